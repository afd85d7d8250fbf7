"""How the scores of a match came about, as the results show it: a row for each party, the best first.

Law: no rules here. What counts has been counted by the server; a game's `scores` only tells what lies where at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from client.table.party import Party
from client.ui.icons import Icon
from client.ui.text import say


class ScoreRow(NamedTuple):
    """One party's row: what was added up, and the sum."""

    party: Party
    place: int
    parts: tuple[str, ...]
    total: int


class Highlight(NamedTuple):
    """Something to remember: an icon, what it is, whose it is."""

    icon: Icon
    title: str
    text: str


class ScoreSheet(NamedTuple):
    """The whole sheet."""

    columns: tuple[str, ...]  # of the parts; the sum has its own
    total: str
    rows: tuple[ScoreRow, ...]  # the best first
    note: str
    highlights: tuple[Highlight, ...] = ()
    signs: str = ""  # between the parts: "-" reads first minus second


def together(names: Sequence[str]) -> str:
    """Those who share a highlight; nobody is singled out of several equals."""
    return ", ".join(names) if len(names) < 3 else say("results-several", count=len(names))


def ranked(rows: Sequence[ScoreRow]) -> tuple[ScoreRow, ...]:
    """The best first."""
    return tuple(sorted(rows, key=lambda row: row.place))


def signed(number: int) -> str:
    """A number with a proper minus."""
    return f"\u2212{-number}" if number < 0 else str(number)
