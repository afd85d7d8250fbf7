"""Every game has one room, all of one shape: what is missing is named here, not in the middle of an evening."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from shared.engine import State
from shared.games import GAMES

RULES = Path(__file__).resolve().parents[2] / "shared" / "games"
PARTS: dict[str, tuple[str, ...]] = {
    "position": ("Public", "Position", "Remark"),
    "hints": ("why", "preview", "intelligible", "Forecast"),
}


def missing(package: str) -> list[str]:
    """What the package of a game lacks: modules, and what they must say."""
    found = []
    for module, names in PARTS.items():
        try:
            held = vars(import_module(f"{package}.{module}"))
        except ModuleNotFoundError:
            found.append(f"{package}.{module}")
        else:
            found += [f"{package}.{module}.{name}" for name in names if name not in held]
    return found


def test_each_package_is_a_game_of_the_list() -> None:
    packages = {path.parent.name for path in RULES.glob("*/__init__.py")}
    assert packages == GAMES.keys()
    assert {path.name for path in RULES.glob("*.py")} == {"__init__.py", "formats.py"}  # of all games


@pytest.mark.parametrize("game", GAMES)
def test_each_package_has_all_parts(game: str) -> None:
    assert missing(f"shared.games.{game}") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_class_declares_what_its_package_says(game: str) -> None:
    rules, package = GAMES[game], f"shared.games.{game}"
    position = import_module(f"{package}.position")
    assert (rules.id, type(rules).__module__) == (game, package)
    assert rules.Public is position.Public
    assert position.Position == State[position.Public]
    assert rules.acts.keys().isdisjoint(rules.sealed)


def test_a_part_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").write_text("")
    (tmp_path / "bare" / "hints.py").write_text("def why(): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert missing("bare") == ["bare.position", "bare.hints.preview", "bare.hints.intelligible", "bare.hints.Forecast"]
