"""Random playouts of silent states, deal included, in decisions per second.

Kořist and Švábí disko have a hand-inlined loop of the same game as their limit, in the same run, alternating with it
round by round; a loop that is specialised for random play alone is printed too, for comparison. The others are measured
against a wanted rate that is scaled by the calibration and, where RLCard is installed, against its cousin of the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from shared.engine import Action, Seat, State, play_out
from shared.engine.events import numbers
from shared.games import GAMES
from tests.bench import hands, inlined, korist_inline, rlcards, rummy, svabi_inline
from tests.bench.figures import Figure, best, empty_turns, loop_turns

WANTED = 150_000  # decisions/s on a core with 10 million loop turns/s
# The other games: seats, options, games in a round, the wanted rate.
OTHERS: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "flaps": (4, {"level": 1}, 10, 100_000),
    "canasta": (4, {"deals": 1}, 3, 60_000),
    "rummy": (4, {"match": "single", "max_turnovers": 1}, 3, 60_000),
    "holdem": (4, {}, 4, 150_000),
    "bridge": (4, {}, 10, 100_000),
}
COUSINLY = 1.5  # so many times RLCard's rate
SPECIAL: dict[str, Callable[[int, int], tuple[int, float]]] = {
    "korist": korist_inline.playouts,
    "svabi": svabi_inline.playouts,
}


def playouts(
    game_id: str, seats: int, games: int, seed: int, chosen: Mapping[str, Any] = MappingProxyType({})
) -> tuple[int, float]:
    """Whole random games through the engine: how many decisions in how many seconds."""
    game, random = GAMES[game_id], Random(seed).random
    options = game.settings(seats, chosen)

    def choose(s: State[Any], seat: Seat, legal: list[Action]) -> Action:
        entry = legal[int(random() * len(legal))]
        return pinned(entry, random) if ".." in entry.choice else entry

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
    for game_id in OTHERS:
        rows += other_game(game_id, turns, rounds)
    return rows + hands.figures(max(3, rounds // 4)) + rummy.figures(quick)


def other_game(game_id: str, turns: float, rounds: int) -> list[Figure]:
    """A game against its wanted rate and, if it can be, against its cousin."""
    seats, options, games, wanted = OTHERS[game_id]
    ours = cousin = 0.0
    compared = game_id in rlcards.COUSINS and rlcards.installed()
    for n in range(rounds):
        ours = max(ours, rate(*playouts(game_id, seats, games, n, options)))
        if compared:
            cousin = max(cousin, rlcards.decisions_per_second(game_id, n))
    rows = [Figure(f"{game_id} {seats} seats, against the wanted rate", ours, "decisions/s", wanted * turns / 10e6)]
    if compared:
        limit = COUSINLY * cousin
        rows.append(Figure(f"{game_id}, against RLCard's cousin times {COUSINLY}", ours, "decisions/s", limit))
    return rows


def pinned(entry: Action, random: Callable[[], float]) -> Action:
    """One of the numbers of a wide entry."""
    offered = numbers(entry)
    assert offered is not None
    return entry._replace(choice=str(offered[int(random() * len(offered))]))


def rate(decisions: int, seconds: float) -> float:
    return decisions / seconds
