"""A number for an entry with a range: how much is bid, bet or guessed.

Law: whatever is chosen is in the legal list before it can be sent. The number can be stepped to, slid to, tapped digit
by digit or typed; what it would do is read on the button that sends it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.table.phrases import Words
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.number_field import NumberField
from client.ui.overlays import veil
from client.ui.scale import Scale
from client.ui.slider import Slider
from client.ui.text import say
from client.ui.theme import SCORE
from client.ui.widgets import Button, Label, Panel
from shared.engine import Action

WIDE, GAP, KEY = 420.0, 8.0, 50.0
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "<", "0", ">")  # "<" takes a digit back, ">" is the largest number
REST = 0.3  # seconds for which a number stands before the server is asked what it would do


class NumberPad:
    """The sheet, while it is open. `words` are those of the button for a number, `chosen` hears each number once it
    stands for a moment, `send` gets the one that is sent."""

    def __init__(
        self, entry: Action, numbers: range, title: str, words: Callable[[Action], Words],
        chosen: Callable[[Action], None], send: Callable[[Action], None], close: Callable[[], None],
    ) -> None:  # fmt: skip
        self.entry, self.numbers, self.title = entry, numbers, title
        self.words, self.chosen, self.send, self.close = words, chosen, send, close
        self.value = numbers[0]
        self._stood, self._told = 0.0, False

    @property
    def action(self) -> Action:
        """The entry with the number that stands there."""
        return self.entry._replace(choice=str(self.value))

    def build(self, form: Form) -> None:
        """Fill a form with it: at the right of a wide window, in the middle of an upright one."""
        wide, high = form.look.viewport.stage
        h = min(high - 16, 28 + 40 + 64 + 58 + 4 * (KEY + GAP) + 92 + 62)
        w = min(WIDE, wide - 32)
        x = (wide - w) / 2 if form.look.viewport.portrait else wide - w - 24
        y = high - h - (8 if high - h < 60 else 24)
        veil(form)
        form.add(Panel(x, y, w, h, opacity=1))
        left, room = x + 24, w - 48
        form.add(Label(self.title, left, y + 12, room, 34, "serif", 24, SCORE, "middle"))
        scale = Scale(self.numbers)
        form.add(Label(scale.bounds, left, y + 44, room, 22, "semi", 14, form.look.theme.secondary, "middle"))
        place, chosen = Box(left, y + 70, room, 58), self.numbers.index(self.value)
        self.field = form.add(NumberField(place, scale, chosen, self._changed, "number", self._send))
        self.slider = form.add(Slider(left, y + 134, room, 44, self.value, self._slid, "slide", scale))
        self._keys(form, Box(left, y + 184, room, 4 * (KEY + GAP)))
        below = y + h - 62 - 80
        self.button = form.add(Button("", left, below, room, 72, self._send, "send", "primary", "paw", size=21))
        form.add(Button(say("choose-back"), left, y + h - 58, room, 48, self.close, "close", "paper", size=16))
        form.back = self.close
        self.show()

    def _keys(self, form: Form, box: Box) -> None:
        each = (box.w - 2 * GAP) / 3
        for n, key in enumerate(KEYS):
            place = (box.x + n % 3 * (each + GAP), box.y + n // 3 * (KEY + GAP), each, KEY)
            if key == "<":
                form.add(Button("", *place, partial(self._tap, self.field.erase), "erase", icon="erase", size=18))
            elif key == ">":
                most = partial(self._tap, partial(self.field.take, len(self.numbers) - 1))
                form.add(Button(say("number-most"), *place, most, "most", size=17))
            else:
                write = partial(self._tap, partial(self.field.write, key))
                form.add(Button(key, *place, write, f"key {key}", size=20))

    def _tap(self, do: Callable[[], None]) -> None:
        """A key of the pad. After a finger a keyboard goes on at the number, not at that key."""
        do()
        form = self.field.form
        if form is not None and not form.keys_used:
            form.set_focus(self.field)

    def _slid(self, number: int) -> None:
        self.field.take(self.numbers.index(number))

    def _changed(self) -> None:
        if self.field.value != self.value:
            self.value = self.field.value
            self._stood, self._told = 0.0, False
            self.slider.show(self.value)
        self.show()

    def show(self) -> None:
        """The button's words, as far as the server has said what the number would do."""
        words = self.words(self.action) if self.field.valid else Words(say("number-none"), "", "primary")
        button = self.button
        if (words.text, words.sub) != (button.text, button.sub):
            button.text, button.sub = words.text, words.sub
            button.refresh()
        button.enable(self.field.valid)

    def update(self, dt: float) -> bool:
        """Time passes; True until the number has stood long enough to be asked about."""
        self._stood += dt
        if not self._told and self._stood >= REST:
            self._told = True
            self.chosen(self.action)
        return not self._told

    def _send(self) -> None:
        if self.field.valid:
            self.send(self.action)
