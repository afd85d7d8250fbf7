"""While an option means nothing for the other choices, its value changes no event and no score."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shared.engine import Action, Event, Game, OptionError, Seat, State, play_out
from shared.engine.events import numbers
from shared.engine.game import Live
from shared.games import GAMES
from tests.laws.combinations import accepted, spread

MATCHES, DECISIONS = 5, 250  # so many of each, at most so long; one short one where another option differs too
CONDITIONAL = [(game, name) for game in GAMES for name, option in GAMES[game].options.items() if option.when]


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and option sets: the printed rules, and each of their choices made otherwise."""
    for seats in sorted({*spread(list(game.seats)), game.seats[0]}):
        printed = game.settings(seats, {})
        yield seats, printed
        for name, option in game.options.items():
            for value in option.tried or spread(list(option.values)):
                if value != option.default and accepted(game, seats, printed | {name: value}):
                    yield seats, {**printed, name: value}


def told(
    game: Game[Any], seats: int, options: dict[str, Any], number: int, decisions: int
) -> tuple[list[Event], list[int] | None]:
    """All that happens in a random match, and what it is worth."""
    random = Random(number).random

    def choose(s: State[Any], seat: Seat, legal: list[Action]) -> Action:
        entry = legal[int(random() * len(legal))]
        offered = numbers(entry)
        return entry if offered is None else entry._replace(choice=str(offered[int(random() * len(offered))]))

    s: Live[Any] = Live(game, seats, f"options {number}", game.settings(seats, options))
    game.setup(s)
    play_out(s, choose, decisions)
    return s.events, game.scores(s)


@pytest.mark.parametrize(("game", "name"), CONDITIONAL)
def test_an_option_that_means_nothing_changes_nothing(game: str, name: str) -> None:
    rules, option = GAMES[game], GAMES[game].options[name]
    tried = option.tried or spread(list(option.values))
    cases = [(seats, options) for seats, options in settings(rules) if not rules.means(name, options, seats)]
    assert cases, "it always means something"
    for seats, options in cases:
        others = [{**options, name: value} for value in tried if value != options[name]]
        possible = [other for other in others if accepted(rules, seats, other)]
        plain = options == rules.settings(seats, {})
        for number in range(0 if not possible else MATCHES if plain else 1):
            decisions = DECISIONS if plain else DECISIONS // 4
            expected = told(rules, seats, options, number, decisions)
            for other in possible:
                assert told(rules, seats, other, number, decisions) == expected, (seats, other)


@pytest.mark.parametrize(("game", "name"), CONDITIONAL)
def test_an_option_means_something_somewhere(game: str, name: str) -> None:
    assert any(GAMES[game].means(name, options, seats) for seats, options in settings(GAMES[game]))


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].starter is not None])
def test_who_is_picked_begins(game: str) -> None:
    rules = GAMES[game]
    starter = rules.starter
    assert starter is not None
    for seats in rules.seats:
        for picked in range(seats):
            options = rules.settings(seats, starter.options(picked))
            s: State[Any] = State(rules, seats, "start", options)
            rules.setup(s)
            assert (rules.awaited(s), vars(s.public)[starter.fact], starter.chosen(options)) == (
                (picked,),
                picked,
                picked,
            )
        assert starter.chosen(rules.settings(seats, starter.options(None))) is None
    with pytest.raises(OptionError):
        rules.settings(rules.seats.start, starter.options(rules.seats.start))
