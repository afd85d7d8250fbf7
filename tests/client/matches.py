"""Random matches of every game, as each seat and the watcher get them: what the client's tests are fed with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from shared.engine import Match, Seat
from shared.games import GAMES
from shared.messages import Downward, News, Snapshot
from tests.golden import recipe
from tests.laws.beliefs import pick, pinned
from tests.queued_room import Audience, QueuedRoom


class Recorded(NamedTuple):
    """One match for one audience: the table before the deal, then all news."""

    game: str
    seats: int
    audience: Audience
    first: Snapshot
    news: list[News]


def tables() -> list[tuple[str, int]]:
    """Each game with its fewest and most seats."""
    return [(id, seats) for id, game in GAMES.items() for seats in (game.seats.start, game.seats.stop - 1)]


def record(game_id: str, seats: int, seed: str = "client", limit: int = 250) -> list[Recorded]:
    """A random match as every seat and the watcher get it, with changes of mind where answers are sealed."""
    game, chance = GAMES[game_id], Random(seed)
    told = recipe(game_id)
    match: Match[Any] = Match(game, seats, seed, told.options if told.seats == seats else {})
    audiences: list[Audience] = [None, *range(seats)]
    server = QueuedRoom(match, {audience: f"{audience}" for audience in audiences})
    server.open()
    while not match.over and len(match.log) < limit:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        if match.answers and chance.random() < 0.2:
            seat = min(match.answers)
        server.do(seat, pinned(pick(chance, match.legal(seat)), chance))
    return [heard(game_id, seats, audience, server.heard[audience]) for audience in audiences]


def heard(game_id: str, seats: int, audience: Audience, said: list[Downward]) -> Recorded:
    """What one audience was told, but for the room."""
    first, *rest = said
    assert isinstance(first, Snapshot)
    return Recorded(game_id, seats, audience, first, [message for message in rest if isinstance(message, News)])


def before_deal(match: Match[Any], audience: Audience) -> Snapshot:
    """The snapshot with version 0: the deck where it lies before the set-up."""
    return Snapshot.of(match.before_deal(audience), "test")


def decisions(game_id: str, seats: int, seed: str = "gestures", limit: int = 150) -> Iterator[tuple[Match[Any], Seat]]:
    """The positions of a random match, each with a seat that may act."""
    game, chance = GAMES[game_id], Random(seed)
    told = recipe(game_id)
    match: Match[Any] = Match(game, seats, seed, told.options if told.seats == seats else {})
    while not match.over and len(match.log) < limit:
        for seat in range(seats):
            if match.legal(seat):
                yield match, seat
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        match.act(seat, pinned(pick(chance, match.game.legal(match.state, seat)), chance))
