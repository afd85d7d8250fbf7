"""The card itself: paper, rims, the window that is our clip, the ribbon for a name, and what a deck consists of."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from assets.builders.svg import Art, Defs, box, lin, path, rad

WIDTH, HEIGHT = 250, 350
BRASS = ("#f6dd8c", "#b9862f", "#f3d683", "#96651c")
CORNER = "M18 1H232A17 17 0 0 1 249 18V332A17 17 0 0 1 232 349H18A17 17 0 0 1 1 332V18A17 17 0 0 1 18 1Z"


class Slot(TypedDict):
    """Where the client writes a text of the player's language; y is the middle of the capitals."""

    text: str  # which text: "name"
    x: float
    y: float
    cap: float  # height of the capitals
    width: float  # the text is set smaller until it fits
    colour: str
    font: str  # "serif" or "sans"
    align: str  # "centre"


class Deck(NamedTuple):
    """The pictures of a game."""

    pictures: dict[str, str]  # name -> SVG; every name has a small brother with _s, for cards under 120 px wide
    codes: dict[str, str]  # card of the game -> name
    texts: dict[str, list[Slot]]  # name -> slots of the large picture


def document(defs: Defs, *body: Art, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG file."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defs}</defs>{"".join(body)}</svg>\n'


def paper(name: str, light: str, middle: str, dark: str) -> Defs:
    """Old paper, darker towards the edge."""
    return rad(name, 125, 150, 215, light, (0.7, middle), dark)


def metal(name: str = "gold", colours: tuple[str, str, str, str] = BRASS) -> Defs:
    """Diagonal shine over a whole card."""
    a, b, c, d = colours
    return lin(name, 0, 0, 250, 350, a, (0.35, b), (0.6, c), d)


def sheet(fill: str, edge: str, width: float = 1.6) -> Art:
    """The card, empty."""
    return box(1, 1, 248, 348, 17, fill, stroke=edge, stroke_width=width)


def border(metal_fill: str, hairline: str) -> Art:
    """The double rim inside the edge."""
    return box(8, 8, 234, 334, 12, "none", stroke=metal_fill, stroke_width=2.2) + box(
        12, 12, 226, 326, 9, "none", stroke=hairline, stroke_width=0.7
    )


def window(scene: Art, panel: str, fill: str, edge: str, rim: str, metal_fill: str) -> Art:
    """A scene behind paper with a hole. What is drawn afterwards may break the rim."""
    return (
        scene
        + path(CORNER + panel, fill, fill_rule="evenodd")
        + sheet("none", edge)
        + path(panel, "none", rim, 6.5)
        + path(panel, "none", metal_fill, 4.2)
    )


def ribbon(fill: str, y: float) -> Art:
    """The empty ribbon for a name; the text is the client's."""
    left, right = 59, WIDTH - 59
    outline = f"M{left + 9} {y - 14}H{right - 9}L{right} {y}L{right - 9} {y + 14}H{left + 9}L{left} {y}Z"
    return path(outline, fill, "url(#gold)", 2.2)


def name_slot(y: float, width: float, cap: float, colour: str) -> list[Slot]:
    """The slot on a ribbon."""
    return [
        Slot(text="name", x=125, y=y, cap=cap, width=width, colour=colour, font="serif", align="centre"),
    ]
