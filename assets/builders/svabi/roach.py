"""The cockroach of Švábí disko without a costume, and the club it dances in.

A large figure is feelers, shell, neck shield, the costume's front and the head with its hat; a small one is the head.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from assets.builders.frame import metal, paper
from assets.builders.svg import Art, Defs, at, disc, lin, line, mirror, num, path, rad, star, sym

ARCH = "M44 300V128C44 74 80 44 125 44C170 44 206 74 206 128V300Z"
LIMB, RIM, INK, GILT, GOLD = "#c9803c", "#3d1a0c", "#2a1a10", "#7a4a10", "#f0c44c"
LILAC = ("#fffaf6", "#f8ebf2", "#e3cbe6")
NEON = ("#ff8fe0", "#8a35d8", "#7fe3ff", "#5b22ae")
FEELERS = {
    "long": "M110 116C96 92 74 80 54 86C38 91 33 106 42 113C48 117 54 112 52 107",
    "up": "M98 128C82 120 69 102 69 85C69 75 79 74 80 82",
    "down": "M92 126C79 127 66 138 64 153C64 163 74 164 75 156",
}
FACETS = (  # top, bottom, left and right as shares of the width, colour, opacity
    (-14, -7, -0.66, -0.33, "#ffffff", 0.9),
    (-7, 0, -0.33, 0, "#ff9be8", 0.8),
    (0, 7, 0.33, 0.66, "#7fe7ff", 0.8),
    (7, 14, -0.33, 0, "#ffe27a", 0.75),
    (-7, 0, 0.66, 0.95, "#b48cff", 0.9),
    (0, 7, -0.95, -0.66, "#ff9be8", 0.7),
    (-14, -7, 0, 0.33, "#ffffff", 0.7),
    (7, 14, 0.33, 0.66, "#ffffff", 0.45),
)
LIGHTS = (
    (62, 128, 2.6, "#ff9be8"),
    (78, 94, 2, "#ffffff"),
    (186, 96, 2.4, "#7fe7ff"),
    (196, 150, 2, "#ffe27a"),
    (56, 176, 2.2, "#7fe7ff"),
    (170, 72, 1.8, "#ffffff"),
    (68, 216, 1.8, "#ffe27a"),
    (192, 206, 2.4, "#ff9be8"),
    (92, 66, 1.6, "#ffe27a"),
)


class Costume(NamedTuple):
    """What a cockroach wears."""

    defs: Defs
    front: Art  # torso, arms, prop
    head: Art  # the head and what covers it
    feelers: str = "down"  # of the small face; "" where the hat hides them
    behind: Art = ""  # behind the neck shield
    shield: bool = True

    def figure(self) -> Art:
        """The whole dancer."""
        bare = mirror(limb("M162 250C182 256 190 268 178 282", 6))
        neck = shield() if self.shield else ""
        return feelers("long") + shell() + bare + self.behind + neck + self.front + self.head

    def bust(self) -> Art:
        """The head alone."""
        return (feelers(self.feelers) if self.feelers else "") + self.head


def defs(top: float, bottom: float) -> Defs:
    """Gradients of every face; the club's light falls from top to bottom."""
    return (
        paper("paper", *LILAC)
        + metal()
        + metal("neon", NEON)
        + lin("club", 125, top, 125, bottom, "#1a0b38", (0.55, "#471c80"), "#c23a9c")
        + rad("shell", 118, 132, 64, "#e8a055", (0.5, "#b5652a"), "#6a2f14")
        + lin("wing", 60, 190, 104, 300, "#c97a35", (0.5, "#8f461d"), "#4d200f")
        + rad("face", 125, 160, 30, "#fbdca6", "#e5a763")
        + lin("shield", 125, 118, 125, 208, "#ffe9bf", (0.6, "#f0c583"), "#cf924c")
        + rad("ball", -7, -8, 26, "#ffffff", (0.35, "#c9cbff"), (0.75, "#7a62c8"), "#38206e")
        + lin("steel", 52, 130, 84, 220, "#ffffff", (0.5, "#b9c6dc"), "#7f8cab")
    )


def ball(cx: float, cy: float, r: float) -> Art:
    """The mirror ball; it needs a gradient "ball" round 0,0 for a radius of 20."""

    def half(y: float) -> float:
        return math.sqrt(400 - y * y)

    art = disc(0, 0, 20, "url(#ball)", stroke="#22103f", stroke_width=1.6)
    for top, low, left, right, colour, opacity in FACETS:
        upper = f"M{num(left * half(top))} {top}L{num(right * half(top))} {top}"
        lower = f"L{num(right * half(low))} {low}L{num(left * half(low))} {low}Z"
        art += path(upper + lower, colour, fill_opacity=opacity)
    net = "".join(f"M{num(-half(y))} {y}H{num(half(y))}" for y in (-14, -7, 0, 7, 14)) + "M0 -20V20"
    art += line(net, "#38206e", 0.9, stroke_opacity=0.8)
    for share in (0.33, 0.66):
        art += disc(0, 0, 20 * share, "none", 20, stroke="#38206e", stroke_width=0.9, stroke_opacity=0.8)
    return at(art, cx, cy, r / 20)


def sparkle(x: float, y: float, r: float, colour: str = "#ffffff") -> Art:
    """A gleam of four points."""
    return path(star(x, y, 4, r, r * 0.22), colour)


def stage() -> Art:
    """The club: beams from the ball, the lit floor in perspective, dots of light."""
    art = path(ARCH, "url(#club)")
    for x, half, colour in ((58, 24, "#ff5ac8"), (100, 13, "#5ad8ff"), (144, 15, "#ffd85a"), (192, 24, "#8f6bff")):
        art += path(f"M125 52L{x - half} 262L{x + half} 262Z", colour, fill_opacity=0.26)
    tiles = ("#ff5ac8", "#5b22ae", "#5ad8ff", "#7a35d8", "#ffd85a", "#3f1a86")

    def corner(column: int, y: int) -> str:
        return f"{num(min(214, max(36, 125 + column * 30 * (y - 190) / 110)))} {y}"

    art += path("M40 240H210V304H40Z", "#2a1158")
    for row, (far, near) in enumerate(pairwise((240, 251, 268, 304))):
        for column in range(-6, 6):
            upper = f"M{corner(column, far)}L{corner(column + 1, far)}"
            lower = f"L{corner(column + 1, near)}L{corner(column, near)}Z"
            art += path(upper + lower, tiles[(column * 5 + row * 2) % 6], fill_opacity=0.72)
    return art + "".join(disc(x, y, r, colour, fill_opacity=0.75) for x, y, r, colour in LIGHTS)


def limb(d: str, width: float, colour: str = LIMB, rim: str = RIM) -> Art:
    """An arm, a sleeve, a shaft: a stroke with an outline."""
    return line(d, rim, width + 2.8) + line(d, colour, width)


def hand(x: float, y: float, r: float = 7.5) -> Art:
    """A bare fist."""
    return disc(x, y, r, "#e5a763", r * 0.92, stroke=RIM, stroke_width=1.4)


def stud(x: float, y: float, r: float, fill: str = GOLD, rim: str = GILT, ry: float = 0) -> Art:
    """A button, a jewel, a rivet."""
    return disc(x, y, r, fill, ry, stroke=rim, stroke_width=1)


def feelers(kind: str) -> Art:
    """Both feelers."""
    return mirror(limb(FEELERS[kind], 2.6 if kind == "long" else 3.4))


def shell() -> Art:
    """The wings: what makes every costume a cockroach."""
    wing = path("M104 186C76 190 60 216 58 250C57 272 60 290 64 302L112 302Z", "url(#wing)", RIM)
    wing += line("M82 206C72 224 69 250 72 286M94 210C86 232 84 260 86 296", "#5a2812", 1.6)
    return mirror(wing + line("M72 222C67 236 65 252 66 266", "#f0b878", 2.6, stroke_opacity=0.6))


def shield() -> Art:
    """The neck shield: a full pale disc with two bands; dark or halved it would read as hair."""
    return (
        disc(125, 163, 60, "url(#shield)", 46, stroke=RIM, stroke_width=1.6)
        + disc(125, 163, 54, "none", 40, stroke="#b9783a", stroke_width=1.2)
        + mirror(line("M80 146C75 158 76 172 83 184", "#7a3a16", 6.5))
    )


def _eye(lid: bool) -> Art:
    eye = disc(108, 140, 15, "#fffdf7", 16.5, stroke=RIM, stroke_width=1.6) + disc(111, 143, 6.6, "#1d0f2e", 8)
    eye += disc(113.4, 139.4, 2.5, "#ffffff") + disc(108.6, 147, 1.3, "#ffffff", fill_opacity=0.8)
    if lid:
        upper = "M93 140C93 128 100 123.5 108 123.5C116 123.5 123 128 123 140C114 135 102 135 93 140Z"
        eye += path(upper, "#a0551f", RIM, 1.6)
    return eye


def head(lid: bool = False, patch: bool = False, smirk: bool = False) -> Art:
    """The face: heavy lids, an eye patch, a smirk instead of the grin with the golden tooth."""
    art = path(sym("M125 106C102 106 87 121 87 142C87 164 104 184 125 184"), "url(#shell)", RIM, 1.4)
    art += path(sym("M125 148C110 148 99 154 99 164C101 176 112 182.5 125 182.5"), "url(#face)")
    art += mirror(limb("M113 176C107 182 105 187 108 192", 2.4))
    if patch:
        art += _eye(lid) + line("M98 116C116 126 150 128 163 146", "#1d0f2e", 3)
        cover = "M129 134C134 126 152 127 157 137C158 150 150 158 142 158C134 158 128 146 129 134Z"
        art += path(cover, "#1d0f2e", RIM, 1) + line("M134 136C138 132 146 132 150 135", "#6b5a8c", 1.6)
    else:
        art += mirror(_eye(lid))
    if smirk:
        return (
            art + line("M112 166C120 173 134 172 142 161", INK, 2.4) + line("M142 161C145 160 146 158 146 156", INK, 2)
        )
    art += path(
        "M107 162C118 167 134 167 145 161C144 174 136 178 126 178C116 178 109 172 107 162Z", "#5a1520", INK, 1.8
    )
    teeth = "M109 163.5C119 167.5 133 167.5 143.5 163L142.5 167.5C133 171 119 171 111 168Z"
    return art + path(teeth, "#fffdf7") + path("M132 166.3L138 165L137.5 169.8L132.2 170.7Z", "#e9b338")
