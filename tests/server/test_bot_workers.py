"""Bot workers: exactly one legal answer for each Think, whatever the bot or its worker does."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from server.bot_workers import BotWorkers, ProcessPool, first_legal, question, view_of, warm, work
from server.effects import Think
from shared.engine import TAKE_BACK, Action, Match, span
from shared.engine.events import permits
from shared.games import GAMES

MATCH = Match(next(iter(GAMES.values())), 3, "seed")
SEAT = MATCH.awaited(None)[0]
LEGAL = MATCH.legal(SEAT)
LEVELS = ("search", "thumb")


def a_think(level: str = "search", delay: float = 0.0) -> Think:
    return Think("r1", SEAT, 7, level, MATCH.view(SEAT), "chance", delay)


class FakePool:
    """Answers by a script: level -> an action, an exception, or None for silence."""

    def __init__(self, script: dict[str, Any], made: list[FakePool]) -> None:
        self.script, self.asked, self.stopped, self.silent = script, [], False, []
        made.append(self)

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        job: Future[Any] = Future()
        if work is warm:
            job.set_result(None)
            return job
        _, level, _, budget = arguments
        self.asked.append((level, budget))
        outcome = self.script[level]
        if isinstance(outcome, Exception):
            job.set_exception(outcome)
        elif outcome is None:
            self.silent.append(job)
        else:
            job.set_result(outcome)
        return job

    def stop(self) -> None:
        self.stopped = True
        for job in self.silent:
            job.cancel()


def answers(script: dict[str, Any], *thinks: Think, workers: int = 1) -> tuple[list[Action], list[FakePool]]:
    made: list[FakePool] = []

    async def run() -> list[Action]:
        found: list[Action] = []
        done = asyncio.Event()

        def answer(think: Think, action: Action) -> None:
            assert think in thinks
            found.append(action)
            if len(found) == len(thinks):
                done.set()

        bots = BotWorkers(answer, workers, 0.6, lambda _: FakePool(script, made), patience=-0.55)
        for think in thinks:
            bots.ask(think)
        await asyncio.wait_for(done.wait(), 10)
        await asyncio.sleep(0)
        bots.stop()
        return found

    return asyncio.run(run()), made


def test_an_answer_comes_back() -> None:
    found, (pool,) = answers({"search": LEGAL[1]}, a_think())
    assert found == [LEGAL[1]]
    assert pool.asked == [("search", 0.6)]


@pytest.mark.parametrize("wrong", [ValueError("bug"), Action("fly")])
def test_a_bot_that_errs_is_replaced_by_a_rule_of_thumb(wrong: Any) -> None:
    found, (pool,) = answers({"search": wrong, "thumb": LEGAL[2]}, a_think())
    assert found == [LEGAL[2]]
    assert [level for level, _ in pool.asked] == ["search", "thumb"]


@pytest.mark.parametrize("wrong", [BrokenProcessPool("killed"), None])
def test_a_dead_or_stuck_worker_costs_its_pool(wrong: Any) -> None:
    found, made = answers({"search": wrong, "thumb": LEGAL[2]}, a_think())
    assert found == [LEGAL[2]]
    assert [[level for level, _ in pool.asked] for pool in made] == [["search"], ["thumb"]]
    assert made[0].stopped


def test_when_all_fails_the_first_legal_action_is_taken() -> None:
    found, _ = answers(dict.fromkeys(LEVELS), a_think())
    assert found == [LEGAL[0]]


def test_bots_beside_a_stuck_one_are_answered_too() -> None:
    found, made = answers({"search": None, "thumb": LEGAL[2], "random": LEGAL[1]}, *[a_think()] * 4, workers=3)
    assert found == [LEGAL[2]] * 4
    assert made[0].stopped


def test_a_bot_keeps_its_delay() -> None:
    began = time.monotonic()
    answers({"search": LEGAL[0]}, a_think(delay=0.15))
    assert time.monotonic() - began >= 0.15


def test_many_bots_share_the_time() -> None:
    _, (pool,) = answers({"search": LEGAL[0]}, *[a_think()] * 7, workers=2)
    budgets = [budget for _, budget in pool.asked]
    assert min(budgets) < 0.3
    assert budgets[-1] == 0.6


def test_a_view_survives_the_journey() -> None:
    view = view_of(question(MATCH.view(SEAT)))
    assert view.table.plain() == MATCH.view(SEAT).table.plain()
    assert view._replace(table=MATCH.shown[SEAT]) == MATCH.view(SEAT)


def test_the_last_resort() -> None:
    assert first_legal([TAKE_BACK, Action("pass")]) == Action("pass")
    assert first_legal([span("bet", 20, 100)]) == Action("bet", choice="20")


def crash(*_: Any) -> None:
    os._exit(1)


class CrashingPool(ProcessPool):
    """A real pool whose first worker dies of its first question."""

    crashed = False

    def submit(self, do: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        if do is work and not CrashingPool.crashed:
            CrashingPool.crashed = True
            return super().submit(crash)
        return super().submit(do, *arguments)


def test_real_workers_answer_and_are_replaced() -> None:
    async def run() -> list[Action]:
        found: asyncio.Queue[Action] = asyncio.Queue()
        bots = BotWorkers(lambda _, action: found.put_nowait(action), 1, 0.05, CrashingPool)
        try:
            bots.ask(a_think())
            first = await asyncio.wait_for(found.get(), 30)
            bots.ask(a_think("thumb"))
            return [first, await asyncio.wait_for(found.get(), 30)]
        finally:
            bots.stop()

    assert all(permits(LEGAL, action) for action in asyncio.run(run()))
