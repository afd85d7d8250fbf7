"""The pictures of a game's cards: a folder of drawings, and how the game's cards are called there."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from client.ui.pictures import ASSETS, asset
from shared.engine import Card

LARGE_FROM = 120  # pixels: a narrower card shows its small face
WIDE_FROM = 100.0  # units: so does one that is small on the table, however many pixels it has


def as_written(card: Card) -> Card:
    """Where the game writes its cards as the folder does."""
    return card


class Deck(NamedTuple):
    """A folder of cards. Games that share one may write its cards in their own way."""

    folder: str
    spelled: Callable[[Card], Card] = as_written  # the game's card, as the folder calls it

    def picture(self, card: Card) -> str:
        """The name of the drawing of a card."""
        return codes(self.folder)[self.spelled(card)]

    @property
    def pictures(self) -> list[str]:
        """All drawings, each once."""
        return list(dict.fromkeys(codes(self.folder).values()))

    def face(self, card: Card, px: int, scale: float) -> str:
        """The SVG of a card that is so many pixels wide."""
        return self.drawn(self.picture(card), px, scale)

    def drawn(self, picture: str, px: int, scale: float) -> str:
        """The SVG of a drawing at that width."""
        return asset(f"cards/{self.folder}/{picture}{'' if is_large(px, scale) else '_s'}")


@lru_cache(maxsize=16)
def codes(folder: str) -> dict[Card, str]:
    """The drawing of each card of a folder."""
    return msgspec.json.decode((ASSETS / "cards" / folder / "codes.json").read_bytes(), type=dict[str, str])


@lru_cache(maxsize=16)
def texts(folder: str) -> dict[str, list[dict[str, Any]]]:
    """Where words stand on the large faces of a folder."""
    return msgspec.json.decode((ASSETS / "cards" / folder / "texts.json").read_bytes(), type=dict[str, Any])


def is_large(px: int, scale: float) -> bool:
    """Whether a card so many pixels wide shows its large face, with a small index."""
    return px >= max(LARGE_FROM, WIDE_FROM * scale)
