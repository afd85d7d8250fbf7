"""Replays: every way to a moment leads to the same table; keys, seats, files good and bad."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from client import __main__ as command
from client.app import App
from client.games import table
from client.recordings import Unplayable, load, save
from client.replay.bar import ReplayBar
from client.replay.index import FilmIndex
from client.screens.replay import PACES, Replay
from client.table.log import KEPT
from client.table.match_view import MatchView
from client.table.plan import Frame
from client.table.plaques import Plaque
from client.ui.form import Widget
from client.ui.text import CATALOGUE
from client.ui.widgets import Button, Choice
from shared.engine import Match
from shared.games import GAMES
from shared.messages import Recording
from shared.recording import FILE_LIMIT, HEAD, film, turns, write
from shared.replica import Replica
from tests.client.test_app import click, key, run
from tests.shots.board import Board, settle
from tests.shots.books import recorded
from tests.test_recording import played as golden

SMALL = (640, 360)
FILMS = [("korist", 4), ("korist", 2), ("svabi", 6)]


def watch(app: App, recording: Recording) -> Replay:
    screen = Replay(app, recording)
    app.push(screen)
    app.step(0.01, (), ())
    return screen


def folded(recording: Recording, seat: int, position: int, open: bool = False) -> Replica:
    """The table after so many news, by the fold alone."""
    told = film(recording, seat, open)
    replica = Replica(GAMES[recording.game], told.first)
    for news in told.news[:position]:
        replica.fold(news)
    return replica


def agrees(screen: Replay) -> None:
    """What the screen holds and shows is the fold up to its position."""
    truth, stage = folded(screen.recording, screen.seat, screen.position, screen.open), screen.play.stage
    assert stage.cards() == truth.table.plain()
    assert stage.replica.table.plain() == truth.table.plain()
    assert vars(stage.replica.public) == vars(truth.public)
    assert stage.replica.awaited == truth.awaited
    if not screen.play.motion.busy:
        shown = {place: pieces for place, pieces in screen.play.motion.shown.items() if pieces}
        assert shown == stage.pictures()


def run_out(app: App, screen: Replay, limit: int = 20_000) -> None:
    for _ in range(limit):
        if not screen.running:
            return
        app.step(0.1, (), ())
    raise AssertionError("the film does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), FILMS)
def test_a_film_that_runs_ends_at_the_final_table(app: App, game: str, seats: int) -> None:
    recording = recorded(game, seats)
    screen = watch(app, recording)
    assert screen.running
    screen.set_pace(PACES.index(4.0))
    run_out(app, screen)
    assert screen.position == screen.reel.end == len(film(recording, 0).news)
    app.step(1.0, (), ())
    agrees(screen)
    match: Match[Any] = Match.replay(GAMES[game], seats, recording.seed, recording.options, recording.log)
    assert match.over
    assert screen.play.stage.cards() == match.shown[0].plain()


@pytest.mark.slow
@pytest.mark.parametrize("open", [False, True])
@pytest.mark.parametrize(("game", "seats"), FILMS)
def test_a_jump_lands_where_the_fold_is(app: App, game: str, seats: int, open: bool) -> None:
    screen = watch(app, recorded(game, seats))
    screen.look_from(seats - 1, open)
    places = [*range(0, screen.reel.end, 10), screen.reel.end]
    for position in [*places, *reversed(places)]:
        screen.scrub(position)
        app.step(0.01, (), ())
        assert screen.position == position
        assert not screen.running
        agrees(screen)


@pytest.mark.parametrize(
    ("game", "mine", "theirs"), [("svabi", "Tvá sbírka", "Sbírka"), ("korist", "Tvé vrstvy", "Vrstvy")]
)
def test_only_the_own_seat_is_called_ones_own(app: App, game: str, mine: str, theirs: str) -> None:
    recording = recorded(game, 3)
    for whose, seat, said in ((0, 0, mine), (0, 1, theirs), (2, 2, mine), (2, 0, theirs), (None, 0, theirs)):
        screen = watch(app, replace(recording, seat=whose))
        screen.look_from(seat, False)
        screen.scrub(screen.reel.end // 2)
        app.step(0.1, (), ())
        looks = [ornament.look for ornament in table(game).marks.ornaments(screen.play.t)]
        captions = {text for look in looks if isinstance(look, tuple) for text in look if isinstance(text, str)}
        assert captions & {mine, theirs} == {said}


def test_the_log_of_a_jump_is_the_log_of_having_watched(app: App) -> None:
    recording = recorded("korist", 4)
    screen = watch(app, recording)
    names = screen.names
    reel = FilmIndex(table("korist"), recording, 0, False, names)
    play = MatchView(table("korist"), reel.at(0), Frame(1280, 720), False)
    play.t.names = names
    for position, news in enumerate(reel.news, 1):
        play.hear(news)
        while play.motion.busy:
            play.advance(0.01, 1.0)
        assert play.lines[-KEPT:] == reel.lines(position)
    assert len(play.lines) > 20


def test_a_jump_is_immediate(app: App) -> None:
    """The longest film here, from end to end, within a frame or two however slow the machine."""
    screen = watch(app, recorded("svabi", 6, variant_match=True))
    assert screen.reel.end > 500
    began = perf_counter()
    for position in (screen.reel.end, 7, screen.reel.end - 1, 301):
        screen.scrub(position)
    assert (perf_counter() - began) / 4 < 0.1


def test_steps_go_on_and_back(app: App) -> None:
    screen = watch(app, recorded("korist", 4))
    screen.scrub(5)
    screen.step()
    assert screen.play.motion.busy
    assert screen.position == 6
    screen.step_back()
    assert not screen.play.motion.busy
    agrees(screen)
    assert screen.position == 5
    screen.scrub(0)
    screen.step_back()
    assert screen.position == 0
    screen.scrub(screen.reel.end)
    screen.step()
    assert screen.position == screen.reel.end
    agrees(screen)


@pytest.mark.parametrize(("game", "seats"), FILMS)
def test_turns_are_jumped_to(app: App, game: str, seats: int) -> None:
    recording = recorded(game, seats)
    screen = watch(app, recording)
    asked = [number + 1 for number in turns(recording, film(recording, 0).done, 0)]
    mine = [at for nth, at in enumerate(asked) if nth == 0 or asked[nth - 1] != at - 1]  # one turn has several steps
    assert len(mine) > 5
    for turn in mine:
        screen.turn_after()
        assert screen.position == turn
        assert 0 in screen.play.stage.replica.awaited
    screen.turn_after()
    assert screen.position == screen.reel.end
    for turn in reversed(mine):
        screen.turn_before()
        assert screen.position == turn
    screen.turn_before()
    assert screen.position == 0


def test_another_seat_sees_the_same_moment(app: App) -> None:
    recording = recorded("korist", 4)
    screen = watch(app, recording)
    screen.scrub(40)
    done = screen.reel.done[40]
    for seat in (1, 2, 3, 0):
        screen.look_from(seat, False)
        app.step(0.01, (), ())
        assert screen.reel.done[screen.position] == done
        agrees(screen)
        assert screen.play.layout.viewer == seat
        shown = screen.play.motion.shown
        assert all(piece.card[0] != "?" for piece in shown[f"hand:{seat}"])
        assert all(piece.card[0] == "?" for piece in shown[f"hand:{(seat + 1) % 4}"])


def test_an_open_film_shows_every_hand(app: App) -> None:
    screen = watch(app, recorded("korist", 4))
    screen.scrub(40)
    screen.look_from(0, True)
    app.step(0.01, (), ())
    agrees(screen)
    assert screen.controls.hands is not None
    assert [len(held.cards) for held in screen.controls.hands.held] == [
        len(screen.play.stage.cards().get(f"hand:{seat}", [])) for seat in (1, 2, 3)
    ]
    assert all(card[0] != "?" for held in screen.controls.hands.held for card in held.cards)


def test_the_plaques_tell_who_sat_there(app: App) -> None:
    watch(app, recorded("korist", 4))
    plaques = [app.form.find(f"plaque:{seat}") for seat in range(4)]
    sittings = [plaque.sitting for plaque in plaques if isinstance(plaque, Plaque)]
    assert [(s.name, s.avatar, s.bars) for s in sittings[::2]] == [("Dan", "lynx", 0), ("Kateřina Veselá", "fox", 0)]
    assert [s.bars for s in sittings[1::2]] == [2, 3]
    assert all(s.name and s.avatar for s in sittings)


def test_keys_steer_the_film(app: App) -> None:
    screen = watch(app, recorded("korist", 4))

    def press(code: int) -> None:
        app.step(0.001, [key(code)], ())

    press(pygame.K_SPACE)
    assert not screen.running
    press(pygame.K_END)
    assert screen.position == screen.reel.end
    press(pygame.K_LEFT)
    assert screen.position == screen.reel.end - 1
    press(pygame.K_HOME)
    assert screen.position == 0
    press(pygame.K_RIGHT)
    press(pygame.K_RIGHT)
    assert screen.position == 2
    press(pygame.K_SPACE)
    assert screen.running
    press(pygame.K_UP)  # the focus leaves the bar: now the arrows move it
    here = screen.position
    press(pygame.K_LEFT)
    assert screen.position == here
    press(pygame.K_ESCAPE)
    assert app.screens == []


def test_buttons_steer_the_film(app: App) -> None:
    screen = watch(app, recorded("korist", 4))
    click(app, "play")
    assert not screen.running
    here = screen.position
    click(app, "step")
    assert screen.position == here + 1
    click(app, "later")
    assert screen.position in screen.reel.turns
    click(app, "step back")
    click(app, "earlier")
    assert screen.position in (0, *screen.reel.turns)
    click(app, "scrub")
    assert abs(screen.position - screen.reel.end / 2) <= 1
    agrees(screen)
    pace = app.form.find("pace")
    assert isinstance(pace, Choice)
    pace.choose(3)
    assert PACES[screen.pace] == 4.0
    click(app, "view")
    app.step(0.01, (), ())
    click(app, "view 2")
    app.step(0.01, (), ())
    assert (screen.seat, screen.open) == (2, False)
    click(app, "view")
    app.step(0.01, (), ())
    click(app, "view open")
    assert (screen.seat, screen.open) == (2, True)


def test_the_bar_follows_a_finger(app: App) -> None:
    screen = watch(app, recorded("korist", 4))
    bar = app.form.find("scrub")
    assert isinstance(bar, ReplayBar)
    y = bar.box.y + bar.box.h / 2

    def mouse(kind: int, x: float) -> None:
        pos = app.viewport.pixel(x, y)
        more = {"button": 1} if kind != pygame.MOUSEMOTION else {"rel": (0, 0), "buttons": (1, 0, 0)}
        app.step(0.01, [Event(kind, pos=pos, touch=False, **more)], ())

    mouse(pygame.MOUSEBUTTONDOWN, bar.box.x + 20)
    first = screen.position
    mouse(pygame.MOUSEMOTION, bar.box.right + 200)
    assert screen.position == screen.reel.end
    mouse(pygame.MOUSEMOTION, bar.box.x - 200)
    mouse(pygame.MOUSEBUTTONUP, bar.box.x - 200)
    assert first < screen.reel.end / 4
    assert screen.position == 0


def test_at_the_end_it_can_be_seen_once_more(app: App) -> None:
    screen = watch(app, recorded("korist", 2))
    screen.scrub(screen.reel.end)
    app.step(0.01, (), ())
    click(app, "play")
    assert screen.running
    assert screen.position <= 1


def test_a_resting_film_draws_nothing(app: App) -> None:
    screen = watch(app, recorded("korist", 4))
    screen.scrub(30)
    settle(app)
    for _ in range(60):
        app.step(0.1, (), ())
    assert [app.step(0.03, (), ()) for _ in range(20)] == [[]] * 20
    assert not app.lively


def test_a_moment_looks_the_same_however_it_was_reached(app: App) -> None:
    recording = recorded("korist", 4)
    screen = watch(app, recording)
    for position in (70, 3, 41, 44):
        screen.scrub(position)
        app.step(0.1, (), ())
    screen.step()
    rest(app)
    fresh = App(Board(SMALL), app.keeper, app.pictures)
    watch(fresh, recording).scrub(45)
    rest(fresh)
    assert pygame.image.tobytes(app.window.surface, "RGB") == pygame.image.tobytes(fresh.window.surface, "RGB")
    fresh.scene.touch(fresh.window.surface.get_rect())
    fresh.step(0.0, (), ())
    assert pygame.image.tobytes(app.window.surface, "RGB") == pygame.image.tobytes(fresh.window.surface, "RGB")


def rest(app: App) -> None:
    """Until nothing moves any more."""
    for _ in range(60):
        app.step(0.1, (), ())
    settle(app)


def test_controls_cover_no_cards(app: App) -> None:
    for size in ((1280, 720), (1024, 600), (720, 1280)):
        for game, seats in (("korist", 5), ("svabi", 6)):
            made = App(Board(size), app.keeper, app.pictures)
            screen = watch(made, recorded(game, seats))
            names = ("earlier", "step back", "scrub", "step", "later", "pace", "play", "view", "back")
            boxes: list[Widget] = [widget for name in names if (widget := made.form.find(name)) is not None]
            assert len(boxes) == len(names)
            for position in range(0, screen.reel.end, 9):
                screen.scrub(position)
                for pose in screen.play.motion.aims().values():
                    card = pose.bounds()
                    for widget in boxes:
                        b = widget.box
                        apart = (
                            card.x >= b.right or card.x + card.w <= b.x or card.y >= b.bottom or card.y + card.h <= b.y
                        )
                        assert apart or pose.width < 20, (size, game, position, widget.name)


# --- files ---


def test_a_recording_is_saved_and_read_back(tmp_path: Path) -> None:
    recording = recorded("korist", 4)
    one, two = save(recording, tmp_path / "new"), save(recording, tmp_path / "new")
    assert one.name.startswith("korist-2026-11-")
    assert [file.name[-8:] for file in (one, two)] == ["-1.tlapa", "-2.tlapa"]
    assert load(one) == load(two) == recording


def test_a_strange_day_is_no_trouble(tmp_path: Path) -> None:
    for ended in (1e300, float("nan"), -1e18):
        assert save(replace(recorded("korist", 4), ended=ended), tmp_path).exists()


def bad_files() -> dict[str, bytes]:
    good = recorded("korist", 4)
    return {
        "foreign": b"\x89PNG\r\n",
        "newer": HEAD + b"999\n{}",
        "damaged": write(good)[:-400],
        "long": HEAD + b"1\n" + b" " * FILE_LIMIT,
        "unknown": write(replace(good, game="tarock")),
        "illegal": write(replace(good, log=(*good.log[:3], *good.log[:3]))),
    }


@pytest.mark.parametrize("reason", bad_files())
def test_a_bad_file_has_a_sentence_and_no_window(
    reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.tlapa"
    file.write_bytes(bad_files()[reason])
    ended, told = refused(file, tmp_path, monkeypatch, capsys)
    assert ended == 2
    assert told.count("\n") == 1
    assert str(file) in told
    assert CATALOGUE.say(f"replay-bad-{reason}") in told


def test_a_missing_file_and_a_game_without_a_table_have_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, told = refused(tmp_path / "none.tlapa", tmp_path, monkeypatch, capsys)
    assert ended == 2
    assert str(tmp_path / "none.tlapa") in told
    assert refused(tmp_path, tmp_path, monkeypatch, capsys)[0] == 2
    file = tmp_path / "rummy.tlapa"
    file.write_bytes(write(golden("rummy")))
    ended, told = refused(file, tmp_path, monkeypatch, capsys)
    assert ended == 2
    assert told == f"{file}: {CATALOGUE.say('replay-no-table', game=CATALOGUE.say('game-rummy'))}\n"


def refused(
    file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """What the command says of a file; a window would be a mistake."""

    def window(*_: object) -> None:
        raise AssertionError("a window was opened")

    monkeypatch.setattr(command, "settings_file", lambda: folder / "settings.json")
    monkeypatch.setattr(command, "Window", window)
    ended = command.main(["replay", str(file)])
    return ended, capsys.readouterr().err


def test_why_a_file_cannot_be_read_is_told_in_the_language_of_the_player(tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "nowhere.tlapa", "file-missing"), (tmp_path, "file-folder")):
        with pytest.raises(Unplayable) as told:
            load(file)
        assert str(told.value) == CATALOGUE.say("replay-unreadable", file=str(file), reason=CATALOGUE.say(reason))


def test_a_cut_file_is_never_a_traceback(tmp_path: Path) -> None:
    file, whole = tmp_path / "cut.tlapa", write(recorded("korist", 2))
    for length in range(0, len(whole) - 1, 97):
        file.write_bytes(whole[:length])
        with pytest.raises(Unplayable):
            load(file)


def test_the_command_opens_the_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recording, opened = recorded("korist", 4), list[Recording | None]()
    file = tmp_path / "game.tlapa"
    file.write_bytes(write(recording))
    monkeypatch.setattr(command, "settings_file", lambda: tmp_path / "settings.json")
    monkeypatch.setattr(command, "choose_acceleration", lambda _: False)
    monkeypatch.setattr(command, "Window", lambda *_: None)
    monkeypatch.setattr(command.pygame, "quit", lambda: None)
    monkeypatch.setattr(command, "run", lambda *given: opened.append(given[4]))
    assert command.main(["replay", str(file)]) == 0
    assert command.main([]) == 0
    assert opened == [recording, None]


def test_a_real_window_opens_right_in_the_replay(tmp_path: Path) -> None:
    file, seen = save(recorded("korist", 2), tmp_path), tmp_path / "seen"
    code = f"""
import threading, pygame, client.__main__ as c
threading.Timer(1.0, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT))).start()
raise SystemExit(c.main(["--watch", {str(seen)!r}, "replay", {str(file)!r}]))
"""
    ended = run(code, tmp_path, SDL_VIDEODRIVER="dummy")
    assert (ended.returncode, ended.stderr) == (0, "")
    screens = {msgspec.json.decode(line)["screen"] for line in seen.read_bytes().splitlines()}
    assert screens == {"Replay"}


def test_a_bot_of_a_later_version_is_shown_without_a_level(app: App) -> None:
    recording = recorded("korist", 2)
    screen = watch(app, replace(recording, levels=("", "oracle"), names=("Dan", "oracle")))
    assert screen.names == ["Dan", "oracle"]
    assert msgspec.json.decode(msgspec.json.encode(screen.recording), type=Recording) == screen.recording


def test_the_button_says_what_it_does(app: App) -> None:
    screen = watch(app, recorded("korist", 2))
    button = app.form.find("play")
    assert isinstance(button, Button)
    told = {button.icon}
    click(app, "play")
    told.add(button.icon)
    screen.scrub(screen.reel.end)
    app.step(0.01, (), ())
    told.add(button.icon)
    assert told == {"pause", "play", "replay"}
