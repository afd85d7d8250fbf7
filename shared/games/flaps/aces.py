"""Aces and what lets a seat lay more than one card: lay-on ace, lay-on king, the five that sheds fives."""

from __future__ import annotations

from shared.engine import ONE_SEAT, Action, Seat
from shared.games.flaps.cards import (
    BONUS_ON_ACE,
    BONUS_ON_KING,
    COLOUR,
    DISCARD,
    FIVES,
    KIND,
    NAME,
    STOP,
    STOP_WITH,
    SUIT,
    SUITS,
)
from shared.games.flaps.deals import draw
from shared.games.flaps.laying import end_turn, plays
from shared.games.flaps.position import Effects, Point, Points, Position, always

# --- DP-SUIT ---


def suit_legal(s: Position, seat: Seat) -> list[Action]:
    top = s.table[DISCARD][-1]
    return [NAME[suit] for suit in (COLOUR[SUIT[top]] if KIND[top] == "AL" else SUITS)]  # FL-301, FL-312


def suit_act(s: Position, seat: Seat, action: Action) -> None:
    name_suit(s, seat, action.choice)
    if s.public.refused:
        s.set(refused=False)
        if not draw(s, seat):  # FL-621
            return
    if s.table[DISCARD][-1] == "AJ":
        s.set(direction=-s.public.direction)  # FL-433
    end_turn(s)


def name_suit(s: Position, seat: Seat, suit: str) -> None:
    s.say(seat, "named", suit)
    s.set(suit=suit, named=True)


# --- DP-LAYON: AL ---


def lay_on_ace(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="layon", asked=ONE_SEAT[seat])  # FL-311; refused: FL-312 was done in DP-SUIT


def layon_legal(s: Position, seat: Seat) -> list[Action]:
    colour = COLOUR[SUIT[s.table[DISCARD][-1]]]
    return [*plays(s, seat, BONUS_ON_ACE[colour]), *(STOP_WITH[suit] for suit in colour)]


def layon_act(s: Position, seat: Seat, action: Action) -> None:
    name_suit(s, seat, action.choice)
    if draw(s, seat):
        end_turn(s)


# --- DP-KING: KV ---


def lay_on_king(s: Position, seat: Seat, refused: bool) -> None:
    if refused:
        end_turn(s)  # FL-314
    else:
        s.set(stage="king", asked=ONE_SEAT[seat])


def king_act(s: Position, seat: Seat, action: Action) -> None:
    if draw(s, seat):  # FL-313
        end_turn(s)


# --- DP-FIVES: 5Z ---


def shed_fives(s: Position, seat: Seat, refused: bool) -> None:
    if refused:
        end_turn(s)  # FL-621
    else:
        s.set(stage="fives", asked=ONE_SEAT[seat], series=3)  # FL-315


def fives_act(s: Position, seat: Seat, action: Action) -> None:
    s.set(series=0)
    end_turn(s)


def shed(s: Position, seat: Seat, refused: bool) -> None:
    """FL-316: a five of the series does nothing of its own."""
    left = s.public.series - 1
    if refused or not left:
        s.set(series=0)
        end_turn(s)
    else:
        s.set(series=left)


NAMED = ("A", "AE", "AJ")  # FL-210 step 5: the suit is named instead
EFFECTS: Effects = {**dict.fromkeys(NAMED, end_turn), "AL": lay_on_ace, "KV": lay_on_king, "5Z": shed_fives}
POINTS: Points = {
    "suit": Point(suit_legal, suit_act, lambda s, _seat: NAME[s.public.suit], "FL-301"),
    "layon": Point(layon_legal, layon_act, lambda s, _seat: STOP_WITH[s.public.suit], "FL-311", bonus=True),
    "king": Point(lambda s, seat: [*plays(s, seat, BONUS_ON_KING), STOP], king_act, always(STOP), "FL-313", bonus=True),
    "fives": Point(
        lambda s, seat: [*plays(s, seat, FIVES), STOP], fives_act, always(STOP), "FL-315", bonus=True, effect=shed
    ),
}
