"""The command `tlapa-server` (or `python -m server`): reads the settings, opens the store, restores the lobby, listens
until told to stop.

Exit codes: 0 stopped as asked; 2 could not start (one sentence says why); 3 had to stop, because data could no longer
be written.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from threading import Thread

from server.bot_workers import BotWorkers
from server.config import CommandLine, Config, ConfigError, commented, read
from server.lobby import Lobby
from server.net import Server
from server.store import Store, StoreError
from shared.bots.bot import LEVELS

log = logging.getLogger("server")

TAKEN = (errno.EADDRINUSE, errno.EACCES, 10013)  # the last is Windows': it keeps whole ranges of ports for itself
STOPS = ("SIGTERM", "SIGINT", "SIGBREAK")  # the last is Windows': the console is closed


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        call = read(sys.argv[1:] if arguments is None else arguments)
        if call.write_config is not None:
            write_config(call.write_config, call.config)
            return 0
        logging.basicConfig(
            level=call.config.log.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            return runner.run(serve(call))
    except (ConfigError, StoreError) as error:
        print(f"tlapa-server: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


async def serve(call: CommandLine) -> int:
    """Run until told to stop; the exit code."""
    config = call.config
    store = Store(config.directory, config.sync)
    try:
        loop = asyncio.get_running_loop()
        epoch = time.time() - loop.time()
        lobby = Lobby(
            config.name, config.limits, levels=tuple(LEVELS), records=store.statistics, recall=store.recall, epoch=epoch
        )
        kept = store.load()
        lobby.restore(kept.persons, kept.rooms, kept.actions, loop.time())
        server = Server(lobby, store, config.traffic)
        server.bots = BotWorkers(server.thought, config.bot_workers, config.bot_budget)
        port = await listen(server, config, call.any_port)
    except BaseException:
        store.close()
        raise
    stop_on_signals(server)
    if call.until_stdin:
        stop_with_stdin(server)
    log.info("%s listens on %s, port %d; data: %s", config.name, config.host, port, config.directory)
    if call.port_file is not None:
        write_whole(call.port_file, f"{port}\n")
    announcing = announce(server, config.name, port) if config.discovery else None
    gc.collect()
    gc.freeze()  # what is here now stays: full collections need not look at it again
    server.stalls.watch()
    try:
        await server.done.wait()
    finally:
        if announcing is not None:
            await announcing()
        await server.stop()
    log.info("stopped; the longest stall was %.1f ms, by %s", 1000 * server.stalls.longest, server.stalls.by or "none")
    return 3 if server.failure else 0


def announce(server: Server, name: str, port: int) -> Callable[[], Awaitable[None]]:
    """Let the local network know of this server; what is returned takes that back."""
    from server.discovery import Announcer  # here, for a server that nobody shall find need not wait for zeroconf

    announcer = Announcer(name, port)
    # Announcing takes a second; players who know the address need not wait for it.
    announcing = asyncio.get_running_loop().create_task(announcer.start())
    server.changed = lambda: announcer.tell(*figures(server.lobby))

    async def stop() -> None:
        announcing.cancel()
        await announcer.stop()

    return stop


async def listen(server: Server, config: Config, any_port: bool = False) -> int:
    """The port that the server listens on."""
    try:
        return await server.listen(config.host, config.port)
    except OSError as error:
        if any_port and error.errno in TAKEN:
            return await server.listen(config.host, 0)
        raise ConfigError(f"Cannot listen on {config.host}, port {config.port}: {reason(error)}.") from error


def reason(error: OSError) -> str:
    """Why the system refuses, in its own words; Windows has words of its own for sockets, but not by number."""
    words = os.strerror(error.errno) if error.errno and error.errno > 0 else ""
    return words if words and not words.startswith("Unknown error") else str(error)


def figures(lobby: Lobby) -> tuple[int, int]:
    """Rooms and players, for the announcement."""
    summary = lobby.summary()
    return summary.rooms, summary.people


def stop_on_signals(server: Server) -> None:
    """SIGTERM, Ctrl-C and a closed console stop the server in good order."""
    loop = asyncio.get_running_loop()
    for number in (getattr(signal, name) for name in STOPS if hasattr(signal, name)):
        try:
            loop.add_signal_handler(number, server.done.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(server.done.set))


def stop_with_stdin(server: Server) -> None:
    """Stop when who started the server is gone: its end of our standard input closes with it."""
    loop = asyncio.get_running_loop()
    pipe = own_stdin()

    def follow() -> None:
        with contextlib.suppress(OSError):
            while os.read(pipe, 4096):
                pass
        with contextlib.suppress(RuntimeError):  # the loop may be gone
            loop.call_soon_threadsafe(server.done.set)

    Thread(target=follow, daemon=True).start()


def own_stdin() -> int:
    """The standard input as a file of our own, and an empty one in its place.

    On Windows a bot's process would have the same input, and would not start while we wait for something to read there.
    """
    pipe = os.dup(sys.stdin.fileno())
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), sys.stdin.fileno())
    return pipe


def fast_loop() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop's loop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    loop: type[asyncio.AbstractEventLoop] = uvloop.Loop
    return loop


def write_config(path: Path, config: Config) -> None:
    """The commented file; never over one that is there."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(commented(config))
    except FileExistsError as error:
        raise ConfigError(f"{path} is there already; choose another name or move it away.") from error
    except OSError as error:
        raise ConfigError(f"{path} cannot be written: {error.strerror}.") from error


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a reader sees all of it or none."""
    try:
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.write_text(text, encoding="ascii")
        os.replace(draft, path)
    except OSError as error:
        raise ConfigError(f"{path} cannot be written: {error.strerror}.") from error


if __name__ == "__main__":
    sys.exit(main())
