"""Canasta's words: the cards and their values, the places, the actions, and what is public.

A card is a suit and a rank: "h7" is a seven of hearts, "joker" a joker. A group is named by its rank, "W" for wild
cards, "T" for black threes. Everything that rules ask for again and again is worked out here once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shared.engine import Action, Seat, State, Table

JOKER, SUITS = "joker", "shdc"
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WILD, BLACK, RED = "W", "T", "R"  # CA-3: the classes that are no rank
GROUPS = (*RANKS, WILD, BLACK)  # CA-10
PACK = [*(suit + rank for rank in ("2", "3", *RANKS) for suit in SUITS), JOKER, JOKER]  # CA-1
FACES = list(dict.fromkeys(PACK))
ID = {card: number for number, card in enumerate(FACES)}  # the order in which equal choices are made

# CA-2
POINTS = {"2": 20, "3": 5, "A": 20} | dict.fromkeys("4567", 5) | dict.fromkeys(("8", "9", "10", "J", "Q", "K"), 10)
VALUE = {card: POINTS[card[1:]] for card in FACES if card != JOKER} | {JOKER: 50, "h3": 0, "d3": 0}
GROUP = {card: card[1:] for card in FACES} | dict.fromkeys(("s3", "c3"), BLACK) | dict.fromkeys(("h3", "d3"), RED)
GROUP |= {suit + "2": WILD for suit in SUITS} | {JOKER: WILD}
REDS = frozenset(("h3", "d3"))
WILDS = frozenset(card for card in FACES if GROUP[card] == WILD)
BONUS_CARDS = WILDS | REDS  # CA-22

SIDES = {2: 2, 3: 3, 4: 2, 5: 5, 6: 3}  # CA-5
CANASTA = 7  # CA-46

STOCK, PACKET, DISCARD, CUT_VIEW = "stock", "packet", "discard", "cut_view"
HAND, OFFER, PAIR, CLOSING, SHOWN = (
    tuple(f"{zone}:{seat}" for seat in range(6)) for zone in ("hand", "offer", "pair", "closing", "shown")
)
RED3 = tuple(f"red3:{side}" for side in range(5))
MELD = tuple({group: f"meld:{side}:{group}" for group in GROUPS} for side in range(5))
STAGED = tuple({group: f"staged:{seat}:{group}" for group in GROUPS} for seat in range(6))
STAGED_ITEMS = tuple(tuple(places.items()) for places in STAGED)
MELD_PLACES = tuple(tuple(places.values()) for places in MELD)
GROUP_AT = {place: group for places in (*MELD, *STAGED) for group, place in places.items()}

DRAW_STOCK, END_DEAL = Action("draw_stock", "", STOCK), Action("end_deal")
CLAIM, CONFIRM, CANCEL = Action("claim_pile", "", DISCARD), Action("confirm_pile"), Action("cancel_pile")
KEEP, REJECT, DONE, CONTINUE = Action("keep"), Action("reject"), Action("done"), Action("continue")
LAY, CLEAR = Action("lay"), Action("clear")
KEEP_CUT = {card: Action("keep", card, CUT_VIEW) for card in sorted(BONUS_CARDS)}
DISCARD_CARD = {card: Action("discard", card, DISCARD) for card in FACES if card not in REDS}
CLOSE = {card: Action("close", card, DISCARD) for card in FACES if card not in REDS}
# [side][card], [side][wild card][group], [seat][group][card]
STAGE = tuple(
    {card: Action("stage", card, MELD[side][GROUP[card]]) for card in FACES if GROUP[card] in MELD[side]}
    for side in range(5)
)
STAGE_WILD = tuple(
    {card: {group: Action("stage", card, MELD[side][group]) for group in GROUPS} for card in sorted(WILDS)}
    for side in range(5)
)
UNSTAGE = tuple(
    {group: {card: Action("unstage", card, STAGED[seat][group]) for card in FACES} for group in GROUPS}
    for seat in range(6)
)


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "blocked", "canasta", "closed", "cut", "cut_done", "deal_over", "dealt", "laid", "match_over", "red_three",
    "rejected", "took_pile",
]  # fmt: skip


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "cut"  # cut, cut_keep, first_draw, draw, play, summary, over
    asked: tuple[Seat, ...] = ()  # who must act now
    deal: int = 1
    dealer: Seat = 0
    turn: int = 0  # CA-30: of this deal
    blocked_until: int = 0  # CA-33: the last turn without pile and closing
    lock: str = ""  # which group's discard set the block: T or W
    hand_size: int = 13
    minimum: tuple[int, ...] = ()  # CA-26: of each side, for its first lay in this deal
    laid_at: tuple[int, ...] = ()  # the turn of each seat's first lay in this deal; 0: none yet
    closer: Seat | None = None
    totals: tuple[int, ...] = ()  # of each side
    lines: tuple[tuple[int, ...], ...] = ()  # the last deal of each side: CA-71 to CA-76, one number each
    results: tuple[tuple[int, ...], ...] = ()  # of each finished deal, for each side


Position = State[Public]


def side_of(s: Position, seat: Seat) -> int:
    """CA-5: the side of a seat."""
    return seat % SIDES[s.seats]


def opening(s: Position) -> bool:
    """CA-31: whether these are still the first rounds."""
    return s.public.turn <= int(s.options["opening_rounds"]) * s.seats


def barred(s: Position) -> str:
    """The rule that forbids taking the pile and closing in this turn, or nothing."""
    p = s.public
    if opening(s):
        return "CA-31"
    if p.turn <= p.blocked_until:
        return "CA-32" if p.lock == BLACK else "CA-33"
    return ""


def canastas(table: Table, side: int) -> int:
    """How many canastas a side has on the table."""
    return sum(len(table.get(place, ())) >= CANASTA for place in MELD_PLACES[side])


def opened(table: Table, side: int) -> bool:
    """Whether a side has laid anything in this deal."""
    return any(table.get(place) for place in MELD_PLACES[side])


def needed(s: Position) -> int:
    """CA-61: so many canastas allow closing."""
    return 2 if s.options["draw_two"] else 1
