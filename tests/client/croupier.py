"""What a screen has instead of a session: the server's own room in the same process, bots on the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

from shared.engine import Action, Match, Seat
from shared.messages import Clock, Downward, Room, SeatState, Snapshot, Upward, Watcher
from tests.laws.beliefs import pick, pinned
from tests.queued_room import QueuedRoom

NAMES = ("Dan", "Katka", "Adam", "Petr", "Eva", "Jana")
AVATARS = ("lynx", "fox", "beaver", "wolf", "squirrel", "otter")
LEVELS = ("", "search", "", "random", "search", "thumb")
BANKS = (95.0, 61.0, 8.0, 120.0, 40.0, 33.0)


class Croupier:
    """One seat's view of a match in a room of the server.

    How the room looks (who sits where, its host, its clock) is for a test to say: `room` is a message of its own, and
    what the server's room says of itself is not heard.
    """

    def __init__(
        self, match: Match[Any], seat: Seat | None = 0, names: tuple[str, ...] = NAMES, seed: str = "croupier",
        clock: Clock | None = None,
    ) -> None:  # fmt: skip
        self.match, self.seat, self.chance = match, seat, Random(seed)
        self.person = "p0"
        self.server = QueuedRoom(match, {seat: "Dan"})
        self.server.people[seat].id = self.person
        self.sent: list[Upward] = []
        self.reachable = True
        people = tuple(
            SeatState(f"p{n}" if n in (0, 2) else "", names[n], AVATARS[n], LEVELS[n]) for n in range(match.state.seats)
        )
        self.room: Room | None = Room(
            "r", "", match.game.id, {}, "playing", people, (), Clock(), "p0", ""
        )  # fmt: skip
        self.clock(clock or Clock())
        self._begun = False

    def clock(self, clock: Clock) -> None:
        """Play by this clock from now on."""
        assert self.room is not None
        self.room.clock = clock
        self.server.set_clocks(clock, BANKS[: self.match.state.seats])

    @property
    def asks(self) -> int:
        """The number of the question."""
        return self.server.match_room.asks[self.me]

    def now(self) -> Snapshot:
        """The match as it is."""
        if not self._begun:
            self._begun = True
            self.server.go_on()
        return self.server.snapshot(self.seat)

    def before(self) -> Snapshot:
        """The table before the deal; the deal itself is the first news."""
        self._begun = True
        self.server.open()
        first = self.server.heard[self.seat].pop(0)
        assert isinstance(first, Snapshot)
        return first

    def send(self, message: Upward) -> bool:
        if not self.reachable:
            return False
        self.sent.append(message)
        self.server.say(self.seat, message)
        while self.server.thinks:
            think = self.server.thinks.pop()
            self.server.advise(think, pick(self.chance, think.view.legal))
        return True

    @property
    def me(self) -> Seat:
        assert self.seat is not None
        return self.seat

    def hear(self) -> list[Downward]:
        """What has been said since the last time."""
        said = [message for message in self.server.heard[self.seat] if not isinstance(message, Room)]
        self.server.heard[self.seat].clear()
        return said

    def others(self, limit: int = 60) -> None:
        """Let the bots act until the screen's seat is asked."""
        for _ in range(limit):
            waiting = [s for s in self.match.awaited(None) if s != self.seat and s not in self.match.answers]
            if self.match.over or not waiting:
                return
            self.act(waiting[0])

    def act(self, seat: Seat) -> None:
        """Let a seat do something legal."""
        self.told(seat, pinned(pick(self.chance, self.match.game.legal(self.match.state, seat)), self.chance))

    def told(self, seat: Seat, action: Action) -> None:
        """Let a seat do this."""
        self.server.do(seat, action)

    def watched(self, count: int) -> None:
        """Let some people look on."""
        assert self.room is not None
        self.room.watchers = tuple(Watcher(f"w{n}", f"W{n}") for n in range(count))
