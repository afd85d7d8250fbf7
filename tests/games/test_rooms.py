"""One room for each game: what it lacks in tests, texts and drawings is named here, in rules by test_packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.ui.text import LANGUAGES
from shared.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("client/games", "tests/games")
PARTS = (
    *(f"tests/games/<game>/{part}" for part in ("__init__.py", "scene.py", "test_scenarios.py", "golden.txt")),
    *(f"assets/text/{language}/<game>.ftl" for language in LANGUAGES),
    *(f"assets/rules/<game>.{language}.md" for language in LANGUAGES),
    "client/games/<game>/__init__.py",
    "assets/pictures/covers/<game>.svg",
)
SHARED = {"french"}  # what games with the same cards have in common


def missing(root: Path, game: str) -> list[str]:
    """The parts of a game that are not there."""
    return [name for part in PARTS if not (root / (name := part.replace("<game>", game))).exists()]


def unlisted(root: Path) -> list[str]:
    """Rooms of games that there are not."""
    rooms = [room for folder in ROOMS for room in (root / folder).iterdir() if (room / "__init__.py").exists()]
    return [room.relative_to(root).as_posix() for room in rooms if room.name not in {*GAMES, *SHARED}]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_parts(game: str) -> None:
    assert missing(ROOT, game) == []


def test_every_room_is_of_a_game_that_is_listed() -> None:
    assert unlisted(ROOT) == []


def test_a_part_that_is_missing_and_a_room_that_is_not_listed_are_named(tmp_path: Path) -> None:
    for part in PARTS[1:]:
        file = tmp_path / part.replace("<game>", "whist")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert missing(tmp_path, "whist") == ["tests/games/whist/__init__.py"]
    assert unlisted(tmp_path) == ["client/games/whist"]
