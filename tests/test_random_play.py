"""A part of the long random play; `python -m tests.random_play` plays all of it."""

from __future__ import annotations

import pytest

from shared.games import GAMES
from tests.random_play import run


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES)
def test_random_games_end(title: str) -> None:
    assert run(60, "suite", title)[title] > 60
