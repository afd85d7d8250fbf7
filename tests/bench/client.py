"""What the client costs: frames, idling, starting, memory. `python -m tests.bench client --json`.

The frames are drawn without a display. The rest is a real window under Xvfb, driven by xdotool; where these are not
installed, those figures are left out and a line says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench import frames  # first of all: it sets the driver
from tests.bench.figures import Figure
from tests.window.display import Display, Missing, xvfb
from tests.window.person import ROOT, Person, asks

SIZE = (1920, 1080)
FLAGS = ""  # the own server as players have it
ALONE = {"korist": {"levels": ["thumb"] * 4, "options": {"start": "host"}}}  # the person is asked first
BARE = """
import time, pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
pygame.display.flip()
print(time.monotonic())
"""
QUIET, LOOK = 3.0, 10.0  # seconds: to become idle, and to measure it


def figures(quick: bool) -> list[Figure]:
    found = frames.figures(quick)
    try:
        with xvfb(SIZE) as display:
            found += windows(display, quick)
    except Missing as missing:
        print(f"Without a window: {missing}.", file=sys.stderr)
    return found


def windows(display: Display, quick: bool) -> list[Figure]:
    """What a person's own client does on this display."""
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder, "cache")
        count = iter(range(100))

        def arrive(**settings: Any) -> Person:
            home = Path(folder, str(next(count)))
            home.mkdir()
            return Person(display, home, cache, FLAGS, **settings)

        leave(played(arrive))  # now the cache is warm
        rounds = 2 if quick else 5
        bares, starts, questions = zip(
            *((bare_start(display), *start_and_question(arrive)) for _ in range(rounds)), strict=True
        )  # in turns, for the machine is not always as fast
        person = played(arrive, fullscreen=True)
        limit = 3000 * min(bares)
        found = [
            Figure("start to the first frame, best", min(starts) * 1000, "ms", limit, "limit: 3 bare windows"),
            Figure("tap to the first question of a solo game, median", median(questions), "s", 1.5),
            Figure("idle at the table: processor", idle(person), "%", 1.0),
            Figure("idle at the table: frames drawn", idle_frames(person), "frames", None, "limit: 0"),
            Figure("memory at 1080p, most so far", peak(person), "MB", 350.0),
        ]
        leave(person)
        return found


def median(values: tuple[float, ...]) -> float:
    return sorted(values)[len(values) // 2]


def bare_start(display: Display) -> float:
    """Seconds until a pygame window without anything in it is there."""
    begun = time.monotonic()
    env = {**os.environ, "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    done = subprocess.run([sys.executable, "-c", BARE], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) - begun


def start_and_question(arrive: Callable[..., Person]) -> tuple[float, float]:
    """Seconds from the command to the first frame, and from the tap on "play" to a question that can be answered."""
    person = arrive(arrangements=ALONE)
    person.at("Title")
    first = person.scenes()[0]["time"] - person.started
    tapped = time.monotonic()
    person.click("play")
    person.wait(lambda scene: scene["table"].get("legal"), "a question")
    asked = next(scene["time"] for scene in person.scenes() if scene["table"].get("legal"))
    leave(person)
    return first, asked - tapped


def played(arrive: Callable[..., Person], **settings: Any) -> Person:
    """A person who is asked at a full table."""
    person = arrive(arrangements=ALONE, **settings)
    person.at("Title")
    person.click("play")
    person.asked()
    return person


def leave(person: Person) -> None:
    person.quit()
    person.end()


def spent(person: Person) -> float:
    """Seconds of processor so far, of all its threads."""
    tasks = Path(f"/proc/{person.process.pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def idle(person: Person) -> float:
    """The share of a core that waiting for the player takes, in per cent."""
    time.sleep(QUIET)
    before, begun = spent(person), time.monotonic()
    time.sleep(LOOK)
    return 100 * (spent(person) - before) / (time.monotonic() - begun)


def idle_frames(person: Person) -> int:
    """Frames drawn while nothing happens."""
    person.wait(lambda scene: asks(scene) and not scene["moving"])
    before = person.scene["drawn"]
    time.sleep(QUIET)
    return int(person.scene["drawn"] - before)


def peak(person: Person) -> float:
    """Megabytes that the client held at most; the own server is a process of its own."""
    status = Path(f"/proc/{person.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024
