"""The log: the latest lines beside the table, all of them on a sheet of their own."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from client.table.deck import Deck
from client.table.ornaments import paint_heads
from client.table.phrases import LogLine
from client.ui.canvas import Canvas
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.overlays import ScrollList, veil
from client.ui.text import Letters, Typeface, say
from client.ui.theme import CREAM, SCORE
from client.ui.widgets import Button, Label, Panel, Pressable

KEPT = 400  # lines
LEADING = 1.2  # of a line, by the size of its letters
ARROW = 16.0
WHOLE_NAME = 120.0  # units: where there is less room, an avatar says from whom cards came
FEWER = 8  # so many may be joined to one, that a panel looks at


class LogPanel(Pressable):
    """The latest lines; a tap opens the whole log."""

    def __init__(
        self, box: Box, deck: Deck, names: Sequence[str], avatars: Sequence[str], lines: Sequence[LogLine],
        action: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(*box, "log", action)
        self.deck, self.names, self.avatars, self.lines = deck, names, avatars, tuple(lines)

    def show(self, names: Sequence[str], avatars: Sequence[str], lines: Sequence[LogLine]) -> None:
        """Show these, if they are anything new."""
        if (names, avatars, tuple(lines)) != (self.names, self.avatars, self.lines):
            self.names, self.avatars, self.lines = names, avatars, tuple(lines)
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        w, h, theme = self.box.w, self.box.h, canvas.look.theme
        canvas.panel(0, 0, w, h, 14, theme.quiet, 0.8, rim_opacity=0.3)
        canvas.text(say("log"), 16, 19, "bold", at_most(canvas.look.letters, 14, 26), SCORE, width=w - 50)
        canvas.icon("chevron", w - 18, 19, 14, theme.secondary)
        fitting = int((h - 34) / 26)
        latest = joined(self.lines[-FEWER * fitting :])[-fitting:]
        if not latest:
            canvas.lines(say("log-empty"), 16, 36, w - 32, h - 46, "medium", 13.5, theme.secondary, high=True)
        for nth, line in enumerate(latest):
            box = Box(12, 33 + 26 * nth, w - 20, 26)
            paint_line(canvas, line, box, self.deck, self.names, self.avatars, last=nth == len(latest) - 1)
        self.paint_state(canvas)


def joined(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines as they are read: what goes on where the one before ended stands there too."""
    told: list[LogLine] = []
    for line in lines:
        if line.joins and told and told[-1][:2] == line[:2]:
            told[-1] = told[-1]._replace(cards=told[-1].cards + line.cards)
        else:
            told.append(line)
    return told


def paint_line(
    canvas: Canvas, line: LogLine, box: Box, deck: Deck, names: Sequence[str], avatars: Sequence[str],
    last: bool = False,
) -> None:  # fmt: skip
    """One line: an avatar, a name, words, cards, whose they were. What is too long is shortened; the sheet has room."""
    middle, x = box.y + box.h / 2, box.x
    right, width = box.right, min(33.0, 1.26 * box.h)
    letters, theme = canvas.look.letters, canvas.look.theme
    natural = at_most(letters, 13.5, 0.8 * box.h)
    size = letters.fit("", "bold", natural, math.inf)[0]
    step = min(0.52, 1.2 / max(1, len(line.cards) - 1))
    cards = width * (1 + step * (len(line.cards) - 1)) + 4 if line.cards else 0.0
    head, ink = 0.8 * box.h, SCORE if last else theme.secondary
    face: Typeface = "semi" if last else "medium"
    cards += ARROW + head + 2 if line.source is not None else 0.0
    if line.seat is not None:
        if line.seat < len(avatars) and avatars[line.seat]:
            canvas.avatar(avatars[line.seat], x + 12, middle, head)
        x += 30
        words, name = letters.width(line.text, face, size), names[line.seat]
        room = max(right - x - cards - words - 5, 34.0)
        if letters.width(name, "bold", size) > room:
            name = name.partition(" ")[0] or name
        name = shortened(letters, name, "bold", size, room)
        x += canvas.text(name, x, middle, "bold", natural, SCORE if last else CREAM, width=right - x) + 5
    text = shortened(letters, line.text, face, size, right - x - cards)
    x += canvas.text(text, x, middle, face, natural, ink, width=right - x - cards) + 4
    if line.cards:
        x += paint_heads(canvas, deck, line.cards, Box(x, middle - 0.42 * box.h, width, 0.84 * box.h), step) + 2
    if line.source is not None and line.source < len(avatars):
        canvas.icon("from", x + ARROW / 2, middle, 14, ink, 2.6)
        x += ARROW
        if avatars[line.source]:
            canvas.avatar(avatars[line.source], x + head / 2, middle, head)
            x += head + 6
        room = right - x
        if room > WHOLE_NAME:
            canvas.text(shortened(letters, names[line.source], face, size, room), x, middle, face, natural, ink)


def at_most(letters: Letters, size: float, high: float) -> float:
    """A size that, at the player's wish for larger letters, makes a line no higher than this."""
    return min(size, high / (LEADING * letters.fit("", "semi", 1.0, math.inf)[0]))


def shortened(letters: Letters, text: str, face: Typeface, size: float, room: float) -> str:
    """As much of a text as there is room for, with dots where it goes on."""
    if letters.width(text, face, size) <= room:
        return text
    while len(text) > 1 and letters.width(text + "…", face, size) > room:
        text = text[:-1].rstrip()
    return text + "…"


def log_sheet(
    form: Form, deck: Deck, names: Sequence[str], avatars: Sequence[str], lines: Sequence[LogLine],
    close: Callable[[], None],
) -> None:  # fmt: skip
    """Fill a form with the whole log."""
    wide, high = form.look.viewport.stage
    w, h = min(640.0, wide - 48), min(640.0, high - 48)
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(say("log"), x + 28, y + 18, w - 120, 44, "serif", 26, SCORE))

    def row(line: LogLine) -> Callable[[Canvas, Box, bool], None]:
        def paint(canvas: Canvas, box: Box, focused: bool) -> None:
            paint_line(canvas, line, box, deck, names, avatars, focused)

        return paint

    rows = [row(line) for line in joined(lines)]
    listed = form.add(ScrollList(x + 28, y + 74, w - 56, h - 100, rows, 34, lambda _: None, "lines", 2))
    listed.scroll(listed.length)
    listed.current = max(0, len(rows) - 1)
    form.add(Button("", x + w - 72, y + 14, 52, 52, close, "close", icon="cross"))
    form.back = close
