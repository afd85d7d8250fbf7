"""The scenarios of FLAPS, part 1: set-up, matching, aces, attacks, eights, tens and jacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.flaps.scene import GAME, dealt, fitting, ids, table


def test_every_row_is_tested() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    assert set().union(*(ids(file.read_text(encoding="utf-8")) for file in files)) == {
        f"S-{number:02d}" for number in range(1, 106)
    }


# --- set-up ---


def test_s_01_decks_of_the_levels() -> None:
    decks = [GAME.deck(4, GAME.settings(4, {"level": level}))["stock"] for level in range(1, 8)]
    assert [*map(len, decks)] == [103, 111, 116, 120, 127, 147, 149]


def test_s_02_set_up_for_four(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(monkeypatch, "")
    assert [t.count(name) for name in "ABCD"] == [7, 7, 7, 7]
    assert (len(t.lying("discard")), t.stock()) == (1, 74)


def test_s_03_two_packs_for_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(monkeypatch, "", seats=9)
    assert t.stock() == 142
    assert 9 * 7 + 1 + 142 == 206


def test_s_04_a_suitless_starter_is_buried(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(monkeypatch, "AJ 5♣")
    assert (t.lying("stock")[0], t.lying("discard"), t.stock()) == ("AJ", ["5c"], 74)
    assert t.force == "♣/5"


def test_s_05_the_starter_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(monkeypatch, "2♥")
    assert (t.now, t.public.attack, t.force) == ("B turn", 0, "♥/2")
    assert fitting("2♥", "5♥ 2♣ A♣ K♣ +") >= {"5♥", "2♣", "A♣"}
    assert "draw" in t.legal("B")


# --- the turn ---


def test_s_06_what_fits() -> None:
    assert table("top 9♣; B 9♦ 5♣ K♥").legal("B") == {"9♦", "5♣", "draw"}


def test_s_07_drawing_ends_the_turn() -> None:
    t = table("top 9♣; B 9♦ 5♣ K♥; next 9♠").do("B draw")
    assert t.now == "C turn"
    assert "9♠" in t.hand("B")
    assert t.legal("B") == set()


# --- aces ---


def test_s_08_an_ace_names_a_suit() -> None:
    t = table("top 5♣; B A♥ +; C 9♠ AL♣ 2♥ 1D♥ K♠").do("B A♥, B name ♠")
    assert (t.now, t.force) == ("C turn", "♠/A")
    assert t.legal("C") == {"9♠", "AL♣", "K♠", "draw"}


def test_s_09_an_ace_does_not_finish() -> None:
    t = table("top 5♣; B A♣").do("B A♣")
    assert t.now == "B suit"
    t.do("B name ♦")
    assert (t.count("B"), t.now, t.force) == (1, "C turn", "♦/A")


def test_s_10_the_ending_ace_does() -> None:
    t = table("top 5♣; B AE♠").do("B AE♠")
    assert (t.now, t.winners) == (" over", "B")


def test_s_11_the_lay_on_ace_lets_lay_on() -> None:
    t = table("top 5♥; B AL♥ 2♦ 7♠ AL♠ P1").do("B AL♥")
    assert t.legal("B") == {"2♦", "AL♠", "stop ♦", "stop ♥"}
    t.do("B 2♦")
    assert (t.now, t.public.attack) == ("C attack", 2)


def test_s_12_stopping_names_a_suit_of_the_colour() -> None:
    t = table("top 5♠; B AL♠ K♥ Q♦").do("B AL♠")
    assert t.legal("B") == {"stop ♣", "stop ♠"}
    t.do("B stop ♣")
    assert (t.count("B"), t.now, t.force) == (3, "C turn", "♣/A")


def test_s_13_a_bonus_does_not_finish() -> None:
    t = table("top 5♦; B AL♦ 9♥").do("B AL♦!, B 9♥")
    assert (t.count("B"), t.now, t.force) == (1, "C turn", "♥/9")


def test_s_14_the_lay_on_ace_as_last_card() -> None:
    t = table("top 5♣; B AL♣").do("B AL♣")
    assert t.legal("B") == {"name ♣", "name ♠"}
    t.do("B name ♠")
    assert (t.count("B"), t.now) == (1, "C turn")


def test_s_15_the_colour_of_the_last_lay_on_ace_counts() -> None:
    t = table("top 5♣; B AL♣ AL♥ 9♣ 9♦ A♠ K♥").do("B AL♣, B AL♥")
    assert t.legal("B") == {"9♦", "A♠", "K♥", "stop ♦", "stop ♥"}


# --- attacks ---


def test_s_16_a_two_on_a_two() -> None:
    t = table("turn A; top 5♣; A 2♣ +; B 2♦ +; C 2♥ 3♦ 7♦ 9♦ 3♣ A♠ 8♦").do("A 2♣, B 2♦")
    assert t.public.attack == 4
    assert t.legal("C") == {"take", "2♥", "3♦", "7♦", "9♦"}


def test_s_17_a_three_on_a_two() -> None:
    t = table("turn A; top 5♣; A 2♣ +; B 3♣ +; C 3♥ 2♣ 7♣ 9♣ 2♦ 7♦").do("A 2♣, B 3♣")
    assert t.public.attack == 5
    assert t.legal("C") == {"take", "3♥", "2♣", "7♣", "9♣"}


def test_s_18_no_ace_answers() -> None:
    t = table("turn A; top 5♣; A 2♣ +; B 3♦ 9♦ A♠ J♣").do("A 2♣")
    assert t.legal("B") == {"take"}
    t.do("B take")
    assert (t.count("B"), t.now) == (6, "C turn")


def test_s_19_a_seven_turns_the_attack_round() -> None:
    t = table("turn A; top 5♣; A 2♣ +; B 3♣ 7♥ 2♣ 3♣ 9♣ 2♦ 9♦; C 7♣ +").do("A 2♣, B 3♣, C 7♣")
    assert (t.now, t.public.attack, t.public.direction) == ("B attack", 5, -1)
    assert t.legal("B") == {"take", "7♥", "2♣", "3♣", "9♣"}
    assert t.do("B take").now == "A turn"


def test_s_20_a_seven_without_attack() -> None:
    t = table("top 7♠; B 7♦ +").do("B 7♦")
    assert (t.now, t.public.direction) == ("C turn", 1)


def test_s_21_a_nine_ends_the_attack() -> None:
    t = table("turn A; top 5♥; A 2♥ +; B 9♥ +").do("A 2♥, B 9♥")
    assert (t.now, t.force, t.public.attack) == ("C turn", "♥/9", 0)


def test_s_22_a_taken_attack_is_over() -> None:
    t = table("turn A; top 5♣; A 2♣ +; C 2♠ +").do("A 2♣, B take, C 2♠")
    assert (t.now, t.public.attack) == ("D attack", 2)


def test_s_23_two_seats() -> None:
    t = table("turn A; top 5♦; A 3♦ +; B 7♦ +", seats=2).do("A 3♦, B 7♦")
    assert (t.now, t.public.attack) == ("A attack", 3)


# --- eights, tens, jacks ---


def test_s_24_knock_or_lay_an_eight() -> None:
    given = "turn A; top 5♣; A 8♣ +; B 8♥ 5♣ K♥; C 8♦ 5♥ 9♠"
    t = table(given).do("A 8♣")
    assert (t.now, t.legal("B")) == ("B eight", {"8♥", "knock"})
    assert t.do("B knock").now == "C turn"
    t = table(given).do("A 8♣, B 8♥")
    assert (t.now, t.legal("C")) == ("C eight", {"8♦", "knock"})


def test_s_25_an_eight_between_two() -> None:
    assert table("turn A; top 5♣; A 8♣ +", seats=2).do("A 8♣, B knock").now == "A turn"


def test_s_26_a_ten_sends_to_the_stock() -> None:
    t = table("turn A; top 5♦; A 10♦ +").do("A 10♦, A target C, C draw")
    assert (t.count("C"), t.now, t.force) == (4, "B turn", "♦/10")


def test_s_27_hoofers_doofers_answer() -> None:
    t = table("turn A; top 5♦; A 10♦ QH♥ +; C QH♣ +")
    t.do("A 10♦, A target C, C QH♣, C target A, A QH♥, A target C, C draw")
    assert (t.now, t.force) == ("B turn", "♥/Q")


def test_s_28_a_ten_does_not_answer() -> None:
    t = table("turn A; top 5♦; A 10♦ +; C 10♣ 5♦ 9♠").do("A 10♦, A target C")
    assert (t.now, t.legal("C")) == ("C hoof", {"draw"})


def test_s_29_a_plain_queen() -> None:
    t = table("top Q♣; B QH♦ +").do("B QH♦")
    assert (t.now, t.force) == ("C turn", "♦/Q")


def test_s_30_nobody_is_sent() -> None:
    t = table("turn A; top 5♣; A 10♣ +").do("A 10♣, A none")
    assert (t.now, t.stock()) == ("B turn", table("turn A; top 5♣; A 10♣ +").stock())


def test_s_31_a_jack_reverses() -> None:
    assert table("top 5♠; B J♠ +").do("B J♠").now == "A turn"
    assert table("top 5♠; B J♠ +", seats=2).do("B J♠").now == "A turn"


def test_s_32_an_up_jack_makes_the_others_draw() -> None:
    t = table("turn C; top 5♦; C UJ♦ +; next 9♣ 9♥ 9♠").do("C UJ♦")
    assert [t.hand(name).split()[-1] for name in "DAB"] == ["9♣", "9♥", "9♠"]
    assert t.now == "B turn"


def test_s_33_an_ace_jack() -> None:
    t = table("top 5♣; B AJ +; A 9♥ J♠ UJ♣ AL♣ 9♠ 5♣", seats=3).do("B AJ, B name ♥")
    assert t.now == "A turn"
    assert t.legal("A") == {"9♥", "J♠", "UJ♣", "AL♣", "draw"}


def test_s_34_an_ace_jack_does_not_finish() -> None:
    t = table("top 5♣; B AJ").do("B AJ, B name ♠")
    assert (t.count("B"), t.now, t.public.direction) == (1, "A turn", -1)
