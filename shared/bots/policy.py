"""What a rule of thumb is: a weight for each legal action, from what one seat sees.

Law: a weight reads the seat's own hand, public places and facts, and the lengths of hidden places, nothing else. So
one function serves in real play on a View and in rollouts on sampled worlds, and is honest in both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from random import Random
from typing import Any, NamedTuple

from shared.engine import TAKE_BACK, Action, Seat, State
from shared.engine.events import numbers
from shared.engine.game import Readable

Weigh = Callable[[Readable, Seat, Sequence[Action]], list[float]]  # bigger is better; the unit is the game's own
Narrow = Callable[[Readable, Seat, Sequence[Action]], list[Action]]  # each wide entry as a few of its numbers
Judge = Callable[[State[Any], Seat], float]  # how well a seat stands, about -1 to 1; at the end and at a horizon

SPREAD = 8  # so many numbers stand for a wide entry where actions are compared
_GRAIN = 1024
_GUMBEL = [-log(-log((i + 0.5) / _GRAIN)) for i in range(_GRAIN)]  # its noise makes a maximum a soft-max


class Thumb(NamedTuple):
    """The habits of one game: what a bot prefers, how it judges a position, how far it looks."""

    weigh: Weigh
    judge: Judge
    noise: float  # the temperature of the soft-max in rollouts, in the unit of the weights
    horizon: int  # decisions in a rollout before the position is judged
    narrow: Narrow | None = None  # the numbers worth a thought, where a game has wide entries


def open_to(legal: Sequence[Action]) -> list[Action]:
    """What a bot considers: it never takes back, or it might go to and fro for ever."""
    return [action for action in legal if action != TAKE_BACK]


def pinned(entry: Action, chance: Random) -> Action:
    """An ordinary entry itself; for a wide entry, one of its numbers."""
    offered = numbers(entry)
    if offered is None:
        return entry
    return entry._replace(choice=str(offered[int(chance.random() * len(offered))]))


def spread(legal: Sequence[Action], chance: Random) -> list[Action]:
    """The legal actions, with a few numbers (both ends among them) for each wide entry."""
    found: list[Action] = []
    for entry in legal:
        offered = numbers(entry)
        if offered is None:
            found.append(entry)
            continue
        picked = set(offered if len(offered) <= SPREAD else (offered[0], offered[-1]))
        while len(picked) < min(SPREAD, len(offered)):
            picked.add(offered[int(chance.random() * len(offered))])
        found.extend(entry._replace(choice=str(number)) for number in sorted(picked))
    return found


def considered(habits: Thumb, position: Readable, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions that a game's habits compare."""
    return legal if habits.narrow is None else habits.narrow(position, seat, legal)


def best(actions: Sequence[Action], weights: Sequence[float]) -> Action:
    """The action with the greatest weight; of equals the first."""
    return actions[max(range(len(weights)), key=weights.__getitem__)]


def soft(actions: Sequence[Action], weights: Sequence[float], noise: float, chance: Random) -> Action:
    """An action by soft-max: the more it is behind, the less often it is chosen."""
    random = chance.random
    chosen, top = actions[0], float("-inf")
    for action, weight in zip(actions, weights, strict=True):
        value = weight + noise * _GUMBEL[int(random() * _GRAIN)]
        if value > top:
            chosen, top = action, value
    return chosen


def standing(s: State[Any], seat: Seat) -> float:
    """How well a seat stands in a game of which we know no more: its place at the end, before that nothing."""
    if s.game.scores(s) is None:
        return 0.0
    places = s.game.places(s)
    return sum((place > places[seat]) - (place < places[seat]) for place in places) / max(1, s.seats - 1)
