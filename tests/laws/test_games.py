"""The laws of every game, over GAMES x seats x options."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from shared.engine import (
    TAKE_BACK,
    Action,
    Event,
    Game,
    Match,
    Moved,
    OptionError,
    Seat,
    Shown,
    State,
    sample,
)
from shared.engine.events import permits
from shared.games import GAMES
from shared.messages import News, Times
from shared.replica import Replica, snapshot
from shared.wire import from_server, pack
from tests.laws.beliefs import (
    assert_conserved,
    assert_honest,
    assert_no_face_unseen,
    deck_of,
    pick,
    pick_action,
    pinned,
    play_randomly,
    same_position,
    sent_bytes,
)
from tests.laws.combinations import option_sets

CASES = [
    pytest.param(
        game, seats, options, id=f"{game.id}-{seats}-{n}", marks=() if n == 0 and seats < 5 else pytest.mark.slow
    )
    for game in GAMES.values()
    for seats in game.seats
    for n, options in enumerate(option_sets(game, seats))
]


def seed_of(game: Game[Any], seats: int, options: dict[str, Any]) -> str:
    return f"{game.id} {seats} {sorted(options.items(), key=str)}"


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_a_random_match_keeps_the_laws(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    seed = seed_of(game, seats, options)
    chance = Random(seed)
    match = Match(game, seats, seed, options)
    silent = State(game, seats, seed, match.state.options)
    game.setup(silent)
    assert_honest(match)
    for step, (_seat, _action, news) in enumerate(play_randomly(match, chance)):
        for audience, events in news.items():
            assert_no_face_unseen(match, audience, events)
        if not match.over:
            assert_everybody_can_answer(match)
        if step % 7 == 0:
            assert_honest(match)
            assert_conserved(match.state)
            assert_worlds_agree(match, chance)
    assert_honest(match)
    assert_conserved(match.state)
    assert_result(match)
    again = Match.replay(game, seats, seed, options, match.log)
    assert same_position(again.state, match.state)
    assert again.shown == match.shown
    replay_silently(silent, match.log)
    assert same_position(silent, match.state)
    assert State.load(game, match.state.dump()).dump() == match.state.dump()


def assert_everybody_can_answer(match: Match[Any]) -> None:
    awaited = match.game.awaited(match.state)
    assert awaited
    assert list(awaited) == sorted(set(awaited))
    for seat in awaited:
        legal = match.game.legal(match.state, seat)
        assert legal
        assert len(set(legal)) == len(legal) < 400
        assert permits(legal, match.game.default(match.state, seat))


def assert_worlds_agree(match: Match[Any], chance: Random) -> None:
    """Law 5: a legal list uses only what the seat was shown."""
    deck, awaited = deck_of(match.state), match.game.awaited(match.state)
    for seat in range(match.state.seats):
        world = sample(match.view(seat), chance)
        assert_conserved(world, deck)
        assert match.game.legal(world, seat) == match.game.legal(match.state, seat)
        assert match.game.awaited(world) == awaited
        for action in match.legal(seat)[:5]:
            if action != TAKE_BACK:
                assert match.game.preview(world, seat, action) == match.game.preview(match.state, seat, action)


def assert_result(match: Match[Any]) -> None:
    scores, places = match.game.scores(match.state), match.game.places(match.state)
    assert scores is not None
    assert len(scores) == len(places) == match.state.seats
    assert all(1 <= place <= match.state.seats + 1 for place in places)
    assert match.game.awaited(match.state) == ()
    assert all(match.legal(seat) == [] for seat in range(match.state.seats))


def replay_silently(s: State[Any], log: list[tuple[Seat, Action]]) -> None:
    """The same actions on a silent state, with sealed answers held outside."""
    answers: dict[Seat, Action] = {}
    for seat, action in without_steps_taken_back(s, log):
        if action == TAKE_BACK:
            del answers[seat]
        elif action.verb in s.game.sealed:
            answers[seat] = action
        else:
            s.game.apply(s, seat, action)
            answers = {who: given for who, given in answers.items() if given in s.game.legal(s, who)}
        if answers and set(s.game.awaited(s)) <= set(answers):
            s.game.settle(s, dict(sorted(answers.items())))
            answers.clear()


def without_steps_taken_back(s: State[Any], log: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
    """The log as if no step had been taken that was taken back; sealed answers are left as they are."""
    kept: list[tuple[Seat, Action]] = []
    match = Match(s.game, s.seats, s.seed, s.options)  # it knows which of the two a seat takes back
    for seat, action in log:
        if action == TAKE_BACK and seat not in match.answers:
            del kept[max(n for n, (who, _) in enumerate(kept) if who == seat)]
        else:
            kept.append((seat, action))
        match.act(seat, action)
    return kept


FEW = [case for case in CASES if str(case.id).endswith(("-0", "-1", "-5"))]


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_bytes_tell_nothing_unseen(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """What a seat is sent is the same in two deals that differ only in what it may not see, until it may see it."""
    chance = Random("twins")
    match = Match(game, seats, seed_of(game, seats, options), options)
    for _ in range(2000):
        if match.over:
            break
        seat = int(chance.random() * seats)
        twin = twin_deal(match, seat, chance)
        actor = pick(chance, [s for s in range(seats) if match.legal(s)])
        action = pinned(pick_action(chance, match.legal(actor)), chance)
        may = twin is not None and permits(twin.legal(actor), action)
        if twin is not None and all(s in match.answers or s == actor for s in match.game.awaited(match.state)):
            tell_answers(match, twin)
        news = match.act(actor, action)
        if twin is not None and may:
            assert_same_news(match, news, twin, twin.act(actor, action), seat)


def twin_deal(match: Match[Any], seat: Seat, chance: Random) -> Match[Any] | None:
    """The same match as far as a seat can tell, with the rest dealt anew and sealed answers of the same kind."""
    world = sample(match.view(seat), chance).dump()
    world.update(seed=match.state.seed, throws=match.state.throws)
    twin = Match.arranged(match.game, world)
    twin.shown[seat] = match.shown[seat].copy()
    seen = match.game.hiding.seen
    for who, steps in match.steps.items():
        if all(seen(seat, m.dst) == m.dst for step in steps for m in step):  # else the seat knows of no step
            twin.steps[who] = [list(step) for step in steps]
    for who, answer in match.answers.items():
        alike = [action for action in match.game.legal(twin.state, who) if action.verb == answer.verb]
        if not alike:
            return None  # what this seat answered it could not have answered there
        twin.answers[who] = answer if answer in alike else alike[0]
    return twin


def tell_answers(match: Match[Any], twin: Match[Any]) -> None:
    """All answers are about to be told and no secret any more, so the twin's are the same where they can be."""
    for who, answer in match.answers.items():
        if answer in match.game.legal(twin.state, who):
            twin.answers[who] = answer


def assert_same_news(match: Match[Any], news: Any, twin: Match[Any], twins: Any, seat: Seat) -> None:
    assert (seat in news) == (seat in twins)
    for one, two in zip_longest(news.get(seat, []), twins.get(seat, [])):
        if one != two:
            # Only an event that shows the seat a face may differ, in either deal: that a hand is not shown where the
            # rules show every winning one tells that it loses. What follows from that face may differ too.
            assert shows(match, one, seat) or shows(match, two, seat), (one, two)
            return
    if seat in news:
        assert sent_bytes(match, seat, news[seat]) == sent_bytes(twin, seat, twins[seat])


def shows(match: Match[Any], event: Event, seat: Seat) -> bool:
    """Whether a seat sees a face by an event."""
    if isinstance(event, Moved):
        return match.game.hiding.sees(seat, event.src) or match.game.hiding.sees(seat, event.dst)
    return isinstance(event, Shown) and (seat in event.seats or -1 in event.seats)


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_client_replicas_follow_over_the_wire(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Snapshot, then News packed and unpacked: the client's fold equals the server's."""
    match = Match(game, seats, "wire " + seed_of(game, seats, options), options)
    chance, reader = Random(5), from_server()
    replicas = {a: Replica(game, sent(reader, snapshot(match, "m", a, 0, 0, Times()))) for a in match.shown}
    versions = dict.fromkeys(match.shown, 0)
    for _seat, _action, news in play_randomly(match, chance):
        for audience, events in news.items():
            versions[audience] += 1
            legal = [] if audience is None else match.legal(audience)
            replicas[audience].fold(sent(reader, News(versions[audience], events, 0, legal, match.awaited(audience))))
    for audience, replica in replicas.items():
        assert replica.table.plain() == match.shown[audience].plain()
        assert vars(replica.public) == vars(match.state.public)


def sent(reader: Any, message: Any) -> Any:
    [received] = reader.feed(pack(message))
    return received


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_no_is_never_silent(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Every refusal names a rule, for every action of any other moment of the match and for nonsense."""
    match = Match(game, seats, "why " + seed_of(game, seats, options), options)
    chance, met = Random(9), set[Action]()
    nonsense = [Action("dance"), Action("lay", "99"), Action("", "", "", "x" * 40), Action("draw", place="nowhere")]
    for step, _ in enumerate(play_randomly(match, chance)):
        if match.over:
            break
        met |= {action for seat in range(seats) for action in match.legal(seat)}
        if step % 9:
            continue
        for action in [*nonsense, TAKE_BACK, *sorted(met)[:: 1 + len(met) // 40]]:
            for seat in range(seats):
                rule = match.why(seat, action)
                assert (rule == "") == permits(match.legal(seat), action)
                assert not rule or _is_rule(rule), (action, rule)


def _is_rule(text: str) -> bool:
    family, dash, number = text.partition("-")
    return dash == "-" and family.isalpha() and family.isupper() and number.isdigit()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_bad_options_are_named(game: Game[Any]) -> None:
    with pytest.raises(OptionError, match="seats must be"):
        game.settings(game.seats.stop, {})
    with pytest.raises(OptionError, match="nonsense"):
        game.settings(game.seats.start, {"nonsense": 1})
    for name in game.options:
        with pytest.raises(OptionError, match=name):
            game.settings(game.seats.start, {name: "no such value"})
        with pytest.raises(OptionError, match=name):
            game.settings(game.seats.start, {name: [[1]]})


def test_every_game_is_tried() -> None:
    assert {case.values[0].id for case in CASES} == set(GAMES)  # type: ignore[union-attr]
    assert {game.id for game in GAMES.values()} == set(GAMES)
