"""Entering a number exactly: a field for digits, a pad with keys for them, a slider for the rough, on a sheet together.

Law: a number that cannot be chosen is refused where it stands, with what can be chosen; nothing is rounded in silence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.ui.canvas import Canvas
from client.ui.fields import DONE, ERASE, Keyboard, TextField
from client.ui.focus import neighbour
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.overlays import veil
from client.ui.pointer import Nav, Typed
from client.ui.scale import Scale
from client.ui.slider import Slider
from client.ui.text import say
from client.ui.theme import SCORE, WARNING
from client.ui.widgets import Button, Label, Panel

KEYS = ("123", "456", "789", f"{ERASE}0{DONE}")


class NumberPad(Keyboard):
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


@dataclass
class Entry:
    """What stands in the field; it outlives the widgets, which are made anew with the window."""

    scale: Scale
    text: str
    fresh: bool = True  # the first digit replaces what stands there
    refused: bool = False

    def type(self, typed: Typed) -> None:
        """A digit more, or one less."""
        if typed.erase:
            self.text = "" if self.fresh else self.text[:-1]
        elif typed.text.isdecimal():
            self.text = ((("" if self.fresh else self.text) + typed.text).lstrip("0") or "0")[: self.scale.digits]
        else:
            return
        self.fresh = self.refused = False

    def put(self, index: int) -> None:
        """Have this value there."""
        self.text, self.fresh, self.refused = self.scale.text(index), True, False

    def take(self, before: int) -> int | None:
        """The value that was entered, or `before` if its word still stands there; None, and refused, if it is none."""
        found = before if self.text == self.scale.text(before) else self.scale.typed(self.text)
        self.refused = found is None
        return found


class NumberField(TextField):
    """Shows an entry, and takes its digits from a keyboard."""

    def __init__(self, box: Box, entry: Entry, typed: Callable[[Typed], None], done: Callable[[], None]) -> None:
        super().__init__(*box, entry.text, entry.scale.digits, lambda _: None, "number")
        self.entry, self._typed, self._done = entry, typed, done

    def typed(self, typed: Typed) -> None:
        self._typed(typed)

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT:
            self._done()
        return way is Nav.ACCEPT

    def show(self) -> None:
        """Show the entry as it is now."""
        self.text = self.entry.text
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if self.entry.refused:
            w, h = self.box.w, self.box.h
            canvas.panel(0, 0, w, h, 14, opacity=0, rim=WARNING, rim_opacity=1, rim_width=2.5, shadow=False)
            canvas.icon("warning", w - 30, h / 2, 26, WARNING)


class NumberSheet:
    """The sheet: `take` gets the value, `close` leaves everything as it was."""

    WIDE, HIGH = 440.0, 620.0

    def __init__(
        self, title: str, scale: Scale, chosen: int, typed: str, take: Callable[[int], None], close: Callable[[], None]
    ) -> None:
        self.title, self.scale, self.chosen, self.take, self.close = title, scale, chosen, take, close
        self.entry = Entry(scale, scale.text(chosen))
        for digit in typed:
            self.entry.type(Typed(digit))

    def build(self, form: Form) -> None:
        """Lay it over the screen."""
        wide, high = form.look.layout.stage
        x, y, w = (wide - self.WIDE) / 2, (high - self.HIGH) / 2, self.WIDE - 48
        veil(form)
        form.add(Panel(x, y, self.WIDE, self.HIGH, opacity=1))
        form.add(Label(self.title, x + 24, y + 16, w, 44, "serif", 25, SCORE))
        self.field = form.add(NumberField(Box(x + 24, y + 66, w, 60), self.entry, self._typed, self._done))
        self.hint = form.add(Label(self._hint(), x + 24, y + 130, w, 40, "semi", 15, form.look.theme.secondary))
        indexes = range(len(self.scale.values))
        place = Box(x + 24, y + 172, w, 52)
        self.slider = form.add(Slider(*place, self._index(), self._slid, "slider", indexes, self.scale.text, 84))
        form.add(NumberPad(Box(x + 24, y + 232, w, 300), self._typed, self._done))
        form.add(Button(say("number-close"), x + 24, y + 548, w, 52, self.close, "close", size=17))
        form.set_focus(self.field)
        form.back = self.close

    def _hint(self) -> str:
        return say("number-refused", bounds=self.scale.bounds) if self.entry.refused else self.scale.bounds

    def _index(self) -> int:
        """Where the slider stands: at what is entered, if it is a value."""
        found = self.scale.typed(self.entry.text)
        return self.chosen if found is None else found

    def _show(self) -> None:
        self.field.show()
        self.hint.show(self._hint())

    def _typed(self, typed: Typed) -> None:
        self.entry.type(typed)
        self.slider.stand(self._index())
        self._show()

    def _slid(self, index: int) -> None:
        self.chosen = index
        self.entry.put(index)
        self._show()

    def _done(self) -> None:
        index = self.entry.take(self.chosen)
        if index is None:
            self._show()
        else:
            self.take(index)
