"""Recordings: a film is what each audience was sent, an open one the truth; files are read back or refused in words."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.engine import Action, Event, Match, Table
from shared.engine.match import Audience
from shared.engine.match import News as Heard
from shared.games import GAMES
from shared.messages import Recording
from shared.recording import FILE_LIMIT, HEAD, RecordingError, film, read, turns, write
from shared.replica import Replica
from tests.golden import recipe
from tests.laws.beliefs import pick, pinned


class Live(NamedTuple):
    """A match as it was played: its recording, and what each audience was told after each action."""

    recording: Recording
    told: dict[Audience, list[tuple[list[Event], list[Action], tuple[int, ...], Action | None]]]


def live(game_id: str) -> Live:
    """The golden recipe of a game, with changes of mind where answers are sealed."""
    chosen = recipe(game_id)
    chance = Random(chosen.seed)
    match: Match[Any] = Match(GAMES[game_id], chosen.seats, chosen.seed, chosen.options)
    told: dict[Audience, list[Any]] = {audience: [] for audience in match.shown}

    def tell(heard: Heard) -> None:
        for audience, events in heard.items():
            view = match.view(audience)
            told[audience].append((events, [*view.legal], view.awaited, view.answer))

    tell(match.opening)
    while not match.over and len(match.log) < chosen.decisions:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        if match.answers and chance.random() < 0.2:
            seat = min(match.answers)
        tell(match.act(seat, pinned(pick(chance, match.legal(seat)), chance)))
    nobody = ("",) * chosen.seats
    names = tuple(f"Hráč {seat}" for seat in range(chosen.seats))
    options = dict(match.state.options)
    log = tuple(match.log)
    return Live(Recording(game_id, chosen.seats, options, chosen.seed, names, nobody, nobody, log, 0), told)


def played(game_id: str) -> Recording:
    return live(game_id).recording


@pytest.mark.parametrize("game_id", GAMES)
def test_a_film_is_what_each_audience_was_sent(game_id: str) -> None:
    recording, told = live(game_id)
    for audience, heard in told.items():
        shown = film(recording, audience)
        assert [(news.events, news.legal, news.awaited, news.answer) for news in shown.news] == heard
        assert [news.version for news in shown.news] == [*range(1, len(heard) + 1)]
        assert shown.done == sorted(set(shown.done))
        replica = Replica(GAMES[game_id], shown.first)
        for news in shown.news:
            replica.fold(news)
        match: Match[Any] = Match.replay(
            GAMES[game_id], recording.seats, recording.seed, recording.options, recording.log
        )
        assert replica.table.plain() == match.shown[audience].plain()
        assert vars(replica.public) == vars(match.state.public)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_open_film_shows_the_truth(game_id: str) -> None:
    recording = played(game_id)
    game = GAMES[game_id]
    for audience in (0, None):
        shown = film(recording, audience, open=True)
        replica = Replica(game, shown.first)
        match: Match[Any] = Match(game, recording.seats, recording.seed, recording.options)
        told = dict(zip(shown.done, shown.news, strict=True))
        replica.fold(told[0])
        agree(replica.table, match)
        for number, (seat, action) in enumerate(recording.log, 1):
            match.act(seat, action)
            if number in told:
                replica.fold(told[number])
            agree(replica.table, match)
            assert vars(replica.public) == vars(match.state.public)


def agree(shown: Table, match: Match[Any]) -> None:
    """Every card lies where it truly lies, with its face unless nobody can know the order of its place."""
    truth, hiding = match.state.table, match.game.hiding
    assert {place for place, cards in shown.items() if cards} == {place for place, cards in truth.items() if cards}
    for place, cards in truth.items():
        unknown = [index for index, card in enumerate(shown[place]) if card[0] == "?"]
        believed = [cards[index] if index in unknown else card for index, card in enumerate(shown[place])]
        assert believed == cards
        if unknown:
            assert not any(hiding.sees(seat, place) for seat in (None, *range(match.state.seats)))


def test_an_open_film_knows_all_hands() -> None:
    recording = played("korist")
    replica = Replica(GAMES["korist"], (shown := film(recording, None, open=True)).first)
    replica.fold(shown.news[0])
    assert all("?" not in replica.table[f"hand:{seat}"] for seat in range(recording.seats))


@pytest.mark.parametrize("game_id", GAMES)
def test_turns_are_where_a_seat_acted_next(game_id: str) -> None:
    recording = played(game_id)
    shown = film(recording, 1)
    mine = turns(recording, shown.done, 1)
    assert mine
    assert all(recording.log[shown.done[number]][0] == 1 for number in mine)
    actions = Counter(seat for seat, _ in recording.log)
    assert len(mine) <= actions[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_file_is_read_back(game_id: str) -> None:
    recording = played(game_id)
    assert read(write(recording)) == recording


GOOD = played("korist")


def changed(**fields: Any) -> Recording:
    return msgspec.structs.replace(GOOD, **fields)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "foreign"),
        (b"\x89PNG\r\n", "foreign"),
        (b"tlapa recording x\n{}", "foreign"),
        (b"tlapa recording 99\nwhatever", "newer"),
        (write(GOOD)[:-100], "damaged"),
        (HEAD + b"1\n" + b"[" * 5000, "damaged"),
        (HEAD + b'1\n{"game": 3}', "damaged"),
        (HEAD + b"1\n\xff", "damaged"),
        (b"x" * (FILE_LIMIT + 1), "long"),
        (write(changed(log=((0, Action("x")),) * 40_000)), "long"),
    ],
)
def test_a_wrong_file_is_refused_in_words(data: bytes, reason: str) -> None:
    with pytest.raises(RecordingError) as caught:
        read(data)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("recording", "reason"),
    [
        (changed(game="chess"), "unknown"),
        (changed(seats=11), "damaged"),
        (changed(names=("a",)), "damaged"),
        (changed(options={"wings": 2}), "damaged"),
        (changed(seat=7), "damaged"),
        (changed(log=((9, Action("lay")),)), "damaged"),
        (changed(log=((0, Action("fly", "x")),)), "illegal"),
        (changed(seed="another"), "illegal"),
    ],
)
def test_a_recording_that_cannot_be_played_is_refused_in_words(recording: Recording, reason: str) -> None:
    with pytest.raises(RecordingError) as caught:
        film(recording, 0)
    assert caught.value.reason == reason


@given(st.integers(0, len(write(GOOD)) - 1), st.integers(0, 255))
@settings(max_examples=60, deadline=None)
def test_of_a_changed_byte_only_a_recording_error_escapes(at: int, byte: int) -> None:
    data = bytearray(write(GOOD))
    data[at] = byte
    with suppress(RecordingError):
        film(read(bytes(data)), 0)
