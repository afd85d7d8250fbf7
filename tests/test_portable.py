"""That Tlapa can run where nobody has tried it yet, Windows and macOS: read from the source and the names of files.

Law: what only POSIX has is used at the places below alone, each beside a branch for the others that a test takes.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [*(file for name in ("client", "server", "shared") for file in sorted((ROOT / name).rglob("*.py"))),
           ROOT / "run.py"]  # fmt: skip

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
NAMES = {
    "os": {"chown", "chroot", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups",
           "getloadavg", "getpgid", "getpgrp", "getsid", "getuid", "initgroups", "kill", "killpg", "lchown", "mkfifo",
           "mknod", "nice", "openpty", "posix_spawn", "pread", "pwrite", "sched_getaffinity", "sched_setaffinity",
           "setgid", "setpgid", "setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf", "ttyname", "uname",
           "wait", "wait3", "wait4", "waitid"},
    "signal": {"SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "pause",
               "pthread_kill", "pthread_sigmask", "setitimer", "sigwait"},
    "socket": {"AF_UNIX", "MSG_DONTWAIT", "SO_REUSEPORT", "fromfd", "socketpair"},
    "time": {"tzset"},
}  # fmt: skip
METHODS = {"add_reader", "add_signal_handler", "add_writer", "create_unix_connection", "create_unix_server"}
ARGUMENTS = {"pass_fds", "preexec_fn", "process_group", "start_new_session", "umask"}

# What only POSIX has, where it is used, and the test that goes the other way.
BRANCHES = {
    ("run.py", "fcntl"): "tests/test_run.py::test_windows_has_a_lock_of_its_own",
    ("server/__main__.py", "add_signal_handler"): "tests/server/test_portable.py::test_a_loop_without_signal_handlers",
    ("server/bot_workers.py", "os.nice"): "tests/server/test_portable.py::test_a_worker_where_nobody_can_be_nice",
}
ABSOLUTE = {("client/window.py", "/dev/dri")}  # asked on Linux alone
FILES = ("client", "server", "shared", "assets", "tests", "docs")
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')


def trees() -> Iterator[tuple[str, ast.Module]]:
    for file in SOURCES:
        yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def only_posix(tree: ast.AST) -> Iterator[str]:
    """What of it Windows does not have."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names if alias.name in MODULES)
            case ast.ImportFrom(module, names):
                if module in MODULES:
                    yield str(module)
                yield from (f"{module}.{alias.name}" for alias in names if alias.name in NAMES.get(str(module), ()))
            case ast.Attribute(ast.Name(module), name) if name in NAMES.get(module, ()):
                yield f"{module}.{name}"
            case ast.Call(ast.Attribute(_, name), _, keywords):
                if name in METHODS:
                    yield name
                yield from (str(keyword.arg) for keyword in keywords if keyword.arg in ARGUMENTS)


def without_encoding(tree: ast.AST) -> Iterator[int]:
    """The lines where text is read or written in whatever encoding the system prefers."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if name == "read_text":
            spoken = bool(texts)
        elif name == "write_text":
            spoken = False
        elif name == "open" and node.args:
            mode = next((text for text in texts if re.fullmatch(r"[rwxab+t]{1,3}", text)), None)
            spoken = mode is None and not isinstance(node.func, ast.Name)  # somebody else's `open`: it has no mode
            spoken = spoken or (mode is not None and "b" in mode)
        else:
            spoken = name not in ("run", "Popen", "check_output") or "text" not in given
        if not spoken and "encoding" not in given:
            yield node.lineno


def test_what_only_posix_has_stands_beside_a_branch_that_a_test_takes() -> None:
    assert {(path, name) for path, tree in trees() for name in only_posix(tree)} == BRANCHES.keys()
    for test in BRANCHES.values():
        file, name = test.split("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test


@pytest.mark.parametrize("source", [
    "import fcntl", "from resource import setrlimit", "import os\nos.kill(1, 2)", "from os import nice",
    "import signal\nsignal.SIGKILL", "loop.add_reader(0, f)", "subprocess.Popen([], start_new_session=True)",
])  # fmt: skip
def test_what_only_posix_has_is_found(source: str) -> None:
    assert len([*only_posix(ast.parse(source))]) == 1


def test_texts_have_an_encoding() -> None:
    assert [(path, line) for path, tree in trees() for line in without_encoding(tree)] == []


@pytest.mark.parametrize("source", [
    "open('a')", "open(a, 'w')", "file.open('w')", "file.read_text()", "file.write_text('a')",
    "subprocess.run([], text=True)",
])  # fmt: skip
def test_a_text_without_an_encoding_is_found(source: str) -> None:
    assert [*without_encoding(ast.parse(source))] == [1]


def test_no_path_is_that_of_one_system() -> None:
    absolute = re.compile(r"(/tmp|/dev|/proc|/etc|/var|/usr|/home|~|[A-Za-z]:\\)($|[/\\].*)")
    texts = {(path, str(node.value)) for path, tree in trees() for node in ast.walk(tree)
             if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip
    assert {(path, text) for path, text in texts if absolute.fullmatch(text)} == ABSOLUTE


def test_processes_are_only_spawned() -> None:
    """Windows cannot fork, and macOS better does not. A Pool takes the system's own way, and its work is picklable."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("multiprocessing"):
                assert {alias.name for alias in node.names} <= {"get_context", "parent_process", "Pool"}, path
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "get_context":
                assert ast.unparse(node.args[0]) == "'spawn'", path


def names() -> list[PurePosixPath]:
    """All files that a checkout has."""
    return [PurePosixPath(file.relative_to(ROOT).as_posix()) for name in FILES for file in (ROOT / name).rglob("*")
            if "__pycache__" not in file.parts]  # fmt: skip


def test_files_have_names_that_every_system_bears() -> None:
    files = names()
    assert files
    same = Counter(str(file).casefold() for file in files)
    assert [name for name, count in same.items() if count > 1] == []
    assert [str(file) for file in files if RESERVED.fullmatch(file.name) or FORBIDDEN.search(file.name)] == []
    assert [str(file) for file in files if not str(file).isascii() or len(str(file)) > 120] == []


@pytest.mark.slow
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_types_hold_there_too(platform: str) -> None:
    """mypy knows which names each system has."""
    command = [sys.executable, "-m", "mypy", "--platform", platform, "--cache-dir", f".mypy_cache/{platform}"]
    for files in ([], ["run.py"]):
        done = subprocess.run(
            [*command, *files], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
