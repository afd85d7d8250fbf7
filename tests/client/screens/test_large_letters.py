"""Large letters: where the player wants them, no line of a screen runs into another."""

from __future__ import annotations

import itertools
import math
from pathlib import Path
from typing import Any

import pytest

from client.ui.canvas import Canvas
from client.ui.form import Form, Widget
from client.ui.geometry import Box
from client.ui.pictures import Pictures
from client.ui.scroller import Scroller
from client.ui.text import capitals
from client.ui.theme import CREAM
from tests.shots.books import SCREENS as BOOKS
from tests.shots.lobby import SCREENS as LOBBY
from tests.shots.menus import SCREENS as MENUS
from tests.shots.screens import arrange

Written = dict[Widget, list[tuple[str, Box]]]
SIZES = [(1280, 720), pytest.param((720, 1280), marks=pytest.mark.slow)]
TOUCH = 1.0  # units: letters this near are not one over another


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """What each widget wrote when it was painted last: the lines and the boxes of their capital letters."""
    found: Written = {}
    painting: list[Widget] = []
    paint, text = Form.paint, Canvas.text

    def noted_paint(form: Form, widget: Widget) -> None:
        if painting:
            return paint(form, widget)
        painting.append(widget)
        found[widget] = []
        paint(form, widget)
        painting.clear()
        return None

    def noted_text(
        canvas: Canvas, words: str, x: float, y: float, face: Any = "semi", size: float = 15, colour: str = CREAM,
        align: Any = "left", width: float = math.inf, shadow: bool = False, high: float = math.inf,
    ) -> float:  # fmt: skip
        wide = text(canvas, words, x, y, face, size, colour, align, width, shadow, high)
        tall = capitals(face) * canvas.look.letters.fit(words, face, size, width, high)[0]
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        if painting and words and not isinstance(painting[0], Scroller):  # in which everything has room of its own
            corner = painting[0].box
            found[painting[0]].append((words, Box(corner.x + left, corner.y + y - tall / 2, wide, tall)))
        return wide

    monkeypatch.setattr(Form, "paint", noted_paint)
    monkeypatch.setattr(Canvas, "text", noted_text)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", [*MENUS, *LOBBY, *BOOKS])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_lines_do_not_meet(
    name: str, size: tuple[int, int], tmp_path: Path, sketches: Pictures, written: Written
) -> None:
    app = arrange(name, size, "cs", tmp_path, sketches)
    for letters in ("normal", "larger", "largest"):
        app.settings.text_size = letters  # type: ignore[assignment]
        written.clear()
        app.rebuild()
        app.step(0.001, (), ())
        lines = [line for widget in app.form.widgets for line in written.get(widget, ())]
        for (one, a), (other, b) in itertools.combinations(lines, 2):
            across = min(a.right, b.right) - max(a.x, b.x)
            down = min(a.bottom, b.bottom) - max(a.y, b.y)
            assert across < TOUCH or down < TOUCH, (letters, one, other)
