"""What a game says at the table: prompts, buttons, questions, log lines, sounds, the names of its cards.

Law: no rules here. Phrases read the situation and answer in words; they never decide whether something is allowed and
keep nothing. What is told of the past (log lines, sounds, interims) reads no more than a replay knows too: a Telling.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from client.table.party import Party
from client.table.situation import Situation, Telling
from client.table.stage import Step
from client.ui.icons import Icon, IconOrNone
from client.ui.sound import Sound
from client.ui.text import say
from client.ui.widgets import Kind
from shared.engine import Action, Card, Said, Seat

P = TypeVar("P")


class Words(NamedTuple):
    """A button: what it does, and its consequence in small letters. A locked one says there what is missing, and a
    press asks the server why its action may not be done."""

    text: str
    sub: str = ""
    kind: Kind = "primary"
    icon: IconOrNone = ""
    locked: Action | None = None


Operator = Literal["+", ">", "="]  # what may stand between pictures besides icons
Part = tuple[Card, ...] | Icon | Operator


class Prompt(NamedTuple):
    """The bar that says what is to be done now: "Vylož karty: 2x 9", "seber 2x 5: Adam", and a smaller line below.

    `pictures` stand at its right end: cards of one group overlap; a string that names an icon stands between groups.
    """

    headline: str
    consequence: str = ""
    sub: str = ""
    pictures: tuple[Part, ...] = ()


class LogLine(NamedTuple):
    """A line of the log: who, what, the cards that it was done with, as little pictures, and from whom they came."""

    seat: Seat | None  # None: nobody in particular
    text: str
    cards: tuple[Card, ...] = ()
    source: Seat | None = None
    joins: bool = False  # its cards are added to the line before, if that says the same of the same seat


class InterimRow(NamedTuple):
    """One row of the table between two games of a match."""

    party: Party
    now: str  # what the game has brought
    total: str


class Interim(NamedTuple):
    """How a match stands between two of its games; the best first."""

    title: str
    rows: tuple[InterimRow, ...]
    note: str = ""  # what follows from it for the next game


class Phrases(Generic[P]):
    """A quiet table; a game overrides what it has more of. Only `prompt` and `button` it must say itself."""

    # --- what is to be done ---

    def subtitle(self, t: Situation[P]) -> str:
        """Under the name of the game."""
        return ""

    def prompt(self, t: Situation[P]) -> Prompt:
        """What is to be done now, by whom."""
        raise NotImplementedError

    def primary(self, t: Situation[P]) -> Words | None:
        """The big button while cards are chosen by fingers: for `t.commitment`, or, disabled, what is missing for one.
        None hides it."""
        return None

    def button(self, t: Situation[P], action: Action) -> Words:
        """The button for an entry that no card and no place stands for."""
        raise NotImplementedError

    def choice(self, t: Situation[P], action: Action) -> Words:
        """An entry of a chooser, where a finger left several."""
        return self.button(t, action)

    def confirm(self, t: Situation[P], action: Action) -> tuple[str, str] | None:
        """A question (title, text) to be answered before this is sent; None for most."""
        return None

    def advice(self, t: Situation[P], action: Action, effects: Sequence[Said]) -> str:
        """What the bot suggests and why, in one line."""
        if action.place and not action.card:  # it is ringed on the table
            return say("table-advice-place")
        return say("table-advice", what=self.card_name(action.card) if action.card else self.button(t, action).text)

    # --- what happened ---

    def line(self, t: Telling[P], step: Step) -> LogLine | None:
        """The log line for a step that began now; None for most."""
        return None

    def interim(self, t: Telling[P], step: Step) -> Interim | None:
        """How the match stands, if this step has just ended one of its games but not the last; None for most."""
        return None

    def sound(self, t: Telling[P], step: Step) -> Sound | None:
        """The sound for a step that began now; None for silence."""
        return None

    # --- cards ---

    def card_name(self, card: Card) -> str:
        """What a card is called."""
        return ""

    def banner(self, card: Card) -> str:
        """The word on the banner of a large card."""
        return self.card_name(card)
