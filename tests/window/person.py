"""A person at a client of their own: sees what the client writes down, clicks where it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from client.table.areas import Pose
from client.ui.text import CATALOGUE, say
from shared.engine import Action
from shared.engine.selection import spread
from tests.window.display import Display

PATIENCE = 30.0  # seconds; on a quiet machine everything that is waited for takes less than two
TICK = 0.02
ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = "--bot-delay 0 --bot-workers 1 --bot-budget 0.02"  # flags for the own server

Scene = dict[str, Any]
Point = tuple[int, int]
NOTHING: Scene = {"screen": "", "size": [], "moving": True, "widgets": [], "table": {}, "drawn": 0}


class Person:
    """One client process and its window."""

    def __init__(self, display: Display, folder: Path, cache: Path, flags: str = QUICK, **settings: Any) -> None:
        self.display, self.folder = display, folder
        self._watch, self._log = folder / "watch", folder / "log"
        config = folder / "config" / "tlapa" / "settings.json"
        if not config.exists():
            config.parent.mkdir(parents=True)
            config.write_text(json.dumps({"name": "Ada", "accelerated": False, "sound": 0, "music": 0} | settings))
        self._watch.write_bytes(b"")
        homes = {"HOME": folder, "XDG_CONFIG_HOME": folder / "config", "XDG_DATA_HOME": folder / "data",
                 "XDG_STATE_HOME": folder / "state", "XDG_CACHE_HOME": cache}  # fmt: skip
        env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's modules are compiled once
        env |= {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8",
                "SDL_VIDEO_WINDOW_POS": "0,0", **{name: str(home) for name, home in homes.items()}}  # fmt: skip
        command = [sys.executable, "-m", "client", "--watch", str(self._watch), f"--server={flags}"]
        self.started = time.monotonic()
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=log)

    # --- seeing ---

    @property
    def scene(self) -> Scene:
        """What is on the screen now."""
        lines = self._watch.read_bytes().rsplit(b"\n", 2)  # the last line may be half written
        return json.loads(lines[-2]) if len(lines) > 1 else NOTHING

    def scenes(self) -> list[Scene]:
        """All that was on the screen."""
        return [json.loads(line) for line in self._watch.read_bytes().splitlines()]

    def wait(self, seen: Callable[[Scene], object], what: str = "", patience: float = PATIENCE) -> Scene:
        """Wait until this is seen."""
        deadline = time.monotonic() + patience
        while not seen(scene := self.scene):
            told = f"{what or seen}: not seen; {str(scene)[:3000]}\n{self._log.read_text()[-2000:]}"
            assert self.process.poll() is None, f"the client has ended; {told}"
            assert time.monotonic() < deadline, told
            time.sleep(TICK)
        return scene

    def at(self, screen: str, patience: float = PATIENCE) -> Scene:
        """Wait until a screen is there and nothing moves any more."""
        return self.wait(lambda scene: scene["screen"] == screen and not scene["moving"], screen, patience)

    def asked(self, patience: float = PATIENCE) -> Scene:
        """Wait until a question waits for an answer, and the moment in which fingers are ignored is over."""
        return self.wait(lambda scene: asks(scene) and not scene["moving"], "a question", patience)

    # --- acting ---

    def click(self, name: str) -> None:
        """Click a widget by its name, or by the text on it, as soon as it is there and nothing moves."""
        scene = self.wait(lambda scene: not scene["moving"] and box(scene, name), name)
        self.click_at(*middle(box(scene, name)))

    def click_at(self, x: int, y: int) -> None:
        self.display.do("mousemove", str(x), str(y), "click", "1")

    def key(self, name: str) -> None:
        self.display.do("key", name)

    def play(self, action: Action) -> None:
        """Do an entry of the legal list by clicks, and wait until the question is another."""
        scene = self.asked()
        table = scene["table"]
        buttons = [Action(*entry) for entry in table["buttons"]]
        cards = spread(action, "J")
        if cards is not None:
            self._select([*cards.elements()], table)
            self.click("primary 0")
        elif action in buttons:
            nth = buttons.index(action)
            self.click(f"primary {nth if len(buttons) <= 2 else 0}")
            if len(buttons) > 2:
                self.click(f"choice {nth}")
        else:
            self.click_at(*spot(table, action))
            if action.card:
                self.wait(lambda scene: scene["table"].get("held"), "a card taken up")
                self.click_at(*spot(self.scene["table"], action))
        CATALOGUE.speak(scene["language"])
        sure = say("table-do-it")
        if box(self.wait(lambda scene: box(scene, sure) or answered(scene, table), f"{action}"), sure):
            self.click(sure)
            self.wait(lambda scene: answered(scene, table), f"{action}")

    def _select(self, wanted: list[str], table: Scene) -> None:
        hand = [card for card in table["cards"] if card[0] == f"hand:{table['seat']}"]
        for count, face in enumerate(wanted, 1):
            taken = self.scene["table"]["chosen"]
            at = next(card[1] for card in hand if card[2] == face and card[1] not in taken)
            self.click_at(*card_point(self.scene["table"], f"hand:{table['seat']}", at))
            self.wait(lambda scene, n=count: len(scene["table"].get("chosen", ())) == n, f"{face} selected")  # type: ignore[misc]

    # --- leaving ---

    def quit(self) -> None:
        """Close the window as a window manager would; the client ends in good order."""
        self.process.terminate()  # SDL makes the same event of it
        assert self.process.wait(PATIENCE) == 0, self._log.read_text()[-2000:]

    def end(self) -> None:
        """Make sure that nothing of it is left."""
        with suppress(subprocess.TimeoutExpired):
            self.process.terminate()
            self.process.wait(10)
        self.process.kill()
        self.process.wait(10)


def asks(scene: Scene) -> bool:
    """Whether the person has to answer, and would be heard."""
    return bool(scene["table"].get("legal")) and not scene["table"]["deaf"]


def answered(scene: Scene, table: Scene) -> bool:
    """Whether the question of this table is over."""
    return scene["table"].get("ask") != table["ask"] or not scene["table"]["legal"]


def box(scene: Scene, name: str) -> list[int]:
    """Where a widget of this name or text is; empty if it is not there."""
    return next((where for known, text, where in scene["widgets"] if name in (known, text)), [])


def middle(where: list[int]) -> Point:
    return where[0] + where[2] // 2, where[1] + where[3] // 2


def spot(table: Scene, action: Action) -> Point:
    """Where to tap for an action: its card where it lies, or the uppermost one of its place."""
    hand = f"hand:{table['seat']}"
    lying = [card for card in table["cards"] if card[0] == action.place] or [
        card for card in table["cards"] if card[0] == hand
    ]
    fitting = [card for card in lying if not action.card or card[2] == action.card]
    return card_point(table, fitting[-1][0], fitting[-1][1])


def card_point(table: Scene, place: str, at: int) -> Point:
    """A point of a card that no other card covers."""
    poses = {(card[0], card[1]): Pose(*card[3:]) for card in table["cards"]}
    own = poses[place, at]
    above = [pose for pose in poses.values() if pose.z > own.z]
    shares = (0.0, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.45, 0.45)
    for down in (0.0, -0.3, 0.3, -0.5, 0.5):
        for across in shares:
            x, y = round(own.x + across * own.width), round(own.y + down * own.width)
            if own.covers(x, y) and not any(pose.covers(x, y) for pose in above):
                return x, y
    raise AssertionError(f"{place} {at} is covered: {table['cards']}")
