"""One kind of input from many devices: pointers from mouse and fingers, moves of the focus from keys and gamepads.

Law: screens never see a device. A finger never counts twice, whatever mouse events the system makes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Literal, NamedTuple

import pygame
from pygame.event import Event

MOUSE = -1  # its pointer id; fingers have their own
PUSHED, LET_GO = 20_000, 12_000  # of 32,767: how far a stick is pushed to count, and back to be let go
ECHO_TIME, ECHO_FAR = 0.05, 12.0  # some systems send an unmarked mouse press right after a finger, right there

Phase = Literal["down", "move", "up", "cancel", "wheel"]


class PointerEvent(NamedTuple):
    """A mouse or a finger did something; x and y in units. `turn` is the wheel's, upwards positive."""

    id: int
    kind: Literal["mouse", "touch"]
    phase: Phase
    x: float
    y: float
    turn: float = 0


class Nav(Enum):
    """What keys and gamepads can ask for."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    ACCEPT = auto()
    BACK = auto()
    MENU = auto()
    FIRST = auto()
    LAST = auto()


class Typed(NamedTuple):
    """Text from a keyboard, ours or the system's; empty with `erase` for one letter back."""

    text: str
    erase: bool = False


Input = PointerEvent | Nav | Typed

KEYS: dict[int, Nav] = {
    pygame.K_UP: Nav.UP,
    pygame.K_DOWN: Nav.DOWN,
    pygame.K_LEFT: Nav.LEFT,
    pygame.K_RIGHT: Nav.RIGHT,
    pygame.K_RETURN: Nav.ACCEPT,
    pygame.K_KP_ENTER: Nav.ACCEPT,
    pygame.K_ESCAPE: Nav.BACK,
    pygame.K_HOME: Nav.FIRST,
    pygame.K_END: Nav.LAST,
}
BUTTONS: dict[int, Nav] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Nav.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Nav.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Nav.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Nav.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Nav.ACCEPT,
    pygame.CONTROLLER_BUTTON_B: Nav.BACK,
    pygame.CONTROLLER_BUTTON_START: Nav.MENU,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Nav.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Nav.PREVIOUS,
}
AXES: dict[int, tuple[Nav, Nav]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Nav.LEFT, Nav.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Nav.UP, Nav.DOWN),
}


@dataclass
class Inputs:
    """Turns pygame's events into ours. `unit` maps pixels of the window to units, `size` is the window's."""

    unit: Callable[[float, float], tuple[float, float]]
    size: tuple[int, int]
    _finger: tuple[float, float, float] = (-1e9, 0.0, 0.0)  # when and where the last one touched
    _sticks: dict[int, Nav] = field(default_factory=dict)  # by gamepad: where its stick is pushed

    def read(self, event: Event, now: float, typing: bool) -> Input | None:
        """Our event, or None if it means nothing to us. While typing, space is a letter."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event, now)
        if event.type == pygame.MOUSEWHEEL:
            x, y = self.unit(*pygame.mouse.get_pos())
            return PointerEvent(MOUSE, "mouse", "wheel", x, y, event.y)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            return self._touch(event, now)
        if event.type == pygame.TEXTINPUT:
            return Typed(event.text)
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_BACKSPACE:
                return Typed("", erase=True)
            if event.key == pygame.K_SPACE:
                return None if typing else Nav.ACCEPT
            if event.key == pygame.K_TAB:
                return Nav.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Nav.NEXT
            return None if event.mod & pygame.KMOD_ALT else KEYS.get(event.key)
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return BUTTONS.get(event.button)
        if event.type == pygame.CONTROLLERAXISMOTION and event.axis in AXES:
            return self._stick(event)
        return None

    def _mouse(self, event: Event, now: float) -> PointerEvent | None:
        if getattr(event, "touch", False):
            return None
        x, y = self.unit(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return PointerEvent(MOUSE, "mouse", "move", x, y)
        if event.button != 1:
            return None
        when, left, top = self._finger
        if now - when < ECHO_TIME and abs(x - left) < ECHO_FAR and abs(y - top) < ECHO_FAR:
            return None
        return PointerEvent(MOUSE, "mouse", "down" if event.type == pygame.MOUSEBUTTONDOWN else "up", x, y)

    def _touch(self, event: Event, now: float) -> PointerEvent:
        x, y = self.unit(event.x * self.size[0], event.y * self.size[1])
        self._finger = (now, x, y)
        phases: dict[int, Phase] = {pygame.FINGERDOWN: "down", pygame.FINGERUP: "up", pygame.FINGERMOTION: "move"}
        return PointerEvent(event.finger_id, "touch", phases[event.type], x, y)

    def _stick(self, event: Event) -> Nav | None:
        """One step for each push, however the stick trembles; a slanting push goes where it went first."""
        pad, ways, far = event.instance_id, AXES[event.axis], abs(event.value)
        way, held = ways[event.value > 0], self._sticks.get(event.instance_id)
        if held in ways and (far < LET_GO or way is not held):
            del self._sticks[pad]
            held = None
        if held is not None or far < PUSHED:
            return None
        self._sticks[pad] = way
        return way
