"""A game that this client does not know: its room, its match, its recording and its statistic are shown as such."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from client.app import App
from client.games import game_name
from client.net.discovery import Found
from client.net.servers import Servers
from client.net.tokens import Tokens
from client.recordings import Unplayable, check
from client.screens.lan import LanScreen
from client.screens.results import Results
from client.screens.room import RoomScreen
from client.screens.statistics import StatisticsScreen
from client.screens.table import TableScreen
from client.screens.title import Title
from client.settings import Keeper
from client.ui.pictures import Pictures
from client.ui.text import CATALOGUE, LANGUAGES, Language, say
from client.ui.widgets import Button, Label
from client.where import AtRoom, AtTable, Shelf
from shared.messages import (
    PROTOCOL,
    Clock,
    GameStatistics,
    Join,
    Leave,
    PastMatch,
    Recording,
    RoomLine,
    Rooms,
    SeatState,
    Snapshot,
    Statistics,
    Watch,
)
from tests.client.net.test_network import Away
from tests.shots.board import Board
from tests.shots.lobby import DAN, KATKA, Nearby, room_of

STRANGE = "whist"  # no game of the house
UNBUILT = "canasta"  # one whose table is still to come
CROWD = tuple(SeatState(level="thumb") for _ in range(20))  # more than any game of ours has


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    keeper = Keeper(tmp_path / "settings.json")
    servers = Servers(keeper.settings, Tokens(), own=lambda *_: Away())
    return App(Board((640, 360)), keeper, pictures, servers)


def texts(app: App) -> str:
    app.step(0.02, (), ())
    return " | ".join(widget.text for widget in app.form.widgets if isinstance(widget, Label | Button))


def line(game: str, seats: tuple[SeatState, ...] = (KATKA, SeatState())) -> RoomLine:
    return RoomLine("1", "Katka", game, {"trumps": "hearts"}, "setup", seats, 0, Clock())


def listed(app: App, *lines: RoomLine) -> tuple[LanScreen, list[Any]]:
    """The list of tables of one server, and what is sent to it."""
    session, sent = Away(), list[Any]()
    session.rooms = Rooms(lines, 1)
    session.name, session.address = "192.168.1.20:7350", ("192.168.1.20", 7350)
    session.send = lambda message: sent.append(message) or True  # type: ignore[method-assign,func-returns-value]
    app.servers.finder = Nearby(Found("Katka", "192.168.1.20", 7350, PROTOCOL, 1, 1))
    app.servers.call = lambda *_: session  # type: ignore[method-assign]
    screen = LanScreen(app)
    app.push(screen)
    app.step(0.02, (), ())
    app.step(0.02, (), ())
    return screen, sent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [STRANGE, UNBUILT])
def test_a_room_is_listed_and_not_entered(app: App, game: str, language: Language) -> None:
    CATALOGUE.speak(language)
    screen, sent = listed(app, line(game, CROWD), line("korist"))
    assert [table.line.game for table in screen.tables if table.joinable] == ["korist"]
    screen._pick(next(table for table in screen.tables if table.line.game == game))
    app.step(0.02, (), ())
    assert not any(isinstance(message, Join | Watch) for message in sent)
    assert screen.notice == say("no-table", game=game_name(game))
    assert app.form.cut == []
    CATALOGUE.speak("cs")


def test_a_seat_at_such_a_table_can_be_given_up_and_nothing_else(app: App) -> None:
    screen, sent = listed(app)
    (session,) = screen.calls.values()
    session.room = replace(room_of((DAN, KATKA)), game=STRANGE, stage="playing")
    app.step(0.02, (), ())
    screen._pick(screen.tables[0])
    app.step(0.02, (), ())
    assert app.form.find(say("lan-return")) is None
    app.form.find(say("room-leave")).action()  # type: ignore[union-attr]
    assert sent == [Leave()]


@pytest.mark.parametrize("message", ["room", "match"])
def test_who_came_by_a_code_gives_the_place_back(app: App, message: str) -> None:
    app.push(Title(app))
    session = Away()
    app.navigation.enter(session)
    room = replace(room_of((KATKA, DAN)), game=STRANGE)
    match = Snapshot(3, "m", STRANGE, 1, 2, {}, {"hand:1": ["a", "b"]}, {"stage": "deal"}, 1, [], ())
    app.navigation.hear(room if message == "room" else match)
    assert app.navigation.where == Shelf()
    assert session.asked == (Leave(),)
    assert say("no-table", game=game_name(STRANGE)) in texts(app)
    assert not any(isinstance(screen, RoomScreen | TableScreen | Results) for screen in app.screens)


def test_a_known_game_is_followed(app: App) -> None:
    app.push(Title(app))
    app.navigation.enter(Away(room=room_of((KATKA, DAN))))
    app.navigation.hear(room_of((KATKA, DAN)))
    assert isinstance(app.navigation.where, AtRoom)


def test_a_game_that_was_left_in_the_middle_waits_for_who_can_show_it(app: App) -> None:
    app.servers.tokens.leave_open("192.168.1.20:7350", STRANGE)
    app.push(Title(app))
    app.step(0.02, (), ())
    resume = app.form.find("resume")
    assert isinstance(resume, Button)
    assert game_name(STRANGE) in resume.sub
    assert not resume.enabled
    told: list[str] = []
    app.toast = told.append  # type: ignore[method-assign]
    app.navigation.resume()
    assert told == [say("no-table", game=game_name(STRANGE))]
    assert not isinstance(app.navigation.where, AtTable)
    assert app.servers.tokens.book.game == STRANGE


def test_nothing_to_resume_is_no_unknown_game(app: App) -> None:
    told: list[str] = []
    app.toast = told.append  # type: ignore[method-assign]
    app.navigation.resume()
    assert told == []


@pytest.mark.parametrize(("game", "sentence"), [(STRANGE, "replay-bad-unknown"), (UNBUILT, "replay-no-table")])
def test_a_recording_says_why_it_cannot_be_watched(game: str, sentence: str) -> None:
    names = ("Dan", "Katka")
    recording = Recording(game, 2, {}, "seed", names, ("", ""), ("lynx", "fox"), (), 0)
    wanted = say(sentence, game=say(f"game-{game}")) if game == UNBUILT else say(sentence)
    with pytest.raises(Unplayable) as error:
        check(recording)
    assert str(error.value) == wanted


def test_statistics_name_it_and_go_on(app: App) -> None:
    games = (GameStatistics(STRANGE, 3, 1, 1.5), GameStatistics("korist", 4, 2, 2.0))
    past = PastMatch("m", STRANGE, 0.0, ("Dan", "Katka"), (3, 1), (1, 2), 0, ("", ""))
    app.push(StatisticsScreen(app))
    app.step(0.02, (), [Statistics(games, (past,))])
    app.step(0.02, (), ())
    assert app.form.find("matches") is not None
    assert app.form.cut == []
