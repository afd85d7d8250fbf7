"""Paints one widget: panels, shadows, icons and text, in units, onto a surface of its own.

Law: positions are units from the widget's corner; what reaches beyond it (a shadow, a glow) stays within the bleed.
Text that does not fit is noted in `cut`, never drawn cut off in silence.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

import pygame
from pygame import Surface

from client.ui.icons import FILLED, ICONS
from client.ui.pictures import Picture, Pictures, asset, shape, svg
from client.ui.text import Letters, Typeface
from client.ui.theme import AMBER, AMBER_HIGH, AMBER_LOW, AMBER_RIM, CREAM, GLOW, INN, SHADOW, Rgb, Theme, rgb

Align = Literal["left", "middle", "right"]

GOLD = (
    '<linearGradient id="gold" x1="0%" y1="0%" x2="100%" y2="100%"><stop offset="0" stop-color="#f9e6a4"/>'
    '<stop offset="0.38" stop-color="#bf8c34"/><stop offset="0.62" stop-color="#f3d683"/>'
    '<stop offset="1" stop-color="#8f5f1a"/></linearGradient>'
)


@dataclass(frozen=True)
class Viewport:
    """How units become pixels in a window of this size: the stage of 1280x720 or 720x1280 stands in its middle, or, for
    a screen that uses the `whole` window, is as much larger as the window's shape allows."""

    size: tuple[int, int]
    whole: bool = False

    @cached_property
    def portrait(self) -> bool:
        return self.size[1] > self.size[0]

    @cached_property
    def least(self) -> tuple[int, int]:
        """Width and height in units that every window has."""
        return (720, 1280) if self.portrait else (1280, 720)

    @cached_property
    def stage(self) -> tuple[float, float]:
        """Width and height in units."""
        return (self.size[0] / self.scale, self.size[1] / self.scale) if self.whole else self.least

    @cached_property
    def scale(self) -> float:
        """Pixels per unit."""
        return min(self.size[0] / self.least[0], self.size[1] / self.least[1])

    @cached_property
    def corner(self) -> tuple[float, float]:
        """The pixel where the stage begins."""
        return (
            (self.size[0] - self.stage[0] * self.scale) / 2,
            (self.size[1] - self.stage[1] * self.scale) / 2,
        )

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point in units."""
        return round(self.corner[0] + x * self.scale), round(self.corner[1] + y * self.scale)

    def unit(self, x: float, y: float) -> tuple[float, float]:
        """The point in units of a pixel."""
        return (x - self.corner[0]) / self.scale, (y - self.corner[1]) / self.scale


@dataclass
class Look:
    """What painting needs to know: viewport, pictures, letters, colours."""

    viewport: Viewport
    pictures: Pictures
    letters: Letters
    theme: Theme = INN


@dataclass
class Canvas:
    """A surface for a widget of this size, with its bleed around it."""

    look: Look
    width: float
    height: float
    bleed: float
    cut: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        size = (self.px(self.width + 2 * self.bleed), self.px(self.height + 2 * self.bleed))
        self.surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, self.look.pictures.format)

    def px(self, units: float) -> int:
        return round(units * self.look.viewport.scale)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point."""
        return self.px(x + self.bleed), self.px(y + self.bleed)

    def picture(self, picture: Picture, x: float, y: float, w: float, h: float) -> None:
        """A picture, made at once."""
        self.surface.blit(self.look.pictures.now(picture, (self.px(w), self.px(h))), self.at(x, y))

    def draw(self, inner: str, x: float, y: float, w: float, h: float) -> None:
        """SVG written in place, in units of this box."""
        self.picture(shape(inner, w, h), x, y, w, h)

    def shadow(
        self, x: float, y: float, w: float, h: float, radius: float,
        blur: float = 9, drop: float = 4, strength: int = 120, colour: Rgb = SHADOW,
    ) -> None:  # fmt: skip
        """A soft shadow under a rounded box; with a bright colour and no drop, a glow."""
        far = blur * 2.2
        size = (self.px(w + 2 * far), self.px(h + 2 * far))
        picture = soft_box(self.px(far), self.px(radius), max(1, self.px(blur * 0.55)), strength, colour)
        self.surface.blit(self.look.pictures.now(picture, size), self.at(x - far, y - far + drop))

    def glow(self, x: float, y: float, w: float, h: float, radius: float, strength: int = 160) -> None:
        """The light around what is active."""
        self.shadow(x, y, w, h, radius, 11, 0, strength, rgb(GLOW))

    def panel(
        self, x: float, y: float, w: float, h: float, radius: float, colours: tuple[str, str] | None = None,
        opacity: float = 0.95, rim: str | None = "", rim_opacity: float = 0.42, rim_width: float = 1.0,
        shadow: bool = True,
    ) -> None:  # fmt: skip
        """A box from one colour above to another below, with a rim; by default the theme's panel."""
        if shadow:
            self.shadow(x, y, w, h, radius)
        top, bottom = colours or self.look.theme.panel
        line = self.look.theme.hairline if rim == "" else rim
        inner = (
            f'<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{top}" '
            f'stop-opacity="{opacity}"/><stop offset="1" stop-color="{bottom}" stop-opacity="{opacity}"/>'
            f'</linearGradient></defs><rect x="0.5" y="0.5" width="{w - 1}" height="{h - 1}" rx="{radius}" '
            f'fill="url(#p)"/>'
        )
        if line:
            half = rim_width / 2 + 0.25
            inner += (
                f'<rect x="{half}" y="{half}" width="{w - 2 * half}" height="{h - 2 * half}" rx="{radius}" fill="none" '
                f'stroke="{line}" stroke-opacity="{rim_opacity}" stroke-width="{rim_width}"/>'
            )
        self.draw(inner, x, y, w, h)

    def amber(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        """The face of what is chosen or to be done now."""
        inner = (
            f'<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
            f'stop-color="{AMBER_HIGH}"/><stop offset="0.5" stop-color="{AMBER}"/><stop offset="1" '
            f'stop-color="{AMBER_LOW}"/></linearGradient></defs>'
            f'<rect x="0.75" y="0.75" width="{w - 1.5}" height="{h - 1.5}" rx="{radius}" fill="url(#p)" '
            f'stroke="{AMBER_RIM}" stroke-width="1.5"/><rect x="2.6" y="2.6" width="{w - 5.2}" height="{h - 5.2}" '
            f'rx="{max(0, radius - 2)}" fill="none" stroke="#fff0c4" stroke-opacity="0.75" stroke-width="1.2"/>'
        )
        self.draw(inner, x, y, w, h)

    def veil(self, x: float, y: float, w: float, h: float, radius: float, colour: str, opacity: float) -> None:
        """A tint over a box: lighter under the pointer, darker when pressed."""
        inner = f'<rect x="0" y="0" width="{w}" height="{h}" rx="{radius}" fill="{colour}" fill-opacity="{opacity}"/>'
        self.draw(inner, x, y, w, h)

    def ring(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        """Keyboard focus: a cream ring 3 wide, 3 outside, with a dark edge so that it shows on paper too."""
        out = 7.5
        wide, high = w + 2 * out, h + 2 * out
        inner = "".join(
            f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" rx="{radius + 4.5}" fill="none" '
            f'stroke="{colour}" stroke-width="{width}"/>'
            for colour, width in (("#0b1416", 5), (CREAM, 3))
        )
        self.draw(inner, x - out, y - out, wide, high)

    def icon(self, name: str, x: float, y: float, size: float, colour: str = CREAM, weight: float = 2) -> None:
        """An icon around its middle."""
        fill = colour if name in FILLED else "none"
        inner = (
            f'<g fill="{fill}" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round" '
            f'stroke-linejoin="round">{ICONS[name]}</g>'
        )
        self.picture(shape(inner, 24, 24), x - size / 2, y - size / 2, size, size)

    def avatar(self, animal: str, x: float, y: float, size: float) -> None:
        """A head in a brass ring, around its middle."""
        self.shadow(x - size / 2, y - size / 2, size, size, size / 2, 5, 3, 150)
        self.picture(svg(asset(f"avatars/{animal}")), x - size / 2, y - size / 2, size, size)

    def text(
        self, text: str, x: float, y: float, face: Typeface = "semi", size: float = 15, colour: str = CREAM,
        align: Align = "left", width: float = math.inf, shadow: bool = False, high: float = math.inf,
    ) -> float:  # fmt: skip
        """One line, shrunk to this width if need be; y is the middle of the capitals. Returns its width.

        Where other lines are near, `high` says how much of the height large letters may take.
        """
        letters = self.look.letters
        fitting, fits = letters.fit(text, face, size, width, high)
        if not fits:
            self.cut.append(text)
        drawn = letters.render(text, face, fitting, colour)
        across = {"left": 0, "middle": drawn.get_width() // 2, "right": drawn.get_width()}[align]
        left, middle = self.at(x, y)
        place = (left - across, letters.top(face, fitting, middle))
        if shadow:
            under = letters.render(text, face, fitting, "#000a0a").copy()
            under.set_alpha(170)
            self.surface.blit(under, (place[0], place[1] + max(1, self.px(1.2))))
        self.surface.blit(drawn, place)
        return drawn.get_width() / self.look.viewport.scale

    def put(self, text: str, x: float, y: float, face: Typeface, size: float, colour: str) -> None:
        """One line at a size that was found to fit."""
        left, middle = self.at(x, y)
        letters = self.look.letters
        self.surface.blit(letters.render(text, face, size, colour), (left, letters.top(face, size, middle)))

    def lines(
        self, text: str, x: float, y: float, w: float, h: float, face: Typeface = "semi", size: float = 15,
        colour: str = CREAM, align: Align = "left", high: bool = False,
    ) -> None:  # fmt: skip
        """Wrapped text in the middle of a box, or high in it, shrunk until it fits."""
        letters = self.look.letters
        lines, fitting, fits = letters.fit_lines(text, face, size, (w, h))
        if not fits:
            self.cut.append(text)
        step = letters.leading(fitting)
        first = y + step / 2 if high else y + (h - step * (len(lines) - 1)) / 2
        anchor = {"left": x, "middle": x + w / 2, "right": x + w}[align]
        for number, line in enumerate(lines):
            drawn = letters.render(line, face, fitting, colour)
            across = {"left": 0, "middle": drawn.get_width() // 2, "right": drawn.get_width()}[align]
            left, middle = self.at(anchor, first + number * step)
            self.surface.blit(drawn, (left - across, letters.top(face, fitting, middle)))


def soft_box(margin: int, radius: int, blur: int, strength: int, colour: Rgb) -> Picture:
    """A blurred rounded box of one colour, `margin` pixels inside the picture."""
    edge = margin + radius + 2 * blur + 1  # from here on inwards all rows and columns are alike

    def make(size: tuple[int, int]) -> Surface:
        if min(size) <= 2 * edge + 1:
            return blurred(size)
        return stretched(blurred((2 * edge + 1, 2 * edge + 1)), edge, size)

    def blurred(size: tuple[int, int]) -> Surface:
        sharp = Surface(size, pygame.SRCALPHA)
        box = sharp.get_rect().inflate(-2 * margin, -2 * margin)
        pygame.draw.rect(sharp, (*colour, strength), box, border_radius=radius)
        soft = pygame.transform.box_blur(pygame.transform.box_blur(sharp, blur), blur)
        # Blurring darkens the colour of half-transparent pixels; only their opacity is wanted.
        soft.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        soft.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return soft

    return Picture(f"soft box {margin} {radius} {blur} {strength} {colour}", make)


def stretched(small: Surface, edge: int, size: tuple[int, int]) -> Surface:
    """The picture of a box made larger: its rims are copied, the row and the column between them repeated."""
    large = Surface(size, pygame.SRCALPHA)
    parts = [[(0, 0, edge), (edge, edge, 1), (edge + 1, whole - edge, edge)] for whole in size]
    for x, left, w in parts[0]:
        for y, top, h in parts[1]:
            wide, high = size[0] - 2 * edge if w == 1 else w, size[1] - 2 * edge if h == 1 else h
            large.blit(pygame.transform.scale(small.subsurface(x, y, w, h), (wide, high)), (left, top))
    return large
