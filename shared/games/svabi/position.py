"""A position of Švábí disko: the cards and their values, the places, the actions, and what is public.

A card is a set and a number: "A7" is the 7 of seat 0, "Z13" is Jožin's King. Places, values and actions are looked up
in tables because bots play this game by the million.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from shared.engine import Action, Card, Seat, State, clockwise

SETS, JOZINS = "ABCDEF", "Z"
MIRROR, FLOOR, BOX, JOZIN, JOZIN_STOCK = "mirror", "floor", "box", "jozin", "jozin_stock"
STOCK, HAND, CHOICE, COL, HID = (
    tuple(f"{zone}:{seat}" for seat in range(6)) for zone in ("stock", "hand", "choice", "col", "hid")
)

FACES = {letter: [f"{letter}{number}" for number in range(1, 14)] for letter in SETS + JOZINS}
VALUE = {card: int(card[1:]) for cards in FACES.values() for card in cards}  # S-1
EQUAL = {card: frozenset(c for c in VALUE if VALUE[c] == VALUE[card] and c != card) for card in VALUE}  # S-1
KINGS = frozenset(card for card in VALUE if VALUE[card] == 13)
VALUE[MIRROR], EQUAL[MIRROR] = 0, frozenset()  # S-64: no value, no costume

CHOOSE = {card: Action("choose", card) for card in VALUE}
HIDE = {card: Action("hide", card) for card in VALUE}
TAKE = {card: Action("take", card, FLOOR) for card in VALUE}
TAKE_PAIR = {card: Action("take_pair", card, FLOOR) for card in VALUE}
TAKE_ALL, TAKE_ALL_PAIR = Action("take_all"), Action("take_all_pair")
USE_MIRROR = {place: {card: Action("mirror", card, place) for card in VALUE} for place in (*COL, *HID)}

# S-7: [seats][holder of the tie card] -> all seats clockwise from the holder; S-20: the other way, the holder last.
TIE_ORDER = tuple(tuple(clockwise(n, tie) for tie in range(n)) for n in range(7))
LAST_ORDER = tuple(tuple(order[::-1][:-1] + order[:1] for order in orders) for orders in TIE_ORDER)


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "forced_cards", "game_over", "hidden_counts", "hidden_pair", "jozin_took", "king", "king_goes_back",
    "last_round", "match_over", "mirror", "mirror_given", "mirror_lost", "pair", "picking_order", "tie_card",
    "took", "took_all",
]  # fmt: skip


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "choose"  # hide, choose, pick, king, mirror, over
    asked: tuple[Seat, ...] = ()  # who must act now
    game: int = 1
    games: int = 1
    round: int = 1
    rounds: int = 13  # the last one is picked without choosing
    tie: Seat = 0  # who holds the tie card
    order: tuple[Seat, ...] = ()  # who takes in this round, first to last
    tied: tuple[Seat, ...] = ()  # of these, for whom the tie order decided
    mirror_holder: Seat | None = None
    totals: tuple[int, ...] = ()  # over the finished games
    jozin_total: int = 0
    results: tuple[tuple[int, ...], ...] = ()  # of each finished game; with two seats Jožin's comes last


Position = State[Public]


def total(cards: Iterable[Card]) -> int:
    """S-21: the sum of the values."""
    return sum(map(VALUE.__getitem__, cards))
