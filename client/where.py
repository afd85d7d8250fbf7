"""Where the player is: one value, changed by what they ask for and by what the server says.

Law: the value says everything, so nothing else has to be kept in step with it. Another way of playing (a kiosk, one
device that is passed around) is another value; several seats on one device change the session, not the place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from client.screens.screen import Screen


@dataclass(frozen=True)
class Shelf:
    """At no table: whatever a server says, nobody is moved who has not asked to play."""

    alone = True


@dataclass(frozen=True)
class Opening:
    """A table was asked for; what the server says of it is followed. `alone`: nobody but bots can come to it."""

    alone: bool
    leaving: bool = False  # the table that is left for it may still be told of


@dataclass(frozen=True)
class Returning:
    """On the way to a game at another server that was left in the middle; nobody may be there any more."""

    alone = False


@dataclass(frozen=True)
class AtRoom:
    """At a table on the network that is being set up."""

    room: Screen
    alone = False


@dataclass(frozen=True)
class AtTable:
    """At a match, played or looked at, and at its results; below it lies the room that it began in."""

    alone: bool
    match: str
    table: Screen
    room: Screen | None = None


@dataclass(frozen=True)
class Away:
    """The connection is missing for a while; `back` is where the player is as soon as it is there again."""

    back: Opening | Returning | AtRoom | AtTable
    words: str  # what is told meanwhile

    @property
    def alone(self) -> bool:
        return self.back.alone


Where: TypeAlias = Shelf | Opening | Returning | AtRoom | AtTable | Away


def screens(where: Where) -> list[Screen]:
    """The screens that this place has on the stack, the upper one first."""
    match where:
        case AtRoom(room):
            return [room]
        case AtTable(table=table, room=room):
            return [table] if room is None else [table, room]
        case Away(back):
            return screens(back)
        case _:
            return []
