"""Many clients do anything at any time: nothing fails, and every client's replica is what the match has shown it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.effects import KeepAction
from server.people import Chair
from shared import messages as m
from shared.engine import TAKE_BACK, Action
from shared.games import GAMES
from tests.server.party import Client, Party, agree

KINDS = ("lone", "openlone", "turns", *GAMES)


def request(client: Client, party: Party, random: Random) -> Any:
    """A message that makes sense more often than not."""
    rooms = [*party.lobby.rooms.values()]
    people = [*party.lobby.persons]
    room = random.choice(rooms).id if rooms and random.random() < 0.9 else "nowhere"
    seat = random.choice((None, None, None, 0, 1, 2, 9))
    game = random.choice((*KINDS, *KINDS, "chess"))
    level = random.choice(("thumb", "sharp", "god", None))
    clock = random.choice((m.Clock(), m.Clock(20, 2), m.Clock(100)))
    if client.replica is not None and random.random() < 0.75:
        legal = client.replica.legal
        action = random.choice(legal) if legal and random.random() < 0.9 else Action("lay", "r1")
        action = TAKE_BACK if random.random() < 0.05 else action
        ask = client.replica.ask - (random.random() < 0.05)
        kind = random.choice((m.Act, m.Act, m.Act, m.Act, m.Act, m.Why, m.Preview))
        return m.Advise(max(ask, 0)) if random.random() < 0.05 else kind(max(ask, 0), action)
    if client.room is None:
        return random.choice((
            m.Create(game, random.randint(1, 5), {}, "t", random.random() < 0.2, clock), m.Join(room, seat=seat),
            m.Join(room, seat=seat), m.Watch(room), m.Join(code="AAAA"), m.Rename("N"), m.Records(), m.Recall("m"),
            m.Chat("x"), m.Hello(1, "x"), m.Act(0, TAKE_BACK),
        ))  # fmt: skip
    if client.room.stage == "setup" and random.random() < 0.7:
        all_ready = all(state.ready or not state.person for state in client.room.seats)
        return m.Start("thumb") if all_ready and client.room.host == client.person else m.Ready(True, "salt")
    ready, start = m.Ready(random.random() < 0.95, "e"), m.Start(random.choice(("thumb", "thumb", "")))
    return random.choice((
        ready, ready, ready, ready, start, start, start, m.Change(game=game), m.Change(seats=random.randint(1, 5)),
        m.Change(clock=clock, private=random.random() < 0.3), m.Change(options={"hand": random.randint(0, 5)}),
        m.Seating(random.randint(0, 5), level), m.Kick(random.choice(people)), m.Mute(random.choice(people)),
        m.Chat("hi"), m.Emote("wow"), m.Resync(), m.GiveTime(), m.Again(), m.Again(), m.Again(game), m.Leave(),
        m.Join(client.room.id, seat=seat), m.Rename("M"), m.Create(game, 2), m.Watch(room),
    ))  # fmt: skip


def sound(party: Party) -> None:
    """What must hold between any two calls."""
    lobby = party.lobby
    for room in lobby.rooms.values():
        seated = room.company.seated()
        assert seated
        assert not room.closed
        assert room.company.host in [who.id for who in seated]
        for seat, chair in enumerate(room.company.chairs):
            assert isinstance(chair, Chair)
            if chair.person is not None:
                assert (chair.person.room, chair.person.seat) == (room.id, seat)
                assert not (chair.level and chair.online)
        for who in room.company.watchers.values():
            assert (who.room, who.seat) == (room.id, None)
            assert who.session is not None
        assert (room.stage == "playing") <= (room.match_room is not None)
        assert (room.due() < float("inf")) <= (room.wake <= room.due())
        assert lobby.house.codes.get(room.setup.code, room.id) == room.id
    for person in lobby.persons.values():
        assert not person.room or person.room in lobby.rooms
    assert set(lobby.house.codes.values()) <= set(lobby.rooms)
    for client in party.clients.values():
        person = lobby.persons[client.person]
        assert person.session == client.session
        assert (client.room.id if client.room else "") == person.room


@pytest.mark.parametrize("seed", range(12))
def test_anything_at_any_time(seed: int, caplog):
    random = Random(seed)
    party = Party(seed, grace=5, empty=20, rooms=4, watchers=2, lines=100, messages=1000, burst=1000, bot_patience=3)
    clients = [party.client(f"P{n}") for n in range(7)]
    for _ in range(800):
        client = random.choice(clients)
        dice = random.random()
        if client.session < 0:
            if dice < 0.4:
                client.connect()
        elif dice < 0.02:
            client.drop()
        elif dice < 0.03:
            client.connect()
        else:
            client.say(request(client, party, random))
        if random.random() < 0.5:
            party.think(3)
        if random.random() < 0.3:
            party.wait(random.choice((0.1, 1, 3)))
        if random.random() < 0.004:
            party.restart()
        sound(party)
        agree(party)
    assert sum(isinstance(keep, KeepAction) for keep in party.kept) > 50
    assert not [record for record in caplog.records if record.exc_info]
