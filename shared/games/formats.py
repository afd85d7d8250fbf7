"""The files in which other programs keep matches of our games: hands of Hold'em as PHH, deals of Bridge as PBN.

Law: what cannot be written or read is said, each with its reason, and spoils nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from shared.engine import Action, Card, Event, Match, Place, Seat
from shared.games.bridge import Bridge, pbn, pbn_reading
from shared.games.holdem import Holdem, phh, phh_playing, phh_reading

COMPASS = ("North", "East", "South", "West")
DICE = "the cards that the file does not tell were dealt at random"


class FormatError(ValueError):
    """Why a match cannot be written, as one sentence."""


class Account(NamedTuple):
    """A match as it is to be written: what one seat (or a watcher) was sent, and the match before its first action."""

    names: Sequence[str]
    public: Mapping[str, Any]  # before the first event
    cards: Mapping[Place, Sequence[Card]]
    events: Iterable[Event]
    match: Match[Any]
    log: Sequence[tuple[Seat, Action]]


class Written(NamedTuple):
    """What goes out, and the suffix of its file."""

    suffix: str
    text: str


class Arrival(NamedTuple):
    """A match out of a file: the position in which it begins, and how it was played."""

    start: Mapping[str, Any]
    match: Match[Any]
    names: Sequence[str]  # none: nobody is named


class Arrivals(NamedTuple):
    """What a file holds, and in words what could not be read or was left out."""

    matches: list[Arrival]
    refused: list[str]
    remarks: list[str]


class Format(NamedTuple):
    """How other programs write the matches of one game."""

    suffixes: tuple[str, ...]
    write: Callable[[Account], Written]
    read: Callable[[str], Arrivals]


def to_phh(account: Account) -> Written:
    options = account.match.state.options
    try:
        hands = [*phh.told(options, account.events, account.names, account.public, account.cards)]
    except phh.PhhError as error:
        raise FormatError(str(error)) from error
    if not hands:
        raise FormatError("no hand was played to its end")
    return Written(".phh" if len(hands) == 1 else ".phhs", phh.to_texts(hands))


def from_phh(text: str) -> Arrivals:
    found = Arrivals([], [], [])
    for hand in phh_reading.read(text):
        try:
            if isinstance(hand, phh.PhhError):
                raise hand
            replay = phh_playing.played(hand)
        except phh.PhhError as error:
            found.refused.append(str(error))
            continue
        found.matches.append(Arrival(replay.start, replay.match, hand.players))
        if any(phh.UNKNOWN in line for line in hand.actions) and DICE not in found.remarks:
            found.remarks.append(DICE)
    return found


def to_pbn(account: Account) -> Written:
    names = {place: name for place, name in zip(COMPASS, account.names, strict=True) if name}
    boards = pbn.boards(account.match, account.log)
    return Written(".pbn", pbn.write(board._replace(tags=(*board.tags, *names.items())) for board in boards))


def from_pbn(text: str) -> Arrivals:
    reading = pbn_reading.read(text)
    found = Arrivals([], [*map(str, reading.refused)], [*map(str, reading.remarks)])
    for board in reading.boards:
        tags, match = dict(board.tags), pbn.played(board)
        found.matches.append(Arrival(pbn.started(board).state.dump(), match, [tags.get(at, "") for at in COMPASS]))
        if not all(board.hands) and DICE not in found.remarks:
            found.remarks.append(DICE)
        if not match.over:
            found.remarks.append(f"board {tags.get('Board', len(found.matches))} is not played to its end")
    return found


FORMATS: Mapping[str, Format] = {
    Holdem.id: Format((".phh", ".phhs"), to_phh, from_phh),
    Bridge.id: Format((".pbn",), to_pbn, from_pbn),
}
