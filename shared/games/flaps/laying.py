"""Laying a card on the discard, from whichever decision point, and the call of the last card that goes with it.

Law: FL-210 is one function. An effect runs last; it ends the turn or opens a decision point.
"""

from __future__ import annotations

from collections.abc import Set

from shared.engine import ALL_SEATS, ONE_SEAT, Action, Card, Seat, owner
from shared.games.flaps.cards import (
    CATCH,
    DISCARD,
    HAND,
    KIND,
    MYSTERY,
    NAMING,
    NO_FINISH,
    PLAY,
    PLAY_SAY,
    SAY_LAST,
    SUIT,
    TRANSPARENT,
    rank_of,
)
from shared.games.flaps.deals import draw, win
from shared.games.flaps.position import Effect, Position, Stage

UNSAID = ("grace", "late")


def end_turn(s: Position, seat: Seat = 0, refused: bool = False, stage: Stage = "turn") -> None:
    """FL-210 step 8, FL-211: the neighbour in the direction of play has the turn."""
    p = s.public
    turn = (p.turn + p.direction) % s.seats
    p.stage = "attack" if p.attack else stage
    p.turn, p.asked = turn, ONE_SEAT[turn]


def plays(s: Position, seat: Seat, allowed: Set[Card]) -> list[Action]:
    """The lays of a seat; FL-213: with two cards in hand, each with and without the call."""
    hand = s.table[HAND[seat]]
    found = [PLAY[card] for card in hand if card in allowed]
    if len(found) > 1:
        found = list(dict.fromkeys(found))  # equal cards are one choice
    if len(hand) == 2 and s.options["last_card"] != "auto":
        return [lay for action in found for lay in (action, PLAY_SAY[action.card])]
    return found


def lay(s: Position, seat: Seat, action: Action, effect: Effect, bonus: bool = False) -> None:
    """FL-210; `bonus` by FL-303."""
    p, card = s.public, action.card
    s.move(card, HAND[seat], DISCARD)  # 1
    s.say(seat, "laid", card)
    p.laid_by = seat
    if card not in TRANSPARENT:  # 2; an ace's suit stands until another is named, an AJ's is the one before it
        p.suit, p.named = SUIT[card] or p.suit, False
        p.rank = rank_of(card, s.options["mf_is_flap"])
    left, calls = len(s.table[HAND[seat]]), p.calls
    refused = costs = False
    if not left:  # 3
        costs = bonus or card in NO_FINISH or calls[seat] in UNSAID  # FL-605, FL-622
        refused = costs or (KIND[card] == "5VZ" and bool(s.table[MYSTERY]))  # FL-623
        if not refused:
            win(s, seat, card == "6h")  # FL-640
            return
        s.say(seat, "finish_refused")
    if (left < 2 or any(calls)) and not graces_end(s, seat, left, action.choice == "say"):  # 4
        return
    if card in NAMING or (refused and KIND[card] == "AL"):  # 5
        s.set(stage="suit", asked=ONE_SEAT[seat], refused=refused)
        return
    if costs and not draw(s, seat):  # 6
        return
    effect(s, seat, refused)  # 7, 8


# --- the last card ---


def graces_end(s: Position, seat: Seat, left: int, said: bool) -> bool:
    """FL-601 to FL-603: the others had their time to say it; the own duty begins. Whether the deal goes on."""
    mode = s.options["last_card"]
    calls = ["late" if call == "grace" else call for call in s.public.calls]
    lapsed = [other for other in ALL_SEATS[s.seats] if other != seat and s.public.calls[other] == "grace"]
    if left == 1:
        calls[seat] = "said" if said or mode == "auto" else "grace"
        if said:
            s.say(seat, "last_card")
    else:
        calls[seat] = ""  # FL-607
    s.set(calls=tuple(calls))
    if mode == "referee":
        for other in lapsed:
            s.say(other, "forgot")
            if not draw(s, other):
                return False
    return True


def interrupts(s: Position, seat: Seat) -> list[Action]:
    """FL-213: what is legal besides the question of the moment."""
    calls = s.public.calls
    found = [SAY_LAST] if calls[seat] == "grace" else []
    if s.options["last_card"] == "catch":
        found += [CATCH[other] for other in ALL_SEATS[s.seats] if calls[other] == "late" and other != seat]  # FL-604
    return found


def interrupt(s: Position, seat: Seat, action: Action) -> None:
    if action == SAY_LAST:
        calls = s.public.calls
        s.say(seat, "last_card")
        s.set(calls=(*calls[:seat], "said", *calls[seat + 1 :]))  # FL-602
        return
    late = owner(action.place)
    s.say(seat, "caught", late)
    draw(s, late)  # FL-604: and so no longer late
