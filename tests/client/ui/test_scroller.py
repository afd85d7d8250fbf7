"""A scroller: what stands in it works by finger, wheel and arrows, and everything in it can be brought into sight."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from client.screens.setup import SetupScreen
from client.ui.canvas import Look, Viewport
from client.ui.form import TARGET, Form
from client.ui.geometry import Box
from client.ui.options_form import Item, add_sheet
from client.ui.pictures import Pictures
from client.ui.pointer import MOUSE, Nav, Phase, PointerEvent
from client.ui.scene import Scene
from client.ui.scroller import Place, Scroller
from client.ui.text import Letters
from client.ui.widgets import Choice, Toggle
from tests.shots.screens import arrange

SIZE = (1280, 720)
HERE = Box(100, 100, 500, 180)


@pytest.fixture
def form(pictures: Pictures) -> Form:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    return Form(Scene(SIZE), Look(Viewport(SIZE), pictures, Letters(1.0)))


def sheet(form: Form, chosen: list[tuple[str, int]], place: Place | None = None, editable: bool = True) -> Scroller:
    """Six rows, switches and choices in turn, more than there is room for."""

    def item(number: int) -> Item:
        values = () if number % 2 == 0 else ("jedna", "dva", "tři")
        name = f"row {number}"
        return Item(name, "Slovo", "a co znamená", values, 0, lambda index: chosen.append((name, index)))

    return add_sheet(form, HERE, [item(number) for number in range(6)], place or Place(), lambda *_: None, editable)


def point(form: Form, phase: Phase, x: float, y: float, turn: float = 0) -> None:
    form.handle(PointerEvent(MOUSE, "mouse", phase, x, y, turn))


def middle(scroller: Scroller, name: str) -> tuple[float, float]:
    widget = scroller.inner.find(name)
    assert widget is not None
    x, y, w, h = widget.box
    return HERE.x + x + w / 2, HERE.y + y + h / 2 - scroller.place.offset


def test_a_tap_reaches_what_stands_inside(form: Form) -> None:
    chosen: list[tuple[str, int]] = []
    scroller = sheet(form, chosen)
    for phase in ("down", "up"):
        point(form, phase, *middle(scroller, "row 0"))
    for phase in ("down", "up"):
        point(form, phase, *middle(scroller, "row 1"))
    assert chosen == [("row 0", 1), ("row 1", 1)]


def test_a_finger_that_moves_on_scrolls_and_presses_nothing(form: Form) -> None:
    chosen: list[tuple[str, int]] = []
    scroller = sheet(form, chosen)
    x, y = middle(scroller, "row 0")
    point(form, "down", x, y)
    point(form, "move", x, y - 30)
    point(form, "up", x, y - 30)
    assert scroller.place.offset == 30
    assert chosen == []
    point(form, "wheel", x, y, -100)
    assert scroller.place.offset == scroller.end
    for phase in ("down", "up"):
        point(form, phase, *middle(scroller, "row 5"))
    assert chosen == [("row 5", 1)]


def test_arrows_walk_through_it_and_out_of_it(form: Form) -> None:
    chosen: list[tuple[str, int]] = []
    scroller = sheet(form, chosen)
    switched: list[bool] = []
    below = form.add(Toggle("dole", "", 100, 400, 500, 60, False, switched.append, "below"))
    form.handle(Nav.DOWN)
    assert form.focus is scroller
    seen = []
    for _ in range(6):
        focus = scroller.inner.focus
        assert focus is not None
        top, bottom = focus.box.y - scroller.place.offset, focus.box.bottom - scroller.place.offset
        assert 0 <= top < bottom <= HERE.h
        seen.append(focus.name)
        form.handle(Nav.RIGHT if isinstance(focus, Choice) else Nav.ACCEPT)
        form.handle(Nav.DOWN)
    assert seen == [f"row {number}" for number in range(6)]
    assert chosen == [(name, 1) for name in seen]
    assert form.focus is below
    form.handle(Nav.UP)
    assert form.focus is scroller


def test_it_is_where_it_was_when_the_screen_is_made_anew(form: Form) -> None:
    place = Place()
    sheet(form, [], place).scroll(77)
    assert sheet(form, [], place).place.offset == 77


def test_who_may_not_change_anything_can_still_read_it_all(form: Form) -> None:
    chosen: list[tuple[str, int]] = []
    scroller = sheet(form, chosen, editable=False)
    form.handle(Nav.DOWN)
    for _ in range(40):
        form.handle(Nav.DOWN)
    assert scroller.place.offset == scroller.end > 0
    for phase in ("down", "up"):
        point(form, phase, HERE.right - 30, HERE.y + 30)
    assert chosen == []


@pytest.mark.parametrize("name", ["setup", "setup_duel", "setup_disco", "room", "room_bots"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_rules_are_apart_and_large_enough_for_a_finger(
    name: str, size: tuple[int, int], tmp_path: Path, sketches: Pictures
) -> None:
    app = arrange(name, size, "cs", tmp_path, sketches)
    rules = app.form.find("rules")
    assert isinstance(rules, Scroller)
    boxes = [widget.box for widget in rules.inner.widgets if widget.focusable]
    assert boxes
    assert all(box.w >= TARGET and box.h >= TARGET and box.right <= rules.box.w for box in boxes)
    for a, b in itertools.combinations(boxes, 2):
        assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y


def test_a_rule_that_is_chosen_is_kept(tmp_path: Path, pictures: Pictures) -> None:
    app = arrange("setup", SIZE, "cs", tmp_path, pictures)
    rules = app.form.find("rules")
    assert isinstance(rules, Scroller)
    ruleset = rules.inner.find("option ruleset")
    assert isinstance(ruleset, Choice)
    ruleset.choose(2)
    app.step(0.1, (), ())
    screen = app.screens[-1]
    assert isinstance(screen, SetupScreen)
    assert screen.arrangement.options["ruleset"] == "expert"
    rules = app.form.find("rules")
    assert isinstance(rules, Scroller)
    assert rules.inner.find("option ones_scope") is not None
