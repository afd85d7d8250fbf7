"""Vienna: nothing is laid in play; who has little left over knocks, who has nothing closes, the engine splits hands."""

from __future__ import annotations

from collections.abc import Mapping

from shared.engine import Action, Seat
from shared.games.rummy.melds import Cards, left_without, sort, split
from shared.games.rummy.position import (
    CLOSE,
    DISCARD_CARD,
    HAND,
    JOKER,
    KNOCK,
    POSITION,
    RANK,
    SHOWN,
    SUIT,
    Position,
    counted,
    may_return,
)

KNOCK_AT = 5  # RU-83


def unmatched(s: Position, cards: list[str]) -> int:
    """RU-81: what is left over in the best split."""
    return split(sort(cards), s.options["ace_hand"] == 1)[0]


def to_end(s: Position, seat: Seat) -> list[Action]:
    """RU-82, RU-83: discard, and where little or nothing is left over knock or close."""
    hand = s.table[HAND[seat]]
    cards = [card for card in dict.fromkeys(hand) if may_return(s, hand, card)]
    found = [DISCARD_CARD[card] for card in cards]
    if s.public.knocker is not None:
        return found  # RU-83: the last turn
    worth = counted(s)
    lonely = loners(hand)
    least = sum(worth[card] for card in lonely)
    if least - max([worth[card] for card in lonely], default=0) > KNOCK_AT:
        return found
    left = left_without(sort(hand), s.options["ace_hand"] == 1, KNOCK_AT)
    return found + [KNOCK[card] if left[card] else CLOSE[card] for card in cards if card in left]


def rest(hand: list[str], card: str) -> list[str]:
    """A hand without one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def loners(hand: list[str]) -> list[str]:
    """Cards that no group of this hand can hold: a quick look before the long one."""
    jokers = hand.count(JOKER)
    if jokers > 1:
        return []
    naturals = [card for card in hand if card != JOKER]
    reach = 2 + jokers
    return [card for card in naturals if sum(near(card, other, reach) for other in naturals) + jokers < 2]


def near(card: str, other: str, reach: int) -> bool:
    """Whether two different cards could be in one group."""
    if RANK[card] == RANK[other]:
        return SUIT[card] != SUIT[other]
    if SUIT[card] != SUIT[other]:
        return False
    gap = abs(POSITION[card] - POSITION[other])
    return gap <= reach or (1 in (POSITION[card], POSITION[other]) and 13 - gap <= reach)


def show(s: Position, seat: Seat) -> None:
    """RU-84: the hand is opened, split into groups and what fits none."""
    hand = HAND[seat]
    groups: tuple[Cards, ...] = split(sort(s.table[hand]), s.options["ace_hand"] == 1)[1]
    for n, group in enumerate(groups):
        s.move_all(group, hand, SHOWN[seat][n + 1])
    s.sweep(hand, SHOWN[seat][0])


def left_over(s: Position, seat: Seat, worth: Mapping[str, int]) -> int:
    """RU-100: what an opened hand counts."""
    return sum(worth[card] for card in s.table[SHOWN[seat][0]])
