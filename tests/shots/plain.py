"""A game's table and its results, for every game that has no shots of its own: what a new one looks like at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from client.app import App
from client.screens.table import TableScreen
from shared.engine import Match
from tests.client.croupier import Croupier
from tests.shots.board import settle
from tests.shots.lobby import finished, played


def midway(match: Match[Any]) -> Match[Any]:
    """The same match again, up to the first question to seat 0 in its second half."""
    half = len(match.log) // 2
    asked = next((n for n, (seat, _) in enumerate(match.log) if n >= half and seat == 0), half)
    state = match.state
    return Match.replay(match.game, state.seats, state.seed, state.options, match.log[:asked])


def table(game: str, seats: int, app: App) -> None:
    croupier = Croupier(midway(played(game, seats)))
    app.push(TableScreen(app, croupier, croupier.now()))
    for _ in range(60):
        app.step(0.1, (), croupier.hear())
    settle(app)


def results(game: str, seats: int, app: App) -> None:
    app.push(finished(app, played(game, seats), {}))


def screens(game: str, seats: range) -> dict[str, Callable[[App], None]]:
    """With the fewest and the most seats."""
    found: dict[str, Callable[[App], None]] = {}
    for count in sorted({seats.start, seats.stop - 1}):
        found[f"{game}_{count}"] = partial(table, game, count)
        found[f"{game}_{count}_results"] = partial(results, game, count)
    return found
