"""What fingers mean in Bridge: whose cards one plays, and what was probably meant where a card is refused."""

from __future__ import annotations

from collections.abc import Sequence

from client.table.intent import Guess
from client.table.situation import Telling
from shared.engine import Place
from shared.games.bridge.position import Public

GUESSES = {"hand": Guess("play", card=True), "dummy": Guess("play", card=True)}


def acts_from(t: Telling[Public]) -> Sequence[Place]:
    """Who decides for the seat whose card it is, plays from where its cards lie: the declarer from the dummy."""
    facts = t.facts
    return (facts.lying[facts.turn],) if facts.decides[facts.turn] == t.seat else ()
