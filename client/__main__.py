"""The command `tlapa` (or `python -m client`): opens the window and plays until it is closed;
`replay FILE` watches a recording."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    gc.disable()  # until the first frame is seen: it would take a thirtieth of the start, and nothing is garbage yet
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tlapa")  # by which a desktop knows the window; pygame would name a file

import pygame
from pygame import Rect

from client.app import CALM, LIVELY, App
from client.net.servers import Servers
from client.net.session import own_server
from client.net.tokens import Tokens
from client.screens.title import Title
from client.settings import Keeper, cache_folder, data_folder, report_folder, settings_file, tokens_file
from client.ui.pictures import Pictures
from client.ui.sound import Sounds
from client.ui.text import CATALOGUE, say
from client.window import NoDisplay, Window, choose_acceleration, prepare
from shared import VERSION
from shared.messages import Recording

Present = Callable[[list[Rect]], None]

LONGEST = 0.1  # seconds of a step: after a pause of the whole machine nothing jumps further than this


def main(arguments: Sequence[str] | None = None) -> int:
    """Play. 0: closed by the player; 1: a mistake of ours, reported in a file; 2: no display, or no sound file."""
    given = command_line().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    keeper = Keeper(settings_file())
    keeper.settings.fullscreen = keeper.settings.fullscreen and not given.windowed
    CATALOGUE.speak(keeper.settings.language)
    CATALOGUE.begin(cache_folder())
    if given.command in ("export", "import"):
        from client.exchange import export_file, import_file

        return (export_file if given.command == "export" else import_file)(given.file, given.out)
    recording = None
    if given.command == "replay":
        recording = recording_in(given.file)
        if recording is None:
            return 2
    try:
        prepare()
        keeper.settings.accelerated = choose_acceleration(keeper.settings.accelerated)
        window = Window(say("app-name"), keeper.settings.fullscreen)
    except NoDisplay as error:
        print(say("no-display", reason=str(error)), file=sys.stderr)
        return 2
    try:
        run(window, keeper, given.server.split(), given.watch, recording)
    except Exception as error:  # the last resort: whatever it was, the player gets a sentence and we get a report
        tell(report(error, report_folder()))
        return 1
    finally:
        pygame.quit()
    return 0


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tlapa", description="Card games in a forest inn.")
    parser.add_argument("--version", action="version", version=f"Tlapa {VERSION}")
    parser.add_argument("--windowed", action="store_true", help="open a window even if the settings say full screen")
    parser.add_argument("--server", metavar="FLAGS", default="", help="further flags for the own server")
    parser.add_argument("--watch", metavar="FILE", type=Path, help="write down there what is on the screen")
    commands = parser.add_subparsers(dest="command", metavar="replay | export | import FILE")
    for name, told, what in (
        ("replay", "watch a recorded game", "a saved game: *.tlapa"),
        ("export", "write one for other programs: Hold'em as .phh, Bridge as .pbn", "a saved game: *.tlapa"),
        ("import", "make recordings of other programs' hands and deals", "*.phh, *.phhs (Hold'em) or *.pbn (Bridge)"),
    ):
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("file", metavar="FILE", type=Path, help=what)
        if name != "replay":
            command.add_argument("out", metavar="OUT", type=Path, nargs="?", help="the file to write; else beside FILE")
    return parser


def recording_in(file: Path) -> Recording | None:
    """The recording of a file; None after a sentence that says what is wrong with it."""
    from client.recordings import Unplayable, load

    try:
        return load(file)
    except Unplayable as error:
        print(error, file=sys.stderr)
        return None


def run(
    window: Window, keeper: Keeper, flags: Sequence[str] = (), watch: Path | None = None,
    recording: Recording | None = None,
) -> None:  # fmt: skip
    """Everything between a window that is open and one that is closed."""
    pictures = Pictures(cache_folder())
    own = partial(own_server, flags=flags)
    servers = Servers(keeper.settings, Tokens(tokens_file()), str(data_folder()), own, say("player-nameless"))
    servers.start_home()  # beside what follows: it takes half a second, and the first game will not wait for it
    sounds = Sounds(keeper.settings)
    app = App(window, keeper, pictures, servers, sounds)
    show_first(app, recording)
    present = dumped(window, app, watch) if watch is not None else window.present
    present(app.step(0.0, (), ()))
    get_ready(app)
    try:
        loop(app, window, present)
    except Exception as error:
        from client.diagnostics.crash_report import circumstances

        error.add_note(circumstances(keeper.settings, servers))
        raise
    finally:
        servers.close()
        pictures.close()
        sounds.close()


def show_first(app: App, recording: Recording | None) -> None:
    """The title. A recording lies over it, so that whoever has seen it can play."""
    app.push(Title(app))
    if recording is not None:
        from client.screens.replay import Replay

        app.push(Replay(app, recording))
    if app.keeper.damaged:
        app.toast(say("settings-damaged"))


def get_ready(app: App) -> None:
    """What the first frame did not wait for."""
    gc.freeze()
    gc.enable()
    CATALOGUE.begun()
    import_module("client.screens.table")  # while the server starts, so that the first table need not wait for it
    app.servers.look_around()
    app.sounds.begin()
    app.sounds.music(True)


def loop(app: App, window: Window, present: Present) -> None:
    """Until the window is closed."""
    clock, waited = pygame.time.Clock(), 0.0
    while app.running:
        waited += clock.tick(LIVELY if app.lively else CALM) / 1000
        events, messages = pygame.event.get(), app.servers.poll()
        if events or messages or app.lively or waited >= LONGEST:  # else nothing can have changed but a clock
            window.watch(events)
            present(app.step(min(waited, LONGEST), events, messages))
            waited = 0.0


def dumped(window: Window, app: App, file: Path) -> Present:
    """Present, and write down what is seen then."""
    from client.diagnostics.screen_dump import ScreenDump

    dump = ScreenDump(file)

    def present(regions: list[Rect]) -> None:
        window.present(regions)
        if app.screens:
            dump.write(app, regions)

    return present


def report(error: Exception, folder: Path) -> Path | None:
    """Write down what happened; None if even that fails."""
    from client.diagnostics.crash_report import system  # hardly ever needed, so it does not hold up the start

    now = datetime.now()
    file = folder / f"crash-{now:%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(system(now) + "".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        traceback.print_exception(error)
        return None
    return file


def tell(file: Path | None) -> None:
    """Tell the player, in a window if there is one, that it was our fault and where the report is."""
    text = say("crash", file=str(file)) if file else say("crash-unreported")
    print(text, file=sys.stderr)
    try:
        from client.diagnostics.crash_window import apologise

        apologise(say("crash-title"), text, say("crash-close"))
    except Exception:  # whatever has failed may have taken the window along
        with suppress(pygame.error):
            pygame.display.message_box(say("crash-title"), text, "error")


if __name__ == "__main__":
    sys.exit(main())
