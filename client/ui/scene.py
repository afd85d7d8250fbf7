"""The picture on the screen as sprites in depth order; only what changed is drawn again.

Law: after `draw` the target holds the same pixels as if everything had been drawn anew, and a scene in which nothing
changed draws nothing.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from pygame import Rect, Surface

FEW = 8  # more rectangles cost more to present than the pixels they save
WHOLE = 0.7  # the share of the window above which all of it is drawn


class Sprite:
    """A surface at a place; made by `Scene.add`. Changing it marks what it covered and what it covers now."""

    __slots__ = ("_image", "_opacity", "_scene", "_visible", "order", "place")

    def __init__(self, scene: Scene, image: Surface, at: tuple[int, int], order: tuple[int, int]) -> None:
        self._scene, self._image, self.place = scene, image, image.get_rect(topleft=at)
        self._opacity, self._visible = 255, True
        self.order = order

    @property
    def image(self) -> Surface:
        return self._image

    @image.setter
    def image(self, image: Surface) -> None:
        """Show another picture; its top left corner stays."""
        self._touch()
        self._image, self.place.size = image, image.get_size()
        self._touch()
        self._scene.reorder()

    @property
    def rect(self) -> Rect:
        """Where it is; a copy, for `place` itself changes when the sprite moves."""
        return self.place.copy()

    def move(self, x: int, y: int) -> None:
        """Put its top left corner there."""
        if self.place.topleft != (x, y):
            self._touch()
            self.place.topleft = (x, y)
            self._touch()

    @property
    def opacity(self) -> int:
        """From 0 (not seen) to 255."""
        return self._opacity

    @opacity.setter
    def opacity(self, opacity: int) -> None:
        if opacity != self._opacity:
            self._opacity = opacity
            self._touch()
            self._scene.reorder()

    @property
    def visible(self) -> bool:
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = True
            self._touch()
            self._visible = visible
            self._scene.reorder()

    def _touch(self) -> None:
        if self._visible:
            self._scene.touch(self.place)


class Scene:
    """All sprites over one background."""

    def __init__(self, size: tuple[int, int], colour: str = "#051719") -> None:
        self._area = Rect((0, 0), size)
        self._colour = colour
        self._background: Surface | None = None
        self._sprites: list[Sprite] = []
        self._seen: list[Sprite] | None = None  # those that are visible, until that changes
        self._places: list[Rect] = []  # of these, the very rectangles that move with them
        self._blits: list[tuple[Surface, Rect]] = []  # of these, what is drawn where
        self._faint = False  # whether one of them is half transparent as a whole
        self._dirty: list[Rect] = [self._area.copy()]
        self._made = 0

    @property
    def size(self) -> tuple[int, int]:
        return self._area.size

    def clear(self, size: tuple[int, int]) -> None:
        """Begin anew, for a window of this size."""
        self._area = Rect((0, 0), size)
        self._sprites.clear()
        self._seen = None
        self._background = None
        self._dirty = [self._area.copy()]

    def set_background(self, image: Surface) -> None:
        """Lay an opaque picture under all sprites; where it does not reach, the plain colour stays."""
        self._background = image
        self.touch(self._area)

    def add(self, image: Surface, x: int, y: int, z: int = 0) -> Sprite:
        """A new sprite, above the others of the same depth."""
        self._made += 1
        sprite = Sprite(self, image, (x, y), (z, self._made))
        insort(self._sprites, sprite, key=lambda other: other.order)
        self._seen = None
        self.touch(sprite.rect)
        return sprite

    def remove(self, sprites: Iterable[Sprite]) -> None:
        """Take sprites away."""
        gone = set(map(id, sprites))
        for sprite in self._sprites:
            if id(sprite) in gone:
                sprite.visible = False
        self._sprites = [sprite for sprite in self._sprites if id(sprite) not in gone]
        self._seen = None

    def raise_to(self, sprite: Sprite, z: int) -> None:
        """Give a sprite another depth, above the others there."""
        self._sprites.remove(sprite)
        self._made += 1
        sprite.order = (z, self._made)
        insort(self._sprites, sprite, key=lambda other: other.order)
        self._seen = None
        self.touch(sprite.rect)

    def reorder(self) -> None:
        """What is visible changed."""
        self._seen = None

    def touch(self, rect: Rect) -> None:
        """Mark a region to be drawn again."""
        seen = rect.clip(self._area)
        if seen.w and seen.h:
            self._dirty.append(seen)

    def draw(self, target: Surface) -> list[Rect]:
        """Draw what changed; return the regions to present: none, a few, or exactly the whole window."""
        if not self._dirty:
            return []
        regions = merged(self._dirty)
        if sum(r.w * r.h for r in regions) > WHOLE * self._area.w * self._area.h:
            regions = [self._area.copy()]
        self._dirty = []
        if self._seen is None:
            self._seen = [sprite for sprite in self._sprites if sprite.visible]
            self._places = [sprite.place for sprite in self._seen]
            self._blits = [(sprite.image, sprite.place) for sprite in self._seen]
            self._faint = any(sprite.opacity != 255 for sprite in self._seen)
        for region in regions:
            target.set_clip(region)
            if self._background is None or not self._background.get_rect().contains(region):
                target.fill(self._colour)
            if self._background is not None:
                target.blit(self._background, region.topleft, region)
            met = region.collidelistall(self._places)
            if self._faint:
                blit(target, [self._seen[index] for index in met])
            else:
                target.fblits([self._blits[index] for index in met])
        target.set_clip(None)
        return regions


def blit(target: Surface, sprites: list[Sprite]) -> None:
    """Draw sprites in this order, within the target's clip, each with its opacity."""
    for sprite in sprites:
        # The surface may be shared with other sprites, so its own opacity comes back.
        before = sprite.image.get_alpha()
        sprite.image.set_alpha(before if sprite.opacity == 255 else sprite.opacity)
        target.blit(sprite.image, sprite.place)
        sprite.image.set_alpha(before)


def merged(rects: list[Rect]) -> list[Rect]:
    """Few rectangles, none overlapping, that cover all of these."""
    apart: list[Rect] = []
    for rect in rects:
        join(apart, rect.copy())
        while len(apart) > FEW:
            last = apart.pop()
            wasted = [waste(other, last) for other in apart]
            join(apart, apart.pop(wasted.index(min(wasted))).union(last))
    return apart


def join(apart: list[Rect], rect: Rect) -> None:
    """Add a rectangle, swallowing those that it touches."""
    while (index := rect.collidelist(apart)) != -1:
        rect.union_ip(apart.pop(index))
    apart.append(rect)


def waste(a: Rect, b: Rect) -> int:
    """How many pixels would be drawn in vain if these were one."""
    both = a.union(b)
    return both.w * both.h - a.w * a.h - b.w * b.h
