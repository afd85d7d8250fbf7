"""Random playouts of silent states, deal included, in decisions per second.

The limit of each is a hand-inlined loop of the same game in the same run, alternating with it round by round.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from shared.engine import Action, Seat, State, play_out
from shared.games import GAMES
from tests.bench import korist_inline, svabi_inline
from tests.bench.figures import Figure, best, empty_turns, loop_turns

WANTED = 150_000  # decisions/s on a core with 10 million loop turns/s
INLINE: dict[str, Callable[[int, int], tuple[int, float]]] = {
    "korist": korist_inline.playouts,
    "svabi": svabi_inline.playouts,
}


def playouts(game_id: str, seats: int, games: int, seed: int) -> tuple[int, float]:
    """Whole random games through the engine: how many decisions in how many seconds."""
    game, random = GAMES[game_id], Random(seed).random
    options = game.settings(seats, {})

    def choose(s: State[Any], seat: Seat, legal: list[Action]) -> Action:
        return legal[int(random() * len(legal))]

    decisions = 0
    begun = time.perf_counter()
    for number in range(games):
        s: State[Any] = State(game, seats, f"{seed}/{number}", options)
        game.setup(s)
        decisions += play_out(s, choose)
    return decisions, time.perf_counter() - begun


def figures(quick: bool) -> list[Figure]:
    rounds, games = (3, 60) if quick else (7, 250)
    turns = best(loop_turns, rounds)
    rows = [
        Figure("loop turns (calibration)", turns, "1/s", 10e6),
        Figure("counting loop, for comparison", best(empty_turns, rounds), "1/s"),
    ]
    for game_id, inline in INLINE.items():
        ours = reference = 0.0
        for n in range(rounds):
            decisions, seconds = playouts(game_id, 4, games, n)
            ours = max(ours, decisions / seconds)
            decisions, seconds = inline(games, n)
            reference = max(reference, decisions / seconds)
        rows.append(Figure(f"{game_id} 4 seats, against the inlined loop", ours, "decisions/s", reference))
        wanted = WANTED * turns / 10e6
        rows.append(Figure(f"{game_id} 4 seats, against the wanted rate", ours, "decisions/s", wanted))
    return rows
