"""All sounds, made of sine waves and filtered noise.

Law: a sound is an array of one channel at RATE: it begins and ends in silence, has no offset, and peaks at its own
level, at most LOUDEST. The same seed gives the same sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from client.ui.sound import RATE

Samples = NDArray[np.float64]

LOUDEST = 0.8
SOFT_END = 256  # samples in which every sound fades out
PENTATONIC = (0, 2, 4, 7, 9)  # steps of the scale in half tones
D3 = 146.83  # hertz: the home of the music


class Recipe(NamedTuple):
    """A sound: how it is made from a seed and a pitch, how loud, and how many variants are kept."""

    make: Callable[[int, float], Samples]
    peak: float
    variants: int = 1


def time(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def decay(t: Samples, attack: float, fall: float) -> Samples:
    """Quickly there, slowly gone."""
    return np.minimum(t / attack, 1.0) * np.exp(-t / fall)


def noise(count: int, low: float, high: float, seed: int) -> Samples:
    """Noise of one band, with soft edges."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    frequency = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1.0)
    spectrum *= np.exp(-((2 * np.log(frequency / np.sqrt(low * high)) / np.log(high / low)) ** 2))
    spectrum[0] = 0
    made: Samples = np.fft.irfft(spectrum, count)
    made /= np.abs(made).max()
    return made


def pluck(frequency: float, seconds: float = 1.2, bright: float = 1.2) -> Samples:
    """A string: partials that fade the sooner the higher they are."""
    t = time(seconds)
    made = np.zeros_like(t)
    for k in range(1, 9):
        partial = frequency * k * (1 + 0.0003 * k * k)
        if partial < RATE / 2.5:
            made += np.sin(2 * np.pi * partial * t) * np.exp(-t * (2.2 + 1.1 * k)) / k**bright
    return made * np.minimum(t / 0.003, 1.0)


def mixed(seconds: float, parts: Iterable[tuple[float, Samples]]) -> Samples:
    """Several sounds, each from its own moment on."""
    made = np.zeros(round(seconds * RATE))
    for start, part in parts:
        at = round(start * RATE)
        length = min(len(part), len(made) - at)
        made[at : at + length] += part[:length]
    return made


def roomy(dry: Samples) -> Samples:
    """With the first reflections of a wooden room."""
    made = dry.copy()
    for delay, share in ((0.031, 0.25), (0.047, 0.2), (0.073, 0.15)):
        at = round(delay * RATE)
        made[at:] += share * dry[:-at]
    return made


def finished(raw: Samples, peak: float) -> Samples:
    """Without offset, silent at both ends, as loud as it shall be."""
    made: Samples = raw - raw.mean()
    made[:32] *= np.linspace(0, 1, 32)
    made[-SOFT_END:] *= np.linspace(1, 0, SOFT_END)
    made *= peak / np.abs(made).max()
    return made


# --- cards ---


def slide(seconds: float, snap_at: float, low: float, high: float) -> Callable[[int, float], Samples]:
    """A card that slides over cloth and snaps down."""

    def make(seed: int, pitch: float) -> Samples:
        t = time(seconds)
        brushed = 0.5 * noise(len(t), low * pitch, high * pitch, seed) * decay(t, 0.012, seconds / 4)
        snap = noise(len(t), 0.5 * low * pitch, 0.7 * high * pitch, seed + 1) * decay(t, 0.0008, 0.006)
        return mixed(seconds, [(0.0, brushed), (snap_at, 0.9 * snap)])

    return make


def flip(seed: int, pitch: float) -> Samples:
    t = time(0.2)
    bend = noise(len(t), 700 * pitch, 2600 * pitch, seed) * np.sin(np.pi * np.minimum(t / 0.12, 1.0)) ** 2
    clap = noise(len(t), 900 * pitch, 4200 * pitch, seed + 1) * decay(t, 0.001, 0.01)
    return mixed(0.2, [(0.0, 0.5 * bend), (0.12, clap)])


def shuffle(seed: int, pitch: float) -> Samples:
    chance = np.random.default_rng(seed)
    t = time(0.05)
    falling = decay(t, 0.001, 0.006)
    ticks = [
        (0.012 * n + 0.004 * chance.random(), noise(len(t), 1500 * pitch, 6500 * pitch, seed + n) * falling)
        for n in range(34)
    ]
    return mixed(0.6, [(start, tick * (0.4 + 0.6 * np.sin(np.pi * start / 0.42))) for start, tick in ticks])


def capture(seed: int, pitch: float) -> Samples:
    """A swoop, and the paw that lands."""
    t = time(0.42)
    rise = np.cumsum(np.linspace(260, 620, len(t)) * pitch) / RATE
    wind = noise(len(t), 500 * pitch, 2400 * pitch, seed) * np.sin(np.pi * np.minimum(t / 0.3, 1.0)) ** 2
    thump = np.sin(2 * np.pi * 105 * pitch * t) * decay(t, 0.003, 0.05)
    return mixed(0.42, [(0.0, 0.5 * wind + 0.12 * np.sin(2 * np.pi * rise) * decay(t, 0.05, 0.12)), (0.27, thump)])


def chip(seed: int, pitch: float) -> Samples:
    t = time(0.25)
    base = 2600 * pitch
    made = 0.4 * noise(len(t), 3000, 9000, seed) * decay(t, 0.0006, 0.004)
    for ratio, share, fall in ((1, 1, 0.05), (1.59, 0.7, 0.035), (2.13, 0.5, 0.03), (2.92, 0.35, 0.02)):
        made += share * np.sin(2 * np.pi * base * ratio * t) * decay(t, 0.0006, fall)
    return made


# --- signs ---


def tune(*notes: tuple[float, int], home: float = 523.25, bright: float = 1.2) -> Callable[[int, float], Samples]:
    """Plucked notes: when, and how many half tones above home."""

    def make(seed: int, pitch: float) -> Samples:
        seconds = notes[-1][0] + 1.3
        played = [(start, pluck(home * pitch * 2 ** (step / 12), 1.2, bright)) for start, step in notes]
        return roomy(mixed(seconds, played))

    return make


def knock(frequency: float, second: float = 0.0) -> Callable[[int, float], Samples]:
    """Wood: once, or twice with another pitch."""

    def make(seed: int, pitch: float) -> Samples:
        t = time(0.14)
        body = np.sin(2 * np.pi * frequency * pitch * t) + 0.4 * np.sin(2 * np.pi * 2.7 * frequency * pitch * t)
        click = 0.3 * noise(len(t), 800, 3000, seed) * decay(t, 0.001, 0.006)
        once = body * decay(t, 0.001, 0.022) + click
        return mixed(0.3, [(0.0, once), (0.1, once * second)]) if second else once

    return make


# --- music ---


def ambience(seed: int, pitch: float) -> Samples:
    """A slow evening tune over a fire: 48 seconds that join end to beginning."""
    chance = np.random.default_rng(seed)
    beat, bars = 0.75, 16
    seconds = bars * 4 * beat
    made = np.zeros(round(seconds * RATE))

    def add(start: float, part: Samples) -> None:
        """Around the end, so that the loop has no seam."""
        at = round(start * RATE)
        here = min(len(part), len(made) - at)
        made[at : at + here] += part[:here]
        made[: len(part) - here] += part[here:]

    roots = (0, 0, -5, -5, -3, -3, -5, 2) * 2
    degree = 2
    for bar in range(bars):
        home = D3 * pitch * 2 ** (roots[bar] / 12)
        start = bar * 4 * beat
        for step, fifth in enumerate((0, 7, 12, 7)):
            add(start + step * beat, 0.30 * pluck(home * 2 ** (fifth / 12) / 2, 2.6, 1.8))
        for step in range(4):
            if chance.random() < (0.85 if step % 2 == 0 else 0.4):
                degree = int(np.clip(degree + chance.integers(-1, 2), 0, 9))
                octave, within = divmod(degree, 5)
                note = D3 * pitch * 2 ** (1 + octave + PENTATONIC[within] / 12)
                add(start + step * beat + 0.012 * chance.random(), 0.34 * pluck(note, 2.2, 1.7))
    count = round(3.2 * seconds)
    crackle = time(0.03)
    for start, force in zip(chance.random(count) * seconds, chance.random(count) ** 4, strict=True):
        add(start, 0.10 * force * noise(len(crackle), 900, 5200, int(start * 1000)) * decay(crackle, 5e-4, 4e-3))
    made.reshape(bars, -1)[:] += 0.012 * noise(len(made) // bars, 90, 420, seed + 1)  # a hearth that loops
    return made


def looped(raw: Samples, peak: float) -> Samples:
    """Like `finished`, but without fading at the ends, where it goes on from the beginning."""
    raw -= raw.mean()
    raw *= peak / max(raw.max(), -raw.min())
    return raw


RECIPES: dict[str, Recipe] = {
    "deal": Recipe(slide(0.15, 0.07, 1900, 7200), 0.34, 4),
    "lay": Recipe(slide(0.18, 0.085, 1500, 6200), 0.46, 4),
    "flip": Recipe(flip, 0.40, 3),
    "shuffle": Recipe(shuffle, 0.36, 2),
    "capture": Recipe(capture, 0.55, 3),
    "chip": Recipe(chip, 0.40, 3),
    "select": Recipe(knock(620), 0.22, 2),
    "refuse": Recipe(knock(190, 0.8), 0.42),
    "turn": Recipe(tune((0.0, 0), (0.13, 7), home=440.0, bright=1.5), 0.36),
    "last": Recipe(tune((0.0, 7), (0.12, 6), (0.24, 7), home=392.0), 0.36),
    "chat": Recipe(tune((0.0, 12), (0.07, 16), bright=1.9), 0.24),
    "pair": Recipe(tune((0.0, 4), (0.08, 9), (0.16, 16), bright=1.6), 0.34),
    "win": Recipe(tune((0, 0), (0.11, 4), (0.22, 7), (0.33, 12), (0.55, 7), (0.66, 12), (0.66, 16)), 0.62),
    "lose": Recipe(tune((0, 7), (0.2, 3), (0.4, 0), (0.72, -5), home=392.0, bright=1.6), 0.46),
}
MUSIC = Recipe(ambience, 0.5)


def variants(name: str) -> list[Samples]:
    """A sound in its variants, each a little higher or lower than the other."""
    recipe = RECIPES[name]
    pitches = np.linspace(-0.04, 0.04, recipe.variants) if recipe.variants > 1 else [0.0]
    return [finished(recipe.make(31 * nth + 7, 1.0 + float(off)), recipe.peak) for nth, off in enumerate(pitches)]


def music() -> Samples:
    return looped(MUSIC.make(3, 1.0), MUSIC.peak)


def stereo(mono: Samples) -> NDArray[np.int16]:
    """What the mixer takes: the same on both sides; the channel pans."""
    return np.repeat((np.clip(mono, -1, 1) * 32767).astype(np.int16)[:, None], 2, axis=1)
