"""What one game adds to the table: its words, its marks on the cards, and what is drawn under and over them.

Law: no rules here. A dressing reads the situation (what is seen now, the legal list, what the server said an action
would do) and answers in words and pictures; it never decides whether something is allowed. It keeps nothing: the same
situation always looks the same. To dress another game, write a class like those in client/games and name it in
client/games/tables.py. Ready-made ornaments are in ornaments.py.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from client.table.areas import Pose
from client.table.layout import natural
from client.table.stage import Slot, Step
from client.ui.canvas import Canvas
from client.ui.felt import cloth
from client.ui.geometry import Box
from client.ui.pictures import Picture
from client.ui.theme import INN
from client.ui.widgets import Kind
from shared.engine import Action, Card, Place, Said, Seat


class Words(NamedTuple):
    """A button: what it does, and its consequence in small letters."""

    text: str
    sub: str = ""
    kind: Kind = "primary"
    icon: str = ""


class Prompt(NamedTuple):
    """The bar that says what is to be done now: "Vylož karty: 2x 9", "seber 2x 5: Adam", and a smaller line below.

    `pictures` stand at its right end: cards of one group overlap; a string that names an icon stands between groups.
    """

    headline: str
    consequence: str = ""
    sub: str = ""
    pictures: tuple[tuple[Card, ...] | str, ...] = ()


class Line(NamedTuple):
    """A line of the log: who, what, the cards that it was done with, as little pictures, and from whom they came."""

    seat: Seat | None  # None: nobody in particular
    text: str
    cards: tuple[Card, ...] = ()
    source: Seat | None = None
    joins: bool = False  # its cards are added to the line before, if that says the same of the same seat


class Standing(NamedTuple):
    """One row of the table between two games of a match; without an avatar it is Jožin's."""

    avatar: str
    name: str
    now: str  # what the game has brought
    total: str


class Interim(NamedTuple):
    """How a match stands between two of its games; the best first."""

    title: str
    rows: tuple[Standing, ...]
    note: str = ""  # what follows from it for the next game


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


@dataclass
class Situation:
    """What can be seen and asked now; the table keeps it up to date, a dressing only reads it.

    Cards and facts are those that motion has already begun to show; `legal` is empty until all of it has begun.
    """

    seat: Seat | None  # who looks; None: a watcher
    seats: int
    options: Mapping[str, Any]
    names: Sequence[str] = ()
    avatars: Sequence[str] = ()
    facts: Any = None  # the public facts as attributes
    shown: Mapping[Place, tuple[Card, ...]] = field(default_factory=dict)  # places that hold cards
    legal: Sequence[Action] = ()
    awaited: Sequence[Seat] = ()
    answer: Action | None = None  # the own sealed answer, while others still think
    chosen: Sequence[Card] = ()  # selected in the own hand
    picked: Mapping[Place, tuple[int, ...]] = field(default_factory=dict)  # slots that are selected or taken up
    commitment: Action | None = None  # what the big button would do
    outlooks: Mapping[Action, Sequence[Said]] = field(default_factory=dict)  # what the server said they would do
    poses: Mapping[Place, Sequence[Pose]] = field(default_factory=dict)  # where the cards lie or will lie
    flying: frozenset[Place] = frozenset()  # places to which a card is still on its way
    panels: Mapping[str, Box] = field(default_factory=dict)
    boxes: Callable[[Place], Box] = lambda _: Box(0, 0, 0, 0)
    portrait: bool = False

    def cards(self, place: Place) -> tuple[Card, ...]:
        """The cards of a place, bottom first."""
        return self.shown.get(place, ())

    def places(self, zone: str, owner: Seat | str = "") -> list[Place]:
        """The places of a zone (of one owner) that hold cards, in the order of their numbers."""
        start = f"{zone}:{owner}:" if owner != "" else f"{zone}:"
        alone = start[:-1]
        return sorted((place for place in self.shown if place == alone or place.startswith(start)), key=natural)

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


class Dressing:
    """A plain table; a game overrides what it has more of."""

    deck = ""  # the folder of its cards

    def subtitle(self, t: Situation) -> str:
        """Under the name of the game."""
        return ""

    def count(self, t: Situation, seat: Seat) -> int:
        """The hand cards of a seat."""
        return len(t.cards(f"hand:{seat}"))

    def warned(self, t: Situation, seat: Seat) -> bool:
        """Whether the count on the plaque is a warning."""
        return False

    def active(self, t: Situation) -> Seat | None:
        """Who has the paw."""
        return t.awaited[0] if t.awaited else None

    def backdrop(self, seats: int) -> Picture:
        """What lies under everything, over the whole window."""
        return cloth(INN)

    def score(self, t: Situation, seat: Seat) -> tuple[str, str]:
        """On the plaque: the number and its word."""
        return "", ""

    def prompt(self, t: Situation) -> Prompt:
        """What is to be done now, by whom."""
        raise NotImplementedError

    def primary(self, t: Situation) -> Words | None:
        """The big button while cards are chosen by fingers: for `t.commitment`, or, disabled, what is missing for one.
        None hides it."""
        return None

    def button(self, t: Situation, action: Action) -> Words:
        """The button for an entry that no card and no place stands for."""
        raise NotImplementedError

    def choice(self, t: Situation, action: Action) -> Words:
        """An entry of a chooser, where a finger left several."""
        return self.button(t, action)

    def confirm(self, t: Situation, action: Action) -> tuple[str, str] | None:
        """A question (title, text) to be answered before this is sent; None for most."""
        return None

    def previews(self, t: Situation) -> Iterable[Action]:
        """What to ask the server about beforehand; `t.outlooks` then holds what it said."""
        if t.commitment is not None:
            yield t.commitment
        yield from (entry for entry in t.legal if not entry.card and not entry.place and ".." not in entry.choice)

    def marks(self, t: Situation) -> Mapping[Slot, Mark]:
        """Cards that are not shown plainly. What is selected, may be added or is not legal in the own hand the table
        marks itself where nothing is said here."""
        return {}

    def ornaments(self, t: Situation) -> Iterable[Ornament]:
        """What is drawn beside the cards: trays, labels, tags, rings round groups, arrows, panels."""
        return ()

    def line(self, t: Situation, step: Step) -> Line | None:
        """The log line for a step that began now; None for most."""
        return None

    def interim(self, t: Situation, step: Step) -> Interim | None:
        """How the match stands, if this step has just ended one of its games but not the last; None for most."""
        return None

    def sound(self, t: Situation, step: Step) -> str:
        """The name of the sound for a step that began now; empty for silence."""
        return ""

    def card_name(self, card: Card) -> str:
        """What a card is called."""
        return ""

    def banner(self, card: Card) -> str:
        """The word on the banner of a large card."""
        return self.card_name(card)

    def advice(self, t: Situation, action: Action, effects: Sequence[Said]) -> str:
        """What the bot suggests and why, in one line."""
        return ""
