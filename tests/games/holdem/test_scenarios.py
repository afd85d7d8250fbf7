"""The scenarios of Hold'em: one test per row of the rule book's table, in its notation. A deals, if not said."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shared.engine import Action, IllegalAction, Match, Moved, OptionError, PositionError, State
from shared.games.holdem.hands import value, written
from tests.games.holdem.scene import GAME, NAMES, NL, Sitting, names, sit

FREE = {"raise_timing": "free"}


def worth(p: Sitting, name: str) -> str:
    """What a seat's seven cards are worth, in short."""
    who = NAMES.index(name)
    cards = p.lying(f"pocket:{who}") + p.lying(f"open:{who}") + p.lying("board")
    return written(value(cards, p.match.state.options["five_kind"]))


def last_hand(text: str, seats: int, **options: Any) -> Sitting:
    """The only hand of a session, checked and called to its end, so that the table stays as it was."""
    return sit(text, seats, hands_n=1, **options).passed(5)


# --- the deal ---


def test_hs_01_two_packs() -> None:
    counts("two", 104, 84, 79, copies=2)


def test_hs_02_one_pack() -> None:
    counts("one", 52, 32, 27, copies=1)


def counts(packs: str, whole: int, dealt: int, river: int, copies: int) -> None:
    deck = GAME.deck(10, {"deck": packs})["deck"]
    assert len(deck) == whole
    assert set(Counter(deck).values()) == {copies}
    p = sit(seats=10, deck=packs)
    assert len(p.lying("deck")) == dealt
    assert len(p.passed(4).lying("deck")) == river


def test_hs_03_four_seats() -> None:
    p = sit(seats=4)
    assert (p.said("small_blind"), p.said("big_blind"), p.asked) == (["B 1"], ["C 2"], "D")
    dealt = [NAMES[int(e.dst[-1])] for e in p.heard if isinstance(e, Moved) and e.dst.startswith("pocket")]
    assert dealt == [*"BCDABCDA"]


def test_hs_04_three_seats() -> None:
    p = sit(seats=3)
    assert (p.said("small_blind"), p.said("big_blind"), p.asked) == (["B 1"], ["C 2"], "A")


def test_hs_05_two_seats() -> None:
    p = sit(seats=2)
    assert (p.said("small_blind"), p.said("big_blind"), p.asked) == (["A 1"], ["B 2"], "A")
    assert p.passed(2).asked == "B"


# --- fixed limit ---


def test_hs_06_the_big_blind_has_its_option() -> None:
    p = sit().do("D calls, A calls, B calls")
    assert (p.asked, p.options("C")) == ("C", "fold, check, raise 4")
    p.do("C checks")
    assert (p.public.round, p.public.pot) == (2, 8)


def test_hs_07_no_raise_on_the_first_turn() -> None:
    p = sit()
    assert p.options("D") == "fold, call 2"
    assert p.why("D", "raise_to", "4") == "HR-8"


def test_hs_08_the_small_blind_may_raise() -> None:
    assert sit().do("D calls, A calls").options("B") == "fold, call 1, raise 4"


def test_hs_09_three_raises_are_the_cap() -> None:
    p = sit().do("D calls, A calls, B raises 4, C raises 6, D raises 8")
    assert p.options("A") == "fold, call 6"
    assert p.do("A calls").options("B") == "fold, call 4"
    assert p.do("B calls").options("C") == "fold, call 2"
    assert (p.why("C", "raise_to", "10"), p.public.level) == ("H-41", 8)


def test_hs_10_nobody_raises_an_opening_bet_at_once() -> None:
    p = sit().passed(2)
    pot = p.public.pot
    p.do("B bets 2")
    for name in "CDA":
        assert p.options(name) == "fold, call 2"
        p.do(f"{name} calls")
    assert (p.public.round, p.public.pot - pot, p.public.step) == (3, 8, 4)


def test_hs_11_check_and_raise() -> None:
    p = sit().passed(2).do("B checks, C bets 2, D calls, A calls")
    assert p.options("B") == "fold, call 2, raise 4"
    assert p.do("B raises 4").options("C") == "fold, call 2, raise 6"
    assert p.do("C raises 6").options("D") == "fold, call 4, raise 8"


def test_hs_12_free_raises() -> None:
    assert sit(seats=3, **FREE).options("A") == "fold, call 2, raise 4"


def test_hs_13_levels_of_the_turn() -> None:
    p, levels = sit(seats=3, **FREE).passed(3), []
    for play in ("B bets 4", "C raises 8", "A raises 12", "B raises 16"):
        levels.append(p.do(play).public.level)
    assert levels == [4, 8, 12, 16]
    assert p.options("C") == "fold, call 8"


def test_hs_14_everyone_checks() -> None:
    p = sit().passed(2)
    before = p.stacks, p.public.pot
    p.do("B checks, C checks, D checks, A checks")
    assert (p.stacks, p.public.pot) == before
    assert (p.public.round, len(p.lying("board")), p.asked) == (3, 4, "B")


def test_hs_15_folding_for_free() -> None:
    p = sit().passed(2)
    cards = p.lying("pocket:1")[:]
    p.do("B folds")
    assert p.lying("muck") == cards
    assert (p.asked, p.options("C")) == ("C", "fold, check, bet 2")


def test_hs_16_everyone_folds() -> None:
    p = sit(hands_n=1).do("D folds, A folds, B folds")
    assert (p.said("uncalled"), p.won) == (["C 1"], {"C": 2})
    assert (p.stacks["C"], p.stacks["B"]) == (201, 199)
    assert not any(isinstance(event, Moved) and event.dst.startswith("open") for event in p.heard)
    assert len(p.lying("muck")) == 8


def test_hs_17_the_button_moves() -> None:
    p = sit().do("D folds, A folds, B folds")
    assert (NAMES[p.public.button], [NAMES[who] for who in p.public.blinds]) == ("B", ["C", "D"])


# --- showdowns ---


def test_hs_18_the_board_plays() -> None:
    p = sit("board As Ks Qs Js Ts", seats=3, hands_n=1, **FREE).do("A raises 4, B calls, C calls").passed(3)
    p.do("B bets 4, C calls, A calls, B bets 4, C calls, A calls")
    assert (p.pots, p.won) == ("36 ABC", {"A": 12, "B": 12, "C": 12})


def test_hs_19_odd_chips() -> None:
    p = sit("A As 2d, B Ah 3d, D Ad 4c; board Kc Qc Jh 8s 7d", dealer="D", hands_n=1)
    p.do("C calls, D calls, A calls, B checks, A checks, B checks, C folds").passed(5)
    assert [worth(p, name) for name in "ABD"] == ["HC A-K-Q-J-8"] * 3
    assert p.won == {"A": 3, "B": 3, "D": 2}


def test_hs_20_kickers() -> None:
    p = last_hand("A As Kd, B Ad Qc; board Ah 9s 7c 4d 2h", 2)
    assert (worth(p, "A"), worth(p, "B")) == ("1P A-K-9-7", "1P A-Q-9-7")
    assert [*p.won] == ["A"]


@pytest.mark.parametrize(("five_kind", "winner"), [("top", "B"), ("under_sf", "A"), ("none", "A")])
def test_hs_21_five_of_a_kind(five_kind: str, winner: str) -> None:
    p = last_hand("A 9s 8s, B 7h 7h; board 7s 6s 5s 7d 7d", 2, five_kind=five_kind)
    assert worth(p, "A") == "SF 9"
    assert worth(p, "B") == ("4K 7-7" if five_kind == "none" else "5K 7")
    assert [*p.won] == [winner]


def test_hs_22_identical_hands() -> None:
    assert last_hand("A Ah Kh, B Ah Kh; board Qd 9c 5s 3h 2d", 2).won == {"A": 2, "B": 2}


def test_hs_23_a_flush_with_a_pair() -> None:
    p = last_hand("A Ah 2h, B Qh Jh; board Ah Kh 5h 9s 3d", 2)
    assert (worth(p, "A"), worth(p, "B"), [*p.won]) == ("F A-A-K-5-2", "F A-K-Q-J-5", ["A"])


def test_hs_24_a_full_house_beats_the_flush() -> None:
    p = last_hand("A 8s 3s, B Tc 9c; board 8s 8d 6s 6s Td", 2)
    assert (worth(p, "A"), worth(p, "B"), [*p.won]) == ("FH 8-6", "2P T-8-9", ["A"])


def test_hs_25_the_same_straight() -> None:
    p = last_hand("A Ac 6d, B Kd 6c; board 5d 4s 3h 2c Kc", 2)
    assert (worth(p, "A"), worth(p, "B"), p.won) == ("S 6", "S 6", {"A": 2, "B": 2})


# --- no limit and short all-ins ---


def test_hs_26_the_smallest_raise() -> None:
    p = sit(seats=3, **NL).do("A raises 7")
    with pytest.raises(IllegalAction):
        p.do("B raises 11")
    assert p.why("B", "raise_to", "11") == "H-35"
    assert p.options("B") == "fold, call 6, raise 12..200"
    assert p.do("B raises 12").options("C").endswith("raise 17..200")


def test_hs_27_a_short_all_in_does_not_reopen() -> None:
    p = sit("A 500, B 500, C 130", 3, small_blind=5, big_blind=10, **NL).do("A raises 100, B calls, C all-in")
    assert p.options("A") == "fold, call 30"
    assert p.why("A", "raise_to", "160") == "HR-18"
    assert p.do("A calls").options("B") == "fold, call 30"


def test_hs_28_short_all_ins_together() -> None:
    p = sit("A 1000, B 1000, C 127, D 1000, E 202, F 1000", 6, open_bet=2, **NL).passed(2)
    p.do("B bets 100, C all-in, D calls, E all-in, F calls")
    assert p.options("A") == "fold, call 200, raise 300..998"
    assert p.do("A calls").options("B") == "fold, call 100, raise 300..998"
    assert p.do("B calls").options("D") == "fold, call 75"


def test_hs_29_half_a_step_counts() -> None:
    p = sit("C 5", **FREE).passed(2).do("B bets 2, C all-in")
    assert (p.public.raises, p.options("D")) == (1, "fold, call 3, raise 5")
    assert p.do("D calls, A calls").options("B") == "fold, call 1, raise 5"


def test_hs_30_less_than_half_a_step() -> None:
    p = sit("D 3", **FREE).passed(3).do("B checks, C checks, D all-in")
    assert p.options("A") == "fold, call 1, raise 4"
    again = sit("D 3", **FREE).passed(3).do("B checks, C checks, D all-in, A raises 4")
    assert again.public.raises == 0
    assert p.do("A calls").options("B") == "fold, call 1"
    assert p.do("B calls").options("C") == "fold, call 1"


# --- pots ---

ALL_IN = "A 100 Kd Kc, B 40 Qs Qh, C 100 Jc Jd, D 20 As Ah; board 2c 3d 7h 8s 9s"


def test_hs_31_side_pots() -> None:
    p = sit(ALL_IN, hands_n=1, **NL).do("D all-in, A raises 100, B all-in, C all-in")
    assert p.pots == "80 ABCD, 60 ABC, 120 AC"
    assert p.won == {"D": 80, "A": 180}
    assert (p.stacks["B"], p.stacks["C"]) == (0, 0)


def test_hs_32_a_fold_beside_all_ins() -> None:
    p = sit(ALL_IN, hands_n=1, **NL).do("D all-in, A raises 40, B all-in, C calls, C bets 30, A folds")
    assert p.said("uncalled") == ["C 30"]
    assert (p.pots, p.won) == ("80 BCD, 60 BC", {"D": 80, "B": 60})


def test_hs_33_uncalled_chips() -> None:
    p = sit("A 300, B 80", 2, hands_n=1, **NL).do("A all-in, B calls")
    assert (p.said("uncalled"), p.pots) == (["A 220"], "160 AB")
    order = [getattr(event, "what", getattr(event, "dst", "")) for event in p.heard]
    assert order.index("uncalled") < order.index("board")


def test_hs_34_a_short_blind() -> None:
    p = sit("A 2s 7d, B 3s 8d, C 1 As Ad; board Kc Qc 9h 4d 4s", 3, hands_n=1).do("A calls, B calls").passed(5)
    assert p.pots == "3 ABC, 2 AB"
    assert (worth(p, "A"), worth(p, "B")) == ("1P 4-K-Q-9",) * 2
    assert p.won == {"C": 3, "A": 1, "B": 1}


def test_hs_35_no_decision_at_all() -> None:
    p = sit("B 1", 2, hands_n=1)
    assert (p.match.log, p.match.over, p.pots) == ([], True, "2 AB")
    assert len(p.lying("board")) == 5


def test_hs_36_the_target_is_what_another_can_win() -> None:
    assert sit("B 7", 2, small_blind=5, big_blind=10, **NL).options("A") == "fold, call 2"


def test_hs_37_no_blinds() -> None:
    p = sit(seats=3, small_blind=0, big_blind=0, ante=1, open_bet=2, **NL)
    assert (p.asked, p.options("B")) == ("B", "fold, check, bet 2..199")
    assert p.do("B checks, C bets 2").options("A") == "fold, call 2, raise 4..199"


def test_hs_38_pot_limit() -> None:
    p = sit(seats=3, betting="pot_limit")
    assert p.options("A") == "fold, call 2, raise 4..7"
    assert p.do("A raises 7").options("B") == "fold, call 6, raise 12..23"


def test_hs_39_calling_all_in() -> None:
    p = sit("C 30", 3, hands_n=1, **NL).do("A raises 50, B folds")
    assert p.options("C") == "fold, call 28"
    p.do("C calls")
    assert (p.said("uncalled"), p.pots) == (["A 20"], "61 AC")


# --- who shows ---

ORDER = {"showdown": "order"}


def opened(p: Sitting) -> str:
    """The seats in the order in which they showed."""
    shown = [NAMES[int(e.dst[-1])] for e in p.heard if isinstance(e, Moved) and e.dst.startswith("open")]
    return "".join(dict.fromkeys(shown))


@pytest.mark.parametrize(("cards", "asked"), [("2c 7h", "B"), ("Ah Ac", ""), ("Kd Kh", "")])
def test_hs_40_the_last_raiser_shows_first(cards: str, asked: str) -> None:
    p = sit(f"B {cards}, D Kc Ks; board Qc Qd 9h 5s 3d", hands_n=1, **ORDER, **FREE)
    p.do("D calls, A folds, B calls, C folds").passed(4).do("B bets 4, D raises 8, B calls")
    assert opened(p) == ("D" if asked else "DB")
    assert (p.asked, p.options("B")) == (asked, "show, muck" if asked else "")
    if asked:
        p.do("B mucks")
        assert [*p.won] == ["D"]


def test_hs_41_else_the_left_of_the_button() -> None:
    p = sit("B 2c 4h, C 7c 7h, D Kc Ks; board Qc Qd 9h 5s 3d", hands_n=1, **ORDER).do("D calls, A folds").passed(5)
    assert opened(p) == "BCD"


def test_hs_42_all_in_shows_all() -> None:
    p = sit("B Kc Ks, C 4 2c 4h, D 7c 7h; board Qc Qd 9h 5s 3d", hands_n=1, **ORDER, **NL)
    p.do("D raises 4, A folds, B calls, C calls").passed(5)
    assert (p.match.over, names(p.public.live), set(opened(p))) == (True, "BCD", {*"BCD"})


# --- the session ---

SITNGO = {"session": "sitngo", **NL}


def test_hs_43_out_in_the_same_hand() -> None:
    p = sit("A 30 2c 7d, B 50 3c 8d, C 500 As Ad; board Kh Qh 9s 5c 5d", 3, **SITNGO)
    p.do("A all-in, B all-in, C calls")
    assert GAME.places(p.match.state) == [3, 2, 1]


def test_hs_44_nobody_posts_the_big_blind_twice() -> None:
    p = sit("A 10 2c 7d, C As Ad; board Kh Qh 9s 5c 5d", 3, **SITNGO).do("A all-in, B folds, C calls")
    assert heads_up(p) == "button C, small C, big B"


def test_hs_45_the_small_blind_goes_out() -> None:
    p = sit("B 10 2c 7d, C As Ad; board Kh Qh 9s 5c 5d", 3, **SITNGO).do("A folds, B all-in, C calls")
    assert heads_up(p) == "button C, small C, big A"


def heads_up(p: Sitting) -> str:
    small, big = p.public.blinds
    return f"button {NAMES[p.public.button]}, small {NAMES[small]}, big {NAMES[big]}"


def test_hs_46_the_result_after_a_rebuy() -> None:
    p = sit("C 10 2c 7d, B As Ad; board Kh Qh 9s 5c 5d", 3, hand=5, rebuys=1, **NL)
    p.do("A folds, B raises 10, C calls")
    assert (p.public.stage, p.asked, p.options("C")) == ("rebuy", "C", "rebuy, leave")
    p.do("C rebuy")
    assert (p.public.hand, p.stacks["C"] + p.public.bets[2], p.public.rebuys) == (6, 200, (0, 0, 1))
    end = p.match.state.dump()
    end["public"] |= {"stage": "over", "stacks": (170, 170, 260)}
    assert GAME.scores(State.load(GAME, end))[2] == -140  # type: ignore[index]


def test_hs_47_no_chips_during_a_hand() -> None:
    p = sit("C 10 2c 7d, B As Ad; board Kh Qh 9s 5c 5d", 3, rebuys=1, **NL)
    assert p.why("C", "rebuy") == "H-42"
    p.do("A folds, B raises 10, C calls")
    assert p.why("A", "rebuy") == "H-83"


@pytest.mark.parametrize(("reveal", "board"), [(False, 5), (True, 3)])
def test_hs_48_the_run_out(reveal: bool, board: int) -> None:
    p = sit(seats=3, hands_n=1, allin_reveal=reveal, **NL).do("A calls, B calls, C folds").passed(2)
    p.do("B all-in, A calls")
    moves = [event.dst.partition(":")[0] for event in p.heard if isinstance(event, Moved)]
    assert moves[: moves.index("open")].count("board") == board
    assert (p.asked, moves.count("board")) == ("", 5)


def test_hs_49_what_a_seat_sees() -> None:
    p = sit().do("D calls, A calls, B folds").passed(2)
    table = p.match.view(0).table
    assert table["pocket:0"] == p.lying("pocket:0")
    assert table["pocket:2"] == table["pocket:3"] == ["?", "?"]
    assert table["board"] == p.lying("board")
    assert (set(table["deck"]), len(table["deck"]), table["muck"]) == ({"?"}, 104 - 8 - 3, ["?", "?"])
    assert p.match.view(0).public.stacks == (198, 199, 198, 198)
    assert {place for place, cards in table.items() if cards} == {
        "pocket:0", "pocket:2", "pocket:3", "board", "deck", "muck",
    }  # fmt: skip


def test_a_deal_does_not_depend_on_play() -> None:
    one, other = (Match(GAME, 4, "deals", {}) for _ in range(2))
    for match, verbs in ((one, ("fold",)), (other, ("check", "call"))):
        while match.state.public.hand == 1:
            who = match.awaited(None)[0]
            match.act(who, next(a for a in match.legal(who) if a.verb in verbs))
    assert one.state.table["pocket:2"] == other.state.table["pocket:2"]


def test_hs_50_nobody_left_could_call_a_chip_more() -> None:
    p = sit("A 50, B 200, C 50", seats=3, dealer="C", **NL).do("C calls, A all-in")
    assert p.options("B") == "fold, call 48"
    assert p.why("B", "raise_to", "98") == "HR-29"
    p.do("B calls")
    assert p.options("C") == "fold, call 48"


def test_hs_51_who_could_call_more_is_raised() -> None:
    p = sit("A 50, B 200, C 90", seats=3, dealer="C", **NL).do("C calls, A all-in")
    assert p.options("B") == "fold, call 48, raise 98..200"
    p.do("B all-in, C calls").passed(5)
    assert p.said("uncalled") == ["B 110"]


# --- what cannot be ---


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"min_bet": 10, "max_bet": 4}, "max_bet .*H-32"),
        ({"small_blind": 3, "big_blind": 2}, "small_blind .*H-24"),
        ({"small_blind": 0, "big_blind": 0, "ante": 1}, "big_blind .*fixed limit .H-26"),
        ({"small_blind": 0, "big_blind": 0, **NL}, "ante .H-26"),
        ({"big_blind": 20, "open_bet": 10, **NL}, "open_bet .*H-31"),
        ({"session": "sitngo", "rebuys": 1}, "rebuys .*H-81"),
        ({"min_bet": 3}, "min_bet cannot be 3"),
    ],
)
def test_impossible_options_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.settings(3, options)


def test_presets_are_possible() -> None:
    for preset in GAME.presets.values():
        for seats in GAME.seats:
            GAME.settings(seats, preset)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"pocket:0": ["As"]}, "pocket:0.*H-27"),
        ({"pocket:3": ["As", "Ks"]}, "pocket:3.*no seat"),
        ({"board": ["As", "Ks"]}, "board .*H-30"),
        ({"board": ["As", "As", "As"]}, "too many of As"),
        ({"burnt": ["As"]}, "no place 'burnt'"),
    ],
)
def test_impossible_positions_are_named(cards: dict[str, list[str]], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        State.load(GAME, {"seats": 3, "cards": cards})


def test_the_host_ends_an_open_session_after_the_hand() -> None:
    p = sit(seats=3, session="open")
    assert p.options("A") == "fold, call 2, end_session"
    assert p.why("B", "end_session") == "H-82"
    p.do("A end_session, A folds, B folds")
    assert (p.match.over, p.public.hand) == (True, 1)


def test_the_menu_of_amounts() -> None:
    p = sit(seats=3, **NL)
    preview = {said.what: said.args for said in p.match.preview(0, Action("call"))}
    assert preview == {"pays": (2,), "pot_then": (5,), "menu": (4, 5, 7, 200)}  # half of 5 rounds up to 3: 2 + 3


def test_every_row_of_the_table_is_here() -> None:
    ids = re.findall(r"def test_hs_(\d\d)_", Path(__file__).read_text(encoding="utf-8"))
    assert ids == [f"{row:02}" for row in range(1, 52)]
