"""A position of Stopa: its cards, its places and what is public. A card is the number of its animal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shared.engine import NO_SEAT, Action, Seat, State

NUMBERS = tuple(map(str, range(1, 14)))
HAND, TRAIL, WON = (tuple(f"{zone}:{seat}" for seat in range(6)) for zone in ("hand", "trail", "won"))
LAY = {number: Action("lay", number) for number in NUMBERS}

# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal["laid", "took"]


@dataclass
class Public:
    """What all know besides the cards that lie open."""

    first: Seat = NO_SEAT  # who began this round
    asked: Seat = NO_SEAT  # whose turn it is


Position = State[Public]
