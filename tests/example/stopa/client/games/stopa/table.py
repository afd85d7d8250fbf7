"""Stopa's table, declared."""

from __future__ import annotations

from client.games.stopa.layout import stopa
from client.games.stopa.phrases import StopaPhrases
from client.games.stopa.scores import plaque, scores
from client.table.deck import Deck
from client.table.game_table import GameTable
from client.table.intent import Guess
from client.table.marks import Marks
from shared.games.stopa import Stopa
from shared.games.stopa.position import Public

TABLE = GameTable[Public](
    game=Stopa(),
    deck=Deck("korist"),  # the same animals
    layout=stopa,
    phrases=StopaPhrases(),
    marks=Marks(),
    plaque=plaque,
    scores=scores,
    guesses={"hand": Guess("lay", card=True)},
)
