"""A line to be typed and sent: fields whose Enter does what the button beside them does."""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.fields import TextField
from client.ui.pointer import Nav
from client.ui.theme import CREAM, GLOW


class TextLine(TextField):
    """A field whose Enter does what its button does."""

    def __init__(
        self, x: float, y: float, w: float, h: float, text: str, limit: int, changed: Callable[[str], None], name: str,
        keyboard: Callable[[TextField], None], done: Callable[[], None], hint: str = "",
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, text, limit, changed, name, keyboard)
        self.done, self.hint = done, hint

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if not self.text and self.hint:
            room = self.box.w - 40
            canvas.text(self.hint, 22, self.box.h / 2, "semi", 15, canvas.look.theme.secondary, width=room)

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT and self.text:
            self.done()
            return True
        return super().nav(way)


class CodeLine(TextLine):
    """Four boxes for the four letters of a code."""

    def paint(self, canvas: Canvas) -> None:
        h = self.box.h
        for number in range(self.limit):
            x, here = number * 60.0, self.focused and number == min(len(self.text), self.limit - 1)
            rim, strong = (GLOW, 1.0) if here else ("", 0.6)
            canvas.panel(x, 0, 52, h, 13, canvas.look.theme.well, 1, rim, strong, 2 if here else 1.2, shadow=False)
            if number < len(self.text):
                canvas.text(self.text[number], x + 26, h / 2, "serif", 30, CREAM, "middle", 48, high=h * 0.62)
            elif here and self._caret:
                canvas.draw(f'<rect x="0" y="0" width="2" height="28" fill="{CREAM}"/>', x + 25, h / 2 - 14, 2, 28)
        if self.hovered and not self.focused:
            canvas.veil(0, 0, self.box.w, h, 13, "#ffffff", 0.05)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(0, 0, self.box.w, h, 13)
