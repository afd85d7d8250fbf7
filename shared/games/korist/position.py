"""A position of Kořist: its names, its public facts, and what can be asked about it. The acts are in turns.

Whatever is needed at every decision (place names, actions) is made once, here: bots play thousands of games. A layer's
first card is its rank: numbers are laid before the jokers that join them, so only a layer of jokers begins with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from shared.engine import NO_SEAT, ONE_SEAT, Action, Card, Place, Seat, State, clockwise
from shared.engine.game import Options

NUMBERS = tuple(map(str, range(1, 14)))
JOKER = "J"
STRENGTH = {rank: strength for strength, rank in enumerate((*NUMBERS, JOKER), 1)}  # K-13: jokers alone beat a 13
SPECIALS = ("13", JOKER)  # K-72

SEATS = range(5)
HAND = tuple(f"hand:{seat}" for seat in SEATS)
LEFT = tuple(f"left:{seat}" for seat in SEATS)
LAYER = tuple(tuple(f"layer:{seat}:{n}" for n in range(109)) for seat in SEATS)
SUPPLY = tuple(f"supply:{n}" for n in range(6))
SHADOW = {rank: f"shadow:{rank}" for rank in NUMBERS[:12]}
ROUND = [[clockwise(seats, seat) for seat in range(seats)] for seats in range(6)]
ASKED = (*(ONE_SEAT[seat] for seat in SEATS), ())  # the last one is that of NO_SEAT

TAKE, LEAVE, RETURN, DISCARD = Action("take"), Action("leave"), Action("return"), Action("discard")
PASS, DECLINE = Action("pass"), Action("decline")
PLAIN = (TAKE, LEAVE, RETURN, DISCARD, PASS, DECLINE)
DRAWS = tuple((place, Action("draw", "", place)) for place in ("stock", *SUPPLY))
CAPTURE_SHADOW = {rank: Action("shadow", rank, place) for rank, place in SHADOW.items()}


def lay_of(rank: Card, naturals: int, jokers: int) -> Action:
    return Action("lay", rank, "", f"{naturals}+{jokers}")


# K-11, by rank and choice: the action, and the cards it lays, numbers first.
LAY = {rank: {f"{n}+{j}": lay_of(rank, n, j) for n in range(1, 9) for j in range(6)} for rank in NUMBERS}
LAY[JOKER] = {f"0+{j}": lay_of(JOKER, 0, j) for j in range(1, 6)}
LAID = {rank: {f"{n}+{j}": (rank,) * n + (JOKER,) * j for n in range(9) for j in range(6)} for rank in LAY}


def lays_of(rank: Card, held: int, jokers: int) -> tuple[Action, ...]:
    """All ways to lay a number that one holds so often, with so many jokers at hand; or jokers alone."""
    if rank == JOKER:
        return tuple(LAY[JOKER][f"0+{j}"] for j in range(1, jokers + 1))
    return tuple(LAY[rank][f"{n}+{j}"] for j in range(jokers + 1) for n in range(1, held + 1))


NONE_HELD = dict.fromkeys(LAY, 0)
LAYS = [{rank: [lays_of(rank, held, jokers) for held in range(9)] for rank in LAY} for jokers in range(6)]


# What is said in a match: the words of log, bubbles and sounds.
Remark = Literal[
    "captured", "captured_shadow", "deal", "deal_over", "declined", "discarded", "drew", "laid", "left", "passed",
    "returned", "took",
]  # fmt: skip


@dataclass
class Public:
    """What all know besides the cards that lie open."""

    stage: str = "play"  # play, shadow, take, return, draw, may_draw, over
    paw: Seat = 0  # the active seat
    asked: Seat = 0  # who must act now
    victim: Seat = NO_SEAT  # whose layer was captured last in this turn
    owed: int = 0  # cards the victim still has to draw
    captured: bool = False  # something was captured, or a shadow group declined, in this turn
    heights: tuple[int, ...] = ()  # layers of each seat
    seen: tuple[str, ...] = ()  # expert: the positions at PLAY since the last draw (K-66)
    deal: int = 0
    first: Seat = 0  # who began this deal
    ended: str = ""  # the rule that ended the last deal
    points: tuple[int, ...] = ()  # of the last deal
    totals: tuple[int, ...] = ()  # points of all deals that are over
    held: tuple[int, ...] = ()  # hand cards at the ends of all deals that are over


Position = State[Public]


def lays(hand: list[Card]) -> list[Action]:
    """K-10, K-11: any number of equal cards and any number of jokers with them, or jokers alone; by value."""
    held = NONE_HELD.copy()
    for card in hand:
        held[card] += 1
    found: list[Action] = []
    ways = LAYS[held[JOKER]]
    for rank, count in held.items():
        if count:
            found += ways[rank][count]
    return found


def laid(s: Position) -> tuple[Card, int]:
    """Rank and size of the layer just laid (K-12, K-13)."""
    cards = top(s, s.public.paw)
    return cards[0], len(cards)


def top(s: Position, seat: Seat) -> list[Card]:
    """The top layer of a seat that has one."""
    return s.table[LAYER[seat][s.public.heights[seat] - 1]]


def beats(options: Options, rank: Card, size: int, other: Card) -> bool:
    """K-21: whether a layer beats another one of the same size."""
    if STRENGTH[rank] > STRENGTH[other]:
        return True
    return (
        rank == "1"  # K-64
        and other in SPECIALS
        and options["ruleset"] == "expert"
        and (size == 1 or options["ones_scope"] == "sets")
    )


def capturable(s: Position, rank: Card, size: int) -> list[Action]:
    """K-76: the groups that a layer can capture from, lowest first."""
    part = s.options["shadow_match"] == "part"
    found = []
    for number, action in CAPTURE_SHADOW.items():
        if number == rank:  # lower numbers only; KR-22: a group is like a layer
            break
        count = len(s.table[SHADOW[number]])
        if count == size or (part and count > size):
            found.append(action)
    return found


def special_place(s: Position) -> Place:
    """K-73: the lowest uncovered supply card; if all are covered, the fewest cards, then the lowest; leftmost."""
    piles = [(len(pile), STRENGTH[pile[0]], place) for place in SUPPLY if (pile := s.table[place])]
    return min(piles)[2] if piles else SUPPLY[0]


def layout(s: Position) -> str:
    """K-66: all that can differ between two positions at PLAY between which nobody drew."""
    return f"{s.public.paw}" + "".join(
        f"|{seat}" + "".join("/" + ",".join(s.table[LAYER[seat][n]]) for n in range(height))
        for seat, height in enumerate(s.public.heights)
    )


def standing(s: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """K-55: points (laid cards minus hand cards) and hand cards of each seat, as if the deal ended now."""
    held = tuple(len(s.table[HAND[seat]]) for seat in range(s.seats))
    heights = s.public.heights
    laid = (sum(len(s.table[LAYER[seat][n]]) for n in range(heights[seat])) for seat in range(s.seats))
    return tuple(cards - hand for cards, hand in zip(laid, held, strict=True)), held


def ranking(points: Sequence[int], held: Sequence[int]) -> list[int]:
    """K-56: most points, then fewest hand cards; equal keys share a place."""
    keys = [(most, -fewest) for most, fewest in zip(points, held, strict=True)]
    return [1 + sum(other > own for other in keys) for own in keys]
