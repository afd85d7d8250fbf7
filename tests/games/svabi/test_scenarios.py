"""The scenarios of Švábí disko: one test per row of the rule book's table, in its notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shared.engine import TAKE_BACK, Action, IllegalAction, Match, Said, State
from shared.games.svabi.position import MIRROR
from tests.games.svabi.scene import GAME, Party, card, ending, party, seat

Deal = Callable[..., Party]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """A new match in which the named cards lie on top after the shuffle: dealt("B 13 6; C 4")."""
    tops: dict[str, list[str]] = {}
    shuffle = State.shuffle

    def stacked(s: State[Any], *places: str, label: str = "", top: int | None = None) -> None:
        shuffle(s, *places, label=label)
        for place in places:
            for code in tops.get(f"{label} {place}", []):
                s.move(code, place, place)

    monkeypatch.setattr(State, "shuffle", stacked)

    def deal(text: str, seats: int = 3, seed: str = "svabi", **options: Any) -> Party:
        stack(tops, 1, text)
        return Party(Match(GAME, seats, seed, options))

    deal.later = lambda game, text: stack(tops, game, text)  # type: ignore[attr-defined]
    return deal


def stack(tops: dict[str, list[str]], game: int, text: str) -> None:
    for words in filter(None, map(str.split, text.split(";"))):
        name, *numbers = words
        label = "jozin_stock" if name == "Jo" else f"stock:{seat(name)}"
        tops[f"game {game} {label}"] = [card(number, name.replace("Jo", "Z")) for number in reversed(numbers)]


def random_match(seats: int, **options: Any) -> tuple[Match[Any], list[Said]]:
    """A match played at random, and all that was said in it."""
    match, random, said = Match(GAME, seats, "random", options), Random("random"), []
    while not match.over:
        who = random.choice(match.awaited(None))
        news = match.act(who, random.choice([a for a in match.legal(who) if a != TAKE_BACK]))
        said += [event for event in news.get(None, []) if isinstance(event, Said)]
    return match, said


# --- set-up ---


def test_ss_01_set_up_for_three(dealt: Deal) -> None:
    p = dealt("")
    assert len(p.lying("floor")) == 3
    assert p.count("hand") == [3, 3, 3]
    assert p.count("stock") == [9, 9, 9]
    assert len(p.lying("box")) == 39


def test_ss_02_a_king_on_top_is_replaced(dealt: Deal) -> None:
    p = dealt("B 13 6")
    assert "6B" in p.floor
    assert p.count("stock") == [9, 9, 9]
    assert "B13" in p.lying("stock:1") + p.lying("hand:1")
    assert len(p.lying("stock:1") + p.lying("hand:1")) == 12


def test_ss_03_the_lowest_floor_card_gets_the_tie_card(dealt: Deal) -> None:
    p = dealt("A 5; B 2; C 9")
    assert (p.floor, p.tie) == ("5A 2B 9C", "B")
    while p.public.stage != "over":
        p.round_out()
        assert p.tie == "B"


def test_ss_04_equal_lowest_cards_draw_lots(dealt: Deal) -> None:
    assert {dealt("A 2; B 7; C 2", seed=str(seed)).tie for seed in range(20)} == {"A", "C"}


# --- rounds ---


def test_ss_05_low_picks_first() -> None:
    p = party("TIE=A; F = 4A 8B 11C; chosen A 9, B 3, C 6")
    assert p.order == "B C A"
    stocks = p.count("stock")
    p.take("B 4, C 8, A 11")
    assert (p.col("A"), p.col("B"), p.col("C")) == ("11", "4", "8")
    assert p.floor == "9A 3B 6C"
    assert (p.count("hand"), p.count("stock")) == ([3, 3, 3], [n - 1 for n in stocks])


def test_ss_06_equal_cards_by_tie_order() -> None:
    p = party("TIE=C; F = 1A 2B 3C 4D; chosen A 5, B 7, C 5, D 2", seats=4)
    assert p.order == "D C A B"
    assert p.public.tied == (2, 0)


def test_ss_07_three_equal_cards_by_distance() -> None:
    p = party("TIE=D; F = 1A 2B 3C 4D 5E; chosen A 6, B 6, C 6, D 1, E 9", seats=5)
    assert p.order == "D A B C E"


def test_ss_08_a_pair_leaves_before_the_next_pick() -> None:
    p = party("col(B) = 2 8C; F = 1A 8B 12C; chosen A 5, B 1, C 6")
    p.take("B 8")
    assert p.asked == "A"
    assert p.boxed("8B 8C")
    assert p.col("B") == "2"


def test_ss_09_any_floor_card_may_be_taken() -> None:
    p = party("col(B) = 12A; F = 1A 8B 12C; chosen A 5, B 1, C 6")
    assert p.options("B") == {"take 1", "take 8", "take 12"}
    assert p.take("B 12").boxed("12A 12C")


def test_ss_10_a_third_equal_card_waits_for_a_fourth() -> None:
    p = party("TIE=A; box = 5B 5C; col(A) = 3; F = 5A 8B 9C 10D; chosen A 1, B 6, C 7, D 5", seats=4)
    p.take("A 5")
    assert p.col("A") == "3 5"
    p.take("D 8, B 9, C 10").choose("A 2, B 2, C 2, D 2").take("A 5")
    assert p.col("A") == "3"
    assert p.boxed("5A 5B 5C 5D")


def test_ss_11_the_king_takes_the_floor() -> None:
    p = party("TIE=A; F = 4A 8B 11C; chosen A 1, B 13, C 2; col(B) = empty")
    assert (p.col("A"), p.col("B"), p.col("C")) == ("", "4 8 11", "")
    assert p.floor == "1A 13B 2C"
    assert p.public.stage == "choose"


def test_ss_12_the_kings_pairs() -> None:
    p = party("F = 5A 5B 7C; col(B) = 7A 10; chosen A 1, B 13, C 2")
    assert p.boxed("5A 5B 7A 7C")
    assert p.col("B") == "10"


def test_ss_13_three_equal_cards_leave_the_king_one() -> None:
    assert party("F = 4A 4B 4C; col(A) = 9; chosen A 13, B 1, C 2").col("A") == "4 9"


def test_ss_14_the_first_king_by_tie_order() -> None:
    p = party("TIE=C; F = 3A 4B 5C 6D; chosen A 13, B 13, C 1, D 2", seats=4)
    assert [p.col(name) for name in "ABCD"] == ["3 4 5 6", "", "", ""]
    assert p.floor == "13A 13B 1C 2D"


def test_ss_15_a_king_on_the_floor_is_an_ordinary_card() -> None:
    p = party("TIE=A; F = 4A 13B 9C; chosen A 5, B 6, C 1").take("C 13")
    assert p.col("C") == "13"
    assert (p.public.stage, p.asked) == ("pick", "A")


def test_ss_16_two_kings_are_a_pair() -> None:
    p = party("F = 4A 13B 9C; col(C) = 13A; chosen A 5, B 6, C 1").take("C 13")
    assert p.col("C") == ""
    assert p.boxed("13A 13B")


def test_ss_17_the_last_draw_is_at_the_end_of_round_nine() -> None:
    p = party("F = 1A 2B 3C; round 9").round_out()
    assert (p.public.round, p.count("stock"), p.count("hand")) == (10, [0, 0, 0], [3, 3, 3])
    assert p.round_out().count("hand") == [2, 2, 2]
    assert p.round_out().count("hand") == [1, 1, 1]
    assert p.public.round == 12


def test_ss_18_a_forced_king_acts_as_usual() -> None:
    p = party("round 12; hand(A) = 13; F = 4A 8B 11C")
    assert p.options("A") == {"choose 13"}
    p.round_out()
    assert p.col("A") == "4 8 11"


# --- the last round and the score ---


def test_ss_19_the_last_round_runs_counter_clockwise() -> None:
    p = party("round 12; TIE=B; F = 4A 8B 11C").round_out()
    assert (p.public.round, p.order, p.asked) == (13, "A C B", "A")


def test_ss_20_the_holder_picks_last_of_six() -> None:
    p = party("round 12; TIE=A; F = 1A 2B 3C 4D 5E 6F", seats=6).round_out()
    assert (p.public.round, p.order) == (13, "F E D C B A")


def test_ss_21_no_king_in_the_last_round() -> None:
    p = party("round 12; TIE=C; F = 1A 1B 1C; chosen A 13, B 2, C 9")
    assert (p.public.round, p.floor) == (13, "13A 2B 9C")
    assert p.take("B 13").col("B") == "13"
    assert p.asked == "A"


def test_ss_22_lowest_score_wins() -> None:
    p = ending("TIE=A; col(A) = 1 2 3 4 5 6 7 8; col(B) = 9 10 11 12 13; col(C) = empty")
    assert p.match.game.scores(p.match.state) == [36, 55, 0]
    assert p.places == "C A B"


def test_ss_23_equal_scores_by_tie_order() -> None:
    p = ending("TIE=C; col(A) = 9 10 11; col(B) = 9 10 11; col(C) = 9 10 12")
    assert p.match.game.scores(p.match.state) == [30, 30, 31]
    assert p.places == "A B C"


def test_ss_24_the_holder_wins_a_tie() -> None:
    p = ending("TIE=C; col(A) = 9 10 11; col(B) = 9 10 12; col(C) = 9 10 11")
    assert p.places == "C A B"


# --- two players and Jožin ---


def test_ss_25_jozin_gets_no_tie_card(dealt: Deal) -> None:
    p = dealt("A 6; B 8; Jo 1", seats=2)
    assert (p.floor, p.tie) == ("6A 8B 1Jo", "A")


def test_ss_26_jozins_king_is_replaced_at_set_up(dealt: Deal) -> None:
    p = dealt("Jo 13 4", seats=2)
    assert "4Jo" in p.floor
    assert "Z13" in p.lying("jozin_stock")
    assert len(p.lying("jozin_stock")) == 12


def test_ss_27_jozin_gets_the_third_card() -> None:
    p = party("F = 3A 10B 7Jo; stock(Jo) = 2 5; chosen A 6, B 2", seats=2).take("B 3, A 7")
    assert (p.col("A"), p.col("B"), p.col("Jo")) == ("7", "3", "10")
    assert p.floor == "6A 2B 5Jo"


def test_ss_28_the_king_leaves_jozin_nothing() -> None:
    p = party("F = 3A 10B 7Jo; stock(Jo) = 2 5; chosen A 13, B 2", seats=2)
    assert (p.col("A"), p.col("B"), p.col("Jo")) == ("3 7 10", "", "")
    assert p.floor == "13A 2B 5Jo"


def test_ss_29_jozins_king_has_no_effect() -> None:
    p = party("F = 3A 10B 7Jo; stock(Jo) = 2 13; chosen A 6, B 2", seats=2).take("B 3, A 7")
    assert (p.floor, p.public.stage) == ("6A 2B 13Jo", "choose")
    assert p.choose("A 1, B 1").public.stage == "pick"


def test_ss_30_jozins_pairs() -> None:
    p = party("F = 3A 10B 7Jo; col(Jo) = 10A; chosen A 6, B 2", seats=2).take("B 3, A 7")
    assert p.col("Jo") == ""
    assert p.boxed("10A 10B")


def test_ss_31_jozin_is_last_in_the_last_round() -> None:
    p = party("round 12; TIE=B; F = 3A 10B 7Jo; stock(Jo) = 9; chosen A 1, B 2", seats=2).take("A 3, B 7")
    assert (p.public.round, p.order, p.floor) == (13, "A B", "1A 2B 9Jo")
    p.take("A 1, B 2")
    assert (p.match.over, p.col("Jo")) == (True, "9 10")


@pytest.mark.parametrize(("jozin", "order"), [("8 9 13", "A Jo B"), ("8 9 11", "Jo A B")])
def test_ss_32_jozin_can_win_but_loses_ties(jozin: str, order: str) -> None:
    p = ending(f"TIE=B; col(A) = 7 10 13; col(B) = 10 11 12; col(Jo) = {jozin}", seats=2)
    assert p.match.game.scores(p.match.state) == [30, 33]
    assert (p.public.jozin_total, p.places) == (sum(map(int, jozin.split())), order)


# --- Variant 1: the hidden card ---


def test_ss_33_any_card_but_the_king_may_be_hidden(dealt: Deal) -> None:
    p = dealt("A 5 13 2 9 11", variant_hidden=True)
    assert p.options("A") == {"hide 2", "hide 9", "hide 11"}
    for who, code in enumerate(["A11", *(min(p.lying(f"hand:{who}")) for who in (1, 2))]):
        p.match.act(who, Action("hide", code))
    assert (p.lying("hand:0"), p.lying("hid:0"), p.count("stock")[0]) == (["A13", "A2", "A9"], ["A11"], 8)


def test_ss_34_twelve_rounds_with_a_hidden_card() -> None:
    p = Party(Match(GAME, 3, "twelve", {"variant_hidden": True}))
    hands = {}
    while not p.match.over:
        if p.public.stage == "choose":
            hands[p.public.round] = p.count("hand")[0]
        if p.public.round == 12:
            holder = p.public.tie
            assert p.public.order == ((holder - 1) % 3, (holder - 2) % 3, holder)
        who = p.match.awaited(None)[0]
        p.match.act(who, p.match.legal(who)[0])
    assert hands == {**dict.fromkeys(range(1, 10), 3), 10: 2, 11: 1}
    assert p.public.round == 12


def test_ss_35_a_picked_card_may_pair_with_the_hidden_one() -> None:
    p = party("hid(A) = 9; col(A) = 2; F = 9B 1C 5A; chosen A 3, B 6, C 7", variant_hidden=True)
    assert p.options("A") == {"take 9", "take_pair 9", "take 1", "take 5"}
    p.take("A 9", "take_pair")
    assert p.boxed("9A 9B")
    assert (p.col("A"), p.lying("hid:0")) == ("2", [])
    assert "A9" in p.match.shown[1]["box"]


def test_ss_36_an_open_partner_goes_first() -> None:
    p = party("hid(A) = 9; col(A) = 2 9B; F = 9C 1C 5A; chosen A 3, B 6, C 7", variant_hidden=True)
    assert p.options("A") == {"take 9", "take 1", "take 5"}
    p.take("A 9")
    assert p.boxed("9B 9C")
    assert (p.col("A"), p.lying("hid:0")) == ("2", ["A9"])


def test_ss_37_the_hidden_card_is_added_at_the_end() -> None:
    p = ending("TIE=B; col(A) = 2 9; hid(A) = 9; col(B) = 12 13; col(C) = empty", variant_hidden=True)
    assert p.match.game.scores(p.match.state) == [20, 25, 0]


def test_ss_38_a_king_with_the_hidden_card() -> None:
    given = "hid(B) = 4; col(B) = 6; F = 4A 6B 4C 4D; chosen A 1, B 13, C 2, D 3"
    p = party(given, seats=4, variant_hidden=True)
    assert (p.public.stage, p.asked) == ("king", "B")
    assert p.options("B") == {"take_all", "take_all_pair"}
    p.do("B", "take_all")
    assert (p.col("B"), p.lying("hid:1")) == ("4", ["B4"])
    p = party(given, seats=4, variant_hidden=True).do("B", "take_all_pair")
    assert (p.col("B"), p.lying("hid:1")) == ("", [])


def test_ss_39_nobody_else_sees_a_hidden_card() -> None:
    match: Match[Any] = Match(GAME, 3, "views", {"variant_hidden": True})
    hidden = [match.legal(who)[0].card for who in range(3)]
    news = [match.act(who, Action("hide", hidden[who])) for who in range(3)]
    told = repr([told[1] for told in news])
    assert hidden[0] not in told.replace(repr(hidden[1]), "")
    while not match.over:
        for audience in (1, 2, None):
            seen = match.shown[audience]
            if match.state.table["hid:0"]:
                assert seen["hid:0"] == ["?A"]
                assert not any(hidden[0] in cards for cards in seen.values())
        assert match.shown[0]["hid:0"] == match.state.table["hid:0"]
        who = match.awaited(None)[0]
        match.act(who, match.legal(who)[0])
    assert any(hidden[0] in match.shown[1][place] for place in ("col:0", "box"))


# --- Variant 2: the match and the mirror ---


def test_ss_40_the_highest_total_gets_the_mirror() -> None:
    p = ending("TIE=A; game 1 of 3; col(A) = 8 9 13; col(B) = 5 11 12 13; col(C) = 8 12", variant_match=True)
    assert (p.public.totals, p.public.game) == ((30, 41, 20), 2)
    assert (p.public.mirror_holder, p.lying("col:1")) == (1, [MIRROR])
    assert p.count("stock") == [9, 9, 9]


def test_ss_41_the_deadline_of_the_mirror() -> None:
    p = party("round 9; MIRROR=B; col(B) = 3 12C; F = 1A 1B 1C; chosen A 13, B 4, C 5", variant_match=True)
    assert (p.public.stage, p.asked, p.count("stock")) == ("mirror", "B", [1, 1, 1])
    assert p.floor == "13A 4B 5C"
    assert p.options("B") == {"mirror 3", "mirror 12"}
    p.mirror("B", "12")
    assert p.boxed("12C")
    assert MIRROR in p.lying("box")
    assert (p.col("B"), p.count("stock"), p.public.stage) == ("3", [0, 0, 0], "choose")


def test_ss_42_an_empty_collection_loses_the_mirror() -> None:
    p = party("round 9; MIRROR=B; col(B) = empty; F = 1A 1B 1C; chosen A 13, B 4, C 5", variant_match=True)
    assert (p.public.stage, p.public.round, p.public.mirror_holder) == ("choose", 10, None)
    assert MIRROR in p.lying("box")


def test_ss_43_the_mirror_may_be_used_earlier() -> None:
    p = party("round 4; MIRROR=B; col(B) = 11C; F = 1A 2B 3C", variant_match=True)
    p.choose("B 4").mirror("B", "11")
    assert p.boxed("11C")
    assert MIRROR in p.lying("box")
    assert (p.col("B"), p.asked) == ("", "A C")
    while p.public.round < 10:
        assert p.public.stage != "mirror"
        p.round_out()


def test_ss_44_only_at_the_deadline() -> None:
    p = party("round 4; MIRROR=B; col(B) = 11; F = 1A 2B 3C", variant_match=True, mirror_timing="deadline")
    assert {option.split()[0] for option in p.options("B")} == {"choose"}


def test_ss_45_equal_totals_give_the_mirror_by_tie_order() -> None:
    p = ending("TIE=C; game 1 of 3; col(A) = 12 13 3 10; col(B) = 12 13 2 11; col(C) = 7 8", variant_match=True)
    assert p.public.totals == (38, 38, 15)
    assert p.public.mirror_holder == 0


def test_ss_46_equal_totals_at_the_end_of_the_match() -> None:
    p = ending(
        "TIE=B; game 3 of 3; totals A 70, B 60, C 60; col(A) = 9 10 11; col(B) = 9 10 11; col(C) = 9 10 11",
        variant_match=True,
    )
    assert p.match.game.scores(p.match.state) == [100, 90, 90]
    assert p.places == "B C A"


def test_ss_47_two_players_and_the_mirror() -> None:
    p = ending("TIE=A; game 1 of 2; col(A) = 8 12; col(B) = 10 13; col(Jo) = 11 12 13 9 3", seats=2, variant_match=True)
    assert (p.public.totals, p.public.jozin_total) == ((20, 23), 48)
    assert (p.public.game, p.public.mirror_holder) == (2, 1)
    while p.public.game == 2 and not p.match.over:
        p.round_out()
    assert p.match.over


def test_ss_48_the_mirror_on_the_hidden_card() -> None:
    given = "round 8; TIE=B; MIRROR=A; col(A) = empty; hid(A) = 12; F = 1A 1B 1C; chosen A 3, B 13, C 5"
    p = party(given, variant_hidden=True, variant_match=True)
    assert (p.public.stage, p.options("A")) == ("mirror", {"mirror 12"})
    p.mirror("A", "12")
    assert p.boxed("12A")
    assert MIRROR in p.lying("box")
    assert (p.lying("hid:0"), p.public.round, p.public.stage) == ([], 9, "choose")


def test_ss_49_one_card_of_jozin_is_never_used() -> None:
    match, _ = random_match(2, variant_hidden=True)
    assert len(match.state.table["jozin_stock"]) == 1
    assert all(shown["jozin_stock"] == ["?Z"] for shown in match.shown.values())


def test_ss_50_a_laid_card_may_be_changed_until_all_have_laid() -> None:
    p = party("TIE=A; F = 4A 8B 11C; hand(A) = 7 9 1").choose("A 7, C 2")
    assert p.asked == "B"
    p.match.act(0, TAKE_BACK)
    p.choose("A 9, B 3")
    assert p.order == "C B A"
    assert p.lying("choice:0") == ["A9"]
    with pytest.raises(IllegalAction):
        p.match.act(0, TAKE_BACK)
    with pytest.raises(IllegalAction):
        p.choose("A 7")


def test_ss_51_the_tie_card_is_awarded_anew(dealt: Deal) -> None:
    p = dealt("A 1; B 5; C 6", variant_match=True)
    dealt.later(2, "A 9; B 3; C 8")  # type: ignore[attr-defined]
    assert p.tie == "A"
    while p.public.game == 1:
        assert p.tie == "A"
        p.round_out()
    assert (p.floor, p.tie) == ("9A 3B 8C", "B")


@pytest.mark.parametrize(("games", "length"), [("auto", 4), (2, 2)])
def test_ss_52_the_length_of_a_match(games: str | int, length: int) -> None:
    match, said = random_match(4, variant_match=True, match_games=games)
    assert len(match.state.public.results) == length
    assert [event.args[0] for event in said if event.what == "game_over"] == list(range(1, length + 1))
    assert sum(event.what == "mirror_given" for event in said) == length - 1


def test_every_row_of_the_table_is_here() -> None:
    ids = re.findall(r"def test_ss_(\d\d)_", Path(__file__).read_text(encoding="utf-8"))
    assert ids == [f"{row:02}" for row in range(1, 53)]
