"""Advice from a bot for a person's seat, and finished matches that are told again."""

from __future__ import annotations

from pathlib import Path

from server.effects import KeepAction, KeepResult
from server.store import Store
from shared import messages as m
from shared.engine import Action, Said
from shared.games import GAMES
from shared.wire import from_server, pack
from tests.server.party import Party, agree


def test_the_strongest_bot_thinks_about_what_the_seat_was_shown_and_nothing_changes():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    room, heard = party.only_room(), len(bob.heard)
    before = room.data()
    ada.say(m.Advise(ada.replica.ask))
    (think,) = party.thinks
    assert (think.seat, think.level, think.delay, think.advice) == (0, "sharp", 0.0, True)
    assert think.view.seat == 0
    assert set(think.view.table["hand:1"]) == {"?"}
    assert think.view.legal == ada.replica.legal
    party.think()
    advice = ada.last(m.Advice)
    assert advice == m.Advice(ada.replica.ask, ada.replica.legal[0], [Said(0, "lay")])
    assert room.data() == before
    assert room.match_room.match.log == []
    assert len(bob.heard) == heard
    agree(party)


def test_a_stale_question_is_refused():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    ada.say(m.Advise(ada.replica.ask + 1))
    assert ada.last(m.Refused) == m.Refused(ada.replica.ask, "stale", ada.replica.legal)
    assert party.thinks == []


def test_advice_for_a_question_that_has_changed_falls_away():
    party = Party()
    ada, _ = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 0})
    ada.say(m.Advise(ada.replica.ask))
    ada.act(ada.replica.legal[0])
    party.think()
    assert ada.count(m.Advice) == 0


def test_after_an_answer_one_may_ask_again():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    for count in (1, 2):
        ada.say(m.Advise(ada.replica.ask))
        party.think()
        assert ada.count(m.Advice) == count


def test_advice_is_only_for_who_asked():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    ask = ada.replica.ask
    ada.say(m.Advise(ask)).say(m.Leave())
    cyd = party.client("Cyd").say(m.Join(bob.room.id, seat=0))
    assert cyd.replica.seat == 0
    party.think()
    assert ada.count(m.Advice) == cyd.count(m.Advice) == 0


def test_advice_that_is_not_legal_is_not_given():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    ada.say(m.Advise(ada.replica.ask))
    party.lobby.advised(party.only_room().id, 0, ada.replica.ask, Action("fly"), party.now)
    party.lobby.advised("nowhere", 0, 1, Action("fly"), party.now)
    party.run()
    assert ada.count(m.Advice) == 0


def finished(party: Party, store: Store):
    """Ada and a bot have played; the store has heard of it."""
    (ada,) = party.started("korist", "Ada", bots=1)
    while party.only_room().stage == "playing":
        party.think()
        if ada.replica.legal:
            ada.act(ada.replica.legal[0])
    store.write([keep for keep in party.kept if isinstance(keep, (KeepAction, KeepResult))])
    party.lobby.recall, party.lobby.records = store.recall, store.statistics
    return ada


def test_a_finished_match_is_recalled_by_who_had_a_seat_in_it(tmp_path: Path):
    party, store = Party(), Store(str(tmp_path))
    ada = finished(party, store)
    match = party.only_room().match_room.match
    result = ada.last(m.Result)
    ada.say(m.Recall(result.match))
    record = ada.last(m.Record)
    told = record.recording
    assert record.match == result.match
    assert (told.game, told.seats, told.seed, told.seat) == ("korist", 2, result.seed, 0)
    assert (told.names, told.levels, told.avatars) == (("Ada", "thumb"), ("", "thumb"), ("cat", ""))
    assert told.options == dict(match.state.options)
    assert [*told.log] == match.log
    again = type(match).replay(GAMES["korist"], told.seats, told.seed, told.options, told.log)
    assert again.game.scores(again.state) == result.scores
    eve = party.client("Eve").say(m.Recall(result.match))
    assert eve.denied == "no_such_match"
    store.close()


def test_statistics_tell_bots_from_people(tmp_path: Path):
    party, store = Party(), Store(str(tmp_path))
    ada = finished(party, store)
    ada.say(m.Records())
    (past,) = ada.last(m.Statistics).matches
    assert (past.names, past.levels) == (("Ada", "thumb"), ("", "thumb"))
    store.close()


def test_the_longest_recording_fits_into_a_frame():
    action = Action("v" * 5, "c" * 5, "p" * 5, "c" * 5)
    recording = m.Recording("g", 2, {}, "s", ("Ada", "Bob"), ("", ""), ("", ""), ((1, action),) * 30_000)
    record = m.Record("m", recording)
    assert list(from_server().feed(pack(record))) == [record]
