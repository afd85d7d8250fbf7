"""What a game's layout is made of: regions for cards, panels for everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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
    """Which places share an area: those of the zones, of one owner (or number) or of all."""

    zones: tuple[str, ...]
    owner: str
    area: Area


@dataclass(frozen=True)
class Plan:
    """One game's table on one screen. Panels are boxes for plaques ("plaque:2"), prompt, log, buttons and the like."""

    regions: tuple[Region, ...]
    panels: Mapping[str, Box]
    sort: Mapping[str, Callable[[Card], Any]] = field(default_factory=dict)  # by zone; others stay as they lie
    away: Mapping[str, Callable[[Card], bool]] = field(default_factory=dict)  # by zone: cards that are not to be seen


def hand_icon(plaque: Box) -> Box:
    """Where on a plaque the hand of another seat is hinted at: cards that go there vanish into the little icon."""
    return Box(plaque.x + 76, plaque.y + 0.7 * plaque.h - 11, 16, 22.4)


def controls(frame: Frame) -> dict[str, Box]:
    """The panels that lie at the same place in every game."""
    more_x, more_y = frame.beyond
    if frame.portrait:
        x = more_x / 2
        return {
            "menu": Box(24 + x, 20, 60, 56),
            "title": Box(104 + x, 20, 420, 56),
            "rules": Box(544 + x, 20, 152, 56),
            "watchers": Box(464 + x, 77, 232, 20),
            "prompt": Box(24 + x, 772 + more_y / 2, 672, 112),
            "tools": Box(24 + x, 1160 + more_y, 268, 88),
            "primary": Box(308 + x, 1160 + more_y, 388, 88),
        }
    return {
        "menu": Box(20, 16, 52, 48),
        "title": Box(88, 16, 168, 48),
        "rules": Box(1124 + more_x, 16, 136, 48),
        "watchers": Box(1024 + more_x, 72, 232, 24),
        "prompt": Box(284 + more_x / 2, 400 + more_y / 2, 712, 64),
        "log": Box(24, 436 + more_y, 232, 172),
        "tools": Box(1024 + more_x, 540 + more_y, 232, 64),
        "primary": Box(1024 + more_x, 620 + more_y, 232, 76),
    }


def seat_key(seat: Seat) -> str:
    """The name of a seat's plaque among the panels."""
    return f"plaque:{seat}"
