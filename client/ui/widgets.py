"""The widgets that screens are made of.

Law: each state is told by more than a colour (a tick, a lift, a ring), and everything a pointer can do a key can do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal

from client.ui.canvas import Align, Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent
from client.ui.text import FLOOR, LINE, Letters, Typeface
from client.ui.theme import (
    AMBER_INK,
    AMBER_INK_2,
    CREAM,
    INK,
    INK_2,
    MINT,
    MINT_INK,
    PAPER_HIGH,
    PAPER_LOW,
    PAPER_RIM,
)

Kind = Literal["primary", "paper", "dark"]
CAPTION, CAPTION_SUB = 17.0, 14.0
LEAST = 44.0  # how wide a part of a choice wants to be for a finger, however short its word


class Label(Widget):
    """Text: one line in the middle of its box, or wrapped from its top."""

    bleed = 4

    def __init__(
        self, text: str, x: float, y: float, w: float, h: float, face: Typeface = "semi", size: float = 15,
        colour: str = CREAM, align: Align = "left", wrap: bool = False, shadow: bool = False,
        kin: Sequence[str] = (),
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h)
        self.text, self.wrap, self.shadow = text, wrap, shadow
        self.kin = kin  # the words of its row or column: large letters are as large as fits them all
        self.face: Typeface = face
        self.size, self.colour = size, colour
        self.align: Align = align

    def show(self, text: str) -> None:
        """Show another text."""
        if text != self.text:
            self.text = text
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        if self.wrap:
            canvas.lines(self.text, 0, 0, w, h, self.face, self.size, self.colour, self.align, high=True)
        else:
            x = {"left": 0.0, "middle": w / 2, "right": w}[self.align]
            size, high = self.size, h
            if self.kin:
                letters = canvas.look.letters
                least = min(letters.fit(word, self.face, size, w, h)[0] for word in (self.text, *self.kin))
                size, high = min(size, least), least * LINE
            canvas.text(self.text, x, h / 2, self.face, size, self.colour, self.align, w, self.shadow, high)


class Caption(Widget):
    """A word and an explanation under it, in the middle of its box."""

    bleed = 4

    def __init__(self, text: str, sub: str, x: float, y: float, w: float, h: float) -> None:
        super().__init__(x, y, w, h)
        self.text, self.sub = text, sub

    def paint(self, canvas: Canvas) -> None:
        caption(canvas, self.text, self.sub, Box(0, 0, self.box.w, self.box.h))


def caption_height(letters: Letters, text: str, sub: str, w: float) -> float:
    """How high a caption of this width is when nothing in it is shrunk for want of height."""
    lines, size, _ = letters.fit_lines(sub, "semi", CAPTION_SUB, (w, math.inf))
    high = letters.leading(size) * len(lines) if sub else 0.0
    return letters.leading(letters.fit(text, "bold", CAPTION, w)[0]) + high


def caption(canvas: Canvas, text: str, sub: str, box: Box) -> None:
    """Paint a word and its explanation, wrapped where one line is too short. They shrink together, so that the word
    stays the larger one."""
    letters = canvas.look.letters
    if not sub:
        canvas.text(text, box.x, box.y + box.h / 2, "bold", CAPTION, width=box.w)
        return
    size = letters.fit(text, "bold", CAPTION, box.w)[0]
    while True:
        small = max(FLOOR, size * CAPTION_SUB / CAPTION)
        lines = letters.wrap(sub, "semi", small, box.w)
        high = letters.leading(size) + letters.leading(small) * len(lines)
        if high <= box.h + 0.5 or size <= FLOOR:
            break
        size = max(FLOOR, size - 0.5)
    if high > box.h + 0.5 or letters.width(text, "bold", size) > box.w + 0.5:
        canvas.cut.append(f"{text} {sub}")
    y = box.y + max(0.0, (box.h - high) / 2) + letters.leading(size) / 2
    canvas.put(text, box.x, y, "bold", size, CREAM)
    y += letters.leading(size) / 2 - letters.leading(small) / 2
    for line in lines:
        y += letters.leading(small)
        canvas.put(line, box.x, y, "semi", small, canvas.look.theme.secondary)


class Panel(Widget):
    """A sheet that others stand on, with a title or without."""

    def __init__(self, x: float, y: float, w: float, h: float, title: str = "", opacity: float = 0.95) -> None:
        super().__init__(x, y, w, h)
        self.title, self.opacity = title, opacity

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(0, 0, self.box.w, self.box.h, 18, opacity=self.opacity)
        if self.title:
            canvas.text(self.title, 24, 32, "serif", 22, "#f6dd8c", width=self.box.w - 48, high=44)
            canvas.draw(
                f'<path d="M0 1H{self.box.w - 48}" stroke="{canvas.look.theme.hairline}" stroke-opacity="0.42"/>',
                24, 57, self.box.w - 48, 2,
            )  # fmt: skip


class Painted(Widget):
    """Whatever a function paints; does not react."""

    def __init__(self, x: float, y: float, w: float, h: float, painter: Callable[[Canvas], None]) -> None:
        super().__init__(x, y, w, h)
        self.painter = painter

    def paint(self, canvas: Canvas) -> None:
        self.painter(canvas)


class Pressable(Widget):
    """Does something when it is pressed and released, or accepted by a key."""

    focusable = True
    radius = 14.0

    def __init__(self, x: float, y: float, w: float, h: float, name: str, action: Callable[[], None]) -> None:
        super().__init__(x, y, w, h, name)
        self.action = action

    def release(self, event: PointerEvent, inside: bool) -> None:
        if inside:
            self.action()

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT:
            self.action()
        return way is Nav.ACCEPT

    def paint_state(self, canvas: Canvas, box: Box | None = None, radius: float | None = None) -> None:
        """Hover, pressed and focus, over whatever was painted."""
        self.paint_tint(canvas, box, radius)
        self.paint_ring(canvas, box, radius)

    def paint_tint(self, canvas: Canvas, box: Box | None = None, radius: float | None = None) -> None:
        """Darker when pressed, lighter under the pointer."""
        place = box or Box(0, 0, self.box.w, self.box.h)
        corner = self.radius if radius is None else radius
        if self.pressed:
            canvas.veil(*place, corner, "#000000", 0.22)
        elif self.hovered:
            canvas.veil(*place, corner, "#ffffff", 0.12)

    def paint_ring(self, canvas: Canvas, box: Box | None = None, radius: float | None = None) -> None:
        """The focus, for those who steer by it."""
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(*(box or Box(0, 0, self.box.w, self.box.h)), self.radius if radius is None else radius)


class Button(Pressable):
    """A labelled button, with an icon and a second line if wanted. Disabled it is flat and quiet, but can be read."""

    fades = False

    def __init__(
        self, text: str, x: float, y: float, w: float, h: float, action: Callable[[], None], name: str = "",
        kind: Kind = "dark", icon: str = "", sub: str = "", size: float = 18, stacked: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name or text, action)
        self.text, self.icon, self.sub, self.size = text, icon, sub, size
        self.stacked = stacked  # the icon stands above the word
        self.kind: Kind = kind
        self.begins = kind == "primary"
        self.radius = min(18.0, h / 2 - 1)

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        if not self.enabled:
            canvas.panel(0, 0, w, h, self.radius, canvas.look.theme.quiet, 0.84, rim_opacity=0.25, shadow=False)
            ink = ink_2 = canvas.look.theme.secondary
        elif self.kind == "primary":
            canvas.glow(0, 0, w, h, self.radius, 120)
            canvas.shadow(0, 0, w, h, self.radius, 9, 5, 150)
            canvas.amber(0, 0, w, h, self.radius)
            ink, ink_2 = AMBER_INK, AMBER_INK_2
        elif self.kind == "paper":
            canvas.panel(0, 0, w, h, self.radius, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5)
            ink, ink_2 = INK, INK_2
        else:
            canvas.panel(0, 0, w, h, self.radius, canvas.look.theme.dark, 0.96, rim_opacity=0.6, rim_width=1.2)
            ink, ink_2 = CREAM, canvas.look.theme.secondary
        self.paint_tint(canvas)
        self._paint_words(canvas, ink, ink_2)
        self.paint_ring(canvas)

    def _paint_words(self, canvas: Canvas, ink: str, ink_2: str) -> None:
        w, h, down = self.box.w, self.box.h, self._lowered
        if self.stacked:
            canvas.icon(self.icon, w / 2, h * 0.36 + down, h * 0.34, ink, 1.9)
            canvas.text(self.text, w / 2, h * 0.76 + down, "bold", self.size, ink, "middle", w - 8, high=h * 0.4)
            return
        side = self.size * 1.4 if self.icon else 0.0
        if not self.text:
            canvas.icon(self.icon, w / 2, h / 2 + down, side, ink)
            return
        gap = self.size * 0.6 if self.icon else 0.0
        room = w - (24 if w > 120 else 18) - side - gap
        left = (w - min(self._length(canvas, room), room) - side - gap) / 2
        if self.icon:
            canvas.icon(self.icon, left + side / 2, h / 2 + down, side, ink)
            self._paint_lines(canvas, left + side + gap, room, "left", ink, ink_2)
        else:
            self._paint_lines(canvas, w / 2, room, "middle", ink, ink_2)

    @property
    def _lowered(self) -> float:
        """How far the words of a pressed button are lower."""
        return 1.0 if self.pressed else 0.0

    @property
    def _face(self) -> Typeface:
        return "extra" if self.kind == "primary" else "bold"

    @property
    def _small(self) -> float:
        """The size of the second line."""
        return self.size * 0.68

    def _length(self, canvas: Canvas, room: float) -> float:
        """How long the longer line is."""
        letters, h = canvas.look.letters, self.box.h
        upper = h * (0.46 if self.sub else 0.9)
        wide = letters.width(self.text, self._face, letters.fit(self.text, self._face, self.size, room, upper)[0])
        if self.sub:
            small = letters.fit(self.sub, "semi", self._small, room, h * 0.32)[0]
            wide = max(wide, letters.width(self.sub, "semi", small))
        return wide

    def _paint_lines(self, canvas: Canvas, x: float, room: float, align: Align, ink: str, ink_2: str) -> None:
        """The word and, below it, the second line, on two lines where one is too short."""
        h, down, face, small = self.box.h, self._lowered, self._face, self._small
        if not self.sub:
            canvas.text(self.text, x, h / 2 + down, face, self.size, ink, align, room, high=h * 0.9)
        elif canvas.look.letters.fit(self.sub, "semi", small, room)[1]:
            canvas.text(self.text, x, h * 0.36 + down, face, self.size, ink, align, room, high=h * 0.46)
            canvas.text(self.sub, x, h * 0.72 + down, "semi", small, ink_2, align, room, high=h * 0.32)
        else:
            canvas.text(self.text, x, h * 0.25 + down, face, self.size, ink, align, room, high=h * 0.4)
            edge = x if align == "left" else (self.box.w - room) / 2
            canvas.lines(self.sub, edge, h * 0.42 + down, room, h * 0.54, "semi", small, ink_2, align)


class Toggle(Pressable):
    """Yes or no, as a whole row: a word, an explanation, and the switch at the right."""

    WIDE, HIGH = 56.0, 30.0

    def __init__(
        self, text: str, sub: str, x: float, y: float, w: float, h: float, on: bool, changed: Callable[[bool], None],
        name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name or text, self._switch)
        self.text, self.sub, self.on, self.changed = text, sub, on, changed

    def _switch(self) -> None:
        self.on = not self.on
        self.refresh()
        self.changed(self.on)

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        caption(canvas, self.text, self.sub, Box(0, 0, w - self.WIDE - 20, h))
        x, y = w - self.WIDE, (h - self.HIGH) / 2
        if self.on:
            canvas.panel(x, y, self.WIDE, self.HIGH, 14.5, (MINT, "#5fbf8a"), 1, "#d8ffe8", 0.8, shadow=False)
        else:
            canvas.panel(x, y, self.WIDE, self.HIGH, 14.5, canvas.look.theme.well, 1, rim_opacity=0.6, shadow=False)
        knob = x + self.WIDE - 15 if self.on else x + 15
        face = "#ffffff" if self.on else canvas.look.theme.secondary
        canvas.draw(f'<circle cx="12" cy="12" r="11" fill="{face}"/>', knob - 12, y + 3, 24, 24)
        canvas.icon("check" if self.on else "cross", knob, y + 15, 15, MINT_INK if self.on else "#0b2829", 3)
        self.paint_state(canvas, Box(x, y, self.WIDE, self.HIGH), 14.5)


class Slider(Widget):
    """A number from 0 to 100 in steps."""

    focusable = True
    STEP = 5
    KNOB = 13.0

    def __init__(
        self, x: float, y: float, w: float, h: float, value: int, changed: Callable[[int], None], name: str
    ) -> None:
        super().__init__(x, y, w, h, name)
        self.value, self.changed = value, changed

    def set(self, value: int) -> None:
        """Take a value, rounded to a step and within the limits."""
        value = max(0, min(100, round(value / self.STEP) * self.STEP))
        if value != self.value:
            self.value = value
            self.refresh()
            self.changed(value)

    def press(self, event: PointerEvent) -> None:
        self.drag(event)

    def drag(self, event: PointerEvent) -> None:
        self.set(round(100 * (event.x - self.box.x - self.KNOB) / self._length))

    def wheel(self, turn: float) -> None:
        self.set(self.value + round(turn) * self.STEP)

    def nav(self, way: Nav) -> bool:
        if way in (Nav.LEFT, Nav.RIGHT):
            self.set(self.value + (self.STEP if way is Nav.RIGHT else -self.STEP))
            return True
        return False

    @property
    def _length(self) -> float:
        return self.box.w - 64 - 2 * self.KNOB

    def paint(self, canvas: Canvas) -> None:
        middle, theme = self.box.h / 2, canvas.look.theme
        wide = self.box.w - 64
        canvas.panel(0, middle - 6, wide, 12, 5.5, theme.well, 1, rim_opacity=0.5, shadow=False)
        knob = self.KNOB + self._length * self.value / 100
        if self.value:
            canvas.panel(0, middle - 6, max(12, knob), 12, 5.5, ("#ffd27d", "#d98a22"), 1, None, shadow=False)
        canvas.shadow(knob - 13, middle - 13, 26, 26, 13, 4, 2, 150)
        edge = "#a87a2c" if not self.pressed else "#7a4a10"
        canvas.draw(
            f'<circle cx="13" cy="13" r="12" fill="{PAPER_HIGH}" stroke="{edge}" stroke-width="2"/>',
            knob - 13, middle - 13, 26, 26,
        )  # fmt: skip
        if self.hovered:
            canvas.veil(knob - 13, middle - 13, 26, 26, 13, "#f4ae43", 0.25)
        canvas.text(f"{self.value} %", self.box.w, middle, "bold", 16, align="right", width=60)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(knob - 13, middle - 13, 26, 26, 13)


def shared(room: float, needed: Sequence[float], wanted: Sequence[float]) -> list[float]:
    """What each gets of a room: all that it wants and some more, or what it needs and a part of what it wants."""
    spare = room - sum(wanted)
    if spare >= 0:
        return [wide + spare / len(wanted) for wide in wanted]
    more = [want - need for need, want in zip(needed, wanted, strict=True)]
    share = (room - sum(needed)) / sum(more)
    return [need + share * extra for need, extra in zip(needed, more, strict=True)]


class Choice(Widget):
    """One of a few, side by side; each may be painted by a function instead of a word."""

    focusable = True

    def __init__(
        self, x: float, y: float, w: float, h: float, options: Sequence[str], chosen: int,
        changed: Callable[[int], None], name: str, size: float = 15, rows: int = 1,
        painter: Callable[[Canvas, int, Box], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.options, self.chosen, self.changed = list(options), chosen, changed
        self.size, self.rows, self.painter = size, rows, painter

    @property
    def columns(self) -> int:
        return -(-len(self.options) // self.rows)

    def part(self, index: int) -> Box:
        """The box of an option, from the widget's corner."""
        edges, high = self._edges(), (self.box.h - 8) / self.rows
        column = index % self.columns
        return Box(4 + edges[column], 4 + index // self.columns * high, edges[column + 1] - edges[column], high)

    def _edges(self) -> list[float]:
        """Where the columns meet: equally far apart, unless a word in a single row needs more than its share."""
        room = self.box.w - 8
        shares = [room / self.columns] * self.columns
        if self.form is not None and self.rows == 1:
            letters, high = self.form.look.letters, self.box.h - 8
            sizes = [letters.fit(option, "extra", self.size, math.inf, high)[0] for option in self.options]
            words = list(zip(self.options, sizes, strict=True))
            wanted = [max(LEAST, letters.width(word, "extra", size) + 24) for word, size in words]
            needed = [letters.width(word, "extra", FLOOR) + 14 for word in self.options]
            if max(wanted) > shares[0]:
                shares = shared(room, needed, wanted)
        return [sum(shares[:column]) for column in range(self.columns + 1)]

    def choose(self, index: int) -> None:
        """Take this one."""
        if 0 <= index < len(self.options) and index != self.chosen:
            self.chosen = index
            self.refresh()
            self.changed(index)

    def release(self, event: PointerEvent, inside: bool) -> None:
        if inside:
            x, y = event.x - self.box.x, event.y - self.box.y
            column = sum(x - 4 >= edge for edge in self._edges()[1:-1])
            row = min(self.rows - 1, max(0, int((y - 4) * self.rows / (self.box.h - 8))))
            self.choose(row * self.columns + column)

    def nav(self, way: Nav) -> bool:
        steps = {Nav.LEFT: -1, Nav.RIGHT: 1, Nav.UP: -self.columns, Nav.DOWN: self.columns}
        if way not in steps:
            return False
        row, target = self.chosen // self.columns, self.chosen + steps[way]
        stays = way in (Nav.UP, Nav.DOWN) or target // self.columns == row
        if not 0 <= target < len(self.options) or not stays:
            return False
        self.choose(target)
        return True

    def _letter_size(self, canvas: Canvas) -> float:
        """One for all words, so that they look alike: that of the word with the least room."""
        letters, parts = canvas.look.letters, [self.part(index) for index in range(len(self.options))]
        return min(
            letters.fit(option, "extra", self.size, part.w - 8, part.h)[0]
            for option, part in zip(self.options, parts, strict=True)
        )

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        radius = min(16.0, h / 2 - 1)
        canvas.panel(0, 0, w, h, radius, canvas.look.theme.well, 0.9, rim_opacity=0.5, shadow=False)
        size = self._letter_size(canvas)
        for index, option in enumerate(self.options):
            box, chosen = self.part(index), index == self.chosen
            if chosen:
                canvas.amber(box.x, box.y, box.w, box.h, max(4.0, radius - 4))
            if self.painter is not None:
                self.painter(canvas, index, box)
            else:
                canvas.text(
                    option, box.x + box.w / 2, box.y + box.h / 2, "extra" if chosen else "bold",
                    min(size, self.size), AMBER_INK if chosen else CREAM, "middle", box.w - 8, high=size * LINE,
                )  # fmt: skip
        if self.hovered:
            canvas.veil(0, 0, w, h, radius, "#ffffff", 0.05)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(0, 0, w, h, radius)
