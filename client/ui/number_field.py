"""A number that is written, between a minus and a plus.

Law: what stands there is always a value, or says that it is none; nothing is rounded behind one's back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client.ui.canvas import Canvas
from client.ui.geometry import Box
from client.ui.pointer import Nav, Typed
from client.ui.scale import Scale
from client.ui.stepper import Stepper
from client.ui.theme import AMBER_INK, CREAM, WARNING


class NumberField(Stepper):
    """A stepper whose number is written in place: digits of a keyboard, ours or the system's, make another one."""

    begins = True

    def __init__(
        self, box: Box, scale: Scale, chosen: int, changed: Callable[[], None], name: str,
        done: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(box, "", scale, chosen, lambda _: None, name)
        self.altered, self.done = changed, done
        self.written: str | None = None  # while digits are being written

    @property
    def value(self) -> Any:
        """The last value that stood there."""
        return self.scale.values[self.chosen]

    @property
    def text(self) -> str:
        """What is read there."""
        return self.scale.text(self.chosen) if self.written is None else self.written

    @property
    def valid(self) -> bool:
        """Whether what is read there is a value."""
        return self.written is None or self.scale.typed(self.written) is not None

    def take(self, index: int) -> None:
        self._alter(None, index)

    def step(self, by: int) -> bool:
        """So many values on; from what is being written, if that is a number."""
        start = self.chosen
        if self.written and self.written.isdecimal():
            number = int(self.written)
            start = self.scale.nearest(number)
            passed = self.scale.values[start] - number
            by -= (passed > 0) - (passed < 0) if passed * by > 0 else 0  # the nearest one is a step that way already
        target = self.scale.beside(start, by)
        moved = self.written is not None or target != self.chosen
        if moved:
            self._alter(None, target)
        else:
            self.refuse()
        return moved

    def write(self, digit: str) -> None:
        """Another digit; the first one begins anew."""
        written = ((self.written or "") + digit).lstrip("0") or "0"
        if len(written) <= self.scale.digits:
            self._alter(written, self.chosen)

    def erase(self) -> None:
        """One digit back; a word goes as a whole."""
        self._alter(self.text[:-1] if self.text.isdecimal() else "", self.chosen)

    def _alter(self, written: str | None, chosen: int) -> None:
        found = None if written is None else self.scale.typed(written)
        self.written, self.chosen = written, chosen if found is None else found
        self.refresh()
        self.altered()

    def nav(self, way: Nav) -> bool:
        if way in (Nav.FIRST, Nav.LAST):
            self.take(0 if way is Nav.FIRST else len(self.scale.values) - 1)
            return True
        if way is Nav.ACCEPT and self.done is not None:
            self.done()
            return True
        return way is not Nav.ACCEPT and super().nav(way)

    def typed(self, typed: Typed) -> None:
        if typed.erase:
            self.erase()
        for letter in typed.text:
            if letter.isdecimal() and letter.isascii():
                self.write(letter)

    def paint_number(self, canvas: Canvas, box: Box, radius: float) -> None:
        middle = box.x + box.w / 2
        if self.written is None:
            canvas.amber(*box, radius)
        ink = WARNING if not self.valid else AMBER_INK if self.written is None else CREAM
        canvas.text(self.text or "…", middle, box.h / 2 + box.y, "serif", 26, ink, "middle", box.w - 60, high=box.h)
        if not self.valid:
            canvas.icon("warning", box.right - 24, box.y + box.h / 2, 22, WARNING, 2.4)
