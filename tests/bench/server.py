"""Moves relayed per second by the real server with real Kořist, journal on; beside it the bare broadcast.

Server and load are processes of their own, pinned to a core each where the system allows. A move counts when seat 0
has its news. The server's processor time is given too: it tells what is left when the load itself is the limit.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles

from tests.bench.figures import Figure
from tests.bench.load import BareTable, KoristTable, Played, Table, drive

OPEN = 5000  # more than any table of the bench may use of what is limited per server and connection
SETTINGS = ["--rooms", "--people", "--connections"]
FAST = ["--messages", "1000000", "--burst", "1000000"]


@contextmanager
def serving(command: list[str], port_file: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process and its port."""
    log = port_file.with_suffix(".log").open("wb")
    with log, subprocess.Popen([sys.executable, "-m", *command], stderr=log) as process:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {0})
        deadline = time.monotonic() + 20
        while not port_file.exists():
            if time.monotonic() > deadline or process.poll() is not None:
                raise RuntimeError(f"{command[0]} does not start")
            time.sleep(0.02)
        try:
            yield process, int(port_file.read_text())
        finally:
            process.terminate()


def processor_seconds(pid: int) -> float:
    """What a process has used of a processor; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def run(kind: type[Table], tables: int, seconds: float, pace: float = 0.0) -> Played:
    """Tables that have played on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        port_file = Path(folder) / "port"
        command = ["tests.bench.bare", str(port_file)] if kind is BareTable else [
            "server", "--host", "127.0.0.1", "--port", "0", "--port-file", str(port_file), "--no-discovery",
            "--data", folder, *(word for name in SETTINGS for word in (name, str(OPEN))), *FAST,
        ]  # fmt: skip
        with serving(command, port_file) as (process, port):
            used = partial(processor_seconds, process.pid)
            played = asyncio.run(drive(kind, port, tables, seconds, pace, used))
        stall = re.findall(r"longest stall was ([\d.]+) ms", port_file.with_suffix(".log").read_text())
        return played._replace(stall=float(stall[-1])) if stall else played


def moves_per_second(kind: type[Table], tables: int, seconds: float) -> tuple[float, float]:
    """Moves per second of time, and per second of the server's processor."""
    played = run(kind, tables, seconds)
    return played.moves / played.seconds, played.moves / played.used if played.used else 0.0


def figures(quick: bool) -> list[Figure]:
    seconds, rounds = (2.0, 1) if quick else (4.0, 3)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})
    rows = []
    for tables in (1, 50, 250):
        ours = reference = (0.0, 0.0)
        for _ in range(rounds):
            reference = max(reference, moves_per_second(BareTable, tables, seconds))
            ours = max(ours, moves_per_second(KoristTable, tables, seconds))
        rows.append(Figure(f"{tables} tables x 4, against a bare broadcast", ours[0], "moves/s", reference[0]))
        rows.append(Figure(f"{tables} tables x 4, of server processor time", ours[1], "moves/s", reference[1]))
    paced = run(KoristTable, 100, 3 * seconds, pace=0.1)
    rows.append(Figure("100 tables paced: longest stall of the loop", paced.stall, "ms", 20.0, "an upper bound"))
    cuts = quantiles([1000 * latency for latency in paced.latencies], n=100)
    rows.append(Figure("100 tables paced: moves", paced.moves / paced.seconds, "moves/s", 1000.0))
    rows.append(Figure("100 tables paced: latency p50", cuts[49], "ms"))
    rows.append(Figure("100 tables paced: latency p99", cuts[98], "ms", 10.0, "an upper bound"))
    return rows
