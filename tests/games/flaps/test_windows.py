"""The scenarios of FLAPS, part 2: flap windows, the last card, the end of the stock."""

from __future__ import annotations

import pytest

from shared.engine import Action, IllegalAction
from tests.games.flaps.scene import table

# --- windows ---


def test_s_35_a_window_keeps_the_turn() -> None:
    t = table("turn A; top 5♣; A 4♣ 4♠ +; D 4♥ +").do("A 4♣, D 4♥, A 4♠").everybody("pass")
    assert (t.now, t.public.direction, t.force) == ("B turn", 1, "♠/4")


def test_s_36_nobody_flaps_on_the_own_four() -> None:
    t = table("turn A; top 5♣; A 4♣ 4♦ +").do("A 4♣")
    assert (t.now, t.legal("A")) == ("BCD flap", set())


def test_s_37_in_turn_one_may_lay_on_the_own_flap() -> None:
    t = table("turn A; top 5♣; A 4♣ +; B 4♦ 4♠ +").do("A 4♣, B 4♦").everybody("pass")
    assert (t.now, t.offers("B", "4♠")) == ("B turn", True)
    assert t.do("B 4♠").now == "ACD flap"


def test_s_38_flaps_of_an_older_step_count() -> None:
    t = table("turn A; top 5♣; A 4♣ +; C 4♦ +; D 4♥ +").do("A 4♣")
    flap_of_d = t.meant("D", "4♥")
    t.do("C 4♦")
    t.match.act(3, flap_of_d)
    assert (t.public.step, t.lying("discard")[-3:]) == (3, ["4c", "4d", "4h"])


def test_s_39_passes_of_an_older_step_do_not() -> None:
    t = table("turn A; top 5♣; A 4♣ +; C 4♦ +").do("A 4♣, B pass")
    old = Action("pass", choice="1")
    t.do("C 4♦")
    with pytest.raises(IllegalAction):
        t.match.act(1, old)
    assert (t.now, t.match.answers) == ("ABD flap", {})
    assert t.match.why(1, old) == "FL-503"


def test_s_40_sealed_flaps_by_the_direction_of_play() -> None:
    t = table("turn A; top 5♣; A 4♣ +; B 4♦ +; D 4♥ +", flap_mode="sealed").do("A 4♣, D 4♥, C pass")
    assert t.asked == "BCD"  # who has answered is not told
    t.do("B 4♦")
    assert (t.lying("discard")[-1], t.public.step, t.now) == ("4d", 2, "ACD flap")
    assert "4♥" in t.hand("D")


def test_s_41_a_flap_may_win() -> None:
    t = table("turn A; top 5♣; A 4♣ +; C 4♦").do("A 4♣, C 4♦")
    assert (t.now, t.winners) == (" over", "C")


def test_s_42_a_mega_flap_allows_three_more() -> None:
    t = table("turn A; top 5♥; A MF♥ 4♣ 4♥ 4♦ K♠; C 4♠ +").do("A MF♥")
    assert t.now == "ABCD flap"
    t.do("A 4♣, A 4♥, C 4♠, A 4♦!")
    assert (t.public.allowances, t.now) == ((0, 0, 0, 0), "BCD flap")


def test_s_43_the_stop_takes_one_of_them() -> None:
    t = table("turn A; top 5♥; A MF♥ 4♣ 4♥ 4♦ K♠; B 4X♠ +; C 4♠ +").do("A MF♥, A 4♣, B 4X♠")
    assert (t.now, t.public.allowances[0], t.legal("C")) == ("A flap", 1, set())
    t.do("A 4♥")
    assert t.now == "B turn"


def test_s_44_the_stop_as_the_third() -> None:
    t = table("turn A; top 5♥; A MF♥ 4♣ 4♥ 4X♠ +").do("A MF♥, A 4♣, A 4♥, A 4X♠")
    assert (t.now, t.force) == ("B turn", "♠/4")


def test_s_45_a_mega_flap_series_may_win() -> None:
    t = table("turn A; top 5♥; A MF♥ 4♣ 4♥ 4♦").do("A MF♥, A 4♣, A 4♥!, A 4♦")
    assert t.winners == "A"
    t = table("turn A; top 5♥; A MF♥ 4♣ 4♥ 4♦").do("A MF♥, A 4♣, A 4♥, A 4♦")
    assert (t.winners, t.count("A")) == ("", 1)


# --- the last card ---


def test_s_46_saying_it_within_grace() -> None:
    t = table("top 9♣; B 5♣ K♥").do("B 5♣, C draw, B say_last")
    assert (t.public.calls[1], t.count("B")) == ("said", 1)


def test_s_47_a_late_seat_is_caught_once() -> None:
    t = table("top 5♣; B 5♣ K♥; C 9♣ +").do("B 5♣, C 9♣, D catch B")
    assert t.count("B") == 2
    assert not any("catch" in word for name in "ACD" for word in t.legal(name))


def test_s_48_a_late_seat_does_not_win() -> None:
    t = table("top 9♣; B 9♦; late B").do("B 9♦")
    assert (t.winners, t.count("B"), t.force) == ("", 1, "♦/9")


def test_s_49_drawing_heals() -> None:
    t = table("top 9♣; B 5♦; late B")
    assert t.offers("C", "")
    assert "catch B" in t.legal("C")
    assert "catch B" not in t.do("B draw").legal("C")


# --- the end of the stock ---


def test_s_50_the_stock_runs_out() -> None:
    t = table("turn B; top 2♣; hands 4 6 2 3; stock 3", level=1)
    t.match.state.set(stage="attack", attack=5, turn=2, asked=(2,))
    t.do("C take")
    assert (t.now, t.winners, len(t.lying("bared:2"))) == (" over", "D", 5)


def test_s_51_joint_winners_share() -> None:
    t = table("turn D; top 9♣; hands 3 3 8 4; stock 1", level=1).do("D draw")
    assert (t.winners, t.public.points) == ("AB", (3, 3, 0, 0))


def test_s_52_the_rest_of_an_effect_lapses() -> None:
    t = table("turn C; top 5♦; C UJ♦ +; stock 2").do("C UJ♦")
    assert [len(t.lying(f"bared:{who}")) for who in (3, 0, 1)] == [4, 4, 3]
    assert t.now == " over"
