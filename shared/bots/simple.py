"""Bots without foresight: at random, and by rule of thumb. Both answer at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from shared.bots import THUMBS
from shared.bots.policy import best, considered, open_to, pinned, spread
from shared.engine import Action, Seat, State, View


class RandomBot:
    """Any legal action is as good as any other."""

    def choose(self, view: View, chance: Random, more: Callable[[], bool]) -> Action:
        actions = open_to(view.legal)
        return pinned(actions[int(chance.random() * len(actions))], chance)


class ThumbBot:
    """The habits of a player who knows the game; at random where we have none for it."""

    def choose(self, view: View, chance: Random, more: Callable[[], bool]) -> Action:
        habits = THUMBS.get(view.game.id)
        if habits is None:
            return RandomBot().choose(view, chance, more)
        assert view.seat is not None, "a watcher does not play"
        actions = spread(considered(habits, view, view.seat, open_to(view.legal)), chance)
        return best(actions, habits.weigh(view, view.seat, actions))


def standing(s: State[Any], seat: Seat) -> float:
    """How well a seat stands in a game of which we know no more: its place at the end, before that nothing."""
    if s.game.scores(s) is None:
        return 0.0
    places = s.game.places(s)
    return sum((place > places[seat]) - (place < places[seat]) for place in places) / max(1, s.seats - 1)
