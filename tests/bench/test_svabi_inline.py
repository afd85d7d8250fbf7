"""The hand-written yardstick plays the same game as the engine, or its speed would prove nothing."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, variance

from shared.engine import State, play_out
from shared.games.svabi import Svabi
from shared.games.svabi.position import VALUE
from tests.bench.svabi_inline import SEATS, one_game, playouts

GAMES = 1500


def engine_games(games: int) -> list[tuple[int, list[list[int]]]]:
    game, random = Svabi(), Random("engine").random
    options = game.settings(SEATS, {})
    played = []
    for seed in range(games):
        s = State(game, SEATS, str(seed), options)
        game.setup(s)
        decisions = play_out(s, lambda _s, _seat, legal: legal[int(random() * len(legal))])
        played.append((decisions, [[VALUE[card] for card in s.table[f"col:{seat}"]] for seat in range(SEATS)]))
    return played


def inline_games(games: int) -> list[tuple[int, list[list[int]]]]:
    random = Random("inline").random
    return [one_game(random) for _ in range(games)]


def close(ours: list[float], theirs: list[float]) -> bool:
    """Two samples of one distribution: their means differ by less than four standard errors."""
    error = sqrt(variance(ours) / len(ours) + variance(theirs) / len(theirs))
    return abs(fmean(ours) - fmean(theirs)) < 4 * error


def test_the_yardstick_is_a_true_svabi_disko() -> None:
    engine, inline = engine_games(GAMES), inline_games(GAMES)
    assert close([n for n, _ in engine], [n for n, _ in inline])
    for seat in range(SEATS):
        assert close([sum(final[seat]) for _, final in engine], [sum(final[seat]) for _, final in inline])
    lowest = [[min(map(sum, final)) for _, final in games] for games in (engine, inline)]
    assert close(*lowest)
    assert close([len(final[0]) for _, final in engine], [len(final[0]) for _, final in inline])


def test_parity_holds_in_both() -> None:
    for _, final in engine_games(50) + inline_games(50):
        for value in range(1, 14):
            assert sum(value in own for own in final) % 2 == SEATS % 2  # S-23
            assert all(own.count(value) <= 1 for own in final)  # S-12


def test_playouts_count_their_decisions() -> None:
    decisions, seconds = playouts(20, "count")
    assert 20 * (12 * SEATS + SEATS) <= decisions <= 20 * (24 * SEATS + SEATS)
    assert seconds > 0
