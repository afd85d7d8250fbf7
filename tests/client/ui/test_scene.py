"""The scene: what is drawn piece by piece equals what is drawn whole, and idleness costs nothing."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect, Surface

from client.ui.scene import FEW, Scene, Sprite, merged

SIZE = (160, 120)


def patch(chance: Random) -> Surface:
    """A surface with soft and empty pixels."""
    surface = Surface((chance.randint(1, 50), chance.randint(1, 50)), pygame.SRCALPHA)
    surface.fill([chance.randrange(256) for _ in range(4)])
    surface.fill([chance.randrange(256) for _ in range(4)], (3, 3, 20, 9))
    return surface


def change(scene: Scene, sprites: list[Sprite], chance: Random) -> None:
    """Do one random thing to the scene."""
    what = chance.choice(["add", "move", "move", "image", "opacity", "visible", "remove", "raise", "background"])
    if what == "background":
        back = Surface((chance.randint(100, 200), 120))
        back.fill([chance.randrange(256) for _ in range(3)])
        scene.set_background(back)
    elif what == "add" or not sprites:
        sprites.append(
            scene.add(patch(chance), chance.randint(-40, 170), chance.randint(-40, 130), chance.randint(0, 3))
        )
    elif what == "remove":
        scene.remove([sprites.pop(chance.randrange(len(sprites)))])
    else:
        sprite = chance.choice(sprites)
        if what == "move":
            sprite.move(chance.randint(-60, 200), chance.randint(-60, 150))
        elif what == "image":
            sprite.image = patch(chance)
        elif what == "opacity":
            sprite.opacity = chance.randrange(256)
        elif what == "visible":
            sprite.visible = not sprite.visible
        else:
            scene.raise_to(sprite, chance.randint(0, 3))


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_drawing_what_changed_equals_drawing_all(seed: int) -> None:
    chance = Random(seed)
    scene, sprites, kept = Scene(SIZE), [], Surface(SIZE)
    for _ in range(12):
        for _ in range(chance.randint(1, 4)):
            change(scene, sprites, chance)
        regions = scene.draw(kept)
        assert len(regions) <= FEW
        assert not any(a.colliderect(b) for i, a in enumerate(regions) for b in regions[:i])
        scene.touch(Rect(0, 0, *SIZE))
        whole = Surface(SIZE)
        assert scene.draw(whole) == [Rect(0, 0, *SIZE)]
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_nothing_changed_nothing_drawn() -> None:
    scene = Scene(SIZE)
    sprite = scene.add(Surface((10, 10)), 5, 5)
    target = Surface(SIZE)
    assert scene.draw(target)
    assert scene.draw(target) == []
    sprite.move(5, 5)
    sprite.opacity = 255
    sprite.visible = True
    assert scene.draw(target) == []


def test_a_hidden_sprite_may_change_without_drawing() -> None:
    scene = Scene(SIZE)
    sprite = scene.add(Surface((10, 10)), 5, 5)
    sprite.visible = False
    scene.draw(Surface(SIZE))
    sprite.move(50, 50)
    assert scene.draw(Surface(SIZE)) == []


def test_a_small_change_draws_a_small_region_and_a_large_one_all() -> None:
    scene = Scene(SIZE)
    sprite = scene.add(Surface((10, 10)), 5, 5)
    scene.draw(Surface(SIZE))
    sprite.move(7, 5)
    assert scene.draw(Surface(SIZE)) == [Rect(5, 5, 12, 10)]
    sprite.image = Surface((150, 110))
    assert scene.draw(Surface(SIZE)) == [Rect(0, 0, *SIZE)]


@pytest.mark.parametrize("count", [1, FEW, 40, 300])
def test_merging_covers_everything(count: int) -> None:
    chance = Random(count)
    rects = [Rect(chance.randrange(900), chance.randrange(600), 20, 20) for _ in range(count)]
    regions = merged(rects)
    assert len(regions) <= FEW
    assert all(any(region.contains(rect) for region in regions) for rect in rects)
