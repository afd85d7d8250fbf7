"""What the tests of the client begin with: pictures that are made once, and an app in a small window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from pygame import SRCALPHA, Surface

from client.app import App
from client.settings import Keeper
from client.ui import text
from client.ui.pictures import EMPTY, Picture, Pictures, Size
from client.ui.scene import Scene
from tests.shots.board import Board

SMALL = (640, 360)


class Sketches(Pictures):
    """Pictures of the right sizes with nothing on them, at once: for where things stand, not for how they look."""

    def __init__(self) -> None:
        super().__init__(None)
        self._blanks: dict[Size, Surface] = {}

    def now(self, picture: Picture, size: Size) -> Surface:
        if picture is EMPTY:
            return super().now(picture, size)
        if size not in self._blanks:
            self._blanks[size] = Surface((max(1, size[0]), max(1, size[1])), SRCALPHA)
        return self._blanks[size]

    def later(self, picture: Picture, size: Size, ready: Callable[[Surface], None]) -> Surface:
        return self.now(picture, size)

    def soon(self, picture: Picture, size: Size, ready: Callable[[Surface], None]) -> Surface:
        return self.now(picture, size)


@pytest.fixture(scope="module")
def pictures() -> Iterator[Pictures]:
    made = Pictures(None)
    yield made
    made.close()


@pytest.fixture(scope="module")
def sketches() -> Pictures:
    return Sketches()


widths = cache(text.run_width.__wrapped__)  # of every text, face and size of a run of tests


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is measured and laid out as ever and nothing is drawn: for where letters stand, not how they look."""

    def blank(run: str, face: text.Face, px: int, colour: str) -> Surface:
        return Surface((widths(run, face, px), round(px * 1.5)), SRCALPHA)

    monkeypatch.setattr(text, "words", blank)
    monkeypatch.setattr(text, "run_width", widths)
    monkeypatch.setattr(Scene, "draw", lambda *_: [])
    monkeypatch.setattr(App, "backdrop", lambda *_: None)


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    return App(Board(SMALL), Keeper(tmp_path / "settings.json"), pictures)
