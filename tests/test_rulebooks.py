"""The rule books: complete in every language, alike in all, and with a text for each reason that a game gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shared.rulebook import Book, RulebookError, read

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("cs", "sk", "en")
BOOKS = sorted({path.name.split(".")[0] for path in (ROOT / "assets/rules").glob("*.md")})


def book(game: str, language: str) -> Book:
    return read((ROOT / f"assets/rules/{game}.{language}.md").read_text(encoding="utf-8"))


def reasons(game: str) -> set[str]:
    """The rule ids that stand as strings in a game's source: what `why` can answer."""
    sources = (ROOT / "shared/games" / game).glob("**/*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    return {id for id in re.findall(r'"([A-Z]{1,3}-\d+[a-z]?)"', text) if not id.startswith("T-")}


@pytest.mark.parametrize("game", BOOKS)
def test_the_languages_have_the_same_rules(game: str) -> None:
    books = [book(game, language) for language in LANGUAGES]
    assert len({tuple(b.rules()) for b in books}) == 1
    assert len({tuple(len(chapter.rules) for chapter in b.chapters) for b in books}) == 1
    texts = [tuple(rule.text for rule in b.rules().values()) for b in books]
    assert len(set(texts)) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_has_a_text(game: str, language: str) -> None:
    written = book(game, language)
    assert written.title
    assert written.intro
    for rule in written.rules().values():
        assert 2 <= len(rule.title) <= 60, rule.id
        assert len(rule.text) >= 15, rule.id
        assert rule.text[-1] in ".!?)", rule.id
    assert not (reasons(game) - set(written.rules()))


def test_a_book_that_cannot_be_read_says_where() -> None:
    for text, words in [
        ("no title", "no title"),
        ("# A\n# B", "line 2: a second title"),
        ("# A\n### K-1 x\ny", "line 2: a rule is"),
        ("# A\n## B\n### nothing\ny", "line 3: a rule is"),
        ("# A\n## B\n### K-1 x\ny\n### K-1 x\ny", "line 5: K-1 is there already"),
    ]:
        with pytest.raises(RulebookError, match=words):
            read(text)


def test_a_book_is_read() -> None:
    read_book = read("# A\nIntro\nmore.\n\n## B\n### K-1 One\nText\nof one.\n\nMore.\n### K-2 Two\nText.\n")
    assert read_book.intro == "Intro more."
    assert read_book.rules()["K-1"].text == "Text of one.\n\nMore."
    assert [rule.id for rule in read_book.chapters[0].rules] == ["K-1", "K-2"]
