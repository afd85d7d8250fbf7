"""A bot for any game: it tries each promising action in worlds that its seat could be in.

Laws: it samples worlds from its View alone; each candidate is tried in the same worlds with the same chance, so that
luck cancels out; the rule of thumb's answer stands until another has proved better, so it has an answer at any time.
What other seats answer at the same moment is drawn from their rule of thumb, never read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from shared.bots import THUMBS
from shared.bots.policy import Thumb, best, considered, open_to, pinned, soft, spread, standing
from shared.engine import Action, Seat, State, View, play_out, sample
from shared.engine.events import permits

WIDTH = 6  # so many candidates, the thumb's favourites, are tried
PATIENCE = 5  # worlds before a candidate may fall out
BEHIND = 1.6  # so many standard errors behind the leader a candidate falls out
PROOF = 0.4  # so many standard errors ahead of the thumb's answer another one is taken
ENDLESS = 400  # decisions in a rollout of a game without habits

Trials = dict[Action, list[float]]  # candidate -> its value in each world; all of the same length


class SearchBot:
    """Flat Monte Carlo over sampled worlds, guided by the thumb."""

    def choose(self, view: View, chance: Random, more: Callable[[], bool]) -> Action:
        assert view.seat is not None, "a watcher does not play"
        habits, actions = THUMBS.get(view.game.id), open_to(view.legal)
        if habits is not None:
            actions = [*considered(habits, view, view.seat, actions)]
        actions = spread(actions, chance)
        if len(actions) == 1:
            return actions[0]
        favourites = ranked(habits, view, view.seat, actions, chance)[:WIDTH]
        trials: Trials = {action: [] for action in favourites}
        while len(trials) > 1:
            values = one_world(view, view.seat, list(trials), habits, chance, more)
            if values is None:
                break
            for seen, value in zip(trials.values(), values, strict=True):
                seen.append(value)
            trials = still_in(trials)
        return proved(favourites[0], trials)


def ranked(habits: Thumb | None, view: View, seat: Seat, actions: list[Action], chance: Random) -> list[Action]:
    """The candidates, the thumb's favourite first."""
    if habits is None:
        return chance.sample(actions, len(actions))
    weights = dict(zip(actions, habits.weigh(view, seat, actions), strict=True))
    return sorted(actions, key=lambda action: -weights[action])


def one_world(
    view: View, seat: Seat, actions: Sequence[Action], habits: Thumb | None, chance: Random, more: Callable[[], bool]
) -> list[float] | None:
    """The value of each action in one and the same world; None when the time was up before all were tried."""
    if not more():
        return None
    world = sample(view, chance)
    luck = chance.random()
    values = [tried(world.copy(), seat, actions[0], habits, Random(luck))]
    for action in actions[1:]:
        if not more():
            return None
        values.append(tried(world.copy(), seat, action, habits, Random(luck)))
    return values


def tried(world: State[Any], seat: Seat, action: Action, habits: Thumb | None, chance: Random) -> float:
    """Play an action and then on by rule of thumb; how the seat stands afterwards."""
    due = True

    def choose(s: State[Any], asked: Seat, legal: list[Action]) -> Action:
        nonlocal due
        if due and asked == seat:
            due = False
            if permits(legal, action):  # not so if an open action of another seat came first
                return action
        if len(legal) == 1:
            return pinned(legal[0], chance)
        if habits is None:
            return pinned(legal[int(chance.random() * len(legal))], chance)
        actions = considered(habits, s, asked, legal)
        return pinned(soft(actions, habits.weigh(s, asked, actions), habits.noise, chance), chance)

    play_out(world, choose, ENDLESS if habits is None else habits.horizon)
    return standing(world, seat) if habits is None else habits.judge(world, seat)


def still_in(trials: Trials) -> Trials:
    """The candidates that may still prove best: the clearly beaten ones fall out."""
    worlds = len(next(iter(trials.values())))
    if worlds < PATIENCE:
        return trials
    leader = max(trials.values(), key=sum)
    return {action: seen for action, seen in trials.items() if seen is leader or lead(leader, seen, BEHIND) <= 0}


def proved(favourite: Action, trials: Trials) -> Action:
    """The thumb's answer, unless another one has done better by more than luck."""
    stands = trials.get(favourite)
    if stands is None:  # it fell out
        return best(list(trials), [sum(seen) for seen in trials.values()])
    if len(stands) < 2:
        return favourite
    leads = [lead(seen, stands, PROOF) if seen is not stands else 0.0 for seen in trials.values()]
    return best(list(trials), leads)


def lead(one: Sequence[float], other: Sequence[float], errors: float) -> float:
    """By how much one candidate is ahead of another on average, less so many standard errors of that."""
    ahead = [a - b for a, b in zip(one, other, strict=True)]
    count = len(ahead)
    mean = sum(ahead) / count
    spread_of = sum((value - mean) ** 2 for value in ahead) / max(1, count - 1)
    return mean - errors * float((spread_of / count) ** 0.5)
