"""What lies over a screen or scrolls within it: lists, questions, short notices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.ui.canvas import Canvas, Look
from client.ui.form import Form, Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent
from client.ui.text import Letters
from client.ui.theme import CREAM, INK, PAPER_HIGH, PAPER_LOW, PAPER_RIM, SCORE, WARNING, WARNING_INK
from client.ui.widgets import Button, Kind, Label, Painted, Panel

TAP = 8.0  # units: a finger that moved further has scrolled
TOAST_TIME, FADE_TIME = 3.2, 0.25
BESIDE = 3  # answers that stand side by side; more stand below one another
DEPTH = 1_000_000  # of overlays: above all that a screen draws, the cards of a table too


class ScrollList(Widget):
    """Rows that move under the finger, the wheel or the keys; a tap picks one."""

    focusable = True
    bleed = 8

    def __init__(
        self, x: float, y: float, w: float, h: float, rows: Sequence[Callable[[Canvas, Box, bool], None]], high: float,
        picked: Callable[[int], None], name: str, gap: float = 8,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self.rows, self.high, self.gap, self.picked = list(rows), high, gap, picked
        self.offset = 0.0
        self.current = 0
        self._from: tuple[float, float] | None = None
        self._moved = False

    @property
    def length(self) -> float:
        """Of all rows."""
        return max(0.0, len(self.rows) * (self.high + self.gap) - self.gap)

    def scroll(self, offset: float) -> None:
        """Show the rows from here on."""
        offset = max(0.0, min(offset, self.length - self.box.h))
        if offset != self.offset:
            self.offset = offset
            self.refresh()

    def press(self, event: PointerEvent) -> None:
        self._from, self._moved = (event.y, self.offset), False

    def drag(self, event: PointerEvent) -> None:
        if self._from is not None:
            way = self._from[0] - event.y
            self._moved = self._moved or abs(way) > TAP
            if self._moved:
                self.scroll(self._from[1] + way)

    def release(self, event: PointerEvent, inside: bool) -> None:
        self._from = None
        index = int((event.y - self.box.y + self.offset) // (self.high + self.gap))
        if inside and not self._moved and 0 <= index < len(self.rows):
            self.pick(index)

    def pick(self, index: int) -> None:
        self.current = index
        self.refresh()
        self.picked(index)

    def wheel(self, turn: float) -> None:
        self.scroll(self.offset - turn * self.high / 2)

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT and self.rows:
            self.pick(self.current)
            return True
        target = self.current + {Nav.UP: -1, Nav.DOWN: 1}.get(way, 0)
        if target == self.current or not 0 <= target < len(self.rows):
            return False
        self.current = target
        top = target * (self.high + self.gap)
        self.scroll(min(top, max(self.offset, top + self.high - self.box.h)))
        self.refresh()
        return True

    def paint(self, canvas: Canvas) -> None:
        clip = pygame.Rect(canvas.at(-4, 0), (canvas.px(self.box.w + 8), canvas.px(self.box.h)))
        canvas.surface.set_clip(clip)
        for index, row in enumerate(self.rows):
            top = index * (self.high + self.gap) - self.offset
            if -self.high < top < self.box.h:
                focused = self.focused and self.form is not None and self.form.keys_used
                row(canvas, Box(0, top, self.box.w, self.high), focused and index == self.current)
        canvas.surface.set_clip(None)
        if self.length > self.box.h:
            share = self.box.h / self.length
            place = self.offset / self.length
            canvas.veil(self.box.w + 3, place * self.box.h, 4, share * self.box.h, 2, CREAM, 0.55)


@dataclass(frozen=True)
class Answer:
    """A button of a question."""

    text: str
    action: Callable[[], None]
    kind: Kind = "dark"
    icon: str = ""
    sub: str = ""


def dialog(form: Form, title: str, text: str, answers: Sequence[Answer]) -> None:
    """Fill a form of its own with a question; the last answer is also what Escape means."""
    wide, high = form.look.viewport.stage
    listed = len(answers) > BESIDE
    w = min(620, wide - 64)
    around = 84 + 28 + (len(answers) * 68 - 8 if listed else 60) + 32
    words = min(text_height(form.look.letters, text, 18, w - 64), high - 48 - around)
    h = around + words
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(title, x + 32, y + 22, w - 64, 48, "serif", 28, SCORE))
    form.add(Label(text, x + 32, y + 84, w - 64, words, "semi", 18, CREAM, wrap=True))
    top, each = y + 84 + words + 28, (w - 64 - 16 * (len(answers) - 1)) / len(answers)
    for number, answer in enumerate(answers):
        place = (x + 32, top + number * 68, w - 64, 60) if listed else (x + 32 + number * (each + 16), top, each, 60)
        button = Button(answer.text, *place, answer.action, kind=answer.kind, icon=answer.icon, sub=answer.sub)
        form.add(button)
        if answer.kind == "primary":
            form.set_focus(button)
    form.back = answers[-1].action


def text_height(letters: Letters, text: str, size: float, w: float) -> float:
    """How high a wrapped text of this width is."""
    lines, fitting, _ = letters.fit_lines(text, "semi", size, (w, math.inf))
    return letters.leading(fitting) * len(lines)


def veil(form: Form) -> None:
    """Darken what lies below, over the whole window."""
    viewport = form.look.viewport
    left, top = viewport.unit(0, 0)
    w, h = viewport.size[0] / viewport.scale, viewport.size[1] / viewport.scale

    def darken(canvas: Canvas) -> None:
        canvas.surface.fill((2, 10, 12, 170))

    form.add(Painted(left, top, w, h, darken))


class Toast(Widget):
    """A short notice that goes by itself."""

    def __init__(self, text: str, look: Look, gone: Callable[[], None]) -> None:
        wide, letters = look.viewport.stage[0], look.letters
        one = letters.width(text, "bold", letters.fit(text, "bold", 17, math.inf)[0]) + 44
        w = min(640.0, wide - 48, max(240.0, one))
        super().__init__((wide - w) / 2, 24, w, 64)
        self._high = look.viewport.stage[1]
        self.text, self.gone = text, gone
        self._age = 0.0

    def keep_off(self, taken: Sequence[Box]) -> None:
        """Stand at the other end of the window if that covers nothing to press, and this does."""
        if not any(touching(self.box, box) for box in taken):
            return
        other = self.box._replace(y=self._high - self.box.y - self.box.h)
        if not any(touching(other, box) for box in taken):
            self.box = other

    def update(self, dt: float) -> bool:
        self._age += dt
        left = TOAST_TIME - self._age
        if left <= 0:
            self.gone()
        elif left < FADE_TIME and self.form is not None:
            self.form.opacity(self, round(255 * left / FADE_TIME))
        return left < FADE_TIME

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(0, 0, self.box.w, self.box.h, 18, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5)
        canvas.lines(self.text, 20, 4, self.box.w - 40, self.box.h - 8, "bold", 17, INK, "middle")


def touching(one: Box, other: Box) -> bool:
    """Whether two boxes have anything in common."""
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


class Banner(Widget):
    """What is amiss for a while, at the top of the window."""

    def __init__(self, text: str, look: Look) -> None:
        wide, letters = look.viewport.stage[0], look.letters
        w = min(560.0, wide - 48, letters.width(text, "bold", letters.fit(text, "bold", 16, math.inf)[0]) + 76)
        super().__init__((wide - w) / 2, 8, w, 48)
        self.text = text

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(0, 0, self.box.w, self.box.h, 16, (WARNING, "#e8784f"), 1, WARNING_INK, 0.8, 1.5)
        canvas.icon("offline", 30, self.box.h / 2, 24, WARNING_INK)
        canvas.text(self.text, 56, self.box.h / 2, "bold", 16, WARNING_INK, width=self.box.w - 72)
