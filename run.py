"""Start Tlapa from a bare Python: make `.venv` beside this file, install into it, run.

Standard library only. An old Python must still read this file far enough to say that it is too old: no syntax here is
newer than 3.6, and messages keep to ASCII for consoles of any code page.

The stamp inside `.venv` is written last and says what was installed. A `.venv` without it is not trusted and made anew:
that is how a killed install is repaired.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the one file that an older Python gets to see
    sys.stderr.write("Tlapa needs Python 3.11 or newer, and this is Python {}.{}.\n".format(*sys.version_info[:2]))
    sys.exit(2)

USAGE = """\
python3 run.py            play (the same as: run.py play)
python3 run.py replay F   watch a recorded game (a .tlapa file)
python3 run.py export F   write one for other programs: Hold'em as .phh, Bridge as .pbn
python3 run.py import F   make .tlapa files of other programs' hands and deals
python3 run.py server     host tables for others
python3 run.py test       check and test everything; with --fast: the tests of a minute; else: pytest with these
python3 run.py setup      only install all of it, so that the rest works offline
Further arguments are passed on. What is missing is installed first, into .venv beside this file."""

MODULES = {
    "play": ["client"],
    "replay": ["client", "replay"],
    "export": ["client", "export"],
    "import": ["client", "import"],
    "server": ["server"],
}
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "tlapa-installed"

# What pip says, in its several versions, when the network and not a package is at fault.
NETWORK_SIGNS = (
    "connection broken by",
    "connection error",
    "connectionerror",
    "connecttimeout",
    "could not fetch url",
    "max retries exceeded",
    "name resolution",
    "nameresolutionerror",
    "network is unreachable",
    "proxyerror",
    "read timed out",
)


class Trouble(Exception):
    """Why Tlapa cannot start, as one sentence for the person who started it."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks; the exit code is the child's, or 2 if there was no way to start one."""
    if arguments[:1] in (["-h"], ["--help"], ["help"]):
        print(USAGE)
        return 0
    if not arguments or arguments[0].startswith("-"):
        arguments = ["play", *arguments]
    command, *rest = arguments
    try:
        if command in MODULES:
            install("")
            return hand_over(*MODULES[command], *rest)
        if command == "test":
            install("dev")
            return check(rest)
        if command == "setup" and not rest:
            install("dev")
            say("Tlapa is installed.")
            return 0
        if command == "setup":
            raise Trouble("The command setup takes no arguments.")
        known = "play (or nothing), replay, export, import, server, test or setup"
        raise Trouble(f"There is no command '{command}': use {known}.")
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 130


def check(arguments: list[str]) -> int:
    """Run all checks even if one fails, pytest last: its closing line is the one that gets read."""
    if arguments == ["--fast"]:
        return hand_over("pytest", "-n", "2", "-m", "not slow", cwd=ROOT)
    if arguments:
        return hand_over("pytest", *arguments, cwd=ROOT)
    failed = []
    for tool in (["ruff", "check", "."], ["mypy"]):
        say("== " + " ".join(tool))
        if subprocess.call([str(PYTHON), "-m", *tool], cwd=ROOT, env=environment()) != 0:
            failed.append(tool[0])
    say("== pytest")
    if failed:
        print(f"Failed already: {', '.join(failed)}.", file=sys.stderr, flush=True)
    return hand_over("pytest", "-n", "2", cwd=ROOT) or (1 if failed else 0)


def hand_over(module: str, *arguments: str, cwd: Path | None = None) -> int:
    """Run a module in `.venv` until it ends by itself and return its exit code, a signal's as shells give it."""
    # The terminal sends Ctrl-C to the child too, which may want to end in its own time.
    signal.signal(signal.SIGINT, lambda *_: None)
    with subprocess.Popen([str(PYTHON), "-m", module, *arguments], cwd=cwd, env=environment()) as child:
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        code = child.wait()
    return code if code >= 0 else 128 - code


def environment() -> dict[str, str]:
    """Let children import from here, even if the folder was moved or the current one holds a `client` of its own."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}


def install(extra: str) -> None:
    """See to it that `.venv` holds what pyproject.toml asks for; without a fetch, and without a word, if it does."""
    try:
        if is_installed(extra):
            return
        with alone():
            if is_installed(extra):
                return
            started = time.monotonic()
            if not STAMP.exists() or not is_sound():
                make_venv()
            pip_install(extra)
            say(f"Ready after {time.monotonic() - started:.0f} s.")
    except OSError as error:
        raise Trouble(f"Tlapa cannot be installed in this folder: {error}.") from error


def is_installed(extra: str) -> bool:
    """Tell whether the stamp covers this extra; an install with `dev` covers the plain one."""
    stamp = STAMP.read_text(encoding="ascii") if STAMP.exists() else ""
    return stamp in (stamp_for(extra), stamp_for("dev")) and is_sound()


def stamp_for(extra: str) -> str:
    """Name one state of the dependencies."""
    return f"{hashlib.sha256((ROOT / 'pyproject.toml').read_bytes()).hexdigest()} {extra or 'plain'}\n"


def is_sound() -> bool:
    """Tell whether the Python of `.venv` still works: the system may have removed or upgraded it."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.call([str(PYTHON), "-c", probe], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make an empty `.venv`, whatever was there before."""
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        raise Trouble("This Python has no venv module: please install it (on Debian: apt install python3-venv).")
    say("Making .venv ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if made.returncode != 0:
        reason = (made.stdout.strip().splitlines() or ["no reason given"])[-1]
        raise Trouble(f"Could not make {VENV}: {reason}")


def pip_install(extra: str) -> None:
    """Install this folder, editable, and stamp it."""
    say("Installing what Tlapa needs ...")
    wanted = stamp_for(extra)
    earlier = STAMP.read_text(encoding="ascii") if STAMP.exists() else ""
    STAMP.unlink(missing_ok=True)
    code = -1
    try:
        code, lines = pip("install", "-e", f".[{extra}]" if extra else ".")
    finally:
        # pip takes back what it did not finish: what was there before still works, offline too.
        stamp = wanted if code == 0 else earlier
        if stamp:
            STAMP.write_text(stamp, encoding="ascii")
    if code == 0:
        return
    words = "\n".join(lines).lower()
    if any(sign in words for sign in NETWORK_SIGNS):
        raise Trouble("The package index cannot be reached: connect this computer to the internet and retry.")
    print("\n".join(lines[-20:]), file=sys.stderr)
    raise Trouble(f"pip could not install Tlapa (exit code {code}); its own words are above.")


def pip(*arguments: str) -> tuple[int, list[str]]:
    """Run pip with one line of progress for each package; return its exit code and its own words."""
    lines = []
    with subprocess.Popen(
        [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments],
        cwd=ROOT,
        # pip's five retries keep an offline stranger waiting; as a variable they also reach the pip that builds.
        env={"PIP_RETRIES": "2", **os.environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as child:
        for line in child.stdout or ():
            lines.append(line.rstrip())
            package = re.match(r"Collecting ([\w.-]+)", line)
            if package:
                say("  " + package[1])
    return child.returncode, lines


def say(text: str) -> None:
    """Show progress at once: children write to the same stream."""
    print(text, flush=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process install at a time; the system frees the lock even if its owner is killed."""
    with (ROOT / ".venv.lock").open("w", encoding="ascii") as lock:
        if not take(lock.fileno()):
            say("Tlapa is being installed by another start: waiting ...")
            while not take(lock.fileno()):
                time.sleep(0.2)
        yield


def take(lock: int) -> bool:
    """Try to get the lock on an open file."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
