"""Švábí disko: thirteen cockroaches in costume, seven backs, the tie card and the mirror."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.builders.frame import (
    CORNER,
    Deck,
    border,
    document,
    metal,
    name_slot,
    paper,
    ribbon,
    sheet,
    window,
)
from assets.builders.glyphs import UNDERLINED, index
from assets.builders.svabi.costumes import ballerina, chef, cowboy, pirate, sailor, witch
from assets.builders.svabi.finery import astronaut, diver, king, knight, mummy, robot, vampire
from assets.builders.svabi.roach import (
    ARCH,
    GILT,
    GOLD,
    LILAC,
    Costume,
    ball,
    defs,
    feelers,
    head,
    limb,
    sparkle,
    stage,
)
from assets.builders.svg import (
    PIPS,
    Art,
    at,
    both,
    box,
    disc,
    lin,
    line,
    mirror,
    mix,
    path,
    paw,
    place,
    rad,
    rays,
    rays_in,
    star,
    sym,
    turned,
)

COSTUMES: tuple[tuple[Callable[[], Costume], float], ...] = (  # and how large the head is on the small face
    (ballerina, 1.46),
    (sailor, 1.44),
    (chef, 1.36),
    (cowboy, 1.3),
    (pirate, 1.3),
    (witch, 1.26),
    (knight, 1.4),
    (diver, 1.44),
    (astronaut, 1.28),
    (mummy, 1.56),
    (vampire, 1.52),
    (robot, 1.34),
    (king, 1.56),
)
KING = 13
VIOLET, MAGENTA, EDGE, HALO, NAME = "#53208a", "#a3126c", "#4b1a7a", "#fff6fb", "#fff1d0"
NOTE = (
    "M-3 9C-7 9 -9 6.5 -8 4C-7 1.5 -3.5 0.8 -1.5 2V-11L9 -13.5V4.5C9 8 3 10.5 1.5 6.5C0.8 4 4 1.8 6.5 2.6"
    "V-8L1.5 -6.8V5C1.5 8 -0.5 9 -3 9Z"
)
CROWNLET = sym("M0 -10L-4.5 -1L-11 -7L-9 8L0 8", 0)
COG = (
    "M-2.1 -9L-1.8 -12.5L1.8 -12.5L2.1 -9L4.9 -7.8L7.6 -10.1L10.1 -7.6L7.8 -4.9L9 -2.1L12.5 -1.8L12.5 1.8"
    "L9 2.1L7.8 4.9L10.1 7.6L7.6 10.1L4.9 7.8L2.1 9L1.8 12.5L-1.8 12.5L-2.1 9L-4.9 7.8L-7.6 10.1"
    "L-10.1 7.6L-7.8 4.9L-9 2.1L-12.5 1.8L-12.5 -1.8L-9 -2.1L-7.8 -4.9L-10.1 -7.6L-7.6 -10.1L-4.9 -7.8Z"
    "M0 -4.4A4.4 4.4 0 1 0 0 4.4A4.4 4.4 0 1 0 0 -4.4Z"
)
BACKS = {  # set: dark, middle, light, sign; colour is never alone
    "A": ("#2c1260", "#53208a", "#b48cff", NOTE),
    "B": ("#5c0f48", "#a3126c", "#ff9bd8", PIPS["heart"]),
    "C": ("#0d2a5e", "#1b5296", "#8cc8ff", PIPS["diamond"]),
    "D": ("#0c3f33", "#187258", "#8fe8b8", "M5 -9.5A10.5 10.5 0 1 0 5 9.5A8.5 8.5 0 1 1 5 -9.5Z"),
    "E": ("#5c3207", "#a3640f", "#ffd27a", star(0, 0, 5, 12, 5)),
    "F": ("#5c0f18", "#a3202c", "#ff9c94", "M3 -12L-8 2H-1L-3 12L8 -3H1Z"),
    "Z": ("#1d2430", "#46566c", "#c9d8ea", COG),  # Jožin is clockwork
    "mirror": ("#0b3b46", "#12717e", "#9bf0f2", star(0, 0, 4, 13, 3.4)),
}


def ink(number: int) -> str:
    """Colour of number and ribbon: the King alone has his own."""
    return MAGENTA if number == KING else VIOLET


def _sill() -> Art:
    """The lower rim once more, over the body: the dancer stands behind the window."""
    return box(40.8, 296.7, 168.4, 6.6, 2, "#2a1158") + box(42, 297.9, 166, 4.2, 0, "url(#neon)")


def _club(ball_radius: float) -> Art:
    art = sheet("url(#paper)", EDGE) + window(stage(), ARCH, "url(#paper)", EDGE, "#2a1158", "url(#neon)")
    return art + border("url(#neon)", "#8a35d8") + ball(125, 44, ball_radius)


def large(number: int, costume: Costume) -> str:
    """The face from 120 px wide: the whole dancer under the ball."""
    kingly, colour = number == KING, ink(number)
    gleam = sparkle(113, 32, 8) + sparkle(141, 55, 5) if kingly else sparkle(119, 38, 5)
    sign = path(CROWNLET if kingly else NOTE, colour)
    corner = index(number, 57, 17, 55, colour, HALO) + at(sign, 29, 83 if number in UNDERLINED else 73)
    lower = index(number, 46, 17, 47, colour, HALO) + at(sign, 27, 72 if number in UNDERLINED else 63, 0.85)
    figure = costume.figure() + _sill() + ribbon(colour, 310)
    return document(defs(44, 300) + costume.defs, _club(24 if kingly else 14), gleam, figure, corner, turned(lower))


def _medallion() -> Art:
    lit = disc(134, 222, 99, "url(#club)", stroke="url(#neon)", stroke_width=6)
    return lit + path(rays(134, 222, 10, 96, 8), "#ff5ac8", fill_opacity=0.22)


def small(number: int, costume: Costume, scale: float) -> str:
    """The face under 120 px: the number twice as large, the head in a medallion."""
    colour = ink(number)
    rim = box(8, 8, 234, 334, 11, "none", stroke=colour, stroke_width=5)
    bust = place(costume.bust(), 134, 226, scale, (125, 136))
    art = sheet("url(#paper)", EDGE) + rim + _medallion() + bust + index(number, 114, 20, 97, colour, HALO)
    return document(defs(120, 330) + costume.defs, art)


# --- backs ---


def _back_ground(dark: str, light: str) -> Art:
    inner = "M21 10H229A11 11 0 0 1 240 21V329A11 11 0 0 1 229 340H21A11 11 0 0 1 10 329V21A11 11 0 0 1 21 10Z"
    art = sheet("url(#paper)", dark) + box(10, 10, 230, 330, 11, "url(#ground)")
    art += path(rays_in(125, 175, 18, (10, 10), (240, 340), 5), light, fill_opacity=0.16)
    return art + path(CORNER + inner, "url(#paper)", fill_rule="evenodd") + sheet("none", dark)


def _confetti(light: str) -> Art:
    art = ""
    for ring, (r, count) in enumerate(((80, 20), (102, 24), (126, 28), (150, 32))):
        for i in range(count):
            angle = 2 * math.pi * (i + ring / 2) / count
            x, y = 125 + r * math.cos(angle), 175 + r * math.sin(angle)
            if 24 < x < 226 and 24 < y < 326:
                colour = light if (i + ring) % 3 else "#ffffff"
                art += disc(x, y, 2.4 - ring * 0.35, colour, fill_opacity=0.8)
    return art


def bug(light: str, dark: str) -> Art:
    """A cockroach from above, round 0,0."""
    legs = (
        "M-3 -15C-8 -24 -14 -26 -20 -24M3 -15C8 -24 14 -26 20 -24M-9 -4L-17 -9M-10 4L-19 5M-9 12L-16 19"
        "M9 -4L17 -9M10 4L19 5M9 12L16 19"
    )
    art = path(sym("M0 -16C-5 -16 -8 -12 -8 -8C-12 -4 -13 8 -8 16C-5 20 -2 21 0 21", 0), light)
    return art + line(legs, light, 2) + line("M0 -6V19M-8 -7C-4 -4 4 -4 8 -7", dark, 1.6)


def back(name: str, detailed: bool) -> str:
    """The ball in the colour of a set, its sign in the corners; the small one has larger signs and no cockroaches."""
    dark, middle, light, sign = BACKS[name]
    gradients = (
        paper("paper", *LILAC)
        + metal("neon", (light, middle, "#ffffff", light))
        + rad("ball", -7, -8, 26, "#ffffff", (0.35, mix(light, "#ffffff", 0.4)), (0.75, middle), dark)
        + rad("ground", 125, 175, 210, middle, (0.75, dark), mix(dark, "#000000", 0.3))
        + rad("halo", 125, 175, 92, (0, light, 0.85), (0.55, light, 0.35), (1, light, 0))
    )
    art = _back_ground(dark, light)
    rim = box(16, 16, 218, 318, 7, "none", stroke="url(#neon)", stroke_width=2.6 if detailed else 5)
    if detailed:
        art += _confetti(light) + rim + disc(125, 175, 92, "url(#halo)") + both(line("M125 110V17", "#f3d683", 2))
        art += ball(125, 175, 58) + sparkle(98, 148, 17) + sparkle(156, 196, 10) + sparkle(150, 140, 7)
        art += both(at(bug(light, dark), 125, 68, 0.95))
    else:
        art += rim + disc(125, 175, 92, "url(#halo)") + ball(125, 175, 66) + sparkle(96, 146, 20)
    r, scale = (15, 0.82) if detailed else (29, 1.6)
    inset = 42 if detailed else 56
    for x in (inset, 250 - inset):
        for y in (inset, 350 - inset):
            art += disc(x, y, r, dark, stroke=light, stroke_width=1.6 if detailed else 3.4)
            art += at(path(sign, "#ffffff"), x, y, scale)
    return document(gradients, art)


# --- the two cards that are no dancers ---


def _tie() -> Art:
    """Two equal cockroaches on a balance, round 125, 175."""
    art = limb("M125 118V262", 7, GOLD, GILT) + limb("M66 140C88 128 162 128 184 140", 6, GOLD, GILT)
    art += path("M96 276C100 262 150 262 154 276L158 288H92Z", GOLD, GILT, 1.8)
    art += disc(125, 116, 13, GOLD, stroke=GILT, stroke_width=1.8) + paw(125, 117, 0.75, GILT)
    pan = line("M66 142L42 206M66 142L90 206", "#fff3c0", 1.8)
    pan += path("M36 206H96C94 224 82 232 66 232C50 232 38 224 36 206Z", GOLD, GILT, 1.8)
    pan += line("M44 213C48 221 54 225 62 226", "#fff3c0", 2)
    art += mirror(pan + at(bug("#e8a055", "#6a2f14"), 66, 184, 1.02))
    return art + line("M114 206H136M114 217H136", "#2a1158", 9) + line("M114 206H136M114 217H136", "#ff9be8", 5.6)


def _looking_glass() -> Art:
    """A gilt mirror that shows a cockroach, round 125, 175."""
    art = limb("M125 250V288", 13, GOLD, GILT) + disc(125, 172, 66, GOLD, 84, stroke=GILT, stroke_width=2)
    art += disc(125, 172, 60, "none", 78, stroke="#fff3c0", stroke_width=1.8)
    art += disc(125, 172, 55, "url(#glass)", 73, stroke=GILT, stroke_width=1.8)
    art += place(feelers("down") + head(lid=True, smirk=True), 125, 180, 0.82, (125, 144))
    art += path("M84 138C92 116 108 104 122 102L92 176C84 164 82 150 84 138Z", "#ffffff", fill_opacity=0.34)
    art += path("M132 101C138 101 143 103 148 106L104 214L98 204Z", "#ffffff", fill_opacity=0.2)
    for x, y, r in ((125, 88, 8), (125, 256, 8), (59, 172, 6), (191, 172, 6)):
        art += disc(x, y, r, "#ff5ac8", stroke=GILT, stroke_width=1.6) + disc(x - r / 3, y - r / 3, r / 4, "#ffffff")
    return art + sparkle(172, 118, 12) + sparkle(80, 230, 8)


def special(art: Art, detailed: bool) -> str:
    """A card without a number."""
    gradients = defs(44, 300) if detailed else defs(120, 330)
    gradients += lin("glass", 80, 100, 170, 250, "#dffcff", (0.5, "#7fb8e8"), "#5a3fae")
    if detailed:
        return document(gradients, _club(14), sparkle(119, 38, 5), art, _sill(), ribbon(VIOLET, 310))
    rim = box(8, 8, 234, 334, 11, "none", stroke=VIOLET, stroke_width=5)
    lit = disc(125, 175, 108, "url(#club)", stroke="url(#neon)", stroke_width=6)
    lit += path(rays(125, 175, 10, 105, 8), "#ff5ac8", fill_opacity=0.22)
    return document(gradients, sheet("url(#paper)", EDGE), rim, lit, place(art, 125, 175, 1.16, (125, 190)))


def deck() -> Deck:
    """All pictures, large and small; cards of one number share theirs."""
    pictures: dict[str, str] = {}
    for number, (draw, scale) in enumerate(COSTUMES, 1):
        costume = draw()
        pictures[str(number)], pictures[f"{number}_s"] = large(number, costume), small(number, costume, scale)
    for name, art in (("tie", _tie()), ("mirror", _looking_glass())):
        pictures[name], pictures[name + "_s"] = special(art, True), special(art, False)
    texts = {name: name_slot(310, 112, 12, NAME) for name in pictures if not name.endswith("_s")}
    codes = {f"{letter}{number}": str(number) for letter in "ABCDEFZ" for number in range(1, 14)}
    codes |= {"mirror": "mirror", "tie": "tie"}
    for name in BACKS:
        pictures[f"back_{name}"], pictures[f"back_{name}_s"] = back(name, True), back(name, False)
        codes[f"?{name}"] = f"back_{name}"
    return Deck(pictures, codes, texts)
