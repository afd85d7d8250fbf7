"""Entering a number exactly: a field for digits, a pad with keys for them, a slider for the rough, on a sheet together.

Law: a number that cannot be chosen is refused where it stands, with what can be chosen; nothing is rounded in silence.
"""

from __future__ import annotations

from collections.abc import Callable

from client.ui.fields import DONE, ERASE, Keyboard
from client.ui.focus import neighbour
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.number_field import NumberField
from client.ui.overlays import veil
from client.ui.pointer import Nav, Typed
from client.ui.scale import Scale
from client.ui.slider import Slider
from client.ui.text import say
from client.ui.theme import SCORE
from client.ui.widgets import Button, Label, Panel

KEYS = ("123", "456", "789", f"{ERASE}0{DONE}")


class DigitKeys(Keyboard):
    """A keyboard with digits alone, that arrows can leave."""

    def __init__(self, box: Box, send: Callable[[Typed], None], done: Callable[[], None]) -> None:
        super().__init__(*box, send, done, say("keyboard-done"))
        self.name, self.current = "pad", "5"

    def keys(self) -> dict[str, Box]:
        wide, high = (self.box.w - 24 + self.GAP) / 3, (self.box.h - 24 + self.GAP) / len(KEYS)
        return {
            key: Box(12 + column * wide, 12 + row * high, wide - self.GAP, high - self.GAP)
            for row, keys in enumerate(KEYS)
            for column, key in enumerate(keys)
        }

    def typed(self, typed: Typed) -> None:
        self.current = DONE  # who types on a keyboard of their own ends with its Enter
        super().typed(typed)

    def nav(self, way: Nav) -> bool:
        keys = self.keys()
        leaves = neighbour(list(keys.values()), list(keys).index(self.current), way) is None
        if way in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT) and leaves:
            return False
        return super().nav(way)


class NumberSheet:
    """The sheet: `take` gets the value, `close` leaves everything as it was."""

    WIDE, HIGH = 440.0, 620.0

    def __init__(
        self, title: str, scale: Scale, chosen: int, typed: str, take: Callable[[int], None], close: Callable[[], None]
    ) -> None:
        self.title, self.scale, self.take, self.close = title, scale, take, close
        self._stands = (typed or None, chosen)  # kept while the widgets are made anew with the window
        self._refused = False

    def build(self, form: Form) -> None:
        """Lay it over the screen."""
        wide, high = form.look.viewport.stage
        x, y, w = (wide - self.WIDE) / 2, (high - self.HIGH) / 2, self.WIDE - 48
        veil(form)
        form.add(Panel(x, y, self.WIDE, self.HIGH, opacity=1))
        form.add(Label(self.title, x + 24, y + 16, w, 44, "serif", 25, SCORE))
        written, chosen = self._stands
        field = NumberField(Box(x + 24, y + 66, w, 60), self.scale, chosen, self._altered, "number", self._done)
        self.field = form.add(field)
        self.hint = form.add(Label("", x + 24, y + 130, w, 40, "semi", 15, form.look.theme.secondary))
        indexes = Scale(range(len(self.scale.values)), self.scale.text)
        place = Box(x + 24, y + 172, w, 52)
        self.slider = form.add(Slider(*place, chosen, self.field.take, "slider", indexes, 84))
        form.add(DigitKeys(Box(x + 24, y + 232, w, 300), self.field.typed, self._done))
        form.add(Button(say("number-close"), x + 24, y + 548, w, 52, self.close, "close", size=17))
        form.set_focus(self.field)
        form.back = self.close
        self._show()
        for digit in written or "":
            self.field.write(digit)

    def _show(self) -> None:
        bounds = self.scale.bounds
        self.hint.show(say("number-refused", bounds=bounds) if self._refused else bounds)
        self.slider.show(self.field.chosen)

    def _altered(self) -> None:
        self._stands, self._refused = (self.field.written, self.field.chosen), False
        self._show()

    def _done(self) -> None:
        if self.field.valid:
            self.take(self.field.chosen)
            return
        self._refused = True
        self.field.refuse()
        self._show()
