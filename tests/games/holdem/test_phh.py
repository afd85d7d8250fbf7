"""Hands as PHH text: written, read, played again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shared.engine import Event, Match
from shared.games.holdem import Holdem
from shared.games.holdem.phh import Hand, PhhError, from_text, replay, to_text, told
from tests.laws.beliefs import play_randomly

GAME = Holdem()
ONE = {"deck": "one", "hands_n": 12}


def written(audience: int | None, seats: int, seed: str, **options: Any) -> tuple[Match[Any], list[Hand]]:
    """A random match, and its hands as one seat may tell them."""
    match = Match(GAME, seats, seed, ONE | options)
    events: list[Event] = list(match.opening[audience])
    for _, _, news in play_randomly(match, Random(seed)):
        events += news[audience]
    return match, list(told(match.state.options, events))


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
@pytest.mark.parametrize(
    "options",
    [{}, {"betting": "no_limit", "showdown": "order"}, {"betting": "no_limit", "ante": 2, "allin_reveal": True}],
    ids=["fixed", "no limit", "antes"],
)
def test_a_hand_survives_the_round_trip(seats: int, options: dict[str, Any]) -> None:
    match, hands = written(None, seats, f"round {seats}", **options)
    assert len(hands) == match.state.public.hand
    for number, hand in enumerate(hands):
        text = to_text(hand)
        assert from_text(text) == hand
        s = replay(text)
        assert s.public.stage == "over"
        if number + 1 < len(hands):
            assert sorted(filter(None, s.public.stacks)) == sorted(hands[number + 1].stacks)
    assert sorted(s.public.stacks) == sorted(
        chips for seat, chips in enumerate(match.state.public.stacks) if seat in match.state.public.dealt
    )


def test_a_file_tells_no_more_than_its_owner_saw() -> None:
    _, public = written(None, 4, "owner")
    _, own = written(2, 4, "owner")
    unknown = [sum(line.endswith("????") for line in hand.actions) for hand in public]
    assert sum(unknown) > sum(sum(line.endswith("????") for line in hand.actions) for hand in own) > 0


def test_a_file_from_elsewhere() -> None:
    text = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 50]
actions = [
  "d dh p1 7h2c", "d dh p2 AsAd  # aces", "d dh p3 KcKd",
  "p3 cbr 6", "p1 f", "p2 cbr 20", "p3 cbr 50", "p2 cc",
  "p2 sm AsAd", "p3 sm KcKd",
  "d db 2s3s4d", "d db 9h", "d db Jc",
]
"""
    assert replay(text).public.stacks == (99, 151, 0)


GOOD = to_text(written(None, 3, "good", betting="no_limit", hands_n=1)[1][0])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('variant = "NT"', 'variant = "PO"', "line 1: variant 'PO'"),
        ("antes = [0, 0, 0]", "antes = [0, 0]", "line 2: antes must have 3"),
        ("antes = [0, 0, 0]", "antes = [0, 1, 0]", "line 2: antes must be equal .H-23"),
        ("blinds_or_straddles = [1, 2, 0]", "blinds_or_straddles = [1, 2, 4]", "line 3: .*H-24"),
        ("min_bet = 2", "min_bet = 2.5", "line 4: min_bet must be int"),
        ("min_bet = 2", "", "min_bet is missing"),
        ("starting_stacks = [", "starting_stacks = ", "line 5"),
        ("d dh p1 ????", "d dh p1 XxYy", "line 11: cannot read the action"),
        ("d dh p1 ????", "d dh p1 AsAs", "line 11: As is one card too many"),
        ("d dh p1 ????", "d dh p7 AsKs", "line 11: .*H-27"),
        ('"p3 ', '"p1 f", "p3 ', "line 14: 'p1 f' is not allowed .H-33"),
        ('"p3 ', '"p3 cbr 3", "p3 ', "line 14: 'p3 cbr 3' is not allowed .H-35"),
    ],
)
def test_malformed_text_names_the_line(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(PhhError, match=message):
        replay(GOOD.replace(old, new, 1))


def test_two_packs_have_no_such_file() -> None:
    with pytest.raises(PhhError, match="deck"):
        list(told(GAME.settings(2, {}), []))
