"""What messages are made of: the kind of a message, checked words and numbers, and the records inside."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from shared.engine.events import Action, Card, Place
from shared.engine.seats import Seat

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Word = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=240)]
Token = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(max_length=4)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
SeatCount = Annotated[int, Meta(ge=0, le=12)]
OptionValue = bool | int | str
OptionValues = dict[Word, OptionValue]
RoomId = Annotated[str, Meta(max_length=16)]
PersonId = Annotated[str, Meta(max_length=16)]
RoomStage = Literal["setup", "playing", "finished"]


class Message(Struct, array_like=True, forbid_unknown_fields=True):
    """A message is an array on the wire: its tag, then its fields in order."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: a bank, and an increment for each decision; both in seconds. A bank of 0: no clock."""

    bank: Annotated[int, Meta(ge=0, le=36_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SeatState(Struct, frozen=True):
    """One seat of a room."""

    person: PersonId = ""  # whose seat it is; empty: free or a bot's own
    name: str = ""
    avatar: str = ""
    level: str = ""  # the level of the bot that plays now; with a person: until they are back
    ready: bool = False
    online: bool = True


class Watcher(Struct, frozen=True):
    """Somebody who looks on."""

    person: PersonId
    name: str
    avatar: str = ""


class RoomLine(Struct, frozen=True):
    """A room in the list."""

    id: RoomId
    title: str
    game: str
    options: OptionValues
    stage: RoomStage
    seats: tuple[SeatState, ...]
    watchers: int
    clock: Clock


class Times(Struct, frozen=True, array_like=True):
    """The clock at the moment of sending: seconds left for each seat, and until the awaited ones time out."""

    banks: tuple[float, ...] = ()
    left: float | None = None


class GameStatistics(Struct, frozen=True):
    """One game of a person's statistics."""

    game: str
    played: int
    won: int
    mean_place: float


class PastMatch(Struct, frozen=True):
    """One finished match."""

    match: str
    game: str
    ended: float  # seconds since 1970
    names: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    seat: Seat
    levels: tuple[str, ...] = ()  # of the bots; empty where a person sat


class Outset(Struct, frozen=True, forbid_unknown_fields=True):
    """The position in which a match began that was not dealt here."""

    cards: dict[Place, tuple[Card, ...]]
    public: dict[str, Any]


class Recording(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished match: seed, options and actions, from which `recording.film` tells it again."""

    game: Word
    seats: SeatCount
    options: OptionValues
    seed: Annotated[str, Meta(max_length=200)]
    names: tuple[Word, ...]
    levels: tuple[Word, ...]  # of the bots; empty where a person sat
    avatars: tuple[Word, ...]
    log: tuple[tuple[SeatNumber, Action], ...]
    seat: SeatNumber | None = None  # the own one
    ended: float = 0.0  # seconds since 1970
    start: Outset | None = None  # of a deal from elsewhere
