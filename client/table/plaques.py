"""The plaques of the seats: who sits there, how many cards and points, what the clock and the connection say.

Law: whose turn it is shows by the rim and by the paw, never by a colour alone.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from client.table.log import at_most, shortened
from client.table.ornaments import Pill, Tint, paint_pills
from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.icons import IconOrNone
from client.ui.text import say
from client.ui.theme import CREAM, SCORE, WARNING, WARNING_INK

ACTIVE = "#f2b650"
NARROW = 200.0  # units: a plaque of less has a smaller avatar
BARS = 3  # of the strongest bot


class Figure(NamedTuple):
    """A number and its word: points, chips, tricks."""

    number: str
    word: str = ""


class Tag(NamedTuple):
    """A word or a sign that a seat has for a while: dealer, declarer, vulnerable, its last card."""

    text: str
    icon: IconOrNone = ""
    warning: bool = False


class PlaqueData(NamedTuple):
    """What a game has to say of a seat."""

    cards: int  # in hand
    warned: bool = False  # the count is a warning to the others
    figures: tuple[Figure, ...] = ()  # the first is the large one; the others stand on the lower edge
    tags: tuple[Tag, ...] = ()  # beside those


class Sitting(NamedTuple):
    """What a plaque shows."""

    name: str
    avatar: str
    data: PlaqueData
    active: bool = False
    online: bool = True
    bars: int = 0  # the level of the bot that plays; 0: a person
    clock: str = ""  # minutes and seconds that are left; empty: no clock
    urgent: bool = False


class Plaque(Widget):
    """One seat; it only shows."""

    def __init__(self, box: Box, sitting: Sitting, name: str) -> None:
        super().__init__(*box, name)
        self.sitting = sitting

    def show(self, sitting: Sitting) -> None:
        """Show this, if it is anything new."""
        if sitting != self.sitting:
            self.sitting = sitting
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        w, h, s = self.box.w, self.box.h, self.sitting
        theme = canvas.look.theme
        narrow = w < NARROW
        side = h - 2 if not narrow else h - 20
        right = 0 if not (s.data.figures or s.clock) else 58 if not narrow else 50  # the column of the large number
        if s.active:
            canvas.glow(0, 0, w, h, 14, 150)
        rim = ACTIVE if s.active else theme.hairline
        canvas.panel(0, 0, w, h, 14, rim=rim, rim_opacity=0.95 if s.active else 0.42, rim_width=1.8 if s.active else 1)
        if s.avatar:
            canvas.avatar(s.avatar, 4 + side / 2, h / 2, side)
        left = side + (12 if not narrow else 9)
        room = w - right - left - 5
        low = self._name(canvas, left, room)
        self._count(canvas, left - 2, room, low)
        if not s.online or s.bars:
            self._player(canvas, side)
        if right:
            hairline = f'<path d="M0.5 0V{h - 24}" stroke="{theme.hairline}" stroke-opacity="0.35"/>'
            canvas.draw(hairline, w - right, 12, 1, h - 24)
            self._figure(canvas, w - right / 2, right)
        self._tags(canvas, left)

    def _figure(self, canvas: Canvas, middle: float, wide: float) -> None:
        """The first number, and the clock below it."""
        h, s, theme = self.box.h, self.sitting, canvas.look.theme
        figure = s.data.figures[0] if s.data.figures else Figure("")
        size = partial(at_most, canvas.look.letters)
        if s.clock:
            canvas.text(figure.number, middle, h * 0.28, "serif", size(22, 26), SCORE, "middle", wide - 10)
            canvas.text(figure.word, middle, h * 0.54, "semi", size(12, 16), theme.secondary, "middle", wide - 6)
            ink = WARNING if s.urgent else theme.secondary
            canvas.text(s.clock, middle, h * 0.8, "bold", size(13, 17), ink, "middle", wide - 8)
        else:
            canvas.text(figure.number, middle, h * 0.37, "serif", size(25, 33), SCORE, "middle", wide - 12)
            canvas.text(figure.word, middle, h * 0.74, "semi", size(12, 18), theme.secondary, "middle", wide - 6)

    def _tags(self, canvas: Canvas, x: float) -> None:
        """Further numbers and what else the seat has, on the lower edge."""
        data, high = self.sitting.data, 20.0
        row = [Pill(f"{figure.number} {figure.word}".strip(), Tint.CREAM, size=12.5) for figure in data.figures[1:]]
        row += [Pill(tag.text, Tint.WARNING if tag.warning else Tint.AMBER, tag.icon, 12.5) for tag in data.tags]
        if row:
            paint_pills(canvas, row, high, "right", False, self.box.w - x + 20, x - 20, self.box.h - high / 2)

    def _name(self, canvas: Canvas, x: float, room: float) -> float:
        """The name, on two lines where one is too short; returns where the count stands below it."""
        name, h, letters = self.sitting.name, self.box.h, canvas.look.letters
        size = at_most(letters, 17, 26)
        if letters.fit(name, "bold", size, room)[1]:
            canvas.text(name, x, h * 0.33, "bold", size, CREAM, width=room)
            return h * 0.70
        first, _, second = name.partition(" ")
        size = at_most(letters, 12.5, 15)
        drawn = min(letters.fit(part, "bold", size, room)[0] for part in (first, second))
        for nth, part in enumerate((first, second)):
            canvas.put(shortened(letters, part, "bold", drawn, room), x, 14 + 15 * nth, "bold", drawn, CREAM)
        return h * 0.76

    def _count(self, canvas: Canvas, x: float, room: float, y: float) -> None:
        s = self.sitting
        words, secondary = say("table-cards", count=s.data.cards), canvas.look.theme.secondary
        if not s.data.warned:
            canvas.icon("hand", x + 10, y, 18, secondary, 1.9)
            size = at_most(canvas.look.letters, 14, 20)
            canvas.text(words, x + 23, y, "semi", size, secondary, width=room - 21)
            return
        letters = canvas.look.letters
        natural = at_most(letters, 12.5, 19)
        size = letters.fit(words, "extra", natural, room - 30)[0]
        wide = letters.width(words, "extra", size) + 37
        canvas.panel(x, y - 11, wide, 22, 10.5, (WARNING, WARNING), 1, None, shadow=False)
        canvas.icon("warning", x + 15, y, 13, WARNING_INK, 2.4)
        canvas.text(words, x + 26, y, "extra", natural, WARNING_INK, width=room - 30)

    def _player(self, canvas: Canvas, side: float) -> None:
        """On the lower edge of the avatar: no connection, or how strong the bot is."""
        h, s = self.box.h, self.sitting
        x = 4 + side / 2
        if not s.online:
            canvas.panel(x - 12, h - 23, 24, 24, 11.5, (WARNING, WARNING), 1, "#2b1004", 0.8, 1.2, shadow=False)
            canvas.icon("offline", x, h - 11, 15, WARNING_INK, 2.4)
            return
        canvas.panel(x - 15, h - 19, 30, 20, 9, canvas.look.theme.well, 0.94, rim_opacity=0.6, shadow=False)
        bars = "".join(
            f'<rect x="{6 + 6.8 * n:.1f}" y="{13 - 3.4 * (n + 1):.1f}" width="4.4" height="{3.4 * (n + 1):.1f}" rx="1" '
            f'fill="{SCORE if n < s.bars else CREAM}" fill-opacity="{1 if n < s.bars else 0.25}"/>'
            for n in range(BARS)
        )
        canvas.draw(bars, x - 15, h - 17, 30, 16)


class Watchers(Widget):
    """How many look on; nothing while nobody does."""

    bleed = 4

    def __init__(self, box: Box) -> None:
        super().__init__(*box, "watchers")
        self.count = 0

    def show(self, count: int) -> None:
        """Show this, if it is anything new."""
        if count != self.count:
            self.count = count
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        if self.count:
            w, h, colour = self.box.w, self.box.h, canvas.look.theme.secondary
            size, words = at_most(canvas.look.letters, 14, h), say("table-watchers", count=self.count)
            wide = canvas.text(words, w, h / 2, "semi", size, colour, "right", w - 26)
            canvas.icon("eye", w - wide - 14, h / 2, 17, colour, 1.9)


def clock_words(seconds: float) -> str:
    """Minutes and seconds."""
    whole = max(0, int(seconds + 0.999))
    return f"{whole // 60}:{whole % 60:02d}"
