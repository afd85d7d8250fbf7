"""What can be seen of a match and asked of it, for the words and marks of its game.

Law: the table keeps it up to date; a game only reads it. `facts` are the public facts of that game's rules, so a wrong
word about them does not pass the type check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from client.table.areas import Pose
from client.table.layout import natural
from client.table.party import Party
from client.table.plan import Panels
from client.ui.geometry import Box
from shared.engine import Action, Card, Place, Said, Seat

P = TypeVar("P")


@dataclass(kw_only=True)
class Telling(Generic[P]):
    """What is known of a match while it is played and when it is told again."""

    seat: Seat | None  # who looks; None: a watcher
    seats: int
    options: Mapping[str, Any]
    facts: P
    names: Sequence[str] = ()
    avatars: Sequence[str] = ()
    shown: Mapping[Place, tuple[Card, ...]] = field(default_factory=dict)  # places that hold cards
    own: bool = True  # who looks is the player here; a film may be looked at from another's seat

    def party(self, seat: Seat) -> Party:
        """Who sits there."""
        return Party(self.names[seat], (self.avatars[seat],), (seat,))

    def cards(self, place: Place) -> tuple[Card, ...]:
        """The cards of a place, bottom first."""
        return self.shown.get(place, ())

    def places(self, zone: str, owner: Seat | str = "") -> list[Place]:
        """The places of a zone (of one owner) that hold cards, in the order of their numbers."""
        start = f"{zone}:{owner}:" if owner != "" else f"{zone}:"
        alone = start[:-1]
        return sorted((place for place in self.shown if place == alone or place.startswith(start)), key=natural)


@dataclass(kw_only=True)
class Situation(Telling[P]):
    """What can be seen and asked now.

    Cards and facts are those that motion has already begun to show; `legal` is empty until all of it has begun.
    """

    panels: Panels
    legal: Sequence[Action] = ()
    awaited: Sequence[Seat] = ()
    answer: Action | None = None  # the own sealed answer, while others still think
    chosen: Sequence[Card] = ()  # selected in the own hand
    picked: Mapping[Place, tuple[int, ...]] = field(default_factory=dict)  # slots that are selected or taken up
    commitment: Action | None = None  # what the big button would do
    outlooks: Mapping[Action, Sequence[Said]] = field(default_factory=dict)  # what the server said they would do
    poses: Mapping[Place, Sequence[Pose]] = field(default_factory=dict)  # where the cards lie or will lie
    flying: frozenset[Place] = frozenset()  # places to which a card is still on its way
    boxes: Callable[[Place], Box] = lambda _: Box(0, 0, 0, 0)
    portrait: bool = False

    def bounds(self, place: Place) -> Box | None:
        """The box around the cards of a place where they lie; None while one is still on its way, or if it is empty."""
        poses = self.poses.get(place)
        if not poses or place in self.flying:
            return None
        boxes = [pose.bounds() for pose in poses]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(x, y, max(box.x + box.w for box in boxes) - x, max(box.y + box.h for box in boxes) - y)

    def outlook(self, action: Action | None) -> Sequence[Said]:
        """What the server said that an action would do; empty until it has said so."""
        return self.outlooks.get(action, ()) if action is not None else ()

    @property
    def asked(self) -> bool:
        """Whether the one who looks has to answer now."""
        return self.seat is not None and bool(self.legal) and self.seat in self.awaited
