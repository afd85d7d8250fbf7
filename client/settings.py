"""What a player has chosen, kept in one file.

Law: a file that cannot be read never stops the game. It is put aside, the defaults are used, and the player is told.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct

from client.arrangement import Arrangement

log = logging.getLogger(__name__)

NAME_LENGTH = 16  # letters; the server takes 20
AVATARS = (
    "lynx", "fox", "bear", "wolf", "stag", "boar", "beaver", "badger", "otter", "marten", "hare", "hedgehog",
    "squirrel", "mouse",
)  # fmt: skip
TextSize = Literal["normal", "large", "larger", "largest"]
Speed = Literal["calm", "normal", "brisk"]
TEXT_SIZES: dict[TextSize, float] = {"normal": 1.0, "large": 1.25, "larger": 1.5, "largest": 2.0}
SPEEDS: dict[Speed, float] = {"calm": 0.7, "normal": 1.0, "brisk": 1.6}

Percent = Annotated[int, Meta(ge=0, le=100)]


class Settings(Struct):
    """The defaults are here and nowhere else."""

    language: Literal["cs", "sk", "en"] = "cs"
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    avatar: str = "lynx"
    sound: Percent = 80
    music: Percent = 50
    text_size: TextSize = "normal"
    reduced_motion: bool = False
    four_colours: bool = False
    speed: Speed = "normal"
    chosen: str = ""  # the game on the shelf; empty: the first one
    arrangements: dict[str, Arrangement] = {}  # by game: as it was played last
    fullscreen: bool = False
    accelerated: bool | None = None  # whether SDL's accelerated framebuffer is the faster one here; None: not yet tried

    def __post_init__(self) -> None:
        if self.avatar not in AVATARS:
            self.avatar = AVATARS[0]


class Keeper:
    """Reads the settings once and writes them when they changed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.damaged = False  # the file could not be read; the old one is kept beside it
        self.settings = self._read()
        self._written = msgspec.json.encode(self.settings)

    def _read(self) -> Settings:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Settings)
        except FileNotFoundError:
            return Settings()
        except (msgspec.MsgspecError, UnicodeDecodeError, OSError) as error:
            log.warning("the settings cannot be read, the defaults are used: %s", error)
            self.damaged = True
            self._put_aside()
            return Settings()

    def _put_aside(self) -> None:
        try:
            self.file.replace(self.file.with_suffix(".damaged.json"))
        except OSError as error:
            log.warning("the damaged settings cannot be put aside: %s", error)

    def save(self) -> None:
        """Write the file if anything changed; whole or not at all."""
        data = msgspec.json.encode(self.settings)
        if data == self._written:
            return
        part = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.format(data, indent=2))
            part.replace(self.file)
            self._written = data
        except OSError as error:
            log.warning("the settings cannot be saved: %s", error)


def settings_file() -> Path:
    """Where the settings of this user are."""
    return Path(platformdirs.user_config_dir("tlapa", appauthor=False)) / "settings.json"


def tokens_file() -> Path:
    """Where the tokens of this user are."""
    return data_folder() / "tokens.json"


def data_folder() -> Path:
    """Where the own server keeps what was played."""
    return Path(platformdirs.user_data_dir("tlapa", appauthor=False)) / "home"


def cache_folder() -> Path:
    """Where made pictures are kept."""
    return Path(platformdirs.user_cache_dir("tlapa", appauthor=False)) / "pictures"


def report_folder() -> Path:
    """Where reports of crashes go."""
    return Path(platformdirs.user_log_dir("tlapa", appauthor=False))
