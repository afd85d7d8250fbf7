"""The drawn assets: only what the loader draws, a picture for every card, and files as the builders write them."""

from __future__ import annotations

import io
import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.builders.__main__ import DECKS, SETS, build
from shared.games import GAMES
from shared.messages import EMOTES

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
pygame = pytest.importorskip("pygame")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PICTURES = sorted(file for folder in ("cards", *SETS) for file in (ASSETS / folder).rglob("*.svg"))
CARDS = [file for file in PICTURES if "cards" in file.parts]
BUSTS = [file for file in PICTURES if "busts" in file.parts]

PLAIN = {"svg", "defs", "g", "path", "rect", "ellipse", "linearGradient", "radialGradient", "stop"}
ATTRIBUTES = {
    *(
        "viewBox",
        "width",
        "height",
        "id",
        "d",
        "x",
        "y",
        "rx",
        "ry",
        "cx",
        "cy",
        "r",
        "x1",
        "y1",
        "x2",
        "y2",
        "transform",
    ),
    *(
        "fill",
        "fill-opacity",
        "fill-rule",
        "stroke",
        "stroke-width",
        "stroke-opacity",
        "stroke-linecap",
        "stroke-linejoin",
    ),
    *("gradientUnits", "offset", "stop-color", "stop-opacity"),
}
PAINTS = {"fill", "stroke", "stop-color"}
PAINT = re.compile(r"#[0-9a-f]{6}|none|url\(#(\w+)\)")


def name(file: Path) -> str:
    """How a test names a file."""
    return str(file.relative_to(ASSETS))


def faults(text: str) -> Iterator[str]:
    """What the loader would silently draw wrong."""
    root = ElementTree.fromstring(text)
    names = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        if tag not in PLAIN or (tag == "svg" and element is not root):
            yield f"element {tag}"
        if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            yield f"gradient {element.get('id')} in fractions"
        for key, value in element.items():
            if key not in ATTRIBUTES:
                yield f"attribute {key} of {tag}"
            if key in PAINTS:
                paint = PAINT.fullmatch(value)
                if not paint or (paint[1] and paint[1] not in names):
                    yield f"{key} {value}"


def test_the_lint_finds_what_the_loader_cannot_draw() -> None:
    wrong = (
        '<svg xmlns="http://www.w3.org/2000/svg"><text/><linearGradient id="a"/>'
        '<path fill="gold"/><path stroke="url(#b)"/><g opacity="0.5"/><path fill="#ff000080"/></svg>'
    )
    assert list(faults(wrong)) == [
        "element text",
        "gradient a in fractions",
        "fill gold",
        "stroke url(#b)",
        "attribute opacity of g",
        "fill #ff000080",
    ]


@pytest.mark.parametrize("file", PICTURES, ids=name)
def test_a_picture_uses_only_what_the_loader_draws(file: Path) -> None:
    assert list(faults(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("what", [*DECKS, *SETS])
def test_the_files_are_what_the_builders_write(what: str) -> None:
    folder = ASSETS / ("cards/" + what if what in DECKS else what)
    written = {name(file).replace(os.sep, "/"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    built = build(what)
    assert written.keys() == built.keys()
    assert [file for file in built if written[file] != built[file]] == []


def codes_of(game_id: str) -> set[str]:
    """All faces and backs a table of this game can show."""
    game = GAMES[game_id]
    codes = set()
    for values in itertools.product(*(option.values for option in game.options.values())):
        options = dict(zip(game.options, values, strict=True))
        for seats in game.seats:
            codes.update(*game.deck(seats, options).values())
    return codes | {game.back(card) for card in codes}


@pytest.mark.parametrize("deck", DECKS)
def test_every_code_has_a_large_and_a_small_picture(deck: str) -> None:
    folder = ASSETS / "cards" / deck
    table = json.loads((folder / "codes.json").read_text(encoding="utf-8"))
    assert codes_of(deck) - table.keys() == set()
    missing = [
        f"{base}{end}" for base in table.values() for end in ("", "_s") if not (folder / f"{base}{end}.svg").exists()
    ]
    assert missing == []
    slots = json.loads((folder / "texts.json").read_text(encoding="utf-8"))
    assert slots.keys() == {base for base in table.values() if not base.startswith("back")}


@pytest.mark.parametrize("deck", DECKS)
def test_backs_differ(deck: str) -> None:
    folder = ASSETS / "cards" / deck
    backs = [file.read_text(encoding="utf-8") for file in folder.glob("back*.svg")]
    assert len(backs) == len(set(backs))


def test_every_emote_of_the_wire_has_a_face() -> None:
    assert {file.stem for file in (ASSETS / "emotes").glob("*.svg")} == set(EMOTES)


@pytest.mark.parametrize("file", CARDS, ids=name)
def test_a_card_fills_its_shape_and_nothing_else(file: Path) -> None:
    picture = pygame.image.load_sized_svg(io.BytesIO(file.read_bytes()), (250, 350))
    assert picture.get_size() == (250, 350)
    assert all(picture.get_at(corner)[3] == 0 for corner in ((0, 0), (249, 0), (0, 349), (249, 349)))
    assert all(picture.get_at((x, y))[3] == 255 for x in range(6, 244, 3) for y in range(6, 344, 3)), "a hole"
    sides = [[picture.get_at((x, y)) for y in range(25, 325)] for x in (0, 249)]
    sides += [[picture.get_at((x, y)) for x in range(25, 225)] for y in (0, 349)]
    spread = max(max(p[i] for p in side) - min(p[i] for p in side) for side in sides for i in range(4))
    assert spread <= 24, "something runs past the edge"


@pytest.mark.parametrize("file", [file for file in PICTURES if file not in (*CARDS, *BUSTS)], ids=name)
def test_a_round_picture_stays_within_its_square(file: Path) -> None:
    picture = pygame.image.load_sized_svg(io.BytesIO(file.read_bytes()), (100, 100))
    edges = [(x, y) for i in range(100) for x, y in ((i, 0), (i, 99), (0, i), (99, i))]
    assert picture.get_at((50, 50))[3] == 255
    assert all(picture.get_at(point)[3] < 128 for point in edges)


@pytest.mark.parametrize("file", BUSTS, ids=name)
def test_a_bust_stands_on_its_foot_and_nothing_else_touches_the_edge(file: Path) -> None:
    wide, high = 250, 300
    picture = pygame.image.load_sized_svg(io.BytesIO(file.read_bytes()), (wide, high))
    assert picture.get_size() == (wide, high)
    sides = [(x, y) for y in range(high) for x in (0, wide - 1)]
    assert all(picture.get_at(point)[3] == 0 for point in [*sides, *((x, 0) for x in range(wide))])
    assert picture.get_at((wide // 2, high // 2))[3] == 255
    assert picture.get_at((wide // 2, high - 1))[3] == 255
