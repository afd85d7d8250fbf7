"""The log: short names where the line is short, and cards that can be told from each other."""

from __future__ import annotations

import pytest

from client.table import log
from client.table.dressing import Line
from client.ui.canvas import Canvas, Layout, Look
from client.ui.focus import Box
from client.ui.pictures import Pictures
from client.ui.text import Letters
from tests.shots.board import Board

NAMES = ("Kateřina Novotníková", "Maxmilián Nezbednýýý")


def said(line: Line, width: float, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], Canvas]:
    """The texts of a line as they are painted."""
    Board((8, 8))
    layout, texts = Layout((1280, 720)), []
    canvas = Canvas(Look(layout, Pictures(None), Letters(layout.scale)), width, 26, 0)
    paint = canvas.text
    monkeypatch.setattr(canvas, "text", lambda text, *args, **more: (texts.append(text), paint(text, *args, **more))[1])
    log.paint_line(canvas, line, Box(0, 0, width, 26), "korist", NAMES, ("fox", "boar"))
    assert canvas.cut == []
    return texts, canvas


def test_a_short_line_calls_everybody_by_the_first_name(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(0, f"sbírá · {NAMES[1]}", ("5", "5"))
    assert said(line, 600, monkeypatch)[0] == [NAMES[0], f"sbírá · {NAMES[1]}"]
    assert said(line, 270, monkeypatch)[0] == ["Kateřina", "sbírá · Maxmilián"]


def test_a_name_of_a_few_letters_is_left_to_the_avatar(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(0, f"sbírá · {NAMES[1]}", ("5", "5"))
    assert said(line, 200, monkeypatch)[0][0] == ""


def test_cards_end_within_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for count in (1, 3, 8):
        _, canvas = said(Line(0, "vykládá", ("13",) * count), 180, monkeypatch)
        column = [canvas.surface.get_at((179, y))[3] for y in range(26)]
        assert max(column) < 120, "nothing but a shadow at the end"
