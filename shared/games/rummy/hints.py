"""Why a seat may not, and what would follow if it did: Rummy's reasons and previews."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from shared.engine import Action, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.rummy.melds import arrangements, meanings, points, sort
from shared.games.rummy.position import (
    ADD_AT,
    DISCARD,
    DRAFT,
    DRAFT_AT,
    FACES,
    HAND,
    MELD_AT,
    STOCK,
    SWAP_AT,
    WORK,
    WORK_AT,
    Position,
    counted,
    dealt,
    robs,
)
from shared.games.rummy.robber import objection_to_robbing, untouched
from shared.games.rummy.steps import chosen, drafts, objection, own_part, tentative
from shared.games.rummy.vienna import KNOCK_AT, rest, unmatched

# What is said before an action: the words of its preview.
Forecast = Literal[
    "closes", "doubled", "ends_deal", "first_points", "price", "stands_for", "stays", "turns_over", "unmatched",
]  # fmt: skip

# verb -> (the stage in which it has its time, the rule that gives it)
TIMES = {
    "draw_stock": ("draw", "RU-40"),
    "take_discard": ("draw", "RU-41"),
    "take": ("claim", "RU-91"),
    "wish": ("claim", "RU-91"),
    "leave": ("claim", "RU-91"),
    "pass": ("claim", "RU-91"),
    "claim": ("claim", "RU-91"),
    "stage": ("play", "RU-51"),
    "lift": ("play", "RU-52"),
    "clear": ("play", "RU-52"),
    "swap": ("play", "RU-53"),
    "arrange": ("play", "RU-54"),
    "lay": ("play", "RU-55"),
    "discard": ("play", "RU-42"),
    "close_flush": ("play", "RU-62"),
    "close": ("end", "RU-82"),
    "knock": ("end", "RU-83"),
    "cancel_take": ("play", "RU-71"),
    "continue": ("summary", "RU-110"),
}
TARGETS: dict[str, Container[str]] = {"stage": {**DRAFT_AT, **MELD_AT}, "swap": MELD_AT}
TARGETS["lift"] = TARGETS["arrange"] = {**DRAFT_AT, **ADD_AT, **SWAP_AT, **WORK_AT, **MELD_AT}
TO_PILE = ("discard", "close_flush", "close", "knock")
FROM_PILE = ("take_discard", "take", "wish", "claim")


def intelligible(action: Action) -> bool:
    """Whether an action could be one of this game's."""
    verb, card, place, choice = action
    if verb in TARGETS:
        right_card = card == "" if verb == "arrange" else card in FACES
        right_choice = choice.isdigit() if verb == "arrange" else choice in ("", "loose")
        return right_card and right_choice and place in TARGETS[verb]
    if verb not in TIMES or choice:
        return False
    if verb in TO_PILE and place == DISCARD and card in FACES:
        return True
    if verb in FROM_PILE and place == DISCARD:
        return card == ""
    return card == "" and place == (STOCK if verb == "draw_stock" else "") and verb not in TO_PILE + FROM_PILE


# --- why not ---


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action which is not in the list."""
    p, verb = s.public, action.verb
    if not intelligible(action):
        return UNKNOWN_ACTION
    stage, rule = TIMES[verb]
    if s.options["variant"] == "vienna" and stage == "play":
        if verb != "discard":
            return "RU-80"
        stage = "end"
    if seat not in p.asked or p.stage != stage:
        return rule
    if verb == "claim":
        return "RU-92"  # who is next has the first right
    return why_at_play(s, seat, action) or rule


def why_at_play(s: Position, seat: Seat, action: Action) -> str:
    """The same for the seat in turn, at the right time."""
    verb = action.verb
    if verb == "lay":
        open_drafts = drafts(s.table, seat)
        return objection_to_robbing(s, seat, open_drafts) if robs(s, seat) else objection(s, seat, open_drafts)
    if verb in ("discard", "close_flush"):
        return why_no_discard(s, seat, action)
    if verb in ("stage", "swap"):
        return why_no_step(s, seat, action)
    if verb == "lift" and (action.place in MELD_AT or action.place in WORK_AT):
        return "RU-74" if robs(s, seat) else "RU-70"
    return ""


def why_no_discard(s: Position, seat: Seat, action: Action) -> str:
    p = s.public
    if p.must and action.verb == "discard":
        return "RU-71"
    if not untouched(s, seat) if robs(s, seat) else tentative(s, seat):
        return "RU-56"
    return "RU-42" if action.card == p.taken else ""


def why_no_step(s: Position, seat: Seat, action: Action) -> str:
    """A card to a group: a new one, one of the table, or for a joker there."""
    swap, on_table = action.verb == "swap", action.place in MELD_AT
    if swap and s.options["variant"] == "robber":
        return "RU-70"
    if (on_table or swap or action.choice == "loose") and not s.public.laid_at[seat]:
        return "RUR-18"
    return "RU-53" if action.choice == "loose" and on_table and not robs(s, seat) else ""


# --- what then ---


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """What everybody will see, or what the seat should mind, before it acts."""
    verb, p = action.verb, s.public
    if verb == "claim":
        return [Said(seat, "price", (s.table[DISCARD][-1], 2))]  # RU-92
    if verb in ("knock", "close", "discard") and s.options["variant"] == "vienna":
        left = unmatched(s, rest(s.table[HAND[seat]], action.card))
        return [Said(seat, "unmatched", (left, KNOCK_AT))]
    if verb == "discard" and len(s.table[HAND[seat]]) == 1:
        return [Said(seat, "closes")]
    if verb == "close_flush":
        return [Said(seat, "closes"), Said(seat, "doubled", (dealt(s),))]
    if verb == "draw_stock" and not s.table[STOCK] and s.table[DISCARD]:
        return [Said(seat, "turns_over" if p.turnovers_left else "ends_deal", (p.turnovers_left,))]
    if verb == "lay":
        return laying(s, seat)
    if verb == "arrange":
        return arranging(s, seat, action)
    if verb == "stage" and not p.laid_at[seat] and action.place in DRAFT_AT:
        return staging(s, seat, action)
    return []


def laying(s: Position, seat: Seat) -> list[Said]:
    """The points of the drafts against the limit, and what stays in hand."""
    left = s.table[HAND[seat]]
    said = [Said(seat, "stays", (len(left), sum(map(counted(s).__getitem__, left))))]
    if s.public.laid_at[seat]:
        return said
    return [Said(seat, "first_points", (draft_points(s, seat), s.options["first_lay"])), *said]


def draft_points(s: Position, seat: Seat) -> int:
    """RU-15: what the valid drafts of a seat count."""
    found = [(arrangements(cards), way) for _, way, cards in drafts(s.table, seat)]
    return sum(points(chosen(ways, way)) for ways, way in found if ways)


def staging(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The points of the draft with one more card; none while it is no group."""
    k = DRAFT_AT[action.place][0]
    way, own = own_part(s.table, DRAFT[seat][k])
    before, now = arrangements(sort(own)), arrangements(sort((*own, action.card)))
    gain = (points(now[0]) if now else 0) - (points(chosen(before, way)) if before else 0)
    return [Said(seat, "first_points", (draft_points(s, seat) + gain, s.options["first_lay"]))]


def arranging(s: Position, seat: Seat, action: Action) -> list[Said]:
    """RU-14: what the cards of a draft will stand for."""
    if action.place not in DRAFT_AT:
        return []
    k = DRAFT_AT[action.place][0]
    cards = (*own_part(s.table, DRAFT[seat][k])[1], *s.table.get(WORK[seat][k], ()))
    return [Said(seat, "stands_for", meanings(chosen(arrangements(sort(cards)), int(action.choice))))]
