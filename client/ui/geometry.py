"""The one rectangle: where something stands, in units, by its upper left corner.

Law: a point on the seam of two boxes lies in exactly one of them, so what stands side by side is never touched twice.
"""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in units. A point is covered, another box is held or met."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and the lower edge belong to the neighbour."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: Box, by: float = 0.0) -> bool:
        """Whether another box lies inside, give or take."""
        return (
            other.x >= self.x - by
            and other.y >= self.y - by
            and other.right <= self.right + by
            and other.bottom <= self.bottom + by
        )

    def meets(self, other: Box) -> bool:
        """Whether two boxes overlap; edges may touch."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Box:
        """The same box elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def at_least(self, side: float) -> Box:
        """Grown around its middle to a size that a finger hits."""
        wide, high = max(self.w, side), max(self.h, side)
        return Box(self.x - (wide - self.w) / 2, self.y - (high - self.h) / 2, wide, high)
