"""What can be read off the disco's table: sums, who has laid, what the server said a card would change.

Law: sums are read from the open cards; what an action would change comes from the server alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client.games.svabi.layout import value
from client.table.situation import Situation, Telling
from client.ui.text import say
from shared.engine import Action, Card, Place, Seat
from shared.games.svabi.hints import Forecast
from shared.games.svabi.position import JOZIN, Public

Here = Situation[Public]
Heard = Telling[Public]
KING = 13


def open_sum(t: Here, owner: Seat | str) -> int:
    """What lies open in a collection."""
    return sum(map(value, t.cards(owner if owner == JOZIN else f"col:{owner}")))


def hidden(t: Here, seat: Seat) -> tuple[Card, ...]:
    """The hidden card of a seat, once it lies there for good."""
    return t.cards(f"hid:{seat}") if t.facts.stage != "hide" else ()


def own_sum(t: Here) -> int:
    """My collection with my hidden card."""
    return open_sum(t, me(t)) + sum(map(value, hidden(t, me(t))))


def score(t: Here, seat: Seat) -> str:
    """The sum on a plaque; a hidden card of another seat is a question."""
    unknown = seat != t.seat and bool(hidden(t, seat))
    return f"{open_sum(t, seat)}+?" if unknown else str(open_sum(t, seat) + sum(map(value, hidden(t, seat))))


def me(t: Here) -> Seat:
    """Who sits at the bottom."""
    return t.seat if t.seat is not None else 0


def signed(points: int) -> str:
    """A change of the score."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def held(t: Here) -> tuple[Place, Card] | None:
    """The card that is taken up, if one is."""
    for place, slots in t.picked.items():
        if slots and slots[0] < len(t.cards(place)):
            return place, t.cards(place)[slots[0]]
    return None


def change(t: Here, action: Action | None) -> int | None:
    """By how much an action would change the own sum; None until the server has said so."""
    return next((said.args[0] for said in t.outlook(action) if said.what == "points"), None)


def effect(t: Here, action: Action | None, what: Forecast) -> tuple[Any, ...] | None:
    """What the server said about an action under this name."""
    return next((said.args for said in t.outlook(action) if said.what == what), None)


def sums(t: Here, action: Action | None) -> str:
    """The own sum before and after."""
    points = change(t, action)
    return "" if points is None else say("svabi-sums", before=own_sum(t), after=own_sum(t) + points)


def names(t: Heard, seats: Sequence[Seat]) -> str:
    """Names side by side, each in its basic form."""
    return ", ".join(t.names[seat] for seat in seats)


def numbers(cards: Sequence[Card]) -> str:
    """Values side by side."""
    return ", ".join(str(value(card)) for card in cards)


def laid(t: Here) -> list[bool]:
    """By seat: whether it has laid (or hidden) a card. It is read from the table, so it is told when it is seen."""
    zone = "hid" if t.facts.stage == "hide" else "choice"
    return [bool(t.cards(f"{zone}:{seat}")) for seat in range(t.seats)]


def late(t: Here) -> list[Seat]:
    """Who has not laid a card yet."""
    return [seat for seat, done in enumerate(laid(t)) if not done]


def dealing(t: Here) -> bool:
    """Whether the cards of a game are being dealt: nobody is asked yet, or the round of the last game still stands."""
    p = t.facts
    if p.stage in ("choose", "hide"):
        return not p.asked
    return p.stage != "over" and p.round == p.rounds and any(t.cards(f"stock:{seat}") for seat in range(t.seats))
