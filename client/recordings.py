"""Recordings as files: read with a sentence for whatever is wrong, saved among the player's documents.

Law: nothing that is there is ever overwritten, and a file is read no further than a recording can be long.
"""

from __future__ import annotations

import errno
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from client.games import game_name, known
from client.ui.text import say
from shared.messages import Recording
from shared.recording import FILE_LIMIT, SUFFIX, RecordingError, film, read, write


class Unplayable(Exception):
    """Why a recording cannot be watched, as one sentence in the player's language."""


def documents() -> Path:
    """Where this user keeps files."""
    return Path(platformdirs.user_documents_dir())


def opened(file: Path) -> Recording:
    """The recording of a file, whether or not it can be shown; Unplayable says why it is none."""
    try:
        with file.open("rb") as source:
            data = source.read(FILE_LIMIT + 1)
    except OSError as error:
        raise Unplayable(say("replay-unreadable", file=str(file), reason=reason(error))) from error
    try:
        return read(data)
    except RecordingError as error:
        raise Unplayable(f"{file}: {bad(error)}") from error


def load(file: Path) -> Recording:
    """The recording of a file that can be shown here; Unplayable says what is wrong with it."""
    recording = opened(file)
    try:
        check(recording)
    except Unplayable as error:
        raise Unplayable(f"{file}: {error}") from error
    return recording


def check(recording: Recording) -> None:
    """Unplayable if it cannot be told, or there is no table for it here."""
    try:
        film(recording, recording.seat)
    except RecordingError as error:
        raise Unplayable(bad(error)) from error
    if not known(recording.game):
        raise Unplayable(say("replay-no-table", game=game_name(recording.game)))


def reason(error: OSError) -> str:
    """Why a file cannot be used, in the player's language where that is known."""
    known = {
        errno.ENOENT: say("file-missing"),
        errno.EISDIR: say("file-folder"),
        errno.EACCES: say("file-forbidden"),
        errno.EROFS: say("file-forbidden"),
        errno.ENOSPC: say("file-full"),
        errno.EEXIST: say("file-in-the-way"),
        errno.ENOTDIR: say("file-in-the-way"),
    }
    return known.get(error.errno or 0, error.strerror or str(error))


def bad(error: RecordingError) -> str:
    """What is wrong with a recording."""
    return say(f"replay-bad-{error.reason}")


def keep(recording: Recording) -> str:
    """Save it among the documents; the sentence that says where, or why not."""
    try:
        file = save(recording, documents())
    except OSError as error:
        return say("record-unsaved", reason=reason(error))
    return say("record-saved", file=file.name, folder=str(file.parent))


def save(recording: Recording, folder: Path) -> Path:
    """Write it to a new file named by game and day; OSError if that cannot be done."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        file = folder / f"{recording.game}-{day(recording.ended):%Y-%m-%d}-{number}{SUFFIX}"
        try:
            opened = file.open("xb")
        except FileExistsError:
            continue
        try:
            with opened:
                opened.write(write(recording))
        except OSError:  # a full disk: half a recording is none
            file.unlink(missing_ok=True)
            raise
        break
    return file


def day(ended: float) -> datetime:
    """When a match ended; a server may say anything."""
    try:
        return datetime.fromtimestamp(ended)
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0)
