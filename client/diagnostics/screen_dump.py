"""Writes down what is on the screen, for whoever cannot see it: tests that click like a person, and measurements.

Law: nothing of the game depends on it. One JSON line for each frame that was drawn, and for each change of what a
pointer could do; all boxes are (x, y, width, height) in pixels of the window.
"""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

import msgspec
from pygame import Rect

from client.app import App
from client.ui.canvas import Viewport
from client.ui.geometry import Box

if TYPE_CHECKING:
    from client.screens.table import TableScreen


class ScreenDump:
    """The file, and what was last written to it."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("ab", buffering=0)
        self._drawn = 0
        self._last: dict[str, Any] = {}
        self._awake = True  # something may have changed since the last look

    def write(self, app: App, regions: list[Rect]) -> None:
        """After a step that drew these regions."""
        self._drawn += bool(regions)
        if regions or self._awake or app.lively:
            seen = scene(app)
            self._awake = bool(regions) or app.lively or seen["table"].get("deaf", False)
            if regions or seen != self._last:
                self._last = seen
                line = {"drawn": self._drawn, "time": monotonic(), **seen}
                self._file.write(msgspec.json.encode(line) + b"\n")


def scene(app: App) -> dict[str, Any]:
    """The top screen: its name, whether it moves, the widgets that react, and the tables that are found
    or the one that is played at."""
    top = app.screens[-1]
    reachable = [widget for widget in app.form.widgets if widget.focusable and widget.enabled]
    return {
        "screen": type(top).__name__,
        "size": app.viewport.size,
        "language": app.settings.language,
        "moving": app.lively,
        "widgets": [
            (widget.name, getattr(widget, "text", ""), pixels(app.viewport, widget.box)) for widget in reachable
        ],
        "hosts": [found.host for found in getattr(top, "tables", ())],
        "table": table(cast("TableScreen", top), app.viewport) if type(top).__name__ == "TableScreen" else {},
    }


def table(screen: TableScreen, viewport: Viewport) -> dict[str, Any]:
    """The question, and where each card lies or will lie: its middle, width, turn and height above the others."""
    play = screen.play
    aims, gestures = play.motion.aims(), play.gestures
    cards = [
        (place, at, piece.card, *viewport.pixel(aims[piece.sprite].x, aims[piece.sprite].y),
         aims[piece.sprite].width * viewport.scale, *aims[piece.sprite][3:])
        for place, pieces in play.motion.shown.items()
        for at, piece in enumerate(pieces)
    ]  # fmt: skip
    return {
        "match": play.stage.replica.match,
        "game": screen.game,
        "seat": play.stage.seat,
        "ask": gestures.ask,
        "legal": play.t.legal if play.t.asked else (),
        "deaf": play.t.asked and gestures.deaf(play.now),
        "buttons": play.buttons(),
        "chosen": [slot.at for slot in gestures.chosen],
        "held": gestures.held,
        "new": len(play.new()),
        "large": screen.closely is not None,
        "cards": cards,
    }


def pixels(viewport: Viewport, box: Box) -> tuple[int, int, int, int]:
    """A box of units in pixels."""
    left, top = viewport.pixel(box.x, box.y)
    right, bottom = viewport.pixel(box.right, box.bottom)
    return left, top, right - left, bottom - top
