"""Typing: a field for one line, and our own keyboard for screens without one.

Law: a kiosk has no keyboard and no system to offer one, so every letter of the three languages can be touched: QWERTZ,
and the accented letters by holding a key.
"""

from __future__ import annotations

from collections.abc import Callable

from client.ui.canvas import Canvas
from client.ui.focus import neighbour
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent, Typed
from client.ui.theme import AMBER_INK, CREAM, INK

HOLD = 0.42  # seconds until a held key offers its other letters
BLINK = 0.53

ROWS = ("1234567890", "qwertzuiop", "asdfghjkl'", "^yxcvbnm-<", "_")
SHIFT, ERASE, SPACE, DONE = "^", "<", "_", "="
ACCENTED = {
    "a": "áä", "c": "č", "d": "ď", "e": "éě", "i": "í", "l": "ľĺ", "n": "ň", "o": "óôö", "r": "řŕ", "s": "š", "t": "ť",
    "u": "úůü", "y": "ý", "z": "ž", "-": ".:",
}  # fmt: skip


class TextField(Widget):
    """One line of text. A finger on it asks for the on-screen keyboard."""

    focusable = True
    typing = True

    def __init__(
        self, x: float, y: float, w: float, h: float, text: str, limit: int, changed: Callable[[str], None], name: str,
        keyboard: Callable[[TextField], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.text, self.limit, self.changed, self.keyboard = text, limit, changed, keyboard
        self._time = 0.0

    def typed(self, typed: Typed) -> None:
        letters = "".join(letter for letter in typed.text if letter.isprintable())
        text = self.text[:-1] if typed.erase else (self.text + letters)[: self.limit]
        if text != self.text:
            self.text = text
            self._time = 0.0
            self.refresh()
            self.changed(text)

    def release(self, event: PointerEvent, inside: bool) -> None:
        if inside and event.kind == "touch" and self.keyboard is not None:
            self.keyboard(self)

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT and self.keyboard is not None:
            self.keyboard(self)
        return way is Nav.ACCEPT

    def update(self, dt: float) -> bool:
        before = self._caret
        self._time += dt
        if self._caret != before and self.focused:
            self.refresh()
        return False  # a caret that blinks twice a second needs no smooth frames

    @property
    def _caret(self) -> bool:
        return self._time % (2 * BLINK) < BLINK

    def _seen(self, canvas: Canvas, room: float) -> str:
        """The end of a text that is longer than the field: there one writes on."""
        text, letters = self.text, canvas.look.letters
        while not letters.fit(text, "bold", 18, room)[1]:
            text = "…" + text.lstrip("…")[1:]
        return text

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, 14, canvas.look.theme.well, 1, CREAM if self.focused else "", 0.7, 1.4, shadow=False)
        wide = canvas.text(self._seen(canvas, w - 44), 18, h / 2, "bold", 18, width=w - 44, high=h - 16)
        if self.focused and self._caret:
            canvas.draw(f'<rect x="0" y="0" width="2" height="24" fill="{CREAM}"/>', 20 + wide, h / 2 - 12, 2, 24)
        if self.hovered and not self.focused:
            canvas.veil(0, 0, w, h, 14, "#ffffff", 0.05)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(0, 0, w, h, 14)


class Keyboard(Widget):
    """All keys as one widget; several fingers may type. What it types goes to `send`."""

    focusable = True
    typing = True  # who has a real keyboard may use it all the same
    GAP = 6.0

    def __init__(
        self, x: float, y: float, w: float, h: float, send: Callable[[Typed], None], done: Callable[[], None],
        label: str,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, "keyboard")
        self.send, self.done, self.label = send, done, label
        self.shifted = False
        self.current = "q"  # where arrows stand
        self._down: str | None = None
        self._held = 0.0
        self._offer = ""
        self._picked = -1

    def keys(self) -> dict[str, Box]:
        """Where each key is, from the widget's corner."""
        high = (self.box.h - 24 + self.GAP) / len(ROWS)
        wide = (self.box.w - 24 + self.GAP) / 10
        found = {
            key: Box(12 + column * wide, 12 + row * high, wide - self.GAP, high - self.GAP)
            for row, keys in enumerate(ROWS[:-1])
            for column, key in enumerate(keys)
        }
        y = 12 + (len(ROWS) - 1) * high
        found[SPACE] = Box(12, y, 7 * wide - self.GAP, high - self.GAP)
        found[DONE] = Box(12 + 7 * wide, y, 3 * wide - self.GAP, high - self.GAP)
        return found

    def offered(self) -> list[Box]:
        """Where the other letters of the held key are: above it, within the keyboard's width."""
        if not self._offer or self._down is None:
            return []
        key = self.keys()[self._down]
        wide = key.w + self.GAP
        left = max(12.0, min(key.x, self.box.w - 12 - wide * len(self._offer)))
        return [Box(left + number * wide, key.y - key.h - 10, key.w, key.h) for number in range(len(self._offer))]

    def press(self, event: PointerEvent) -> None:
        self._strike()  # a second finger: the first letter counts
        self._down, self._held = self._at(event), 0.0
        self.refresh()

    def drag(self, event: PointerEvent) -> None:
        picked = nearest(self.offered(), event.x - self.box.x)
        if self._offer and picked != self._picked:
            self._picked = picked
            self.refresh()

    def release(self, event: PointerEvent, inside: bool) -> None:
        self._strike()
        self.refresh()

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT:
            self._down = self.current
            self._strike()
        elif way in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT):
            keys = self.keys()
            index = neighbour(list(keys.values()), list(keys).index(self.current), way)
            self.current = self.current if index is None else list(keys)[index]
        else:
            return False
        self.refresh()
        return True

    def typed(self, typed: Typed) -> None:
        self.send(typed)

    def update(self, dt: float) -> bool:
        if self._down is None or self._offer or self._down not in ACCENTED:
            return False
        self._held += dt
        if self._held >= HOLD:
            self._offer, self._picked = ACCENTED[self._down], 0
            self.refresh()
        return True

    def _at(self, event: PointerEvent) -> str | None:
        x, y = event.x - self.box.x, event.y - self.box.y
        return next((key for key, box in self.keys().items() if box.covers(x, y)), None)

    def _strike(self) -> None:
        """The key that is down was meant."""
        key, offer, picked = self._down, self._offer, self._picked
        self._down, self._offer, self._picked = None, "", -1
        if key is None:
            return
        if key == SHIFT:
            self.shifted = not self.shifted
        elif key == ERASE:
            self.send(Typed("", erase=True))
        elif key == DONE:
            self.done()
        else:
            letter = " " if key == SPACE else offer[picked] if offer else key
            self.send(Typed(self._as_typed(letter)))
            self.shifted = False

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(0, 0, self.box.w, self.box.h, 18, opacity=1)
        for key, box in self.keys().items():
            self._paint_key(canvas, key, box)
        for number, box in enumerate(self.offered()):
            self._paint_offer(canvas, number, box)

    def _paint_key(self, canvas: Canvas, key: str, box: Box) -> None:
        bright = key in (self._down, DONE) or (key == SHIFT and self.shifted)
        if bright:
            canvas.amber(*box, 10)
        else:
            canvas.panel(*box, 10, canvas.look.theme.dark, 1, rim_opacity=0.35, shadow=False)
        self._paint_meaning(canvas, key, box, AMBER_INK if bright else CREAM)
        if key == self.current and self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(*box, 10)

    def _paint_meaning(self, canvas: Canvas, key: str, box: Box, ink: str) -> None:
        """What a key does: a sign, a word, or a letter with what is offered when it is held."""
        x, y = box.x + box.w / 2, box.y + box.h / 2
        if key in (SHIFT, ERASE):
            canvas.icon("shift" if key == SHIFT else "erase", x, y, 26, ink)
        elif key == DONE:
            canvas.text(self.label, x, y, "extra", 19, ink, "middle", box.w - 16)
        elif key == SPACE:
            canvas.draw(f'<path d="M2 2V9H46V2" fill="none" stroke="{ink}" stroke-width="2.4" '
                        'stroke-linecap="round" stroke-linejoin="round"/>', x - 24, y - 2, 48, 12)  # fmt: skip
        else:
            canvas.text(self._as_typed(key), x, y, "bold", 22, ink, "middle", high=box.h * 0.55)
            if key in ACCENTED:
                held, secondary = self._as_typed(ACCENTED[key][0]), canvas.look.theme.secondary
                canvas.put(held, box.right - 16, box.y + 13, "semi", 13, secondary)

    def _paint_offer(self, canvas: Canvas, number: int, box: Box) -> None:
        """One of the other letters of the held key."""
        if number == self._picked:
            canvas.amber(*box, 10)
        else:
            canvas.panel(*box, 10, ("#fff7e6", "#ecd9b2"), 1, "#a87a2c", 0.9, 1.5)
        letter = self._as_typed(self._offer[number])
        canvas.text(letter, box.x + box.w / 2, box.y + box.h / 2, "bold", 24, INK, "middle")

    def _as_typed(self, letter: str) -> str:
        """The letter that would come now."""
        return letter.upper() if self.shifted else letter


def nearest(boxes: list[Box], x: float) -> int:
    """The box in whose column the finger is; it need not be lifted up to the letters."""
    return min(range(len(boxes)), key=lambda i: abs(boxes[i].x + boxes[i].w / 2 - x), default=-1)
