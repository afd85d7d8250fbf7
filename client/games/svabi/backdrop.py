"""The disco: violet cloth with the beams and dots that the mirror ball throws, the lit dance floor, the ball itself.

Law: all of it stands still while nothing happens. What never moves is one picture behind everything; the ball turns by
whole pictures, of which QUARTER make a quarter of a turn, after which it looks the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from client.games.svabi import VIOLET
from client.games.svabi.layout import SvabiPanels, svabi
from client.table.layout import fitted
from client.table.plan import Frame
from client.ui.canvas import soft_box
from client.ui.felt import felt
from client.ui.geometry import Box
from client.ui.pictures import Picture, rasterised
from client.ui.theme import Rgb, rgb

NEON = ("#ff8fe0", "#a04cff", "#7fe3ff")
NIGHT: Rgb = (6, 0, 20)
TILES = ("#d23fae", "#5b22ae", "#2f9fd8", "#7a35d8", "#d99a34", "#3f1a86", "#8a35d8", "#b02a8e")
ROWS = (0.0, 0.06, 0.136, 0.232, 0.352, 0.5, 0.688, 0.928, 1.24)  # of the tiles, as shares of the floor's height
DOTS = ("#ff8fe0", "#7fe3ff", "#ffe27a", "#c9a6ff")
MIRRORS = ("#efe6ff", "#c4a6ff", "#9a78f2", "#ff9be6", "#9be9ff", "#7a58dc", "#ffffff", "#b48cff", "#8f6ff0", "#ffd98a")
QUARTER = 24  # pictures of the ball until it looks the same again
BANDS = 15  # of mirrors between the poles
RADIUS = 26.0  # of the floor's corners


def scenery(seats: int) -> Picture:
    """Everything that never moves, for the whole window."""
    return Picture(f"disco {seats}", lambda size: painted(seats, size))


def found(seats: int, frame: Frame) -> SvabiPanels:
    """Where the floor and the ball are."""
    panels = svabi(frame, tuple(range(seats))).panels
    assert isinstance(panels, SvabiPanels)
    return panels


def painted(seats: int, size: tuple[int, int]) -> Surface:
    """The cloth, the lights on it, and the floor."""
    view = fitted(*size)
    panels, (wide, high) = found(seats, view.frame), view.frame
    ball = panels.ball or Box(wide / 2, 0, 0, 0)
    lamp = (ball.x + ball.w / 2, ball.y + ball.h / 2)
    surface = felt(VIOLET).make(size)
    lights = "".join([*beams(lamp, wide, high), *dots(lamp, wide, high), rope(ball)])
    surface.blit(rasterised(sheet(lights, wide, high), size, 0), (0, 0))
    floor(surface, panels.floor, lamp, view.scale)
    if ball.w:
        light(surface, ball, view.scale)
    return surface


def hall() -> Picture:
    """The cloth and the lights alone, for the screens around a game."""

    def make(size: tuple[int, int]) -> Surface:
        wide, high = 1280.0, 1280.0 * size[1] / size[0]
        lamp = (wide * 0.56, -0.04 * high)
        surface = felt(VIOLET).make(size)
        lights = "".join([*beams(lamp, wide, high), *dots(lamp, wide, high)])
        surface.blit(rasterised(sheet(lights, wide, high), size, 0), (0, 0))
        return surface

    return Picture("disco hall", make)


def sheet(inner: str, wide: float, high: float) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.2f} {high:.2f}">{inner}</svg>'


def beams(lamp: tuple[float, float], wide: float, high: float) -> Iterator[str]:
    """Light from the lamp to the edges of the window."""
    for x, y, to_x, to_y, colour, strength in (
        (0.09, 1, 0.23, 1, "#ff5ac8", 0.07), (0.77, 1, 0.91, 1, "#5ad8ff", 0.07), (0, 0.42, 0, 0.6, "#8f6bff", 0.10),
        (1, 0.42, 1, 0.6, "#ff5ac8", 0.08), (0.33, 1, 0.41, 1, "#ffd85a", 0.05), (0.59, 1, 0.67, 1, "#8f6bff", 0.08),
        (0.09, 0, 0.2, 0, "#5ad8ff", 0.06), (0.8, 0, 0.91, 0, "#ffd85a", 0.05),
    ):  # fmt: skip
        yield (
            f'<path d="M{lamp[0]:.1f} {lamp[1]:.1f}L{x * wide:.1f} {y * high:.1f}L{to_x * wide:.1f} '
            f'{to_y * high:.1f}Z" fill="{colour}" fill-opacity="{strength}"/>'
        )


def dots(lamp: tuple[float, float], wide: float, high: float) -> Iterator[str]:
    """Flecks of light, longer and larger further off."""
    chance, reach = Random(4), math.hypot(wide, high) / 2
    for _ in range(130):
        turn, far = chance.uniform(0, 2 * math.pi), chance.uniform(0.24, 1.04) * reach
        x, y = lamp[0] + far * math.cos(turn), lamp[1] + 20 + far * 0.66 * math.sin(turn)
        size = 2 + far / 260
        yield (
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{size * 1.7:.1f}" ry="{size:.1f}" fill="{chance.choice(DOTS)}" '
            f'fill-opacity="{chance.uniform(0.06, 0.22):.2f}" '
            f'transform="rotate({math.degrees(turn):.0f} {x:.0f} {y:.0f})"/>'
        )


def rope(ball: Box) -> str:
    """From the ceiling to the ball, with the brass cap that holds it."""
    if not ball.w:
        return ""
    x = ball.x + ball.w / 2
    return "".join(
        f'<path d="M{x:.1f} -4V{ball.y:.1f}" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in (("#0a0322", 4), ("#d9b8ff", 1.8))
    )


def light(surface: Surface, ball: Box, scale: float) -> None:
    """The light around the ball, and its shadow."""
    blot(surface, ball, ball.w / 2, scale, 30, 0, 190, rgb("#d8a8ff"))
    blot(surface, ball, ball.w / 2, scale, 8, 6, 150, NIGHT)


def blot(
    surface: Surface, box: Box, radius: float, scale: float, blur: float, drop: float, strength: int, colour: Rgb
) -> None:
    """A soft box under something, dark or light."""
    far = blur * 2.2
    size = (round((box.w + 2 * far) * scale), round((box.h + 2 * far) * scale))
    soft = soft_box(round(far * scale), round(radius * scale), max(1, round(blur * 0.55 * scale)), strength, colour)
    surface.blit(soft.make(size), (round((box.x - far) * scale), round((box.y - far + drop) * scale)))


# --- the floor ---


def floor(surface: Surface, box: Box, lamp: tuple[float, float], scale: float) -> None:
    """Coloured tiles in perspective inside a neon rim."""
    blot(surface, box, RADIUS, scale, 16, 8, 190, NIGHT)
    blot(surface, box, RADIUS, scale, 16, 0, 120, rgb(NEON[1]))
    size, at = (round(box.w * scale), round(box.h * scale)), (round(box.x * scale), round(box.y * scale))
    inner = "".join([*tiles(box), shine(box), *cones(box, lamp)])
    surface.blit(rasterised(sheet(inner, box.w, box.h), size, RADIUS / box.w), at)
    surface.blit(rasterised(sheet(neon(box), box.w, box.h), size, 0), at)


def tiles(box: Box) -> Iterator[str]:
    """They narrow towards a point above the floor."""
    w, h = box.w, box.h
    away = 0.48 * h
    yield f'<rect x="0" y="0" width="{w}" height="{h}" fill="#220f52"/>'

    def across(column: int, y: float) -> float:
        return w / 2 + column * 0.104 * w * (y + away) / (h + away)

    for row, (near, far) in enumerate(pairwise(ROWS)):
        top, bottom = near * h, far * h
        for column in range(-15, 15):
            left, right = across(column, top), across(column + 1, top)
            under_left, under_right = across(column, bottom), across(column + 1, bottom)
            if max(right, under_right) < 0 or min(left, under_left) > w:
                continue
            yield (
                f'<path d="M{left + 0.7:.1f} {top + 0.7:.1f}L{right - 0.7:.1f} {top + 0.7:.1f}'
                f'L{under_right - 0.7:.1f} {bottom - 0.7:.1f}L{under_left + 0.7:.1f} {bottom - 0.7:.1f}Z" '
                f'fill="{TILES[(column * 5 + row * 3) % 8]}" '
                f'fill-opacity="{0.36 + 0.26 * ((column * 7 + row * 5) % 4) / 3:.2f}"/>'
            )


def shine(box: Box) -> str:
    """Bright in the middle, dark at the rim, where cards and numbers must be read."""
    return (
        f'<defs><radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="{box.w / 2:.1f}" cy="{box.h * 0.45:.1f}" '
        f'r="{box.w * 0.56:.1f}"><stop offset="0" stop-color="#ffb8f2" stop-opacity="0.30"/><stop offset="0.45" '
        f'stop-color="#8a35d8" stop-opacity="0.06"/><stop offset="1" stop-color="#0b0424" stop-opacity="0.72"/>'
        f'</radialGradient></defs><rect x="0" y="0" width="{box.w:.1f}" height="{box.h:.1f}" fill="url(#shine)"/>'
    )


def cones(box: Box, lamp: tuple[float, float]) -> Iterator[str]:
    """Coloured light that falls from the ball onto the tiles."""
    x, y = lamp[0] - box.x, min(-30.0, lamp[1] - box.y)
    for aside, colour in ((-0.42, "#ff5ac8"), (-0.21, "#5ad8ff"), (0, "#ffd85a"), (0.21, "#ff5ac8"), (0.42, "#5ad8ff")):
        foot, half = box.w * (0.5 + aside), 0.065 * box.w
        yield (
            f'<path d="M{x:.1f} {y:.1f}L{foot - half:.1f} {box.h:.1f}L{foot + half:.1f} {box.h:.1f}Z" '
            f'fill="{colour}" fill-opacity="0.10"/>'
        )


def neon(box: Box) -> str:
    """The rim of the floor."""
    w, h = box.w, box.h
    return (
        f'<defs><linearGradient id="neon" x1="0%" y1="0%" x2="100%" y2="100%"><stop offset="0" '
        f'stop-color="{NEON[0]}"/><stop offset="0.35" stop-color="{NEON[1]}"/><stop offset="0.65" '
        f'stop-color="{NEON[2]}"/><stop offset="1" stop-color="{NEON[0]}"/></linearGradient></defs>'
        f'<rect x="1.5" y="1.5" width="{w - 3:.1f}" height="{h - 3:.1f}" rx="25" fill="none" stroke="#12062e" '
        f'stroke-width="3"/><rect x="2" y="2" width="{w - 4:.1f}" height="{h - 4:.1f}" rx="24" fill="none" '
        f'stroke="url(#neon)" stroke-width="2.2"/><rect x="6" y="6" width="{w - 12:.1f}" height="{h - 12:.1f}" rx="21" '
        f'fill="none" stroke="#ffffff" stroke-opacity="0.14" stroke-width="1"/>'
    )


# --- the ball ---


def ball(turn: int) -> Picture:
    """The mirror ball, so many of QUARTER pictures turned."""
    return Picture(f"mirror ball {turn % QUARTER}", lambda size: mirrored(turn % QUARTER, size))


def mirrored(turn: int, size: tuple[int, int]) -> Surface:
    """Each mirror has one colour and one brightness, as flat glass has; some catch the light."""
    sharp = 2
    side = size[0] * sharp
    line = (np.arange(side, dtype=np.float32) + 0.5) / side * 2 - 1
    x, y = line[:, None] + 0 * line[None, :], line[None, :] + 0 * line[:, None]
    far = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - far**2, 0, 1))
    band = np.clip(((np.arcsin(np.clip(y, -1, 1)) / np.pi + 0.5) * BANDS).astype(np.int32), 0, BANDS - 1)
    middle = ((np.arange(BANDS) + 0.5) / BANDS - 0.5) * np.pi
    count = np.maximum(4, 4 * np.round(np.cos(middle) * 8)).astype(np.int32)  # a quarter of them repeats
    around = (np.arctan2(x, z) / (2 * np.pi) + turn / QUARTER / 4) * count[band]
    column = np.floor(around).astype(np.int32)
    colour = coloured(band, column % (count[band] // 4))
    colour *= lit(middle[band], (column + 0.5) / count[band] - turn / QUARTER / 4, band, column % (count[band] // 4))
    edge = np.minimum(around - column, 1 - (around - column)) * 2 * np.pi / count[band] * np.cos(middle[band])
    rim = np.abs((np.arcsin(np.clip(y, -1, 1)) / np.pi + 0.5) * BANDS % 1 - 0.5)
    gap = (edge < 0.012) | (rim > 0.5 - 0.035)
    colour = np.where(gap[..., None], colour * 0.4 + np.array([34, 14, 78]) * 0.6, colour)
    colour *= (0.35 + 0.65 * z**0.6)[..., None]
    colour += 150 * np.clip(1 - np.hypot(x + 0.36, y + 0.42) / 0.62, 0, 1)[..., None] ** 2
    opaque = np.clip((1 - far) * side / 2 + 0.5, 0, 1) * 255
    drawn = pixels(np.clip(colour, 0, 255), opaque, side)
    small = pygame.transform.smoothscale(drawn, size)
    small.blit(rasterised(sheet(sparkles(turn), 200, 200), size, 0), (0, 0))
    return small


def coloured(band: NDArray[np.int32], column: NDArray[np.int32]) -> NDArray[np.float64]:
    """A colour for each mirror, by chance but always the same."""
    palette = np.array([rgb(colour) for colour in MIRRORS], np.float64)
    found: NDArray[np.float64] = palette[(band * 37 + column * 101 + band * column * 13) % len(MIRRORS)]
    return found


def lit(
    up: NDArray[np.float64], around: NDArray[np.float64], band: NDArray[np.int32], column: NDArray[np.int32]
) -> NDArray[np.float64]:
    """How bright each mirror is: by where it looks, and a little by chance."""
    turn = around * 2 * np.pi
    facing = np.cos(up) * np.sin(turn) * -0.45 + np.sin(up) * -0.55 + np.cos(up) * np.cos(turn) * 0.7
    jitter = ((band * 53 + column * 29) % 17) / 17 - 0.5
    bright: NDArray[np.float64] = np.clip(0.7 + 0.42 * facing + 0.34 * jitter, 0.3, 1.3)[..., None]
    return bright


def pixels(colour: NDArray[np.float64], opaque: NDArray[np.float64], side: int) -> Surface:
    surface = Surface((side, side), pygame.SRCALPHA)
    seen = pygame.surfarray.pixels3d(surface)
    seen[:] = colour.astype(np.uint8)
    del seen
    alpha = pygame.surfarray.pixels_alpha(surface)
    alpha[:] = opaque.astype(np.uint8)
    del alpha
    return surface


def sparkles(turn: int) -> str:
    """Stars where a mirror catches the light, growing and fading as it turns; the rim; the brass cap."""
    inner = '<circle cx="100" cy="100" r="98.6" fill="none" stroke="#1a0a3e" stroke-width="2.5"/>'
    for x, y, size, phase in ((62, 56, 34, 0), (152, 108, 18, 9), (92, 158, 14, 17)):
        long = size * (0.72 + 0.28 * math.cos(2 * math.pi * (turn - phase) / QUARTER))
        inner += f'<path d="{star(x, y, long)}" fill="#ffffff"/>'
    return inner


def star(x: float, y: float, long: float) -> str:
    """Four points."""
    points = []
    for nth in range(8):
        turn, far = math.pi * nth / 4, long if nth % 2 == 0 else long * 0.13
        points.append(f"{x + far * math.cos(turn):.1f} {y + far * math.sin(turn):.1f}")
    return "M" + "L".join(points) + "Z"
