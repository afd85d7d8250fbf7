"""What the results remember of a match: of several equals nobody is singled out."""

from __future__ import annotations

from typing import Any

import pytest

from client.games.korist.scores import highlights as of_korist
from client.games.svabi.scores import highlights as of_svabi
from client.table.score_sheet import together
from client.table.situation import Telling
from client.ui.text import CATALOGUE

NAMES = ["Ada", "Bob Dlouhý", "Cyril", "Dana"]


def texts(found: list[Any]) -> dict[str, str]:
    return {each.title: each.text for each in found}


def korist(layers: list[list[int]], held: list[int]) -> dict[str, str]:
    """By the sizes of the layers and hands of each seat."""
    cards = {seat: [("7",) * size for size in sizes] for seat, sizes in enumerate(layers)}
    t: Telling[Any] = Telling(seat=None, seats=len(held), options={}, facts=None, names=NAMES)
    return texts(of_korist(t, cards, held))


def test_the_largest_layer_and_the_fullest_hand() -> None:
    assert korist([[2, 5], [3], []], [0, 4, 1]) == {
        "Největší vrstva": "Ada · 5 karet",
        "Nejplnější ruka": "Bob Dlouhý · 4 karty",
    }
    assert korist([[5, 2, 5], [5], [1]], [2, 2, 0]) == {
        "Největší vrstva": "Ada, Bob Dlouhý · 5 karet",
        "Nejplnější ruka": "Ada, Bob Dlouhý · 2 karty",
    }
    assert korist([[1]] * 4, [0] * 4) == {"Největší vrstva": "4 hráči · 1 karta"}
    assert korist([[], []], [0, 0]) == {}


def test_the_smallest_collection_and_the_dearest_costume() -> None:
    def svabi(*collections: list[str]) -> dict[str, str]:
        return texts(of_svabi(collections, NAMES[: len(collections)], None))

    assert svabi(["3"], ["9", "4"], ["8", "5", "1"]) == {
        "Nejmenší sbírka": "Ada · 1 karta",
        "Nejdražší kostým": "Bob Dlouhý · 9",
    }
    assert svabi(["10", "9"], ["10", "4"], ["9", "8", "2"]) == {
        "Nejmenší sbírka": "Ada, Bob Dlouhý · 2 karty",
        "Nejdražší kostým": "Ada, Bob Dlouhý · 10",
    }
    assert svabi(["9"], ["9"], ["9"])["Nejdražší kostým"] == "3 hráči · 9"
    assert svabi([], []) == {"Nejmenší sbírka": "Ada, Bob Dlouhý · 0 karet"}


@pytest.mark.parametrize(("language", "said"), [("cs", "5 hráčů"), ("sk", "5 hráčov"), ("en", "5 players")])
def test_many_equals_are_counted(language: Any, said: str) -> None:
    CATALOGUE.speak(language)
    try:
        assert together(["x"] * 5) == said
    finally:
        CATALOGUE.speak("cs")
