"""Bridge: the cards, the places, the actions and the public facts; shared by the rules, their hints and PBN.

Seats 0 to 3 are N, E, S, W, so a seat's side is its parity: 0 is NS, 1 is EW. A card is suit and rank: "SA", "HT".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shared.engine import ALL_SEATS, Action, Place, Seat, State, span
from shared.games.bridge.scoring import BIDS

NAMES = "NESW"  # B-1
SUITS, RANKS = "CDHS", "23456789TJQKA"  # B-2: ascending
FACES = [suit + rank for suit in reversed(SUITS) for rank in reversed(RANKS)]
RANK = {card: RANKS.index(card[1]) for card in FACES}
SUIT = {card: SUITS.index(card[0]) for card in FACES}

DECK, LAST = "deck", "last"
HAND, DUMMY, OPEN, TRICK = (tuple(f"{zone}:{seat}" for seat in range(4)) for zone in ("hand", "dummy", "open", "trick"))
WON, SHOWN = ("won:0", "won:1"), ("shown:0", "shown:1")  # by side; `shown` under history=all

SEATS = ALL_SEATS[4]
NEXT, PARTNER = (1, 2, 3, 0), (2, 3, 0, 1)
# The opening deal order by dealer (B-10): the left neighbour first, the dealer last.
AROUND = tuple(tuple((dealer + 1 + n) % 4 for n in range(52)) for dealer in SEATS)

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
CALL = {call: Action("call", choice=call) for call in (PASS, DOUBLE, REDOUBLE, *BIDS)}
PLAY = {card: Action("play", card) for card in FACES}
CLAIM = tuple(span("claim", 0, left) for left in range(14))  # by the tricks that are left
ACCEPT, REJECT = Action("accept"), Action("reject")
# [last bid's rank + 1] and [what may be done to it]: the calls that are legal then.
CALLS = tuple(
    {extra: [CALL[call] for call in (PASS, *filter(None, [extra]), *BIDS[rank:])] for extra in ("", DOUBLE, REDOUBLE)}
    for rank in range(len(BIDS) + 1)
)

# B-43: [trumps][suit led] -> how much a card is worth in that trick; 0 never wins.
POWER = {
    trumps: {
        led: {card: RANK[card] + (20 if card[0] == trumps else 1) if card[0] in (trumps, led) else 0 for card in FACES}
        for led in SUITS
    }
    for trumps in "CDHSN"
}
# B-48: the lowest rank first; of equals C, D, H, S.
LOWEST = {card: 4 * RANK[card] + SUIT[card] for card in FACES}


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "accepted", "called", "claimed", "contract", "deal_over", "dealt", "match_over", "passed_out", "played",
    "rejected", "took_trick",
]  # fmt: skip


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "call"  # call, lead, play, claim, over
    asked: tuple[Seat, ...] = ()  # who must act now
    deal: int = 1
    deals: int = 4
    dealer: Seat = 0
    vulnerable: str = "none"  # none, NS, EW, both
    passed_out: int = 0  # how often in a row at this deal number
    # The auction.
    calls: tuple[str, ...] = ()  # from the dealer on
    bid: str = ""  # the last one; after the auction, the contract
    times: int = 1  # 2 doubled, 4 redoubled
    bidder: Seat | None = None  # whose bid it is
    # The contract.
    trumps: str = ""  # C, D, H, S, or N for none
    declarer: Seat | None = None
    dummy: Seat | None = None
    needs: int = 0  # tricks
    decides: tuple[Seat, ...] = SEATS  # who plays each seat's cards
    # The play.
    turn: Seat = 0  # whose card it is
    leader: Seat = 0  # who led to this trick
    led: str = ""  # the suit; none before a lead
    tricks: tuple[int, int] = (0, 0)  # finished ones of each side
    winner: Seat | None = None  # of the last finished trick
    lying: tuple[Place, ...] = HAND  # where the cards of each seat are
    voids: tuple[str, ...] = ("", "", "", "")  # the suits that each seat could not follow
    # A claim.
    claimer: Seat | None = None  # whose side claims
    claimed: int = 0  # of the tricks that are left
    exposed: tuple[Seat, ...] = ()  # whose hand a claim has shown to somebody
    barred: tuple[int, int] = (-1, -1)  # finished tricks when a side's claim was rejected
    # The match.
    totals: tuple[int, int] = (0, 0)
    # Of each deal: contract, times, declarer, who was vulnerable, tricks of the declaring side, points NS, points EW,
    # and these broken down: tricks, bonus, overtricks, doubled, undertricks.
    results: tuple[tuple[str, int, Seat | None, str, int, int, int, tuple[int, ...]], ...] = ()


Position = State[Public]


def may_add(p: Public, seat: Seat, doubles: bool) -> str:
    """B-22, B-23: the double or redouble that a seat may call now, or nothing."""
    if not doubles or p.bidder is None or p.times == 4:
        return ""
    theirs = (p.bidder + seat) % 2 == 1
    if p.times == 1:
        return DOUBLE if theirs else ""
    return "" if theirs else REDOUBLE


def taker(s: Position) -> Seat:
    """B-43: who takes the trick as it lies."""
    p, table = s.public, s.table
    power = POWER[p.trumps][p.led]
    return max((seat for seat in SEATS if table[TRICK[seat]]), key=lambda seat: power[table[TRICK[seat]][0]])
