"""A number between two buttons: a tap is one step, a button that is held goes on, and the number itself can be entered.

Law: what was stepped over is told once, when the finger or the keys rest; an end that is reached shows that it is one.
"""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent, Typed
from client.ui.scale import Scale
from client.ui.theme import AMBER_INK, CREAM, WARNING, WARNING_INK

HOLD, AGAIN = 0.42, 0.07  # seconds: until a held button goes on, and from step to step
REST = 0.25  # seconds after the last key until the number is told
REFUSED = 0.6  # seconds in which a refusal is seen
MINUS, VALUE, PLUS = -1, 0, 1


class Stepper(Widget):
    """One of the values of a scale. `enter` opens a sheet where the number is entered, after what was typed here."""

    focusable = True
    typing = True  # a digit begins to enter a number

    def __init__(
        self, box: Box, title: str, scale: Scale, chosen: int, changed: Callable[[int], None], name: str,
        enter: Callable[[Stepper, str], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(*box, name)
        self.title, self.scale, self.chosen, self.changed, self.enter = title, scale, chosen, changed, enter
        self._told = chosen
        self._part: int | None = None  # what is pressed
        self._held = 0.0
        self._steps = 0  # that a held button has gone on for
        self._rested = 0.0
        self._refused = 0.0  # seconds left

    @property
    def refused(self) -> bool:
        """Whether it shows that it cannot go on."""
        return self._refused > 0

    def parts(self) -> dict[int, Box]:
        """The two buttons and the number between them, from the widget's corner."""
        w, h = self.box.w, self.box.h
        wide = min(h * 1.3, w / 3)
        return {MINUS: Box(4, 4, wide, h - 8), VALUE: Box(wide + 8, 4, w - 2 * wide - 16, h - 8),
                PLUS: Box(w - wide - 4, 4, wide, h - 8)}  # fmt: skip

    def take(self, index: int) -> None:
        """Choose this value."""
        self.chosen = index
        self._tell()
        self.refresh()

    def step(self, by: int) -> bool:
        """Go so many values on; False, and seen, at the end."""
        target = self.scale.beside(self.chosen, by)
        if target == self.chosen:
            self.refuse()
            return False
        self.chosen, self._rested = target, 0.0
        self.refresh()
        return True

    def refuse(self) -> None:
        """Show that it cannot go on."""
        self._refused = REFUSED
        self.refresh()

    def _tell(self) -> None:
        if self._told != self.chosen:
            self._told = self.chosen
            self.changed(self.chosen)

    def _enter(self, typed: str) -> None:
        if self.enter is not None:
            self._tell()
            self.enter(self, typed)

    # --- pointers ---

    def press(self, event: PointerEvent) -> None:
        x, y = event.x - self.box.x, event.y - self.box.y
        boxes = {part: box.at_least(self.box.h) for part, box in self.parts().items()}
        self._part = next((part for part, box in boxes.items() if box.covers(x, y)), None)
        self._held, self._steps = 0.0, 0
        self.refresh()

    def release(self, event: PointerEvent, inside: bool) -> None:
        part, self._part = self._part, None
        if inside and part == VALUE:
            self._enter("")
        elif inside and part is not None and not self._steps:
            self.step(part)
        self._tell()
        self.refresh()

    def wheel(self, turn: float) -> None:
        if turn:
            self.step(1 if turn > 0 else -1)

    # --- keys ---

    def nav(self, way: Nav) -> bool:
        if way in (Nav.LEFT, Nav.RIGHT):
            return self.step(1 if way is Nav.RIGHT else -1)
        if way is Nav.ACCEPT:
            self._enter("")
        return way is Nav.ACCEPT

    def typed(self, typed: Typed) -> None:
        if typed.text.isdecimal():
            self._enter(typed.text)

    # --- time ---

    def update(self, dt: float) -> bool:
        if self.refused:
            self._refused -= dt
            if not self.refused:
                self.refresh()
        if self._part in (MINUS, PLUS):
            self._go_on(dt)
            return True
        self._rested += dt
        if self._rested >= REST or not self.focused:
            self._tell()
        return self.refused or self._told != self.chosen

    def _go_on(self, dt: float) -> None:
        """A held button steps, further and further."""
        self._held += dt
        while self._part is not None and self._held >= HOLD + AGAIN * self._steps:
            if not self.step(self._part * self.scale.stride(self._steps)):
                self._steps += 1
                return
            self._steps += 1

    # --- painting ---

    def paint(self, canvas: Canvas) -> None:
        w, h, theme = self.box.w, self.box.h, canvas.look.theme
        radius = min(16.0, h / 2 - 1)
        rim, strong = (WARNING, 1.0) if self.refused else ("", 0.5)
        canvas.panel(0, 0, w, h, radius, theme.well, 0.9, rim, strong, 2 if self.refused else 1, shadow=False)
        for part, box in self.parts().items():
            if part == VALUE:
                self.paint_number(canvas, box, max(4.0, radius - 4))
            else:
                self._paint_button(canvas, part, box, max(4.0, radius - 4))
        if self.hovered:
            canvas.veil(0, 0, w, h, radius, "#ffffff", 0.05)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(0, 0, w, h, radius)

    def paint_number(self, canvas: Canvas, box: Box, radius: float) -> None:
        """What stands between the buttons."""
        canvas.amber(*box, radius)
        middle = (box.x + box.w / 2, box.y + box.h / 2)
        canvas.text(self.scale.text(self.chosen), *middle, "extra", 18, AMBER_INK, "middle", box.w - 16, high=box.h)

    def _paint_button(self, canvas: Canvas, part: int, box: Box, radius: float) -> None:
        ends = self.scale.beside(self.chosen, part) == self.chosen
        refused = ends and self.refused
        colours = (WARNING, WARNING) if refused else canvas.look.theme.quiet if ends else canvas.look.theme.dark
        canvas.panel(*box, radius, colours, 1, rim_opacity=0.2 if ends else 0.6, shadow=False)
        ink = WARNING_INK if refused else canvas.look.theme.hairline if ends else CREAM
        canvas.icon("minus" if part == MINUS else "plus", box.x + box.w / 2, box.y + box.h / 2, 22, ink, 2.6)
        if self._part == part:
            canvas.veil(*box, radius, "#000000", 0.22)
