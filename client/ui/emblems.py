"""Small drawings that several screens share: medals, lamps, the bars of a bot, a free seat, a sheet of old paper.

Law: each says what a word beside it says too, and none knows what it stands for.
"""

from __future__ import annotations

import math

from client.ui.canvas import GOLD, Canvas
from client.ui.pictures import svg
from client.ui.theme import AMBER_HIGH, MIST

MEDALS = [
    ("#ffe08a", "#c98a2b", "#4a2208"),
    ("#f1f3f2", "#9aa7ab", "#20292c"),
    ("#f0b98a", "#a8642f", "#33170a"),
]


def medal(canvas: Canvas, place: int, x: float, y: float, side: float) -> None:
    """The number of a place on a coin, around its middle."""
    light, dark, ink = MEDALS[place - 1] if place <= len(MEDALS) else (*canvas.look.theme.dark, MIST)
    canvas.shadow(x - side / 2, y - side / 2, side, side, side / 2, 4, 2, 130)
    canvas.picture(
        svg(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs><radialGradient id="m" '
            f'gradientUnits="userSpaceOnUse" cx="20" cy="16" r="28"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></radialGradient></defs><circle cx="24" cy="24" r="22.6" '
            f'fill="{dark}" stroke="#2a1a08" stroke-width="1.6"/><circle cx="24" cy="24" r="19" fill="url(#m)"/></svg>'
        ),
        x - side / 2, y - side / 2, side, side,
    )  # fmt: skip
    canvas.text(str(place), x, y, "serif", side * 0.56, ink, "middle", high=side * 0.6)


def lamp(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A light that tells whether somebody is there; words beside it say the same."""
    canvas.draw(
        f'<circle cx="12" cy="12" r="11" fill="{colour}" fill-opacity="0.25"/><circle cx="12" cy="12" r="5.5" '
        f'fill="{colour}"/>',
        x - 12, y - 12, 24, 24,
    )  # fmt: skip


def level_bars(canvas: Canvas, x: float, foot: float, strength: int) -> None:
    """How strong a bot is, as up to three bars that rise; a word beside them says the same."""
    bars = "".join(
        f'<rect x="{number * 9}" y="{16 - high}" width="6.5" height="{high}" rx="1.6" '
        f'fill="{AMBER_HIGH if number < strength else canvas.look.theme.secondary}" '
        f'fill-opacity="{1 if number < strength else 0.28}"/>'
        for number, high in enumerate((6, 11, 16))
    )
    canvas.draw(bars, x, foot - 16, 26, 16)


def empty_seat(canvas: Canvas, x: float, y: float, side: float) -> None:
    """A dashed ring where somebody may sit; the last dash ends where the first begins."""
    around = math.pi * (side - 4)
    dash = around / round(around / 9)
    canvas.draw(
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2 - 2}" fill="none" stroke="{canvas.look.theme.hairline}" '
        f'stroke-width="1.8" stroke-dasharray="{0.56 * dash:.3f} {0.44 * dash:.3f}"/>',
        x - side / 2, y - side / 2, side, side,
    )  # fmt: skip
    canvas.icon("plus", x, y, side * 0.42, canvas.look.theme.hairline)


def paper(canvas: Canvas, w: float, h: float) -> None:
    """A sheet of old paper with a gilt line."""
    canvas.shadow(0, 0, w, h, 18, 16, 8, 190)
    canvas.draw(
        f'<defs>{GOLD}<radialGradient id="pp" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.4}" '
        f'r="{w * 0.75}"><stop offset="0" stop-color="#fffaf0"/><stop offset="0.7" stop-color="#f8ecd4"/>'
        f'<stop offset="1" stop-color="#e6d0a6"/></radialGradient></defs><rect x="1" y="1" width="{w - 2}" '
        f'height="{h - 2}" rx="18" fill="url(#pp)" stroke="#6b4816" stroke-width="2"/><rect x="6" y="6" '
        f'width="{w - 12}" height="{h - 12}" rx="14" fill="none" stroke="url(#gold)" stroke-width="2"/>',
        0, 0, w, h,
    )  # fmt: skip
