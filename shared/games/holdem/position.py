"""The table of Hold'em before the first card: places, public facts, options, presets, stakes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from shared.engine import Action, Card, Option, OptionError, Place, PositionError, Seat, State, clockwise, owner, zone
from shared.engine.game import Options

DECK, BOARD, MUCK = "deck", "board", "muck"
SEATS = range(2, 11)
POCKET, OPEN = (tuple(f"{zone}:{seat}" for seat in range(10)) for zone in ("pocket", "open"))
# [seats][button] -> all seats clockwise from the left of the button, which comes last
RING = tuple(tuple(clockwise(n, button + 1) for button in range(n)) for n in range(11))

FOLD, CHECK, CALL = Action("fold"), Action("check"), Action("call")
SHOW, TO_MUCK = Action("show"), Action("muck")
REBUY, LEAVE = Action("rebuy"), Action("leave")
CLOSE = Action("end_session")
PLAIN = {action: action.verb for action in (FOLD, CHECK, CALL, SHOW, TO_MUCK, REBUY, LEAVE, CLOSE)}


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "all_in", "ante", "bet", "big_blind", "call", "check", "closes", "deals", "flop", "fold", "hand_over", "mucks",
    "out", "raise_to", "rebuys", "river", "run_out", "session_over", "shows", "small_blind", "stakes_rise", "turn",
    "uncalled", "wins",
]  # fmt: skip


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "bet"  # bet, show, rebuy, over
    asked: tuple[Seat, ...] = ()  # who must act now
    queue: tuple[Seat, ...] = ()  # who is to act in this round or to show, in order, the asked seat first
    hand: int = 0
    hands: int = 0  # how many will be played; 0: open end
    round: int = 0  # 1 pre-flop, 2 flop, 3 turn, 4 river
    button: Seat = 0
    blinds: tuple[Seat, ...] = ()  # small and big, if posted
    dealt: tuple[Seat, ...] = ()  # who is in the hand, clockwise from the left of the button
    live: tuple[Seat, ...] = ()  # of these, who has not folded
    stacks: tuple[int, ...] = ()
    bets: tuple[int, ...] = ()  # in this round
    paid: tuple[int, ...] = ()  # in this hand before this round, antes included
    pot: int = 0  # all chips paid into the hand, current bets included
    pots: tuple[tuple[int, tuple[Seat, ...]], ...] = ()  # after the last round: chips, who may win them
    fresh: tuple[Seat, ...] = ()  # H-31: who has not acted in this round; who has and may again, acted at the own bet
    level: int = 0  # H-31: L, what a seat must match
    full: int = 0  # H-31: F, the last full level
    min_raise: int = 0  # H-31: M, no and pot limit
    raises: int = 0  # H-31: R
    raiser: Seat | None = None  # who bet or raised last in this round
    cap: int = 0  # raises in a round; 0: any number
    second_turn: bool = False  # H-36e: a first turn may not raise
    step: int = 0  # fixed limit: of this round; else the smallest opening bet
    stakes: int = 1  # H-81: by what all stakes are multiplied
    next_level: int = 0  # H-81: the hand in which the stakes rise
    before: tuple[int, ...] = ()  # stacks when the hand began
    rebuys: tuple[int, ...] = ()  # how many each seat used
    out: tuple[int, ...] = ()  # the hand in which a seat left the session; 0: it plays
    out_with: tuple[int, ...] = ()  # H-81: what it had when that hand began
    closing: bool = False  # H-82: this hand is the last


Position = State[Public]


def fixed(options: Options, seats: int) -> bool:
    """H-32: the bets are steps."""
    return bool(options["betting"] == "fixed")


def free(options: Options, seats: int) -> bool:
    return not fixed(options, seats)


AUTO_OPENING = 0
OPTIONS: Mapping[str, Option] = {
    "deck": Option("two", ("two", "one")),
    "five_kind": Option("top", ("top", "under_sf", "none"), when=lambda o, _: o["deck"] == "two"),
    "betting": Option("fixed", ("fixed", "no_limit", "pot_limit")),
    "min_bet": Option(2, range(2, 1001, 2), (2, 10), when=fixed),
    "max_bet": Option(4, range(2, 1001, 2), (4, 10), when=fixed),
    "raise_cap": Option("auto", ("auto", "none", *range(1, 10)), ("auto", "none", 1)),
    "raise_timing": Option("auto", ("auto", "second_turn", "free")),
    "small_blind": Option(1, range(1001), (1, 0, 5), when=free),
    "big_blind": Option(2, range(1001), (2, 0, 5), when=free),
    "ante": Option(0, range(1001), (0, 3)),
    "open_bet": Option(AUTO_OPENING, range(1001), (AUTO_OPENING, 7), when=free),  # 0: the big blind
    "stack": Option(200, range(20, 100_001), (200, 20, 45)),
    "session": Option("hands", ("hands", "sitngo", "open")),
    "hands_n": Option(20, range(1, 501), (1, 4), when=lambda o, _: o["session"] == "hands"),
    "level_hands": Option(10, range(2, 51), (2, 10), when=lambda o, _: o["session"] == "sitngo"),
    "rebuys": Option(0, (*range(10), "unlimited"), (0, 2, "unlimited"), when=lambda o, _: o["session"] != "sitngo"),
    "showdown": Option("all", ("all", "order")),
    "allin_reveal": Option(False, (False, True)),
}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "casino": {"deck": "one", "betting": "no_limit", "showdown": "order"},
    "party": {"deck": "two", "betting": "no_limit", "session": "sitngo", "allin_reveal": True},
}

RISE = (1, 2, 3, 5, 8, 10, 15, 25, 40, 60, 100)  # H-81


def check_options(options: Options) -> None:
    """Raise OptionError for a mix that no table can play."""
    small, big, opening = options["small_blind"], options["big_blind"], options["open_bet"]
    if options["max_bet"] < options["min_bet"]:
        raise OptionError("holdem: max_bet must not be below min_bet (H-32)")
    if small > big or (small == 0) != (big == 0):
        raise OptionError("holdem: small_blind must not exceed big_blind, and both or neither are 0 (H-24, H-26)")
    if big == 0 and options["betting"] == "fixed":
        raise OptionError("holdem: big_blind cannot be 0 in fixed limit (H-26)")
    if big == 0 and options["ante"] == 0:
        raise OptionError("holdem: without big_blind there must be an ante (H-26)")
    if opening != AUTO_OPENING and opening < big:
        raise OptionError("holdem: open_bet must not be below big_blind (H-31)")
    if options["session"] == "sitngo" and options["rebuys"] != 0:
        raise OptionError("holdem: there are no rebuys in session sitngo (H-81)")


def check_position(seats: int, cards: Mapping[Place, Iterable[Card]]) -> None:
    """Raise PositionError for cards that cannot lie so."""
    for place, lying in cards.items():
        count, kind = len([*lying]), zone(place)
        if kind != place and owner(place) not in range(seats):
            raise PositionError(f"holdem: {place!r} is the place of no seat")
        if kind in ("pocket", "open") and count not in (0, 2):
            raise PositionError(f"holdem: {place!r} must hold two cards (H-27)")
        if kind == "board" and count not in (0, 3, 4, 5):
            raise PositionError("holdem: the board has three, four or five cards (H-30)")


def raise_cap(options: Options) -> int:
    """H-36d: how many raises a round may see; 0: any number."""
    cap = options["raise_cap"]
    if cap == "auto":
        return 3 if options["betting"] == "fixed" else 0
    return 0 if cap == "none" else int(cap)


def second_turn(options: Options) -> bool:
    """H-36e, HR-8, HR-10: whether a first turn may not raise."""
    timing = options["raise_timing"]
    return bool(timing == "second_turn" or (timing == "auto" and options["betting"] == "fixed"))


def blinds(options: Options, stakes: int) -> tuple[int, int]:
    """H-24: small and big blind."""
    if options["betting"] == "fixed":
        return stakes * max(1, options["min_bet"] // 2), stakes * options["min_bet"]
    return stakes * options["small_blind"], stakes * options["big_blind"]


def step(options: Options, stakes: int, number: int) -> int:
    """H-32: the step of a round in fixed limit; else the smallest opening bet."""
    if options["betting"] == "fixed":
        return int(stakes * options["min_bet" if number < 3 else "max_bet"])
    return int(stakes * (options["open_bet"] or options["big_blind"] or 2))


def rise(options: Options, hand: int) -> tuple[int, int]:
    """H-81: the multiplier of the stakes in a hand, and the hand in which it rises next."""
    if options["session"] != "sitngo":
        return 1, 0
    level, length = (hand - 1) // options["level_hands"], options["level_hands"]
    above = max(0, level - len(RISE) + 1)
    return RISE[level - above] << above, (level + 1) * length + 1
