"""The scenarios of Stopa: a test for each rule, named by its id."""

from __future__ import annotations

import pytest

from shared.engine import Action, Match, Said
from tests.games.stopa.scene import GAME, at


@pytest.mark.parametrize("count", [3, 5])
def test_st_1_cards_are_dealt(count: int) -> None:
    match = Match(GAME, 6, "deal", {"hand": count})
    assert [len(match.state.table[f"hand:{seat}"]) for seat in range(6)] == [count] * 6


def test_st_2_all_lay_one_clockwise() -> None:
    t = at("A 3; B 4; C 5", turn="C")
    assert t.why_not("A", "3") == "ST-2"
    assert t.lay("C", "5").asked == "A"
    assert t.lay("A", "3").asked == "B"


def test_st_3_no_animal_twice_in_a_round() -> None:
    t = at("A 7 9; B 4", laid="B 7", first="B")
    assert t.may("A") == "9"
    assert t.why_not("A", "7") == "ST-3"
    assert at("A 7 7; B 4", laid="B 7", first="B").may("A") == "7", "there is nothing else"


def test_st_4_the_strongest_takes_and_of_equals_the_first() -> None:
    assert at("A 9; B 4; C 1", first="B", turn="B").lay("B", "4").lay("C", "1").lay("A", "9").won == [3, 0, 0]
    assert at("A 7; B 1", laid="B 7", first="B").lay("A", "7").won == [0, 2]


def test_st_5_who_takes_begins() -> None:
    t = at("A 9 2; B 4 1").lay("A", "2").lay("B", "4")
    assert t.asked == "B"
    assert t.public.first == 1


def test_st_6_most_cards_win() -> None:
    t = at("A 9; B 4").lay("A", "9").lay("B", "4")
    assert t.match.over
    assert GAME.scores(t.match.state) == [2, 0]
    assert GAME.places(t.match.state) == [1, 2]


def test_what_the_last_card_will_do_is_known_before() -> None:
    t = at("A 9; B 4 1", laid="A 9", turn="B")
    assert t.match.preview(1, Action("lay", "4")) == [Said(0, "took", (2,))]
    assert at("A 9; B 4").match.preview(0, Action("lay", "9")) == []


def test_cards_that_one_does_not_hold_are_not_understood() -> None:
    assert at("A 9; B 4").why_not("A", "4") == "T-3"
