"""Every game of the rules has its room in the client; a part that is missing is named."""

from __future__ import annotations

import pytest

from client.games import SHELF, STRANGER, entry, game_name, known, playable
from client.games.entry import Entry
from client.ui.pictures import ASSETS
from client.ui.text import CATALOGUE, LANGUAGES, Language, say
from shared.games import GAMES


def test_every_game_has_its_entry() -> None:
    assert {*GAMES} == {*SHELF}


@pytest.mark.parametrize(("id", "game"), SHELF.items())
def test_an_entry_says_what_the_rules_say(id: str, game: Entry) -> None:
    assert game.seats == GAMES[id].seats
    assert game.minutes > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SHELF)
def test_every_game_has_its_words_its_cover_and_its_book(id: str, language: Language) -> None:
    before = CATALOGUE.language
    CATALOGUE.speak(language)
    try:
        assert say(f"game-{id}") == game_name(id)
        assert say(f"about-{id}")
    finally:
        CATALOGUE.speak(before)
    assert (ASSETS / f"pictures/covers/{id}.svg").exists()
    assert (ASSETS / f"rules/{id}.{language}.md").exists()


def test_a_game_that_is_not_in_this_house_has_an_entry_and_a_name() -> None:
    assert entry("whist") is STRANGER
    assert game_name("whist") == say("game-unknown")
    assert not known("whist")
    assert known(playable("whist"))
