"""Bots think in worker processes, so that the server's loop never waits for one.

Law: a Think is answered exactly once, by a legal action, not before its delay and not much after its budget, whatever
the bot does: too slow, crashed or wrong, a rule of thumb answers in a fresh worker, and at the very last the first
legal action.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol

from server.effects import Think
from shared.bots.bot import think as bot_think
from shared.engine import TAKE_BACK, Action, View
from shared.engine.events import numbers, permits
from shared.games import GAMES
from shared.messages import Snapshot

log = logging.getLogger(__name__)

FALLBACK = "thumb"  # the level that answers where another failed
PATIENCE = 1.0  # seconds over its budget before a worker counts as stuck
WARM_UP = 30.0  # seconds for a fresh pool to import everything on a slow machine
MOST_WORKERS = 61  # Windows can wait for no more processes at once
SHORTEST = 0.05  # the least share of the budget, in seconds, when many bots wait


class Pool(Protocol):
    """Where bots think; ProcessPool, or a fake in tests."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future[Any]: ...
    def stop(self) -> None: ...


def question(view: View) -> Snapshot:
    """The view at this moment, of which the seat was shown all; the match may go on while a bot thinks."""
    assert view.seat is not None
    return Snapshot.of(view)


def view_of(asked: Snapshot) -> View:
    """The view again, in the worker."""
    return asked.view(GAMES[asked.game])


# --- in a worker ---


def begin() -> None:
    """A worker's first deed: yield to the server, leave Ctrl-C to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    parent = parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)  # killed servers leave no workers behind

        Thread(target=follow, daemon=True).start()


def warm() -> None:
    """Nothing: by now everything is imported."""


def work(asked: Snapshot, level: str, seed: str, budget: float) -> Action:
    """A bot's answer within its budget of seconds."""
    end = time.perf_counter() + budget
    return bot_think(view_of(asked), level, seed, lambda: time.perf_counter() < end)


class ProcessPool:
    """Worker processes that can be ended even if they are stuck."""

    def __init__(self, workers: int) -> None:
        os.environ.setdefault("PYTHONSAFEPATH", "1")  # a worker begins to import before it has our path: not from here
        self._executor = ProcessPoolExecutor(workers, get_context("spawn"), begin)

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        return self._executor.submit(work, *arguments)

    def stop(self) -> None:
        processes: Mapping[int, Any] = dict(self._executor._processes or {})
        for process in processes.values():
            process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


# --- in the server ---


class BotWorkers:
    """The server's end of the worker processes: hands Thinks to them, and their answers back."""

    def __init__(
        self,
        answer: Callable[[Think, Action], None],
        workers: int = 0,
        budget: float = 0.6,
        make_pool: Callable[[int], Pool] = ProcessPool,
        patience: float = PATIENCE,
    ) -> None:
        self.workers = min(workers or max(1, (os.cpu_count() or 2) - 1), MOST_WORKERS)
        self.budget, self.patience = budget, patience
        self._answer, self._make_pool = answer, make_pool
        self._free = asyncio.Semaphore(self.workers)  # so that nobody's time runs while still in a queue
        self._waiting = 0
        self._pool: Pool | None = None
        self._warm: asyncio.Future[list[Any]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, think: Think) -> None:
        """Begin to think; the answer comes later by the callback."""
        task = asyncio.get_running_loop().create_task(self._think(think, question(think.view)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """No more answers."""
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            quietly(self._pool.stop)

    async def _think(self, think: Think, asked: Snapshot) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + think.delay
        action = await self._decide(think, asked)
        await asyncio.sleep(max(0.0, due - loop.time()))
        self._answer(think, action)

    async def _decide(self, think: Think, asked: Snapshot) -> Action:
        legal = asked.legal
        if len(legal) == 1 and numbers(legal[0]) is None:
            return legal[0]
        for level in dict.fromkeys((think.level, FALLBACK)):
            try:
                action = await self._ask_worker(asked, level, think.seed)
            except Exception as error:  # whatever a bot or a worker dies of, the match goes on
                what = f"{type(error).__name__}: {error}".rstrip(": ")
                log.warning("room %s: the %s bot of seat %d failed (%s)", think.room, level, think.seat, what)
                continue
            if permits(legal, action):
                return action
            log.warning("room %s: the %s bot of seat %d answered %s, not legal", think.room, level, think.seat, action)
        return first_legal(legal)

    async def _ask_worker(self, asked: Snapshot, level: str, seed: str) -> Action:
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            pool = await self._ready_pool()
            # Where many tables wait for few workers, all think shorter rather than the last ones for ever.
            budget = max(SHORTEST, self.budget / (1 + self._waiting / self.workers))
            try:
                job = asyncio.wrap_future(pool.submit(work, asked, level, seed, budget))
                action: Action = await outcome(job, budget + self.patience)
                return action
            except (TimeoutError, BrokenExecutor):  # a stuck or dead worker spoils its pool; a bot's own error does not
                if self._pool is pool:
                    self._drop_pool()
                raise
        finally:
            self._free.release()

    async def _ready_pool(self) -> Pool:
        """The pool, started at the first need; all who come meanwhile wait for its warming up."""
        if self._pool is None:
            pool = self._pool = self._make_pool(self.workers)
            jobs = [asyncio.wrap_future(pool.submit(warm)) for _ in range(self.workers)]
            self._warm = asyncio.gather(*(outcome(job, WARM_UP) for job in jobs))
        pool, warming = self._pool, self._warm
        assert warming is not None
        try:
            await asyncio.shield(warming)
        except Exception:
            if self._pool is pool:
                self._drop_pool()
            raise
        return pool

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            # Ending processes waits for them: not here.
            Thread(target=partial(quietly, pool.stop), daemon=True).start()


async def outcome(job: asyncio.Future[Any], limit: float) -> Any:
    """What a worker answered; TimeoutError or BrokenExecutor if it did not."""
    await asyncio.wait([job], timeout=limit)
    if not job.done():
        job.cancel()
        raise TimeoutError(f"no answer within {limit:g} s")
    if job.cancelled():  # somebody else's stuck worker took the pool with it
        raise BrokenExecutor("the pool was replaced")
    return job.result()


def quietly(stop: Callable[[], None]) -> None:
    """A pool that cannot even be stopped is only worth a line."""
    try:
        stop()
    except Exception:
        log.exception("a pool of workers could not be stopped")


def first_legal(legal: list[Action]) -> Action:
    """The last resort; of a wide entry the lowest number."""
    entry = next((action for action in legal if action != TAKE_BACK), legal[0])
    offered = numbers(entry)
    return entry if offered is None else entry._replace(choice=str(offered[0]))
