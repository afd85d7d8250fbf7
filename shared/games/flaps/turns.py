"""The turn itself and the cards that fall on the next seat: 2, 3, 7, 9, QUACK and 8."""

from __future__ import annotations

from shared.engine import Action, Seat
from shared.games.flaps.cards import DISCARD, DRAW, EIGHTS, HAND, KEEP, KNOCK, TAKE, answers, fits
from shared.games.flaps.deals import draw
from shared.games.flaps.laying import end_turn, plays
from shared.games.flaps.position import Effects, Point, Points, Position, always

# --- DP-TURN, DP-DRAWN ---


def fitting(s: Position) -> frozenset[str]:
    """What fits on the top now."""
    p, options = s.public, s.options
    return fits(p.suit, p.rank, s.table[DISCARD][-1], options["petr_follow"], options["mf_is_flap"])


def turn_legal(s: Position, seat: Seat) -> list[Action]:
    found = plays(s, seat, fitting(s))
    found.append(DRAW)  # FL-206
    return found


def turn_act(s: Position, seat: Seat, action: Action) -> None:
    if draw(s, seat):
        s.say(seat, "drew", 1)
        if s.options["draw_then_play"]:
            s.set(stage="drawn")
        else:
            end_turn(s)


def drawn_legal(s: Position, seat: Seat) -> list[Action]:
    return [*plays(s, seat, fitting(s) & {s.table[HAND[seat]][-1]}), KEEP]


def drawn_act(s: Position, seat: Seat, action: Action) -> None:
    end_turn(s)


# --- DP-ATTACK ---


def attack_legal(s: Position, seat: Seat) -> list[Action]:
    p = s.public
    return [*plays(s, seat, answers(p.suit, p.rank, s.table[DISCARD][-1])), TAKE]  # FL-402


def attack_act(s: Position, seat: Seat, action: Action) -> None:
    due = s.public.attack
    s.say(seat, "took_attack", due)
    s.public.attack = 0
    if draw(s, seat, due):  # FL-403
        end_turn(s)


def two(s: Position, seat: Seat, refused: bool) -> None:
    s.public.attack += 2  # FL-401
    end_turn(s)


def three(s: Position, seat: Seat, refused: bool) -> None:
    s.public.attack += 3  # FL-401
    end_turn(s)


def seven(s: Position, seat: Seat, refused: bool) -> None:
    if s.public.attack:  # FL-404, R-12
        s.public.direction *= -1
    end_turn(s)


def nine(s: Position, seat: Seat, refused: bool) -> None:
    if s.public.attack:
        s.public.attack = 0  # FL-405
    end_turn(s)


# --- DP-EIGHT ---


def eight(s: Position, seat: Seat, refused: bool) -> None:
    end_turn(s, stage="eight")  # FL-411


def eight_act(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "knocked")
    end_turn(s)


PLAIN = ("0", "5", "6", "Q", "QH", "K", "P1", "P2", "P3", "P4", "LP")  # FL-406: QUACK passes the sum as it is
EFFECTS: Effects = {
    **dict.fromkeys(PLAIN, end_turn),
    "2": two,
    "3": three,
    "7": seven,
    "9": nine,
    "8": eight,
}
POINTS: Points = {
    "turn": Point(turn_legal, turn_act, always(DRAW), "FL-204"),
    "drawn": Point(drawn_legal, drawn_act, always(KEEP), "FL-204"),
    "attack": Point(attack_legal, attack_act, always(TAKE), "FL-402"),
    "eight": Point(lambda s, seat: [*plays(s, seat, EIGHTS), KNOCK], eight_act, always(KNOCK), "FL-411"),
}
