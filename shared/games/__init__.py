"""All games, explicit and greppable. To add one: copy a file, add it here, write its scenarios."""

from __future__ import annotations

from typing import Any

from shared.engine import Game
from shared.games.flaps import Flaps
from shared.games.korist import Korist
from shared.games.svabi import Svabi

GAMES: dict[str, Game[Any]] = {
    "flaps": Flaps(),
    "korist": Korist(),
    "svabi": Svabi(),
}
