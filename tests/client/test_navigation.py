"""Where the player is: what the server says moves those who have asked to play, and nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from client.app import App
from client.arrangement import Arrangement
from client.net.lost import Cause, Lost
from client.net.servers import Servers
from client.net.tokens import Tokens
from client.screens.room import RoomScreen
from client.screens.screen import Screen
from client.screens.table import TableScreen
from client.settings import Keeper
from client.ui.form import Form
from client.ui.pictures import Pictures
from client.where import AtRoom, AtTable, Away, Opening, Returning, Shelf, Where, screens
from shared.engine import Match
from shared.games import GAMES
from shared.messages import PROTOCOL, Denied, Room, SeatState, Sent, Snapshot, Times, Welcome
from shared.replica import snapshot
from tests.shots.board import Board
from tests.shots.lobby import DAN, KATKA, Called, room_of

BACK = Lost(Cause.GONE, "", 0.25)  # there will be another attempt
GONE = Lost(Cause.UNREACHABLE)
SETUP = room_of((DAN, KATKA))
PLAYING = replace(SETUP, stage="playing")


class Quiet(Called):
    """A session that says nothing by itself."""

    def ask(self, messages: Any) -> None:
        pass

    def poll(self) -> list[Any]:
        return []

    def close(self) -> None:
        pass


class Bottom(Screen):
    """What lies under everything."""

    def build(self, form: Form) -> None:
        pass


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    keeper = Keeper(tmp_path / "settings.json")
    made = App(Board((640, 360)), keeper, pictures, Servers(keeper.settings, Tokens(), own=lambda *_: Quiet()))
    made.servers.home = made.servers.session = Quiet(room=SETUP)
    made.push(Bottom(made))
    return made


def told(match: str = "left") -> Snapshot:
    return snapshot(Match(GAMES["svabi"], 2, match), match, 0, 1, 1, Times())


def welcome(room: str) -> Welcome:
    return Welcome(PROTOCOL, "me", "t", "Katka", room)


def kinds(app: App) -> list[type[Screen]]:
    return [type(screen) for screen in app.screens[1:]]


# --- values ---


def test_a_place_says_which_screens_it_has_the_upper_one_first(app: App) -> None:
    room, table = Bottom(app), Bottom(app)
    assert screens(Shelf()) == screens(Opening(alone=True)) == screens(Returning()) == []
    assert screens(AtRoom(room)) == [room]
    assert screens(AtTable(True, "m", table)) == [table]
    assert screens(Away(AtTable(False, "m", table, room), "…")) == [table, room]


@pytest.mark.parametrize("alone", [False, True])
def test_who_is_away_is_as_much_alone_as_before(alone: bool) -> None:
    assert Away(Opening(alone), "…").alone is alone


# --- what is asked for ---


def test_a_game_against_bots_and_a_hosted_table_are_opened(app: App) -> None:
    app.navigation.play("svabi", Arrangement(["thumb"]))
    assert app.navigation.where == Opening(alone=True)
    app.navigation.host("svabi", Arrangement([""]))
    assert app.navigation.where == Opening(alone=False, leaving=True)


def test_without_a_room_to_leave_nothing_old_is_told_of(app: App) -> None:
    app.servers.home = app.servers.session = Quiet()
    app.navigation.host("svabi", Arrangement([""]))
    assert app.navigation.where == Opening(alone=False)


def test_a_game_at_another_server_is_returned_to(app: App) -> None:
    app.servers.tokens.leave_open("192.168.1.20:7350", "svabi")
    app.servers.call = lambda *_: Quiet()  # type: ignore[method-assign]
    app.navigation.resume()
    assert app.navigation.where == Returning()


# --- what the server says ---


@pytest.mark.parametrize(
    ("where", "message", "then"),
    [
        (Shelf(), SETUP, Shelf()),
        (Shelf(), PLAYING, Shelf()),
        (Shelf(), told(), Shelf()),
        (Shelf(), BACK, Shelf()),
        (Shelf(), GONE, Shelf()),
        (Opening(alone=True), SETUP, Opening(alone=True)),  # it begins at once: no room is shown
        (Opening(alone=False), PLAYING, Opening(alone=False)),
        (Opening(alone=False, leaving=True), PLAYING, Opening(alone=False, leaving=True)),
        (Opening(alone=False, leaving=True), told(), Opening(alone=False, leaving=True)),
        (Opening(alone=False), Denied("create", "server_full"), Shelf()),
        (Opening(alone=False), Denied("ready", "not_now"), Opening(alone=False)),
        (Opening(alone=False), Sent("r", "left"), Opening(alone=False)),
        (Opening(alone=False), Sent("r", "kicked"), Shelf()),
        (Opening(alone=False), GONE, Shelf()),
        (Returning(), welcome("room"), Opening(alone=False)),
        (Returning(), GONE, Shelf()),
        (Away(Opening(alone=False), "…"), welcome("room"), Opening(alone=False)),
        (Away(Opening(alone=False), "…"), BACK, Away(Opening(alone=False), "…")),
        (Away(Opening(alone=False), "…"), GONE, Shelf()),
    ],
)
def test_a_message_moves_the_player(app: App, where: Where, message: Any, then: Where) -> None:
    app.navigation.where = where
    app.navigation.hear(message)
    assert app.navigation.where == then
    assert kinds(app) == []


@pytest.mark.parametrize("where", [Opening(alone=False), Opening(alone=False, leaving=True), Returning()])
def test_a_room_on_the_network_is_shown_once(app: App, where: Where) -> None:
    app.navigation.where = where
    for _ in range(2):
        app.navigation.hear(SETUP)
        assert kinds(app) == [RoomScreen]
    assert app.navigation.where == AtRoom(app.screens[-1])


@pytest.mark.parametrize("where", [Opening(alone=True), Opening(alone=False), Returning()])
def test_a_match_is_shown_once(app: App, where: Where) -> None:
    app.navigation.where = where
    for _ in range(2):
        app.navigation.hear(told())
        assert kinds(app) == [TableScreen]
    assert app.navigation.where == AtTable(where.alone, "left", app.screens[-1])


def test_the_next_match_takes_the_place_of_the_last_one_and_of_what_lies_over_it(app: App) -> None:
    app.navigation.where = Opening(alone=False)
    app.navigation.hear(SETUP)
    app.navigation.hear(told("first"))
    first = app.screens[-1]
    app.push(Bottom(app))
    app.navigation.hear(SETUP)  # the results are seen: the room of the next match is not shown over them
    assert kinds(app) == [RoomScreen, TableScreen, Bottom]
    app.navigation.hear(told("second"))
    assert kinds(app) == [RoomScreen, TableScreen]
    assert app.screens[-1] is not first
    assert app.navigation.where == AtTable(False, "second", app.screens[-1], app.screens[1])


def test_who_leaves_takes_the_table_the_room_and_all_over_them_away(app: App) -> None:
    app.navigation.where = Opening(alone=False)
    app.navigation.hear(SETUP)
    app.navigation.hear(told())
    app.push(Bottom(app))
    app.navigation.leave()
    assert kinds(app) == []
    assert app.navigation.where == Shelf()


@pytest.mark.parametrize("message", [SETUP, told()])
def test_a_lost_connection_leaves_the_player_where_they_are(app: App, message: Room | Snapshot) -> None:
    app.navigation.where = Opening(alone=False)
    app.navigation.hear(message)
    before, shown = app.navigation.where, list(app.screens)
    app.navigation.hear(BACK)
    assert isinstance(app.navigation.where, Away)
    assert app.navigation.where.back == before
    app.navigation.hear(welcome("room"))
    assert (app.navigation.where, app.screens) == (before, shown)


def test_a_table_that_was_closed_meanwhile_is_left(app: App) -> None:
    app.navigation.where = Opening(alone=False)
    app.navigation.hear(told())
    app.navigation.hear(BACK)
    app.navigation.hear(welcome(""))
    assert app.navigation.where == Shelf()
    assert kinds(app) == []


def test_a_welcome_without_a_room_is_no_news_to_who_has_just_asked_for_one(app: App) -> None:
    app.navigation.where = Opening(alone=True)
    app.navigation.hear(welcome(""))
    assert app.navigation.where == Opening(alone=True)


def test_a_free_seat_on_the_way_out_changes_nothing(app: App) -> None:
    app.navigation.hear(room_of((DAN, SeatState())))
    assert app.navigation.where == Shelf()
