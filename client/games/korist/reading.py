"""What can be read off Kořist's table: numbers, layers and groups, as words and marks speak of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from client.table.situation import Situation, Telling
from client.ui.text import say
from shared.engine import Action, Card, Place, Seat
from shared.engine.selection import spread
from shared.games.korist.position import JOKER, Public

Here = Situation[Public]
Heard = Telling[Public]


def deals_of(t: Heard) -> int:
    """How many deals the match has."""
    return t.seats if t.options["deals"] == "players" else int(t.options["deals"])


def standing(t: Heard, seat: Seat) -> int:
    """Points so far: what all can count, laid cards minus hand cards, with the deals that are over."""
    total = t.facts.totals[seat] if t.facts.totals else 0
    if t.facts.stage == "over" or not t.facts.heights:
        return int(total)
    laid_cards = sum(len(t.cards(place)) for place in t.places("layer", seat))
    return int(total) + laid_cards - len(t.cards(f"hand:{seat}"))


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def several(count: int, rank: Card) -> str:
    """So many cards of a value, as it is written everywhere: 2× 9."""
    return say("korist-jokers", count=count) if rank == JOKER else f"{count}× {rank}"


def amount(cards: Sequence[Card]) -> str:
    """A layer by its size and its value, which is that of its first card."""
    return several(len(cards), cards[0]) if cards else ""


def spelled(cards: Sequence[Card]) -> str:
    """The same with its jokers apart: 1× 9 + 1× žolík."""
    groups = [[card for card in cards if (card == JOKER) is wild] for wild in (False, True)]
    return " + ".join(amount(group) for group in groups if group)


def laid(action: Action) -> tuple[Card, ...]:
    """The cards that an entry lays, numbers before jokers."""
    cards = spread(action, JOKER) or Counter[Card]()
    return tuple(sorted(cards.elements(), key=lambda card: card == JOKER))


def left_to_draw(t: Heard) -> int:
    """Stock cards and supply piles."""
    return len(t.cards("stock")) + len(t.places("supply"))


def top_of(t: Heard, seat: Seat) -> Place:
    """The place of a seat's top layer."""
    places = t.places("layer", seat)
    return places[-1] if places else ""


def top_size(t: Heard) -> int:
    """How many cards the own layer has that was just laid."""
    return len(t.cards(top_of(t, t.seat))) if t.seat is not None else 0
