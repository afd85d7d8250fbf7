"""Kořist: thirteen animals at dusk and the lynx. The higher the number, the deeper the night."""

from __future__ import annotations

from collections.abc import Callable

from assets.builders.frame import CORNER, Deck, document, metal, name_slot, paper, ribbon, sheet, window
from assets.builders.glyphs import index
from assets.builders.korist.fur import Animal
from assets.builders.korist.hunters import bear, beaver, boar, fox, lynx, stag, wolf
from assets.builders.korist.prey import badger, hare, hedgehog, marten, mouse, otter, squirrel
from assets.builders.svg import Art, Defs, box, disc, lin, line, mix, path, paw, pine, place, rad, ramp, turned

ANIMALS: tuple[Callable[[], Animal], ...] = (
    *(mouse, squirrel, hedgehog, hare, marten, otter, badger),
    *(fox, beaver, boar, stag, wolf, bear),
)
JOKER = "J"
INKS = ("#8a4b0e", "#8f3f16", "#8a2c22", "#74264a", "#4f2a6b", "#1f2f66")
ZENITH = ("#e59a62", "#c76a5e", "#8c4a70", "#4a3f7c", "#24386a", "#0d1c3a")
MIDDLE = ("#f3c07c", "#e79a68", "#c7747a", "#7d6394", "#3a6a86", "#1d4a66")
HORIZON = ("#fde7b4", "#fbd490", "#f3b878", "#eaa868", "#d99a6a", "#6fa39a")
JOKER_INK, JOKER_SKY = "#7c2b22", ("#16324f", "#2d6a78", "#e7a45c")
PAPER = ("#fffaf0", "#f8ecd4", "#e6d0a6")
GOLDEN = ("#fff2cc", "#f6d98f", "#d9a64a")  # the joker's paper
EDGE, NAME = "#5b3d14", "#ffe6a8"
ARCH = "M46 304V136C46 88 82 56 125 56C168 56 204 88 204 136V304Z"
PANE = "M36 118H214A12 12 0 0 1 226 130V316A12 12 0 0 1 214 328H36A12 12 0 0 1 24 316V130A12 12 0 0 1 36 118Z"
STARS = ((64, 104, 1.1), (74, 84, 0.8), (182, 84, 1.2), (192, 112, 0.9), (92, 70, 1), (160, 66, 1.1), (58, 136, 0.8))
FIRST_STARS = 6


def hour(number: int) -> float:
    """From evening (0) to midnight (1)."""
    return (number - 1) / 12


def ink(number: int) -> str:
    """Colour of number and ribbon; 0 is the joker."""
    return ramp(INKS, hour(number)) if number else JOKER_INK


def halo(number: int) -> str:
    """The paper round an index."""
    return "#fdf6e6" if number else "#f8dfa0"


def _sky(number: int) -> tuple[str, str, str]:
    t = hour(number)
    return (ramp(ZENITH, t), ramp(MIDDLE, t), ramp(HORIZON, t)) if number else JOKER_SKY


def _defs(number: int) -> Defs:
    zenith, middle, horizon = _sky(number)
    return (
        paper("paper", *(PAPER if number else GOLDEN))
        + metal()
        + rad("moon", 118, 98, 48, "#fffbe6", "#f3d998")
        + rad("glow", 125, 108, 80, (0, "#fff1c0", 0.75), (1, "#fff1c0", 0))
        + lin("night", 125, 50, 125, 270, zenith, (0.55, middle), horizon)
    )


def _scene(number: int) -> Art:
    """Moon, spruces, two hills."""
    middle = _sky(number)[1]
    far, mid, near = mix(middle, "#1f5560", 0.62), mix(middle, "#17444f", 0.82), mix(middle, "#0f323c", 0.92)
    art = disc(125, 112, 80, "url(#glow)") + disc(125, 108, 40, "url(#moon)")
    art += "".join(disc(x, y, r, "#e9cf8d", fill_opacity=0.55) for x, y, r in ((112, 96, 5), (138, 90, 3.4)))
    if number == 0 or number >= FIRST_STARS:
        art += "".join(disc(x, y, r, "#fff6d8") for x, y, r in STARS)
    art += "".join(pine(x, 262, h, far) for x, h in ((58, 92), (74, 66), (92, 80), (158, 80), (176, 68), (192, 96)))
    art += path("M44 250C70 238 96 250 125 244C156 238 180 250 206 240V306H44Z", mid)
    art += "".join(pine(x, 284, h, near) for x, h in ((53, 70), (66, 50), (184, 50), (197, 72)))
    return art + path("M44 272C80 262 110 276 125 270C150 262 180 274 206 266V306H44Z", near)


def _index(number: int, size: float, baseline: float) -> Art:
    if number:
        return index(number, size, 17, baseline, ink(number), halo(number))
    x = 17 + size * 0.36
    return disc(x, baseline - size * 0.3, size * 0.4, halo(0)) + paw(x, baseline - size * 0.28, size * 0.031, ink(0))


def large(number: int, animal: Animal) -> str:
    """The face from 120 px wide: arch, ribbon, both indices; 0 is the joker."""
    art = path(ARCH, "url(#night)") + window(_scene(number), ARCH, "url(#paper)", EDGE, EDGE, "url(#gold)")
    art += animal.figure() + box(8, 8, 234, 334, 12, "none", stroke="url(#gold)", stroke_width=2.2)
    art += ribbon(ink(number), 309) + _index(number, 64, 66)
    return document(_defs(number) + animal.defs, sheet("url(#paper)", EDGE, 2), art, turned(_index(number, 42, 51)))


def small(number: int, animal: Animal) -> str:
    """The face under 120 px: the number twice as large, no ribbon; the lynx is smaller, its tufts need the room."""
    scene = f'<g transform="translate(-33.75 38) scale(1.27 0.97)">{_scene(number)}</g>'
    art = path(PANE, "url(#night)") + scene + path(CORNER + PANE, "url(#paper)", fill_rule="evenodd")
    art += path(PANE, "none", "url(#gold)", 6) + place(animal.figure(), 134, 331, 0.99 if number else 0.88, (125, 300))
    art += path("M2 326V332A16 16 0 0 0 18 348H232A16 16 0 0 0 248 332V326Z", "url(#paper)")
    art += line("M30 327H220", "url(#gold)", 6) + sheet("none", EDGE, 3) + _index(number, 120, 102)
    return document(_defs(number) + animal.defs, sheet("url(#paper)", EDGE, 2), art)


def back(paw_scale: float, step: float) -> str:
    """Brass paws on wine, the medallion in the middle; the small one has fewer and larger paws."""
    defs = metal() + rad("wine", 125, 160, 220, "#9a3a2c", (0.7, "#6b2420"), "#43130f")
    art = sheet("#f3e3c2", EDGE, 2)
    art += box(11, 11, 228, 328, 11, "url(#wine)", stroke="url(#gold)", stroke_width=3)
    edge = 24 + paw_scale * 13
    rows, columns = round(280 / (step * 0.875)), round(200 / step)
    for row in range(-(rows // 2), rows // 2 + 1):
        for column in range(-columns, columns + 1):
            x, y = 125 + (column + (0.5 if row % 2 else 0)) * step, 175 + row * step * 0.875
            if edge < x < 250 - edge and edge < y < 350 - edge and abs(x - 125) + abs(y - 175) * 0.9 > 78:
                art += paw(x, y, paw_scale, "#c98a4a")
    art += disc(125, 175, 54, "#4a1512", stroke="url(#gold)", stroke_width=4)
    art += disc(125, 175, 46, "none", stroke="#b9862f", stroke_width=1.2) + paw(125, 178, 3.1, "#f0cf7c")
    return document(defs, art, box(19, 19, 212, 312, 7, "none", stroke="#d9b066", stroke_width=1.2))


def deck() -> Deck:
    """All pictures, large and small, and the names' places."""
    animals = {0: lynx(), **{number: draw() for number, draw in enumerate(ANIMALS, 1)}}
    names = {number: str(number) if number else JOKER for number in animals}
    pictures = {"back": back(0.62, 40), "back_s": back(0.9, 44)}
    for number, animal in animals.items():
        pictures[names[number]] = large(number, animal)
        pictures[names[number] + "_s"] = small(number, animal)
    codes = {name: name for name in names.values()} | {"?": "back"}
    return Deck(pictures, codes, {name: name_slot(309, 112, 14, NAME) for name in names.values()})
