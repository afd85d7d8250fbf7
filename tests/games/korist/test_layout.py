"""Kořist's layout: what its own rules ask of it, beside what is asked of every table."""

from __future__ import annotations

import pytest

from client.table.layout import fitted
from tests.client.tables import laid_out


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_in_the_duel_the_card_under_a_special_can_be_read(size: tuple[int, int]) -> None:
    """K-73, K-75: who draws such a place gets both."""
    layout = laid_out("korist", 2, 0, fitted(*size).frame)
    under, special = layout.slots({"supply:2": ["5", "13"]})["supply:2"]
    (beside,) = layout.slots({"supply:3": ["7"]})["supply:3"]
    assert special.x - under.x >= 0.25 * under.width  # one index
    assert beside.x - special.x >= 0.9 * under.width
