"""Texts: complete in three languages, used, drawable by the fonts, and made to fit."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from client.ui.fields import ACCENTED, ROWS
from client.ui.pictures import ASSETS
from client.ui.text import CATALOGUE, FACES, FLOOR, LANGUAGES, SUITS, Catalogue, Letters, Missing, ascent
from shared.games import GAMES

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted((ROOT / "client").rglob("*.py"))


def keys(language: str, files: str = "*") -> dict[str, set[str]]:
    """The keys of a language with the variables that each uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((ASSETS / "text" / language).glob(f"{files}.ftl")):
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-z][\w-]*) *=", line):
                key = match[1]
                assert key not in found, f"{key} is there twice"
                found[key] = set()
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


def stray(language: str, folder: Path = ASSETS / "text") -> list[str]:
    """The keys that name a game and stand outside that game's file."""
    found = []
    for file in sorted((folder / language).glob("*.ftl")):
        for key in re.findall(r"(?m)^([a-z][\w-]*) *=", file.read_text(encoding="utf-8")):
            found += [f"{file.name}: {key}" for name in key.split("-") if name in GAMES and name != file.stem]
    return found


def asked() -> list[re.Pattern[str]]:
    """What the sources ask for: the keys in `say(...)`, a part in braces standing for any word."""
    patterns = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                key = node.args[0]
                parts = key.values if isinstance(key, ast.JoinedStr) else [key]
                texts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[a-z0-9_]+" for p in parts]
                patterns.append(re.compile("".join(texts)))
    return patterns


def test_all_languages_have_the_same_keys_and_variables() -> None:
    assert keys("cs") == keys("sk") == keys("en")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_file_of_texts_in_all_languages(game: str) -> None:
    assert {f"game-{game}", f"about-{game}"} <= keys("cs", game).keys()
    assert keys("cs", game) == keys("sk", game) == keys("en", game)


def test_a_text_that_names_a_game_stands_in_its_file(tmp_path: Path) -> None:
    assert [each for language in LANGUAGES for each in stray(language)] == []
    (tmp_path / "cs").mkdir()
    texts = "korist = 1\nkorist-lay = 2\ntable-korist = 3\ntable = 4\n"
    (tmp_path / "cs" / "table.ftl").write_text(texts, encoding="utf-8")
    assert stray("cs", tmp_path) == ["table.ftl: korist", "table.ftl: korist-lay", "table.ftl: table-korist"]


def test_every_text_that_is_asked_for_is_there() -> None:
    known = keys("cs")
    assert [p.pattern for p in asked() if not any(p.fullmatch(key) for key in known)] == []


def test_every_text_is_used() -> None:
    patterns = asked()
    assert [key for key in keys("cs") if not any(p.fullmatch(key) for p in patterns)] == []


def written() -> set[str]:
    """Every character that a player may have to read; the suits are drawn."""
    files = [*(ASSETS / "text").rglob("*.ftl"), *(ASSETS / "rules").glob("*.md")]
    typed = "".join(ROWS) + "".join(ACCENTED.values())
    texts = [file.read_text(encoding="utf-8") for file in files]
    return set("".join(texts) + typed + typed.upper()) - {"\n", *SUITS}


@pytest.mark.parametrize("face", FACES)
def test_the_fonts_have_every_letter(face: str) -> None:
    with TTFont(FACES[face]) as opened:  # type: ignore[index]
        drawn = opened.getBestCmap()
    assert sorted(letter for letter in written() if ord(letter) not in drawn) == []


def test_plurals_follow_the_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    cards = "cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet\n}\n"
    (tmp_path / "cs" / "a.ftl").write_text(cards, encoding="utf-8")
    (tmp_path / "en" / "a.ftl").write_text("cards = { $n } cards\n", encoding="utf-8")
    catalogue = Catalogue(tmp_path)
    assert [catalogue.say("cards", n=n) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 karet"]
    catalogue.speak("en")
    assert catalogue.say("cards", n=5) == "5 cards"
    catalogue.speak("sk")
    with pytest.raises(Missing):
        catalogue.say("cards", n=5)


def test_a_forgotten_variable_is_an_error() -> None:
    with pytest.raises(Missing):
        CATALOGUE.say("minutes")


def test_text_shrinks_to_fit_but_not_below_the_floor() -> None:
    letters = Letters(1.5)
    wide = letters.width("Nejmenší součet", "bold", 20)
    assert letters.fit("Nejmenší součet", "bold", 20, wide) == (20, True)
    size, fits = letters.fit("Nejmenší součet", "bold", 20, wide * 0.8)
    assert fits
    assert 12 < size < 20
    assert letters.fit("Nejmenší součet", "bold", 20, 20) == (FLOOR, False)


def test_bigger_letters_count_as_far_as_there_is_room() -> None:
    letters = Letters(1.0, bigger=1.3)
    assert letters.fit("ano", "bold", 20, 500) == (26, True)
    room = letters.width("ano", "bold", 22)
    assert letters.fit("ano", "bold", 20, room)[0] < 24


def test_wrapping_keeps_every_word_within_the_width() -> None:
    letters, text = Letters(1.0), "Vyhrává, kdo má na konci nejvíc bodů ze všech u stolu."
    lines = letters.wrap(text, "semi", 16, 140)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(letters.width(line, "semi", 16) <= 140 for line in lines)
    assert letters.fit_lines(text, "semi", 16, (140, 30))[2] is False


def test_no_line_ends_with_a_word_of_one_letter_or_with_a_number() -> None:
    letters = Letters(1.0)
    texts = ("Body jsou karty na stole minus karty v ruce a u toho zůstane.", "Hraje se se 109 kartami s 5 žolíky.")
    for text in texts:
        for width in range(90, 400, 7):
            lines = letters.wrap(text, "semi", 14, width)
            assert " ".join(lines) == text
            ends = [line.split(" ")[-1] for line in lines[:-1]]
            assert not [end for end in ends if len(end) == 1 or end.isdigit()]


def test_small_letters_are_as_far_apart_as_large_ones() -> None:
    text = "Tři jedničky vezmou i tři třináctky, líže ze zásoby"
    widths = [Letters(scale).width(text, "semi", 14) for scale in (1.0, 6.0)]
    assert abs(widths[0] - widths[1]) < 0.02 * widths[1]
    small = Letters(1.0)
    drawn = small.render(text, "semi", 14, "#ffffff")
    assert drawn.get_width() == small.width(text, "semi", 14)
    feet = pygame.mask.from_surface(small.render("Hlm", "semi", 14, "#ffffff"), 60).get_bounding_rects()
    assert {box.bottom for box in feet} == {ascent("semi", 14)}, "all stand on the line that is counted with"


def test_a_rendered_text_is_kept() -> None:
    letters = Letters(1.0)
    assert letters.render("Tlapa", "serif", 20, "#ffffff") is letters.render("Tlapa", "serif", 20, "#ffffff")


def test_suits_are_drawn_between_the_letters() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    letters = Letters(2.0)
    for suit in SUITS:
        text = f"3{suit} a Q"
        drawn = letters.render(text, "semi", 16, "#ff0000")
        assert drawn.get_width() == round(letters.width(text, "semi", 16) * 2)
        alone = letters.render(suit, "semi", 16, "#ff0000")
        assert pygame.mask.from_surface(alone).count() > 150
        assert alone.get_at((alone.get_width() // 2, alone.get_height() // 2))[:3] == (255, 0, 0)


def test_large_letters_take_no_more_height_than_their_line_has() -> None:
    large = Letters(1.0, 2.0)
    assert large.fit("Slovo", "bold", 15, 500) == (30, True)
    assert large.fit("Slovo", "bold", 15, 500, 24) == (20, True)
    assert large.fit("Slovo", "bold", 15, 500, 10) == (15, True), "a low line takes only the player's wish away"
