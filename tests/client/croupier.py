"""A server without a network: one real match, the screen's session on one side of it, bots on the others."""

from __future__ import annotations

from random import Random
from typing import Any

from shared.engine import Action, IllegalAction, Match, Seat
from shared.messages import (
    Act,
    Advice,
    Advise,
    Because,
    Chat,
    Chatted,
    Clock,
    Downward,
    Emote,
    Emoted,
    News,
    Outlook,
    Preview,
    Refused,
    Result,
    Resync,
    Room,
    SeatState,
    Snapshot,
    Times,
    Upward,
    Watcher,
    Why,
)
from shared.replica import snapshot
from tests.client.matches import before_deal
from tests.laws.beliefs import pick, pinned

NAMES = ("Dan", "Katka", "Adam", "Petr", "Eva", "Jana")
AVATARS = ("lynx", "fox", "beaver", "wolf", "squirrel", "otter")
LEVELS = ("", "search", "", "random", "search", "thumb")


class Croupier:
    """Answers what a screen sends; `out` is what it says back."""

    def __init__(
        self, match: Match[Any], seat: Seat | None = 0, names: tuple[str, ...] = NAMES, seed: str = "croupier",
        clock: Clock | None = None,
    ) -> None:  # fmt: skip
        self.match, self.seat, self.chance = match, seat, Random(seed)
        self.person = "p0"
        self.out: list[Downward] = []
        self.sent: list[Upward] = []
        self.version = self.asks = 0
        self.reachable = True
        people = tuple(
            SeatState(f"p{n}" if n in (0, 2) else "", names[n], AVATARS[n], LEVELS[n]) for n in range(match.state.seats)
        )
        self.room: Room | None = Room(
            "r", "", match.game.id, {}, "playing", people, (), clock or Clock(), "p0", ""
        )  # fmt: skip

    @property
    def times(self) -> Times:
        return Times((95.0, 61.0, 8.0, 120.0, 40.0, 33.0)[: self.match.state.seats]) if self.clocked else Times()

    @property
    def clocked(self) -> bool:
        return self.room is not None and self.room.clock.bank > 0

    def now(self) -> Snapshot:
        """The match as it is."""
        return snapshot(self.match, "test", self.seat, self.version, self.asks, self.times)

    def before(self) -> Snapshot:
        """The table before the deal; the deal itself is the first news."""
        first = before_deal(self.match, self.seat)
        self._news(self.match.opening)
        return first

    def send(self, message: Upward) -> bool:
        if not self.reachable:
            return False
        self.sent.append(message)
        match message:
            case Act():
                self._act(message)
            case Preview(ask, action):
                self.out.append(Outlook(ask, action, self.match.preview(self.me, action)))
            case Why(ask, action):
                self.out.append(Because(ask, action, self.match.why(self.me, action)))
            case Advise(ask):
                action = pick(self.chance, self.match.legal(self.me))
                self.out.append(Advice(ask, action, self.match.preview(self.me, action)))
            case Resync():
                self.out.append(self.now())
            case Chat(text):
                self.out.append(Chatted(self.person, "Dan", text))
            case Emote(name):
                self.out.append(Emoted(self.person, "Dan", name))
        return True

    @property
    def me(self) -> Seat:
        assert self.seat is not None
        return self.seat

    def hear(self) -> list[Downward]:
        """What has been said since the last time."""
        said, self.out = self.out, []
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
        action = pinned(pick(self.chance, self.match.game.legal(self.match.state, seat)), self.chance)
        self._news(self.match.act(seat, action))

    def told(self, seat: Seat, action: Action) -> None:
        """Let a seat do this."""
        self._news(self.match.act(seat, action))

    def _act(self, message: Act) -> None:
        if message.ask != self.asks:
            self.out.append(Refused(self.asks, "stale", list(self.match.legal(self.me))))
            return
        try:
            self._news(self.match.act(self.me, message.action))
        except IllegalAction as error:
            self.out.append(Refused(self.asks, error.rule, list(self.match.legal(self.me))))

    def _news(self, news: dict[Seat | None, list[Any]]) -> None:
        self.version += 1
        self.asks += 1
        view = self.match.view(self.seat)
        self.out.append(
            News(self.version, news[self.seat], self.asks, list(view.legal), view.awaited, view.answer, self.times)
        )
        if self.match.over:
            scores = self.match.game.scores(self.match.state) or []
            places = self.match.game.places(self.match.state)
            self.out.append(Result("test", scores, places, "", "", ()))

    def watched(self, count: int) -> None:
        """Let some people look on."""
        assert self.room is not None
        self.room.watchers = tuple(Watcher(f"w{n}", f"W{n}") for n in range(count))
