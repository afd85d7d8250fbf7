"""What further games need of the table, by a made-up game: numbers, many buttons, groups, drafts, locked buttons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from client.app import App
from client.games import SHELF
from client.settings import Keeper
from client.table import sheets
from client.table.areas import Groups
from client.table.hud import LockedButton
from client.table.number_pad import NumberPad
from client.table.plaques import Plaque, Sitting
from client.table.touch import Spot
from client.ui.canvas import Canvas, Look, Viewport
from client.ui.geometry import Box
from client.ui.number_field import NumberField
from client.ui.pictures import Pictures
from client.ui.scale import Scale
from client.ui.scroller import Scroller
from client.ui.slider import Slider
from client.ui.text import CATALOGUE, LANGUAGES, Letters
from client.ui.widgets import Button
from shared.engine import TAKE_BACK, Action, Match
from shared.games import GAMES
from shared.messages import Act, Preview, Why
from shared.rulebook import Rule
from tests.client.screens.test_table import Table, acted
from tests.client.table import workshop
from tests.client.table.workshop import CALL, END, GAME, NAMES, OFFER, OPEN, PASS, SHOUT
from tests.shots.board import Board

Sit = Callable[..., Table]


@pytest.fixture
def sit(app: App, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """A table of the made-up game at a position."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    monkeypatch.setitem(SHELF, GAME.id, workshop.ENTRY)  # type: ignore[arg-type]
    monkeypatch.setitem(CATALOGUE._tongues["cs"]._sources, "game-workshop", "game-workshop = Workshop")

    def sat(stage: str, cards: dict[str, list[str]] | None = None) -> Table:
        return Table(app, Match.arranged(GAME, workshop.arranged(stage, cards)))

    return sat


def of_pad(table: Table) -> tuple[NumberPad, NumberField, Slider]:
    pad = table.screen.pad
    assert pad is not None
    return pad, pad.field, pad.slider


def letters(table: Table, text: str) -> None:
    table.app.step(0.02, [Event(pygame.TEXTINPUT, text=text)], table.croupier.hear())


# --- a number out of a range ---


def test_a_number_is_chosen_in_few_taps_and_its_effect_is_read_before(sit: Sit) -> None:
    table = sit("offer")
    table.press("primary 0")
    pad, field, _ = of_pad(table)
    for key in ("key 4", "key 6", "key 0"):
        table.press(key)
    assert (field.text, field.valid, pad.value) == ("460", True, 460)
    table.wait()
    table.wait()
    offer = OFFER._replace(choice="460")
    assert any(isinstance(message, Preview) and message.action == offer for message in table.croupier.sent)
    assert (pad.button.text, pad.button.sub) == ("Offer 460", "then 460")
    table.press("send")
    assert acted(table) == [offer]
    assert table.screen.pad is None


def test_the_server_is_not_asked_about_every_number_on_the_way(sit: Sit) -> None:
    table = sit("offer")
    table.press("primary 0")
    _, field, _ = of_pad(table)
    for _ in range(6):
        field.step(1)
        table.app.step(0.02, (), table.croupier.hear())
    table.wait()
    asked = [message for message in table.croupier.sent if isinstance(message, Preview) and message.action.choice]
    assert [message.action.choice for message in asked] == ["140"]


def test_what_is_no_number_of_the_range_is_said_and_not_sent(sit: Sit) -> None:
    table = sit("offer")
    table.press("primary 0")
    pad, field, _ = of_pad(table)
    for key in ("key 4", "key 5"):
        table.press(key)
    assert not field.valid
    assert not pad.button.enabled
    table.key(pygame.K_RETURN)
    assert acted(table) == []
    table.press("erase")
    table.press("key 0")
    assert (field.text, pad.value) == ("40", 40)
    assert pad.button.enabled


def test_a_number_is_chosen_by_keys_alone(sit: Sit) -> None:
    table = sit("offer")
    table.key(pygame.K_RIGHT)
    home = table.app.form.find("primary 0")
    table.app.form.set_focus(home)
    table.key(pygame.K_RETURN)
    pad, field, _ = of_pad(table)
    assert table.app.form.focus is field
    letters(table, "8")
    letters(table, "0")
    table.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert pad.value == 100
    table.key(pygame.K_RETURN)
    assert acted(table) == [OFFER._replace(choice="100")]


def test_the_slider_reaches_both_ends_and_the_stepper_follows(sit: Sit) -> None:
    table = sit("offer")
    table.press("primary 0")
    pad, field, slider = of_pad(table)
    y = slider.box.y + slider.box.h / 2
    for x, wanted in ((slider.box.right - 4, 1000), (slider.box.x + 4, 20)):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            table.mouse(kind, table.app.viewport.pixel(x, y))
        assert (pad.value, field.text) == (wanted, str(wanted))
    table.press("most")
    assert pad.value == 1000
    assert table.app.form.cut == []


def test_a_pad_closes_when_the_question_is_another_one(sit: Sit) -> None:
    table = sit("offer")
    table.press("primary 0")
    table.croupier.told(0, PASS)
    table.wait()
    assert table.screen.pad is None
    assert table.app.form.find("number") is None


@pytest.mark.parametrize(("wanted", "found"), [(-5, 20), (29, 20), (31, 40), (5000, 1000)])
def test_the_nearest_number(wanted: int, found: int) -> None:
    numbers = range(20, 1001, 20)
    assert numbers[Scale(numbers).nearest(wanted)] == found


def test_steps_go_on_from_what_was_written() -> None:
    field = NumberField(Box(0, 0, 300, 50), Scale(range(20, 1001, 20)), 0, lambda: None, "number")
    for digit in "45":
        field.write(digit)
    field.step(1)
    assert field.value == 60
    for digit in "45":
        field.write(digit)
    field.step(-1)
    assert field.value == 40
    field.step(-9)
    assert field.value == 20


# --- buttons ---


def test_a_few_buttons_stand_in_a_row(sit: Sit) -> None:
    table = sit("shout")
    offers = [offer.action for offer in table.screen.desk._offers]
    assert offers == [PASS, SHOUT, CALL, END]
    boxes = [table.app.form.find(f"primary {n}").box for n in range(4)]  # type: ignore[union-attr]
    assert len({box.y for box in boxes}) == 1
    assert all(left.right < right.x for left, right in pairwise(boxes))
    table.press("primary 2")
    assert acted(table) == [CALL]


def test_many_buttons_scroll_on_a_sheet(sit: Sit) -> None:
    table = sit("name")
    table.press("primary 0")
    sheet = table.app.form.find("choices")
    assert isinstance(sheet, Scroller)
    assert sum(isinstance(widget, Button) for widget in sheet.inner.widgets) == len(NAMES)
    assert sheet.end > 0
    table.app.form.set_focus(sheet)
    table.key(*[pygame.K_DOWN] * 14)
    table.key(pygame.K_RETURN)
    (action,) = acted(table)
    assert action in NAMES[-2:]


def test_a_locked_button_says_what_is_missing_and_by_which_rule(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "rules_of", lambda *_: {"W-3": Rule("W-3", "Three", "A group has three cards.")})
    table = sit("build")
    button = next(widget for widget in table.app.form.widgets if isinstance(widget, LockedButton))
    assert (button.text, button.sub) == ("Open", "three cards")
    table.press(button.name)
    assert Why(table.croupier.asks, OPEN) in table.croupier.sent
    table.wait()
    assert "Three" in [getattr(widget, "text", "") for widget in table.app.form.widgets]
    assert not any(isinstance(message, Act) for message in table.croupier.sent)


# --- groups and drafts ---

LYING = {"pocket:0": ["1", "2", "3"], "meld:0:0": ["5", "6"], "meld:1:0": ["7"], "meld:0:1": ["8"]}


def drag(table: Table, card: str, place: str, src: str = "pocket:0") -> None:
    """Carry a card to the middle of where a place is."""
    start = table.pixel(table.play.stage.sprites(src)[table.play.stage.cards()[src].index(card)])
    box = table.play.landing(place)
    end = table.app.viewport.pixel(box.x + box.w / 2, box.y + box.h / 2)
    table.mouse(pygame.MOUSEBUTTONDOWN, start)
    for share in (0.3, 0.7, 1.0):
        x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        table.mouse(pygame.MOUSEMOTION, (x, y))
    table.mouse(pygame.MOUSEBUTTONUP, end)
    table.app.step(0.3, (), table.croupier.hear())
    table.wait()


@pytest.mark.parametrize("place", ["meld:0:0", "meld:0:1", "meld:0:2", "meld:1:0", "draft:0:0"])
def test_a_card_goes_to_the_very_group_on_which_it_is_let_go(sit: Sit, place: str) -> None:
    table = sit("build", LYING)
    drag(table, "2", place)
    assert acted(table) == [Action("stage" if place.startswith("draft") else "lay", "2", place)]
    assert "2" in table.play.stage.cards()[place]


def test_a_new_group_is_offered_and_lights_up_for_a_card_in_the_hand(sit: Sit) -> None:
    table = sit("build", LYING)
    quiet = {ornament.name: ornament.look for ornament in table.play.openings()}
    assert quiet == {"opening draft:0:0": False, "opening meld:0:2": False}
    table.tap("pocket:0", 0)
    lit = {ornament.name: ornament.look for ornament in table.play.openings()}
    assert lit["opening meld:0:2"] is True
    assert {"opening meld:0:0 rim", "opening meld:1:0 rim"} <= {*lit}


def test_a_tap_on_the_room_for_a_new_group_begins_it(sit: Sit) -> None:
    table = sit("build", LYING)
    table.tap("pocket:0", 0)
    box = table.play.landing("meld:0:2")
    spot = table.app.viewport.pixel(box.x + box.w / 2, box.y + box.h / 2)
    table.mouse(pygame.MOUSEBUTTONDOWN, spot)
    table.mouse(pygame.MOUSEBUTTONUP, spot)
    assert acted(table) == [Action("lay", "1", "meld:0:2")]


def test_keys_reach_every_group_and_a_new_one(sit: Sit) -> None:
    for steps, wanted in ((0, "meld:0:0"), (2, "meld:0:1"), (3, "meld:0:2")):
        table = sit("build", LYING)
        table.key(pygame.K_RIGHT)
        table.app.form.set_focus(table.app.form.find("spot pocket 0"))
        table.key(pygame.K_RETURN)
        spot = table.app.form.find("spot meld 0")
        assert isinstance(spot, Spot)
        spot.current = spot.stops()[0]
        table.app.form.set_focus(spot)
        assert spot.stops()[-1] == "meld:0:2"
        table.key(*[pygame.K_RIGHT] * steps)
        assert table.screen.fingers.cursor(spot) is not None
        table.key(pygame.K_RETURN)
        assert [action.place for action in acted(table)] == [wanted]


def test_a_draft_is_mine_alone_and_can_be_taken_back(sit: Sit) -> None:
    table = sit("build")
    drag(table, "1", "draft:0:0")
    drag(table, "2", "draft:0:0")
    assert table.play.stage.cards()["draft:0:0"] == ["1", "2"]
    other = table.croupier.match.view(1)
    assert other.table["draft:0:0"] == ["?", "?"]
    drag(table, "2", "draft:0:1", "draft:0:0")  # from one draft to another
    drag(table, "1", "pocket:0", "draft:0:0")  # and back into the hand
    assert table.play.stage.cards()["pocket:0"][-1] == "1"
    assert TAKE_BACK in table.play.gestures.legal
    table.press("back")
    table.wait()
    assert table.play.stage.cards()["draft:0:0"] == ["1"]
    assert "1" not in table.play.stage.cards()["pocket:0"]


def test_a_draft_with_enough_cards_is_opened_for_all(sit: Sit) -> None:
    table = sit("build")
    for card in ("1", "2", "3"):
        drag(table, card, "draft:0:0")
    offers = [offer.action for offer in table.screen.desk._offers]
    assert OPEN in offers
    table.press(f"primary {offers.index(OPEN)}")
    table.wait()
    assert sorted(table.play.stage.cards()["meld:0:0"]) == ["1", "2", "3"]


def test_one_group_of_an_owner_may_have_a_box_of_its_own(sit: Sit) -> None:
    layout = sit("build", LYING).play.layout
    assert layout.region("draft:0:7").path == ("0", "7")
    assert layout.region("draft:0:1").path == ("0",)
    assert layout.region("meld:1:3").path == ("1",)


@pytest.mark.parametrize("counts", [(), (0,), (3, 0), (1, 0, 2), (8,) * 6, (1,) * 14 + (0,), (13, 1, 0)])
def test_groups_stay_inside_and_apart(counts: tuple[int, ...]) -> None:
    area = Groups(Box(10, 20, 420, 200), 60, 20)
    boxes, slots = area.boxes(counts), area.slots(counts)
    assert [*map(len, slots)] == [*counts]
    assert all(area.box.holds(box, 0.1) for box in boxes)
    assert all(box.holds(pose.bounds(), 0.1) for box, poses in zip(boxes, slots, strict=True) for pose in poses)
    assert all(box.w >= 60 for box in boxes)


# --- plaques ---


@pytest.mark.parametrize("width", [216.0, 184.0])
def test_a_plaque_has_room_for_several_numbers_and_signs(sit: Sit, width: float) -> None:
    table = sit("build")
    look = Look(Viewport((1280, 720)), table.app.pictures, Letters(1.0))
    t = table.play.look()
    for seat in range(2):
        canvas = Canvas(look, width, 64, 28)
        Plaque(Box(0, 0, width, 64), Sitting("Kateřina", "fox", workshop.plaque(t, seat)), "p").paint(canvas)
        assert canvas.cut == []
    blank = Canvas(look, width, 64, 28)
    data: Any = workshop.plaque(t, 1)._replace(figures=(), tags=())
    Plaque(Box(0, 0, width, 64), Sitting("Kateřina", "fox", data), "p").paint(blank)
    assert pygame.image.tobytes(blank.surface, "RGBA") != pygame.image.tobytes(canvas.surface, "RGBA")


@pytest.mark.parametrize("window", [(1280, 720), (1024, 600), (720, 1280), (2560, 1080)], ids=str)
def test_the_pad_fits_every_window_and_language(
    window: tuple[int, int], tmp_path: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    monkeypatch.setitem(SHELF, GAME.id, workshop.ENTRY)  # type: ignore[arg-type]
    for language in LANGUAGES:
        monkeypatch.setitem(CATALOGUE._tongues[language]._sources, "game-workshop", "game-workshop = Workshop")
        keeper = Keeper(tmp_path / "settings.json")
        keeper.settings.language = language
        app = App(Board(window), keeper, pictures)
        table = Table(app, Match.arranged(GAME, workshop.arranged("offer")))
        table.press("primary 0")
        stage = Box(0, 0, *app.form.look.viewport.stage)
        assert all(stage.holds(widget.box, 0.1) for widget in app.form.widgets if widget.focusable)
        assert app.form.cut == []
    CATALOGUE.speak("cs")
