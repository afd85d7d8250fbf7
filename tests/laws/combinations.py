"""Which option sets of a game the laws are tried on: all of them where they are few, else pairwise.

Pairwise: every value of an option meets every value of every other option in at least one set. Found greedily, with a
fixed seed, so that a failing set has the same number tomorrow.
"""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from random import Random
from typing import Any

from shared.engine import Game, OptionError

ALL = 48  # so many sets are tried in full
SAMPLE = 3  # of a wide range of numbers: both ends and the middle


def option_sets(game: Game[Any], seats: int) -> list[dict[str, Any]]:
    """The option sets to try for a number of seats; impossible mixes are left out."""
    values = {name: list(option.tried) or spread(list(option.values)) for name, option in game.options.items()}
    if prod(map(len, values.values())) < 50_000:
        sets = [dict(zip(values, mix, strict=True)) for mix in product(*values.values())]
        possible = [chosen for chosen in sets if accepted(game, seats, chosen)]
        if len(possible) <= ALL:
            return possible
    return pairwise(game, seats, values)


def spread(values: list[Any]) -> list[Any]:
    """All of a few values, or both ends and the middle of many."""
    return values if len(values) <= 8 else [values[0], values[len(values) // 2], values[-1]]


def accepted(game: Game[Any], seats: int, chosen: dict[str, Any]) -> bool:
    """Whether the values of all options go together."""
    try:
        game.check(seats, chosen)
    except OptionError:
        return False
    return True


def pairwise(game: Game[Any], seats: int, values: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """Option sets in which every possible pair of values meets."""
    chance = Random(1)
    missing = {
        frozenset([(one, a), (two, b)])
        for one, two in combinations(values, 2)
        for a in values[one]
        for b in values[two]
    }
    chosen: list[dict[str, Any]] = []
    fruitless = 0
    while missing and fruitless < 30:
        candidates = [{name: chance.choice(offered) for name, offered in values.items()} for _ in range(60)]
        open_pairs = sorted(missing, key=sorted_pair)
        for candidate in candidates[:20]:  # aim some of them at a pair that is still missing
            candidate.update(dict(open_pairs[int(chance.random() * len(open_pairs))]))
        covered = [(pairs_of(c) & missing, c) for c in candidates if accepted(game, seats, c)]
        best = max(covered, key=lambda row: len(row[0]), default=(frozenset(), {}))
        if not best[0]:
            fruitless += 1
            continue
        missing -= best[0]
        chosen.append(best[1])
    return chosen


def pairs_of(chosen: dict[str, Any]) -> set[frozenset[tuple[str, Any]]]:
    return {frozenset(pair) for pair in combinations(chosen.items(), 2)}


def sorted_pair(pair: frozenset[tuple[str, Any]]) -> list[tuple[str, str]]:
    return sorted((name, repr(value)) for name, value in pair)
