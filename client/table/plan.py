"""What a game's layout is made of: regions for cards, panels for everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from client.table.areas import Area
from client.ui.geometry import Box
from shared.engine import Card, Seat


class Frame(NamedTuple):
    """The screen in logical units: at least 1280x720, or 720x1280 in portrait."""

    width: float
    height: float

    @property
    def portrait(self) -> bool:
        return self.height > self.width

    @property
    def beyond(self) -> tuple[float, float]:
        """How much wider and higher it is than the smallest."""
        wide, high = (720.0, 1280.0) if self.portrait else (1280.0, 720.0)
        return self.width - wide, self.height - high


@dataclass(frozen=True)
class Region:
    """Which places share an area: those of the zones, of one owner or of all.

    An owner is what stands behind the zone in the name of a place: "" for all, "2" for one seat, side or number, and
    several of them for one group of an owner: ("meld",), (1, 4) is the place "meld:1:4" alone.
    """

    zones: tuple[str, ...]
    owner: str | tuple[Seat | str, ...]
    area: Area

    @property
    def path(self) -> tuple[str, ...]:
        """The owner as it stands in the name of a place, part by part."""
        if isinstance(self.owner, str):
            return (self.owner,) if self.owner else ()
        return tuple(map(str, self.owner))

    @property
    def name(self) -> str:
        """What the widget over it is called."""
        return " ".join(("spot", self.zones[0], *self.path))


class Controls(NamedTuple):
    """The panels that every table has."""

    menu: Box
    title: Box
    rules: Box
    watchers: Box
    prompt: Box
    tools: Box
    primary: Box
    row: Box | None = None  # for buttons of entries without a card, in a game that has more than two of them
    log: Box | None = None  # None: the log takes the place of the big button while others play


@dataclass(frozen=True)
class Panels:
    """Boxes for what is no card. A game that has more of them says so in a class of its own, field by field."""

    under: ClassVar[frozenset[str]] = frozenset()  # the fields on which cards lie

    controls: Controls
    plaques: Mapping[Seat, Box]


@dataclass(frozen=True)
class Plan:
    """One game's table on one screen."""

    regions: tuple[Region, ...]
    panels: Panels
    sort: Mapping[str, Callable[[Card], Any]] = field(default_factory=dict)  # by zone; others stay as they lie
    away: Mapping[str, Callable[[Card], bool]] = field(default_factory=dict)  # by zone: cards that are not to be seen


def hand_icon(plaque: Box) -> Box:
    """Where on a plaque the hand of another seat is hinted at: cards that go there vanish into the little icon."""
    return Box(plaque.x + 76, plaque.y + 0.7 * plaque.h - 11, 16, 22.4)


def controls(frame: Frame) -> Controls:
    """Where they lie unless a game has a better place."""
    more_x, more_y = frame.beyond
    if frame.portrait:
        x = more_x / 2
        return Controls(
            menu=Box(24 + x, 20, 60, 56),
            title=Box(104 + x, 20, 420, 56),
            rules=Box(544 + x, 20, 152, 56),
            watchers=Box(464 + x, 77, 232, 20),
            prompt=Box(24 + x, 772 + more_y / 2, 672, 112),
            tools=Box(24 + x, 1160 + more_y, 268, 88),
            primary=Box(308 + x, 1160 + more_y, 388, 88),
        )
    return Controls(
        menu=Box(20, 16, 52, 48),
        title=Box(88, 16, 168, 48),
        rules=Box(1124 + more_x, 16, 136, 48),
        watchers=Box(1024 + more_x, 72, 232, 24),
        prompt=Box(284 + more_x / 2, 400 + more_y / 2, 712, 64),
        tools=Box(1024 + more_x, 540 + more_y, 232, 64),
        primary=Box(1024 + more_x, 620 + more_y, 232, 76),
        log=Box(24, 436 + more_y, 232, 172),
    )


def seat_key(seat: Seat) -> str:
    """The name of a seat's plaque among the widgets."""
    return f"plaque:{seat}"
