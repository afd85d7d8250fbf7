"""Has the pictures of a table made while nobody waits for them: the very first deal shows cards, not blank paper."""

from __future__ import annotations

from pygame import Surface

from client.games.tables import DRESSINGS
from client.table.card_pictures import CardPictures
from client.table.layout import Layout, fitted
from client.ui.canvas import Look
from shared.engine import Seat


def warm(look: Look, game: str, seats: int) -> None:
    """Ask the worker for a table's cloth and for its cards at every width at which they lie there."""
    dressing, seat = DRESSINGS[game], Seat(0)

    def made(_: Surface) -> None:
        """It is remembered; nobody looks at it yet."""

    look.pictures.later(dressing.backdrop(seats), look.layout.size, made)
    layout = Layout(game, seats, seat, fitted(*look.layout.size).frame)
    CardPictures(look, dressing.deck, dressing.banner).prefetch(layout.widths)
