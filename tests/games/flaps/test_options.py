"""The scenarios of FLAPS, part 4: options, matches, and rows that belong nowhere else; and what cannot be played."""

from __future__ import annotations

import pytest

from shared.engine import Match, OptionError, PositionError, State
from tests.games.flaps.scene import GAME, dealt, fitting, table


def test_s_91_an_attack_of_forty() -> None:
    chain = ["2♣", "2♦", "2♥", "2♠", "2♣", "2♦", "2♥", "2♠", "3♠", "3♣", "3♦", "3♥", "3♠", "3♣", "3♦", "3♥"]
    t = table(f"turn A; top 5♣; A {' '.join(chain[::2])} +; B {' '.join(chain[1::2])} +", seats=2)
    t.do(", ".join(f"{'AB'[number % 2]} {face}" for number, face in enumerate(chain)))
    assert t.public.attack == 40
    assert t.do("A take").count("A") == 43


def test_s_92_a_starter_that_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(monkeypatch, "3♦", starter_effect="numbers")
    assert (t.now, t.public.attack) == ("B attack", 3)
    monkeypatch.undo()
    assert dealt(monkeypatch, "8♦", starter_effect="numbers").now == "B eight"


def test_s_93_draw_then_play() -> None:
    t = table("top 9♣; B 5♦ K♥; next 9♠", draw_then_play=True).do("B draw")
    assert (t.now, t.legal("B")) == ("B drawn", {"9♠", "keep"})
    assert t.do("B keep").now == "C turn"


def test_s_94_reshuffle() -> None:
    t = table("top 9♣; stock 1", stock_out="reshuffle")
    beneath = len(t.lying("discard")) - 1
    t.do("B draw")
    assert (t.stock(), t.lying("discard"), t.now) == (beneath, ["9c"], "C turn")
    assert {*t.knows("A", "stock")} == {"?"}


def test_s_95_anything_on_a_petr() -> None:
    assert fitting("P1 on J♦", "9♠ P2 0", petr_follow="any") == {"9♠"}


def test_s_96_the_mega_flap_as_no_flap() -> None:
    assert "MF♥" not in fitting("4♣", "MF♥ 9♠ 9♦", mf_is_flap=False)
    assert "MF♥" in fitting("2♥", "MF♥ 9♠ 9♦", mf_is_flap=False)
    t = table("turn A; top 5♣; A 4♣ +; B MF♥ +", mf_is_flap=False).do("A 4♣")
    assert t.legal("B") == {"pass"}


def test_s_97_the_referee() -> None:
    t = table("top 5♣; B 5♣ K♥; C 9♣ +", last_card="referee").do("B 5♣, C 9♣")
    assert (t.count("B"), t.now) == (2, "D turn")


def test_s_98_no_duty() -> None:
    t = table("top 9♣; B 7♣ Q♣", last_card="auto").do("B 7♣, C draw, D draw, A draw, B Q♣")
    assert t.winners == "B"


def test_s_99_six_secrets() -> None:
    decks = [GAME.deck(4, GAME.settings(4, {"level": n, "l5_seventh": "none"}))["stock"] for n in (5, 6, 7)]
    assert [*map(len, decks)] == [126, 146, 148]


def test_s_100_a_match_by_points() -> None:
    t = table("top 9♣; B 9♦; hands 2 0 2 2; totals 96/99/0/0", match="points").do("B 9♦")
    assert (t.now, t.public.totals) == (" over", (96, 105, 0, 0))
    assert GAME.places(t.match.state) == [2, 1, 3, 3]


def test_s_101_a_match_by_wins() -> None:
    t = table("turn A; top 9♥; A 6♥; totals 1/0/0/0; goal 3", match="wins").do("A 6♥")
    assert (t.now, t.public.totals) == (" over", (3, 0, 0, 0))


def test_s_102_the_ladder() -> None:
    match = Match(GAME, 4, "ladder", {"match": "deals", "match_target": 7, "ladder": True})
    while match.state.public.deal < 3:
        who = match.awaited(None)[0]
        match.act(who, GAME.default(match.state, who))
    in_play = sum(len(cards) for place, cards in match.state.table.items() if place != "box")
    assert (match.state.public.level, in_play) == (3, 116)


def test_s_103_answers_are_one_turn() -> None:
    t = table("turn A; top 5♦; A 10♦ QH♥ +; C QH♣ +")
    t.do("A 10♦, A target C, C QH♣, C target A, A QH♥, A target B, B draw")
    assert t.now == "B turn"


def test_s_104_quack_without_attack() -> None:
    assert "0" not in fitting("K♠", "0 9♣ 9♦")
    t = table("top 7♦; B 0 +").do("B 0")
    assert (t.now, t.force) == ("C turn", "♦/7")


def test_s_105_ones_are_no_aces() -> None:
    assert fitting("1H♣", "2♣ 1D♦ 5♦ A♥") == {"2♣", "1D♦", "A♥"}


# --- what cannot be played ---


def test_one_pack_is_too_few_for_nine() -> None:
    with pytest.raises(OptionError, match="packs"):
        GAME.settings(9, {"packs": 1})


def test_a_target_out_of_reach() -> None:
    with pytest.raises(OptionError, match="match_target of wins"):
        GAME.settings(4, {"match": "wins", "match_target": 100})


def test_a_card_too_many() -> None:
    with pytest.raises(PositionError, match="too many of AEd"):
        State.load(GAME, {"seats": 2, "cards": {"hand:0": ["AEd", "AEd"]}})
    with pytest.raises(PositionError, match="no place"):
        State.load(GAME, {"seats": 2, "cards": {"pocket": ["AEd"]}})


def test_a_known_card_stays_known_where_all_can_follow_it() -> None:
    t = table("top 9♣; B 1D♣ 1L♠ +; next 9♥").do("B 1D♣, B place C, C draw, D draw, A draw, B 1L♠")
    assert (t.knows("B", "down:3:0"), t.knows("C", "down:3:0")) == (["9♥"], ["?"])
