"""Words and letters: the catalogues of three languages, the fonts, and how a text is made to fit.

Law: every word that a player reads comes from `say`. Sizes are in units; y is the middle of the capital letters.
"""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from functools import cached_property, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import font_manrope
import font_source_serif_pro
import pygame
from pygame import Surface

from client.ui.first_texts import FirstTexts
from client.ui.pictures import ASSETS, shape
from client.ui.theme import rgb

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["cs", "sk", "en"]
LANGUAGES: tuple[Language, ...] = ("cs", "sk", "en")

Typeface = Literal["medium", "semi", "bold", "extra", "serif", "serif_semi", "serif_italic", "serif_black"]
MANROPE = Path(font_manrope.font_directory)
SERIF = Path(font_source_serif_pro.font_directory)
FACES: dict[Typeface, Path] = {
    "medium": MANROPE / "Manrope-Medium.ttf",
    "semi": MANROPE / "Manrope-SemiBold.ttf",
    "bold": MANROPE / "Manrope-Bold.ttf",
    "extra": MANROPE / "Manrope-ExtraBold.ttf",
    "serif": SERIF / "SourceSerifPro-Bold.ttf",
    "serif_semi": SERIF / "SourceSerifPro-Semibold.ttf",
    "serif_italic": SERIF / "SourceSerifPro-SemiboldIt.ttf",
    "serif_black": SERIF / "SourceSerifPro-Black.ttf",
}
# No font has the suits, so they are drawn: on a grid of 24 units, in the colour of the text around them.
SUITS: dict[str, str] = {
    "♠": (
        "M12 2C13 6 21 9.5 21 14.4C21 17.2 19 19 16.8 19C15 19 13.6 18 12.8 16.6C13 19 14 21 16 22H8"
        "C10 21 11 19 11.2 16.6C10.4 18 9 19 7.2 19C5 19 3 17.2 3 14.4C3 9.5 11 6 12 2Z"
    ),
    "♥": (
        "M12 21C5 15 2 11.5 2 7.8C2 5 4.2 3 6.8 3C9 3 11 4.3 12 6.5C13 4.3 15 3 17.2 3"
        "C19.8 3 22 5 22 7.8C22 11.5 19 15 12 21Z"
    ),
    "♦": "M12 1.5C14 5.5 17 9.2 20 12C17 14.8 14 18.5 12 22.5C10 18.5 7 14.8 4 12C7 9.2 10 5.5 12 1.5Z",
    "♣": (
        "M12 2.2A4.7 4.7 0 0 1 15.6 9.9A4.8 4.8 0 1 1 12.9 16.4C13 18.8 14 20.8 16 22H8"
        "C10 20.8 11 18.8 11.1 16.4A4.8 4.8 0 1 1 8.4 9.9A4.7 4.7 0 0 1 12 2.2Z"
    ),
}
RUNS = re.compile("([" + "".join(SUITS) + "])")
HEAD = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)  # where a text of a catalogue begins
FLOOR = 12.0  # units: no text is smaller
LINE = 1.2  # the height of a line, of its size
KEPT = 500  # rendered texts
SAID = 2000  # formatted texts
FINE, FINEST = 56, 4  # pixels: small letters are drawn up to so high, so many times their size, and made smaller
CLINGS = re.compile(r"(?<!\S)([\w=+\u2212\xb7]|\d{1,3}\xd7?) (?=\S)")  # short words stay with what follows


class Missing(KeyError):
    """A catalogue has no such text: our bug, found by the tests."""


class Catalogue:
    """The texts of all languages; one language speaks at a time."""

    def __init__(self, folder: Path = ASSETS / "text") -> None:
        self._tongues = {language: Tongue(folder / language, language) for language in LANGUAGES}
        self.language: Language = "cs"

    def say(self, key: str, **args: str | int) -> str:
        """The text for this key in the current language."""
        return self._tongues[self.language].say(key, args)

    def speak(self, language: Language) -> None:
        """Change the language; who shows texts must ask for them again."""
        self.language = language

    def begin(self, folder: Path) -> None:
        """Say what the last start said without a look into the catalogue."""
        self._tongues[self.language].begin(folder)

    def begun(self) -> None:
        """The first frame is seen: from now on everything comes from the catalogue."""
        for tongue in self._tongues.values():
            tongue.begun()


class Tongue:
    """One language. A text is parsed when it is first said: the first screen needs few of them, and at once."""

    def __init__(self, folder: Path, language: Language) -> None:
        self._folder, self._language = folder, language
        self._first: FirstTexts | None = None
        self._formatted = lru_cache(SAID)(self._format)  # a table says nearly the same again after each event

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # here, for the first frame shall not wait for it

        # Isolation marks are for mixed writing directions; our fonts would show them as boxes.
        return FluentBundle([self._language], use_isolating=False)

    @cached_property
    def _sources(self) -> dict[str, str]:
        """What stands in the files, by key; no text refers to another one."""
        found = {}
        for file in sorted(self._folder.glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            heads = list(HEAD.finditer(text))
            for head, follower in zip_longest(heads, heads[1:]):
                found[head[1]] = text[head.start() : follower.start() if follower else None]
        return found

    def begin(self, folder: Path) -> None:
        """Begin with what the last start said."""
        self._first = FirstTexts(self._folder, folder)

    def begun(self) -> None:
        """Keep it for the next start, and be ready for all other texts."""
        if self._first is not None:
            self._first.keep()
            self._first = None
            self._bundle  # noqa: B018 - loaded while nobody waits

    def say(self, key: str, args: dict[str, str | int]) -> str:
        """The text for this key."""
        if self._first is None:
            return self._formatted(key, *args.items())
        name = f"{key} {args}"
        text = self._first.known(name)
        if text is None:
            text = self._formatted(key, *args.items())
            self._first.note(name, text)
        return text

    def _format(self, key: str, *args: tuple[str, str | int]) -> str:
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(key):
            if key not in self._sources:
                raise Missing(f"{key} ({self._language})")
            self._bundle.add_resource(FluentResource(self._sources[key]))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Missing(f"{key} ({self._language}) has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise Missing(f"{key} ({self._language}): {errors[0]}")
        return str(text)


CATALOGUE = Catalogue()
say = CATALOGUE.say


@lru_cache(maxsize=128)
def font(face: Typeface, px: int) -> pygame.font.Font:
    """A font object, opened once for each size."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FACES[face], px)


class Letters:
    """Measures and renders text at one scale; remembers what it rendered."""

    def __init__(self, scale: float, bigger: float = 1.0) -> None:
        self._scale, self._bigger = scale, bigger
        self._kept: OrderedDict[tuple[str, Typeface, int, str], Surface] = OrderedDict()

    def px(self, size: float) -> int:
        """Pixels of a size in units, never too small to be letters."""
        return max(6, round(size * self._scale))

    def width(self, text: str, face: Typeface, size: float) -> float:
        """In units."""
        return sum(run_width(run, face, self.px(size)) for run in runs(text)) / self._scale

    def fit(self, text: str, face: Typeface, size: float, width: float, high: float = math.inf) -> tuple[float, bool]:
        """The size, shrunk by half units until the text is no wider; and whether it fits at all.

        The player's wish for bigger letters counts as far as there is room, in `high` too: lines must not meet.
        """
        size = max(size, min(size * self._bigger, high / LINE))
        wide = self.width(text, face, size)
        if size > FLOOR and wide > width:  # nearly there in one step: every size that is tried is a font to open
            size = max(FLOOR, size - max(0, int(2 * size * (1 - width / wide)) - 1) / 2)
        while size > FLOOR and self.width(text, face, size) > width:
            size = max(FLOOR, size - 0.5)
        return size, self.width(text, face, size) <= width + 0.5

    def wrap(self, text: str, face: Typeface, size: float, width: float) -> list[str]:
        """Lines no wider than this, broken at spaces; none ends with a preposition of one letter."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in CLINGS.sub("\\1\u00a0", paragraph).split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return [line.replace("\u00a0", " ") for line in lines]

    def fit_lines(
        self, text: str, face: Typeface, size: float, box: tuple[float, float]
    ) -> tuple[list[str], float, bool]:
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

    def render(self, text: str, face: Typeface, size: float, colour: str) -> Surface:
        """The text as a surface; shared, never draw on it."""
        key = (text, face, self.px(size), colour)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = rendered(text, face, key[2], colour)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def top(self, face: Typeface, size: float, middle: int) -> int:
        """Where the surface of a text begins so that the middle of its capitals lies on this pixel row."""
        px = self.px(size)
        return middle + round(capitals(face) * px / 2) - ascent(face, px)


def capitals(face: Typeface) -> float:
    """How high a capital letter is, as a share of the size."""
    return 0.67 if face.startswith("serif") else 0.72


def runs(text: str) -> list[str]:
    """The text in pieces: each suit alone, and what is between."""
    return [run for run in RUNS.split(text) if run]


def times(px: int) -> int:
    """How much larger letters of this size are drawn: a font puts them at whole pixels, uneven in small words."""
    return max(1, min(FINEST, FINE // px))


def ascent(face: Typeface, px: int) -> int:
    """From the top of a rendered text to the line that its letters stand on."""
    return -(-font(face, px * times(px)).get_ascent() // times(px))


@lru_cache(maxsize=4096)
def run_width(run: str, face: Typeface, px: int) -> int:
    """In pixels."""
    return round(px * 0.84) if run in SUITS else -(-font(face, px * times(px)).size(run)[0] // times(px))


def words(text: str, face: Typeface, px: int, colour: str) -> Surface:
    """Letters of the font alone; the line that they stand on is the edge of a pixel."""
    more, ink = times(px), rgb(colour)
    used = font(face, px * more)
    large = used.render(text, True, ink)
    if more == 1:
        return large
    above = -used.get_ascent() % more
    w, h = -(-large.get_width() // more), -(-(above + large.get_height()) // more)
    whole = Surface((w * more, h * more), pygame.SRCALPHA)
    whole.fill((*ink, 0))
    whole.blit(large, (0, above))
    return pygame.transform.smoothscale(whole, (w, h))


def rendered(text: str, face: Typeface, px: int, colour: str) -> Surface:
    """The letters of the font, with drawn suits between them."""
    pieces = runs(text)
    if not any(piece in SUITS for piece in pieces):
        return words(text, face, px, colour)
    side = round(px * 0.8)
    whole = Surface((sum(run_width(piece, face, px) for piece in pieces), round(px * 1.5)), pygame.SRCALPHA)
    x, top = 0, ascent(face, px) - round((capitals(face) * px + side) / 2)
    for piece in pieces:
        if piece in SUITS:
            drawn = shape(f'<path d="{SUITS[piece]}" fill="{colour}"/>', 24, 24).make((side, side))
            whole.blit(drawn, (x + round(px * 0.02), top))
        else:
            whole.blit(words(piece, face, px, colour), (x, 0))
        x += run_width(piece, face, px)
    return whole.convert_alpha()
