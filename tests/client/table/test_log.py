"""The log: few lines that say much, so that what three bots did can be read when it is one's own turn again."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.app import App
from client.games.korist.phrases import KoristPhrases
from client.settings import Keeper
from client.table.deck import Deck
from client.table.log import joined, paint_line
from client.table.match_view import telling
from client.table.phrases import LogLine
from client.table.stage import Stage
from client.ui.canvas import Canvas, Look, Viewport
from client.ui.geometry import Box
from client.ui.pictures import Pictures
from client.ui.text import CATALOGUE, Letters
from shared.engine import Action
from shared.messages import News, Times
from shared.replica import snapshot
from tests.client.screens.test_table import Table
from tests.games.korist.scene import Scene
from tests.games.korist.shots import MIDDLE
from tests.shots.board import Board


def test_cards_drawn_one_after_another_are_one_line() -> None:
    lines = [
        LogLine(1, "draws", ("?",), joins=True), LogLine(1, "draws", ("5",), joins=True),
        LogLine(2, "draws", ("7",), joins=True), LogLine(2, "lays", ("7",)), LogLine(2, "lays", ("7",)),
    ]  # fmt: skip
    assert [(line.seat, line.cards) for line in joined(lines)] == [(1, ("?", "5")), *[(2, ("7",))] * 3]


def test_a_capture_says_who_took_what_from_whom_and_what_came_instead() -> None:
    """K-22: seat 0 takes two fives of seat 2, which draws a card of the supply and one of the stock."""
    CATALOGUE.speak("cs")
    match = Scene(4, MIDDLE).match
    stage, phrases = Stage(match.game, snapshot(match, "x", 0, 0, 0, Times())), KoristPhrases()
    t = telling(stage, ("Dan", "Katka", "Adam", "Petr"))
    shown = stage.pictures()
    lines: list[LogLine] = []
    deeds = [(0, Action("lay", "9", "", "2+0")), (0, Action("take")), (2, Action("draw", "", "supply:1")),
             (2, Action("draw", "", "stock"))]  # fmt: skip
    for version, (seat, action) in enumerate(deeds, 1):
        events = match.act(seat, action)[0]
        for step in stage.fold(News(version, events, version, match.legal(0), match.awaited(None))):
            t.shown = {place: tuple(piece.card for piece in pieces) for place, pieces in shown.items()}
            line = phrases.line(t, step)
            lines += [line] if line is not None else []
            shown.update(step.places)
    told = joined(lines)
    assert [(line.seat, line.source) for line in told] == [(0, None), (0, 2), (2, None)]
    assert told[1].cards == ("5", "5")
    assert len(told[2].cards) == 2
    assert told[2].cards[1] == "?"


@pytest.mark.parametrize(("width", "name"), [(500, "Kateřina Novotníková"), (240, "Kateřina")])
def test_a_short_line_has_the_first_name(width: float, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Board((8, 8))
    viewport, texts = Viewport((1280, 720)), []
    canvas = Canvas(Look(viewport, Pictures(None), Letters(viewport.scale)), width, 26, 0)
    paint = canvas.text
    monkeypatch.setattr(canvas, "text", lambda text, *args, **more: (texts.append(text), paint(text, *args, **more))[1])
    names = ("Kateřina Novotníková", "Maxmilián Nezbednýýý")
    line = LogLine(0, "bere do ruky", ("5", "5"))
    paint_line(canvas, line, Box(0, 0, width, 26), Deck("korist"), names, ("fox", "boar"))
    assert texts == [name, "bere do ruky"]
    assert canvas.cut == []


def test_upright_the_log_stands_where_the_button_was_while_others_play(pictures: Pictures, tmp_path: Path) -> None:
    app = App(Board((360, 640)), Keeper(tmp_path / "settings.json"), pictures)
    table = Table(app, Scene(4, MIDDLE).match)
    assert app.form.find("log") is None
    button = app.form.find("primary 0")
    assert button is not None
    table.croupier.told(0, Action("lay", "9", "", "2+0"))
    table.croupier.told(0, Action("take"))
    while (panel := app.form.find("log")) is None:
        app.step(0.02, (), table.croupier.hear())
        assert table.play.now < 5
    assert panel.box == button.box
    table.press("log")
    app.step(0.5, (), ())
    assert app.form.find("lines") is None, "it had only just come under the finger"
    table.press("log")
    assert app.form.find("lines") is not None
