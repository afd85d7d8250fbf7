"""What a client or a headless player keeps of a match: a Snapshot, then the fold of its News.

Law: no rules here. The same fold as the server's own replica, so both always hold the same table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shared.engine import Changed, Event, Game, Match, Seat, View
from shared.engine.game import frozen
from shared.messages import News, Snapshot, Times


def snapshot(match: Match[Any], name: str, audience: Seat | None, version: int, ask: int, times: Times) -> Snapshot:
    """The whole match as one seat (None: a watcher) has it: what a Replica begins with."""
    return Snapshot.of(match.view(audience), name, version, ask, times, match.over)


class Gap(Exception):
    """A version is missing: ask for a Resync."""


class Replica:
    """One seat's (or watcher's) side of a running match."""

    def __init__(self, game: Game[Any], snapshot: Snapshot) -> None:
        view = snapshot.view(game)
        self.game, self.match, self.seat, self.seats = game, snapshot.match, view.seat, view.seats
        self.options, self.table, self.public = view.options, view.table, view.public
        self.version, self.over = snapshot.version, snapshot.over
        self._ask(snapshot)

    def fold(self, news: News) -> None:
        """Make the news true here; Gap if an earlier one was missed."""
        for _ in self.tell(news):
            pass

    def tell(self, news: News) -> Iterator[Event]:
        """The same, with each event before it is made true: who listens sees the match as it was and, when asking for
        the next event, as it is. The news are true when there is none left."""
        if news.version != self.version + 1:
            raise Gap(f"version {news.version} after {self.version}")
        self.version = news.version
        for event in news.events:
            yield event
            if isinstance(event, Changed):
                setattr(self.public, event.name, frozen(event.new))
            else:
                self.table.fold(event)
        self._ask(news)

    def _ask(self, message: Snapshot | News) -> None:
        self.ask, self.legal, self.awaited = message.ask, message.legal, message.awaited
        self.answer, self.times = message.answer, message.times

    def view(self) -> View:
        """The match as a bot or a screen wants it."""
        return View(
            self.game, self.seat, self.seats, self.options, self.table, self.public, self.legal, self.awaited,
            self.answer,
        )  # fmt: skip
