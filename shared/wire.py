"""Length-prefixed msgpack frames, without I/O: bytes in, messages out, and the other way round.

A frame is four bytes, big-endian, with the length of what follows, then one msgpack value. Anything malformed, too
long, too deep or of a wrong type is a ProtocolError: its receiver closes that one connection with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgpack
import msgspec

from shared.messages import Down, Downward, Message, Up, Upward

UP_LIMIT = 16 * 1024  # bytes in a frame from a client: the longest is a chat line or a bundle of options
DOWN_LIMIT = 1024 * 1024  # bytes in a frame from a server: the longest is a recording of a long match
DEPTH_LIMIT = 12
ITEMS_LIMIT = 4096  # entries in one list or map of a client
LOG_LIMIT = 32768  # and of a server: the longest is the log of a recording
HEAD = 4

packed = msgpack.Packer().pack  # one packer for all: msgpack.packb makes one, with a large buffer, for each message

E = TypeVar("E", Up, Down)
M = TypeVar("M")


class ProtocolError(Exception):
    """The other side sent what no honest program sends."""


def pack(message: Message) -> bytes:
    """A message as a frame."""
    body: bytes = packed([msgspec.to_builtins(message)])
    return len(body).to_bytes(HEAD, "big") + body


class Frames:
    """Cuts a stream of bytes into frame bodies."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._waiting = bytearray()

    def feed(self, data: bytes | bytearray | memoryview) -> Iterator[bytes]:
        """The bodies that are complete now; ProtocolError as soon as one announces more than the limit."""
        waiting = self._waiting
        waiting += data
        start = 0
        try:
            while len(waiting) - start >= HEAD:
                length = int.from_bytes(waiting[start : start + HEAD], "big")
                if not 0 < length <= self.limit:
                    raise ProtocolError(f"a frame of {length} bytes; the limit is {self.limit}")
                if len(waiting) - start < HEAD + length:
                    break
                body = bytes(waiting[start + HEAD : start + HEAD + length])
                start += HEAD + length
                yield body
        finally:
            del waiting[:start]


class Reader(Generic[M]):
    """Turns received bytes into validated messages of one direction."""

    def __init__(self, unpack: Callable[[bytes], M], limit: int) -> None:
        self.unpack, self.frames = unpack, Frames(limit)

    def feed(self, data: bytes | bytearray | memoryview) -> Iterator[M]:
        """The messages that are complete now; ProtocolError at the first that is not sound."""
        return map(self.unpack, self.frames.feed(data))


def from_clients() -> Reader[Upward]:
    """What a server reads with."""
    return Reader(lambda body: unpack(body, Up).message, UP_LIMIT)


def from_server() -> Reader[Downward]:
    """What a client reads with."""
    return Reader(lambda body: unpack(body, Down).message, DOWN_LIMIT)


def unpack(body: bytes, envelope: type[E]) -> E:
    """One frame body in its envelope."""
    items = LOG_LIMIT if envelope is Down else ITEMS_LIMIT
    try:
        plain = msgpack.unpackb(
            body, max_array_len=items, max_map_len=ITEMS_LIMIT, max_bin_len=0, max_ext_len=0, strict_map_key=True
        )
    except Exception as error:  # msgpack raises many kinds; all mean: not sound
        raise ProtocolError(f"not msgpack: {type(error).__name__}") from error
    if too_deep(plain, DEPTH_LIMIT):
        raise ProtocolError(f"nested deeper than {DEPTH_LIMIT}")
    try:
        return msgspec.convert(plain, envelope)
    except msgspec.ValidationError as error:
        raise ProtocolError(str(error)) from error


def too_deep(value: Any, depth: int) -> bool:
    """Whether lists and maps are nested deeper than `depth`."""
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return False
    if depth == 0:
        return True
    for item in value:  # noqa: SIM110 - a generator would cost each message a microsecond
        if isinstance(item, (list, dict)) and too_deep(item, depth - 1):
            return True
    return False
