"""No is never silent, and nothing compulsory comes as a surprise: why an action is refused, what one would do.

Law: only what all can see and the seat's own hand is used here.
"""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Card, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.korist.position import (
    CAPTURE_SHADOW,
    DRAWS,
    HAND,
    JOKER,
    LAID,
    PLAIN,
    ROUND,
    SUPPLY,
    Position,
    beats,
    capturable,
    ranking,
    standing,
    top,
)

# What is said before an action: the words of its preview.
Forecast = Literal[
    "cannot_be_captured", "could_capture_shadow", "could_draw", "higher_value", "no_layer", "other_count",
    "same_value", "would_be_captured", "would_choose", "would_draw", "would_end", "would_get", "would_hold",
    "would_not_draw", "would_score",
]  # fmt: skip

# What a seat is asked for at each stage: the verbs, and the rule that allows nothing else.
QUESTIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "play": (("lay",), "K-10"),
    "shadow": (("shadow", "decline"), "K-76"),
    "take": (("take", "leave"), "K-21"),
    "return": (("return", "discard"), "K-23"),
    "draw": (("draw",), "K-30"),
    "may_draw": (("draw", "pass"), "K-40"),
}
DRAW_PLACES = {action: place for place, action in DRAWS}


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    if not intelligible(action):
        return UNKNOWN_ACTION
    stage = s.public.stage
    verbs, rule = QUESTIONS[stage]
    if action.verb in ("draw", "pass") and stage != "may_draw" and seat == last_to_lay(s):
        if s.options["ruleset"] != "basic":
            return "K-60"
        if s.public.captured:
            return "K-41"
    if seat != s.public.asked:
        return "K-7"
    if action.verb not in verbs:
        return rule
    if action.verb == "lay":
        return "K-11"  # not so many in hand, or none chosen
    if action.verb == "draw":
        return "K-31" if s.table["stock"] else "K-32"  # an empty position, or the empty stock
    return "K-76"  # no such shadow group, or it may not be declined


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action."""
    if action.verb == "lay":
        return action.place == "" and action.choice in LAID.get(action.card, {})
    return action in PLAIN or action in DRAW_PLACES or action in CAPTURE_SHADOW.values()


def last_to_lay(s: Position) -> Seat:
    """Who would expect an optional draw: the active seat once it has laid, before that the one to its right."""
    return ROUND[s.seats][s.public.paw][-1 if s.public.stage == "play" else 0]


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The public consequences of a legal action."""
    victim, size = s.public.victim, len(s.table["loot"])
    match action.verb:
        case "lay":
            return preview_lay(s, seat, LAID[action.card][action.choice])
        case "take" | "discard":
            return preview_owed(s, victim, size)
        case "leave":
            return [Said(victim, "would_choose", (size,)), *preview_owed(s, victim, size)]
        case "return":
            return [Said(victim, "would_hold", (size,))]
        case "draw":
            return preview_draw(s, seat, action)
        case "shadow":
            return [Said(seat, "would_get", (action.card,) * len(top(s, seat)))]
        case "decline":
            return [Said(seat, "would_not_draw", ("K-41",))]
        case _:
            return []


def preview_lay(s: Position, seat: Seat, cards: tuple[Card, ...]) -> list[Said]:
    size = len(cards)
    if size == len(s.table[HAND[seat]]):  # K-51
        return preview_end(s, "K-51", seat, laid=size, held=-size)
    said = []
    if s.seats == 2:
        said = [Said(seat, "could_capture_shadow", (entry.card, size)) for entry in capturable(s, cards[0], size)]
    said += [preview_comparison(s, cards[0], size, opponent) for opponent in ROUND[s.seats][seat][1:]]
    takes = {"would_be_captured", "could_capture_shadow"}
    if s.options["ruleset"] == "basic" and not any(each.what in takes for each in said):
        said.append(Said(seat, "could_draw", ("K-40",)))
    return said


def preview_comparison(s: Position, rank: Card, size: int, opponent: Seat) -> Said:
    """K-20, K-21: what a layer would do to the top layer of an opponent."""
    if not s.public.heights[opponent]:
        return Said(opponent, "no_layer")
    other = top(s, opponent)
    value = (other[0], len(other))
    if len(other) != size:
        return Said(opponent, "other_count", value)
    if beats(s.options, rank, size, other[0]):
        return Said(opponent, "would_be_captured", value)
    if other[0] == JOKER and s.options["ruleset"] != "expert":
        return Said(opponent, "cannot_be_captured", value)
    return Said(opponent, "same_value" if other[0] == rank else "higher_value", value)


def preview_owed(s: Position, victim: Seat, size: int) -> list[Said]:
    """K-30: how many cards the victim would draw; fewer if they run out (KR-9)."""
    there = len(s.table["stock"]) + positions(s)
    said = [Said(victim, "would_draw", (min(size, there),))]
    return [*said, Said(victim, "would_end", ("K-52",))] if size >= there else said


def preview_draw(s: Position, seat: Seat, action: Action) -> list[Said]:
    place = action.place
    cards = ("?",) if place == "stock" else tuple(s.table[place])
    said = [Said(seat, "would_get", cards)]
    if len(s.table["stock"]) + positions(s) == 1:  # K-52
        said += preview_end(s, "K-52", seat, laid=0, held=len(cards))
    return said


def preview_end(s: Position, rule: str, seat: Seat, laid: int, held: int) -> list[Said]:
    """That the deal would end, and with which points and places in this deal."""
    points, hands = map(list, standing(s))
    points[seat] += laid - held
    hands[seat] += held
    places = ranking(points, hands)
    result = [Said(each, "would_score", (points[each], places[each])) for each in range(s.seats)]
    return [Said(seat, "would_end", (rule,)), *result]


def positions(s: Position) -> int:
    """How many supply positions hold cards."""
    return sum(1 for place in SUPPLY if s.table[place])
