"""What one seat has of a match: as a view, as plain data, and as the fold of its news."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shared.engine import Changed, Match, Said
from shared.games import GAMES
from shared.messages import News, Snapshot
from shared.replica import Gap, Replica
from tests.laws.beliefs import play_randomly


def opened(game: str, seats: int, audience: int | None = 0) -> tuple[Match[Any], Replica]:
    """A match that was just dealt, and what an audience had before."""
    match = Match(GAMES[game], seats, "replica")
    return match, Replica(match.game, Snapshot.of(match.before_deal(audience)))


def opening(match: Match[Any], audience: int | None = 0, version: int = 1) -> News:
    legal = [] if audience is None else match.legal(audience)
    return News(version, match.opening[audience], 0, legal, match.awaited(audience))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_before_the_deal_and_the_deal_make_the_table(game: str) -> None:
    for audience in (None, 0, 1):
        match, replica = opened(game, GAMES[game].seats[0], audience)
        replica.fold(opening(match, audience))
        assert replica.table.plain() == match.shown[audience].plain()
        assert replica.public == match.state.public


@pytest.mark.parametrize("game", GAMES)
def test_a_view_survives_being_plain_data(game: str) -> None:
    match = Match(GAMES[game], GAMES[game].seats[-1], "plain")
    for number, _ in enumerate(play_randomly(match, Random(1))):
        if number % 7 == 0:
            for audience in (None, 0, 1):
                view = match.view(audience)
                again = Snapshot.of(view).view(match.game)
                assert again._replace(table=view.table) == view
                assert again.table.plain() == view.table.plain()
                again.table.clear()
                assert Snapshot.of(view).view(match.game).table.plain() == view.table.plain()  # it was a copy
        if number == 40:
            break


@pytest.mark.parametrize("game", GAMES)
def test_each_event_is_told_before_it_is_true(game: str) -> None:
    match, replica = opened(game, GAMES[game].seats[0])
    table, facts = replica.table.copy(), dict(vars(replica.public))
    told = 0
    for event in replica.tell(opening(match)):
        assert replica.table.plain() == table.plain()
        assert vars(replica.public) == facts
        if isinstance(event, Changed):
            assert facts[event.name] != event.new
            facts[event.name] = event.new
        elif not isinstance(event, Said):
            table.fold(event)
        told += 1
    assert told == len(match.opening[0])
    assert replica.table.plain() == table.plain() == match.shown[0].plain()
    assert (vars(replica.public), replica.legal, replica.version) == (facts, match.legal(0), 1)


def test_after_a_gap_nothing_is_told_and_nothing_changes() -> None:
    match, replica = opened("korist", 3)
    before = Snapshot.of(replica.view(), version=replica.version)
    with pytest.raises(Gap):
        next(replica.tell(opening(match, version=2)))
    assert Snapshot.of(replica.view(), version=replica.version) == before
