"""Rummy: random playouts of silent states, and a robber's list with a crowded table."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from shared.engine import Action, Match, Seat, State, play_out
from shared.games import GAMES
from shared.games.rummy_position import MELD, RANKS
from tests.bench.figures import Figure, best, loop_turns

GAME = GAMES["rummy"]
WANTED = 60_000  # decisions/s on a core with 10 million loop turns/s
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


def playouts(options: dict[str, Any], games: int, seed: int) -> tuple[int, float]:
    """Whole random games: how many decisions in how many seconds."""
    random = Random(seed).random

    def choose(s: State[Any], seat: Seat, legal: list[Action]) -> Action:
        return legal[int(random() * len(legal))]

    decisions, full = 0, GAME.settings(4, options)
    begun = time.perf_counter()
    for number in range(games):
        s: State[Any] = State(GAME, 4, f"{seed}/{number}", full)
        GAME.setup(s)
        decisions += play_out(s, choose)
    return decisions, time.perf_counter() - begun


def rate(variant: str, seed: int) -> float:
    decisions, seconds = playouts({"variant": variant, "match": "single", "max_turnovers": 1}, 2, seed)
    return decisions / seconds


def figures(quick: bool) -> list[Figure]:
    rounds = 5 if quick else 20
    turns = best(loop_turns, rounds)
    rows = [Figure("loop turns (calibration)", turns, "1/s", 10e6)]
    for variant in ("classic", "robber", "vienna", "knock"):
        ours = max(rate(variant, n) for n in range(rounds))
        limit = WANTED * turns / 10e6 if variant == "classic" else None
        rows.append(Figure(f"rummy {variant} 4 seats, random playouts", ours, "decisions/s", limit))
    longest, slowest = crowded_lists(500 if quick else 3000)
    rows.append(Figure("rummy robber, 60 cards on the table, longest list", longest, "entries", LONGEST))
    rows.append(Figure("rummy robber, 60 cards on the table, slowest list", slowest, "ms", SLOWEST))
    return rows
