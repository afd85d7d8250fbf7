"""The client's thread and child process against a real server, and against what is none."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from threading import enumerate as enumerate_threads

import pytest

from client.net.host import Ended, Host, Listening
from client.net.link import Link, Pace
from client.net.lost import Cause, Lost
from shared.messages import (
    PROTOCOL,
    Create,
    Downward,
    Goodbye,
    Hello,
    Ping,
    Ready,
    Rename,
    Room,
    Rooms,
    Snapshot,
    Start,
    Upward,
    Welcome,
)
from shared.wire import from_clients, pack

FAST = ("--bot-delay", "0", "--bot-workers", "1", "--bot-budget", "0.02", "--log", "warning")
QUICK = Pace(connect=3.0, quiet=0.2, silence=3.0, pause=0.05, longest_pause=0.2, patience=0.6)


class Ear:
    """A link with all that it has heard."""

    def __init__(self, port: int, hello: Hello | None = None, pace: Pace = QUICK) -> None:
        self.link = Link("127.0.0.1", port, hello or Hello(PROTOCOL, "Dan"), pace)
        self.heard: list[Downward | Lost] = []

    def until(self, wanted: Callable[[Downward | Lost], bool], limit: float = 15.0) -> Downward | Lost:
        deadline = time.monotonic() + limit
        while True:
            for message in (came := self.link.poll()):
                self.heard.append(message)
                if wanted(message):
                    self.heard += came[came.index(message) + 1 :]
                    return message
            assert time.monotonic() < deadline, self.heard
            time.sleep(0.005)

    def kind(self, kind: type[Downward] | type[Lost]) -> Downward | Lost:
        return self.until(lambda message: isinstance(message, kind))


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host(":memory:", flags=FAST)
    yield host
    host.close()


@pytest.fixture
def port(host: Host) -> int:
    status = host.wait()
    assert isinstance(status, Listening)
    return status.port


def wait_for(holds: Callable[[], bool], limit: float = 10.0) -> None:
    deadline = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.005)


class Fake:
    """Something that listens, says only this to each caller, and keeps what it is told."""

    def __init__(self, *answers: bytes, hang_up: bool = False) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.answer, self.hang_up = b"".join(answers), hang_up
        self.told: list[Upward] = []
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.listener.accept()
                Thread(target=self._talk, args=(caller,), daemon=True).start()

    def _talk(self, caller: socket.socket) -> None:
        reader = from_clients()
        with suppress(OSError), caller:
            caller.sendall(self.answer)
            while data := caller.recv(4096):
                self.told += reader.feed(data)
                if self.hang_up:
                    return


WELCOME = pack(Welcome(PROTOCOL, "fake", "p1", "t1"))


def test_a_table_is_opened_and_the_match_begins(port: int) -> None:
    ear = Ear(port)
    ear.kind(Rooms)
    assert ear.link.send(Create("svabi", 3))
    ear.kind(Room)
    ear.link.send(Ready())
    ear.link.send(Start(fill="thumb"))
    snapshot = ear.kind(Snapshot)
    assert isinstance(snapshot, Snapshot)
    assert snapshot.game == "svabi"
    assert ear.link.token
    ear.link.close()
    assert not ear.link.send(Ready())
    assert not ear.link.poll()


def test_it_pings_when_it_has_nothing_to_say() -> None:
    fake = Fake(WELCOME)
    ear = Ear(fake.port)
    ear.kind(Welcome)
    wait_for(lambda: sum(isinstance(message, Ping) for message in fake.told) > 2)
    ear.link.close()


def test_a_server_that_falls_silent_is_called_again_by_the_newest_name() -> None:
    fake = Fake(WELCOME)
    ear = Ear(fake.port, pace=QUICK._replace(silence=0.3))
    ear.kind(Welcome)
    ear.link.send(Rename("Daniel", "fox"))
    lost = ear.kind(Lost)
    assert lost == Lost(Cause.GONE, "silence", QUICK.pause)
    ear.kind(Welcome)
    wait_for(lambda: Hello(PROTOCOL, "Daniel", "fox", "t1") in fake.told)
    ear.link.close()


def test_a_killed_server_is_told_and_then_given_up(host: Host, port: int) -> None:
    ear = Ear(port)
    ear.kind(Welcome)
    host._process.kill()
    lost = ear.kind(Lost)
    assert isinstance(lost, Lost)
    assert lost.cause is Cause.GONE
    assert lost.again == QUICK.pause
    last = ear.until(lambda message: isinstance(message, Lost) and message.again is None)
    assert isinstance(last, Lost)
    assert last.cause is Cause.UNREACHABLE
    ear.link.close()


def test_it_comes_back_by_its_token(tmp_path: Path) -> None:
    first = Host(str(tmp_path), flags=FAST)
    status = first.wait()
    assert isinstance(status, Listening)
    ear = Ear(status.port, pace=QUICK._replace(patience=20.0))
    welcome = ear.kind(Welcome)
    ear.link.send(Create("svabi", 3))
    room = ear.kind(Room)
    assert first.close() == 0
    lost = ear.kind(Lost)
    assert isinstance(lost, Lost)
    assert lost.again is not None
    second = Host(str(tmp_path), flags=(*FAST, "--port", str(status.port)))
    again = ear.kind(Welcome)
    assert isinstance(welcome, Welcome)
    assert isinstance(room, Room)
    assert isinstance(again, Welcome)
    assert again.person == welcome.person
    assert again.room == room.id
    ear.link.close()
    second.close()


@pytest.mark.parametrize("token", ["", "from an earlier evening"])
def test_nobody_there_is_told_at_once(token: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        free = listener.getsockname()[1]
    lost = Ear(free, Hello(PROTOCOL, "Dan", token=token)).kind(Lost)
    assert isinstance(lost, Lost)
    assert (lost.cause, lost.again) == (Cause.UNREACHABLE, None)


@pytest.mark.parametrize("port", [0, 70_000])
def test_an_impossible_port_is_told_too(port: int) -> None:
    lost = Ear(port).kind(Lost)
    assert isinstance(lost, Lost)
    assert lost.cause is Cause.UNREACHABLE


def test_another_version_is_told(port: int) -> None:
    lost = Ear(port, Hello(PROTOCOL + 1, "Dan")).kind(Lost)
    assert isinstance(lost, Lost)
    assert (lost.cause, lost.again) == (Cause.VERSION, None)


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        (pack(Welcome(PROTOCOL + 1, "old", "p", "t")), Cause.VERSION),
        (pack(Goodbye("server_full")), Cause.REFUSED),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", Cause.GARBLED),
        (b"\0\0\0\1\xc1", Cause.GARBLED),
    ],
)
def test_what_is_no_server_of_ours(answer: bytes, cause: Cause) -> None:
    ear = Ear(Fake(answer, hang_up=True).port)
    lost = ear.kind(Lost)
    assert isinstance(lost, Lost)
    assert (lost.cause, lost.again) == (cause, None)
    ear.link.close()


def test_a_server_that_says_nothing_counts_as_unreachable() -> None:
    lost = Ear(Fake().port, pace=QUICK._replace(connect=0.2)).kind(Lost)
    assert lost == Lost(Cause.UNREACHABLE, "silence", None)


def test_who_comes_by_another_connection_is_not_called_back(port: int) -> None:
    first = Ear(port)
    first.kind(Welcome)
    second = Ear(port, Hello(PROTOCOL, "Dan", token=first.link.token))
    second.kind(Welcome)
    lost = first.kind(Lost)
    assert isinstance(lost, Lost)
    assert (lost.cause, lost.detail, lost.again) == (Cause.REFUSED, "elsewhere", None)
    second.link.close()


def test_closing_leaves_no_thread(port: int) -> None:
    ears = [Ear(port) for _ in range(5)]
    for ear in ears:
        ear.link.close()
    assert not [thread for thread in enumerate_threads() if thread in {ear.link._thread for ear in ears}]


def test_a_server_that_cannot_start_says_why() -> None:
    host = Host(":memory:", flags=("--burst", "1"))
    ended = host.wait()
    assert isinstance(ended, Ended)
    assert ended.code == 2
    assert "burst must be" in ended.line
    host.close()


def test_a_server_that_is_too_slow_is_stopped() -> None:
    host = Host(":memory:", patience=0.0)
    ended = host.wait()
    assert isinstance(ended, Ended)
    assert ended.code is None
    assert host.poll() == ended
    host.close()


def test_the_server_ends_when_its_host_closes(host: Host, port: int) -> None:
    assert host.poll() == Listening(port)
    assert host.close() == 0
    assert isinstance(host.poll(), Ended)


def test_the_server_is_ours_whatever_lies_in_the_current_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for decoy in ("server.py", "shared.py", "multiprocessing.py"):
        (tmp_path / decoy).write_text("raise SystemExit('a decoy')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    host = Host(":memory:", flags=FAST)
    assert isinstance(host.wait(), Listening)
    assert host.close() == 0


def test_what_it_said_last_is_read_whatever_the_code_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "cp1250")
    (tmp_path / "kůň").write_text("a file, not a folder", encoding="utf-8")
    host = Host(str(tmp_path / "kůň"), flags=FAST)
    ended = host.wait()
    assert isinstance(ended, Ended)
    assert "kůň" in ended.line
    host.close()
