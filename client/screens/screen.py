"""What every screen can do. The app owns the stack of screens; the one on top is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.ui.form import Form
from client.ui.theme import INN, Theme
from shared.messages import Message

if TYPE_CHECKING:
    from client.app import App


class Screen:
    """One screen. It keeps its state itself: its widgets are made anew whenever the window or the language changes."""

    theme: Theme = INN

    def __init__(self, app: App) -> None:
        self.app = app

    def build(self, form: Form) -> None:
        """Fill the form for the current window."""
        raise NotImplementedError

    def update(self, dt: float) -> bool:
        """Time passes; True while something moves."""
        return False

    def receive(self, message: Message) -> None:
        """The server said something."""
