"""What brings the player back to a seat: the token of each server, and the table that was left in the middle of a game.

Law: as with the settings, a file that cannot be read never stops the game: it is put aside, and the player is new.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

log = logging.getLogger(__name__)

HOME = "home"  # the own server, whatever its port
KEPT = 40  # servers
Kept = Annotated[str, Meta(max_length=64)]


class Book(Struct):
    """What is written down."""

    tokens: dict[str, Kept] = {}  # by "home" or host:port; the latest last
    away: str = ""  # the server where a game goes on without us
    game: str = ""  # and which game it is


class Tokens:
    """Reads the file once and writes it whenever something changed; without a file, remembers while it lives."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.book = self._read()

    def of(self, server: str) -> str:
        """The token of a server; empty if it does not know us."""
        return self.book.tokens.get(server, "")

    def keep(self, server: str, token: str) -> None:
        """A server has given us a token."""
        tokens = self.book.tokens
        if tokens.get(server) != token:
            tokens.pop(server, None)
            tokens[server] = token
            for oldest in list(tokens)[:-KEPT]:
                del tokens[oldest]
            self._write()

    def leave_open(self, server: str, game: str) -> None:
        """A game goes on at a server, or (with empty texts) none does."""
        if (self.book.away, self.book.game) != (server, game):
            self.book.away, self.book.game = server, game
            self._write()

    def _read(self) -> Book:
        if self.file is None:
            return Book()
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Book)
        except FileNotFoundError:
            return Book()
        except (msgspec.MsgspecError, UnicodeDecodeError, OSError) as error:
            log.warning("the tokens cannot be read, the player is new everywhere: %s", error)
            try:
                self.file.replace(self.file.with_suffix(".damaged.json"))
            except OSError as second:
                log.warning("the damaged tokens cannot be put aside: %s", second)
            return Book()

    def _write(self) -> None:
        if self.file is None:
            return
        part = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part.touch(0o600)  # who has a token has the seat
            part.write_bytes(msgspec.json.encode(self.book))
            part.replace(self.file)
        except OSError as error:
            log.warning("the tokens cannot be saved: %s", error)
