"""Rules, statistics, credits and replays."""

from __future__ import annotations

from collections.abc import Callable

from client.app import App
from client.screens.rules import RulesScreen
from client.ui.fields import TextField
from client.ui.pointer import Typed
from tests.shots.board import settle


def rules(app: App) -> None:
    app.push(RulesScreen(app, "korist"))


def rules_at(app: App) -> None:
    """Opened by a "why?"."""
    app.push(RulesScreen(app, "svabi", "S-13"))


def rules_search(app: App) -> None:
    """Found without the marks of the letters."""
    app.push(RulesScreen(app, "korist"))
    settle(app)
    field = app.form.find("search")
    assert isinstance(field, TextField)
    app.form.set_focus(field)
    field.typed(Typed("zolik"))


SCREENS: dict[str, Callable[[App], None]] = {
    "rules": rules,
    "rules_at": rules_at,
    "rules_search": rules_search,
}
