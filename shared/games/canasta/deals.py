"""A deal of Canasta from the shuffle to its points: the cut, the red threes, the summary, the next deal."""

from __future__ import annotations

from collections.abc import Mapping
from operator import add

from shared.engine import ALL_SEATS, NO_SEAT, ONE_SEAT, Action, Card, Place, Seat
from shared.games.canasta.position import (
    BONUS_CARDS,
    CLOSING,
    CUT_VIEW,
    DISCARD,
    HAND,
    MELD_PLACES,
    OFFER,
    PACKET,
    RED3,
    REDS,
    SHOWN,
    SIDES,
    STOCK,
    Position,
    side_of,
)
from shared.games.canasta.score import lines, minimum

# --- shuffling, cutting, dealing ---


def shuffle(s: Position) -> None:
    p, seats = s.public, s.seats
    s.shuffle(STOCK, label=f"deal {p.deal}")
    minimums = tuple(map(minimum, p.totals))  # CA-26
    s.set(minimum=minimums, hand_size=hand_size(s, minimums), laid_at=(0,) * seats, closer=None)
    s.set(turn=0, blocked_until=0, lock="", lines=())  # CA-30
    if s.options["cut_bonus"]:
        s.set(stage="cut", asked=ONE_SEAT[(p.dealer - 1) % seats])  # CA-21
    else:
        deal(s)


def hand_size(s: Position, minimums: tuple[int, ...]) -> int:
    if s.seats == 2 or 150 in minimums:
        return 15  # CA-23
    return int(s.options["deal_three"]) if s.seats == 3 else 13  # CAR-2


def cut(s: Position, seat: Seat, action: Action) -> None:
    s.draw(STOCK, PACKET, int(action.choice) - 3)
    s.draw(STOCK, CUT_VIEW, 3)  # CA-21
    s.say(seat, "cut", *s.table[CUT_VIEW])
    if BONUS_CARDS.isdisjoint(s.table[CUT_VIEW]):
        put_together(s)
    else:
        s.set(stage="cut_keep")  # CA-22


def keep_cut(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, CUT_VIEW, HAND[seat])  # CA-22


def done(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "cut_done")
    put_together(s)


def put_together(s: Position) -> None:
    for place in (PACKET, CUT_VIEW):
        for card in s.table[place][:]:
            s.move(card, place, STOCK, 0)  # CA-22: the packet goes under the rest, what was shown is the last
    deal(s)


def deal(s: Position) -> None:
    p, table, seats = s.public, s.table, s.seats
    for _ in range(p.hand_size):
        for seat in range(p.dealer + 1, p.dealer + 1 + seats):
            hand = HAND[seat % seats]
            if len(table[hand]) < p.hand_size:
                s.draw(STOCK, hand)  # CA-24; the cutter's kept cards are among his
    first = p.dealer if s.options["first_player"] == "dealer" else (p.dealer + 1) % seats  # CAR-4
    s.say(p.dealer, "dealt", p.hand_size)
    for seat in range(first, first + seats):
        lay_red_threes(s, seat % seats)  # CA-25
    s.set(turn=1, stage="first_draw", asked=ONE_SEAT[first])
    s.draw(STOCK, OFFER[first])
    while s.table[OFFER[first]][-1] in REDS:
        lay_red(s, first, s.table[OFFER[first]][-1], OFFER[first])  # CA-34


def lay_red_threes(s: Position, seat: Seat) -> None:
    hand = s.table[HAND[seat]]
    while not REDS.isdisjoint(hand):
        lay_red(s, seat, next(card for card in hand if card in REDS), HAND[seat])


def lay_red(s: Position, seat: Seat, card: Card, src: Place) -> None:
    """CA-36: a red three is laid out and replaced."""
    s.move(card, src, RED3[side_of(s, seat)])
    s.say(seat, "red_three", card)
    s.draw(STOCK, src)


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    """All have seen the summary: the next dealer gathers all cards."""
    p = s.public
    s.set(deal=p.deal + 1, dealer=(p.dealer + 1) % s.seats)  # CA-20
    for place in (DISCARD, *CLOSING, *SHOWN, *RED3, *(meld for melds in MELD_PLACES for meld in melds)):
        s.sweep(place, STOCK)
    shuffle(s)


# --- the end of a deal and of the match ---


def end_deal(s: Position) -> None:
    p = s.public
    for seat in ALL_SEATS[s.seats]:
        s.sweep(HAND[seat], SHOWN[seat])
    found = tuple(lines(s, side) for side in range(SIDES[s.seats]))
    points = tuple(map(sum, found))
    totals = tuple(map(add, p.totals, points))  # CA-80
    s.say(NO_SEAT, "deal_over", p.deal, points)
    s.set(lines=found, totals=totals, results=(*p.results, points))
    top = max(totals)
    won = top >= s.options["target"] and totals.count(top) == 1  # CAR-20
    if won or p.deal == s.options["deals"]:
        s.set(stage="over", asked=())
        s.say(NO_SEAT, "match_over", tuple(s.game.places(s)))
    else:
        s.set(stage="summary", asked=ALL_SEATS[s.seats])
