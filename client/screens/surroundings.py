"""What is behind the screens around a game: its cloth, and at the disco the lights too."""

from __future__ import annotations

from client.ui.felt import felt
from client.ui.pictures import Picture
from client.ui.theme import THEMES, VIOLET


def surroundings(game: str) -> Picture:
    """The backdrop of this game's set-up, room and results."""
    if THEMES[game] is not VIOLET:
        return felt(THEMES[game])
    from client.games.svabi import backdrop as disco

    return disco.hall()
