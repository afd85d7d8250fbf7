"""The stage's law, for every game, seat and watcher; and laid backs."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from client.table.stage import Flip, Look, Manner, Move, Shuffle, Slot, Stage, Step
from shared.engine import Changed, Match, Moved, Shown, Shuffled, Table
from shared.games import GAMES
from shared.messages import News, Times
from shared.replica import Gap, snapshot
from tests.client.matches import Recorded, record, tables
from tests.client.tables import staged

TABLES = [
    pytest.param(game, seats, marks=() if seats == GAMES[game].seats.start else pytest.mark.slow)
    for game, seats in tables()
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_after_each_event_the_stage_holds_the_table(game: str, seats: int) -> None:
    for told in record(game, seats):
        follow(told)


def follow(told: Recorded) -> None:
    """Fold a match event by event beside the engine's own fold."""
    game = GAMES[told.game]
    stage = staged(told.game, told.first)
    table = Table(game.hiding, told.first.cards).copy()
    everything = census(stage)
    assert stage.cards() == table.plain()
    seen = stage.pictures()
    for news in told.news:
        steps: list[Step] = []
        telling = stage.tell(news)
        for event in news.events:
            steps += next(telling)
            table.fold(event)
            assert stage.cards() == table.plain(), event
        steps += [step for more in telling for step in more]
        assert stage.cards() == stage.replica.table.plain()
        assert census(stage) == everything
        for step in steps:
            seen.update(step.places)
        assert {place: pieces for place, pieces in seen.items() if pieces} == stage.pictures()
        assert_hidden(stage)


def census(stage: Stage) -> Counter[int]:
    """Every sprite once, wherever it is; nothing is made or lost after the start."""
    pieces = Counter(piece.sprite for pieces in stage.pictures().values() for piece in pieces)
    assert set(pieces.values()) == {1}
    return pieces


def assert_hidden(stage: Stage) -> None:
    """No face is shown where this seat may not look."""
    sees = stage.game.hiding.sees
    for place, pieces in stage.pictures().items():
        assert sees(stage.seat, place) or all(piece.card[0] == "?" for piece in pieces)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_fold_tells_the_same_as_event_by_event(game: str, seats: int) -> None:
    told = record(game, seats, limit=60)[1]
    stage = staged(game, told.first)
    for news in told.news:
        steps = stage.fold(news)
        moved = [event for event in news.events if isinstance(event, Moved)]
        assert sum(isinstance(step, Move) for step in steps) >= len(moved)
        assert sum(type(step).__name__ == "Fact" for step in steps) == sum(isinstance(e, Changed) for e in news.events)
    assert stage.cards() == stage.replica.table.plain()


def test_a_gap_changes_nothing() -> None:
    told = record("korist", 3, limit=10)[1]
    stage = staged("korist", told.first)
    before = stage.pictures()
    with pytest.raises(Gap):
        stage.fold(told.news[1])
    assert stage.pictures() == before


def svabi_stage(seat: int | None) -> tuple[Match[Any], Stage]:
    match: Match[Any] = Match(GAMES["svabi"], 3, "laid")
    return match, staged("svabi", snapshot(match, "m", seat, 0, 1, Times()))


def told(match: Match[Any], seat: int | None, version: int, events: list[Any]) -> News:
    view = match.view(seat)
    return News(version, events, 1, list(view.legal), view.awaited, view.answer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_sealed_answer_lies_as_a_back_until_all_turn_up_together(viewer: int | None) -> None:
    match, stage = svabi_stage(viewer)
    for version, seat in enumerate(range(3), 1):
        news = match.act(seat, match.legal(seat)[0])
        steps = stage.fold(told(match, viewer, version, news[viewer]))
        if seat < 2:
            (laid,) = steps
            assert isinstance(laid, Move)
            assert laid.dst.place == f"choice:{seat}"
            assert laid.piece.card == match.answers[seat].card if seat == viewer else "?" + "AB"[seat]
            assert stage.pictures()[f"choice:{seat}"] == (laid.piece,)
            assert len(stage.pictures()[f"hand:{seat}"]) == 2
            assert len(stage.cards()[f"hand:{seat}"]) == 3
    reveals = [step for step in steps if isinstance(step, Move) and step.manner is Manner.REVEAL]
    assert [step.dst.place for step in reveals] == ["choice:0", "choice:1"]
    assert all(step.piece.card[0] != "?" for step in reveals)
    assert [step.was[0] == "?" for step in reveals] == [seat != viewer for seat in range(2)]
    assert not stage.laid


def test_a_changed_mind_takes_the_back_home() -> None:
    match, stage = svabi_stage(0)
    first, second = match.legal(0)[:2]
    stage.fold(told(match, 0, 1, match.act(0, first)[0]))
    home, out = stage.fold(told(match, 0, 2, match.act(0, second)[0]))
    assert isinstance(home, Move)
    assert isinstance(out, Move)
    assert (home.dst.place, home.piece.card) == ("hand:0", first.card)
    assert (out.src.place, out.was) == ("hand:0", second.card)
    (back,) = stage.fold(told(match, 0, 3, match.act(0, match.legal(0)[-1])[0]))
    assert isinstance(back, Move)
    assert back.dst.place == "hand:0"
    assert not stage.laid


def test_who_comes_back_sees_the_laid_backs() -> None:
    match, _ = svabi_stage(0)
    match.act(1, match.legal(1)[0])
    stage = staged("svabi", snapshot(match, "m", 0, 5, 1, Times()))
    assert [piece.card for piece in stage.pictures()["choice:1"]] == ["?B"]


def test_memory_may_be_shown() -> None:
    told = record("korist", 3, limit=120)[1]
    honest, aided = staged("korist", deepcopy(told.first)), staged("korist", told.first, memory_aid=True)
    known = 0
    for news in told.news:
        honest.fold(news)
        aided.fold(news)
        for hand in ("hand:1", "hand:2"):
            assert all(piece.card == "?" for piece in honest.pictures().get(hand, ()))
            known += sum(piece.card != "?" for piece in aided.pictures().get(hand, ()))
    assert known > 0


def test_a_look_turns_the_card_for_who_may_know() -> None:
    told = record("korist", 3, limit=5)[1]
    stage = staged("korist", told.first, memory_aid=True)
    stage.fold(told.news[0])
    look, flip = stage.fold(News(2, [Shown("7", "stock", 3, (0,))], 1, [], ()))
    assert isinstance(look, Look)
    assert (look.card, look.slot, look.seats) == ("7", Slot("stock", 3), (0,))
    assert isinstance(flip, Flip)
    assert (flip.was, flip.piece.card, flip.slot) == ("?", "7", look.slot)
    (unseen,) = stage.fold(News(3, [Shown("?", "hand:1", None, (2,))], 1, [], ()))
    assert isinstance(unseen, Look)
    assert unseen.slot.place == "hand:1"


def test_a_shuffle_turns_over_what_was_known() -> None:
    told = record("korist", 3, limit=5)[1]
    stage = staged("korist", told.first, memory_aid=True)
    stage.fold(told.news[0])
    stage.fold(News(2, [Shown("7", "stock", 3, (0,))], 1, [], ()))
    shuffle, flip = stage.fold(News(3, [Shuffled("stock")], 1, [], ()))
    assert isinstance(shuffle, Shuffle)
    assert isinstance(flip, Flip)
    assert (flip.was, flip.piece.card) == ("7", "?")
