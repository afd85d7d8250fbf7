"""The server on real sockets: what strangers send, who is slow, what the disk does. Events instead of sleeps."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgpack
import pytest

from server.bot_workers import first_legal
from server.effects import Keep, KeepAction, Think
from server.limits import Limits
from server.lobby import Lobby
from server.net import Server, Traffic
from server.store import MEMORY, Store, StoreError
from shared import messages as m
from shared.games import GAMES
from shared.replica import Replica
from shared.wire import UP_LIMIT, from_server, pack

GAME = next(iter(GAMES))
FREE = Limits(messages=1e6, burst=1e6, lines=1e6, chatter=1e6, bot_delay=0)
M = TypeVar("M", bound=m.Message)


class InstantBots:
    """Answers every Think at once, on the next turn of the loop."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def ask(self, think: Think) -> None:
        self.server.loop.call_soon(self.server.thought, think, first_legal(think.view.legal))

    def stop(self) -> None:
        pass


class Client:
    """A client that says exactly what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._frames, self._came = from_server(), asyncio.Queue[m.Downward]()

    def send(self, *messages: m.Message) -> None:
        self.writer.write(b"".join(map(pack, messages)))

    def raw(self, data: bytes) -> None:
        self.writer.write(data)

    async def receive(self) -> m.Downward:
        async with asyncio.timeout(10):
            while self._came.empty():
                data = await self.reader.read(65536)
                if not data:
                    raise ConnectionError
                for message in self._frames.feed(data):
                    self._came.put_nowait(message)
        return self._came.get_nowait()

    async def until(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind; others are passed over."""
        while True:
            message = await self.receive()
            if isinstance(message, kind) and fits(message):
                return message

    async def ended(self) -> list[m.Downward]:
        """All that still comes before the connection ends."""
        came = []
        try:
            while True:
                came.append(await self.receive())
        except (ConnectionError, asyncio.IncompleteReadError):
            return came


class RunningServer:
    """A running server and its clients."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port = server, port
        self.clients: list[Client] = []

    async def connect(self, receive_buffer: int = 0) -> Client:
        sock = socket.socket()
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.port))
        client = Client(*await asyncio.open_connection(sock=sock, limit=2**16))
        self.clients.append(client)
        return client

    async def guest(self, name: str = "Ada", token: str = "", **kwargs: Any) -> tuple[Client, m.Welcome]:
        client = await self.connect(**kwargs)
        client.send(m.Hello(m.PROTOCOL, name, token=token))
        return client, await client.until(m.Welcome)

    async def match(self, name: str = "Ada", level: str = "thumb") -> tuple[Client, m.Welcome, m.Snapshot]:
        """Somebody who plays against bots, after the deal."""
        client, welcome = await self.guest(name)
        client.send(m.Create(GAME, GAMES[GAME].seats.start), m.Ready(True, "x"), m.Start(level))
        return client, welcome, await client.until(m.Snapshot)

    async def alive(self) -> bool:
        client, _ = await self.guest("Probe")
        client.send(m.Ping(7))
        return (await client.until(m.Pong)).number == 7


@asynccontextmanager
async def serving(
    store: Store | None = None, traffic: Traffic | None = None, limits: Limits = FREE
) -> AsyncIterator[RunningServer]:
    store = store or Store(MEMORY)
    now = asyncio.get_running_loop().time()
    lobby = Lobby("Test", limits, records=store.statistics)
    lobby.restore(*store.load(), now)
    server = Server(lobby, store, traffic or Traffic(messages=1e5, bytes=1e8))
    server.bots = InstantBots(server)  # type: ignore[assignment]
    running = RunningServer(server, await server.listen("127.0.0.1", 0))
    try:
        yield running
    finally:
        await server.stop()
        for client in running.clients:
            client.writer.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(limited())


def frame(value: Any) -> bytes:
    body: bytes = msgpack.packb(value)
    return len(body).to_bytes(4, "big") + body


HELLO = pack(m.Hello(m.PROTOCOL, "Eve"))
DEEP = b"\x91" * 400 + b"\xc0"
WRONG = {
    "garbage": b"GET / HTTP/1.1\r\nHost: tlapa\r\n\r\n",
    "a frame over the limit": HELLO + (UP_LIMIT + 1).to_bytes(4, "big"),
    "deep nesting": HELLO + len(DEEP).to_bytes(4, "big") + DEEP,
    "a wrong type": HELLO + frame([["chat", 7]]),
    "an unknown verb": HELLO + frame([["fly", 1]]),
    "a verb that would forge a log": HELLO + frame([["\n2026 ERROR \x1b[2J", 1]]),
    "something before hello": pack(m.Ping(1)),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_no_honest_client_sends_ends_that_connection(what: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving() as running:
            client = await running.connect()
            client.raw(WRONG[what])
            assert (await client.ended())[-1] == m.Goodbye("protocol_error")
            assert await running.alive()

    run(test)
    (warning,) = [  # those of server.stalls tell of this machine
        record for record in caplog.records if record.levelno == logging.WARNING and record.name == "server.net"
    ]
    assert "127.0.0.1:" in warning.getMessage()
    assert warning.getMessage().isprintable()


def test_byte_by_byte_is_as_good_as_at_once() -> None:
    async def test() -> None:
        async with serving() as running:
            client = await running.connect()
            for byte in HELLO + pack(m.Ping(5)):
                client.raw(bytes([byte]))
                await client.writer.drain()
                await asyncio.sleep(0)
            assert (await client.until(m.Pong)).number == 5

    run(test)


def test_half_a_frame_is_no_message_and_hurts_nobody() -> None:
    async def test() -> None:
        async with serving() as running:
            client, _ = await running.guest()
            client.raw(pack(m.Ping(5))[:-1])
            assert await running.alive()
            client.writer.close()
            assert await running.alive()

    run(test)


def test_a_flood_is_read_slowly_and_a_worse_one_ends_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(traffic=Traffic(messages=100, bytes=1e6, patience=3)) as running:
            mild, _ = await running.guest("Mild")
            mild.send(*map(m.Ping, range(210)))
            assert (await mild.until(m.Pong, lambda pong: pong.number == 209)).number == 209
            wild, _ = await running.guest("Wild")
            wild.send(*[m.Ping()] * 5000)
            assert (await wild.ended())[-1] == m.Goodbye("too_fast")
            assert await running.alive()

    run(test)
    assert "a flood" in caplog.text


def test_the_lobby_has_a_limit_of_its_own() -> None:
    async def test() -> None:
        async with serving(limits=Limits(messages=10, burst=20)) as running:
            client, _ = await running.guest()
            client.send(*[m.Ping()] * 100)
            assert (await client.ended())[-1] == m.Goodbye("flood")
            assert await running.alive()

    run(test)


def test_who_does_not_read_is_dropped_while_the_others_go_on() -> None:
    async def test() -> None:
        async with serving(traffic=Traffic(messages=1e6, bytes=1e9, outbox=16384)) as running:
            slow, _ = await running.guest("Slow", receive_buffer=4096)
            slow.send(m.Create(GAME, GAMES[GAME].seats.start))
            room = await slow.until(m.Room)
            other, _ = await running.guest("Other")
            other.send(m.Join(room.id))
            await other.until(m.Room)
            slow.reader._transport.pause_reading()  # type: ignore[attr-defined]
            session = min(running.server.connections)
            heard = 0
            while session in running.server.connections:
                other.send(*[m.Chat("x" * 240)] * 50)
                for _ in range(50):
                    await other.until(m.Chatted)
                heard += 50
                assert heard < 200_000, "a connection that takes nothing was never dropped"
            gone = await other.until(m.Room, lambda room: not all(seat.online for seat in room.seats if seat.person))
            assert gone.id == room.id

    run(test)


def test_no_hello_no_ping_no_place() -> None:
    async def test() -> None:
        async with serving(traffic=Traffic(hello=0.2, idle=0.8, connections=3)) as running:
            mute = await running.connect()
            assert await mute.ended() == [m.Goodbye("no_hello")]
            drip = await running.connect()

            async def dripping() -> None:
                for byte in HELLO[:-1]:
                    drip.raw(bytes([byte]))
                    await asyncio.sleep(0.05)

            task = asyncio.ensure_future(dripping())
            assert await drip.ended() == [m.Goodbye("no_hello")]
            task.cancel()
            idle, _ = await running.guest()
            assert (await idle.ended())[-1] == m.Goodbye("idle")
            for number in range(3):
                await running.guest(f"P{number}")
            surplus = await running.connect()
            assert await surplus.ended() == [m.Goodbye("server_full")]

    run(test)


class WatchedStore(Store):
    """Counts its groups; may fail or wait."""

    def __init__(self, directory: str = MEMORY, sync: str = "normal") -> None:
        super().__init__(directory, sync)
        self.groups: list[list[Keep]] = []
        self.fail = False
        self.gate: threading.Event | None = None
        self.entered = threading.Event()

    def write(self, keeps: Sequence[Keep]) -> None:
        self.entered.set()
        if self.gate is not None:
            assert self.gate.wait(10)
        if self.fail and any(isinstance(keep, KeepAction) for keep in keeps):
            raise StoreError("The database x cannot be written: database or disk is full.")
        self.groups.append([*keeps])
        super().write(keeps)


@pytest.mark.parametrize("sync", ["normal", "full"])
def test_what_cannot_be_written_nobody_hears_of(sync: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        store = WatchedStore(sync=sync)
        async with serving(store) as running:
            client, _, snapshot = await running.match()
            replica = Replica(GAMES[GAME], snapshot)
            while replica.seat not in replica.awaited:
                replica.fold(await client.until(m.News))
            store.fail = True
            client.send(m.Act(replica.ask, first_legal(replica.legal)))
            await running.server.done.wait()
            assert running.server.failure
            stopping = asyncio.ensure_future(running.server.stop())
            came = await client.ended()
            assert came[-1] == m.Goodbye("server_failed")
            committed = sum(isinstance(keep, KeepAction) for group in store.groups for keep in group)
            heard = max([replica.version, *(message.version for message in came if isinstance(message, m.News))])
            assert heard <= 1 + committed  # the deal was the first version
            await stopping

    run(test)
    assert "disk is full" in caplog.text
    assert any(record.levelno == logging.ERROR for record in caplog.records)


def test_one_commit_for_all_rooms_of_a_turn() -> None:
    async def test() -> None:
        store = WatchedStore()
        async with serving(store) as running:
            clients = [await running.guest(f"P{number}") for number in range(8)]
            store.groups.clear()
            # All bytes lie ready before the loop looks again.
            for client, _ in clients:
                client.send(m.Create(GAME, GAMES[GAME].seats.start))
            for client, _ in clients:
                await client.until(m.Room)
            assert sum(map(len, store.groups)) >= 8
            assert len(store.groups) <= 2

    run(test)


def test_with_full_sync_sends_wait_for_the_disk_and_the_loop_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        store = WatchedStore(str(tmp_path), "full")
        async with serving(store) as running:
            client, _ = await running.guest("Ada")
            other, _ = await running.guest("Ben")
            store.gate = threading.Event()
            store.entered.clear()
            client.send(m.Create(GAME, GAMES[GAME].seats.start))
            assert await asyncio.to_thread(store.entered.wait, 10)
            groups = len(store.groups)
            other.send(m.Ping(1), m.Create(GAME, GAMES[GAME].seats.start))  # waits for the next group
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.until(m.Room), 0.1)
            assert len(store.groups) == groups
            store.gate.set()
            await client.until(m.Room)
            await other.until(m.Pong)
            await other.until(m.Room)
            assert len(store.groups) == groups + 2

    run(test)


def test_the_log_is_folded_in_without_holding_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.CHECKPOINT_AFTER", 20)
    rewound: list[str] = []
    monkeypatch.setattr(
        Store, "rewind", lambda store, do=Store.rewind: (do(store), rewound.append(threading.current_thread().name))
    )

    async def test() -> None:
        async with serving(Store(str(tmp_path))) as running:
            client, _ = await running.guest()
            client.send(m.Create(GAME, GAMES[GAME].seats.start))
            await client.until(m.Room)
            for number in range(200):
                client.send(m.Change(title=f"Room {number}"))
                assert (await client.until(m.Room)).title == f"Room {number}"
        kept = Store(str(tmp_path)).load()
        assert kept.rooms[0].data["title"] == "Room 199"

    run(test)
    assert rewound
    assert "MainThread" not in rewound


def test_a_token_brings_back_the_seat() -> None:
    async def test() -> None:
        async with serving() as running:
            client, welcome, snapshot = await running.match()
            client.writer.close()
            again, hello = await running.guest(token=welcome.token)
            assert hello.person == welcome.person
            assert hello.room
            back = await again.until(m.Snapshot)
            assert (back.match, back.seat) == (snapshot.match, snapshot.seat)

    run(test)


def test_a_restarted_server_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(Store(str(tmp_path))) as running:
            client, welcome, snapshot = await running.match()
            replica = Replica(GAMES[GAME], snapshot)
            while not replica.legal or replica.seat not in replica.awaited:
                replica.fold(await client.until(m.News))
            table = replica.table.plain()
        assert (await client.ended())[-1] == m.Goodbye("server_stopping")
        async with serving(Store(str(tmp_path))) as running:
            again, _ = await running.guest(token=welcome.token)
            back = await again.until(m.Snapshot)
            assert back.cards == table
            assert back.legal == replica.legal

    run(test)


def test_statistics_come_from_the_store() -> None:
    async def test() -> None:
        async with serving() as running:
            client, _, snapshot = await running.match()
            replica = Replica(GAMES[GAME], snapshot)
            answered = -1
            while not isinstance(message := await client.receive(), m.Result):
                if isinstance(message, m.News):
                    replica.fold(message)
                if replica.seat in replica.awaited and replica.answer is None and replica.ask != answered:
                    answered = replica.ask
                    client.send(m.Act(answered, first_legal(replica.legal)))
            client.send(m.Records())
            records = await client.until(m.Statistics)
            assert [(line.game, line.played) for line in records.games] == [(GAME, 1)]
            assert records.matches[0].scores == tuple(message.scores)
            finished = running.server.store.finished(message.match)
            assert finished is not None
            assert finished.log

    run(test)


def test_the_stalls_are_measured() -> None:
    async def test() -> None:
        async with serving() as running:
            assert await running.alive()
            assert 0 < running.server.stalls.longest < 1

    run(test)
