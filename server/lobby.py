"""The lobby: connections, persons, rooms and timers. Plain calls that take the time and leave effects; no I/O.

Law: what goes wrong in one room stops that room. What a client does wrong is answered to that client.
"""

from __future__ import annotations

import heapq
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from server.effects import Close, Effect, KeepAction, KeepPerson, KeepRoom, Send, SessionId
from server.limits import FOREVER, Bucket, Denial, Limits
from server.people import House, Person, tidy
from server.room import Room, restored
from shared import messages as m
from shared.engine import Action, Game, Seat
from shared.games import GAMES
from shared.messages import PROTOCOL, Downward, Upward

log = logging.getLogger("tlapa.lobby")

NOTHING_YET = m.Statistics((), ())
LONGEST, LARGEST = 30_000, 900_000  # actions and bytes of a recording that one message can carry

# What is asked of the room that a person is in.
IN_ROOM: dict[type, Callable[..., None]] = {
    m.Act: Room.act,
    m.Ready: Room.ready,
    m.Change: Room.change,
    m.Seating: Room.seating,
    m.Start: Room.start,
    m.Kick: Room.kick,
    m.Mute: Room.mute,
    m.Chat: Room.chat,
    m.Emote: Room.emote,
    m.Why: Room.why,
    m.Preview: Room.preview,
    m.Advise: Room.advise,
    m.Resync: Room.resync,
    m.GiveTime: Room.give_time,
    m.Again: Room.again,
    m.Leave: Room.leave,
}
FREQUENT = (m.Act, m.Why, m.Preview)  # not worth a line each in the log


class Visitor:
    """One connection as the lobby knows it; it has a person once it has said hello."""

    __slots__ = ("address", "bucket", "id", "person")

    def __init__(self, id: SessionId, address: str, bucket: Bucket) -> None:
        self.id, self.address, self.bucket = id, address, bucket
        self.person: Person | None = None


class Summary(NamedTuple):
    """What the network is told of this server."""

    name: str
    rooms: int
    people: int


class Lobby:
    """All connections, persons and rooms of one server."""

    def __init__(
        self,
        name: str = "Tlapa",
        limits: Limits | None = None,
        games: Mapping[str, Game[Any]] = GAMES,
        levels: Sequence[str] = ("thumb",),
        chance: Callable[[int], str] = secrets.token_hex,
        records: Callable[[str], m.Statistics] | None = None,
        recall: Callable[[str, str], m.Recording | None] | None = None,
        epoch: float = 0.0,
    ) -> None:
        self.name, self.limits, self.records, self.recall = name, limits or Limits(), records, recall
        self.house = House(games, self.limits, levels, chance, epoch)
        self.effects = self.house.effects
        self.visitors: dict[SessionId, Visitor] = {}
        self.persons: dict[str, Person] = {}
        self.tokens: dict[str, Person] = {}  # by the hash of their token
        self.rooms: dict[str, Room] = {}
        self._timers: list[tuple[float, str]] = []  # a heap; an entry that is no longer its room's `wake` is void
        self._listed = -FOREVER  # when the list of rooms was sent last
        self._outside: dict[type, Callable[..., None]] = {
            m.Rename: self._rename,
            m.Create: self._create,
            m.Join: self._join,
            m.Watch: self._watch,
            m.Records: self._records,
            m.Recall: self._recall,
        }

    # --- what net.py calls ---

    def connect(self, session: SessionId, address: str, now: float) -> None:
        """Somebody has connected."""
        bucket = Bucket(self.limits.burst, self.limits.messages)
        bucket.since = now
        self.visitors[session] = Visitor(session, address, bucket)

    def drop(self, session: SessionId, now: float) -> None:
        """A connection is lost."""
        visitor = self.visitors.pop(session, None)
        if visitor is None or visitor.person is None:
            return
        person = visitor.person
        log.info("%s dropped off", person.id)
        person.session = None
        if person.room:
            self._within(self.rooms[person.room], now, Room.drop, person, now)
        if not person.kept:  # who was in no room leaves no trace, or strangers could fill the server
            del self.persons[person.id], self.tokens[person.token_hash]
        self.house.changed = True

    def handle(self, session: SessionId, message: Upward, now: float) -> None:
        """A message from a connection."""
        visitor = self.visitors.get(session)
        if visitor is None:
            return  # what was still under way when we closed it
        if not visitor.bucket.take(now):
            self._goodbye(session, "flood", now)
            return
        kind = type(message)
        person = visitor.person
        try:
            if kind is m.Ping:
                self.effects.append(Send((session,), m.Pong(message.number)))  # type: ignore[union-attr]
            elif kind is m.Hello:
                self._hello(visitor, message, now)  # type: ignore[arg-type]
            elif person is None:
                raise Denial("hello_first")
            elif kind in IN_ROOM:
                if not person.room:
                    raise Denial("no_room")
                if kind not in FREQUENT:
                    log.info("%s in room %s: %s", person.id, person.room, tag(message))
                self._within(self.rooms[person.room], now, IN_ROOM[kind], person, message, now)
            else:
                log.info("%s: %s", person.id, tag(message))
                self._outside[kind](person, message, now)
        except Denial as denial:
            self.effects.append(Send((session,), m.Denied(tag(message), denial.reason, denial.detail)))

    def thought(self, room: str, seat: Seat, ask: int, action: Action | None, now: float) -> None:
        """A bot's answer; None if it has none."""
        if room in self.rooms:
            self._within(self.rooms[room], now, Room.thought, seat, ask, action, now)

    def advised(self, room: str, seat: Seat, ask: int, action: Action, now: float) -> None:
        """What a bot would do in a person's place."""
        if room in self.rooms:
            self._within(self.rooms[room], now, Room.advised, seat, ask, action)

    def tick(self, now: float) -> None:
        """Do what is due."""
        while self._timers and self._timers[0][0] <= now:
            when, id = heapq.heappop(self._timers)
            room = self.rooms.get(id)
            if room is not None and room.wake == when:
                room.wake = FOREVER
                self._within(room, now, Room.tick, now)
        if self.house.changed and now >= self._listed + self.limits.listing:
            self._listed, self.house.changed = now, False
            people = ((id, visitor.person) for id, visitor in self.visitors.items())
            to = tuple(id for id, person in people if person is not None and not person.room)
            if to:
                self.effects.append(Send(to, self.listing()))

    def next_deadline(self) -> float | None:
        """When to call `tick` at the latest."""
        due = self._timers[0][0] if self._timers else FOREVER
        if self.house.changed:
            due = min(due, self._listed + self.limits.listing)
        return None if due == FOREVER else due

    def drain(self) -> list[Effect]:
        """What is to be done now, in this order."""
        effects = self.effects[:]
        self.effects.clear()
        return effects

    def summary(self) -> Summary:
        """For those who look for a server."""
        return Summary(self.name, sum(not room.setup.code for room in self.rooms.values()), self._online())

    def listing(self) -> m.Rooms:
        """The public rooms."""
        return m.Rooms(tuple(room.line() for room in self.rooms.values() if not room.setup.code), self._online())

    def restore(
        self,
        persons: Iterable[KeepPerson],
        rooms: Iterable[KeepRoom],
        actions: Mapping[str, Sequence[KeepAction]],
        now: float,
    ) -> None:
        """Go on after a restart: every room as it was kept, everybody away for now."""
        for kept in persons:
            self._know(Person(*kept, talk=self._talk(), kept=True))
        for id, data in rooms:
            if data["stage"] == "broken":
                continue
            try:
                room = restored(self.house, id, data, self.persons, actions.get(data["match"], ()), now)
            except Exception:
                log.exception("room %s cannot be restored", id)
                for person in self.persons.values():
                    if person.room == id:
                        person.room, person.seat = "", None
                continue
            self.rooms[id] = room
            if room.setup.code:
                self.house.codes[room.setup.code] = id
            self._within(room, now, Room.resume, now)

    # --- saying hello ---

    def _hello(self, visitor: Visitor, hello: m.Hello, now: float) -> None:
        if visitor.person is not None:
            raise Denial("already_here")
        if hello.protocol != PROTOCOL:
            self._goodbye(visitor.id, "protocol", now)
            return
        name, token = tidy(hello.name), hello.token
        if not name:
            raise Denial("bad_name")
        person = self.tokens.get(hashed(token)) if token else None
        if self._online() >= self.limits.people and (person is None or person.session is None):
            self._goodbye(visitor.id, "full", now)
            return
        if person is None:
            token = self.house.chance(16)
            person = Person(self.house.chance(6), hashed(token), name, tidy(hello.avatar), self._talk())
        if person.session is not None:
            self._goodbye(person.session, "elsewhere", now)
        self._know(person)
        visitor.person, person.session = person, visitor.id
        log.info("%s is here", person.id)
        person.given = name
        if self._may_rename(person):
            self._name(person, name, tidy(hello.avatar))
        self._send(person, m.Welcome(PROTOCOL, self.name, person.id, token, person.room))
        if person.room:
            self._within(self.rooms[person.room], now, Room.back, person, now)
        else:
            self._send(person, self.listing())
        self.house.changed = True

    def _rename(self, person: Person, message: m.Rename, now: float) -> None:
        name = tidy(message.name)
        if not name:
            raise Denial("bad_name")
        if not self._may_rename(person):
            raise Denial("not_now")
        person.given = name
        self._name(person, name, tidy(message.avatar))
        if person.room:
            self.rooms[person.room].announce(keep=False)

    def _may_rename(self, person: Person) -> bool:
        return person.seat is None or self.rooms[person.room].stage != "playing"

    def _name(self, person: Person, given: str, avatar: str) -> None:
        name = self.rooms[person.room].company.told_apart(person, given) if person.room else given
        if (person.name, person.avatar) != (name, avatar):
            person.name, person.avatar = name, avatar
            if person.kept:
                self._keep(person)

    def _keep(self, person: Person) -> None:
        person.kept = True
        self.effects.append(KeepPerson(person.id, person.token_hash, person.name, person.avatar))

    def _records(self, person: Person, message: m.Records, now: float) -> None:
        self._send(person, self.records(person.id) if self.records is not None else NOTHING_YET)

    def _recall(self, person: Person, message: m.Recall, now: float) -> None:
        if not person.talk.take(now):
            raise Denial("too_fast")
        recording = self.recall(person.id, message.match) if self.recall is not None else None
        if recording is None:
            raise Denial("no_such_match")
        if len(recording.log) > LONGEST or size(recording) > LARGEST:
            raise Denial("too_long")
        self._send(person, m.Record(message.match, recording))

    def _know(self, person: Person) -> None:
        self.persons[person.id] = self.tokens[person.token_hash] = person

    def _talk(self) -> Bucket:
        return Bucket(self.limits.chatter, self.limits.lines)

    def _online(self) -> int:
        return sum(visitor.person is not None for visitor in self.visitors.values())

    # --- rooms ---

    def _create(self, person: Person, message: m.Create, now: float) -> None:
        if person.room:
            raise Denial("already_seated")
        if len(self.rooms) >= self.limits.rooms:
            raise Denial("server_full")
        game = self.house.game(message.game)
        if message.seats not in game.seats:
            raise Denial("bad_seats", f"{game.id} is for {game.seats.start} to {game.seats.stop - 1}")
        options = self.house.settings(game, message.seats, message.options)
        room = Room(self.house, self.house.chance(4), game, message.seats, options)
        room.setup.title, room.setup.clock = tidy(message.title), message.clock
        room.setup.hide(message.private)
        self.rooms[room.id] = room
        self._enter(room, person, now, Room.sit, person, 0, now)

    def _join(self, person: Person, message: m.Join, now: float) -> None:
        room = self._find(person, message, now)
        if person.room and (person.seat is not None or person.room != room.id):
            raise Denial("already_seated")
        self._enter(room, person, now, Room.sit, person, message.seat, now)

    def _watch(self, person: Person, message: m.Watch, now: float) -> None:
        room = self._find(person, message, now)
        if person.room:
            raise Denial("already_seated")
        self._enter(room, person, now, Room.watch, person, now)

    def _enter(self, room: Room, person: Person, now: float, do: Callable[..., None], *args: Any) -> None:
        known = person.name
        self._within(room, now, do, *args)
        if not person.kept or person.name != known:
            self._keep(person)

    def _find(self, person: Person, message: m.Join | m.Watch, now: float) -> Room:
        """The room that is meant; a private one only by its code, unless one is in it."""
        if message.code:
            if not person.talk.take(now):
                raise Denial("too_fast")
            room = self.rooms.get(self.house.codes.get(message.code.upper(), ""))
            if room is None:
                raise Denial("wrong_code")
            return room
        room = self.rooms.get(message.room)
        if room is None or (room.setup.code and person.room != room.id):
            raise Denial("no_such_room")
        return room

    def _within(self, room: Room, now: float, do: Callable[..., None], *args: Any) -> None:
        """Let a room do something. If its rules fail it stops; if it has closed it is forgotten."""
        try:
            do(room, *args)
        except Denial:
            raise
        except Exception as error:
            log.exception("room %s (%s) is broken", room.id, room.setup.game.id)
            room.stop(f"{type(error).__name__}: {error}")
        if room.closed:
            self.rooms.pop(room.id, None)
            return
        due = room.due()
        if due < room.wake:
            room.wake = due
            heapq.heappush(self._timers, (due, room.id))

    # --- sending ---

    def _send(self, person: Person, message: Downward) -> None:
        if person.session is not None:
            self.effects.append(Send((person.session,), message))

    def _goodbye(self, session: SessionId, reason: str, now: float) -> None:
        log.info("connection %d is closed: %s", session, reason)
        self.effects += (Send((session,), m.Goodbye(reason)), Close(session, reason))
        self.drop(session, now)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def size(recording: m.Recording) -> int:
    """About how many bytes a recording is on the wire."""
    return sum(10 + sum(map(len, action)) for _, action in recording.log)


def tag(message: Upward) -> str:
    """The name of a message on the wire."""
    return str(message.__struct_config__.tag)
