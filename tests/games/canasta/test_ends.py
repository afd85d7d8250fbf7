"""The scenarios of Canasta, second half (closing, scoring, the match, odds and ends): one test per row of the table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from shared.engine import TAKE_BACK, Action, OptionError, PositionError, State, sample
from shared.games.canasta.melds import may_close
from shared.games.canasta.position import REDS
from tests.games.canasta.scene import GAME, Scene, dealt, scene

SEVENS = "meld 0 = 7 7 7 7 7 7 7"  # side 0 has a canasta


# --- closing ---


def test_ca_s32_closing() -> None:
    made = scene(f"{SEVENS} | K K K; laid 0; hand = K 6").stage("K").do("lay")
    assert made.options == {"close"}
    made.play("close", "6")
    assert made.public.stage == "summary"
    assert made.ranks("closing:0") == "6"
    assert made.match.shown[0]["closing:0"] != ["?"] == made.match.shown[1]["closing:0"]
    assert made.line(0)[3:5] == (300, 0)


def test_ca_s33_no_canasta_no_closing() -> None:
    made = scene("meld 0 = K K K; hand = K 6").stage("K")
    assert not made.lists("lay")
    assert made.why("lay") == "CA-49"
    assert made.do("clear").play("discard", "K").ranks("hand:0") == "6"


def test_ca_s34_one_card_must_remain() -> None:
    made = scene(f"{SEVENS} | K K K; hand = K K").stage("K K")
    assert not made.lists("lay")
    made.unstage("K").do("lay")
    assert made.options == {"close"}


def test_ca_s35_black_threes_in_the_closing_turn() -> None:
    made = scene(f"{SEVENS}; laid 0; hand = 3S 3C 3S 9; hand 2 = empty").stage("3S 3C 3S").do("lay")
    assert made.options == {"close"}
    assert made.play("close", "9").line(0) == (600, 15, 0, 300, 0, 0)


def test_ca_s36_two_black_threes_and_a_joker() -> None:
    made = scene(f"{SEVENS}; hand = 3S 3C X 9").stage("3S 3C X").do("lay").play("close", "9")
    assert made.public.closer == 0


def test_ca_s37_black_threes_need_the_closing() -> None:
    made = scene(f"{SEVENS}; hand = 3S 3C 3S 9 Q").stage("3S 3C 3S")
    assert not made.lists("lay")
    assert made.why("lay") == "CA-44"


def test_ca_s38_no_closing_in_a_blocked_turn() -> None:
    made = scene(f"t=40; blocked 40; {SEVENS} | 9 9 9; hand = 3S 3C 3S 9")
    assert made.stageable("3S") == set()
    assert made.match.why(0, Action("stage", "s3", "meld:0:T")) == "CA-32"
    made = scene(f"t=40; blocked 40; {SEVENS} | 9 9 9; hand = 9 4").stage("9")
    assert not made.lists("lay")


def test_ca_s39_closing_from_hand() -> None:
    made = scene("draw; hand = 8 8 8 8 8 8 8 K K K A A 2; hand 2 = empty; stock = 4 5").do("draw_stock")
    made.stage("8 8 8 8 8 8 8 | K K K | A A 2").do("lay").play("close", "4")
    assert made.line(0) == (600, 30 + 60, 0, 300, 100, 0)


def test_ca_s40_from_hand_by_player_or_by_side() -> None:
    given = f"{SEVENS}; laid 2; hand = K K K 6"
    bonuses = {}
    for scope in ("player", "side"):
        made = scene(given, from_hand_scope=scope).stage("K K K").do("lay").play("close", "6")
        bonuses[scope] = sum(made.line(0)[3:5])
    assert bonuses == {"player": 400, "side": 300}


def test_ca_s41_two_cards_a_draw_need_two_canastas() -> None:
    made = scene(f"{SEVENS}; hand = K K K 6", seats=2, draw_two=True).stage("K K K")
    assert not made.lists("lay")
    assert made.why("lay") == "CA-49"


# --- the empty stock ---


def test_ca_s42_claim_or_end() -> None:
    assert scene("draw; stock = empty; hand = 6 6 8 9; pile = 5 6D").options == {"claim_pile", "end_deal"}


def test_ca_s43_a_blocked_seat_ends_the_deal() -> None:
    made = scene("seat 3; stock = empty; hand = 3S 8; hand 0 = 6 6 8; pile = 5 6D").play("discard", "3S")
    assert made.public.stage == "summary"
    assert made.public.closer is None
    assert made.line(0)[3] == made.line(1)[3] == 0


def test_ca_s44_the_last_card_is_a_red_three() -> None:
    made = scene("draw; seat 1; meld 1 = 7 7 7 7 7 7 7; stock = 3H; hand = 8 9").do("draw_stock")
    assert made.public.stage == "summary"
    assert made.lying("red3:1") == ["h3"]
    assert made.line(1)[2] == 100


# --- scoring ---


def ended(text: str, seats: int = 4) -> Scene:
    """A deal that ends without a closer; nobody holds a card who is not said to."""
    hands = "".join(f"hand {who} = empty;" for who in range(1, seats) if f"hand {who} " not in text)
    return scene(f"draw; stock = empty; {hands} hand = 4 4; pile = 5 6 4S; {text}", seats).do("end_deal")


def test_ca_s45_a_closed_deal() -> None:
    made = scene(
        "meld 0 = 5 5 5 5 5 5 5 | J J J J J 2 2 | K K K | A A; red3 0 = 3H 3D; laid 0; hand = 2 9; hand 2 = X 4"
    )
    made.stage("2", to="A").do("lay").play("close", "9")
    assert made.line(0) == (600 + 300, 90, 200, 300, 0, -55)
    assert made.points(0) == 1435


def test_ca_s46_no_canasta() -> None:
    made = ended("meld 1 = 8 8 8 | Q Q 2; red3 1 = 3H; hand 1 = A A K; hand 3 = 7 3S")
    assert made.line(1) == (0, -70, -100, 0, 0, -50 - 10)
    assert made.points(1) == -230


def test_ca_s47_many_red_threes() -> None:
    assert ended(f"{SEVENS}; red3 0 = 3H 3H 3D 3D").line(0)[2] == 800
    assert ended("red3 0 = 3H 3H 3D 3D").line(0)[2] == -800
    assert ended(f"{SEVENS}; red3 0 = 3H 3H 3D 3D 3H", seats=6).line(0)[2] == 1000
    assert ended(f"{SEVENS}; red3 0 = 3H 3H 3D 3D 3H 3D", seats=6).line(0)[2] == 1200


def test_ca_s48_wild_canastas() -> None:
    groups = ("X X X X 2 2 2", "X X X 2 2 2 2", "X X X X 2 2 2 2")
    assert [ended(f"meld 0 = {words}").line(0)[:2] for words in groups] == [(2000, 0), (1000, 0), (2000, 0)]


def test_ca_s49_a_wild_spoils_a_pure_canasta() -> None:
    made = scene("seat 2; meld 0 = Q Q Q Q Q Q Q; hand = 2C 8 9")
    spoils = Action("stage", "c2", "meld:0:Q")
    assert "spoils" in [said.what for said in made.match.preview(2, spoils)]
    made.stage("2C", to="Q").do("lay").play("discard", "8").idle()
    assert made.line(0)[0] == 300


def test_ca_s50_the_end_of_the_match() -> None:
    made = ended("score 10030 10400")  # the fours in hand cost ten
    assert made.match.over
    assert GAME.scores(made.match.state) == [10_020, 10_400, 10_020, 10_400]
    assert GAME.places(made.match.state) == [2, 1, 2, 1]
    assert ended("score 10005 9000").public.stage == "summary"
    made = ended("score 10110 10100")
    assert made.public.stage == "summary"
    for who in range(4):
        made.match.act(who, Action("continue"))
    assert (made.public.minimum, made.public.hand_size) == ((150, 150), 15)


# --- odds and ends ---


def test_ca_s51_nobody_notices_the_arranging() -> None:
    match = scene("seat 1; hand = K K K 8 8 8 5 6").match
    made, before = Scene(match), {audience: match.shown[audience].plain() for audience in (None, 0, 2, 3)}

    def unnoticed() -> None:
        assert {audience: match.shown[audience].plain() for audience in before} == before

    for word in ("K", "K", "8", "8"):
        news = made.act(next(a for a in made.legal if a.verb == "stage" and a.card[1:] == word))
        assert [*news] == [1]
        unnoticed()
    made.unstage("K 8")
    unnoticed()
    made.act(TAKE_BACK)
    made.do("clear")
    unnoticed()
    assert len(match.shown[0]["hand:1"]) == made.count("hand:1") == 8


def test_ca_s52_a_pile_that_would_leave_nothing() -> None:
    made = scene("draw; meld 0 = K K K; hand = 9 9; pile = 9H")
    assert made.options == {"draw_stock"}
    assert made.why("claim_pile") == "CA-49"


def test_ca_s53_only_groups_of_the_own_side() -> None:
    made = scene("seat 1; meld 0 = 8 8 8; meld 1 = K K K; hand = 8 9 9").stage("8")
    assert not made.lists("lay")
    assert made.match.why(1, Action("stage", "s9", "meld:0:9")) == "CA-45"
    assert scene("seat 2; meld 0 = 8 8 8; hand = 8 9 9").stage("8").lists("lay")


def test_ca_s54_the_pile_after_a_claim() -> None:
    made = scene("draw; t=30; meld 0 = K K K; hand = 9 9 5H 6; pile = 4 9; hand 1 = 5 5 8 8")
    made.do("claim_pile", "confirm_pile").play("discard", "5H")
    assert made.lying("discard") == ["h5"]
    assert made.lists("claim_pile")


def test_ca_s55_fifteen_by_option_and_by_score() -> None:
    assert dealt(seats=3, deal_three=15)[1:] == ([15] * 3, 63)
    assert dealt(5000, 0, 0, seats=6, packs=2)[1:] == ([15] * 6, 18)


def test_ca_s56_left_of_the_dealer_begins() -> None:
    made = scene("cut; seat 3; dealer 0; t=0; pack 52 = 7H KD 3S", first_player="left_of_dealer")
    assert made.seat == 3  # still the cutter
    made.idle(deal=False)
    assert (made.seat, made.public.turn, made.public.stage) == (1, 1, "first_draw")
    made.do("keep")
    while made.public.turn < 4:
        made.act(GAME.default(made.match.state, made.seat))
    assert made.seat == 0


def test_ca_s57_two_cards_a_draw() -> None:
    hand = "4 5 6 7 8 9 10 J Q K A 4 5 6 7"
    made = scene(f"draw; t=2; hand = {hand}; stock = KS 4H 5 5 6 6", seats=2, draw_two=True).do("draw_stock")
    assert made.lying("hand:0")[-2:] == ["sK", "h4"]
    assert made.count("hand:0") == 17
    assert made.play("discard", "8").count("hand:0") == 16


def test_ca_s58_the_clock_clears_and_discards() -> None:
    made = scene("meld 0 = Q Q Q; hand = K 5 5 3S 2 X").stage("5 5 | K").stage("2", to="Q")
    while made.seat == 0:
        made.act(GAME.default(made.match.state, 0))
    assert made.ranks("hand:0") == "2 3 5 K X"
    assert made.ranks("discard") == "5"


def test_ca_s59_the_stock_runs_out_in_the_opening() -> None:
    made = scene(
        "cut; seat 5; dealer 0; t=0; score 5000 0 0; pack 52 = 7H KD 8S; pack 55 = 3H 3D 3H 3D", seats=6, packs=2
    )
    made.match.state.set(hand_size=15)
    made.idle(deal=False)
    assert made.count("stock") + made.count("offer:0") == 14
    made.idle()
    assert (made.public.turn, made.public.closer) == (15, None)


# --- what is no row ---


def test_bad_mixes_and_positions_are_named() -> None:
    with pytest.raises(OptionError, match="packs"):
        GAME.settings(4, {"packs": 3})
    with pytest.raises(OptionError, match="draw_two"):
        GAME.settings(3, {"draw_two": True})
    for cards, rule in (({"meld:0:K": ["h7"]}, "CA-42"), ({"meld:2:K": ["hK"]}, "CA-5"), ({"discard": ["h3"]}, "CA-3")):
        with pytest.raises(PositionError, match=rule):
            GAME.check_cards(State(GAME, 4, "", GAME.settings(4, {})), cards)


def test_a_claim_may_be_taken_back() -> None:
    made = scene("draw; hand = Q Q 8 8 4 5 6; pile = A A A QS")
    before = made.match.state.table.plain()
    made.do("claim_pile").stage("8 8")
    for _ in range(3):
        made.act(TAKE_BACK)
    assert made.match.state.table.plain() == before


def test_closing_waits_for_the_opening() -> None:
    assert not may_close(scene(f"t=12; {SEVENS}").match.state, 0)
    assert may_close(scene(f"t=13; {SEVENS}").match.state, 0)


def test_nobody_holds_a_red_three_in_a_sampled_world() -> None:
    view = dealt(seats=6)[0].match.view(0)
    for number in range(50):
        world = sample(view, Random(number))
        assert not any(card in REDS for who in range(6) for card in world.table[f"hand:{who}"])


def test_every_row_of_the_table_is_here() -> None:
    here = Path(__file__)
    text = "".join(here.with_name(name).read_text(encoding="utf-8") for name in ("test_scenarios.py", here.name))
    assert re.findall(r"def test_ca_s(\d\d)_", text) == [f"{row:02}" for row in range(1, 60)]
