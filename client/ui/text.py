"""Words and letters: the catalogues of three languages, the fonts, and how a text is made to fit.

Law: every word that a player reads comes from `say`. Sizes are in units; y is the middle of the capital letters.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import Literal

import font_manrope
import font_source_serif_pro
import pygame
from fluent.runtime import FluentBundle, FluentResource
from pygame import Surface

from client.ui.pictures import ASSETS
from client.ui.theme import rgb

Language = Literal["cs", "sk", "en"]
LANGUAGES: tuple[Language, ...] = ("cs", "sk", "en")

Face = Literal["medium", "semi", "bold", "extra", "serif", "serif_semi", "serif_italic", "serif_black"]
MANROPE = Path(font_manrope.font_directory)
SERIF = Path(font_source_serif_pro.font_directory)
FACES: dict[Face, Path] = {
    "medium": MANROPE / "Manrope-Medium.ttf",
    "semi": MANROPE / "Manrope-SemiBold.ttf",
    "bold": MANROPE / "Manrope-Bold.ttf",
    "extra": MANROPE / "Manrope-ExtraBold.ttf",
    "serif": SERIF / "SourceSerifPro-Bold.ttf",
    "serif_semi": SERIF / "SourceSerifPro-Semibold.ttf",
    "serif_italic": SERIF / "SourceSerifPro-SemiboldIt.ttf",
    "serif_black": SERIF / "SourceSerifPro-Black.ttf",
}
FLOOR = 12.0  # units: no text is smaller
KEPT = 500  # rendered texts


class Missing(KeyError):
    """A catalogue has no such text: our bug, found by the tests."""


class Catalogue:
    """The texts of all languages; one language speaks at a time."""

    def __init__(self, folder: Path = ASSETS / "text") -> None:
        self._bundles = {language: bundle(folder / language, language) for language in LANGUAGES}
        self.language: Language = "cs"

    def say(self, key: str, **args: str | int) -> str:
        """The text for this key in the current language."""
        spoken = self._bundles[self.language]
        if not spoken.has_message(key):
            raise Missing(f"{key} ({self.language})")
        pattern = spoken.get_message(key).value
        if pattern is None:
            raise Missing(f"{key} ({self.language}) has no text")
        text, errors = spoken.format_pattern(pattern, args)
        if errors:
            raise Missing(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def speak(self, language: Language) -> None:
        """Change the language; who shows texts must ask for them again."""
        self.language = language


def bundle(folder: Path, language: Language) -> FluentBundle:
    """All files of one language."""
    # Isolation marks are for mixed writing directions; our fonts would show them as boxes.
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


CATALOGUE = Catalogue()
say = CATALOGUE.say


@lru_cache(maxsize=128)
def font(face: Face, px: int) -> pygame.font.Font:
    """A font object, opened once for each size."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FACES[face], px)


class Letters:
    """Measures and renders text at one scale; remembers what it rendered."""

    def __init__(self, scale: float, bigger: float = 1.0) -> None:
        self._scale, self._bigger = scale, bigger
        self._kept: OrderedDict[tuple[str, Face, int, str], Surface] = OrderedDict()

    def px(self, size: float) -> int:
        """Pixels of a size in units, never too small to be letters."""
        return max(6, round(size * self._scale))

    def width(self, text: str, face: Face, size: float) -> float:
        """In units."""
        return font(face, self.px(size)).size(text)[0] / self._scale

    def fit(self, text: str, face: Face, size: float, width: float) -> tuple[float, bool]:
        """The size, shrunk by half units until the text is no wider; and whether it fits at all.

        The player's wish for bigger letters counts as far as there is room.
        """
        size *= self._bigger
        while size > FLOOR and self.width(text, face, size) > width:
            size = max(FLOOR, size - 0.5)
        return size, self.width(text, face, size) <= width + 0.5

    def wrap(self, text: str, face: Face, size: float, width: float) -> list[str]:
        """Lines no wider than this, broken at spaces."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def fit_lines(self, text: str, face: Face, size: float, box: tuple[float, float]) -> tuple[list[str], float, bool]:
        """Lines, the size at which they fill no more than the box, and whether they fit at all."""
        size *= self._bigger
        while True:
            lines = self.wrap(text, face, size, box[0])
            high = len(lines) * self.leading(size) <= box[1] + 0.5
            wide = all(self.width(line, face, size) <= box[0] + 0.5 for line in lines)
            if (high and wide) or size <= FLOOR:
                return lines, size, high and wide
            size = max(FLOOR, size - 0.5)

    @staticmethod
    def leading(size: float) -> float:
        """From one line to the next."""
        return size * 1.36

    def render(self, text: str, face: Face, size: float, colour: str) -> Surface:
        """The text as a surface; shared, never draw on it."""
        key = (text, face, self.px(size), colour)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = font(face, key[2]).render(text, True, rgb(colour))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def top(self, face: Face, size: float, middle: int) -> int:
        """Where the surface of a text begins so that the middle of its capitals lies on this pixel row."""
        used, px = font(face, self.px(size)), self.px(size)
        capitals = (0.67 if face.startswith("serif") else 0.72) * px
        return middle + round(capitals / 2) - used.get_ascent()
