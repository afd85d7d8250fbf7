"""What a server can be told: by flags, by one TOML file, or by default. Flags win over the file.

Law: each mistake is one clear sentence that names the key, and never a guess.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import platformdirs

from server.limits import Limits
from server.net import Traffic
from shared import VERSION

PORT = 7350


class ConfigError(Exception):
    """Something that a server was told makes no sense; the sentence names it."""


def setting(default: Any, about: str, low: float | None = None, high: float | None = None, among: Sequence[str] = (),
            group: str = "") -> Any:  # fmt: skip
    """One setting: its default, what it is for, what it may be, and the heading that begins with it."""
    return field(default=default, metadata={"about": about, "low": low, "high": high, "among": among, "group": group})


@dataclass(frozen=True)
class Config:
    """All settings of a server. Their names are those of the TOML keys and, with hyphens, of the flags."""

    name: str = setting("Tlapa", "The server's name, as players see it.", 1, 40, group="The server")
    host: str = setting("0.0.0.0", "The address to listen on; 127.0.0.1 for this computer alone.", 1, 255)
    port: int = setting(PORT, "The TCP port; 0 takes any free one.", 0, 65535)
    discovery: bool = setting(True, "Whether players on the local network find the server by themselves.")
    log: str = setting("info", "How much is logged: debug, info, warning or error.",
                       among=("debug", "info", "warning", "error"))  # fmt: skip
    data: str = setting("", 'The data directory; "" is the usual one of this user, ":memory:" keeps nothing.', 0, 4096,
                        group="What is kept")  # fmt: skip
    sync: str = setting("normal", '"normal": a killed server loses nothing; "full": nor does a power cut, but slower.',
                        among=("normal", "full"))  # fmt: skip
    bot_workers: int = setting(0, "Processes in which bots think; 0 is one less than there are cores.", 0, 64,
                               group="Bots")  # fmt: skip
    bot_budget: float = setting(0.6, "Seconds that a searching bot may think.", 0.01, 30)
    bot_delay: float = setting(Limits.bot_delay, "Seconds before a bot's action is seen, for a human pace.", 0, 30)
    grace: float = setting(Limits.grace, "Seconds before a bot plays for somebody who dropped off.", 0, 3600,
                           group="Limits")  # fmt: skip
    empty: float = setting(Limits.empty, "Seconds before a room without anybody is closed.", 1, 1_000_000)
    rooms: int = setting(Limits.rooms, "Rooms at once.", 1, 100_000)
    people: int = setting(Limits.people, "People whom the server knows at once.", 1, 1_000_000)
    watchers: int = setting(Limits.watchers, "Onlookers in one room.", 0, 1000)
    connections: int = setting(Traffic.connections, "Connections at once.", 1, 100_000)
    messages: float = setting(Limits.messages, "Messages per second from one connection, for long.", 1, 1_000_000)
    burst: float = setting(Limits.burst, "Messages at once from one connection.", 10, 1_000_000)
    idle: float = setting(Traffic.idle, "Seconds of silence before a connection is closed.", 5, 86_400)
    outbox: int = setting(Traffic.outbox, "Bytes that may wait for a slow client before it is dropped.", 4096, 2**30)

    @property
    def directory(self) -> str:
        """Where the data are."""
        return self.data or platformdirs.user_data_dir("tlapa", appauthor=False)

    @property
    def limits(self) -> Limits:
        """The lobby's part."""
        return Limits(
            rooms=self.rooms, people=self.people, watchers=self.watchers, messages=self.messages, burst=self.burst,
            grace=self.grace, empty=self.empty, bot_delay=self.bot_delay,
        )  # fmt: skip

    @property
    def traffic(self) -> Traffic:
        """The network's part; the lobby is the first to complain about too many messages."""
        return Traffic(
            connections=self.connections, outbox=self.outbox, idle=self.idle, messages=8 * self.messages,
            bytes=max(Traffic.bytes, 8 * 128 * self.messages),
        )  # fmt: skip


class CommandLine(NamedTuple):
    """What a command line of the server says: the settings, and what else is to be done."""

    config: Config
    port_file: Path | None
    write_config: Path | None
    until_stdin: bool
    any_port: bool


KEYS = {setting.name: setting for setting in fields(Config)}
KINDS = {"str": str, "int": int, "float": float, "bool": bool}
WORDS = {"str": "a text", "int": "a whole number", "float": "a number", "bool": "true or false"}


def checked(name: str, value: Any, where: str) -> Any:
    """A value of the right type and range; ConfigError says what is wrong."""
    about = KEYS[name]
    kind = str(about.type)
    if kind == "float" and type(value) is int:
        value = float(value)
    if type(value) is not KINDS[kind]:
        raise ConfigError(f"{where}: {name} must be {WORDS[kind]}, not {value!r}.")
    among, low, high = about.metadata["among"], about.metadata["low"], about.metadata["high"]
    if among and value not in among:
        raise ConfigError(f"{where}: {name} must be {' or '.join(among)}, not {value!r}.")
    if low is not None:
        size = len(value) if isinstance(value, str) else value
        if not low <= size <= high:  # a NaN is within nothing
            unit = " characters long" if isinstance(value, str) else ""
            raise ConfigError(f"{where}: {name} must be {low} to {high}{unit}, not {value!r}.")
    return value


def from_mapping(said: Mapping[str, Any], where: str, base: Config | None = None) -> Config:
    """Settings from plain values."""
    for name in said:
        if name not in KEYS:
            near = get_close_matches(name, KEYS, 1, 0.5)
            raise ConfigError(f"{where}: there is no setting {name!r}{f'; did you mean {near[0]!r}?' if near else '.'}")
    return replace(base or Config(), **{name: checked(name, value, where) for name, value in said.items()})


def from_file(path: Path) -> Config:
    """Settings from a TOML file."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"The configuration {path} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"The configuration {path} is not TOML: {error}.") from error
    return from_mapping(said, str(path))


def commented(config: Config | None = None) -> str:
    """A TOML file with all settings, each with what it is for."""
    lines = ["# The configuration of a Tlapa server: tlapa-server --config FILE"]
    for name, about in KEYS.items():
        if about.metadata["group"]:
            lines += ["", f"# --- {about.metadata['group']} ---"]
        low, high = about.metadata["low"], about.metadata["high"]
        span = f" From {low} to {high}." if low is not None and str(about.type) != "str" else ""
        lines += ["", f"# {about.metadata['about']}{span}", f"{name} = {toml(getattr(config or Config(), name))}"]
    return "\n".join(lines) + "\n"


def toml(value: str | float | bool) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value)


class Parser(argparse.ArgumentParser):
    """A parser of command lines whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise ConfigError(f"{message[:1].upper()}{message[1:]}; --help lists the flags.")


def read(arguments: Sequence[str]) -> CommandLine:
    """What a command line says."""
    parser = Parser(prog="tlapa-server", description="A server of Tlapa: tables for others.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Tlapa {VERSION}")
    parser.add_argument("--config", type=Path, metavar="FILE", help="read settings from a TOML file")
    parser.add_argument("--write-config", type=Path, metavar="FILE", help="write a commented TOML file and stop")
    parser.add_argument("--port-file", type=Path, metavar="FILE", help="write the port there when listening")
    parser.add_argument("--until-stdin", action="store_true", help="stop when the standard input ends")
    parser.add_argument("--any-port", action="store_true", help="listen on another port if that one is taken")
    for name, about in KEYS.items():
        flag, text = f"--{name.replace('_', '-')}", about.metadata["about"].replace("%", "%%")
        if str(about.type) == "bool":
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=text)
        else:
            parser.add_argument(flag, metavar=str(about.type).upper(), help=text)
    said = vars(parser.parse_args(arguments))
    config = Config() if said["config"] is None else from_file(said["config"])
    flags = {name: parsed(name, said[name]) for name in KEYS if said[name] is not None}
    return CommandLine(
        from_mapping(flags, "Flags", config), said["port_file"], said["write_config"], said["until_stdin"],
        said["any_port"],
    )  # fmt: skip


def parsed(name: str, text: Any) -> Any:
    """A flag's text as its setting's type; what cannot be read stays text, and `checked` complains."""
    kind = KINDS[str(KEYS[name].type)]
    try:
        return text if kind is bool else kind(text)
    except ValueError:
        return text
