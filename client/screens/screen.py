"""What every screen can do. The app owns the stack of screens; the one on top is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.net.lost import Lost
from client.ui.form import Form
from client.ui.theme import INN, Theme
from shared.messages import Downward

if TYPE_CHECKING:
    from client.app import App


class Screen:
    """One screen. It keeps its state itself: its widgets are made anew whenever the window or the language changes."""

    theme: Theme = INN
    whole = False  # whether it uses the whole window, whatever its shape

    def __init__(self, app: App) -> None:
        self.app = app

    def build(self, form: Form) -> None:
        """Fill the form for the current window."""
        raise NotImplementedError

    def update(self, dt: float) -> bool:
        """Time passes; True while something moves."""
        return False

    def receive(self, message: Downward | Lost) -> None:
        """The server said something, or is gone; every screen of the stack hears it."""

    @property
    def cut(self) -> list[str]:
        """Texts that do not fit where they stand, besides those of the widgets."""
        return []

    def leave(self) -> None:
        """The screen is taken off the stack."""
