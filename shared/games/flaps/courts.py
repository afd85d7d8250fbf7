"""10 with HOOFERS-DOOFERS, and the jacks."""

from __future__ import annotations

from shared.engine import ONE_SEAT, Action, Seat, owner
from shared.games.flaps.cards import AFTER, DRAW, HOOFERS, NONE, OTHERS, TARGET
from shared.games.flaps.deals import draw
from shared.games.flaps.laying import end_turn, plays
from shared.games.flaps.position import Effects, Point, Points, Position, always


def ten(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="ten", asked=ONE_SEAT[seat])  # FL-421


def ten_legal(s: Position, seat: Seat) -> list[Action]:
    return [*(TARGET[other] for other in OTHERS[s.seats][seat]), NONE]


def ten_act(s: Position, seat: Seat, action: Action) -> None:
    if action == NONE:
        end_turn(s)  # FL-422: of the seat that laid the 10
        return
    target = owner(action.place)
    s.say(seat, "sends", target)
    s.set(stage="hoof", asked=ONE_SEAT[target])


def hoof_act(s: Position, seat: Seat, action: Action) -> None:
    if draw(s, seat):
        s.say(seat, "drew", 1)
        end_turn(s)


def jack(s: Position, seat: Seat, refused: bool) -> None:
    s.public.direction *= -1  # FL-431
    end_turn(s)


def up_jack(s: Position, seat: Seat, refused: bool) -> None:
    s.public.direction *= -1  # FL-432
    for other in AFTER[s.seats][seat][:-1]:
        if not draw(s, other):
            return
    end_turn(s)


EFFECTS: Effects = {"10": ten, "J": jack, "UJ": up_jack}
POINTS: Points = {
    "ten": Point(ten_legal, ten_act, always(NONE), "FL-421"),
    "hoof": Point(lambda s, seat: [*plays(s, seat, HOOFERS), DRAW], hoof_act, always(DRAW), "FL-422", effect=ten),
}
