"""A server for one: a match in this process that answers as the real one does, without network and clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from shared.engine import Action, IllegalAction, Match, Seat
from shared.messages import (
    Act,
    Because,
    Clock,
    Downward,
    News,
    Outlook,
    Preview,
    Refused,
    Result,
    Room,
    SeatState,
    Snapshot,
    Times,
    Upward,
    Why,
)
from shared.replica import snapshot
from tests.laws.beliefs import pick, pinned

NAMES = ("Dan", "Katka", "Adam", "Petr", "Eva", "Bořivoj")
LONGEST = ("Kateřina Novotníková", "Maxmilián Nezbednýýý", "Wendelín Wojnarowski", "Bartoloměj z Kukleny",
           "Květoslava Wawrzynek", "Drahomíra Šmatlavová")  # fmt: skip
AVATARS = ("lynx", "fox", "beaver", "wolf", "squirrel", "boar")

Policy = Callable[[Match[Any], Seat], Action]


def by_chance(seed: str) -> Policy:
    """Others who play anything."""
    chance = Random(seed)

    def choose(match: Match[Any], seat: Seat) -> Action:
        return pinned(pick(chance, match.legal(seat)), chance)

    return choose


class Solo:
    """The session of one seat (None: a watcher). Others play by a policy, or wait for `let_play`."""

    def __init__(
        self, match: Match[Any], seat: Seat | None = 0, names: Sequence[str] = NAMES, others: Policy | None = None
    ) -> None:
        self.match, self.seat, self.others = match, seat, others
        self.person = "me"
        self.said: list[Upward] = []
        self.waiting: list[Downward] = []
        self.version = 1
        seats = [
            SeatState(f"p{n}" if n != seat else "me", names[n], AVATARS[n], "" if n in (0, 4) else "thumb")
            for n in range(match.state.seats)
        ]
        options = dict(match.state.options)
        self.room: Room | None = Room("r", "", match.game.id, options, "playing", tuple(seats), (), Clock(), "me", "")

    @property
    def ask(self) -> int:
        return len(self.match.log) + 1

    def snapshot(self) -> Snapshot:
        """The match as it is now."""
        return snapshot(self.match, "m", self.seat, self.version, self.ask, Times())

    def send(self, message: Upward) -> bool:
        """Take what the client says, and answer."""
        self.said.append(message)
        seat = self.seat
        if isinstance(message, Act) and seat is not None:
            try:
                self.act(seat, message.action)
            except IllegalAction:
                self.waiting.append(Refused(self.ask, "stale", list(self.match.legal(seat))))
            if self.others is not None:
                self.let_play()
        elif isinstance(message, Preview) and seat is not None:
            effects = self.match.game.preview(self.match.state, seat, message.action)
            self.waiting.append(Outlook(message.ask, message.action, list(effects)))
        elif isinstance(message, Why) and seat is not None:
            self.waiting.append(Because(message.ask, message.action, self.match.why(seat, message.action)))
        return True

    def poll(self) -> list[Downward]:
        """What is to be heard now."""
        heard, self.waiting = self.waiting, []
        return heard

    def act(self, seat: Seat, action: Action) -> None:
        """Somebody does something."""
        news = self.match.act(seat, action)
        self.version += 1
        view = self.match.view(self.seat)
        events = news.get(self.seat, [])
        self.waiting.append(News(self.version, events, self.ask, list(view.legal), view.awaited, view.answer))
        if self.match.over:
            scores = self.match.game.scores(self.match.state) or []
            places = self.match.game.places(self.match.state)
            self.waiting.append(Result("m", scores, places, "", "", ()))

    def let_play(self) -> None:
        """The others play until this seat is asked or all is over."""
        assert self.others is not None
        while not self.match.over:
            awaited = [seat for seat in self.match.awaited(None) if seat not in self.match.answers]
            if not awaited or self.seat in awaited:
                return
            self.act(awaited[0], self.others(self.match, awaited[0]))
