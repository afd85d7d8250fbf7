"""What a client or a headless player keeps of a match: a Snapshot, then the fold of its News.

Law: no rules here. The same fold as the server's own replica, so both always hold the same table.
"""

from __future__ import annotations

from typing import Any

from shared.engine import Changed, Game, Match, Seat, Table, View
from shared.engine.game import frozen
from shared.messages import News, Snapshot, Times


def snapshot(match: Match[Any], name: str, audience: Seat | None, version: int, ask: int, times: Times) -> Snapshot:
    """The whole match as one seat (None: a watcher) has it: what a Replica begins with."""
    view = match.view(audience)
    return Snapshot(
        version, name, match.game.id, audience, view.seats, dict(view.options), view.table.plain(),
        dict(vars(view.public)), ask, view.legal, view.awaited, view.answer, times, match.over,
    )  # fmt: skip


class Gap(Exception):
    """A version is missing: ask for a Resync."""


class Replica:
    """One seat's (or watcher's) side of a running match."""

    def __init__(self, game: Game[Any], snapshot: Snapshot) -> None:
        self.game, self.match, self.seat, self.seats = game, snapshot.match, snapshot.seat, snapshot.seats
        self.options = game.settings(snapshot.seats, snapshot.options)
        self.version, self.over = snapshot.version, snapshot.over
        self.table = Table(game.hiding, snapshot.cards)
        self.public = game.Public()
        for name, value in snapshot.public.items():
            setattr(self.public, name, frozen(value))
        self._ask(snapshot)

    def fold(self, news: News) -> None:
        """Make the news true here; Gap if an earlier one was missed."""
        if news.version != self.version + 1:
            raise Gap(f"version {news.version} after {self.version}")
        self.version = news.version
        for event in news.events:
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
