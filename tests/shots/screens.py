"""Every screen that can be drawn: one module for each kind of screen, one in the folder of each game.

Each has SCREENS, from a name to the function that arranges it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from client.app import App
from client.games import SHELF, known
from client.settings import Keeper
from client.ui.pictures import Pictures
from tests.shots import books, lobby, menus, plain
from tests.shots.board import Board, settle  # first of all: it sets the drivers

Screens = dict[str, Callable[[App], None]]


def of_game(game: str) -> Screens:
    """The shots in a game's own folder; without any, what every table has."""
    own = f"tests.games.{game}.shots"
    if find_spec(own) is None:
        return plain.screens(game, SHELF[game].seats)
    screens: Screens = import_module(own).SCREENS
    return screens


SCREENS: Screens = {**menus.SCREENS, **lobby.SCREENS, **books.SCREENS}
for game in filter(known, SHELF):
    SCREENS |= of_game(game)


def arrange(name: str, size: tuple[int, int], language: str, folder: Path, pictures: Pictures) -> App:
    """The app with this screen, ready to be looked at."""
    keeper = Keeper(folder / "settings.json")
    keeper.settings.language = next(known for known in ("cs", "sk", "en") if known == language)
    app = App(Board(size), keeper, pictures)
    SCREENS[name](app)
    settle(app)
    return app
