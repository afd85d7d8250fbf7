"""What a poker hand is worth: seven cards (or five, or six) of one or two packs as one number, bigger is better.

A value is a category and up to five ranks, a nibble each: two values compare as the rule book compares hands (H-11).
The ranks of seven cards are a multiset; there are 50,388 of them, and their values are worked out once, on first use.
The key of a multiset is the sum of a power of eight for each card, which no two multisets share: no rank comes more
than seven times. Suits are counted in the same sum, above the ranks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

from shared.engine import Card

RANKS, SUITS = "23456789TJQKA", "cdhs"  # H-2; H-16: low to high
FACES = [rank + suit for rank in RANKS for suit in SUITS]
RANK = {card: RANKS.index(card[0]) + 2 for card in FACES}  # 2 to 14
SUIT = {card: SUITS.index(card[1]) for card in FACES}
NUMBER = {card: number for number, card in enumerate(FACES)}

# H-11, H-15: five of a kind has two steps, of which a table uses one.
HC, P1, P2, K3, S, F, FH, K4, K5_LOW, SF, K5 = range(11)
CODES = ("HC", "1P", "2P", "3K", "S", "F", "FH", "4K", "5K", "SF", "5K")
RANKS_SHOWN = (5, 4, 3, 3, 1, 5, 2, 2, 1, 1, 1)  # how many ranks a category's key has

SUITS_FROM = 39  # above thirteen ranks of three bits each
RANK_BITS = (1 << SUITS_FROM) - 1
KEY = {card: (1 << 3 * (RANK[card] - 2)) + (1 << SUITS_FROM + 3 * SUIT[card]) for card in FACES}


def packed(category: int, *ranks: int) -> int:
    """A category and its ranks as one number."""
    value = category
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (5 - len(ranks))


def straight(mask: int) -> int:
    """The top rank of the best straight in a set of ranks (bit 0 is the two), or 0; H-12: the ace is also low."""
    line = mask << 1 | mask >> 12
    run = line & line >> 1 & line >> 2 & line >> 3 & line >> 4
    return run.bit_length() + 4 if run else 0


def by_ranks(counts: Sequence[int], five_kind: str = "top") -> int:
    """The value of five to seven cards whose suits are mixed, from how often each rank comes."""
    groups = sorted([(count, rank) for rank, count in enumerate(counts, 2) if count], reverse=True)
    most, rank = groups[0]
    ranks = sorted([other for _, other in groups[1:]], reverse=True)
    if most >= 5 and five_kind != "none":
        return packed(K5 if five_kind == "top" else K5_LOW, rank)
    if most >= 4:
        return packed(K4, rank, max([*ranks, rank * (most > 4)]))  # H-15: a fifth one is a kicker
    second, other = groups[1]
    if most == 3 and second >= 2:
        return packed(FH, rank, other)
    top = straight(sum(1 << r - 2 for _, r in groups)) if len(groups) > 4 else 0
    if top:
        return packed(S, top)
    if most == 3:
        return packed(K3, rank, *ranks[:2])
    if second == 2:
        return packed(P2, rank, other, max(r for _, r in groups[2:]))
    return packed(P1, rank, *ranks[:3]) if most == 2 else packed(HC, rank, *ranks[:4])


@cache
def by_suit(*ranks: int) -> int:
    """The value of five to seven cards of one suit, ascending, as flush or straight flush; H-13: repeats are kept."""
    top = straight(sum(1 << rank - 2 for rank in {*ranks}))
    return packed(SF, top) if top else packed(F, *ranks[:-6:-1])


# --- the table of seven cards ---

LOW, HIGH = 7, 6  # the ranks 2 to 8 and 9 to A: each half is looked up by itself


def halves(ranks: int, size: int) -> list[tuple[int, tuple[int, ...]]]:
    """All multisets of a size over so many ranks: key and counts."""
    found = []
    for chosen in combinations_with_replacement(range(ranks), size):
        found.append((sum(1 << 3 * rank for rank in chosen), tuple(map(chosen.count, range(ranks)))))
    return found


def multisets() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Key and counts of all sevens; the high half varies slowest, so a place is a sum of two look-ups."""
    lows = [halves(LOW, size) for size in range(8)]
    for size in range(8):
        for high, above in halves(HIGH, size):
            for low, below in lows[7 - size]:
                yield high << 3 * LOW | low, below + above


@cache
def seven_table(five_kind: str) -> dict[int, int]:
    """Key of the ranks of seven cards -> value without flushes."""
    if five_kind == "top":
        return {key: by_ranks(counts) for key, counts in multisets()}
    rare = {key: by_ranks(counts, five_kind) for key, counts in multisets() if max(counts) > 4}
    return seven_table("top") | rare


# Suits of seven cards, counted by three bits each -> the suit that has five or more of them, else -1.
FLUSH = [next((suit for suit in range(4) if code >> 3 * suit & 7 >= 5), -1) for code in range(1 << 12)]


def seven(cards: Sequence[Card], table: dict[int, int]) -> int:
    """The value of seven cards by a table."""
    a, b, c, d, e, f, g = cards
    of = KEY
    key = of[a] + of[b] + of[c] + of[d] + of[e] + of[f] + of[g]
    suit = FLUSH[key >> SUITS_FROM]
    if suit < 0:
        return table[key & RANK_BITS]
    return max(table[key & RANK_BITS], by_suit(*sorted([RANK[card] for card in cards if SUIT[card] == suit])))


def value(cards: Sequence[Card], five_kind: str = "top") -> int:
    """The value of five to seven cards (H-10)."""
    if len(cards) == 7:
        return seven(cards, seven_table(five_kind))
    counts = [0] * 13
    for card in cards:
        counts[RANK[card] - 2] += 1
    suits = [[RANK[card] for card in cards if card[1] == suit] for suit in SUITS]
    return max(by_ranks(counts, five_kind), *(by_suit(*sorted(ranks)) for ranks in suits if len(ranks) > 4), 0)


# --- for people ---


@cache
def unpacked(worth: int) -> tuple[str, tuple[int, ...]]:
    """The code of the category and the ranks of the key."""
    category = worth >> 20
    return CODES[category], tuple(worth >> 16 - 4 * i & 15 for i in range(RANKS_SHOWN[category]))


def written(worth: int) -> str:
    """A value in the rule book's short form: "FH K-9"."""
    code, ranks = unpacked(worth)
    return f"{code} {'-'.join(RANKS[rank - 2] for rank in ranks)}"


# How often each rank of a key is in the hand; straights have only their top rank.
TIMES = {"HC": (1,) * 5, "1P": (2, 1, 1, 1), "2P": (2, 2, 1), "3K": (3, 1, 1), "F": (1,) * 5, "FH": (3, 2)}
TIMES |= {"4K": (4, 1), "5K": (5,)}


@cache
def ranks_in(worth: int) -> tuple[int, ...]:
    """The five ranks of the hands with a value, in the order in which people lay them out."""
    code, ranks = unpacked(worth)
    if code in ("S", "SF"):
        return tuple(rank if rank > 1 else 14 for rank in range(ranks[0], ranks[0] - 5, -1))  # H-12
    return tuple(rank for rank, times in zip(ranks, TIMES[code], strict=True) for _ in range(times))


def best_five(cards: Iterable[Card], worth: int) -> list[Card]:
    """H-16: of the fives with the value of all cards the one whose cards, high to low, are the greatest."""
    left = sorted(cards, key=NUMBER.__getitem__, reverse=True)
    if worth >> 20 in (F, SF):
        suits = [card[1] for card in left]
        left = [card for card in left if suits.count(card[1]) > 4]
    five = []
    for rank in ranks_in(worth):
        found = next(card for card in left if RANK[card] == rank)
        left.remove(found)
        five.append(found)
    return five
