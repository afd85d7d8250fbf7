"""The documents speak of what there is: every path, name, text key, rule id and command that they quote exists."""

from __future__ import annotations

import ast
import re
import shlex
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.example import GAME

ROOT = Path(__file__).resolve().parents[1]
ROOTS = (ROOT, GAME)  # the example game lies in a tree of its own
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OURS = ("client", "server", "shared", "assets", "tests")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
LINKED = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(r"[\w.<>*-]*/[\w.<>*/-]*|[\w.<>*-]+\.(py|md|ftl|svg|toml|json|txt|yml)")
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
CALLED = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\(")
KEY = re.compile(r"[a-z]+(-[a-z0-9_<>]+)+")
RULE = re.compile(r"[A-Z]{1,3}-\d+[a-z]?")
# What others made, or what only a player's machine has.
PROGRAMS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
FOREIGN = {"pip", "pipx", "uv", "git", "py", "python3", "xdotool", "xvfb", "True", "False", "None"}


class Names(NamedTuple):
    """What the sources define."""

    modules: dict[str, set[str]]  # dotted name -> what can be read from it
    classes: dict[str, set[str]]  # name -> its members, inherited ones too
    every: set[str]  # names of whatever kind


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of ours by its dotted name."""
    for path in chain.from_iterable((ROOT / folder).rglob("*.py") for folder in OURS):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def bound(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that these nodes give to something."""
    for node in nodes:
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name
            case ast.arg():
                yield node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.Import() | ast.ImportFrom():
                yield from ((alias.asname or alias.name).partition(".")[0] for alias in node.names)


@cache
def names() -> Names:
    """All that is defined anywhere."""
    modules: dict[str, set[str]] = {}
    classes: dict[str, set[str]] = {}
    bases: dict[str, list[str]] = {}
    every: set[str] = set()
    for name, tree in sources():
        found = set(bound(ast.walk(tree)))
        modules[name] = found
        every |= found | {*name.split(".")}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, set()).update(bound(ast.walk(node)))
                bases.setdefault(node.name, []).extend(re.findall(r"\w+", " ".join(map(ast.unparse, node.bases))))
    for _ in range(4):  # no class has more ancestors
        for name, above in bases.items():
            classes[name] = classes[name].union(*(classes[base] for base in above if base in classes))
    for name in [*modules]:
        parent, _, own = name.rpartition(".")
        if parent in modules:
            modules[parent].add(own)
    return Names(modules, classes, every)


def is_there(path: str) -> bool:
    """Whether a path, with <placeholders>, leads to something in the repository."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    wanted = [pattern] if "/" in pattern else [pattern, f"*/**/{pattern}"]
    return any(any(root.glob(each)) for root in ROOTS for each in wanted)


def is_defined(dotted: str) -> bool:
    """Whether a name, dotted or not, is one of ours, or a module that is installed."""
    known, parts = names(), dotted.split(".")
    for end in range(len(parts), 0, -1):
        module, rest = ".".join(parts[:end]), parts[end:]
        if module in known.modules:
            inside = known.modules[module] if not rest else {rest[0]} & known.modules[module]
            return bool(inside or not rest) and (len(rest) < 2 or is_defined(".".join(rest)))
    if len(parts) > 1 and parts[0] in known.classes:
        return parts[1] in known.classes[parts[0]]
    if all(part in known.every for part in parts):
        return True
    return parts[0] in FOREIGN or (len(parts) == 1 and find_spec(dotted) is not None)


@cache
def texts() -> set[str]:
    """The keys of all texts."""
    files = chain.from_iterable((root / "assets/text/en").glob("*.ftl") for root in ROOTS)
    return {key for file in files for key in re.findall(r"(?m)^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"))}


@cache
def rules() -> set[str]:
    """The ids of all rules."""
    files = chain.from_iterable((root / "assets/rules").glob("*.en.md") for root in ROOTS)
    return {id for file in files for id in re.findall(r"(?m)^### (\S+)", file.read_text(encoding="utf-8"))}


def wrong_words(line: str) -> Iterator[str]:
    """What a command line names that is not there."""
    words = shlex.split(line, comments=True)
    for before, word in zip(["", *words], words, strict=False):
        is_path = PATH.fullmatch(word) and before != "replay"  # which is followed by a player's file
        if (before == "-m" and not is_defined(word)) or (is_path and not is_there(word)):
            yield word


def wrong_quote(quote: str) -> Iterator[str]:
    """What a quotation in backticks names that is not there."""
    if quote.split()[0] in {"python", *FOREIGN, *PROGRAMS}:
        yield from wrong_words(quote)
    elif PATH.fullmatch(quote):
        if not is_there(quote):
            yield quote
    elif RULE.fullmatch(quote):
        if quote not in rules():
            yield quote
    elif KEY.fullmatch(quote):
        pattern = re.sub(r"<\w+>", "[a-z0-9_]+", quote)
        if not any(re.fullmatch(pattern, key) for key in texts()):
            yield quote
    elif DOTTED.fullmatch(quote):
        if not is_defined(quote):
            yield quote
    else:
        yield from (name for name in CALLED.findall(quote) if not is_defined(name))


def wrong_tree(block: str) -> Iterator[str]:
    """What a drawn tree names that is not there; what is indented lies in the folder above it."""
    above: list[tuple[int, str]] = []
    for line in filter(str.strip, block.splitlines()):
        indent, first = len(line) - len(line.lstrip()), line.split()[0]
        if not PATH.fullmatch(first):
            continue
        while above and above[-1][0] >= indent:
            above.pop()
        path = (above[-1][1] if above else "") + first
        if first.endswith("/"):
            above.append((indent, path))
        if not any(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/"))):
            yield path


def wrong_imports(block: str) -> Iterator[str]:
    """What a piece of Python imports of ours that is not there."""
    for node in ast.walk(ast.parse(block)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] in OURS:
            yield from (f"{node.module}.{alias.name}" for alias in node.names
                        if not is_defined(f"{node.module}.{alias.name}"))  # fmt: skip


def wrong(text: str, folder: Path = ROOT) -> list[str]:
    """Everything that a document names and that is not there."""
    found: list[str] = []
    for language, block in FENCE.findall(text):
        if language == "sh":
            found += chain.from_iterable(map(wrong_words, block.splitlines()))
        elif language == "python":
            found += wrong_imports(block)
        elif language == "text":
            found += wrong_tree(block)
    prose = FENCE.sub("", text)
    found += chain.from_iterable(map(wrong_quote, QUOTED.findall(prose)))
    found += [link for link in LINKED.findall(prose) if "://" not in link and not (folder / link).exists()]
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_is_named_is_there(document: Path) -> None:
    assert wrong(document.read_text(encoding="utf-8"), document.parent) == []


@pytest.mark.parametrize(
    "text",
    [
        "`shared/games/chess/`", "`chess.py`", "`docs/<game>.ftl`", "[rules](docs/RULES.md)",
        "`shared.engine.Dealer`", "`Match.shuffle_well`", "`Butler`", "`s.mooove(card)`",
        "`option-korist-colour`", "`K-999`", "`python -m tests.nothing`",
        "```sh\npython3 run.py test tests/test_nothing.py\n```",
        "```python\nfrom shared.engine import Dealer\n```",
        "```text\nshared/\n  engines/   cards\n```",
    ],
)  # fmt: skip
def test_what_is_not_there_is_found(text: str) -> None:
    assert len(wrong(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "`shared/games/<game>/`", "`run.py`", "`assets/text/<lang>/<game>.ftl`", "[licence](LICENSE)",
        "`shared.engine.Match.act`", "`Match.act`", "`GAMES`", "`s.move(card, src, dst)`", "`pygame`",
        "`option-<game>-ruleset`", "`K-10`", "`python -m tests.golden --write`", "`\"?\"`",
        "```sh\npython3 run.py test tests/test_docs.py -x  # nothing else\n```",
        "```python\nfrom shared.engine import Match\n```",
        "```text\nshared/   rules\n  engine/  cards\n    match.py\n```",
    ],
)  # fmt: skip
def test_what_is_there_is_left_alone(text: str) -> None:
    assert wrong(text) == []
