"""What Rummy's scenarios do not say: long lists, robbing before an audience, take-backs, reasons, previews, presets."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from shared.bots.simple import ThumbBot
from shared.engine import TAKE_BACK, Action, Match, Said
from shared.games import GAMES
from shared.games.rummy.melds import arrangements, left_without, sort, split, value_of
from shared.games.rummy.position import FACES, LAY, PACK
from shared.games.rummy.vienna import rest
from tests.bench.rummy import LONGEST, crowded, crowded_lists
from tests.games.rummy.scene import Scene
from tests.laws.beliefs import assert_conserved, assert_honest, assert_no_face_unseen, pick, pick_action, same_position

GAME = GAMES["rummy"]


def test_a_robbers_list_stays_short_at_a_crowded_table() -> None:
    longest, slowest = crowded_lists(600)
    assert 100 < longest < LONGEST
    assert slowest < 50  # ms; the figure has the real limit


def test_a_robbers_list_stays_short_when_all_groups_are_taken_apart() -> None:
    """Lift as much as may be in the air, put it down where it fits worst, again and again."""
    match, longest = crowded(), 0
    s, chance = match.state.copy(), Random("apart")
    for turn in range(300):
        legal = GAME.legal(s, 1)
        longest = max(longest, len(legal))
        lifts = [a for a in legal if a.verb == "lift" and a.place.startswith("meld")]
        puts = [a for a in legal if a.choice == "loose" and a.place.startswith("meld")]
        steps = lifts if lifts and turn % 20 < 10 else puts or lifts
        GAME.apply(s, 1, pick(chance, steps or [a for a in legal if a.verb == "stage"]))
    assert 100 < longest < LONGEST


def test_a_knockers_list_stays_short_with_half_the_deck_in_hand() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in (*range(2, 11), "J", "Q", "K", "A")) + " X"
    melds = "; ".join(f"meld {rank}H {rank}S {rank}D" for rank in (2, 5, 8, "J"))
    runs = "; ".join(f"meld {at}C {at + 1}C {at + 2}C" for at in (2, 5, 8))
    s = Scene(f"hand(1) = {hand}; laid 1; {melds}; {runs}", seats=3, variant="knock")
    chance, longest = Random("half"), 0
    for _ in range(45):
        longest = max(longest, len(s.legal))
        s.match.act(1, pick(chance, [a for a in s.legal if a.verb == "stage"]))
    assert 100 < longest < LONGEST


def test_robbing_before_an_audience_keeps_the_laws() -> None:
    """Nobody learns a face before the lay, every step can be taken back, clearing restores the table."""
    match, chance = crowded(), Random("audience")
    before = match.state.table.plain()
    for turn in range(400):
        legal = [a for a in match.legal(1) if a.verb not in ("discard", "clear")]
        table = match.state.table.plain()
        action = LAY if LAY in legal else pick_action(chance, legal)
        news = match.act(1, action)
        for audience, events in news.items():
            assert_no_face_unseen(match, audience, events)
        if action == LAY:
            before = match.state.table.plain()
        elif action != TAKE_BACK and turn % 3 == 0:
            match.act(1, TAKE_BACK)
            assert match.state.table.plain() == table
        if turn % 20 == 0:
            assert_honest(match)
        if turn % 50 == 49 and (clear := Action("clear")) in match.legal(1):
            match.act(1, clear)
            assert match.state.table.plain() == {**before, "hand:1": match.state.table["hand:1"]}
            assert sorted(match.state.table["hand:1"]) == sorted(before["hand:1"])
    assert_conserved(match.state)


@pytest.mark.parametrize("variant", ["classic", "robber", "knock"])
@pytest.mark.parametrize("seed", range(4))
def test_matches_with_many_lays_keep_the_laws(variant: str, seed: int) -> None:
    """Players who mostly know what they do, so that the table fills; sometimes they do anything."""
    options = {"variant": variant, "match": "evening", "evening_deals": 3, "first_lay": 30}
    match, chance, lays = Match(GAME, 3, f"lays {seed}", options), Random(seed), 0
    while not match.over:
        seat = next(s for s in match.game.awaited(match.state) if s not in match.answers)
        view = match.view(seat)
        action = ThumbBot().choose(view, chance, bool)
        if chance.random() < 0.15:
            action = pick_action(chance, view.legal)
        news = match.act(seat, action)
        for audience, events in news.items():
            assert_no_face_unseen(match, audience, events)
        if action == LAY:
            lays += 1
            assert_committed(match)
            assert_honest(match)
            assert_conserved(match.state)
    assert lays > 8
    again = Match.replay(GAME, 3, f"lays {seed}", options, match.log)
    assert same_position(again.state, match.state)


def assert_committed(match: Match[Any]) -> None:
    """RU-56, RU-72: the table consists of groups, each in one of its arrangements, and the facts say so."""
    p, table = match.state.public, match.state.table
    for m, group in groups(p):
        assert tuple(table[f"meld:{m}"]) == group
        assert group in arrangements(sort(group)) or (p.kinds[m] == "set" and arrangements(sort(group)))
        assert bool(p.stands[m]) == ("joker" in group)
    assert not any(table[place] for place in table if place.split(":")[0] in ("draft", "add", "swap", "work", "loose"))


def groups(p: Any) -> list[tuple[int, tuple[str, ...]]]:
    return [(m, group) for m, group in enumerate(p.melds) if group and p.kinds[m] != "flush"]


# --- the best split, against trying everything ---


def plain_split(hand: tuple[str, ...], worth: Any) -> int:
    total = sum(map(worth.__getitem__, hand))
    for size in range(3, len(hand) + 1):
        for chosen in combinations(range(len(hand)), size):
            if 0 in chosen and arrangements(sort(hand[at] for at in chosen)):
                rest = tuple(card for at, card in enumerate(hand) if at not in chosen)
                total = min(total, plain_split(rest, worth))
    return min(total, worth[hand[0]] + plain_split(hand[1:], worth)) if hand else 0


@pytest.mark.parametrize("seed", range(40))
def test_the_best_split_is_the_best(seed: int) -> None:
    chance = Random(seed)
    deck = [c for c in [*PACK, "joker", "joker"] if c == "joker" or (c[0] in "sh" and len(c) == 2 and c[1] in "A2345K")]
    hand = sort(chance.sample(deck, 8))
    for low in (False, True):
        value, found = split(hand, low)
        assert value == plain_split(hand, value_of(low))
        assert all(map(arrangements, map(sort, found)))
        without = {card: plain_split(sort(rest(list(hand), card)), value_of(low)) for card in hand}
        assert left_without(hand, low, 5) == {card: left for card, left in without.items() if left <= 5}


# --- for people ---


def test_why_a_lay_is_refused() -> None:
    def why(hand: str, script: str, more: str = "", **options: Any) -> str:
        s = Scene(f"hand(1) = {hand}; {more}", **options).play(script)
        return s.why("lay")

    assert why("5H 6H 2C", "stage 5H 6H") == "RU-10"
    assert why("5H X X 2C", "stage 5H X X") == "RU-12"
    assert why("5H 6S 7H 2C", "stage 5H 6S 7H") == "RU-11"
    assert why("5H 6H 7H 2C", "stage 5H 6H 7H") == "RU-56"
    assert why("5H 6H 7H", "stage 5H 6H 7H", "laid 1") == "RU-43"
    assert why("6H 2C 3C", "swap 6H X", "laid 1; meld 5H X 7H") == "RU-53"
    assert why("6H 2C 3C", "lift 8H", "laid 1; meld 5H 6H 7H 8H", variant="robber") == "RU-72"
    assert why("6H 2C 3C", "", "laid 1; meld 5H 6H 7H 8H") == "RU-55"


def test_a_preview_counts_the_points_of_the_first_lay() -> None:
    s = Scene("hand(1) = JH QH KH 2C").play("stage JH QH")
    action = next(a for a in s.legal if a.verb == "stage" and a.card == "hK")
    assert s.match.preview(1, action) == [Said(1, "first_points", (30, 40))]


def test_a_preview_tells_what_is_left_over_in_vienna() -> None:
    s = Scene("hand(1) = 4H 5H 6H 9C 9D 9S QS KS AS 3D JD", variant="vienna", stage="end")
    assert s.match.preview(1, Action("discard", "dJ", "discard")) == [Said(1, "unmatched", (3, 5))]


def test_every_preset_can_be_played() -> None:
    for preset in GAME.presets.values():
        Match(GAME, 4, "preset", preset)


def test_an_equal_card_may_be_discarded_once_the_taken_one_is_laid() -> None:
    s = Scene("hand(1) = 9D 9D 9S 9C 2C; taken 9D; laid 1").play("stage 9D 9S 9C; lay")
    assert s.may("discard", "9D")


def test_a_swap_is_reversed_by_lifting_its_card() -> None:
    s = Scene("hand(1) = 6H 9C 9D QS; laid 1; meld 5H X 7H")
    before = s.match.state.table.plain()
    s.play("swap 6H X; stage X 9C; lift 6H; lift 9C")
    after = s.match.state.table.plain()
    assert after["meld:0"] == before["meld:0"]
    assert sorted(after["hand:1"]) == sorted(before["hand:1"])


def test_all_faces_are_different() -> None:
    assert len(FACES) == len(set(FACES)) == 53
