"""The lobby: hello, names, the list of rooms, set-up, talk, limits, and every reason to be denied."""

from __future__ import annotations

import logging
from collections.abc import Callable
from hashlib import sha256
from typing import get_args

import pytest

from server.effects import KeepPerson
from server.limits import REASONS
from server.lobby import IN_ROOM
from server.people import LETTERS
from shared import messages as m
from shared.engine import Action
from tests.server.party import Client, Party

# --- hello ---


def test_hello_welcome_and_the_rooms():
    party = Party()
    ada = party.client("  Ada\t ")
    welcome = ada.last(m.Welcome)
    assert (welcome.server, welcome.room) == ("test", "")
    assert ada.last(m.Rooms) == m.Rooms((), 1)
    assert not party.kept


def test_who_was_in_a_room_is_kept_and_a_passer_by_leaves_no_trace():
    party = Party()
    ada, bob = party.client("Ada"), party.client("Bob")
    ada.say(m.Create("lone", 2))
    assert KeepPerson(ada.person, sha256(ada.token.encode()).hexdigest(), "Ada", "cat") in party.kept
    bob.drop()
    assert list(party.lobby.persons) == [ada.person]
    assert len(party.lobby.tokens) == 1


def test_a_token_brings_back_the_person_and_an_unknown_one_does_not():
    party = Party()
    ada = party.client("Ada").say(m.Create("lone", 2))
    person, token = ada.person, ada.token
    ada.drop()
    assert ada.connect().person == person
    assert ada.token == token
    assert sum(isinstance(keep, KeepPerson) for keep in party.kept) == 1
    ada.drop()
    ada.token = "forged"
    assert ada.connect().person != person


def test_a_second_connection_of_a_person_ends_the_first():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    old = ada.session
    ada.connect()
    assert party.closed[-1] == (old, "elsewhere")
    assert ada.last(m.Welcome).room == bob.room.id
    party.lobby.drop(old, party.now)
    ada.act(ada.replica.legal[0])
    assert [seat.online for seat in bob.room.seats] == [True, True]


def test_another_protocol_is_sent_away():
    party = Party()
    client = Client(party, "Old")
    client.session = session = party.connect(client)
    client.say(m.Hello(m.PROTOCOL + 1, "Old"))
    assert client.last(m.Goodbye).reason == "protocol"
    assert party.closed == [(session, "protocol")]
    party.lobby.handle(session, m.Hello(m.PROTOCOL, "Old"), party.now)
    assert party.lobby.drain() == []


def test_a_full_server_sends_away_but_lets_its_own_people_back():
    party = Party(people=2)
    party.client("Ada")
    bob = party.client("Bob")
    cyd = party.client("Cyd")
    assert cyd.last(m.Goodbye).reason == "full"
    bob.connect()
    assert bob.count(m.Goodbye) == 1  # the old connection's
    assert bob.count(m.Welcome) == 2


def test_rename():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    bob.say(m.Rename("Bobby\x00", "dog"))
    assert ada.room.seats[1].name == "Bobby"
    assert party.kept[-1] == KeepPerson(bob.person, sha256(bob.token.encode()).hexdigest(), "Bobby", "dog")


def test_nobody_at_a_table_has_the_name_of_another():
    party = Party()
    first, second = party.table("lone", "Player", "Player")
    watcher = party.client("player")
    watcher.say(m.Watch(first.room.id))
    assert [seat.name for seat in first.room.seats] == ["Player", "Player 2"]
    assert [who.name for who in first.room.watchers] == ["player 3"]
    second.say(m.Chat("It is me."))
    assert first.last(m.Chatted).name == "Player 2"
    second.say(m.Rename("Bob", ""))
    first.say(m.Rename("Bob", ""))
    assert [seat.name for seat in first.room.seats] == ["Bob 2", "Bob"]


def test_a_number_stays_while_playing_and_is_left_at_the_table():
    party = Party()
    first, second = party.started("lone", "Player", "Player")
    first.say(m.Leave())
    second.drop()
    party.restart()
    second.connect()
    assert second.room.seats[1].name == "Player 2"
    second.say(m.Leave())
    second.say(m.Create("lone", 2))
    assert second.room.seats[0].name == "Player"


def test_a_table_that_is_called_by_its_host_is_called_by_the_next_one():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    ada.say(m.Change(title="Ada"))
    ada.say(m.Leave())
    assert bob.room.title == "Bob"
    bob.say(m.Change(title="The inn"))
    ada.say(m.Join(bob.room.id))
    bob.say(m.Leave())
    assert ada.room.title == "The inn"


def test_ping_even_before_hello():
    party = Party()
    client = Client(party, "")
    client.session = party.connect(client)
    client.say(m.Ping(7))
    assert client.last(m.Pong).number == 7


def test_a_flood_ends_the_connection_and_the_seat_is_kept():
    party = Party(messages=10, burst=20)
    ada, bob = party.table("lone", "Ada", "Bob")
    party.wait(10)
    for _ in range(25):
        bob.say(m.Ping())
    assert bob.last(m.Goodbye).reason == "flood"
    assert bob.count(m.Pong) == 20
    assert not ada.room.seats[1].online
    for _ in range(100):
        party.wait(0.1)
        ada.say(m.Ping())
    assert ada.count(m.Pong) == 100


def test_records_come_from_outside():
    party = Party()
    ada = party.client("Ada")
    ada.say(m.Records())
    assert ada.last(m.Statistics) == m.Statistics((), ())
    mine = m.Statistics((m.GameStatistics("lone", 3, 1, 1.5),), ())
    party.lobby.records = lambda person: mine if person == ada.person else m.Statistics((), ())
    assert ada.say(m.Records()).last(m.Statistics) == mine


def test_every_message_has_somebody_who_answers():
    lobby = Party().lobby
    assert set(get_args(m.Upward)) == {*IN_ROOM, *lobby._outside, m.Hello, m.Ping}


# --- the list of rooms ---


def test_the_list_is_sent_to_those_in_no_room_but_not_too_often():
    party = Party()
    eve = party.client("Eve")
    party.wait(1)
    ada, _ = party.table("lone", "Ada", "Bob", title="Friday", clock=m.Clock(60, 5), options={"hand": 2})
    before = eve.count(m.Rooms)
    party.wait(1)
    assert eve.count(m.Rooms) == before + 1
    (line,) = eve.last(m.Rooms).rooms
    assert eve.last(m.Rooms).people == 3
    assert (line.title, line.game, line.options, line.stage) == ("Friday", "lone", {"hand": 2, "rounds": 3}, "setup")
    assert ([seat.name for seat in line.seats], line.watchers, line.clock) == (["Ada", "Bob"], 0, m.Clock(60, 5))
    before = eve.count(m.Rooms)
    for number in range(100):
        ada.say(m.Change(title=str(number)))
        party.wait(0.01)
    party.wait(1)
    assert eve.count(m.Rooms) - before in (4, 5, 6)
    assert eve.last(m.Rooms).rooms[0].title == "99"
    assert ada.count(m.Rooms) == 1
    assert party.lobby.next_deadline() is None
    party.only_room()
    assert party.lobby.summary() == ("test", 1, 3)


def test_a_private_room_is_not_listed_and_is_joined_by_its_code():
    party = Party()
    ada = party.client("Ada").say(m.Create("lone", 3, private=True))
    code = ada.room.code
    assert len(code) == 4
    assert set(code) <= set(LETTERS)
    bob = party.client("Bob")
    party.wait(1)
    assert bob.last(m.Rooms).rooms == ()
    bob.say(m.Join(code=code.lower()))
    assert bob.room.id == ada.room.id
    eve = party.client("Eve").say(m.Watch(code=code))
    assert eve.room.code == code
    ada.say(m.Change(private=False))
    assert bob.room.code == ""
    assert party.client("Cyd").say(m.Join(code=code)).denied == "wrong_code"
    ada.say(m.Change(private=True))
    assert ada.room.code not in ("", code)


# --- set-up ---


def test_the_host_changes_the_set_up_and_all_must_be_ready_again():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob", bots=2)
    bob.say(m.Ready())
    assert bob.room.seats[1].ready
    ada.say(m.Change(options={"hand": 5}, title="x", clock=m.Clock(10, 1)))
    assert not bob.room.seats[1].ready
    assert (bob.room.options, bob.room.title, bob.room.clock) == ({"hand": 5, "rounds": 3}, "x", m.Clock(10, 1))
    ada.say(m.Change(title="y"))
    assert bob.room.options == {"hand": 5, "rounds": 3}
    ada.say(m.Change(game="turns"))
    assert (bob.room.game, bob.room.options["hand"]) == ("turns", 4)


def test_fewer_seats_take_free_ones_away_first_and_then_bots():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob", bots=3)
    ada.say(m.Seating(2, "sharp")).say(m.Seating(3, "thumb"))
    bob.say(m.Leave())
    bob.say(m.Join(ada.room.id, seat=4))
    ada.say(m.Change(seats=4))
    assert [seat.name or seat.level for seat in ada.room.seats] == ["Ada", "sharp", "thumb", "Bob"]
    ada.say(m.Change(seats=3))
    assert [seat.name or seat.level for seat in ada.room.seats] == ["Ada", "sharp", "Bob"]
    ada.say(m.Change(seats=6))
    assert [seat.name or seat.level for seat in ada.room.seats] == ["Ada", "sharp", "Bob", "", "", ""]
    for client in (ada, bob):
        client.say(m.Ready())
    ada.say(m.Start("thumb"))
    assert bob.replica.seat == 2


def test_bots_are_seated_and_taken_away():
    party = Party()
    (ada,) = party.table("lone", "Ada", bots=1)
    ada.say(m.Seating(1, "sharp"))
    assert ada.room.seats[1] == m.SeatState(level="sharp")
    ada.say(m.Seating(1, None))
    assert ada.room.seats[1] == m.SeatState()
    ada.say(m.Seating(1, "sharp"))
    bob = party.client("Bob").say(m.Join(ada.room.id))
    assert bob.room.seats[1].name == "Bob"


def test_free_seats_are_taken_before_those_of_bots():
    party = Party()
    (ada,) = party.table("lone", "Ada", bots=2)
    ada.say(m.Seating(1, "sharp"))
    party.client("Bob").say(m.Join(ada.room.id))
    assert [seat.name or seat.level for seat in ada.room.seats] == ["Ada", "sharp", "Bob"]


# --- talk ---


def test_chat_and_emotes_reach_the_room_alone():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    eve = party.client("Eve").say(m.Watch(ada.room.id))
    cyd = party.client("Cyd")
    ada.say(m.Chat("  good\x07 \u202eluck "))
    for client in (ada, bob, eve):
        assert client.last(m.Chatted) == m.Chatted(ada.person, "Ada", "good luck")
    for emote in m.EMOTES[:4]:
        eve.say(m.Emote(emote))  # type: ignore[arg-type]
    assert bob.last(m.Emoted) == m.Emoted(eve.person, "Eve", "oops")
    assert cyd.count(m.Chatted) + cyd.count(m.Emoted) == 0


def test_who_talks_too_much_waits():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    for _ in range(5):
        assert ada.say(m.Chat("hi")).denied == ""
    assert ada.say(m.Emote("wow")).denied == "too_fast"
    assert bob.say(m.Chat("ho")).denied == ""
    party.wait(1)
    assert ada.say(m.Emote("wow")).denied == ""


def test_mute():
    party = Party()
    ada, bob = party.table("lone", "Ada", "Bob")
    ada.say(m.Mute(bob.person))
    assert bob.room.muted == (bob.person,)
    assert bob.say(m.Chat("hi")).denied == "muted"
    assert bob.say(m.Emote("wow")).denied == "muted"
    ada.say(m.Mute(bob.person, False))
    assert bob.say(m.Chat("hi")).denied == ""


def test_who_was_kicked_cannot_come_back():
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob")
    room = ada.room.id
    eve = party.client("Eve").say(m.Watch(room))
    for client in (bob, eve):
        ada.say(m.Kick(client.person))
        assert client.last(m.Sent) == m.Sent(room, "kicked")
        assert client.say(m.Join(room)).denied == "kicked"
        assert client.say(m.Watch(room)).denied == "kicked"
    assert ada.room.seats[1].level == "thumb"
    assert ada.room.watchers == ()


# --- every reason ---

Scene = Callable[[Party], tuple[Client, object]]


def seated(party: Party, message: object, who: int = 0, **more: object) -> tuple[Client, object]:
    return party.table("lone", "Ada", "Bob", **more)[who], message  # type: ignore[arg-type]


def playing(party: Party, message: object, who: int = 0) -> tuple[Client, object]:
    return party.started("turns", "Ada", "Bob")[who], message


def outside(party: Party, make: Callable[[str], object]) -> tuple[Client, object]:
    ada, *_ = party.table("lone", "Ada", "Bob")
    return party.client("Eve"), make(ada.room.id)


def watching(party: Party, message: object) -> tuple[Client, object]:
    ada, *_ = party.table("lone", "Ada", "Bob")
    return party.client("Eve").say(m.Watch(ada.room.id)), message


def silent(party: Party, message: object) -> tuple[Client, object]:
    client = Client(party, "")
    client.session = party.connect(client)
    return client, message


def ready_but_alone(party: Party) -> tuple[Client, object]:
    (ada,) = party.table("lone", "Ada", bots=1)
    return ada.say(m.Ready()), m.Start()


def muted(party: Party) -> tuple[Client, object]:
    ada, bob = party.table("lone", "Ada", "Bob")
    ada.say(m.Mute(bob.person))
    return bob, m.Chat("hi")


def kicked(party: Party) -> tuple[Client, object]:
    ada, bob = party.table("lone", "Ada", "Bob")
    room = ada.room.id
    ada.say(m.Kick(bob.person))
    return bob, m.Join(room)


def other_hand(party: Party) -> tuple[Client, object]:
    ada, bob = party.started("lone", "Ada", "Bob", bots=1)
    bob.say(m.Leave())
    return bob, m.Join(ada.room.id, seat=2)


def guessing(party: Party) -> tuple[Client, object]:
    client = party.client("Eve")
    for _ in range(5):
        assert client.say(m.Join(code="AAAA")).denied == "wrong_code"
    return client, m.Join(code="AAAA")


def crowded(party: Party) -> tuple[Client, object]:
    ada, *_ = party.table("lone", "Ada", "Bob")
    for number in range(party.limits.watchers):
        party.client(f"Eve {number}").say(m.Watch(ada.room.id))
    return party.client("Eve"), m.Watch(ada.room.id)


def private(party: Party) -> tuple[Client, object]:
    ada, *_ = party.table("lone", "Ada", "Bob", private=True)
    return party.client("Eve"), m.Watch(ada.room.id)


def own_time(party: Party) -> tuple[Client, object]:
    people = party.started("turns", "Ada", "Bob", clock=m.Clock(60), options={"start": "host", "first": 0})
    return people[0], m.GiveTime()


def not_asked(party: Party) -> tuple[Client, object]:
    _, bob = party.started("turns", "Ada", "Bob", options={"start": "host", "first": 0})
    return bob, m.Advise(bob.replica.ask)


def impatient(party: Party) -> tuple[Client, object]:
    ada, _ = party.started("lone", "Ada", "Bob")
    return ada.say(m.Advise(ada.replica.ask)), m.Advise(ada.replica.ask)


def recalling(party: Party) -> tuple[Client, object]:
    ada = party.client("Ada")
    for _ in range(int(party.limits.chatter)):
        ada.say(m.Recall("m1"))
    return ada, m.Recall("m1")


def too_long(party: Party) -> tuple[Client, object]:
    log = ((0, Action("knock")),) * 40_000
    party.lobby.recall = lambda *_: m.Recording("lone", 2, {}, "s", ("Ada", "Bob"), ("", ""), ("", ""), log)
    return party.client("Ada"), m.Recall("m1")


def yourself(party: Party, message: type[m.Kick] | type[m.Mute]) -> tuple[Client, object]:
    ada, _ = party.table("lone", "Ada", "Bob")
    return ada, message(ada.person)


def too_few(party: Party) -> tuple[Client, object]:
    return party.table("lone", "Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")[0], m.Change(game="turns")


DENIALS: list[tuple[str, Scene]] = [
    ("already_here", lambda p: (p.client("Ada"), m.Hello(m.PROTOCOL, "Ada"))),
    ("already_seated", lambda p: seated(p, m.Create("lone", 2))),
    ("already_seated", lambda p: (c := seated(p, None, 1)[0], m.Join(c.room.id))),
    ("already_seated", lambda p: (c := seated(p, None, 1)[0], m.Watch(c.room.id))),
    ("bad_name", lambda p: (p.client("Ada"), m.Rename("\x00 \u200b"))),
    ("bad_name", lambda p: silent(p, m.Hello(m.PROTOCOL, "\t"))),
    ("bad_options", lambda p: (p.client("Ada"), m.Create("lone", 2, {"hand": 99}))),
    ("bad_options", lambda p: (p.client("Ada"), m.Create("lone", 2, {"foot": 1}))),
    ("bad_options", lambda p: seated(p, m.Change(options={"hand": True}))),
    ("bad_seats", lambda p: (p.client("Ada"), m.Create("lone", 11))),
    ("bad_seats", lambda p: seated(p, m.Change(seats=7))),
    ("bad_seats", lambda p: seated(p, m.Change(seats=1))),
    ("bad_seats", too_few),
    ("empty", lambda p: seated(p, m.Chat("\n"))),
    ("hello_first", lambda p: silent(p, m.Create("lone", 2))),
    ("kicked", kicked),
    ("muted", muted),
    ("no_clock", lambda p: playing(p, m.GiveTime())),
    ("no_room", lambda p: (p.client("Ada"), m.Act(0, Action("knock")))),
    ("no_room", lambda p: (p.client("Ada"), m.Leave())),
    ("no_such_game", lambda p: (p.client("Ada"), m.Create("chess", 2))),
    ("no_such_game", lambda p: seated(p, m.Change(game="chess"))),
    ("no_such_level", lambda p: seated(p, m.Seating(2, "god"), bots=1)),
    ("no_such_level", lambda p: fill_unknown(p)),
    ("no_such_match", lambda p: (p.client("Ada"), m.Recall("m1"))),
    ("no_such_person", lambda p: seated(p, m.Kick("nobody"))),
    ("no_such_person", lambda p: seated(p, m.Mute("nobody"))),
    ("no_such_room", lambda p: (p.client("Ada"), m.Join("nowhere"))),
    ("no_such_room", lambda p: (p.client("Ada"), m.Watch())),
    ("no_such_room", private),
    ("no_such_seat", lambda p: outside(p, lambda room: m.Join(room, seat=9))),
    ("no_such_seat", lambda p: seated(p, m.Seating(9, "thumb"))),
    ("nobody_waits", own_time),
    ("not_host", lambda p: seated(p, m.Start(), 1)),
    ("not_host", lambda p: seated(p, m.Change(title="x"), 1)),
    ("not_host", lambda p: seated(p, m.Seating(1), 1)),
    ("not_host", lambda p: seated(p, m.Kick("x"), 1)),
    ("not_host", lambda p: seated(p, m.Mute("x"), 1)),
    ("not_host", lambda p: seated(p, m.Again(), 1)),
    ("not_host", lambda p: watching(p, m.Start())),
    ("not_now", lambda p: playing(p, m.Start())),
    ("not_now", lambda p: playing(p, m.Ready())),
    ("not_now", lambda p: playing(p, m.Change(title="x"))),
    ("not_now", lambda p: playing(p, m.Seating(1))),
    ("not_now", lambda p: playing(p, m.Again())),
    ("not_now", lambda p: playing(p, m.Rename("X"))),
    ("not_now", lambda p: seated(p, m.Again())),
    ("not_now", lambda p: seated(p, m.Why(0, Action("knock")))),
    ("not_now", lambda p: seated(p, m.GiveTime())),
    ("not_now", lambda p: seated(p, m.Advise(0))),
    ("not_now", not_asked),
    ("not_ready", lambda p: seated(p, m.Start())),
    ("not_seated", lambda p: watching(p, m.Act(0, Action("knock")))),
    ("not_seated", lambda p: watching(p, m.Ready())),
    ("not_seated", lambda p: watching(p, m.Preview(0, Action("knock")))),
    ("not_seated", lambda p: watching(p, m.GiveTime())),
    ("not_seated", lambda p: watching(p, m.Advise(0))),
    ("other_hand", other_hand),
    ("room_full", lambda p: outside(p, m.Join)),
    ("seat_taken", lambda p: outside(p, lambda room: m.Join(room, seat=1))),
    ("seat_taken", lambda p: seated(p, m.Seating(1, "thumb"))),
    ("seats_free", ready_but_alone),
    ("server_full", lambda p: (fill_server(p), m.Create("lone", 2))),
    ("too_fast", guessing),
    ("too_fast", impatient),
    ("too_fast", recalling),
    ("too_long", too_long),
    ("too_many_watchers", crowded),
    ("wrong_code", lambda p: (p.client("Ada"), m.Join(code="XXXX"))),
    ("yourself", lambda p: yourself(p, m.Kick)),
    ("yourself", lambda p: yourself(p, m.Mute)),
]


def fill_unknown(party: Party) -> tuple[Client, object]:
    (ada,) = party.table("lone", "Ada", bots=1)
    return ada.say(m.Ready()), m.Start("god")


def fill_server(party: Party) -> Client:
    for number in range(party.limits.rooms):
        party.client(f"Ada {number}").say(m.Create("lone", 2))
    return party.client("Bob")


def everything(party: Party) -> object:
    """All that a denied request must leave alone."""
    rooms = [
        (room.data(), [*room.company.watchers], room.match_room and room.match_room.versions)
        for room in party.lobby.rooms.values()
    ]
    persons = [(who.id, who.name, who.room, who.seat, who.session) for who in party.lobby.persons.values()]
    return repr((rooms, persons, party.lobby.house.codes))


@pytest.mark.parametrize(("reason", "scene"), DENIALS, ids=[f"{n}-{one[0]}" for n, one in enumerate(DENIALS)])
def test_a_denied_request_gets_its_reason_and_changes_nothing(reason: str, scene: Scene):
    party = Party(rooms=3, watchers=2)
    client, message = scene(party)
    before, kept = everything(party), len(party.kept)
    heard = {one: len(one.heard) for one in party.clients.values()}
    client.say(message)
    denied = client.last(m.Denied)
    assert denied.reason == reason
    assert denied.request == message.__struct_config__.tag  # type: ignore[attr-defined]
    assert denied.detail
    assert everything(party) == before
    assert len(party.kept) == kept
    assert all(len(one.heard) == heard[one] for one in party.clients.values() if one is not client)


def test_every_reason_is_in_the_table():
    assert {reason for reason, _ in DENIALS} == set(REASONS)


# --- the log ---


def test_the_log_tells_who_did_what_but_no_card_and_no_token(caplog):
    caplog.set_level(logging.DEBUG, "tlapa.lobby")
    party = Party()
    ada, bob = party.started("lone", "Ada", "Bob", options={"rounds": 1})
    bob.say(m.Chat("a secret wish"))
    for client in (ada, bob):
        client.act(client.replica.legal[0])
    bob.drop()
    text = caplog.text
    assert f"{ada.person} in room {ada.room.id}: start" in text
    assert f"{bob.person} dropped off" in text
    result = ada.last(m.Result)
    cards = [card for client in (ada, bob) for message in client.heard if isinstance(message, m.Snapshot)
             for cards in message.cards.values() for card in cards if card != "?"]  # fmt: skip
    for secret in (ada.token, bob.token, "wish", "salt", result.secret, result.seed, *cards):
        assert secret not in text
