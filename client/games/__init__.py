"""The games of the house, in the order of the shelf: everything that this client knows of each.

Law: `known` is the only answer to "can this client show it?". An id that comes from elsewhere (a server, a file, the
settings) may be of a game that is not here, or whose table is not built yet; it has an entry and a name all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from client.games import bridge, canasta, flaps, holdem, korist, rummy, svabi
from client.games.entry import Entry
from client.ui.text import say
from client.ui.theme import INN

if TYPE_CHECKING:
    from client.table.game_table import GameTable

SHELF: Mapping[str, Entry] = {
    "korist": korist.ENTRY,
    "svabi": svabi.ENTRY,
    "flaps": flaps.ENTRY,
    "canasta": canasta.ENTRY,
    "rummy": rummy.ENTRY,
    "holdem": holdem.ENTRY,
    "bridge": bridge.ENTRY,
}
STRANGER = Entry(INN, range(0), 0)  # a game that is not in this house


def entry(game: str) -> Entry:
    """What the screens around a game need of it."""
    return SHELF.get(game, STRANGER)


def known(game: str) -> bool:
    """Whether this client can show a match of it."""
    return entry(game).table is not None


def game_name(game: str) -> str:
    """What a game is called; one that is not in this house has no name here."""
    return say(f"game-{game}") if game in SHELF else say("game-unknown")


@cache
def table(game: str) -> GameTable[Any]:
    """The table of a known game."""
    load = entry(game).table
    assert load is not None, f"{game}: ask `known` first"
    return load()


def playable(wanted: str) -> str:
    """This game if it can be played here, else the first that can."""
    return wanted if known(wanted) else next(filter(known, SHELF))
