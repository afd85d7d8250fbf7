"""The vocabulary of every match: cards, places, actions, and the five things that can happen.

Law: whatever happens is one of five events. The server's truth, each client's table, each bot's memory and
each replay are folds of them. They are msgspec Structs because they are the wire's words too, and because a
frozen Struct costs a sixth of a frozen dataclass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from shared.engine.seats import NO_SEAT, Seat

Card = str  # the code of a picture: a face "h7", "joker", or a back "?", "?red"; equal faces are interchangeable
Place = str  # zone[:owner[:number]]: "stock", "hand:2", "layer:0:3"; a place comes into being when a card goes there

EVERYONE: Seat = -1  # in Shown.seats: all seats and the watchers


def zone(place: Place) -> str:
    """The kind of a place: what its name begins with."""
    return place.partition(":")[0]


def owner(place: Place) -> Seat:
    """Whose place it is; NO_SEAT where its name has no number behind the zone."""
    number = place.partition(":")[2].partition(":")[0]
    return int(number) if number.isdigit() else NO_SEAT


class Action(NamedTuple):
    """What a seat may do or does. Several fields only narrow what the finger meant."""

    verb: str
    card: Card = ""
    place: Place = ""
    choice: str = ""


TAKE_BACK = Action("take_back")


def span(verb: str, low: int, high: int, step: int = 1, place: Place = "") -> Action:
    """One legal entry for a wide numeric choice; the action that answers it has the number alone in `choice`."""
    return Action(verb, "", place, f"{low}..{high}..{step}")


def numbers(entry: Action) -> range | None:
    """The numbers that a wide entry offers, or None for an ordinary entry."""
    if ".." not in entry.choice:
        return None
    low, high, step = map(int, entry.choice.split(".."))
    return range(low, high + 1, step)


def permits(legal: Sequence[Action], action: Action) -> bool:
    """Whether an action is in a legal list, as itself or as a number within a wide entry."""
    if action in legal:
        return ".." not in action.choice
    if not (action.choice.isascii() and action.choice.isdigit() and len(action.choice) < 16):
        return False
    value = int(action.choice)
    return str(value) == action.choice and any(
        entry._replace(choice="") == action._replace(choice="") and value in offered
        for entry in legal
        if (offered := numbers(entry)) is not None
    )


# In the copy for a seat that may not know, a card is its back and an index is None.


class Moved(Struct, frozen=True, array_like=True, tag="moved", gc=False):
    """A card went from a place to a place."""

    card: Card
    src: Place
    dst: Place
    at: int | None  # its index in src
    to: int | None  # its index in dst, after it left src


class Shown(Struct, frozen=True, array_like=True, tag="shown", gc=False):
    """Some seats looked at a card that stays where it is."""

    card: Card
    place: Place
    at: int | None
    seats: tuple[Seat, ...]


class Shuffled(Struct, frozen=True, array_like=True, tag="shuffled", gc=False):
    """Nobody knows the order of this place any more."""

    place: Place


class Changed(Struct, frozen=True, array_like=True, tag="changed", gc=False):
    """A public fact has a new value."""

    name: str
    new: Any


class Said(Struct, frozen=True, array_like=True, tag="said", gc=False):
    """Narration for bubbles, log and sounds; it changes nothing."""

    seat: Seat
    what: str
    args: tuple[Any, ...] = ()


Event = Moved | Shown | Shuffled | Changed | Said
