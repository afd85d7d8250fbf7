"""Each game's told match is what it was; `python -m tests.golden --write` after a wanted change."""

from __future__ import annotations

import pytest

from shared.games import GAMES
from tests.golden import file, tell


@pytest.mark.parametrize("game_id", GAMES)
def test_golden(game_id: str) -> None:
    assert file(game_id).exists(), "python -m tests.golden --write"
    assert tell(game_id) == file(game_id).read_text(encoding="utf-8")
