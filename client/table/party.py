"""Whoever a row of a result is about: a seat, a side, a pair, or somebody who has no seat.

Law: what is drawn of them comes with them; a sheet, a podium or a list asks nothing about the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.pictures import asset
from shared.engine import Seat

BUST = 1.2  # the height of a bust by its width
OVERLAP = 0.62  # from head to head of one party, by the width of a head


class Likeness(NamedTuple):
    """How somebody looks who is none of the animals."""

    head: Callable[[Canvas, float, float, float], None]  # a round picture, by its middle and width
    bust: str  # the asset that stands on the podium
    wide: float = 1.0  # its width there, by that of an animal's bust
    high: float = BUST  # its height, by the same


class Party(NamedTuple):
    """One or several who win and lose together."""

    name: str
    avatars: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()  # empty: nobody's
    likeness: Likeness | None = None

    def paint_head(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """Their heads around a middle, in a square of this size or a little wider."""
        if self.likeness is not None:
            self.likeness.head(canvas, x, y, size)
            return
        each = size if len(self.avatars) < 2 else size * 0.8
        left = x - each * OVERLAP * (len(self.avatars) - 1) / 2
        for nth, avatar in enumerate(self.avatars):
            canvas.avatar(avatar, left + nth * each * OVERLAP, y, each)

    def bust(self) -> tuple[str, float, float]:
        """The picture that stands on the podium; its width and its height by that of an animal's bust."""
        if self.likeness is not None:
            return asset(self.likeness.bust), self.likeness.wide, self.likeness.high
        return asset(f"busts/{self.avatars[0]}"), 1.0, BUST


def side(name: str, *parties: Party) -> Party:
    """Several as one."""
    avatars = tuple(avatar for party in parties for avatar in party.avatars)
    return Party(name, avatars, tuple(seat for party in parties for seat in party.seats))
