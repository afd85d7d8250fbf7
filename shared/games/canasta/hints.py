"""Why a seat may not, and what would follow if it did: Canasta's reasons and previews."""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.canasta.melds import arranged, first_lay, may_close, objection, partners, unclaimable, wild
from shared.games.canasta.position import (
    BLACK,
    BONUS_CARDS,
    CANCEL,
    CLAIM,
    CLEAR,
    CLOSE,
    CONFIRM,
    CONTINUE,
    CUT_VIEW,
    DISCARD,
    DISCARD_CARD,
    DONE,
    DRAW_STOCK,
    END_DEAL,
    FACES,
    GROUP,
    GROUP_AT,
    HAND,
    KEEP,
    KEEP_CUT,
    LAY,
    MELD,
    PAIR,
    REJECT,
    STAGE,
    STAGE_WILD,
    STOCK,
    UNSTAGE,
    WILD,
    Position,
    barred,
    opened,
    side_of,
)
from shared.games.canasta.score import BONUS, kind

# What is said before an action: the words of its preview.
Forecast = Literal[
    "blocks", "canasta", "closes", "collected_by", "ends_deal", "first_lay", "group", "keeps", "keeps_one",
    "must_close", "spoils", "takes",
]  # fmt: skip

ACTIONS = {
    DRAW_STOCK, END_DEAL, CLAIM, CONFIRM, CANCEL, KEEP, REJECT, DONE, CONTINUE, LAY, CLEAR,
    *KEEP_CUT.values(),
    *DISCARD_CARD.values(),
    *CLOSE.values(),
    *(action for stages in STAGE for action in stages.values()),
    *(action for sides in STAGE_WILD for ways in sides.values() for action in ways.values()),
    *(action for groups in UNSTAGE for ways in groups.values() for action in ways.values()),
}  # fmt: skip
# In a stage where none of its actions is listed a verb is refused by the rule that gives it its time.
TIMES = {
    "cut": "CA-21",
    "keep": "CA-34",
    "reject": "CA-34",
    "done": "CA-22",
    "draw_stock": "CA-35",
    "claim_pile": "CA-37",
    "confirm_pile": "CA-38",
    "cancel_pile": "CA-38",
    "end_deal": "CA-65",
    "stage": "CA-51",
    "unstage": "CA-52",
    "clear": "CA-52",
    "lay": "CA-53",
    "discard": "CA-54",
    "close": "CA-55",
    "continue": "CA-80",
}


# --- why not ---


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action, in the right group or a wrong one."""
    verb, card, place, choice = action
    if action in ACTIONS or (verb == "cut" and card == "" and place == STOCK):
        return True
    return verb == "stage" and card in FACES and place in GROUP_AT and not choice


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action which is not in the list."""
    verb = action.verb
    if not intelligible(action):
        return UNKNOWN_ACTION
    if verb == "stage" and action not in ACTIONS:
        return "CA-10"  # a card for a group of another rank
    p, claiming = s.public, bool(s.table.get(PAIR[seat]))
    if verb == "keep" and action.card:
        return "CA-22"
    if seat not in p.asked:
        return TIMES[verb]
    if verb == "claim_pile" and p.stage == "draw" and not claiming:
        return unclaimable(s, seat)
    if verb == "confirm_pile" and claiming:
        return objection(s, seat, arranged(s.table, seat))
    if p.stage == "play" or claiming:
        return why_at_play(s, seat, action)
    return TIMES[verb]


def why_at_play(s: Position, seat: Seat, action: Action) -> str:
    """The same while groups are being laid out."""
    verb, card = action.verb, action.card
    hand, staged = s.table[HAND[seat]], arranged(s.table, seat)
    if verb == "lay" and s.public.stage == "play":
        return objection(s, seat, staged)
    if verb == "stage":
        if GROUP_AT[action.place] == BLACK and card in hand:
            return barred(s) or "CA-44"
        return "CA-45" if action.place not in MELD[side_of(s, seat)].values() else "CA-51"
    if verb == "close" and not staged and hand == [card]:
        return "CA-61"
    return TIMES[verb]


# --- what then ---


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """What everybody will see, or what the seat should mind, before it acts."""
    verb = action.verb
    if verb == "stage":
        return staging(s, seat, action)
    if verb in ("lay", "confirm_pile"):
        return laying(s, seat)
    if verb == "discard":
        return discarding(s, seat, action)
    if verb == "claim_pile":
        return [Said(seat, "takes", (len(s.table[DISCARD]), *partners(s, seat)[:2]))]
    if verb == "close":
        return [Said(seat, "closes")]
    if verb == "end_deal":
        return [Said(seat, "ends_deal")]
    return [Said(seat, "keeps", tuple(c for c in s.table[CUT_VIEW] if c not in BONUS_CARDS))] if verb == "done" else []


def staging(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The group as it will be, its kind, and the points against the minimum."""
    side, group = side_of(s, seat), GROUP_AT[action.place]
    staged = arranged(s.table, seat)
    pair = s.table.get(PAIR[seat])
    if pair:
        top = s.table[DISCARD][-1]
        staged[GROUP[top]] = [*staged.get(GROUP[top], ()), *pair, top]
    staged[group] = [*staged.get(group, ()), action.card]
    lying = s.table[MELD[side][group]]
    cards = [*lying, *staged[group]]
    wilds = 0 if group == WILD else wild(cards)
    said = [Said(seat, "group", (group, len(cards) - wilds, wilds))]
    canasta = kind(group, cards)
    if canasta:
        said.append(Said(seat, "canasta", (group, canasta, BONUS[canasta])))
    if canasta == "dirty" and kind(group, lying) == "pure":
        said.append(Said(seat, "spoils", (group, BONUS["pure"], BONUS["dirty"])))  # CAR-14
    if not opened(s.table, side):
        said.append(Said(seat, "first_lay", (first_lay(staged), s.public.minimum[side])))
    return said


def laying(s: Position, seat: Seat) -> list[Said]:
    """Whether a lay forces the seat to close."""
    left = len(s.table[HAND[seat]])
    if s.table.get(PAIR[seat]):
        left += len(s.table[DISCARD]) - 1
    return [Said(seat, "must_close")] if left == 1 else []


def discarding(s: Position, seat: Seat, action: Action) -> list[Said]:
    """Whom a discard blocks, and whom it helps."""
    group, turn, following = GROUP[action.card], s.public.turn, (seat + 1) % s.seats
    if group == BLACK:
        return [Said(seat, "blocks", (turn + 1,))]
    if group == WILD:
        return [Said(seat, "blocks", (turn + s.seats - (s.options["wild_block"] == "until_discarder"),))]
    said = []
    if s.table.get(MELD[side_of(s, following)][group]):
        said.append(Said(seat, "collected_by", (following, group)))
    if may_close(s, side_of(s, seat)) and len(s.table[HAND[seat]]) == 2:
        said.append(Said(seat, "keeps_one"))
    return said
