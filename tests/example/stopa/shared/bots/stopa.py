"""Stopa by rule of thumb. Weights are numbers on cards: what a card is worth for later is what it costs now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shared.bots.policy import Thumb, standing
from shared.engine import Action, Seat, State
from shared.engine.game import Readable
from shared.games.stopa.position import HAND, TRAIL, WON

TAKES = 14.0  # more than any card is worth


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The cheapest card that is stronger than all that lie here, else the weakest of all."""
    lying = [int(card) for other in range(position.seats) for card in position.table[TRAIL[other]]]
    beaten = max(lying, default=0)
    return [TAKES * (int(action.card) > beaten) - int(action.card) for action in legal]


def judge(s: State[Any], seat: Seat) -> float:
    """The place at the end; before it, the own share of what was taken."""
    if not any(s.table[HAND[other]] for other in range(s.seats)):
        return standing(s, seat)
    taken = [len(s.table[WON[other]]) for other in range(s.seats)]
    return taken[seat] / sum(taken) if any(taken) else 0.0


THUMB = Thumb(weigh, judge, noise=2.0, horizon=12)
