"""What is public in FLAPS, and the words in which a card family says what its cards do and ask.

Law: an Effect is what a laid card does (FL-210 step 7), a Point what a stage of the deal asks and how an answer is
done. Each family has a table of both; `families` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from shared.engine import Action, Place, Seat, State

# The decision points of the rule book, and the end of the match.
Stage = Literal[
    "turn", "drawn", "attack", "eight", "suit", "layon", "king", "fives", "flap", "ten", "hoof", "trump", "mini", "bid",
    "hide", "guess", "share", "place", "flip", "look", "swap1", "swap2", "top", "strip1", "strip2", "strip3", "strip4",
    "strip5", "next", "over",
]  # fmt: skip


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "bid", "caught", "cut", "deal", "deal_over", "drew", "finish_refused", "flaps", "forgot", "guesses", "hid",
    "keeps", "knocked", "laid", "last_card", "looks", "named", "out", "peeks", "placed", "points", "reshuffled",
    "sends", "shares_secret_of", "solves", "spoof_total", "starter_buried", "stock_out", "strips", "swapped",
    "switches", "takes_all", "took_attack", "top_to_hand", "trumf_values", "trump",
]  # fmt: skip


@dataclass
class Public:
    """FL-110: what everybody may know and is no card."""

    stage: Stage = "turn"  # the decision point
    asked: tuple[Seat, ...] = ()  # who must act now
    deal: int = 1
    level: int = 1  # of this deal
    dealer: Seat = 0
    turn: Seat = 0
    direction: int = 1  # 1 is clockwise
    suit: str = ""  # in force
    rank: str = ""  # in force; "AJ" stands for A and J
    named: bool = False  # whether the suit was named
    laid_by: Seat | None = None  # who laid the top card
    attack: int = 0  # the sum of 2s and 3s
    calls: tuple[str, ...] = ()  # of each seat with one card: grace, late, said
    refused: bool = False  # a finish was refused and the suit is still to be named
    series: int = 0  # how many fives may still be thrown in
    step: int = 0  # of the flap window; 0 when none is open
    stopped: bool = False  # by 4 KONEC FLAPOVÁNÍ
    allowances: tuple[int, ...] = ()  # fours that a MEGA-FLAP still lets each seat lay on its own
    mini: str = ""  # KT or KS
    trump: str = ""
    bids: tuple[tuple[Seat, int], ...] = ()  # in their order
    barred: tuple[Seat, ...] = ()  # who laid the last card into the mini-game without having said it
    guess: str = ""
    picked: Place = ""  # the stack card to be swapped, the strip card pointed at
    target: Seat | None = None  # of DO NAHA
    totals: tuple[int, ...] = ()  # points, or wins
    goal: int = 0  # what ends the match: points, wins or deals
    winners: tuple[Seat, ...] = ()  # of the last deal
    points: tuple[int, ...] = ()  # of the last deal
    results: tuple[tuple[int, ...], ...] = ()  # the points of each finished deal


Position = State[Public]
Effect = Callable[[Position, Seat, bool], None]  # the last argument: whether the finish was refused


class Point(NamedTuple):
    """One decision point."""

    legal: Callable[[Position, Seat], list[Action]]
    act: Callable[[Position, Seat, Action], None]
    default: Callable[[Position, Seat], Action]
    rule: str  # what forbids an answer that this point does not offer
    bonus: bool = False  # FL-303: a card that is laid here
    effect: Effect | None = None  # what a card that is laid here does, where it is not its own


Effects = Mapping[str, Effect]  # by the kind of the card
Points = Mapping[Stage, Point]


def always(action: Action) -> Callable[[Position, Seat], Action]:
    """A default that does not look at the position."""
    return lambda _s, _seat: action
