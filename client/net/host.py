"""A server of our own, as a child process: for playing alone (loopback) or as the host of a LAN.

Law: it never outlives the client. Its standard input is our end of a pipe, and the server stops when that closes, even
if the client was killed. Nothing here sleeps and hopes: the port comes from a file that the server writes whole.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

PORT = 7350  # where a server on the network is, if nobody else is there: who lost it finds it again
ROOT = Path(__file__).resolve().parents[2]
TICK = 0.02  # seconds between two looks at the port file
PATIENCE = 20.0  # seconds for a slow disk to start Python
FAREWELL = 5.0  # seconds for the server to save and go


class Starting(NamedTuple):
    """The server is on its way."""


class Listening(NamedTuple):
    """The server can be called at this port."""

    port: int


class Ended(NamedTuple):
    """There is no server: how it ended, and the last line that it logged."""

    code: int | None  # None: it was too slow and was stopped by us
    line: str = ""


Status = Starting | Listening | Ended


class Host:
    """One child server, from its start to its end."""

    def __init__(
        self, data: str, lan: bool = False, name: str = "Tlapa", flags: Sequence[str] = (), patience: float = PATIENCE
    ) -> None:
        self._folder = TemporaryDirectory(prefix="tlapa-host-")
        self._port_file, self._log = Path(self._folder.name, "port"), Path(self._folder.name, "log")
        self._deadline = time.monotonic() + patience
        self._status: Status = Starting()
        reach = ["--any-port"] if lan else ["--host", "127.0.0.1", "--no-discovery"]
        port = str(PORT if lan else 0)
        # The server beside this client, wherever both are installed and whatever lies in the current directory (-P).
        command = [sys.executable, "-P", "-m", "server", "--port", port, "--port-file", str(self._port_file),
                   "--until-stdin", "--data", data, "--name", name, *reach, *flags]  # fmt: skip
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows: no console beside the game
            )

    def poll(self) -> Status:
        """How it is now; never waits."""
        if isinstance(self._status, Ended):
            return self._status
        code = self._process.poll()
        if code is not None:
            self._status = Ended(code, self._last_line())
        elif isinstance(self._status, Starting):
            if (port := self._port()) is not None:
                self._status = Listening(port)
            elif time.monotonic() > self._deadline:
                self._stop()
                self._status = Ended(None, self._last_line())
        return self._status

    def wait(self) -> Status:
        """Wait until it listens or has ended, at most as long as it may take to start."""
        while isinstance(status := self.poll(), Starting):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(TICK)
        return status

    def close(self) -> int | None:
        """End it in good order; its exit code."""
        self._stop()
        self._status = Ended(self._process.returncode, self._last_line())
        with suppress(OSError):  # Windows may still hold the log
            self._folder.cleanup()
        return self._process.returncode

    def _port(self) -> int | None:
        try:
            return int(self._port_file.read_text(encoding="ascii"))
        except OSError:  # not there yet; on Windows also: being put there just now
            return None

    def _last_line(self) -> str:
        try:
            lines = self._log.read_text("utf-8", "replace").split("\n")
        except OSError:  # closed already
            return ""
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def _stop(self) -> None:
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        for harder in (self._process.terminate, self._process.kill):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
                return
            harder()
        self._process.wait()
