"""Public facts: an assignment in a live position is an event, in a silent one it is nothing but an assignment."""

from __future__ import annotations

import pytest

from shared.engine import Changed, Match, State
from shared.games import GAMES

KORIST = GAMES["korist"]


def test_assignment_and_set_are_recorded_alike() -> None:
    state = Match(KORIST, 3, "facts").state
    state.public.owed = 2
    state.public.owed = 2
    state.set(owed=1)
    assert state.events == [Changed("owed", 2), Changed("owed", 1)]


def test_a_fact_must_be_declared() -> None:
    state = Match(KORIST, 3, "facts").state
    with pytest.raises(KeyError):
        state.public.oewd = 2


def test_copies_and_views_are_not_watched() -> None:
    match = Match(KORIST, 3, "facts")
    for public in (match.state.copy().public, match.view(0).public):
        assert public == match.state.public
        public.owed = 5
    assert (match.state.public.owed, match.state.events) == (0, [])


def test_loading_is_not_an_event() -> None:
    match = Match(KORIST, 3, "facts")
    assert Match.arranged(KORIST, match.state.dump()).state.events == []
    assert State.load(KORIST, match.state.dump()).public == match.state.public
