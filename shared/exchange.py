"""Recordings to and from the files of other programs: hands of Hold'em as PHH, deals of Bridge as PBN.

Law: what goes out is what the recording's own seat was sent; what comes in was played by the rules. What cannot be
brought over is said, each with its reason, and spoils nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from shared.engine import Action, IllegalAction, Match, Seat
from shared.games import GAMES
from shared.games.bridge import pbn, pbn_reading
from shared.games.holdem import phh, phh_playing, phh_reading
from shared.messages import Outset, Recording
from shared.recording import RecordingError, begin, film

NAME_LIMIT = 40
PLACES = ("North", "East", "South", "West")
DICE = "the cards that the file does not tell were dealt at random"


class ExchangeError(ValueError):
    """Why a recording or a file cannot be brought over, as one sentence."""


class Written(NamedTuple):
    """What goes out, and the suffix of its file."""

    suffix: str
    text: str


class Imported(NamedTuple):
    """What came in, and in words what did not."""

    recordings: list[Recording]
    refused: list[str]
    remarks: list[str]


# --- out ---


def exported(recording: Recording) -> Written:
    """A recording in the format that other programs of its game read."""
    write = WRITERS.get(recording.game)
    if write is None:
        raise ExchangeError(f"no other program reads {recording.game}: only holdem and bridge can be written")
    try:
        return write(recording)
    except (phh.PhhError, RecordingError, IllegalAction) as error:
        raise ExchangeError(str(error)) from error


def hands(recording: Recording) -> Written:
    told = film(recording, recording.seat)
    options = GAMES[recording.game].settings(recording.seats, recording.options)
    events = (event for news in told.news for event in news.events)
    found = [*phh.told(options, events, recording.names, told.first.public, told.first.cards)]
    if not found:
        raise ExchangeError("the recording has no hand that was played to its end")
    return Written(".phh" if len(found) == 1 else ".phhs", phh.to_texts(found))


def deals(recording: Recording) -> Written:
    film(recording, recording.seat)  # whatever is wrong with it
    names = {place: name for place, name in zip(PLACES, recording.names, strict=True) if name}
    boards = pbn.boards(begin(recording), recording.log)
    return Written(".pbn", pbn.write(board._replace(tags=(*board.tags, *names.items())) for board in boards))


WRITERS: Mapping[str, Callable[[Recording], Written]] = {"holdem": hands, "bridge": deals}


# --- in ---


def imported(text: str, suffix: str) -> Imported:
    """The recordings of a file's hands or deals, each of which is a match of its own."""
    read = READERS.get(suffix.lower())
    if read is None:
        raise ExchangeError(f"{suffix or 'a file without a suffix'} is not one of {', '.join(READERS)}")
    return read(text)


def from_phh(text: str) -> Imported:
    found = Imported([], [], [])
    for hand in phh_reading.read(text):
        try:
            if isinstance(hand, phh.PhhError):
                raise hand
            replay = phh_playing.played(hand)
        except phh.PhhError as error:
            found.refused.append(str(error))
            continue
        found.recordings.append(recorded(replay.match, replay.start, replay.match.log, hand.players))
        if any(phh.UNKNOWN in line for line in hand.actions) and DICE not in found.remarks:
            found.remarks.append(DICE)
    return found


def from_pbn(text: str) -> Imported:
    reading = pbn_reading.read(text)
    found = Imported([], [*map(str, reading.refused)], [*map(str, reading.remarks)])
    for board in reading.boards:
        match, tags = pbn.played(board), dict(board.tags)
        start = pbn.started(board).state.dump()
        found.recordings.append(recorded(match, start, match.log, [tags.get(place, "") for place in PLACES]))
        if not all(board.hands) and DICE not in found.remarks:
            found.remarks.append(DICE)
        if not match.over:
            found.remarks.append(f"board {tags.get('Board', len(found.recordings))} is not played to its end")
    return found


READERS: Mapping[str, Callable[[str], Imported]] = {".phh": from_phh, ".phhs": from_phh, ".pbn": from_pbn}


def recorded(
    match: Match[Any], start: Mapping[str, Any], log: Iterable[tuple[Seat, Action]], names: Iterable[str]
) -> Recording:
    """A match that began in a position, for people whose names may be known."""
    seats = match.state.seats
    known = [name[:NAME_LIMIT] for name in names] or [""] * seats
    nobody = ("",) * seats
    cards = {place: tuple(lying) for place, lying in start["cards"].items()}
    return Recording(
        match.game.id, seats, dict(start["options"]), start["seed"], tuple(known), nobody, nobody, tuple(log),
        start=Outset(cards, dict(start["public"])),
    )  # fmt: skip
