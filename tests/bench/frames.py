"""What a frame costs, as a ratio to what this machine's blits allow.

ideal = copied pixels / hot copy rate + blended pixels / hot alpha rate, both rates measured here. The window is the
dummy driver's, so presenting is not part of it. The limits are for the median: 3 for up to 3 moving cards, else 4.5.
"""

from __future__ import annotations

import gc
import os
import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before pygame is imported

import pygame
from pygame import Rect, Surface

from client.ui.scene import Scene, Sprite
from tests.bench.figures import Figure

CARDS = 110
SIZES = {"720p": (1280, 720, 90, 126), "1080p": (1920, 1080, 135, 189), "4K": (3840, 2160, 270, 378)}
FRAMES = 60


def best(work: Callable[[], object], times: int = 40) -> float:
    """Seconds, at best."""
    found = []
    for _ in range(times):
        begun = perf_counter()
        work()
        found.append(perf_counter() - begun)
    return min(found)


def rates(target: Surface) -> tuple[float, float]:
    """Pixels per second, copied and blended, with everything in the cache."""
    plain = Surface((640, 360)).convert()
    soft = Surface((320, 320), pygame.SRCALPHA).convert_alpha()
    soft.fill((9, 9, 9, 200))
    copied = 640 * 360 / best(lambda: target.blit(plain, (0, 0)))
    return copied, 20 * 320 * 320 / best(lambda: target.fblits([(soft, (0, 0))] * 20))


def card(wide: int, high: int, chance: Random) -> Surface:
    """A card with soft corners, turned a little."""
    face = Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(face, (250, 246, chance.randrange(256)), face.get_rect(), border_radius=wide // 14)
    return pygame.transform.rotozoom(face, chance.choice((0, 0, 0, -9, 6, 15)), 1).convert_alpha()


def pixels(regions: list[Rect], sprites: list[Sprite]) -> tuple[int, int]:
    """How many were copied from the background and how many blended over it."""
    copied = sum(region.w * region.h for region in regions)
    parts = [sprite.rect.clip(region) for region in regions for sprite in sprites]
    return copied, sum(part.w * part.h for part in parts)


def measure(size: tuple[int, int, int, int], moving: int) -> tuple[float, float]:
    """Milliseconds at best, and the median ratio."""
    wide, high, card_wide, card_high = size
    chance = Random(1)
    target = pygame.display.set_mode((wide, high))
    copy, blend = rates(target)
    scene = Scene((wide, high))
    scene.set_background(Surface((wide, high)).convert())
    places = [(chance.randrange(wide - card_wide), chance.randrange(high - card_high)) for _ in range(CARDS)]
    sprites = [scene.add(card(card_wide, card_high, chance), x, y) for x, y in places]
    scene.draw(target)
    times, ratios = [], []
    gc.disable()
    for frame in range(FRAMES):
        begun = perf_counter()
        for number, sprite in enumerate(sprites[CARDS - moving :]):
            x, y = frame * 9 + number * wide // 13, frame * 5 + number * 61
            sprite.move(x % (wide - card_wide), y % (high - card_high))
        regions = scene.draw(target)
        spent = perf_counter() - begun
        copied, blended = pixels(regions, sprites)
        times.append(spent)
        ratios.append(spent / (copied / copy + blended / blend))
    gc.enable()
    return min(times) * 1000, statistics.median(ratios)


def figures(quick: bool) -> list[Figure]:
    pygame.display.init()
    found = []
    for name, size in list(SIZES.items())[: 1 if quick else None]:
        for moving in (1, 3, 8, CARDS):
            least, ratio = measure(size, moving)
            gate = 3.0 if moving <= 3 else 4.5
            found.append(Figure(f"{name}: {moving} of {CARDS} cards move", ratio, "x ideal", gate, f"{least:.3f} ms"))
    return found
