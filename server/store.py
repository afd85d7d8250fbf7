"""What a server remembers: persons, rooms, the actions of every match, results. SQLite, one file in the data directory.

Law: a group of keeps is written whole or not at all, and nobody hears of it before. With sync "normal" a killed server
loses nothing and a power cut at most the last moments; with "full" neither does.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgpack

from server.effects import ForgetRoom, Keep, KeepAction, KeepPerson, KeepResult, KeepRoom
from shared.engine import Action, Seat
from shared.messages import GameStatistics, PastMatch, Recording, Statistics

MEMORY = ":memory:"
FILE, LOCK = "tlapa.sqlite3", "tlapa.lock"
APPLICATION = 0x546C6170  # "Tlap" in the header of the file: a foreign database is never touched
SCHEMA = 1
CHECKPOINT_AFTER = 1000  # groups written before the write-ahead log is folded into the database
PAST_MATCHES = 20

TABLES = """
CREATE TABLE about (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE persons (person TEXT PRIMARY KEY, token_hash TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL)
    WITHOUT ROWID;
CREATE TABLE rooms (room TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE actions (
    match TEXT, number INTEGER, seat INTEGER NOT NULL, verb TEXT NOT NULL, card TEXT NOT NULL, place TEXT NOT NULL,
    choice TEXT NOT NULL, bank REAL NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE results (match TEXT PRIMARY KEY, game TEXT NOT NULL, ended REAL NOT NULL, data BLOB NOT NULL)
    WITHOUT ROWID;
CREATE TABLE players (
    match TEXT, seat INTEGER, person TEXT NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX players_by_person ON players (person, ended);
"""


class StoreError(Exception):
    """The data cannot be read or written; the sentence names the file."""


class Kept(NamedTuple):
    """All that a restarted server reads from its store: persons, rooms, and the actions of running matches."""

    persons: list[KeepPerson]
    rooms: list[KeepRoom]
    actions: dict[str, list[KeepAction]]  # of the matches that rooms name, in their order


class FinishedMatch(NamedTuple):
    """A finished match: its facts (game, seats, options, seed, names, scores...) and everything that was done."""

    data: dict[str, Any]
    log: list[tuple[Seat, Action]]


class Store:
    """The journal of one server. Used by one thread at a time; only `checkpoint` may run beside the rest."""

    def __init__(self, directory: str, sync: str = "normal") -> None:
        self.path = MEMORY if directory == MEMORY else str(Path(directory) / FILE)
        self.sync = sync
        self._groups = 0  # written since the last checkpoint
        self._lock = None if directory == MEMORY else lock(Path(directory))
        try:
            self._db = self._open()
            # Questions have a connection of their own: they never wait for a group that is being written.
            self._reader = self._db if directory == MEMORY else sqlite3.connect(self.path, check_same_thread=False)
        except BaseException:
            self._unlock()
            raise

    def _open(self) -> sqlite3.Connection:
        new = self.path == MEMORY or not os.path.exists(self.path) or os.path.getsize(self.path) == 0
        if not new:
            check_header(self.path)
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            if new:
                # The mark goes into the file itself, before there is a write-ahead log.
                db.executescript(
                    f"BEGIN; PRAGMA application_id = {APPLICATION}; {TABLES}"
                    f"INSERT INTO about VALUES ('schema', {SCHEMA}); COMMIT;"
                )
            check_contents(db, self.path)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {'FULL' if self.sync == 'full' else 'NORMAL'}")
            db.execute("PRAGMA wal_autocheckpoint = 0")  # see checkpoint()
        except sqlite3.Error as error:
            raise StoreError(f"The database {self.path} cannot be used: {error}. Nothing was changed.") from error
        return db

    # --- writing ---

    def write(self, keeps: Sequence[Keep]) -> None:
        """One group, in one transaction; StoreError if it is not safe now."""
        self.apply(keeps)
        self.commit()

    def apply(self, keeps: Sequence[Keep]) -> None:
        """Write down, not yet for good. Actions go together: they are by far the most."""
        try:
            if not self._db.in_transaction:
                self._db.execute("BEGIN IMMEDIATE")
            actions = [(k.match, k.number, k.seat, *k.action, k.bank) for k in keeps if isinstance(k, KeepAction)]
            self._db.executemany("INSERT OR REPLACE INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", actions)
            for keep in keeps:
                if not isinstance(keep, KeepAction):
                    self._apply(keep)
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def commit(self) -> None:
        """From here on a restart knows it."""
        try:
            if self._db.in_transaction:
                self._db.execute("COMMIT")
                self._groups += 1
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def _apply(self, keep: Keep) -> None:
        run = self._db.execute
        match keep:
            case KeepRoom(room, data):
                run("INSERT OR REPLACE INTO rooms VALUES (?, ?)", (room, msgpack.packb(data)))
            case ForgetRoom(room):
                run("DELETE FROM rooms WHERE room = ?", (room,))
            case KeepPerson():
                run("INSERT OR REPLACE INTO persons VALUES (?, ?, ?, ?)", keep)
            case KeepResult(match, data):
                game, ended = data["game"], data["ended"]
                run("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", (match, game, ended, msgpack.packb(data)))
                for seat, (person, place) in enumerate(zip(data["persons"], data["places"], strict=True)):
                    if person:
                        run(
                            "INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?, ?)",
                            (match, seat, person, game, ended, place),
                        )

    def _failed(self, error: sqlite3.Error) -> StoreError:
        if self._db.in_transaction:
            with suppress(sqlite3.Error):  # it may be beyond help; what counts is that nothing was committed
                self._db.execute("ROLLBACK")
        return StoreError(f"The database {self.path} cannot be written: {error}.")

    # --- the write-ahead log: folding it into the database costs disk syncs, so never on the server's loop ---

    @property
    def wants_checkpoint(self) -> bool:
        return self.path != MEMORY and self._groups >= CHECKPOINT_AFTER

    def checkpoint(self) -> None:
        """Fold most of the log in, on a connection of its own; may run in a thread while groups are written."""
        self._groups = 0
        try:
            db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
            try:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            finally:
                db.close()
        except sqlite3.Error as error:
            raise StoreError(f"The database {self.path} cannot be written: {error}.") from error

    def rewind(self) -> None:
        """Fold the rest in and begin the log anew; in a thread, while nothing is written."""
        try:
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            # The first write into a log begun anew syncs its header: have that done here.
            self._db.execute("INSERT OR REPLACE INTO about VALUES ('rewound', strftime('%s', 'now'))")
        except sqlite3.Error as error:
            raise self._failed(error) from error

    # --- reading ---

    def load(self) -> Kept:
        """What was kept by an earlier run."""
        try:
            read = self._db.execute
            persons = [KeepPerson(*row) for row in read("SELECT person, token_hash, name, avatar FROM persons")]
            rooms = [KeepRoom(room, msgpack.unpackb(data)) for room, data in read("SELECT room, data FROM rooms")]
            running = {str(room.data["match"]) for room in rooms if room.data.get("match")}
            actions = {match: self._actions(match, self._db) for match in sorted(running)}
        except (sqlite3.Error, ValueError) as error:
            raise StoreError(f"The database {self.path} cannot be read: {error}.") from error
        return Kept(persons, rooms, actions)

    def _actions(self, match: str, db: sqlite3.Connection) -> list[KeepAction]:
        rows = db.execute(
            "SELECT number, seat, bank, verb, card, place, choice FROM actions WHERE match = ? ORDER BY number",
            (match,),
        )
        return [KeepAction(match, number, seat, Action(*action), bank) for number, seat, bank, *action in rows]

    def statistics(self, person: str) -> Statistics:
        """What a person played: a line per game, and the last matches, newest first."""
        read = self._reader.execute
        games = read(
            "SELECT game, COUNT(*), SUM(place = 1), AVG(place) FROM players WHERE person = ? "
            "GROUP BY game ORDER BY game",
            (person,),
        ).fetchall()
        matches = read(
            "SELECT p.match, p.game, p.ended, p.seat, r.data FROM players p JOIN results r ON r.match = p.match "
            "WHERE p.person = ? ORDER BY p.ended DESC, p.match LIMIT ?",
            (person, PAST_MATCHES),
        ).fetchall()
        return Statistics(
            tuple(GameStatistics(*row) for row in games),
            tuple(past_match(match, game, ended, seat, data) for match, game, ended, seat, data in matches),
        )

    def finished(self, match: str) -> FinishedMatch | None:
        """A finished match, or None."""
        found = self._reader.execute("SELECT data FROM results WHERE match = ?", (match,)).fetchone()
        if found is None:
            return None
        log = [(kept.seat, kept.action) for kept in self._actions(match, self._reader)]
        return FinishedMatch(msgpack.unpackb(found[0]), log)

    def recall(self, person: str, match: str) -> Recording | None:
        """A finished match in which a person had a seat, or None."""
        finished = self.finished(match)
        if finished is None or person not in finished.data["persons"]:
            return None
        facts = finished.data
        return Recording(
            facts["game"], facts["seats"], facts["options"], facts["seed"], tuple(facts["names"]), levels(facts),
            tuple(facts["avatars"]), tuple(finished.log), facts["persons"].index(person), facts["ended"],
        )  # fmt: skip

    def close(self) -> None:
        """The last connection to leave folds the log in."""
        try:
            self._reader.close()
            self._db.close()
        finally:
            self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def past_match(match: str, game: str, ended: float, seat: Seat, data: bytes) -> PastMatch:
    """A line of a person's history."""
    facts = msgpack.unpackb(data)
    names, scores, places = (tuple(facts[name]) for name in ("names", "scores", "places"))
    return PastMatch(match, game, ended, names, scores, places, seat, levels(facts))


def levels(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """The levels of the bots of a finished match, which stand for their names; empty where a person sat."""
    return tuple("" if who else name for who, name in zip(facts["persons"], facts["names"], strict=True))


def lock(directory: Path) -> sqlite3.Connection:
    """Hold a data directory for this process; the system lets go of it however the process ends."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(directory / LOCK, isolation_level=None, timeout=0, check_same_thread=False)
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"Another server uses the data directory {directory}.") from error
        raise StoreError(f"The data directory {directory} cannot be used: {error}.") from error
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The data directory {directory} cannot be used: {error}.") from error
    return held


def check_header(path: str) -> None:
    """StoreError unless the file says that it is ours; it is only read."""
    try:
        with open(path, "rb") as file:
            head = file.read(100)
    except OSError as error:
        raise StoreError(f"The database {path} cannot be read: {error.strerror}.") from error
    if head[:16] != b"SQLite format 3\0":
        raise StoreError(f"{path} is damaged or not a database; move it away. Nothing was changed.")
    if int.from_bytes(head[68:72], "big") != APPLICATION:
        raise StoreError(f"{path} is a database of another program; move it away. Nothing was changed.")


def check_contents(db: sqlite3.Connection, path: str) -> None:
    """StoreError if the file is damaged inside or of another version."""
    schema = db.execute("SELECT value FROM about WHERE name = 'schema'").fetchone()
    if schema != (SCHEMA,):
        found = schema[0] if schema else "none"
        raise StoreError(f"{path} has schema version {found}, this server knows {SCHEMA}. Nothing was changed.")
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError(f"{path} is damaged ({verdict}); move it away. Nothing was changed.")
