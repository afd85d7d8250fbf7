"""The scenarios KS-01 to KS-63 of Kořist's spec, row by row. scene.py explains the notation."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from shared.engine import Action, IllegalAction, Match
from shared.engine.game import census
from shared.engine.selection import committed, selectable
from shared.games.korist.position import JOKER, layout
from shared.games.korist.turns import fill_shadow
from tests.games.korist.scene import GAME, SEATS, Scene

EVERY_SIX = "SUP = 2 3 4 5 6 7"


def test_all_rows_are_here() -> None:
    written = {int(name[8:10]) for name in globals() if name.startswith("test_ks_")}
    assert written == set(range(1, 64))


def dealt(seats: int, **options: Any) -> Match[Any]:
    return Match(GAME, seats, "set-up", options)


def over(*ends: tuple[int, int]) -> Scene:
    """An end with so many cards (laid, in hand) of each seat: D lays his last card, or draws the last one."""
    numbers = iter([str(number) for number in range(1, 14) for _ in range(8)])
    text = "STK 0; SUP = _ _ _ 13 _ _"
    for seat, (laid, held) in zip(SEATS, ends, strict=False):
        before = (laid - 1, max(held, 1)) if seat == "D" else (laid, held)
        for what, count in zip(("L", "hand"), before, strict=True):
            text += f"; {what}({seat}) = {' '.join(next(numbers) for _ in range(count))}"
    scene = Scene(len(ends), text)
    scene.act("D", scene.may("D")[0])
    return scene if scene.match.over else scene.play("D draws 4")


def test_ks_01_set_up_for_four() -> None:
    table = dealt(4).state.table
    assert [len(table[f"hand:{seat}"]) for seat in range(4)] == [13] * 4
    assert all(len(table[f"supply:{n}"]) == 1 for n in range(6))
    assert (len(table["stock"]), len(table["discard"])) == (51, 0)
    assert census(table).total() == 109


def test_ks_02_set_up_for_three_and_five() -> None:
    assert [len(dealt(seats).state.table["stock"]) for seats in (3, 5)] == [64, 38]


def test_ks_03_joker_takes_the_value() -> None:
    scene = Scene(4, "hand(D) = 4 4 4 J 9 …").play("D lays 4 4 4 J")
    assert scene.layers("D") == "4 4 4 J"  # the first card is the rank
    assert len(scene.at("layer:0:0")) == 4


def test_ks_04_select_and_unselect() -> None:
    scene = Scene(3, "hand(D) = 4 4 7 J")
    legal, hand = scene.match.legal(0), scene.at("hand:0")
    assert selectable(legal, hand, ["4"], JOKER) == ["4", "J"]  # not 7; unselecting is always possible
    assert committed(legal, ["4"], JOKER) == Action("lay", "4", "", "1+0")


def test_ks_05_jokers_first() -> None:
    scene = Scene(3, "hand(D) = 5 8 J J")
    legal, hand = scene.match.legal(0), scene.at("hand:0")
    assert committed(legal, [], JOKER) is None
    assert selectable(legal, hand, ["J", "J"], JOKER) == ["5", "8"]
    assert committed(legal, ["J", "J"], JOKER) == Action("lay", "J", "", "0+2")
    assert committed(legal, ["J", "8"], JOKER) == Action("lay", "8", "", "1+1")


def test_ks_06_compact_list() -> None:
    scene = Scene(3, "hand(D) = 6 6 J")
    assert scene.may("D") == ["lays 6", "lays 6 6", "lays 6 J", "lays 6 6 J", "lays J"]
    assert scene.match.legal(0)[3] == Action("lay", "6", "", "2+1")


PRINTED = """
    hand(D) = 7 7 7 3 3 …; hand(P) = 13 …; L(P) = 5 5; L(A) = 13 / 3 3 J; L(K) = 9 9 / 6 6 6
    SUP = 1 4 8 J 10 12; STK = 2, 11, 5, …
"""


def printed_example() -> Scene:
    scene = Scene(4, PRINTED).play("D lays 7 7 7")
    assert scene.asked == "D take"
    assert scene.at("loot") == ["3", "3", "J"]  # P: sizes differ, nothing
    return scene.play("D takes; A draws stock, stock, 3; D leaves; K returns")


def test_ks_07_printed_example() -> None:
    before = Scene(4, PRINTED)
    scene = printed_example()
    assert scene.hand("D") - before.hand("D") == Counter("33J")
    assert scene.hand("A") - before.hand("A") == Counter(["2", "11", "8"])
    assert scene.hand("K") - before.hand("K") == Counter("666")
    assert scene.supply == "1 4 5 J 10 12"
    assert (scene.layers("P"), scene.layers("A"), scene.layers("K")) == ("5 5", "13", "9 9")
    assert scene.asked == "P play"  # no MAY_DRAW
    assert scene.public.paw == 1


def test_ks_08_printed_example_continued() -> None:
    scene = printed_example().play("P lays 13")
    assert scene.asked == "P may_draw"
    held = scene.hand("P")
    scene.play("P draws 4")
    assert scene.hand("P") - held == Counter("J")
    assert "_" not in scene.supply
    assert scene.asked == "A play"


def test_ks_09_equal_rank_captures_nothing() -> None:
    scene = Scene(3, "hand(D) = 8 …; L(P) = 8").play("D lays 8")
    assert (scene.layers("P"), scene.asked) == ("8", "D may_draw")


def test_ks_10_capture_is_compulsory() -> None:
    scene = Scene(3, "hand(D) = 9 …; L(P) = 8").play("D lays 9")
    assert (scene.at("loot"), scene.layers("P")) == (["8"], "")
    assert scene.may("D") == ["takes", "leaves"]


def test_ks_11_joker_counts_for_the_size() -> None:
    assert Scene(3, "hand(D) = 8 J …; L(P) = 7 7").play("D lays 8 J").at("loot") == ["7", "7"]


def test_ks_12_joker_beats_13() -> None:
    assert Scene(3, "hand(D) = J …; L(P) = 13").play("D lays J").at("loot") == ["13"]


def test_ks_13_two_jokers() -> None:
    scene = Scene(3, "hand(D) = J J …; L(P) = 13 13; L(A) = J J").play("D lays J J")
    assert scene.at("loot") == ["13", "13"]
    scene.play("D leaves; P returns")
    assert (scene.layers("A"), scene.asked) == ("J J", "P play")


def test_ks_14_13_with_joker_is_13() -> None:
    scene = Scene(3, "hand(D) = 13 J …; L(P) = 13 13").play("D lays 13 J")
    assert (scene.layers("P"), scene.asked) == ("13 13", "D may_draw")


def test_ks_15_taken_joker_is_plain_again() -> None:
    scene = Scene(3, "hand(D) = 7 7 7 10 10 …; hand(P) = 1 …; hand(A) = 1 …; L(P) = 3 3 J")
    scene.play("D lays 7 7 7; D takes; P draws 1, 2, 3; P lays 1; P passes; A lays 1; A passes")
    assert scene.play("D lays 10 10 J").layers("D") == "7 7 7 / 10 10 J"


def uncovered(victim: str) -> Scene:
    scene = Scene(3, f"hand(D) = 9 …; hand(P) = 2 2 5 …; L({victim}) = 4 / 6").play("D lays 9; D leaves")
    return scene.play(f"{victim} returns")


def test_ks_16_one_layer_per_opponent() -> None:
    scene = uncovered("P")
    assert (scene.layers("P"), scene.hand("P")["6"] > 0, scene.asked) == ("4", True, "P play")


def test_ks_17_uncovered_layer_covered_again() -> None:
    assert uncovered("P").play("P lays 2 2").layers("P") == "4 / 2 2"


def test_ks_18_uncovered_layer_is_open_next_turn() -> None:
    scene = uncovered("A").play("P lays 5")
    assert (scene.at("loot"), scene.asked) == (["4"], "P take")


def test_ks_19_discard_and_draw() -> None:
    scene = Scene(3, "hand(D) = 9 9 9 …; L(P) = 5 5 5; STK 20").play("D lays 9 9 9; D leaves; P discards")
    held = scene.held("P")
    assert (scene.discard, scene.asked, scene.public.owed) == ("5 5 5", "P draw", 3)
    assert scene.play("P draws stock, stock, stock").held("P") == held + 3


def test_ks_20_no_refill_during_a_draw() -> None:
    scene = Scene(3, "L(D) = 9 9 9; hand(A) = 6; SUP = 2 5 7 9 11 12; STK = 3, 8, 1, …", owes="A 3")
    scene.play("A draws 2, 5")
    assert scene.may("A") == ["draws stock", "draws 1", "draws 3", "draws 4", "draws 6"]
    scene.play("A draws stock")
    assert scene.hand("A") == Counter(["6", "5", "11", "3"])
    assert scene.supply == "2 8 7 9 1 12"


def test_ks_21_short_refill() -> None:
    scene = Scene(3, f"L(D) = 9 9; {EVERY_SIX}; STK = 4", owes="P 2").play("P draws 1, 2")
    assert (scene.supply, scene.stock, scene.asked) == ("4 _ 4 5 6 7", 0, "P play")


def test_ks_22_stock_runs_out_during_a_draw() -> None:
    scene = Scene(3, f"L(D) = 9 9; {EVERY_SIX}; STK = 6", owes="P 2").play("P draws stock")
    assert "draws stock" not in scene.may("P")
    scene.play("P draws 3")
    assert (scene.supply, scene.asked) == ("2 3 _ 5 6 7", "P play")


def test_ks_23_end_during_a_draw() -> None:
    scene = Scene(
        3, "hand(D) = 10 10 10 1; hand(P) = 1; hand(A) = 1; STK 0; SUP = 4 _ _ 9 _ _; L(P) = 8 8 8; L(A) = 2 2 2"
    ).play("D lays 10 10 10; D takes; P draws 1, 4")
    assert scene.asked == "over"
    assert scene.layers("A") == "2 2 2"
    assert scene.points == {"D": 3 - 1 - 3, "P": -3, "A": 3 - 1}


def test_ks_24_supply_empty_before_the_stock() -> None:
    scene = Scene(3, "hand(D) = 5 5 5 5 5 5 5 5 9; L(P) = 2 2 2 2 2 2 J J; SUP = 4 3 4 6 6 7; STK 1")
    scene.play("D lays 5 5 5 5 5 5 5 5; D takes; P draws 1, 2, 3, 4, 5, 6")
    assert (scene.asked, scene.may("P")) == ("P draw", ["draws stock"])
    scene.play("P draws stock")
    assert (scene.asked, scene.public.ended) == ("over", "K-52")


def test_ks_25_last_card_by_choice() -> None:
    text = "hand(D) = 5 …; STK 0; SUP = _ _ _ 7 _ _"
    scene = Scene(3, text).play("D lays 5")
    assert scene.may("D") == ["draws 4", "passes"]
    assert scene.play("D draws 4").asked == "over"
    assert Scene(3, text).play("D lays 5; D passes").asked == "P play"


def test_ks_26_last_layer_captures_nothing() -> None:
    scene = Scene(3, "hand(D) = 12 12; L(P) = 3 3").play("D lays 12 12")
    assert (scene.asked, scene.public.ended, scene.layers("P")) == ("over", "K-51", "3 3")


def test_ks_27_scoring() -> None:
    scene = over((12, 0), (15, 4), (9, 2), (3, 9))
    assert (scene.points, scene.winners) == ({"D": 12, "P": 11, "A": 7, "K": -6}, "D")


def test_ks_28_fewer_hand_cards_win() -> None:
    scene = over((10, 0), (12, 2))
    assert (scene.points, scene.winners) == ({"D": 10, "P": 10}, "D")


def test_ks_29_shared_win() -> None:
    scene = over((9, 3), (9, 3), (4, 5))
    assert (scene.public.ended, scene.points, scene.winners) == ("K-52", {"D": 6, "P": 6, "A": -1}, "D P")


def test_ks_30_first_turn() -> None:
    assert Scene(3, "hand(D) = 5 5 …").play("D lays 5 5").asked == "D may_draw"


def test_ks_31_returned_is_captured() -> None:
    assert Scene(3, "hand(D) = 4 …; L(P) = 3").play("D lays 4; D leaves; P returns").asked == "P play"


def test_ks_32_advanced_has_no_draw() -> None:
    scene = Scene(3, "hand(D) = 4 …; L(P) = 3 3", ruleset="advanced").play("D lays 4")
    assert scene.asked == "P play"
    assert scene.match.why(0, Action("draw", place="stock")) == "K-60"


def test_ks_33_advanced_forced_draw() -> None:
    scene = Scene(3, "hand(D) = 4 …; L(P) = 3", ruleset="advanced").play("D lays 4; D takes")
    assert (scene.asked, scene.public.owed) == ("P draw", 1)


def test_ks_34_basic_one_beats_nothing() -> None:
    assert Scene(3, "hand(D) = 1 …; L(P) = 13").play("D lays 1").asked == "D may_draw"


def expert(cards: str, top: str, **options: Any) -> str:
    """Who is asked after D laid cards on P's top layer."""
    return Scene(3, f"hand(D) = {cards} …; L(P) = {top}", ruleset="expert", **options).play(f"D lays {cards}").asked


def test_ks_35_one_beats_13() -> None:
    assert expert("1", "13") == "D take"


def test_ks_36_one_beats_a_joker() -> None:
    assert expert("1", "J") == "D take"


def test_ks_37_ones_scope() -> None:
    assert expert("1 1", "13 J") == "D take"
    assert expert("1 1", "13 J", ones_scope="single") == "P play"


def test_ks_38_one_is_beaten() -> None:
    assert [expert(card, "1") for card in ("2", "13", "J")] == ["D take"] * 3


def test_ks_39_third_time() -> None:
    text = "L(P) = 13; L(A) = 5; hand(D) = 1 4 4; hand(P) = 9 9; hand(A) = 6 6; STK 20"
    scene = Scene(3, text, ruleset="expert")
    scene.match.state.set(seen=(layout(scene.match.state),))  # D at PLAY for the first time
    circle = "D lays 1; D leaves; P returns; P lays 13; P leaves; A returns; P leaves; D returns; A lays 5"
    assert scene.play(circle).asked == "D play"
    assert scene.play(circle).asked == "over"
    assert scene.public.ended == "K-66"
    assert (scene.points, scene.winners) == ({"D": -3, "P": -1, "A": -1}, "P A")


def check_duel(match: Match[Any]) -> None:
    table = match.state.table
    for seat in range(2):
        assert len(table[f"hand:{seat}"]) == 13
        assert table[f"hand:{seat}"][:2] == ["J", "J"]
        assert match.shown[1 - seat][f"hand:{seat}"] == ["J", "J"] + ["?"] * 11  # all know the first jokers
    shadow = [card for place, cards in table.items() if place.startswith("shadow") for card in cards]
    assert len(shadow) == 13
    assert not {"13", "J"} & set(shadow)
    piles = [len(table[f"supply:{n}"]) for n in range(6)]
    assert min(piles) >= 1
    assert len(table["stock"]) == 64 - (sum(piles) - 6)


def test_ks_40_duel_set_up() -> None:
    for seed in range(20):
        check_duel(Match(GAME, 2, str(seed)))


def filled(text: str) -> Scene:
    scene = Scene(2, text)
    fill_shadow(scene.match.state)
    return scene


def test_ks_41_specials_go_onto_the_supply() -> None:
    scene = filled("SUP = 9 4 12 6 11 7; STK = 3, 13, 8, J, 5, 1, 1, 1, 2, 2, 2, 9, 9, 9, 10, …")
    assert scene.supply == "9 4+13 12 6+J 11 7"
    assert scene.shadow == "1 1 1, 2 2 2, 3, 5, 8, 9 9 9, 10"  # 13 cards of the 15 turned


def test_ks_42_leftmost_of_equal_bases() -> None:
    scene = filled("SUP = 5 5+13 5 8 2+J 10; STK = 13, …")
    assert scene.at("supply:0")[:2] == ["5", "13"]


def test_ks_43_second_storey() -> None:
    scene = filled("SUP = 5+13 6+13 7+J 8+13 9+13 10+13; STK = 13, 13, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4")
    assert scene.supply == "5+13+13 6+13+13 7+J 8+13 9+13 10+13"


def test_ks_44_a_pile_is_one_card() -> None:
    scene = Scene(2, "L(D) = 9 9; hand(P) = 6; SUP = 5+13 2 3 4 6 7; STK = 8, 9, …", owes="P 2").play(
        "P draws 1, stock"
    )
    assert scene.hand("P") == Counter(["6", "5", "13", "8"])
    assert scene.supply == "9 2 3 4 6 7"


GROUPS = "shadow = 2, 3, 4 4, 6, 7 7 7, 9 9, 11, 12 12"


def shadow_size(scene: Scene) -> int:
    return len(scene.shadow.replace(",", "").split())


def test_ks_45_shadow_pick() -> None:
    scene = Scene(2, f"hand(D) = 10 10 …; {GROUPS}").play("D lays 10 10")
    assert scene.may("D") == ["picks 4", "picks 9"]
    held = scene.hand("D")
    scene.play("D picks 9")
    assert scene.hand("D") - held == Counter("99")
    assert shadow_size(scene) == 13


def test_ks_46_shadow_then_opponent() -> None:
    scene = Scene(2, f"hand(D) = 10 10 …; L(P) = 8 8; {GROUPS}").play("D lays 10 10; D picks 4")
    assert (shadow_size(scene), scene.at("loot"), scene.may("D")) == (13, ["8", "8"], ["takes", "leaves"])


def test_ks_47_refill_joins_groups() -> None:
    scene = Scene(
        2,
        """hand(D) = 10 10 …; shadow = 2, 4 4, 6, 8 8 8, 11 11 11 11, 12 12
        SUP = 2 3 4 5 6 7; STK = 13, 6, J, 2, …""",
    ).play("D lays 10 10; D picks 4")
    assert scene.supply == "2+13 3+J 4 5 6 7"
    assert scene.shadow == "2 2, 6 6, 8 8 8, 11 11 11 11, 12 12"


def test_ks_48_shadow_capture_excludes_the_draw() -> None:
    scene = Scene(2, "hand(D) = 5 …; shadow = 3; L(P) = 9 9").play("D lays 5; D picks 3")
    assert (scene.layers("P"), scene.asked) == ("9 9", "P play")
    assert scene.match.why(0, Action("pass")) == "K-41"


def test_ks_49_must_or_may() -> None:
    text = "hand(D) = 5 …; shadow = 2, 3"
    assert Scene(2, text).play("D lays 5").may("D") == ["picks 2", "picks 3"]
    scene = Scene(2, text, shadow_capture="may").play("D lays 5")
    assert scene.may("D") == ["picks 2", "picks 3", "declines"]
    assert scene.play("D declines").asked == "P play"


def test_ks_50_short_shadow() -> None:
    scene = Scene(2, "hand(D) = 10 10 …; shadow = 1 1 1, 4 4, 6 6 6 6, 7 7 7, 5; STK = 8").play(
        "D lays 10 10; D picks 4"
    )
    assert (shadow_size(scene), scene.at("shadow:8"), scene.stock, scene.asked) == (12, ["8"], 0, "P play")


def test_ks_51_duel_advanced() -> None:
    assert Scene(2, "hand(D) = 1 …", ruleset="advanced").play("D lays 1").asked == "P play"


def test_ks_52_out_before_the_shadow() -> None:
    scene = Scene(2, "hand(D) = 12; shadow = 3").play("D lays 12")
    assert (scene.asked, scene.shadow) == ("over", "3")


def test_ks_53_part_of_a_group() -> None:
    scene = Scene(2, "hand(D) = 10 …; shadow = 7 7 7, 11 11 11, 12 12 12; STK = 1, 1, 1, 2, 2", shadow_match="part")
    held = scene.play("D lays 10").hand("D")
    assert scene.may("D") == ["picks 7"]
    scene.play("D picks 7")
    assert scene.hand("D") - held == Counter("7")
    assert scene.shadow == "1 1 1, 2 2, 7 7, 11 11 11, 12 12 12"


def test_ks_54_who_knows_a_drawn_card() -> None:
    scene = Scene(3, "L(D) = 9 9; hand(P) = 6; SUP = 2 5 7 9 11 12; STK = 3, …", owes="P 2").play("P draws stock, 2")
    assert scene.match.shown[0]["hand:1"] == ["?", "?", "5"]
    assert scene.match.shown[2]["hand:1"] == ["?", "?", "5"]
    assert scene.match.shown[1]["hand:1"] == ["6", "3", "5"]


def test_ks_55_one_deal_per_player() -> None:
    match = Match(GAME, 3, "deals", {"deals": "players", "start": "host", "first": 1})
    chance, public = Random(1), match.state.public
    begun, points = [SEATS[public.first]], []
    while not match.over:
        deal, seat = public.deal, match.awaited(None)[0]
        legal = match.legal(seat)
        match.act(seat, legal[int(chance.random() * len(legal))])
        if public.deal > deal:
            begun.append(SEATS[public.first])
        if public.deal > deal or match.over:
            points.append(public.points)
    assert begun == ["P", "A", "D"]
    assert match.game.scores(match.state) == [sum(each) for each in zip(*points, strict=True)]


def test_ks_56_layers_never_merge() -> None:
    scene = Scene(3, "hand(D) = 7 7 …; L(D) = 7 7").play("D lays 7 7")
    assert scene.layers("D") == "7 7 / 7 7"


def test_ks_57_two_always_play_the_duel() -> None:
    for ruleset in ("basic", "advanced", "expert"):
        check_duel(dealt(2, ruleset=ruleset))


def test_ks_58_discard_with_too_few_cards() -> None:
    scene = Scene(3, "hand(D) = 9 9 …; STK 0; SUP = 3 _ _ _ _ _; L(P) = 7 7").play("D lays 9 9; D leaves; P discards")
    assert scene.public.owed == 2
    assert scene.play("P draws 1").asked == "over"


def test_ks_59_exact_last_card() -> None:
    scene = Scene(3, "L(D) = 9; STK 0; SUP = _ 5 _ _ _ _", owes="P 1").play("P draws 2")
    assert (scene.asked, scene.public.ended) == ("over", "K-52")


def test_ks_60_two_jokers_beat_13_with_joker() -> None:
    assert Scene(3, "hand(D) = J J …; L(P) = 13 J").play("D lays J J").at("loot") == ["13", "J"]


def test_ks_61_specials_as_base_cards() -> None:
    scene = filled("SUP = 13 2 5 J 7 9; STK = 13, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4")
    assert scene.supply == "13 2+13 5 J 7 9"


def test_ks_62_duel_expert() -> None:
    text = "hand(D) = 2 …; shadow = 3, 4"
    assert Scene(2, f"{text}; L(P) = 1", ruleset="expert").play("D lays 2").asked == "D take"
    assert Scene(2, text, ruleset="expert").play("D lays 2").asked == "P play"


def test_ks_63_four_captures() -> None:
    scene = Scene(5, "hand(D) = 4 …; L(P) = 3; L(A) = 3; L(K) = 3; L(E) = 3").play("D lays 4")
    for victim in "PAKE":
        assert (scene.asked, scene.public.victim) == ("D take", SEATS.index(victim))
        assert "_" not in scene.supply
        scene.play(f"D takes; {victim} draws 1")
    assert scene.asked == "P play"


# --- beyond the table: reasons, previews, time-outs ---


def test_refusals_name_their_rule() -> None:
    scene = Scene(3, "hand(D) = 4 J …; L(P) = 3")
    why = scene.match.why
    assert why(1, Action("lay", "4", "", "1+0")) == "K-7"
    assert why(0, Action("lay", "4", "", "2+0")) == why(0, Action("lay", "4", "", "0+0")) == "K-11"
    assert why(0, Action("pass")) == why(0, Action("draw", place="stock")) == why(0, Action("take")) == "K-10"
    assert why(0, Action("lay", "14", "", "1+0")) == why(0, Action("dance")) == why(0, Action("take", "7")) == "T-3"
    scene.play("D lays 4")
    assert why(0, Action("lay", "J", "", "0+1")) == "K-21"
    assert why(0, Action("draw", place="supply:0")) == "K-41"
    scene.play("D leaves")
    assert why(1, Action("take")) == "K-23"
    with pytest.raises(IllegalAction):
        scene.act("P", "takes")


def test_refused_draws_name_their_rule() -> None:
    why = Scene(3, "L(D) = 9; STK 0; SUP = _ 5 7 _ _ _", owes="P 1").match.why
    assert why(1, Action("draw", place="stock")) == why(1, Action("draw", place="supply:0")) == "K-32"
    assert why(1, Action("pass")) == "K-30"
    assert Scene(3, "L(D) = 9; SUP = _ 5 7 _ _ _", owes="P 2").match.why(1, Action("draw", place="supply:0")) == "K-31"


def said(scene: Scene, seat: str, wanted: str) -> list[str]:
    """A preview as text."""
    known = dict(zip(scene.may(seat), scene.match.legal(SEATS.index(seat)), strict=True))
    told = scene.match.preview(SEATS.index(seat), known[wanted])
    return [" ".join([SEATS[each.seat], each.what, *map(str, each.args)]) for each in told]


def test_previews() -> None:
    scene = Scene(5, "hand(D) = 4 …; L(P) = 3; L(A) = 4; L(K) = 5 5; L(E) = J")
    assert said(scene, "D", "lays 4") == [
        "P would_be_captured 3 1",
        "A same_value 4 1",
        "K other_count 5 2",
        "E cannot_be_captured J 1",
    ]
    scene.play("D lays 4")
    assert said(scene, "D", "takes") == ["P would_draw 1"]
    assert said(scene, "D", "leaves") == ["P would_choose 1", "P would_draw 1"]
    out = Scene(3, "hand(D) = 4; hand(P) = 5 5; L(A) = 3 3 3 3; hand(A) = 6")
    assert said(out, "D", "lays 4") == [
        "D would_end K-51",
        "D would_score 1 2",
        "P would_score -2 3",
        "A would_score 3 1",
    ]
    last = Scene(3, "hand(D) = 4 6 7; hand(P) = 5; hand(A) = 5; STK 0; SUP = 9 _ _ _ _ _").play("D lays 4")
    assert said(last, "D", "draws 1")[:3] == ["D would_get 9", "D would_end K-52", "D would_score -2 3"]
    duel = Scene(2, f"hand(D) = 10 10 …; {GROUPS}")
    assert said(duel, "D", "lays 10 10") == [
        "D could_capture_shadow 4 2",
        "D could_capture_shadow 9 2",
        "P no_layer",
    ]


def test_the_draw_is_announced_where_a_layer_cannot_be_captured() -> None:
    scene = Scene(3, "hand(D) = 4 …; L(P) = J; L(A) = 5")
    assert said(scene, "D", "lays 4") == ["P cannot_be_captured J 1", "A higher_value 5 1", "D could_draw K-40"]
    assert scene.play("D lays 4").match.state.public.stage == "may_draw"


def test_what_happens_when_time_is_up() -> None:
    scene = Scene(3, "hand(D) = J 7 4 …; L(P) = 3; L(A) = 3; STK = 8, …")
    for expected in ("D lays 4", "D leaves", "P returns", "D takes", "A draws stock"):
        seat, wanted = expected.split(" ", 1)
        default = GAME.default(scene.match.state, SEATS.index(seat))
        if wanted != "takes":
            assert default == dict(zip(scene.may(seat), scene.match.legal(SEATS.index(seat)), strict=True))[wanted]
        scene.act(seat, wanted)
    assert GAME.default(Scene(3, "hand(D) = J J").match.state, 0) == Action("lay", "J", "", "0+1")
    assert GAME.default(Scene(3, "hand(D) = 5 …").play("D lays 5").match.state, 0) == Action("pass")
