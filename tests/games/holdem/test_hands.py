"""What poker hands are worth: the vectors of the rule book, and both evaluators against brute force."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import numpy as np
import pytest

from shared.games.holdem.hands import (
    CODES,
    FACES,
    NUMBER,
    RANKS,
    best_five,
    by_ranks,
    seven,
    seven_table,
    unpacked,
    value,
    written,
)
from shared.games.holdem.hands_batch import sevens

# id | packs | pocket | board | best five | value
VECTORS = """
HV-01 | 1 | As Ks | Qs Js Ts 2d 3c | As Ks Qs Js Ts | SF A
HV-02 | 1 | 5h 4h | 3h 2h Ah Kd Qc | 5h 4h 3h 2h Ah | SF 5
HV-03 | 1 | 9c 8c | 7c 6c 5c Tc 2d | Tc 9c 8c 7c 6c | SF T
HV-04 | 1 | 9s 8d | 7s 6s 5s Ts 2h | Ts 9s 7s 6s 5s | F T-9-7-6-5
HV-05 | 1 | Qd Qc | Qh Qs 7d 7c 2s | Qs Qh Qd Qc 7d | 4K Q-7
HV-06 | 1 | 2c 2d | 2h 2s As Kd 3c | 2s 2h 2d 2c As | 4K 2-A
HV-07 | 1 | Kd Kc | Kh 9s 9d 9c 2s | Kh Kd Kc 9s 9d | FH K-9
HV-08 | 1 | Jh Jd | Jc 4s 4d 8h 8c | Jh Jd Jc 8h 8c | FH J-8
HV-09 | 1 | Ah 9h | 7h 4h 2h Kd Kc | Ah 9h 7h 4h 2h | F A-9-7-4-2
HV-10 | 1 | Ac 2d | Kh 9h 7h 4h 2h | Kh 9h 7h 4h 2h | F K-9-7-4-2
HV-11 | 1 | Qh 3h | Kh 9h 7h 4h Ah | Ah Kh Qh 9h 7h | F A-K-Q-9-7
HV-12 | 1 | Th 9d | 8c 7s 6h Ts 2d | Ts 9d 8c 7s 6h | S T
HV-13 | 1 | Ad 2c | 3h 4s 5d Kc Qh | 5d 4s 3h 2c Ad | S 5
HV-14 | 1 | Kd Ac | 2h 3s 4d Qc 9h | Ac Kd Qc 9h 4d | HC A-K-Q-9-4
HV-15 | 1 | Ad Kc | Qh Js Td 9s 8c | Ad Kc Qh Js Td | S A
HV-16 | 1 | 7s 7d | 7c Ah Kd 4s 2c | 7s 7d 7c Ah Kd | 3K 7-A-K
HV-17 | 1 | Ah Kd | Qc Qd Js Jh 2c | Qd Qc Js Jh Ah | 2P Q-J-A
HV-18 | 1 | 5s 5d | 9h 9c Kd Ks 2h | Ks Kd 9h 9c 5s | 2P K-9-5
HV-19 | 1 | Ts Td | Ah 8c 6d 4s 2h | Ts Td Ah 8c 6d | 1P T-A-8-6
HV-20 | 1 | Ah Qd | 9s 7c 5d 3h 2s | Ah Qd 9s 7c 5d | HC A-Q-9-7-5
HV-21 | 2 | As As | Ah Ad Ac Kd Qs | As As Ah Ad Ac | 5K A
HV-22 | 2 | 7c 7c | 7d 7d 7h 7s 7s | 7s 7s 7h 7d 7d | 5K 7
HV-23 | 2 | 2h 2h | 2s 2d 2c As As | 2s 2h 2h 2d 2c | 5K 2
HV-24 | 2 | 3d 3d | 3h 3s 3c 3c Ad | 3s 3h 3d 3d 3c | 5K 3
HV-25 | 2 | 9h 8h | 7h 6h 5h 5h 5s | 9h 8h 7h 6h 5h | SF 9
HV-26 | 2 | Jh Jh | Th 9h 8h 7h 7h | Jh Th 9h 8h 7h | SF J
HV-27 | 2 | Ac Kc | Qc Jc Tc Tc Td | Ac Kc Qc Jc Tc | SF A
HV-28 | 2 | Kh Kh | Kd Ks Qc Qc Qd | Ks Kh Kh Kd Qd | 4K K-Q
HV-29 | 2 | Tc Tc | Td 6h 6h 6s 6d | 6s 6h 6h 6d Td | 4K 6-T
HV-30 | 2 | Jd Jd | Js 3h 3h Kc Qd | Js Jd Jd 3h 3h | FH J-3
HV-31 | 2 | 8s 8s | 8d 6s 6s 3s 2d | 8s 8s 8d 6s 6s | FH 8-6
HV-32 | 2 | Ah Ah | Kh 5h 2h Qs Jd | Ah Ah Kh 5h 2h | F A-A-K-5-2
HV-33 | 2 | Ah Kh | Qh Jh 9h Ac 9d | Ah Kh Qh Jh 9h | F A-K-Q-J-9
HV-34 | 2 | Ah Ah | Kh Kh Qh Qd 2c | Ah Ah Kh Kh Qh | F A-A-K-K-Q
HV-35 | 2 | Qs Qs | Js Js Ts 9s 9s | Qs Qs Js Js Ts | F Q-Q-J-J-T
HV-36 | 2 | Ts Ts | 9d 8c 7h 6s 6s | Ts 9d 8c 7h 6s | S T
HV-37 | 2 | Ad Ad | 2c 3h 4s 5d 5d | 5d 4s 3h 2c Ad | S 5
HV-38 | 2 | Qc Qc | Qh 9d 7s 4c 2h | Qh Qc Qc 9d 7s | 3K Q-9-7
HV-39 | 2 | Kd Kd | 7h 7h Ac 3s 2d | Kd Kd 7h 7h Ac | 2P K-7-A
HV-40 | 2 | 9s 9s | Ad Kc 6h 4d 2s | 9s 9s Ad Kc 6h | 1P 9-A-K-6
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in VECTORS.strip().splitlines()]


@pytest.mark.parametrize(("packs", "pocket", "board", "five", "worth"), [pytest.param(*r[1:], id=r[0]) for r in ROWS])
def test_hv(packs: str, pocket: str, board: str, five: str, worth: str) -> None:
    cards = (pocket + " " + board).split()
    assert max(Counter(cards).values()) <= int(packs)
    assert written(value(cards)) == worth
    assert " ".join(best_five(cards, value(cards))) == five
    assert brute(cards, "top")[1] == sorted(five.split(), key=NUMBER.__getitem__, reverse=True)


def test_every_vector_is_here() -> None:
    assert [row[0] for row in ROWS] == [f"HV-{number:02}" for number in range(1, 41)]


# --- a second evaluator: slow, by the words of the rule book ---

ORDER = {
    "top": ["HC", "1P", "2P", "3K", "S", "F", "FH", "4K", "SF", "5K"],
    "under_sf": ["HC", "1P", "2P", "3K", "S", "F", "FH", "4K", "5K", "SF"],
    "none": ["HC", "1P", "2P", "3K", "S", "F", "FH", "4K", "SF"],
}


def five_cards(cards: tuple[str, ...], five_kind: str) -> tuple[int, list[int], str]:
    """Category and key of five cards."""
    ranks = sorted((RANKS.index(card[0]) + 2 for card in cards), reverse=True)
    counts = Counter(ranks)
    shape = sorted(counts.values(), reverse=True)
    key = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    run = ranks[0] if ranks == list(range(ranks[0], ranks[0] - 5, -1)) else 5 if ranks == [14, 5, 4, 3, 2] else 0
    names = {(4, 1): "4K", (3, 2): "FH", (3, 1, 1): "3K", (2, 2, 1): "2P", (2, 1, 1, 1): "1P"}
    if shape == [5]:
        name, key = ("4K", key * 2) if five_kind == "none" else ("5K", key)
    elif run:
        name, key = ("SF" if flush else "S"), [run]
    elif flush and shape not in ([4, 1], [3, 2]):
        name, key = "F", ranks
    else:
        name = names.get(tuple(shape), "HC")
    return ORDER[five_kind].index(name), key, name


def brute(cards: list[str], five_kind: str) -> tuple[tuple[int, list[int], str], list[str]]:
    """The best of all fives, and its cards high to low."""
    ordered = sorted(cards, key=NUMBER.__getitem__, reverse=True)
    fives = [(five_cards(five, five_kind), [NUMBER[c] for c in five], list(five)) for five in combinations(ordered, 5)]
    best = max(fives)
    return best[0], best[2]


def hands(packs: int, count: int, size: int = 7) -> list[list[str]]:
    """Random hands, many of them from few ranks or suits, so that rare ones come."""
    chance, deck, found = Random(packs), FACES * packs, []
    for number in range(count):
        part = deck if number % 3 else [c for c in deck if c[1] == "h" or c[0] in chance.sample(RANKS, 3)]
        found.append(chance.sample(part, size))
    return found


@pytest.mark.parametrize("five_kind", ["top", "under_sf", "none"])
@pytest.mark.parametrize("packs", [1, 2])
def test_the_table_agrees_with_brute_force(packs: int, five_kind: str) -> None:
    for cards in hands(packs, 600):
        (_, key, name), five = brute(cards, five_kind)
        worth = value(cards, five_kind)
        assert unpacked(worth) == (name, tuple(key)), cards
        assert sorted(best_five(cards, worth)) == sorted(five)


@pytest.mark.parametrize("five_kind", ["top", "under_sf", "none"])
def test_values_are_ordered_as_hands_are(five_kind: str) -> None:
    rated = [(brute(cards, five_kind)[0][:2], value(cards, five_kind)) for cards in hands(2, 400)]
    rated.sort()
    assert [worth for _, worth in rated] == sorted(worth for _, worth in rated)
    assert all((a[0] == b[0]) == (a[1] == b[1]) for a, b in pairwise(rated))


@pytest.mark.parametrize("size", [5, 6])
def test_fewer_cards(size: int) -> None:
    for cards in hands(2, 200, size):
        (_, key, name), _ = brute(cards, "top")
        assert unpacked(value(cards)) == (name, tuple(key))


def test_the_table_has_every_multiset() -> None:
    assert len(seven_table("top")) == 50_388
    assert written(by_ranks([5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], "none")) == "4K 2-A"


@pytest.mark.parametrize("five_kind", ["top", "under_sf", "none"])
@pytest.mark.parametrize("packs", [1, 2])
def test_a_batch_agrees_with_single_hands(packs: int, five_kind: str) -> None:
    dealt, table = hands(packs, 5000), seven_table(five_kind)
    cards = np.array([[NUMBER[card] for card in hand] for hand in dealt], dtype=np.uint8).T
    assert sevens(cards, five_kind).tolist() == [seven(hand, table) for hand in dealt]


# Two packs, one pack: per cent of all sevens, from full house down.
SHARES = {"FH": (4.33, 2.60), "F": (3.94, 3.03), "S": (4.03, 4.62), "3K": (6.69, 4.83), "2P": (25.56, 23.50)}
SHARES |= {"1P": (40.77, 43.82), "HC": (14.04, 17.41)}


@pytest.mark.parametrize("packs", [1, 2])
def test_categories_come_as_often_as_they_should(packs: int) -> None:
    chance, deck, table = Random(7), FACES * packs, seven_table("top")
    count = 60_000
    met = Counter(CODES[seven(chance.sample(deck, 7), table) >> 20] for _ in range(count))
    for code, shares in SHARES.items():
        assert 100 * met[code] / count == pytest.approx(shares[2 - packs], rel=0.05)
