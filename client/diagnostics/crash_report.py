"""What is written down when we stumble: versions, settings, the match with what was done in it, and the traceback.

Law: enough to play the match again up to there, and nothing about the player: no name, no token. The seed is secret
while a match goes on; only the own server's journal, which lies on this computer, is opened for it.
"""

from __future__ import annotations

import platform
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgpack
import msgspec
import pygame
from msgspec.structs import replace

from client.net.servers import Servers
from client.net.session import Session
from client.settings import Settings
from shared import VERSION
from shared.messages import SeatState

JOURNAL = "tlapa.sqlite3"  # in the data directory of a server


def system(now: datetime) -> str:
    """The head of a report: versions and the machine."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    lines = [f"Tlapa {VERSION}, {now:%Y-%m-%d %H:%M:%S}", f"Python {platform.python_version()}, "
             f"{platform.platform()}", f"pygame-ce {pygame.ver}, SDL {sdl}", "", ""]  # fmt: skip
    return "\n".join(lines)


def circumstances(settings: Settings, servers: Servers) -> str:
    """What was going on; whatever cannot be told is said to be so."""
    try:
        return "\n".join(["", "Settings: " + plain(replace(settings, name="")), *match_lines(servers)])
    except Exception as error:  # a report must not fall over what we stumbled on
        return f"\nThe circumstances cannot be told: {error!r}"


def match_lines(servers: Servers) -> list[str]:
    """The match that was on, if there was one."""
    session = servers.session
    if session is None or session.match is None:
        return ["Match: none"]
    first = session.match
    lines = [
        f"Match: {first.match}, {first.game} for {first.seats}, seat {first.seat}, news {session.version}",
        "Options: " + plain(first.options),
        "Seats: " + plain([state.level or ("person" if state.person else "free") for state in seats(session)]),
        "My actions (ask, action): " + plain([(act.ask, list(act.action)) for act in session.acts]),
    ]
    if session is servers.home and servers.kept:
        lines += journal(Path(servers.data) / JOURNAL, first.match)
    return lines


def seats(session: Session) -> list[SeatState]:
    """Who sits at the table, if that is known."""
    return list(session.room.seats) if session.room is not None else []


def journal(file: Path, match: str) -> list[str]:
    """Seed and actions of a match that goes on at the own server; the file is only read."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=1)) as db:
            rooms = [msgpack.unpackb(data) for (data,) in db.execute("SELECT data FROM rooms")]
            done = db.execute(
                "SELECT seat, verb, card, place, choice FROM actions WHERE match = ? ORDER BY number", (match,)
            ).fetchall()
    except (sqlite3.Error, OSError, ValueError) as error:
        return [f"The journal cannot be read ({error}); seed and actions are under {match} in {file}"]
    seed = next((room.get("seed") for room in rooms if room.get("match") == match), None)
    return [f"Seed: {seed or 'not in the journal'}", "All actions (seat, action): " + plain(done)]


def plain(value: object) -> str:
    """As JSON, on one line."""
    return msgspec.json.encode(value).decode()
