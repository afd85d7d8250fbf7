"""No game is named in generic code: what one game needs stands in its own room."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from shared.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("shared/games/", "shared/bots/")


def named(source: str) -> set[str]:
    """The ids of games that stand in a source as strings."""
    return {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)} & GAMES.keys()


@pytest.mark.parametrize("package", ["shared", "server"])
def test_generic_code_names_no_game(package: str) -> None:
    files = {file.relative_to(ROOT).as_posix(): file for file in (ROOT / package).rglob("*.py")}
    assert files
    generic = {path: file.read_text(encoding="utf-8") for path, file in files.items() if not path.startswith(ROOMS)}
    assert {path: ids for path, source in generic.items() if (ids := named(source))} == {}


def test_a_name_is_found() -> None:
    assert named('if game == "korist":\n    """Of flaps."""\n    print(f"{game}", 1)') == {"korist"}
