"""What a deal of Canasta is worth: the bonus of groups and the lines of the summary."""

from __future__ import annotations

from collections.abc import Sequence

from shared.engine import Card, Seat
from shared.games.canasta.position import (
    CANASTA,
    HAND,
    JOKER,
    MELD,
    PAIR,
    RED3,
    SHOWN,
    SIDES,
    STAGED,
    VALUE,
    WILD,
    WILDS,
    Position,
    side_of,
)

BONUS = {"": 0, "joker": 2000, "wild": 1000, "pure": 600, "dirty": 300}  # CA-46
RED_THREES = (0, 100, 200, 300, 800, 1000, 1200)  # CA-73
FOR_CLOSING, FROM_HAND = 300, 100  # CA-74, CA-75
# CA-26: from this score on, that minimum.
MINIMUMS = ((5000, 150), (2500, 120), (1500, 90), (0, 50))


def worth(cards: Sequence[Card]) -> int:
    """CA-2: the sum of the card values."""
    return sum(VALUE[card] for card in cards)


def kind(group: str, cards: Sequence[Card]) -> str:
    """CA-46: what canasta a group is; nothing below seven cards."""
    if len(cards) < CANASTA:
        return ""
    if group == WILD:
        return "joker" if cards.count(JOKER) >= 4 else "wild"  # CAR-9
    return "pure" if WILDS.isdisjoint(cards) else "dirty"  # CAR-14


def minimum(score: int) -> int:
    """CA-26: what the first lay of a side with this score must be worth."""
    return next((points for start, points in MINIMUMS if score >= start), 15)


def lines(s: Position, side: int) -> tuple[int, ...]:
    """CA-71 to CA-76 for one side: canastas, other groups, red threes, closing, from hand, cards held."""
    table = s.table
    bonus = laid = 0
    for group, place in MELD[side].items():
        cards = table.get(place)
        if cards:
            canasta = kind(group, cards)
            bonus += BONUS[canasta]
            laid += 0 if canasta else worth(cards)  # CA-72
    sign = 1 if bonus else -1
    closer = s.public.closer
    closed = closer is not None and side_of(s, closer) == side
    left = sum(worth(held(s, seat)) for seat in range(side, s.seats, SIDES[s.seats]))
    return (
        bonus,
        sign * laid,
        sign * RED_THREES[len(table[RED3[side]])],
        FOR_CLOSING if closed else 0,
        FROM_HAND if closed and from_hand(s) else 0,
        -left,  # CA-76
    )


def held(s: Position, seat: Seat) -> list[Card]:
    """All cards that a seat has not laid, wherever it holds them."""
    places = (HAND[seat], SHOWN[seat], PAIR[seat], *STAGED[seat].values())
    return [card for place in places for card in s.table.get(place, ())]


def from_hand(s: Position) -> bool:
    """CA-75: whether the closer had laid nothing before this turn."""
    p = s.public
    assert p.closer is not None
    if s.options["from_hand_scope"] == "player":
        return p.laid_at[p.closer] in (0, p.turn)
    return all(at in (0, p.turn) for at in p.laid_at[side_of(s, p.closer) :: SIDES[s.seats]])  # CAR-11
