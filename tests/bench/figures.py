"""How a figure is taken and printed, and how fast this core is."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured value beside its limit: the reference of the same run, or a bound."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    note: str = ""

    def line(self) -> str:
        ratio = None if not self.limit else round(self.value / self.limit, 3)
        row = {"name": self.name, "value": round(self.value, 3), "unit": self.unit, "limit": self.limit, "ratio": ratio}
        return json.dumps(row | ({"note": self.note} if self.note else {}))

    def text(self) -> str:
        beside = "" if not self.limit else f"   limit {self.limit:,.4g}, ratio {self.value / self.limit:.2f}"
        return f"{self.name:<44} {self.value:>14,.4g} {self.unit}{beside}{'   ' + self.note if self.note else ''}"


def show(figures: list[Figure], as_json: bool) -> None:
    for figure in figures:
        print(figure.line() if as_json else figure.text())
        sys.stdout.flush()


def best(measure: Callable[[], float], rounds: int) -> float:
    """The best of several rounds: the one that other load disturbed least."""
    return max(measure() for _ in range(rounds))


def loop_turns() -> float:
    """Simple loop turns per second: a call, arithmetic, a list read and a dict write in each."""
    items, seen, value, turns = list(range(16)), dict.fromkeys(range(16), 0), 1, 400_000
    begun = time.perf_counter()
    for _ in range(turns):
        value = turn(value, items, seen)
    return turns / (time.perf_counter() - begun)


def turn(value: int, items: list[int], seen: dict[int, int]) -> int:
    value = (value * 31 + items[value & 15]) % 65_521
    seen[value & 15] = value
    return value


def empty_turns() -> float:
    """Turns of a loop that only counts, per second; printed so that the calibration can be compared elsewhere."""
    turns, count = 2_000_000, 0
    begun = time.perf_counter()
    while count < turns:
        count += 1
    return turns / (time.perf_counter() - begun)
