"""What may know a game, read from the source: its own package in the client, its rules, its bots, and nobody else."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from client.games import SHELF, known
from shared.games import GAMES
from tests.test_architecture import ROOT, imports, sources, text, within

KNOWING = ("client/games/", "shared/games/", "shared/bots/")


def literals(source: str) -> list[str]:
    """The ids of games that stand in a source as strings."""
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return [value for value in strings if isinstance(value, str) and value in GAMES]


def called(source: str) -> set[str]:
    """The methods that a source calls."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {func.attr for func in calls if isinstance(func, ast.Attribute)}


def generic() -> Iterator[Path]:
    """The files that know no game."""
    for file in sources("client", "server", "shared"):
        if not file.relative_to(ROOT).as_posix().startswith(KNOWING):
            yield file


def test_no_game_is_named_in_generic_code() -> None:
    assert {str(file): found for file in generic() if (found := literals(text(file)))} == {}


def test_the_client_plays_no_rules() -> None:
    assert {str(file) for file in sources("client") if called(text(file)) & {"legal", "apply"}} == set()


def strangers(path: str, source: str) -> list[str]:
    """What a file of client/games may not import."""
    package = path.rpartition("/")[0].replace("/", ".")
    names = [name for name in imports(ast.parse(source), package) if within(name, "client") or within(name, "shared")]
    own = path.split("/")[2].removesuffix(".py")
    game = own if own in GAMES else "*"
    allowed = (
        f"client.games.{game}", "client.games.entry", "client.games.french", "client.table", "client.ui",
        "shared.engine", "shared.messages.Result", f"shared.games.{game}",
    )  # fmt: skip
    return [name for name in names if not any(within(name, one) for one in allowed)]


def test_a_game_knows_no_other() -> None:
    files = [file.relative_to(ROOT).as_posix() for file in sources("client/games")]
    shelf = "client/games/__init__.py"  # which knows them all
    assert [name for file in files if file != shelf for name in strangers(file, text(ROOT / file))] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("client/games/korist/marks.py", "from client.games.svabi.signs import jozin"),
        ("client/games/korist/marks.py", "from shared.games import GAMES"),
        ("client/games/korist/marks.py", "from shared.messages import News"),
        ("client/games/entry.py", "from shared.games.korist import Korist"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str) -> None:
    assert len(strangers(path, source)) == 1


def listened_to(source: str) -> set[str]:
    """The words for which a game's client looks in what was said: in comparisons, in cases, as keys of a table."""
    tree, words, tables = ast.parse(source), set[str](), set[str]()

    def said(node: ast.expr) -> bool:
        return ast.unparse(node).rpartition(".")[2] == "what"

    def strings(node: ast.AST) -> set[str]:
        parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
        return {part for part in parts if isinstance(part, str)}

    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=[right]) if said(left):
                words |= strings(right)
                tables |= {right.id} if isinstance(right, ast.Name) else set()
            case ast.Match(subject=subject, cases=cases) if said(subject):
                words |= {word for case in cases for word in strings(case.pattern)}
            case ast.MatchClass(cls=ast.Name(id="Tell"), patterns=[_, what, *_]):
                words |= strings(what)
            case ast.MatchClass(cls=ast.Name(id="Tell" | "Said"), patterns=[_, what, *_]):
                words |= strings(what)
            case ast.MatchClass(cls=ast.Name(id="Tell" | "Said"), kwd_attrs=names, kwd_patterns=patterns):
                named = zip(names, patterns, strict=True)
                words |= {word for name, what in named if name == "what" for word in strings(what)}
            case ast.Subscript(value=ast.Name(id=name), slice=key) if said(key):
                tables.add(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="get"), args=[key, *_]) if said(key):
                tables.add(name)
    for node in tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [None])[0]
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and target.id in tables and value is not None:
            for key in value.keys if isinstance(value, ast.Dict) else [value]:
                words |= strings(key)
    return words


@pytest.mark.parametrize("game", [*filter(known, SHELF)])
def test_a_client_listens_to_words_that_its_rules_say(game: str) -> None:
    rules = f"shared.games.{game}"
    spoken = {*get_args(import_module(f"{rules}.position").Remark), *get_args(import_module(f"{rules}.hints").Forecast)}
    heard = {word for file in sources(f"client/games/{game}") for word in listened_to(text(file))}
    assert heard, f"client/games/{game} reads nothing of what is said: has it a log line, a sound?"
    assert heard <= spoken, f"{sorted(heard - spoken)}: no word of Remark or Forecast"


def test_a_word_that_nobody_says_is_found() -> None:
    assert listened_to('if each.what == "would_edn":\n    pass') == {"would_edn"}
    assert listened_to('match step.what:\n    case "a" | "b":\n        pass') == {"a", "b"}
    assert listened_to('match step:\n    case Tell(seat, "a" | "b", (card,)):\n        pass') == {"a", "b"}
    assert listened_to('match step:\n    case Tell(seat, "laid" | "drew", (card,)):\n        pass') == {"laid", "drew"}
    assert listened_to('match step:\n    case Tell(what="laid", args=("x",)):\n        pass') == {"laid"}
    assert listened_to('LOUD = {"a": "b"}\nx = LOUD.get(step.what)') == {"a"}
    assert listened_to('x = {"a"}\ny = other in x') == set()


def test_a_wrong_word_is_found() -> None:
    assert literals('x = "korist"') == ["korist"]
    assert literals('"""The korist."""') == []
    assert called("game.legal(s, 0)") == {"legal"}


def test_the_first_frame_waits_for_no_rules_and_no_table() -> None:
    script = "import client.screens.title, sys; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = told.stdout.split()
    assert "client.games.korist" in loaded
    heavy = ("numpy", "shared.games", "client.table", "client.replay")
    assert [name for name in loaded if any(within(name, one) for one in heavy)] == []
