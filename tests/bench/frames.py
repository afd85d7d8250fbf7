"""What a frame costs, as a ratio to what this machine's blits allow.

ideal = copied pixels / hot copy rate + blended pixels / hot alpha rate, both rates measured here. The window is the
dummy driver's, so presenting is not part of it. The limits are for the median: 2.5 for up to 8 moving cards, else 4.
Beside it, what whole steps of a played game take: events, motion, widgets and drawing together.
"""

from __future__ import annotations

import gc
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from tests.shots.board import Board, settle  # isort: skip - it sets the driver

import pygame
from pygame import Rect, Surface

from client.app import App
from client.screens.table import TableScreen
from client.settings import Keeper
from client.ui.pictures import Pictures
from client.ui.scene import Scene, Sprite
from shared.engine import Match
from shared.games import GAMES
from tests.bench.figures import Figure
from tests.client.croupier import Croupier

CARDS = 110
SIZES = {"1080p": (1920, 1080, 135, 189), "720p": (1280, 720, 90, 126), "4K": (3840, 2160, 270, 378)}
FRAMES = 60
RATE = 60  # frames a second


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
            gate = 2.5 if moving <= 8 else 4.0
            found.append(Figure(f"{name}: {moving} of {CARDS} cards move", ratio, "x ideal", gate, f"{least:.3f} ms"))
    times = sorted(played(10 if quick else 60))
    for name, share in (("median", 0.5), ("99th of 100", 0.99)):
        spent = times[int(share * len(times))] * 1000
        found.append(Figure(f"a game of Kořist with five at 1080p: a moving step, {name}", spent, "ms", 1000 / RATE))
    return found


def played(actions: int) -> list[float]:
    """Seconds of each step in which cards move, from the deal on."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Board(SIZES["1080p"][:2]), Keeper(Path(folder, "settings.json")), Pictures(None))
        match: Match[Any] = Match(GAMES["korist"], 5, "frames", {})
        croupier = Croupier(match)
        screen = TableScreen(app, croupier, croupier.before())
        app.push(screen)
        settle(app)
        times = []
        for _ in range(actions):
            croupier.others(1)
            if 0 in match.awaited(None):
                croupier.act(0)
            heard = croupier.hear()
            while heard or screen.play.motion.busy:
                begun = perf_counter()
                app.step(1 / RATE, (), heard)
                times.append(perf_counter() - begun)
                heard = []
        app.pictures.close()
    return times
