"""The bar that says what is to be done: parchment when the player is to do it, quiet while others are asked."""

from __future__ import annotations

from typing import get_args

from client.table.areas import RATIO
from client.table.deck import Deck
from client.table.log import at_most
from client.table.ornaments import paint_group
from client.table.phrases import Operator, Prompt
from client.ui.canvas import GOLD, Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pictures import asset, svg
from client.ui.theme import CONSEQUENCE, CREAM, INK, INK_2

SIGNS = get_args(Operator)


class PromptBar(Widget):
    """Headline, consequence, a line below, and what it is about in little pictures."""

    def __init__(self, box: Box, deck: Deck, prompt: Prompt, mine: bool) -> None:
        super().__init__(*box, "prompt")
        self.deck, self.prompt, self.mine = deck, prompt, mine

    def show(self, prompt: Prompt, mine: bool) -> None:
        """Show this, if it is anything new."""
        if (prompt, mine) != (self.prompt, self.mine):
            self.prompt, self.mine = prompt, mine
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        if not self.prompt.headline:
            return
        if self.mine:
            self._parchment(canvas)
            ink, ink_2, accent = INK, INK_2, CONSEQUENCE
            coin = h - 14 if h < 90 else 68
            canvas.shadow(14, h / 2 - coin / 2, coin, coin, coin / 2, 5, 3, 150)
            canvas.picture(svg(asset("signs/medallion")), 14, h / 2 - coin / 2, coin, coin)
            left = coin + 30.0
        else:
            canvas.panel(0, 0, w, h, 16, canvas.look.theme.quiet, 0.84, rim_opacity=0.3)
            ink, ink_2, accent = CREAM, canvas.look.theme.secondary, "#f6dd8c"
            left = 26.0
        right = self._pictures(canvas, w - 20)
        if h < 90:
            self._wide(canvas, left, right - 14 - left, ink, ink_2, accent)
        else:
            self._tall(canvas, left, right - 14 - left, ink, ink_2, accent)

    def _parchment(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.shadow(0, 0, w, h, 16, 12, 6, 170)
        canvas.glow(0, 0, w, h, 16, 90)
        canvas.draw(
            f'<defs>{GOLD}<linearGradient id="pp" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
            f'stop-color="#fffaf0"/><stop offset="1" stop-color="#efdcb4"/></linearGradient></defs><rect x="1" y="1" '
            f'width="{w - 2}" height="{h - 2}" rx="16" fill="url(#pp)" stroke="#6b4816" stroke-width="2"/>'
            f'<rect x="3.4" y="3.4" width="{w - 6.8}" height="{h - 6.8}" rx="13.6" fill="none" stroke="url(#gold)" '
            f'stroke-width="1.6"/>',
            0, 0, w, h,
        )  # fmt: skip

    def _wide(self, canvas: Canvas, x: float, room: float, ink: str, ink_2: str, accent: str) -> None:
        """Headline and consequence on one line, with the smaller one below."""
        said, h = self.prompt, self.box.h
        letters = canvas.look.letters
        whole = f"{said.headline} — {said.consequence}" if said.consequence else said.headline
        size, fits = letters.fit(whole, "extra", at_most(letters, 22, h * 0.5), room)
        first = h * 0.36 if said.sub else h / 2
        if not fits:
            canvas.lines(whole, x, 4, room, h - 8, "extra", 17, ink)
            return
        wide = letters.width(said.headline, "extra", size)
        canvas.put(said.headline, x, first, "extra", size, ink)
        if said.consequence:
            canvas.put(f" — {said.consequence}", x + wide, first, "extra", size, accent)
        canvas.text(said.sub, x, h * 0.73, "semi", at_most(letters, 13.5, h * 0.34), ink_2, width=room)

    def _tall(self, canvas: Canvas, x: float, room: float, ink: str, ink_2: str, accent: str) -> None:
        """Each on a line of its own."""
        said, h = self.prompt, self.box.h
        size = at_most(canvas.look.letters, 25, h * 0.3)
        if not said.consequence:
            canvas.lines(said.headline, x, 10, room, h * 0.56, "extra", 24, ink)
        else:
            canvas.text(said.headline, x, h * 0.24, "extra", size, ink, width=room)
            canvas.text(f"— {said.consequence}", x, h * 0.52, "extra", size, accent, width=room)
        canvas.text(said.sub, x, h * 0.82, "semi", at_most(canvas.look.letters, 15, h * 0.24), ink_2, width=room)

    def _pictures(self, canvas: Canvas, right: float) -> float:
        """Little cards and signs, up to the right end; returns where they begin."""
        h = self.box.h
        width = 36.0 if h < 90 else 44.0
        x = right
        for part in reversed(self.prompt.pictures):
            if isinstance(part, str):
                x -= width * 0.8
                if part in SIGNS:
                    canvas.text(part, x + width * 0.34, h / 2, "extra", 20, CONSEQUENCE, "middle")
                else:
                    canvas.icon(part, x + width * 0.34, h / 2, width * 0.66, CONSEQUENCE if self.mine else CREAM, 2.6)
            else:
                step = min(0.52, 1.6 / max(1, len(part) - 1))
                x -= width * (1 + step * (len(part) - 1))
                paint_group(canvas, self.deck, part, x, h / 2 - RATIO * width / 2, width, step)
                x -= 6
        return x
