"""Whoever follows docs/ADD_A_GAME.md has a game that keeps every law: its commands, run on the example."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import GAME, ROOT, lay_out

DOCUMENT = (ROOT / "docs/ADD_A_GAME.md").read_text(encoding="utf-8")
COMMANDS = [
    line.partition("#")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository to which the example game was added."""
    folder: Path = tmp_path_factory.mktemp("example") / "tlapa"
    lay_out(folder)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_each_step_of_the_checklist_succeeds(command: str, copy: Path) -> None:
    python, *arguments = shlex.split(command.replace("DIR", str(copy / "shots")))
    assert python == "python"
    environment = os.environ | {"PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1", "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, encoding="utf-8",
        errors="replace", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_files_of_the_example_are_those_of_the_checklist() -> None:
    named = {pattern.replace("<game>", "stopa") for pattern in re.findall(r"`([\w./<>-]*<game>[\w./<>-]*)`", DOCUMENT)}
    missing = [name for name in named if not any(GAME.glob(re.sub(r"<\w+>", "*", name).rstrip("/")))]
    assert missing == []
