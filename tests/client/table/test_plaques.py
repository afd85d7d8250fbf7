"""The plaques: long names, sums and the paw find room beside one another."""

from __future__ import annotations

import pytest

from client.table.bubbles import PAW, Bubbles
from client.table.plaques import Figure, Plaque, PlaqueData, Sitting
from client.ui.canvas import Canvas, Look, Viewport
from client.ui.geometry import Box
from client.ui.pictures import Pictures
from client.ui.scene import Scene
from client.ui.text import Letters
from tests.shots.board import Board

SIZE = (1280, 720)
WIDE, NARROW = Box(300, 26, 216, 64), Box(300, 26, 184, 64)


@pytest.fixture
def look() -> Look:
    Board((8, 8))
    viewport = Viewport(SIZE)
    return Look(viewport, Pictures(None), Letters(viewport.scale))


@pytest.mark.parametrize("box", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_paw_stands_beside_the_name(box: Box, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[float] = []
    monkeypatch.setattr(Canvas, "put", lambda *put: names.append(put[2]))
    data = PlaqueData(9, figures=(Figure("−15", "bodů"),))
    plaque = Plaque(box, Sitting("Kateřina Nejdelší", "fox", data, active=True), "seat 1")
    plaque.paint(Canvas(look, box.w, box.h, 28))
    assert len(names) == 2, "a long name stands on two lines"
    passersby = Bubbles(Scene(SIZE), look, reduced=True)
    passersby.send_paw(box)
    assert passersby._way is not None
    assert passersby._way[1][0] + PAW <= box.x + min(names) + 2


@pytest.mark.parametrize("box", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize(("score", "word"), [("21+?", "součet"), ("−15", "bodů"), ("105", "súčet")])
def test_sums_keep_off_the_rim(box: Box, score: str, word: str, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    widths: dict[str, float] = {}
    paint = Canvas.text

    def noted(self: Canvas, text: str, *args: object, **more: object) -> float:
        widths[text] = paint(self, text, *args, **more)  # type: ignore[arg-type]
        return widths[text]

    monkeypatch.setattr(Canvas, "text", noted)
    canvas = Canvas(look, box.w, box.h, 28)
    Plaque(box, Sitting("Dan", "lynx", PlaqueData(9, figures=(Figure(score, word),))), "seat 0").paint(canvas)
    column = 58 if box is WIDE else 50
    assert widths[score] <= column - 11
    assert widths[word] <= column - 5
    assert canvas.cut == []
