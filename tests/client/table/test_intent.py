"""Gestures over the legal lists of random matches of every game: everything can be reached, nothing else is sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from typing import Any

import pytest

from client.table.intent import GUARD, Ask, Choose, Intent, Lit, Nothing, Outcome, Send, Target
from shared.engine import Action, Match, Seat
from shared.engine.events import numbers, permits
from shared.engine.match import UNKNOWN_ACTION
from shared.engine.selection import spread
from shared.games import GAMES
from shared.messages import Act, Why
from tests.client.matches import decisions
from tests.client.tables import acts_from, fingers, guesses

TABLES = [
    pytest.param(id, seats, marks=() if seats == game.seats.start else pytest.mark.slow)
    for id, game in GAMES.items()
    for seats in sorted({game.seats.start, min(4, game.seats.stop - 1)})
]


def targets(match: Match[Any], seat: Seat) -> list[Target]:
    """All that a finger can touch: each card as this seat sees it, and each place, empty ones of the list included."""
    table = match.shown[seat]
    cards = [Target(place, card, at) for place, lying in table.items() for at, card in enumerate(lying)]
    places = {*table, *(entry.place for entry in match.legal(seat) if entry.place)}
    return [*cards, *map(Target, sorted(places))]


def fresh(match: Match[Any], seat: Seat) -> Intent:
    gestures = fingers(match.game.id, seat)
    sources = acts_from(match.game.id, match, seat)
    gestures.question(1, match.legal(seat), match.shown[seat][f"hand:{seat}"], 0.0, sources)
    return gestures


def offered(outcome: Outcome) -> Iterator[Action]:
    """What an outcome sends or lets choose."""
    if isinstance(outcome, Send):
        yield outcome.message.action
    elif isinstance(outcome, Choose):
        yield from outcome.actions


def reached(match: Match[Any], seat: Seat) -> set[Action]:
    """All that taps, drops, buttons and selections can send or offer."""
    spots = targets(match, seat)
    unlike = {(spot.place, spot.card): spot for spot in spots}.values()  # equal faces are interchangeable
    places = sorted({spot.place for spot in spots})
    found = {*fresh(match, seat).buttons()}
    for spot in unlike:
        gestures = fresh(match, seat)
        outcome = gestures.tap(spot, 1.0)
        found.update(offered(outcome))
        if isinstance(outcome, Lit) and gestures.held is not None:
            second = {place: fresh(match, seat) for place in outcome.places}
            for place, twin in second.items():
                twin.tap(spot, 1.0)
                found.update(offered(twin.tap(Target(place), 1.1)))
            found.update(offered(gestures.tap(spot, 1.1)))
        for place in places:
            found.update(offered(fresh(match, seat).drop(spot, place, 1.0)))
    for entry in match.legal(seat):
        if (cards := spread(entry, fresh(match, seat).wild)) is not None:
            found.update(offered(selected(match, seat, [*cards.elements()])))
    return found


def selected(match: Match[Any], seat: Seat, cards: list[str]) -> Outcome:
    gestures, left = fresh(match, seat), dict(enumerate(match.shown[seat][f"hand:{seat}"]))
    for card in cards:
        at = next(at for at, held in left.items() if held == card)
        del left[at]
        assert isinstance(gestures.tap(Target(f"hand:{seat}", card, at), 1.0), Lit)
    return gestures.confirm(1.0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_action_can_be_reached_and_no_other_is_sent(game: str, seats: int) -> None:
    tried, seeds = 0, chain(["gestures"], map(str, count()))  # a short game is tried more than once
    while tried <= 100:
        for match, seat in decisions(game, seats, next(seeds), limit=40):
            legal = match.legal(seat)
            found = reached(match, seat)
            assert {*legal} <= found, {*legal} - found
            assert all(entry in legal or permits(legal, entry) for entry in found)
            tried += len(legal)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_numbers_of_wide_entries_and_only_those_are_sent(game: str, seats: int) -> None:
    for match, seat in decisions(game, seats, limit=60):
        for entry in match.legal(seat):
            if (wide := numbers(entry)) is not None:
                assert isinstance(fresh(match, seat).choose(entry, 1.0), Nothing)
                assert isinstance(fresh(match, seat).choose(entry._replace(choice=str(wide[-1] + 1)), 1.0), Nothing)
                action = entry._replace(choice=str(wide[-1]))
                assert fresh(match, seat).choose(action, 1.0) == Send(Act(1, action))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_asked_has_an_answer(game: str, seats: int) -> None:
    """Every question that a finger can raise is answered by a rule of the game, never by "no such action"."""
    asked = 0
    for match, _ in decisions(game, seats, limit=25):
        for seat in range(seats):
            spots = {(spot.place, spot.card): spot for spot in targets(match, seat)}.values()
            places = sorted({spot.place for spot in spots})
            for spot in spots:
                outcomes = [fresh(match, seat).tap(spot, 1.0)]
                outcomes += [fresh(match, seat).drop(spot, place, 1.0) for place in places]
                for outcome in outcomes:
                    if isinstance(outcome, Ask):
                        asked += 1
                        assert match.why(seat, outcome.message.action) not in ("", UNKNOWN_ACTION), outcome
    assert asked > 0 or not guesses(game)


LAYS = [Action("lay", "6", "", f"{n}+{j}") for j in (0, 1) for n in (1, 2)] + [Action("lay", "J", "", "0+1")]
LAYS += [Action("lay", "9", "", "1+0"), Action("lay", "9", "", "1+1")]
HAND = ["6", "9", "J", "6"]


def korist(legal: list[Action] = LAYS) -> Intent:
    gestures = fingers("korist", 0)
    gestures.question(5, legal, HAND, 0.0)
    return gestures


def card(at: int) -> Target:
    return Target("hand:0", HAND[at], at)


def test_cards_are_selected_one_by_one_and_committed_together() -> None:
    g = korist()
    assert g.addable() == {0, 1, 2, 3}
    assert g.tap(card(0), 1) == Lit((Action("lay", "6", "", "1+0"),), ())
    assert g.addable() == {2, 3}
    g.tap(card(3), 1)
    g.tap(card(2), 1)
    assert g.commitment() == Action("lay", "6", "", "2+1")
    g.tap(card(2), 1)  # a second tap puts it back
    assert g.confirm(1) == Send(Act(5, Action("lay", "6", "", "2+0")))


def test_another_value_begins_a_new_selection() -> None:
    g = korist()
    g.tap(card(0), 1)
    assert g.tap(card(1), 1) == Lit((Action("lay", "9", "", "1+0"),), ())
    assert [slot.at for slot in g.chosen] == [1]


def test_a_dragged_card_takes_the_selection_along() -> None:
    g = korist()
    g.tap(card(0), 1)
    assert g.drop(card(3), "layer:0:0", 1) == Send(Act(5, Action("lay", "6", "", "2+0")))
    g = korist()
    assert isinstance(g.drop(card(0), "hand:0", 1), Nothing)  # back into the hand


def test_a_double_tap_acts_once() -> None:
    g = korist([Action("draw", "", "stock"), Action("pass")])
    assert g.tap(Target("stock"), 1) == Send(Act(5, Action("draw", "", "stock")))
    assert isinstance(g.tap(Target("stock"), 1.05), Nothing)
    assert isinstance(g.choose(Action("pass"), 1.1), Nothing)
    assert g.buttons() == []
    g.refused(6, [Action("draw", "", "stock")])
    assert g.tap(Target("stock"), 1.2) == Send(Act(6, Action("draw", "", "stock")))


def test_a_question_that_changed_under_the_finger_is_not_answered() -> None:
    g = korist([Action("draw", "", "stock")])
    g.question(6, [Action("take"), Action("leave")], HAND, 10.0)
    assert isinstance(g.choose(Action("take"), 10.0 + GUARD - 0.01), Nothing)
    assert isinstance(g.choose(Action("take"), 10.0 + GUARD), Send)


def test_news_that_changes_no_question_leaves_the_selection() -> None:
    g = korist()
    g.tap(card(0), 1)
    g.question(5, LAYS, HAND, 2.0)
    g.question(6, LAYS, HAND, 2.0)
    assert g.chosen
    assert g.confirm(2.0) == Send(Act(6, Action("lay", "6", "", "1+0")))


def test_the_same_question_again_is_guarded_too() -> None:
    draw = Action("draw", "", "stock")
    g = korist([draw])
    assert isinstance(g.tap(Target("stock"), 1.0), Send)
    g.question(6, [draw], HAND, 1.1)
    assert isinstance(g.tap(Target("stock"), 1.2), Nothing)  # the second half of a double tap
    assert g.tap(Target("stock"), 1.6) == Send(Act(6, draw))


def test_no_is_never_silent() -> None:
    g = korist([Action("draw", "", "supply:1")])
    assert g.tap(card(0), 1) == Ask(Why(5, Action("lay", "6", "", "1+0")))
    assert g.tap(Target("supply:0", "7", 0), 1) == Ask(Why(5, Action("draw", "", "supply:0")))
    assert isinstance(g.tap(Target("discard", "7", 0), 1), Nothing)
    assert isinstance(g.tap(Target("supply:1", "7", 0), 1), Send)


def test_who_is_not_asked_may_still_ask() -> None:
    g = korist([])
    assert not g.open
    assert g.tap(card(0), 1) == Ask(Why(5, Action("lay", "6", "", "1+0")))
    assert isinstance(g.confirm(1), Nothing)


def test_a_card_on_the_wrong_meld_asks_about_that_meld() -> None:
    g = fingers("rummy", 0)
    g.question(1, [Action("stage", "h7", "meld:0")], ["h7"], 0.0)
    seven = Target("hand:0", "h7", 0)
    wrong = Ask(Why(1, Action("stage", "h7", "meld:3")))
    assert g.drop(seven, "meld:3", 1) == wrong
    g.tap(seven, 1)
    assert g.tap(Target("meld:3", "s9", 0), 1) == wrong
    assert g.drop(seven, "discard", 1) == Ask(Why(1, Action("discard", "h7", "discard")))
    assert isinstance(g.drop(seven, "stock", 1), Nothing)


def test_a_hidden_card_asks_nothing() -> None:
    g = fingers("svabi", 0)
    g.question(1, [Action("choose", "A3")], ["A3"], 0.0)
    assert isinstance(g.tap(Target("hand:1", "?B", 0), 1), Nothing)
    assert g.tap(Target("floor", "B4", 0), 1) == Ask(Why(1, Action("take", "B4", "floor")))


def test_an_equal_card_in_the_hand_is_not_the_one_that_lies_there() -> None:
    gestures = fingers("korist", 0)
    gestures.question(1, [Action("shadow", "4", "shadow:4"), Action("shadow", "7", "shadow:7")], ["4", "9"], 0.0)
    assert gestures.lights(Target("hand:0", "4", 0)).actions == ()
    assert gestures.lights(Target("shadow:4", "4", 0)).actions == (Action("shadow", "4", "shadow:4"),)


def test_another_card_of_the_same_place_is_taken_up_instead() -> None:
    gestures = fingers("svabi", 0)
    gestures.question(1, [Action("take", "B9", "floor"), Action("take", "C1", "floor")], ["A4"], 0.0)
    assert isinstance(gestures.tap(Target("floor", "B9", 0), 1.0), Lit)
    assert isinstance(gestures.tap(Target("floor", "C1", 1), 1.0), Lit)
    assert gestures.commitment() == Action("take", "C1", "floor")
    assert gestures.tap(Target("floor", "C1", 1), 1.0) == Send(Act(1, Action("take", "C1", "floor")))


def test_two_ways_for_a_held_card_are_told_apart() -> None:
    gestures = fingers("svabi", 0)
    ways = [Action("take", "B9", "floor"), Action("take_pair", "B9", "floor")]
    gestures.question(1, [*ways, Action("take", "C1", "floor")], ["A4"], 0.0)
    assert gestures.alternatives() == []
    gestures.tap(Target("floor", "C1", 1), 1.0)
    assert gestures.alternatives() == []
    gestures.tap(Target("floor", "B9", 0), 1.0)
    assert gestures.alternatives() == ways
    assert gestures.choose(ways[1], 1.0) == Send(Act(1, ways[1]))


def test_tap_and_tap_again() -> None:
    g = fingers("svabi", 0)
    g.question(1, [Action("choose", "A3"), Action("choose", "A4")], ["A3", "A4"], 0.0)
    three, four = Target("hand:0", "A3", 0), Target("hand:0", "A4", 1)
    assert g.tap(three, 1) == Lit((Action("choose", "A3"),), ())
    assert g.commitment() == Action("choose", "A3")
    assert isinstance(g.tap(four, 1.1), Lit)  # a change of mind
    assert g.tap(four, 1.2) == Send(Act(1, Action("choose", "A4")))


def test_a_pair_or_a_single_card_is_for_the_person_to_choose() -> None:
    g = fingers("svabi", 0)
    both = (Action("take", "B4", "floor"), Action("take_pair", "B4", "floor"))
    g.question(1, both, [], 0.0)
    spot = Target("floor", "B4", 2)
    assert g.tap(spot, 1) == Lit(both, ("floor",))
    assert g.commitment() is None
    assert g.tap(spot, 1.1) == Choose(both)
    assert g.choose(both[1], 1.2) == Send(Act(1, both[1]))


def test_a_card_finds_its_place() -> None:
    g = fingers("canasta", 0)
    legal = [Action("stage", "h7", "meld:0:7"), Action("discard", "h7", "discard")]
    g.question(1, legal, ["h7"], 0.0)
    seven = Target("hand:0", "h7", 0)
    assert g.lights(seven).places == ("meld:0:7", "discard")
    assert g.tap(seven, 1).actions == tuple(legal)  # type: ignore[union-attr]
    assert g.tap(Target("discard", "s9", 4), 1) == Send(Act(1, legal[1]))
    g.question(2, legal, ["h7"], 2.0)
    assert g.drop(seven, "meld:0:7", 3) == Send(Act(2, legal[0]))
