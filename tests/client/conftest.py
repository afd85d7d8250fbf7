"""What the tests of the client begin with: pictures that are made once, and an app in a small window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import SRCALPHA, Surface

from client.app import App
from client.settings import Keeper
from client.ui.pictures import EMPTY, Picture, Pictures, Size
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


@pytest.fixture
def app(tmp_path: Path, pictures: Pictures) -> App:
    return App(Board(SMALL), Keeper(tmp_path / "settings.json"), pictures)
