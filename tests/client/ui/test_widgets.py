"""Widgets: what pointers, keys and letters do to them, and that they are painted only when they change."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from client.ui.canvas import Canvas, Look, Viewport
from client.ui.fields import ACCENTED, HOLD, Keyboard, TextField
from client.ui.focus import neighbour
from client.ui.form import Form, Widget
from client.ui.geometry import Box
from client.ui.overlays import Answer, Banner, ScrollList, Toast, dialog
from client.ui.pictures import Pictures
from client.ui.pointer import MOUSE, Nav, Phase, PointerEvent, Typed
from client.ui.scale import Scale
from client.ui.scene import Scene
from client.ui.slider import Slider
from client.ui.text import Letters
from client.ui.widgets import Button, Choice, Label, Panel, Toggle, shared

SIZE = (640, 360)


@pytest.fixture
def form() -> Form:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    viewport = Viewport(SIZE)
    return Form(Scene(SIZE), Look(viewport, Pictures(None), Letters(viewport.scale)))


def point(form: Form, phase: Phase, x: float, y: float, id_: int = MOUSE) -> None:
    form.handle(PointerEvent(id_, "mouse" if id_ == MOUSE else "touch", phase, x, y))


def click(form: Form, x: float, y: float, id_: int = MOUSE) -> None:
    point(form, "down", x, y, id_)
    point(form, "up", x, y, id_)


def idle(form: Form) -> bool:
    """Whether nothing is to be drawn any more."""
    return form.scene.draw(Surface(SIZE)) == []


def test_a_button_acts_when_released_on_it(form: Form) -> None:
    done: list[str] = []
    form.add(Button("Hrát", 100, 100, 200, 60, lambda: done.append("play"), icon="gear", sub="pod tím"))
    point(form, "down", 150, 120)
    assert not done
    point(form, "up", 150, 120)
    assert done == ["play"]
    point(form, "down", 150, 120)
    point(form, "up", 600, 600)
    assert done == ["play"]


def test_a_disabled_button_does_nothing(form: Form) -> None:
    done: list[str] = []
    button = form.add(Button("Hrát", 100, 100, 200, 60, lambda: done.append("play")))
    button.enable(False)
    click(form, 150, 120)
    form.handle(Nav.DOWN)
    form.handle(Nav.ACCEPT)
    assert not done
    assert form.focus is None


def test_small_things_have_large_targets(form: Form) -> None:
    done: list[str] = []
    form.add(Button("", 100, 100, 20, 20, lambda: done.append("hit"), "x", icon="back"))
    click(form, 90, 130)
    assert done == ["hit"]


def test_two_fingers_use_two_widgets(form: Form) -> None:
    moved: list[tuple[str, int]] = []
    scale = Scale(range(0, 101, 5))
    for y, name in ((100, "one"), (200, "two")):
        form.add(Slider(100, y, 400, 56, 50, lambda v, name=name: moved.append((name, v)), name, scale))
    point(form, "down", 300, 120, 1)
    point(form, "down", 300, 220, 2)
    moved.clear()
    point(form, "move", 100, 120, 1)
    point(form, "move", 500, 220, 2)
    point(form, "cancel", 500, 220, 2)
    assert moved == [("one", 0), ("two", 100)]


def test_a_state_is_painted_once_and_idleness_paints_nothing(form: Form) -> None:
    form.add(Button("Hrát", 100, 100, 200, 60, lambda: None))
    assert not idle(form)
    assert idle(form)
    point(form, "move", 150, 120)
    assert not idle(form)
    point(form, "move", 151, 121)
    assert idle(form)


def pixels(form: Form) -> bytes:
    target = Surface(SIZE)
    form.scene.touch(target.get_rect())
    form.scene.draw(target)
    return pygame.image.tobytes(target, "RGB")


def test_every_state_looks_different(form: Form) -> None:
    button = form.add(Button("Hrát", 100, 100, 200, 60, lambda: None))
    seen = [pixels(form)]
    point(form, "move", 150, 120)
    seen.append(pixels(form))
    point(form, "down", 150, 120)
    seen.append(pixels(form))
    point(form, "up", 150, 120)
    point(form, "move", 0, 0)
    form.handle(Nav.UP)
    seen.append(pixels(form))
    button.enable(False)
    seen.append(pixels(form))
    assert len(set(seen)) == len(seen)


def test_a_toggle_switches_by_pointer_and_key(form: Form) -> None:
    said: list[bool] = []
    form.add(Toggle("Diváci", "kdo nemá místo", 100, 100, 400, 60, False, said.append))
    click(form, 120, 120)
    form.handle(Nav.ACCEPT)
    assert said == [True, False]


def test_a_slider_steps_within_its_limits(form: Form) -> None:
    said: list[int] = []
    slider = form.add(Slider(100, 100, 400, 56, 95, said.append, "sound", Scale(range(0, 101, 5))))
    form.set_focus(slider)
    for way in (Nav.RIGHT, Nav.RIGHT, Nav.LEFT):
        form.handle(way)
    form.handle(PointerEvent(MOUSE, "mouse", "wheel", 200, 120, -1))
    assert said == [100, 95, 90]


def test_a_choice_is_made_by_finger_and_arrows_and_lets_the_focus_out(form: Form) -> None:
    said: list[int] = []
    form.add(Choice(100, 100, 300, 50, ["a", "b", "c"], 0, said.append, "choice"))
    below = form.add(Button("Dál", 100, 200, 300, 50, lambda: None))
    click(form, 390, 120, id_=5)
    form.handle(Nav.LEFT)
    assert said == [2, 1]
    form.handle(Nav.DOWN)
    assert form.focus is below


def test_a_choice_in_rows_moves_both_ways(form: Form) -> None:
    said: list[int] = []
    choice = form.add(Choice(100, 100, 300, 100, list("abcdef"), 0, said.append, "choice", rows=2))
    form.set_focus(choice)
    for way in (Nav.DOWN, Nav.RIGHT, Nav.UP, Nav.UP):
        form.handle(way)
    assert said == [3, 4, 1]


def test_a_field_takes_letters_up_to_its_limit(form: Form) -> None:
    field = form.add(TextField(100, 100, 300, 56, "", 6, lambda _: None, "name"))
    assert not form.typing
    click(form, 120, 120)
    assert form.typing
    for text in ("Žofie", "\n", "ab"):
        form.handle(Typed(text))
    assert field.text == "Žofiea"
    form.handle(Typed("", erase=True))
    assert field.text == "Žofie"


def test_a_finger_on_a_field_asks_for_the_keyboard_and_a_mouse_does_not(form: Form) -> None:
    asked: list[TextField] = []
    form.add(TextField(100, 100, 300, 56, "", 6, lambda _: None, "name", asked.append))
    click(form, 120, 120)
    assert not asked
    click(form, 120, 120, id_=1)
    assert len(asked) == 1


@pytest.fixture
def keyboard(form: Form) -> tuple[Keyboard, list[str], Callable[[str], tuple[float, float]]]:
    typed: list[str] = []

    def send(event: Typed) -> None:
        typed.append("<" if event.erase else event.text)

    keys = form.add(Keyboard(100, 300, 960, 372, send, lambda: typed.append("done"), "Hotovo"))

    def middle(key: str) -> tuple[float, float]:
        box = keys.keys()[key]
        return keys.box.x + box.x + box.w / 2, keys.box.y + box.y + box.h / 2

    return keys, typed, middle


def test_the_keyboard_types(form: Form, keyboard: tuple[Keyboard, list[str], Callable]) -> None:
    _, typed, middle = keyboard
    for key in "^da_<=":
        click(form, *middle(key), id_=1)
    assert typed == ["D", "a", " ", "<", "done"]


def test_a_held_key_offers_its_accents(form: Form, keyboard: tuple[Keyboard, list[str], Callable]) -> None:
    keys, typed, middle = keyboard
    point(form, "down", *middle("e"), 1)
    assert form.update(HOLD / 2)
    form.update(HOLD)
    point(form, "move", keys.box.x + keys.offered()[1].x + 5, middle("e")[1], 1)
    point(form, "up", *middle("e"), 1)
    assert typed == ["ě"]
    assert keys.offered() == []


def test_every_key_is_large_enough_and_every_letter_can_be_typed(
    keyboard: tuple[Keyboard, list[str], Callable],
) -> None:
    keys = keyboard[0].keys()
    assert all(box.w >= 48 and box.h >= 48 for box in keys.values())
    letters = set("".join(ACCENTED.values())) | set(keys)
    assert set("aáäbcčdďeéěfghiíjklĺľmnňoóôpqrŕřsštťuúůvwxyýzž") <= letters


def test_arrows_type_too(form: Form, keyboard: tuple[Keyboard, list[str], Callable]) -> None:
    form.set_focus(keyboard[0])
    for way in (Nav.RIGHT, Nav.DOWN, Nav.ACCEPT):
        form.handle(way)
    assert keyboard[1] == ["s"]


def rows(count: int) -> list[Callable[[Canvas, Box, bool], None]]:
    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        canvas.text("řádek", box.x, box.y + box.h / 2, "semi", 15 + focused)

    return [paint] * count


def test_a_list_scrolls_by_drag_and_picks_by_tap(form: Form) -> None:
    picked: list[int] = []
    scroll = form.add(ScrollList(100, 100, 300, 200, rows(20), 50, picked.append, "rooms", gap=10))
    point(form, "down", 200, 250, 1)
    point(form, "move", 200, 130, 1)
    point(form, "up", 200, 130, 1)
    assert scroll.offset == 120
    assert picked == []
    click(form, 200, 110, id_=1)
    assert picked == [2]
    form.handle(PointerEvent(MOUSE, "mouse", "wheel", 200, 150, 100))
    assert scroll.offset == 0
    form.handle(PointerEvent(MOUSE, "mouse", "wheel", 200, 150, -1000))
    assert scroll.offset == 20 * 60 - 10 - 200


def test_a_list_follows_the_arrows(form: Form) -> None:
    picked: list[int] = []
    scroll = form.add(ScrollList(100, 100, 300, 200, rows(9), 50, picked.append, "rooms", gap=10))
    form.set_focus(scroll)
    for _ in range(5):
        form.handle(Nav.DOWN)
    form.handle(Nav.ACCEPT)
    assert picked == [5]
    assert scroll.offset <= 5 * 60 <= scroll.offset + 200 - 50


def test_a_dialog_is_answered_and_escape_is_its_last_answer(form: Form) -> None:
    said: list[str] = []
    answers = [Answer("Ano", lambda: said.append("yes")), Answer("Ne", lambda: said.append("no"))]
    dialog(form, "Konec", "Opravdu?", answers)
    form.handle(Nav.BACK)
    form.handle(Nav.RIGHT)
    form.handle(Nav.ACCEPT)
    assert said == ["no", "yes"]
    assert form.cut == []


def test_a_toast_fades_and_goes(form: Form) -> None:
    gone: list[bool] = []
    form.add(Toast("Uloženo", form.look, lambda: gone.append(True)))
    assert not form.update(1.0)
    assert form.update(2.0)
    form.update(1.0)
    assert gone == [True]


def test_a_notice_is_as_wide_as_its_words(form: Form) -> None:
    short, long = (Toast(text, form.look, lambda: None) for text in ("Uloženo do složky", "Uloženo do složky " * 9))
    assert short.box.w < 300 < long.box.w == 640
    wait, again = (Banner(text, form.look) for text in ("Čekáme", "Spojení vypadlo, zkouším to znovu…"))
    assert wait.box.w < again.box.w < 400


def test_a_question_is_as_high_as_its_words_and_offers_the_safe_answer_first(form: Form) -> None:
    answers = [Answer("Odejít", lambda: None, "paper"), Answer("Zůstat", lambda: None, "primary")]
    heights = []
    for text in ("Opravdu?", "Opravdu chceš odejít? " * 6):
        dialog(form, "Konec", text, answers)
        heights.append(next(widget.box.h for widget in form.widgets if isinstance(widget, Panel)))
        assert form.focus is form.find("Zůstat")
        assert form.cut == []
        form.close()
    assert heights[0] < 240 < heights[1] < 340


def test_words_stand_in_the_middle_of_a_button_without_an_icon(form: Form) -> None:
    for sub in ("", "a líznout 2 karty"):
        button = form.add(Button("Zahodit", 100, 100, 220, 76, lambda: None, sub=sub))
        canvas = Canvas(form.look, 220, 76, 0)
        button._paint_words(canvas, "#ffffff", "#ffffff")
        drawn = pygame.mask.from_surface(canvas.surface).get_bounding_rects()
        left, right = min(box.left for box in drawn), max(box.right for box in drawn)
        assert abs(left + right - canvas.surface.get_width()) <= 3


def test_a_word_of_a_choice_has_air_at_its_sides(form: Form) -> None:
    words = ("dle míst", "1", "2", "3", "4", "5", "6")
    choice = form.add(Choice(0, 0, 320, 50, words, 0, lambda _: None, "games"))
    assert choice.part(0).w >= form.look.letters.width(words[0], "extra", 15) + 16
    assert min(choice.part(n).w for n in range(1, 7)) >= 34


def test_text_that_does_not_fit_is_reported(form: Form) -> None:
    form.add(Label("Nejmenší součet vyhrává", 0, 0, 40, 20))
    form.add(Label("Nejmenší součet vyhrává a nikdo neví proč", 0, 0, 80, 20, wrap=True))
    assert len(form.cut) == 2


def test_a_dropped_widget_leaves_nothing_behind(form: Form) -> None:
    before = pixels(form)
    widget: Widget = form.add(Button("Hrát", 100, 100, 200, 60, lambda: None))
    form.set_focus(widget)
    form.drop(widget)
    assert pixels(form) == before
    assert form.focus is None


def test_a_tall_neighbour_does_not_draw_the_focus_out_of_its_column() -> None:
    """A list at the left that is as high as three buttons at the right: up leads to the button above."""
    boxes = [Box(56, 152, 760, 512), Box(868, 170, 188, 64), Box(1064, 338, 140, 64), Box(848, 580, 376, 84)]
    assert neighbour(boxes, 3, Nav.UP) == 2
    assert neighbour(boxes, 2, Nav.UP) == 1
    assert neighbour(boxes, 1, Nav.LEFT) == 0
    assert neighbour(boxes[:1] + boxes[3:], 1, Nav.UP) == 0  # beside is better than nowhere


def test_a_long_word_gets_room_from_short_ones() -> None:
    assert shared(100, [10, 10], [30, 50]) == [40, 60]
    assert shared(60, [20, 10], [80, 10]) == [50, 10]
