"""Sounds as arrays, what a mixer makes of them, and silence where there is no device."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from client.ui import synth

# The middle of the spectrum in hertz: a card is bright, wood and strings are warm.
CENTROIDS = {
    "deal": (2500, 7000), "lay": (2000, 6500), "flip": (900, 4000), "shuffle": (2000, 6500), "capture": (400, 3000),
    "chip": (2500, 7500), "select": (500, 2500), "refuse": (150, 1500), "turn": (300, 1800), "last": (300, 1800),
    "chat": (600, 2600), "pair": (400, 2400), "win": (400, 2400), "lose": (200, 1500),
}  # fmt: skip

HEARD = """
import sys, time
import numpy as np
import pygame
from client.settings import Settings
from client.ui.sound import Sounds

pygame.display.init()
sounds = Sounds(Settings(sound=int(sys.argv[1])))
sounds.begin()
until = time.monotonic() + 30
while "win" not in sounds._sounds and time.monotonic() < until:
    sounds.update(0.01)
    time.sleep(0.005)
sounds.play("win", float(sys.argv[2]))
while pygame.mixer.get_busy() and time.monotonic() < until:
    time.sleep(0.005)
sounds.close()
"""


@pytest.mark.parametrize("name", synth.RECIPES)
def test_a_sound_is_clean(name: str) -> None:
    made = synth.variants(name)
    assert len(made) == synth.RECIPES[name].variants
    for samples in made:
        assert np.abs(samples).max() == pytest.approx(synth.RECIPES[name].peak)
        assert np.abs(samples).max() <= synth.LOUDEST
        assert abs(samples.mean()) < 1e-3
        assert abs(samples[0]) < 1e-6
        assert abs(samples[-1]) < 1e-6
        assert 0.01 < np.sqrt((samples**2).mean()) < 0.25
        spectrum = np.abs(np.fft.rfft(samples))
        middle = (spectrum * np.fft.rfftfreq(len(samples), 1 / synth.RATE)).sum() / spectrum.sum()
        low, high = CENTROIDS[name]
        assert low < middle < high


def test_variants_differ() -> None:
    one, other, *_ = synth.variants("lay")
    assert not np.array_equal(one, other)
    assert np.array_equal(one, synth.variants("lay")[0])


def test_the_music_has_no_seam() -> None:
    samples = synth.music()
    assert 40 <= len(samples) / synth.RATE <= 60
    assert np.abs(samples).max() <= synth.LOUDEST
    steps = np.abs(np.diff(samples))
    assert abs(samples[0] - samples[-1]) <= np.quantile(steps, 0.999)


def heard(folder: Path, volume: int, x: float) -> np.ndarray:
    """What the mixer plays: left and right."""
    file = folder / f"out-{volume}-{x}.raw"
    environment = os.environ | {
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file),
        "SDL_DISKAUDIODELAY": "1",
    }  # fmt: skip
    subprocess.run([sys.executable, "-c", HEARD, str(volume), str(x)], check=True, env=environment, timeout=60)
    played = np.fromfile(file, np.int16).reshape(-1, 2).astype(float)
    return np.sqrt((played**2).sum(axis=0))


def test_it_is_heard_where_it_happens_and_as_loud_as_wanted(tmp_path: Path) -> None:
    left, right = heard(tmp_path, 80, 0.1)
    assert left > 1.5 * right > 0
    quiet_left, quiet_right = heard(tmp_path, 20, 0.9)
    assert quiet_right > 1.5 * quiet_left > 0
    assert left > 3 * quiet_right
    assert heard(tmp_path, 0, 0.5).max() == 0


def test_without_a_device_there_is_silence() -> None:
    code = (
        "from client.settings import Settings; from client.ui.sound import Sounds\n"
        "sounds = Sounds(Settings())\n"
        "assert not sounds.device\n"
        "sounds.begin(); sounds.update(1.0); sounds.play('deal'); sounds.music(True); sounds.close()"
    )
    environment = os.environ | {"SDL_AUDIODRIVER": "no_such_driver"}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=60)
