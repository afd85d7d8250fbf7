"""What a Bridge hand is worth to a bidder, and what a call says about one.

A Row is a line of the bidding system: who holds such a hand makes this call. Read the other way round it is what the
call tells the table, so bidding and understanding cannot come apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from shared.engine import Card
from shared.games.bridge.position import SUITS

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
SHAPES = {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)}
MAJORS = "SH"
STOPS = {"A": 1, "K": 2, "Q": 3, "J": 4}  # an honour stops a suit with so many cards
SHORT = {True: (5, 3, 1), False: (3, 2, 1)}  # with four trumps, with three: void, singleton, doubleton


class Hand:
    """Thirteen cards and what bidders count in them."""

    __slots__ = ("balanced", "hcp", "length", "order", "ranks", "shape", "tp")

    def __init__(self, cards: Iterable[Card]) -> None:
        self.ranks = dict.fromkeys(SUITS, "")
        for card in cards:
            self.ranks[card[0]] += card[1]
        self.length = {suit: len(ranks) for suit, ranks in self.ranks.items()}
        self.hcp = sum(POINTS.get(rank, 0) for ranks in self.ranks.values() for rank in ranks)
        self.tp = self.hcp + sum(max(0, length - 4) for length in self.length.values())
        self.shape = tuple(sorted(self.length.values(), reverse=True))
        self.balanced = self.shape in SHAPES
        self.order = sorted("SHDC", key=lambda suit: -self.length[suit])  # longest first, of equals the higher

    def sp(self, suit: str) -> int:
        """Support points for a partner's suit; without support those of the hand alone."""
        if self.length[suit] < 3:
            return self.hcp
        short = SHORT[self.length[suit] > 3]
        return self.hcp + sum(short[n] for other, n in self.length.items() if other != suit and n < 3)

    def stops(self, suit: str) -> bool:
        return any(self.length[suit] >= STOPS.get(rank, 14) for rank in self.ranks[suit])

    def good(self, suit: str) -> bool:
        """Two of A K Q, or three of A K Q J T."""
        ranks = self.ranks[suit]
        return sum(r in "AKQ" for r in ranks) > 1 or sum(r in "AKQJT" for r in ranks) > 2

    def aces(self, rank: str = "A") -> int:
        return sum(rank in ranks for ranks in self.ranks.values())

    def points(self, kind: str) -> int:
        """High cards ("hcp"), with length ("tp"), or support for a suit ("H")."""
        return self.hcp if kind == "hcp" else self.tp if kind == "tp" else self.sp(kind)


@lru_cache(maxsize=2048)
def hand_of(cards: tuple[Card, ...]) -> Hand:
    """A hand's values; asked for at each call of a rollout."""
    return Hand(cards)


Test = Callable[[Hand], bool]


class Row(NamedTuple):
    """A line of the system: such a hand makes this call."""

    call: str
    low: int = 0
    high: int = 40
    kind: str = "hcp"  # how the points are counted
    least: Mapping[str, int] = {}  # never changed
    most: Mapping[str, int] = {}
    balanced: bool = False
    forcing: bool = False
    invite: bool = False
    stop: bool = False  # to play: partner does not bid on
    asks: bool = False  # for aces
    also: Test | None = None  # what the call does not tell exactly

    def fits(self, hand: Hand) -> bool:
        return (
            self.low <= hand.points(self.kind) <= self.high
            and (not self.balanced or hand.balanced)
            and all(hand.length[suit] >= n for suit, n in self.least.items())
            and all(hand.length[suit] <= n for suit, n in self.most.items())
            and (self.also is None or self.also(hand))
        )


def others(*suits: str) -> list[str]:
    """The other suits, the cheapest first."""
    return [suit for suit in SUITS if suit not in suits]


def longest(hand: Hand, among: Iterable[str]) -> str:
    """The longest of some suits; of equals the first."""
    return max(among, key=lambda suit: hand.length[suit])


def stopped(hand: Hand, suits: Iterable[str]) -> bool:
    return all(hand.stops(suit) for suit in suits)
