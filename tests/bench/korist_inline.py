"""Kořist by hand: four seats, basic rules, random play in one function without an engine.

It is the yardstick of what the engine costs: the same deal, the same legal lists, the same uniform choice, written
for speed alone. Cards are ints: 0 to 12 are the numbers 1 to 13, 13 is the joker; a hand is a list of counts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

SEATS, JOKER = 4, 13
DECK = [number for number in range(13) for _ in range(8)] + [JOKER] * 5
STOCK = -1
Lay = tuple[int, int, int]  # rank, naturals, jokers


def ways(rank: int, held: int, jokers: int) -> list[Lay]:
    if rank == JOKER:
        return [(JOKER, 0, j) for j in range(1, jokers + 1)]
    return [(rank, n, j) for j in range(jokers + 1) for n in range(1, held + 1)]


WAYS = [[[ways(rank, held, jokers) for held in range(9)] for rank in range(14)] for jokers in range(6)]
OTHERS = [[(paw + n) % SEATS for n in range(1, SEATS)] for paw in range(SEATS)]


class Played(NamedTuple):
    decisions: int
    points: list[int]
    hands: list[list[int]]
    layers: list[list[Lay]]
    discard: list[Lay]
    supply: list[int]  # -1: an empty position
    stock: list[int]


def play(random: Callable[[], float]) -> Played:
    """One game from the shuffle to the result."""
    stock = DECK[:]
    for i in range(108, 0, -1):
        j = int(random() * (i + 1))
        stock[i], stock[j] = stock[j], stock[i]
    hands = [[0] * 14 for _ in range(SEATS)]
    for hand in hands:
        for _ in range(13):
            hand[stock.pop()] += 1
    held = [13] * SEATS
    supply = [stock.pop() for _ in range(6)]
    layers: list[list[Lay]] = [[] for _ in range(SEATS)]
    discard: list[Lay] = []
    decisions, paw, over = 0, int(random() * SEATS), False
    while not over:
        hand = hands[paw]
        legal: list[Lay] = []
        table = WAYS[hand[13]]
        for rank, count in enumerate(hand):
            if count:
                legal += table[rank][count]
        laid = legal[int(random() * len(legal))]
        decisions += 1
        rank, naturals, jokers = laid
        size = naturals + jokers
        if naturals:
            hand[rank] -= naturals
        hand[13] -= jokers
        held[paw] -= size
        layers[paw].append(laid)
        if not held[paw]:
            break
        captured = False
        for victim in OTHERS[paw]:
            stack = layers[victim]
            if not stack:
                continue
            loot = stack[-1]
            beaten, n, j = loot
            lost = n + j
            if lost != size or beaten >= rank:
                continue
            stack.pop()
            captured = True
            decisions += 1
            if [True, False][int(random() * 2)]:  # take
                if n:
                    hand[beaten] += n
                hand[13] += j
                held[paw] += lost
            else:
                decisions += 1
                if [True, False][int(random() * 2)]:  # return
                    if n:
                        hands[victim][beaten] += n
                    hands[victim][13] += j
                    held[victim] += lost
                    continue
                discard.append(loot)
            drawing = hands[victim]
            for _ in range(lost):
                places = [STOCK] if stock else []
                places += [i for i, card in enumerate(supply) if card >= 0]
                place = places[int(random() * len(places))]
                decisions += 1
                if place < 0:
                    drawing[stock.pop()] += 1
                else:
                    drawing[supply[place]] += 1
                    supply[place] = -1
                held[victim] += 1
                if not stock and max(supply) < 0:
                    over = True
                    break
            if over:
                break
            for i in range(6):
                if supply[i] < 0 and stock:
                    supply[i] = stock.pop()
        if not captured:
            places = [STOCK] if stock else []
            places += [i for i, card in enumerate(supply) if card >= 0]
            places.append(6)
            place = places[int(random() * len(places))]
            decisions += 1
            if place < 6:
                if place < 0:
                    hand[stock.pop()] += 1
                else:
                    hand[supply[place]] += 1
                    supply[place] = stock.pop() if stock else -1
                held[paw] += 1
                if not stock and max(supply) < 0:
                    over = True
        paw = (paw + 1) % SEATS
    points = [sum(n + j for _, n, j in layers[seat]) - held[seat] for seat in range(SEATS)]
    return Played(decisions, points, hands, layers, discard, supply, stock)


def playouts(games: int, seed: int) -> tuple[int, float]:
    """Play so many games; the decisions in all and the seconds they took."""
    random = Random(seed).random
    begin = perf_counter()
    decisions = sum(play(random).decisions for _ in range(games))
    return decisions, perf_counter() - begin
