"""Stopa for people: why an action is refused, what one would do.

Law: only what all can see and the seat's own cards are used here.
"""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.stopa.position import HAND, LAY, TRAIL, Position
from shared.games.stopa.turns import lying, strongest

# What is said before an action: the words of its preview.
Forecast = Literal["took"]


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action."""
    return action in LAY.values()


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    if not intelligible(action) or action.card not in s.table[HAND[seat]]:
        return UNKNOWN_ACTION
    return "ST-2" if seat != s.public.asked else "ST-3"


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """Who takes the cards, once nobody is left to lay."""
    if len(lying(s)) < s.seats - 1:
        return []
    after = s.copy()
    after.move(action.card, HAND[seat], TRAIL[seat])
    return [Said(strongest(after), "took", (s.seats,))]
