"""What Švábí disko says of a card that is laid: it lies with its face down, so that nobody sees it."""

from __future__ import annotations

import re

import pytest

from client.ui.pictures import ASSETS
from client.ui.text import Catalogue, Language

DOWN: dict[Language, str] = {"cs": "lícem dolů", "sk": "lícom nadol", "en": "face down"}
LAID = ("svabi-facing-down", "svabi-choose", "svabi-choose-this", "svabi-do-choose-sub", "explain-svabi-varianthidden")


@pytest.mark.parametrize("language", DOWN)
def test_a_card_is_laid_face_down(language: Language) -> None:
    catalogue = Catalogue()
    catalogue.speak(language)
    for key in LAID:
        assert DOWN[language] in catalogue.say(key, value=7), key


def test_no_back_is_called_a_back_that_lies_down() -> None:
    texts = [file.read_text(encoding="utf-8") for kind in ("text/??/*.ftl", "rules/*.md") for file in ASSETS.glob(kind)]
    assert len(texts) > 20
    assert not [found for text in texts for found in re.findall(r"rub[eo]m (?:dolů|nadol)", text)]
