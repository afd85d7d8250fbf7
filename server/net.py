"""Connections, time and the disk: the only place that awaits. Bytes come in, the lobby is called, its effects go out.

Laws: what the lobby wants kept is committed before anybody hears of it, one commit for all rooms of a turn of the loop.
A slow client delays nobody: it loses its connection and may come back. Nothing here may hold the loop.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from server.bot_workers import BotWorkers
from server.effects import Close, Effect, ForgetRoom, Keep, KeepAction, KeepPerson, KeepResult, KeepRoom, Send, Think
from server.lobby import Lobby
from server.stalls import Stalls
from server.store import Store, StoreError
from shared.engine import Action
from shared.messages import Goodbye, Hello, Upward
from shared.wire import ProtocolError, from_clients, pack

log = logging.getLogger(__name__)

RECEIVE = 8 * 1024  # bytes taken at once: a flood of the smallest messages in it stays far below a frame of animation
LINGER = 2.0  # seconds to take a goodbye
SWEEP = 0.5  # seconds between two looks for the silent
BACKLOG = 256


@dataclass(frozen=True)
class Traffic:
    """What one connection may do, and how many there may be. Times are in seconds."""

    connections: int = 500
    outbox: int = 1024 * 1024  # bytes that may wait for a slow client
    hello: float = 10.0  # until the first message
    idle: float = 60.0  # until the next one; clients ping when they have nothing to say
    messages: float = 400.0  # per second; beyond it a client is read more slowly
    bytes: float = 64 * 1024.0  # per second, likewise
    patience: float = 5.0  # who is so many seconds ahead of what is allowed is sent away


class Connection(asyncio.BufferedProtocol):
    """The connection of one client. All share one receive buffer: asyncio fills and hands it over in one go."""

    __slots__ = (
        "credit", "greeted", "heard", "leaving", "out", "peer", "reader", "server", "session", "since", "transport",
    )  # fmt: skip

    def __init__(self, server: Server) -> None:
        self.server = server
        self.reader = from_clients()
        self.session = 0
        self.peer = "?"
        self.greeted = self.leaving = False
        self.out: list[bytes] = []  # packed, to be written together
        self.credit = 2 * server.traffic.messages
        self.since = self.heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server.opened(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.server.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.server.received(self, nbytes)

    def pause_writing(self) -> None:
        # The outbox is full.
        if not self.leaving:
            self.server.lost(self, "does not take what it is sent")

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.closed(self)


class Group(NamedTuple):
    """What the lobby wants done after one turn of the loop, in this order."""

    keeps: list[Keep]
    frames: list[tuple[tuple[int, ...], bytes]]
    closes: list[Close]
    thinks: list[Think]


class Server:
    """The lobby on the network: carries bytes to it, and its effects to the store, the clients and the bots."""

    def __init__(self, lobby: Lobby, store: Store, traffic: Traffic | None = None) -> None:
        self.lobby, self.store, self.traffic = lobby, store, traffic or Traffic()
        self.loop = asyncio.get_running_loop()
        self.buffer = memoryview(bytearray(RECEIVE))
        self.connections: dict[int, Connection] = {}
        self.stalls = Stalls()
        self.bots: BotWorkers | None = None
        self.changed: Callable[[], Any] = lambda: None  # called now and then: there may be other figures to announce
        self.failure = ""  # why the server cannot go on
        self.done = asyncio.Event()  # somebody wants the server to stop
        self._everyone: set[Connection] = set()  # also those who are being sent away
        self._last_session = 0
        self._listening: asyncio.Server | None = None
        self._flushing = False  # a flush is scheduled
        self._committing: asyncio.Task[None] | None = None  # a group is being committed in a thread
        self._checkpoint: asyncio.Task[None] | None = None
        self._rewind = False  # the next group has the write-ahead log begun anew
        self._stopping = False
        self._timer: asyncio.TimerHandle | None = None
        self._sweeper: asyncio.TimerHandle | None = None

    # --- from start to end ---

    async def listen(self, host: str, port: int) -> int:
        """Take connections; the port, which matters when 0 was asked for."""
        # asyncio reuses the address of a server that has just ended, but not on Windows, where that would let two
        # servers take the same port.
        self._listening = await self.loop.create_server(lambda: Connection(self), host or None, port, backlog=BACKLOG)
        self._sweep()
        self.wake()  # a restored lobby may have something to do at once
        return int(self._listening.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Say goodbye to all and close everything; what the lobby wanted kept is kept first."""
        if self._listening is not None:
            self._listening.close()
        if self._committing is not None:
            await asyncio.wait([self._committing])
        if not self.failure:
            self._flush_now()
        self._stopping = True
        for timer in (self._timer, self._sweeper):
            if timer is not None:
                timer.cancel()
        self.stalls.stop()
        for connection in [*self._everyone]:
            self.dismiss(connection, "server_failed" if self.failure else "server_stopping")
        deadline = self.loop.time() + LINGER
        while self._everyone and self.loop.time() < deadline:
            await asyncio.sleep(0.01)
        for connection in [*self._everyone]:
            connection.transport.abort()
        if self.bots is not None:
            self.bots.stop()
        if self._checkpoint is not None:
            await asyncio.wait([self._checkpoint])
        self.store.close()

    def fail(self, error: Exception) -> None:
        """Better no server than one that promises what it cannot keep."""
        if not self.failure:
            self.failure = str(error) or type(error).__name__
            unknown = None if isinstance(error, StoreError) else error
            log.error("%s The server stops; nobody was told what could not be written.", error, exc_info=unknown)
            self.done.set()

    # --- connections ---

    def opened(self, connection: Connection) -> None:
        transport, traffic = connection.transport, self.traffic
        peer = transport.get_extra_info("peername") or ("?", 0)
        connection.peer = f"{peer[0]}:{peer[1]}"
        connection.since = connection.heard = self.loop.time()
        sock = transport.get_extra_info("socket")
        if sock is not None:
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.set_write_buffer_limits(high=traffic.outbox)
        self._everyone.add(connection)
        if self._stopping or self.failure or len(self.connections) >= traffic.connections:
            self.dismiss(connection, "server_stopping" if self._stopping or self.failure else "server_full")
            return
        self._last_session += 1
        connection.session = self._last_session
        self.connections[connection.session] = connection
        self.lobby.connect(connection.session, str(peer[0]), self.loop.time())
        self.wake()

    def received(self, connection: Connection, count: int) -> None:
        """Bytes came: hand what is complete to the lobby."""
        began, now = time.perf_counter(), self.loop.time()
        traffic = self.traffic
        credit = connection.credit + (now - connection.heard) * traffic.messages
        credit = min(credit, 2 * traffic.messages) - count * traffic.messages / traffic.bytes
        connection.heard, connection.credit = now, credit
        try:
            for message in connection.reader.feed(self.buffer[:count]):
                if connection.leaving or self.failure:
                    break
                connection.credit -= 1
                self._hear(connection, message, now)
                if connection.credit < -traffic.patience * traffic.messages:
                    raise ProtocolError("a flood")
        except ProtocolError as error:
            log.warning("%s breaks the protocol: %s", connection.peer, printable(str(error)))
            self.dismiss(connection, "too_fast" if str(error) == "a flood" else "protocol_error")
        except Exception:
            log.exception("%s sent what the lobby could not bear", connection.peer)
            self.dismiss(connection, "server_error")
        if connection.credit < 0 and not connection.leaving:
            connection.transport.pause_reading()
            self.loop.call_later(-connection.credit / traffic.messages, self._read_on, connection)
        self.wake()
        self.stalls.note("reading", began)

    def _hear(self, connection: Connection, message: Upward, now: float) -> None:
        if not connection.greeted:
            if not isinstance(message, Hello):
                raise ProtocolError(f"{type(message).__name__} before Hello")
            connection.greeted = True
        self.lobby.handle(connection.session, message, now)

    def _read_on(self, connection: Connection) -> None:
        if not connection.leaving and not connection.transport.is_closing():
            connection.transport.resume_reading()

    def dismiss(self, connection: Connection, reason: str) -> None:
        """Tell a client why, and end its connection when it has taken that."""
        if connection.leaving:
            return
        connection.out.append(pack(Goodbye(reason)))
        self._write(connection)
        self.end(connection)

    def end(self, connection: Connection) -> None:
        """End a connection when it has taken what it was sent."""
        connection.leaving = True
        connection.transport.close()
        self.loop.call_later(LINGER, connection.transport.abort)
        self._forget(connection)

    def lost(self, connection: Connection, why: str) -> None:
        """End a connection that cannot even be told."""
        if not connection.leaving:
            log.info("%s %s; its connection is ended", connection.peer, why)
            connection.leaving = True
            connection.transport.abort()
            self._forget(connection)

    def closed(self, connection: Connection) -> None:
        connection.leaving = True
        self._everyone.discard(connection)
        self._forget(connection)

    def _forget(self, connection: Connection) -> None:
        if self.connections.pop(connection.session, None) is not None and not self._stopping:
            self.lobby.drop(connection.session, self.loop.time())
            self.wake()

    def _sweep(self) -> None:
        """Now and then: send those away who are silent for too long."""
        now = self.loop.time()
        for connection in [*self.connections.values()]:
            if not connection.greeted and now - connection.since > self.traffic.hello:
                self.dismiss(connection, "no_hello")  # however busily it sent half of one
            elif now - connection.heard > self.traffic.idle:
                self.dismiss(connection, "idle")
        self.changed()
        self._sweeper = self.loop.call_later(SWEEP, self._sweep)

    # --- the lobby's effects ---

    def wake(self) -> None:
        """Have effects done soon: once for everything that happens in this turn of the loop."""
        if not self._flushing and self._committing is None and not self._stopping:
            self._flushing = True
            # Behind what the loop reads in its next turn too: larger groups, fewer commits.
            self.loop.call_soon(self.loop.call_soon, self._flush)

    def _flush(self) -> None:
        began = time.perf_counter()
        self._flushing = False
        if self._committing is not None or self.failure or self._stopping:
            return
        group = self._collect()
        if group.keeps and (self.store.sync == "full" or self._rewind):
            self._committing = self.loop.create_task(self._commit_in_thread(group))
        else:
            self._commit(group)
        self._arm()
        self.stalls.note("flushing", began)

    def _flush_now(self) -> None:
        self._commit(self._collect())

    def _collect(self) -> Group:
        group = Group([], [], [], [])
        for effect in self.lobby.drain():
            sort(effect, group)
        return group

    def _commit(self, group: Group) -> None:
        if group.keeps:
            try:
                self.store.write(group.keeps)
            except Exception as error:
                self.fail(error)
                return
        self._deliver(group)

    async def _commit_in_thread(self, group: Group) -> None:
        """Commit in a thread. Nothing is sent meanwhile; what happens meanwhile waits for the next group."""
        rewind, self._rewind = self._rewind, False
        try:
            await asyncio.to_thread(self.store.write, group.keeps)
            if rewind:
                await asyncio.to_thread(self.store.rewind)
        except Exception as error:
            self.fail(error)
            return
        finally:
            self._committing = None
        self._deliver(group)
        self.wake()

    def _deliver(self, group: Group) -> None:
        connections = self.connections
        touched: dict[Connection, None] = {}
        for to, frame in group.frames:
            for session in to:
                connection = connections.get(session)
                if connection is not None:
                    connection.out.append(frame)
                    touched[connection] = None
        for connection in touched:
            self._write(connection)
        for session, _ in group.closes:
            if (connection := connections.get(session)) is not None:
                self.end(connection)
        if self.bots is not None:
            for think in group.thinks:
                self.bots.ask(think)
        if self.store.wants_checkpoint and self._checkpoint is None and not self._stopping:
            self._checkpoint = self.loop.create_task(self._fold_log())

    def _write(self, connection: Connection) -> None:
        frames, connection.out = connection.out, []
        if frames and not connection.transport.is_closing():
            connection.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def _fold_log(self) -> None:
        try:
            await asyncio.to_thread(self.store.checkpoint)
            self._rewind = True
        except Exception as error:
            self.fail(error)
        finally:
            self._checkpoint = None

    # --- time and bots ---

    def _arm(self) -> None:
        """Have the lobby's next deadline kept."""
        due = self.lobby.next_deadline()
        timer = self._timer
        if timer is not None:
            if timer.when() == due and not timer.cancelled():
                return
            timer.cancel()
        self._timer = None if due is None else self.loop.call_at(due, self._tick)

    def _tick(self) -> None:
        began = time.perf_counter()
        self._timer = None
        self.lobby.tick(self.loop.time())
        self.wake()
        self.stalls.note("a deadline", began)

    def thought(self, think: Think, action: Action) -> None:
        """A bot's answer."""
        if not self._stopping and not self.failure:
            began = time.perf_counter()
            hear = self.lobby.advised if think.advice else self.lobby.thought
            hear(think.room, think.seat, think.ask, action, self.loop.time())
            self.wake()
            self.stalls.note("a bot's action", began)


def printable(text: str) -> str:
    """A stranger's words, fit for a log."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:200])


def sort(effect: Effect, group: Group) -> None:
    """Put an effect where it belongs. Messages are packed at once: they may share lists with a match that goes on."""
    match effect:
        case Send(to, message):
            try:
                group.frames.append((to, pack(message)))
            except Exception:  # a client that misses a version asks for everything again
                log.exception("%s cannot be packed", type(message).__name__)
        case KeepAction() | KeepRoom() | KeepResult() | KeepPerson() | ForgetRoom():
            group.keeps.append(effect)
        case Close():
            group.closes.append(effect)
        case Think():
            group.thinks.append(effect)
