"""The table's cloth: a soft light in the middle, a woven grain, and dither against bands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client.ui.icons import ICONS
from client.ui.pictures import Picture, shape
from client.ui.theme import Theme, mix, rgb

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

LIGHT = (0.5, 0.46)  # where the middle of the light is, as shares of the window
REACH = 0.78
STRIP = 64  # columns; even, for the grain is two pixels wide


def felt(theme: Theme) -> Picture:
    """The cloth in a game's colours."""
    return Picture(f"felt {theme.felt}", lambda size: woven(theme.felt, size))


def cloth(theme: Theme) -> Picture:
    """The cloth of a table: with the paw woven into its middle."""

    def make(size: tuple[int, int]) -> Surface:
        surface = woven(theme.felt, size)
        side = round(min(size) * 0.56)
        inner = f'<g fill="{mix(theme.felt[2], theme.felt[1], 0.4)}" fill-opacity="0.2">{ICONS["paw"]}</g>'
        surface.blit(shape(inner, 24, 24).make((side, side)), ((size[0] - side) // 2, round(size[1] * 0.33 - side / 2)))
        return surface

    return Picture(f"cloth {theme.felt}", make)


def woven(colours: tuple[str, str, str], size: tuple[int, int]) -> Surface:
    """Its pixels, at this size."""
    import numpy as np  # here, for the first frame shall not wait for it: that cloth is remembered from last time

    w, h = size
    x = (np.arange(w, dtype=np.float32) / w - LIGHT[0]) * (w / h) ** 0.35 * 1.05
    y = (np.arange(h, dtype=np.float32) / h - LIGHT[1]) * (h / w) ** 0.35 * 1.45 * (1 if w > h else 0.72)
    inner, middle, outer = (np.array(rgb(colour), np.float32) for colour in colours)
    chance = np.random.default_rng(3)
    coarse = (w // 2 + 1, h // 2 + 1)
    grain = (chance.integers(-1, 2, coarse) + chance.uniform(-0.5, 0.5, coarse)).astype(np.float32).repeat(2, 1)[:, :h]
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((0, 0, 0, 255))
    pixels = pygame.surfarray.pixels3d(surface)
    for left in range(0, w, STRIP):  # strip by strip, for the sake of memory
        right = min(left + STRIP, w)
        far = np.clip(np.hypot(x[left:right, None], y[None, :]) / REACH, 0, 1) ** 1.25
        near, rim = (smooth(np.clip(part, 0, 1))[..., None] for part in (far / 0.55, (far - 0.55) / 0.45))
        colour = inner + (middle - inner) * near
        colour += (outer - colour) * rim * 0.92
        colour += grain[left // 2 : (right + 1) // 2].repeat(2, 0)[: right - left, :, None]
        pixels[left:right] = np.clip(np.round(colour), 0, 255).astype(np.uint8)
    del pixels
    return surface


def smooth(t: NDArray[float32]) -> NDArray[float32]:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)
