"""How many moves a second a real server takes over loopback, and how long a player waits for one.

    python -m tests.bench.loopback --game korist --tables 50 --seats 4 --seconds 10

A closed loop: every seat answers as soon as it is asked, by a random legal action. A move is an accepted action, with
its rules, redaction, journal and news to all seats. Prefer the rate per second of the server's own processor time: the
load process is often the slower side. Prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgpack

from shared.messages import PROTOCOL, Act, Again, Create, Hello, Join, Ready, Start
from shared.wire import DOWN_LIMIT, Frames, pack

FREE = ["--messages", "1000000", "--burst", "1000000", "--rooms", "10000", "--people", "100000",
        "--connections", "10000", "--no-discovery"]  # fmt: skip


class Load(asyncio.Protocol):
    """One seat, without a replica: it only looks at what it is asked."""

    def __init__(self, name: str, chance: Random, seats: int, create: Create | None, figures: Figures) -> None:
        self.name, self.chance, self.seats, self.create, self.figures = name, chance, seats, create, figures
        self.frames = Frames(DOWN_LIMIT)
        self.room: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.person, self.seat, self.answered, self.sent_at = "", -1, -1, 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.send(Hello(PROTOCOL, self.name))

    def send(self, *messages: Any) -> None:
        self.transport.write(b"".join(map(pack, messages)))

    def data_received(self, data: bytes) -> None:
        for body in self.frames.feed(data):
            ((tag, *fields),) = msgpack.unpackb(body)
            if tag == "news":
                self.figures.deliveries += 1
                _, _, ask, legal, awaited, answer, _ = fields
                self.asked(ask, legal, awaited, answer)
            elif tag == "snapshot":
                self.seat, self.answered = fields[3], -1
            elif tag == "room":
                self.arrange(fields)
            elif tag == "welcome":
                self.person = fields[2]
                if self.create is not None:
                    self.send(self.create)
            elif tag in ("refused", "goodbye"):  # a Ready that comes twice is denied, and that is all
                self.figures.complaints.append(f"{tag} {fields}"[:200])

    def asked(self, ask: int, legal: list[Any], awaited: list[int], answer: Any) -> None:
        if self.sent_at and ask != self.answered:
            self.figures.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if self.seat in awaited and answer is None and ask != self.answered:
            offered = [action for action in legal if action[0] != "take_back"]
            verb, card, place, choice = offered[int(self.chance.random() * len(offered))]
            self.answered, self.sent_at = ask, time.perf_counter()
            self.send(Act(ask, (verb, card, place, choice.split("..")[0])))  # type: ignore[arg-type]

    def arrange(self, fields: list[Any]) -> None:
        id, _, _, _, stage, seats, _, _, host, *_ = fields
        if not self.room.done():
            self.room.set_result(id)
        mine = next(seat for seat in seats if seat["person"] == self.person)
        if stage == "finished" and host == self.person:
            self.figures.games += 1
            self.send(Again())
        elif stage == "setup" and not mine["ready"]:
            self.send(Ready(True, "x"))
        elif stage == "setup" and host == self.person and all(seat["person"] and seat["ready"] for seat in seats):
            self.send(Start())


class Figures:
    """What was counted."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.deliveries = self.games = 0
        self.waits: list[float] = []
        self.complaints: list[str] = []


async def load(port: int, said: argparse.Namespace, pid: int) -> dict[str, Any]:
    """Fill the tables, let them warm up, count."""
    loop, figures, chance = asyncio.get_running_loop(), Figures(), Random("load")

    async def seat(name: str, create: Create | None) -> Load:
        _, player = await loop.create_connection(
            lambda: Load(name, chance, said.seats, create, figures), "127.0.0.1", port
        )
        return player

    for number in range(said.tables):
        host = await seat(f"H{number}", Create(said.game, said.seats))
        room = await host.room
        for guest in range(1, said.seats):
            player = await seat(f"G{number}-{guest}", None)
            player.send(Join(room))
    await asyncio.sleep(said.warm)
    figures.reset()
    began, used, own = time.perf_counter(), processor(pid), time.process_time()
    await asyncio.sleep(said.seconds)
    took, cpu = time.perf_counter() - began, processor(pid) - used
    waits = sorted(figures.waits)
    moves = len(waits)
    return {
        "game": said.game, "tables": said.tables, "seats": said.seats, "sync": said.sync,
        "moves_per_s": round(moves / took), "deliveries_per_s": round(figures.deliveries / took),
        "moves_per_cpu_s": round(moves / cpu) if cpu else None, "server_cpu": round(cpu / took, 2),
        "load_cpu": round((time.process_time() - own) / took, 2), "games": figures.games,
        "p50_ms": round(1000 * waits[moves // 2], 2) if waits else None,
        "p99_ms": round(1000 * waits[moves * 99 // 100], 2) if waits else None, "complaints": figures.complaints[:3],
    }  # fmt: skip


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.loopback", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="korist")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--sync", default="normal", choices=["normal", "full"])
    parser.add_argument("--data", default="", help="a directory, or :memory:; default: a temporary directory")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        port_file = Path(place, "port")
        command = [sys.executable, "-m", "server", "--host", "127.0.0.1", "--port", "0", "--port-file", str(port_file),
                   "--data", said.data or str(Path(place, "data")), "--sync", said.sync, *FREE]  # fmt: skip
        log = Path(place, "log")
        with log.open("w") as sink:
            server = subprocess.Popen(command, stderr=sink)
        while not port_file.exists():
            time.sleep(0.02)
        try:
            figures = asyncio.run(load(int(port_file.read_text()), said, server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
        text = log.read_text()
        stall = re.search(r"longest stall was ([\d.]+) ms, by (.*)", text)
        if stall:
            figures["longest_stall_ms"], figures["stalled_by"] = float(stall[1]), stall[2]
        figures["stalls_over_20_ms"] = text.count("the loop was held")
        figures["log_errors"] = text.count(" ERROR ")
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
