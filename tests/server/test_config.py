"""Settings: defaults, file, flags, in this order; each mistake is one sentence that names the key."""

from __future__ import annotations

import socket
import subprocess
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from server.__main__ import main
from server.config import KEYS, Config, ConfigError, commented, read
from server.store import FILE
from shared import VERSION


def test_flags_win_over_the_file_and_the_file_over_defaults(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('name = "Doma"\nport = 1234\nbot_delay = 2\ndiscovery = true\n')
    config = read(["--config", str(file), "--port", "0", "--no-discovery", "--grace", "5"]).config
    assert (config.name, config.port, config.bot_delay, config.discovery) == ("Doma", 0, 2.0, False)
    assert config.limits.grace == 5.0
    assert config.limits.bot_delay == 2.0
    assert config.sync == Config().sync


def test_the_written_file_says_all_there_is(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    assert main(["--write-config", str(file), "--name", 'The "Den" \\o/']) == 0
    assert tomllib.loads(file.read_text()) == asdict(Config(name='The "Den" \\o/'))
    assert read(["--config", str(file)]).config == Config(name='The "Den" \\o/')
    assert all(f"# {about.metadata['about']}" in commented() for about in KEYS.values())
    assert main(["--write-config", str(file)]) == 2


WRONG_FILES = {
    'prot = 7350': "there is no setting 'prot'; did you mean 'port'?",
    'zzz = 1': "there is no setting 'zzz'.",
    '[server]\nport = 1': "there is no setting 'server'",
    'port = "7350"': "port must be a whole number, not '7350'.",
    'port = true': "port must be a whole number, not True.",
    'port = 70000': "port must be 0 to 65535, not 70000.",
    'grace = nan': "grace must be 0 to 3600, not nan.",
    'discovery = "yes"': "discovery must be true or false, not 'yes'.",
    'sync = "fast"': "sync must be normal or full, not 'fast'.",
    'name = ""': "name must be 1 to 40 characters long, not ''.",
    'name = ': "is not TOML",
}


@pytest.mark.parametrize("text", WRONG_FILES)
def test_mistakes_in_a_file(tmp_path: Path, text: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as error:
        read(["--config", str(file)])
    assert WRONG_FILES[text] in str(error.value)
    assert str(file) in str(error.value)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "x"], "port must be a whole number, not 'x'."),
        (["--prot", "1"], "--prot"),
        (["--port"], "expected one argument"),
        (["--config", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory."),
        (["--rooms", "0"], "rooms must be 1 to 100000, not 0."),
        (["--host", "no.such.host.invalid"], "Cannot listen on no.such.host.invalid"),
    ],
)
def test_mistakes_in_flags_are_one_sentence_and_exit_2(flags: list[str], said: str, capsys: Any) -> None:
    assert main(["--data", ":memory:", *flags]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("tlapa-server: ")
    assert said in line


def server(*flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "server", "--host", "127.0.0.1", "--no-discovery", *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_a_port_in_use_is_one_sentence_and_exit_2() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = server("--data", ":memory:", "--port", str(port))
    assert ended.returncode == 2
    assert ended.stderr == f"tlapa-server: Cannot listen on 127.0.0.1, port {port}: Address already in use.\n"


def test_a_strange_database_is_one_sentence_and_exit_2(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"my thesis, the only copy")
    ended = server("--data", str(tmp_path), "--port", "0")
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"tlapa-server: {tmp_path / FILE} is damaged or not a database")
    assert len(ended.stderr.splitlines()) == 1
    assert (tmp_path / FILE).read_bytes() == b"my thesis, the only copy"


def test_a_directory_that_cannot_be_is_one_sentence_and_exit_2(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = server("--data", str(tmp_path / "file"), "--port", "0")
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(("flag", "begins"), [("--help", "usage: tlapa-server "), ("--version", f"Tlapa {VERSION}\n")])
def test_it_speaks_of_tlapa(flag: str, begins: str, capsys: Any) -> None:
    with pytest.raises(SystemExit) as ended:
        main([flag])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(begins)
    assert "python -m" not in told
