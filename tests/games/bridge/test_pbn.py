"""PBN: what is written is read again the same, and what cannot be read is named with its line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.engine import Match
from shared.games.bridge import Bridge
from shared.games.bridge.pbn import Board, Contract, boards, dealt, played, write
from shared.games.bridge.pbn_reading import Reading, read
from tests.laws.beliefs import play_randomly

TEXT = """% PBN 2.1
; a comment
[Event "Home"]
[Board "1"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:AKQ2.K32.A32.432 543.AQJ.K54.AQJ5 JT98.T987.QJT.K9 76.654.9876.T876"]
{a remark
over two lines}
[Declarer "N"]
[Contract "1SX"]
[Result "9"]
[Auction "N"]
1S =1= X Pass 1NT $2
X Pass 2S! Pass
Pass Pass
[Note "1:five cards"]
"""
GOOD = TEXT.replace("1SX", "2S")
PLAYED = """[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQ2.K32.A32.432 543.AQJ.K54.AQJ5 JT98.T987.QJT.K9 76.654.9876.T876"]
[Auction "S"]
1S AP
[Play "W"]
H4 H2 HJ H7
- - S3 S8
*
"""
CALLS = ("1S", "X", "P", "1N", "X", "P", "2S", "P", "P", "P")


def spoiled(old: str, new: str) -> str:
    assert old in TEXT + PLAYED
    return (TEXT if old in TEXT else PLAYED).replace(old, new, 1)


def one(text: str) -> Board:
    reading = read(text)
    assert (reading.refused, reading.remarks) == ([], [])
    [board] = reading.boards
    return board


def remarked(text: str, *remarks: str) -> Board:
    """The one board of a text out of which something was left."""
    reading = read(text)
    assert reading.refused == []
    assert len(reading.remarks) == len(remarks)
    for told, wanted in zip(reading.remarks, remarks, strict=True):
        assert str(told).startswith(wanted)
    [board] = reading.boards
    return board


# --- there and back ---


@pytest.mark.parametrize("seed", range(12))
def test_a_match_comes_back(seed: int) -> None:
    options = {"claims": bool(seed % 2), "rounds": 1 + seed % 2, "auto_last": seed % 3 > 0}
    match = Match(Bridge(), 4, str(seed), options)
    for _ in play_randomly(match, Random(seed)):
        pass
    told = boards(Match(Bridge(), 4, str(seed), options), match.log)
    assert len(told) >= match.state.public.deals
    assert read(write(told)) == Reading(told, [], [])
    ends = [result[4] for result in match.state.public.results if result[2] is not None]
    assert [board.won for board in told if board.won is not None] == ends
    again = [played(board).state.public for board in told]
    assert [p.results[0][4] for p in again if p.results and p.results[0][2] is not None] == ends
    assert [boards(Match.arranged(Bridge(), played(b._replace(calls=(), plays=(), won=None)).state.dump()),
                   played(b).log)[0]._replace(tags=b.tags) for b in told] == told  # fmt: skip


def test_a_cut_off_match_comes_back() -> None:
    match = Match(Bridge(), 4, "cut", {"claims": False})
    for _ in play_randomly(match, Random(1)):
        told = boards(Match(Bridge(), 4, "cut", {"claims": False}), match.log)
        assert read(write(told)) == Reading(told, [], [])
        if len(match.log) > 40:
            break


def test_foreign_text() -> None:
    board = one(GOOD)
    assert (board.dealer, board.vulnerable, board.won) == (0, "NS", 9)
    assert board.calls == CALLS
    assert dict(board.tags) == {"Event": "Home", "Board": "1"}
    assert board.hands[3] == (*(f"S{r}" for r in "76"), *(f"H{r}" for r in "654"), *(f"D{r}" for r in "9876"),
                              "CT", "C8", "C7", "C6")  # fmt: skip
    assert one(write([board])) == board


def test_columns_are_seats() -> None:
    board = one(PLAYED)
    assert board.calls == ("1S", "P", "P", "P")
    assert board.plays == ("H4", "H2", "HJ", "H7", "S3", "S8")


# --- games of a text ---


def test_an_empty_line_begins_a_game_and_a_repeated_tag_does_not() -> None:
    text = GOOD + '[Note "2:again"]\n[Event "late"]\n[Vulnerable "EW"]\n \t\n\n' + PLAYED
    first, second = read(text).boards
    assert (first.calls, first.vulnerable, dict(first.tags)["Event"]) == (CALLS, "NS", "Home")
    assert (second.vulnerable, len(second.plays)) == ("both", 6)
    assert read("") == read("\n\n; nothing\n\n") == Reading([], [], [])


def test_two_notes_leave_the_play_where_it_is() -> None:
    noted = PLAYED.replace("1S AP\n", '1S =1= AP\n[Note "1:five"]\n[Note "2:or more"]\n')
    assert one(noted) == one(PLAYED)


def test_a_remark_may_hold_empty_lines_and_a_board_without_an_empty_line_begins_at_its_number() -> None:
    assert one(TEXT.replace("1SX", "2S").replace("a remark\n", "a remark\n\n\n")).calls == CALLS
    assert len(read(GOOD + GOOD.replace("% PBN 2.1\n", "")).boards) == 2


def test_one_bad_board_is_reported_and_the_others_are_read() -> None:
    reading = read("\n".join([GOOD, spoiled("N:AKQ2.", "N:AKQ."), PLAYED, '[Event "x" Home]\n[Deal "?"]\n', GOOD]))
    assert [len(board.calls) for board in reading.boards] == [10, 4, 10]
    assert [str(error)[:32] for error in reading.refused] == [
        "line 25: B-10: a hand has 13 car",
        "line 47: neither a tag nor a wor",
    ]


def test_tags_are_inherited() -> None:
    head = GOOD.replace('"Home"', '"##Home"').replace("[Board", '[Site "Brno"]\n[Board')
    bare = PLAYED.replace("[Dealer", '[Site "#"]\n[Board "2"]\n[Dealer')
    tags = [dict(board.tags) for board in read("\n".join([head, bare, PLAYED, '[Event "Away"]\n' + PLAYED])).boards]
    assert tags == [
        {"Event": "Home", "Site": "Brno", "Board": "1"},
        {"Event": "Home", "Site": "Brno", "Board": "2"},
        {"Event": "Home"},
        {"Event": "Away"},
    ]


def test_a_deal_is_shared() -> None:
    closed = '\n[Board "1"]\n[Room "Closed"]\n[Declarer "S"]\n[Contract "1NT"]\n[Result "7"]\n'
    first, second = read(GOOD + closed).boards
    assert (second.hands, second.dealer, second.vulnerable) == (first.hands, first.dealer, first.vulnerable)
    assert (second.contract, second.won) == (Contract("1N", 1, 2), 7)
    between = (
        '\n[Board "2"]\n'
        + PLAYED.replace("N:AKQ2.K32.A32.432 543.AQJ.K54.AQJ5", "N:543.AQJ.K54.AQJ5 AKQ2.K32.A32.432").partition(
            "[Auction"
        )[0]
    )
    assert read(GOOD + between + closed.replace("[Room", '[Deal "#"]\n[Room')).boards[2][:3] == first[:3]
    assert read(GOOD + '\n[Deal "#"]\n').boards[1].hands == first.hands
    assert "no Deal" in str(read(GOOD + closed.replace('"1"', '"2"')).refused[0])


def test_marks_of_other_systems_are_no_part_of_the_text() -> None:
    assert one("\ufeff" + GOOD.replace("\n", "\r\n") + "\x1a") == one(GOOD.replace("\n", "\r")) == one(GOOD)


def test_quotes_and_backslashes_in_a_tag() -> None:
    board = one(GOOD.replace('"Home"', r'"The \"Big\" \\ one"'))
    assert dict(board.tags)["Event"] == r'The "Big" \ one'
    assert one(write([board])) == board


def test_tables_of_other_programs_are_skipped() -> None:
    table = '[ScoreTable "Rank\\2R;Names"]\n 1 "Bauer - Kuhn"\n 2 "x"\n'
    assert one(GOOD + table) == one(GOOD)


# --- other forms ---


def test_small_letters() -> None:
    small = GOOD
    for old, new in [('"N"', '"n"'), ('"NS"', '"ns"'), ("AKQ2", "akq2"), ("2S\"", "2s\""), ("1S", "1s"), ("X", "x"),
                     ("1NT", "1nt"), ("Pass", "pass")]:  # fmt: skip
        small = small.replace(old, new)
    assert one(small) == one(GOOD)
    assert one(PLAYED.replace("H4 H2", "h4 h2").replace("AP", "ap").replace("All", "both")) == one(PLAYED)


def test_an_auction_in_other_columns() -> None:
    west = GOOD.replace('[Auction "N"]\n', '[Auction "W"]\n- ')
    assert one(west) == one(GOOD)
    [error] = read(west.replace("- 1S", "- - 1S")).refused
    assert "there is no call '-'" in str(error)


def test_a_hidden_hand() -> None:
    part = PLAYED.replace("543.AQJ.K54.AQJ5", "-").replace("76.654.9876.T876", "-")
    board = one(part)
    assert board.hands == (one(PLAYED).hands[0], (), one(PLAYED).hands[2], ())
    assert board.plays == one(PLAYED).plays
    full = dealt(board)
    assert {"HJ", "S3"} < {*full[1]}
    assert "H4" in full[3]
    assert sorted(map(len, full)) == [13] * 4
    assert one(write([board])) == board


def test_hidden_hands_follow_suit() -> None:
    hidden = PLAYED.replace("543.AQJ.K54.AQJ5", "-").replace("76.654.9876.T876", "-")
    hidden = hidden.replace("[Auction", '[Declarer "S"]\n[Contract "1NT"]\n[Auction').replace("1S AP", "*")
    full = dealt(one(hidden.replace("HJ H7\n- - S3 S8", "C5 H7")))
    assert not [card for card in full[1] if card[0] == "H"]
    [revoke] = read(hidden.replace("HJ H7\n- - S3 S8", "C5 H7\nS5 SK HJ S8")).refused
    assert str(revoke) == "line 9: B-42: C5 is not allowed here"
    [impossible] = read(hidden.replace("HJ H7\n- - S3 S8", "S3 H7\nD9 D2 S4 DQ\nC6 C2 S5 C9")).refused
    assert str(impossible) == "line 3: B-42: the hidden hands cannot have followed suit as they did"


def test_a_contract_without_an_auction() -> None:
    text = PLAYED.replace('[Auction "S"]\n1S AP\n', '[Declarer "S"]\n[Contract "1SXX"]\n[Result "9"]\n')
    board = one(text)
    assert (board.contract, board.calls, board.won) == (Contract("1S", 4, 2), (), 9)
    assert board.plays == one(PLAYED).plays
    assert one(write([board])) == board
    assert played(board).state.public.results[0][:5] == ("1S", 4, 2, "both", 9)
    passed = one(text.partition("[Declarer")[0] + '[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n')
    assert (passed.calls, passed.contract, passed.won) == (("P",) * 4, None, None)
    assert one(write([passed])) == passed


@pytest.mark.parametrize(
    ("result", "won"),
    [("9", 9), ("NS 9", 9), ("ew 4", 9), ("EW 4 NS 9", 9), ("^9", 9), ("", None), ("?", None), ("*", None)],
)
def test_results(result: str, won: int | None) -> None:
    assert one(PLAYED.replace("[Auction", f'[Result "{result}"]\n[Auction')).won == won


def test_a_play_that_is_to_be_continued() -> None:
    text = PLAYED.replace("[Auction", '[Result "0"]\n[Auction').replace("- - S3 S8\n*", "+ - S3 S8")
    board = one(text)
    assert (board.plays[-1], board.won) == ("S8", None)
    assert "+ - S3 S8" in write([board])
    assert one(write([board])) == board


@pytest.mark.parametrize(
    ("old", "new", "remark", "kept"),
    [
        ("1S AP", "1S ^I 1H AP", "line 5: ^I is what the rules do not allow", (0, 6)),
        ("1S AP", "1S ^S 1NT ^S 2S AP", "line 5: ^S is what the rules do not allow", (0, 6)),
        ("- - S3 S8", "- - S3 ^R H8", "line 10: ^R is what the rules do not allow", (4, 4)),
        ("- - S3 S8", "- - ^L S3 S8", "line 10: ^L is what the rules do not allow", (4, 4)),
        ('Declarer "S"', 'Declarer "^S"', "line 4: ^S is what the rules do not allow", (0, 6)),
    ],
)
def test_irregularities_are_left_out_and_said(old: str, new: str, remark: str, kept: tuple[int, int]) -> None:
    text = PLAYED.replace('[Auction "S"]', '[Declarer "S"]\n[Contract "1S"]\n[Auction "S"]').replace("*", "")
    remark = remark.replace("line 5", "line 7")
    board = remarked(text.replace(old, new), remark)
    assert (len(board.calls), len(board.plays)) == kept
    assert (board.contract is None) == bool(board.calls)


def test_what_is_left_out_is_said() -> None:
    deal = PLAYED.partition("[Auction")[0]
    remarked(deal + '[Contract "1S"]\n', "line 4: '1S' is left out")
    remarked(deal + '[Declarer "S"]\n', "line 4: 'S' is left out")
    remarked(deal + '[Result "NS 9"]\n', "line 4: Result 'NS 9' is left out")
    cut = remarked(deal + '[Declarer "S"]\n[Contract "2H"]\n[Auction "S"]\n1S *\n', "line 6: the auction is left out")
    assert (cut.calls, cut.contract) == ((), Contract("2H", 1, 2))


# --- what is wrong ---


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT, "line 11: Contract is '1SX', but the auction says '2S'"),
        (spoiled('[Vulnerable "NS"]', '[Vulnerable "few"]'), "line 6: Vulnerable is one of"),
        (spoiled('[Dealer "N"]', '[Dealer "X"]'), "line 5: Dealer is N, E, S or W"),
        (spoiled("N:AKQ2.", "N:AKQ."), "line 7: B-10: a hand has 13 cards"),
        (spoiled("N:AKQ2.", "N:AKQ1."), "line 7: there is no card S1"),
        (spoiled("543.AQJ", "543.KQJ"), "line 7: B-2: HK is there twice"),
        (spoiled("N:AKQ2", "AKQ2"), "line 7: Deal wants"),
        (spoiled("N:AKQ2", ":AKQ2"), "line 7: Deal wants"),
        (spoiled("[Deal ", "[Cards "), "line 3: this board has no Deal"),
        (spoiled("{a remark", "{a [remark").replace("lines}", "lines"), "line 8: neither a tag nor a word"),
        (spoiled('"9"]', '"many"]').replace("1SX", "2S"), "line 12: Result is a number"),
        (spoiled('"9"]', '"14"]').replace("1SX", "2S"), "line 12: Result is a number"),
        (spoiled('"9"]', '"NS 9 EW 5"]').replace("1SX", "2S"), "line 12: Result is a number"),
        (spoiled('"9"]', '"NS"]').replace("1SX", "2S"), "line 12: Result is a number"),
        (spoiled('"1SX"', '"8S"'), "line 11: Contract is '8S', but"),
        (spoiled('"1SX"', '"8S"').partition("[Auction")[0], "line 11: there is no contract '8S'"),
        (spoiled("1S =1=", "8S =1="), "line 14: there is no call '8S'"),
        (spoiled("1S =1=", "XX =1="), "line 14: B-23: XX is not allowed"),
        (spoiled('[Auction "N"]', '[Auction "E"]'), "line 13: B-20"),
        (spoiled("1S AP", "1S AP Pass"), "line 5: B-26: Pass is not allowed"),
        (spoiled('[Play "W"]', '[Play "E"]'), "line 6: B-29: W leads"),
        (spoiled("H4 H2", "H4 D2"), "line 7: B-42: D2 is not allowed"),
        (spoiled("H4 H2", "H4 S9"), "line 7: B-41: S9 is not allowed"),
        (spoiled("H4 H2", "H4 D1"), "line 7: there is no card 'D1'"),
        (spoiled("- - S3", "- SA S3"), "line 8: B-47: SA is out of turn"),
        (spoiled("- - S3 S8\n", "- - S3 S8\nC3 C4 C5 C6\n"), "line 9: B-47: C3 is out of turn"),
        (spoiled("1S AP", "AP"), "line 6: B-40"),
        (spoiled("[Play", '[Result "14"]\n[Play'), "line 6: Result is a number"),
        (spoiled("[Play", '[Result "0"]\n[Play').replace("- - S3 S8", "S6 S2 S3 S8"), "line 6: Result is 0, but 1"),
        ("hello", "line 1: 'hello' stands before any tag"),
        ('\n\n[Deal "N:..."', "line 3: neither"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, message: str) -> None:
    reading = read(text)
    assert reading.boards == []
    assert [str(error)[: len(message)] for error in reading.refused] == [message]


def mutated(text: str, data: Any) -> str:
    """A text with some pieces cut out, doubled or replaced."""
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 12)))
        signs = ["", text[at:end] * 2, '"', "[", "]", "{", "\n\n", "^", "-", "*", "+", "#", "S2"]
        put = data.draw(st.sampled_from(signs) | st.text(max_size=4))
        text = text[:at] + put + text[end:]
    return text


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_read_is_a_board_or_an_error(data: Any) -> None:
    text = mutated("\n".join([GOOD, PLAYED, PLAYED.replace("76.654.9876.T876", "-")]), data)
    reading = read(text[: data.draw(st.integers(0, len(text)))] if data.draw(st.booleans()) else text)
    assert read(write(reading.boards)).boards == reading.boards
    for board in reading.boards:
        played(board)


@settings(max_examples=100, deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_nonsense_is_no_board(text: str) -> None:
    assert read(text).boards == []
