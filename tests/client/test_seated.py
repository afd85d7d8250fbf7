"""Who sits at a table: a bot has no name on the wire, and one of its own on every screen."""

from __future__ import annotations

from client.seated import named
from client.ui.text import CATALOGUE, say
from shared.messages import SeatState

KATKA = SeatState("p1", "Katka", "fox")


def test_bots_are_called_by_their_animals_in_the_language_that_is_spoken() -> None:
    seats = [KATKA, SeatState(level="thumb"), SeatState()]
    for language in ("cs", "en"):
        CATALOGUE.speak(language)
        person, bot, free = named(seats)
        assert (person, free) == (KATKA, SeatState())
        assert bot == SeatState(name=say(f"animal-{bot.avatar}"), avatar=bot.avatar, level="thumb")
    CATALOGUE.speak("cs")


def test_a_bot_never_looks_like_a_person_at_the_table() -> None:
    alone = named([SeatState("p0", "Dan", "lynx"), SeatState(level="thumb")])[1].avatar
    beside = named([SeatState("p0", "Dan", alone), SeatState(level="thumb")])[1].avatar
    assert beside not in (alone, "")


def test_who_is_away_keeps_name_and_animal_while_a_bot_plays() -> None:
    away = SeatState("p1", "Katka", "fox", "thumb", online=False)
    assert named([away]) == [away]
