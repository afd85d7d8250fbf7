"""The least a server can do: length-prefixed msgpack, each message from one of four connections goes to all four.

Run as a process of its own: `python -m tests.bench.bare PORT_FILE`. No rules, no redaction, no journal.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any, cast

import msgpack

SEATS = 4
BUFFER = memoryview(bytearray(64 * 1024))
tables: dict[int, list[Bare]] = {}


class Bare(asyncio.BufferedProtocol):
    """One seat; its first message names its table."""

    def __init__(self) -> None:
        self.waiting = bytearray()
        self.table: list[Bare] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def get_buffer(self, sizehint: int) -> memoryview:
        return BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        self.waiting += BUFFER[:nbytes]
        while len(self.waiting) >= 4:
            length = int.from_bytes(self.waiting[:4], "big")
            if len(self.waiting) < 4 + length:
                return
            message = msgpack.unpackb(bytes(self.waiting[4 : 4 + length]))
            del self.waiting[: 4 + length]
            self.heard(message)

    def heard(self, message: Any) -> None:
        if self.table is None:
            self.table = tables.setdefault(message["table"], [])
            self.table.append(self)
            if len(self.table) < SEATS:
                return
        body = msgpack.packb(message)
        frame = len(body).to_bytes(4, "big") + body
        for seat in self.table:
            seat.transport.write(frame)


async def serve(port_file: Path) -> None:
    server = await asyncio.get_running_loop().create_server(Bare, "127.0.0.1", 0)
    written = port_file.with_suffix(".new")
    written.write_text(str(server.sockets[0].getsockname()[1]))
    written.rename(port_file)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
