"""What a bot is: it gets the View of its seat, chance and time to think, and answers. It gets nothing else.

Law: a bot is anytime. `more` says whether there is time left; who calls owns the clock. When `more` says no at once,
the bot still has an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol

from shared.bots.search import SearchBot
from shared.bots.simple import RandomBot, ThumbBot
from shared.engine import Action, View

More = Callable[[], bool]


class Bot(Protocol):
    """Anything that answers for a seat."""

    def choose(self, view: View, chance: Random, more: More) -> Action:
        """A legal action of the view; for a wide entry, with its number."""
        ...


# From the weakest to the strongest.
LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "thumb": ThumbBot,
    "search": SearchBot,
}


def bot_for(level: str) -> Bot:
    """A bot of a level; KeyError names an unknown one."""
    return LEVELS[level]()


def think(view: View, level: str, seed: str, more: More) -> Action:
    """A level's answer: for worker processes, who get plain values and bring their own clock."""
    return bot_for(level).choose(view, Random(seed), more)


def counted(times: int) -> More:
    """A budget of so many rollouts instead of time: the same answer on every machine."""
    left = times

    def more() -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    return more
