"""Every word that a game says is declared, and every declared one is said: a misspelt one would be silent."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from shared.engine import Match, Said
from shared.games import GAMES
from tests.laws.beliefs import play_randomly
from tests.laws.combinations import option_sets

RULES = Path(__file__).resolve().parents[2] / "shared" / "games"
MATCHES = 12


def written(game: str, call: str) -> tuple[set[str], bool]:
    """The words in the second argument of all calls of a name, and whether any of these arguments is not a string."""
    found, computed = set[str](), False
    for file in (RULES / game).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == call:
                parts = [*ast.walk(node.args[1])]
                words = [part.value for part in parts if isinstance(part, ast.Constant)]
                found |= {word for word in words if isinstance(word, str)}
                computed |= any(isinstance(part, (ast.Subscript, ast.Attribute)) for part in parts)
    return found, computed


def heard(game: str) -> set[str]:
    """What is said in some random matches by all kinds of options."""
    rules, words = GAMES[game], set[str]()
    seats = rules.seats[min(2, len(rules.seats) - 1)]
    for number, options in enumerate(option_sets(rules, seats)[:MATCHES]):
        match = Match(rules, seats, f"words {number}", options)
        for step, (_, _, news) in enumerate(play_randomly(match, Random(number))):
            words |= {event.what for event in news.get(None, ()) if isinstance(event, Said)}
            if step == 400:
                break
    return words


@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_says_is_declared(game: str) -> None:
    declared = {*get_args(import_module(f"shared.games.{game}.position").Remark)}
    said, computed = written(game, "say")
    assert said <= declared
    unsaid = declared - said
    assert not unsaid or (computed and unsaid <= heard(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_hint_says_is_declared(game: str) -> None:
    declared = {*get_args(import_module(f"shared.games.{game}.hints").Forecast)}
    assert written(game, "Said")[0] == declared
