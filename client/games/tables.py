"""Which dressing each game has."""

from __future__ import annotations

from client.games.korist.phrases import Korist
from client.games.svabi.table import Svabi
from client.table.game_table import Dressing

DRESSINGS: dict[str, Dressing] = {"korist": Korist(), "svabi": Svabi()}
