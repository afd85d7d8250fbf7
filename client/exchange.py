"""The commands `tlapa export` and `tlapa import`: recordings to and from the files of other programs, without a window.

Law: nothing that is there is ever overwritten. What can be brought over is written, each hand or deal as a recording of
its own; what cannot is said, and the exit code is 2.
"""

from __future__ import annotations

import sys
from pathlib import Path

from client.recordings import Unplayable, opened, reason
from client.ui.text import say
from shared.exchange import ExchangeError, exported, imported
from shared.messages import Recording
from shared.recording import FILE_LIMIT, SUFFIX, write


def export_file(file: Path, out: Path | None) -> int:
    """Write the hands or deals of a recording, beside it unless a file is named."""
    try:
        text = exported(opened(file))
    except Unplayable as error:  # it names the file
        print(error, file=sys.stderr)
        return 2
    except ExchangeError as error:
        return complain(file, str(error))
    out = out or file.with_suffix(text.suffix)
    if out.suffix.lower() != text.suffix:
        return complain(out, say("exchange-suffix", suffix=text.suffix))
    return 0 if saved(out, text.text.encode()) else 2


def import_file(file: Path, out: Path | None) -> int:
    """Write the recordings of another program's hands or deals, beside its file unless one is named."""
    out = out or file.with_suffix(SUFFIX)
    try:
        with file.open("rb") as source:
            data = source.read(FILE_LIMIT + 1)
        if len(data) > FILE_LIMIT:
            return complain(file, say("replay-bad-long"))
        found = imported(decoded(data), file.suffix)
    except OSError as error:
        return complain(file, reason(error))
    except ExchangeError as error:
        return complain(file, str(error))
    for said in (*found.refused, *found.remarks):
        complain(file, said)
    if not found.recordings and not found.refused:
        return complain(file, say("exchange-nothing"))
    done = [saved(name, write(recording)) for name, recording in named(out, found.recordings)]
    return 0 if all(done) and not found.refused else 2


def decoded(data: bytes) -> str:
    """The text of a file; old ones are in Latin-1."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def named(out: Path, recordings: list[Recording]) -> list[tuple[Path, Recording]]:
    """A file for each recording; of several, with its number."""
    if len(recordings) == 1:
        return [(out, recordings[0])]
    return [(out.with_stem(f"{out.stem}-{number}"), recording) for number, recording in enumerate(recordings, 1)]


def saved(file: Path, data: bytes) -> bool:
    """Write a new file, and say so."""
    try:
        with file.open("xb") as target:
            try:
                target.write(data)
            except OSError:  # a full disk: half a file is none
                file.unlink()
                raise
    except OSError as error:
        complain(file, reason(error))
        return False
    print(say("exchange-written", file=str(file)))
    return True


def complain(file: Path, said: str) -> int:
    """One line on what went wrong with a file."""
    print(f"{file}: {said}", file=sys.stderr)
    return 2
