"""Poker hands evaluated per second, one by one and in batches."""

from __future__ import annotations

import time
from functools import partial
from random import Random

import numpy as np

from shared.games.holdem.hands import FACES, seven, seven_table
from shared.games.holdem.hands_batch import sevens
from tests.bench.figures import Figure, best

BATCH = 10_000


def scalar(packs: int) -> float:
    """Hands per second, one by one."""
    chance, deck, table = Random(packs), FACES * packs, seven_table("top")
    hands = [chance.sample(deck, 7) for _ in range(20_000)]
    begun = time.perf_counter()
    for cards in hands:
        seven(cards, table)
    return len(hands) / (time.perf_counter() - begun)


def batch(packs: int) -> float:
    """Hands per second in batches of 10,000."""
    cards = batch_of(packs)
    sevens(cards)
    begun = time.perf_counter()
    for _ in range(20):
        sevens(cards)
    return 20 * BATCH / (time.perf_counter() - begun)


def batch_of(packs: int) -> np.ndarray:
    order = np.random.default_rng(packs).random((BATCH, 52 * packs)).argpartition(7, axis=1)[:, :7]
    return np.ascontiguousarray((order % 52).T.astype(np.intp))


def first_use() -> float:
    """Seconds to make the tables."""
    seven_table.cache_clear()
    begun = time.perf_counter()
    seven_table("top")
    return time.perf_counter() - begun


def figures(rounds: int) -> list[Figure]:
    rows = [Figure("poker tables, first use", first_use(), "s", 1.0, "an upper bound")]
    for packs, wanted in ((1, 20e6), (2, 10e6)):
        single, many = best(partial(scalar, packs), rounds), best(partial(batch, packs), rounds)
        rows.append(Figure(f"poker hands one by one, {packs} pack(s)", single, "hands/s", 1e6))
        rows.append(Figure(f"poker hands in batches of {BATCH}, {packs} pack(s)", many, "hands/s", wanted))
    return rows
