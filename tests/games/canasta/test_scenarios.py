"""The scenarios of Canasta, first half (set-up, first lays, groups, the pile): one test per row of the table."""

from __future__ import annotations

from shared.engine import Action
from shared.games.canasta.melds import may_close
from tests.games.canasta.scene import GAME, Scene, classes, counts, dealt, scene

CUT = "cut; seat 3; dealer 0; t=0; "


def cut(made: Scene, lifted: int) -> list[object]:
    return made.act(Action("cut", "", "stock", str(lifted))).get(None, [])


# --- set-up ---


def test_ca_s01_two_packs() -> None:
    [pack] = GAME.deck(4, GAME.settings(4, {})).values()
    assert len(pack) == 108
    assert classes(pack) == {"natural": 88, "red": 4, "black": 4, "two": 8, "joker": 4}


def test_ca_s02_three_packs_for_six() -> None:
    [pack] = GAME.deck(6, GAME.settings(6, {})).values()
    assert len(pack) == 162
    assert (classes(pack)["red"], classes(pack)["joker"]) == (6, 6)
    made = scene("meld 1 = 8 8 8; hand 4 = 8 9 9; seat 4", seats=6)
    assert made.stage("8").lists("lay")  # 1 & 4 are partners


def test_ca_s03_four_hands_of_thirteen() -> None:
    made, hands, stock = dealt(0, 0)
    assert (hands, stock) == ([13] * 4, 56)
    assert made.lying("discard") == []


def test_ca_s04_fifteen_at_minimum_150() -> None:
    made, hands, stock = dealt(5000, -200)
    assert (hands, stock) == ([15] * 4, 48)
    assert made.public.minimum == (150, 15)


def test_ca_s05_three_and_two() -> None:
    made, hands, stock = dealt(seats=3)
    assert (hands, stock) == ([13] * 3, 69)
    assert len(made.public.totals) == 3
    made, hands, stock = dealt(seats=2)
    assert (hands, stock) == ([15] * 2, 78)
    assert len(made.public.totals) == 2


def test_ca_s06_five() -> None:
    made, hands, stock = dealt(seats=5)
    assert (hands, stock) == ([13] * 5, 97)
    assert len(made.public.totals) == 5
    assert sum(hands) + stock == 162


def test_ca_s07_the_cutter_keeps_joker_and_red_three() -> None:
    made = scene(CUT + "pack 52 = X 9C 3H")
    heard = cut(made, 54)
    assert made.lying("cut_view") == ["joker", "c9", "h3"]
    heard += made.play("keep", "X").play("keep", "3H").act(Action("done"))[None]
    from_pack = [e for e in heard if getattr(e, "src", "") == "stock" and getattr(e, "dst", "") == "hand:3"]
    assert len(from_pack) == 11 + 1  # and the replacement of the red three
    assert made.lying("stock")[0] == "c9"
    assert made.count("stock") + made.count("offer:0") + 1 == 56
    assert made.lying("red3:1") == ["h3"]
    assert made.count("hand:3") == 13


def test_ca_s08_the_cutter_keeps_nothing() -> None:
    made = scene(CUT + "pack 52 = X 9C 3H")
    heard = cut(made, 54) + made.act(Action("done"))[None]
    assert counts(made, heard) == ([13] * 4, 56)
    assert made.lying("stock")[:3] == ["h3", "c9", "joker"]  # the last one is drawn last


def test_ca_s09_a_black_three_is_no_bonus() -> None:
    made = scene(CUT + "pack 52 = 7H KD 3S")
    cut(made, 54)
    assert made.public.stage == "first_draw"


def test_ca_s10_the_first_card_is_kept() -> None:
    made = scene("first_draw; t=1; hand = 6 7 8; offer = 5C").do("keep")
    assert "c5" in made.lying("hand:0")
    assert made.public.stage == "play"
    assert made.play("discard", "6").count("discard") == 1


def test_ca_s11_the_first_card_is_rejected() -> None:
    made = scene("first_draw; t=1; hand = 6 7 8; offer = 5C; stock = 9H 4S 4H").do("reject")
    assert made.lying("discard") == ["c5"]
    assert "h9" in made.lying("hand:0")
    assert made.public.stage == "play"
    assert made.play("discard", "6").count("discard") == 2
    assert made.public.blocked_until == 0


def test_ca_s12_a_red_three_is_replaced_before_the_choice() -> None:
    made = scene(CUT + "pack 52 = 7H KD 3S; pack 107 = 3D 8S")
    cut(made, 54)
    assert made.lying("red3:0") == ["d3"]
    assert made.lying("offer:0") == ["s8"]
    assert made.options == {"keep", "reject"}


# --- the opening and the first lay ---


def test_ca_s13_no_pile_in_the_opening() -> None:
    given = "draw; seat 3; hand = K K 5 6; pile = 9 KH"
    assert not scene("t=12;" + given).lists("claim_pile")
    assert scene("t=12;" + given).why("claim_pile") == "CA-31"
    assert scene("t=13;" + given).lists("claim_pile")


def test_ca_s14_laying_in_the_opening() -> None:
    made = scene("t=5; hand = K K K 8 8 8 5 6").stage("K K K | 8 8 8").do("lay")
    assert (made.ranks("meld:0:K"), made.ranks("meld:0:8")) == ("K K K", "8 8 8")


def test_ca_s15_below_the_minimum() -> None:
    made = scene("hand = K K K 4 4 4 A A 2 5 6").stage("K K K | 4 4 4")
    assert not made.lists("lay")
    assert made.why("lay") == "CA-48"
    assert made.stage("A A 2").lists("lay")


def test_ca_s16_minimum_15() -> None:
    assert scene("score -5 0; hand = 4 4 4 5 6").stage("4 4 4").lists("lay")


def test_ca_s17_minimum_90() -> None:
    assert scene("score 1500 0; hand = A A 2 K K K 5 6").stage("A A 2 | K K K").lists("lay")


def test_ca_s18_minimum_120() -> None:
    made = scene("score 2500 0; hand = A A A X 4 4 4 5 6").stage("A A A X")
    assert not made.lists("lay")
    assert made.stage("4 4 4").lists("lay")


def test_ca_s19_minimum_150() -> None:
    assert scene("score 5000 0; hand = A A A 2 Q Q X 5 6").stage("A A A 2 | Q Q X").lists("lay")


def test_ca_s20_a_canasta_counts_for_the_first_lay() -> None:
    made = scene("score 5000 0; hand = 7 7 7 7 7 7 7 5 6").stage("7 7 7 7 7 7 7")
    assert made.lists("lay")
    last = made.match.preview(0, next(a for a in made.legal if a.verb == "stage"))
    assert any(said.what == "first_lay" for said in last)
    made.do("lay").play("discard", "5").idle()
    assert made.line(0)[0] == 600


def test_ca_s21_red_threes_do_not_count_for_it() -> None:
    made = scene("red3 0 = 3H 3D; hand = 9 9 9 5 6").stage("9 9 9")
    assert not made.lists("lay")
    assert made.why("lay") == "CA-48"


# --- the pile ---


def test_ca_s22_the_pile_below_does_not_count() -> None:
    made = scene("draw; hand = Q Q 8 8 4 5 6; pile = A A A QS").do("claim_pile").stage("8 8")
    assert not made.lists("confirm_pile")
    assert made.why("confirm_pile") == "CA-41"
    made.unstage("8 8")
    assert not made.lists("confirm_pile")
    assert made.why("confirm_pile") == "CA-48"
    made.do("cancel_pile")
    assert made.options == {"draw_stock", "claim_pile"}
    assert made.ranks("hand:0") == "4 5 6 8 8 Q Q"


def test_ca_s23_taking_the_pile_with_the_first_lay() -> None:
    made = scene("draw; hand = Q Q A A 2 4 5; pile = 6 7 8 QS").do("claim_pile").stage("A A 2").do("confirm_pile")
    assert (made.ranks("meld:0:Q"), made.ranks("meld:0:A")) == ("Q Q Q", "2 A A")
    assert made.ranks("hand:0") == "4 5 6 7 8"
    assert (made.public.stage, made.lying("discard")) == ("play", [])


def test_ca_s24_a_wild_is_no_partner() -> None:
    made = scene("draw; meld 0 = K K K; hand = 9 X 6 6; pile = 5 9H")
    assert not made.lists("claim_pile")
    assert made.why("claim_pile") == "CAR-7"


def test_ca_s25_a_pair_even_for_an_own_group() -> None:
    assert not scene("draw; meld 0 = 9 9 9; hand = 9 6 6 4; pile = 5 9H").lists("claim_pile")
    made = scene("draw; meld 0 = 9 9 9; hand = 9 9 6 4; pile = 5 9H").do("claim_pile", "confirm_pile")
    assert made.ranks("meld:0:9") == "9 9 9 9 9 9"


# --- groups ---


def test_ca_s26_more_naturals_than_wilds() -> None:
    given = "meld 0 = K K K; hand = 5 5 5 2 2 8 9"
    valid = {words: scene(given).stage(words).lists("lay") for words in ("5 5 2", "5 2 2", "5 5 2 2", "5 5 5 2 2")}
    assert valid == {"5 5 2": True, "5 2 2": False, "5 5 2 2": False, "5 5 5 2 2": True}
    assert scene(given).stage("5 2 2").why("lay") == "CA-42"


def test_ca_s27_a_wild_too_many() -> None:
    made = scene("meld 0 = K K K K 2 2 X; hand = 2 K 8 9").stage("2", to="K")
    assert not made.lists("lay")
    assert made.stage("K").lists("lay")


def test_ca_s28_a_wild_group() -> None:
    made = scene("meld 0 = K K K; hand = 2 2 X 2 8 9").stage("2 2 X").do("lay")
    assert made.ranks("meld:0:W") == "2 2 X"
    assert made.stage("2").do("lay").ranks("meld:0:W") == "2 2 2 X"


# --- blocks ---


def test_ca_s29_a_black_three_blocks_one_turn() -> None:
    made = scene("t=20; hand = 3C 5 6; hand 1 = 8D 9 9; hand 2 = 8 8 4; meld 0 = K K K K K K K; pile = 4 5")
    made.play("discard", "3C")
    assert made.why("claim_pile") == "CA-32"
    made.round_of("8D")
    assert (made.seat, made.public.turn) == (2, 22)
    made.do("claim_pile", "confirm_pile")
    assert "c3" in made.lying("hand:2")


BLOCKS = (
    "t=20; meld 0 = K K K K K K K; meld 1 = A A A A A A A; stock = 4 4 4 4 4 4 4 4;"
    "hand = 2H J J Q 5; hand 1 = 9 Q Q 5; hand 2 = 9 9 10 X 5; hand 3 = 10 10 J J 5"
)


def test_ca_s30_a_wild_blocks_a_round() -> None:
    made = scene(BLOCKS).play("discard", "2H")
    for turn, discard in ((21, "9"), (22, "10"), (23, "J"), (24, "Q")):
        assert (made.public.turn, made.why("claim_pile")) == (turn, "CA-33")
        assert not may_close(made.match.state, made.seat % 2)
        made.round_of(discard)
    assert (made.seat, made.public.turn) == (1, 25)
    assert made.lists("claim_pile")
    assert may_close(made.match.state, 1)
    made = scene(BLOCKS, wild_block="until_discarder").play("discard", "2H")
    made.round_of("9").round_of("10").round_of("J")
    assert (made.seat, made.public.turn) == (0, 24)
    assert made.lists("claim_pile")


def test_ca_s31_a_second_wild_prolongs_the_block() -> None:
    made = scene(BLOCKS).play("discard", "2H").round_of("9").round_of("X").round_of("J").round_of("5")
    assert made.public.blocked_until == 26
    assert (made.seat, made.public.turn, made.why("claim_pile")) == (1, 25, "CA-33")
    made.round_of("Q")
    assert (made.seat, made.public.turn, made.why("claim_pile")) == (2, 26, "CA-33")
    made.round_of("10")
    assert (made.seat, made.public.turn) == (3, 27)
    assert made.lists("claim_pile")
