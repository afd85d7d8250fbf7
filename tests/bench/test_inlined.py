"""The inlined loops are the same games: as many decisions per game as the engine's, within the error of sampling."""

from __future__ import annotations

import pytest

from tests.bench import inlined
from tests.bench.engine import playouts

GAMES_PLAYED = 600
SPREAD = {"korist": 62.0, "svabi": 6.0}  # standard deviation of decisions per game, rounded up


@pytest.mark.parametrize("game", SPREAD)
def test_as_many_decisions(game: str) -> None:
    ours, _ = playouts(game, 4, GAMES_PLAYED, 11)
    theirs, _ = inlined.playouts(game, GAMES_PLAYED, 12)
    error = SPREAD[game] * (2 / GAMES_PLAYED) ** 0.5
    assert abs(ours - theirs) / GAMES_PLAYED < 4 * error
