"""The yardstick is a true Kořist: by chance alone it plays as long and scores as the engine's does."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, stdev

from shared.engine import State, play_out
from shared.games import GAMES
from tests.bench.korist_inline import DECK, JOKER, Played, play

GAMES_PLAYED = 1500


def cards(game: Played) -> Counter[int]:
    """All cards, wherever they lie."""
    found = Counter(game.stock) + Counter(card for card in game.supply if card >= 0)
    for hand in game.hands:
        found += Counter(dict(enumerate(hand)))
    for rank, naturals, jokers in (*game.discard, *(layer for layers in game.layers for layer in layers)):
        found += Counter({rank: naturals}) + Counter({JOKER: jokers})
    return found


def agree(one: list[float], other: list[float]) -> bool:
    """Whether two means differ by less than four standard errors."""
    error = (stdev(one) ** 2 / len(one) + stdev(other) ** 2 / len(other)) ** 0.5
    return abs(fmean(one) - fmean(other)) < 4 * error


def test_cards_are_conserved() -> None:
    random = Random(1).random
    assert all(cards(play(random)) == Counter(DECK) for _ in range(50))


def test_it_plays_like_the_engine() -> None:
    random = Random(2).random
    by_hand = [play(random) for _ in range(GAMES_PLAYED)]
    game = GAMES["korist"]
    options = game.settings(4, {})
    decisions, points = [], []
    for number in range(GAMES_PLAYED):
        s = State(game, 4, str(number), options)
        game.setup(s)
        decisions.append(float(play_out(s, lambda _s, _seat, legal: legal[int(random() * len(legal))])))
        points.append(game.scores(s) or [])
    assert agree([float(each.decisions) for each in by_hand], decisions)
    for measure in (max, min, sum):
        assert agree([float(measure(each.points)) for each in by_hand], [float(measure(each)) for each in points])
