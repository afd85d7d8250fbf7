"""Švábí disko for people: why an action is refused, what one would do.

Law: only what all can see and the seat's own cards are used here.
"""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.svabi.position import (
    CHOOSE,
    COL,
    EQUAL,
    FLOOR,
    HAND,
    HID,
    HIDE,
    KINGS,
    MIRROR,
    STOCK,
    TAKE,
    TAKE_ALL,
    TAKE_ALL_PAIR,
    TAKE_PAIR,
    TIE_ORDER,
    USE_MIRROR,
    VALUE,
    Position,
    total,
)
from shared.games.svabi.turns import king_may_pair, legal

# What is said before an action: the words of its preview.
Forecast = Literal[
    "both_will_count", "earlier_kings", "hidden_pair", "pair", "points", "whole_floor",
]  # fmt: skip

ACTIONS = {
    TAKE_ALL,
    TAKE_ALL_PAIR,
    *(action for table in (CHOOSE, HIDE, TAKE, TAKE_PAIR, *USE_MIRROR.values()) for action in table.values()),
}


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action."""
    return action in ACTIONS


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    p, verb = s.public, action.verb
    if not intelligible(action):
        return UNKNOWN_ACTION
    if verb == "choose":
        return "S-50" if p.stage == "hide" else "S-10"
    if verb == "take":
        if p.stage == "king":
            return "S-13"  # nobody else gets a card
        return "S-20" if p.round == p.rounds else "S-11"
    if verb == "mirror":
        return why_no_mirror(s, seat, action)
    return {"hide": "S-50", "take_pair": "S-54", "take_all": "S-13", "take_all_pair": "S-55"}[verb]


def why_no_mirror(s: Position, seat: Seat, action: Action) -> str:
    if s.public.mirror_holder != seat:
        return "S-61"
    if action.card == MIRROR:
        return "S-64"
    if s.public.stage == "choose" and s.options["mirror_timing"] == "anytime":
        return "S-65" if action.place in HID else "S-63"  # no such card in his collection
    return "S-62" if s.public.stage == "mirror" or s.options["mirror_timing"] == "deadline" else "S-63"


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The public consequences of a legal action."""
    verb, card = action.verb, action.card
    if verb == "choose" and card not in KINGS:
        return []
    said = [Said(seat, "points", (change(s, seat, action),))]
    if verb == "choose":
        before = earlier_kings(s, seat)
        return [Said(seat, "whole_floor"), *said] + ([Said(seat, "earlier_kings", before)] if before else [])
    if verb == "take":
        said += [Said(seat, "pair", (own, card)) for own in s.table[COL[seat]] if own in EQUAL[card]]
        if TAKE_PAIR[card] in legal(s, seat):
            said.append(Said(seat, "both_will_count", (card, s.table[HID[seat]][0])))  # SR-16
    elif verb == "take_all" and king_may_pair(s, seat):
        said.append(Said(seat, "both_will_count", (s.table[HID[seat]][0],)))
    elif verb in ("take_pair", "take_all_pair"):
        said.append(Said(seat, "hidden_pair", (s.table[HID[seat]][0],)))
    return said


def earlier_kings(s: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who could come first with a King; S-2: what is in hand or stock is known, only the split is secret."""
    by_tie = TIE_ORDER[s.seats][s.public.tie]
    return tuple(
        other
        for other in by_tie[: by_tie.index(seat)]
        if any(card in KINGS for place in (STOCK[other], HAND[other]) for card in s.table[place])
    )


def change(s: Position, seat: Seat, action: Action) -> int:
    """How an action changes the own score, the hidden card counted."""
    verb, card, own = action.verb, action.card, s.table[COL[seat]]
    if verb in ("mirror", "hide"):
        return VALUE[card] if verb == "hide" else -VALUE[card]
    gained = [card] if verb in ("take", "take_pair") else s.table[FLOOR]
    values = [VALUE[c] for c in (*own, *gained)]
    left = sum(value for value in {*values} if values.count(value) % 2)  # S-12
    paired = VALUE[s.table[HID[seat]][0]] if verb.endswith("_pair") else 0
    return left - total(own) - 2 * paired
