"""What was said until the first frame was seen, kept for the next start: Fluent alone takes a fifth of a start.

Law: it never outlives the catalogue that it came from. Without it, or where it is damaged, everything is said as ever.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec

State = list[tuple[str, int, int]]  # name, size and time of each file of a catalogue


class FirstTexts:
    """The first texts of one language."""

    def __init__(self, catalogue: Path, folder: Path) -> None:
        self._file = folder / f"opening-{catalogue.name}.json"
        files = [(file.name, file.stat()) for file in catalogue.glob("*.ftl")]
        self._state: State = sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in files)
        self._known = self._read()
        self._said: dict[str, str] = {}

    def known(self, name: str) -> str | None:
        """What was said last time."""
        text = self._known.get(name)
        if text is not None:
            self._said[name] = text
        return text

    def note(self, name: str, text: str) -> None:
        """This was said."""
        self._said[name] = text

    def keep(self) -> None:
        """Write down what was said, if it is anything new; whole or not at all."""
        if self._said == self._known:
            return
        part = self._file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):  # then the next start takes a little longer
            part.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.encode((self._state, self._said)))
            part.replace(self._file)

    def _read(self) -> dict[str, str]:
        with suppress(OSError, msgspec.DecodeError):
            state, said = msgspec.json.decode(self._file.read_bytes(), type=tuple[State, dict[str, str]])
            if state == self._state:
                return said
        return {}
