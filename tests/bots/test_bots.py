"""What every bot keeps to: it gets a View and no more, plays legally to the end, and always has an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from inspect import signature
from random import Random
from typing import Any, ClassVar, get_type_hints

import pytest

from shared.bots import THUMBS
from shared.bots.bot import LEVELS, More, bot_for, counted, think
from shared.bots.policy import open_to, spread
from shared.engine import TAKE_BACK, Action, Game, Match, State, View, Zone, sample, span
from shared.engine.events import permits
from shared.engine.table import See
from shared.games import GAMES
from tests.laws.combinations import option_sets

# The first option sets of the laws, or those that show more of a game, or less where its matches are long.
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "bridge": [
        {},
        {"format": "single", "single_vul": "both", "history": "none"},
        {"doubles": False, "auto_last": False, "history": "all", "dummy_sees": "declarer"},
        {"human_declares": True, "bots": "NE", "claims": False},
    ],
    "holdem": [
        {"hands_n": 3},
        {"hands_n": 3, "deck": "one", "betting": "no_limit", "showdown": "order"},
        {"hands_n": 3, "betting": "pot_limit", "stack": 40, "rebuys": 2},
        {"session": "sitngo", "betting": "no_limit", "level_hands": 2, "stack": 40, "allin_reveal": True},
    ],
    "canasta": [{"deals": 1}, {"deals": 2, "opening_rounds": 0, "cut_bonus": False}],
    "korist": [
        {},
        {"ruleset": "advanced"},
        {"ruleset": "expert", "ones_scope": "single", "shadow_match": "part", "shadow_capture": "may"},
        {"ruleset": "expert", "deals": 2},
    ],
    "rummy": [
        {"match": "single", "max_turnovers": 1},
        {"variant": "robber", "match": "single", "max_turnovers": 1, "first_lay": 0},
        {"variant": "vienna", "match": "evening", "evening_deals": 2},
        {"variant": "knock", "match": "single", "max_turnovers": 1, "deal_size": 8},
    ],
    "flaps": [
        {},
        {"level": 7, "flap_mode": "sealed", "match": "deals", "match_target": 2},
    ],
    "svabi": [
        {},
        {"variant_hidden": True},
        {"variant_match": True, "match_games": 2},
        {"variant_hidden": True, "variant_match": True, "match_games": 2, "mirror_timing": "deadline"},
    ],
}
SETTINGS |= {name: option_sets(game, game.seats.start)[:3] for name, game in GAMES.items() if name not in SETTINGS}
CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}", marks=() if number == 0 else pytest.mark.slow)
    for name, game in GAMES.items()
    for seats in game.seats
    for number, options in enumerate(SETTINGS[name])
]


def about(name: str, seats: int) -> int:
    """So many seats, or as near as the game comes to it."""
    offered = GAMES[name].seats
    return min(max(seats, offered.start), offered.stop - 1)


def never() -> bool:
    return False


def next_seat(match: Match[Any]) -> int:
    return next(seat for seat in match.game.awaited(match.state) if seat not in match.answers)


def played(match: Match[Any], level: str, rollouts: int, limit: int = 10_000) -> int:
    """Let one level play all seats; how many actions it took."""
    chance = Random("bots")
    bot = bot_for(level)
    while not match.over and len(match.log) < limit:
        view = match.view(next_seat(match))
        action = bot.choose(view, chance, counted(rollouts))
        assert permits(view.legal, action)
        assert action != TAKE_BACK
        assert view.seat is not None
        match.act(view.seat, action)
    return len(match.log)


def midgame(name: str, seats: int, options: Mapping[str, Any], seed: str, actions: int) -> Match[Any]:
    """A match after so many actions, or earlier where it would be over by then."""
    match: Match[Any] = Match(GAMES[name], seats, seed, options)
    played(match, "thumb", 0, actions)
    return midgame(name, seats, options, seed, actions // 2) if match.over else match


def test_habits_are_of_games_that_there_are() -> None:
    assert set(THUMBS) <= set(GAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gets_a_view_chance_and_time_and_nothing_else(level: str) -> None:
    choose = bot_for(level).choose
    assert list(signature(choose).parameters) == ["view", "chance", "more"]
    hints = get_type_hints(choose)
    assert hints == {"view": View, "chance": Random, "more": More, "return": Action}
    assert not vars(bot_for(level)), "a bot keeps nothing between two decisions: its memory is its View"


@pytest.mark.parametrize("level", ["random", "thumb"])
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_level_plays_to_the_end(level: str, name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in "ab":
        match: Match[Any] = Match(GAMES[name], seats, seed, options)
        played(match, level, 0)
        assert match.over


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_search_plays_legally(name: str, seats: int, options: dict[str, Any]) -> None:
    """It decides now and then and a rule of thumb meanwhile: so it is asked far into a match too."""
    match: Match[Any] = Match(GAMES[name], seats, "search", options)
    while not match.over and len(match.log) < 90:
        played(match, "search", rollouts=3, limit=len(match.log) + 1)
        played(match, "thumb", 0, limit=len(match.log) + 2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_there_is_an_answer_when_the_time_is_up_at_once(level: str, name: str) -> None:
    for seats in GAMES[name].seats:
        match = midgame(name, seats, {}, "anytime", 12)
        view = match.view(next_seat(match))
        assert permits(view.legal, think(view, level, "anytime", never))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_an_answer_does_not_depend_on_what_the_seat_cannot_see(level: str, name: str) -> None:
    """Two truths that look alike to the seat: dealt anew from its view."""
    game = GAMES[name]
    for actions in (0, 7, 20):
        match = midgame(name, about(name, 3), SETTINGS[name][:2][-1], "unseen", actions)
        seat = next_seat(match)
        shown = match.view(seat)
        one, other = (sample(shown, Random(seed)) for seed in "ab")
        unseen = any(card[0] == "?" for cards in shown.table.values() for card in cards)
        assert (one.table.plain() != other.table.plain()) == unseen
        views = [Match.arranged(game, world.dump()).view(seat) for world in (one, other)]
        assert views[0].table == views[1].table
        answers = {think(view, level, "unseen", counted(12)) for view in views}
        assert len(answers) == 1


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_thumb_weighs_a_view_and_the_truth_alike(name: str, seats: int, options: dict[str, Any]) -> None:
    """So it reads only what its seat sees, and may be used in rollouts."""
    if name not in THUMBS:
        pytest.skip("no habits for this game")
    habits = THUMBS[name]
    match: Match[Any] = Match(GAMES[name], seats, "alike", options)
    while not match.over:
        view = match.view(next_seat(match))
        assert view.seat is not None
        legal = open_to(view.legal)
        assert habits.weigh(view, view.seat, legal) == habits.weigh(match.state, view.seat, legal)
        played(match, "thumb", 0, len(match.log) + 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_and_is_repeatable(level: str, name: str) -> None:
    match = midgame(name, about(name, 4), {}, "again", 9)
    view = match.view(next_seat(match))
    before = view.table.plain(), dict(vars(view.public)), list(view.legal)
    answers = {think(view, level, "again", counted(20)) for _ in range(3)}
    assert len(answers) == 1
    assert (view.table.plain(), dict(vars(view.public)), list(view.legal)) == before


def test_a_forced_action_costs_no_time() -> None:
    match = midgame("svabi", 3, {}, "forced", 0)
    while len(match.view(next_seat(match)).legal) > 1:
        played(match, "thumb", 0, len(match.log) + 1)
    view = match.view(next_seat(match))

    def more() -> bool:
        raise AssertionError("nothing to think about")

    assert think(view, "search", "forced", more) == view.legal[0]


# --- wide entries: a game of one sealed bid ---


@dataclass
class Bids:
    bids: tuple[int, ...] = ()


class Bidding(Game[Bids]):
    """The highest bid wins; 3 to 30 in steps of 3."""

    id = "bidding"
    seats = range(2, 4)
    zones: ClassVar[Mapping[str, Zone]] = {"stock": Zone(See.NOBODY)}
    sealed: ClassVar[Mapping[str, bool]] = {"bid": False}
    Public = Bids

    def deck(self, seats: int, options: Mapping[str, Any]) -> dict[str, list[str]]:
        return {"stock": ["a"]}

    def setup(self, s: State[Bids]) -> None:
        s.set(bids=())

    def legal(self, s: State[Bids], seat: int) -> list[Action]:
        return [] if s.public.bids else [span("bid", 3, 30, 3), Action("fold")]

    def apply(self, s: State[Bids], seat: int, action: Action) -> None:
        s.set(bids=tuple(0 if other == seat else 1 for other in range(s.seats)))

    def settle(self, s: State[Bids], answers: Mapping[int, Action]) -> None:
        s.set(bids=tuple(int(action.choice) for action in answers.values()))

    def awaited(self, s: State[Bids]) -> tuple[int, ...]:
        return () if s.public.bids else tuple(range(s.seats))

    def scores(self, s: State[Bids]) -> list[int] | None:
        return list(s.public.bids) or None


@pytest.mark.parametrize("level", LEVELS)
def test_a_wide_entry_is_answered_with_a_number_in_range(level: str) -> None:
    for seed in range(20):
        match = Match(Bidding(), 2, str(seed))
        view = match.view(0)
        action = think(view, level, str(seed), counted(30))
        assert permits(view.legal, action)
        assert action.verb == "fold" or int(action.choice) in range(3, 31, 3)


def test_search_learns_a_game_that_it_has_no_habits_for() -> None:
    bids = [think(Match(Bidding(), 2, "x").view(0), "search", str(seed), counted(400)) for seed in range(10)]
    assert sum(bid.verb == "bid" and int(bid.choice) >= 24 for bid in bids) >= 8


def test_a_wide_entry_is_spread_over_its_range() -> None:
    found = spread([span("bid", 0, 1000, 10), Action("fold")], Random(1))
    assert found[0].choice == "0"
    assert found[-2].choice == "1000"
    assert found[-1] == Action("fold")
    assert len(found) == 9
