"""A lobby with a fake clock and clients that fold what they are sent. All messages go through the wire's bytes."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from server.effects import Close, Effect, KeepAction, KeepPerson, KeepResult, KeepRoom, Send, Think
from server.effects import ForgetRoom as ForgetRoom
from server.limits import Limits
from server.lobby import Lobby
from server.room import Room
from shared import messages as m
from shared.engine import Action
from shared.games import GAMES
from shared.messages import Down, Downward, Message
from shared.replica import Replica
from shared.wire import HEAD, pack, unpack
from tests.server.games import TOYS

M = TypeVar("M", bound=Message)


class Client:
    """One connection and what it was told; it keeps the token between connections."""

    def __init__(self, party: Party, name: str) -> None:
        self.party, self.name, self.token, self.person = party, name, "", ""
        self.session = -1
        self.heard: list[Downward] = []
        self.replica: Replica | None = None
        self.room: m.Room | None = None
        self.denied = ""

    def connect(self) -> Client:
        self.session = self.party.connect(self)
        self.say(m.Hello(m.PROTOCOL, self.name, "cat", self.token))
        return self

    def drop(self) -> None:
        self.party.lobby.drop(self.session, self.party.now)
        self.party.clients.pop(self.session, None)
        self.session = -1
        self.party.run()

    def say(self, message: Any) -> Client:
        self.denied = ""
        self.party.lobby.handle(self.session, message, self.party.now)
        self.party.run()
        return self

    def act(self, action: Action, ask: int | None = None) -> None:
        assert self.replica is not None
        self.say(m.Act(self.replica.ask if ask is None else ask, action))

    def hear(self, message: Downward) -> None:
        self.heard.append(message)
        if isinstance(message, m.Welcome):
            self.token, self.person = message.token, message.person
            self.room = self.replica = None
        elif isinstance(message, m.Room):
            self.room = message
        elif isinstance(message, m.Snapshot):
            self.replica = Replica(self.party.lobby.house.games[message.game], message)
        elif isinstance(message, m.News):
            assert self.replica is not None
            self.replica.fold(message)
        elif isinstance(message, m.Denied):
            self.denied = message.reason
        elif isinstance(message, m.Sent):
            self.room = self.replica = None

    def heard_news(self) -> list[m.News]:
        return [message for message in self.heard if isinstance(message, m.News)]

    def last(self, kind: type[M]) -> M:
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def count(self, kind: type[Message]) -> int:
        return sum(isinstance(message, kind) for message in self.heard)


class Party:
    """A lobby, its clients and a journal of what it kept."""

    def __init__(self, seed: int = 1, **limits: Any) -> None:
        self.random = Random(seed)
        self.limits = Limits(**{"bot_delay": 0.0, **limits})
        self.now = 1000.0
        self.thinks: list[Think] = []
        self.kept: list[Effect] = []
        self.closed: list[Close] = []
        self.sessions = 0
        self.open()

    def open(self) -> None:
        self.clients: dict[int, Client] = {}
        self.lobby = Lobby(
            "test",
            self.limits,
            {**GAMES, **TOYS},
            levels=("thumb", "sharp"),
            chance=lambda n: self.random.randbytes(n).hex(),
        )

    def connect(self, client: Client) -> int:
        self.sessions += 1
        self.clients[self.sessions] = client
        self.lobby.connect(self.sessions, "10.0.0.1", self.now)
        return self.sessions

    def client(self, name: str) -> Client:
        return Client(self, name).connect()

    def run(self) -> None:
        """Carry out the effects; thoughts are only collected."""
        for effect in self.lobby.drain():
            if isinstance(effect, Send):
                body = pack(effect.message)[HEAD:]
                for session in effect.to:
                    if session in self.clients:
                        self.clients[session].hear(unpack(body, Down).message)
            elif isinstance(effect, Think):
                self.thinks.append(effect)
            elif isinstance(effect, Close):
                self.closed.append(effect)
                client = self.clients.pop(effect.session, None)
                if client is not None and client.session == effect.session:
                    client.session = -1
            else:
                self.kept.append(effect)

    def wait(self, seconds: float) -> None:
        """Let time pass, ticking when the lobby wants it."""
        end = self.now + seconds
        while (due := self.lobby.next_deadline()) is not None and due <= end:
            self.now = max(self.now, due)
            self.lobby.tick(self.now)
            self.run()
        self.now = end

    def think(self, limit: int = 1000) -> None:
        """Let the bots answer, each the first action of its list."""
        for _ in range(limit):
            if not self.thinks:
                return
            think = self.thinks.pop(0)
            hear = self.lobby.advised if think.advice else self.lobby.thought
            hear(think.room, think.seat, think.ask, think.view.legal[0], self.now)
            self.run()

    def restart(self) -> None:
        """A killed server: a new lobby out of what was kept."""
        persons = {keep.person: keep for keep in self.kept if isinstance(keep, KeepPerson)}
        rooms: dict[str, KeepRoom] = {}
        actions: dict[str, list[KeepAction]] = {}
        for keep in self.kept:
            if isinstance(keep, KeepRoom):
                rooms[keep.room] = keep
            elif isinstance(keep, ForgetRoom):
                rooms.pop(keep.room, None)
            elif isinstance(keep, KeepAction):
                assert keep.number == len(actions.setdefault(keep.match, []))
                actions[keep.match].append(keep)
            elif isinstance(keep, KeepResult):
                actions.pop(keep.match, None)
        for client in self.clients.values():
            client.session = -1
        self.thinks.clear()
        self.open()
        self.lobby.restore(persons.values(), rooms.values(), actions, self.now)
        self.run()

    def only_room(self) -> Room:
        (room,) = self.lobby.rooms.values()
        return room

    def table(self, game: str, *names: str, bots: int = 0, **more: Any) -> list[Client]:
        """People in one room that is set up; the first is host."""
        people = [self.client(name) for name in names]
        people[0].say(m.Create(game, len(names) + bots, **more))
        assert people[0].room is not None
        for client in people[1:]:
            client.say(m.Join(people[0].room.id, people[0].room.code))
        return people

    def started(self, game: str, *names: str, bots: int = 0, **more: Any) -> list[Client]:
        """The same, with the match begun."""
        people = self.table(game, *names, bots=bots, **more)
        for client in people:
            client.say(m.Ready(True, f"salt of {client.name}"))
        people[0].say(m.Start("thumb" if bots else ""))
        return people


def agree(party: Party) -> None:
    """Every client holds exactly what the match says that its audience was shown."""
    for client in party.clients.values():
        if client.replica is None or client.room is None:
            continue
        room = party.lobby.rooms[client.room.id]
        if room.match_room is None:
            continue
        match, replica, seat = room.match_room.match, client.replica, client.replica.seat
        assert replica.table.plain() == match.shown[seat].plain()
        assert vars(replica.public) == vars(match.state.public)
        assert replica.version == room.match_room.versions[seat]
        assert replica.awaited == match.awaited(seat)
        if seat is not None:
            assert replica.legal == match.legal(seat)
            assert replica.ask == room.match_room.asks[seat]
            assert replica.answer == match.answers.get(seat)
