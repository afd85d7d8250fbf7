"""Sounds and music: played where they happen on the table, as loud as the player wants.

Law: sound never holds anything up and never fails. It is made in a thread while the first frames are drawn; what is not
made yet, or has no device to be heard on, is silence.
"""

from __future__ import annotations

import logging
from itertools import count
from math import cos, pi, sin
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Literal, Protocol

import pygame

if TYPE_CHECKING:
    from numpy.typing import NDArray

Sound = Literal[
    "deal", "lay", "flip", "shuffle", "capture", "chip", "select", "refuse", "turn", "last", "chat", "pair", "win",
    "lose",
]  # fmt: skip
log = logging.getLogger(__name__)

RATE = 44_100
CHANNELS = 24
MUSIC_CHANNEL = 0
MUSIC_SHARE = 0.45  # music stays behind the sounds
PAUSE = 0.045  # seconds between two sounds of a name: a deal is heard card by card, and no louder than that
FADE_IN = 2500  # milliseconds
MIDDLE = 0.5


class Volumes(Protocol):
    """How loud it shall be now, in percent."""

    sound: int
    music: int


class Silence:
    """Nothing is heard: for pictures, tests, and machines without a device."""

    def begin(self) -> None:
        """Make the sounds; once, when the first frame is seen."""

    def play(self, name: Sound, x: float = MIDDLE) -> None:
        """Let a sound be heard from there: 0 is the left end of the table, 1 the right one."""

    def music(self, on: bool) -> None:
        """Begin or end the music."""

    def update(self, dt: float) -> None:
        """Time passes."""

    def close(self) -> None:
        """Be silent for good."""


class Sounds(Silence):
    """All that is heard."""

    def __init__(self, volumes: Volumes) -> None:
        self.volumes = volumes
        self._time = 0.0
        self._last: dict[str, float] = {}
        self._turns = count()
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._music: pygame.mixer.Sound | None = None
        self._wanted = False
        self._loud = -1
        self._made: SimpleQueue[tuple[str, list[NDArray[Any]]]] = SimpleQueue()
        self.device = opened()
        if self.device:
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(1)

    def begin(self) -> None:
        if self.device:
            Thread(target=self._make, name="sounds", daemon=True).start()

    def play(self, name: Sound, x: float = MIDDLE) -> None:
        ready = self._sounds.get(name)
        if not ready or not self.volumes.sound or self._time - self._last.get(name, -1.0) < PAUSE:
            return
        self._last[name] = self._time
        channel = pygame.mixer.find_channel()
        if channel is not None:
            volume = self.volumes.sound / 100
            angle = pi / 2 * (0.15 + 0.7 * min(1.0, max(0.0, x)))  # never all on one side
            channel.play(ready[next(self._turns) % len(ready)])
            channel.set_volume(volume * cos(angle), volume * sin(angle))

    def music(self, on: bool) -> None:
        self._wanted = on
        self._follow()

    def update(self, dt: float) -> None:
        """What was made meanwhile can be heard from now on, and so can a slider that moved."""
        self._time += dt
        if not self.device:
            return
        try:
            while True:
                name, arrays = self._made.get_nowait()
                made = [pygame.sndarray.make_sound(array) for array in arrays]
                if name:
                    self._sounds[name] = made
                else:
                    self._music = made[0]
        except Empty:
            pass
        self._follow()

    def close(self) -> None:
        if self.device:
            self.device = False
            pygame.mixer.quit()

    def _follow(self) -> None:
        """Let the music be as the settings say."""
        if not self.device or self._music is None:
            return
        loud = self.volumes.music if self._wanted else 0
        if loud == self._loud:
            return
        channel = pygame.mixer.Channel(MUSIC_CHANNEL)
        if not loud:
            channel.fadeout(400)
        else:
            if self._loud <= 0:
                channel.play(self._music, -1, fade_ms=FADE_IN)
            channel.set_volume(MUSIC_SHARE * loud / 100)
        self._loud = loud

    def _make(self) -> None:
        """In the thread: the short ones first, they are needed first."""
        from client.ui import synth  # here, for the first frame shall not wait for numpy

        for name in synth.RECIPES:
            self._made.put((name, [synth.stereo(samples) for samples in synth.variants(name)]))
        self._made.put(("", [synth.stereo(synth.music())]))


def opened() -> bool:
    """Open the device; without one the game is silent."""
    try:
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    except pygame.error as error:
        log.warning("there is no sound: %s", error)
        return False
    return True
