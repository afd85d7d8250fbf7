"""Input: one pointer from mouse and fingers, one set of moves from keys and gamepads, and where the focus goes."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame.event import Event

from client.ui.focus import neighbour
from client.ui.geometry import Box
from client.ui.pointer import MOUSE, Inputs, Nav, PointerEvent, Typed

TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERLEFT


def inputs() -> Inputs:
    return Inputs(lambda x, y: (x / 2, y / 2), (2560, 1440))


def finger(kind: int, x: float, y: float, number: int = 3) -> Event:
    return Event(kind, touch_id=1, finger_id=number, x=x, y=y, dx=0, dy=0, pressure=1)


def test_a_mouse_and_a_finger_are_pointers() -> None:
    reader = inputs()
    down = Event(pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=1, touch=False)
    assert reader.read(down, 1.0, False) == PointerEvent(MOUSE, "mouse", "down", 100, 50)
    assert reader.read(finger(pygame.FINGERDOWN, 0.5, 0.5), 1.0, False) == PointerEvent(3, "touch", "down", 640, 360)
    assert reader.read(finger(pygame.FINGERUP, 0, 0), 1.0, False) == PointerEvent(3, "touch", "up", 0, 0)


def test_a_finger_never_counts_twice() -> None:
    reader = inputs()
    marked = Event(pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=1, touch=True)
    assert reader.read(marked, 1.0, False) is None
    reader.read(finger(pygame.FINGERDOWN, 0.5, 0.5), 2.0, False)
    echo = Event(pygame.MOUSEBUTTONDOWN, pos=(1281, 722), button=1, touch=False)
    assert reader.read(echo, 2.02, False) is None
    assert reader.read(echo, 2.5, False) is not None
    elsewhere = Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1, touch=False)
    assert reader.read(elsewhere, 2.02, False) is not None


def test_other_buttons_mean_nothing() -> None:
    assert inputs().read(Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3, touch=False), 0, False) is None


@pytest.mark.parametrize(
    ("event", "typing", "meant"),
    [
        (Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0), False, Nav.LEFT),
        (Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0), False, Nav.NEXT),
        (Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT), False, Nav.PREVIOUS),
        (Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0), False, Nav.ACCEPT),
        (Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0), True, None),
        (Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT), False, None),
        (Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0), True, Typed("", erase=True)),
        (Event(pygame.TEXTINPUT, text="ř"), True, Typed("ř")),
        (Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A), False, Nav.ACCEPT),
        (Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP), False, Nav.UP),
        (Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_START), False, Nav.MENU),
        (Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=TRIGGER, value=32767), False, None),
        (Event(pygame.WINDOWFOCUSLOST), False, None),
    ],
)
def test_keys_and_gamepads_ask_for_the_same(event: Event, typing: bool, meant: Nav | Typed | None) -> None:
    assert inputs().read(event, 0, typing) == meant


def steps(*pushes: tuple[int, int] | tuple[int, int, int]) -> list[Nav]:
    """What the pushes of sticks ask for: axis, how far, and of which gamepad."""
    reader = inputs()
    events = [
        Event(pygame.CONTROLLERAXISMOTION, instance_id=pad[0] if pad else 0, axis=axis, value=value)
        for axis, value, *pad in pushes
    ]
    return [meant for event in events if isinstance(meant := reader.read(event, 0, False), Nav)]


X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def test_a_stick_makes_one_step_for_each_push() -> None:
    assert steps((X, 900), (X, -7000), (Y, 15000)) == []  # it only trembles, or was hardly touched
    assert steps((X, 15000), (X, 21000), (X, 32767), (X, 18000), (X, 25000)) == [Nav.RIGHT]
    assert steps((X, 21000), (X, 500), (X, 21000)) == [Nav.RIGHT, Nav.RIGHT]
    assert steps((X, 21000), (X, -21000)) == [Nav.RIGHT, Nav.LEFT]
    assert steps((Y, -32768), (Y, 0), (Y, 32767)) == [Nav.UP, Nav.DOWN]


def test_a_slanting_stick_goes_one_way() -> None:
    assert steps((X, 23000), (Y, 23000), (Y, 22000), (X, 22000)) == [Nav.RIGHT]
    assert steps((X, 23000), (Y, 15000), (X, 9000), (Y, 23000)) == [Nav.RIGHT, Nav.DOWN]
    assert steps((X, 23000, 1), (X, 23000, 2)) == [Nav.RIGHT, Nav.RIGHT]  # of two players


def test_arrows_go_to_the_nearest_edge() -> None:
    #  0 1
    #  2 wide
    boxes = [Box(0, 0, 100, 50), Box(120, 0, 100, 50), Box(0, 70, 100, 50), Box(110, 70, 300, 50)]
    assert neighbour(boxes, 0, Nav.RIGHT) == 1
    assert neighbour(boxes, 0, Nav.DOWN) == 2
    assert neighbour(boxes, 1, Nav.DOWN) == 3
    assert neighbour(boxes, 3, Nav.LEFT) == 2
    assert neighbour(boxes, 3, Nav.UP) == 1
    assert neighbour(boxes, 0, Nav.UP) is None
    assert neighbour(boxes, 3, Nav.NEXT) == 0


@pytest.mark.parametrize("seed", range(20))
def test_on_a_grid_every_box_is_reached_by_arrows(seed: int) -> None:
    chance = Random(seed)
    boxes = [
        Box(column * 120 + chance.uniform(0, 20), row * 90 + chance.uniform(0, 20), 90, 60)
        for row in range(4)
        for column in range(5)
    ]
    reached, open_ = {0}, [0]
    while open_:
        here = open_.pop()
        for way in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT):
            there = neighbour(boxes, here, way)
            if there is not None and there not in reached:
                reached.add(there)
                open_.append(there)
    assert len(reached) == len(boxes)
