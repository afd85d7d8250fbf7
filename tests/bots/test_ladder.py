"""Each level beats the one below, with seats swapped and fixed seeds; and the command that measures it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shared.bots.ladder import Contest, Result, arrangements, main, results, rows, wilson, won


def rate(game: str, levels: tuple[str, str], seats: int, games: int, rollouts: int, **options: Any) -> float:
    """The first level's share of the wins."""
    contest = Contest(game, levels, seats, options, games, "test", rollouts, 0)
    return next(row.rate for row in rows(contest, list(results(contest, 1))) if row.level == levels[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("korist", 2, {}),
        ("korist", 4, {}),
        ("korist", 4, {"ruleset": "expert"}),
        ("svabi", 2, {}),
        ("svabi", 4, {}),
        ("svabi", 4, {"variant_hidden": True}),
    ],
)
def test_thumb_beats_random(game: str, seats: int, options: dict[str, Any]) -> None:
    assert rate(game, ("thumb", "random"), seats, 60, 1, **options) > 0.8


@pytest.mark.slow
def test_search_beats_thumb() -> None:
    """Pooled, because each contest alone is short: equal levels would get this far in one of about 16 sets of seeds."""
    contests = [("korist", 2, 10), ("korist", 4, 12), ("svabi", 2, 20), ("svabi", 4, 18)]
    wins = [games * rate(game, ("search", "thumb"), seats, games, 24) for game, seats, games in contests]
    assert sum(wins) / sum(games for _, _, games in contests) > 0.6


def test_arrangements_are_even() -> None:
    assert sorted(arrangements(["a", "b"], 2)) == [("a", "b"), ("b", "a")]
    assert len(arrangements(["a", "b"], 4)) == 6
    for seats in range(2, 7):
        ways = arrangements(["a", "b"], seats)
        assert len(set(ways)) == len(ways)
        for seat in range(seats):
            assert sum(way[seat] == "a" for way in ways) * 2 == len(ways)


def test_a_shared_win_is_split_and_the_dummys_is_nobodys() -> None:
    assert won(Result(("a", "b", "b"), (1, 1, 3), {}), "a") == 0.5
    assert won(Result(("a", "b", "b"), (1, 1, 1), {}), "b") == pytest.approx(2 / 3)
    assert won(Result(("a", "b"), (2, 3), {}), "a") == 0


def test_wilson() -> None:
    rate, low, high = wilson(8, 10)
    assert (rate, round(low, 3), round(high, 3)) == (0.8, 0.49, 0.943)


def test_the_same_figures_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    line = "svabi --levels search,thumb --games 2 --seats 2 --rollouts 4 --json --options variant_hidden=true"
    asked = line.split()
    assert main(asked) == 0
    first = capsys.readouterr().out
    assert main([*asked, "--workers", "2"]) == 0
    assert capsys.readouterr().out == first
    rows = [json.loads(line) for line in first.splitlines()]
    assert {row["level"] for row in rows} == {"search", "thumb"}
    assert sum(row["wins"] for row in rows) <= 2


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["korist", "--games", "2", "--seats", "3", "--options", "ruleset=expert"]) == 0
    assert "Wilson" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "required"),
        ("chess", "no game is called 'chess'"),
        ("svabi --levels thumb,genius", "no level is called 'genius'"),
        ("svabi --levels thumb", "two or more"),
        ("svabi --levels thumb,thumb", "two or more different"),
        ("svabi --levels thumb,random,search --seats 2", "3 levels need"),
        ("svabi --games 0", "above 0"),
        ("svabi --games many", "invalid int"),
        ("svabi --rollouts 5 --budget-ms 5", "either"),
        ("svabi --seats 9", "seats must be"),
        ("svabi --options hidden=true", "no option is called 'hidden'"),
        ("svabi --options variant_hidden=maybe", "cannot be 'maybe'"),
        ("svabi --options variant_hidden", "NAME=VALUE"),
    ],
)
def test_a_wrong_line_gets_one_sentence(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
