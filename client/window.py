"""The real window: opened with the settings that were measured to matter, presented region by region.

Law: nothing here knows what is drawn. Without a display there is one clear sentence and no traceback.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pygame
from pygame import Rect, Surface
from pygame._sdl2 import controller
from pygame.event import Event

from client.ui.pictures import asset, svg

SIZE = (1280, 720)
SMALLEST = (640, 360)
ICON = (64, 64)
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
SESSIONS = ("DISPLAY", "WAYLAND_DISPLAY")  # one of them is set wherever there is a desktop
SCREENS = Path("/dev/dri")  # a bare console with a screen has a card here
UNSEEN = ("dummy", "offscreen")  # what SDL falls back to, and nobody would see
FLIPS = 6  # of each kind: enough to tell 0.1 ms from 4 ms


class NoDisplay(Exception):
    """There is no screen to draw on."""


def prepare() -> None:
    """What SDL must know before it starts; what the player has set in the environment stands."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # else a finger is also a mouse
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")


def choose_acceleration(remembered: bool | None) -> bool:
    """Whether SDL shall present through a GPU: tried once, remembered after. Without a GPU it is 20-50 times slower."""
    if ACCELERATION in os.environ:
        return os.environ[ACCELERATION] != "0"
    if remembered is None:
        remembered = time_of_flips("1") < time_of_flips("0")
    os.environ[ACCELERATION] = "1" if remembered else "0"
    return remembered


def time_of_flips(value: str) -> float:
    """Seconds that a flip takes at best with this setting."""
    os.environ[ACCELERATION] = value
    try:
        start(SIZE, 0)
        times = []
        for _ in range(FLIPS):
            pygame.event.pump()
            begun = perf_counter()
            pygame.display.flip()
            times.append(perf_counter() - begun)
        return min(times)
    finally:
        pygame.display.quit()
        del os.environ[ACCELERATION]


def start(size: tuple[int, int], flags: int) -> Surface:
    """Open the display."""
    wanted = "SDL_VIDEODRIVER" in os.environ
    if sys.platform == "linux" and not (wanted or any(map(os.environ.get, SESSIONS)) or any(SCREENS.glob("card*"))):
        raise NoDisplay(", ".join(SESSIONS))  # SDL would find the same, after many words
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and not wanted:
            raise NoDisplay(pygame.display.get_driver())
        return pygame.display.set_mode(size, flags)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error


def fitting() -> tuple[int, int]:
    """The usual size, upright on an upright desktop, or what a smaller one has room for."""
    try:
        pygame.display.init()
        wide, high = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return SIZE
    usual, least = (SIZE, SMALLEST) if wide >= high else (SIZE[::-1], SMALLEST[::-1])
    return max(least[0], min(usual[0], wide)), max(least[1], min(usual[1], high))


class Window:
    """The window on the screen, or all of the screen."""

    def __init__(self, title: str, fullscreen: bool) -> None:
        self.fullscreen = fullscreen
        self._size = fitting()  # as a window
        self._pads: dict[int, controller.Controller] = {}
        self._open()
        pygame.display.set_caption(title)
        pygame.key.set_repeat(400, 40)
        pygame.key.stop_text_input()
        with suppress(pygame.error):  # a system without gamepads is no trouble
            controller.init()

    def _open(self) -> None:
        if self.fullscreen:
            start((0, 0), pygame.FULLSCREEN)
        else:
            start(self._size, pygame.RESIZABLE)
        pygame.display.set_icon(svg(asset("signs/icon")).make(ICON))

    @property
    def surface(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open"
        return surface

    def toggle_fullscreen(self) -> None:
        """F11: the whole screen, or a window as large as it was."""
        if not self.fullscreen:
            self._size = self.surface.get_size()
        self.fullscreen = not self.fullscreen
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # pygame warns of the size that we mend
            self._open()
            if not self.fullscreen and self.surface.get_size() != self._size:
                self._open()  # SDL gives the screen back with the first call, and the size only with the second

    def present(self, regions: list[Rect]) -> None:
        """Show what was drawn."""
        if regions == [self.surface.get_rect()]:
            pygame.display.flip()
        elif regions:
            pygame.display.update(regions)

    def set_typing(self, typing: bool) -> None:
        """Ask the system for letters, or no more."""
        if typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def watch(self, events: Iterable[Event]) -> None:
        """Listen to gamepads that come, forget those that go."""
        for event in events:
            if event.type == pygame.CONTROLLERDEVICEADDED:
                with suppress(pygame.error):
                    pad = controller.Controller(event.device_index)
                    self._pads[pad.as_joystick().get_instance_id()] = pad
            elif event.type == pygame.CONTROLLERDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
