"""Where the focus goes: the nearest widget in a direction, measured from edge to edge.

Law: whatever can be touched can be reached by arrows alone, from anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.ui.geometry import Box
from client.ui.pointer import Nav

ASIDE = 2.0  # a unit beside the way counts as so many along it
BESIDE = 10_000.0  # what stands beside and only reaches further comes after all that lies that way


def neighbour(boxes: Sequence[Box], current: int, way: Nav) -> int | None:
    """The index of the box to go to, or None if there is none that way."""
    if way in (Nav.NEXT, Nav.PREVIOUS):
        return (current + (1 if way is Nav.NEXT else -1)) % len(boxes)
    costs = [
        (cost, index)
        for index, box in enumerate(boxes)
        if index != current and (cost := distance(boxes[current], box, way)) is not None
    ]
    return min(costs)[1] if costs else None


def distance(here: Box, there: Box, way: Nav) -> float | None:
    """How far it is from edge to edge; None if it does not lie that way."""
    here, there = turned(here, way), turned(there, way)
    if there.x + there.w / 2 <= here.x + here.w / 2 or there.right <= here.right:
        return None
    along = max(0.0, there.x - here.right)
    aside = max(0.0, there.y - here.bottom, here.y - there.bottom)
    middle = abs(there.y + there.h / 2 - here.y - here.h / 2)
    beside = BESIDE if aside and there.x < here.x + here.w / 2 else 0.0
    return along + ASIDE * aside + middle / 100 + beside


def turned(box: Box, way: Nav) -> Box:
    """The same picture, turned so that the way leads to the right."""
    match way:
        case Nav.LEFT:
            return Box(-box.right, box.y, box.w, box.h)
        case Nav.DOWN:
            return Box(box.y, box.x, box.h, box.w)
        case Nav.UP:
            return Box(-box.bottom, box.x, box.h, box.w)
        case _:
            return box
