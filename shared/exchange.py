"""Recordings to and from the files of other programs, in the formats that games have.

Law: what goes out is what the recording's own seat was sent; what comes in was played by the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from shared.games.formats import FORMATS, Account, Arrival, FormatError, Written
from shared.messages import Outset, Recording
from shared.recording import RecordingError, begin, film

NAME_LIMIT = 40


class ExchangeError(ValueError):
    """Why a recording or a file cannot be brought over, as one sentence."""


class Imported(NamedTuple):
    """What came in, and in words what did not."""

    recordings: list[Recording]
    refused: list[str]
    remarks: list[str]


def exported(recording: Recording) -> Written:
    """A recording in the format that other programs of its game read."""
    form = FORMATS.get(recording.game)
    if form is None:
        raise ExchangeError(f"no other program reads {recording.game}; there are formats for {', '.join(FORMATS)}")
    try:
        told = film(recording, recording.seat)
        events = (event for news in told.news for event in news.events)
        match = begin(recording)
        return form.write(Account(recording.names, told.first.public, told.first.cards, events, match, recording.log))
    except (FormatError, RecordingError) as error:
        raise ExchangeError(str(error)) from error


def imported(text: str, suffix: str) -> Imported:
    """The recordings of a file's matches."""
    form = next((form for form in FORMATS.values() if suffix.lower() in form.suffixes), None)
    if form is None:
        known = ", ".join(suffix for form in FORMATS.values() for suffix in form.suffixes)
        raise ExchangeError(f"{suffix or 'a file without a suffix'} is not one of {known}")
    found = form.read(text)
    return Imported([recorded(arrival) for arrival in found.matches], found.refused, found.remarks)


def recorded(arrival: Arrival) -> Recording:
    """A match that began in a position, of people whose names may be known."""
    start, match = arrival.start, arrival.match
    seats = match.state.seats
    names = tuple(name[:NAME_LIMIT] for name in arrival.names) or ("",) * seats
    nobody = ("",) * seats
    cards = {place: tuple(lying) for place, lying in start["cards"].items()}
    return Recording(
        match.game.id, seats, dict(start["options"]), start["seed"], names, nobody, nobody, tuple(match.log),
        start=Outset(cards, dict(start["public"])),
    )  # fmt: skip
