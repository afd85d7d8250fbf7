"""Rummy's words: the cards and their values, the places, the actions, and what is public.

A card is a suit and a rank: "h7" is a seven of hearts, "joker" a joker. What a seat lays out before it commits lies in
two kinds of places: its own cards within its hand, where nobody notices them, and cards of the table in the open. So a
group under work has an own part and a table part, and a card never forgets where it came from (RU-74).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shared.engine import Action, Seat, State

JOKER, SUITS = "joker", "shdc"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NATURALS = [suit + rank for suit in SUITS for rank in RANKS]
FACES = [*NATURALS, JOKER]
PACK = [*NATURALS, *NATURALS]  # RU-1: without jokers
ID = {card: number for number, card in enumerate(FACES)}  # the order in which equal choices are made
SUIT, RANK = {card: card[0] for card in NATURALS}, {card: card[1:] for card in NATURALS}
POSITION = {card: 1 + RANKS.index(RANK[card]) for card in NATURALS}  # RU-3: an ace is low here, and may be 14
ACE_HIGH, JOKER_VALUE = 14, 15
# RU-4, RUR-1, RUR-2
COUNT = {card: 10 if RANK[card] == "A" else min(10, POSITION[card]) for card in NATURALS} | {JOKER: JOKER_VALUE}
COUNT_ACE_1 = COUNT | {suit + "A": 1 for suit in SUITS}

DRAFTS = 5  # new groups that a seat may have under work
FEW_DRAFTS, MANY_CARDS = 3, 30  # RU-95: with more different cards in hand the list would get too long
WAYS = 6  # arrangements that a group can have: four jokers at the ends
AIR = 8  # cards of the table that may be in the air
MELDS = 36

STOCK, DISCARD = "stock", "discard"
HAND, LOOSE = (tuple(f"{zone}:{seat}" for seat in range(6)) for zone in ("hand", "loose"))
SHOWN = tuple(tuple(f"shown:{seat}:{n}" for n in range(7)) for seat in range(6))  # 0: what fits no group
MELD = tuple(f"meld:{m}" for m in range(MELDS))
# Own parts. The last figure of the number is the chosen arrangement: steps are moves of cards and nothing else.
DRAFT = tuple(
    tuple(tuple(f"draft:{seat}:{10 * k + way}" for way in range(WAYS)) for k in range(DRAFTS)) for seat in range(6)
)
ADD = tuple(
    tuple(tuple(f"add:{seat}:{10 * m + way}" for way in range(WAYS)) for m in range(MELDS)) for seat in range(6)
)
SWAP = tuple(tuple(f"swap:{seat}:{m}" for m in range(MELDS)) for seat in range(6))
# Table parts: WORK belongs to the draft of the same number, a meld to itself.
WORK = tuple(tuple(f"work:{seat}:{k}" for k in range(DRAFTS)) for seat in range(6))

DRAFT_AT = {place: (k, way) for own in DRAFT for k, ways in enumerate(own) for way, place in enumerate(ways)}
ADD_AT = {place: (m, way) for own in ADD for m, ways in enumerate(own) for way, place in enumerate(ways)}
SWAP_AT = {place: m for own in SWAP for m, place in enumerate(own)}
WORK_AT = {place: k for own in WORK for k, place in enumerate(own)}
MELD_AT = {place: m for m, place in enumerate(MELD)}

DRAW_STOCK, TAKE_DISCARD = Action("draw_stock", "", STOCK), Action("take_discard", "", DISCARD)
LAY, CLEAR, CANCEL_TAKE, CONTINUE = Action("lay"), Action("clear"), Action("cancel_take"), Action("continue")
# RU-91; who is next takes at once, or wishes to where a knock goes first.
TAKE, WISH, LEAVE = Action("take", "", DISCARD), Action("wish", "", DISCARD), Action("leave")
CLAIM, PASS = Action("claim", "", DISCARD), Action("pass")  # to knock; Vienna's knock is another verb
DISCARD_CARD, CLOSE_FLUSH, CLOSE, KNOCK = (
    {card: Action(verb, card, DISCARD) for card in FACES} for verb in ("discard", "close_flush", "close", "knock")
)
# [seat][draft][card] and [meld][card]; a card out of the air says so, because an equal one may be in hand.
STAGE_NEW = tuple(tuple({card: Action("stage", card, ways[0]) for card in FACES} for ways in own) for own in DRAFT)
STAGE_ON = tuple({card: Action("stage", card, place) for card in FACES} for place in MELD)
LOOSE_NEW = tuple(
    tuple({card: Action("stage", card, ways[0], "loose") for card in FACES} for ways in own) for own in DRAFT
)
LOOSE_ON = tuple({card: Action("stage", card, place, "loose") for card in FACES} for place in MELD)
SWAP_CARD = tuple({card: Action("swap", card, place) for card in NATURALS} for place in MELD)


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "closed", "deal_over", "dealt", "first_lay", "gone", "knocked", "knocked_for", "laid", "match_over",
    "no_more_turnovers", "one_card_left", "out", "put_back", "took", "turned_over",
]  # fmt: skip


@dataclass
class Public:
    """What everybody may know and is no card in a place."""

    stage: str = "play"  # claim, draw, play, end, summary, over
    asked: tuple[Seat, ...] = ()  # who must act now
    deal: int = 1
    dealer: Seat = 0
    active: tuple[Seat, ...] = ()  # who is still in the match
    paw: Seat = 0  # whose turn it is; at a claim, who is next
    turn: int = 1  # of this deal
    held: int = 0  # how many cards the seat in turn has by the last commit (RU-21)
    takeable: int = 0  # RU-32: 1 if the top discard may be taken
    taken: str = ""  # RU-42: the card taken from the pile in this turn; it may not go back
    must: str = ""  # RU-71: the same at robber, until it is laid
    turnovers: int = 0
    turnovers_left: int = 0
    laid_at: tuple[int, ...] = ()  # the turn of each seat's first lay in this deal; 0: none yet
    melds: tuple[tuple[str, ...], ...] = ()  # RU-21: the committed table; () where a group has disappeared
    kinds: tuple[str, ...] = ()  # set, run, flush
    stands: tuple[tuple[str, ...], ...] = ()  # RU-13: for each card of a group with jokers what it stands for
    laid_by: tuple[Seat, ...] = ()
    knocker: Seat | None = None  # RU-83
    closer: Seat | None = None
    doubled: int = 0  # RU-101
    totals: tuple[int, ...] = ()
    results: tuple[tuple[int, ...], ...] = ()  # of each finished deal
    out: tuple[int, ...] = ()  # RU-110: the deal in which a seat went out; 0: it did not


Position = State[Public]


def dealt(s: Position) -> int:
    """RU-31, RU-80: how many cards each seat gets."""
    return 10 if s.options["variant"] == "vienna" else int(s.options["deal_size"])


def counted(s: Position) -> dict[str, int]:
    """RU-4: what each card in hand counts."""
    return COUNT_ACE_1 if s.options["ace_hand"] == 1 else COUNT


def after(s: Position, seat: Seat) -> Seat:
    """RU-2: the next active seat."""
    active, seats = s.public.active, s.seats
    if len(active) == seats:
        return (seat + 1) % seats
    return next(other % seats for other in range(seat + 1, seat + 1 + seats) if other % seats in active)


def robs(s: Position, seat: Seat) -> bool:
    """RU-70: whether a seat may take the groups of the table apart."""
    return s.options["variant"] == "robber" and s.public.laid_at[seat] > 0


def may_return(s: Position, hand: list[str], card: str) -> bool:
    """RU-42, RUR-5: not the very card that was taken, unless it is the last; an equal one will do."""
    return card != s.public.taken or len(hand) == 1 or hand.count(card) > 1
