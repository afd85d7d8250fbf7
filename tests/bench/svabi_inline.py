"""Švábí disko for four, written out by hand without the engine: the yardstick for the engine's random playouts.

The same rules and the same uniform choices. Sets never matter for play (S-1), so a card is its number; seats, ties and
places are those of shared.games.svabi.position.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

SEATS = 4
KING = 13
BY_TIE = [[(tie + i) % SEATS for i in range(SEATS)] for tie in range(SEATS)]
LAST = [[(tie - 1 - i) % SEATS for i in range(SEATS)] for tie in range(SEATS)]


def shuffled(cards: list[int], random) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def one_game(random) -> tuple[int, list[list[int]]]:
    """How many decisions it took, and the final collections."""
    stocks, floor = [], []
    for _ in range(SEATS):
        stock = shuffled(list(range(1, 14)), random)
        card = stock.pop()
        if card == KING:
            card = stock.pop()
            stock.append(KING)
            shuffled(stock, random)
        floor.append(card)
        stocks.append(stock)
    lowest = [seat for seat in range(SEATS) if floor[seat] == min(floor)]
    tie = lowest[int(random() * len(lowest))] if len(lowest) > 1 else lowest[0]
    hands = [[stock.pop(), stock.pop(), stock.pop()] for stock in stocks]
    collections: list[list[int]] = [[] for _ in range(SEATS)]
    by_tie = BY_TIE[tie]
    decisions = 0
    for _ in range(12):
        chosen = []
        for hand in hands:
            card = hand[int(random() * len(hand))]
            hand.remove(card)
            chosen.append(card)
        decisions += SEATS
        if KING in chosen:
            for seat in by_tie:
                if chosen[seat] == KING:
                    break
            own = collections[seat]
            for card in floor:
                if card in own:
                    own.remove(card)
                else:
                    own.append(card)
        else:
            for seat in sorted(by_tie, key=chosen.__getitem__):
                card = floor[int(random() * len(floor))]
                floor.remove(card)
                own = collections[seat]
                if card in own:
                    own.remove(card)
                else:
                    own.append(card)
            decisions += SEATS
        floor = chosen
        for stock, hand in zip(stocks, hands, strict=True):
            if stock:
                hand.append(stock.pop())
    for seat in LAST[tie]:
        card = floor[int(random() * len(floor))]
        floor.remove(card)
        own = collections[seat]
        if card in own:
            own.remove(card)
        else:
            own.append(card)
    return decisions + SEATS, collections


def playouts(games: int, seed: str) -> tuple[int, float]:
    """Play random games; how many decisions they took, and in how many seconds."""
    random = Random(seed).random
    decisions = 0
    start = perf_counter()
    for _ in range(games):
        decisions += one_game(random)[0]
    return decisions, perf_counter() - start
