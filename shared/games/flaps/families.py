"""The families of FLAPS put together: what each kind of card does, what each stage of a deal asks.

Law: each kind and each stage is in exactly one family; one that is missing or there twice is an error at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar, get_args

from shared.engine import Action, Seat
from shared.games.flaps import aces, courts, deals, fours, minigames, secrets, stacks, strips, turns
from shared.games.flaps.cards import KIND
from shared.games.flaps.laying import lay
from shared.games.flaps.position import Effect, Point, Position, Stage

FAMILIES = (turns, aces, fours, courts, minigames, secrets, stacks, strips, deals)

K = TypeVar("K")
V = TypeVar("V")


def joined(parts: Iterable[Mapping[K, V]], wanted: Collection[K]) -> dict[K, V]:
    """One table out of several; ValueError names a key that is missing, unknown or in two of them."""
    found: dict[K, V] = {}
    for part in parts:
        wrong = (found.keys() & part.keys()) | (part.keys() - {*wanted})
        if wrong:
            raise ValueError(f"in two families, or in none of the rules: {wrong}")
        found.update(part)
    if missing := {*wanted} - found.keys():
        raise ValueError(f"no family has: {missing}")
    return found


EFFECTS: Mapping[str, Effect] = joined((family.EFFECTS for family in FAMILIES), {*KIND.values()})
POINTS: Mapping[Stage, Point] = joined(
    (family.POINTS for family in FAMILIES), [stage for stage in get_args(Stage) if stage != "over"]
)


def play(s: Position, seat: Seat, action: Action) -> None:
    """A card is laid from the hand: at most points it does what is its own."""
    point = POINTS[s.public.stage]
    lay(s, seat, action, point.effect or EFFECTS[KIND[action.card]], point.bonus)
