"""The credits: they are found from the settings, and nothing that the game stands on is left out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pygame
from pygame.event import Event

from client.screens.credits import FONTS, LIBRARIES, CreditsScreen, paragraphs
from client.screens.settings import SettingsScreen
from client.ui.pictures import ASSETS, Pictures
from client.ui.pointer import Nav
from tests.shots.screens import arrange


def test_they_are_opened_from_the_settings_and_left_again(tmp_path: Path, pictures: Pictures) -> None:
    app = arrange("settings", (1280, 720), "cs", tmp_path, pictures)
    app.form.set_focus(app.form.find("credits"))
    app.form.handle(Nav.ACCEPT)
    app.step(0.1, (), ())
    assert isinstance(app.screens[-1], CreditsScreen)
    app.step(0.1, [Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)], ())
    assert isinstance(app.screens[-1], SettingsScreen)


def test_all_that_is_installed_with_the_game_is_named() -> None:
    project = tomllib.loads((ASSETS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[<>=]", name)[0] for name in project["dependencies"]}
    fonts = {f"font-{font.lower().replace(' ', '-')}" for font in FONTS}
    assert needed == {*LIBRARIES, *fonts}
    assert project["license"] in {paragraph.tag for paragraph in paragraphs()}
