"""What comes and goes over the table: bubbles, faces that rise from a plaque, the paw on its way, a card seen closely.

Law: time alone moves them; when they are gone nothing is left to draw.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Surface

from client.table.areas import RATIO
from client.table.card_pictures import CardPictures
from client.table.motion import ease, mix
from client.table.plaques import NARROW
from client.ui.canvas import Canvas, Look
from client.ui.geometry import Box
from client.ui.pictures import asset, svg
from client.ui.scene import Scene, Sprite
from client.ui.theme import CREAM, INK, INK_2, PAPER_HIGH, PAPER_LOW, PAPER_RIM
from shared.engine import Card

EMOTE, EMOTE_TIME, RISE = 72.0, 1.6, 46.0
BUBBLE_TIME, FADE = 5.0, 0.3
WALK = 0.38  # seconds from seat to seat
PAW = 30.0
NEAR = 208.0  # width of a card that is looked at
DEPTH = 300_000


@dataclass
class Passing:
    """A picture that rises a little and fades."""

    sprite: Sprite
    x: float
    y: float
    length: float
    rise: float
    age: float = 0.0


class Bubbles:
    """All of them on one screen."""

    def __init__(self, scene: Scene, look: Look, reduced: bool) -> None:
        self.scene, self.look, self.reduced = scene, look, reduced
        self._passing: list[Passing] = []
        self._paw: Sprite | None = None
        self._way: tuple[tuple[float, float], tuple[float, float], float] | None = None
        self._near: Sprite | None = None
        self._near_card: tuple[Card, str, float, float, int] | None = None

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        moving = False
        for passing in list(self._passing):
            passing.age += dt
            left = passing.length - passing.age
            if left <= 0:
                self._passing.remove(passing)
                self.scene.remove([passing.sprite])
                continue
            up = 0.0 if self.reduced else passing.rise * ease(min(1.0, passing.age / passing.length))
            passing.sprite.move(*self.look.viewport.pixel(passing.x, passing.y - up))
            passing.sprite.opacity = round(255 * min(1.0, left / FADE))
            moving = moving or bool(passing.rise) or left < FADE
        return self._walk(dt) or moving

    # --- bubbles and faces ---

    def emote(self, emote: str, seat: Box) -> None:
        """A face rises from a plaque."""
        canvas = Canvas(self.look, EMOTE, EMOTE, 8)
        canvas.shadow(4, 4, EMOTE - 8, EMOTE - 8, EMOTE / 2, 6, 3, 150)
        canvas.picture(svg(asset(f"emotes/{emote}")), 0, 0, EMOTE, EMOTE)
        self._add(canvas, seat.x + 36 - EMOTE / 2, seat.y - 8, EMOTE_TIME, RISE)

    def bubble(self, name: str, text: str, seat: Box) -> None:
        """What somebody says, beside the plaque."""
        letters = self.look.letters
        size = letters.fit("", "semi", 15, math.inf)[0]
        lines = letters.wrap(text, "semi", size, 250)
        w = max(letters.width(line, "semi", size) for line in [*lines, name]) + 30
        h = len(lines) * letters.leading(size) + 36
        canvas = Canvas(self.look, w, h, 20)
        canvas.panel(0, 0, w, h, 14, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5)
        canvas.text(name, 15, 17, "bold", 13, INK_2, width=w - 24)
        canvas.lines(text, 15, 27, w - 28, h - 32, "semi", 15, INK, high=True)
        self._add(canvas, seat.x + 12, seat.y + seat.h + 6, BUBBLE_TIME, 0.0)

    def _add(self, canvas: Canvas, x: float, y: float, length: float, rise: float) -> None:
        wide, high = self.look.viewport.stage
        x = max(8 - canvas.bleed, min(x - canvas.bleed, wide - canvas.width - 8 - canvas.bleed))
        y = max(rise + 8 - canvas.bleed, min(y - canvas.bleed, high - canvas.height - 8 - canvas.bleed))
        sprite = self.scene.add(canvas.surface, *self.look.viewport.pixel(x, y), DEPTH)
        self._passing.append(Passing(sprite, x, y, length, rise))

    # --- the paw ---

    def send_paw(self, seat: Box | None) -> None:
        """Let the paw walk to a plaque; None: there is no turn."""
        if seat is None:
            if self._paw is not None:
                self._paw.visible = False
            self._way = None
            return
        beside = 56 if seat.w >= NARROW else 38  # on the rim of the avatar, and not on the name
        goal = (seat.x + beside - PAW / 2, seat.y + 4 - PAW / 2)
        if self._paw is None:
            canvas = Canvas(self.look, PAW, PAW, 8)
            canvas.shadow(0, 0, PAW, PAW, PAW / 2, 4, 2, 170)
            canvas.picture(svg(asset("signs/medallion")), 0, 0, PAW, PAW)
            self._paw = self.scene.add(canvas.surface, *self._paw_at(goal), DEPTH - 1)
            self._way = (goal, goal, WALK)
        elif self._way is None or self._way[1] != goal or not self._paw.visible:
            start = self._way[1] if self._way is not None else goal
            self._paw.visible = True
            self._way = (start, goal, WALK if self.reduced else 0.0)
            if self.reduced:
                self._paw.move(*self._paw_at(goal))

    def _walk(self, dt: float) -> bool:
        if self._way is None or self._paw is None or self._way[2] >= WALK:
            return False
        start, goal, age = self._way
        age = min(WALK, age + dt)
        self._way = (start, goal, age)
        t = age / WALK
        s = t * t * (3 - 2 * t)
        hop = 10 * abs(math.sin(3 * math.pi * t)) * (1 - t)  # three steps
        self._paw.move(*self._paw_at((mix(start[0], goal[0], s), mix(start[1], goal[1], s) - hop)))
        return True

    def _paw_at(self, at: tuple[float, float]) -> tuple[int, int]:
        return self.look.viewport.pixel(at[0] - 8, at[1] - 8)

    # --- a card seen closely ---

    def near(
        self, cards: CardPictures, card: Card | None, name: str = "", x: float = 0.0, y: float = 0.0, note: str = ""
    ) -> None:
        """Show a card large beside where it lies, with its name and a note; None: no longer."""
        wanted = None if card is None else (card, name + note, x, y, cards.arrived)
        if wanted == self._near_card:
            return
        if self._near is not None:
            self.scene.remove([self._near])
            self._near = None
        self._near_card = wanted
        if card is None:
            return
        image = self._closely(cards.resting(card, NEAR, 0.0), name, note)
        wide, high = self.look.viewport.stage
        w, h = image.get_width() / self.look.viewport.scale, image.get_height() / self.look.viewport.scale
        left = max(0.0, min(x - w / 2, wide - w))
        top = y - h - 60 if y - h - 60 > 0 else min(y + 60, high - h)
        if top < y < top + h:  # no room above or below: beside it
            left = x + 70 if x + 70 + w < wide else x - 70 - w
        self._near = self.scene.add(image, *self.look.viewport.pixel(left, max(0.0, top)), DEPTH + 10)

    def _closely(self, picture: Surface, name: str, note: str) -> Surface:
        """The card with its name on a plate below, and what can be done with it in smaller letters."""
        scale, letters = self.look.viewport.scale, self.look.letters
        w, h = picture.get_width() / scale, picture.get_height() / scale
        canvas = Canvas(self.look, w, h + 52, 0)
        canvas.surface.blit(picture, (0, 0))
        if name:
            wide = letters.width(name, "bold", letters.fit(name, "bold", 17, w - 40)[0])
            if note:
                wide = max(wide, letters.width(note, "semi", letters.fit(note, "semi", 13.5, w - 40)[0]))
            top, wide, high = (h + NEAR * RATIO) / 2 - 6, wide + 32, 56 if note else 34
            canvas.panel((w - wide) / 2, top, wide, high, 16, canvas.look.theme.panel, 1, rim_opacity=0.8)
            canvas.text(name, w / 2, top + 17, "bold", 17, CREAM, "middle", w - 40)
            if note:
                canvas.text(note, w / 2, top + 39, "semi", 13.5, canvas.look.theme.secondary, "middle", w - 40)
        return canvas.surface
