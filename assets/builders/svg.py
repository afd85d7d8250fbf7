"""Drawing in the part of SVG that the client's loader really draws: plain shapes, transforms, gradients, #rrggbb.

Everything is a string of SVG elements (Art). There is no clip, no text and no reuse of elements in that part, so
symmetry is written out here and text is either an outline (glyphs) or left to the client (texts.json).
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

Art = str
Defs = str
Point = tuple[float, float]
Stop = str | tuple[float, str] | tuple[float, str, float]  # colour; offset and colour; offset, colour and opacity

PIPS = {  # drawn round 0,0, about 20 high; every pip has the same weight
    "heart": "M0 10C-3 6 -10.5 1 -10.5 -4.4C-10.5 -8 -8 -10 -5.3 -10C-2.8 -10 -1 -8.6 0 -6.4"
    "C1 -8.6 2.8 -10 5.3 -10C8 -10 10.5 -8 10.5 -4.4C10.5 1 3 6 0 10Z",
    "diamond": "M0 -11C2.2 -6.6 5 -2.8 8.6 0C5 2.8 2.2 6.6 0 11C-2.2 6.6 -5 2.8 -8.6 0C-5 -2.8 -2.2 -6.6 0 -11Z",
}


def num(value: float) -> str:
    """A number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """The colour at t on the way from a to b."""
    mixed = (round(p + (q - p) * t) for p, q in zip(_channels(a), _channels(b), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def ramp(colours: Sequence[str], t: float) -> str:
    """The colour at t, from 0 to 1, on a row of evenly spaced colours."""
    place = max(0.0, min(0.9999, t)) * (len(colours) - 1)
    return mix(colours[int(place)], colours[int(place) + 1], place - int(place))


def luminance(colour: str) -> float:
    """Relative luminance as the contrast formula of WCAG wants it."""
    shares = (channel / 255 for channel in _channels(colour))
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


# --- gradients, in user space: fractions of a bounding box are not understood by the loader ---


def _stops(stops: Sequence[Stop]) -> str:
    out = ""
    for i, stop in enumerate(stops):
        parts = (i / (len(stops) - 1), stop) if isinstance(stop, str) else stop
        opacity = f' stop-opacity="{num(parts[2])}"' if len(parts) == 3 else ""
        out += f'<stop offset="{num(parts[0])}" stop-color="{parts[1]}"{opacity}/>'
    return out


def lin(name: str, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> Defs:
    """A linear gradient."""
    ends = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'


def rad(name: str, cx: float, cy: float, r: float, *stops: Stop) -> Defs:
    """A radial gradient."""
    circle = f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {circle}>{_stops(stops)}</radialGradient>'


# --- shapes ---


def _attributes(extra: dict[str, str | float]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in extra.items()
    )


def path(d: str, fill: str, stroke: str = "", width: float = 1.2, **extra: str | float) -> Art:
    """A filled path, outlined where a stroke is given."""
    rim = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{rim}{_attributes(extra)}/>'


def line(d: str, stroke: str, width: float, **extra: str | float) -> Art:
    """An open stroke with round ends."""
    return path(d, "none", stroke, width, stroke_linecap="round", **extra)


def disc(x: float, y: float, rx: float, fill: str, ry: float = 0, turn: float = 0, **extra: str | float) -> Art:
    """A circle or an ellipse."""
    radii = f'rx="{num(rx)}" ry="{num(ry or rx)}" fill="{fill}"'
    if turn:
        moved = f'transform="translate({num(x)} {num(y)}) rotate({num(turn)})"'
        return f'<ellipse cx="0" cy="0" {radii} {moved}{_attributes(extra)}/>'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" {radii}{_attributes(extra)}/>'


def box(x: float, y: float, width: float, height: float, rx: float, fill: str, **extra: str | float) -> Art:
    """A rectangle with round corners."""
    size = f'width="{num(width)}" height="{num(height)}" rx="{num(rx)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" {size} fill="{fill}"{_attributes(extra)}/>'


def at(art: Art, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Art:
    """What was drawn round 0,0, put at x, y."""
    turned_by = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned_by}{scaled}">{art}</g>'


def place(art: Art, x: float, y: float, scale: float, pivot: Point = (125, 175)) -> Art:
    """What was drawn round the pivot, put at x, y and scaled."""
    moved = f"translate({num(x)} {num(y)}) scale({num(scale)}) translate({num(-pivot[0])} {num(-pivot[1])})"
    return f'<g transform="{moved}">{art}</g>'


def flipped(art: Art) -> Art:
    """The mirror image at the middle line of a card."""
    return f'<g transform="translate(250 0) scale(-1 1)">{art}</g>'


def mirror(art: Art) -> Art:
    """A pair: the drawing and its mirror image."""
    return art + flipped(art)


def turned(art: Art) -> Art:
    """The drawing upside down, turned round the middle of the card."""
    return f'<g transform="rotate(180 125 175)">{art}</g>'


def both(art: Art) -> Art:
    """The drawing, and again upside down."""
    return art + turned(art)


def sym(half: str, cx: float = 125) -> str:
    """A closed outline from its left half, top middle to bottom middle, in absolute M, C and L.

    Two halves that touch would show a seam, so the outline is one path.
    """
    here: list[float] = []
    back: list[tuple[str, list[float], list[float]]] = []
    out = ""
    for command, text in re.findall(r"([MCL])([^MCL]*)", half):
        values = [float(value) for value in re.findall(r"-?[\d.]+", text)]
        step = 6 if command == "C" else 2
        for i in range(0, len(values), step):
            points = values[i : i + step]
            out += command + " ".join(map(num, points))
            if command != "M":
                back.append((command, points, here))
            here = points[-2:]

    def over(points: Sequence[float]) -> str:
        return f"{num(2 * cx - points[0])} {num(points[1])}"

    if here[0] != cx:
        out += "L" + over(here)
    for command, points, start in reversed(back):
        out += f"C{over(points[2:4])} {over(points[0:2])} {over(start)}" if command == "C" else "L" + over(start)
    return out + "Z"


def star(cx: float, cy: float, points: int, outer: float, inner: float, turn: float = -90) -> str:
    """Outline of a star."""
    corners = []
    for i in range(points * 2):
        r, a = (inner if i % 2 else outer), math.radians(turn + 180 * i / points)
        corners.append(f"{num(cx + r * math.cos(a))} {num(cy + r * math.sin(a))}")
    return "M" + "L".join(corners) + "Z"


def rays(cx: float, cy: float, count: int, r: float, turn: float = 0) -> str:
    """Outline of wedges round a point, as wide as the gaps between them."""
    out = ""
    for i in range(count):
        ends = (math.radians(turn + 360 * (i + part) / count) for part in (0, 0.5))
        out += f"M{num(cx)} {num(cy)}" + "".join(
            f"L{num(cx + r * math.cos(a))} {num(cy + r * math.sin(a))}" for a in ends
        )
        out += "Z"
    return out


def rays_in(cx: float, cy: float, count: int, corner: Point, opposite: Point, turn: float = 0) -> str:
    """Wedges that end on a rectangle: nothing cuts off what would run past the edge of a card."""
    (x0, y0), (x1, y1) = corner, opposite

    def hit(angle: float) -> Point:
        c, s = math.cos(angle), math.sin(angle)
        across = ((x1 if c > 0 else x0) - cx) / c if abs(c) > 1e-9 else math.inf
        down = ((y1 if s > 0 else y0) - cy) / s if abs(s) > 1e-9 else math.inf
        reach = min(across, down)
        return cx + c * reach, cy + s * reach

    corners = [(math.atan2(y - cy, x - cx), (x, y)) for x in (x0, x1) for y in (y0, y1)]
    around = sorted((a + lap, point) for a, point in corners for lap in (0.0, 2 * math.pi))
    out = ""
    for i in range(count):
        a, b = (math.radians(turn + 360 * (i + part) / count) for part in (0, 0.5))
        points = [hit(a), *(point for angle, point in around if a < angle < b), hit(b)]
        out += f"M{num(cx)} {num(cy)}" + "".join(f"L{num(x)} {num(y)}" for x, y in points) + "Z"
    return out


# --- signs of our own ---


def paw(cx: float, cy: float, scale: float, fill: str, turn: float = 0) -> Art:
    """The paw, our only emblem, about 24 units high at scale 1."""
    toes = (
        (-8.2, -4.5, 3.1, 4.4, -28),
        (-3.1, -9.4, 3.2, 4.8, -8),
        (3.1, -9.4, 3.2, 4.8, 8),
        (8.2, -4.5, 3.1, 4.4, 28),
    )
    art = "".join(disc(x, y, rx, fill, ry, angle) for x, y, rx, ry, angle in toes)
    art += path(
        "M0 -2.6C4.6 -2.6 8.8 3 8.8 6.6C8.8 10.2 5.4 10.6 3.4 9.9C1.4 9.2 -1.4 9.2 -3.4 9.9"
        "C-5.4 10.6 -8.8 10.2 -8.8 6.6C-8.8 3 -4.6 -2.6 0 -2.6Z",
        fill,
    )
    return at(art, cx, cy, scale, turn)


def pine(x: float, y: float, height: float, fill: str) -> Art:
    """A spruce of four tiers, standing at x, y."""
    right: list[Point] = []
    for tier in (0.25, 0.5, 0.75, 1):
        right.append((height * 0.34 * tier, height * (tier * 0.92 - 1)))
        right.append((height * 0.34 * tier * 0.55, height * (tier * 0.9 - 1)))
    right.append((2, 0))
    left = [(-dx, dy) for dx, dy in reversed(right)]
    outline = "".join(f"L{num(x + dx)} {num(y + dy)}" for dx, dy in right + left)
    return path(f"M{num(x)} {num(y - height)}{outline}Z", fill)
