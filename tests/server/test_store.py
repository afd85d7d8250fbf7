"""The store: what was committed is there after a restart, and nothing else; a strange file is never touched."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from server.effects import ForgetRoom, KeepAction, KeepPerson, KeepResult, KeepRoom
from server.store import FILE, MEMORY, Store, StoreError
from shared.engine import Action

ANNA = KeepPerson("p1", "hash", "Anna", "fox")


def result(match: str, ended: float, persons: list[str], places: list[int], game: str = "svabi") -> KeepResult:
    names = [person or "bot" for person in persons]
    scores = [-place for place in places]
    return KeepResult(
        match,
        {
            "game": game, "seats": len(persons), "options": {"long": True}, "seed": "s", "persons": persons,
            "names": names, "scores": scores, "places": places, "started": ended - 60, "ended": ended,
        },
    )  # fmt: skip


def move(match: str, number: int) -> KeepAction:
    return KeepAction(match, number, number % 2, Action("play", f"h{number}", "pile", "x"), 12.5)


@pytest.mark.parametrize("sync", ["normal", "full"])
def test_a_restart_finds_what_was_written(tmp_path: Path, sync: str) -> None:
    store = Store(str(tmp_path), sync)
    store.write([ANNA, KeepRoom("r1", {"match": "", "banks": [1.5, None]}), move("m1", 0), move("m1", 1)])
    store.write([KeepRoom("r1", {"match": "m1"}), KeepRoom("r2", {"match": "m2"}), move("m2", 0), ForgetRoom("r2")])
    store.close()
    kept = Store(str(tmp_path), sync).load()
    assert kept.persons == [ANNA]
    assert kept.rooms == [KeepRoom("r1", {"match": "m1"})]
    assert kept.actions == {"m1": [move("m1", 0), move("m1", 1)]}


def test_finished_matches_stay_as_replays() -> None:
    store = Store(MEMORY)
    store.write([move("m1", 0), move("m1", 1), result("m1", 100.0, ["p1", ""], [1, 2])])
    finished = store.finished("m1")
    assert finished is not None
    assert finished.log == [(0, move("m1", 0).action), (1, move("m1", 1).action)]
    assert finished.data["seed"] == "s"
    assert store.finished("m2") is None


def test_statistics_count_games_wins_and_places() -> None:
    store = Store(MEMORY)
    store.write([result("m1", 100.0, ["p1", "p2"], [1, 2]), result("m2", 200.0, ["p2", "p1"], [1, 2])])
    store.write([result("m3", 300.0, ["", "p1"], [2, 1], "korist")])
    statistics = store.statistics("p1")
    lines = [(line.game, line.played, line.won, line.mean_place) for line in statistics.games]
    assert lines == [("korist", 1, 1, 1.0), ("svabi", 2, 1, 1.5)]
    assert [past.match for past in statistics.matches] == ["m3", "m2", "m1"]
    assert statistics.matches[1].seat == 1
    assert statistics.matches[1].names == ("p2", "p1")
    assert store.statistics("nobody").games == ()


def test_what_was_not_committed_is_gone(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    store.apply([ANNA])
    store.close()
    assert Store(str(tmp_path)).load().persons == []


def test_a_killed_process_loses_nothing_it_committed(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "from server.store import Store\n"
        "from server.effects import KeepPerson\n"
        "store = Store(sys.argv[1])\n"
        "store.write([KeepPerson('p1', 'hash', 'Anna', 'fox')])\n"
        "store.apply([KeepPerson('p2', 'hash', 'Ben', 'owl')])\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False)
    assert Store(str(tmp_path)).load().persons == [ANNA]


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be mistaken for one", b"\0" * 5000])
def test_a_strange_file_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(StoreError, match=FILE):
        Store(str(tmp_path))
    assert (tmp_path / FILE).read_bytes() == content


def test_a_foreign_database_is_named_and_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("CREATE TABLE about (name, value)")
    other.commit()
    other.close()
    content = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError, match="another program"):
        Store(str(tmp_path))
    assert (tmp_path / FILE).read_bytes() == content


def test_a_damaged_database_is_named_and_left_alone(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    store.write([move("m1", number) for number in range(2000)])
    store.close()
    content = bytearray((tmp_path / FILE).read_bytes())
    content[8192:40960] = b"\xa5" * (40960 - 8192)
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        Store(str(tmp_path))
    assert (tmp_path / FILE).read_bytes() == bytes(content)


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    Store(str(tmp_path)).close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE about SET value = 99 WHERE name = 'schema'")
    db.commit()
    db.close()
    with pytest.raises(StoreError, match="schema version 99"):
        Store(str(tmp_path))


def test_two_servers_cannot_share_a_directory(tmp_path: Path) -> None:
    first = Store(str(tmp_path))
    with pytest.raises(StoreError, match="Another server"):
        Store(str(tmp_path))
    first.close()
    Store(str(tmp_path)).close()


def test_a_failed_write_says_so_and_keeps_the_group_out(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    store.write([ANNA, KeepRoom("r1", {"match": "m1"})])
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")  # a full disk
    with pytest.raises(StoreError, match="full"):
        store.write([KeepPerson("p2", "hash", "Ben", "owl"), *(move("m1", number) for number in range(5000))])
    store.close()
    kept = Store(str(tmp_path)).load()
    assert kept.persons == [ANNA]
    assert kept.actions == {"m1": []}


def test_the_log_is_folded_in_beside_the_writing_and_begins_anew(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    store.write([KeepRoom("r1", {"match": "m1"})])
    for number in range(1000):
        store.write([move("m1", number)])
    assert store.wants_checkpoint
    beside = Thread(target=store.checkpoint)
    beside.start()
    for number in range(1000, 1100):
        store.write([move("m1", number)])
    beside.join()
    store.rewind()
    size = (tmp_path / f"{FILE}-wal").stat().st_size
    for number in range(1100, 1200):
        store.write([move("m1", number)])
    assert (tmp_path / f"{FILE}-wal").stat().st_size == size
    store.close()
    assert len(Store(str(tmp_path)).load().actions["m1"]) == 1200
