"""What the lobby wants done. Lobby and rooms are plain calls without I/O: they take the time and leave effects here.

Law: net.py first makes all Keep effects durable, then sends. So nobody hears of an action that a killed server forgets.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from shared.engine import Action, Seat, View
from shared.messages import Downward

SessionId = int  # one per connection, never used again


class Send(NamedTuple):
    """Send one message to some connections; it is packed once."""

    to: tuple[SessionId, ...]
    message: Downward


class Close(NamedTuple):
    """End a connection after what was sent to it."""

    session: SessionId
    reason: str


class Think(NamedTuple):
    """A bot is awaited, or a person wants its advice; the answer comes back through Lobby.thought or Lobby.advised."""

    room: str
    seat: Seat
    ask: int
    level: str
    view: View
    seed: str
    delay: float  # seconds before its answer may be seen: a bot at a human pace
    advice: bool = False  # only told to the person who has the seat


class KeepRoom(NamedTuple):
    """Keep a room as plain data, written over what was kept of it before."""

    room: str
    data: dict[str, Any]


class KeepAction(NamedTuple):
    """Keep an accepted action of a running match."""

    match: str
    number: int
    seat: Seat
    action: Action
    bank: float  # the seat's remaining time afterwards


class KeepResult(NamedTuple):
    """Keep a finished match: with its actions, all that a replay needs."""

    match: str
    data: dict[str, Any]  # game, seats, options, seed, persons, names, scores, places, started, ended


class KeepPerson(NamedTuple):
    """Keep a person as the server knows them; the token itself is never kept, only its hash."""

    person: str
    token_hash: str
    name: str
    avatar: str


class ForgetRoom(NamedTuple):
    """Forget a room, which is closed."""

    room: str


Keep = KeepRoom | KeepAction | KeepResult | KeepPerson | ForgetRoom
Effect = Send | Close | Think | Keep
