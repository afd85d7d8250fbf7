"""The head of a screen: the way back, what is shown here, and who plays."""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.form import Form
from client.ui.text import say
from client.ui.theme import CREAM, MIST, SCORE
from client.ui.widgets import Button, Label, Pressable


def add_head(
    form: Form, x: float, y: float, w: float, title: str, sub: str, back: Callable[[], None], over_night: bool = False
) -> None:
    """A button that leads back, and two lines, so wide, beside it; over the night sky they have shadows."""
    form.add(Button("", x, y, 64, 64, back, "back", icon="back", size=19))
    form.add(Label(title, x + 84, y, w, 40, "serif", 30, SCORE, shadow=over_night))
    colour = CREAM if over_night else form.look.theme.secondary
    form.add(Label(sub, x + 84, y + 40, w, 22, "semi", 15, colour, shadow=over_night))


class PlayerButton(Pressable):
    """Who plays: leads to the settings, where name and animal are chosen."""

    radius = 16.0

    def __init__(
        self, x: float, y: float, w: float, h: float, player: str, avatar: str, action: Callable[[], None]
    ) -> None:
        super().__init__(x, y, w, h, "player", action)
        self.player, self.avatar = player, avatar

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, self.radius, rim_opacity=0.6, rim_width=1.2)
        canvas.avatar(self.avatar, 36, h / 2, 56)
        canvas.text(self.player or say("player-unnamed"), 76, h / 2 - 11, "bold", 18, width=w - 112, high=h * 0.4)
        canvas.text(say("player-sub"), 76, h / 2 + 13, "semi", 13.5, MIST, width=w - 112, high=h * 0.34)
        canvas.icon("chevron", w - 20, h / 2, 16, MIST)
        self.paint_state(canvas)
