"""What the animals of Kořist have in common: eyes, noses, whiskers, busts, and the four layers of a drawn animal."""

from __future__ import annotations

import math
from typing import NamedTuple

from assets.builders.svg import Art, Defs, disc, line, mirror, num, path, sym


class Animal(NamedTuple):
    """A drawn animal in the frame of a card. A portrait borrows only mane and head."""

    defs: Defs
    body: Art
    head: Art
    front: Art = ""  # paws, props: over the body and under the banner
    mane: Art = ""  # behind the body

    def figure(self) -> Art:
        """All layers in order."""
        return self.mane + self.body + self.head + self.front


def beady(x: float, y: float, r: float, iris: str = "#7a4a22") -> Art:
    """A round dark eye: prey, and whoever is friendly."""
    return (
        disc(x, y, r, "#160d08", r * 1.1)
        + disc(x, y + r * 0.36, r * 0.7, iris, r * 0.54, fill_opacity=0.8)
        + disc(x, y, r * 0.45, "#0b0604", r * 0.55)
        + disc(x + r * 0.36, y - r * 0.42, r * 0.34, "#ffffff")
        + disc(x - r * 0.4, y + r * 0.48, r * 0.16, "#ffffff", fill_opacity=0.75)
    )


def almond(x: float, y: float, width: float, height: float, light: str, dark: str) -> Art:
    """The narrow eye of a hunter."""

    def lids(scale: float) -> str:
        w, h = width * scale, height * scale
        start = f"{num(x - w)} {num(y - h * 0.15)}"
        upper = (
            f"{num(x - w / 2)} {num(y - h * 1.1)} {num(x + w / 2)} {num(y - h * 1.1)} {num(x + w)} {num(y + h * 0.55)}"
        )
        return f"M{start}C{upper}C{num(x + w * 0.4)} {num(y + h * 1.05)} {num(x - w / 2)} {num(y + h)} {start}Z"

    return (
        path(lids(1.22), "#1a100a")
        + path(lids(1), dark)
        + disc(x, y + 0.5, height * 0.86, light, height * 0.8)
        + disc(x, y, height * 0.46, "#120b07", height * 0.52)
        + disc(x + height * 0.38, y - height * 0.36, height * 0.26, "#ffffff")
    )


def whiskers(x: float, y: float, count: int, length: float, width: float = 1.1) -> Art:
    """Pale whiskers on both sides, starting at x, y on the left."""
    return mirror(
        "".join(
            line(
                f"M{num(x)} {num(y + i * 5)}C{num(x - length * 0.4)} {num(y - 6 + i * 7)}"
                f" {num(x - length * 0.75)} {num(y - 5 + i * 10)} {num(x - length)} {num(y - 1 + i * 13)}",
                "#fffaf0",
                width,
                stroke_opacity=0.9,
            )
            for i in range(count)
        )
    )


def dots(y: float) -> Art:
    """The roots of the whiskers."""
    return mirror("".join(disc(x, y + dy, 1.1, "#5a331a") for x, dy in ((103, 0), (99, 5), (106, 6))))


def hairs(d: str, colour: str, width: float = 2.8) -> Art:
    """Strokes of fur on both sides."""
    return mirror(line(d, colour, width))


def nose(y: float, width: float, height: float, dark: str = "#120c0c") -> Art:
    """A broad nose with a gleam."""
    half = (
        f"M125 {num(y - height * 0.5)}C{num(125 - width * 0.6)} {num(y - height * 0.55)} {num(125 - width)}"
        f" {num(y - height * 0.35)} {num(125 - width * 0.92)} {num(y)}C{num(125 - width * 0.8)} {num(y + height * 0.5)}"
        f" {num(125 - width * 0.3)} {num(y + height)} 125 {num(y + height)}"
    )
    return path(sym(half), dark) + disc(
        125, y - height * 0.14, width * 0.55, "#ffffff", height * 0.2, fill_opacity=0.42
    )


def mouth(y: float, length: float, width: float, drop: float) -> Art:
    """The line under the nose and the two curves of the lips."""
    lip = y + length

    def side(sign: int) -> str:
        low = num(lip + drop)
        near, far, end = (num(125 + sign * width * share) for share in (0.25, 0.8, 1))
        return f"M125 {num(lip)}C{near} {low} {far} {low} {end} {num(lip + drop * 0.3)}"

    return line(f"M125 {num(y)}V{num(lip)}{side(-1)}{side(1)}", "#2a180e", 2)


def bust(fill: str, belly: str, width: float, top: float) -> Art:
    """Shoulders and chest, cut flat by the sill; no belly where its colour is empty."""
    shoulder = 125 - width
    half = f"M125 {top:g}C{num(125 - width * 0.72)} {top:g} {num(shoulder)} {top + 30:g} {num(shoulder)} 300L125 300"
    art = path(sym(half), fill)
    if belly:
        high, side, low = (num(125 - width * share) for share in (0.4, 0.5, 0.46))
        half = f"M125 {top + 4:g}C{high} {top + 6:g} {side} {top + 34:g} {low} 300L125 300"
        art += path(sym(half), belly)
    return art


def bib(fill: str = "#f6ead3") -> Art:
    """Jagged pale fur on the chest."""
    return path(sym("M125 236L110 262L116 264L106 282L116 282L108 302L125 302"), fill)


def fuzz(
    cx: float, cy: float, inner: float, outer: float, count: int, start: float, end: float, fill: str, uneven: float
) -> Art:
    """A ring of spikes from one angle to another."""
    points = []
    for k in range(count * 2 + 1):
        angle = math.radians(start + (end - start) * k / (count * 2))
        r = (outer if k % 2 else inner) + uneven * math.sin(k * 2.4)
        points.append(f"{num(cx + r * math.cos(angle))} {num(cy + r * math.sin(angle))}")
    return path("M" + "L".join(points) + "Z", fill, fill, 1)
