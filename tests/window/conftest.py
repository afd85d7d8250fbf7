"""Displays and persons for the tests, and their end."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.window.display import Display, Missing, xorg, xvfb
from tests.window.person import Person
from tests.window.touch import Touchscreen

Arrive = Callable[..., Person]
ROOMY = (1600, 900)  # larger than the window


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures that were made once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def screen() -> Iterator[Display]:
    try:
        with xvfb(ROOMY) as display:
            yield display
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def other_screen(screen: Display) -> Iterator[Display]:
    """For a second person."""
    with xvfb(ROOMY) as display:
        yield display


@pytest.fixture(scope="module")
def touched() -> Iterator[tuple[Display, Touchscreen]]:
    """A screen for fingers. The path of a socket must be short, so it is not pytest's folder."""
    with tempfile.TemporaryDirectory(prefix="tlapa-x-") as folder:
        try:
            with xorg(Path(folder)) as display:
                touchscreen = Touchscreen(Path(folder, "touch"), display.size)
                yield display, touchscreen
                touchscreen.close()
        except Missing as missing:
            pytest.skip(str(missing))


@pytest.fixture
def arrive(tmp_path: Path, cache: Path) -> Iterator[Arrive]:
    """Start clients; those that still run at the end are stopped."""
    persons: list[Person] = []

    def start(display: Display, name: str = "Ada", **settings: Any) -> Person:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        persons.append(Person(display, folder, cache, name=name, **settings))
        return persons[-1]

    yield start
    for person in persons:
        person.end()
