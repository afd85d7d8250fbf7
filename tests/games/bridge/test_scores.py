"""The scoring vectors of Bridge, and its printed tables against the arithmetic."""

from __future__ import annotations

import pytest

from shared.games.bridge.scoring import BIDS, worth

VECTORS = """
BV-01 1C - no 7 70
BV-02 1N - no 7 90
BV-03 2D - yes 9 110
BV-04 2S - no 9 140
BV-05 3C - no 11 150
BV-06 3N - no 9 400
BV-07 3N - yes 11 660
BV-08 4H - yes 10 620
BV-09 4S - no 12 480
BV-10 5D - no 11 400
BV-11 6H - no 12 980
BV-12 6N - yes 12 1440
BV-13 7S - yes 13 2210
BV-14 7C - no 13 1440
BV-15 1H X no 7 160
BV-16 1N X no 8 280
BV-17 2C X yes 8 180
BV-18 2H X no 10 670
BV-19 2D X yes 9 380
BV-20 3D X no 9 470
BV-21 4S X yes 11 990
BV-22 1C XX yes 7 230
BV-23 1N XX no 9 960
BV-24 4S XX no 10 880
BV-25 6D X no 11 -100
BV-26 3N - no 6 -150
BV-27 4S - yes 8 -200
BV-28 4H X no 6 -800
BV-29 3N X yes 6 -800
BV-30 2S XX yes 5 -1600
BV-31 5C XX no 9 -600
BV-32 7N XX yes 13 2980
"""
ROWS = [line.split() for line in VECTORS.split("\n") if line]
TIMES = {"-": 1, "X": 2, "XX": 4}

MINOR, MAJOR, NO_TRUMP = "minor", "major", "no trump"
GROUP = {"C": MINOR, "D": MINOR, "H": MAJOR, "S": MAJOR, "N": NO_TRUMP}
TRICKS = {
    MINOR: (20, 40, 60, 80, 100, 120, 140),
    MAJOR: (30, 60, 90, 120, 150, 180, 210),
    NO_TRUMP: (40, 70, 100, 130, 160, 190, 220),
}
PART, FULL, SMALL, GRAND = (50, 50), (300, 500), (800, 1250), (1300, 2000)
BONUS = {
    MINOR: (PART, PART, PART, PART, FULL, SMALL, GRAND),
    MAJOR: (PART, PART, PART, FULL, FULL, SMALL, GRAND),
    NO_TRUMP: (PART, PART, FULL, FULL, FULL, SMALL, GRAND),
}


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_vector(row: list[str]) -> None:
    _, bid, doubled, vulnerable, tricks, score = row
    assert worth(bid, TIMES[doubled], vulnerable == "yes", int(tricks)).total == int(score)


@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize("bid", BIDS)
def test_the_printed_tables(bid: str, vulnerable: bool) -> None:
    level, group = int(bid[0]), GROUP[bid[1]]
    for won in range(14):
        points = worth(bid, 1, vulnerable, won)
        if won < 6 + level:
            assert points == (0, 0, 0, 0, (6 + level - won) * (100 if vulnerable else 50))
        else:
            over = (won - 6 - level) * (20 if group == MINOR else 30)
            assert points == (TRICKS[group][level - 1], BONUS[group][level - 1][vulnerable], over, 0, 0)


def test_redoubled_undertricks_are_twice_the_doubled_ones() -> None:
    for missing in range(1, 14):
        for vulnerable in (False, True):
            doubled, redoubled = (worth("7N", times, vulnerable, 13 - missing).under for times in (2, 4))
            first, middle = (200, 300) if vulnerable else (100, 200)
            assert doubled == first + middle * min(2, missing - 1) + 300 * max(0, missing - 3)
            assert redoubled == 2 * doubled


def test_every_vector_is_here() -> None:
    assert [row[0] for row in ROWS] == [f"BV-{n:02}" for n in range(1, 33)]
