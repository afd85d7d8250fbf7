"""A conversation with one server, and what it last said: the own child server, or one somewhere on the network.

Law: nothing here waits. What goes wrong comes by `poll` as a Lost; after one without a next attempt it is all over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from client.net.host import Ended, Host, Listening, Status
from client.net.lost import Cause, Lost
from client.net.tokens import HOME, Tokens
from shared.messages import Act, Downward, Hello, News, Rename, Room, Rooms, Sent, Snapshot, Upward, Welcome

LOOPBACK, MEMORY = "127.0.0.1", ":memory:"
FLAGS = ("--empty", "1000000", "--log", "warning")  # an unfinished game is kept, however long nobody is there


class Channel(Protocol):
    """What a session needs of a link."""

    def send(self, message: Upward) -> bool: ...

    def poll(self) -> list[Downward | Lost]: ...

    def close(self) -> None: ...


class Child(Protocol):
    """What a session needs of a child server."""

    def poll(self) -> Status: ...

    def close(self) -> int | None: ...


class Talk(Protocol):
    """What a screen needs of a session."""

    person: str

    @property
    def room(self) -> Room | None: ...

    def send(self, message: Upward) -> bool: ...


Caller = Callable[[str, int, Hello], Channel]


def called(host: str, port: int, hello: Hello) -> Channel:
    """A link to a server."""
    from client.net.link import Link  # here, for the first frame shall not wait for asyncio

    return Link(host, port, hello)


class Session:
    """One server, from the first call to the last word."""

    def __init__(
        self, name: str, hello: Hello, tokens: Tokens, host: Child | None = None,
        address: tuple[str, int] | None = None, call: Caller = called,
    ) -> None:  # fmt: skip
        self.name = name  # by which its token is kept
        self.server = ""  # as the server calls itself
        self.person = ""
        self.room: Room | None = None  # where we are
        self.rooms: Rooms | None = None
        self.match: Snapshot | None = None  # the last one that was shown whole; only its fixed facts stay true
        self.news = 0  # messages since then
        self.version = 0  # of the last one
        self.acts: list[Act] = []  # what we did in that match, for the report if we stumble
        self.lost: Lost | None = None
        self.address = address
        self._hello, self._tokens, self._host, self._call = hello, tokens, host, call
        self._channel: Channel | None = None
        self.waiting: list[Upward] = []
        if address is not None:
            self._channel = call(*address, hello)

    @property
    def greeted(self) -> bool:
        """Whether the server has said welcome and is still there."""
        return bool(self.person) and self.lost is None

    @property
    def over(self) -> bool:
        """Whether nothing will come any more."""
        return self.lost is not None and self.lost.again is None

    def send(self, message: Upward) -> bool:
        """Send; False if there is no connection to carry it."""
        if isinstance(message, Act):
            self.acts.append(message)
        return self._channel is not None and self._channel.send(message)

    def ask(self, messages: Iterable[Upward]) -> None:
        """Send one after the other, as soon as the server has said welcome."""
        self.waiting += messages
        if self.greeted:
            self._send_waiting()

    @property
    def known_as(self) -> tuple[str, str]:
        """The name and the animal by which the server knows us."""
        return self._hello.name, self._hello.avatar

    def rename(self, name: str, avatar: str) -> None:
        """Be known by another name."""
        self._hello = Hello(self._hello.protocol, name, avatar, self._hello.token)
        self.ask([Rename(name, avatar)])

    def poll(self) -> list[Downward | Lost]:
        """What has come since the last time; it is already part of what this session knows."""
        if self.over:
            return []
        came = self._channel.poll() if self._channel is not None else []
        if self._host is not None and self._channel is None:
            came += self._look_at_host()
        for message in came:
            self._take(message)
        return came

    def close(self) -> None:
        """Hang up, and end the child server."""
        if self._channel is not None:
            self._channel.close()
        if self._host is not None:
            self._host.close()

    def _look_at_host(self) -> list[Downward | Lost]:
        assert self._host is not None
        match self._host.poll():
            case Listening(port):
                self.address = (LOOPBACK, port)
                self._channel = self._call(LOOPBACK, port, self._hello)
            case Ended(line=line):
                return [Lost(Cause.UNREACHABLE, line)]
        return []

    def _take(self, message: Downward | Lost) -> None:
        match message:
            case Lost():
                self.lost = message
            case Welcome():
                self.lost, self.person, self.server = None, message.person, message.server
                self._tokens.keep(self.name, message.token)
                if not message.room:
                    self.room = self.match = None
                self._send_waiting()
            case Rooms():
                self.rooms = message
            case Room():
                self.room = message
                if message.stage == "setup":
                    self.match = None
            case Snapshot():
                if self.match is None or self.match.match != message.match:
                    self.acts.clear()
                self.match, self.news, self.version = message, 0, message.version
            case News():
                self.news += 1
                self.version = message.version
            case Sent():
                self.room = self.match = None

    def _send_waiting(self) -> None:
        waiting, self.waiting = self.waiting, []
        for message in waiting:
            self.send(message)


def own_server(
    hello: Hello, tokens: Tokens, data: str, lan: bool = False, name: str = "Tlapa", flags: Sequence[str] = ()
) -> Session:
    """A session with a child server of our own, which keeps an unfinished game as long as it takes."""
    kept = HOME if data != MEMORY else MEMORY  # a server that forgets must not make us forget the other one's token
    return Session(kept, hello, tokens, Host(data, lan, name, [*FLAGS, *flags]))
