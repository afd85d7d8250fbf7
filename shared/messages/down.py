"""What a server tells a client: nouns (Welcome, News). Never more than the receiving seat may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shared.engine import Game, Table, View
from shared.engine.events import Action, Card, Event, Place, Said
from shared.engine.game import frozen
from shared.engine.seats import Seat
from shared.messages.values import (
    Clock,
    Code,
    GameStatistics,
    Message,
    OptionValues,
    PastMatch,
    PersonId,
    Recording,
    RoomId,
    RoomLine,
    RoomStage,
    SeatState,
    Times,
    Token,
    Watcher,
)

NO_TIMES = Times()


class Welcome(Message, tag="welcome"):
    """The greeting. Keep the token: it brings you back. `room` is where a seat is still yours."""

    protocol: int
    server: str
    person: PersonId
    token: Token
    room: RoomId = ""


class Rooms(Message, tag="rooms"):
    """The public rooms, sent to everybody who is in none: after Welcome and whenever they change."""

    rooms: tuple[RoomLine, ...]
    people: int


class Room(Message, tag="room"):
    """The room you are in, whole, after each change."""

    id: RoomId
    title: str
    game: str
    options: OptionValues
    stage: RoomStage
    seats: tuple[SeatState, ...]
    watchers: tuple[Watcher, ...]
    clock: Clock
    host: PersonId
    code: Code  # empty: a public room
    muted: tuple[PersonId, ...] = ()
    commitment: str = ""  # SHA-256 of the server's part of the seed, before anybody gave entropy


class Snapshot(Message, tag="snapshot"):
    """The whole match as one seat (None: a watcher) has it.

    A match begins with version 0, the table before the deal; the deal itself is the first News.
    """

    version: int
    match: str
    game: str
    seat: Seat | None
    seats: int
    options: OptionValues
    cards: dict[Place, list[Card]]
    public: dict[str, Any]
    ask: int
    legal: list[Action]
    awaited: tuple[Seat, ...]
    answer: Action | None = None
    times: Times = NO_TIMES
    over: bool = False

    @classmethod
    def of(
        cls, view: View, match: str = "", version: int = 0, ask: int = 0, times: Times = NO_TIMES, over: bool = False
    ) -> Snapshot:
        """A view as plain data: what it holds at this moment, and no more."""
        return cls(
            version, match, view.game.id, view.seat, view.seats, dict(view.options), view.table.plain(),
            dict(vars(view.public)), ask, view.legal[:], view.awaited, view.answer, times, over,
        )  # fmt: skip

    def view(self, game: Game[Any]) -> View:
        """The view again, with a table and facts of its own."""
        public = game.Public()
        for name, value in self.public.items():
            setattr(public, name, frozen(value))
        table = Table(game.hiding, {place: cards[:] for place, cards in self.cards.items()})
        return View(
            game, self.seat, self.seats, game.settings(self.seats, self.options), table, public, self.legal,
            self.awaited, self.answer,
        )  # fmt: skip


class News(Message, tag="news"):
    """What happened, and what is asked now. Version = last + 1, else send Resync."""

    version: int
    events: list[Event]
    ask: int
    legal: list[Action]
    awaited: tuple[Seat, ...]
    answer: Action | None = None
    times: Times = NO_TIMES


class Result(Message, tag="result"):
    """The match is over. With the seed's parts anybody can check the deal against the commitment."""

    match: str
    scores: list[int]
    places: list[int]
    seed: str
    secret: str  # the server's part; SHA-256 of it is the commitment
    entropy: tuple[str, ...]  # what the seats added; seed = SHA-256 of secret and these, joined by "/"


class Refused(Message, tag="refused"):
    """Not that. `rule` is a rule id, or "stale" when the question has changed; the current list is repeated."""

    ask: int
    rule: str
    legal: list[Action]


class Because(Message, tag="because"):
    """The rule that forbids an action; empty if it is allowed."""

    ask: int
    action: Action
    rule: str


class Outlook(Message, tag="outlook"):
    """What an action would do, as far as this seat can know."""

    ask: int
    action: Action
    effects: list[Said]


class Advice(Message, tag="advice"):
    """What a strong bot would do with what this seat was shown, and what that would do."""

    ask: int
    action: Action
    effects: list[Said]


class Chatted(Message, tag="chatted"):
    """Somebody spoke."""

    person: PersonId
    name: str
    text: str


class Emoted(Message, tag="emoted"):
    """Somebody made a sign."""

    person: PersonId
    name: str
    emote: str


class Denied(Message, tag="denied"):
    """A lobby request was not granted; `reason` is a key that the client has a sentence for, `detail` our own words."""

    request: str
    reason: str
    detail: str = ""


class Sent(Message, tag="sent"):
    """You are no longer in the room: "left", "kicked", "closed" (nobody plays), "empty" (nobody was online for long) or
    "broken" (the rules failed; the match is kept)."""

    room: RoomId
    reason: str


class Goodbye(Message, tag="goodbye"):
    """The connection ends now: "protocol", "full", "flood", "elsewhere" (the same person has come by another)..."""

    reason: str


class Statistics(Message, tag="statistics"):
    """The own statistics and last results, newest first."""

    games: tuple[GameStatistics, ...]
    matches: tuple[PastMatch, ...]


class Record(Message, tag="record"):
    """The finished match that was asked for; all of it, for it is over."""

    match: str
    recording: Recording


class Pong(Message, tag="pong"):
    """Here."""

    number: int


Downward = (
    Welcome | Rooms | Room | Snapshot | News | Result | Refused | Because | Outlook | Advice | Chatted | Emoted | Denied
    | Sent | Goodbye | Statistics | Record | Pong
)  # fmt: skip


class Down(Struct, array_like=True):
    """The envelope of a server message."""

    message: Downward
