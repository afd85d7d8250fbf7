"""A room around a match: questions, versions, clocks, bots, people who come and go."""

from __future__ import annotations

import logging
from hashlib import sha256

import pytest

from server.effects import ForgetRoom, KeepAction, KeepResult, KeepRoom
from shared import messages as m
from shared.engine import TAKE_BACK, Action, Match, Moved
from tests.server.games import TOYS
from tests.server.party import Client, Party, agree

KNOCK, HUSH = Action("knock"), Action("hush")


def on_turn(people: list[Client]) -> Client:
    """The one client who is awaited in a game of turns."""
    return next(client for client in people if client.replica.awaited == (client.replica.seat,))


# --- a match, and the questions in it ---


def test_a_match_from_the_deal_to_the_result():
    party = Party()
    people = party.started("lone", "Ada", "Bob", "Cyd")
    agree(party)
    for _ in range(3):
        for client in people:
            client.act(client.replica.legal[0])
            agree(party)
    result = people[0].last(m.Result)
    assert people[2].last(m.Result) == result
    assert people[0].room.stage == "finished"
    (kept,) = (keep for keep in party.kept if isinstance(keep, KeepResult))
    assert kept.data["scores"] == result.scores
    assert kept.data["persons"] == [client.person for client in people]
    people[1].drop()
    people[1].connect()  # who was away when it ended is told on return
    assert people[1].count(m.Result) == 2
    assert people[1].last(m.Result) == result
    log = [(keep.seat, keep.action) for keep in party.kept if isinstance(keep, KeepAction)]
    again = Match.replay(TOYS["lone"], 3, kept.data["seed"], kept.data["options"], log)
    assert again.game.scores(again.state) == result.scores


def test_the_deal_is_told_as_news_after_a_table_that_is_not_dealt():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    snapshot, news = ada.last(m.Snapshot), ada.last(m.News)
    assert (snapshot.version, news.version) == (0, 1)
    assert set(snapshot.cards) == {"stock"}
    assert all(card == "?" for card in snapshot.cards["stock"])
    assert sum(isinstance(event, Moved) for event in news.events) == 6


def test_what_is_kept_comes_before_what_is_sent():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    party.lobby.handle(ada.session, m.Act(ada.replica.ask, HUSH), party.now)
    assert [type(effect).__name__ for effect in party.lobby.drain()] == ["KeepAction", "Send", "Send"]


def test_a_double_tap_acts_once_even_if_the_list_stays_the_same():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    ask, legal = ada.replica.ask, ada.replica.legal
    ada.act(HUSH, ask)
    assert ada.replica.legal == legal
    ada.act(HUSH, ask)
    assert ada.last(m.Refused) == m.Refused(ada.replica.ask, "stale", legal)
    assert len(party.only_room().match_room.match.log) == 1
    assert bob.count(m.Refused) == 0


def test_a_stale_ask_falls_away():
    party = Party()
    people = party.started("turns", "Ada", "Bob")
    first = on_turn(people)
    old = first.replica.ask
    first.act(KNOCK)
    other = on_turn(people)
    first.act(KNOCK, old)
    assert first.last(m.Refused).rule == "stale"
    assert on_turn(people) is other


def test_a_question_stays_the_same_while_others_answer():
    party = Party()
    ada, bob, _ = party.started("openlone", "Ada", "Bob", "Cyd")
    ask = bob.replica.ask
    ada.act(ada.replica.legal[0])
    assert bob.replica.awaited == (1, 2)
    assert bob.replica.ask == ask
    bob.act(bob.replica.legal[0], ask)
    assert bob.replica.answer == bob.replica.legal[0]


def test_an_illegal_action_is_refused_with_its_rule_and_the_list():
    party = Party()
    people = party.started("turns", "Ada", "Bob")
    client = on_turn(people)
    client.act(Action("play", "z99"))
    assert client.last(m.Refused) == m.Refused(client.replica.ask, "TU-2", client.replica.legal)
    other = next(one for one in people if one is not client)
    other.act(KNOCK)
    assert other.last(m.Refused) == m.Refused(other.replica.ask, "TU-1", [])
    client.act(TAKE_BACK)
    assert client.last(m.Refused).rule == "T-2"
    assert party.only_room().match_room.match.log == []


def test_a_step_can_be_taken_back_and_the_journal_has_both():
    party = Party()
    client = on_turn(party.started("turns", "Ada", "Bob"))
    before = client.replica.table.plain()
    client.act(next(action for action in client.replica.legal if action.verb == "aside"))
    agree(party)
    client.act(TAKE_BACK)
    agree(party)
    assert client.replica.table.plain() == before
    assert [keep.action.verb for keep in party.kept if isinstance(keep, KeepAction)] == ["aside", "take_back"]


def test_why_and_preview():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    ask, card = ada.replica.ask, ada.replica.legal[0]
    ada.say(m.Why(ask, Action("lay", "x1")))
    assert ada.last(m.Because) == m.Because(ask, Action("lay", "x1"), "L-1")
    ada.say(m.Why(ask, card))
    assert ada.last(m.Because).rule == ""
    ada.say(m.Preview(ask, card))
    assert ada.last(m.Outlook).effects[0].what == "lay"
    ada.say(m.Why(ask + 1, card)).say(m.Preview(ask + 7, card))
    assert [message.rule for message in ada.heard if isinstance(message, m.Refused)] == ["stale", "stale"]


def test_an_action_without_a_match_is_stale():
    party = Party()
    ada, _ = party.table("lone", "Ada", "Bob")
    ada.say(m.Act(0, HUSH))
    assert ada.last(m.Refused) == m.Refused(0, "stale", [])


def test_resync_sends_everything_again():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    ada.act(ada.replica.legal[1])
    ada.replica = None
    ada.say(m.Resync())
    assert ada.last(m.Snapshot).answer is not None
    agree(party)
    bob.act(bob.replica.legal[0])
    agree(party)


# --- secrets ---


def test_a_sealed_answer_tells_the_others_nothing():
    party = Party()
    ada, bob, cyd = party.started("lone", "Ada", "Bob", "Cyd", clock=m.Clock(60, 5))
    eve = party.client("Eve").say(m.Watch(ada.room.id))
    party.wait(10)
    heard = [len(client.heard) for client in (bob, cyd, eve)]
    ada.act(ada.replica.legal[0])
    assert [len(client.heard) for client in (bob, cyd, eve)] == heard
    ada.act(TAKE_BACK)
    ada.act(ada.replica.legal[1])
    assert [len(client.heard) for client in (bob, cyd, eve)] == heard
    party.wait(10)
    bob.act(HUSH)  # news for all: Ada's clock seems to run on, and she seems to be awaited
    assert cyd.replica.awaited == (0, 1, 2)
    assert cyd.replica.times.banks[0] == 40
    assert ada.replica.times.banks[0] == 50
    assert eve.replica.times.banks[0] == 40
    assert ada.replica.awaited == (1, 2)
    bob.act(bob.replica.legal[0])
    cyd.act(cyd.replica.legal[0])
    assert cyd.replica.times.banks[0] == 55  # all are in: the truth, and the increment
    agree(party)


def test_the_others_hear_the_same_whatever_a_hidden_seat_did():
    """Two seats answer in either order, one takes back: what the third hears is equal byte for byte."""
    heard = []
    for order in ((0, 1), (1, 0), (0, 0, 1), (1, 1, 0)):
        party = Party()
        people = party.started("lone", "Ada", "Bob", "Cyd")
        cyd = people[2]
        mark = len(cyd.heard)
        for seat in order:
            if people[seat].replica.answer is not None:
                people[seat].act(TAKE_BACK)
            people[seat].act(people[seat].replica.legal[0])
        assert len(cyd.heard) == mark
        cyd.act(cyd.replica.legal[0])
        heard.append(cyd.heard[mark:])
    assert all(one == heard[0] for one in heard)


def test_watchers_never_get_a_hidden_card():
    party = Party()
    people = party.started("lone", "Ada", "Bob")
    eve = party.client("Eve").say(m.Watch(people[0].room.id))
    for _ in range(3):
        for client in people:
            client.act(client.replica.legal[0])
            agree(party)
    for message in eve.heard:
        if isinstance(message, m.Snapshot):
            hidden = [
                card
                for place, cards in message.cards.items()
                if place.split(":")[0] in ("hand", "stock")
                for card in cards
            ]
            assert set(hidden) <= {"?"}
            assert (message.seat, message.legal, message.answer) == (None, [], None)
        elif isinstance(message, m.News):
            assert message.legal == []
            for event in message.events:
                if isinstance(event, Moved) and event.dst.split(":")[0] in ("hand", "stock"):
                    assert event.card == "?"
    assert people[0].room.watchers == (m.Watcher(eve.person, "Eve", "cat"),)
    assert eve.last(m.Result) == people[0].last(m.Result)


def test_nobody_sees_two_hands_of_one_match():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob", bots=2)
    room = ada.room.id
    bob.say(m.Leave())
    bob.say(m.Join(room, seat=2))
    assert bob.denied == "other_hand"
    bob.say(m.Join(room))
    assert bob.replica.seat == 1


def test_who_sits_down_after_the_end_sees_no_hand():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob", options={"rounds": 1})
    for client in (ada, bob):
        client.act(client.replica.legal[0])
    bob.say(m.Leave())
    eve = party.client("Eve").say(m.Join(ada.room.id))
    assert ada.room.seats[1].name == "Eve"
    assert eve.last(m.Snapshot).seat is None
    eve.say(m.Resync())
    assert eve.last(m.Snapshot).seat is None


def test_the_deal_can_be_checked_against_the_promise():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob", bots=1, options={"rounds": 1})
    promise = ada.room.commitment
    ada.say(m.Ready(True, "first")).say(m.Ready(True, "apple"))
    bob.say(m.Ready(True, "berry"))
    ada.say(m.Start("thumb"))
    assert ada.room.commitment == promise
    for client in (ada, bob):
        client.act(client.replica.legal[0])
    party.think()
    result = ada.last(m.Result)
    assert result.entropy == ("apple", "berry", "")
    assert sha256(result.secret.encode()).hexdigest() == promise
    assert sha256("/".join((result.secret, *result.entropy)).encode()).hexdigest() == result.seed
    assert Match(TOYS["lone"], 3, result.seed, {"rounds": 1}).opening[0] == ada.heard_news()[0].events
    ada.say(m.Again())
    assert ada.room.commitment != promise


# --- bots ---


def test_bots_answer_once_for_each_question_with_what_they_were_shown():
    party = Party()
    (ada,) = party.started("lone", "Ada", bots=2)
    assert [(think.seat, think.level, think.delay) for think in party.thinks] == [(1, "thumb", 0.0), (2, "thumb", 0.0)]
    think = party.thinks[0]
    shown = think.view.table.plain()
    assert set(think.view.table["hand:0"]) == {"?"}
    ada.act(HUSH)
    assert len(party.thinks) == 2
    ada.act(ada.replica.legal[0])
    party.think(2)
    assert think.view.table.plain() == shown
    assert think.view.public.round == 1
    assert [think.seat for think in party.thinks] == [1, 2]
    agree(party)


def test_a_bot_without_a_legal_answer_does_as_a_time_out(caplog):
    party = Party()
    (ada,) = party.started("turns", "Ada", bots=1, options={"start": "host", "first": 1})
    for answer in (None, Action("fly")):
        think = party.thinks.pop()
        party.lobby.thought(think.room, think.seat, think.ask, answer, party.now)
        party.run()
        assert party.only_room().match_room.match.log[-1] == (1, KNOCK)
        ada.act(ada.replica.legal[0])
    assert "no legal answer" in caplog.text


def test_a_bot_that_never_answers_does_not_stop_the_match(caplog):
    party = Party(bot_patience=60)
    (ada,) = party.started("turns", "Ada", bots=1, options={"start": "host", "first": 1})
    party.wait(59)
    assert ada.replica.awaited == (1,)
    party.wait(2)
    assert ada.replica.awaited == (0,)
    assert "does not answer" in caplog.text


def test_thoughts_for_rooms_and_questions_that_are_gone_fall_away():
    party = Party()
    (ada,) = party.started("turns", "Ada", bots=1, options={"start": "host", "first": 1})
    think = party.thinks.pop()
    room = party.only_room()
    party.lobby.thought(think.room, 1, think.ask + 1, KNOCK, party.now)
    party.lobby.thought(think.room, 0, room.match_room.asks[0], KNOCK, party.now)
    party.lobby.thought("nowhere", 1, think.ask, KNOCK, party.now)
    assert room.match_room.match.log == []
    ada.say(m.Leave())
    party.lobby.thought(think.room, 1, think.ask, KNOCK, party.now)
    assert party.lobby.drain() == []


# --- people who come and go ---


def test_a_seat_is_kept_by_its_token_and_comes_back_in_the_same_question():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    ask, version, table = bob.replica.ask, bob.replica.version, bob.replica.table.plain()
    bob.drop()
    assert [seat.online for seat in ada.room.seats] == [True, False]
    party.wait(29)
    assert ada.room.seats[1].level == ""
    bob.connect()
    assert bob.last(m.Welcome).room == ada.room.id
    assert (bob.replica.ask, bob.replica.version, bob.replica.table.plain()) == (ask, version, table)
    party.wait(60)
    assert ada.room.seats[1] == m.SeatState(bob.person, "Bob", "cat", "", False, True)
    agree(party)


def test_after_the_grace_a_bot_answers_until_the_person_is_back():
    party = Party(grace=30)
    people = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 1})
    ada, bob = people
    bob.drop()
    party.wait(31)
    assert ada.room.seats[1].level == "thumb"
    assert ada.room.seats[1].person == bob.person
    (think,) = party.thinks
    ask = think.ask
    bob.connect()
    assert ada.room.seats[1].level == ""
    assert bob.replica.ask == ask
    party.think()  # too late
    assert party.only_room().match_room.match.log == []
    bob.act(KNOCK, ask)
    assert ada.replica.awaited == (0,)
    bob.drop()
    party.wait(31)
    ada.act(ada.replica.legal[0])
    party.think()
    assert party.only_room().match_room.match.log[-1][0] == 1
    bob.connect()
    agree(party)


def test_a_bot_asked_twice_for_the_same_question_is_asked_anew():
    party = Party()
    ada, bob = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 1})
    for _ in range(2):
        bob.drop()
        party.wait(31)
        bob.connect()
    bob.drop()
    party.wait(31)
    assert len(party.thinks) == 3
    assert ada.replica.awaited == (1,)


def test_while_nobody_is_online_the_match_waits():
    party = Party(grace=30, empty=300)
    (ada,) = party.started("turns", "Ada", bots=1, options={"start": "host", "first": 0})
    ada.drop()
    party.wait(200)
    assert party.thinks == []
    ada.connect()
    assert ada.replica.awaited == (0,)
    ada.drop()
    party.wait(301)
    assert party.lobby.rooms == {}
    assert isinstance(party.kept[-1], ForgetRoom)
    ada.connect()
    assert ada.last(m.Welcome).room == ""


def test_who_is_back_first_plays_on_with_bots_for_the_others():
    party = Party(grace=30)
    ada, bob = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 1})
    ada.drop()
    bob.drop()
    party.wait(100)
    ada.connect()
    assert ada.room.seats[1].level == "thumb"
    assert len(party.thinks) == 1


def test_leaving_leaves_the_seat_to_a_bot_at_once_and_a_late_arrival_takes_its_hand():
    party = Party()
    ada, bob = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 1})
    hand, room = bob.replica.table["hand:1"], ada.room.id
    bob.say(m.Leave())
    assert bob.last(m.Sent) == m.Sent(room, "left")
    assert ada.room.seats[1] == m.SeatState(level="thumb")
    assert len(party.thinks) == 1
    cyd = party.client("Cyd").say(m.Join(room))
    assert cyd.replica.table["hand:1"] == hand
    party.think()
    assert party.only_room().match_room.match.log == []
    cyd.act(KNOCK)
    assert ada.replica.awaited == (0,)
    agree(party)


def test_a_watcher_takes_a_bots_seat():
    party = Party()
    (ada,) = party.started("lone", "Ada", bots=2)
    eve = party.client("Eve").say(m.Watch(ada.room.id))
    eve.say(m.Join(ada.room.id, seat=2))
    assert eve.replica.seat == 2
    assert ada.room.watchers == ()
    eve.act(eve.replica.legal[0])
    agree(party)


def test_the_host_leaves_and_the_next_is_host():
    party = Party()
    ada, bob, cyd = party.table("lone", "Ada", "Bob", "Cyd")
    bob.drop()
    ada.say(m.Leave())
    assert cyd.room.host == cyd.person  # Bob is away
    cyd.say(m.Change(title="mine"))
    assert cyd.room.title == "mine"


def test_the_host_is_away_for_long_and_the_next_is_host():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    ada.drop()
    assert bob.room.host == ada.person
    party.wait(31)
    assert bob.room.host == bob.person
    ada.connect()
    assert ada.room.host == bob.person


def test_before_the_start_who_is_away_for_long_is_gone():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    bob.say(m.Ready())
    assert ada.room.seats[1].ready
    bob.drop()
    assert not ada.room.seats[1].ready
    party.wait(31)
    assert ada.room.seats[1] == m.SeatState()
    bob.connect()
    assert bob.last(m.Welcome).room == ""


def test_the_last_person_leaves_and_the_room_ends():
    party = Party()
    (ada,) = party.started("lone", "Ada", bots=1)
    eve = party.client("Eve").say(m.Watch(ada.room.id))
    ada.say(m.Leave())
    assert party.lobby.rooms == {}
    assert eve.last(m.Sent).reason == "closed"
    party.wait(1)
    assert eve.last(m.Rooms).rooms == ()


def test_who_was_away_at_the_end_is_not_waited_for_for_ever():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob", options={"rounds": 1})
    bob.drop()
    party.wait(31)
    ada.act(ada.replica.legal[0])
    party.think()
    assert ada.room.stage == "finished"
    assert ada.room.seats[1] == m.SeatState(bob.person, "Bob", "cat", online=False)
    party.wait(31)
    assert ada.room.seats[1] == m.SeatState()


# --- clocks ---


def test_a_time_out_does_what_the_game_says():
    party = Party()
    ada, bob = party.started("turns", "Ada", "Bob", clock=m.Clock(60, 10), options={"start": "host", "first": 0})
    assert ada.replica.times == m.Times((60, 60), 60)
    party.wait(20)
    ada.act(ada.replica.legal[0])
    assert bob.replica.times == m.Times((50, 60), 60)
    party.wait(59.9)
    assert ada.replica.awaited == (1,)
    party.wait(0.2)
    assert ada.replica.awaited == (0,)
    assert party.only_room().match_room.match.log[-1] == (1, KNOCK)
    assert bob.replica.times.banks == (50, 15)  # at least some time for the next decision
    assert [keep.bank for keep in party.kept if isinstance(keep, KeepAction)] == [50, 15]
    agree(party)


def test_a_time_out_fills_sealed_answers():
    party = Party()
    ada, bob, _ = party.started("lone", "Ada", "Bob", "Cyd", clock=m.Clock(60))
    party.wait(30)
    bob.act(bob.replica.legal[1])
    party.wait(31)
    log = party.only_room().match_room.match.log
    assert [(seat, action.verb) for seat, action in log] == [(1, "lay"), (0, "lay"), (2, "lay")]
    assert ada.replica.public.round == 2
    assert ada.replica.times.banks == (5, 30, 5)
    agree(party)


def test_a_sealed_time_out_waits_for_who_has_time_left():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob", clock=m.Clock(60))
    bob.say(m.GiveTime())
    assert bob.replica.times.banks == (90, 60)
    heard = len(ada.heard)
    party.wait(61)
    assert [seat for seat, _ in party.only_room().match_room.match.log] == [1]
    assert len(ada.heard) == heard  # nothing tells that Bob's time was up before he answered
    ada.say(m.Resync())
    assert ada.replica.awaited == (0, 1)
    assert ada.replica.times == m.Times((29, 0), 29)
    assert bob.replica.answer is not None
    party.wait(30)
    assert ada.replica.public.round == 2


def test_give_time():
    party = Party()
    ada, bob = party.started("turns", "Ada", "Bob", clock=m.Clock(60), options={"start": "host", "first": 0})
    ada.say(m.GiveTime())
    assert ada.denied == "nobody_waits"
    bob.say(m.GiveTime())
    assert ada.replica.times == m.Times((90, 60), 90)
    party.restart()
    for client in (ada, bob):
        client.connect()
    assert ada.replica.times == m.Times((90, 60), 90)
    party.wait(80)
    assert ada.replica.awaited == (0,)
    party.wait(11)
    assert ada.replica.awaited == (1,)


def test_remarks_and_what_is_taken_back_earn_no_increment():
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob", clock=m.Clock(60, 20))
    for _ in range(5):
        ada.act(ada.replica.legal[0])
        ada.act(HUSH)
        ada.act(TAKE_BACK)
        ada.act(HUSH)
    assert ada.replica.times.banks == (60, 60)
    people = party.started("turns", "Cyd", "Dan", clock=m.Clock(60, 20))
    client = on_turn(people)
    for _ in range(5):
        client.act(next(action for action in client.replica.legal if action.verb == "aside"))
        client.act(TAKE_BACK)
    assert client.replica.times.banks == (60, 60)


def test_no_clock_against_bots_alone():
    party = Party()
    (ada,) = party.started("turns", "Ada", bots=1, clock=m.Clock(60), options={"start": "host", "first": 0})
    assert ada.replica.times == m.Times()
    party.wait(500)
    assert ada.replica.awaited == (0,)
    bob = party.client("Bob").say(m.Join(ada.room.id))  # now there are two
    assert bob.replica.times == m.Times((60, 60), 60)
    party.wait(20)
    bob.say(m.Leave())
    ada.say(m.Resync())
    assert ada.replica.times == m.Times()
    party.wait(500)
    assert ada.replica.awaited == (0,)


def test_the_clock_of_who_dropped_off_runs_on():
    party = Party(grace=100)
    ada, bob = party.started("turns", "Ada", "Bob", clock=m.Clock(60), options={"start": "host", "first": 1})
    bob.drop()
    party.wait(61)
    assert ada.replica.awaited == (0,)


def test_clocks_stand_still_while_nobody_is_online():
    party = Party(grace=10, empty=1000)
    ada, bob = party.started("turns", "Ada", "Bob", clock=m.Clock(60), options={"start": "host", "first": 0})
    party.wait(5)
    for client in (ada, bob):
        client.drop()
    party.wait(500)
    ada.connect()
    assert ada.replica.times == m.Times((55, 60), 55)
    assert ada.room.seats[1].level == "thumb"


def test_no_clock_runs_for_a_bot_that_stands_in():
    party = Party(grace=10)
    ada, bob = party.started("turns", "Ada", "Bob", clock=m.Clock(60), options={"start": "host", "first": 1})
    bob.drop()
    party.wait(30)
    ada.say(m.Resync())
    assert ada.replica.times == m.Times((60, 50), None)
    bob.connect()
    assert bob.replica.times == m.Times((60, 50), 50)


# --- again ---


def play_out(people: list[Client]) -> None:
    for _ in range(100):
        if people[0].room.stage == "finished":
            return
        on_turn(people).act(KNOCK)


def test_again_with_the_next_seat_beginning_by_the_games_option():
    party = Party()
    people = party.started("turns", "Ada", "Bob", "Cyd")
    for _ in range(4):
        first = people[0].replica.public.first
        play_out(people)
        people[0].say(m.Again())
        assert people[0].room.stage == "setup"
        assert people[0].room.options["start"] == "host"
        for client in people:
            client.say(m.Ready())
        people[0].say(m.Start())
        assert people[0].replica.public.first == (first + 1) % 3


def test_again_moves_everybody_round_where_the_game_has_no_option_for_it():
    party = Party()
    ada, bob, cyd = people = party.started("lone", "Ada", "Bob", "Cyd", options={"rounds": 1})
    for client in people:
        client.act(client.replica.legal[0])
    ada.say(m.Again())
    assert [seat.name for seat in ada.room.seats] == ["Bob", "Cyd", "Ada"]
    for client in people:
        client.say(m.Ready())
    ada.say(m.Start())
    assert [client.replica.seat for client in (ada, bob, cyd)] == [2, 0, 1]
    agree(party)


def test_again_with_another_game():
    party = Party()
    people = party.started("turns", "Ada", "Bob", bots=3)
    room = party.only_room()
    for _ in range(20):
        party.think()
        for client in people:
            if client.replica.awaited == (client.replica.seat,):
                client.act(KNOCK)
        if room.stage == "finished":
            break
        room.match_room.match.state.set(passes=4)
        room.match_room.match.state.events.clear()
    people[0].say(m.Again("lone"))
    assert (people[0].room.game, people[0].room.options) == ("lone", {"hand": 3, "rounds": 3})
    people[0].say(m.Change(seats=3))
    assert [seat.level or seat.name for seat in people[0].room.seats] == ["Ada", "Bob", "thumb"]


# --- what breaks, and what is kept ---


def test_a_broken_game_stops_only_its_room(caplog):
    party = Party()
    people = party.started("fragile", "Ada", "Bob")
    others = party.started("lone", "Cyd", "Dan")
    eve = party.client("Eve").say(m.Watch(people[0].room.id))
    room = people[0].room.id
    on_turn(people).act(KNOCK)
    for client in (*people, eve):
        assert client.last(m.Sent) == m.Sent(room, "broken")
    others[0].act(HUSH)
    agree(party)
    assert "a bug" in caplog.text
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    kept = [keep for keep in party.kept if isinstance(keep, KeepRoom) and keep.room == room][-1]
    assert kept.data["stage"] == "broken"
    assert kept.data["last"][1:] == ["knock", "", "", ""]
    assert not any(isinstance(keep, ForgetRoom) for keep in party.kept)
    people[0].say(m.Create("lone", 2))
    assert people[0].room is not None
    party.restart()
    assert room not in party.lobby.rooms


def test_a_forged_action_that_the_rules_cannot_explain_stops_nothing(caplog):
    party = Party()
    client = on_turn(party.started("fragile", "Ada", "Bob"))
    client.act(Action("play", "z99"))
    assert client.last(m.Refused).rule == "T-3"
    client.say(m.Why(client.replica.ask, Action("play", "z99")))
    assert client.last(m.Because).rule == "T-3"
    assert "no reason" in caplog.text


@pytest.mark.parametrize(
    ("game", "options"), [("lone", {"rounds": 13}), ("openlone", {"rounds": 13}), ("turns", {"hand": 5})]
)
def test_a_restart_brings_everybody_back_into_the_same_question(game: str, options: m.Settings):
    party = Party()
    people = party.started(game, "Ada", "Bob", bots=1, clock=m.Clock(600, 5), title="Friday", options=options)
    for number in range(7):
        for client in people:
            party.wait(1)
            if client.replica.legal:
                client.act(client.replica.legal[number % len(client.replica.legal)])
        if number < 6:
            party.think()
    before = [(client.replica.table.plain(), client.replica.legal, client.replica.answer) for client in people]
    banks = party.only_room().match_room.clocks.banks
    asks = party.only_room().match_room.asks
    rooms = people[0].room
    party.restart()
    assert not party.only_room().company.online
    for client in people:
        client.connect()
    after = [(client.replica.table.plain(), client.replica.legal, client.replica.answer) for client in people]
    assert after == before
    assert people[0].room == rooms
    assert party.only_room().match_room.clocks.banks == banks
    assert all(new >= old for new, old in zip(party.only_room().match_room.asks, asks, strict=True))
    agree(party)
    party.think()
    for client in people:
        if client.replica.legal:
            client.act(client.replica.legal[0])
    agree(party)


def test_a_restart_starts_the_grace_and_keeps_a_set_up():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob", private=True)
    code = ada.room.code
    ada.say(m.Kick(bob.person))
    eve = party.client("Eve").say(m.Watch(code=code))
    ada.say(m.Kick(eve.person))
    party.restart()
    ada.connect()
    assert ada.room.code == code
    assert eve.connect().say(m.Watch(code=code)).denied == "kicked"
    bob.connect().say(m.Join(code=code))
    assert bob.denied == "kicked"
    cyd = party.client("Cyd").say(m.Join(code=code))
    cyd.say(m.Ready())
    ada.say(m.Ready()).say(m.Start())
    party.restart()
    cyd.connect()
    party.wait(31)
    assert cyd.room.seats[0].level == "thumb"
    agree(party)


def test_a_room_that_cannot_be_restored_is_left_out(caplog):
    party = Party()
    ada, _ = party.started("lone", "Ada", "Bob")
    others = party.started("lone", "Cyd", "Dan")
    ada.act(ada.replica.legal[0])
    party.kept = [keep._replace(action=Action("fly")) if isinstance(keep, KeepAction) else keep for keep in party.kept]
    party.restart()
    assert list(party.lobby.rooms) == [others[0].room.id]
    ada.connect()
    assert ada.last(m.Welcome).room == ""
    assert "cannot be restored" in caplog.text


def test_no_action_writes_the_whole_room():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    mark = len(party.kept)
    for client in (ada, bob):
        client.act(client.replica.legal[0])
    assert [type(keep) for keep in party.kept[mark:]] == [KeepAction, KeepAction]


def test_a_game_is_told_who_is_a_bot():
    party = Party()
    ada = party.client("Ada").say(m.Create("bridge", 4, {"human_declares": True}))
    ada.say(m.Ready()).say(m.Start(fill="thumb"))
    assert ada.room.options["bots"] == "ESW"
