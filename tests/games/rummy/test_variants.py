"""The scenarios of robber, Vienna and the knock: one test per row of the rule book's table, in its notation."""

from __future__ import annotations

from typing import Any

import pytest

from shared.engine import Match, OptionError, PositionError, State
from shared.games.rummy.position import HAND, LOOSE
from shared.games.rummy.vienna import unmatched
from tests.games.rummy.scene import GAME, Scene, cards, written


def robber(text: str, stage: str = "play", **options: Any) -> Scene:
    return Scene(text, stage=stage, variant="robber", **options)


def vienna(text: str, stage: str = "end", **options: Any) -> Scene:
    return Scene(text, stage=stage, variant="vienna", **options)


def knock(text: str, stage: str = "claim", **options: Any) -> Scene:
    return Scene(text, stage=stage, variant="knock", **options)


# --- robber ---


def test_ru_s40_a_take_may_be_cancelled() -> None:
    s = robber("seat 2; hand(2) = 2C 4S; top 9D", stage="draw").play("take_discard")
    assert not s.may("discard")
    assert s.why("discard", "2C") == "RU-71"
    assert s.play("cancel_take").asked == "2 draw"
    assert (s.discards, s.hand(2)) == ("9D", "2C 4S")


def test_ru_s41_a_run_is_split() -> None:
    s = robber("hand(1) = 6H KS; laid 1; meld 4H 5H 6H 7H 8H").play("lift 4H 5H; stage 4H 5H 6H; lay")
    assert sorted(s.melds) == ["4H 5H 6H", "6H 7H 8H"]


def test_ru_s42_a_card_out_of_a_set_of_four() -> None:
    s = robber("hand(1) = 8D 10D KS; laid 1; meld 9H 9S 9C 9D").play("lift 9D; stage 8D 9D 10D; lay")
    assert s.melds == ["9S 9H 9C", "8D 9D 10D"]


def test_ru_s43_two_cards_are_no_group() -> None:
    s = robber("hand(1) = 8D 10D KS; laid 1; meld 9H 9S 9D").play("lift 9D; stage 8D 9D 10D")
    assert not s.may("lay")
    assert s.why("lay") == "RU-10"


def test_ru_s44_a_lifted_card_must_be_placed() -> None:
    s = robber("hand(1) = 8D 10D KS; laid 1; meld 9H 9S 9C 9D")
    before = s.match.state.table.plain()
    s.play("lift 9D")
    assert s.at(LOOSE[1]) == cards("9D")
    assert not s.may("lay")
    assert not s.may("discard")
    assert s.play("clear").match.state.table.plain() == before


def test_ru_s45_a_joker_moves_and_changes_its_meaning() -> None:
    s = robber("hand(1) = QS KS 2D; laid 1; meld 8H 8S 8C X").play("lift X; stage QS KS X; lay")
    assert (s.melds, s.stands) == (["8S 8H 8C", "QS KS X"], ["AS"])


def test_ru_s46_rearranging_alone_is_no_lay() -> None:
    s = robber("hand(1) = QS KS; laid 1; meld 5H 6H 7H; meld 8H 9H 10H")
    s.play("lift 8H; stage 8H on 5H 6H 7H; lift 9H; stage 9H on 5H 6H 7H; lift 10H; stage 10H on 5H 6H 7H")
    assert not s.may("lay")
    assert s.why("lay") == "RU-72"


def test_ru_s47_nothing_is_lifted_before_the_first_lay() -> None:
    assert not robber("hand(1) = QS KS; meld 5H 6H 7H").may("lift")


def test_ru_s48_the_taken_card_counts_for_the_first_lay() -> None:
    s = robber("seat 2; hand(2) = QH JH 5C 5D 5S 2C 3D; top KH", stage="draw")
    s.play("take_discard; stage JH QH KH; stage 5C 5D 5S; lay")
    assert (s.melds, s.public.must) == (["JH QH KH", "5S 5D 5C"], "")
    assert s.may("discard")


def test_ru_s49_a_set_is_given_away() -> None:
    s = robber("hand(1) = 2H 3H; laid 1; meld 7H 7S 7C; meld 4H 5H 6H; meld 8S 9S 10S; meld 8C 9C 10C")
    s.play("lift 7H 7S 7C; stage 7H on 4H 5H; stage 7S on 8S 9S; stage 7C on 8C 9C; stage 3H on 4H 5H; lay")
    assert s.melds == ["3H 4H 5H 6H 7H", "7S 8S 9S 10S", "7C 8C 9C 10C"]
    assert s.hand(1) == "2H"


# --- Vienna ---

END = "4H 5H 6H 9C 9D 9S QS KS AS"


def test_ru_s50_the_deal() -> None:
    match = Match(GAME, 4, "deal", {"variant": "vienna"})
    p, table = match.state.public, match.state.table
    first = (p.dealer + 1) % 4
    assert [len(table[HAND[seat % 4]]) for seat in range(first, first + 4)] == [11, 10, 10, 10]
    assert len(table["stock"]) == 65
    assert {action.verb for action in match.legal(first)} <= {"discard", "knock", "close"}


def test_ru_s51_three_points_may_knock() -> None:
    s = vienna(f"hand(1) = {END} 3D JD")
    assert s.may("knock", "JD")
    assert not s.may("close")


def test_ru_s52_six_points_may_not() -> None:
    s = vienna(f"hand(1) = {END} 6C JD")
    assert not s.may("knock", "JD")
    assert s.why("knock", "JD") == "RU-83"


def test_ru_s53_nothing_left_over_closes() -> None:
    s = vienna("hand(1) = 4H 5H 6H 9C 9D 9S JS QS KS AS 2C; hand(2) = 2D 3D 4D KD; hand(3) = KC; hand(0) = X",
               match="evening")  # fmt: skip
    assert s.may("close", "2C")
    assert s.play("close 2C").points == (-15, 10, -10, -10)


def test_ru_s54_everybody_else_has_one_more_turn() -> None:
    s = vienna(f"seat 2; hand(2) = {END} 3D JD; hand(3) = 2H 3H 4H 5C 5H 5D 7C 8C 9C 10C", match="evening")
    s.play("knock JD")
    for seat in (3, 0, 1):
        assert s.asked == f"{seat} draw"
        s.play("draw_stock")
        assert {action.verb for action in s.legal} == {"discard"}
        s.match.act(seat, s.legal[0])
    assert s.public.stage == "summary"


def test_ru_s55_the_knocker_counts_too() -> None:
    s = vienna("hand(1) = KC 2H 3H 4H; hand(2) = 4S; hand(3) = 7S KS; hand(0) = KD KH JC; knocker 2", match="evening")
    s.play("discard KC")
    assert s.points == (-30, 0, -4, -17)
    assert s.public.closer is None


def test_ru_s56_an_ace_in_hand() -> None:
    text = f"hand(1) = {END.replace('QS KS AS', 'JS QS KS')} AH JD"
    assert not vienna(text).may("knock", "JD")
    assert vienna(text, ace_hand=1).may("knock", "JD")


def test_ru_s57_the_best_split() -> None:
    s = vienna("hand(1) = X 5H 6H 9C 9D 2S 3S 4S KD QC 10C")
    assert unmatched(s.match.state, cards("X 5H 6H 9C 9D 2S 3S 4S KD QC")) == 31


def test_ru_s58_the_limit_is_101() -> None:
    s = vienna("hand(1) = 2H 3H 4H 9C; hand(2) = KS; hand(3) = KC; hand(0) = 2S; totals 0 0 -91 -92")
    s.play("close 9C")
    assert (s.public.totals, s.public.active) == ((-2, 10, -101, -102), (0, 1, 2))


# --- the knock ---


def answered(s: Scene, text: str) -> Scene:
    """'1 leave, 3 claim'."""
    for answer in text.split(", "):
        seat, verb = answer.split()
        s.act(verb, seat=int(seat))
    return s


CLAIM = "pile 2C 9D; hand(3) = 3C 4C"


def test_ru_s60_a_knock_out_of_turn() -> None:
    s = answered(knock(CLAIM), "1 leave, 2 pass, 3 claim")
    assert (s.hand(3).split()[2], s.count(3)) == ("9D", 5)
    assert (s.asked, s.count(1), s.public.takeable) == ("1 play", 3, 0)


def test_ru_s61_the_first_clockwise_gets_it() -> None:
    s = answered(knock(CLAIM), "3 claim, 2 claim, 1 leave")
    assert (s.count(2), s.count(3)) == (5, 2)


def test_ru_s62_who_is_next_goes_first() -> None:
    s = answered(knock(CLAIM), "2 claim, 3 claim, 1 take")
    assert (s.asked, s.hand(1).split()[-1], s.count(2)) == ("1 play", "9D", 2)
    s = answered(knock(CLAIM, knock_priority="knock_first"), "2 claim, 3 claim, 1 wish")
    assert (s.asked, "9D" in s.hand(2), s.count(1)) == ("1 play", True, 3)


def test_ru_s63_the_clock_leaves_it() -> None:
    s = knock(CLAIM)
    for seat in (1, 2, 3):
        s.match.act(seat, GAME.default(s.match.state, seat))
    assert (s.asked, s.count(1), s.discards) == ("1 play", 3, "2C 9D")


def test_ru_s64_the_pile_is_turned_over_for_the_knocker() -> None:
    s = knock("pile 2C 5D 6D 9D; stock 1; hand(3) = 3C 4C", deal_size=10)
    last = written(s.at("stock")[0])
    answered(s, "1 leave, 2 pass, 3 claim")
    assert s.hand(3) == f"3C 4C 9D {last} 2C"
    assert s.hand(1).split()[-1] == "5D"
    assert s.stock == 1


def test_ru_s65_a_knock_needs_two_more_cards() -> None:
    s = knock("pile 2C; hand(0) = 9D 9C; stock 0; seat 0", stage="play", deal_size=10).play("discard 9D")
    assert s.asked == "1 claim"
    assert not any(s.may("claim", seat=seat) for seat in range(4))


def test_ru_s66_no_claim_after_closing() -> None:
    s = knock("hand(0) = 9D; seat 0; laid 0", stage="play", match="evening").play("discard 9D")
    assert (s.public.closer, s.public.stage) == (0, "summary")


def test_ru_s67_two_seats_play_classic() -> None:
    assert Scene("hand(1) = 9D 9C", seats=2, variant="knock").play("discard 9D").asked == "0 draw"


def test_ru_s68_the_knocker_goes_on_with_fifteen() -> None:
    hand = "2C 3C 4C 6C 7C 8C 10C JC QC 2S 3S 4S"
    s = answered(knock(f"pile 5D 9D; hand(3) = {hand}; seat 2"), "0 pass, 2 leave, 3 claim")
    assert s.count(3) == 15
    s.match.act(2, next(action for action in s.legal if action.verb == "discard"))
    answered(s, "3 leave, 0 pass, 1 pass")
    assert (s.asked, s.count(3)) == ("3 play", 16)
    s.play("discard 2C")
    assert s.count(3) == 15


# --- bad input ---


def test_impossible_options_name_the_rule() -> None:
    with pytest.raises(OptionError, match=r"deal_size.*RU-80"):
        GAME.settings(4, {"variant": "vienna", "deal_size": 13})


@pytest.mark.parametrize(
    ("lying", "wrong"),
    [
        ({"hand:4": ["h7"]}, "hand:4"),
        ({"hand:0": ["h7", "h7", "h7"]}, "too many of h7"),
        ({"hand:0": ["joker"] * 5}, "too many of joker"),
        ({"pocket": ["h7"]}, "pocket"),
        ({"meld:99": ["h7", "h8", "h9"]}, "RU-20"),
    ],
)
def test_impossible_positions_are_named(lying: dict[str, list[str]], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        State.load(GAME, {"seats": 4, "cards": lying, "public": {"stage": "play"}})
