"""End to end: a real server process, players over TCP, a cut cable, a killed server, two rooms at once."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from client.net.discovery import Browser, Found
from server.store import Store
from shared.engine import Match, Option
from shared.games import GAMES
from shared.messages import PROTOCOL, Create, Downward, News, Result, Room
from tests.player import Plan, Player

FREE = ["--messages", "1000000", "--burst", "1000000", "--bot-delay", "0", "--bot-workers", "1", "--bot-budget", "0.02"]
NO_OPTION = Option(None, ())
LONG = 120.0  # seconds; nothing here takes a tenth of it on a quiet machine


class Den:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, directory: Path) -> None:
        self.data, self.port_file = directory / "data", directory / "port"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *flags: str, discovery: bool = False, disk: int = 0) -> None:
        """Start; with `disk`, no file may become longer than so many bytes."""
        self.port_file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "server", "--port", "0", "--port-file", str(self.port_file), "--data",
                   str(self.data), "--log", "warning", "--until-stdin", *FREE, *flags]  # fmt: skip
        self.process = subprocess.Popen(
            [*command, *([] if discovery else ["--host", "127.0.0.1", "--no-discovery"])],
            stdin=subprocess.PIPE,
            preexec_fn=partial(limit_files, disk) if disk else None,
        )
        wait_for(self.port_file.exists)

    def address(self) -> tuple[str, int]:
        return "127.0.0.1", int(self.port_file.read_text())

    def end(self) -> int:
        """Have it stop in good order, in the way that every system has; the exit code."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(20)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        assert self.process.wait(20) != 0

    def play(self, *plans: Plan, watch: Callable[[Player, Downward], None] | None = None) -> list[Player]:
        """Let players play side by side until all are done."""
        players = [Player(self.address, plan) for plan in plans]
        for player in players:
            if watch is not None:
                player.heard = lambda message, player=player: watch(player, message)  # type: ignore[misc]
        with ThreadPoolExecutor(len(players)) as threads:
            jobs = [threads.submit(player.run) for player in players]
            done, left = wait(jobs, LONG, FIRST_EXCEPTION)
            if left:  # one has failed: the others would wait for it
                for player in players:
                    player.give_up()
            for job in [*done, *left]:
                job.result()
        return players


def limit_files(size: int) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@pytest.fixture
def den(tmp_path: Path) -> Iterator[Den]:
    den = Den(tmp_path)
    yield den
    if den.process is not None and den.process.poll() is None:
        den.kill()


def wait_for(holds: Callable[[], Any], limit: float = 20.0) -> None:
    deadline = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def table(game: str, seats: int, **options: Any) -> Create:
    return Create(game, seats, options)


def brief(game: str) -> dict[str, Any]:
    """The options of a match that ends soon, where a game by its printed rules goes on for dozens of deals."""
    options = GAMES[game].options
    short = {name: o.tried[0] for name, o in options.items() if o.tried and o.default not in o.tried}
    if "hands_n" in short:
        short["hands_n"] = 4  # in a single hand the big blind may win without having been asked
    return short | ({"match": "single"} if "single" in options.get("match", NO_OPTION).values else {})


def three(game: str) -> int:
    """Three seats, or as many as the game has."""
    return min(max(3, GAMES[game].seats.start), GAMES[game].seats.stop - 1)


def party(create: Create, count: int, games: int = 1, **more: Any) -> list[Plan]:
    """A host and as many guests as there are seats left."""
    return [Plan("Host", create=create, games=games, **more)] + [
        Plan(f"Guest {n}", games=games, **more) for n in range(1, count)
    ]


def modes() -> list[Any]:
    """Each game as printed, with its fewest and most seats, and in its presets; the first two with a second game after
    the first, which begins in the same way whatever was played."""
    found = []
    for id, game in GAMES.items():
        most = game.seats.stop - 1
        for seats, name, options, games in (
            (min(4, most), "four", {}, 2),
            (game.seats.start, "fewest", {}, 2),
            (most, "most", {}, 1),
            *((min(4, most), preset, options, 1) for preset, options in game.presets.items()),
        ):
            found.append(pytest.param(id, seats, options, games, id=f"{id}-{name}"))
    return found


def agree(players: list[Player], games: int) -> None:
    """All saw the same results."""
    seen = [[(result.match, result.scores, result.places) for result in player.results] for player in players]
    for player, own in zip(players, seen, strict=True):
        assert own == seen[0]
        assert len(player.results) == games
        assert player.moves > 0


def replays(den: Den, results: list[Result]) -> None:
    """The journal leads to the same end as was announced."""
    store = Store(str(den.data))
    for result in results:
        kept = store.finished(result.match)
        assert kept is not None
        facts = kept.data
        match = Match.replay(GAMES[facts["game"]], facts["seats"], facts["seed"], facts["options"], kept.log)
        assert match.over
        assert match.game.scores(match.state) == result.scores
    store.close()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options", "games"), modes())
def test_players_finish_games(den: Den, game: str, seats: int, options: dict[str, Any], games: int) -> None:
    den.start()
    players = den.play(*party(table(game, seats, **options), seats, games=games))
    agree(players, games)
    assert den.end() == 0
    replays(den, players[0].results)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_with_the_disk_synced_each_time(den: Den, game: str) -> None:
    den.start("--sync", "full")
    seats = GAMES[game].seats.start
    agree(den.play(*party(table(game, seats), seats)), 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["thumb", "search"])
def test_bots_fill_the_table(den: Den, game: str, level: str) -> None:
    den.start("--bot-budget", "0.01")
    (player,) = den.play(Plan("Host", create=table(game, three(game), **brief(game)), fill=level))
    agree([player], 1)


@pytest.mark.slow
def test_a_player_process(den: Den) -> None:
    den.start()
    game = next(iter(GAMES))
    common = [sys.executable, "-m", "tests.player", "--port-file", str(den.port_file), "--games", "2"]
    host = subprocess.Popen(
        [*common, "--name", "Host", "--create", game, "--seats", "2"], stdout=subprocess.PIPE, text=True
    )
    guest = subprocess.Popen([*common, "--name", "Guest", "--join"], stdout=subprocess.PIPE, text=True)
    told = [process.communicate(timeout=LONG)[0] for process in (host, guest)]
    assert (host.returncode, guest.returncode) == (0, 0)
    assert told[0] == told[1]
    assert len([json.loads(line) for line in told[0].splitlines()]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_cut_cable_is_mended_by_token(den: Den, game: str) -> None:
    den.start()
    news: dict[str, int] = {}

    def cut_often(player: Player, message: Downward) -> None:
        if isinstance(message, News) and player.plan.name == "Guest 1":
            news["seen"] = news.get("seen", 0) + 1
            if news["seen"] % 7 == 0:
                player.cut()

    players = den.play(*party(table(game, three(game), **brief(game)), three(game), stubborn=True), watch=cut_often)
    agree(players, 1)
    assert players[1].returns > 0
    assert den.end() == 0
    replays(den, players[0].results)


@pytest.mark.slow
@pytest.mark.parametrize("sync", ["normal", "full"])
@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_goes_on_where_it_was(den: Den, game: str, sync: str) -> None:
    den.start("--sync", sync)
    far = Event()
    heard: dict[str, int] = {}  # the highest version that anybody was told of

    def listen(player: Player, message: Downward) -> None:
        if isinstance(message, News):
            heard[player.plan.name] = message.version
            if message.version >= 9:
                far.set()

    with ThreadPoolExecutor(1) as aside:
        plans = party(table(game, three(game), **brief(game)), three(game), games=2, stubborn=True)
        playing = aside.submit(den.play, *plans, watch=listen)
        for _ in range(3):
            far.clear()
            while not far.wait(0.05) and not playing.done():
                pass
            den.kill()
            den.start("--sync", sync)
        players = playing.result(LONG)
    agree(players, 2)
    assert all(player.returns for player in players)
    assert den.end() == 0
    replays(den, players[0].results)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
@pytest.mark.parametrize("sync", ["normal", "full"])
def test_a_full_disk_stops_the_server_and_nothing_that_was_heard_is_lost(den: Den, sync: str) -> None:
    den.start("--sync", sync, disk=300_000)
    game = next(iter(GAMES))
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(den.play, *party(table(game, 3), 3, games=3, stubborn=True))
        assert den.process is not None
        assert den.process.wait(60) == 3
        den.start("--sync", sync)
        players = playing.result(LONG)
    agree(players, 3)
    assert all(player.returns for player in players)
    assert den.end() == 0
    replays(den, players[0].results)


def test_two_rooms_at_once(den: Den) -> None:
    den.start()
    games = [*GAMES] * 2
    plans = [Plan(f"Host {n}", create=table(games[n], 2), games=2) for n in range(2)]
    rooms: set[str] = set()

    def note(_: Player, message: Downward) -> None:
        if isinstance(message, Room):
            rooms.add(message.id)

    players = den.play(*plans, *[Plan(f"Guest {n}", games=2) for n in range(2)], watch=note)
    assert len(rooms) == 2
    assert len({result.match for player in players for result in player.results}) == 4


def terminate(den: Den) -> int:
    """As a service manager asks a server to end."""
    assert den.process is not None
    den.process.terminate()
    return den.process.wait(20)


@pytest.mark.parametrize("end", [
    Den.end,
    pytest.param(terminate, marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows ends it at once")),
])  # fmt: skip
def test_a_stopped_server_says_goodbye_and_leaves_in_order(den: Den, end: Callable[[Den], int]) -> None:
    den.start()
    player = Player(den.address, Plan("Ada", create=table(next(iter(GAMES)), 2)))
    goodbyes: list[str] = []
    there = Event()

    def note(message: Downward) -> None:
        if isinstance(message, Room):
            there.set()
        goodbyes.append(getattr(message, "reason", ""))

    player.heard = note
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(player.run)
        assert there.wait(20)
        assert end(den) == 0
        assert "server_stopping" in str(playing.exception(20))
    assert goodbyes[-1] == "server_stopping"


def test_a_second_server_on_the_same_data_is_turned_away(den: Den) -> None:
    den.start()
    command = [sys.executable, "-m", "server", "--port", "0", "--data", str(den.data), "--no-discovery"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode == 2
    assert second.stderr == f"tlapa-server: Another server uses the data directory {den.data}.\n"


@pytest.mark.slow
def test_a_server_is_found_on_the_network(den: Den) -> None:
    found: list[Found] = []
    seen = Event()
    den.start("--name", "U Tří tlapek", discovery=True)
    _, port = den.address()

    def changed(servers: list[Found]) -> None:
        found[:] = [server for server in servers if server.port == port]
        if found:
            seen.set()

    browser = Browser(changed)
    browser.start()
    try:
        if not seen.wait(15):
            pytest.skip("no multicast here")
    finally:
        browser.stop()
    assert (found[0].name, found[0].protocol) == ("U Tří tlapek", PROTOCOL)
