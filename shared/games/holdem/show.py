"""The showdown of Hold'em: what the shown hands are worth, and who must show."""

from __future__ import annotations

from typing import Any

from shared.engine import Card, Seat
from shared.games.holdem.hands import best_five, seven, seven_table, unpacked, value
from shared.games.holdem.position import BOARD, OPEN, POCKET, Position


def worths(s: Position) -> dict[Seat, int]:
    """Seat -> the value of its hand, for those who have shown it; told to all, with the five cards that count."""
    table, ranks = s.table, seven_table(s.options["five_kind"])
    found: dict[Seat, int] = {}
    for seat in s.public.live:
        if table[OPEN[seat]]:
            cards = (*table[OPEN[seat]], *table[BOARD])
            found[seat] = seven(cards, ranks)
            s.say(seat, "shows", *unpacked(found[seat]), *best_five(cards, found[seat]))
    return found


def wins(s: Position, seat: Seat) -> bool:
    """H-73: whether a hand would win or tie a pot against those shown so far."""
    table, ranks = s.table, seven_table(s.options["five_kind"])
    own = seven((*table[POCKET[seat]], *table[BOARD]), ranks)
    return any(
        all(own >= seven((*table[OPEN[other]], *table[BOARD]), ranks) for other in eligible if table[OPEN[other]])
        for _, eligible in s.public.pots
        if seat in eligible
    )


def told(s: Position, cards: tuple[Card, ...]) -> tuple[Any, ...]:
    """What five to seven cards are worth, for their owner: category, ranks, the five that count."""
    worth = value(cards, s.options["five_kind"])
    return (*unpacked(worth), *best_five(cards, worth))
