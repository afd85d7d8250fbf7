"""Fingers on the touch screen of Xorg's `inputtest` driver, over its socket. One connection for each run of Xorg."""

from __future__ import annotations

import socket
import struct
from pathlib import Path

BEGIN, UPDATE, END = 18, 19, 20  # kinds of a touch event
VERSION, SYNC, TOUCH = 0, 1, 6  # kinds of a message
RANGE = 65535
AXES = 64


class Touchscreen:
    """All fingers of one screen; places are pixels."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self._size = size
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(10)
        self._socket.connect(str(path))
        self._exchange(struct.pack("=IIHH", 12, VERSION, 1, 1))

    def down(self, x: float, y: float, finger: int = 1) -> None:
        self._event(finger, BEGIN, x, y)

    def move(self, x: float, y: float, finger: int = 1) -> None:
        self._event(finger, UPDATE, x, y)

    def up(self, x: float, y: float, finger: int = 1) -> None:
        self._event(finger, END, x, y)

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up(x, y)

    def close(self) -> None:
        self._socket.close()

    def _event(self, finger: int, kind: int, x: float, y: float) -> None:
        """As the driver's C structure lies in memory: 8 bytes of mask say that the first two axes are given."""
        across, down = (RANGE * at / size for at, size in zip((x, y), self._size, strict=True))
        axes = struct.pack(f"={AXES}d", across, down, *[0.0] * (AXES - 2))
        body = struct.pack("=III8s4x", finger, kind, 0, b"\x03") + axes + bytes(8 * AXES)
        self._socket.sendall(struct.pack("=II", 8 + len(body), TOUCH) + body)
        self._exchange(struct.pack("=II", 8, SYNC))

    def _exchange(self, message: bytes) -> None:
        """Send, and wait until the driver has answered."""
        self._socket.sendall(message)
        assert self._socket.recv(64), "the driver hung up"
