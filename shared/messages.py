"""Every message between a client and a server, in both directions.

Client messages are imperatives (Join, Act), server messages nouns (Welcome, News). One message up; one per seat down,
with its events and its next legal list. All are validated on arrival (see wire.py). What is sent is never more than
the receiving seat may know.

A connection begins with Hello and Welcome. A lobby request that cannot be granted is answered by Denied, an action or
a question about one by Refused; both leave everything as it was.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from shared.engine.events import Action, Card, Event, Place, Said
from shared.engine.seats import Seat

PROTOCOL = 2  # the version of this file; a server greets only clients that speak the same

EMOTES = ("hello", "well_done", "thanks", "oops", "wow", "hurry", "think", "good_game")

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


# --- from a client -------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message. A token from an earlier Welcome brings back the person and the seat it has."""

    protocol: Number
    name: Name
    avatar: Word = ""
    token: Token = ""


class Rename(Message, tag="rename"):
    """Another name or avatar, while in no running match."""

    name: Name
    avatar: Word = ""


class Create(Message, tag="create"):
    """Open a room and sit down at its first seat as host. A private room is not listed; it is joined by its code."""

    game: Word
    seats: SeatCount
    options: OptionValues = {}
    title: Annotated[str, Meta(max_length=40)] = ""
    private: bool = False
    clock: Clock = Clock()


class Join(Message, tag="join"):
    """Sit down in a room, by its id or by a private room's code: at a free seat, or in a bot's place with its hand."""

    room: RoomId = ""
    code: Code = ""
    seat: SeatNumber | None = None


class Watch(Message, tag="watch"):
    """Look on: the public history, never a hidden card."""

    room: RoomId = ""
    code: Code = ""


class Leave(Message, tag="leave"):
    """Leave the room for good; a bot plays on in a running match."""


class Ready(Message, tag="ready"):
    """Ready or not. The entropy is mixed into the seed, so that no server can choose the deal."""

    ready: bool = True
    entropy: Token = ""


class Change(Message, tag="change"):
    """The host changes the set-up before the start; what is None stays. All seats must say Ready again."""

    game: Word | None = None
    seats: SeatCount | None = None
    options: OptionValues | None = None
    title: Annotated[str, Meta(max_length=40)] | None = None
    private: bool | None = None
    clock: Clock | None = None


class Seating(Message, tag="seating"):
    """The host puts a bot of a level on a free or bot seat, or takes it away (level None)."""

    seat: SeatNumber
    level: Word | None = None


class Start(Message, tag="start"):
    """The host starts the match: all people ready, every seat taken (free seats are filled by bots if asked)."""

    fill: Word = ""  # the level of the bots that fill free seats; empty: all seats must be taken


class Kick(Message, tag="kick"):
    """The host sends somebody out of the room; they cannot come back into it."""

    person: PersonId


class Mute(Message, tag="mute"):
    """The host silences somebody's chat and emotes, or lets them speak again."""

    person: PersonId
    muted: bool = True


class Chat(Message, tag="chat"):
    """A line to the room."""

    text: Line


class Emote(Message, tag="emote"):
    """One of EMOTES to the room."""

    name: Literal["hello", "well_done", "thanks", "oops", "wow", "hurry", "think", "good_game"]


class Act(Message, tag="act"):
    """Do this; `ask` quotes the question that it answers."""

    ask: Number
    action: Action


class Why(Message, tag="why"):
    """Why is this not allowed? Answered by Because."""

    ask: Number
    action: Action


class Preview(Message, tag="preview"):
    """What would this do? Answered by Outlook."""

    ask: Number
    action: Action


class Advise(Message, tag="advise"):
    """What would a strong bot do in my place? Answered by Advice, one at a time."""

    ask: Number


class Resync(Message, tag="resync"):
    """A version is missing: send me everything again. Answered by Snapshot."""


class GiveTime(Message, tag="give_time"):
    """Give 30 seconds to the other people who are awaited."""


class Again(Message, tag="again"):
    """After a match the host calls for another: the same game with the next seat starting, or another game."""

    game: Word = ""


class Records(Message, tag="records"):
    """Ask for the own statistics and last results. Answered by Statistics."""


class Recall(Message, tag="recall"):
    """Ask for a finished match in which one had a seat. Answered by Record."""

    match: Word


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by Pong with the same number."""

    number: Number = 0


Upward = (
    Hello | Rename | Create | Join | Watch | Leave | Ready | Change | Seating | Start | Kick | Mute | Chat | Emote
    | Act | Why | Preview | Advise | Resync | GiveTime | Again | Records | Recall | Ping
)  # fmt: skip


# --- from a server -------------------------------------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """The greeting. Keep the token: it brings you back. `room` is where a seat is still yours."""

    protocol: int
    server: str
    person: PersonId
    token: Token
    room: RoomId = ""


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


class Times(Struct, frozen=True, array_like=True):
    """The clock at the moment of sending: seconds left for each seat, and until the awaited ones time out."""

    banks: tuple[float, ...] = ()
    left: float | None = None


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
    times: Times = Times()
    over: bool = False


class News(Message, tag="news"):
    """What happened, and what is asked now. Version = last + 1, else send Resync."""

    version: int
    events: list[Event]
    ask: int
    legal: list[Action]
    awaited: tuple[Seat, ...]
    answer: Action | None = None
    times: Times = Times()


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


class Statistics(Message, tag="statistics"):
    """The own statistics and last results, newest first."""

    games: tuple[GameStatistics, ...]
    matches: tuple[PastMatch, ...]


class Outset(Struct, frozen=True, forbid_unknown_fields=True):
    """The position in which a match began that was not dealt here."""

    cards: dict[str, tuple[str, ...]]
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


class Up(Struct, array_like=True):
    """The envelope of a client message: msgspec builds the union's decoder once."""

    message: Upward


class Down(Struct, array_like=True):
    """The envelope of a server message."""

    message: Downward
