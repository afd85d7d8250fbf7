"""The first texts of a start: said again from a file, and never when the catalogue is another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.ui.text import Catalogue, Tongue


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in ("cs", "sk", "en"):
        (tmp_path / "text" / language).mkdir(parents=True)
    write(tmp_path / "text", "Ahoj")
    return tmp_path / "text"


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys that are looked up in a catalogue."""
    keys: list[str] = []
    look_up = Tongue._format

    def noted(tongue: Tongue, key: str, *args: tuple[str, str | int]) -> str:
        keys.append(key)
        return look_up(tongue, key, *args)

    monkeypatch.setattr(Tongue, "_format", noted)
    return keys


def write(folder: Path, hello: str) -> None:
    (folder / "cs" / "table.ftl").write_text(f"hello = {hello}: {{ $name }}\nbye = Sbohem\n", encoding="utf-8")


def start(folder: Path) -> Catalogue:
    catalogue = Catalogue(folder)
    catalogue.begin(folder.parent / "cache")
    return catalogue


def test_what_was_said_first_is_said_again_without_a_look_into_the_catalogue(
    folder: Path, looked_up: list[str]
) -> None:
    first = start(folder)
    assert first.say("hello", name="Eva") == "Ahoj: Eva"
    first.begun()
    assert first.say("bye") == "Sbohem"
    assert looked_up == ["hello", "bye"]
    second = start(folder)
    assert second.say("hello", name="Eva") == "Ahoj: Eva"
    assert looked_up == ["hello", "bye"]
    assert second.say("hello", name="Jan") == "Ahoj: Jan"
    assert second.say("bye") == "Sbohem"  # it came after the first frame
    assert looked_up == ["hello", "bye", "hello", "bye"]


def test_another_catalogue_makes_it_void(folder: Path) -> None:
    first = start(folder)
    first.say("hello", name="Eva")
    first.begun()
    write(folder, "Dobrý večer")
    assert start(folder).say("hello", name="Eva") == "Dobrý večer: Eva"


@pytest.mark.parametrize("damaged", [b"", b"{", b"[[], {\"hello\": 3}]", b"\xff\xfe", b"[]"])
def test_a_damaged_file_is_as_good_as_none(folder: Path, damaged: bytes) -> None:
    first = start(folder)
    first.say("hello", name="Eva")
    first.begun()
    (file,) = (folder.parent / "cache").iterdir()
    file.write_bytes(damaged)
    assert start(folder).say("hello", name="Eva") == "Ahoj: Eva"


def test_where_nothing_can_be_kept_everything_is_said(folder: Path) -> None:
    (folder.parent / "cache").write_text("in the way")
    catalogue = start(folder)
    assert catalogue.say("hello", name="Eva") == "Ahoj: Eva"
    catalogue.begun()
    assert catalogue.say("bye") == "Sbohem"
