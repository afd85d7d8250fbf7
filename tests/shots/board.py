"""A window that is only a surface, and how to wait until everything is drawn on it."""

from __future__ import annotations

import os
import time

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from pygame import Surface

from client.app import App


class Board:
    """A window that is only a surface."""

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.display.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        self.surface = Surface(size)
        self.typing = False
        self.toggled = 0

    def toggle_fullscreen(self) -> None:
        self.toggled += 1

    def set_typing(self, typing: bool) -> None:
        self.typing = typing


def settle(app: App, longest: float = 20.0) -> None:
    """Let everything be made and drawn."""
    until = time.monotonic() + longest
    app.step(0.001, (), ())
    while app.pictures.busy and time.monotonic() < until:
        time.sleep(0.002)
        app.step(0.001, (), ())
    assert not app.pictures.busy, "pictures are still being made"
