"""The podium of the results: the best three on blocks of wood, a laurel over the winner, brass paws in the air."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from client.table.party import Party
from client.ui.canvas import GOLD, Canvas
from client.ui.emblems import medal
from client.ui.form import Form
from client.ui.icons import ICONS
from client.ui.pictures import svg
from client.ui.theme import BRASS, CREAM, SCORE
from client.ui.widgets import Painted

WIDE, HIGH = 568.0, 490.0  # of the whole picture
FLOOR = 474.0
# By how many stand there: the left edge, width and height of each block, the best first.
BLOCKS: dict[int, list[tuple[float, float, float]]] = {
    1: [(188, 192, 186)],
    2: [(92, 192, 186), (292, 184, 136)],
    3: [(188, 192, 186), (16, 180, 136), (372, 180, 106)],
}


class Standing(NamedTuple):
    """Somebody on the podium."""

    place: int
    party: Party
    score: str


def add_podium(form: Form, x: float, y: float, scale: float, standings: Sequence[Standing]) -> None:
    """Put up to three players on their blocks, best first."""

    def paint(canvas: Canvas) -> None:
        Podium(canvas, scale, standings[:3]).paint()

    form.add(Painted(x, y, WIDE * scale, HIGH * scale, paint))


class Podium:
    """Paints it once."""

    def __init__(self, canvas: Canvas, scale: float, standings: Sequence[Standing]) -> None:
        self.canvas, self.k, self.standings = canvas, scale, standings
        self.blocks = [self._block(index) for index in range(len(standings))]

    def _block(self, index: int) -> tuple[float, float, float]:
        """A shared place stands as high as the other one."""
        x, w, _ = BLOCKS[len(self.standings)][index]
        return x, w, BLOCKS[3][min(self.standings[index].place, 3) - 1][2]

    def paint(self) -> None:
        """All of it, from back to front."""
        self._light()
        self._paws()
        self._laurel()
        for index in range(len(self.standings)):
            self._bust(index)
        for index in reversed(range(len(self.standings))):
            self._wood(index)
        self._floor()

    def _draw(self, inner: str, x: float, y: float, w: float, h: float, side: float = 0.0) -> None:
        """Draw with units of the whole picture, or a square of another side."""
        k = self.k
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.2f} {h:.2f}">{inner}</svg>'
        self.canvas.picture(svg(text), x * k, y * k, (side or w) * k, (side or h) * k)

    def _light(self) -> None:
        x, w, h = self.blocks[0]
        self._draw(
            '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="210" cy="210" r="210"><stop offset="0" '
            'stop-color="#ffd98a" stop-opacity="0.46"/><stop offset="0.5" stop-color="#ffc768" stop-opacity="0.14"/>'
            '<stop offset="1" stop-color="#ffc768" stop-opacity="0"/></radialGradient></defs>'
            '<rect x="0" y="0" width="420" height="420" fill="url(#l)"/>',
            x + w / 2 - 210, FLOOR - h - 100 - 210, 420, 420,
        )  # fmt: skip

    def _paws(self) -> None:
        chance, found = Random(8), []
        taken = [(x + w / 2, FLOOR - h - 90) for x, w, h in self.blocks]
        for _ in range(46):
            x, y = chance.uniform(10, WIDE - 10), chance.uniform(16, 330)
            turn, size = chance.uniform(-50, 50), chance.uniform(0.5, 1.1)
            colour = chance.choice(["#f6dd8c", "#d9ab4e", "#ffb443", "#e6c071"])
            if all(math.hypot(x - cx, y - cy) > 125 for cx, cy in taken):
                found.append(
                    f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({size:.2f}) translate(-12 -12)"'
                    f' fill="{colour}" fill-opacity="0.7">{ICONS["paw"]}</g>'
                )
        self._draw("".join(found), 0, 0, WIDE, HIGH)

    def _laurel(self) -> None:
        x, w, h = self.blocks[0]
        leaves = []
        for side in (-1, 1):
            for number in range(9):
                turn = math.radians(90 + side * (34 + number * 14.5))
                lx, ly = 130 + 100 * math.cos(turn), 130 + 100 * math.sin(turn)
                for tilt, fill in ((-34, "#b9862f"), (34, "url(#gold)")):
                    lean = math.degrees(turn) + side * 90 + tilt
                    leaves.append(
                        f'<g transform="translate({lx:.1f} {ly:.1f}) rotate({lean:.1f})">'
                        f'<path d="M0 0C6 -9 20 -11 32 0C20 9 6 8 0 0Z" fill="{fill}" stroke="#5b3d14"/>'
                        f'<path d="M3 0H24" stroke="#5b3d14" stroke-opacity="0.6"/></g>'
                    )
        self._draw(f"<defs>{GOLD}</defs>{''.join(leaves)}", x + w / 2 - 135, FLOOR - h - 245, 270, 270)

    def _bust(self, index: int) -> None:
        x, w, h = self.blocks[index]
        wide = 190.0 if index == 0 else 148.0
        middle, foot, k = x + w / 2, FLOOR - h + 6, self.k
        picture, across, up = self.standings[index].party.bust()
        wide, high = wide * across, wide * up
        self.canvas.picture(svg(picture), (middle - wide / 2) * k, (foot - high) * k, wide * k, high * k)

    def _wood(self, index: int) -> None:
        (x, w, h), who, k = self.blocks[index], self.standings[index], self.k
        y = FLOOR - h
        planks = "".join(
            f'<path d="M{w * share:.0f} 22V{h - 2}" stroke="#2a1608" stroke-opacity="0.55" stroke-width="1.4"/>'
            for share in (0.25, 0.5, 0.75)
        )
        self.canvas.shadow(x * k, y * k, w * k, h * k, 8, 12, 6, 150)
        self._draw(
            '<defs><linearGradient id="b" x1="0%" y1="0%" x2="100%" y2="0%"><stop offset="0" stop-color="#5a361a"/>'
            '<stop offset="0.5" stop-color="#8a5a2c"/><stop offset="1" stop-color="#4a2b13"/></linearGradient>'
            f'{GOLD}</defs><rect x="0.5" y="8" width="{w - 1}" height="{h - 8}" rx="4" fill="url(#b)" '
            f'stroke="#1c0e05"/>{planks}<rect x="0.5" y="0.5" width="{w - 1}" height="18" rx="5" fill="url(#gold)" '
            f'stroke="#5b3d14"/>',
            x, y, w, h,
        )  # fmt: skip
        plate = ((x + 14) * k, (y + 34) * k, (w - 28) * k, 64 * k)
        self.canvas.panel(*plate, 12, rim=BRASS, rim_opacity=0.6, rim_width=1.2, shadow=False)
        if h > 160:
            self._draw(f'<g fill="#2a1608" fill-opacity="0.5">{ICONS["paw"]}</g>', x + w / 2 - 29, y + 112, 24, 24, 58)
        middle, room = (x + w / 2) * k, (w - 44) * k
        self.canvas.text(who.party.name, middle, (y + 53) * k, "bold", 18 * k, CREAM, "middle", room, high=26 * k)
        self.canvas.text(who.score, middle, (y + 79) * k, "serif", 20 * k, SCORE, "middle", room, high=28 * k)
        medal(self.canvas, who.place, middle, (y + 9) * k, 38 * k)

    def _floor(self) -> None:
        self._draw(
            '<defs><linearGradient id="f" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#6b4522"/>'
            f'<stop offset="1" stop-color="#2a1608"/></linearGradient></defs><rect x="0.5" y="0.5" width="{WIDE - 1}" '
            f'height="13" rx="4" fill="url(#f)" stroke="#1c0e05"/><path d="M3 1.4H{WIDE - 3}" stroke="#e6c071" '
            'stroke-opacity="0.8" stroke-width="1.2"/>',
            0, FLOOR - 2, WIDE, 14,
        )  # fmt: skip
