"""A slider: a number by where a knob stands.

Law: it never stands between two values.
"""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.pointer import Nav, PointerEvent
from client.ui.scale import Scale
from client.ui.theme import PAPER_HIGH


class Slider(Widget):
    """A number of a range: it snaps to the values, and keys go through the widest range in about twenty steps."""

    focusable = True
    KNOB = 13.0
    COARSE = 20

    def __init__(
        self, x: float, y: float, w: float, h: float, value: int, changed: Callable[[int], None], name: str,
        scale: Scale, room: float = 0,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.value, self.changed, self.scale = value, changed, scale
        self.room = room  # for the value in words, beside it

    def set(self, value: int) -> None:
        """Take the value that is nearest to this one."""
        before = self.value
        self.show(self.scale.values[self.scale.nearest(value)])
        if self.value != before:
            self.changed(self.value)

    def show(self, value: int) -> None:
        """Stand at this value, and tell nobody."""
        if value != self.value:
            self.value = value
            self.refresh()

    def press(self, event: PointerEvent) -> None:
        self.drag(event)

    def drag(self, event: PointerEvent) -> None:
        first, last = self.scale.values[0], self.scale.values[-1]
        self.set(first + round((last - first) * (event.x - self.box.x - self.KNOB) / self._length))

    def wheel(self, turn: float) -> None:
        self.set(self.value + round(turn) * self._stride)

    def nav(self, way: Nav) -> bool:
        if way in (Nav.LEFT, Nav.RIGHT):
            self.set(self.value + (self._stride if way is Nav.RIGHT else -self._stride))
            return True
        return False

    @property
    def _stride(self) -> int:
        """What a key or the wheel moves."""
        values = self.scale.values
        return int(values[1] - values[0]) * max(1, len(values) // self.COARSE) if len(values) > 1 else 0

    @property
    def _length(self) -> float:
        return self.box.w - self.room - 2 * self.KNOB

    def paint(self, canvas: Canvas) -> None:
        middle, theme = self.box.h / 2, canvas.look.theme
        wide = self.box.w - self.room
        canvas.panel(0, middle - 6, wide, 12, 5.5, theme.well, 1, rim_opacity=0.5, shadow=False)
        first, last = self.scale.values[0], self.scale.values[-1]
        knob = self.KNOB + self._length * (self.value - first) / max(1, last - first)
        if self.value > first:
            canvas.panel(0, middle - 6, max(12, knob), 12, 5.5, ("#ffd27d", "#d98a22"), 1, None, shadow=False)
        canvas.shadow(knob - 13, middle - 13, 26, 26, 13, 4, 2, 150)
        edge = "#a87a2c" if not self.pressed else "#7a4a10"
        canvas.draw(
            f'<circle cx="13" cy="13" r="12" fill="{PAPER_HIGH}" stroke="{edge}" stroke-width="2"/>',
            knob - 13, middle - 13, 26, 26,
        )  # fmt: skip
        if self.hovered:
            canvas.veil(knob - 13, middle - 13, 26, 26, 13, "#f4ae43", 0.25)
        if self.room:
            text = self.scale.word(self.value)
            canvas.text(text, self.box.w, middle, "bold", 16, align="right", width=self.room - 4)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(knob - 13, middle - 13, 26, 26, 13)
