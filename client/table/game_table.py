"""What the table needs of one game, as one declaration. To show another game, copy a package of client/games.

Law: the table knows no game, and a game's declaration knows no rule: it reads what is seen and what the server said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from client.table.deck import Deck
from client.table.intent import Guess, Intent
from client.table.layout import Layout
from client.table.marks import Marks
from client.table.phrases import Phrases
from client.table.plan import Frame, Plan
from client.table.plaques import PlaqueData
from client.table.score_sheet import ScoreSheet
from client.table.situation import Situation, Telling
from client.table.stage import SealedLay, Stage
from client.ui.felt import cloth
from client.ui.pictures import Picture
from client.ui.theme import INN
from shared.engine import Card, Game, Place, Seat
from shared.messages import Result, Snapshot

P = TypeVar("P")


def own_alone(_: object) -> Sequence[Place]:
    """One acts from one's own places."""
    return ()


def inn_cloth(_: int) -> Picture:
    """The cloth of the inn, for any number of seats."""
    return cloth(INN)


@dataclass(frozen=True)
class GameTable(Generic[P]):
    """One game at the table. Its theme stands in its entry: the shelf needs it before this is loaded."""

    game: Game[P]
    deck: Deck
    layout: Callable[[Frame, tuple[Seat, ...]], Plan]  # for the seats clockwise from who sits at the bottom
    phrases: Phrases[P]
    marks: Marks[P]
    plaque: Callable[[Situation[P], Seat], PlaqueData]
    scores: Callable[[Telling[P], Result], ScoreSheet]
    hand: str = "hand"  # the zone of the own cards; empty: nobody holds any
    wild: Card = ""  # what stands for any card where cards are selected and counted
    guesses: Mapping[str, Guess] = field(default_factory=dict)  # what a refused finger probably meant
    takes: frozenset[str] = frozenset()  # verbs that mean the very card touched: an equal one elsewhere is another
    acts_from: Callable[[Situation[P]], Sequence[Place]] = own_alone  # others' places that one acts from now
    sealed: SealedLay[P] | None = None  # how answers are pictured that are not opened yet
    backdrop: Callable[[int], Picture] = inn_cloth  # under everything, by the number of seats

    def lay_out(self, seats: int, viewer: Seat | None, frame: Frame) -> Layout:
        """Where everything lies on a screen."""
        return Layout(self.layout, seats, viewer, frame)

    def stage(self, snapshot: Snapshot, memory_aid: bool = False) -> Stage:
        """The cards of a match."""
        return Stage(self.game, snapshot, self.sealed, memory_aid)

    def gestures(self, seat: Seat | None) -> Intent:
        """The fingers of a seat, or of a watcher."""
        return Intent(-1 if seat is None else seat, self.hand, self.wild, self.guesses, self.takes)
