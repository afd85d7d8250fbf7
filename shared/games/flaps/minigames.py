"""TRUMF and SPOOF: all lay one card face down, the loser takes them all."""

from __future__ import annotations

from collections.abc import Mapping

from shared.engine import ALL_SEATS, EVERYONE, ONE_SEAT, Action, Seat, span
from shared.games.flaps.cards import (
    AFTER,
    BARED,
    HAND,
    LAID,
    LAY,
    NO_FINISH,
    SPOOF_VALUE,
    STOCK,
    SUITS,
    TRUMP,
    trumf_value,
)
from shared.games.flaps.deals import draw, recall, win
from shared.games.flaps.laying import UNSAID, end_turn
from shared.games.flaps.position import Effects, Point, Points, Position


def trumf(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="trump", asked=ONE_SEAT[seat], mini="KT")  # FL-701


def trump_act(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "trump", action.choice)
    s.set(stage="mini", asked=ALL_SEATS[s.seats], trump=action.choice)


def spoof(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="mini", asked=ALL_SEATS[s.seats], mini="KS")  # FL-721


# --- DP-MINI ---


def mini_legal(s: Position, seat: Seat) -> list[Action]:
    return [LAY[card] for card in dict.fromkeys(s.table[HAND[seat]])]


def mini_default(s: Position, seat: Seat) -> Action:
    hand, trump = s.table[HAND[seat]], s.public.trump
    return LAY[max(hand, key=lambda card: trumf_value(card, trump)) if s.public.mini == "KT" else hand[0]]


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    """All have laid; FL-702: that is no laying on the discard."""
    p = s.public
    laid = LAID if p.mini == "KS" else BARED
    for seat, action in answers.items():
        s.move(action.card, HAND[seat], laid[seat])
    # FL-605: as it stood just before.
    barred = tuple(seat for seat in ALL_SEATS[s.seats] if p.calls[seat] in UNSAID and not s.table[HAND[seat]])
    s.set(barred=barred)
    for seat in ALL_SEATS[s.seats]:
        recall(s, seat)
    if p.mini == "KT":
        collect(s, lowest(s))
    else:
        s.set(stage="bid", asked=ONE_SEAT[AFTER[s.seats][p.turn][0]])


# --- TRUMF ---


def lowest(s: Position) -> Seat:
    """FL-710, FL-713: whose card is lowest, by cuts if several are."""
    p = s.public
    order = AFTER[s.seats][p.turn]  # the mini order
    values = {seat: trumf_value(s.table[BARED[seat]][0], p.trump) for seat in order}
    s.say(p.turn, "trumf_values", tuple((seat, values[seat]) for seat in order))
    tied = [seat for seat in order if values[seat] == min(values.values())]
    for _ in range(3):
        if len(tied) == 1 or len(s.table[STOCK]) < len(tied):
            break
        values = cut(s, tied)
        tied = [seat for seat in tied if values[seat] == min(values.values())]
    return tied[0]


def cut(s: Position, tied: list[Seat]) -> dict[Seat, int]:
    """Each lifts a packet and shows its bottom card; then all packets go back."""
    values, random = {}, s.chance().random
    left = len(s.table[STOCK])
    for n, seat in enumerate(tied):
        spare = left - (len(tied) - n - 1)  # at least one card for each seat still to cut
        left -= 1 + int(random() * spare)
        s.show(STOCK, left, EVERYONE)
        card = s.table[STOCK][left]
        s.say(seat, "cut", card)
        values[seat] = trumf_value(card, s.public.trump)
    return values


# --- SPOOF ---


def bid_legal(s: Position, seat: Seat) -> list[Action]:
    """FL-721: every number that nobody has bid."""
    found, low = [], 0
    for taken in [*sorted(number for _, number in s.public.bids), 20 * s.seats + 1]:
        if taken > low:
            found.append(span("bid", low, taken - 1))
        low = taken + 1
    return found


def bid_default(s: Position, seat: Seat) -> Action:
    taken = {number for _, number in s.public.bids}
    free = [number for number in range(20 * s.seats + 1) if number not in taken]
    return Action("bid", choice=str(min(free, key=lambda number: (abs(number - 7 * s.seats), number))))


def bid_act(s: Position, seat: Seat, action: Action) -> None:
    p = s.public
    s.say(seat, "bid", int(action.choice))
    bids = (*p.bids, (seat, int(action.choice)))
    order = AFTER[s.seats][p.turn]
    if len(bids) < s.seats:
        s.set(bids=bids, asked=ONE_SEAT[order[len(bids)]])
        return
    s.set(bids=bids)
    for other in order:
        s.draw(LAID[other], BARED[other])
    total = sum(SPOOF_VALUE[s.table[BARED[other]][0]] for other in order)
    s.say(p.turn, "spoof_total", total)
    farthest = max(abs(number - total) for _, number in bids)
    loser = [bidder for bidder, number in bids if abs(number - total) == farthest][-1]  # FL-724: the later one
    collect(s, loser)


# --- both ---


def collect(s: Position, loser: Seat) -> None:
    """The loser takes all; FL-712, FL-725: then emptied hands win or draw."""
    p, table = s.public, s.table
    order = AFTER[s.seats][p.turn]
    laid = {seat: table[BARED[seat]][0] for seat in order}
    s.say(loser, "takes_all", p.mini)
    for seat in order:
        s.sweep(BARED[seat], HAND[loser])
    recall(s, loser)
    emptied = [seat for seat in order if not table[HAND[seat]]]
    barred = p.barred
    s.set(mini="", trump="", bids=(), barred=())
    for seat in emptied:
        if laid[seat] not in NO_FINISH and laid[seat] != "0" and seat not in barred:
            win(s, seat, doubled=False)
            return
    for seat in emptied:
        if not draw(s, seat):
            return
    end_turn(s)


EFFECTS: Effects = {"KT": trumf, "KS": spoof}


def trump_default(s: Position, seat: Seat) -> Action:
    return TRUMP[s.public.suit]  # FL-203: the printed suit of the king on top


def no_act(s: Position, seat: Seat, action: Action) -> None:
    raise AssertionError("sealed answers are settled together")


POINTS: Points = {
    "trump": Point(lambda _s, _seat: [TRUMP[suit] for suit in SUITS], trump_act, trump_default, "FL-701"),
    "mini": Point(mini_legal, no_act, mini_default, "FL-701"),
    "bid": Point(bid_legal, bid_act, bid_default, "FL-721"),
}
