"""More on every place of Kořist's table than a long match brings."""

from __future__ import annotations

from shared.engine import Card, Place


def fullest(seats: int) -> dict[Place, list[Card]]:
    shown = {"stock": ["?"] * 90, "discard": ["3"] * 30, "loot": ["7"] * 9}
    shown |= {f"supply:{n}": ["4", "13", "J"] for n in range(6)}
    if seats == 2:
        shown |= {f"shadow:{n}": [str(n)] * 8 for n in range(1, 13)}
    for seat in range(seats):
        shown[f"hand:{seat}"] = [str(n % 13 + 1) for n in range(32)]
        shown |= {f"layer:{seat}:{n}": ["10"] * (1 + n * 5 % 9) for n in range(14)}
    return shown
