"""Around a table on the network: what is listed, who waits for whom, a host who leaves and comes back."""

from __future__ import annotations

from ipaddress import IPv4Interface
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from client.app import App
from client.arrangement import Arrangement
from client.navigation import opening
from client.net.discovery import Found, read
from client.net.host import Host, Listening
from client.net.lost import Cause, Lost
from client.net.servers import Servers
from client.net.session import LOOPBACK
from client.net.tokens import Tokens
from client.screens.lan import LanScreen
from client.screens.room import RoomScreen, Tile
from client.screens.setup import SetupScreen
from client.screens.table import TableScreen
from client.settings import Keeper
from client.ui.pictures import Pictures
from client.ui.scroller import Scroller
from client.ui.text import say
from client.ui.widgets import Label, Toggle
from client.where import Opening
from shared.engine import Match
from shared.games import GAMES
from shared.messages import PROTOCOL, Create, Leave, Resync, Seating, SeatState, Start, Times, Welcome
from shared.replica import snapshot
from tests.shots.board import Board
from tests.shots.lobby import DAN, KATKA, Called, Nearby, room_of


class Away(Called):
    """A session with a server that does not answer."""

    asked: tuple[Any, ...] = ()

    def ask(self, messages: Any) -> None:
        self.asked += tuple(messages)

    def poll(self) -> list[Any]:
        return []

    def close(self) -> None:
        pass


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    keeper = Keeper(tmp_path / "settings.json")
    servers = Servers(keeper.settings, Tokens(), own=lambda *_: Away())
    made = App(Board((640, 360)), keeper, pictures, servers)
    made.push(RoomScreen(made, Away()))
    return made


def texts(app: App) -> list[str]:
    app.step(0.02, (), ())
    return [widget.text for widget in app.form.widgets if isinstance(widget, Label)]


# --- what is listed ---


def test_a_hosted_table_waits_for_people_unless_the_host_has_left_a_place_already(app: App) -> None:
    app.settings.arrangements["svabi"] = Arrangement(["thumb", "search"])
    assert SetupScreen(app, "svabi", hosting=True).arrangement.levels == ["", ""]
    app.settings.arrangements["svabi"] = Arrangement(["thumb", ""])
    assert SetupScreen(app, "svabi", hosting=True).arrangement.levels == ["thumb", ""]


@pytest.mark.parametrize("private", [False, True])
def test_a_table_is_listed_or_has_a_code(app: App, private: bool) -> None:
    app.settings.arrangements["svabi"] = Arrangement(["", ""])
    screen = SetupScreen(app, "svabi", hosting=True)
    app.push(screen)
    app.step(0.02, (), ())
    if private:
        sheet = app.form.find("rules")
        assert isinstance(sheet, Scroller)
        switch = sheet.inner.find("private")
        assert isinstance(switch, Toggle)
        switch.action()
        app.step(0.02, (), ())
    app.navigation.host("svabi", screen.arrangement)
    home = app.servers.home
    assert isinstance(home, Away)
    (create,) = [message for message in home.asked if isinstance(message, Create)]
    assert create.private is private


def test_a_new_table_ends_the_old_game_though_the_server_begins_anew(app: App) -> None:
    app.servers.home = app.servers.session = Away(room=replace(room_of((DAN, SeatState())), stage="playing"))
    app.navigation.host("svabi", Arrangement([""]))
    home = app.servers.home
    assert isinstance(home, Away)
    assert home.room is None
    assert [type(message) for message in home.asked] == [Leave, Create]
    left: Match[Any] = Match(GAMES["svabi"], 2, "left")
    app.navigation.hear(snapshot(left, "m", 0, 1, 1, Times()))  # the server greets us with the game that we leave
    assert not any(isinstance(screen, TableScreen) for screen in app.screens)
    home.room = room_of((DAN, SeatState()))
    app.navigation.hear(home.room)
    assert isinstance(app.screens[-1], RoomScreen)
    assert app.screens[-1].session is home


def test_after_a_hosted_table_bots_take_the_free_seats_of_a_game_alone(app: App) -> None:
    app.servers.home = app.servers.session = home = Away()
    app.navigation.play("svabi", Arrangement(["", "search"]))
    seating = [message for message in home.asked if isinstance(message, Seating)]
    assert [(message.seat, message.level) for message in seating] == [(1, "thumb"), (2, "search")]
    assert home.asked[-1] == Start("thumb")


def test_who_came_to_the_table_through_the_set_up_leaves_it_for_the_shelf(app: App) -> None:
    first = app.screens[0]
    for way in (app.navigation.pause, app.navigation.go_home):
        app.push(SetupScreen(app, "svabi"))
        app.push(TableScreen(app, Away(), snapshot(Match(GAMES["svabi"], 2, "left"), "m", 0, 1, 1, Times())))
        way()
        assert app.screens == [first]
        assert app.running


def test_a_game_against_bots_is_never_listed() -> None:
    create = opening("svabi", Arrangement(), private=True)[0]
    assert isinstance(create, Create)
    assert create.private


def test_only_the_own_server_is_left_out_of_the_list(app: App) -> None:
    """Another device may host at the same port."""
    own = Found("Dan", "192.168.1.9", 7350, PROTOCOL, 1, 1, here=True)
    other = Found("Katka", "192.168.1.20", 7350, PROTOCOL, 1, 1)
    called: list[tuple[str, int]] = []
    home = Away()
    home.address = (LOOPBACK, 7350)
    app.servers.home, app.servers.lan, app.servers.finder = home, True, Nearby(own, other)
    app.servers.call = lambda host, port: called.append((host, port)) or Away()  # type: ignore[method-assign,func-returns-value]
    screen = LanScreen(app)
    screen.update(0.1)
    assert called == [("192.168.1.20", 7350)]


def test_another_address_of_a_server_is_tried_where_nobody_answers(app: App) -> None:
    called: list[str] = []
    app.servers.finder = Nearby(Found("Dan", "10.8.0.2", 7350, PROTOCOL, 1, 1, others=("192.168.1.9", "172.17.0.1")))
    answers = {"10.8.0.2": Lost(Cause.UNREACHABLE), "192.168.1.9": Lost(Cause.UNREACHABLE)}

    def call(host: str, port: int) -> Away:
        called.append(host)
        session = Away()
        session.lost = answers.get(host)
        return session

    app.servers.call = call  # type: ignore[method-assign]
    screen = LanScreen(app)
    for _ in range(5):
        screen.update(0.1)
    assert called == ["10.8.0.2", "192.168.1.9", "172.17.0.1"]
    assert list(screen.calls) == [("172.17.0.1", 7350)]


def test_a_seat_that_waits_can_be_taken_again_or_given_up(app: App) -> None:
    sent: list[Any] = []
    seated = Away(room=replace(room_of((DAN, KATKA)), stage="playing"))
    seated.name, seated.address = "192.168.1.20:7350", ("192.168.1.20", 7350)
    seated.send = lambda message: sent.append(message) or True  # type: ignore[method-assign,func-returns-value]
    app.servers.tokens.leave_open("192.168.1.20:7350", "svabi")
    app.servers.finder = Nearby(Found("Dan", "192.168.1.20", 7350, PROTOCOL, 1, 1))
    called: list[str] = []
    app.servers.call = lambda host, _: called.append(host) or seated  # type: ignore[method-assign,func-returns-value]
    screen = LanScreen(app)
    app.push(screen)
    for choice, message in (("room-leave", Leave()), ("lan-return", Resync())):
        app.step(0.02, (), ())
        screen._pick(screen.tables[0])
        app.step(0.02, (), ())
        app.form.find(say(choice)).action()  # type: ignore[union-attr]
        assert sent.pop() == message
        assert app.servers.tokens.book.away == ""
    screen.update(0.1)
    assert app.session is seated
    assert len(called) == 1  # another call would take the seat away from this one


def test_a_call_is_no_warning_and_ends_with_an_answer(app: App) -> None:
    answering = Away()
    answering.person = ""
    app.servers.call = lambda *_: answering  # type: ignore[method-assign]
    screen = LanScreen(app)
    app.push(screen)
    screen.address = "192.168.1.20"
    screen._by_address()
    app.step(0.02, (), ())
    assert (screen.notice, screen.calling) == ("", ("192.168.1.20", 7350))
    answering.person = "me"
    app.step(0.02, (), ())
    assert screen.calling is None
    answering.lost = Lost(Cause.UNREACHABLE)
    app.step(0.02, (), ())
    assert screen.notice == say("lost-unreachable")


# --- the room ---


def room(app: App, seats: tuple[SeatState, ...], host: str) -> None:
    app.push(RoomScreen(app, Called(room=room_of(seats, host=host, code=""))))
    app.step(0.02, (), ())


def test_who_has_not_nodded_is_told_so_and_not_by_name(app: App) -> None:
    room(app, (KATKA, replace(DAN, ready=False)), "Katka")
    screen = app.screens[-1]
    assert isinstance(screen, RoomScreen)
    assert screen.asked()[0] == say("room-yours-now")
    room(app, (replace(KATKA, ready=False), DAN), "me")
    screen = app.screens[-1]
    assert isinstance(screen, RoomScreen)
    assert screen.asked()[0] == say("room-late", names="Katka")


def test_an_empty_table_waits_for_somebody_and_may_begin_all_the_same(app: App) -> None:
    room(app, (DAN, SeatState()), "me")
    screen = app.screens[-1]
    assert isinstance(screen, RoomScreen)
    assert screen.asked()[0] == say("room-alone")
    start = app.form.find("start")
    assert start is not None
    assert start.enabled
    room(app, (DAN, SeatState(level="thumb")), "me")
    screen = app.screens[-1]
    assert isinstance(screen, RoomScreen)
    assert screen.asked()[0] == say("room-go")


def test_who_hosts_need_not_nod(app: App) -> None:
    room(app, (KATKA, replace(DAN, ready=False)), "me")
    mine, other = app.form.find("seat 1"), app.form.find("seat 0")
    assert isinstance(mine, Tile)
    assert isinstance(other, Tile)
    assert mine.ready
    room(app, (replace(KATKA, ready=False), DAN), "me")
    other = app.form.find("seat 0")
    assert isinstance(other, Tile)
    assert not other.ready


# --- a host who leaves and comes back ---


def test_two_hosts_on_one_device_get_a_port_each() -> None:
    quiet = ("--no-discovery", "--host", "127.0.0.1", "--bot-workers", "1")
    hosts = [Host(":memory:", lan=True, flags=quiet) for _ in range(2)]
    states = [host.wait() for host in hosts]
    for host in hosts:
        assert host.close() == 0
    assert all(isinstance(state, Listening) for state in states)
    assert states[0] != states[1]


def test_a_hosted_game_goes_on_where_the_others_can_find_it(app: App) -> None:
    seats = (DAN, KATKA)
    home = Away(room=replace(room_of(seats), stage="playing"))
    home.match = object()  # type: ignore[assignment]
    app.servers.home = app.servers.session = home
    assert not app.servers.lan
    app.navigation.resume()
    assert app.servers.lan
    assert app.servers.home is not home
    assert not app.navigation.alone


def test_a_game_against_bots_goes_on_where_it_is(app: App) -> None:
    home = Away(room=replace(room_of((DAN, SeatState(level="thumb"))), stage="playing"))
    home.match = object()  # type: ignore[assignment]
    app.servers.home = app.servers.session = home
    app.navigation.resume()
    assert (app.servers.home, app.servers.lan, app.navigation.alone) == (home, False, True)


def test_that_the_host_has_closed_is_told_until_somebody_is_back(app: App) -> None:
    told: list[str] = []
    app.banner = told.append  # type: ignore[method-assign]
    app.navigation.where = Opening(alone=False)
    app.navigation.hear(Lost(Cause.REFUSED, "server_stopping", 0.25))
    app.navigation.hear(Lost(Cause.UNREACHABLE, "", 0.5))
    assert told == [say("net-stopped")] * 2
    app.navigation.hear(Welcome(PROTOCOL, "me", "t", "Katka", "room"))
    app.navigation.hear(Lost(Cause.GONE, "", 0.25))
    assert told[2:] == ["", say("net-again")]


def test_a_game_whose_server_does_not_come_back_can_be_forgotten(app: App) -> None:
    app.servers.tokens.leave_open("192.168.1.20:7350", "svabi")
    app.servers.call = lambda *_: Away()  # type: ignore[method-assign]
    app.navigation.resume()
    app.navigation.hear(Lost(Cause.UNREACHABLE))
    assert say("net-asleep") in texts(app)
    forget = app.form.find(say("net-forget"))
    assert forget is not None
    forget.action()  # type: ignore[attr-defined]
    assert app.servers.tokens.book.away == ""
    app.step(0.02, (), ())
    assert app.form.find(say("net-forget")) is None


def test_the_address_in_our_own_network_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    from zeroconf import ServiceInfo

    monkeypatch.setattr("client.net.discovery.own_interfaces", lambda: [IPv4Interface("192.168.1.20/24")])
    kind, addresses = "_tlapa._tcp.local.", [b"\x0a\x08\0\x02", b"\xac\x11\0\x01", b"\xc0\xa8\x01\x09"]
    info = ServiceInfo(kind, f"Dan.{kind}", port=7350, addresses=addresses, server="d.local.", properties={})
    found = read(info)
    assert found is not None
    assert (found.host, found.others) == ("192.168.1.9", ("10.8.0.2", "172.17.0.1"))


def test_an_announcement_from_this_device_is_known() -> None:
    from zeroconf import ServiceInfo

    def announced(address: bytes) -> Found | None:
        said = {"name": "Dan", "protocol": str(PROTOCOL)}
        kind = "_tlapa._tcp.local."
        place = {"port": 7350, "addresses": [address], "server": "d.local."}
        return read(ServiceInfo(kind, f"Dan.{kind}", properties=said, **place))  # type: ignore[arg-type]

    here, elsewhere = announced(b"\x7f\0\0\1"), announced(b"\xcb\0\x71\x09")
    assert here is not None
    assert here.here
    assert elsewhere is not None
    assert not elsewhere.here
