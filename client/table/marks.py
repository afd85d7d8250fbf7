"""What a game draws on, under and over its cards: marks and ornaments. Ready-made ornaments are in ornaments.py.

Law: no rules here. Marks read the situation (what is seen now, the legal list, what the server said an action would
do) and never decide whether something is allowed. They keep nothing: the same situation always looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from client.table.situation import Situation
from client.table.stage import Slot
from client.ui.canvas import Canvas
from client.ui.geometry import Box
from shared.engine import Action, Seat

P = TypeVar("P")


class Ring(Enum):
    """The rim of a card or a group: what is on top, and what is meant now."""

    NONE = ""
    CREAM = "#e9d3a0"
    AMBER = "#ffb443"


class Badge(Enum):
    """The little disc on a card's upper edge."""

    NONE = ""
    PLUS = "plus"
    TICK = "check"


class Mark(NamedTuple):
    """How one card is shown: darkened by a veil (0 to 1), with a rim of its own, with a badge, pushed out a little."""

    veil: float = 0.0
    ring: Ring = Ring.NONE
    badge: Badge = Badge.NONE
    lift: float = 0.0


PLAIN = Mark()


class Height(Enum):
    """Where an ornament lies: on the felt, over the resting cards, or over everything but what a finger holds."""

    UNDER = 10
    OVER = 50_000
    TOP = 300_000


class Ornament(NamedTuple):
    """Something painted beside the cards. It is painted anew only when its box or `look` changes: `look` says all
    that its picture depends on besides the box."""

    name: str  # one ornament of each name at a time
    box: Box
    look: Hashable
    paint: Callable[[Canvas], None]
    height: Height = Height.UNDER
    bleed: float = 14.0


class Marks(Generic[P]):
    """A plain table; a game overrides what it has more of."""

    def active(self, t: Situation[P]) -> Seat | None:
        """Who has the paw."""
        return t.awaited[0] if t.awaited else None

    def previews(self, t: Situation[P]) -> Iterable[Action]:
        """What to ask the server about beforehand; `t.outlooks` then holds what it said."""
        if t.commitment is not None:
            yield t.commitment
        yield from (entry for entry in t.legal if not entry.card and not entry.place and ".." not in entry.choice)

    def marks(self, t: Situation[P]) -> Mapping[Slot, Mark]:
        """Cards that are not shown plainly. What is selected, may be added or is not legal in the own hand the table
        marks itself where nothing is said here."""
        return {}

    def ornaments(self, t: Situation[P]) -> Iterable[Ornament]:
        """What is drawn beside the cards: trays, labels, tags, rings round groups, arrows, panels."""
        return ()
