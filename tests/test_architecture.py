"""Who may import whom, read from the source: the directions of the design, and that `shared` stays pure."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("shared", "server", "client")

# What a part of `shared` may import besides the standard library. The longest matching name counts; a new module has to
# be given its place here.
LAYERS: dict[str, tuple[str, ...]] = {
    "shared": (),
    "shared.engine": ("shared.engine", "msgspec", "numpy"),
    "shared.games": ("shared.games", "shared.engine"),
    "shared.games.holdem.hands_batch": ("shared.games", "shared.engine", "numpy"),
    "shared.bots": ("shared.bots", "shared.games", "shared.engine"),
    "shared.messages": ("shared.messages", "shared.engine", "msgspec", "msgpack"),
    "shared.recording": ("shared.games", "shared.engine", "shared.messages", "shared.wire", "msgspec"),  # plays matches
    "shared.exchange": ("shared.games", "shared.engine", "shared.messages", "shared.recording"),
    "shared.rulebook": (),
    "shared.replica": ("shared.replica", "shared.messages", "shared.engine"),
    "shared.wire": ("shared.wire", "shared.messages", "shared.engine", "msgspec", "msgpack"),
}
# What a part of `client` may import besides the standard library, from the bottom up.
CLIENT: dict[str, tuple[str, ...]] = {
    "client": (),
    "client.ui": ("client.ui", "pygame", "numpy", "msgspec", "fluent", "font_manrope", "font_source_serif_pro"),
    "client.window": ("client.ui", "pygame"),
    "client.arrangement": ("shared.messages", "msgspec"),
    "client.settings": ("client.arrangement", "msgspec", "platformdirs"),
    "client.seated": ("client.settings", "client.ui.text", "shared.engine", "shared.messages", "msgspec"),
    "client.net": (
        "client.net", "client.settings", "shared.messages", "shared.wire", "msgspec", "zeroconf", "ifaddr",
    ),
    "client.troubles": ("client.net.lost", "client.ui.text"),
    "client.table": (
        "client.table", "client.ui", "shared.engine", "shared.messages", "shared.replica", "shared.rulebook", "pygame",
        "msgspec",
    ),
    # Of the rules only what a game declares: tests/client/games says which package knows which.
    "client.games": (
        "client.games", "client.table", "client.ui", "shared.engine", "shared.games", "shared.messages.Result",
        "pygame", "numpy",
    ),
    "client.recordings": ("client.games", "client.ui.text", "shared.messages", "shared.recording", "platformdirs"),
    "client.exchange": (
        "client.recordings", "client.ui.text", "shared.exchange", "shared.messages", "shared.recording",
    ),
    "client.replay": (
        "client.replay", "client.table", "client.ui", "client.seated", "shared.engine", "shared.messages",
        "shared.recording", "shared.replica", "msgspec",
    ),
    "client.where": ("client.screens.screen",),
    "client.navigation": (
        "client.app", "client.arrangement", "client.games", "client.net", "client.recordings", "client.screens",
        "client.troubles", "client.ui", "client.where", "shared.messages",
    ),
    "client.screens": ("client", "shared", "pygame"),
    "client.app": ("client.navigation", "client.net", "client.screens.screen", "client.settings", "client.ui",
                   "shared.messages", "pygame"),
    # What is written down is what was going on: the servers, the settings, the top screen.
    "client.diagnostics": ("client.app", "client.net", "client.screens.table", "client.settings", "client.ui", "shared",
                           "pygame", "msgspec", "msgpack"),
    "client.__main__": ("client", "shared", "pygame"),
}  # fmt: skip
ABOVE = ("client.__main__", "server")  # which nobody in the client imports

IMPURE_MODULES = {
    "asyncio", "concurrent", "datetime", "multiprocessing", "os", "pathlib", "secrets", "select", "selectors", "shutil",
    "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"input", "open", "print"}
# Commands that live beside what they measure, with what they may use.
COMMANDS = {"shared.bots.ladder": {"time", "multiprocessing", *IMPURE_CALLS}}

FILE_AT_MOST, FUNCTION_AT_MOST = 450, 40  # lines


def within(name: str, package: str) -> bool:
    """Tell whether a dotted name is the package or lies in it."""
    return name == package or name.startswith(package + ".")


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Yield each imported name in full (`random.Random`), also from imports inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            yield from (".".join(filter(None, [above, node.module, alias.name])) for alias in node.names)


def allowed_in(layers: dict[str, tuple[str, ...]], module: str) -> tuple[str, ...]:
    """What this module may import: the longest name that it lies in counts."""
    return layers[max((layer for layer in layers if within(module, layer)), key=len)]


def foreign(name: str, allowed: tuple[str, ...]) -> bool:
    """Tell whether a name is neither allowed nor of the standard library."""
    return name.partition(".")[0] not in sys.stdlib_module_names and not any(within(name, one) for one in allowed)


def above(name: str) -> bool:
    """Tell whether a name is of what lies above the whole client."""
    return any(within(name, one) for one in ABOVE)


def problems(path: str, source: str) -> list[str]:
    """List what the file at this path, relative to the repository, may not do."""
    folder, _, file = path.removesuffix(".py").rpartition("/")
    package = folder.replace("/", ".")
    module = package if file == "__init__" else f"{package}.{file}"
    tree = ast.parse(source)
    names = list(imports(tree, package))
    if within(module, "server"):
        return [f"{module} imports {name}" for name in names if within(name, "client")]
    if within(module, "client"):
        allowed = allowed_in(CLIENT, module)
        return [f"{module} imports {name}" for name in names if foreign(name, allowed) or above(name)]

    allowed = allowed_in(LAYERS, module)
    excused = COMMANDS.get(module, set())
    found = []
    for name in names:
        top = name.partition(".")[0]
        impure = top in IMPURE_MODULES - excused
        global_chance = top == "random" and name != "random.Random"
        if foreign(name, allowed) or impure or global_chance:
            found.append(f"{module} imports {name}")
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    found += [f"{module} calls {name}" for name in sorted(called & IMPURE_CALLS - excused)]
    return found


def sources(*folders: str) -> list[Path]:
    """All Python files of these folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_imports_follow_the_design() -> None:
    files = sources(*PACKAGES)
    assert files
    assert [line for file in files for line in problems(file.relative_to(ROOT).as_posix(), text(file))] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("shared/engine/table.py", "import shared.games"),
        ("shared/engine/table.py", "from shared import games"),
        ("shared/engine/table.py", "from ..games import korist"),
        ("shared/engine/table.py", "import pygame"),
        ("shared/engine/table.py", "import msgpack"),
        ("shared/engine/table.py", "def f():\n    import time"),
        ("shared/engine/__init__.py", "from .. import bots"),
        ("shared/engine/game.py", "from time import monotonic"),
        ("shared/engine/game.py", "from os.path import join"),
        ("shared/engine/game.py", "open('log')"),
        ("shared/games/korist/hints.py", "import numpy"),
        ("shared/games/korist/hints.py", "from shared.bots import bot"),
        ("shared/games/korist/hints.py", "import random"),
        ("shared/games/korist/hints.py", "from random import shuffle"),
        ("shared/games/flaps/cards.py", "from ...messages import Act"),
        ("shared/bots/search.py", "import time"),
        ("shared/bots/search.py", "from shared.messages import Act"),
        ("shared/bots/ladder.py", "import asyncio"),
        ("shared/messages/up.py", "from shared.games import GAMES"),
        ("shared/wire.py", "import asyncio"),
        ("shared/wire.py", "from server.net import serve"),
        ("shared/new.py", "from shared.engine import Game"),
        ("server/room.py", "from client.net.link import Link"),
        ("client/screens/lan.py", "import server"),
        ("client/screens/lan.py", "from client.__main__ import main"),
        ("client/ui/sound.py", "from client.settings import Settings"),
        ("client/ui/form.py", "from client.table.areas import Pose"),
        ("client/ui/form.py", "from shared.messages import Act"),
        ("client/net/session.py", "from client.ui.text import say"),
        ("client/net/session.py", "from client.seated import named"),
        ("client/net/link.py", "import pygame"),
        ("client/table/hud.py", "from client.games import table"),
        ("client/table/hud.py", "from client.screens.screen import Screen"),
        ("client/table/hud.py", "import shared.games"),
        ("client/games/korist/marks.py", "from shared.messages import News"),
        ("client/games/korist/marks.py", "from client.settings import Settings"),
        ("client/replay/index.py", "from client.games import table"),
        ("client/replay/bar.py", "def f():\n    from client.app import App"),
        ("client/settings.py", "from client.ui.text import say"),
        ("client/where.py", "from client.app import App"),
        ("client/app.py", "from client.screens.title import Title"),
        ("client/new.py", "from client.ui.text import say"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str) -> None:
    assert len(problems(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("shared/engine/table.py", "from msgspec import Struct\nimport numpy as np\nfrom .events import Moved"),
        ("shared/games/holdem/hands_batch.py", "import numpy as np"),
        ("shared/games/korist/hints.py", "from random import Random\nfrom shared.engine import Game"),
        ("shared/games/flaps/cards.py", "from . import windows\nfrom ...engine import Game"),
        ("shared/bots/search.py", "from shared.games import GAMES\nfrom shared.engine.worlds import sample"),
        ("shared/bots/ladder.py", "import argparse, json, multiprocessing, sys, time\nprint()"),
        ("shared/messages/up.py", "import msgspec\nfrom shared.engine.events import Event"),
        ("shared/wire.py", "import msgpack\nfrom shared.messages import Act"),
        ("server/net.py", "import asyncio, zeroconf\nfrom shared.wire import Frames"),
        ("client/app.py", "import pygame\nfrom shared.messages import Act"),
        ("client/ui/felt.py", "import numpy as np\nfrom client.ui.theme import rgb"),
        ("client/net/link.py", "import asyncio\nfrom shared.wire import pack"),
        ("client/games/korist/marks.py", "from shared.games.korist import tied\nfrom client.table.areas import Pose"),
        ("client/screens/replay.py", "from client.replay.index import Reel\nfrom client.settings import SPEEDS"),
    ],
)
def test_a_right_import_is_left_alone(path: str, source: str) -> None:
    assert problems(path, source) == []


def screens(sources: dict[str, str]) -> dict[str, set[str]]:
    """By module: the classes that are screens, by the names of what they come from."""
    bases = {
        (module, node.name): {base.id for base in node.bases if isinstance(base, ast.Name)}
        for module, source in sources.items()
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }
    found, before = {"Screen"}, 0
    while len(found) > before:
        before = len(found)
        found |= {name for (_, name), above in bases.items() if above & found}
    return {module: {name for where, name in bases if where == module and name in found} for module in sources}


def borrowed(sources: dict[str, str]) -> list[str]:
    """What is taken from a screen's module and is no screen."""
    known = screens(sources)
    return [
        f"{module} takes {node.module}.{alias.name}"
        for module, source in sources.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and known.get(node.module or "")
        for alias in node.names
        if alias.name not in known[node.module or ""]
    ]


def test_screens_borrow_nothing_from_one_another() -> None:
    files = {".".join(file.relative_to(ROOT).with_suffix("").parts): text(file) for file in sources("client")}
    assert {"Title", "TableScreen"} <= set().union(*screens(files).values())
    assert borrowed(files) == []


@pytest.mark.parametrize(
    ("line", "taken"),
    [
        ("from client.screens.room import RoomScreen", []),
        ("from client.screens.parts import Plaque", []),  # no screen stands there
        ("from client.screens.room import Tile", ["client.screens.lan takes client.screens.room.Tile"]),
        ("def f():\n    from client.screens.room import lamp", ["client.screens.lan takes client.screens.room.lamp"]),
    ],
)
def test_what_is_borrowed_from_a_screen_is_found(line: str, taken: list[str]) -> None:
    files = {
        "client.screens.room": "class RoomScreen(Sheet): ...\nclass Tile: ...\ndef lamp(): ...",
        "client.screens.sheet": "class Sheet(Screen): ...",
        "client.screens.parts": "class Plaque: ...",
        "client.screens.lan": line,
    }
    assert borrowed(files) == taken


def test_nothing_is_left_for_later() -> None:
    marker = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK"]) + r")\b")
    files = [*sources(*PACKAGES, "tests"), ROOT / "run.py", ROOT / ".ci" / "run", ROOT / "pyproject.toml"]
    assert [str(file.relative_to(ROOT)) for file in files if marker.search(text(file))] == []


def too_long(path: str, source: str) -> list[str]:
    """The file, and the functions in it, that nobody reads in one go."""
    lines = len(source.splitlines())
    found = [f"{path}: {lines} lines"] if lines > FILE_AT_MOST else []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or 0) - node.lineno + 1
            found += [f"{path}: {node.name} has {lines} lines"] if lines > FUNCTION_AT_MOST else []
    return found


def test_files_and_functions_are_short_enough_to_be_read() -> None:
    files = sources(*PACKAGES)
    assert [line for file in files for line in too_long(file.relative_to(ROOT).as_posix(), text(file))] == []


def test_what_is_too_long_is_found() -> None:
    body = "    pass\n"
    assert too_long("f.py", f"def f():\n{body * 39}") == []
    assert too_long("f.py", f"class C:\n async def f():\n{body * 40}") == ["f.py: f has 41 lines"]
    assert too_long("f.py", "pass\n" * 450) == []
    assert too_long("f.py", "pass\n" * 451) == ["f.py: 451 lines"]
