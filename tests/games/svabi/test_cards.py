"""The cards of Švábí disko: every number and every sign can be read on whatever lies under it."""

from __future__ import annotations

import pytest

from assets.builders import svabi
from assets.builders.svg import contrast

READABLE = 4.5


@pytest.mark.parametrize("number", range(1, 14))
def test_inks_are_readable(number: int) -> None:
    for under in (svabi.HALO, *svabi.LILAC, svabi.NAME):
        assert contrast(svabi.ink(number), under) >= READABLE


@pytest.mark.parametrize("sign", svabi.BACKS)
def test_signs_of_the_backs_are_readable(sign: str) -> None:
    assert contrast(svabi.BACKS[sign][0], "#ffffff") >= READABLE
