"""The turns of Stopa: what a seat may lay, and who takes what was laid."""

from __future__ import annotations

from shared.engine import Action, Card, Seat, clockwise
from shared.games.stopa.position import HAND, LAY, TRAIL, WON, Position


def lying(s: Position) -> list[Card]:
    """What was laid in this round so far."""
    return [card for seat in range(s.seats) for card in s.table[TRAIL[seat]]]


def legal(s: Position, seat: Seat) -> list[Action]:
    """The weakest first, which is also what is laid when the time is up."""
    if seat != s.public.asked:
        return []  # ST-2
    hand = sorted(set(s.table[HAND[seat]]), key=int)
    fresh = [card for card in hand if card not in lying(s)]  # ST-3
    return [LAY[card] for card in fresh or hand]


def lay(s: Position, seat: Seat, action: Action) -> None:
    """One card; the last one ends the round."""
    s.say(seat, "laid", action.card)
    s.move(action.card, HAND[seat], TRAIL[seat])
    if len(lying(s)) < s.seats:
        s.public.asked = (seat + 1) % s.seats
        return
    winner = strongest(s)
    s.say(winner, "took", s.seats)
    for other in range(s.seats):
        s.sweep(TRAIL[other], WON[winner])
    s.public.first = s.public.asked = winner  # ST-5


def strongest(s: Position) -> Seat:
    """ST-4: whose card is the strongest; of equals the first that was laid."""
    laid = [seat for seat in clockwise(s.seats, s.public.first) if s.table[TRAIL[seat]]]
    return max(laid, key=lambda seat: int(s.table[TRAIL[seat]][0]))
