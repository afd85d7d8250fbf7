"""A finished match, told again: for any seat, for a watcher, or open, from seed, options and actions; and as a file.

Law: the only code that plays a recording. A film is what that audience was sent while the match was played, so whoever
shows it needs no rules. What is not a sound recording is a RecordingError with a sentence, whatever it is.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from shared.engine import Event, IllegalAction, Match, OptionError, PositionError, Seat
from shared.engine.match import Audience, View
from shared.engine.match import News as Heard
from shared.games import GAMES
from shared.messages import News, Recording, Snapshot
from shared.wire import LOG_LIMIT

SUFFIX = ".tlapa"
FORMAT = 2  # of the file; a later one may not be understood here
DEALT = 1  # of a recording that begins with a deal: every Tlapa understands it
HEAD = b"tlapa recording "
FILE_LIMIT = 4 * 1024 * 1024  # bytes

Reason = Literal["foreign", "newer", "long", "damaged", "unknown", "illegal"]


class RecordingError(ValueError):
    """This cannot be told; `reason` is a key that the client has a sentence for, the message our own words."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason: Reason = reason


class Film(NamedTuple):
    """A match for one audience: the table before the deal, and what it heard after how many actions."""

    first: Snapshot
    news: list[News]
    done: list[int]  # for each news, how many actions of the log had been made; 0: the deal


class Truth(Match[Any]):
    """A match that also keeps each event as it truly happened."""

    happened: list[Event]

    def _publish(self) -> Heard:
        self.happened = self.state.events
        return super()._publish()


def film(recording: Recording, audience: Audience, open: bool = False) -> Film:
    """What an audience (None: a watcher) was sent; open: the same with every face that moved."""
    try:
        return shown(recording, audience, open)
    except RecordingError:
        raise
    except Exception as error:
        if recording.start is None:
            raise
        # The rules trust a position, and this one may be anything.
        raise RecordingError("damaged", f"The recording begins in a position that cannot be: {error}.") from error


def shown(recording: Recording, audience: Audience, open: bool) -> Film:
    match = begin(recording)
    first = Snapshot.of(beginning(match, audience, open) if recording.start else match.before_deal(audience))
    told, done = list[News](), list[int]()

    def tell(heard: Heard) -> None:
        events = match.happened if open and match.happened else heard.get(audience)
        if events is not None:
            view = match.view(audience)
            told.append(News(len(told) + 1, events, len(told) + 1, list(view.legal), view.awaited, view.answer))
            done.append(len(match.log))

    tell(match.opening)
    for number, (seat, action) in enumerate(recording.log, 1):
        match.happened = []
        try:
            tell(match.act(seat, action))
        except IllegalAction as error:
            raise RecordingError("illegal", f"Action {number} of the recording is not allowed: {error}.") from error
    return Film(first, told, done)


def begin(recording: Recording) -> Truth:
    """The match before its first action; RecordingError if there is no such game or it cannot be played so."""
    game = GAMES.get(recording.game)
    if game is None:
        raise RecordingError("unknown", f"There is no game called {recording.game!r} here.")
    seats = recording.seats
    if seats not in game.seats or {*map(len, (recording.names, recording.levels, recording.avatars))} != {seats}:
        raise RecordingError("damaged", f"The recording does not tell who sat at its {seats} seats.")
    if any(seat >= seats for seat, _ in recording.log) or not (recording.seat is None or recording.seat < seats):
        raise RecordingError("damaged", "The recording names a seat that there is not.")
    try:
        if recording.start is None:
            return Truth(game, seats, recording.seed, recording.options)
        position = {"seats": seats, "seed": recording.seed, "options": recording.options}
        match = Truth.arranged(game, position | {"cards": recording.start.cards, "public": recording.start.public})
    except (OptionError, PositionError) as error:
        raise RecordingError("damaged", f"The recording does not fit the game: {error}.") from error
    assert isinstance(match, Truth)
    match.happened = []
    return match


def beginning(match: Match[Any], audience: Audience, open: bool) -> View:
    """A match that was not dealt here, as it begins for an audience; open: with every face."""
    view = match.view(audience)
    return view._replace(table=match.state.table) if open else view


def turns(recording: Recording, done: list[int], seat: Seat) -> list[int]:
    """The news of a film after which this seat was the next to act."""
    log = recording.log
    return [number for number, made in enumerate(done) if made < len(log) and log[made][0] == seat]


# --- as a file ---


def write(recording: Recording) -> bytes:
    """The contents of a file: a line that says what it is, then JSON."""
    return (
        HEAD
        + str(DEALT if recording.start is None else FORMAT).encode()
        + b"\n"
        + msgspec.json.encode(recording)
        + b"\n"
    )


def read(data: bytes) -> Recording:
    """The recording of a file; RecordingError says what is wrong with it."""
    if len(data) > FILE_LIMIT:
        raise RecordingError("long", f"The file has more than {FILE_LIMIT} bytes.")
    head, _, body = data.partition(b"\n")
    number = head.removeprefix(HEAD)
    if not head.startswith(HEAD) or not number.isdigit() or len(number) > 9:
        raise RecordingError("foreign", "This is not a recording of Tlapa.")
    if int(number) > FORMAT:
        raise RecordingError("newer", f"The recording has format {int(number)}; {FORMAT} is the newest known here.")
    try:
        recording = msgspec.json.decode(body, type=Recording)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordingError("damaged", f"The recording is damaged: {error}.") from error
    if len(recording.log) > LOG_LIMIT:
        raise RecordingError("long", f"The recording has more than {LOG_LIMIT} actions.")
    return recording
