"""The ones: stacks of cards in front of the seats.

Each card of a stack has a place of its own, "down:2:0" or "up:2:0" for the lowest card of seat 2: one slot, two sides,
so turning a card over is a move.
"""

from __future__ import annotations

from shared.engine import ALL_SEATS, ONE_SEAT, Action, Place, Seat, Table, owner
from shared.games.flaps.cards import AFTER, BACK, HAND, OTHERS, PEEK, PEEK_HAND, SKIP, STOCK, TARGET
from shared.games.flaps.deals import recall, stock_lasts
from shared.games.flaps.laying import end_turn
from shared.games.flaps.position import Effects, Point, Points, Position, always


def stack(table: Table, seat: Seat) -> list[Place]:
    """The places of a stack that hold a card, bottom first."""
    found: list[Place] = []
    while True:
        slot = f":{seat}:{len(found)}"
        if table.get("down" + slot):
            found.append("down" + slot)
        elif table.get("up" + slot):
            found.append("up" + slot)
        else:
            return found


def stacked(s: Position, seat: Seat) -> list[Place]:
    """All cards of all stacks, own stack first, then clockwise, the top of each first."""
    return [place for other in (seat, *AFTER[s.seats][seat][:-1]) for place in reversed(stack(s.table, other))]


def face_down(s: Position, seat: Seat) -> list[Place]:
    return [place for place in stacked(s, seat) if place.startswith("down")]


# --- 1D ---


def put_down(s: Position, seat: Seat, refused: bool) -> None:
    s.draw(STOCK, PEEK[seat])  # FL-901
    if stock_lasts(s):
        s.set(stage="place", asked=ONE_SEAT[seat])


def top_slot(s: Position, seat: Seat) -> Action:
    return Action("place", place=f"down:{seat}:{len(stack(s.table, seat))}")


def place_legal(s: Position, seat: Seat) -> list[Action]:
    return [top_slot(s, other) for other in ALL_SEATS[s.seats]]


def place_act(s: Position, seat: Seat, action: Action) -> None:
    s.draw(PEEK[seat], action.place)
    s.say(seat, "placed", owner(action.place))
    end_turn(s)


# --- 1R, 1L ---


def move_right(s: Position, seat: Seat, refused: bool) -> None:
    pass_on(s, -1)
    end_turn(s)


def move_left(s: Position, seat: Seat, refused: bool) -> None:
    pass_on(s, 1)
    end_turn(s)


def pass_on(s: Position, way: int) -> None:
    """FL-902: all at once, so where a card leaves is read before any arrives."""
    moves = [(place, s.table[place][0]) for seat in ALL_SEATS[s.seats] for place in stack(s.table, seat)]
    for place, card in moves:
        side, seat, number = place.split(":")
        s.move(card, place, f"{side}:{(int(seat) + way) % s.seats}:{number}")


# --- 1O, 1P ---


def turn_over(s: Position, seat: Seat, refused: bool) -> None:
    if face_down(s, seat):
        s.set(stage="flip", asked=ONE_SEAT[seat])
    else:
        end_turn(s)  # FL-903


def flip_legal(s: Position, seat: Seat) -> list[Action]:
    return [Action("flip", place=place) for place in face_down(s, seat)]


def flip_act(s: Position, seat: Seat, action: Action) -> None:
    s.draw(action.place, action.place.replace("down", "up"))
    end_turn(s)


def look_closely(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="look", asked=ONE_SEAT[seat])


def look_legal(s: Position, seat: Seat) -> list[Action]:
    if stacked(s, seat):
        return [*(Action("look", place=place) for place in face_down(s, seat)), SKIP]
    return [*(PEEK_HAND[other] for other in OTHERS[s.seats][seat]), SKIP]  # FL-904


def look_act(s: Position, seat: Seat, action: Action) -> None:
    if action.verb == "look":
        s.say(seat, "looks", action.place)
        s.show(action.place, 0, seat)
    elif action.verb == "peek_hand":
        s.say(seat, "peeks", owner(action.place))
        count = len(s.table[action.place])
        s.show(action.place, int(s.chance().random() * count), seat)
    end_turn(s)


# --- 1S ---


def swap(s: Position, seat: Seat, refused: bool) -> None:
    if stacked(s, seat):
        s.set(stage="swap1", asked=ONE_SEAT[seat])  # FL-905: compulsory
    else:
        end_turn(s)


def swap1_legal(s: Position, seat: Seat) -> list[Action]:
    return [Action("pick_down", place=place) for place in stacked(s, seat)]


def swap1_act(s: Position, seat: Seat, action: Action) -> None:
    s.set(stage="swap2", picked=action.place)


def swap2_legal(s: Position, seat: Seat) -> list[Action]:
    place = s.public.picked
    return [*(Action("give", card, place) for card in dict.fromkeys(s.table[HAND[seat]])), BACK]


def swap2_act(s: Position, seat: Seat, action: Action) -> None:
    picked = s.public.picked
    if action == BACK:
        s.set(stage="swap1", picked="")
        return
    old = s.table[picked][0]
    s.move(action.card, HAND[seat], picked.replace("up", "down"))
    s.move(old, picked, HAND[seat])
    s.say(seat, "swapped", picked)
    s.set(picked="")
    end_turn(s)


# --- 1H ---


def upper(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="top", asked=ONE_SEAT[seat])


def top_act(s: Position, seat: Seat, action: Action) -> None:
    target = owner(action.place)
    s.say(seat, "top_to_hand", target)
    places = stack(s.table, target)
    if places:
        s.draw(places[-1], HAND[target])  # FL-906
        recall(s, target)
    end_turn(s)


EFFECTS: Effects = {
    "1D": put_down,
    "1R": move_right,
    "1L": move_left,
    "1O": turn_over,
    "1P": look_closely,
    "1S": swap,
    "1H": upper,
}
POINTS: Points = {
    "place": Point(place_legal, place_act, lambda s, seat: top_slot(s, AFTER[s.seats][seat][0]), "FL-901"),
    "flip": Point(flip_legal, flip_act, lambda s, seat: flip_legal(s, seat)[0], "FL-903"),
    "look": Point(look_legal, look_act, always(SKIP), "FL-904"),
    "swap1": Point(swap1_legal, swap1_act, lambda s, seat: swap1_legal(s, seat)[0], "FL-905"),
    "swap2": Point(swap2_legal, swap2_act, lambda s, seat: swap2_legal(s, seat)[0], "FL-905"),
    "top": Point(
        lambda s, _seat: [TARGET[other] for other in ALL_SEATS[s.seats]],
        top_act,
        lambda s, seat: TARGET[AFTER[s.seats][seat][0]],
        "FL-906",
    ),
}
