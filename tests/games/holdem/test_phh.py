"""Hands as PHH text: written, read, played again, and refused where nobody can know how they ended."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.engine import Event, Match
from shared.games.holdem import Holdem
from shared.games.holdem.phh import Hand, PhhError, to_text, to_texts, told
from shared.games.holdem.phh_playing import played
from shared.games.holdem.phh_reading import read
from tests.laws.beliefs import play_randomly

GAME = Holdem()
ONE = {"deck": "one", "hands_n": 12}


def written(audience: int | None, seats: int, seed: str, **options: Any) -> tuple[Match[Any], list[Hand]]:
    """A random match, and its hands as one seat may tell them."""
    match = Match(GAME, seats, seed, ONE | options)
    events: list[Event] = list(match.opening[audience])
    for _, _, news in play_randomly(match, Random(seed)):
        events += news[audience]
    names = [f'"{seat}" \\ Ó' for seat in range(seats)]
    return match, list(told(match.state.options, events, names))


def from_text(text: str) -> Hand:
    """The hand of a file that holds one."""
    (hand,) = read(text)
    if isinstance(hand, PhhError):
        raise hand
    return hand


def stacks(text: str) -> tuple[int, ...]:
    """What each player of a file has in the end."""
    match = played(from_text(text)).match
    assert match.over
    return tuple(match.state.public.stacks)


def refused(text: str) -> str:
    """Why a file has no result."""
    with pytest.raises(PhhError) as wrong:
        played(from_text(text))
    return str(wrong.value)


def hand(actions: str, start: str = "100, 100, 100", **fields: Any) -> str:
    """A file: 'dh 7h2c AsAd; p3 cbr 6; p1 f; db 2s3s4d; p2 sm AsAd'."""
    lines: list[str] = []
    for part in actions.split("; "):
        word, *rest = part.split()
        if word == "dh":
            lines += [f"d dh p{n} {cards}" for n, cards in enumerate(rest, 1)]
        else:
            lines.append(f"d db {rest[0]}" if word == "db" else part)
    count = start.count(",") + 1
    rows = {"variant": '"NT"', "antes": [0] * count, "blinds_or_straddles": [1, 2, *[0] * (count - 2)], "min_bet": 2}
    rows |= {"starting_stacks": f"[{start}]"} | fields
    return "".join(f"{name} = {value}\n" for name, value in rows.items() if value is not None) + f"actions = {lines}\n"


DEALT = "dh ???? ???? ????; "
CALLED = DEALT + "p3 f; p1 cc; p2 cc; db 2c7d9h; p1 cc; p2 cc; db Jh; p1 cc; p2 cc; db 3s; p1 cc; p2 cc"


# --- there and back ---


@pytest.mark.parametrize("audience", [None, 1])
@pytest.mark.parametrize("seats", [2, 3, 6, 10])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"betting": "no_limit", "showdown": "order"},
        {"betting": "no_limit", "ante": 2, "allin_reveal": True},
        {"betting": "no_limit", "open_bet": 7, "showdown": "order"},
        {"session": "sitngo", "level_hands": 2, "stack": 60},
        {"betting": "no_limit", "small_blind": 0, "big_blind": 0, "ante": 1},
    ],
    ids=["fixed", "no limit", "antes", "opening bet", "rising stakes", "no blinds"],
)
def test_a_hand_survives_the_round_trip(seats: int, options: dict[str, Any], audience: int | None) -> None:
    match, hands = written(audience, seats, f"round {seats}", **options)
    assert len(hands) == match.state.public.hand
    assert [*read(to_texts(hands))] == hands
    for hand in hands:
        text = to_text(hand)
        assert from_text(text) == hand
        s = played(from_text(text)).match.state
        assert s.public.stage == "over"
        assert tuple(map(Fraction, s.public.stacks)) == hand.finishing


def test_a_file_tells_no_more_than_its_owner_saw() -> None:
    _, public = written(None, 4, "owner")
    _, own = written(2, 4, "owner")
    unknown = [sum(line.endswith("????") for line in hand.actions) for hand in public]
    assert sum(unknown) > sum(sum(line.endswith("????") for line in hand.actions) for hand in own) > 0


def test_exports_say_what_other_programs_want_to_know() -> None:
    _, [told_first, *_] = written(None, 3, "fields", betting="no_limit", open_bet=9)
    text = to_text(told_first)
    assert "\nante_trimming_status = true\n" in text  # H-64
    assert "\nmin_bet = 2\n" in text  # it is the smallest raise too; H-31
    assert "\n_open_bet = 9\n" in text
    assert 'players = ["\\"0\\"' in text or 'players = ["\\"1\\"' in text or 'players = ["\\"2\\"' in text


def test_two_packs_have_no_such_file() -> None:
    with pytest.raises(PhhError, match="deck"):
        list(told(GAME.settings(2, {}), []))


# --- files from elsewhere ---


def test_a_file_from_elsewhere() -> None:
    text = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 50]
actions = [
  "d dh p1 7h2c", "d dh p2 AsAd  # aces", "d dh p3 KcKd", "", "# nothing",
  "p3 cbr 6", "p1 f", "p2 cbr 20", "p3 cbr 50", "p2 cc",
  "p2 sm AsAd", "p3 sm -",
  "d db 2s3s4d", "d db 9h", "d db Jc",
]
"""
    assert stacks(text) == (99, 151, 0)


def test_an_unknown_hand_that_is_mucked_has_lost() -> None:
    for seats in ("p1 sm 4dJd; p2 sm ????", "p2 sm ????; p1 sm 4dJd", "p1 sm 4dJd; p2 sm"):
        assert stacks(hand(f"{CALLED}; {seats}")) == (102, 98, 100)
    for seats in ("p1 sm ????; p2 sm 4dJd", "p2 sm 4dJd; p1 sm ????", "p1 sm; p2 sm 4dJd"):
        assert stacks(hand(f"{CALLED}; {seats}")) == (98, 102, 100)


def test_one_who_stays_when_all_others_muck_has_won() -> None:
    assert stacks(hand(f"{CALLED}; p1 sm")) == (98, 102, 100)
    assert stacks(hand(f"{CALLED}; p2 sm ????")) == (102, 98, 100)


def test_a_mucked_hand_of_an_all_in_has_lost() -> None:
    all_in = "dh AhKh ???? ????; p3 f; p1 cbr 100; p2 cc; p1 sm AhKh; p2 sm ????; db 2c7d9h; db Jc; db 3s"
    assert stacks(hand(all_in)) == (200, 0, 100)


def test_decimals_are_counted_in_the_smallest_part() -> None:
    text = hand(DEALT + "p3 f; p1 cbr 3.00; p2 f", "200.30, 81.6, 197", blinds_or_straddles="[0.50, 1, 0]", min_bet=1)
    read_hand = from_text(text)
    assert (read_hand.stacks, read_hand.options["big_blind"]) == ((2003, 816, 1970), 10)
    assert stacks(text) == (2013, 806, 1970)
    assert from_text(to_text(read_hand)) == read_hand


def test_high_stakes() -> None:
    called = (
        "dh 7h2c AsAd KcKd; p3 cc; p1 cc; p2 cc; db 2s3s4d; p1 cbr 301250; p2 cc; p3 f; db 9h; p1 cc; p2 cc; db Jc; "
    )
    text = hand(
        called + "p1 cc; p2 cc; p1 sm -; p2 sm -", "5000000, 5000001, 5000000",
        blinds_or_straddles="[75000, 150000, 0]", min_bet=150000, antes="[25000, 25000, 25000]",
    )  # fmt: skip
    assert stacks(text) == (4523750, 5651251, 4825000)
    fixed = hand("dh 7h2c AsAd KcKd; p3 cbr 3000; p1 f; p2 cbr 4500; p3 f", "90000, 90000, 90000", variant='"FT"',
                 blinds_or_straddles="[750, 1500, 0]", min_bet=None, small_bet=1500, big_bet=3000)  # fmt: skip
    assert stacks(fixed) == (89250, 93750, 87000)
    assert played(from_text(fixed)).match.state.public.stakes == 750


def test_of_two_players_the_first_posts_the_big_blind() -> None:
    assert stacks(hand("dh ???? ????; p2 f", "82.40, 197", blinds_or_straddles="[0.5, 1]", min_bet=1)) == (829, 1965)


def test_several_hands_in_a_file() -> None:
    texts = [hand(DEALT + "p3 f; p1 f"), hand(DEALT + "p3 f; p1 cc", antes="[0, 1]"), hand(DEALT + "p3 f; p1 f")]
    first, second, third = read("\n".join(f"[{n}]\n{text}" for n, text in enumerate(texts, 1)))
    assert isinstance(first, Hand)
    assert first == third
    assert str(second) == "line 11: antes must have 3 numbers, not 2"


def test_what_a_file_says_of_its_end_is_compared() -> None:
    won = f"{CALLED}; p1 sm AhAd; p2 sm KhKd"
    for fields in ({"winnings": "[4, 0, 0]"}, {"winnings": "[3.8, 0, 0]"}, {"finishing_stacks": "[102, 98, 100]"},
                   {"finishing_stacks": "[101.8, 98, 100]"}, {"winnings": "[0, 0]"}):  # fmt: skip
        assert stacks(hand(won, **fields))[0] > 100
    assert "winnings go to p2, but by the rules to p1" in refused(hand(won, winnings="[0, 4, 0]"))
    assert "winnings go to p2" in refused(hand(f"{CALLED}; p1 sm AhAd; p2 sm ????", winnings="[0, 4, 0]"))
    assert "finishing_stacks of p1, p2, p3 differ" in refused(
        hand(won, "50000, 100, 100", finishing_stacks="[0, 51000, 0]")
    )


# --- no result ---


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (DEALT + "p3 f", "the hand is not over: p1 is to act"),
        (CALLED, "the hand is not over: p1 neither shows nor mucks"),
        (CALLED + "; p1 sm AsAd", "the hand is not over: p2 neither shows nor mucks"),
        (CALLED + "; p1 sm ????; p2 sm ????", "nobody shows a hand, so nobody knows who won"),
        (CALLED + "; p1 sm ????; p2 sm", "nobody shows a hand"),
        (CALLED + "; p1 sm ??Ad; p2 sm", "only one of the two cards is told"),
        (CALLED + "; p1 sm -; p2 sm", "these cards are not told"),
        (CALLED + "; p1 sm AsAd; p2 sm KsKd; p1 sm AsAd", "has shown or mucked already"),
        (CALLED + "; p1 sm AsAd; p2 sm KsKd; p3 sm 5s5d", "only who is still in shows or mucks"),
        (CALLED + "; p1 sm AsAd; p2 sm AsKd", "As is one card too many"),
        (CALLED + "; p1 sm AsAd; p2 sm 2cKd", "2c is one card too many"),
        (CALLED + "; p1 sm AsAdKh; p2 sm", "a hand has two cards"),
        (CALLED + "; p1 cc", "'p1 cc': the hand is over"),
        (CALLED + "; p1 sm AsAd; p2 sm KsKd; db 4s", "the board gets three known cards, then one and one"),
        (CALLED.replace("2c7d9h", "2c7d"), "the board gets three known cards"),
        (CALLED.replace("db Jh", "db JhQh"), "the board gets three known cards"),
        (CALLED.replace("2c7d9h", "2c7d??"), "the board gets three known cards"),
        (CALLED.replace("db 2c7d9h; ", ""), "the board gets three known cards"),
        (CALLED.partition("; db Jh")[0] + "; p1 cc", "before it 1 cards of the board are missing"),
        (CALLED.partition("; db Jh")[0], "the hand is not over: p1 is to act"),
        (CALLED.replace("; p2 cc; db 2c7d9h", "; db 2c7d9h; p2 cc"), "the betting before it is not over"),
        ("dh AhKh QsQd ????; p3 f; p1 cbr 100; p2 cc; db 2c7d9h", "the board has 3 cards, not 5"),
        ("dh 7h2c AsAd KcKd; p3 f; p1 cc; p2 cc; db 2s3s4d; p1 cc; p2 cc; db 9h; p1 cc; p2 cc; db Jc; p1 cc; p2 cc; "
         "p1 sm -; p2 sm", "a hand is mucked that cannot have lost (H-73)"),
        ("dh 7h2c AsAd KcKd; p3 f; p1 sm 7h2d", "this player was dealt 7h2c"),
        ("dh 7h?? AsAd KcKd; p3 f; p1 sm 7h??", "these cards are not told"),
        ("dh 7h2c AsAd KcKd; p3 f; p1 sm 7h2c", "only who is still in shows or mucks, after the last bet"),
        ("dh 7h2c AsAd; p3 f; p1 f", "p3 is dealt no cards"),
        ("dh 7h2c AsAd KcKd 4h4d; p3 f; p1 f", "there are 3 players"),
        ("dh 7h2c AsAd ??????; p3 f; p1 f", "is dealt two cards, once and first"),
        ("dh 7h2c AsAd ????; p3 f; dh ????", "is dealt two cards, once and first"),
        ("dh 7h?? AsAd ??7h; p3 f; p1 f", "7h is one card too many"),
        (DEALT + "p3 f; p0 f", "there are 3 players"),
        (DEALT + "p3 f; p" + "5" * 5000 + " f", "cannot read the action 'p5555"),
        (DEALT + "p3 cbr " + "5" * 5000, "cannot read the action"),
        (DEALT + "p3 cbr 3", "'p3 cbr 3' is not allowed (H-35)"),
        (DEALT + "p3 pb", "cannot read the action 'p3 pb'"),
    ],
)  # fmt: skip
def test_a_hand_without_a_result(actions: str, message: str) -> None:
    assert message in refused(hand(actions))


@pytest.mark.parametrize(
    ("start", "fields", "message"),
    [
        ("", {}, "line 5: starting_stacks has 0 players"),
        ("100", {}, "line 5: starting_stacks has 1 players"),
        ("0, 0", {}, "line 5: starting_stacks must be more than 0"),
        ("0, 100, 100", {}, "line 5: starting_stacks must be more than 0"),
        ("100, inf, 100", {}, "line 5: starting_stacks: how much somebody has is not told (inf)"),
        ("100, nan, 100", {}, "line 5: starting_stacks must be chips"),
        ("100, -1, 100", {}, "line 5: starting_stacks must be chips"),
        ("100, 1e30, 100", {}, "line 5: starting_stacks must be chips"),
        ("100, 1e-9, 100", {}, "line 5: starting_stacks must be chips"),
        ("100, true, 100", {}, "line 5: starting_stacks must be numbers, not True"),
        ("100, '5', 100", {}, "line 5: starting_stacks must be numbers, not '5'"),
        ("100, 100, 100", {"variant": '"PO"'}, "line 1: variant 'PO' is not one of FT, NT"),
        ("100, 100, 100", {"variant": "1"}, "line 1: variant must be str"),
        ("100, 100, 100", {"variant": "9" * 5000}, "no TOML"),
        ("100, 100, 100", {"variant": "[" * 5000}, "no TOML"),
        ("100, 100, 100", {"antes": "[0, 0]"}, "line 2: antes must have 3"),
        ("100, 100, 100", {"antes": "[0, 2, 0]"}, "line 2: antes must be equal (H-23)"),
        ("100, 100, 1", {"antes": "[2, 2, 2]"}, "line 2: a short ante wins all the others"),
        ("100, 100, 100", {"blinds_or_straddles": "[1, 2, 4]"}, "line 3: there are no straddles"),
        ("100, 100, 100", {"blinds_or_straddles": "[2, 1, 0]"}, "line 1: holdem: small_blind must not exceed"),
        ("100, 100, 100", {"blinds_or_straddles": "[999, 1001, 0]", "min_bet": 1001}, "line 1: holdem: big_blind"),
        ("100, 100, 100", {"min_bet": None}, "the field min_bet is missing"),
        ("100, 100, 100", {"min_bet": '"2"'}, "line 4: min_bet must be numbers"),
        ("100, 100, 100", {"_raise_cap": "77"}, "line 6: _raise_cap cannot be 77"),
        ("100, 100, 100", {"_showdown": "1979-05-27"}, "line 6: _showdown cannot be datetime.date"),
        ("100, 100, 100", {"variant": '"FT"', "small_bet": 2, "big_bet": 4, "blinds_or_straddles": "[2, 2, 0]"},
         "line 3: the blinds must be half the small bet"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(start: str, fields: dict[str, Any], message: str) -> None:
    said = refused(
        hand(DEALT + "p3 f; p1 f", start, **({"antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0]} | fields))
    )
    assert message in said
    assert "line " in said


GOOD = to_text(written(None, 3, "good", betting="no_limit", hands_n=1)[1][0])
TEXTS = [GOOD, hand(f"{CALLED}; p1 sm AhAd; p2 sm ????", winnings="[4, 0, 0]"), hand("dh ???? ????; p2 f", "82.4, 197")]


def test_the_line_of_an_action_is_its_own() -> None:
    rows = GOOD.splitlines()
    first = next(n for n, row in enumerate(rows) if '"p3 ' in row)
    rows.insert(first, '  "p1 f",')
    assert refused("\n".join(rows)) == f"line {first + 1}: 'p1 f' is not allowed (H-33)"


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_read_has_a_result_or_an_error(data: Any) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 8)))
        signs = [
            "",
            text[at:end] * 2,
            '"',
            "'",
            "[",
            "]",
            "0",
            "9",
            ".5",
            "e9",
            "-",
            "??",
            "As",
            "p2 ",
            " cc",
            "\n[2]\n",
            "inf",
        ]
        text = text[:at] + data.draw(st.sampled_from(signs) | st.text(max_size=3)) + text[end:]
    if data.draw(st.booleans()):
        text = text[: data.draw(st.integers(0, len(text)))]
    for told_hand in read(text):
        assert "line " in str(told_hand if isinstance(told_hand, PhhError) else outcome(told_hand))


def outcome(told_hand: Hand) -> str:
    """The line of the result, or the error."""
    try:
        match = played(told_hand).match
    except PhhError as error:
        return str(error)
    assert match.over
    return "line of the result"


@settings(max_examples=100, deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_nonsense_is_no_hand(text: str) -> None:
    assert all(isinstance(told_hand, PhhError) for told_hand in read(text))
