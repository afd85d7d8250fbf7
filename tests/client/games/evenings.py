"""Whole matches at a table: random play, seen by every seat and a watcher, as their screens would have it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from client.games import table
from client.table.layout import fitted
from client.table.match_view import MatchView
from client.table.plan import Frame
from client.table.stage import Step
from shared.engine import Match, OptionError
from shared.games import GAMES
from shared.messages import News
from tests.client.matches import Audience, before_deal
from tests.laws.beliefs import pick, pinned

NAMES = ("Dan", "Katka", "Adam", "Petr", "Eva", "Jana", "Ota", "Iva", "Jiří", "Zuzana", "Bob", "Ema")
AVATARS = ("lynx", "fox", "beaver", "wolf", "squirrel", "otter", "boar", "hare", "mouse", "stag", "bear", "marten")
WIDE, TALL = fitted(1280, 720).frame, fitted(720, 1280).frame


class Moment(NamedTuple):
    """After some news: the match, what each audience sees, and the steps that told it."""

    match: Match[Any]
    views: dict[Audience, MatchView]
    steps: dict[Audience, list[Step]]


def evening(
    game: str, seats: int, options: dict[str, Any], seed: str = "evening", decisions: int = 10_000,
    frames: tuple[Frame, ...] = (WIDE, TALL),
) -> Iterator[Moment]:  # fmt: skip
    """A match, at most so long; every other audience has an upright screen."""
    chance = Random(seed)
    match: Match[Any] = Match(GAMES[game], seats, seed, options)
    views: dict[Audience, MatchView] = {}
    for n, audience in enumerate((None, *range(seats))):
        frame = frames[n % len(frames)]
        view = views[audience] = MatchView(table(game), before_deal(match, audience), frame, True)
        view.t.names, view.t.avatars = NAMES[:seats], AVATARS[:seats]
    version = 0

    def tell(heard: dict[Audience, list[Any]]) -> Moment:
        nonlocal version
        version += 1
        steps = {}
        for audience, view in views.items():
            seen = match.view(audience)
            view.hear(News(version, heard.get(audience, []), version, list(seen.legal), seen.awaited, seen.answer))
            view.now += 1.0
            steps[audience] = view.skip()
            view.look()
        return Moment(match, views, steps)

    yield tell(match.opening)
    while not match.over and len(match.log) < decisions:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        if match.answers and chance.random() < 0.2:
            seat = min(match.answers)
        yield tell(match.act(seat, pinned(pick(chance, match.legal(seat)), chance)))


def variants(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The printed rules for every number of seats; then each value of each option that can be had, for some number."""
    rules = GAMES[game]
    for seats in rules.seats:
        yield seats, {}
    for n, (name, option) in enumerate(rules.options.items()):
        for value in option.tried or option.values:
            tried = [rules.seats[(n + shift) % len(rules.seats)] for shift in range(len(rules.seats))]
            able = next((seats for seats in tried if can(game, seats, {name: value})), None)
            if value != option.default and able is not None:
                yield able, {name: value}


def can(game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether there is such a table."""
    try:
        GAMES[game].settings(seats, options)
    except OptionError:
        return False
    return True
