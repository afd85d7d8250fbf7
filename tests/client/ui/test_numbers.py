"""Numbers of a wide range: by finger, keys, gamepad and letters, never beyond the ends, never between two values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from client.ui.canvas import Look, Viewport
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.number_sheet import KEYS, DigitKeys, NumberSheet
from client.ui.pictures import Pictures
from client.ui.pointer import MOUSE, Nav, Phase, PointerEvent, Typed
from client.ui.scale import Scale
from client.ui.scene import Scene
from client.ui.slider import Slider
from client.ui.stepper import AGAIN, HOLD, MINUS, PLUS, REFUSED, REST, VALUE, Stepper
from client.ui.text import CATALOGUE, LANGUAGES, Letters

SIZE = (1280, 720)
STACKS = range(20, 100_001)
ODD = (*range(1, 25), *range(25, 501, 25))
WORDED: tuple[Any, ...] = ("auto", *ODD)


@pytest.fixture
def form(pictures: Pictures) -> Form:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    return Form(Scene(SIZE), Look(Viewport(SIZE), pictures, Letters(1.0)))


class Desk:
    """A stepper, with what it has told and what it was asked to enter."""

    def __init__(self, form: Form, values: Sequence[Any], chosen: int = 0) -> None:
        self.form = form
        self.told: list[int] = []
        self.asked: list[str] = []
        self.stepper = form.add(
            Stepper(Box(100, 100, 400, 50), "Žetony", Scale(values), chosen, self.told.append, "stack", self._enter)
        )

    def _enter(self, stepper: Stepper, typed: str) -> None:
        assert stepper is self.stepper
        self.asked.append(typed)

    def point(self, phase: Phase, part: int) -> None:
        box = self.stepper.parts()[part]
        x, y = 100 + box.x + box.w / 2, 100 + box.y + box.h / 2
        self.form.handle(PointerEvent(MOUSE, "mouse", phase, x, y))

    def tap(self, part: int) -> None:
        self.point("down", part)
        self.point("up", part)

    @property
    def value(self) -> Any:
        return self.stepper.scale.values[self.stepper.chosen]


# --- what can be chosen ---


def test_a_wide_range_is_never_written_out() -> None:
    scale = Scale(range(0, 10**15, 5))
    assert (scale.typed("15"), scale.typed("16"), scale.typed(""), scale.typed("²")) == (3, None, None, None)
    assert scale.beside(3, -10) == 0
    assert scale.digits == 15


@pytest.mark.parametrize(
    ("values", "typed", "found"),
    [(STACKS, "200", 180), (STACKS, "19", None), (STACKS, "100001", None), (WORDED, "475", 43), (WORDED, "470", None)],
)
def test_only_a_value_can_be_typed(values: Sequence[Any], typed: str, found: int | None) -> None:
    assert Scale(values).typed(typed) == found


def test_a_held_button_goes_through_everything_in_a_few_seconds() -> None:
    for values in (range(10), range(500), STACKS):
        scale, at, done = Scale(values), 0, 0
        while at < len(values) - 1:
            at, done = scale.beside(at, scale.stride(done)), done + 1
        assert done * AGAIN < 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bounds_are_told_in_each_language(language: Any) -> None:
    CATALOGUE.speak(language)
    try:
        assert all(number in Scale(range(20, 101, 5)).bounds for number in ("20", "100", "5"))
        assert all(number in Scale(WORDED).bounds for number in ("1", "500"))
    finally:
        CATALOGUE.speak("cs")


# --- the stepper ---


def test_a_tap_is_one_step_and_told_at_once(form: Form) -> None:
    desk = Desk(form, STACKS, 180)
    desk.tap(PLUS)
    desk.tap(PLUS)
    desk.tap(MINUS)
    assert desk.told == [181, 182, 181]
    assert desk.value == 201


def test_a_step_at_the_end_is_refused_and_seen_for_a_moment(form: Form) -> None:
    desk = Desk(form, STACKS)
    form.scene.draw(pygame.Surface(SIZE))
    desk.tap(MINUS)
    assert (desk.told, desk.value, desk.stepper.refused) == ([], 20, True)
    assert form.scene.draw(pygame.Surface(SIZE))
    form.update(REFUSED + 0.01)
    assert not desk.stepper.refused
    assert not form.update(REST)


def test_a_held_button_goes_on_and_tells_when_it_is_let_go(form: Form) -> None:
    desk = Desk(form, STACKS)
    desk.point("down", PLUS)
    form.update(HOLD - 0.01)
    assert desk.value == 20
    for _ in range(200):
        assert form.update(AGAIN)
    assert desk.told == []
    assert desk.value == 100_000
    desk.point("up", PLUS)
    assert desk.told == [len(STACKS) - 1]


def test_a_finger_that_scrolls_on_changes_nothing(form: Form) -> None:
    desk = Desk(form, STACKS, 5)
    desk.point("down", PLUS)
    desk.point("cancel", PLUS)
    assert (desk.told, desk.stepper.chosen) == ([], 5)


def test_keys_step_and_what_they_came_to_is_told_once(form: Form) -> None:
    desk = Desk(form, STACKS, 5)
    form.set_focus(desk.stepper)
    for way in (Nav.RIGHT, Nav.RIGHT, Nav.LEFT, Nav.RIGHT):
        form.handle(way)
        form.update(0.05)
    assert desk.told == []
    form.update(REST)
    form.update(REST)
    assert desk.told == [7]


def test_what_keys_came_to_is_told_when_they_go_elsewhere(form: Form) -> None:
    desk = Desk(form, STACKS, 5)
    form.set_focus(desk.stepper)
    form.handle(Nav.RIGHT)
    form.set_focus(None)
    form.update(0.01)
    assert desk.told == [6]


def test_keys_leave_a_stepper_at_its_end(form: Form) -> None:
    desk = Desk(form, range(3), 2)
    other = form.add(Slider(700, 100, 400, 56, 50, lambda _: None, "other", Scale(range(101))))
    form.set_focus(desk.stepper)
    form.handle(Nav.RIGHT)
    assert form.focus is other


def test_the_number_is_entered_by_a_tap_a_key_or_a_digit(form: Form) -> None:
    desk = Desk(form, STACKS, 5)
    desk.tap(VALUE)
    form.handle(Nav.ACCEPT)
    form.handle(Typed("7"))
    form.handle(Typed("x"))
    assert desk.asked == ["", "", "7"]
    desk.stepper.take(30)
    assert (desk.told, desk.value) == ([30], 50)


def test_values_that_are_words_are_stepped_over_too(form: Form) -> None:
    desk = Desk(form, WORDED, 1)
    desk.tap(MINUS)
    assert desk.value == "auto"


# --- the slider ---


@pytest.mark.parametrize("values", [range(0, 101, 5), range(2, 1001, 2), STACKS, range(3, 99, 7)])
def test_a_slider_snaps_and_never_leaves_its_range(form: Form, values: range) -> None:
    said: list[int] = []
    slider = form.add(Slider(100, 100, 400, 56, values[0], said.append, "slider", Scale(values)))
    for phase, x in (("down", 113.0), *(("move", 100.0 + 3 * step) for step in range(150)), ("up", 700.0)):
        form.handle(PointerEvent(MOUSE, "mouse", phase, x, 120))  # type: ignore[arg-type]
    assert said
    assert set(said) <= set(values)
    assert slider.value == values[-1]


def test_keys_go_through_a_slider_in_a_few_steps(form: Form) -> None:
    slider = form.add(Slider(100, 100, 400, 56, 20, lambda _: None, "slider", Scale(STACKS)))
    form.set_focus(slider)
    for _ in range(21):
        form.handle(Nav.RIGHT)
    assert slider.value == 100_000
    for _ in range(21):
        form.handle(Nav.LEFT)
    assert slider.value == 20


# --- the sheet ---


class Sheet:
    """The sheet, and what came of it."""

    def __init__(self, form: Form, values: Sequence[Any], chosen: int, typed: str = "") -> None:
        self.form = form
        self.taken: list[int] = []
        self.closed = 0
        self.sheet = NumberSheet("Žetony", Scale(values), chosen, typed, self.taken.append, self._close)
        self.sheet.build(form)

    def _close(self) -> None:
        self.closed += 1

    def type(self, text: str) -> None:
        for letter in text:
            self.form.handle(Typed(letter))

    def touch(self, key: str) -> None:
        pad = self.form.find("pad")
        assert isinstance(pad, DigitKeys)
        box = pad.keys()[key]
        x, y = pad.box.x + box.x + box.w / 2, pad.box.y + box.y + box.h / 2
        for phase in ("down", "up"):
            self.form.handle(PointerEvent(7, "touch", phase, x, y))  # type: ignore[arg-type]

    @property
    def text(self) -> str:
        return self.sheet.field.text

    @property
    def refused(self) -> bool:
        return self.sheet.field.refused


@pytest.fixture
def sheets(form: Form) -> Iterator[Form]:
    yield form
    assert form.cut == []


def test_a_number_is_typed_and_taken(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 180)
    assert sheet.text == "200"
    sheet.type("1500")
    assert sheet.text == "1500"
    sheets.handle(Nav.ACCEPT)
    assert sheet.taken == [1480]


def test_the_digit_that_opened_the_sheet_stands_there_already(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 180, "4")
    sheet.type("2")
    sheets.handle(Nav.ACCEPT)
    assert sheet.taken == [22]


def test_a_finger_needs_no_keyboard(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 180)
    for key in ("3", "1", "<", "0", "5", "="):
        sheet.touch(key)
    assert sheet.taken == [STACKS.index(305)]


def test_a_gamepad_walks_over_the_pad_and_out_of_it(sheets: Form) -> None:
    sheet, pad = Sheet(sheets, STACKS, 180), sheets.find("pad")
    assert isinstance(pad, DigitKeys)
    for _ in range(2):
        sheets.handle(Nav.DOWN)
    assert sheets.focus is pad
    for way in (Nav.UP, Nav.LEFT, Nav.ACCEPT, Nav.DOWN, Nav.ACCEPT, Nav.DOWN, Nav.DOWN, Nav.RIGHT, Nav.ACCEPT):
        sheets.handle(way)
    assert sheet.text == "140"
    for way in (Nav.RIGHT, Nav.ACCEPT):
        sheets.handle(way)
    assert sheet.taken == [120]
    sheets.handle(Nav.DOWN)
    assert sheets.focus is sheets.find("close")
    for _ in range(len(KEYS) + 1):
        sheets.handle(Nav.UP)
    assert sheets.focus is sheets.find("slider")


def test_enter_ends_what_was_typed_beside_the_pad(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 180)
    sheets.set_focus(sheets.find("pad"))
    sheet.type("77")
    sheets.handle(Nav.ACCEPT)
    assert sheet.taken == [57]


@pytest.mark.parametrize(("values", "typed"), [(STACKS, "7"), (range(0, 101, 5), "12"), (WORDED, "470")])
def test_a_number_that_is_no_value_is_refused_where_it_stands(sheets: Form, values: Sequence[Any], typed: str) -> None:
    sheet = Sheet(sheets, values, 3)
    plain = sheet.sheet.hint.text
    sheet.type(typed)
    sheets.handle(Nav.ACCEPT)
    assert sheet.taken == []
    assert sheet.refused
    assert sheet.text == typed
    assert sheet.sheet.hint.text not in ("", plain)
    assert not sheet.sheet.field.valid
    sheets.handle(Typed("", erase=True))
    assert sheet.sheet.hint.text == plain


def test_no_more_digits_than_the_largest_number_has(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 0)
    sheet.type("0012345678")
    assert sheet.text == "123456"


def test_the_slider_and_the_number_say_the_same(sheets: Form) -> None:
    sheet = Sheet(sheets, WORDED, 3)
    sheet.type("500")
    assert sheet.sheet.slider.value == len(WORDED) - 1
    sheet.sheet.slider.set(0)
    assert sheet.text == "auto"
    sheets.handle(Nav.ACCEPT)
    assert sheet.taken == [0]


def test_a_word_is_erased_as_a_whole(sheets: Form) -> None:
    sheet = Sheet(sheets, WORDED, 0)
    sheets.handle(Typed("", erase=True))
    assert sheet.text == ""
    sheets.handle(Nav.ACCEPT)
    assert sheet.refused


def test_leaving_the_sheet_changes_nothing(sheets: Form) -> None:
    sheet = Sheet(sheets, STACKS, 3)
    sheet.type("500")
    sheets.handle(Nav.BACK)
    assert (sheet.closed, sheet.taken) == (1, [])


@pytest.mark.parametrize("size", [(640, 360), (720, 1280), (1920, 1080)], ids=str)
def test_the_sheet_fits_with_the_largest_letters(pictures: Pictures, size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    viewport = Viewport(size)
    form = Form(Scene(size), Look(viewport, pictures, Letters(viewport.scale, 2.0)))
    sheet = Sheet(form, range(20, 100_001, 20), 3)
    sheet.type("7")
    form.handle(Nav.ACCEPT)
    assert sheet.refused
    assert form.cut == []
