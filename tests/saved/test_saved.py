"""What was saved before is still there: recordings, the journal of a server that was killed, settings, tokens.

The files beside this one come from version 0.1.0, before each game had a room of its own; `expected.json` holds what
that version made of them: how each match ended, and how those stood that were being played.
"""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path
from typing import Any

import pytest

from client.arrangement import Arrangement
from client.net.tokens import Tokens
from client.settings import Keeper
from server.lobby import Lobby
from server.store import FILE, Store
from shared.engine import Match
from shared.games import GAMES
from shared.messages import Clock
from shared.recording import film, read

HERE = Path(__file__).parent
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))


# Since then a single deal of FLAPS has no goal of its own, whatever the option for one says (FL-642: it means nothing).
GOAL_OF_ONE_DEAL = {"flaps": {"goal": 3}}


def plain(match: Match[Any]) -> Any:
    """The position of a match as JSON has it."""
    return json.loads(json.dumps(match.state.dump()))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    shutil.copy(HERE / "tlapa.sqlite3", tmp_path / FILE)
    return Store(str(tmp_path))


def test_every_game_was_saved() -> None:
    assert set(EXPECTED["finished"]) <= set(GAMES)
    assert {running["game"] for running in EXPECTED["running"].values()} == set(EXPECTED["finished"])


@pytest.mark.parametrize("game", EXPECTED["finished"])
def test_a_recording_of_before_is_told_to_the_same_end(game: str) -> None:
    recording, expected = read((HERE / f"{game}.tlapa").read_bytes()), EXPECTED["finished"][game]
    match = Match.replay(GAMES[game], recording.seats, recording.seed, recording.options, list(recording.log))
    assert plain(match) == expected["end"] | {"public": expected["end"]["public"] | GOAL_OF_ONE_DEAL.get(game, {})}
    assert match.game.scores(match.state) == expected["scores"]
    assert match.game.places(match.state) == expected["places"]
    for audience in (*range(recording.seats), None):
        assert film(recording, audience).done[-1] == len(recording.log)


@pytest.mark.parametrize("game", EXPECTED["finished"])
def test_the_journal_of_before_still_has_its_finished_matches(game: str, store: Store) -> None:
    expected = EXPECTED["finished"][game]
    recalled = store.recall(expected["person"], expected["match"])
    assert recalled == read((HERE / f"{game}.tlapa").read_bytes())
    (line,) = [line for line in store.statistics(expected["person"]).games if line.game == game]
    assert line.played == 1


def test_the_matches_of_before_go_on_where_they_were(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    lobby = Lobby("Home")
    with caplog.at_level(logging.WARNING):
        lobby.restore(*store.load(), 0.0)
    assert not caplog.records
    found = {room.match_room.id: room.match_room.match for room in lobby.rooms.values() if room.match_room is not None}
    for id, expected in EXPECTED["running"].items():
        assert len(found[id].log) == expected["actions"]
        assert plain(found[id]) == expected["now"]


def test_the_settings_of_before_hold(tmp_path: Path) -> None:
    keeper = Keeper(Path(shutil.copy(HERE / "settings.json", tmp_path)))
    settings = keeper.settings
    assert not keeper.damaged
    assert (settings.language, settings.name, settings.avatar, settings.sound) == ("sk", "Žofie", "fox", 35)
    assert (settings.text_size, settings.chosen, settings.four_colours) == ("larger", "svabi", True)
    options = {"ruleset": "expert", "ones_scope": "single", "start": "host", "first": 2, "deals": 3}
    assert settings.arrangements["korist"] == Arrangement(["search", "", "random"], options, Clock(600, 15), True)


def test_the_tokens_of_before_hold(tmp_path: Path) -> None:
    tokens = Tokens(Path(shutil.copy(HERE / "tokens.json", tmp_path)))
    assert (tokens.of("home"), tokens.of("192.168.1.20:7350")) == ("aaa", "bbb")
