"""Widgets for a number out of a range, however wide: a stepper that can be typed into, and a slider.

Law: what stands there is always a number of the range, or says that it is none; nothing is rounded behind one's back.
"""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent, Typed
from client.ui.theme import AMBER_INK, CREAM, PAPER_HIGH, WARNING

KNOB = 13.0


def nearest(numbers: range, wanted: float) -> int:
    """The number of a range that is closest."""
    at = round((wanted - numbers[0]) / numbers.step)
    return numbers[max(0, min(len(numbers) - 1, at))]


class Stepper(Widget):
    """A number between a minus and a plus. Letters from a keyboard, ours or the system's, write another one."""

    focusable = True
    typing = True
    begins = True

    def __init__(
        self, x: float, y: float, w: float, h: float, numbers: range, value: int, changed: Callable[[], None],
        name: str, done: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.numbers, self.value, self.changed, self.done = numbers, value, changed, done
        self.written: str | None = None  # while digits are being written

    @property
    def text(self) -> str:
        """What is read there."""
        return str(self.value) if self.written is None else self.written

    @property
    def valid(self) -> bool:
        """Whether what is read there is a number of the range."""
        return self.written is None or (self.written.isdigit() and int(self.written) in self.numbers)

    def set(self, value: int) -> None:
        """Take a number of the range."""
        self._take(None, value)

    def step(self, steps: int) -> None:
        """So many steps up or down, as far as the range goes; from what is being written, if that is a number."""
        start = int(self.written) if self.written and self.written.isdigit() else self.value
        near = nearest(self.numbers, start)
        off = steps if near == start or (near < start) != (steps > 0) else steps - (1 if steps > 0 else -1)
        self._take(None, nearest(self.numbers, near + off * self.numbers.step))

    def write(self, digit: str) -> None:
        """Another digit; the first one begins anew."""
        written = (self.written or "") + digit
        if len(written) <= len(str(self.numbers[-1])):
            self._take(written, self.value)

    def erase(self) -> None:
        """One digit back."""
        self._take(self.text[:-1], self.value)

    def _take(self, written: str | None, value: int) -> None:
        self.written = written
        self.value = int(self.text) if written is not None and self.valid else value
        self.refresh()
        self.changed()

    # --- pointers and keys ---

    def part(self, which: int) -> Box:
        """The minus, the number, the plus."""
        w, h = self.box.w, self.box.h
        return [Box(0, 0, h, h), Box(h, 0, w - 2 * h, h), Box(w - h, 0, h, h)][which]

    def release(self, event: PointerEvent, inside: bool) -> None:
        x = event.x - self.box.x
        if inside and x < self.box.h:
            self.step(-1)
        elif inside and x > self.box.w - self.box.h:
            self.step(1)

    def wheel(self, turn: float) -> None:
        self.step(1 if turn > 0 else -1)

    def nav(self, way: Nav) -> bool:
        if way in (Nav.LEFT, Nav.RIGHT):
            self.step(1 if way is Nav.RIGHT else -1)
            return True
        if way in (Nav.FIRST, Nav.LAST):
            self.set(self.numbers[0 if way is Nav.FIRST else -1])
            return True
        if way is Nav.ACCEPT and self.done is not None:
            self.done()
            return True
        return False

    def typed(self, typed: Typed) -> None:
        if typed.erase:
            self.erase()
        for letter in typed.text:
            if letter.isascii() and letter.isdigit():
                self.write(letter)

    def paint(self, canvas: Canvas) -> None:
        w, h, theme = self.box.w, self.box.h, canvas.look.theme
        canvas.panel(0, 0, w, h, min(16.0, h / 2 - 1), theme.well, 1, rim_opacity=0.6, shadow=False)
        at = self.numbers.index(self.value)
        for which, icon, able in ((0, "minus", at > 0), (2, "plus", at < len(self.numbers) - 1)):
            box = self.part(which)
            canvas.amber(box.x + 4, 4, box.w - 8, h - 8, 11)
            canvas.icon(icon, box.x + box.w / 2, h / 2, 22, AMBER_INK, 3)
            if not able:
                canvas.veil(box.x + 4, 4, box.w - 8, h - 8, 11, "#04181a", 0.55)
        ink = CREAM if self.valid else WARNING
        canvas.text(self.text or "…", w / 2, h / 2, "serif", h * 0.5, ink, "middle", w - 2 * h - 16, high=h)
        if not self.valid:
            canvas.icon("warning", w - h - 22, h / 2, 18, WARNING, 2.4)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(0, 0, w, h, min(16.0, h / 2 - 1))


class RangeSlider(Widget):
    """A number of a range by where a knob stands."""

    focusable = True

    def __init__(
        self, x: float, y: float, w: float, h: float, numbers: range, value: int, changed: Callable[[int], None],
        name: str,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.numbers, self.value, self.changed = numbers, value, changed

    def show(self, value: int) -> None:
        """Stand at this number."""
        if value != self.value:
            self.value = value
            self.refresh()

    def _choose(self, value: int) -> None:
        if value != self.value:
            self.show(value)
            self.changed(value)

    @property
    def _length(self) -> float:
        return self.box.w - 2 * KNOB

    def press(self, event: PointerEvent) -> None:
        self.drag(event)

    def drag(self, event: PointerEvent) -> None:
        share = max(0.0, min(1.0, (event.x - self.box.x - KNOB) / self._length))
        self._choose(nearest(self.numbers, self.numbers[0] + share * (self.numbers[-1] - self.numbers[0])))

    def leap(self, way: int) -> None:
        """A step, or about a hundredth of a wide range."""
        many = max(1, len(self.numbers) // 100)
        self._choose(nearest(self.numbers, self.value + way * many * self.numbers.step))

    def wheel(self, turn: float) -> None:
        self.leap(1 if turn > 0 else -1)

    def nav(self, way: Nav) -> bool:
        if way in (Nav.LEFT, Nav.RIGHT):
            self.leap(1 if way is Nav.RIGHT else -1)
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        middle, theme = self.box.h / 2, canvas.look.theme
        reach = self.numbers[-1] - self.numbers[0]
        knob = KNOB + self._length * ((self.value - self.numbers[0]) / reach if reach else 0.0)
        canvas.panel(0, middle - 6, self.box.w, 12, 5.5, theme.well, 1, rim_opacity=0.5, shadow=False)
        canvas.panel(0, middle - 6, max(12.0, knob), 12, 5.5, ("#ffd27d", "#d98a22"), 1, None, shadow=False)
        canvas.shadow(knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, KNOB, 4, 2, 150)
        edge = "#7a4a10" if self.pressed else "#a87a2c"
        canvas.draw(
            f'<circle cx="13" cy="13" r="12" fill="{PAPER_HIGH}" stroke="{edge}" stroke-width="2"/>',
            knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB,
        )  # fmt: skip
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, KNOB)
