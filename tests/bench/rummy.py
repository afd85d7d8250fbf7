"""A robber's legal list with a crowded table: the longest and slowest that there is."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from shared.engine import Match
from shared.games import GAMES
from shared.games.rummy.position import MELD, RANKS
from tests.bench.figures import Figure

GAME = GAMES["rummy"]
SLOWEST = 5.0  # ms for a legal list
LONGEST = 400


def crowded() -> Match[Any]:
    """Sixty cards in twenty groups, and a robber with fourteen cards who has laid."""
    sets = [[suit + rank for suit in "shd"] for rank in RANKS]
    runs = [["c" + rank for rank in RANKS[at : at + 3]] for at in (0, 3, 6, 9)]
    more = [["s" + rank for rank in RANKS[at : at + 3]] for at in (1, 4, 7)]
    melds = tuple(map(tuple, [*sets, *runs, *more]))
    hand = [*("h" + rank for rank in RANKS[:7]), *("d" + rank for rank in RANKS[6:11]), "joker", "joker"]
    lying = {MELD[m]: list(group) for m, group in enumerate(melds)} | {"hand:1": hand}
    left = GAME.deck(2, GAME.settings(2, {"variant": "robber"}))["stock"]
    for cards in lying.values():
        for card in cards:
            left.remove(card)
    lying |= {"hand:0": left[:12], "stock": left[12:]}
    many = len(melds)
    public = {"stage": "play", "asked": (1,), "paw": 1, "held": len(hand), "laid_at": (1, 1), "active": (0, 1)}
    public |= {"melds": melds, "kinds": ("",) * many, "stands": ((),) * many, "laid_by": (0,) * many, "turn": 5}
    public |= {"totals": (0, 0), "out": (0, 0)}
    options = {"variant": "robber", "deal_size": 13, "match": "single"}
    return Match.arranged(GAME, {"seats": 2, "options": options, "cards": lying, "public": public})


def crowded_lists(turns: int, seed: str = "crowded") -> tuple[int, float]:
    """Random steps of a robber at the crowded table: the longest list, and the slowest in ms (best of three)."""
    match, random = crowded(), Random(seed).random
    s = match.state.copy()
    longest, slowest = 0, 0.0
    for _ in range(turns):
        took = []
        for _ in range(3):
            begun = time.perf_counter()
            legal = GAME.legal(s, 1)
            took.append(time.perf_counter() - begun)
        longest, slowest = max(longest, len(legal)), max(slowest, min(took))
        steps = [action for action in legal if action.verb in ("stage", "lift", "arrange")]
        GAME.apply(s, 1, steps[int(random() * len(steps))])
    return longest, 1000 * slowest


def figures(quick: bool) -> list[Figure]:
    longest, slowest = crowded_lists(500 if quick else 3000)
    return [
        Figure("rummy robber, 60 cards on the table, longest list", longest, "entries", LONGEST, "an upper bound"),
        Figure("rummy robber, 60 cards on the table, slowest list", slowest, "ms", SLOWEST, "an upper bound"),
    ]
