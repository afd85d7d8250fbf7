"""FLAPS beyond its scenarios: reshuffled stocks under the laws, and what people are told."""

from __future__ import annotations

from types import ModuleType

import pytest

from shared.engine import Action
from shared.games import GAMES
from shared.games.flaps.cards import KIND
from shared.games.flaps.families import FAMILIES, joined
from tests.games.flaps.scene import table
from tests.laws.test_games import (
    test_a_random_match_keeps_the_laws as keeps_the_laws,
)
from tests.laws.test_games import (
    test_bytes_tell_nothing_unseen as bytes_tell_nothing,
)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__.rpartition(".")[2])
def test_a_family_that_is_missing_or_there_twice_is_an_error(family: ModuleType) -> None:
    stages = {stage for each in FAMILIES for stage in each.POINTS}
    others = [each for each in FAMILIES if each is not family]
    wanted: dict[str, set[str]] = {"EFFECTS": {*KIND.values()}, "POINTS": stages}
    for part, keys in wanted.items():
        if own := getattr(family, part):
            with pytest.raises(ValueError, match="no family has"):
                joined([getattr(each, part) for each in others], keys)
            with pytest.raises(ValueError, match="in two families"):
                joined([*(getattr(each, part) for each in FAMILIES), own], keys)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_reshuffled_stocks_keep_the_laws(seats: int) -> None:
    """By random play alone such a deal may last thousands of turns, so the laws' own sets leave it out."""
    options = {"stock_out": "reshuffle", "level": 7}
    keeps_the_laws(GAMES["flaps"], seats, options)
    bytes_tell_nothing(GAMES["flaps"], seats, options)


@pytest.mark.parametrize("seats", [2, 5])
def test_matches_by_wins_keep_the_laws(seats: int) -> None:
    """With many seats and random play nobody wins twice for a long time, so the laws' own sets leave them out too."""
    keeps_the_laws(GAMES["flaps"], seats, {"match": "wins", "match_target": 2, "level": 3, "ladder": True})


@pytest.mark.parametrize(
    ("given", "name", "action", "rule"),
    [
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("play", "Kh", "discard"), "FL-204"),
        ("top 9♣; B 1D♥ 9♠ 9♦", "B", Action("play", "1Dh", "discard"), "FL-205"),
        ("top 9♣; B P1 9♠ 9♦", "B", Action("play", "P1", "discard"), "FL-715"),
        ("top 9♣; B K♥ 9♠ 9♦", "C", Action("draw"), "FL-213"),
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("play", "9d", "discard", "say"), "FL-601"),
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("catch", place="hand:0"), "FL-604"),
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("say_last"), "FL-602"),
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("play", "99x", "discard"), "T-3"),
        ("top 9♣; B K♥ 9♠ 9♦", "B", Action("sing"), "T-3"),
    ],
)
def test_no_names_a_rule(given: str, name: str, action: Action, rule: str) -> None:
    t = table(given)
    assert t.match.why("ABCD".index(name), action) == rule


@pytest.mark.parametrize(
    ("given", "lay", "told"),
    [
        ("top 9♣; B A♣", "A♣", ["cannot_finish", "draws"]),
        ("top 9♣; B 9♦", "9♦", ["wins"]),
        ("top 9♣; B 9♦; late B", "9♦", ["cannot_finish", "draws"]),
        ("top 9♣; B 2♣ 5♦", "2♣", ["must_say", "attack"]),
        ("top 9♣; B J♣ 5♦ K♠", "J♣", ["reverses"]),
        ("top 9♣; B AL♣ 5♦", "AL♣!", ["bonus_cannot_finish"]),
    ],
)
def test_consequences_are_told_before(given: str, lay: str, told: list[str]) -> None:
    t = table(given)
    assert [said.what for said in t.match.preview(1, t.meant("B", lay))] == told
