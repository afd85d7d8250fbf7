"""The title and the settings."""

from __future__ import annotations

from collections.abc import Callable

from client.app import App
from client.screens.credits import CreditsScreen
from client.screens.settings import SettingsScreen
from client.screens.title import Title
from client.ui.fields import TextField
from client.ui.pointer import Nav
from client.ui.text import say
from tests.shots.board import settle


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


def settings_large(app: App) -> None:
    """Letters of twice the size."""
    app.settings.text_size = "largest"
    settings(app)


def about(app: App) -> None:
    app.push(CreditsScreen(app))


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
    "settings_large": settings_large,
    "credits": about,
    "keyboard": keyboard,
}
