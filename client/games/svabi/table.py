"""Švábí disko's table, declared."""

from __future__ import annotations

from collections.abc import Sequence

from client.games.svabi.backdrop import scenery
from client.games.svabi.layout import svabi
from client.games.svabi.marks import SvabiMarks
from client.games.svabi.phrases import SvabiPhrases
from client.games.svabi.scores import plaque, scores
from client.games.svabi.signs import DECK
from client.games.svabi.touch import GUESSES, TAKES
from client.table.game_table import GameTable
from client.table.stage import SealedLay
from shared.engine import Seat
from shared.games.svabi import Svabi
from shared.games.svabi.position import Public


def lies(facts: Public) -> str:
    """Where chosen and hidden cards lie until all are in."""
    return {"choose": "choice", "hide": "hid"}.get(facts.stage, "")


def asked(facts: Public) -> Sequence[Seat]:
    """All who choose."""
    return facts.asked


TABLE = GameTable[Public](
    game=Svabi(),
    deck=DECK,
    layout=svabi,
    phrases=SvabiPhrases(),
    marks=SvabiMarks(),
    plaque=plaque,
    scores=scores,
    guesses=GUESSES,
    takes=TAKES,
    sealed=SealedLay(lies, asked),
    backdrop=scenery,
)
