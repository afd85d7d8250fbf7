"""Statistics, and the ways from a finished match to its replay and its file; reports of a match that goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from client import __main__ as command
from client import recordings
from client.app import App
from client.arrangement import Arrangement
from client.diagnostics.crash_report import circumstances, journal
from client.net.servers import Servers
from client.net.session import own_server
from client.net.tokens import Tokens
from client.recordings import load
from client.screens.replay import Replay
from client.screens.results import Results
from client.screens.statistics import Matches, StatisticsScreen, totals
from client.screens.table import TableScreen
from client.screens.title import Title
from client.settings import Keeper, Settings
from client.ui.pictures import Pictures
from client.ui.text import say
from shared.engine import Action, Match
from shared.games import GAMES
from shared.messages import Act, Denied, GameStatistics, PastMatch, Recall, Record, Records, Statistics
from tests.client.net.test_link import FAST
from tests.client.test_app import click, key
from tests.laws.beliefs import pick, pinned
from tests.shots.board import Board
from tests.shots.books import FEW, PAST, recorded, statistics_of
from tests.shots.lobby import Called

TOLD = Statistics(FEW, PAST)


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(recordings, "documents", lambda: tmp_path / "documents")
    return App(Board((1280, 720)), Keeper(tmp_path / "settings.json"), pictures)


def looking(app: App, told: Statistics | None = TOLD) -> tuple[StatisticsScreen, Called]:
    """The screen, and the server that it asks."""
    statistics_of(told)(app)
    screen, session = app.screens[-1], app.servers.home
    assert isinstance(screen, StatisticsScreen)
    assert isinstance(session, Called)
    return screen, session


def toasts(app: App) -> list[str]:
    return app._toasts


def matches(app: App) -> Matches:
    listed = app.form.find("matches")
    assert isinstance(listed, Matches)
    return listed


def test_the_title_leads_to_statistics_which_ask_the_own_server(app: App) -> None:
    app.servers.home = app.servers.session = session = Called()
    app.push(Title(app))
    app.step(0.1, (), ())
    click(app, "title-statistics")
    assert isinstance(app.screens[-1], StatisticsScreen)
    assert session.sent == [Records()]
    app.step(0.1, (), [TOLD])
    assert len(matches(app).rows) == len(PAST)
    app.step(0.1, [key(pygame.K_ESCAPE)], ())
    assert isinstance(app.screens[-1], Title)


def test_totals_count_all_games_and_the_latest_wins() -> None:
    assert [number for number, _ in totals(TOLD)] == ["20", "7", "35 %", "2"]
    assert [number for number, _ in totals(Statistics((), ()))] == ["0", "0", "0 %", "0"]
    won = Statistics((GameStatistics("korist", 2, 2, 1.0),), (PAST[0], PAST[0]))
    assert totals(won)[3][0] == "2"


def test_a_match_is_watched_by_a_tap(app: App) -> None:
    screen, session = looking(app)
    tap(app, 1, 100)
    assert session.sent[-1] == Recall("m2")
    app.step(0.1, (), [Record("m2", recorded("svabi", 6))])
    assert isinstance(app.screens[-1], Replay)
    app.step(0.1, [key(pygame.K_ESCAPE)], ())
    assert app.screens[-1] is screen
    assert toasts(app) == []


def tap(app: App, row: int, x: float) -> None:
    """A click on a row of the list, so far from its left edge."""
    listed = matches(app)
    y = listed.box.y + row * (listed.high + listed.gap) - listed.offset + listed.high / 2
    pos = app.viewport.pixel(listed.box.x + x, y)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step(0.05, [pygame.event.Event(kind, pos=pos, button=1, touch=False)], ())


def test_a_match_is_saved_by_a_tap_and_the_player_is_told_where(app: App, tmp_path: Path) -> None:
    _, session = looking(app)
    tap(app, 0, matches(app).box.w - 30)
    assert session.sent[-1] == Recall("m1")
    recording = recorded("korist", 4)
    app.step(0.1, (), [Record("m1", recording)])
    (file,) = (tmp_path / "documents").iterdir()
    assert load(file) == recording
    assert toasts(app) == [say("record-saved", file=file.name, folder=str(file.parent))]
    assert isinstance(app.screens[-1], StatisticsScreen)


def test_keys_reach_both_buttons_of_every_row(app: App) -> None:
    _, session = looking(app)
    app.form.set_focus(matches(app))
    down, right, enter = (key(code) for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN))
    app.step(0.1, [down, down, enter], ())
    app.step(0.1, [right, enter], ())
    assert session.sent[-2:] == [Recall("m3"), Recall("m3")]
    app.step(0.1, [down, down, down, enter], ())
    assert session.sent[-1] == Recall("m6")
    assert matches(app).offset > 0


def test_the_list_stands_where_it_was_left(app: App) -> None:
    looking(app)
    listed = matches(app)
    listed.scroll(1e9)
    at = listed.offset
    assert at > 0
    app.rebuild()
    app.step(0.1, (), ())
    assert matches(app) is not listed
    assert matches(app).offset == at


def test_a_full_disk_or_a_file_in_the_way_is_told(app: App, tmp_path: Path) -> None:
    (tmp_path / "documents").write_text("in the way")
    looking(app)
    app.navigation.save("m1")
    app.step(0.1, (), [Record("m1", recorded("korist", 4))])
    assert len(toasts(app)) == 1
    assert toasts(app) == [say("record-unsaved", reason=say("file-in-the-way"))]


def test_what_cannot_be_watched_is_told(app: App) -> None:
    screen, _ = looking(app)
    good = recorded("korist", 4)
    for bad in (replace(good, game="rummy"), replace(good, log=good.log[1:]), replace(good, game="tarock")):
        app.navigation.watch_again("m1")
        app.step(0.1, (), [Record("m1", bad)])
        assert app.screens[-1] is screen
        assert len(toasts(app)) == 1
        toasts(app).clear()
        app._notice = None
    app.navigation.watch_again("m1")
    app.step(0.1, (), [Denied("recall", "no_such_match")])
    assert len(toasts(app)) == 1
    app.step(0.1, (), [Record("m1", good)])  # an answer that nobody waits for
    assert app.screens[-1] is screen


def test_who_has_gone_on_is_not_fetched_back(app: App) -> None:
    looking(app)
    app.navigation.watch_again("m1")
    app.pop()
    app.push(Title(app))
    app.step(0.1, (), [Record("m1", recorded("korist", 4))])
    assert isinstance(app.screens[-1], Title)


def test_without_games_there_is_a_way_to_play(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []
    monkeypatch.setattr(app.navigation, "play", lambda game, _: began.append(game))
    app.push(Title(app))
    looking(app, Statistics((), ()))
    app.settings.chosen = "bridge"  # has no table yet
    click(app, "play")
    assert began == ["korist"]
    assert isinstance(app.screens[-1], Title)


def test_a_past_match_without_levels_is_shown(app: App) -> None:
    old = PastMatch("m", "korist", 0.0, ("Dan", "Eva"), (1, -2), (1, 2), 0)
    looking(app, Statistics((GameStatistics("korist", 1, 1, 1.0),), (old,)))
    assert app.cut == []


# --- with the own server ---


class Evening:
    """The real app with a real server of its own."""

    def __init__(self, app: App, data: Path) -> None:
        self.app = app
        own = partial(own_server, flags=FAST)
        self.servers = app.servers = Servers(app.settings, Tokens(), str(data), own)
        self.chance = Random("evening")

    def until(self, wanted: Callable[[], bool], limit: float = 60.0) -> None:
        deadline = time.monotonic() + limit
        while not wanted():
            assert time.monotonic() < deadline, self.app.screens
            self.app.step(0.3, (), self.servers.poll())
            self.answer()
            time.sleep(0.002)

    def answer(self) -> None:
        """Do anything that is legal, as soon as the question is open."""
        screen = self.app.screens[-1]
        if isinstance(screen, TableScreen) and screen.play.gestures.open:
            gestures = screen.play.gestures
            screen.answer(gestures.choose(pinned(pick(self.chance, gestures.legal), self.chance), screen.play.now + 9))
            self.app.step(0.01, (), ())
            if self.app._overlays:
                click(self.app, say("table-do-it"))

    def top(self, kind: type[Any]) -> Any:
        self.until(lambda: isinstance(self.app.screens[-1], kind))
        return self.app.screens[-1]


@pytest.fixture
def evening(app: App, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(app, tmp_path / "data")
    yield made
    made.servers.close()


@pytest.mark.slow
def test_a_played_game_is_watched_saved_and_counted(evening: Evening, tmp_path: Path) -> None:
    app = evening.app
    app.push(Title(app))
    app.navigation.play("korist", Arrangement(["random"], {"ruleset": "basic"}))
    results = evening.top(Results)
    click(app, "replay")
    replay = evening.top(Replay)
    replay.scrub(replay.reel.end)
    assert replay.play.stage.cards() == results.stage.cards()
    assert replay.recording.seed == results.result.seed
    app.pop()
    assert app.screens[-1] is results
    app.step(0.1, (), ())
    click(app, "save")
    evening.until(lambda: (tmp_path / "documents").exists())
    (file,) = (tmp_path / "documents").iterdir()
    assert load(file) == replay.recording
    click(app, "home")
    title = evening.top(Title)
    click(app, "title-statistics")
    screen = evening.top(StatisticsScreen)
    evening.until(lambda: screen.told is not None)
    app.step(0.1, (), ())
    assert [line.played for line in screen.told.games] == [1]
    tap(app, 0, 100)
    again = evening.top(Replay)
    assert again.recording == replay.recording
    app.pop()
    app.pop()
    assert app.screens[-1] is title


def test_a_report_tells_enough_to_play_the_match_again(evening: Evening, tmp_path: Path) -> None:
    app = evening.app
    app.settings.name = "Bořivoj"
    app.push(Title(app))
    app.navigation.play("korist", Arrangement(["random"], {"ruleset": "basic"}))
    session = evening.servers.start_home()
    evening.until(lambda: len(session.acts) > 3)
    told = circumstances(app.settings, evening.servers)
    assert "Bořivoj" not in told
    facts = dict(line.split(": ", 1) for line in told.splitlines() if ": " in line)
    assert session.match is not None
    assert facts["Match"].startswith(f"{session.match.match}, korist for 2, seat 0")
    mine = [Act(ask, Action(*action)) for ask, action in msgspec.json.decode(facts["My actions (ask, action)"])]
    assert mine == session.acts
    log = [(seat, Action(*action)) for seat, *action in msgspec.json.decode(facts["All actions (seat, action)"])]
    match = Match.replay(GAMES["korist"], 2, facts["Seed"], msgspec.json.decode(facts["Options"]), log)
    assert [action for seat, action in log if seat == 0] == [act.action for act in mine][: len(log)]
    assert not match.over
    assert msgspec.json.decode(facts["Settings"], type=Settings).name == ""


def test_a_report_without_a_match_or_a_journal_says_so(app: App, tmp_path: Path) -> None:
    assert "Match: none" in circumstances(app.settings, app.servers)
    (line,) = journal(tmp_path / "nowhere" / "tlapa.sqlite3", "m7")
    assert "m7" in line
    assert "cannot be read" in line
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "file").write_bytes(b"no database at all, but long enough to be looked at" * 20)
    assert "cannot be read" in journal(tmp_path / "file", "m7")[0]


def test_the_report_has_our_version_and_the_circumstances(tmp_path: Path) -> None:
    error = ValueError("a card too many")
    error.add_note(circumstances(Settings(name="Eva"), Servers(Settings())))
    file = command.report(error, tmp_path)
    assert file is not None
    told = file.read_text(encoding="utf-8")
    assert told.startswith("Tlapa 0.")
    for part in ("a card too many", "Match: none", '"language":"cs"'):
        assert part in told
    assert "Eva" not in told
