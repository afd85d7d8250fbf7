"""The title with all that it can show, and the screens around a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from client.app import App
from client.arrangement import CLOCKS, Arrangement
from client.net.discovery import Found
from client.net.session import Session
from client.net.tokens import Tokens
from client.screens.chat_bubbles import Spoken
from client.screens.lan import LanScreen
from client.screens.results import Results
from client.screens.room import RoomScreen
from client.screens.setup import SetupScreen
from client.screens.title import Title
from client.ui.overlays import Answer, dialog
from client.ui.pointer import Nav
from client.ui.text import say
from shared.bots.simple import ThumbBot
from shared.engine import Match
from shared.games import GAMES
from shared.messages import (
    PROTOCOL,
    Clock,
    Hello,
    OptionValue,
    Result,
    Room,
    RoomLine,
    Rooms,
    SeatState,
    Times,
    Upward,
    Watcher,
)
from shared.replica import snapshot
from tests.client.tables import staged
from tests.shots.board import settle


class Nearby:
    """A finder that has found these."""

    def __init__(self, *servers: Found) -> None:
        self.servers: Sequence[Found] = servers

    def stop(self) -> None:
        pass


PARTY = Found("Katčin večírek", "192.168.1.20", 7350, PROTOCOL, 2, 3)


def title_party(app: App) -> None:
    """A server on the network, and a game to go on with."""
    app.settings.name, app.settings.avatar = "Dan", "lynx"
    app.servers.finder = Nearby(PARTY)
    app.servers.tokens.leave_open("192.168.1.20:7350", "svabi")
    app.push(Title(app))


def setup(app: App) -> None:
    app.settings.name = "Dan"
    app.push(SetupScreen(app, "korist"))


def setup_duel(app: App) -> None:
    """The fullest list of options: expert, two seats."""
    app.settings.name = "Kateřina Veselá"
    options = {"ruleset": "expert", "start": "host", "first": 1, "deals": "players"}
    app.settings.arrangements["korist"] = Arrangement(["search"], options)
    app.push(SetupScreen(app, "korist"))


def setup_disco(app: App) -> None:
    """Six seats, some of them free for people, and the match with the mirror."""
    app.settings.name, app.settings.avatar = "Dan", "fox"
    levels = ["random", "thumb", "search", "", ""]
    app.settings.arrangements["svabi"] = Arrangement(levels, {"variant_match": True}, CLOCKS["calm"])
    app.push(SetupScreen(app, "svabi", hosting=True))


class Said:
    """A session that knows where it is and keeps what is sent."""

    def __init__(self, room: Room | None, person: str = "me") -> None:
        self.person, self.room = person, room
        self.sent: list[Upward] = []

    def send(self, message: Upward) -> bool:
        self.sent.append(message)
        return True


@cache
def played(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...] = ()) -> Match[Any]:
    """A match by quick bots, played to its end."""
    match: Match[Any] = Match(GAMES[game], seats, "shots", dict(options))
    bot, chance = ThumbBot(), Random("shots")
    while not match.over:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        match.act(seat, bot.choose(match.view(seat), chance, lambda: False))
    return match


def finished(app: App, match: Match[Any], people: dict[int, tuple[str, str]], ready: tuple[int, ...] = ()) -> Results:
    """The results of a match as seat 0 sees them; the others are bots but for these people."""
    people = {0: ("Dan", "lynx"), **people}
    ids = ["me", *(f"p{n}" for n in range(1, match.state.seats))]
    seats = tuple(
        SeatState(id, *people[n], ready=n in ready) if n in people else SeatState(level="thumb")
        for n, id in enumerate(ids)
    )
    game = match.game
    room = Room("r", "", game.id, {}, "setup" if ready else "finished", seats, (), Clock(), "me", "" if people else "C")
    stage = staged(game.id, snapshot(match, "m", 0, 1, 1, Times()))
    scores = game.scores(match.state)
    assert scores is not None
    return Results(app, Said(room), stage, Result("m", scores, game.places(match.state), "", "", ()), seats)


def results(app: App) -> None:
    """Four at Kořist, three of them people; one has nodded to a rematch."""
    people = {1: ("Petr", "wolf"), 2: ("Kateřina Veselá", "fox")}
    app.push(finished(app, played("korist", 4), people, ready=(1,)))


def results_deals(app: App) -> None:
    """Five at Kořist over two deals, all but me bots."""
    app.push(finished(app, played("korist", 5, (("deals", 2),)), {}))


def results_disco(app: App) -> None:
    """Six at Švábí disko, one game."""
    app.push(finished(app, played("svabi", 6), {}))


def results_match(app: App) -> None:
    """A match of six games."""
    app.push(finished(app, played("svabi", 6, (("variant_match", True),)), {}))


def results_jozin(app: App) -> None:
    """Two people and Jožin."""
    app.push(finished(app, played("svabi", 2), {}))


def results_duel(app: App) -> None:
    """Two at Kořist, and the other one is a person who has not decided."""
    app.push(finished(app, played("korist", 2), {1: ("Maxmilián Nezbednýýý", "bear")}))


def results_shared(app: App) -> None:
    """Two share the first place."""
    shown = finished(app, played("korist", 4), {})
    scores = shown.result.scores
    best = max(scores)
    tied = [best if seat in (0, scores.index(best)) else score for seat, score in enumerate(scores)]
    shown.result.scores = tied
    shown.result.places = [1 + sum(other > score for other in tied) for score in tied]
    app.push(shown)


class Called(Session):
    """A session that was greeted and told of these rooms, without a network."""

    def __init__(self, rooms: Sequence[RoomLine] = (), room: Room | None = None) -> None:
        super().__init__("x", Hello(PROTOCOL, "Dan"), Tokens())
        self.person, self.server, self.address = "me", "Katka", ("192.168.1.20", 7350)
        self.rooms, self.room = Rooms(tuple(rooms), 3), room
        self.sent: list[Upward] = []

    def send(self, message: Upward) -> bool:
        self.sent.append(message)
        return True


def seat(name: str, avatar: str, ready: bool = True, online: bool = True) -> SeatState:
    return SeatState("me" if name == "Dan" else name, name, avatar, ready=ready, online=online)


KATKA, ADAM, DAN = seat("Katka", "fox"), seat("Adam", "otter"), seat("Dan", "lynx")
EVA = seat("Eva", "squirrel", ready=False)
LINES = (
    RoomLine("1", "Katka", "svabi", {"variant_hidden": True}, "setup", (KATKA, ADAM, EVA, SeatState(), SeatState()), 1,
             Clock()),
    RoomLine("2", "Marek", "korist", {}, "playing", (ADAM, EVA, SeatState(level="thumb"), SeatState(level="search")), 0,
             Clock()),
    RoomLine("3", "Eva", "canasta", {}, "playing", (KATKA, ADAM, EVA, DAN), 2, Clock()),
)  # fmt: skip


def lan(app: App) -> None:
    """Three tables on one server."""
    app.settings.name = "Dan"
    app.servers.finder = Nearby(PARTY)
    screen = LanScreen(app)
    screen.code = "RYS"
    screen.calls[(PARTY.host, PARTY.port)] = Called(LINES)
    app.push(screen)


def lan_nothing(app: App) -> None:
    """Nobody there, and a wrong address."""
    app.servers.finder = Nearby()
    screen = LanScreen(app)
    screen.notice = say("lost-unreachable")
    app.push(screen)


def lan_empty_server(app: App) -> None:
    """A server without a table, and one that speaks another version."""
    other = Found("Chata", "192.168.1.30", 7350, PROTOCOL + 1, 1, 1)
    app.servers.finder = Nearby(PARTY, other)
    screen = LanScreen(app)
    screen.calls[(PARTY.host, PARTY.port)] = Called()
    app.push(screen)


def anew(app: App) -> None:
    """Another game would end the unfinished one."""
    home = Called(room=room_of((DAN, SeatState(level="thumb"))))
    assert home.room is not None
    home.room.stage = "playing"
    match: Match[Any] = Match(GAMES["korist"], 2, "anew")
    home.match = snapshot(match, "m", 0, 1, 1, Times())
    app.servers.home = home
    app.push(Title(app))
    settle(app)
    tap(app, "play")


def put_out(app: App) -> None:
    """The server has closed the door, and says why."""
    app.push(Title(app))
    settle(app)
    app.open(
        lambda form: dialog(
            form, say("net-out"), say("lost-gone"), [Answer(say("net-good"), app.close_overlay, "primary")]
        )
    )


def room_of(seats: tuple[SeatState, ...], game: str = "svabi", host: str = "me", code: str = "MLHA") -> Room:
    watcher = (Watcher("w", "Petr", "wolf"),)
    options = {"variant_hidden": True, "variant_match": True} if game == "svabi" else {"ruleset": "expert"}
    return Room("1", "Dan", game, options, "setup", seats, watcher, CLOCKS["calm"], host, code)


def room(app: App) -> None:
    """Six seats at Švábí disko, and talk."""
    seats = (DAN, KATKA, ADAM, EVA, SeatState(level="search"), SeatState())
    screen = RoomScreen(app, Called(room=room_of(seats)))
    screen.talk += [
        Spoken("Katka", "Katka", "Beru růžové. Kdo má rád třináctky, ten si přijde na své?"),
        Spoken("Adam", "Adam", "Král parketu je můj!"),
        Spoken("me", "Dan", "To uvidíme."),
        Spoken("Eva", "Eva", emote="wow"),
    ]
    app.push(screen)


def room_bots(app: App) -> None:
    """A full table of bots at all levels, with the rules of Kořist that need most room."""
    seats = (DAN, *(SeatState(level=level) for level in ("random", "thumb", "search", "random")))
    app.push(RoomScreen(app, Called(room=room_of(seats, "korist"))))


def room_seat(app: App) -> None:
    """The host asks who shall sit on a free seat."""
    room(app)
    settle(app)
    tap(app, "seat 5")


def room_person(app: App) -> None:
    """What the host can do about somebody."""
    room(app)
    settle(app)
    tap(app, "seat 1")


def tap(app: App, name: str) -> None:
    """Accept a widget by key."""
    app.form.set_focus(app.form.find(name))
    app.form.handle(Nav.ACCEPT)


def room_watcher(app: App) -> None:
    """As somebody who looks on."""
    seats = (KATKA, ADAM, EVA, seat("Petr", "wolf", online=False))
    app.push(RoomScreen(app, Called(room=room_of(seats, "svabi", "Katka"))))


def room_ready(app: App) -> None:
    """All but the host have nodded."""
    app.push(RoomScreen(app, Called(room=room_of((KATKA, ADAM, DAN, SeatState()), "svabi", "Katka"))))


def room_guest(app: App) -> None:
    """As a guest at Kořist for two."""
    seats = (KATKA, seat("Dan", "lynx", ready=False))
    app.push(RoomScreen(app, Called(room=room_of(seats, "korist", "Katka", ""))))


def lost(app: App) -> None:
    """The connection is lost for a while, under a banner."""
    room(app)
    app.banner(say("net-again"))


SCREENS: dict[str, Callable[[App], None]] = {
    "title_party": title_party,
    "setup": setup,
    "setup_duel": setup_duel,
    "setup_disco": setup_disco,
    "lan": lan,
    "lan_nothing": lan_nothing,
    "lan_empty_server": lan_empty_server,
    "anew": anew,
    "put_out": put_out,
    "room": room,
    "room_bots": room_bots,
    "room_guest": room_guest,
    "room_ready": room_ready,
    "room_watcher": room_watcher,
    "room_seat": room_seat,
    "room_person": room_person,
    "lost": lost,
    "results": results,
    "results_deals": results_deals,
    "results_disco": results_disco,
    "results_match": results_match,
    "results_jozin": results_jozin,
    "results_duel": results_duel,
    "results_shared": results_shared,
}
