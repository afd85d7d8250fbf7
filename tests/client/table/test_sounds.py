"""What is heard at a table: each event and each answer of a finger has its sound, and a player's own turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.app import App
from client.screens.results import Results
from client.settings import Keeper
from client.ui import synth
from client.ui.pictures import Pictures
from client.ui.sound import MIDDLE as CENTRE
from client.ui.sound import Silence
from shared.engine import Action
from shared.messages import Chatted
from tests.client.screens.test_table import Table
from tests.client.screens.test_table_menu import LAST
from tests.games.korist.scene import Scene
from tests.games.korist.shots import MIDDLE
from tests.shots.board import Board

FEW = MIDDLE.replace("hand(D) = 1 3 3 5 7 7 9 9 12 13 J", "hand(D) = 9 9 J 1 2")


class Ears(Silence):
    """Writes down what would be heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str, x: float = CENTRE) -> None:
        assert name in synth.RECIPES
        assert 0 <= x <= 1
        self.heard.append(name)


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures, ears: Ears) -> App:
    return App(Board((640, 360)), Keeper(tmp_path / "settings.json"), pictures, sounds=ears)


def test_the_own_turn_is_heard_once(app: App, ears: Ears) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    assert ears.heard.count("turn") == 1
    table.wait(2.0)
    table.do(Action("lay", "12", "", "1+0"))
    table.wait()
    assert table.play.t.asked
    assert ears.heard.count("turn") == 1  # the next question of the same turn
    table.do(Action("pass"))
    for _ in range(30):
        if table.croupier.match.awaited(None) == (0,):
            break
        table.croupier.others(1)
        table.wait(0.1)
    assert ears.heard.count("turn") == 2


def test_fingers_are_answered(app: App, ears: Ears) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    ears.heard.clear()
    table.tap("hand:0", table.index("9"))
    assert ears.heard == ["select"]
    table.tap("supply:2")
    assert ears.heard == ["select", "refuse"]


def test_laying_capturing_and_few_cards_left_are_heard(app: App, ears: Ears) -> None:
    table = Table(app, Scene(4, FEW).match)
    ears.heard.clear()
    table.croupier.told(0, Action("lay", "9", "", "2+0"))
    table.wait()
    assert [name for name in ears.heard if name != "turn"] == ["lay", "last", "capture", "capture"]


def test_talk_is_heard(app: App, ears: Ears) -> None:
    Table(app, Scene(4, MIDDLE).match)
    app.step(0.05, (), [Chatted("p2", "Adam", "Ahoj")])
    assert ears.heard[-1] == "chat"


def test_the_end_is_heard(app: App, ears: Ears) -> None:
    table = Table(app, Scene(4, LAST).match)
    table.do(Action("lay", "9", "", "2+1"))
    table.wait(3.0)
    assert isinstance(app.screens[-1], Results)
    best = table.croupier.match.game.places(table.croupier.match.state)[0] == 1
    assert ears.heard[-1] == ("win" if best else "lose")
