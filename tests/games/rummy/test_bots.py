"""Two bots at Rummy never take each other's discards for ever."""

from __future__ import annotations

from shared.bots.bot import think
from shared.engine import Match
from shared.games import GAMES


def test_a_deal_in_which_two_bots_wanted_each_others_discards_ends() -> None:
    match = Match(GAMES["rummy"], 2, "s3", {"match": "single"})
    replayed = Match(GAMES["rummy"], 2, "s3")  # its fourth deal went on for thousands of turns
    for current, limit in ((match, 1500), (replayed, 6000)):
        for number in range(limit):
            if current.over:
                break
            seat = next(seat for seat in range(2) if seat in current.awaited(seat))
            current.act(seat, think(current.view(seat), "thumb", f"3/{number}", lambda: False))
        assert current.over
