"""How many tricks a side can take when all cards are known: for answers to claims.

A position is a bit mask of 52 cards per seat. The question is always "at least so many tricks?", which cuts off early;
cards between which nobody holds another are one. After a number of steps it gives up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shared.engine import Card, Seat
from shared.games.bridge.position import FACES, NEXT, RANK, SUIT

BIT = {card: 1 << (13 * SUIT[card] + RANK[card]) for card in FACES}
SUIT_MASK = tuple(0x1FFF << 13 * suit for suit in range(4))
STEPS = 4_000


class TooHard(Exception):
    """More steps than allowed."""


def mask(cards: Iterable[Card]) -> int:
    return sum(BIT[card] for card in cards)


class Solver:
    """One deal's remaining cards, asked for one side."""

    def __init__(self, trumps: str, side: int) -> None:
        self.trumps = "CDHS".find(trumps)
        self.side = side
        self.steps = STEPS
        self.known: dict[tuple[tuple[int, ...], Seat, int], bool] = {}

    def wins(self, hands: tuple[int, ...], turn: Seat, trick: Sequence[tuple[Seat, int]], goal: int) -> bool:
        """Whether the side takes at least `goal` of the tricks that are left, this one included."""
        left = max(hand.bit_count() for hand in hands)
        if trick:
            left = max(left, hands[trick[0][0]].bit_count() + 1)
        if goal <= 0 or goal > left:
            return goal <= 0
        key = (hands, turn, goal)
        if not trick and key in self.known:
            return self.known[key]
        if not trick:
            sure = self.top_cards(hands, turn)
            if turn % 2 == self.side and sure >= goal:
                return True
            if turn % 2 != self.side and left - sure < goal:
                return False
        self.steps -= 1
        if self.steps < 0:
            raise TooHard
        found = self._any(hands, turn, trick, goal)
        if not trick:
            self.known[key] = found
        return found

    def _any(self, hands: tuple[int, ...], turn: Seat, trick: Sequence[tuple[Seat, int]], goal: int) -> bool:
        ours = turn % 2 == self.side
        for bit in self.choices(hands, turn, trick):
            rest = (*hands[:turn], hands[turn] ^ bit, *hands[turn + 1 :])
            played = [*trick, (turn, bit)]
            if len(played) < 4:
                won = self.wins(rest, NEXT[turn], played, goal)
            else:
                winner = self.taker(played)
                won = self.wins(rest, winner, (), goal - (winner % 2 == self.side))
            if won == ours:
                return ours
        return not ours

    def top_cards(self, hands: tuple[int, ...], turn: Seat) -> int:
        """How many tricks the leader takes at once from the top of suits; while enemies have trumps, of trumps only."""
        rest = hands[(turn + 1) % 4] | hands[(turn + 2) % 4] | hands[(turn + 3) % 4]
        enemies = hands[(turn + 1) % 4] | hands[(turn + 3) % 4]
        safe = self.trumps < 0 or not enemies & SUIT_MASK[self.trumps]
        count = 0
        for number, suit in enumerate(SUIT_MASK):
            own, against = hands[turn] & suit, rest & suit
            if own and (safe or number == self.trumps):
                count += (own >> against.bit_length()).bit_count()
        return count

    def choices(self, hands: tuple[int, ...], turn: Seat, trick: Sequence[tuple[Seat, int]]) -> list[int]:
        """The cards to try, high ones first; of touching ones only the highest."""
        hand = hands[turn]
        if trick:
            led = SUIT_MASK[suit_of(trick[0][1])]
            hand = hand & led or hand
        others = 0
        for seat in range(4):
            if seat != turn:
                others |= hands[seat]
        for _, bit in trick:
            others |= bit
        found = []
        for suit in SUIT_MASK:
            cards, touching = hand & suit, False
            bit = (suit + (suit & -suit)) >> 1  # the ace
            while cards:
                if cards & bit:
                    if not touching:
                        found.append(bit)
                    touching, cards = True, cards ^ bit
                elif others & bit:
                    touching = False
                bit >>= 1
        return found

    def taker(self, trick: Sequence[tuple[Seat, int]]) -> Seat:
        best, high = trick[0]
        for seat, bit in trick[1:]:
            same = suit_of(bit) == suit_of(high)
            if (same and bit > high) or (not same and suit_of(bit) == self.trumps):
                best, high = seat, bit
        return best


def suit_of(bit: int) -> int:
    return (bit.bit_length() - 1) // 13


def can_take(
    hands: Sequence[Iterable[Card]], trumps: str, turn: Seat, trick: Sequence[tuple[Seat, Card]], side: int, goal: int
) -> bool | None:
    """Whether a side takes at least `goal` tricks with all cards known; None if that is too hard to say."""
    solver = Solver(trumps, side)
    try:
        return solver.wins(tuple(map(mask, hands)), turn, [(seat, BIT[card]) for seat, card in trick], goal)
    except TooHard:
        return None
