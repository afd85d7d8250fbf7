"""Reads positions of Stopa: "A 3 3 9; B 4 | B 7 to A": the hands, what lies there, whose turn it is."""

from __future__ import annotations

from shared.engine import Action, Match
from shared.games.stopa import Stopa
from tests.games.talking import TalkingMatch

GAME = Stopa()
NAMES = "ABCDEF"


class Table(TalkingMatch):
    """A match that talks like a scenario row."""

    def lay(self, name: str, card: str) -> Table:
        self.match.act(NAMES.index(name), Action("lay", card))
        return self

    def may(self, name: str) -> str:
        return " ".join(action.card for action in self.match.legal(NAMES.index(name)))

    def why_not(self, name: str, card: str) -> str:
        return self.match.why(NAMES.index(name), Action("lay", card))

    @property
    def asked(self) -> str:
        return " ".join(NAMES[seat] for seat in self.match.awaited(None))

    @property
    def won(self) -> list[int]:
        return [len(self.lying(f"won:{seat}")) for seat in range(self.match.state.seats)]


def at(hands: str, laid: str = "", first: str = "A", turn: str = "A") -> Table:
    """at("A 3 3 9; B 4", laid="B 7", first="B", turn="A")"""
    cards = {}
    for zone, text in (("hand", hands), ("trail", laid)):
        for row in filter(None, text.split(";")):
            name, *numbers = row.split()
            cards[f"{zone}:{NAMES.index(name)}"] = numbers
    public = {"first": NAMES.index(first), "asked": NAMES.index(turn)}
    return Table(Match.arranged(GAME, {"seats": len(hands.split(";")), "cards": cards, "public": public}))
