"""For people: which rule forbids an action, and what a legal one will bring about."""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Card, Said, Seat, owner
from shared.engine.match import UNKNOWN_ACTION
from shared.games.flaps.cards import (
    DISCARD,
    FOURS,
    HAND,
    KIND,
    MYSTERY,
    NO_FINISH,
    PETRS,
    RANK,
    RANKS,
    SUITS,
    TRANSPARENT,
)
from shared.games.flaps.families import POINTS
from shared.games.flaps.laying import UNSAID
from shared.games.flaps.position import Position

# What is said before an action: the words of its preview.
Forecast = Literal[
    "attack", "bonus_cannot_finish", "cannot_finish", "draws", "must_say", "reverses", "solves", "stays_in_force",
    "wins",
]  # fmt: skip

CARDED = {"play", "flap", "commit", "lay", "hide", "give", "add", "remove", "show"}
PLACED = {"target", "catch", "peek_hand", "place", "flip", "look", "pick_down", "point"}
CHOSEN = {"name", "trump", "guess", "bid", "pass"}
BARE_VERBS = {"draw", "take", "knock", "keep", "switch", "done", "back", "skip", "none", "ready", "say_last", "stop"}
RULE_OF = {
    "name": "FL-301",
    "trump": "FL-701",
    "guess": "FL-813",
    "bid": "FL-721",
    "say_last": "FL-602",
    "catch": "FL-604",
    "lay": "FL-701",
    "hide": "FL-812",
}


def intelligible(action: Action) -> bool:
    """Whether these words could mean something in some position."""
    verb, card, place, choice = action
    if verb in CARDED:
        return card in KIND and (not choice or choice == "say")
    if card or verb not in PLACED | CHOSEN | BARE_VERBS:
        return False
    if verb in CHOSEN:
        return not place and (choice in SUITS or choice in RANKS or choice.replace(".", "").isdigit())
    return bool(place) == (verb in PLACED) and (not choice or (verb == "stop" and choice in SUITS))


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    p, verb = s.public, action.verb
    if not intelligible(action):
        return UNKNOWN_ACTION
    if verb in ("say_last", "catch"):
        return RULE_OF[verb]
    if p.stage == "flap" and verb in ("flap", "commit", "pass"):
        return why_no_flap(s, seat, action)
    if seat not in p.asked:
        return "FL-213"
    if verb in CARDED and action.card not in s.table[HAND[seat]] and verb not in ("remove", "show"):
        return "FL-213"  # one lays what one holds
    if action.choice == "say" and len(s.table[HAND[seat]]) != 2:
        return "FL-601"
    if verb == "play" and p.stage in ("turn", "drawn"):
        return why_no_fit(s, seat, action)
    known = {entry.verb for entry in POINTS[p.stage].legal(s, seat)}
    return POINTS[p.stage].rule if verb in known or verb == "play" else RULE_OF.get(verb, "FL-213")


def why_no_fit(s: Position, seat: Seat, action: Action) -> str:
    if s.public.stage == "drawn" and action.card != s.table[HAND[seat]][-1]:
        return "FL-206"  # only the card just drawn
    if RANK[action.card] == "1":
        return "FL-205"
    if action.card in PETRS:
        return "FL-715"
    return "FL-204"


def why_no_flap(s: Position, seat: Seat, action: Action) -> str:
    p = s.public
    if seat not in p.asked:
        return "FL-521" if p.stopped else "FL-502"
    if action.verb == "pass":
        return "FL-503"  # for another step
    if action.card == "MFh" and not s.options["mf_is_flap"]:
        return "FL-511"
    if (action.verb == "flap") != (s.options["flap_mode"] == "race"):
        return "FL-507" if action.verb == "commit" else "FL-508"
    if action.choice == "say" and len(s.table[HAND[seat]]) != 2:
        return "FL-601"
    return "FL-501" if action.card not in FOURS else "FL-213"


# --- what an action will bring about ---


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """From what the seat was shown."""
    p, verb = s.public, action.verb
    if verb in ("play", "flap", "commit"):
        return preview_lay(s, seat, action)
    if verb == "take":
        return [Said(seat, "draws", (p.attack,))]
    if verb == "draw" or (verb == "stop" and p.stage != "fives"):
        return [Said(seat, "draws", (1,))]
    if verb == "catch":
        return [Said(owner(action.place), "draws", (1,))]
    return []


def preview_lay(s: Position, seat: Seat, action: Action) -> list[Said]:
    p, card = s.public, action.card
    kind, left = KIND[card], len(s.table[HAND[seat]]) - 1
    if not left:
        return preview_last(s, seat, card)
    said = [Said(seat, "must_say")] if left == 1 and not action.choice and s.options["last_card"] != "auto" else []
    said += preview_attack(s, seat, card)
    if kind in ("J", "UJ", "AJ") or (kind == "7" and p.attack):
        said.append(Said(seat, "reverses"))
    if kind in ("AL", "KV") and left == 1:
        said.append(Said(seat, "bonus_cannot_finish"))
    if kind == "5VZ" and p.stage != "fives":
        said.append(Said(seat, "solves", (len(s.table[MYSTERY]),)))
    if card in TRANSPARENT:
        said.append(Said(seat, "stays_in_force", (p.suit, p.rank, s.table[DISCARD][-1])))
    return said


def preview_last(s: Position, seat: Seat, card: Card) -> list[Said]:
    """What the last card of a hand does: it wins, or may not be the last one."""
    p = s.public
    if POINTS[p.stage].bonus or card in NO_FINISH or p.calls[seat] in UNSAID:
        return [Said(seat, "cannot_finish"), Said(seat, "draws", (1,))]
    if KIND[card] == "5VZ" and s.table[MYSTERY]:
        return [Said(seat, "cannot_finish"), Said(seat, "solves", (len(s.table[MYSTERY]),))]
    return [Said(seat, "wins")]


def preview_attack(s: Position, seat: Seat, card: Card) -> list[Said]:
    """The sum that the neighbour will face."""
    attack, kind = s.public.attack, KIND[card]
    if kind in ("2", "3"):
        return [Said(seat, "attack", (attack + int(kind),))]
    if attack and (kind == "7" or card in TRANSPARENT):
        return [Said(seat, "attack", (attack,))]
    return [Said(seat, "attack", (0,))] if attack and kind == "9" else []
