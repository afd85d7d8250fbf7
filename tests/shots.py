"""Pictures of all screens, to be looked at: `python -m tests.shots DIR [--size WxH] [--lang cs]`."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from pygame import Surface

from client.app import App
from client.screens.settings import SettingsScreen
from client.screens.title import Title
from client.settings import Keeper
from client.ui.fields import TextField
from client.ui.pictures import Pictures
from client.ui.pointer import Nav
from client.ui.text import say


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


def title(app: App) -> None:
    app.push(Title(app))


def title_focus(app: App) -> None:
    """Another game chosen, and the focus shown."""
    screen = Title(app)
    screen.chosen = "canasta"
    app.push(screen)
    settle(app)
    app.form.set_focus(app.form.find("cover holdem"))
    app.form.handle(Nav.RIGHT)


def leaving(app: App) -> None:
    app.push(Title(app))
    settle(app)
    app.form.handle(Nav.BACK)


def settings(app: App) -> None:
    app.settings.name = "Kateřina Veselá"
    app.push(SettingsScreen(app))


def keyboard(app: App) -> None:
    """The on-screen keyboard with a held key, and a notice."""
    settings(app)
    settle(app)
    field = app.form.find("name")
    assert isinstance(field, TextField)
    app.keyboard(field)
    app.toast(say("settings-damaged"))


SCREENS: dict[str, Callable[[App], None]] = {
    "title": title,
    "title_focus": title_focus,
    "leaving": leaving,
    "settings": settings,
    "keyboard": keyboard,
}


def settle(app: App, longest: float = 20.0) -> None:
    """Let everything be made and drawn."""
    until = time.monotonic() + longest
    app.step(0.001, (), ())
    while app.pictures.busy and time.monotonic() < until:
        time.sleep(0.002)
        app.step(0.001, (), ())
    assert not app.pictures.busy, "pictures are still being made"


def arrange(name: str, size: tuple[int, int], language: str, folder: Path, pictures: Pictures) -> App:
    """The app with this screen, ready to be looked at."""
    keeper = Keeper(folder / "settings.json")
    keeper.settings.language = next(known for known in ("cs", "sk", "en") if known == language)
    app = App(Board(size), keeper, pictures)
    SCREENS[name](app)
    settle(app)
    return app


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--lang", default="cs", choices=("cs", "sk", "en"))
    parser.add_argument("--screen", choices=SCREENS, action="append")
    given = parser.parse_args()
    wide, high = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    pictures = Pictures(None)
    for name in given.screen or SCREENS:
        app = arrange(name, (wide, high), given.lang, given.folder, pictures)
        file = given.folder / f"{name}_{given.size}_{given.lang}.png"
        pygame.image.save(app.window.surface, file)
        print(file, *(f"CUT OFF: {text}" for text in app.cut))
    pictures.close()


if __name__ == "__main__":
    main()
