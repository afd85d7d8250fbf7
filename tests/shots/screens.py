"""Every screen that can be drawn: one module for each kind of screen, one in the folder of each game.

Each has SCREENS, from a name to the function that arranges it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from client.app import App
from client.settings import Keeper
from client.ui.pictures import Pictures
from tests.games.korist import shots as tables
from tests.games.svabi import shots as svabi
from tests.shots import books, lobby, menus
from tests.shots.board import Board, settle  # first of all: it sets the drivers

SCREENS: dict[str, Callable[[App], None]] = {
    **menus.SCREENS,
    **lobby.SCREENS,
    **books.SCREENS,
    **tables.SCREENS,
    **svabi.SCREENS,
}


def arrange(name: str, size: tuple[int, int], language: str, folder: Path, pictures: Pictures) -> App:
    """The app with this screen, ready to be looked at."""
    keeper = Keeper(folder / "settings.json")
    keeper.settings.language = next(known for known in ("cs", "sk", "en") if known == language)
    app = App(Board(size), keeper, pictures)
    SCREENS[name](app)
    settle(app)
    return app
