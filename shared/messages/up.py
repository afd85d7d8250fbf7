"""What a client tells a server: imperatives (Join, Act)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from shared.engine.events import Action
from shared.messages.values import (
    Clock,
    Code,
    Line,
    Message,
    Name,
    Number,
    OptionValues,
    PersonId,
    RoomId,
    SeatCount,
    SeatNumber,
    Token,
    Word,
)


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
    options: OptionValues = field(default_factory=dict)
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


class Up(Struct, array_like=True):
    """The envelope of a client message: msgspec builds the union's decoder once."""

    message: Upward
