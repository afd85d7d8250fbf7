"""What people say to one another in a room, in bubbles."""

from __future__ import annotations

import math
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.pictures import asset, svg
from client.ui.text import Letters
from client.ui.theme import CREAM, mix


class Spoken(NamedTuple):
    """A line or a sign of somebody."""

    person: str
    name: str
    text: str = ""
    emote: str = ""


class Bubble:
    """What somebody said, laid out for a strip of this width: mine at the right, others with their animal."""

    SIDE, PAD = 38.0, 12.0

    def __init__(self, letters: Letters, spoken: Spoken, own: bool, width: float) -> None:
        self.spoken, self.own, self.width = spoken, own, width
        room = width - self.SIDE - 3 * self.PAD - 12
        lines, size, _ = letters.fit_lines(spoken.text, "semi", 14.5, (room, math.inf))
        self.name = 0.0 if own else letters.leading(letters.fit(spoken.name, "bold", 13, room)[0])
        self.words = 56.0 if spoken.emote else len(lines) * letters.leading(size)
        widest = max(letters.width(line, "semi", size) for line in lines) if not spoken.emote else 56.0
        known = 0.0 if own else letters.width(spoken.name, "bold", letters.fit(spoken.name, "bold", 13, room)[0])
        self.wide = min(room, max(widest, known)) + 2 * self.PAD + 2
        self.high = self.words + self.name + (4 if spoken.emote else 12)

    def paint(self, canvas: Canvas, y: float, animal: str) -> None:
        theme, spoken = canvas.look.theme, self.spoken
        x = self.width - self.wide if self.own else self.SIDE + 10
        if not self.own:
            canvas.avatar(animal, self.SIDE / 2, y + 22, self.SIDE)
        if not spoken.emote:
            fill = (mix(theme.accent, "#10131c", 0.45), mix(theme.accent, "#10131c", 0.58)) if self.own else theme.quiet
            canvas.panel(x, y, self.wide, self.high, 14, fill, 0.95, rim_opacity=0.45, shadow=False)
        top = y + (2 if spoken.emote else 6)
        if self.name:
            canvas.text(spoken.name, x + self.PAD, top + self.name / 2, "bold", 13, theme.hairline,
                        width=self.wide - 2 * self.PAD)  # fmt: skip
        if spoken.emote:
            left = x + self.wide - 56 if self.own else x + self.PAD
            canvas.picture(svg(asset(f"emotes/{spoken.emote}")), left, top + self.name + 2, 54, 54)
        else:
            place = (x + self.PAD, top + self.name, self.wide - 2 * self.PAD, self.words)
            canvas.lines(spoken.text, *place, "semi", 14.5, CREAM, high=True)
