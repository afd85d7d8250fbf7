"""X servers of our own, on whatever display number is free, and pictures of what they show."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

PATIENCE = 20.0  # seconds for an X server to start or to end
DRIVERS = Path("/usr/lib/xorg/modules")
SIZE = (1280, 720)

Pixels = NDArray[np.uint8]


class Missing(Exception):
    """What these tests need and this machine has not."""


class Display(NamedTuple):
    """A running X server."""

    name: str
    size: tuple[int, int]

    def do(self, *words: str) -> str:
        """Let xdotool do something."""
        return self._run("xdotool", *words).decode()

    def shot(self) -> Pixels:
        """What the screen shows: rows of pixels of red, green and blue."""
        dump = self._run("xwd", "-silent", "-root")
        head = np.frombuffer(dump, ">u4", 25)
        begin, width, height, bits, stride, colours = (int(head[at]) for at in (0, 4, 5, 11, 12, 19))
        rows = np.frombuffer(dump, np.uint8, height * stride, begin + 12 * colours).reshape(height, stride)
        size = bits // 8
        return rows[:, : size * width].reshape(height, width, size)[:, :, 2::-1].copy()

    def _run(self, *command: str) -> bytes:
        done = subprocess.run(command, env={**os.environ, "DISPLAY": self.name}, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, (command, done.stderr)
        return done.stdout


def need(*programs: str) -> None:
    """Say which of these programs are missing."""
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        raise Missing(f"not installed: {', '.join(missing)}")


@contextmanager
def xvfb(size: tuple[int, int] = SIZE) -> Iterator[Display]:
    """A screen in memory."""
    need("Xvfb", "xdotool", "xwd")
    with serving(["Xvfb", "-screen", "0", f"{size[0]}x{size[1]}x24"]) as name:
        yield Display(name, size)


@contextmanager
def xorg(folder: Path) -> Iterator[Display]:
    """A screen in memory with a touch screen, whose socket is `touch` in this folder."""
    need("Xorg", "xdotool", "xwd")
    for driver in ("drivers/dummy_drv.so", "input/inputtest_drv.so"):
        if not (DRIVERS / driver).exists():
            raise Missing(f"not installed: {driver} of Xorg")
    if os.geteuid() != 0:
        raise Missing("only root may start Xorg with a configuration of its own")
    config = folder / "xorg.conf"
    config.write_text((Path(__file__).parent / "xorg.conf").read_text().replace("FOLDER", str(folder)))
    with serving(["Xorg", "-config", str(config), "-logfile", str(folder / "log"), "-novtswitch", "-sharevts"]) as name:
        yield Display(name, SIZE)


@contextmanager
def serving(command: list[str]) -> Iterator[str]:
    """The name of the display of an X server that runs meanwhile. It tells the number when it is ready."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [*command, "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise Missing(f"{command[0]} does not start here")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def changed(before: Pixels, after: Pixels, box: list[int]) -> float:
    """The share of the pixels of a box that differ."""
    return float(np.any(part(before, box) != part(after, box), axis=2).mean())


def paper(shot: Pixels, box: list[int]) -> float:
    """The share of the pixels of a box that are as bright as the paper of cards."""
    return float((part(shot, box).min(axis=2) > 150).mean())


def part(shot: Pixels, box: list[int]) -> Pixels:
    """The pixels of a box."""
    x, y, w, h = box
    return shot[max(0, y) : y + h, max(0, x) : x + w]
