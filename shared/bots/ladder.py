"""Which level plays better, measured: levels share the seats of many matches, in all arrangements alike.

    python -m shared.bots.ladder svabi --levels search,thumb --games 60 --seats 4 --rollouts 120

Each deal is played once in every arrangement (duplicate), so luck of the deal and of the seat falls on all levels
alike. A shared win is split. With --rollouts the figures are the same on every machine; --budget-ms measures the
strength on this one. Unlike the rest of the bots this command has a clock.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from shared.bots.bot import LEVELS, More, bot_for, counted
from shared.engine import Game, Match, OptionError
from shared.games import GAMES

Z = 1.96  # 95 %


class Contest(NamedTuple):
    """What is compared, and how."""

    game: str
    levels: tuple[str, ...]
    seats: int
    options: Mapping[str, Any]
    games: int
    seed: str
    rollouts: int  # 0: by the clock
    budget_ms: float


class Row(NamedTuple):
    """The result of one level: a share of wins (Wilson's interval) and a mean place (normal interval)."""

    level: str
    games: int
    wins: float
    rate: float
    rate_low: float
    rate_high: float
    rank: float
    rank_within: float
    decision_ms: float


class Result(NamedTuple):
    """One match: who sat where, at which place each seat ended, how long each level thought."""

    levels: tuple[str, ...]
    places: tuple[int, ...]
    thought: Mapping[str, tuple[int, float]]  # level -> decisions, seconds


def arrangements(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All ways to seat the levels, as evenly as the seats allow: each level once before any comes twice."""
    extra = seats % len(levels)
    even = list(levels) * (seats // len(levels))
    found: dict[tuple[str, ...], None] = {}  # a set that keeps its order
    for more in permutations(levels, extra):
        found.update(dict.fromkeys(permutations((*even, *more))))
    return list(found)


def deadline(seconds: float) -> More:
    """A budget by the clock."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() < end


def play(contest: Contest, number: int) -> Result:
    """The match with this number."""
    ways = arrangements(contest.levels, contest.seats)
    levels = ways[number % len(ways)]
    deal = f"{contest.seed}/{number // len(ways)}"
    match = Match(GAMES[contest.game], contest.seats, deal, contest.options)
    bots = [bot_for(level) for level in levels]
    chances = [Random(f"{deal}/{number}/{seat}") for seat in range(contest.seats)]
    thought = dict.fromkeys(contest.levels, (0, 0.0))
    while not match.over:
        seat = waiting(match)
        more = counted(contest.rollouts) if contest.rollouts else deadline(contest.budget_ms / 1000)
        view = match.view(seat)
        began = time.perf_counter()
        action = bots[seat].choose(view, chances[seat], more)
        if len(view.legal) > 1:
            count, seconds = thought[levels[seat]]
            thought[levels[seat]] = count + 1, seconds + time.perf_counter() - began
        match.act(seat, action)
    return Result(levels, tuple(match.game.places(match.state)), thought)


def waiting(match: Match[Any]) -> int:
    """The first seat that has not given its sealed answer; only the table itself may know."""
    return next(seat for seat in match.game.awaited(match.state) if seat not in match.answers)


def results(contest: Contest, workers: int) -> Iterator[Result]:
    """All matches, in their order."""
    one = partial(play, contest)
    if workers == 1:
        yield from map(one, range(contest.games))
        return
    with Pool(workers) as pool:
        yield from pool.imap(one, range(contest.games))


def rows(contest: Contest, played: Sequence[Result]) -> list[Row]:
    """The ladder, the best level first."""
    found = []
    for level in contest.levels:
        wins = sum(won(result, level) for result in played)
        ranks = [place for r in played for own, place in zip(r.levels, r.places, strict=True) if own == level]
        rate, low, high = wilson(wins, len(played))
        rank, within = normal(ranks)
        decisions = sum(result.thought[level][0] for result in played)
        seconds = sum(result.thought[level][1] for result in played)
        milliseconds = 1000 * seconds / max(1, decisions)
        found.append(Row(level, len(played), wins, rate, low, high, rank, within, milliseconds))
    return sorted(found, key=lambda row: -row.rate)


def won(result: Result, level: str) -> float:
    """The share of a level in a win; a win of the game's dummy is nobody's."""
    winners = [own for own, place in zip(result.levels, result.places, strict=True) if place == 1]
    return winners.count(level) / len(winners) if winners else 0.0


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A rate and its 95 % interval."""
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return rate, max(0.0, middle - half), min(1.0, middle + half)


def normal(values: Sequence[float]) -> tuple[float, float]:
    """A mean and the half of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, Z * sqrt(variance / len(values))


def text(contest: Contest, table: Sequence[Row]) -> str:
    """The ladder for people."""
    budget = f"{contest.rollouts} rollouts" if contest.rollouts else f"{contest.budget_ms:g} ms"
    chosen = " ".join(f"{name}={value}" for name, value in contest.options.items())
    head = f"{contest.game}, {contest.seats} seats, {contest.games} games, {budget}{', ' if chosen else ''}{chosen}"
    lines = [head, "level      wins   95 % (Wilson)   mean place (95 %, normal)   ms a decision"]
    for row in table:
        interval = f"{100 * row.rate_low:.0f} .. {100 * row.rate_high:.0f} %"
        place = f"{row.rank:.2f} +- {row.rank_within:.2f}"
        lines.append(f"{row.level:8}{100 * row.rate:5.1f} %   {interval:15} {place:27} {row.decision_ms:.3f}")
    return "\n".join(lines)


def plain(contest: Contest, row: Row) -> dict[str, Any]:
    """A row for JSON; without its time where the rest is the same on every machine."""
    figures = {name: round(value, 4) if isinstance(value, float) else value for name, value in row._asdict().items()}
    if contest.rollouts:
        del figures["decision_ms"]
    return {"game": contest.game, "seats": contest.seats, "options": dict(contest.options), **figures}


def asked(arguments: Sequence[str]) -> tuple[Contest, int, bool]:
    """The contest that a command line asks for; ValueError says in one sentence what is wrong with it."""
    parser = Parser(prog="python -m shared.bots.ladder", description="Compare levels of bots.")
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--levels", default="thumb,random", help=f"two or more of: {', '.join(LEVELS)}")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--budget-ms", type=float, default=0.0, help="thinking time a decision (50 if nothing is said)")
    parser.add_argument("--rollouts", type=int, default=0, help="rollouts a decision, instead of time")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one line of JSON a level")
    chosen = parser.parse_args(arguments)
    if chosen.game not in GAMES:
        raise ValueError(f"no game is called {chosen.game!r}; there are: {', '.join(GAMES)}")
    levels = tuple(chosen.levels.split(","))
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise ValueError(f"no level is called {unknown[0]!r}; there are: {', '.join(LEVELS)}")
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise ValueError("--levels wants two or more different levels")
    if chosen.games < 1 or chosen.workers < 1:
        raise ValueError("--games and --workers want a number above 0")
    if chosen.rollouts < 0 or chosen.budget_ms < 0 or (chosen.rollouts and chosen.budget_ms):
        raise ValueError("give either --rollouts or --budget-ms, a number above 0")
    game = GAMES[chosen.game]
    options = dict(setting(game, entry) for entry in chosen.options)
    game.settings(chosen.seats, options)
    if len(levels) > chosen.seats:
        raise ValueError(f"{len(levels)} levels need at least as many seats, not {chosen.seats}")
    budget = chosen.budget_ms or 50.0
    contest = Contest(chosen.game, levels, chosen.seats, options, chosen.games, chosen.seed, chosen.rollouts, budget)
    return contest, chosen.workers, chosen.json


def setting(game: Game[Any], entry: str) -> tuple[str, Any]:
    """One NAME=VALUE; the value is whatever the game offers under that spelling."""
    name, equals, spelled = entry.partition("=")
    if not equals:
        raise ValueError(f"--options wants NAME=VALUE, not {entry!r}")
    if name not in game.options:
        raise ValueError(f"{game.id}: no option is called {name!r}; there are: {', '.join(game.options)}")
    for value in game.options[name].values:
        if spelled.lower() == str(value).lower():
            return name, value
    offered = ", ".join(map(str, game.options[name].values))
    raise ValueError(f"{game.id}: {name} cannot be {spelled!r}; it may be: {offered}")


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> Any:
        raise ValueError(message)


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        contest, workers, as_json = asked(sys.argv[1:] if arguments is None else arguments)
    except (ValueError, OptionError) as wrong:
        print(f"ladder: {wrong}", file=sys.stderr)
        return 2
    table = rows(contest, list(results(contest, workers)))
    if as_json:
        for row in table:
            print(json.dumps(plain(contest, row)))
    else:
        print(text(contest, table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
