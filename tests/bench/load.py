"""Many light clients in one process: tables of four that play real Kořist at random, or echo through the bare server.

They read no more of a message than they need, so that the server and not the load is what is measured.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, cast

import msgpack

from shared.engine import Action
from shared.messages import PROTOCOL, Act, Again, Create, Down, Hello, Join, Ready, Result, Room, Start, Upward, Welcome
from shared.wire import pack, unpack

SEATS = 4
NEWS = "news"


class Client(asyncio.BufferedProtocol):
    """One connection that hands whole frames to `heard`."""

    buffer = memoryview(bytearray(256 * 1024))

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.waiting = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.buffer

    def buffer_updated(self, nbytes: int) -> None:
        waiting = self.waiting
        waiting += self.buffer[:nbytes]
        start = 0
        while len(waiting) - start >= 4:
            end = start + 4 + int.from_bytes(waiting[start : start + 4], "big")
            if len(waiting) < end:
                break
            self.heard(bytes(waiting[start + 4 : end]))
            start = end
        del waiting[:start]

    def send(self, frame: bytes) -> None:
        self.transport.write(frame)


class Table:
    """Four clients around one table, and what is counted there."""

    def __init__(self, number: int, pace: float = 0.0) -> None:
        self.number, self.pace = number, pace  # seconds between two moves; 0: as fast as it goes
        self.moves = 0
        self.running = asyncio.Event()
        self.clients: list[Client] = []
        self.sent = 0.0
        self.due = 0.0
        self.latencies: list[float] = []

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            _, client = await loop.create_connection(
                lambda seat=seat: Client(lambda body: self.heard(seat, body)), "127.0.0.1", port
            )
            self.clients.append(client)
        for seat in range(SEATS):
            self.greet(seat)

    def greet(self, seat: int) -> None:
        raise NotImplementedError

    def heard(self, seat: int, body: bytes) -> None:
        raise NotImplementedError

    def move(self, seat: int, frame: bytes) -> None:
        """Send a move now or, when paced, in its slot."""
        if not self.pace:
            self.clients[seat].send(frame)
            return
        loop = asyncio.get_running_loop()
        self.due = max(self.due + self.pace, loop.time())
        loop.call_at(self.due, self._send_paced, seat, frame)

    def _send_paced(self, seat: int, frame: bytes) -> None:
        self.sent = perf_counter()
        self.clients[seat].send(frame)

    def received(self, seat: int) -> None:
        if self.pace and self.sent:
            self.latencies.append(perf_counter() - self.sent)
        if seat == 0:
            self.moves += 1


class BareTable(Table):
    """A message goes round: whoever's turn it is sends the next when the last one came."""

    def greet(self, seat: int) -> None:
        self.clients[seat].send(framed({"table": self.number, "seat": 0, "what": "x" * 24}))

    def heard(self, seat: int, body: bytes) -> None:
        message = msgpack.unpackb(body)
        self.running.set()
        self.received(seat)
        if message["seat"] == seat:
            self.move(seat, framed({"table": self.number, "seat": (seat + 1) % SEATS, "what": "x" * 24}))


class KoristTable(Table):
    """Four seats of Kořist, one match after another."""

    def __init__(self, number: int, pace: float = 0.0) -> None:
        super().__init__(number, pace)
        self.random = Random(number).random
        self.persons = [""] * SEATS
        self.tried = ""  # what the host asked for last

    def greet(self, seat: int) -> None:
        if seat == 0:
            self.tell(0, Hello(PROTOCOL, f"load {self.number}"))

    def heard(self, seat: int, body: bytes) -> None:
        [message] = msgpack.unpackb(body)
        if message[0] != NEWS:
            self.arrange(seat, unpack(body, Down).message)
            return
        self.received(seat)
        legal, awaited = message[4], message[5]
        if legal and seat in awaited:
            action = Action(*legal[int(self.random() * len(legal))])
            self.move(seat, pack(Act(message[3], action)))

    def arrange(self, seat: int, message: Any) -> None:
        if isinstance(message, Welcome):
            self.persons[seat] = message.person
            if seat == 0:
                self.tell(0, Create("korist", SEATS, {"deals": 5}, private=True))
            else:
                self.tell(seat, Join(code=self.code))
        elif isinstance(message, Room):
            self.prepare(seat, message)
        elif isinstance(message, Result) and seat == 0:
            self.tell(0, Again())

    def prepare(self, seat: int, room: Room) -> None:
        self.code = room.code
        if room.stage == "playing":
            self.running.set()
        if room.stage != "setup":
            return
        mine = next(chair for chair in room.seats if chair.person == self.persons[seat])
        if not mine.ready:
            self.tell(seat, Ready())
        sitting = sum(bool(chair.person) for chair in room.seats)
        if seat == 0 and sitting < SEATS and self.tried != f"guest {sitting}":
            self.tried = f"guest {sitting}"
            self.tell(sitting, Hello(PROTOCOL, f"load {self.number}.{sitting}"))
        if seat == 0 and sitting == SEATS and all(chair.ready for chair in room.seats):
            self.tell(0, Start())

    def tell(self, seat: int, message: Upward) -> None:
        self.clients[seat].send(pack(message))


def framed(message: Any) -> bytes:
    body: bytes = msgpack.packb(message)
    return len(body).to_bytes(4, "big") + body


class Played(NamedTuple):
    """What happened in the time that was measured."""

    moves: int
    seconds: float
    used: float  # of the server's processor
    latencies: list[float]
    stall: float = 0.0  # the longest of the server's loop, in milliseconds


async def drive(
    kind: type[Table], port: int, count: int, seconds: float, pace: float, used: Callable[[], float]
) -> Played:
    """Let so many tables play for so long after all have begun."""
    tables = [kind(number, pace) for number in range(count)]
    for table in tables:
        await table.connect(port)
    await asyncio.wait_for(asyncio.gather(*(table.running.wait() for table in tables)), 60)
    for table in tables:
        table.moves, table.sent = 0, 0.0
        table.latencies.clear()
    begun, before = perf_counter(), used()
    await asyncio.sleep(seconds)
    latencies = [latency for table in tables for latency in table.latencies]
    played = Played(sum(t.moves for t in tables), perf_counter() - begun, used() - before, latencies)
    for table in tables:
        for client in table.clients:
            client.transport.abort()
    return played
