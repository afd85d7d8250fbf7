"""Pictures of the arcade itself: avatars, busts, the eight emotes of the lynx, the paw medallion and the icon.

Nothing can cut a drawing to a circle, so the shoulders are a segment of it and ears simply break the rim.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from assets.builders.frame import document
from assets.builders.korist.fur import Animal
from assets.builders.korist.hunters import bear, beaver, boar, fox, lynx, stag, wolf
from assets.builders.korist.prey import badger, hare, hedgehog, marten, mouse, otter, squirrel
from assets.builders.svg import Art, Defs, at, box, disc, flipped, lin, line, mirror, num, path, paw, place, rad

CENTRE, RADIUS = (50, 54), 42
NIGHT, FUR, WATER = "#1d120c", "#d78d45", "#8fe0ff"
BRASS = ("#f9e6a4", (0.38, "#bf8c34"), (0.62, "#f3d683"), "#8f5f1a")


class Look(NamedTuple):
    """How an animal sits in its medallion."""

    draw: Callable[[], Animal]
    shoulders: str
    light: str
    dark: str
    scale: float = 0.4
    y: float = 57


AVATARS = {
    "badger": Look(badger, "#7d8488", "#5f8f6e", "#16382c", 0.44),
    "bear": Look(bear, "#6b4022", "#4d86a0", "#12303f"),
    "beaver": Look(beaver, "#8a5829", "#8a7ab0", "#2a2350", 0.44),
    "boar": Look(boar, "#4d382a", "#b98a6a", "#4a2a20"),
    "fox": Look(fox, "#c4601f", "#7d6394", "#2a2350"),
    "hare": Look(hare, "#a87f54", "#c9847a", "#4f2238", 0.35, 62),
    "hedgehog": Look(hedgehog, "#e0c496", "#d39a62", "#5c3214", 0.35, 57),
    "lynx": Look(lynx, "#c98a4c", "#2d8a78", "#0d3436"),
    "marten": Look(marten, "#5d3719", "#c7a05a", "#54340f"),
    "mouse": Look(mouse, "#a87c50", "#8fa860", "#2c4420", 0.44),
    "otter": Look(otter, "#7d5634", "#4fa0b8", "#123a50", 0.44),
    "squirrel": Look(squirrel, "#c65f28", "#7aa06a", "#1c402c"),
    "stag": Look(stag, "#8a5026", "#5a7ab0", "#1a2850"),
    "wolf": Look(wolf, "#6d767e", "#6a6aa8", "#1c1c44"),
}


def _air(light: str, dark: str) -> tuple[Defs, Art]:
    """What is behind the animal, and the gradients of a medallion."""
    (x, y), r = CENTRE, RADIUS
    defs = rad("air", x, y - 8, 52, light, dark) + lin("brass", 8, 12, 92, 96, *BRASS)
    art = disc(x, y, r, "url(#air)") + disc(x, y - 12, 22, "#ffe9ae", fill_opacity=0.24)
    return defs, art


def _rim() -> Art:
    (x, y), r = CENTRE, RADIUS
    return disc(x, y, r, "none", stroke="#2a1a08", stroke_width=5.6) + disc(
        x, y, r, "none", stroke="url(#brass)", stroke_width=4
    )


def _shoulders(fill: str) -> Art:
    """The lowest segment of the disc, with a rounded top."""
    (x, y), r, top = CENTRE, RADIUS, 84
    half = sqrt(r * r - (top - y) ** 2)
    left, right = num(x - half), num(x + half)
    return path(f"M{left} {top}C{x - 20} 74 {x + 20} 74 {right} {top}A{r} {r} 0 0 1 {left} {top}Z", fill)


def avatars() -> dict[str, str]:
    """Every animal of Kořist as a medallion of 100 units."""
    out = {}
    for name, look in AVATARS.items():
        animal = look.draw()
        defs, air = _air(look.light, look.dark)
        bust = place(animal.mane + animal.head, CENTRE[0], look.y, look.scale, (125, 178))
        art = air + _shoulders(look.shoulders) + _rim() + bust
        out[name] = document(defs + animal.defs, art, width=100, height=100)
    return out


def busts() -> dict[str, str]:
    """Every animal from the waist up, cut flat at the foot, as it stands on something; 250 x 300 units."""
    out = {}
    for name, look in AVATARS.items():
        animal = look.draw()
        if name == "otter":  # it has left the water that it swims in on its card
            animal = animal._replace(front="")
        out[name] = document(animal.defs, animal.figure(), width=250, height=300)
    return out


# --- emotes: overlays on the lynx, drawn in the frame of its head ---

LID = disc(98, 179, 21, FUR, 15) + line("M76 176L68 171", FUR, 6)
MUZZLE = disc(125, 226, 22, "#fbf1e2", 11)
HEART = (
    "M0 16C-8 9 -19 2 -19 -7C-19 -14 -14 -18 -9 -18C-5 -18 -2 -15.5 0 -11.5C2 -15.5 5 -18 9 -18"
    "C14 -18 19 -14 19 -7C19 2 8 9 0 16Z"
)


def _laugh() -> Art:
    tear = path("M74 196C66 204 64 212 70 216C77 216 79 206 78 197Z", WATER, "#2a7ab0", 1.8)
    art = mirror(LID + line("M81 186C86 170 108 169 115 187", NIGHT, 6) + tear)
    art += path("M98 216C112 221 138 221 152 216C152 238 140 250 125 250C110 250 98 238 98 216Z", "#5a1520", NIGHT, 3)
    art += path("M108 238C114 232 136 232 142 238C138 246 132 249 125 249C118 249 112 246 108 238Z", "#ff8a86")
    return art + path("M102 219.5C114 223.5 136 223.5 148 219.5L147 226C136 229 114 229 103 226Z", "#ffffff")


def _smile() -> Art:
    mouth = path(
        "M104 217C114 221 136 221 146 217C144 231 136 238 125 238C114 238 106 231 104 217Z", "#5a1520", NIGHT, 2.6
    )
    return mouth + path("M114 231C119 227 131 227 136 231C132 236 118 236 114 231Z", "#ff8a86")


def _hearts() -> Art:
    heart = path(HEART, "#ff3f74", "#7a0f34", 2.4) + line("M-11 -11C-9 -13 -6 -13 -4.5 -11.5", "#ffc2d4", 3)
    return at(heart, 97, 180, 1.12, -8) + at(heart, 153, 180, 1.12, 8) + _smile()


def _amazed() -> Art:
    eye = disc(97, 177, 21, "#fffdf6", 23, stroke=NIGHT, stroke_width=4)
    eye += disc(101, 179, 7.5, NIGHT) + disc(104, 175.5, 2.6, "#ffffff")
    return mirror(eye) + MUZZLE + disc(125, 231, 11, "#5a1520", 13, stroke=NIGHT, stroke_width=3)


def _doubtful() -> Art:
    art = line("M80 150C88 140 106 142 114 152M136 166C146 160 160 161 170 168", NIGHT, 6)
    art += path("M132 178C140 164 162 164 170 178Z", FUR) + line("M133 180H170", NIGHT, 5)
    return art + MUZZLE + line("M112 229C120 224 132 226 140 222", NIGHT, 4.4)


def _shades() -> Art:
    glasses = "M70 162H180L178 184C174 200 142 202 134 184C131 177 119 177 116 184C108 202 76 200 72 184Z"
    art = line("M60 166L72 168M190 166L178 168", "#ff5ac8", 6) + path(glasses, "#1d0f33", "#ff7ad9", 5)
    art += line("M82 172L96 188M92 170L102 182M144 172L158 188", WATER, 4)
    return art + line("M106 222C116 232 136 232 146 220", NIGHT, 4.4)


def _asleep() -> Art:
    shut = mirror(LID + line("M81 177C87 191 107 193 115 184", NIGHT, 6))
    return shut + MUZZLE + disc(125, 229, 7, "#5a1520", 6, stroke=NIGHT, stroke_width=2.6)


def _sorry() -> Art:
    art = mirror(line("M80 162C90 160 104 152 112 144", NIGHT, 6))
    art += path("M158 196C148 208 147 220 155 224C164 224 167 212 163 198Z", WATER, "#2a7ab0", 2)
    return art + MUZZLE + line("M109 232C117 222 133 222 141 232", NIGHT, 4.6)


def _wink() -> Art:
    return flipped(LID + line("M81 186C88 173 108 172 115 187", NIGHT, 6)) + _smile()


QUESTION = line("M-8 -6C-8 -17 9 -17 8 -6C7.5 1 0 0 0 6", "#2a4a8a", 6.4) + disc(0, 15, 4.2, "#2a4a8a")
NOTE = line("M-5 11V-9L10 -13V7", "#6a22b8", 5) + disc(-9, 11, 6, "#6a22b8", 4.8) + disc(6, 7.5, 6, "#6a22b8", 4.8)
EMOTES = {  # the words of the wire: a face, and the sign beside it
    "hello": (_wink(), paw(0, 1, 1.3, "#a8560c")),
    "well_done": (_shades(), NOTE),
    "thanks": (_hearts(), ""),
    "oops": (_sorry(), ""),
    "wow": (_amazed(), line("M0 -14V3", "#c0281c", 8) + disc(0, 13.5, 4.6, "#c0281c")),
    "hurry": (_asleep(), line("M-13 -11H0L-13 4H0M4 2H14L4 14H14", "#2a4a8a", 4.8)),
    "think": (_doubtful(), QUESTION),
    "good_game": (_laugh(), ""),
}


def emotes() -> dict[str, str]:
    """Eight faces of the lynx, 100 units."""
    out, animal = {}, lynx()
    for name, (face, sign) in EMOTES.items():
        defs, air = _air("#8a5ad8", "#2a1260")
        art = air + _shoulders("#c98a4c") + _rim() + place(animal.head + face, CENTRE[0], 57, 0.42, (125, 178))
        if sign:
            art += disc(84, 18, 15.4, "#1a0838") + disc(84, 18, 13.8, "#fff6e4") + at(sign, 84, 18, 0.56)
        out[name] = document(defs + animal.defs, art, width=100, height=100)
    return out


def signs() -> dict[str, str]:
    """The medallion that marks whose turn it is, and the icon of the application."""
    brass = lin("brass", 2, 2, 46, 46, *BRASS) + rad("coin", 20, 16, 26, "#ffe08a", "#c98a2b")
    coin = disc(24, 24, 23, "url(#brass)") + disc(24, 24, 19.6, "url(#coin)", stroke="#7a4f14", stroke_width=1.2)
    animal = lynx()
    felt = rad("felt", 64, 54, 86, "#2a8a7c", (0.55, "#134844"), "#051719") + lin("brass", 4, 4, 124, 124, *BRASS)
    icon = box(4, 4, 120, 120, 28, "url(#felt)", stroke="url(#brass)", stroke_width=6)
    icon += disc(64, 58, 40, "#ffe9ae", fill_opacity=0.9) + disc(64, 58, 46, "#ffe9ae", fill_opacity=0.22)
    icon += place(animal.head, 64, 79, 0.52, (125, 178))
    return {
        "medallion": document(brass, coin + paw(24, 25.6, 1.36, "#4a2208"), width=48, height=48),
        "icon": document(felt + animal.defs, icon, width=128, height=128),
    }
