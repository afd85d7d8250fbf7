"""PBN: what is written is read again the same, and what cannot be read is named with its line."""

from __future__ import annotations

from random import Random

import pytest

from shared.engine import Match
from shared.games.bridge import Bridge
from shared.games.bridge.pbn import PbnError, boards, read, write
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


def spoiled(old: str, new: str) -> str:
    assert old in TEXT + PLAYED
    return (TEXT if old in TEXT else PLAYED).replace(old, new, 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_match_comes_back(seed: int) -> None:
    options = {"claims": bool(seed % 2), "rounds": 1 + seed % 2, "auto_last": seed % 3 > 0}
    match = Match(Bridge(), 4, str(seed), options)
    for _ in play_randomly(match, Random(seed)):
        pass
    told = boards(4, str(seed), options, match.log)
    assert len(told) >= match.state.public.deals
    assert read(write(told)) == told
    assert [board.won for board in told if board.won is not None] == [
        result[4] for result in match.state.public.results if result[2] is not None
    ]


def test_a_cut_off_match_comes_back() -> None:
    match = Match(Bridge(), 4, "cut", {"claims": False})
    for _ in play_randomly(match, Random(1)):
        told = boards(4, "cut", {"claims": False}, match.log)
        assert read(write(told)) == told
        if len(match.log) > 40:
            break


def test_foreign_text() -> None:
    [board] = read(TEXT.replace("1SX", "2S"))
    assert (board.dealer, board.vulnerable, board.won) == (0, "NS", 9)
    assert board.calls == ("1S", "X", "P", "1N", "X", "P", "2S", "P", "P", "P")
    assert dict(board.tags)["Event"] == "Home"
    assert board.hands[3] == (
        *(f"S{r}" for r in "76"),
        *(f"H{r}" for r in "654"),
        *(f"D{r}" for r in "9876"),
        "CT",
        "C8",
        "C7",
        "C6",
    )
    assert read(write([board])) == [board]


def test_columns_are_seats() -> None:
    [board] = read(PLAYED)
    assert board.calls == ("1S", "P", "P", "P")
    assert board.plays == ("H4", "H2", "HJ", "H7", "S3", "S8")


def test_several_boards_and_inherited_tags() -> None:
    two = TEXT.replace("1SX", "2S") + '[Event "#"]\n' + PLAYED.replace("- - S3 S8\n", "")
    one, other = read(two)
    assert dict(other.tags)["Event"] == "Home"
    assert (one.vulnerable, other.vulnerable) == ("NS", "both")
    assert read("") == []


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
        (spoiled("[Deal ", "[Cards "), "line 3: this board has no Deal"),
        (spoiled("{a remark", "{a [remark").replace("lines}", "lines"), "line 8: neither a tag nor a word"),
        (spoiled('"9"]', '"many"]').replace("1SX", "2S"), "line 12: Result is a number"),
        (spoiled("1S =1=", "8S =1="), "line 14: there is no call '8S'"),
        (spoiled("1S =1=", "XX =1="), "line 14: B-23: XX is not allowed"),
        (spoiled('[Auction "N"]', '[Auction "E"]'), "line 13: B-20"),
        (spoiled("1S AP", "1S AP Pass"), "line 5: B-26: Pass is not allowed"),
        (spoiled('[Play "W"]', '[Play "E"]'), "line 6: B-29: W leads"),
        (spoiled("H4 H2", "H4 D2"), "line 7: B-42: D2 is not allowed"),
        (spoiled("H4 H2", "H4 D1"), "line 7: there is no card 'D1'"),
        (spoiled("- - S3", "- SA S3"), "line 8: B-47: SA is out of turn"),
        (spoiled("1S AP", "AP"), "line 6: B-40"),
        ("hello", "line 1: 'hello' stands before any tag"),
        ('\n\n[Deal "N:..."', "line 3: neither"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(PbnError) as wrong:
        read(text)
    assert str(wrong.value).startswith(message)
