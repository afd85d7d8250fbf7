"""All games, explicit and greppable. To add one: copy a package, add it here, write its scenarios."""

from __future__ import annotations

from typing import Any

from shared.engine import Game
from shared.games.bridge import Bridge
from shared.games.canasta import Canasta
from shared.games.flaps import Flaps
from shared.games.holdem import Holdem
from shared.games.korist import Korist
from shared.games.rummy import Rummy
from shared.games.svabi import Svabi

GAMES: dict[str, Game[Any]] = {
    "korist": Korist(),
    "svabi": Svabi(),
    "flaps": Flaps(),
    "canasta": Canasta(),
    "rummy": Rummy(),
    "holdem": Holdem(),
    "bridge": Bridge(),
}
