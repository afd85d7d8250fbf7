"""How run.py installs and starts, with its child processes replaced: no network, no real `.venv`."""

import ast
import importlib.util
import os
import runpy
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

RUN = Path(__file__).resolve().parent.parent / "run.py"
PYPROJECT = "[project]\nname = 'tlapa'\n"


class Children:
    """Stands in for `subprocess.Popen`: notes each command, answers as told, makes what venv would make."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.commands: list[list[str]] = []
        self.codes: dict[str, int] = {}
        self.pip_says = ""
        self.pip_meets: type[BaseException] | None = None

    def __call__(self, command: list[str], **_options: Any) -> "Child":
        python: Path = self.module.PYTHON
        if command[0] == str(python) and not python.exists():
            raise FileNotFoundError(python)
        if command[1] == "-c":
            return Child(self.codes.get("probe", 0))
        self.commands.append(command[1:])
        name = command[2]
        if name == "venv" and not self.codes.get("venv"):
            shutil.rmtree(self.module.VENV, ignore_errors=True)
            python.parent.mkdir(parents=True)
            python.touch()
        if name == "pip" and self.pip_meets:
            raise self.pip_meets
        return Child(self.codes.get(name, 0), self.pip_says if name == "pip" else "")

    def names(self) -> list[str]:
        """The modules run since the last call, in order."""
        names = [command[1] for command in self.commands]
        self.commands.clear()
        return names


class Child:
    """The little of a finished Popen that run.py and subprocess use."""

    def __init__(self, code: int, says: str = "") -> None:
        self.args: list[str] = []
        self.returncode = code
        self.stdout = iter(says.splitlines(keepends=True))
        self.says = says

    def __enter__(self) -> "Child":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def wait(self, timeout: float | None = None) -> int:
        assert timeout is None
        return self.returncode

    def poll(self) -> int:
        return self.returncode

    def communicate(self, _input: None = None, timeout: float | None = None) -> tuple[str, str]:
        assert timeout is None
        return self.says, ""


@pytest.fixture
def run(tmp_path: Path) -> Iterator[ModuleType]:
    """A copy of run.py that lives, with a pyproject.toml, in a folder of its own."""
    shutil.copy(RUN, tmp_path)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    spec = importlib.util.spec_from_file_location("run_copy", tmp_path / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    handlers = [(number, signal.getsignal(number)) for number in (signal.SIGINT, signal.SIGTERM)]
    spec.loader.exec_module(module)
    yield module
    for number, handler in handlers:
        signal.signal(number, handler)


@pytest.fixture
def children(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Children:
    """The processes that `run` believes it started."""
    fake = Children(run)
    monkeypatch.setattr(subprocess, "Popen", fake)
    return fake


def test_an_old_python_can_read_the_file_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(RUN.read_text(encoding="ascii"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 6, 15, "final", 0))
    with pytest.raises(SystemExit) as stop:
        runpy.run_path(str(RUN))
    assert stop.value.code == 2
    assert capsys.readouterr().err == "Tlapa needs Python 3.11 or newer, and this is Python 3.6.\n"


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ([], ["client"]),
        (["--windowed"], ["client", "--windowed"]),
        (["play", "--help"], ["client", "--help"]),
        (["replay", "a.tlapa"], ["client", "replay", "a.tlapa"]),
        (["export", "a.tlapa"], ["client", "export", "a.tlapa"]),
        (["import", "a.pbn", "b.tlapa"], ["client", "import", "a.pbn", "b.tlapa"]),
        (["server", "--port", "7777"], ["server", "--port", "7777"]),
        (["test", "-k", "fold"], ["pytest", "-k", "fold"]),
    ],
)
def test_commands_pass_arguments_on(
    run: ModuleType, children: Children, arguments: list[str], started: list[str]
) -> None:
    assert run.main(arguments) == 0
    assert children.commands[-1] == ["-m", *started]


def test_an_unknown_command_lists_the_known_ones(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["serve"]) == 2
    known = "use play (or nothing), replay, export, import, server, test or setup"
    assert capsys.readouterr().err == f"There is no command 'serve': {known}.\n"
    assert run.main(["setup", "now"]) == 2
    assert capsys.readouterr().err == "The command setup takes no arguments.\n"
    assert children.names() == []


def test_help_installs_nothing(run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    assert "run.py server" in capsys.readouterr().out
    assert children.names() == []


def test_play_needs_no_dev_packages_and_an_unchanged_install_is_left_alone(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    run.main([])
    assert children.commands[1][-2:] == ["-e", "."]
    assert children.names() == ["venv", "pip", "client"]
    capsys.readouterr()

    run.main(["server"])
    assert children.names() == ["server"]
    assert capsys.readouterr() == ("", "")

    run.main(["setup"])
    assert children.commands[0][-2:] == ["-e", ".[dev]"]
    assert children.names() == ["pip"]

    run.main([])
    run.main(["setup"])
    assert children.names() == ["client"]


def test_a_changed_pyproject_is_installed_into_the_same_venv(run: ModuleType, children: Children) -> None:
    run.main(["setup"])
    children.names()
    (run.ROOT / "pyproject.toml").write_text(PYPROJECT + "version = '2'\n")
    run.main(["setup"])
    assert children.names() == ["pip"]


def test_a_venv_without_stamp_is_made_anew(run: ModuleType, children: Children) -> None:
    """As a kill in the middle of an install leaves it."""
    run.main(["setup"])
    children.names()
    run.STAMP.unlink()
    run.main(["setup"])
    assert children.names() == ["venv", "pip"]


def test_a_venv_whose_python_broke_is_made_anew(run: ModuleType, children: Children) -> None:
    run.main(["setup"])
    children.names()
    children.codes["probe"] = 1
    run.main(["setup"])
    assert children.names() == ["venv", "pip"]

    children.codes.clear()
    run.PYTHON.unlink()
    run.main(["setup"])
    assert children.names() == ["venv", "pip"]


def test_packages_are_shown_while_pip_works(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    children.pip_says = "Obtaining file:///tlapa\nCollecting numpy<3,>=1.26 (from tlapa==0.1.0)\n  Using cached numpy\n"
    run.main(["setup"])
    out = capsys.readouterr().out.splitlines()
    assert out[:3] == ["Making .venv ...", "Installing what Tlapa needs ...", "  numpy"]


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_named(
    run: ModuleType,
    children: Children,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    module: str,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else SimpleNamespace())
    assert run.main([]) == 2
    err = capsys.readouterr().err
    assert err == "This Python has no venv module: please install it (on Debian: apt install python3-venv).\n"
    assert children.names() == []


@pytest.mark.parametrize(
    "words",
    [
        "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('[Errno 111]')'\nERROR:",
        "WARNING: Retrying after connection broken by 'ProxyError('Cannot connect to proxy.')'\nERROR: No matching",
        "ReadTimeoutError: HTTPSConnectionPool(host='index', port=443): Read timed out.",
    ],
)
def test_an_unreachable_index_is_one_sentence_and_retried(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str], words: str
) -> None:
    children.codes["pip"] = 1
    children.pip_says = words
    assert run.main([]) == 2
    err = capsys.readouterr().err
    assert err == "The package index cannot be reached: connect this computer to the internet and retry.\n"
    assert children.names() == ["venv", "pip"]

    children.codes.clear()
    assert run.main([]) == 0
    assert children.names() == ["venv", "pip", "client"]


def test_a_failed_update_leaves_play_working_offline(run: ModuleType, children: Children) -> None:
    run.main([])
    children.names()
    children.codes["pip"] = 1
    children.pip_says = "after connection broken by 'NewConnectionError'"
    assert run.main(["test"]) == 2
    assert run.main([]) == 0
    assert children.names() == ["pip", "client"]


def test_any_other_failure_shows_what_pip_said(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    children.codes["pip"] = 1
    children.pip_says = "ERROR: Package 'tlapa' requires a different Python\n"
    assert run.main([]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "ERROR: Package 'tlapa' requires a different Python",
        "pip could not install Tlapa (exit code 1); its own words are above.",
    ]


def test_an_interrupted_install_is_quiet_and_retried(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    children.pip_meets = KeyboardInterrupt
    assert run.main([]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"
    assert not run.STAMP.exists()
    children.pip_meets = None
    children.names()
    assert run.main([]) == 0
    assert children.names() == ["venv", "pip", "client"]


def test_a_folder_that_cannot_hold_a_venv_is_named(
    run: ModuleType, children: Children, capsys: pytest.CaptureFixture[str]
) -> None:
    children.codes["venv"] = 1
    assert run.main([]) == 2
    assert capsys.readouterr().err == f"Could not make {run.VENV}: no reason given\n"

    (run.ROOT / "pyproject.toml").unlink()
    assert run.main([]) == 2
    assert "pyproject.toml" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("codes", "expected", "summary"),
    [
        ({}, 0, ""),
        ({"ruff": 1}, 1, "Failed already: ruff.\n"),
        ({"ruff": 1, "mypy": 2}, 1, "Failed already: ruff, mypy.\n"),
        ({"pytest": 3}, 3, ""),
        ({"mypy": 1, "pytest": 1}, 1, "Failed already: mypy.\n"),
    ],
)
def test_all_three_checks_run_and_all_must_pass(
    run: ModuleType,
    children: Children,
    capsys: pytest.CaptureFixture[str],
    codes: dict[str, int],
    expected: int,
    summary: str,
) -> None:
    children.codes.update(codes)
    assert run.main(["test"]) == expected
    assert children.commands[-1] == ["-m", "pytest", "-n", "2"]
    assert children.names() == ["venv", "pip", "ruff", "mypy", "pytest"]
    out, err = capsys.readouterr()
    assert [line for line in out.splitlines() if line.startswith("== ")] == ["== ruff check .", "== mypy", "== pytest"]
    assert err == summary


def test_the_fast_selection_is_pytest_alone(run: ModuleType, children: Children) -> None:
    assert run.main(["test", "--fast"]) == 0
    assert children.commands[-1] == ["-m", "pytest", "-n", "2", "-m", "not slow"]
    assert children.names() == ["venv", "pip", "pytest"]


@pytest.mark.parametrize(("code", "expected"), [(0, 0), (7, 7), (-15, 143)])
def test_the_exit_code_of_the_child_is_passed_on(run: ModuleType, children: Children, code: int, expected: int) -> None:
    children.codes["server"] = code
    assert run.main(["server"]) == expected


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT that a process can send to another")
def test_ctrl_c_is_left_to_the_child(tmp_path: Path) -> None:
    """A real child that signals its parent, as a terminal would, and then ends in its own way."""
    (tmp_path / "child.py").write_text("import os, signal, sys; os.kill(os.getppid(), signal.SIGINT); sys.exit(5)")
    setting = f"run.PYTHON, run.ROOT = sys.executable, {str(tmp_path)!r}"
    script = f"import run, sys; {setting}; sys.exit(run.hand_over('child'))"
    environment = {**os.environ, "PYTHONPATH": str(RUN.parent)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (5, "")


def test_windows_has_a_lock_of_its_own(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """As msvcrt does it: bytes of a file are locked, for one holder, and whoever comes second is refused."""
    held: dict[int, int] = {}

    def locking(file: int, mode: int, count: int) -> None:
        if file in held or mode != 2 or count != 1:
            raise PermissionError(13, "Permission denied")
        held[file] = mode

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))  # type: ignore[arg-type]
    monkeypatch.setitem(sys.modules, "fcntl", None)  # type: ignore[arg-type]
    monkeypatch.setattr(run.sys, "platform", "win32")
    assert [run.take(7), run.take(7), run.take(8)] == [True, False, True]
