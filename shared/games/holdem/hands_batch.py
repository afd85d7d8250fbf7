"""Many poker hands at once, with numpy: the same values as hands, for bots that sample thousands of boards.

The place of seven ranks in the table is a sum of two look-ups, one for the ranks 9 to A and one for 2 to 8: with k high
cards, the low ones are a multiset of 7 - k, so each high multiset owns a block of that many places. No search, no
collisions; the keys are those of hands. Loaded and built on first use, in less than a second.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shared.games.holdem.hands import FACES, FLUSH, HIGH, KEY, LOW, RANK_BITS, SF, SUITS_FROM, F, halves, seven_table

Numbers = NDArray[Any]

LOW_BITS = 3 * LOW
LOW_MASK = (1 << LOW_BITS) - 1
KEYS = np.array([KEY[card] for card in FACES], dtype=np.int64)  # by the number of a card: 4 * rank + suit
SUITED = np.array(FLUSH, dtype=np.int8)


@cache
def places() -> tuple[Numbers, Numbers]:
    """Key of the high ranks -> where its block begins; key of the low ranks -> the place within a block."""
    begins, within = np.zeros(1 << 3 * HIGH, dtype=np.int32), np.zeros(1 << LOW_BITS, dtype=np.int16)
    lows = [halves(LOW, size) for size in range(8)]
    for block in lows:
        for place, (key, _) in enumerate(block):
            within[key] = place
    begin = 0
    for size in range(8):
        for key, _ in halves(HIGH, size):
            begins[key] = begin
            begin += len(lows[7 - size])
    return begins, within


@cache
def values(five_kind: str) -> Numbers:
    """Place -> value without flushes; the table of single hands is made in the same order."""
    return np.fromiter(seven_table(five_kind).values(), dtype=np.int32)


def sevens(cards: Numbers, five_kind: str = "top") -> Numbers:
    """The values of many hands of seven; cards[i] holds the i-th card, as a number, of every hand."""
    begins, within = places()
    keys = KEYS.take(cards[0])
    for row in cards[1:]:
        keys += KEYS.take(row)
    ranks = keys & RANK_BITS
    found: Numbers = values(five_kind).take(begins.take(ranks >> LOW_BITS) + within.take(ranks & LOW_MASK))
    suits = SUITED.take(keys >> SUITS_FROM)
    flushes = np.flatnonzero(suits >= 0)
    if flushes.size:
        found[flushes] = np.maximum(found[flushes], flush_values(cards[:, flushes], suits[flushes]))
    return found


def flush_values(cards: Numbers, suits: Numbers) -> Numbers:
    """The values of hands in which a suit comes five times or more, as flushes or straight flushes."""
    own = (cards & 3) == suits
    ranks = np.sort(np.where(own, (cards >> 2) + 2, 0), axis=0)  # ascending; other suits below all ranks
    worth = np.full(suits.shape, F, dtype=np.int32)
    for row in ranks[:1:-1]:
        worth = worth << 4 | row.astype(np.int32)
    masks = np.bitwise_or.reduce(np.where(own, 1 << (cards >> 2).astype(np.int32), 0), axis=0)
    line = masks << 1 | masks >> 12  # H-12: the ace is also low
    run = line & line >> 1 & line >> 2 & line >> 3 & line >> 4
    straight = np.flatnonzero(run)
    if straight.size:
        top = np.frexp(run[straight].astype(np.float64))[1] + 4  # the exponent is the length in bits
        worth[straight] = (SF << 20) + (top.astype(np.int32) << 16)
    return worth


@lru_cache(maxsize=200_000)
def equity(
    pocket: tuple[int, ...], board: tuple[int, ...], rivals: int, packs: int, five_kind: str, samples: int
) -> float:
    """The share of the pot that a pocket wins on average against so many random pockets; cards as numbers, sorted.

    Chance is drawn from the cards themselves: the same question has the same answer.
    """
    seen = pocket + board
    left = np.repeat(np.arange(52), packs - np.bincount(seen, minlength=52))
    dealt = 2 * rivals + 5 - len(board)
    order = np.random.default_rng(seen).random((samples, len(left))).argpartition(dealt, axis=1)[:, :dealt]
    drawn = left[order].T
    hands = np.empty((rivals + 1, 7, samples), dtype=np.intp)
    hands[:, 2 : 2 + len(board)] = np.array(board, dtype=np.intp).reshape(-1, 1)
    hands[:, 2 + len(board) :] = drawn[2 * rivals :]
    hands[0, :2] = np.array(pocket).reshape(-1, 1)
    hands[1:, :2] = drawn[: 2 * rivals].reshape(rivals, 2, samples)
    worth = sevens(hands.transpose(1, 0, 2).reshape(7, -1), five_kind).reshape(rivals + 1, samples)
    best = worth.max(axis=0)
    return float(((worth[0] == best) / (worth == best).sum(axis=0)).mean())
