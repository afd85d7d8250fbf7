"""Ready-made ornaments: pills and labels, the rim round a group of cards, the arrow to what is meant, card pictures.

Law: a state is told by a word or a sign besides its colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from client.table.areas import RATIO
from client.table.deck import Deck
from client.table.marks import Height, Ornament, Ring
from client.ui.canvas import Align, Canvas, Look
from client.ui.geometry import Box
from client.ui.icons import IconOrNone
from client.ui.pictures import shape, svg
from client.ui.text import Typeface
from client.ui.theme import AMBER_INK, MIST, WARNING, WARNING_INK
from shared.engine import Card

CORNER = 17 / 250  # of a card's width


class Tint(Enum):
    """Colours of a pill: its face from above to below, its rim, its ink."""

    CREAM = ("#fff3d6", "#ecd3a0", "#a87a2c", "#2b1704")
    AMBER = ("#ffd27d", "#ee9f31", "#fff0c4", AMBER_INK)
    DARK = ("#0b2829", "#0b2829", "#5d8a80", "#d5e2da")
    NIGHT = ("#1b0d3f", "#150a36", "#8d6bd8", "#f4ecff")
    WARNING = (WARNING, WARNING, "#ffd9c9", WARNING_INK)
    STOCK = ("#2a0d0a", "#2a0d0a", "#e6c071", "#ffe9b8")


class Pill(NamedTuple):
    """A short text in a rounded box, with an icon before it or without."""

    text: str
    tint: Tint = Tint.CREAM
    icon: IconOrNone = ""
    size: float = 14.0
    face: Typeface = "extra"


GAP = 6.0
LEAST_SHARE = 0.85  # of the natural size of its letters, where a pill must be narrow


def pill_width(look: Look, pill: Pill, high: float, size: float) -> float:
    """How wide a pill is with letters of this size."""
    icon = size * 1.15 + 5 if pill.icon else 0.0
    return math.ceil(look.letters.width(pill.text, pill.face, size) + icon + 0.92 * high)


def paint_pill(canvas: Canvas, pill: Pill, x: float, y: float, high: float, size: float) -> float:
    """A pill from its upper left corner; returns how wide it is."""
    top, bottom, rim, ink = pill.tint.value
    w = pill_width(canvas.look, pill, high, size)
    canvas.panel(x, y, w, high, high / 2 - 0.5, (top, bottom), 1, rim, 0.9, 1.2)
    left = x + 0.46 * high
    if pill.icon:
        canvas.icon(pill.icon, left + size * 0.575, y + high / 2, size * 1.15, ink, 2.4)
        left += size * 1.15 + 5
    drawn = canvas.look.letters.render(pill.text, pill.face, size, ink)
    across, middle = canvas.at(left, y + high / 2)
    canvas.surface.blit(drawn, (across, canvas.look.letters.top(pill.face, size, middle)))
    return w


def paint_pills(
    canvas: Canvas, row: Sequence[Pill], high: float, align: Align, stacked: bool, room: float, x: float = 0.0,
    y: float = 0.0,
) -> None:  # fmt: skip
    """Pills side by side or under one another, with letters as large as there is room for."""
    tallest = max(pill.size for pill in row)
    share = min(canvas.look.letters.fit("", "semi", 1.0, math.inf)[0], max(1.0, 0.8 * high / tallest))
    while True:
        widths = [pill_width(canvas.look, pill, high, pill.size * share) for pill in row]
        total = max(widths) if stacked else sum(widths) + GAP * (len(row) - 1)
        if total <= room or share <= LEAST_SHARE:
            break
        share -= 0.05
    if total > room:
        canvas.cut += [pill.text for pill in row]
    across = x + {"left": 0.0, "middle": (room - total) / 2, "right": room - total}[align]
    for nth, pill in enumerate(row):
        down = y + nth * (high + GAP) if stacked else y
        wide = paint_pill(canvas, pill, across, down, high, pill.size * share)
        across += 0.0 if stacked else wide + GAP


def pills(
    name: str, row: Sequence[Pill], x: float, y: float, high: float = 26.0, align: Align = "middle",
    stacked: bool = False, room: float = 232.0, height: Height = Height.OVER,
) -> Ornament:  # fmt: skip
    """Pills side by side, or under one another, from a point: its middle, left or right end, and upper edge."""
    tall = high * len(row) + GAP * (len(row) - 1) if stacked else high
    left = {"left": x, "middle": x - room / 2, "right": x - room}[align]

    def paint(canvas: Canvas) -> None:
        paint_pills(canvas, row, high, align, stacked, room)

    return Ornament(name, Box(left, y, room, tall), (tuple(row), align), paint, height)


def label(
    name: str, text: str, x: float, y: float, size: float = 13.5, align: Align = "middle", width: float = 200.0,
    colour: str = MIST, face: Typeface = "semi", height: Height = Height.UNDER,
) -> Ornament:  # fmt: skip
    """A line of text; y is its middle."""
    left = {"left": x, "middle": x - width / 2, "right": x - width}[align]
    across = {"left": 0.0, "middle": width / 2, "right": width}[align]

    def paint(canvas: Canvas) -> None:
        canvas.text(text, across, size, face, size, colour, align, width)

    return Ornament(name, Box(left, y - size, width, 2 * size), (text, colour), paint, height, 4)


def ring(name: str, box: Box, colour: Ring) -> tuple[Ornament, Ornament]:
    """The rim and the light round a group of cards."""

    def light(canvas: Canvas) -> None:
        canvas.shadow(2, 2, box.w + 4, box.h + 4, 6, 9, 0, 230, rgb_of(colour))

    def rim(canvas: Canvas) -> None:
        wide, high = box.w + 8, box.h + 8
        inner = "".join(
            f'<rect x="1.7" y="1.7" width="{wide - 3.4:.2f}" height="{high - 3.4:.2f}" rx="7.5" fill="none" '
            f'stroke="{stroke}" stroke-opacity="{opacity}" stroke-width="{width}"/>'
            for stroke, opacity, width in (("#1a0f04", 0.55, 4.0), (colour.value, 1, 2.4))
        )
        canvas.draw(inner, 0, 0, wide, high)

    around = Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8)
    return (
        Ornament(f"{name} light", around, colour, light, Height.UNDER, 24),
        Ornament(f"{name} rim", around, colour, rim, Height.OVER, 2),
    )


def opening(name: str, box: Box, lit: bool) -> Ornament:
    """Where a new group may be begun: a dashed outline with a plus."""
    colour = Ring.AMBER.value if lit else Ring.CREAM.value

    def paint(canvas: Canvas) -> None:
        inner = (
            f'<rect x="1" y="1" width="{box.w - 2:.1f}" height="{box.h - 2:.1f}" rx="6" fill="#000f10" '
            f'fill-opacity="{0.34 if lit else 0.16}" stroke="{colour}" stroke-opacity="{1 if lit else 0.5}" '
            f'stroke-width="{2 if lit else 1.2}" stroke-dasharray="6 5"/>'
        )
        canvas.draw(inner, 0, 0, box.w, box.h)
        canvas.icon("plus", box.w / 2, box.h / 2, 0.4 * box.w, colour, 2.4)

    return Ornament(name, box, lit, paint)


def rgb_of(colour: Ring) -> tuple[int, int, int]:
    value = colour.value
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def arrow(
    name: str, start: tuple[float, float], bend: tuple[float, float], back: tuple[float, float],
    end: tuple[float, float],
) -> Ornament:  # fmt: skip
    """A dotted arc from what is said to what is meant."""
    points = (start, bend, back, end)
    x, y = min(p[0] for p in points) - 16, min(p[1] for p in points) - 16
    w, h = max(p[0] for p in points) + 16 - x, max(p[1] for p in points) + 16 - y

    def paint(canvas: Canvas) -> None:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((px - x, py - y) for px, py in points)
        way = f"M{ax:.1f} {ay:.1f}C{bx:.1f} {by:.1f} {cx:.1f} {cy:.1f} {dx:.1f} {dy:.1f}"
        turn = math.degrees(math.atan2(dy - cy, dx - cx))
        canvas.draw(
            f'<path d="{way}" fill="none" stroke="#04181a" stroke-opacity="0.55" stroke-width="7" '
            f'stroke-linecap="round"/><path d="{way}" fill="none" stroke="#ffc65c" stroke-width="4" '
            f'stroke-linecap="round" stroke-dasharray="0.1 10"/><path d="M2 0L-15 -9.5L-10.5 0L-15 9.5Z" '
            f'transform="translate({dx:.1f} {dy:.1f}) rotate({turn:.1f})" fill="#ffc65c" stroke="#1a0f04" '
            f'stroke-opacity="0.7" stroke-width="1.2" stroke-linejoin="round"/>',
            0, 0, w, h,
        )  # fmt: skip

    return Ornament(name, Box(x, y, w, h), points, paint, Height.OVER, 0)


def disc(
    canvas: Canvas, x: float, y: float, size: float, text: str, face: str = "#f4ecff", ink: str = "#2b1704"
) -> None:
    """A number on a round badge, around its middle."""
    inner = f'<circle cx="14" cy="14" r="13" fill="#2b1704"/><circle cx="14" cy="14" r="11.6" fill="{face}"/>'
    canvas.picture(shape(inner, 28, 28), x - size / 2, y - size / 2, size, size)
    canvas.text(text, x, y, "extra", size * 0.48, ink, "middle")


def paint_card(canvas: Canvas, deck: Deck, card: Card, x: float, y: float, width: float) -> None:
    """A little upright card by its upper left corner."""
    canvas.shadow(x, y, width, RATIO * width, CORNER * width, max(2.0, 0.07 * width), 0.03 * width, 100)
    canvas.picture(svg(deck.face(card, canvas.px(width), canvas.look.viewport.scale)), x, y, width, RATIO * width)


def paint_group(
    canvas: Canvas, deck: Deck, cards: Sequence[Card], x: float, y: float, width: float, step: float = 0.52
) -> float:
    """Overlapping cards from a corner; returns how wide they are."""
    for nth, card in enumerate(cards):
        paint_card(canvas, deck, card, x + nth * step * width, y, width)
    return width * (1 + step * (len(cards) - 1)) if cards else 0.0


def paint_heads(canvas: Canvas, deck: Deck, cards: Sequence[Card], first: Box, step: float) -> float:
    """The upper parts of overlapping cards, each as large as this box, so that their values can be read where there is
    little room; returns how wide they are."""
    scale = canvas.look.viewport.scale
    for nth, card in enumerate(cards):
        px = canvas.px(first.w)
        face = canvas.look.pictures.now(svg(deck.face(card, px, scale)), (px, round(RATIO * px)))
        x = first.x + nth * step * first.w
        canvas.shadow(x, first.y, first.w, first.h, CORNER * first.w, 3.0, 1.0, 110)
        canvas.surface.blit(face, canvas.at(x, first.y), (0, 0, px, canvas.px(first.h)))
    return first.w * (1 + step * (len(cards) - 1)) if cards else 0.0
