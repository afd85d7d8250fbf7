"""The cards of Kořist: every number can be read on whatever lies under it."""

from __future__ import annotations

import pytest

from assets.builders import korist
from assets.builders.svg import contrast

READABLE = 4.5


@pytest.mark.parametrize("number", range(14))
def test_inks_are_readable(number: int) -> None:
    paper = korist.PAPER if number else korist.GOLDEN
    for under in (korist.halo(number), *paper[:2], korist.NAME):
        assert contrast(korist.ink(number), under) >= READABLE
