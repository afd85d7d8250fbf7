"""The example game of docs/ADD_A_GAME.md: its files as they lie in the repository, and its lines in the lists of games.

Law: the copy that is made here is what somebody has who followed the checklist, so the tests of all games run in it as
they are. `python -m tests.example DIR` makes one to look at or to play.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = Path(__file__).parent / "stopa"
COPIED = ("assets", "client", "server", "shared", "tests", "pyproject.toml", "run.py")

# What is written into files that are there already: the line, and what it becomes.
LINES: dict[str, dict[str, str]] = {
    "shared/games/__init__.py": {
        "from shared.games.rummy import Rummy\n": (
            "from shared.games.rummy import Rummy\nfrom shared.games.stopa import Stopa\n"
        ),
        '    "bridge": Bridge(),\n': '    "bridge": Bridge(),\n    "stopa": Stopa(),\n',
    },
    "shared/bots/__init__.py": {
        "rummy, svabi\n": "rummy, stopa, svabi\n",
        '    "bridge": bridge.THUMB,\n': '    "bridge": bridge.THUMB,\n    "stopa": stopa.THUMB,\n',
    },
}


def lay_out(target: Path) -> None:
    """A copy of the repository with the example in it."""
    left_out = shutil.ignore_patterns("__pycache__", "example", ".*")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=left_out)
        else:
            shutil.copy(source, target / name)
    shutil.copytree(GAME, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in LINES.items():
        file = target / name
        text = file.read_text(encoding="utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, f"{name} has no line {old!r} any more"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        print("usage: python -m tests.example DIR (a folder that is not there yet)", file=sys.stderr)
        return 2
    lay_out(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
