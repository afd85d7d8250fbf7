"""A page to be read: paragraphs on parchment that move under the finger, the wheel or the keys.

Law: text is never shrunk to fit here, it grows with the player's wish and the page grows longer.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.pointer import Nav, PointerEvent
from client.ui.text import Letters, Typeface
from client.ui.theme import AMBER, AMBER_RIM, BRASS, INK, INK_2, PAPER_HIGH, PAPER_LOW, PAPER_RIM

EDGE = 22.0  # of the fade above and below
STEP = 84.0  # what one key moves
BAR = 26.0  # the strip at the right that a finger may drag
SPEED = 14.0  # how fast a wish to scroll is followed, per second
TAG_SIZE, TAG_PAD = 13.0, 9.0


class Paragraph(NamedTuple):
    """A piece of text. `tag` stands in a little frame before it; `anchor` names it, so that a page can open there."""

    text: str
    face: Typeface = "medium"
    size: float = 16.5
    colour: str = INK
    above: float = 9.0  # the space before it
    tag: str = ""
    anchor: str = ""
    ruled: bool = False  # a line of brass below


class PageLine(NamedTuple):
    """One line where it stands on the whole page; y is its middle."""

    y: float
    text: str
    size: float
    paragraph: Paragraph
    indent: float
    first: bool
    last: bool


class Span(NamedTuple):
    """From where to where on the page an anchor reaches."""

    top: float
    bottom: float


def plain(text: str) -> str:
    """Letters without their marks and in lower case, as many as before: how people type when they search."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in text)


def sheet(canvas: Canvas) -> None:
    """A sheet of parchment with a second, thinner rim inside."""
    w, h = canvas.width, canvas.height
    canvas.panel(0, 0, w, h, 18, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.6)
    canvas.draw(
        f'<rect x="6" y="6" width="{w - 12}" height="{h - 12}" rx="13" fill="none" stroke="{PAPER_RIM}" '
        f'stroke-opacity="0.45" stroke-width="1"/>',
        0, 0, w, h,
    )  # fmt: skip


class Page(Widget):
    """What is read; the sheet under it is painted by others."""

    focusable = True
    bleed = 8

    def __init__(
        self, x: float, y: float, w: float, h: float, paragraphs: Sequence[Paragraph], letters: Letters, bigger: float,
        name: str = "page", calm: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, name)
        self._letters, self._bigger, self._calm = letters, bigger, calm
        self.measure = w - BAR - 20
        self.lines: list[PageLine] = []
        self.anchors: dict[str, Span] = {}
        self.length = self._set(paragraphs)
        self.offset = self._wish = 0.0
        self.lit = ""  # the anchor that is shown to be meant
        self.words: tuple[str, ...] = ()  # what is marked, in plain letters
        self._from: tuple[float, float, bool] | None = None

    def _set(self, paragraphs: Sequence[Paragraph]) -> float:
        """Break the paragraphs into lines; the height of them all."""
        y, anchor = 0.0, ""
        for paragraph in paragraphs:
            y += paragraph.above * self._bigger if y else 0.0
            if paragraph.anchor:
                anchor = paragraph.anchor
                self.anchors[anchor] = Span(y, y)
            size = paragraph.size * self._bigger
            step = self._letters.leading(size) * 1.06
            indent = self._tag_width(paragraph.tag) + 10 if paragraph.tag else 0.0
            lines = self._letters.wrap(paragraph.text, paragraph.face, size, self.measure - indent)
            for number, text in enumerate(lines):
                first, last = number == 0, number == len(lines) - 1
                self.lines.append(PageLine(y + step / 2, text, size, paragraph, indent, first, last))
                y += step
            y += 8 if paragraph.ruled else 0
            if anchor:
                self.anchors[anchor] = Span(self.anchors[anchor].top, y)
        return y

    def _tag_width(self, tag: str) -> float:
        return self._letters.width(tag, "extra", TAG_SIZE * self._bigger) + 2 * TAG_PAD

    # --- moving ---

    @property
    def end(self) -> float:
        return max(0.0, self.length + 2 * EDGE - self.box.h)

    def go(self, offset: float, at_once: bool = False) -> None:
        """Show the page from here on, by a short glide or at once."""
        self._wish = max(0.0, min(offset, self.end))
        if (at_once or self._calm) and self.offset != self._wish:
            self.offset = self._wish
            self.refresh()

    def open_at(self, anchor: str, at_once: bool = True) -> None:
        """Show the page from an anchor on."""
        if anchor in self.anchors:
            self.go(self.anchors[anchor].top - 4, at_once)

    def reading(self) -> list[str]:
        """The anchors that begin above the upper third of what is seen, the last one being read."""
        line = self._wish + self.box.h / 3 - EDGE
        if self._wish >= self.end > 0:
            line = self.length
        return [anchor for anchor, span in self.anchors.items() if span.top <= line]

    def update(self, dt: float) -> bool:
        if self.offset == self._wish:
            return False
        way = (self._wish - self.offset) * min(1.0, SPEED * dt)
        self.offset = self._wish if abs(self._wish - self.offset) < 0.6 else self.offset + way
        self.refresh()
        return True

    def press(self, event: PointerEvent) -> None:
        bar = event.x > self.box.right - BAR
        self._from = (event.y, self._wish, bar)
        if bar:
            self.drag(event)

    def drag(self, event: PointerEvent) -> None:
        if self._from is None:
            return
        y, offset, bar = self._from
        if bar:
            self.go((event.y - self.box.y) / self.box.h * (self.end + self.box.h) - self.box.h / 2, at_once=True)
        else:
            self.go(offset + y - event.y, at_once=True)

    def release(self, event: PointerEvent, inside: bool) -> None:
        self._from = None

    def wheel(self, turn: float) -> None:
        self.go(self._wish - turn * STEP)

    def nav(self, way: Nav) -> bool:
        steps = {Nav.UP: -STEP, Nav.DOWN: STEP, Nav.ACCEPT: self.box.h - 3 * EDGE}
        if way not in steps:
            return False
        before = self._wish
        self.go(before + steps[way])
        return self._wish != before

    # --- painting ---

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.surface.set_clip(pygame.Rect(canvas.at(-8, 0), (canvas.px(w + 8), canvas.px(h))))
        shift = EDGE - self.offset
        if self.lit in self.anchors:
            span = self.anchors[self.lit]
            top, high = span.top + shift - 6, span.bottom - span.top + 14
            if top < h and top + high > 0:
                canvas.veil(0, top, w - BAR, high, 10, AMBER, 0.3)
                canvas.veil(0, top, 5, high, 2.5, AMBER_RIM, 0.9)
        for line in self.lines:
            if -line.size < line.y + shift < h + line.size:
                self._paint_line(canvas, line, line.y + shift)
        self._paint_edges(canvas)
        canvas.surface.set_clip(None)
        self._paint_bar(canvas)
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.draw(
                f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="8" fill="none" stroke="{PAPER_RIM}" '
                f'stroke-width="3"/>',
                0, 0, w, h,
            )  # fmt: skip

    def _paint_line(self, canvas: Canvas, line: PageLine, y: float) -> None:
        letters, paragraph, x = self._letters, line.paragraph, 12.0
        if line.first and paragraph.tag:
            size = TAG_SIZE * self._bigger
            wide, high = self._tag_width(paragraph.tag), size * 1.75
            canvas.panel(x, y - high / 2, wide, high, high / 2 - 1, ("#fff3d2", "#f3d99a"), 1, PAPER_RIM, 0.8,
                         shadow=False)  # fmt: skip
            place = canvas.at(x + TAG_PAD, y)
            drawn = letters.render(paragraph.tag, "extra", size, AMBER_RIM)
            canvas.surface.blit(drawn, (place[0], letters.top("extra", size, place[1])))
        x += line.indent
        self._paint_marks(canvas, line, x, y)
        drawn = letters.render(line.text, paragraph.face, line.size, paragraph.colour)
        left, middle = canvas.at(x, y)
        canvas.surface.blit(drawn, (left, letters.top(paragraph.face, line.size, middle)))
        if line.last and paragraph.ruled:
            below = y + line.size * 0.82
            canvas.draw(f'<path d="M0 1H{self.measure}" stroke="{PAPER_RIM}" stroke-opacity="0.75"/>',
                        12, below, self.measure, 2)  # fmt: skip

    def _paint_marks(self, canvas: Canvas, line: PageLine, x: float, y: float) -> None:
        """What was searched for, with a marker's colour behind it."""
        bare, face, size = plain(line.text), line.paragraph.face, line.size
        for word in self.words:
            at = bare.find(word)
            while at >= 0:
                left = self._letters.width(line.text[:at], face, size)
                wide = self._letters.width(line.text[at : at + len(word)], face, size)
                canvas.veil(x + left - 0.5, y - size * 0.66, wide + 1, size * 1.32, 3, "#ffb938", 0.55)
                at = bare.find(word, at + len(word))

    def _paint_edges(self, canvas: Canvas) -> None:
        w, h = self.box.w - BAR, self.box.h
        for y, colour, first, last, there in (
            (0.0, PAPER_HIGH, 1, 0, self.offset > 1),
            (h - EDGE, PAPER_LOW, 0, 1, self.offset < self.end - 1),
        ):
            if there:
                canvas.draw(
                    f'<defs><linearGradient id="e" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
                    f'stop-color="{colour}" stop-opacity="{first}"/><stop offset="1" stop-color="{colour}" '
                    f'stop-opacity="{last}"/></linearGradient></defs>'
                    f'<rect width="{w}" height="{EDGE}" fill="url(#e)"/>',
                    0, y, w, EDGE,
                )  # fmt: skip

    def _paint_bar(self, canvas: Canvas) -> None:
        if not self.end:
            return
        w, h = self.box.w, self.box.h
        canvas.veil(w - 12, 0, 6, h, 3, INK_2, 0.14)
        long = max(44.0, h * h / (self.end + h))
        canvas.veil(w - 13, (h - long) * self.offset / self.end, 8, long, 4, BRASS if self.pressed else PAPER_RIM, 0.95)
