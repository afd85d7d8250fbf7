"""The bidding vectors of Bridge: a situation and a hand, and the system's call."""

from __future__ import annotations

import pytest

from shared.bots.bot import think
from tests.games.bridge.scene import to_bid

VECTORS = {
    "BB-01": ("", "AKJ75.Q3.A84.T92 1S"),
    "BB-02": ("", "KQ4.AJ52.KQ3.J84 1N"),
    "BB-03": ("", "A4.K63.AQJ752.83 1D"),
    "BB-04": ("", "73.KQJ984.92.T54 2H"),
    "BB-05": ("", "4.83.KQT9754.Q62 3D"),
    "BB-06": ("", "AKQ5.AKJ4.KQ3.A2 2C"),
    "BB-07": ("", "AQ3.KJ5.AKQ4.J72 2N"),
    "BB-08": ("", "AJ54.KQ83.972.K6 1D", "A865.KQ7.J43.KJ2 1C"),
    "BB-09": ("", "KQJ64.AT853.72.4 1S", "Q752.K84.QJ6.J93 P"),
    "BB-10": ("1H P", "K84.Q75.J9632.84 2H", "AQ84.K65.KT4.973 3H", "4.KQ84.AJ65.Q732 4H"),
    "BB-11": (
        "1H P", "KQ72.84.KJ63.952 1S", "Q84.72.KJ53.QT82 1N", "A4.76.KQ4.AQJ852 2C", "KQ8.A5.QJ74.QT32 3N",
    ),
    "BB-12": ("1N P", "KJ84.Q763.85.K92 2C", "QJ9653.84.72.T53 2S", "K73.Q84.KJ62.Q93 3N"),
    "BB-13": ("1N P", "AQ963.K4.Q752.83 3S", "AQ3.KJ4.KQ52.Q83 4N"),
    "BB-14": ("1D", "AQJ84.73.K62.T54 1S", "KJ74.AQ83.6.KT52 X", "AQ4.KJ7.KQ8.Q962 1N"),
    "BB-15": ("1D", "A7.KQ4.73.AJT852 2C", "Q7542.K83.A64.93 P"),
}  # fmt: skip
# Beside the vectors: what must not go wrong later in an auction.
LATER = {
    "Stayman is answered": ("1N P 2C P", "KQ4.AJ52.KQ3.J84 2H"),
    "no major": ("1N P 2C P", "KQ4.AJ5.KQ32.J84 2D"),
    "fit after Stayman": ("1N P 2C P 2H P", "KJ84.Q763.A5.K92 4H"),
    "raise passed": ("1S P 2S P", "AKJ75.Q3.A84.T92 P"),
    "invitation accepted": ("1S P 3S P", "AKJ75.Q3.A84.K92 4S"),
    "aces told": ("1S P 3S P 4N P", "Q843.A2.KQ4.J752 5D"),
    "game is passed": ("1S P 4S P", "AKJ75.Q3.A84.T92 P"),
    "takeout double answered": ("1D X P", "T9752.K83.64.932 1S"),
    "game after a takeout double": ("1D X P", "KQ752.A83.64.K32 4S"),
    "negative double": ("1D 1S", "72.KQ83.Q64.9532 X"),
    "two clubs is not passed": ("2C P", "T52.9843.J64.932 2D"),
}


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        pytest.param(calls, *row.split(), id=f"{name} {row}")
        for name, (calls, *rows) in (VECTORS | LATER).items()
        for row in rows
    ],
)
def test_vector(calls: str, hand: str, call: str) -> None:
    t = to_bid(hand, calls)
    view = t.match.view(t.public.asked[0])
    assert think(view, "thumb", "", lambda: False).choice == call


def test_every_vector_is_here() -> None:
    assert list(VECTORS) == [f"BB-{n:02}" for n in range(1, 16)]
