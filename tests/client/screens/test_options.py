"""The rules of a table as they are chosen: a button for each of a few values, a number for many."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pygame
import pytest
from pygame.event import Event

from client.app import App
from client.screens import options as rules
from client.screens.screen import Screen
from client.seated import faces
from client.settings import Keeper
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.options_form import Item, add_sheet
from client.ui.pictures import Pictures
from client.ui.scroller import Place, Scroller
from client.ui.stepper import Stepper
from client.ui.widgets import Choice, Toggle
from shared.engine import Option
from shared.games import GAMES
from shared.messages import OptionValue, SeatState
from tests.shots.board import Board

SEATS = 2
PEOPLE = faces([SeatState("me", "Dan", "lynx"), SeatState(level="thumb")])
WIDE = Option(200, range(20, 100_001))


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that have no table yet have no words for their options either."""
    monkeypatch.setattr(rules, "say", lambda key, **_: key)


class Sheet(Screen):
    """The options of one game, and nothing else."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.options: dict[str, OptionValue] = rules.complete(game, SEATS, {})
        self.place = Place()

    def build(self, form: Form) -> None:
        def changed(options: dict[str, OptionValue]) -> None:
            self.options = options
            self.app.rebuild()

        items = rules.items(self.game, PEOPLE, self.options, changed)
        self.sheet = add_sheet(form, Box(60, 60, 600, 560), items, self.place, self.app.enter_number)


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    return App(Board((640, 360)), Keeper(tmp_path / "settings.json"), pictures)


def shown(app: App, game: str) -> Sheet:
    screen = Sheet(app, game)
    app.push(screen)
    app.step(0.02, (), ())
    return screen


def items(game: str) -> list[Item]:
    return rules.items(game, PEOPLE, {}, lambda _: None)


@pytest.mark.parametrize("game", [game for game in GAMES if SEATS in GAMES[game].seats])
def test_no_option_of_any_game_has_a_button_for_each_of_many_values(app: App, game: str) -> None:
    widgets = {widget.name: widget for widget in shown(app, game).sheet.inner.widgets if widget.focusable}
    for item in items(game):
        widget = widgets[item.name]
        if item.scale is not None:
            assert isinstance(widget, Stepper)
        elif item.values:
            assert isinstance(widget, Choice)
            assert len(widget.options) <= rules.BUTTONS
        else:
            assert isinstance(widget, Toggle)


def test_the_widest_options_are_numbers() -> None:
    wide = {item.name: item.scale.values for item in items("holdem") if item.scale is not None}
    assert wide["option stack"] == range(20, 100_001)


@pytest.mark.parametrize("game", ["korist", "svabi"])
def test_a_few_values_keep_their_buttons(game: str) -> None:
    assert all(item.scale is None for item in items(game))


class Made:
    """A made-up game with one wide option."""

    options: ClassVar = {"stack": WIDE}
    starter = None

    @staticmethod
    def means(name: str, options: dict[str, Any], seats: int) -> bool:
        return True

    @staticmethod
    def settings(seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return {"stack": 200, **options}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, app: App) -> Sheet:
    monkeypatch.setitem(GAMES, "made", Made())  # type: ignore[arg-type]
    return shown(app, "made")


def key(app: App, *keys: int) -> None:
    for code in keys:
        app.step(0.02, [Event(pygame.KEYDOWN, key=code, mod=0)], ())


def test_a_wide_option_is_stepped_and_the_screen_hears_of_it_once(app: App, made: Sheet) -> None:
    key(app, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert made.options == {"stack": 200}
    for _ in range(20):
        app.step(0.02, (), ())
    assert made.options == {"stack": 203}


def test_a_wide_option_is_typed(app: App, made: Sheet) -> None:
    key(app, pygame.K_DOWN)
    for digit in "99000":
        app.step(0.02, [Event(pygame.TEXTINPUT, text=digit)], ())
    key(app, pygame.K_RETURN)
    assert made.options == {"stack": 99_000}
    assert isinstance(app.form.focus, Scroller)  # the sheet is gone, and the keys are where they were
    stepper = app.form.focus.inner.focus
    assert isinstance(stepper, Stepper)
    assert stepper.scale.values[stepper.chosen] == 99_000


def test_a_guest_reads_the_number(app: App, made: Sheet) -> None:
    form = app.form
    (item,) = rules.items("made", PEOPLE, {"stack": 450}, lambda _: None)
    assert item.word == "450"
    told = add_sheet(form, Box(60, 60, 600, 560), [item], Place(), app.enter_number, editable=False)
    assert not any(widget.focusable for widget in told.inner.widgets)
