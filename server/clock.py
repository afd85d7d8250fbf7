"""Thinking time: a bank for each seat, an increment for each decision.

Law: no clock tells that a seat has given a sealed answer. To the others it runs on until all are in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from server.limits import FOREVER
from shared.engine import Seat
from shared.messages import Clock


class Clocks:
    """The thinking time of all seats of one match. While `on` is False no clock runs."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule, self.on = rule, False
        self.banks = [float(rule.bank)] * seats
        self.since: dict[Seat, float] = {}  # which run, since when
        self.hidden: dict[Seat, tuple[float, float]] = {}  # answered in secret: bank and since as the others see them

    def run(self, seats: Iterable[Seat], now: float) -> None:
        """Let the clocks of these seats run and no others."""
        wanted = set(seats) if self.on else set()
        for seat in [*self.since]:
            if seat not in wanted:
                self.stop(seat, now)
        for seat in wanted:
            self.since.setdefault(seat, now)

    def stop(self, seat: Seat, now: float) -> None:
        """Take the time since the clock was started from the bank."""
        since = self.since.pop(seat, None)
        if since is not None:
            self.banks[seat] = max(0.0, self.banks[seat] - (now - since))

    def hide(self, seat: Seat) -> None:
        """A sealed answer comes: the others go on seeing this clock run."""
        if seat in self.since:
            self.hidden.setdefault(seat, (self.banks[seat], self.since[seat]))

    def reveal(self, keep: Sequence[Seat] = ()) -> None:
        """All answers are in, or no longer asked for from others than these."""
        self.hidden = {seat: hidden for seat, hidden in self.hidden.items() if seat in keep}

    def reward(self, seat: Seat, now: float) -> None:
        """A decision is made."""
        self.stop(seat, now)
        self.banks[seat] += self.rule.increment

    def give(self, seat: Seat, seconds: float) -> None:
        """More time, whether it runs or only seems to."""
        self.banks[seat] += seconds
        if seat in self.hidden:
            bank, since = self.hidden[seat]
            self.hidden[seat] = (bank + seconds, since)

    def left(self, seat: Seat, now: float) -> float:
        """What a seat has left."""
        since = self.since.get(seat)
        return max(0.0, self.banks[seat] - (now - since if since is not None else 0.0))

    def seen(self, seat: Seat, now: float, by: Seat | None) -> float:
        """What a seat seems to have left."""
        if seat != by and seat in self.hidden:
            bank, since = self.hidden[seat]
            return max(0.0, bank - (now - since))
        return self.left(seat, now)

    def due(self) -> float:
        """When the next seat's time is up."""
        return min((since + self.banks[seat] for seat, since in self.since.items()), default=FOREVER)

    def expired(self, now: float) -> list[Seat]:
        """Whose time is up, in seat order."""
        return sorted(seat for seat, since in self.since.items() if since + self.banks[seat] <= now)
