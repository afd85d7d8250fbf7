"""The branches of the server that only other systems take."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import subprocess
import sys
from concurrent.futures import process
from types import SimpleNamespace
from typing import Any

import pytest

from server import __main__ as command
from server import bot_workers
from server.config import Config, ConfigError
from server.net import RECEIVE
from shared import messages as m
from shared.wire import pack
from tests.server.test_net import run, serving


def test_a_loop_without_signal_handlers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops of Windows have none; signals arrive between two steps of the program."""
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGTERM, raising=False)
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def refuse(*_: Any) -> None:
        raise NotImplementedError

    async def stop(number: signal.Signals) -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", refuse, raising=False)
        server: Any = SimpleNamespace(done=asyncio.Event())
        command.stop_on_signals(server)
        signal.raise_signal(number)
        await asyncio.wait_for(server.done.wait(), 5)

    try:
        for number in kept:
            loop = asyncio.new_event_loop()
            loop.run_until_complete(stop(number))
            loop.close()
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)


def test_a_worker_where_nobody_can_be_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    kept = signal.getsignal(signal.SIGINT)
    try:
        bot_workers.begin()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, kept)


def test_there_are_never_more_workers_than_windows_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 128)

    async def count() -> list[int]:
        return [bot_workers.BotWorkers(lambda *_: None, workers).workers for workers in (0, 64, 2)]

    assert asyncio.run(count()) == [bot_workers.MOST_WORKERS, bot_workers.MOST_WORKERS, 2]
    assert process._MAX_WINDOWS_WORKERS == bot_workers.MOST_WORKERS


def test_one_read_may_be_larger_than_the_buffer() -> None:
    """The loop of Windows reads as much as it likes and hands it over in pieces, whatever is done about a piece."""

    async def check() -> None:
        async with serving() as running:
            client, _ = await running.guest()
            (connection,) = running.server.connections.values()
            pings = b"".join(pack(m.Ping(n)) for n in range(3000))
            assert len(pings) > 2 * RECEIVE
            asyncio.protocols._feed_data_to_buffered_proto(connection, pings)
            assert (await client.until(m.Pong, lambda pong: pong.number == 2999)).number == 2999
            asyncio.protocols._feed_data_to_buffered_proto(connection, b"\xff" * (2 * RECEIVE))
            assert (await client.until(m.Goodbye)).reason == "protocol_error"
            assert await running.alive()

    run(check)


@pytest.mark.parametrize(("number", "there"), [
    (errno.EADDRINUSE, True), (errno.EACCES, True), (10013, True), (errno.EADDRNOTAVAIL, False),
])  # fmt: skip
def test_another_port_is_taken_where_the_usual_one_cannot_be_had(number: int, there: bool) -> None:
    asked: list[int] = []

    class Refusing:
        async def listen(self, host: str, port: int) -> int:
            asked.append(port)
            if port:
                raise OSError(number, "so it is")
            return 4711

    server: Any = Refusing()
    if there:
        assert asyncio.run(command.listen(server, Config(), any_port=True)) == 4711
        assert asked == [Config().port, 0]
    with pytest.raises(ConfigError):
        asyncio.run(command.listen(server, Config()))


def test_what_a_system_says_by_a_number_of_its_own_is_not_lost() -> None:
    assert command.reason(OSError(errno.EADDRINUSE, "error while binding")) == os.strerror(errno.EADDRINUSE)
    assert "only one usage" in command.reason(OSError(10048, "only one usage of each socket address"))
    assert command.reason(OSError("no such host")) == "no such host"


def test_bots_do_not_have_the_input_that_we_wait_for() -> None:
    """A process that is started while another waits for its own standard input would not start on Windows."""
    script = (
        "import os, subprocess, sys\n"
        "from server.__main__ import own_stdin\n"
        "pipe = own_stdin()\n"
        "bot = [sys.executable, '-c', 'import sys; print(len(sys.stdin.read()))']\n"
        "told = subprocess.run(bot, capture_output=True)\n"
        "print(told.stdout.decode().strip(), os.read(pipe, 100).decode())\n"
    )
    done = subprocess.run([sys.executable, "-c", script], input=b"ours", capture_output=True, timeout=30, check=True)
    assert done.stdout.split() == [b"0", b"ours"]
