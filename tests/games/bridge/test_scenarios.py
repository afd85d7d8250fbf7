"""The scenarios of Bridge: one test per row of the rule book's table, in its notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shared.engine import Action, IllegalAction, Match, Moved, OptionError, PositionError, State
from shared.games.bridge.scoring import BIDS
from tests.games.bridge.scene import GAME, Table, auction, dotted, scored, seat, table


def bids_from(bid: str) -> list[str]:
    return list(BIDS[BIDS.index(bid) :])


# --- seats and deal ---


def test_bs_01_the_deal() -> None:
    t = auction()
    dealt = [event.dst for event in t.match.opening[None] if isinstance(event, Moved)]
    assert (dealt[0], dealt[-1]) == ("hand:1", "hand:0")
    assert [len(t.lying(f"hand:{who}")) for who in range(4)] == [13] * 4
    assert t.lying("deck") == []


def test_bs_02_partners() -> None:
    for declarer, dummy in ("NS", "EW", "SN", "WE"):
        assert auction("1S P P P", dealer=declarer).public.dummy == seat(dummy)


def test_bs_03_the_dealer_calls_first() -> None:
    t = auction(dealer="S")
    order = [t.asked]
    for _ in range(3):
        order.append(t.call("P").asked)
    assert " ".join(order[:4]) == "S W N E"


# --- the auction ---


def test_bs_04_the_fourth_player_still_calls() -> None:
    t = auction("P P P")
    assert t.options("W") == ["P", *BIDS]
    assert t.call("1H P P P").contract == "1H by W"


def test_bs_05_passed_out() -> None:
    t = auction()
    first = t.lying("hand:0")[:]
    t.call("P P P P")
    assert (t.public.deal, t.public.dealer, t.public.vulnerable, t.asked) == (1, 0, "none", "N")
    assert t.lying("hand:0") != first
    t.call("P P P P P P P P")  # the third time in a row it counts
    assert (t.public.deal, t.public.totals, t.points) == (2, (0, 0), "EW 0")
    t = auction("P P P P", passed_out="zero")
    assert (t.public.deal, t.public.dealer, t.public.totals) == (2, 1, (0, 0))


def test_bs_06_a_bid_must_be_higher() -> None:
    t = auction("1S")
    assert t.options("E") == ["P", "X", *bids_from("1N")]
    assert len(bids_from("1N")) == 31
    for call, rule in {"1C": "B-21", "1D": "B-21", "1H": "B-21", "1S": "B-21", "XX": "B-23"}.items():
        assert t.match.why(1, Action("call", choice=call)) == rule


def test_bs_07_nothing_above_seven_no_trump() -> None:
    assert auction("7N", dealer="S").options("W") == ["P", "X"]


def test_bs_08_no_double_of_the_own_side() -> None:
    t = auction("1H P")
    assert "X" not in t.options("S")
    assert t.match.why(2, Action("call", choice="X")) == "B-22"


def test_bs_09_a_double_after_two_passes() -> None:
    assert "X" in auction("1H P P").options("W")


def test_bs_10_a_redouble_by_either_partner() -> None:
    assert "XX" in auction("1H X").options("S")
    assert "XX" in auction("1H X P P").options("N")
    assert "XX" not in auction("1H X P").options("W")


def test_bs_11_a_bid_cancels_the_double() -> None:
    assert auction("1H X 2H P P P").contract == "2H by N"


def test_bs_12_doubled() -> None:
    assert auction("1H X P P P").contract == "1HX by N"


def test_bs_13_redoubled() -> None:
    t = auction("1H X XX P P P")
    assert (t.contract, t.asked) == ("1HXX by N", "E")


def test_bs_14_the_first_to_name_the_suit_declares() -> None:
    t = auction("1H P 2H P 4H P P P")
    assert (t.contract, t.public.dummy, t.asked) == ("4H by N", seat("S"), "E")


def test_bs_15_not_the_last_bidder() -> None:
    t = auction("1N P 2H P 4H P P P")
    assert (t.contract, t.public.dummy, t.asked) == ("4H by S", seat("N"), "W")


def test_bs_16_the_other_sides_naming_does_not_count() -> None:
    t = auction("1C 2C P 3C P P P", dealer="E")
    assert (t.contract, t.asked) == ("3C by S", "W")


# --- the play ---


def test_bs_17_dummy_opens_after_the_lead() -> None:
    t = auction("4S P P P", dealer="S")
    assert t.sees("W", "hand:0") == []
    held = t.lying("hand:0")[:]
    t.play_on(1)
    for name in "NESW":
        assert sorted(t.sees(name, "dummy:0")) == sorted(held)
    suits = [card[0] for card in t.lying("dummy:0")]
    assert list(dict.fromkeys(suits)) == [suit for suit in "SHDC" if suit in suits]
    assert (t.turn, t.asked) == ("N", "S")


def test_bs_18_follow_suit() -> None:
    t = table("4S by S; hand(E) = S54 HK2 DA9; trick = N HQ; turn E")
    assert t.options("E")[:-1] == ["HK", "H2"]
    assert t.match.why(1, Action("play", "DA")) == "B-42"


def test_bs_19_no_duty_to_trump() -> None:
    t = table("4S by S; hand(E) = S54 DA9; trick = N HQ; turn E")
    assert t.options("E")[:-1] == ["S5", "S4", "DA", "D9"]


def trick(contract: str, played: str) -> Table:
    """A trick is played, with spades or clubs behind it."""
    rest = ("C3", "C4", "C5", "C6")
    hands = [f"hand({word[0]}) = {word[2:]} {extra}" for word, extra in zip(played.split(", "), rest, strict=True)]
    return table(f"{contract}; {'; '.join(hands)}; turn {played[0]}", auto_last=False).play(played)


def test_bs_20_only_the_led_suit_wins() -> None:
    t = trick("3N by S", "W D7, N D2, E CA, S DT")
    assert (t.turn, t.asked, t.public.winner) == ("S", "S", seat("S"))


def test_bs_21_the_highest_trump_wins() -> None:
    assert trick("4H by N", "W SA, N H2, E S3, S H9").turn == "S"


def test_bs_22_the_lowest_trump_beats_all_others() -> None:
    assert trick("4H by N", "W SA, N S5, E H2, S S9").turn == "E"


def test_bs_23_declarer_leads_from_dummy() -> None:
    t = trick("3N by S", "W D7, N DA, E D2, S DT")
    assert (t.turn, t.asked, t.options("S")[0], t.options("N")) == ("N", "S", "C4", [])


def test_bs_24_the_last_trick_plays_itself() -> None:
    hands = "hand(N) = SA C2; hand(E) = S3 H2; hand(S) = S4 D2; hand(W) = S5 DA"
    t = table(f"3N by N; {hands}; turn N").play("N SA, E S3, S S4")
    assert t.public.results == ()
    t.play("W S5")
    assert t.public.results[0][4] == 13
    t = table(f"3N by N; {hands}; turn N", auto_last=False).play("N SA, E S3, S S4, W S5")
    assert t.options("N") == ["C2", "1"]


# --- scoring ---


def test_bs_25_three_no_trump() -> None:
    assert scored("3N by N", 9).points == "NS 400"


def test_bs_26_a_part_score_with_overtricks_is_no_game() -> None:
    t = scored("2S by W", 10)
    assert (t.points, t.public.results[0][7]) == ("EW 170", (60, 50, 60, 0, 0))


def test_bs_27_two_down_vulnerable() -> None:
    assert scored("4S by S", 8, "vul NS").points == "EW 200"


def test_bs_28_five_of_a_minor_is_game() -> None:
    assert scored("5C by E", 11).points == "EW 400"
    assert scored("4C by E", 10).points == "EW 130"


def test_bs_29_spades_are_a_major() -> None:
    assert scored("4S by N", 10, "vul both").points == "NS 620"


@pytest.mark.parametrize(("cycle", "vulnerable"), [("dealer", "none EW NS both"), ("nondealer", "none NS EW both")])
def test_bs_30_a_round_of_four_deals(cycle: str, vulnerable: str) -> None:
    t, seen = auction(vul_cycle=cycle, passed_out="zero"), []
    while not t.match.over:
        seen.append((t.asked, t.public.vulnerable))
        t.call("P P P P")
    assert seen == list(zip("NESW", vulnerable.split(), strict=True))


def test_bs_31_the_points_of_all_deals() -> None:
    deals = [("3N by N", 9), ("4H by S", 6), ("2S by W", 10), ("1N by E", 6)]  # NS 400, EW 200, EW 170, NS 50
    totals = (0, 0)
    for number, (contract, tricks) in enumerate(deals, 1):
        t = scored(contract, tricks, f"deal {number} of 4; totals {totals[0]} {totals[1]}")
        totals = t.public.totals
    assert totals == (450, 370)
    assert GAME.scores(t.match.state) == [450, 370, 450, 370]
    assert GAME.places(t.match.state) == [1, 3, 1, 3]


# --- claims ---


def test_bs_32_a_claim_that_all_accept() -> None:
    t = table("4S by S; left 4; turn S")
    held = t.lying("hand:2")[:]
    t.claim("S", 4)
    assert t.asked == "E W"
    for name in "NEW":
        assert t.sees(name, "open:2") == held
    t.answer("W accept, E accept")
    assert t.public.results[0][4] == 13


def test_bs_33_a_claim_that_one_rejects() -> None:
    t = table("4S by S; left 4; turn S").claim("S", 4).answer("W accept, E reject")
    assert (t.turn, t.asked, len(t.sees("W", "open:2"))) == ("S", "S", 4)
    assert t.verbs("S") == {"play"}
    assert t.match.why(2, Action("claim", choice="4")) == "B-53"
    t.play_on(3)
    assert "claim" not in t.verbs(t.asked) or t.turn in "EW"
    t.play_on(1)
    while t.turn in "EW":
        t.play_on(1)
    assert t.verbs("S") == {"play", "claim"}
    assert t.sees("W", "open:2") == t.lying("open:2") != []


def test_bs_34_a_concession_that_the_partner_rejects() -> None:
    t = table("4S by S; left 5; turn E")
    held = t.lying("hand:1")[:]
    t.claim("E", 0)
    assert t.asked == "S W"
    t.answer("S accept, W reject")
    assert (t.turn, t.public.stage) == ("E", "play")
    assert t.sees("S", "hand:1") == held
    assert t.sees("W", "hand:1") == t.sees("N", "hand:1") == []


def test_bs_35_a_claim_of_all_is_declarers_to_answer() -> None:
    t = table("4S by S; left 3; turn E").claim("E", 3)
    assert t.asked == "S"
    t.answer("S accept")
    assert t.public.results[0][4] == 10


def test_bs_36_the_unfinished_trick_counts() -> None:
    t = table("4S by S; left 4; trick = N HQ, E H2; turn S")
    assert t.match.legal(2)[-1] == Action("claim", choice="0..4..1")
    assert t.claim("S", 4).answer("E accept, W accept").public.results[0][4] == 13


# --- options, views, clock ---


def test_bs_37_without_doubles() -> None:
    t = auction("1H", doubles=False)
    assert t.options("E") == ["P", *bids_from("1S")]
    assert t.match.why(1, Action("call", choice="X")) == "B-24"


def test_bs_38_what_a_seat_sees_in_the_auction() -> None:
    t = auction("1H P")
    view = t.match.view(seat("W"))
    assert sorted(view.table["hand:3"]) == sorted(t.lying("hand:3"))
    assert [view.table[f"hand:{who}"] for who in range(3)] == [["?"] * 13] * 3
    assert view.public.calls == ("1H", "P")


def test_bs_39_what_a_seat_sees_in_the_play() -> None:
    t = auction("1S P P P", dealer="S").play_on(4 * 4 + 2)
    view = t.match.view(seat("W"))
    for place in ("hand:3", "dummy:0", "last", "trick:0", "trick:1", "trick:2", "trick:3"):
        assert view.table[place] == t.lying(place)
    assert sum(len(view.table[f"trick:{who}"]) for who in range(4)) == 2
    assert len(view.table["last"]) == 4
    assert t.sees("W", "hand:1") == t.sees("W", "hand:2") == []
    assert sum(view.public.tricks) == 4


def test_bs_40_a_human_dummy_plays_for_a_bot() -> None:
    t = auction("1S P P P", dealer="N", human_declares=True, bots="NE")
    assert t.asked == "E"
    t.play_on(1)
    assert (t.turn, t.asked, t.options("N")) == ("S", "S", [])
    assert sorted(t.sees("S", "hand:0")) == sorted(t.lying("hand:0"))
    assert t.sees("E", "hand:0") == t.sees("W", "hand:0") == []
    t.play_on(2)
    assert (t.turn, t.asked) == ("N", "S")
    assert {*t.options("S")[:-1]} <= {*t.lying("hand:0")}
    assert auction("1S P P P", human_declares=True, bots="ES").play_on(1).asked == "N"  # a bot is dummy


def test_bs_41_the_lowest_legal_card_when_the_time_is_up() -> None:
    t = table("3N by S; hand(W) = H53 S2; trick = N HK; turn W")
    assert GAME.default(t.match.state, seat("W")) == Action("play", "H3")


def test_bs_42_printed_values() -> None:
    assert [scored(f"{bid} by N", 6 + int(bid[0])).points for bid in ("1N", "6H", "7C")] == [
        "NS 90", "NS 980", "NS 1440",
    ]  # fmt: skip


# --- beside the rows ---


def test_all_hands_are_open_after_the_deal() -> None:
    t = auction("1S P P P", dealer="S", format="single")
    dealt = [sorted(t.lying(f"hand:{who}")) for who in range(4)]
    t.play_on(48)
    assert t.match.over
    assert [sorted(t.lying(f"open:{who}")) for who in range(4)] == dealt
    assert t.match.shown[None].plain() == t.match.state.table.plain()


@pytest.mark.parametrize(
    ("position", "card", "rule"),
    [
        ("hand(N) = H32 DA9; hand(S) = H5 C32; trick = W HQ; turn N", "H5", "B-41"),  # the own hand, at dummy's turn
        ("hand(N) = H32 DA9; hand(S) = H5 C32; trick = W HQ; turn N", "DA", "B-42"),
        ("hand(N) = H32 DA9; hand(S) = C32; turn N", "C3", "B-41"),  # dummy leads
        ("hand(S) = H32 DA9; hand(N) = H5 C32; trick = E HQ; turn S", "H5", "B-41"),  # dummy's hand, at the own turn
        ("hand(S) = H32 DA9; hand(N) = H5 C32; trick = E HQ; turn S", "DA", "B-42"),
        ("hand(S) = H32 DA9; hand(N) = H5 C32; turn S", "H5", "B-41"),
    ],
)
def test_why_a_card_of_the_declaring_side_is_not_offered(position: str, card: str, rule: str) -> None:
    t = table(f"4S by S; {position}")
    assert (t.asked, t.match.why(seat("S"), Action("play", card))) == ("S", rule)


def test_dummys_player_may_be_let_see_declarers_hand() -> None:
    t = auction("1S P P P", dealer="S", dummy_sees="declarer").play_on(1)
    assert sorted(t.sees("N", "hand:2")) == sorted(t.lying("hand:2"))
    assert (t.asked, t.sees("E", "hand:2")) == ("S", [])


@pytest.mark.parametrize(("history", "place"), [("none", ""), ("last", "last"), ("all", "shown:0 shown:1")])
def test_finished_tricks_lie_where_the_option_says(history: str, place: str) -> None:
    t = auction("1S P P P", history=history).play_on(12)
    assert sum(len(t.lying(where)) for where in place.split()) == {"none": 0, "last": 4, "all": 12}[history]
    assert sum(len(t.lying(where)) for where in ("won:0", "won:1")) == {"none": 12, "last": 8, "all": 0}[history]


def test_a_claim_is_not_possible_at_the_opening_lead() -> None:
    t = auction("1S P P P")
    assert t.verbs("E") == {"play"}
    assert t.match.why(1, Action("claim", choice="3")) == "B-50"
    with pytest.raises(IllegalAction):
        t.claim("E", 3)


def test_deals_do_not_depend_on_play() -> None:
    hands = []
    for calls in ("P P P P", "7N P P P"):
        t = auction(calls, passed_out="zero")
        while t.public.deal == 1:
            t.play_on(1)
        hands.append(t.lying("hand:0"))
    assert hands[0] == hands[1]


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(OptionError, match="rounds"):
        Match(GAME, 4, "x", {"rounds": 7})
    with pytest.raises(OptionError, match="seats"):
        Match(GAME, 5, "x", {})
    hands = {"hand:0": dotted("AKQJT98765432.-.-.-")}
    with pytest.raises(PositionError, match="B-2"):
        State.load(GAME, {"seats": 4, "cards": hands})
    position = State(GAME, 4, "x", GAME.settings(4, {})).dump()
    position["cards"] = {"hand:0": position["cards"]["deck"]}
    with pytest.raises(PositionError, match="B-10: N holds"):
        State.load(GAME, position)


def test_every_row_of_the_table_is_here() -> None:
    ids = re.findall(r"def test_bs_(\d\d)_", Path(__file__).read_text(encoding="utf-8"))
    assert ids == [f"{row:02}" for row in range(1, 43)]
