"""`python -m tests.random_play [--games 10000] [--game ID] [--seed S]`: random games of every kind, each to its end.

No dead end, no lost card or chip, a result with places. The suite runs a part of it; the command runs it all.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from shared.engine import Action, Game, Seat, State, play_out
from shared.games import GAMES
from tests.laws.beliefs import assert_conserved, pick, pinned
from tests.laws.combinations import option_sets

LIMIT = 60_000  # decisions; far above the longest match of several deals


def play(game: Game[Any], seats: int, options: dict[str, Any], seed: str) -> int:
    """One random game; how many decisions it took."""
    chance = Random(seed)

    def choose(s: State[Any], seat: Seat, legal: list[Action]) -> Action:
        assert legal, f"seat {seat} is awaited and has no action"
        return pinned(pick(chance, legal), chance)

    s: State[Any] = State(game, seats, seed, game.settings(seats, options))
    game.setup(s)
    decisions = play_out(s, choose, LIMIT)
    scores = game.scores(s)
    assert scores is not None, f"no end after {decisions} decisions"
    assert len(scores) == len(game.places(s)) == seats
    assert_conserved(s)
    return decisions


def kinds(only: str = "") -> list[tuple[Game[Any], int, dict[str, Any]]]:
    """Every game with every number of seats and every option set that the laws are tried on."""
    return [
        (game, seats, options)
        for game in GAMES.values()
        if only in ("", game.id)
        for seats in game.seats
        for options in option_sets(game, seats)
    ]


def run(games: int, seed: str, only: str = "") -> Counter[str]:
    """So many random games, the kinds in turn within each game, the same number for each; decisions per game."""
    decisions: Counter[str] = Counter()
    titles = [only] if only else list(GAMES)
    for title in titles:
        offered = kinds(title)
        Random(seed).shuffle(offered)
        for n in range(games // len(titles)):
            game, seats, options = offered[n % len(offered)]
            name = f"{seed}/{title}/{n}"
            try:
                decisions[title] += play(game, seats, options, name)
            except Exception as error:
                error.add_note(f"random game {name!r}: {title}, {seats} seats, {options}")
                raise
    return decisions


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.random_play", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--game", choices=list(GAMES), default="")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    begun = time.perf_counter()
    decisions = run(chosen.games, chosen.seed, chosen.game)
    for title, count in decisions.items():
        print(f"{title:<10} {count:>12,} decisions")
    seconds = time.perf_counter() - begun
    print(f"{chosen.games:,} games, {sum(decisions.values()):,} decisions, {seconds:.0f} s: all ended")
    return 0


if __name__ == "__main__":
    sys.exit(main())
