"""The scenarios of FLAPS, part 3: the cards of levels 2 to 7."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shared.engine import TAKE_BACK, State
from shared.games.flaps.cards import trumf_value
from tests.games.flaps.scene import card, fitting, seat, table

# --- TRUMF and Petrs ---


def test_s_53_the_lowest_takes_all() -> None:
    t = table("turn A; top 5♥; A KT♥ 2♥ +; B K♦ +; C A♠ +; D 2♠ +").do("A KT♥, A trump ♠")
    assert [trumf_value(card(face), "s") for face in ("K♦", "A♠", "2♠", "2♥")] == [28, 29, 6, 5]
    t.do("B K♦, C A♠, D 2♠, A 2♥")
    assert {*t.hand("A").split()} >= {"K♦", "A♠", "2♠", "2♥"}
    assert (t.now, t.force) == ("B turn", "♥/K")


def test_s_54_the_order_of_values() -> None:
    ladder = ["P1", "P4", "K♣", "A♣", "K♥", "A♥", "Q♣", "Q♦", "J♠", "2♦", "1D♥", "AJ", "0", "LP"]
    values = [trumf_value(card(face), "c") for face in ladder]
    assert all(high > low for high, low in pairwise(values))
    assert trumf_value("ALc", "c") == trumf_value("Ac", "c")


def test_s_55_a_tie_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("turn A; top 5♥; A KT♥ K♦ +; B 2♦ +; C 2♥ +; D Q♠ +; next 9♣ 5♠").do("A KT♥, A trump ♠")
    before = t.lying("stock")[:]

    class Low:
        @staticmethod
        def random() -> float:
            return 0.0  # each cuts one card

    monkeypatch.setattr(State, "chance", lambda *_: Low)
    t.do("A K♦, B 2♦, C 2♥, D Q♠")
    assert {*t.hand("C").split()} >= {"2♦", "2♥", "K♦", "Q♠"}
    assert t.lying("stock") == before


def test_s_56_a_last_card_in_a_trump_game_wins() -> None:
    t = table("turn A; top 5♥; A KT♥ 2♥ +; B K♦ +; C Q♣; D 9♠ +").do("A KT♥, A trump ♠, A 2♥, B K♦, C Q♣, D 9♠")
    assert t.winners == "C"


def test_s_57_an_ace_does_not() -> None:
    given = "turn A; top 5♥; A KT♥ 2♥ P1 +; B K♦ +; C A♣; D Q♣ P2 +"
    t = table(given).do("A KT♥, A trump ♠, A 2♥, B K♦, C A♣, D Q♣")
    assert (t.winners, t.count("C")) == ("", 1)
    t = table(given.replace("B K♦", "B P3 K♦")).do("A KT♥, A trump ♠, A P1, B P3, C A♣, D P2")
    assert (t.winners, t.count("C")) == ("", 4)


def test_s_58_the_first_in_mini_order_wins() -> None:
    t = table("turn A; top 5♥; A KT♥ K♣ +; B 2♦ +; C 9♣; D Q♦").do("A KT♥, A trump ♠, A K♣, B 2♦, C 9♣, D Q♦")
    assert t.winners == "C"


def test_s_59_trumf_as_last_card_wins() -> None:
    assert table("top 5♦; B KT♦").do("B KT♦").winners == "B"


def test_s_60_where_a_petr_goes() -> None:
    for top in ("K♣", "QH♦", "AJ on 5♣", "KV♣"):
        assert "P2" in fitting(top, "P2 9♠ 9♦"), top
    for top in ("KT♣", "KS♠", "DN♦", "A♣", "P3 on J♦", "10♠"):
        assert "P2" not in fitting(top, "P2 9♠ 9♦"), top


def test_s_61_a_petr_is_transparent() -> None:
    t = table("top J♦; B P3 +; C 9♦ J♣ UJ♠ A♥ P1 LP 9♠").do("B P3")
    assert t.legal("C") == {"9♦", "J♣", "UJ♠", "A♥", "draw"}


def test_s_62_a_petr_does_not_finish() -> None:
    t = table("top Q♠; B P4").do("B P4")
    assert (t.winners, t.count("B"), t.now) == ("", 1, "C turn")


# --- level 3 ---


def test_s_63_quack_passes_the_sum() -> None:
    t = table("turn A; top 5♦; A 2♦ +; B 0 +; C 2♠ 3♦ 7♦ 9♦ 3♣ 5♦").do("A 2♦, B 0")
    assert (t.now, t.public.attack) == ("C attack", 2)
    assert t.legal("C") == {"take", "2♠", "3♦", "7♦", "9♦"}


def test_s_64_quack_may_finish() -> None:
    assert table("turn A; top 5♠; A 3♠ +; B 0").do("A 3♠, B 0").winners == "B"


def test_s_65_three_fives_at_most() -> None:
    t = table("top 9♦; B 5Z♦ 5♣ 5♥ 5♠ 5♦ K♣").do("B 5Z♦, B 5♣, B 5♥, B 5♠")
    assert (t.now, t.force) == ("C turn", "♠/5")


def test_s_66_a_five_of_the_series_does_not_finish() -> None:
    t = table("top 9♦; B 5Z♦ 5♣").do("B 5Z♦!, B 5♣")
    assert (t.winners, t.count("B"), t.now) == ("", 1, "C turn")


def test_s_67_the_six_doubles() -> None:
    t = table("top 2♥; B 6♥; hands 4 0 6 3", level=3).do("B 6♥")
    assert (t.winners, t.public.points) == ("B", (0, 26, 0, 0))


def test_s_68_the_lay_on_king() -> None:
    t = table("top K♥; B KV♣ P1 5♣ K♦ A♠ 9♠").do("B KV♣")
    assert t.legal("B") == {"P1", "5♣", "K♦", "A♠", "stop"}
    assert t.do("B stop").count("B") == 6


def test_s_69_its_bonus_does_not_finish() -> None:
    t = table("top K♥; B KV♣ 7♣").do("B KV♣!, B 7♣")
    assert (t.winners, t.count("B")) == ("", 1)


# --- SPOOF ---

SPOOF = "turn A; top 5♣; A KS♣ 3♦ +; B P2 +; C 5♣ +; D AL♥ +"


def test_s_70_the_farthest_bid_loses() -> None:
    t = table(SPOOF.replace("top 5♣", "top 9♣")).do("A KS♣, B P2, C 5♣, D AL♥, A 3♦")
    t.do("B bid 33, C bid 34, D bid 32, A bid 35")
    assert {*t.hand("A").split()} >= {"P2", "5♣", "AL♥", "3♦"}
    assert t.now == "B turn"


def test_s_71_of_equal_errors_the_later_bid_loses() -> None:
    t = table("turn A; top 9♣; A KS♣ 5♦ +; B P2 +; C 7♣ +; D AL♥ +").do("A KS♣, B P2, C 7♣, D AL♥, A 5♦")
    t.do("B bid 30, C bid 36, D bid 32, A bid 34")
    assert {*t.hand("C").split()} >= {"P2", "7♣", "AL♥", "5♦"}


def test_s_72_no_number_twice() -> None:
    t = table(SPOOF.replace("top 5♣", "top 9♣")).do("A KS♣, B P2, C 5♣, D AL♥, A 3♦, B bid 33")
    assert t.legal("C") == {"bid 0..32..1", "bid 34..80..1"}


def test_s_73_a_last_card_in_spoof() -> None:
    for last, winner in (("Q♠", "C"), ("AL♥", "")):
        t = table(f"turn A; top 9♣; A KS♣ 3♦ +; C {last}; B 5♣ +; D 5♦ +")
        t.do(f"A KS♣, B 5♣, C {last}, D 5♦, A 3♦, B bid 80, C bid 25, D bid 24, A bid 26")
        assert t.winners == winner
    assert t.count("C") == 1


def test_s_74_the_low_petr() -> None:
    t = table("turn A; top 5♥; A KT♥ 2♣ +; B LP +; C 0 +; D AJ +").do("A KT♥, A trump ♠, A 2♣, B LP, C 0, D AJ")
    assert {*t.hand("B").split()} >= {"LP", "0", "AJ", "2♣"}
    t = table("turn A; top 9♣; A KS♣ 2♣ +; B LP +; C 0 +; D AJ +").do("A KS♣, A 2♣, B LP, C 0, D AJ")
    t.do("B bid 23, C bid 22, D bid 24, A bid 0")
    assert "LP" in t.hand("A").split()


# --- secrets ---


def test_s_75_everybody_gives_a_secret_away() -> None:
    t = table("turn A; top 9♣; A 5VT♣ +", seats=3).do("A 5VT♣")
    assert [t.count(name) for name in "ABC"] == [2, 2, 2]
    assert [t.knows(name, "mystery").count("?") for name in "ABC"] == [2, 2, 2]
    assert [at for name in "ABC" for at, c in enumerate(t.knows(name, "mystery")) if c != "?"] == [2, 0, 1]


def test_s_76_a_robbed_hand_draws() -> None:
    t = table("top 9♣; B 5VT♣ K♦").do("B 5VT♣!")
    assert "Kd" in t.lying("mystery")
    assert (t.count("B"), t.winners, t.public.calls[1]) == (1, "", "said")


def test_s_77_a_card_is_hidden() -> None:
    t = table("top 9♦; B 5VS♦ P1 4♣").do("B 5VS♦, B hide P1")
    assert (t.knows("B", "mystery"), t.knows("C", "mystery")) == (["P1"], ["?"])
    assert (t.hand("B"), t.public.calls[1]) == ("4♣", "said")


def test_s_78_a_guess_has_no_effect() -> None:
    t = table("top 9♥; B 5HN♥ +")
    stock = t.stock()
    t.do("B 5HN♥, B guess K")
    assert (t.stock(), [t.knows(name, "mystery") for name in "ABCD"]) == (stock - 1, [["?"]] * 4)
    assert (t.now, t.public.guess) == ("C turn", "K")


def test_s_79_a_look_at_the_mystery() -> None:
    t = table("top 9♠; B 5HP♠ +; next 9♦").do("B 5HP♠")
    assert [t.knows(name, "mystery") for name in "AB"] == [["?"], ["9♦"]]


def test_s_80_a_shared_secret() -> None:
    t = table("top 9♥; B 5PT♥ +; D K♦").do("B 5PT♥, B target D")
    assert [t.knows(name, "mystery") for name in "ABCD"] == [["?"], ["K♦"], ["?"], ["K♦"]]
    assert (t.count("D"), t.winners) == (1, "")


def test_who_sees_which_card_leaves_a_hand_forgets_nothing_else_of_it() -> None:
    t = table("top 9♥; B 5PT♥ +; D K♦ 2♠ 3♠ 8♠")
    for name in "ABCD":
        t.match.shown[seat(name)]["hand:3"][:] = ["Kd", "2s", "3s", "8s"]  # all have seen the whole hand
    t.do("B 5PT♥, B target D")
    [gone] = t.knows("B", "mystery")
    left = sorted({"2♠", "3♠", "8♠", "K♦"} - {gone})
    assert [sorted(t.knows(name, "hand:3")) for name in "ABCD"] == [["?"] * 3, left, ["?"] * 3, left]  # FL-111
    assert [t.knows(name, "mystery") for name in "ABCD"] == [["?"], [gone], ["?"], [gone]]  # FL-815


def test_s_81_solving_the_mystery() -> None:
    t = table("top 9♣; B 5VZ♣; mystery 3").do("B 5VZ♣")
    assert (t.count("B"), t.winners) == (3, "")
    assert table("top 9♣; B 5VZ♣").do("B 5VZ♣").winners == "B"


# --- stacks ---


def test_s_82_a_card_is_put_down() -> None:
    t = table("top 9♣; B 1D♣ +; stack C K♦?; next 9♥")
    stock = t.stock()
    t.do("B 1D♣, B place C")
    assert (t.stock(), t.stack("C")) == (stock - 1, "K♦? 9♥?")
    assert (t.knows("B", "down:2:1"), t.knows("C", "down:2:1")) == (["9♥"], ["?"])


def test_s_83_stacks_move() -> None:
    given = "top 9♣; B 1L♣ 1R♥ +; stack A K♦? 9♥; stack C Q♦?"
    t = table(given, seats=3).do("B 1L♣")
    assert [t.stack(name) for name in "ABC"] == ["Q♦?", "K♦? 9♥", ""]
    t = table(given.replace("top 9♣", "top 9♥").replace("K♦? 9♥", "K♦? 9♦"), seats=3).do("B 1R♥")
    assert [t.stack(name) for name in "ABC"] == ["", "Q♦?", "K♦? 9♦"]


def test_s_84_turning_a_card_over() -> None:
    t = table("top 9♣; B 1O♣ +; stack A K♦? 9♥").do("B 1O♣")
    assert t.legal("B") == {"flip A0"}
    assert t.do("B flip A0").stack("A") == "K♦ 9♥"


def test_s_85_a_look_into_a_hand() -> None:
    t = table("top 9♦; B 1P♦ +; C K♣ K♥").do("B 1P♦")
    assert t.legal("B") == {"peek_hand A", "peek_hand C", "peek_hand D", "skip"}
    t.do("B peek_hand C")
    assert sorted(t.knows("B", "hand:2"))[0] == "?"
    assert {*t.knows("B", "hand:2")} & {"K♣", "K♥"}
    assert (t.knows("A", "hand:2"), t.count("C")) == (["?", "?"], 2)


def test_s_86_a_swap() -> None:
    t = table("top 9♥; B 1S♥ K♦; stack D 9♣").do("B 1S♥!, B pick_down D0, B give K♦")
    assert (t.hand("B"), t.knows("A", "hand:1"), t.stack("D")) == ("9♣", ["9♣"], "K♦?")
    assert (t.knows("B", "down:3:0"), t.knows("A", "down:3:0")) == (["K♦"], ["?"])


def test_s_87_an_empty_stack() -> None:
    t = table("top 9♣; B 1H♣ +").do("B 1H♣, B target C")
    assert (t.count("C"), t.now) == (3, "C turn")


# --- DO NAHA ---


def test_s_88_do_naha() -> None:
    t = table("top 9♦; B DN♦ K♣ P1 9♥ 2♠; D Q♣").do("B DN♦, B add K♣, B add P1, B add 9♥, B done, B target D")
    t.do("D point B2, B show 9♥, D switch")
    assert (t.hand("D"), t.hand("B")) == ("Q♣ K♣", "2♠ P1 9♥")
    assert [*map("K♣".__eq__, t.knows("B", "hand:3"))].count(True) == 1
    assert t.knows("A", "hand:3") == ["?", "?"]
    assert "9♥" in t.knows("A", "hand:1")


def test_s_89_do_naha_with_two_cards() -> None:
    t = table("top 9♥; B DN♥ K♣ 9♦").do("B DN♥")
    assert (t.now, t.force) == ("C turn", "♥/Q")


def test_s_90_no_petr_on_do_naha() -> None:
    assert fitting("DN♥", "P1 LP 9♠") == set()


def test_choosing_the_three_is_taken_back_step_by_step() -> None:
    t = table("top 9♦; B DN♦ K♣ P1 9♥ 2♠").do("B DN♦, B add K♣, B add P1")
    t.match.act(1, TAKE_BACK)
    t.match.act(1, TAKE_BACK)
    assert t.hand("B") == "K♣ P1 9♥ 2♠"
    assert TAKE_BACK not in t.match.legal(1)
