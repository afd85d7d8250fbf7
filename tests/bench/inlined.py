"""Kořist and Švábí disko for four without the engine: what the engine costs is measured against these loops.

The same decision protocol and the same work: cards in lists, for each decision the same legal list of the same actions,
a choice by the same function, the same rules, each deal from a seed of its own. Left out is what the engine adds:
places by name, verbs, public facts, the loop over decisions. (korist_inline and svabi_inline go further: they change
how a card is written down and skip legal lists, as a program that only ever plays at random could.)
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from shared.engine import Action
from shared.games.korist.position import DISCARD, DRAWS, JOKER, LAID, LEAVE, NUMBERS, PASS, RETURN, STRENGTH, TAKE, lays
from shared.games.svabi.position import CHOOSE, EQUAL, FACES, KINGS, LAST_ORDER, SETS, TIE_ORDER, VALUE
from shared.games.svabi.position import TAKE as PICK

SEATS = 4
Choose = Callable[[list[Action]], Action]
POSITION = {place: n - 1 for n, (place, _) in enumerate(DRAWS)}  # -1: the stock


def shuffle(cards: list[str], random: Callable[[], float]) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def draws(stock: list[str], supply: list[str]) -> list[Action]:
    legal = [DRAWS[0][1]] if stock else []
    return legal + [DRAWS[n + 1][1] for n, card in enumerate(supply) if card]


def korist(choose: Choose, random: Callable[[], float]) -> int:
    """One game of Kořist, basic rules; how many decisions."""
    stock = [number for number in NUMBERS for _ in range(8)] + [JOKER] * 5
    shuffle(stock, random)
    hands = [[stock.pop() for _ in range(13)] for _ in range(SEATS)]
    supply = [stock.pop() for _ in range(6)]
    layers: list[list[tuple[str, ...]]] = [[] for _ in range(SEATS)]
    discard: list[str] = []
    paw, decisions = int(random() * SEATS), 0
    while True:
        hand = hands[paw]
        action = choose(lays(hand))
        decisions += 1
        cards = LAID[action.card][action.choice]
        for card in cards:
            hand.remove(card)
        layers[paw].append(cards)
        if not hand:
            return decisions
        captured = False
        for n in range(1, SEATS):
            victim = (paw + n) % SEATS
            if not layers[victim]:
                continue
            loot = layers[victim][-1]
            if len(loot) != len(cards) or STRENGTH[cards[0]] <= STRENGTH[loot[0]]:
                continue
            layers[victim].pop()
            captured = True
            decisions += 1
            if choose([TAKE, LEAVE]) is TAKE:
                hand.extend(loot)
            else:
                decisions += 1
                if choose([RETURN, DISCARD]) is RETURN:
                    hands[victim].extend(loot)
                    continue
                discard.extend(loot)
            for _ in loot:
                decisions += 1
                at = POSITION[choose(draws(stock, supply)).place]
                if at < 0:
                    hands[victim].append(stock.pop())
                else:
                    hands[victim].append(supply[at])
                    supply[at] = ""
                if not stock and not any(supply):
                    return decisions
            for i in range(6):
                if not supply[i] and stock:
                    supply[i] = stock.pop()
        if not captured:
            decisions += 1
            action = choose([*draws(stock, supply), PASS])
            if action is not PASS:
                at = POSITION[action.place]
                if at < 0:
                    hand.append(stock.pop())
                else:
                    hand.append(supply[at])
                    supply[at] = stock.pop() if stock else ""
                if not stock and not any(supply):
                    return decisions
        paw = (paw + 1) % SEATS


def svabi(choose: Choose, random: Callable[[], float]) -> int:
    """One game of Švábí disko, base game; how many decisions."""
    stocks, floor, box = [], [], []
    for letter in SETS[:SEATS]:
        stock = FACES[letter][:]
        shuffle(stock, random)
        card = stock.pop()
        if card in KINGS:
            king, card = card, stock.pop()
            stock.append(king)
            shuffle(stock, random)
        stocks.append(stock)
        floor.append(card)
    lowest = min(VALUE[card] for card in floor)
    tied = [seat for seat in range(SEATS) if VALUE[floor[seat]] == lowest]
    tie = tied[int(random() * len(tied))] if len(tied) > 1 else tied[0]
    hands = [[stock.pop() for _ in range(3)] for stock in stocks]
    collections: list[list[str]] = [[] for _ in range(SEATS)]
    decisions = 0
    for round_number in range(1, 14):
        chosen: list[str] = []
        if round_number < 13:
            for hand in hands:
                chosen.append(choose([CHOOSE[card] for card in hand]).card)
            decisions += SEATS
            for seat, card in enumerate(chosen):
                hands[seat].remove(card)
            values = [VALUE[card] for card in chosen]
            order = sorted(TIE_ORDER[SEATS][tie], key=values.__getitem__)
        else:
            values, order = [0], list(LAST_ORDER[SEATS][tie])
        if 13 in values:
            king = next(seat for seat in order if values[seat] == 13)
            for card in floor:
                collect(card, collections[king], box)
        else:
            for seat in order:
                card = choose([PICK[card] for card in floor]).card
                floor.remove(card)
                collect(card, collections[seat], box)
            decisions += SEATS
        floor = chosen
        for stock, hand in zip(stocks, hands, strict=True):
            if stock:
                hand.append(stock.pop())
    return decisions


def collect(card: str, own: list[str], box: list[str]) -> None:
    if not EQUAL[card].isdisjoint(own):
        partner = next(other for other in own if other in EQUAL[card])
        own.remove(partner)
        box += (partner, card)
    else:
        own.append(card)


def playouts(game: str, games: int, seed: int) -> tuple[int, float]:
    """Random games; how many decisions they took, and in how many seconds."""
    random = Random(seed).random
    play = {"korist": korist, "svabi": svabi}[game]

    def choose(legal: list[Action]) -> Action:
        return legal[int(random() * len(legal))]

    decisions = 0
    begun = perf_counter()
    for number in range(games):
        decisions += play(choose, Random(f"{seed}/{number}").random)
    return decisions, perf_counter() - begun
