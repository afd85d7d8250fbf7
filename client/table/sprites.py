"""Everything on the table that is no widget, as sprites of the scene: cards, their badges, ornaments, passing things.

Law: only what looks different than before is touched, so that a table where nothing moves draws nothing. Of cards that
lie exactly on each other only the uppermost is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from pygame import Surface

from client.table.areas import RATIO, Pose
from client.table.card_pictures import CardPictures
from client.table.layout import SEEN
from client.table.marks import PLAIN, Badge, Mark, Ornament
from client.table.motion import Sight
from client.table.stage import SpriteId
from client.ui.canvas import Canvas, Look
from client.ui.pictures import shape
from client.ui.scene import Scene, Sprite

CARDS = 100  # the depth of the lowest card; ornaments know their own
BADGE = 26.0
BADGES = {
    Badge.PLUS: "M14 8.6V19.4M8.6 14H19.4",
    Badge.TICK: "M8.6 14.4L12.6 18.4L19.6 10.2",
}


class Drawn(NamedTuple):
    """What a card's sprite shows."""

    sight: Sight
    mark: Mark
    flying: bool
    covered: bool
    arrived: int


class Sprites:
    """The sprites of one screen; made anew with it."""

    def __init__(self, scene: Scene, look: Look, pictures: CardPictures) -> None:
        self.scene, self.look, self.pictures = scene, look, pictures
        self._cards: dict[SpriteId, Sprite] = {}
        self._badges: dict[SpriteId, Sprite] = {}
        self._drawn: dict[SpriteId, Drawn] = {}
        self._ornaments: dict[str, tuple[Ornament, Sprite, list[str]]] = {}
        self.cursor: Sprite | None = None

    @property
    def cut(self) -> list[str]:
        """Texts of ornaments that do not fit."""
        return [text for _, _, cut in self._ornaments.values() for text in cut]

    # --- cards ---

    def show(
        self, sights: Mapping[SpriteId, Sight], marks: Mapping[SpriteId, Mark], flying: Collection[SpriteId]
    ) -> None:
        """Draw the cards as they are now."""
        covered = hidden(sights, flying)
        for sprite in [known for known in self._cards if known not in sights]:
            self._forget(sprite)
        arrived = self.pictures.arrived
        for sprite, sight in sights.items():
            now = Drawn(sight, marks.get(sprite, PLAIN), sprite in flying, sprite in covered, arrived)
            if self._drawn.get(sprite) != now:
                self._drawn[sprite] = now
                self._draw(sprite, now)

    def _draw(self, sprite: SpriteId, now: Drawn) -> None:
        sight = now.sight
        pose = sight.pose.lifted(now.mark.lift) if now.mark.lift else sight.pose
        if now.flying:
            image = self.pictures.flying(sight.card, pose.width, pose.angle, sight.open, now.mark)
        elif now.covered:
            if sprite in self._cards:
                self._cards[sprite].visible = False
            self._unbadge(sprite)
            return
        else:
            image = self.pictures.resting(sight.card, pose.width, pose.angle, now.mark)
        known = self._cards.get(sprite)
        place, depth = self._corner(image, pose.x, pose.y), CARDS + round(pose.z)
        if known is None:
            known = self._cards[sprite] = self.scene.add(image, *place, depth)
        else:
            known.visible = True
            if known.image is not image:
                known.image = image
            known.move(*place)
            if known.order[0] != depth:
                self.scene.raise_to(known, depth)
        known.opacity = round(255 * sight.alpha)
        self._badge(sprite, now.mark.badge, pose)

    def _corner(self, image: Surface, x: float, y: float) -> tuple[int, int]:
        across, down = self.look.viewport.pixel(x, y)
        return across - image.get_width() // 2, down - image.get_height() // 2

    def _badge(self, sprite: SpriteId, badge: Badge, pose: Pose) -> None:
        if badge is Badge.NONE:
            self._unbadge(sprite)
            return
        turn, up = math.radians(pose.angle), pose.width * RATIO / 2
        image = self.disc(badge)
        place = self._corner(image, pose.x + up * math.sin(turn), pose.y - up * math.cos(turn))
        known = self._badges.get(sprite)
        if known is None:
            self._badges[sprite] = self.scene.add(image, *place, 60_000)
        else:
            if known.image is not image:
                known.image = image
            known.move(*place)

    def disc(self, badge: Badge) -> Surface:
        """The picture of a badge."""
        inner = (
            '<circle cx="14" cy="14" r="13" fill="#2b1704"/><circle cx="14" cy="14" r="11.6" fill="#ffd27d"/>'
            f'<path d="{BADGES[badge]}" fill="none" stroke="#2b1704" stroke-width="2.8" stroke-linecap="round" '
            'stroke-linejoin="round"/>'
        )
        side = max(8, round(BADGE * self.look.viewport.scale))
        return self.look.pictures.now(shape(inner, 28, 28), (side, side))

    def _unbadge(self, sprite: SpriteId) -> None:
        if sprite in self._badges:
            self.scene.remove([self._badges.pop(sprite)])

    def _forget(self, sprite: SpriteId) -> None:
        self.scene.remove([self._cards.pop(sprite)])
        self._drawn.pop(sprite, None)
        self._unbadge(sprite)

    # --- where the keys are ---

    def point_at(self, pose: Pose | None) -> None:
        """Show the focus on a card, or on none."""
        if self.cursor is not None:
            self.scene.remove([self.cursor])
            self.cursor = None
        if pose is None:
            return
        scale = self.look.viewport.scale
        box = pose.bounds()
        w, h = box.w + 24, box.h + 24
        wide, tall = pose.width + 10, pose.width * RATIO + 10
        inner = "".join(
            f'<rect x="{(w - wide) / 2:.2f}" y="{(h - tall) / 2:.2f}" width="{wide:.2f}" height="{tall:.2f}" '
            f'rx="{0.07 * pose.width + 5:.2f}" fill="none" stroke="{colour}" stroke-width="{thick}" '
            f'transform="rotate({pose.angle:.2f} {w / 2:.2f} {h / 2:.2f})"/>'
            for colour, thick in (("#0b1416", 5), ("#fbf1dc", 3))
        )
        image = self.look.pictures.now(shape(inner, w, h), (round(w * scale), round(h * scale)))
        self.cursor = self.scene.add(image, *self._corner(image, pose.x, pose.y), 70_000)

    # --- ornaments ---

    def dress(self, ornaments: Iterable[Ornament]) -> None:
        """Show these ornaments and no others."""
        wanted = {ornament.name: ornament for ornament in ornaments}
        for name in [name for name in self._ornaments if name not in wanted]:
            self.scene.remove([self._ornaments.pop(name)[1]])
        for name, ornament in wanted.items():
            known = self._ornaments.get(name)
            if known is not None and (known[0].box, known[0].look) == (ornament.box, ornament.look):
                continue
            canvas = painted(self.look, ornament)
            place = self.look.viewport.pixel(ornament.box.x - ornament.bleed, ornament.box.y - ornament.bleed)
            if known is None:
                sprite = self.scene.add(canvas.surface, *place, ornament.height.value)
            else:
                sprite = known[1]
                sprite.image = canvas.surface
                sprite.move(*place)
            self._ornaments[name] = (ornament, sprite, canvas.cut)


def painted(look: Look, ornament: Ornament) -> Canvas:
    """An ornament on a canvas of its own."""
    canvas = Canvas(look, ornament.box.w, ornament.box.h, ornament.bleed)
    ornament.paint(canvas)
    return canvas


def hidden(sights: Mapping[SpriteId, Sight], flying: Collection[SpriteId]) -> set[SpriteId]:
    """Resting cards that lie exactly under another one, or that are no more than a hint on a plaque."""
    tops: dict[tuple[float, float, float, float], tuple[float, SpriteId]] = {}
    under: set[SpriteId] = set()
    for sprite, sight in sights.items():
        if sprite in flying:
            continue
        x, y, width, angle, z = sight.pose
        if width < SEEN:
            under.add(sprite)
            continue
        known = tops.get((x, y, width, angle))
        if known is None or known[0] < z:
            if known is not None:
                under.add(known[1])
            tops[x, y, width, angle] = (z, sprite)
        else:
            under.add(sprite)
    return under
