"""The connection to a server: a thread of its own, queues both ways.

Law: nothing is raised across the threads, and nothing here blocks the loop that draws. Whatever goes wrong arrives by
`poll` as a Lost. A connection that was once greeted comes back by itself, with its token and a growing pause; one that
never was tells so at once, because the person has probably mistyped the address.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import NamedTuple

from client.net.lost import Cause, Lost
from shared.messages import PROTOCOL, Downward, Goodbye, Hello, Ping, Pong, Rename, Upward, Welcome
from shared.wire import ProtocolError, from_server, pack


class Pace(NamedTuple):
    """Seconds: how patient a link is."""

    connect: float = 6.0  # for an answer to the first call
    quiet: float = 15.0  # without a word from us before we ping; servers hang up after 60
    silence: float = 40.0  # without a word from the server before it counts as gone
    pause: float = 0.25  # before the first new attempt; each further one waits twice as long
    longest_pause: float = 8.0
    patience: float = 180.0  # of pauses in a row before the link gives up


# Goodbyes after which calling again would only annoy.
FINAL = frozenset({"protocol", "protocol_error", "elsewhere", "flood", "too_fast"})


class _Over(Exception):
    """One conversation has ended; only ever seen inside the thread."""

    def __init__(self, cause: Cause, detail: str = "", final: bool = False) -> None:
        super().__init__(cause, detail)
        self.cause, self.detail, self.final = cause, detail, final


class Link:
    """Talks to one server until it is closed."""

    def __init__(self, host: str, port: int, hello: Hello, pace: Pace | None = None) -> None:
        self.host, self.port = host, port
        self._hello, self._pace = hello, pace or Pace()
        self._came: SimpleQueue[Downward | Lost] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[Upward] | None = None  # only while there is a connection
        self._greeted = False  # in this conversation
        self._met = False  # in any
        self._closed = False
        self._ready = Event()
        self._thread = Thread(target=self._run, name="link", daemon=True)
        self._thread.start()

    @property
    def token(self) -> str:
        """What brings this person back; empty before the first Welcome."""
        return self._hello.token

    def send(self, message: Upward) -> bool:
        """Send; False if there is no connection to carry it, which `poll` has told or is about to tell."""
        outbox, loop = self._outbox, self._loop
        if outbox is None or loop is None or self._closed:
            return False
        try:
            loop.call_soon_threadsafe(outbox.put_nowait, message)
        except RuntimeError:  # the loop ended just now
            return False
        return True

    def poll(self) -> list[Downward | Lost]:
        """What has come since the last time, in order; never waits."""
        came: list[Downward | Lost] = []
        with suppress(Empty):
            while True:
                came.append(self._came.get_nowait())
        return came

    def close(self) -> None:
        """Hang up. Nothing is reported any more; the thread is gone afterwards unless a name server keeps it."""
        self._closed = True
        self._ready.wait()
        loop, task = self._loop, self._task
        if loop is not None and task is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(task.cancel)
        self._thread.join(2.0)

    # --- inside the thread ---

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            asyncio.run(self._main())
        self._ready.set()

    async def _main(self) -> None:
        self._loop, self._task = asyncio.get_running_loop(), asyncio.current_task()
        self._ready.set()
        pace = self._pace
        pause, waited = pace.pause, 0.0
        while not self._closed:
            self._greeted = False
            try:
                await self._talk()
            except _Over as over:
                if self._greeted:
                    pause, waited = pace.pause, 0.0
                final = over.final or not self._met or waited >= pace.patience
                self._came.put(Lost(over.cause, over.detail, None if final else pause))
                if final:
                    return
            await asyncio.sleep(pause)
            waited, pause = waited + pause, min(2 * pause, pace.longest_pause)

    async def _talk(self) -> None:
        """One conversation, from the call to its end, which is always an _Over."""
        async with self._called() as (reader, writer):
            outbox: asyncio.Queue[Upward] = asyncio.Queue()
            writer.write(pack(self._hello))
            self._outbox = outbox
            jobs = [asyncio.ensure_future(self._listen(reader)), asyncio.ensure_future(self._speak(writer, outbox))]
            try:
                done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
                await asyncio.sleep(0)  # a farewell that came together with the end explains it better
                done |= {job for job in jobs if job.done()}
                raise next(job for job in jobs if job in done).exception() or _Over(Cause.GONE)
            finally:
                self._outbox = None
                for job in jobs:
                    job.cancel()
                await asyncio.gather(*jobs, return_exceptions=True)

    @asynccontextmanager
    async def _called(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        try:
            async with asyncio.timeout(self._pace.connect):
                reader, writer = await asyncio.open_connection(self.host, self.port)
        except (OSError, ValueError, OverflowError) as error:  # a wrong port is a ValueError or an OverflowError
            raise _Over(Cause.UNREACHABLE, str(error)) from error
        try:
            yield reader, writer
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        frames = from_server()
        while True:
            try:
                limit = self._pace.silence if self._greeted else self._pace.connect
                async with asyncio.timeout(limit):
                    data = await reader.read(65536)
            except TimeoutError as error:
                raise _Over(Cause.GONE if self._greeted else Cause.UNREACHABLE, "silence") from error
            except OSError as error:
                raise _Over(Cause.GONE, str(error)) from error
            if not data:
                raise _Over(Cause.GONE, "closed")
            try:
                for message in frames.feed(data):
                    self._take(message)
            except ProtocolError as error:
                raise _Over(Cause.GARBLED, str(error), final=True) from error

    def _take(self, message: Downward) -> None:
        match message:
            case Goodbye(reason="protocol"):
                raise _Over(Cause.VERSION, message.reason, final=True)
            case Goodbye(reason=reason):
                raise _Over(Cause.REFUSED, reason, final=reason in FINAL)
            case Welcome(protocol=protocol) if protocol != PROTOCOL:
                raise _Over(Cause.VERSION, str(protocol), final=True)
            case Welcome():
                self._greeted = self._met = True
                hello = self._hello
                self._hello = Hello(hello.protocol, hello.name, hello.avatar, message.token)
                self._came.put(message)
            case Pong():
                pass  # it has done its work by coming
            case _:
                self._came.put(message)

    async def _speak(self, writer: asyncio.StreamWriter, outbox: asyncio.Queue[Upward]) -> None:
        while True:
            try:
                async with asyncio.timeout(self._pace.quiet):
                    message: Upward = await outbox.get()
            except TimeoutError:
                message = Ping()
            if isinstance(message, Rename):  # who comes back does so by the new name
                self._hello = Hello(PROTOCOL, message.name, message.avatar, self._hello.token)
            try:
                writer.write(pack(message))
                await writer.drain()
            except OSError:
                await asyncio.Event().wait()  # the listener hears why
