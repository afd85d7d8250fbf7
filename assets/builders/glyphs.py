"""Numbers as outlines, so that an index turns with its card and stays sharp. Needs fontTools and the serif font."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from assets.builders.svg import Art, box, num, path

FONT = "SourceSerifPro-Bold.ttf"
UNDERLINED = (6, 9)  # upside down they would be each other
SQUEEZE = 0.8  # two digits are condensed, so that an overlapping card does not cut them


@cache
def _font() -> TTFont:
    with as_file(files("font_source_serif_pro") / "files" / FONT) as file:
        return TTFont(file, lazy=False)


def outline(
    text: str, size: float, x: float, baseline: float, squeeze: float = 1, track: float = 0
) -> tuple[str, float]:
    """Path data of a text that starts at x, and its width."""
    font = _font()
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    data, pen_x = "", x
    for letter in text:
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, num)
        glyph.draw(TransformPen(pen, (scale * squeeze, 0, 0, -scale, pen_x, baseline)))
        data += pen.getCommands()
        pen_x += glyph.width * scale * squeeze + track
    return data, pen_x - track - x


def index(number: int, size: float, x: float, baseline: float, colour: str, halo: str) -> Art:
    """The number of a card on a halo of paper, so that an ear or a hat never eats it."""
    if number > 9:
        data, width = outline(str(number), size * 0.94, x, baseline, SQUEEZE, -size * 0.04)
    else:
        data, width = outline(str(number), size, x, baseline)
    rim, bar = size * 0.15, ("", "")
    if number in UNDERLINED:
        left, top, wide, high = x + width * 0.1, baseline + size * 0.085, width * 0.8, size * 0.075
        bar = (
            box(left - rim / 2, top - rim / 2, wide + rim, high + rim, rim / 2, halo),
            box(left, top, wide, high, high / 3, colour),
        )
    return bar[0] + path(data, halo, halo, rim) + path(data, colour) + bar[1]
