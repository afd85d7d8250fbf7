"""Švábí disko for people (why not, what then, what happens at time-out) and its laws in random play."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from shared.engine import TAKE_BACK, Action, Match, Said, State, play_out, sample
from shared.games.svabi.position import MIRROR, VALUE
from tests.games.svabi.scene import GAME, Party, party

HIDDEN, MATCH = {"variant_hidden": True}, {"variant_match": True}
MODES = [
    {"variant_hidden": hidden, "variant_match": match, "mirror_timing": timing}
    for hidden, match, timing in product((False, True), (False, True), ("anytime", "deadline"))
    if match or timing == "anytime"
]


def why(p: Party, name: str, verb: str, card: str = "", place: str = "") -> str:
    return p.match.why("ABCDEF".index(name), Action(verb, card, place))


def told(p: Party, name: str, verb: str, card: str = "", place: str = "") -> list[tuple[Any, ...]]:
    """A preview as (what, *args)."""
    said = p.match.preview("ABCDEF".index(name), Action(verb, card, place))
    return [(one.what, *one.args) for one in said]


# --- no is never silent ---


def test_why_not_while_choosing() -> None:
    p = party("F = 4A 8B 11C; hand(A) = 1 2 9")
    assert why(p, "A", "choose", "A9") == ""
    assert why(p, "A", "choose", "A8") == "S-10"
    assert why(p, "A", "take", "A4", "floor") == "S-11"
    assert why(p, "A", "take_all") == "S-13"
    assert why(p, "A", "hide", "A9") == "S-50"
    assert why(p, "A", "mirror", "A9", "col:0") == "S-61"


@pytest.mark.parametrize(
    "action",
    [
        Action("dance"),
        Action("choose"),
        Action("choose", "A14"),
        Action("take", "A4"),
        Action("take_all", "A4"),
        Action("mirror", "A4", "floor"),
        Action("choose", "A4", "", "x"),
        Action("choose", "?A"),
    ],
)
def test_why_not_for_what_nobody_understands(action: Action) -> None:
    assert party("F = 4A 8B 11C; chosen A 1, B 2, C 3").match.why(0, action) == "T-3"


def test_why_not_while_picking() -> None:
    p = party("TIE=A; F = 4A 8B 11C; chosen A 1, B 2, C 3; hid(A) = 7; hid(B) = 5", **HIDDEN)
    assert why(p, "B", "take", "A4", "floor") == "S-11"
    assert why(p, "A", "take", "A5", "floor") == "S-11"
    assert why(p, "A", "take_pair", "A4", "floor") == "S-54"
    assert why(p, "A", "take_all") == "S-13"
    assert why(p, "A", "choose", "A2") == "S-10"


def test_why_not_in_a_king_round() -> None:
    p = party("F = 4A 8B 11C; chosen A 1, B 13, C 3; hid(B) = 5", **HIDDEN)
    assert why(p, "A", "take", "A4", "floor") == "S-13"
    assert why(p, "B", "take", "A4", "floor") == "S-13"
    assert why(p, "B", "take_all_pair") == "S-55"


def test_why_not_in_the_last_round() -> None:
    p = party("round 12; TIE=B; F = 4A 8B 11C; chosen A 1, B 13, C 3")
    assert why(p, "B", "take", "A1", "floor") == "S-20"


def test_why_not_hide() -> None:
    deals = (Party(Match(GAME, 3, str(seed), HIDDEN)) for seed in range(100))
    p = next(p for p in deals if "A13" in p.lying("hand:0"))
    assert why(p, "A", "hide", "A13") == "S-50"
    assert why(p, "A", "choose", "A13") == "S-50"


def test_why_no_mirror() -> None:
    p = party("MIRROR=B; col(B) = 11C; F = 1A 2B 3C", **MATCH)
    assert why(p, "B", "mirror", "C11", "col:1") == ""
    assert why(p, "A", "mirror", "C11", "col:1") == "S-61"
    assert why(p, "B", "mirror", MIRROR, "col:1") == "S-64"
    assert why(p, "B", "mirror", "C12", "col:1") == "S-63"
    p = party("MIRROR=B; col(B) = 11C; F = 1A 2B 3C; chosen A 4, B 5, C 6", **MATCH)
    assert why(p, "B", "mirror", "C11", "col:1") == "S-63"
    p = party("MIRROR=B; col(B) = 11C; F = 1A 2B 3C", mirror_timing="deadline", **MATCH)
    assert why(p, "B", "mirror", "C11", "col:1") == "S-62"


# --- what then ---


def test_preview_of_picks() -> None:
    p = party("TIE=A; F = 4A 8B 11C; col(A) = 8C; chosen A 1, B 2, C 3")
    assert told(p, "A", "take", "A4", "floor") == [("points", 4)]
    assert told(p, "A", "take", "B8", "floor") == [("points", -8), ("pair", "C8", "B8")]
    assert told(p, "B", "take", "B8", "floor") == []


def test_preview_of_a_king() -> None:
    p = party("TIE=C; F = 4A 8B 11C; col(A) = 8C; hand(A) = 13 2 3; box = 13B; stock(C) = 13 5")
    assert told(p, "A", "choose", "A2") == []
    assert told(p, "A", "choose", "A13") == [("whole_floor",), ("points", 7), ("earlier_kings", 2)]


def test_preview_with_a_hidden_card() -> None:
    p = party("TIE=A; F = 4A 8B 9C; hid(A) = 9; chosen A 1, B 2, C 3", **HIDDEN)
    assert told(p, "A", "take", "C9", "floor") == [("points", 9), ("both_will_count", "C9", "A9")]
    assert told(p, "A", "take_pair", "C9", "floor") == [("points", -9), ("hidden_pair", "A9")]
    p = party("F = 9B 8B 9C; col(A) = 9D 8C; hid(A) = 9; chosen A 13, B 2, C 3, D 4", seats=4, **HIDDEN)
    assert told(p, "A", "take_all") == [("points", -8), ("both_will_count", "A9")]
    assert told(p, "A", "take_all_pair") == [("points", -26), ("hidden_pair", "A9")]


def test_preview_tells_the_truth() -> None:
    """The announced points are those that the open and hidden cards really change by."""
    random = Random("preview")
    match: Match[Any] = Match(GAME, 3, "preview", HIDDEN)
    while not match.over:
        who = match.awaited(None)[0]
        action = random.choice([a for a in match.legal(who) if a != TAKE_BACK])
        said = [one.args[0] for one in match.preview(who, action) if one.what == "points"]
        rounds, before = match.state.public.round, worth(match.state, who)
        match.act(who, action)
        if action.verb.startswith("take") and rounds < 12:
            assert said == [worth(match.state, who) - before]


def worth(s: State[Any], seat: int) -> int:
    return sum(VALUE[card] for place in (f"col:{seat}", f"hid:{seat}") for card in s.table[place])


# --- time-outs ---


def test_defaults() -> None:
    def usual(p: Party, seat: int) -> Action:
        return GAME.default(p.match.state, seat)

    p = party("TIE=A; F = 4A 8B 11C; hand(A) = 13 9 5; MIRROR=A; col(A) = 8C 2", **MATCH)
    assert usual(p, 0) == Action("choose", "A5")
    assert usual(party("round 12; F = 4A 8B 11C; hand(A) = 13"), 0) == Action("choose", "A13")
    p = party("TIE=A; F = 4A 8B 11C; col(A) = 8C; chosen A 1, B 2, C 3")
    assert usual(p, 0) == Action("take", "B8", "floor")
    p = party("TIE=A; F = 4A 8B 9C; hid(A) = 9; chosen A 1, B 2, C 3", **HIDDEN)
    assert usual(p, 0) == Action("take_pair", "C9", "floor")
    p = party("F = 4A 8B 9C; hid(A) = 9; chosen A 13, B 2, C 3", **HIDDEN)
    assert usual(p, 0) == Action("take_all_pair")
    p = party("round 9; MIRROR=B; col(B) = 3 12C; F = 1A 1B 1C; chosen A 13, B 4, C 5", **MATCH)
    assert usual(p, 1) == Action("mirror", "C12", "col:1")
    hide: Match[Any] = Match(GAME, 3, "default", HIDDEN)
    assert GAME.default(hide.state, 0).card == min(hide.state.table["hand:0"], key=VALUE.__getitem__)


# --- laws ---


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_matches(seats: int, options: dict[str, Any]) -> None:
    random = Random(f"{seats}{options}")
    match: Match[Any] = Match(GAME, seats, "laws", options)
    deck = sorted(card for cards in GAME.deck(seats, match.state.options).values() for card in cards)
    while not match.over:
        assert match.state.public.asked
        who = random.choice(match.awaited(None))
        match.act(who, random.choice(match.legal(who)))
        assert sorted(card for cards in match.state.table.values() for card in cards) == deck
        assert match.why(who, Action("choose", "A14")) in ("T-1", "T-3")
    p = match.state.public
    assert p.mirror_holder is None
    assert [*p.totals] == [sum(result[seat] for result in p.results) for seat in range(seats)]
    places = sorted(GAME.places(match.state))
    assert places == sorted({*places})
    assert {*range(1, seats + 2)} >= {*places}
    again = Match.replay(GAME, seats, "laws", options, match.log)
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("seats", GAME.seats)
def test_parity_of_the_final_collections(seats: int) -> None:
    random = Random("parity").random
    for seed in range(20):
        s = State(GAME, seats, str(seed), GAME.settings(seats, {}))
        GAME.setup(s)
        play_out(s, lambda _s, _seat, legal: legal[int(random() * len(legal))])
        finals = [s.table[place] for place in (*(f"col:{seat}" for seat in range(seats)), "jozin")]
        for value in range(1, 14):
            owners = sum(any(VALUE[card] == value for card in own) for own in finals)
            assert owners % 2 == max(seats, 3) % 2  # S-23
        if seats <= 3:
            points = sum(VALUE[card] for own in finals for card in own)
            assert points % 2 == 1
            assert points >= 91  # S-23


def test_deals_do_not_depend_on_play() -> None:
    floors = set()
    for play in ("one", "two"):
        random = Random(play)
        match: Match[Any] = Match(GAME, 3, "same", MATCH)
        while match.state.public.game == 1:
            who = match.awaited(None)[0]
            match.act(who, random.choice([a for a in match.legal(who) if a != TAKE_BACK]))
        floors.add((*match.state.table["floor"], *match.state.table["hand:0"]))
    assert len(floors) == 1


def test_sampled_worlds_hide_no_king() -> None:
    match: Match[Any] = Match(GAME, 3, "worlds", HIDDEN)
    for who in range(3):
        match.act(who, match.legal(who)[0])
    random = Random("worlds")
    for _ in range(50):
        world = sample(match.view(0), random)
        assert GAME.plausible(world)
        assert world.table["hid:0"] == match.state.table["hid:0"]


def test_the_narration_names_no_hidden_card() -> None:
    """What is said is said to all: it may name only cards that all see by then."""
    match: Match[Any] = Match(GAME, 2, "said", {**HIDDEN, **MATCH})
    random = Random("said")
    while not match.over:
        who = random.choice(match.awaited(None))
        news = match.act(who, random.choice(match.legal(who)))
        public = {card for cards in match.shown[None].values() for card in cards}
        if len(match.state.public.results) == 0:
            named = [arg for e in news.get(None, []) if isinstance(e, Said) for arg in e.args if arg in VALUE]
            assert {*named} <= public
