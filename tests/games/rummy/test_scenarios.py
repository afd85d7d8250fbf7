"""The scenarios of Rummy up to the end of a match: one test per row of the rule book's table, in its notation."""

from __future__ import annotations

import re
from pathlib import Path

from shared.engine import TAKE_BACK, Match
from shared.games.rummy.melds import points, sort, start_of
from shared.games.rummy.position import HAND
from tests.games.rummy.scene import GAME, Scene, cards, ways, written

ROWS = {*range(1, 59), *range(60, 69)}
RUN_5H = "meld 5H 6H 7H"


def test_every_row_has_its_test() -> None:
    names = [name for file in Path(__file__).parent.glob("test_*.py") for name in file.read_text("utf-8").split()]
    found = {int(n) for name in names for n in re.findall(r"^test_ru_s(\d\d)_", name)}
    assert found == ROWS


# --- the deal ---


def test_ru_s01_the_deal_for_four() -> None:
    match = Match(GAME, 4, "deal")
    p, table = match.state.public, match.state.table
    first = (p.dealer + 1) % 4
    assert [len(table[HAND[seat % 4]]) for seat in range(first, first + 4)] == [13, 12, 12, 12]
    assert (len(table["stock"]), table["discard"]) == (59, [])
    assert (p.stage, p.asked) == ("play", (first,))


def test_ru_s02_the_deal_for_six_and_two() -> None:
    six, two = Match(GAME, 6, "deal", {"deal_size": 13}), Match(GAME, 2, "deal", {"deal_size": 8})
    assert [len(match.state.table["stock"]) for match in (six, two)] == [29, 91]
    assert [sum(len(m.state.table[hand]) for hand in HAND) for m in (six, two)] == [79, 17]


# --- groups ---


def kind(text: str) -> str:
    found = ways(text)
    return "no" if not found else "run" if start_of(found[0]) else "set"


def test_ru_s03_sets() -> None:
    row = "8H 8S 8C / 8H 8H 8C / 8H 8S 8C 8D / 8H 8S X / 8H X X / 8H 8S X X"
    assert [kind(text) for text in row.split(" / ")] == ["set", "no", "set", "set", "no", "set"]


def test_ru_s04_runs() -> None:
    row = "5H 6H 7H / 5H 6S 7H / QH KH AH / AH 2H 3H / KH AH 2H"
    assert [kind(text) for text in row.split(" / ")] == ["run", "no", "run", "run", "no"]


def test_ru_s05_runs_with_jokers() -> None:
    row = "5H X 7H / 5H X X 8H / 5H X X / 5H X X X 9H / 5H 6H X X 9H"
    assert [kind(text) for text in row.split(" / ")] == ["run", "run", "no", "no", "run"]


def test_ru_s06_points() -> None:
    row = "AH 2H 3H / JH QH KH AH / 9H X JH / X 2H 3H / AH AS X / 8H 8S X"
    lying = [tuple(cards(text)) for text in row.split(" / ")]
    assert all(group in ways(" ".join(map(written, group))) or not start_of(group) for group in lying)
    assert [points(group) for group in lying] == [6, 40, 29, 6, 35, 31]


# --- the first lay ---


def test_ru_s07_two_drafts_reach_the_limit() -> None:
    s = Scene("hand(1) = JH QH KH 4C 4D 4S 2D").play("stage JH QH KH; stage 4C 4D 4S")
    assert s.may("lay")


def test_ru_s08_thirty_are_too_few() -> None:
    s = Scene("hand(1) = JH QH KH 8H 8S X 3C 3D 3S 2D").play("stage JH QH KH")
    assert not s.may("lay")
    assert s.why("lay") == "RU-56"
    assert s.play("clear; stage 8H 8S X; stage 3C 3D 3S").may("lay")


def test_ru_s09_exactly_forty() -> None:
    s = Scene("hand(1) = JS QS KS AS 2D").play("stage JS QS KS AS; lay")
    assert s.melds == ["JS QS KS AS"]
    assert s.public.laid_at[1] > 0


def test_ru_s10_forehand_may_lay_at_once() -> None:
    s = Scene("hand(1) = JH QH KH 4C 4D 4S 2D 2C 3D 5D 7D 8C 9C; turn 1")
    s.play("stage JH QH KH; stage 4C 4D 4S; lay; discard 2D")
    assert s.asked == "2 draw"


# --- drawing and discarding ---


def test_ru_s11_only_the_top_discard() -> None:
    s = Scene("hand(1) = 9D 2C 3C; pile 4S 5S").play("discard 9D")
    assert s.asked == "2 draw"
    assert [action.verb for action in s.legal] == ["draw_stock", "take_discard"]
    assert s.play("take_discard").hand(2).endswith("9D")
    assert s.discards == "4S 5S"


def test_ru_s12_not_the_card_just_taken() -> None:
    s = Scene("seat 2; hand(2) = 3C 4C; top 9D", stage="draw").play("take_discard")
    assert not s.may("discard", "9D")
    assert s.why("discard", "9D") == "RU-42"
    assert Scene("seat 2; hand(2) = 3C 9D; top 9D", stage="draw").play("take_discard").may("discard", "9D")


def test_ru_s13_but_as_the_last_card() -> None:
    s = Scene(f"hand(1) = 7S 9D; taken 9D; laid 1; meld 4S 5S 6S; {RUN_5H}").play("stage 7S on 4S 5S 6S; lay")
    s.play("discard 9D")
    assert s.public.closer == 1


def test_ru_s14_no_lay_off_before_the_first_lay() -> None:
    s = Scene(f"hand(1) = 8H 2C; {RUN_5H}")
    assert not s.may_stage("8H", "5H 6H 7H")


def test_ru_s15_lay_off_right_after_the_first_lay() -> None:
    s = Scene(f"hand(1) = JH QH KH 5C 5D 5S 8H 2C; {RUN_5H}")
    s.play("stage JH QH KH; stage 5C 5D 5S; lay; stage 8H on 5H 6H 7H; lay")
    assert s.melds == ["5H 6H 7H 8H", "JH QH KH", "5S 5D 5C"]


# --- laying off and swapping ---


def test_ru_s16_onto_a_set_of_three() -> None:
    s = Scene("hand(1) = 9D 9S X 2C; laid 1; meld 9H 9S 9C")
    assert s.play("stage 9D on 9H 9S").may("lay")
    assert not s.play("undo; stage 9S on 9H 9S").may("lay")
    s.play("undo; stage X on 9H 9S; lay")
    assert (s.melds, s.stands) == (["9H 9S 9C X"], ["9D"])


def test_ru_s17_a_swapped_joker_goes_into_a_new_group() -> None:
    s = Scene("hand(1) = 6H 9C 9D QS; laid 1; meld 5H X 7H").play("swap 6H X; stage 9C 9D X; lay")
    assert s.melds == ["5H 6H 7H", "9D 9C X"]
    assert s.play("discard QS").public.closer == 1


def test_ru_s18_a_freed_joker_must_be_placed() -> None:
    s = Scene("hand(1) = 6H 9C 9D QS; laid 1; meld 5H X 7H; meld 2C 3C 4C")
    before = s.match.state.table.plain()
    s.play("swap 6H X")
    assert not s.may("lay")
    assert s.why("lay") == "RU-53"
    assert not any(a.choice == "loose" and a.place.startswith("meld") for a in s.legal)
    assert s.play("undo").match.state.table.plain() == before
    short = Scene("hand(1) = 6H 9C QS; laid 1; meld 5H X 7H").play("swap 6H X; stage X 9C")
    assert not short.may("lay")


def test_ru_s19_no_swap_before_the_first_lay() -> None:
    assert not Scene("hand(1) = 6H 2C; meld 5H X 7H").may("swap")


def test_ru_s20_either_missing_suit_frees_the_joker_of_a_set() -> None:
    s = Scene("hand(1) = 8C 8D 8H 2C; laid 1; meld 8H 8S X")
    assert [s.may("swap", card) for card in ("8C", "8D", "8H")] == [True, True, False]


def test_ru_s21_a_full_set() -> None:
    s = Scene("hand(1) = 8D 2C QC QD; laid 1; meld 8H 8S 8C X")
    assert s.may("swap", "8D")
    assert not s.play("stage 8D on 8H 8S").may("lay")
    assert s.play("undo; swap 8D X; stage X QC QD; lay").melds == ["8H 8S 8C 8D", "QD QC X"]


def test_ru_s22_two_arrangements() -> None:
    assert [" ".join(map(written, way)) for way in ways("5H 6H X")] == ["5H 6H X", "X 5H 6H"]
    s = Scene("hand(1) = 5H 6H X 2C; laid 1").play("stage 5H 6H X")
    assert [a.choice for a in s.legal if a.verb == "arrange"] == ["1"]
    assert s.play("lay").stands == ["7H"]
    s = Scene("hand(1) = 5H 6H X 2C; laid 1").play("stage 5H 6H X; arrange 1; lay")
    assert (s.melds, s.stands) == (["X 5H 6H"], ["4H"])


def test_ru_s23_cards_of_the_table_keep_their_positions() -> None:
    s = Scene("hand(1) = 8H 4H 7H 2C; laid 1; meld 5H 6H X")
    assert s.play("stage 8H on 5H 6H").may("lay")
    assert s.play("undo; stage 4H on 5H 6H").may("lay")
    assert not s.play("undo; stage 7H on 5H 6H").may("lay")
    assert s.play("undo").may("swap", "7H")


def test_ru_s24_jokers_onto_a_run() -> None:
    s = Scene("hand(1) = X X 2C; laid 1; meld 5H X 7H").play("stage X on 5H X 7H")
    assert s.may("lay")
    assert not s.play("stage X on 5H X 7H").may("lay")
    assert s.play("undo; lay").stands == ["6H", "8H"]
    s = Scene("hand(1) = X X 2C; laid 1; meld 5H X 7H").play("stage X on 5H X 7H; arrange 1; lay")
    assert s.stands == ["4H", "6H"]


def test_ru_s25_one_card_stays_in_hand() -> None:
    s = Scene("hand(1) = KH KS KC; laid 1").play("stage KH KS KC")
    assert not s.may("lay")
    assert s.why("lay") == "RU-43"


# --- closing ---


def test_ru_s26_closing() -> None:
    s = Scene("hand(1) = 4S 10D; laid 1; meld 5S 6S 7S", match="evening").play("stage 4S on 5S 6S; lay; discard 10D")
    assert s.points[1] == 10
    assert s.asked == "0 1 2 3 summary"


FLUSH = "hand(1) = 2H 3H 4H 5H 6H 7H 7H 8H 9H 10H JH X 5S"


def test_ru_s27_flush_close() -> None:
    s = Scene(f"{FLUSH}; hand(2) = 2D 3D; hand(3) = KD; hand(0) = 9D", match="evening").play("close_flush 5S")
    assert (s.points, s.public.kinds) == ((-18, 10, -10, -20), ("flush",))


def test_ru_s28_no_flush_close() -> None:
    assert Scene(FLUSH).may("close_flush")
    assert not Scene(f"{FLUSH}; laid 1", variant="knock").may("close_flush")
    assert not Scene(FLUSH, flush_close=False).may("close_flush")
    assert not Scene(FLUSH.replace("7H 7H", "7H 6C")).may("close_flush")


def test_ru_s29_thirteen_hearts() -> None:
    s = Scene("hand(1) = AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert len([a for a in s.legal if a.verb == "close_flush"]) == 13


def test_ru_s30_what_the_others_lose() -> None:
    others = "hand(2) = AS KS 7S X; hand(0) = 2C 3C"
    s = Scene(f"hand(1) = 4S; laid 1; {others}", seats=3, match="evening").play("discard 4S")
    assert s.points == (-5, 10, -42)
    s = Scene(f"{FLUSH}; {others}", seats=3, match="evening").play("close_flush 5S")
    assert s.points == (-10, 10, -84)


# --- the stock runs out ---


def test_ru_s31_the_pile_is_turned_over_as_it_is() -> None:
    middle = " ".join(f"{rank}{suit}" for suit in "HSD" for rank in range(2, 11) if (rank, suit) != (9, "H"))
    more = " ".join(f"{rank}{suit}" for suit in "SD" for rank in range(2, 11))
    pile = f"3C 9H {middle} {more} JC QC KC JH QH KH JS QS KS JD QD JC QC KC KD".split()
    assert len(pile) >= 60
    pile = [*pile[:59], "KD"]
    s = Scene(f"seat 2; hand(2) = 4C 5C; pile {' '.join(pile)}; stock 0", stage="draw").play("draw_stock")
    assert s.hand(2).endswith("3C")
    stock = s.at("stock")
    assert (len(stock), written(stock[-1]), written(stock[0]), s.discards) == (59, "9H", "KD", "")


def test_ru_s32_the_safety_end() -> None:
    text = "seat 2; turnovers 3; stock 0; top 9D; hand(0) = 2S; hand(1) = 3S; hand(2) = 4S; hand(3) = KS"
    s = Scene(text, stage="draw", match="evening").play("draw_stock")
    assert (s.points, s.public.closer) == ((-2, -3, -4, -10), None)
    assert Scene(text, stage="draw").play("take_discard").asked == "2 play"


# --- the match ---


def test_ru_s33_below_the_limit_is_out() -> None:
    s = Scene("hand(1) = 4S; laid 1; hand(2) = KS; hand(3) = AS; hand(0) = 2S; totals 0 0 -90 -91").play("discard 4S")
    assert (s.public.totals, s.public.active) == ((-2, 10, -100, -101), (0, 1, 2))
    for seat in (0, 1, 2):
        s.act("continue", seat=seat)
    assert [s.count(seat) for seat in range(4)] == [12, 12, 13, 0]
    assert s.asked == "2 play"


def test_ru_s34_an_evening() -> None:
    s = Scene("hand(2) = 4S; seat 2; laid 2; hand(0) = 4D; hand(1) = 5D; hand(3) = 6D; totals -80 -25 0 -24",
              match="evening", evening_deals=1).play("discard 4S")  # fmt: skip
    assert GAME.scores(s.match.state) == [-84, -30, 10, -30]
    assert GAME.places(s.match.state) == [4, 2, 1, 2]


def test_ru_s35_closed_in_one_turn() -> None:
    text = "hand(1) = JH QH KH AH 2C; hand(0) = 2S; hand(2) = 3S; hand(3) = 4S"
    for double, points_of in (("flush", (-2, 10, -3, -4)), ("any_from_hand", (-4, 10, -6, -8))):
        s = Scene(text, match="evening", double_close=double).play("stage JH QH KH AH; lay; discard 2C")
        assert s.points == points_of


# --- what others see, and the clock ---


def test_ru_s36_staging_is_noticed_by_nobody() -> None:
    s = Scene("seat 2; hand(2) = JH QH KH 4C 4D 2S")
    views = {who: s.match.shown[who].plain() for who in (None, 0, 1, 3)}
    s.play("stage JH QH KH; stage 4C 4D; clear")
    news = s.match.act(2, TAKE_BACK)
    assert set(news) == {2}
    assert {who: s.match.shown[who].plain() for who in views} == views


def test_ru_s37_an_ace_at_either_end() -> None:
    run = " ".join(f"{rank}H" for rank in (*range(2, 11), "J", "Q", "K"))
    s = Scene(f"hand(1) = AH 9C; laid 1; meld {run}").play("stage AH on 2H 3H")
    assert s.may("lay")
    assert [a.choice for a in s.legal if a.verb == "arrange"] == ["1"]
    assert s.play("lay").melds == [f"{run} AH"]
    s = Scene(f"hand(1) = AH 9C; laid 1; meld {run}").play("stage AH on 2H 3H; arrange 1; lay")
    assert s.melds == [f"AH {run}"]


def test_ru_s38_no_wrapping() -> None:
    s = Scene("hand(1) = 2H 9H 3C; laid 1; meld 10H JH QH KH AH")
    assert not s.play("stage 2H on 10H JH").may("lay")
    assert s.play("undo; stage 9H on 10H JH; lay").melds == ["9H 10H JH QH KH AH"]


def test_ru_s39_the_clock_discards_for_an_absent_seat() -> None:
    s = Scene("hand(1) = 4C KD KH X; laid 1").play("stage 4C KD")
    while s.seat == 1:
        s.match.act(1, GAME.default(s.match.state, 1))
    assert s.discards in ("KD", "KH")
    assert s.count(1) == 3
    assert sort(s.at(HAND[1])) == sort(cards(f"4C X {'KH' if s.discards == 'KD' else 'KD'}"))
