"""DO NAHA: three cards, one is pointed at, another turned up, and the target may change its mind.

Choosing the three is a matter of card moves alone, so that it can be taken back step by step.
"""

from __future__ import annotations

from shared.engine import ONE_SEAT, Action, Place, Seat, owner
from shared.games.flaps.cards import (
    AFTER,
    BACK,
    BARE,
    COMMIT_STRIP,
    HAND,
    KEEP,
    OTHERS,
    STRIP,
    SWITCH,
    TARGET,
)
from shared.games.flaps.deals import recall
from shared.games.flaps.laying import end_turn
from shared.games.flaps.position import Effects, Point, Points, Position, always


def strip(s: Position, seat: Seat, refused: bool) -> None:
    if len(s.table[HAND[seat]]) < 3:
        end_turn(s)
    else:
        s.set(stage="strip1", asked=ONE_SEAT[seat])  # FL-911


def filled(s: Position, seat: Seat) -> list[Place]:
    return [place for place in STRIP[seat] if s.table[place]]


# --- DP-STRIP1, DP-STRIP2 ---


def strip1_legal(s: Position, seat: Seat) -> list[Action]:
    chosen = filled(s, seat)
    removes = [Action("remove", s.table[place][0], place) for place in chosen]
    if len(chosen) == 3:
        return [COMMIT_STRIP, *removes]
    free = next(place for place in STRIP[seat] if place not in chosen)
    return [*(Action("add", card, free) for card in dict.fromkeys(s.table[HAND[seat]])), *removes]


def strip1_act(s: Position, seat: Seat, action: Action) -> None:
    if action.verb == "add":
        s.move(action.card, HAND[seat], action.place)
    elif action.verb == "remove":
        s.move(action.card, action.place, HAND[seat])
    else:
        s.set(stage="strip2")


def strip2_legal(s: Position, seat: Seat) -> list[Action]:
    return [*(TARGET[other] for other in OTHERS[s.seats][seat]), BACK]


def strip2_act(s: Position, seat: Seat, action: Action) -> None:
    if action == BACK:
        s.set(stage="strip1")
        return
    target = owner(action.place)
    s.say(seat, "strips", target)
    s.set(stage="strip3", target=target, asked=ONE_SEAT[target])


# --- DP-STRIP3 to DP-STRIP5 ---


def strip3_legal(s: Position, seat: Seat) -> list[Action]:
    return [Action("point", place=place) for place in STRIP[s.public.turn]]


def strip3_act(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "points", action.place)
    s.set(stage="strip4", picked=action.place, asked=ONE_SEAT[s.public.turn])


def strip4_legal(s: Position, seat: Seat) -> list[Action]:
    return [Action("show", s.table[place][0], place) for place in STRIP[seat] if place != s.public.picked]


def strip4_act(s: Position, seat: Seat, action: Action) -> None:
    assert s.public.target is not None
    s.move(action.card, action.place, BARE[seat][STRIP[seat].index(action.place)])
    s.set(stage="strip5", asked=ONE_SEAT[s.public.target])


def strip5_act(s: Position, seat: Seat, action: Action) -> None:
    """FL-912."""
    giver, pointed = s.public.turn, s.public.picked
    other = next(place for place in filled(s, giver) if place != pointed)
    taken, left = (pointed, other) if action == KEEP else (other, pointed)
    s.say(seat, "switches" if action == SWITCH else "keeps")
    s.draw(taken, HAND[seat])
    s.draw(left, HAND[giver])
    for place in BARE[giver]:
        s.sweep(place, HAND[giver])
    s.set(picked="", target=None)
    recall(s, seat)
    end_turn(s)


EFFECTS: Effects = {"DN": strip}
POINTS: Points = {
    "strip1": Point(strip1_legal, strip1_act, lambda s, seat: strip1_legal(s, seat)[0], "FL-911"),
    "strip2": Point(strip2_legal, strip2_act, lambda s, seat: TARGET[AFTER[s.seats][seat][0]], "FL-911"),
    "strip3": Point(strip3_legal, strip3_act, lambda s, seat: strip3_legal(s, seat)[0], "FL-911"),
    "strip4": Point(strip4_legal, strip4_act, lambda s, seat: strip4_legal(s, seat)[0], "FL-911"),
    "strip5": Point(lambda _s, _seat: [KEEP, SWITCH], strip5_act, always(KEEP), "FL-912"),
}
