"""The laws of the engine, on a game without rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from shared.engine import (
    ALL_SEATS,
    EVERYONE,
    NO_SEAT,
    ONE_SEAT,
    TAKE_BACK,
    Action,
    IllegalAction,
    Match,
    Moved,
    PositionError,
    Shown,
    State,
    clockwise,
    owner,
    sample,
    span,
    zone,
)
from shared.engine.events import numbers, permits
from shared.engine.game import Live, census
from tests.laws.beliefs import assert_conserved, assert_honest, assert_no_face_unseen, same_position, sent_bytes
from tests.laws.lawless import Lawless, order

GAME = Lawless()
places = st.sampled_from(Lawless.places)
index = st.integers(0, 30)
orders = st.one_of(
    st.builds("move {} {} {} {}".format, places, index, places, st.one_of(st.just("-"), index)),
    st.builds("move {} {} {} -".format, places, index, places),
    st.builds("draw {} {} {}".format, places, places, st.integers(1, 3)),
    st.builds("sweep {} {}".format, places, places),
    st.builds("peek {} {} {}".format, places, index, st.sampled_from([0, 1, 2, EVERYONE])),
    st.builds("shuffle {}".format, places),
    st.sampled_from(["count", "say hello"]),
)
bundles = st.lists(orders, min_size=1, max_size=3).map(";".join)
seat_numbers = st.integers(0, 2)


class Lawlessness(RuleBasedStateMachine):
    """Any orders in any order, by any seat, with take-backs and sealed answers between them."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(GAME, 3, "law")
        self.silent = self.match.state.copy()
        self.omniscient = self.match.state.table.copy()
        self.before: dict[int, list[dict[str, list[str]]]] = {0: [], 1: [], 2: []}

    @rule(seat=seat_numbers, text=bundles)
    def obey(self, seat: int, text: str) -> None:
        cards = self.match.state.table.plain()
        state = self.match.state
        recorded: list[Any] = []
        publish = self.match._publish
        self.match._publish = lambda: (recorded.extend(state.events), publish())[1]  # type: ignore[method-assign]
        action = order(text)
        news = self.match.act(seat, action)
        del self.match._publish  # type: ignore[method-assign]
        GAME.apply(self.silent, seat, action)
        for event in recorded:
            self.omniscient.fold(event)
        # The fold cannot know the order after a shuffle; the truth alone does.
        for place in {e.place for e in recorded if not isinstance(e, Moved | Shown) and hasattr(e, "place")}:
            self.omniscient[place] = state.table[place][:]
        for audience, events in news.items():
            assert_no_face_unseen(self.match, audience, events)
        if self.match.steps.get(seat):
            self.before[seat].append(cards)
        else:
            self.before = {0: [], 1: [], 2: []}

    @precondition(lambda self: any(self.match.steps.values()))
    @rule()
    def take_back(self) -> None:
        # Steps of one seat alone: steps of several commute only where each touches its own places.
        owners = [seat for seat, steps in self.match.steps.items() if steps]
        if len(owners) > 1:
            return
        seat = owners[0]
        if seat in self.match.answers:  # an answer goes before the steps
            self.match.act(seat, TAKE_BACK)
            assert seat not in self.match.answers
        self.match.act(seat, TAKE_BACK)
        assert self.match.state.table.plain() == self.before[seat].pop()
        self.silent = self.match.state.copy()
        self.omniscient = self.match.state.table.copy()

    @rule(seat=seat_numbers, number=st.integers(0, 2))
    def answer_quietly(self, seat: int, number: int) -> None:
        others = [a for a in self.match.shown if a != seat]
        before = {a: (self.match.awaited(a), sent_bytes(self.match, a, [])) for a in others if a is not None}
        counter = self.match.state.public.counter
        news = self.match.act(seat, Action("quiet", choice=str(number)))
        if self.match.answers:
            assert self.match.state.public.counter == counter
            assert list(news) == [seat]
            for other, (awaited, sent) in before.items():
                assert self.match.awaited(other) == awaited
                assert sent_bytes(self.match, other, []) == sent
        self.silent = self.match.state.copy()

    @invariant()
    def honest(self) -> None:
        assert_honest(self.match)
        assert_conserved(self.match.state)

    @invariant()
    def silent_equals_recorded(self) -> None:
        assert same_position(self.silent, self.match.state)
        assert {p: c for p, c in self.omniscient.items() if c} == {p: c for p, c in self.match.state.table.items() if c}

    @invariant()
    def sampled_worlds_agree(self) -> None:
        for seat in range(3):
            world = sample(self.match.view(seat), Random(7))
            assert census(world.table) == census(self.match.state.table)
            for place in Lawless.places:
                if GAME.hiding.sees(seat, place):
                    assert world.table[place] == self.match.state.table[place]


Lawlessness.TestCase.settings = settings(max_examples=120, stateful_step_count=30, deadline=None)
TestLawlessness = Lawlessness.TestCase


@settings(max_examples=150, deadline=None)
@given(texts=st.lists(st.tuples(seat_numbers, bundles), max_size=12), seat=seat_numbers, swap=st.randoms())
def test_bytes_tell_nothing_unseen(texts: list[tuple[int, str]], seat: int, swap: Any) -> None:
    """Two deals that differ only in what a seat may not see look the same to it, byte for byte, until it sees."""
    one = Match(GAME, 3, "x")
    two = Match(GAME, 3, "x")
    stock = two.state.table["stock"]
    i, j = swap.randrange(12), swap.randrange(12)
    stock[i], stock[j] = stock[j], stock[i]
    for who, text in texts:
        if "shuffle" in text:
            continue
        for part in text.split(";"):
            # Orders name an index, so both deals move the card in the same slot.
            first, second = by_slot(one, who, part), by_slot(two, who, part)
            if any(saw_more(one, seat, a, b) for a, b in zip(first.get(seat, []), second.get(seat, []), strict=True)):
                return
            assert sent_bytes(one, seat, first.get(seat, [])) == sent_bytes(two, seat, second.get(seat, []))
            assert one.shown[seat] == two.shown[seat]


def by_slot(match: Match[Any], who: int, part: str) -> Any:
    """Obey a move by its slot, not by the first equal card, so that two deals stay alike."""
    words = part.split()
    state = match.state
    if words[0] == "move" and state.table[words[1]]:
        src, dst = words[1], words[3]
        at = int(words[2]) % len(state.table[src])
        card = state.table[src].pop(at)
        target = state.table.setdefault(dst, [])
        to = len(target) if words[4] == "-" else min(int(words[4]), len(target))
        target.insert(to, card)
        state.events.append(Moved(card, src, dst, at, to))
        return match._publish()
    return match.act(who, order(part))


def saw_more(match: Match[Any], seat: int, one: Any, two: Any) -> bool:
    """Whether the copies differ for the good reason that the seat is shown the face."""
    if one == two:
        return False
    sees = match.game.hiding.sees
    if isinstance(one, Moved):
        return sees(seat, one.src) or sees(seat, one.dst)
    return isinstance(one, Shown) and (seat in one.seats or -1 in one.seats or sees(seat, one.place))


def test_log_is_the_match() -> None:
    chance = Random(3)
    match = Match(GAME, 3, "seed")
    for _ in range(60):
        parts = ["move stock 0 hand:1 -", "draw bag open 2", "shuffle stock", "peek bag 1 2", "count"]
        match.act(int(chance.random() * 3), order(parts[int(chance.random() * 5)]))
        match.act(int(chance.random() * 3), Action("noted", choice="1"))
    again = Match.replay(GAME, 3, "seed", {}, match.log)
    assert same_position(again.state, match.state)
    assert again.shown == match.shown
    assert again.answers == match.answers


def test_dump_and_load() -> None:
    match = Match(GAME, 3, "seed")
    match.act(0, order("draw stock hand:1 3;count"))
    data = match.state.dump()
    assert State.load(GAME, data).dump() == data
    assert isinstance(Live.load(GAME, data), Live)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"game": "other", "seats": 3, "cards": {}}, "other"),
        ({"seats": 3, "cards": {"stock": ["a0", "a0", "a0"]}}, "too many of a0"),
        ({"seats": 3, "cards": {"pocket": []}}, "pocket"),
        ({"seats": 3, "cards": {"hand": ["a0"]}}, "hand"),
        ({"seats": 3, "cards": {}, "public": {"mood": 1}}, "mood"),
        ({"seats": 9, "cards": {}}, "seats must be 3 to 3"),
        ({"seats": 3, "cards": {}, "options": {"speed": 1}}, "speed"),
    ],
)
def test_impossible_positions_are_named(data: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        State.load(GAME, data)
    assert issubclass(PositionError, ValueError)


class TestSealed:
    def test_noted_answers_show_who_but_not_what(self) -> None:
        match = Match(GAME, 3, "s")
        news = match.act(1, Action("noted", choice="2"))
        assert news == {None: [], 0: [], 1: [], 2: []}
        assert match.awaited(0) == (0, 2)
        assert match.view(1).answer == Action("noted", choice="2")
        assert match.view(0).answer is None

    def test_quiet_answers_show_nothing(self) -> None:
        match = Match(GAME, 3, "s")
        assert match.act(1, Action("quiet", choice="2")) == {1: []}
        assert match.awaited(0) == match.awaited(None) == (0, 1, 2)
        assert match.awaited(1) == (0, 2)

    def test_a_mind_may_change_until_all_are_in(self) -> None:
        match = Match(GAME, 3, "s")
        match.act(0, Action("quiet", choice="1"))
        match.act(0, TAKE_BACK)
        assert not match.answers
        match.act(0, Action("quiet", choice="2"))
        match.act(0, Action("quiet", choice="0"))
        match.act(1, Action("quiet", choice="1"))
        match.act(2, Action("quiet", choice="1"))
        assert match.state.public.counter == 2
        assert TAKE_BACK not in match.legal(0)
        assert len(match.log) == 6

    def test_open_actions_act_at_once_beside_them(self) -> None:
        match = Match(GAME, 3, "s")
        match.act(0, Action("quiet", choice="1"))
        match.act(1, order("count"))
        assert match.state.public.counter == 1
        assert match.answers == {0: Action("quiet", choice="1")}


class TestTakeBack:
    def test_not_after_somebody_learned_something(self) -> None:
        match = Match(GAME, 3, "t")
        for text in ("draw stock hand:0 1", "move bag 0 row -", "peek stock 0 1", "shuffle stock", "count"):
            match.act(0, order(text))
            assert TAKE_BACK not in match.legal(0), text
            assert match.why(0, TAKE_BACK) == "T-2"

    def test_a_step_that_nobody_learns_from(self) -> None:
        match = Match(GAME, 3, "t")
        match.act(0, order("draw stock hand:0 2"))
        before = match.state.dump()
        match.act(0, order("move hand:0 0 secret:0 -"))
        match.act(0, order("move hand:0 0 secret:0 0"))
        match.act(0, TAKE_BACK)
        match.act(0, TAKE_BACK)
        assert match.state.dump() == before


def test_what_is_not_in_the_list_is_refused() -> None:
    match = Match(GAME, 3, "i")
    with pytest.raises(IllegalAction):
        match.act(0, Action("quiet", choice="9"))
    assert match.why(0, Action("quiet", choice="9")) == "L-1"
    assert not match.log


def test_wide_entries() -> None:
    legal = [Action("pass"), span("bet", 20, 100, 20)]
    assert list(numbers(legal[1]) or ()) == [20, 40, 60, 80, 100]
    assert numbers(legal[0]) is None
    assert permits(legal, Action("bet", choice="40"))
    for wrong in ("30", "0", "120", "040", "-20", "4.", "", "20..100..20", "9" * 40, "²"):
        assert not permits(legal, Action("bet", choice=wrong)), wrong
    assert not permits(legal, Action("raise", choice="40"))


def test_nobody_notices_the_arranging_of_a_hand() -> None:
    """A zone within another: what lies there seems to lie in the hand, and what is known of the hand stays known."""
    match = Match(GAME, 3, "x")
    match.act(0, order("draw stock open 1;sweep open hand:0;draw stock hand:0 2"))
    known = match.shown[1].plain()
    assert list(match.act(0, order("move hand:0 1 draft:0 -"))) == [0]
    assert match.shown[1].plain() == known
    assert list(match.act(0, TAKE_BACK)) == [0]
    match.act(0, order("move hand:0 1 draft:0 -"))
    news = match.act(0, order("sweep draft:0 open"))
    [seen] = news[1]
    assert (seen.src, seen.dst, seen.at) == ("hand:0", "open", None)
    assert match.shown[1]["hand:0"] == [known["hand:0"][0], "?a"]


# --- the words of the engine ---


@pytest.mark.parametrize(
    ("place", "kind", "whose"),
    [("stock", "stock", NO_SEAT), ("hand:2", "hand", 2), ("layer:11:3", "layer", 11), ("layer:x:3", "layer", NO_SEAT)],
)
def test_a_place_names_its_zone_and_its_owner(place: str, kind: str, whose: int) -> None:
    assert (zone(place), owner(place)) == (kind, whose)


def test_seats_go_round_clockwise() -> None:
    assert clockwise(4, 2) == (2, 3, 0, 1)
    assert clockwise(4, 3 + 1) == ALL_SEATS[4] == (0, 1, 2, 3)  # after the last one comes seat 0
    assert ONE_SEAT[3] == (3,)
    assert NO_SEAT not in (*ALL_SEATS[-1], None)
