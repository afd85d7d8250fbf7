"""A hand that clicks, for an installed client without a screen: `python hand.py WATCH [FLAG...]` plays until the first
question of a game alone and closes the window.

It runs in the environment where Tlapa was installed, with nothing of the tests around it.
"""

import json
import sys
import time
from pathlib import Path
from threading import Thread

import pygame

from client.__main__ import main

PATIENCE = 60.0


def last(watch: Path) -> dict:
    """What is on the screen now."""
    lines = watch.read_bytes().rsplit(b"\n", 2) if watch.exists() else []  # the last line may be half written
    return json.loads(lines[-2]) if len(lines) > 1 else {}


def click(left: int, top: int, width: int, height: int) -> None:
    """Press and let go in the middle."""
    at = (left + width // 2, top + height // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


def play(watch: Path) -> None:
    """From the title to a question, then close the window; close it also when that takes too long."""
    clicked, end = False, time.monotonic() + PATIENCE
    while time.monotonic() < end:
        scene = last(watch)
        if scene.get("table", {}).get("legal"):
            break
        start = next((box for name, _, box in scene.get("widgets", ()) if name == "play"), None)
        if start is not None and not clicked and not scene["moving"]:
            clicked = True
            click(*start)
        time.sleep(0.02)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


if __name__ == "__main__":
    file, *flags = sys.argv[1:]
    Thread(target=play, args=(Path(file),), daemon=True).start()
    sys.exit(main(["--watch", file, *flags]))
