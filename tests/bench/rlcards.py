"""RLCard's Game classes at random play, where the package is installed: a yardstick from outside.

Its uno is for two, its bridge for four, its gin rummy and limit hold'em for two; the comparison is of decisions, not of
games, since the games are only cousins of ours.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

# Our game -> the package of its cousin, how it lists legal actions, and how many games make a round.
COUSINS: dict[str, tuple[str, str, int]] = {
    "flaps": ("rlcard.games.uno", "get_legal_actions", 40),
    "bridge": ("rlcard.games.bridge", "judger.get_legal_actions", 30),
    "rummy": ("rlcard.games.gin_rummy", "judge.get_legal_actions", 12),
    "holdem": ("rlcard.games.limitholdem", "get_legal_actions", 500),
}


def installed() -> bool:
    return find_spec("rlcard") is not None


def decisions_per_second(game_id: str, seed: int) -> float:
    """One round of random games of the cousin."""
    package, legal_name, games = COUSINS[game_id]
    kind = import_module(package).Game
    random.seed(seed)
    decisions = 0
    begun = time.perf_counter()
    for _ in range(games):
        game = kind()
        game.init_game()
        legal: Any = game
        for name in legal_name.split("."):
            legal = getattr(legal, name)
        while not game.is_over():
            game.step(random.choice(legal()))
            decisions += 1
    return decisions / (time.perf_counter() - begun)
