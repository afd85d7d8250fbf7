"""Kořist's table, declared."""

from __future__ import annotations

from client.games.korist.layout import korist
from client.games.korist.marks import KoristMarks
from client.games.korist.phrases import KoristPhrases
from client.games.korist.scores import plaque, scores
from client.games.korist.touch import GUESSES, TAKES
from client.table.deck import Deck
from client.table.game_table import GameTable
from shared.games.korist import Korist
from shared.games.korist.position import JOKER, Public

TABLE = GameTable[Public](
    game=Korist(),
    deck=Deck("korist"),
    layout=korist,
    phrases=KoristPhrases(),
    marks=KoristMarks(),
    plaque=plaque,
    scores=scores,
    wild=JOKER,
    guesses=GUESSES,
    takes=TAKES,
)
