"""The shelf: the covers of the games, and the board they stand on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from client.games import SHELF, entry
from client.ui.canvas import GOLD, Canvas, Viewport
from client.ui.icons import ICONS
from client.ui.pictures import Picture, ViewBox, asset, svg
from client.ui.text import FLOOR, say
from client.ui.theme import mix
from client.ui.widgets import Pressable

NARROW, WIDE = (148.0, 294.0), (176.0, 330.0)  # a cover, and the chosen one
GAP = 12.0
BLANK = (  # the cover of a game that is not in this house
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 200"><rect width="150" height="200" fill="#1c3438"/>'
    '<g transform="translate(27 52) scale(4)" fill="none" stroke="#7d9a92" stroke-width="1.6">'
    f"{ICONS['cards']}</g></svg>"
)
SOFT, DIM = 10, (186, 192, 204, 255)  # of the backdrop: how blurred, how dark


class Cover(Pressable):
    """A game on the shelf."""

    bleed = 36.0
    radius = 14.0

    def __init__(
        self, game: str, x: float, y: float, w: float, h: float, chosen: bool, action: Callable[[], None]
    ) -> None:
        super().__init__(x, y, w, h, f"cover {game}", action)
        self.game, self.chosen = game, chosen

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        accent = entry(self.game).theme.accent
        if self.chosen:
            canvas.glow(0, 0, w, h, 14, 210)
        canvas.shadow(0, 0, w, h, 14, 12, 8, 190)
        foot = 84 if self.chosen else 76
        self._paint_picture(canvas, h - foot, mix(accent, "#0b1416", 0.70), mix(accent, "#060c0d", 0.86))
        frame = 3.4 if self.chosen else 2.0
        canvas.draw(
            f'<defs>{GOLD}</defs><rect x="{frame / 2}" y="{frame / 2}" width="{w - frame}" height="{h - frame}" '
            f'rx="{14 - frame / 2}" fill="none" stroke="url(#gold)" stroke-width="{frame}"/><rect x="{frame + 2}" '
            f'y="{frame + 2}" width="{w - 2 * frame - 4}" height="{h - 2 * frame - 4}" rx="9" fill="none" '
            f'stroke="#fff3cf" stroke-opacity="0.28" stroke-width="0.9"/>',
            0, 0, w, h,
        )  # fmt: skip
        top = h - foot
        size = 28 if self.chosen else 21
        canvas.text(
            say(f"game-{self.game}"), w / 2, top + size + (1 if self.chosen else 5), "serif", size, "#fff4dc", "middle",
            w - 22, shadow=True, high=34,
        )  # fmt: skip
        self._paint_facts(canvas, top + (58 if self.chosen else 53), mix(accent, "#ffffff", 0.66))
        self.paint_state(canvas)

    def _paint_picture(self, canvas: Canvas, high: float, upper: str, lower: str) -> None:
        w, h = self.box.w, self.box.h
        art = 1.0 if self.chosen else 1.08  # a narrow cover shows the middle of its picture
        wide = 150 / art
        view: ViewBox = (75 - wide / 2, 191 - high * wide / w, wide, h * wide / w)
        inner = asset(f"pictures/covers/{self.game}").rsplit("</svg>", 1)[0]
        edge = 191.0
        inner += (
            f'<defs>{GOLD}<linearGradient id="foot" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
            f'stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/></linearGradient></defs>'
            f'<rect x="0" y="{edge}" width="150" height="{view[1] + view[3] - edge + 2:.2f}" fill="url(#foot)"/>'
            f'<rect x="0" y="{edge - 1}" width="150" height="2.2" fill="url(#gold)"/></svg>'
        )
        picture = svg(inner, view, 14 / w)
        size = (canvas.px(w), canvas.px(h))
        ready = canvas.look.pictures.soon(picture, size, lambda _: self.refresh())
        canvas.surface.blit(ready, canvas.at(0, 0))

    def _paint_facts(self, canvas: Canvas, y: float, colour: str) -> None:
        game = entry(self.game)
        parts = [("seats", span(game.seats)), ("clock", say("minutes", count=game.minutes))]
        letters, size = canvas.look.letters, 13.5 if self.chosen else 13.0
        both = self.box.w - 66
        first = max(0.36 * both, letters.width(parts[0][1], "bold", FLOOR))
        rooms = [first, both - first]
        widths = [
            letters.width(text, "bold", letters.fit(text, "bold", size, room, 22)[0])
            for (_, text), room in zip(parts, rooms, strict=True)
        ]
        x = (self.box.w - sum(widths) - 2 * 21 - 8) / 2
        for (icon, text), wide, room in zip(parts, widths, rooms, strict=True):
            canvas.icon(icon, x + 8.5, y, 17, colour)
            canvas.text(text, x + 21, y, "bold", size, "#fff4dc", width=room, high=22)
            x += 21 + wide + 8


def span(numbers: range) -> str:
    """The first and the last, or the only one."""
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def board(canvas: Canvas) -> None:
    """A shelf of wood with a brass edge."""
    w = canvas.width
    canvas.shadow(8, -6, w - 16, 20, 4, 12, 8, 220)
    canvas.draw(
        f'<defs><linearGradient id="wood" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#b9803f"/>'
        f'<stop offset="0.3" stop-color="#7d4f22"/><stop offset="1" stop-color="#3c220d"/></linearGradient>'
        f"{GOLD}</defs>"
        f'<rect x="0" y="0" width="{w}" height="22" rx="4" fill="url(#wood)" stroke="#1c0e05" stroke-width="1"/>'
        f'<path d="M2 1.6H{w - 2}" stroke="#f0c98a" stroke-opacity="0.65" stroke-width="1.4"/>'
        f'<rect x="2" y="17" width="{w - 4}" height="1.8" fill="url(#gold)"/>',
        0, 0, w, 22,
    )  # fmt: skip


def seen(viewport: Viewport) -> ViewBox:
    """The part of the backdrop that fills a window of this shape; upright, the moon stands at the right."""
    shape = viewport.size[0] / viewport.size[1]
    if shape > 1280 / 720:
        high = 1280 / shape
        return 0, (720 - high) / 2, 1280, high
    wide = 720 * shape
    left = 330 if viewport.portrait else (1280 - wide) / 2
    return left, 0, wide, 720


def night(viewport: Viewport) -> Picture:
    """The backdrop as it is seen behind sheets and lists: out of focus, and darker."""
    sharp = svg(asset("pictures/backdrop"), seen(viewport))

    def make(size: tuple[int, int]) -> Surface:
        small = (max(1, size[0] // SOFT), max(1, size[1] // SOFT))
        soft = pygame.transform.box_blur(pygame.transform.smoothscale(sharp.make(small), size), SOFT)
        soft.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
        return soft

    return Picture(f"night {SOFT} {DIM} {sharp.key}", make)


def small_cover(game: str) -> Picture:
    """The picture of a game's cover in a frame of its own, for lists."""
    inner = (asset(f"pictures/covers/{game}") if game in SHELF else BLANK).rsplit("</svg>", 1)[0]
    frame = (
        f'<defs>{GOLD}</defs><rect x="1.5" y="13.5" width="147" height="175" rx="12" fill="none" stroke="url(#gold)" '
        'stroke-width="4"/></svg>'
    )
    return svg(inner + frame, (0, 12, 150, 178.6), 0.08)
