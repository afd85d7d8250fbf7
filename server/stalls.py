"""How long the server's loop was held: a stall delays every table at once, so it is measured and named."""

from __future__ import annotations

import asyncio
import logging
import time

log = logging.getLogger(__name__)

ALLOWED = 0.020  # seconds
BEAT = 0.25  # seconds between two heartbeats, which notice what nobody noted
QUIET = 1.0  # seconds between two warnings


class Stalls:
    """Measures how long the loop was held at the longest, and by what; warns of what is too long."""

    def __init__(self) -> None:
        self.longest, self.by = 0.0, ""
        self._warned = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def note(self, what: str, began: float) -> None:
        """Something ran on the loop since `began` (a time.perf_counter)."""
        took = time.perf_counter() - began
        if took > self.longest:
            self.longest, self.by = took, what
        if took > ALLOWED and began + took - self._warned > QUIET:
            self._warned = began + took
            log.warning("the loop was held for %.0f ms by %s", 1000 * took, what)

    def watch(self) -> None:
        """Begin to beat."""
        loop = asyncio.get_running_loop()
        due = time.perf_counter() + BEAT

        def beat() -> None:
            nonlocal due
            self.note("something else, or a busy machine", min(due, time.perf_counter()))
            due = time.perf_counter() + BEAT
            self._timer = loop.call_later(BEAT, beat)

        self._timer = loop.call_later(BEAT, beat)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
