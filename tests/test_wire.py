"""The wire: every message survives it in both directions, however it is cut; of anything else only ProtocolError."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, get_args, get_type_hints

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared import messages as m
from shared.engine import Action, Changed, Moved, Said, Shown, Shuffled
from shared.wire import (
    DEPTH_LIMIT,
    DOWN_LIMIT,
    ITEMS_LIMIT,
    UP_LIMIT,
    Frames,
    ProtocolError,
    from_clients,
    from_server,
    pack,
)

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SEATS = st.integers(0, 11)
COUNTS = st.integers(0, 2**53)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | TEXT | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
OPTIONS = st.dictionaries(TEXT, st.booleans() | st.integers(-9, 9) | TEXT, max_size=3)
ACTIONS = st.builds(Action, TEXT, TEXT, TEXT, TEXT)
EVENTS = st.one_of(
    st.builds(Moved, TEXT, TEXT, TEXT, st.none() | SEATS, st.none() | SEATS),
    st.builds(Shown, TEXT, TEXT, st.none() | SEATS, st.lists(SEATS, max_size=3).map(tuple)),
    st.builds(Shuffled, TEXT),
    st.builds(Changed, TEXT, PLAIN),
    st.builds(Said, SEATS, TEXT, st.lists(PLAIN, max_size=3).map(tuple)),
)

# What a field's type does not say: everything that a Meta limits, and types with values of any kind in them.
FITTING: dict[Any, st.SearchStrategy[Any]] = {
    m.Name: TEXT.map(lambda text: text or "x"),
    m.Line: TEXT.map(lambda text: text or "x"),
    m.Word: TEXT,
    m.Token: TEXT,
    m.RoomId: TEXT,
    m.PersonId: TEXT,
    m.Code: TEXT.map(lambda text: text[:4]),
    m.Number: COUNTS,
    m.SeatNumber: SEATS,
    m.SeatCount: SEATS,
    m.OptionValues: OPTIONS,
}
st.register_type_strategy(Action, ACTIONS)
st.register_type_strategy(m.Clock, st.builds(m.Clock, st.integers(0, 36_000), st.integers(0, 600)))
st.register_type_strategy(
    m.Times,
    st.builds(m.Times, st.lists(st.floats(0, 1e6), max_size=3).map(tuple), st.none() | st.floats(0, 1e6)),
)
SETTLED = {"options": OPTIONS, "settings": OPTIONS, "legal": st.lists(ACTIONS, max_size=3), "action": ACTIONS,
           "events": st.lists(EVENTS, max_size=4), "public": st.dictionaries(TEXT, PLAIN, max_size=3),
           "effects": st.lists(st.builds(Said, SEATS, TEXT), max_size=2), "answer": st.none() | ACTIONS,
           "cards": st.dictionaries(TEXT, st.lists(TEXT, max_size=4), max_size=3),
           "log": st.lists(st.tuples(SEATS, ACTIONS), max_size=3).map(tuple),
           "code": FITTING[m.Code], "title": TEXT, "protocol": COUNTS, "ask": COUNTS, "number": COUNTS}  # fmt: skip


def fitting(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Messages of a kind, from the types of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(kind, **{name: field(name, hints[name]) for name in kind.__struct_fields__})


def field(name: str, hint: Any) -> st.SearchStrategy[Any]:
    if name in SETTLED and name != "answer":
        base = SETTLED[name]
        return st.none() | base if type(None) in get_args(hint) else base
    if name == "answer":
        return SETTLED["answer"]
    if hint in FITTING:
        return FITTING[hint]
    inner = [part for part in get_args(hint) if part is not type(None)]
    if type(None) in get_args(hint) and len(inner) == 1:
        return st.none() | field(name, inner[0])
    if isinstance(hint, type) and hasattr(hint, "__struct_fields__") and hint not in (m.Clock, m.Times):
        return fitting(hint)
    if getattr(hint, "__origin__", None) is tuple and hasattr(inner[0], "__struct_fields__"):
        return st.lists(fitting(inner[0]), max_size=3).map(tuple)
    if getattr(hint, "__origin__", None) in (tuple, list):
        return st.lists(field("", inner[0]), max_size=3).map(hint.__origin__)
    if hint is str:
        return TEXT
    if hint is int:
        return st.integers(-(2**63), 2**63 - 1)
    if hint is float:
        return st.floats(allow_nan=False)
    return st.from_type(hint)


UPWARD, DOWNWARD = get_args(m.Upward), get_args(m.Downward)
ups = st.sampled_from(UPWARD).flatmap(fitting)
downs = st.sampled_from(DOWNWARD).flatmap(fitting)


def frame(value: Any) -> bytes:
    body: bytes = msgpack.packb(value)
    return len(body).to_bytes(4, "big") + body


def alike(one: Any, other: Any) -> bool:
    return pack(one) == pack(other) and type(one) is type(other)


@given(st.lists(ups, max_size=4), st.data())
@settings(max_examples=150, deadline=None)
def test_client_messages_survive_any_cut(sent: list[m.Upward], data: st.DataObject) -> None:
    survive(sent, from_clients(), data)


@given(st.lists(downs, max_size=4), st.data())
@settings(max_examples=150, deadline=None)
def test_server_messages_survive_any_cut(sent: list[m.Downward], data: st.DataObject) -> None:
    survive(sent, from_server(), data)


def survive(sent: list[Any], reader: Any, data: st.DataObject) -> None:
    stream = b"".join(map(pack, sent))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    came = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        came += reader.feed(stream[start:end])
    assert len(came) == len(sent)
    assert all(map(alike, sent, came))


@pytest.mark.parametrize("kind", UPWARD + DOWNWARD)
def test_each_kind_survives_byte_by_byte(kind: type[Any]) -> None:
    message = least(kind)
    reader = from_clients() if kind in UPWARD else from_server()
    came = [message for byte in pack(message) for message in reader.feed(bytes([byte]))]
    assert len(came) == 1
    assert alike(came[0], message)


def least(kind: type[Any]) -> Any:
    """A message of a kind with the plainest values."""
    found: list[Any] = []

    @given(fitting(kind))
    @settings(max_examples=1, database=None, deadline=None)
    def take(message: Any) -> None:
        found.append(message)

    take()
    return found[0]


@given(st.binary(max_size=300))
@settings(max_examples=300, deadline=None)
def test_of_garbage_only_a_protocol_error_escapes(data: bytes) -> None:
    for reader in (from_clients(), from_server()):
        with suppress(ProtocolError):
            list(reader.feed(data))


@given(PLAIN)
@settings(max_examples=300, deadline=None)
def test_of_any_value_only_a_protocol_error_escapes(value: Any) -> None:
    for data in (frame(value), frame([value]), frame([["act", value, value]]), frame([["create", "x", value, value]])):
        with suppress(ProtocolError):
            list(from_clients().feed(data))


@given(ups, st.integers(0, 200), st.integers(0, 255))
@settings(max_examples=300, deadline=None)
def test_a_changed_byte_is_another_message_or_a_protocol_error(message: m.Upward, at: int, byte: int) -> None:
    data = bytearray(pack(message))
    data[at % len(data)] = byte
    with suppress(ProtocolError):
        list(from_clients().feed(data))


WRONG = {
    "no length": b"\0\0\0\0",
    "longer than allowed": (UP_LIMIT + 1).to_bytes(4, "big"),
    "a huge length": b"\xff\xff\xff\xff",
    "not msgpack": b"\0\0\0\1\xc1",
    "something after the value": b"\0\0\0\2\x90\x90",
    "no envelope": frame({"hello": 1}),
    "an empty envelope": frame([]),
    "an unknown verb": frame([["fly", 1]]),
    "a verb of the other direction": frame([["welcome", 1, "x", "p", "t"]]),
    "a field too few": frame([["hello", 1]]),
    "a field too many": frame([["leave", 1]]),
    "a wrong type": frame([["chat", 7]]),
    "an empty name": frame([["hello", 1, ""]]),
    "a name too long": frame([["hello", 1, "x" * 21]]),
    "a negative number": frame([["ping", -1]]),
    "a seat that no table has": frame([["join", "", "", 12]]),
    "an unknown emote": frame([["emote", "rude"]]),
    "bytes for text": frame([["chat", b"x"]]),
    "an extension": frame([["chat", msgpack.ExtType(5, b"x")]]),
    "a number for a key": frame([["create", "x", 2, {1: 2}]]),
    "text that is not UTF-8": b"\0\0\0\x09\x91\x92\xa4chat\xa1\xff",
    "an action with five fields": frame([["act", 1, ["a", "", "", "", ""]]]),
    "a list of many": frame([["hello", 1, "x", [0] * (ITEMS_LIMIT + 1)]]),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_no_honest_client_sends(what: str) -> None:
    with pytest.raises(ProtocolError):
        list(from_clients().feed(WRONG[what]))


@pytest.mark.parametrize("depth", [DEPTH_LIMIT + 1, 500, 5000])
def test_deep_nesting(depth: int) -> None:
    body = b"\x91" * depth + b"\xc0"
    with pytest.raises(ProtocolError):
        list(from_clients().feed(len(body).to_bytes(4, "big") + body))
    maps = b"\x81\xa1x" * depth + b"\xc0"
    with pytest.raises(ProtocolError):
        list(from_clients().feed(len(maps).to_bytes(4, "big") + maps))


def test_sound_messages_before_a_wrong_one_are_delivered() -> None:
    came = from_clients().feed(pack(m.Ping(1)) + pack(m.Ping(2)) + b"\xff\xff\xff\xff")
    assert [next(came), next(came)] == [m.Ping(1), m.Ping(2)]
    with pytest.raises(ProtocolError):
        next(came)


def test_a_frame_of_exactly_the_limit_passes() -> None:
    frames = Frames(8)
    assert list(frames.feed(b"\0\0\0\x0812345678\0\0")) == [b"12345678"]
    with pytest.raises(ProtocolError):
        list(frames.feed(b"\0\x09"))


def test_limits_leave_room_for_what_is_sent() -> None:
    assert len(pack(m.Chat("\U0001f43e" * 240))) < UP_LIMIT < DOWN_LIMIT
