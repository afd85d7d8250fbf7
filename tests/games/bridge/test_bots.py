"""Bridge bots: pairs that bid by the system beat pairs that do not, and claims are answered by what can be known."""

from __future__ import annotations

from random import Random

import pytest

from shared.bots.bot import bot_for, counted, think
from shared.bots.bridge.auction import story
from shared.bots.bridge.hand import Hand
from shared.bots.bridge.solver import can_take
from shared.engine import Action, Match
from shared.games.bridge import Bridge
from tests.games.bridge.scene import cards, dotted, seat, table

GAME = Bridge()


def contest(levels: tuple[str, str], deals: int, rollouts: int, **options: object) -> tuple[float, list[int]]:
    """Two pairs of one level each, every deal with seats swapped: the first level's share of wins, and all points."""
    wins, points = 0.0, [0, 0]
    for number in range(2 * deals):
        swap = number % 2
        match = Match(GAME, 4, f"pairs {number // 2}", options)
        chance, bots = Random(number), [bot_for(levels[(who + swap) % 2]) for who in range(4)]
        while not match.over:
            who = next(s for s in GAME.awaited(match.state) if s not in match.answers)
            match.act(who, bots[who].choose(match.view(who), chance, counted(rollouts)))
        scores = GAME.scores(match.state)
        assert scores is not None
        own, theirs = scores[swap], scores[1 - swap]
        wins += (own > theirs) + 0.5 * (own == theirs)
        points[0] += own
        points[1] += theirs
    return wins / (2 * deals), points


def test_thumb_beats_random() -> None:
    rate, points = contest(("thumb", "random"), 15, 0, claims=False)
    assert rate > 0.9
    assert points[0] > 10 * points[1]


def test_contracts_are_sensible() -> None:
    """Against themselves: few doubled, some games, about as many made as not, nothing absurd."""
    results = []
    for number in range(6):
        match, bot, chance = Match(GAME, 4, f"sense {number}", {"rounds": 3}), bot_for("thumb"), Random(1)
        while not match.over:
            who = next(s for s in GAME.awaited(match.state) if s not in match.answers)
            match.act(who, bot.choose(match.view(who), chance, lambda: False))
        results += [result for result in match.state.public.results if result[0]]
    over = [result[4] - 6 - int(result[0][0]) for result in results]
    assert len(results) > 60
    assert sum(n >= 0 for n in over) > len(over) / 2
    assert min(over) > -7
    assert sum(result[0] in ("3N", "4H", "4S", "5C", "5D") for result in results) > len(results) / 5


def test_a_story_tells_points_and_lengths() -> None:
    known = story(0, "none", ("1S", "P", "2S", "P")).known
    assert (known[0].low, known[0].length("S"), known[2].low, known[2].high, known[2].length("S")) == (10, 5, 6, 9, 3)
    assert story(0, "none", ("1N",)).known[0].balanced


def test_hand_values() -> None:
    hand = Hand(dotted("AKJ75.Q3.A84.T92"))
    assert (hand.hcp, hand.tp, hand.balanced, hand.good("S"), hand.stops("H")) == (14, 15, True, True, False)
    assert Hand(dotted("4.KQ84.AJ65.Q732")).sp("H") == 15


@pytest.mark.parametrize(
    ("hands", "trumps", "tricks"),
    [
        ("SAK | S23 | S45 | S67", "N", 2),
        ("SAQ | H23 | S23 | SKJ", "N", 1),
        ("S2 HA | H23 | S45 | SA H4", "N", 1),
        ("S2 H3 | SAK | H4 D3 | DAK", "H", 2),
        ("SAQ | SKJ | H23 | S23", "N", 1),
    ],
)
def test_tricks_with_all_cards_known(hands: str, trumps: str, tricks: int) -> None:
    """N leads; how many tricks NS take."""
    held = [cards(hand) for hand in hands.split("|")]
    most = max(goal for goal in range(3) if can_take(held, trumps, 0, (), 0, goal))
    assert most == tricks


@pytest.mark.parametrize("number", [3, 2])
def test_a_right_claim_is_accepted(number: int) -> None:
    t = table("3N by S; hand(S) = SAKQ; hand(N) = S432; hand(E) = HAKQ; hand(W) = DAKQ; turn S").claim("S", number)
    for name in "EW":
        assert think(t.match.view(seat(name)), "thumb", "", lambda: False).verb == "accept"


def test_a_bot_claims_what_cannot_fail() -> None:
    hands = "hand(S) = SAKQ; hand(N) = S432; hand(E) = HAKQ; hand(W) = DAKQ; turn S"
    assert think(table(f"3N by S; {hands}").match.view(2), "thumb", "", lambda: False) == Action("claim", choice="3")
    for lead in ("4H by S", "3N by E"):  # a trump is out; not declarer's lead
        assert think(table(f"{lead}; {hands}").match.view(2), "thumb", "", lambda: False).verb == "play"


def test_a_wrong_claim_is_rejected() -> None:
    t = table("3N by S; hand(S) = SAK2; hand(N) = H432; hand(E) = HAKQ; hand(W) = SQJT; turn S").claim("S", 3)
    for name in "EW":
        assert think(t.match.view(seat(name)), "thumb", "", lambda: False).verb == "reject"


def test_a_concession_is_rejected_with_a_sure_trick() -> None:
    t = table("3N by S; hand(S) = SKQ2; hand(N) = H432; hand(E) = H765; hand(W) = SA43; turn E").claim("E", 0)
    assert think(t.match.view(seat("W")), "thumb", "", lambda: False).verb == "reject"
    t = table("3N by S; hand(S) = SKQ2; hand(N) = HAKQ; hand(E) = H765; hand(W) = S543; turn E").claim("E", 0)
    assert think(t.match.view(seat("W")), "thumb", "", lambda: False).verb == "accept"
