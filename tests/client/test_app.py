"""The app and its screens, driven step by step: what is offered works, fits, and costs nothing when idle."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from client import __main__ as command
from client.app import App
from client.games import SHELF, entry
from client.screens.settings import SettingsScreen
from client.screens.setup import SetupScreen
from client.screens.table import TableScreen
from client.screens.title import REST, Title
from client.settings import TEXT_SIZES, Keeper
from client.ui.form import TARGET, Form
from client.ui.pictures import ASSETS, Pictures
from client.ui.pointer import Nav
from client.ui.slider import Slider
from client.ui.text import CATALOGUE, LANGUAGES, Letters, Typeface, say
from client.ui.theme import CREAM, INK, PAPER_LOW, contrast
from client.ui.widgets import Button, Choice
from client.window import fitting
from tests.client.croupier import Croupier
from tests.games.korist.scene import Scene
from tests.games.korist.shots import MIDDLE
from tests.shots.board import Board, settle
from tests.shots.menus import title
from tests.shots.screens import SCREENS, arrange

USUAL = (1280, 720)
UPRIGHT = pytest.param((720, 1280), marks=pytest.mark.slow)
SIZES = [USUAL, UPRIGHT, *(pytest.param(size, marks=pytest.mark.slow) for size in ((1024, 600), (1920, 1080)))]


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    return arrange("title", (1280, 720), "cs", tmp_path, pictures)


def key(code: int) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=0)


def click(app: App, name: str) -> None:
    """Press the middle of a widget, as a mouse."""
    widget = app.form.find(name)
    assert widget is not None, name
    pos = app.viewport.pixel(widget.box.x + widget.box.w / 2, widget.box.y + widget.box.h / 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step(0.1, [Event(kind, pos=pos, button=1, touch=False)], ())


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_is_cut_off(
    name: str, size: tuple[int, int], tmp_path: Path, sketches: Pictures, undrawn: None
) -> None:
    app = arrange(name, size, "cs", tmp_path, sketches)
    for language, letters in itertools.product(LANGUAGES, TEXT_SIZES):
        app.settings.language, app.settings.text_size = language, letters
        app.rebuild()
        app.step(0.001, (), ())
        assert app.cut == [], (language, letters)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_is_on_the_stage_and_targets_are_apart(
    name: str, size: tuple[int, int], tmp_path: Path, sketches: Pictures
) -> None:
    app = arrange(name, size, "cs", tmp_path, sketches)
    wide, high = app.viewport.stage
    targets = [widget.box for widget in app.form.widgets if widget.focusable]
    assert targets
    for box in targets:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= wide
        assert box.bottom <= high
        assert box.w >= TARGET
        assert box.h >= TARGET
    for a, b in itertools.combinations(targets, 2):
        assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", [USUAL, UPRIGHT], ids=lambda size: f"{size[0]}x{size[1]}")
def test_arrows_reach_everything(name: str, size: tuple[int, int], tmp_path: Path, sketches: Pictures) -> None:
    app = arrange(name, size, "cs", tmp_path, sketches)
    form = app.form
    reachable = [widget for widget in form.widgets if widget.focusable and widget.enabled]
    reached, open_ = [reachable[0]], [reachable[0]]
    while open_:
        here = open_.pop()
        for way in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT):
            form.set_focus(here)
            for _ in range(30):  # a slider or a choice uses some of them up
                if form.focus is not here:
                    break
                form.handle(way)
            if form.focus is not None and form.focus not in reached:
                reached.append(form.focus)
                open_.append(form.focus)
    assert len(reached) == len(reachable)


@pytest.mark.parametrize("name", ["title", "settings", "leaving"])
def test_an_idle_screen_draws_nothing(name: str, tmp_path: Path, pictures: Pictures) -> None:
    app = arrange(name, (1280, 720), "cs", tmp_path, pictures)
    app.step(REST, (), ())
    settle(app)
    assert [app.step(0.03, (), ()) for _ in range(40)] == [[]] * 40
    assert not app.lively


def test_drawing_piece_by_piece_equals_drawing_whole(app: App) -> None:
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RIGHT):
        app.step(0.03, [key(code)], ())
        settle(app)
    kept = app.window.surface.copy()
    app.scene.touch(kept.get_rect())
    app.step(0.0, (), ())
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(app.window.surface, "RGB")


def test_a_game_is_chosen_by_a_tap_and_by_keys(app: App) -> None:
    click(app, "cover rummy")
    screen = app.screens[-1]
    assert isinstance(screen, Title)
    assert screen.chosen == "rummy"
    assert app.form.focus is app.form.find("cover rummy")
    app.step(0.1, [key(pygame.K_RIGHT), key(pygame.K_RETURN)], ())
    assert screen.chosen == "holdem"


def test_the_language_changes_at_once_and_stays(app: App) -> None:
    choice = app.form.find("language")
    assert isinstance(choice, Choice)
    choice.choose(2)
    app.step(0.1, (), ())
    assert CATALOGUE.language == "en"
    assert Keeper(app.keeper.file).settings.language == "en"


def test_settings_are_changed_and_kept_when_left(app: App) -> None:
    click(app, "settings")
    app.step(0.1, (), ())
    assert isinstance(app.screens[-1], SettingsScreen)
    sound, avatar, text = (app.form.find(name) for name in ("sound", "avatar", "text"))
    assert isinstance(sound, Slider)
    assert isinstance(avatar, Choice)
    assert isinstance(text, Choice)
    sound.set(20)
    avatar.choose(2)
    text.choose(1)
    click(app, "reduced")
    click(app, "colours")
    click(app, "name")
    board = app.window
    assert isinstance(board, Board)
    assert board.typing
    app.step(0.1, [Event(pygame.TEXTINPUT, text="Žofie")], ())
    app.step(0.1, [key(pygame.K_ESCAPE)], ())
    assert not board.typing
    kept = Keeper(app.keeper.file).settings
    assert (kept.sound, kept.avatar, kept.text_size, kept.name) == (20, "bear", "large", "Žofie")
    assert kept.reduced_motion
    assert kept.four_colours


def test_a_finger_types_a_name(app: App) -> None:
    app.push(SettingsScreen(app))
    app.step(0.1, (), ())
    touch(app, "name")
    for letter in "^ev":
        box = app.form.find("keyboard")
        assert box is not None
        touch(app, "keyboard", letter)
    touch(app, "keyboard", "=")
    app.step(0.1, (), ())
    assert app.settings.name == "Ev"
    field = app.form.find("name")
    assert field is not None
    assert field.text == "Ev"  # type: ignore[attr-defined]


def test_who_writes_on_a_keyboard_is_not_offered_another(app: App) -> None:
    app.push(SettingsScreen(app))
    app.step(0.1, (), ())
    click(app, "name")
    app.step(0.1, [Event(pygame.TEXTINPUT, text="Eva")], ())
    app.step(0.1, [key(pygame.K_RETURN)], ())
    assert app.form.find("keyboard") is None
    assert app.form.focus is None
    touch(app, "name")
    app.step(0.1, (), ())
    assert app.form.find("keyboard") is not None


def test_who_has_only_a_gamepad_is_offered_one(app: App) -> None:
    app.push(SettingsScreen(app))
    app.step(0.1, (), ())
    app.form.set_focus(app.form.find("name"))
    app.step(0.1, [Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)], ())
    app.step(0.1, (), ())
    assert app.form.find("keyboard") is not None


def touch(app: App, name: str, letter: str = "") -> None:
    """Tap a widget, or a key of the keyboard, with a finger."""
    app.step(0.1, (), ())
    widget = app.form.find(name)
    assert widget is not None, name
    x, y = widget.box.x + widget.box.w / 2, widget.box.y + widget.box.h / 2
    if letter:
        box = widget.keys()[letter]  # type: ignore[attr-defined]
        x, y = widget.box.x + box.x + box.w / 2, widget.box.y + box.y + box.h / 2
    left, top = app.viewport.pixel(x, y)
    share = {"x": left / app.viewport.size[0], "y": top / app.viewport.size[1]}
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        app.step(0.05, [Event(kind, touch_id=0, finger_id=1, dx=0, dy=0, pressure=1, **share)], ())


def test_a_backdrop_that_is_not_made_yet_is_never_black(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Pictures(None)
    monkeypatch.setattr(fresh, "poll", lambda: 0)  # the worker is slow
    app = App(Board((640, 360)), Keeper(tmp_path / "settings.json"), fresh)
    app.push(SetupScreen(app, "svabi"))
    app.step(0.0, (), ())
    ground = app.window.surface.get_at((2, 2))
    assert ground == pygame.Color(entry("svabi").theme.felt[1])
    monkeypatch.undo()
    settle(app)
    assert app.window.surface.get_at((2, 2)) != ground
    fresh.close()


def test_quitting_asks_first(app: App) -> None:
    app.step(0.1, [key(pygame.K_ESCAPE)], ())
    app.step(0.1, [key(pygame.K_ESCAPE)], ())
    assert app.running
    click(app, "quit")
    app.step(0.1, (), ())
    app.step(0.1, [key(pygame.K_RETURN)], ())
    assert app.running, "Enter gives the answer that stands out, and that is to stay"
    click(app, "quit")
    app.step(0.1, (), ())
    app.step(0.1, [key(pygame.K_LEFT), key(pygame.K_RETURN)], ())
    assert not app.running


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("title", "play"),
        ("leaving", "Zůstat"),
        ("room_bots", "start"),
        ("setup", "start"),
        ("svabi_choose", "spot hand 0"),
    ],
)
def test_keys_begin_at_what_is_most_likely_wanted(name: str, begins: str, tmp_path: Path, pictures: Pictures) -> None:
    app = arrange(name, (1280, 720), "cs", tmp_path, pictures)
    app.form.set_focus(None)
    app.step(0.1, [key(pygame.K_RIGHT)], ())
    assert app.form.focus is not None
    assert app.form.focus.name == begins


def test_who_steers_by_keys_sees_the_focus_on_the_next_screen(app: App) -> None:
    focus = app.form.find("settings")
    app.form.set_focus(focus)
    app.step(0.1, [key(pygame.K_RETURN)], ())
    assert app.form.keys_used
    assert app.form.focus is app.form.find("back")


def test_an_echo_of_a_finger_does_not_act_on_the_screen_that_it_opened(app: App) -> None:
    touch(app, "settings")
    assert isinstance(app.screens[-1], SettingsScreen)
    back = app.form.find("back")
    assert back is not None
    app.step(0.0, (), ())
    before = len(app.screens)
    pos = app.viewport.pixel(840 + 368 / 2, 522 + 40)
    mouse = [Event(kind, pos=pos, button=1, touch=False) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    app.step(0.01, mouse, ())
    assert len(app.screens) == before
    assert app.form.focus is None


def test_closing_the_window_ends_it(app: App) -> None:
    assert app.step(0.1, [Event(pygame.QUIT)], ()) == []
    assert not app.running


def test_a_new_window_size_is_laid_out_anew(app: App) -> None:
    board = app.window
    assert isinstance(board, Board)
    board.surface = pygame.Surface((720, 1280))
    app.step(0.1, [Event(pygame.VIDEORESIZE, size=(720, 1280), w=720, h=1280)], ())
    assert app.viewport.portrait
    settle(app)
    assert app.cut == []


def test_f11_changes_to_the_whole_screen(app: App) -> None:
    app.step(0.1, [key(pygame.K_F11)], ())
    board = app.window
    assert isinstance(board, Board)
    assert board.toggled == 1
    assert app.settings.fullscreen


def test_notices_wait_for_one_another(app: App) -> None:
    app.toast("jedna")
    app.toast("dva")
    drawn = [bool(app.step(0.5, (), ())) for _ in range(20)]
    assert drawn[0]
    assert not drawn[-1]


@pytest.mark.parametrize(("top", "below"), [(20, True), (300, False), (None, False)])
def test_a_notice_covers_nothing_to_press(app: App, top: float | None, below: bool) -> None:
    def sheet(form: Form) -> None:
        if top is not None:
            form.add(Button("Zavřít", 500, top, 200, 60, app.close_overlay))

    app.open(sheet)
    app.toast("jedna")
    app.step(0.1, (), ())
    assert app._notice is not None
    box = app._notice.widgets[0].box
    assert box.y == (app.viewport.stage[1] - 24 - box.h if below else 24)


def test_the_words_of_the_settings_have_one_size(app: App) -> None:
    app.settings.text_size = "largest"
    app.push(SettingsScreen(app))
    sizes: list[float] = []
    render = Letters.render
    wanted = {say(f"settings-{key}") for key in ("name", "avatar", "language", "text", "sound", "music", "speed")}

    def noted(letters: Letters, text: str, face: Typeface, size: float, colour: str) -> pygame.Surface:
        if text in wanted:
            sizes.append(size)
        return render(letters, text, face, size, colour)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Letters, "render", noted)
        app.step(0.1, (), ())
    assert len(sizes) == len(wanted)
    assert len(set(sizes)) == 1
    assert sizes[0] > 20
    assert app.cut == []


def test_text_stands_out() -> None:
    assert contrast(INK, PAPER_LOW) > 4.5
    for theme in (game.theme for game in SHELF.values()):
        for ground in (*theme.panel, *theme.quiet, *theme.dark, *theme.well):
            assert contrast(CREAM, ground) > 4.5
            assert contrast(theme.secondary, ground) > 4.5


def test_a_crash_is_reported_in_a_file(tmp_path: Path) -> None:
    try:
        raise ValueError("a card too many")
    except ValueError as error:
        file = command.report(error, tmp_path / "log")
    assert file is not None
    assert "a card too many" in file.read_text(encoding="utf-8")
    (tmp_path / "file").write_text("in the way")
    assert command.report(ValueError(), tmp_path / "file") is None


def run(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the client in a process and a home of its own."""
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=ASSETS.parent, check=False,
        env={"PATH": "", "SDL_AUDIODRIVER": "dummy", "PYTHONUTF8": "1", **home, **environment},
    )  # fmt: skip


@pytest.mark.parametrize("environment", [{}, {"SDL_VIDEODRIVER": "x11"}, {"DISPLAY": ":987"}], ids=str)
def test_without_a_display_there_is_one_sentence(tmp_path: Path, environment: dict[str, str]) -> None:
    code = """
import client.window
from pathlib import Path
client.window.SCREENS = Path("nowhere")
import client.__main__ as c
raise SystemExit(c.main([]))
"""
    ended = run(code, tmp_path, XDG_RUNTIME_DIR=str(tmp_path), **environment)
    assert ended.returncode == 2
    assert ended.stderr.startswith("Tlapa potřebuje obrazovku")
    assert ended.stderr.count("\n") == 1


def test_the_command_plays_until_the_window_is_closed(tmp_path: Path) -> None:
    code = """
import threading, pygame, client.__main__ as c
threading.Timer(1.0, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT))).start()
raise SystemExit(c.main([]))
"""
    ended = run(code, tmp_path, SDL_VIDEODRIVER="dummy")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert list(tmp_path.rglob("*.bmp"))
    assert Keeper(tmp_path / "tlapa" / "settings.json").settings.accelerated is not None


def test_a_mistake_of_ours_ends_with_a_report(tmp_path: Path) -> None:
    code = """
import threading, pygame, client.diagnostics.crash_window, client.__main__ as c
def fall(*_): raise RuntimeError("stumbled")
c.App.step = fall
enough = threading.Event()
def press():
    while not enough.wait(0.05):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
def said(*words):
    threading.Thread(target=press).start()
    shown(*words)
    enough.set()
    assert len(set(pygame.image.tobytes(pygame.display.get_surface(), "RGB"))) > 20, "nothing is to be seen"
    print(*words)
shown, client.diagnostics.crash_window.apologise = client.diagnostics.crash_window.apologise, said
raise SystemExit(c.main([]))
"""
    ended = run(code, tmp_path, SDL_VIDEODRIVER="dummy", XDG_STATE_HOME=str(tmp_path))
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert "Tlapa zakopla To byla naše chyba" in ended.stdout
    (report,) = tmp_path.rglob("crash-*.txt")
    assert "stumbled" in report.read_text(encoding="utf-8")


def test_leaving_the_last_screen_ends_it(app: App) -> None:
    title(app)
    app.pop()
    assert app.running
    app.pop()
    assert not app.running


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1920, 1080), (1280, 720)), ((1080, 1920), (720, 1280)), ((1024, 768), (1024, 720)), ((800, 1280), (720, 1280))],
)
def test_the_window_is_upright_on_an_upright_desktop(
    desktop: tuple[int, int], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert fitting() == size


def test_the_first_deal_shows_cards_and_no_blank_paper(tmp_path: Path) -> None:
    """The table's pictures are made while the title is read."""
    pictures = Pictures(None)
    app = arrange("title", (640, 360), "cs", tmp_path, pictures)
    app.step(REST, (), ())
    settle(app)
    croupier = Croupier(Scene(4, MIDDLE).match)
    table = TableScreen(app, croupier, croupier.now())
    app.push(table)
    app.step(0.02, (), ())
    pictures.close()
    assert not [key for key in table.cast.pictures._kept if key[0] == "blank"]
