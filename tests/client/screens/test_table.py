"""The table as a whole, driven step by step: fingers, keys, lost news; what is drawn is what a full redraw draws."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest
from pygame.event import Event

from client.app import App
from client.net.lost import Cause, Lost
from client.screens.results import Results
from client.screens.table import LAST_LOOK, TableScreen
from client.table.match_view import NEW, NEW_FOR
from client.table.phrases import LogLine
from client.table.touch import Spot
from client.ui.text import say
from client.ui.widgets import Label
from shared.engine import Action, Match
from shared.engine.selection import spread
from shared.games import GAMES
from shared.messages import Act, Advise, Chatted, Emoted, Preview, Result, Resync, Why
from tests.client.croupier import Croupier
from tests.games.korist.scene import Scene
from tests.games.korist.shots import MIDDLE
from tests.shots.board import settle

SMALL = (640, 360)


class Table:
    """An app with a table, and fingers over it."""

    def __init__(self, app: App, match: Match[Any], fresh: bool = False) -> None:
        self.app = app
        self.croupier = Croupier(match)
        self.screen = TableScreen(app, self.croupier, self.croupier.before() if fresh else self.croupier.now())
        app.push(self.screen)
        self.wait()

    @property
    def play(self) -> Any:
        return self.screen.play

    def wait(self, seconds: float = 0.6) -> None:
        """Let what was said be heard and arrive."""
        for _ in range(4):
            self.app.step(0.05, (), self.croupier.hear())
        while self.play.motion.busy:
            self.app.step(0.1, (), self.croupier.hear())
        self.app.step(seconds, (), self.croupier.hear())

    def pixel(self, sprite: int) -> tuple[int, int]:
        """A spot of a card that no other covers."""
        aims = self.play.motion.aims()
        pose = aims[sprite]
        above = [other for other in aims.values() if other.z > pose.z and abs(other.y - pose.y) < pose.width]
        for share in (0.0, -0.2, -0.3, -0.4, -0.45, 0.3, 0.4):
            for down in (0.0, -0.5, 0.5):
                x, y = pose.x + share * pose.width, pose.y + down * pose.width
                if not any(other.covers(x, y) for other in above):
                    return self.app.viewport.pixel(x, y)
        raise AssertionError("covered")

    def mouse(self, kind: int, pos: tuple[int, int], dt: float = 0.02) -> None:
        if kind == pygame.MOUSEMOTION:
            event = Event(kind, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        else:
            event = Event(kind, pos=pos, button=1, touch=False)
        self.app.step(dt, [event], self.croupier.hear())

    def tap(self, place: str, at: int = -1) -> None:
        """A click on a card."""
        pos = self.pixel(self.play.stage.sprites(place)[at])
        self.mouse(pygame.MOUSEBUTTONDOWN, pos)
        self.mouse(pygame.MOUSEBUTTONUP, pos)
        self.app.step(0.2, (), self.croupier.hear())

    def touch(self, place: str, at: int = -1) -> None:
        x, y = self.pixel(self.play.stage.sprites(place)[at])
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            event = Event(kind, x=x / SMALL[0], y=y / SMALL[1], finger_id=3, touch_id=0, dx=0, dy=0)
            self.app.step(0.02, [event], self.croupier.hear())
        self.app.step(0.2, (), self.croupier.hear())

    def press(self, name: str) -> None:
        """A click on a widget."""
        widget = self.app.form.find(name)
        assert widget is not None, name
        pos = self.app.viewport.pixel(widget.box.x + widget.box.w / 2, widget.box.y + widget.box.h / 2)
        self.mouse(pygame.MOUSEBUTTONDOWN, pos)
        self.mouse(pygame.MOUSEBUTTONUP, pos)
        self.app.step(0.02, (), self.croupier.hear())

    def key(self, *codes: int) -> None:
        for code in codes:
            self.app.step(0.02, [Event(pygame.KEYDOWN, key=code, mod=0)], self.croupier.hear())

    def index(self, card: str) -> int:
        """A card of the own hand that is not chosen yet."""
        taken = {slot.at for slot in self.play.gestures.chosen}
        return next(n for n, held in enumerate(self.play.gestures.hand) if held == card and n not in taken)

    def do(self, action: Action) -> None:
        """The gestures for an entry of the list, by a mouse."""
        laid = spread(action, "J")
        if laid is not None:
            for card in laid.elements():
                self.tap("hand:0", self.index(card))
            self.press("primary 0")
            if self.app.form.find(say("table-do-it")) is not None:  # the last cards: a question first
                self.press(say("table-do-it"))
        elif action.place:
            self.tap(action.place)
        else:
            buttons = [offer.action for offer in self.screen.desk._offers]
            self.press(f"primary {buttons.index(action)}")


def acted(table: Table) -> list[Action]:
    return [message.action for message in table.croupier.sent if isinstance(message, Act)]


def test_a_whole_game_is_played_by_clicks(app: App) -> None:
    match: Match[Any] = Match(GAMES["korist"], 3, "clicks", {"ruleset": "basic"})
    table, chance = Table(app, match, fresh=True), Random("clicks")
    for _ in range(400):
        if match.over:
            break
        table.croupier.others()
        table.wait()
        if match.over:
            break
        legal = match.legal(0)
        assert list(table.play.t.legal) == list(legal)
        large = [entry for entry in legal if entry.verb == "lay"]
        action = max(large, key=lambda entry: spread(entry, "J").total()) if large else chance.choice(legal)  # type: ignore[union-attr]
        before = len(acted(table))
        table.do(action)
        assert acted(table)[before:] == [action]
        table.wait()
    assert match.over
    table.wait(3.0)
    assert isinstance(app.screens[-1], Results)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("korist", 4), ("svabi", 5)])
def test_drawing_piece_by_piece_equals_drawing_whole_all_game_long(app: App, game: str, seats: int) -> None:
    match: Match[Any] = Match(GAMES[game], seats, "dirty", {})
    table = Table(app, match, fresh=True)
    settle(app)
    compared = 0
    while not isinstance(app.screens[-1], Results):
        table.croupier.others(3)
        if 0 in match.awaited(None) and 0 not in match.answers and not match.over:
            table.croupier.act(0)
        for _ in range(24):
            drawn = app.step(0.033, (), table.croupier.hear())
            if drawn:
                kept = pygame.image.tobytes(app.window.surface, "RGB")
                app.scene.touch(app.window.surface.get_rect())
                app.scene.draw(app.window.surface)
                assert kept == pygame.image.tobytes(app.window.surface, "RGB")
                compared += 1
    assert compared > 300


def test_an_idle_table_draws_nothing(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    settle(app)
    table.wait(4.0)
    assert [app.step(0.03, (), ()) for _ in range(40)] == [[]] * 40
    assert not app.lively


def test_cards_are_dragged_onto_the_table(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    pos = table.pixel(table.play.stage.sprites("hand:0")[table.index("12")])
    table.mouse(pygame.MOUSEBUTTONDOWN, pos)
    for nth in range(1, 6):
        table.mouse(pygame.MOUSEMOTION, (pos[0], pos[1] - 30 * nth))
    table.mouse(pygame.MOUSEBUTTONUP, (pos[0], pos[1] - 150))
    table.wait()
    assert acted(table) == [Action("lay", "12", "", "1+0")]
    assert not table.play.motion.held


def test_a_card_is_put_elsewhere_in_the_hand(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    own = table.play.stage.sprites("hand:0")
    joker = own[table.index("J")]
    start, goal = table.pixel(joker), table.pixel(own[table.index("1")])
    table.mouse(pygame.MOUSEBUTTONDOWN, start)
    table.mouse(pygame.MOUSEMOTION, ((start[0] + goal[0]) // 2, start[1]))
    table.mouse(pygame.MOUSEMOTION, (goal[0] - 12, goal[1]))
    table.mouse(pygame.MOUSEBUTTONUP, (goal[0] - 12, goal[1]))
    table.wait()
    aims = table.play.motion.aims()
    assert min(own, key=lambda sprite: aims[sprite].x) == joker
    assert acted(table) == []
    table.press("menu")
    table.press("menu sort")
    table.wait()
    aims = table.play.motion.aims()
    assert max(own, key=lambda sprite: aims[sprite].x) == joker


def test_a_finger_chooses_and_the_server_is_asked_what_it_would_do(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.touch("hand:0", table.index("9"))
    table.touch("hand:0", table.index("9"))
    table.wait()
    wanted = Action("lay", "9", "", "2+0")
    assert table.play.gestures.commitment() == wanted
    assert wanted in [message.action for message in table.croupier.sent if isinstance(message, Preview)]
    assert "Adam" in table.screen.desk.prompt.prompt.consequence
    table.press("back")
    assert table.play.gestures.commitment() is None


def test_keys_alone_lay_a_card(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    spot = app.form.find("spot hand 0")
    assert isinstance(spot, Spot)
    app.form.set_focus(spot)
    table.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    table.wait()
    assert len(table.play.gestures.chosen) == 1
    assert table.screen.cast.cursor is not None
    for _ in range(30):
        if app.form.focus is not None and app.form.focus.name == "primary 0":
            break
        table.key(pygame.K_RIGHT, pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    table.wait()
    assert len(acted(table)) == 1


def test_keys_begin_and_go_on_where_the_question_is_answered(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.key(pygame.K_TAB, pygame.K_RETURN, pygame.K_TAB)
    assert table.play.t.chosen == ("1",)
    assert app.form.focus is app.form.find("primary 0")
    table.key(pygame.K_RETURN)
    assert acted(table) == [Action("lay", "1", "", "1+0")]
    table.wait()
    assert app.form.focus is app.form.find("spot stock")
    table.key(pygame.K_RETURN)
    assert acted(table)[-1] == Action("draw", "", "stock")


def test_keys_are_led_to_the_buttons_of_a_question(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.key(pygame.K_TAB)
    table.do(Action("lay", "9", "", "2+0"))
    table.key(pygame.K_LEFT)
    table.wait()
    assert app.form.focus is app.form.find("primary 0")


def test_a_card_that_was_drawn_stands_out_for_a_while(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    assert not table.play.new()
    table.do(Action("lay", "12", "", "1+0"))
    table.wait()
    table.do(Action("draw", "", "stock"))
    table.wait()
    (drawn,) = table.play.new()
    assert drawn in table.play.stage.sprites("hand:0")
    assert table.play.marks()[drawn] == NEW
    table.wait(NEW_FOR)
    assert not table.play.new()
    assert table.play.marks()[drawn] != NEW


def test_of_a_deal_no_card_stands_out(app: App) -> None:
    table = Table(app, Match(GAMES["korist"], 4, "deal", {"start": "host", "first": 0}), fresh=True)
    assert not table.play.new()
    assert NEW not in table.play.marks().values()


def test_what_is_not_allowed_is_explained(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.tap("supply:2")
    assert any(isinstance(message, Why) for message in table.croupier.sent)
    table.wait()
    assert app.form.find("read") is not None
    labels = [widget.text for widget in app.form.widgets if isinstance(widget, Label)]
    assert say("why-now", question=say("korist-play")) in labels
    table.press("close")
    table.wait()
    assert app.form.find("menu") is not None


def test_a_stale_answer_opens_the_question_again(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.croupier.server.match_room.asks[0] += 1
    table.do(Action("lay", "12", "", "1+0"))
    table.wait()
    assert table.play.t.asked
    table.do(Action("lay", "12", "", "1+0"))
    table.wait()
    assert table.croupier.match.log


def test_a_gap_is_closed_by_a_snapshot(app: App) -> None:
    match: Match[Any] = Match(GAMES["korist"], 4, "gap", {"start": "host", "first": 1})
    table = Table(app, match)
    table.croupier.act(1)
    table.croupier.hear()
    table.croupier.others()
    table.wait()
    assert any(isinstance(message, Resync) for message in table.croupier.sent)
    assert table.play.stage.cards() == {p: c for p, c in match.view(0).table.plain().items() if c}


def test_a_lost_connection_is_told_until_it_is_back(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    app.step(0.1, (), [Lost(Cause.GONE, "", 1.0)])
    assert table.screen.desk.prompt.prompt.headline == say("table-lost")
    table.croupier.send(Resync())
    table.wait()
    assert table.screen.desk.prompt.prompt.headline != say("table-lost")


def test_the_log_stays_over_a_lost_connection(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.play.lines += [LogLine(3, "…")]
    lines = list(table.play.lines)
    table.croupier.send(Resync())
    table.wait()
    assert table.play.lines == lines
    log = table.screen.desk.log
    assert log is not None
    assert log.names[3] == "Petr"


def test_advice_lifts_what_it_names(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.press("advice")
    assert any(isinstance(message, Advise) for message in table.croupier.sent)
    table.wait()
    assert table.play.suggested()


def test_reactions_are_sent_and_seen(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.press("react")
    table.press("emote wow")
    table.wait(0.1)
    table.press("react")
    table.press("quick nice")
    app.step(0.05, (), [Chatted("p0", "Dan", "Ahoj"), Emoted("p0", "Dan", "wow")])
    assert app.lively or table.screen.passing.update(0.0)


def test_a_tap_on_the_felt_lands_everything(app: App) -> None:
    match: Match[Any] = Match(GAMES["korist"], 4, "felt", {"start": "host", "first": 0})
    croupier = Croupier(match)
    app.push(TableScreen(app, croupier, croupier.before()))
    app.step(0.05, (), croupier.hear())
    app.step(0.05, (), ())
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    assert screen.play.motion.waiting
    pos = app.viewport.pixel(1010, 480)
    app.step(0.02, [Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)], ())
    assert not screen.play.motion.waiting
    assert screen.play.t.seat == 0


def test_a_resting_mouse_looks_closely(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    pos = table.pixel(table.play.stage.sprites("hand:0")[table.index("J")])
    table.mouse(pygame.MOUSEMOTION, pos)
    table.app.step(1.0, (), ())
    assert table.screen.closely is not None
    table.mouse(pygame.MOUSEMOTION, (2, 2))
    assert table.screen.closely is None


def test_a_card_that_was_tapped_is_not_shown_large_over_what_comes_of_it(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    hand = table.play.stage.sprites("hand:0")
    pos = table.pixel(hand[table.index("J")])
    table.mouse(pygame.MOUSEMOTION, pos)
    table.tap("hand:0", table.index("J"))
    table.mouse(pygame.MOUSEMOTION, (pos[0] + 1, pos[1]))
    table.app.step(3.0, (), ())
    assert table.screen.closely is None
    table.mouse(pygame.MOUSEMOTION, table.pixel(hand[0]))
    table.app.step(1.0, (), ())
    assert table.screen.closely == hand[0]


def test_a_resting_mouse_covers_nothing_that_happens(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.mouse(pygame.MOUSEMOTION, table.pixel(table.play.stage.sprites("hand:0")[0]))
    table.app.step(1.0, (), ())
    assert table.screen.closely is not None
    table.croupier.told(0, Action("lay", "9", "", "2+0"))
    for _ in range(4):
        app.step(0.05, (), table.croupier.hear())
    assert table.play.motion.landing
    assert table.screen.closely is None


def test_the_last_cards_are_seen_on_the_table_before_the_result(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE.replace("hand(D) = 1 3 3 5 7 7 9 9 12 13 J", "hand(D) = 9 9")).match)
    table.do(Action("lay", "9", "", "2+0"))
    table.wait(0.5)
    assert app.screens[-1] is table.screen
    assert table.screen.desk.prompt.prompt.headline == say("korist-over")
    table.wait(LAST_LOOK)
    assert isinstance(app.screens[-1], Results)
def test_the_result_waits_until_all_is_seen(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    app.step(0.05, (), [Result("another", [1], [1], "", "", ())])
    table.wait()
    assert app.screens[-1] is table.screen


def test_arrows_go_through_the_hand_card_by_card(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.key(pygame.K_TAB)
    spot = app.form.focus
    assert isinstance(spot, Spot)
    hand = table.play.stage.sprites("hand:0")
    table.tap("hand:0", 4)  # it rises above the others
    app.form.set_focus(spot)
    spot.current = hand[0]
    walked = [spot.current]
    for _ in hand[1:]:
        table.key(pygame.K_RIGHT)
        walked.append(spot.current)
    assert walked == [*hand]


def test_the_menu_button_of_a_gamepad_opens_the_menu_and_closes_it(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    start = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_START)
    table.tap("hand:0", 0)
    app.step(0.02, [start], ())
    app.step(0.02, (), ())
    assert app.form.find("menu check") is not None
    app.step(0.02, [start], ())
    app.step(0.02, (), ())
    assert app.form.find("menu check") is None
    assert table.play.gestures.chosen
