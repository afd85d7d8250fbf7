"""FLAPS by rule of thumb. Weights are cards: one shed is 1, one drawn is -1.

The two questions behind all habits: what will my last two cards be (some cannot finish), and who is about to go out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from typing import Any

from shared.bots.policy import Thumb
from shared.engine import Action, Card, Seat, State, owner
from shared.engine.events import numbers
from shared.engine.game import Readable
from shared.games.flaps.cards import (
    AFTER,
    BONUS_ON_ACE,
    BONUS_ON_KING,
    COLOUR,
    FIVES,
    FOURS,
    HAND,
    KIND,
    LAID,
    MYSTERY,
    NO_FINISH,
    PEEK,
    PETRS,
    RANK,
    SPOOF_VALUE,
    SUIT,
    trumf_value,
)

WIN = 100.0
SAID = 3.0  # what the call is worth
CAUGHT = 20.0  # a catch costs nothing
DEAD_END = 1.5  # a last card that cannot finish
NEAR = 2  # hand cards of a seat that is about to go out
STOPPED = 0.9  # what it is worth to stop that seat, for each card it is nearer
PARTNER = 0.12  # a hand card that goes on the one laid
SAFE = 20  # a value that is hardly ever the lowest in TRUMF
# What a card in hand is worth besides being shed later; a Petr is a burden.
KEPT = {
    "AE": 0.7,
    "A": 0.4,
    "AJ": 0.3,
    "9": 0.3,
    "7": 0.2,
    "QH": 0.3,
    "4": 0.1,
    "4X": 0.4,
    "2": 0.1,
    "3": 0.1,
    "P3": -0.5,
    "P4": -0.5,
    "LP": -0.6,
    "P1": -0.2,
    "P2": -0.2,
    "6": -0.4,
}


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The cards that each action promises."""
    judge_one = STAGES.get(position.public.stage, laying)
    found = []
    for action in legal:
        if action.verb in ("say_last", "catch"):
            found.append(CAUGHT)
        elif action.verb in ("play", "flap", "commit"):
            found.append(lay(position, seat, action))
        else:
            found.append(judge_one(position, seat, action))
    return found


# --- laying ---


def laying(position: Readable, seat: Seat, action: Action) -> float:
    """What is left besides laying: draw, take, knock, pass, keep, stop."""
    verb, p = action.verb, position.public
    if verb == "take":
        return -float(p.attack)
    if verb == "draw":
        return -1.0
    if verb == "stop":
        return (0.0 if p.stage == "fives" else -1.0) + 0.1 * in_suit(position, seat, action.choice)
    return 0.0


def lay(position: Readable, seat: Seat, action: Action) -> float:
    """A card shed, and what follows from it."""
    card, p, table = action.card, position.public, position.table
    hand = table[HAND[seat]]
    kind = KIND[card]
    bonus = p.stage in ("layon", "king", "fives")
    if len(hand) == 1:
        if bonus or card in NO_FINISH or p.calls[seat] in ("grace", "late"):
            return -0.2  # no worse than drawing
        return 0.0 - len(table[MYSTERY]) if kind == "5VZ" and table[MYSTERY] else WIN
    weight = 1.0 - KEPT.get(kind, 0.0)
    rest = hand[:]
    rest.remove(card)
    if action.choice == "say":
        weight += SAID
    if len(rest) <= 2:
        weight -= DEAD_END * sum([other in NO_FINISH for other in rest]) / len(rest)
        if card in NO_FINISH and kind not in ("AL", "KV"):
            weight += 0.5
    weight += PARTNER * sum([SUIT[other] == SUIT[card] or RANK[other] == RANK[card] for other in rest])
    if p.stage == "fives":
        return weight
    return weight + follow_up(position, kind, rest, card) + stopping(position, seat, kind)


def follow_up(position: Readable, kind: str, rest: list[Card], card: Card) -> float:
    """Further cards of the same turn, or those that it costs."""
    if kind == "AL":
        more = any(other in BONUS_ON_ACE[COLOUR[SUIT[card]]] for other in rest)
        return 0.5 if more and len(rest) > 1 else -1.2
    if kind == "KV":
        return 0.5 if len(rest) > 1 and any(other in BONUS_ON_KING for other in rest) else -1.2
    if kind == "5Z":
        return float(min(3, sum([other in FIVES for other in rest])))
    if kind == "MF":
        return 0.6 * min(3, sum([other in FOURS for other in rest])) - 0.3
    if kind == "5VZ":
        return -1.0 * len(position.table[MYSTERY])
    if kind == "5VT" or kind == "5VS":
        return 0.8
    return 0.0


def stopping(position: Readable, seat: Seat, kind: str) -> float:
    """Against the seat that plays next, the more the nearer it is to going out."""
    p, seats = position.public, position.seats
    sizes = [len(position.table[HAND[other]]) for other in range(seats)]
    ahead, behind = (seat + p.direction) % seats, (seat - p.direction) % seats
    need: float = STOPPED * max(0, NEAR + 1 - sizes[ahead])
    if kind in ("2", "3", "8"):
        return 0.3 + need
    if kind in ("J", "AJ") or (kind == "7" and p.attack):
        return 0.1 * (min(sizes[behind], 6) - min(sizes[ahead], 6)) if seats > 2 else 0.0
    least = min(size for other, size in enumerate(sizes) if other != seat)
    if kind == "UJ":
        return 0.8 + STOPPED * (least <= NEAR)
    if kind == "10":
        return 0.5 + STOPPED * (least <= NEAR)
    if kind in ("KT", "KS", "DN"):
        return STOPPED * (least == 1) - 0.2
    return 0.0


def in_suit(position: Readable, seat: Seat, suit: str) -> int:
    """How many own cards are of a suit."""
    return sum([SUIT[card] == suit for card in position.table[HAND[seat]]])


# --- naming and sending ---


def naming(position: Readable, seat: Seat, action: Action) -> float:
    return float(in_suit(position, seat, action.choice))


def sending(position: Readable, seat: Seat, action: Action) -> float:
    """The seat with the fewest cards gets what nobody wants."""
    if action.verb != "target":
        return laying(position, seat, action) if action.verb == "draw" else -5.0
    target = owner(action.place)
    return -5.0 if target == seat else 1.0 - 0.1 * len(position.table[HAND[target]])


def robbing(position: Readable, seat: Seat, action: Action) -> float:
    """To lose a card helps; only a single one is replaced."""
    size = len(position.table[HAND[owner(action.place)]])
    return 1.0 if size == 1 else -0.1 * min(size, 9) if size <= NEAR else 0.01 * size


# --- mini-games ---


def trumping(position: Readable, seat: Seat, action: Action) -> float:
    hand = position.table[HAND[seat]]
    return max((trumf_value(card, action.choice) for card in hand), default=0) + 0.1 * naming(position, seat, action)


def into_mini(position: Readable, seat: Seat, action: Action) -> float:
    """TRUMF: the lowest that is safe, else the highest; SPOOF: what cannot finish goes first."""
    burden = (action.card in NO_FINISH) - KEPT.get(KIND[action.card], 0.0)
    if position.public.mini == "KS":
        return burden
    value = trumf_value(action.card, position.public.trump)
    return 5.0 + burden - 0.05 * value if value >= SAFE else 0.2 * value


def bidding(position: Readable, seat: Seat, action: Action) -> float:
    """Near the own card and the average of the others, and beside what is bid."""
    own = sum(SPOOF_VALUE[card] for card in position.table[LAID[seat]])
    average = 7.3 if position.public.level <= 5 else 6.4
    hoped = own + average * (position.seats - 1)
    bids = [number for _, number in position.public.bids]
    if bids:
        hoped = (hoped + sum(bids)) / (1 + len(bids))
    offered = numbers(action)
    if offered is None:
        return -abs(int(action.choice) - hoped)
    middle = (offered[0] + offered[-1]) / 2
    return 0.0 if offered[0] <= hoped <= offered[-1] else -abs(middle - hoped)


# --- secrets, stacks, strips ---


def giving(position: Readable, seat: Seat, action: Action) -> float:
    """What cannot finish goes first."""
    if not action.card:
        return {"done": 5.0, "back": -5.0}.get(action.verb, 0.0)
    if action.verb == "remove":
        return -5.0
    return (action.card in NO_FINISH) - KEPT.get(KIND[action.card], 0.0)


def placing(position: Readable, seat: Seat, action: Action) -> float:
    """A burden before the leader, a good card before oneself."""
    target = owner(action.place)
    bad = any(card in NO_FINISH or card in PETRS for card in position.table[PEEK[seat]])
    if target == seat:
        return -0.5 if bad else 0.1
    return (0.3 if bad else 0.05) - 0.02 * len(position.table[HAND[target]])


def topping(position: Readable, seat: Seat, action: Action) -> float:
    """Whoever has a stack and few cards."""
    target = owner(action.place)
    stacked = any(position.table.get(f"{side}:{target}:0") for side in ("down", "up"))
    if target == seat:
        return -1.0 if stacked else 0.0
    return stacked * (1.0 - 0.1 * len(position.table[HAND[target]]))


def looking(position: Readable, seat: Seat, action: Action) -> float:
    return 0.0 if action.verb in ("skip", "back") else 0.1


STAGES: dict[str, Callable[[Readable, Seat, Action], float]] = {
    "suit": naming,
    "ten": sending,
    "hoof": sending,
    "trump": trumping,
    "mini": into_mini,
    "bid": bidding,
    "hide": giving,
    "share": robbing,
    "place": placing,
    "top": topping,
    "look": looking,
    "swap1": looking,
    "swap2": giving,
    "strip1": giving,
    "strip2": sending,
}


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The result of the deal; before its end, the own hand beside the smallest other one."""
    p = s.public
    if p.stage == "over":
        places = s.game.places(s)
        return 1.0 / places.count(1) if places[seat] == 1 else -0.8
    if p.stage == "next":
        return 0.8 / len(p.winners) if seat in p.winners else -0.6
    sizes = [len(s.table[HAND[other]]) + 0.5 * burdens(s, other) for other in AFTER[s.seats][seat]]
    return 0.7 * tanh((min(sizes[:-1]) - sizes[-1]) / 4)


def burdens(s: State[Any], seat: Seat) -> int:
    return sum([card in NO_FINISH for card in s.table[HAND[seat]]])


THUMB = Thumb(weigh, judge, noise=0.25, horizon=20)
