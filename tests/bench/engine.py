"""Random playouts of silent states, deal included, in decisions per second.

The limit of each is a hand-inlined loop of the same game in the same run, alternating with it round by round. A loop
that is specialised for random play alone is printed too, for comparison.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from shared.engine import Action, Seat, State, play_out
from shared.games import GAMES
from tests.bench import inlined, korist_inline, svabi_inline
from tests.bench.figures import Figure, best, empty_turns, loop_turns

WANTED = 150_000  # decisions/s on a core with 10 million loop turns/s
SPECIAL: dict[str, Callable[[int, int], tuple[int, float]]] = {
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
    rounds, games = (12, 25) if quick else (40, 50)  # many short rounds: some of them are undisturbed
    turns = best(loop_turns, rounds)
    rows = [
        Figure("loop turns (calibration)", turns, "1/s", 10e6),
        Figure("counting loop, for comparison", best(empty_turns, rounds), "1/s"),
    ]
    for game_id, special in SPECIAL.items():
        ours = reference = fastest = 0.0
        for n in range(rounds):
            ours = max(ours, rate(*playouts(game_id, 4, games, n)))
            reference = max(reference, rate(*inlined.playouts(game_id, games, n)))
            fastest = max(fastest, rate(*special(games, n)))
        rows.append(Figure(f"{game_id} 4 seats, against the inlined loop", ours, "decisions/s", reference))
        rows.append(Figure(f"{game_id} 4 seats, against the wanted rate", ours, "decisions/s", WANTED * turns / 10e6))
        rows.append(Figure(f"{game_id} 4 seats, specialised loop for comparison", fastest, "decisions/s"))
    return rows


def rate(decisions: int, seconds: float) -> float:
    return decisions / seconds
