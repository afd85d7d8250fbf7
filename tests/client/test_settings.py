"""The settings file: kept, checked, and never a reason not to start."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.settings import AVATARS, Keeper, Settings
from client.ui.pictures import ASSETS


def test_settings_come_back(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "deep" / "settings.json")
    keeper.settings.language, keeper.settings.name, keeper.settings.sound = "sk", "Žofie", 35
    keeper.save()
    again = Keeper(keeper.file)
    assert again.settings == keeper.settings
    assert not again.damaged


def test_nothing_is_written_while_nothing_changed(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "settings.json")
    keeper.save()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"sound": 900}', b'{"language": "xx"}'])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    keeper = Keeper(file)
    assert keeper.damaged
    assert keeper.settings == Settings()
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    keeper.settings.name = "Eva"
    keeper.save()
    assert Keeper(file).settings.name == "Eva"


def test_a_file_of_another_version_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"name": "Eva", "avatar": "unicorn", "hologram": true}', encoding="utf-8")
    keeper = Keeper(file)
    assert (keeper.settings.name, keeper.settings.avatar, keeper.damaged) == ("Eva", "lynx", False)


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keeper = Keeper(tmp_path / "file" / "settings.json")
    keeper.settings.name = "Eva"
    keeper.save()


def test_every_avatar_has_its_picture() -> None:
    assert sorted(AVATARS) == sorted(file.stem for file in (ASSETS / "avatars").glob("*.svg"))
