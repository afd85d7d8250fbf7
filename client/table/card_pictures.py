"""Pictures of cards: turned, veiled, ringed, with their shadow; sharp ones for resting cards, quick ones for flying.

Law: a resting card is rasterised from its SVG at its exact size and turn, in the worker; until that is made, and in
flight, a card is shown by what there already is, turned and scaled. The middle of each surface is the card's middle.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

import pygame
from pygame import Surface

from client.table.areas import RATIO
from client.table.deck import Deck, is_large, texts
from client.table.marks import PLAIN, Mark, Ring
from client.table.ornaments import CORNER
from client.ui.canvas import Look, soft_box
from client.ui.pictures import EMPTY, Picture, Size, shape, svg, weight
from client.ui.text import CATALOGUE, capitals, font
from client.ui.theme import GLOW, SHADOW, rgb
from shared.engine import Card

KEPT = 64 << 20  # bytes of finished cards
UNITS = 250.0  # width of a card's drawing
VEIL = rgb("#04191b")
TURNS = 4  # resting cards lie at quarters of a degree
COARSE = 2.0  # degrees between the turns of a flying card


def turned_size(px: int, turn: float) -> Size:
    """The pixels that a card of this width needs at this turn."""
    if not turn:
        return px, round(RATIO * px)
    angle, high = math.radians(abs(turn)), RATIO * px
    wide = px * math.cos(angle) + high * math.sin(angle)
    tall = px * math.sin(angle) + high * math.cos(angle)
    return math.ceil(wide) + 4, math.ceil(tall) + 4


def turned(text: str, px: int, turn: float) -> Picture:
    """A card's SVG, turned inside its picture so that its edges stay sharp."""
    if not turn:
        return svg(text)
    w, h = (side * UNITS / px for side in turned_size(px, turn))
    inner = text.split(">", 1)[1].rsplit("</svg>", 1)[0]
    middle = f"translate({w / 2 - UNITS / 2:.2f} {h / 2 - UNITS * RATIO / 2:.2f})"
    around = f"rotate({turn:.2f} {UNITS / 2:.0f} {UNITS * RATIO / 2:.0f})"
    return shape(f'<g transform="{middle} {around}">{inner}</g>', w, h)


class CardPictures:
    """The cards of one deck on one screen."""

    def __init__(self, look: Look, deck: Deck, banner: Callable[[Card], str]) -> None:
        self.look, self.deck, self.banner = look, deck, banner
        self.arrived = 0  # how often a picture came from the worker; what was drawn before may look better now
        self._bases: dict[tuple[str, int, float], Surface] = {}
        self._asked: set[tuple[str, int, float]] = set()
        self._kept: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self._bytes = 0

    def pixels(self, width: float) -> int:
        """How many pixels wide a card is drawn."""
        return max(2, round(width * self.look.viewport.scale))

    def prefetch(self, widths: set[float]) -> None:
        """Have all faces made at these widths, upright, when the worker has nothing else to do."""
        for width in sorted(widths):
            for picture in self.deck.pictures:
                self._base(picture, self.pixels(width), 0.0)

    def resting(self, card: Card, width: float, angle: float, mark: Mark = PLAIN) -> Surface:
        """A card that lies still."""
        px, turn = self.pixels(width), round(angle * TURNS) / TURNS
        picture = self.deck.picture(card)
        base = self._base(picture, px, turn)
        key = (picture, px, turn, mark.veil, mark.ring, CATALOGUE.language)
        if base is None:
            return self.flying(card, width, angle, 1.0, mark)
        return self._keep(key, lambda: self._finished(card, base, px, turn, mark))

    def flying(self, card: Card, width: float, angle: float, open_: float, mark: Mark = PLAIN) -> Surface:
        """A card on its way: of any width and turn, edge-on where `open_` is 0."""
        px, turn = self.pixels(width), round(angle / COARSE) * COARSE
        picture = self.deck.picture(card)
        found = self._nearest(picture, px)
        if found is None:
            return self._keep(("blank", px, turn), lambda: self._blank(px, turn))
        base, source = found
        step = max(1, px // 24)
        wide, seen = max(2, round(px / step) * step), max(1, round(open_ * 16))
        key = (picture, wide, turn, seen, mark.veil, mark.ring, source, "fly", CATALOGUE.language)
        return self._keep(key, lambda: self._swung(card, base, source, wide, turn, seen / 16, mark))

    # --- what they are made of ---

    def _base(self, picture: str, px: int, turn: float) -> Surface | None:
        """The bare picture if it is there; else it is asked for."""
        key = (picture, px, turn)
        found = self._bases.get(key)
        if found is None and key not in self._asked:
            self._asked.add(key)

            def ready(surface: Surface) -> None:
                self._bases[key] = surface
                self.arrived += 1

            size = turned_size(px, turn)
            face = self.deck.drawn(picture, px, self.look.viewport.scale)
            got = self.look.pictures.later(turned(face, px, turn), size, ready)
            if got is not self.look.pictures.now(EMPTY, size):
                found = self._bases[key] = got
        return found

    def _nearest(self, picture: str, px: int) -> tuple[Surface, int] | None:
        """The upright picture whose size is best for drawing at another one."""
        sizes = sorted(size for name, size, turn in self._bases if name == picture and not turn)
        if not sizes:
            self._base(picture, px, 0.0)
            return None
        best = next((size for size in sizes if size >= px), sizes[-1])
        return self._bases[picture, best, 0.0], best

    def _finished(self, card: Card, base: Surface, px: int, turn: float, mark: Mark) -> Surface:
        face = base.copy()
        self._write(face, card, px, turn)
        if mark.veil:
            veil(face, mark.veil)
        return self._mounted(face, px, turn, mark.ring)

    def _swung(self, card: Card, base: Surface, source: int, px: int, turn: float, open_: float, mark: Mark) -> Surface:
        face = base.copy()
        self._write(face, card, source, 0.0)
        if mark.veil:
            veil(face, mark.veil)
        size = (max(1, round(px * open_)), round(RATIO * px))
        if face.get_size() != size:
            face = pygame.transform.smoothscale(face, size)
        if turn:
            face = pygame.transform.rotozoom(face, -turn, 1.0)
        return self._mounted(face, max(2, round(px * open_)), turn, mark.ring, round(RATIO * px))

    def _mounted(self, face: Surface, px: int, turn: float, ring: Ring, high: int = 0) -> Surface:
        """The card over its shadow, and its rim over it."""
        tall = high or round(RATIO * px)
        blur = max(3, round(0.07 * tall / RATIO))
        margin = round(2.2 * blur) + 2 if ring is Ring.NONE else max(round(2.2 * blur) + 2, self._px(22))
        whole = Surface((face.get_width() + 2 * margin, face.get_height() + 2 * margin), pygame.SRCALPHA)
        whole = whole.convert_alpha()
        corner = max(1, round(CORNER * tall / RATIO))
        self._soften(whole, px, tall, turn, corner, blur, 120, SHADOW, round(0.03 * tall / RATIO))
        if ring is not Ring.NONE:
            self._soften(whole, px + 2, tall + 2, turn, corner, max(3, self._px(8)), 235, rgb(GLOW), 0)
        whole.blit(face, (margin, margin))
        if ring is not Ring.NONE:
            self._rim(whole, px, tall, turn, ring)
        return whole

    def _soften(
        self, whole: Surface, px: int, tall: int, turn: float, corner: int, blur: int, strength: int,
        colour: tuple[int, int, int], drop: int,
    ) -> None:  # fmt: skip
        """A soft box behind the card, as large as the card is."""
        far = round(2.2 * blur)
        picture = soft_box(far, corner, max(1, round(blur * 0.55)), strength, colour)
        soft = self.look.pictures.now(picture, (px + 2 * far, tall + 2 * far))
        if turn:
            soft = self._keep((picture.key, px, tall, turn), lambda: pygame.transform.rotozoom(soft, -turn, 1.0))
        x, y = (whole.get_width() - soft.get_width()) // 2, (whole.get_height() - soft.get_height()) // 2
        whole.blit(soft, (x, y + drop))

    def _rim(self, whole: Surface, px: int, tall: int, turn: float, ring: Ring) -> None:
        w, h = whole.get_size()
        x, y, thick = (w - px) / 2, (h - tall) / 2, max(2.0, 2.4 * self.look.viewport.scale)
        inner = (
            f'<rect x="{x + thick / 2:.2f}" y="{y + thick / 2:.2f}" width="{px - thick:.2f}" '
            f'height="{tall - thick:.2f}" rx="{CORNER * px:.2f}" fill="none" stroke="{ring.value}" '
            f'stroke-width="{thick:.2f}" transform="rotate({turn:.2f} {w / 2:.2f} {h / 2:.2f})"/>'
        )
        whole.blit(self.look.pictures.now(shape(inner, w, h), (w, h)), (0, 0))

    def _write(self, face: Surface, card: Card, px: int, turn: float) -> None:
        """The words on a large face, in the player's language."""
        if card[0] == "?" or not is_large(px, self.look.viewport.scale):
            return
        word = self.banner(card)
        for spot in texts(self.deck.folder).get(self.deck.picture(card), ()):
            share = px / UNITS
            size = max(6, round(spot["cap"] * share / capitals("serif")))
            while size > 6 and font("serif", size).size(word)[0] > spot["width"] * share:
                size -= 1
            drawn = font("serif", size).render(word, True, rgb(spot["colour"]))
            down = (font("serif", size).get_ascent() - round(capitals("serif") * size / 2)) - drawn.get_height() / 2
            x, y = (spot["x"] - UNITS / 2) * share, (spot["y"] - UNITS * RATIO / 2) * share - down
            angle = math.radians(turn)
            if turn:
                drawn = pygame.transform.rotozoom(drawn, -turn, 1.0)
            across, below = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
            left = face.get_width() / 2 + across - drawn.get_width() / 2
            face.blit(drawn, (round(left), round(face.get_height() / 2 + below - drawn.get_height() / 2)))

    def _blank(self, px: int, turn: float) -> Surface:
        """Paper, until the picture is there."""
        inner = '<rect x="0.5" y="0.5" width="249" height="349" rx="17" fill="#f3e6cb" stroke="#b9a27a"/>'
        face = self.look.pictures.now(shape(inner, UNITS, UNITS * RATIO), (px, round(RATIO * px)))
        if turn:
            face = pygame.transform.rotozoom(face, -turn, 1.0)
        return self._mounted(face, px, turn, Ring.NONE)

    def _px(self, units: float) -> int:
        return round(units * self.look.viewport.scale)

    def _keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self._bytes += weight(made)
        while self._bytes > KEPT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= weight(oldest)
        return made


def veil(face: Surface, share: float) -> None:
    """Darken a card by so much; its corners stay as clear as they are."""
    left = round(255 * (1 - share))
    face.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)
    face.fill((*(round(part * share) for part in VEIL), 0), special_flags=pygame.BLEND_RGBA_ADD)
