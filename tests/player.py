"""A player without a screen: joins by TCP and plays any game with a bot's head, from what its seat is sent alone.

    python -m tests.player --port 7350 --name Ada --create svabi --seats 3 --options long=true --games 2
    python -m tests.player --port-file /tmp/port --name Ben --join --games 2

Prints a line of JSON for each result. Exit codes: 0 all games finished, 1 not, 2 a wrong command line.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from shared.bots.bot import LEVELS, think
from shared.games import GAMES
from shared.messages import (
    PROTOCOL,
    Act,
    Again,
    Create,
    Denied,
    Downward,
    Goodbye,
    Hello,
    Join,
    News,
    Ping,
    Ready,
    Records,
    Refused,
    Result,
    Resync,
    Room,
    Rooms,
    Sent,
    Snapshot,
    Start,
    Statistics,
    Upward,
    Welcome,
)
from shared.replica import Gap, Replica
from shared.wire import from_server, pack

QUIET = 15.0  # seconds without news before it pings
PATIENCE = 30.0  # seconds in which a server that went away may come back

RACES = ("not_now", "not_ready", "room_full", "no_such_room")  # what two honest players may run into

Address = Callable[[], tuple[str, int]]


class Trouble(Exception):
    """The games cannot be finished."""


class Plan(NamedTuple):
    """What a player is here for."""

    name: str
    level: str = "thumb"
    games: int = 1
    create: Create | None = None
    code: str = ""  # of a private room; empty: the first room with a free seat
    fill: str = ""  # as host: the level of bots for free seats
    budget: float = 0.02  # seconds for a searching bot
    stubborn: bool = False  # come back by token when the connection or the server is lost


class Line:
    """A connection that waits."""

    def __init__(self, host: str, port: int) -> None:
        self.socket = socket.create_connection((host, port), timeout=QUIET)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._reader, self._came = from_server(), deque[Downward]()

    def send(self, *messages: Upward) -> None:
        self.socket.sendall(b"".join(map(pack, messages)))

    def receive(self) -> Downward:
        """The next message; ConnectionError when there will be none."""
        while not self._came:
            try:
                data = self.socket.recv(65536)
            except TimeoutError:
                self.send(Ping())
                continue
            if not data:
                raise ConnectionError("the server has closed the connection")
            self._came.extend(self._reader.feed(data))
        return self._came.popleft()

    def close(self) -> None:
        self.socket.close()


class Player:
    """Plays until its games are finished."""

    def __init__(self, address: Address, plan: Plan) -> None:
        self.address, self.plan = address, plan
        self.results: list[Result] = []
        self.token = self.person = self.room = ""
        self.replica: Replica | None = None
        self.returns = self.moves = 0
        self.heard: Callable[[Downward], None] = lambda _: None  # for tests that watch or disturb
        self._acted: tuple[str, int] = ("", -1)  # the last question that was answered
        self._line: Line | None = None
        self._joining = False  # a Join is under way

    def run(self) -> list[Result]:
        """All results."""
        self._connect()
        while len(self.results) < self.plan.games:
            try:
                assert self._line is not None
                message = self._line.receive()
            except OSError as error:
                if not self.plan.stubborn:
                    raise Trouble(str(error)) from error
                self._connect(again=True)
                continue
            self.heard(message)
            self._take(message)
        self.close()
        return self.results

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()

    def cut(self) -> None:
        """Lose the connection, as a cable does."""
        assert self._line is not None
        self._line.socket.shutdown(socket.SHUT_RDWR)

    def give_up(self) -> None:
        """Let `run` end with Trouble, from another thread."""
        self.plan = self.plan._replace(stubborn=False)
        with suppress(OSError):
            self.cut()

    def _connect(self, again: bool = False) -> None:
        self.close()
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._line = Line(*self.address())
                break
            except (OSError, ValueError) as error:
                if time.monotonic() > deadline or not again:
                    raise Trouble(f"no server: {error}") from error
                time.sleep(0.05)
        self.returns += again
        self._acted, self._joining = ("", -1), False  # both may have been lost on the way
        self._send(Hello(PROTOCOL, self.plan.name, token=self.token))

    def _send(self, *messages: Upward) -> None:
        assert self._line is not None
        try:
            self._line.send(*messages)
        except OSError:
            if not self.plan.stubborn:
                raise Trouble("the connection is lost") from None

    def _take(self, message: Downward) -> None:
        match message:
            case News():
                self._fold(message)
            case Snapshot():
                self.replica = Replica(GAMES[message.game], message)
                self._act()
            case Room():
                self._arrange(message)
            case Result():
                if all(message.match != known.match for known in self.results):
                    self.results.append(message)
            case Welcome():
                self.token, self.person, self.room = message.token, message.person, message.room
                self._find_room()
                if self.replica is not None:
                    self._send(Records())  # the match may have ended while nobody could tell us
            case Statistics():
                self._catch_up(message)
            case Rooms():
                self._choose(message)
            case Refused() if message.rule != "stale":
                raise Trouble(f"refused by rule {message.rule}")
            case Denied() if message.reason not in RACES:
                raise Trouble(f"{message.request} was denied: {message.reason} ({message.detail})")
            case Denied(request="join"):
                self._joining = False
            case Sent():
                raise Trouble(f"sent out of the room: {message.reason}")
            case Goodbye() if not self.plan.stubborn:
                raise Trouble(f"the server says goodbye: {message.reason}")

    def _catch_up(self, records: Statistics) -> None:
        assert self.replica is not None
        known = {result.match for result in self.results}
        for past in records.matches:
            if past.match == self.replica.match and past.match not in known:
                self.results.append(Result(past.match, [*past.scores], [*past.places], "", "", ()))

    # --- finding a table ---

    def _find_room(self) -> None:
        if self.room:
            return
        if self.plan.create is not None:
            self._send(self.plan.create)
        elif self.plan.code:
            self._send(Join(code=self.plan.code))

    def _choose(self, listing: Rooms) -> None:
        if self.room or self._joining or self.plan.create is not None or self.plan.code:
            return
        for line in listing.rooms:
            if line.stage == "setup" and any(not seat.person and not seat.level for seat in line.seats):
                self._joining = True
                self._send(Join(room=line.id))
                return

    def _arrange(self, room: Room) -> None:
        self.room = room.id
        host = room.host == self.person
        if room.stage == "finished" and host and len(self.results) < self.plan.games:
            self._send(Again())
        if room.stage != "setup":
            return
        mine = next((seat for seat in room.seats if seat.person == self.person), None)
        if mine is None:
            return
        free = any(not seat.person and not seat.level for seat in room.seats)
        if not mine.ready:
            self._send(Ready(True, f"{self.plan.name}/{len(self.results)}"))
        elif host and all(seat.ready for seat in room.seats if seat.person) and (self.plan.fill or not free):
            self._send(Start(self.plan.fill))

    # --- playing ---

    def _fold(self, news: News) -> None:
        assert self.replica is not None
        try:
            self.replica.fold(news)
        except Gap:
            self._send(Resync())
        else:
            self._act()

    def _act(self) -> None:
        replica = self.replica
        assert replica is not None
        question = (replica.match, replica.ask)
        if replica.seat not in replica.awaited or replica.answer is not None or self._acted == question:
            return
        self._acted = question
        end = time.perf_counter() + self.plan.budget
        seed = f"{self.plan.name}/{replica.match}/{replica.ask}"
        action = think(replica.view(), self.plan.level, seed, lambda: time.perf_counter() < end)
        self.moves += 1
        self._send(Act(replica.ask, action))


def setting(game: str, entry: str) -> tuple[str, Any]:
    """One NAME=VALUE; the value is whatever the game offers under that spelling."""
    name, equals, spelled = entry.partition("=")
    if not equals or name not in GAMES[game].options:
        raise ValueError(f"{game}: no option {entry!r}; there are: {', '.join(GAMES[game].options)}")
    for value in GAMES[game].options[name].values:
        if spelled.lower() == str(value).lower():
            return name, value
    raise ValueError(f"{game}: {name} cannot be {spelled!r}")


def asked(arguments: Sequence[str]) -> tuple[Address, Plan]:
    """Where to play, and what."""
    parser = argparse.ArgumentParser(prog="python -m tests.player", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    parser.add_argument("--port-file", type=Path)
    parser.add_argument("--name", required=True)
    parser.add_argument("--level", default="thumb", choices=[*LEVELS])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--budget", type=float, default=Plan._field_defaults["budget"])
    parser.add_argument("--stubborn", action="store_true")
    parser.add_argument("--create", choices=[*GAMES])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--fill", default="", choices=["", *LEVELS])
    parser.add_argument("--private", action="store_true")
    parser.add_argument("--join", action="store_true")
    parser.add_argument("--code", default="")
    said = parser.parse_args(arguments)
    if (said.port is None) == (said.port_file is None):
        parser.error("give --port or --port-file")
    if sum([said.create is not None, said.join, bool(said.code)]) != 1:
        parser.error("give one of --create, --join and --code")
    create = None
    if said.create is not None:
        try:
            options = dict(setting(said.create, entry) for entry in said.options)
            GAMES[said.create].settings(said.seats, options)
        except ValueError as error:
            parser.error(str(error))
        create = Create(said.create, said.seats, options, private=said.private)

    def address() -> tuple[str, int]:
        return said.host, said.port if said.port is not None else int(said.port_file.read_text())

    plan = Plan(said.name, said.level, said.games, create, said.code, said.fill, said.budget, said.stubborn)
    return address, plan


def main(arguments: Sequence[str] | None = None) -> int:
    address, plan = asked(sys.argv[1:] if arguments is None else arguments)
    player = Player(address, plan)
    try:
        player.run()
    except Trouble as trouble:
        print(f"player {plan.name}: {trouble}", file=sys.stderr)
        return 1
    finally:
        for result in player.results:
            print(json.dumps({"match": result.match, "scores": result.scores, "places": result.places}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
