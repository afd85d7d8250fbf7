"""Canasta by rule of thumb: whole matches by the printed rules, which random play would never end."""

from __future__ import annotations

from random import Random

import pytest

from shared.bots.bot import bot_for, counted
from shared.engine import Match
from shared.games import GAMES

GAME = GAMES["canasta"]


def played(match: Match[object], levels: list[str]) -> list[int]:
    """The places after a match of these levels."""
    bots, chance = [bot_for(level) for level in levels], Random("canasta")
    while not match.over:
        assert len(match.log) < 60_000, "the match does not end"
        seat = next(seat for seat in GAME.awaited(match.state) if seat not in match.answers)
        match.act(seat, bots[seat].choose(match.view(seat), chance, counted(0)))
    return GAME.places(match.state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_to_ten_thousand(seats: int) -> None:
    match = Match(GAME, seats, f"printed {seats}")
    assert 1 in played(match, ["thumb"] * seats)
    assert max(match.state.public.totals) >= 10_000
    closed = [action for _, action in match.log if action.verb == "close"]
    assert len(closed) > match.state.public.deal / 2
    assert not [action for _, action in match.log if action.verb in ("clear", "cancel_pile")]


@pytest.mark.parametrize("deal", range(5))
def test_partners_who_know_the_game_beat_random_ones(deal: int) -> None:
    match = Match(GAME, 4, f"pairs {deal}", {"deals": 1})
    assert played(match, ["thumb", "random"] * 2) == [1, 2, 1, 2]
