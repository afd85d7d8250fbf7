"""Bots without foresight: at random, and by rule of thumb. Both answer at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from shared.bots import THUMBS
from shared.bots.policy import best, considered, open_to, pinned, spread
from shared.engine import Action, View


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
