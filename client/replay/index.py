"""A film ready to be shown from anywhere: the table after any of its news, and what the log says up to there.

Law: nothing here draws or waits. The whole film is folded once, with a snapshot kept every few news, so that a jump
costs no more than those few. Nobody is asked anything: a film has no legal lists.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from client.table.game_table import GameTable
from client.table.log import KEPT
from client.table.match_view import cards, telling
from client.table.phrases import LogLine
from client.table.stage import Fact
from shared.engine import Seat
from shared.messages import News, Recording, Snapshot
from shared.recording import film, turns
from shared.replica import Replica

EACH = 8  # news between two snapshots


class Reel:
    """One recording as one seat saw it, or open. A position counts the news that were shown; 0: before the deal."""

    def __init__(
        self, game_table: GameTable[Any], recording: Recording, seat: Seat, open: bool, names: Sequence[str]
    ) -> None:
        told = film(recording, seat, open)
        self.seat, self.open = seat, open
        self.game = game_table.game
        self.news: list[News] = [replace(news, legal=[]) for news in told.news]
        self.done = [0, *told.done]  # by position: how many actions had been made
        asked = {number + 1 for number in turns(recording, told.done, seat)}
        self.turns = sorted(position for position in asked if position - 1 not in asked)  # where a turn begins
        self._kept: list[Snapshot] = []
        self._lines: list[LogLine] = []
        self._told: list[int] = []  # by position: how many lines there are
        self._fold(game_table, told.first, names)

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.news)

    def at(self, position: int) -> Snapshot:
        """The table there."""
        replica = Replica(self.game, self._kept[position // EACH])
        for news in self.news[position // EACH * EACH : position]:
            replica.fold(news)
        return photograph(replica)

    def lines(self, position: int) -> list[LogLine]:
        """The log there."""
        return self._lines[max(0, self._told[position] - KEPT) : self._told[position]]

    def after(self, actions: int) -> int:
        """The position where so many actions have been shown."""
        return max(0, min(self.end, bisect_right(self.done, actions, lo=1) - 1))

    def turn_after(self, position: int) -> int | None:
        """The next turn of the seat."""
        return next((turn for turn in self.turns if turn > position), None)

    def turn_before(self, position: int) -> int | None:
        """The turn of the seat before this one."""
        return next((turn for turn in reversed(self.turns) if turn < position), None)

    def _fold(self, game_table: GameTable[Any], first: Snapshot, names: Sequence[str]) -> None:
        """Tell it all once, as a table would, but without a screen."""
        stage = game_table.stage(first, memory_aid=self.open)
        shown, t = dict(stage.pictures()), telling(stage, names)
        for position, news in enumerate([None, *self.news]):
            for step in stage.fold(news) if news is not None else ():
                if isinstance(step, Fact):
                    setattr(t.facts, step.name, step.now)
                line = game_table.phrases.line(t, step)
                if line is not None:
                    self._lines.append(line)
                if step.places:
                    shown.update(step.places)
                    t.shown = cards(shown)
            self._told.append(len(self._lines))
            if position % EACH == 0:
                self._kept.append(photograph(stage.replica))


def photograph(replica: Replica) -> Snapshot:
    """What a replica holds, as a message that another one can begin with."""
    return Snapshot.of(replica.view(), replica.match, replica.version, replica.ask)
