"""Has the pictures of a table made while nobody waits for them: the very first deal shows cards, not blank paper."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from client.table.card_pictures import CardPictures
from client.table.game_table import GameTable
from client.table.layout import fitted
from client.ui.canvas import Look


def warm(look: Look, game_table: GameTable[Any], seats: int) -> None:
    """Ask the worker for a table's cloth and for its cards at every width at which they lie there."""

    def made(_: Surface) -> None:
        """It is remembered; nobody looks at it yet."""

    look.pictures.later(game_table.backdrop(seats), look.viewport.size, made)
    layout = game_table.lay_out(seats, 0, fitted(*look.viewport.size).frame)
    CardPictures(look, game_table.deck, game_table.phrases.banner).prefetch(layout.widths)
