"""More on every place of Švábí's table than a long match brings."""

from __future__ import annotations

from shared.engine import Card, Place


def fullest(seats: int) -> dict[Place, list[Card]]:
    shown = {"floor": [f"A{n}" for n in range(1, max(seats, 3) + 2)], "box": ["B3"] * 78}
    for seat in range(seats):
        shown |= {
            f"stock:{seat}": ["?A"] * 9,
            f"hand:{seat}": ["A13", "A2", "A3", "A4"],
            f"choice:{seat}": ["A5"],
            f"hid:{seat}": ["A6"],
            f"col:{seat}": [f"A{n}" for n in range(13, 0, -1)],
        }
    if seats == 2:
        shown |= {"jozin_stock": ["?Z"] * 12, "jozin": [f"Z{n}" for n in range(1, 14)]}
    return shown
