"""Pictures: exact sizes, the disk, the worker, and what the SVG loader can draw."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from client.ui.pictures import ASSETS, Picture, Pictures, asset, prune, shape, svg

RED = '<rect x="0" y="0" width="100%" height="100%" fill="#ff0000"/>'
NAMES = {"red", "green", "blue", "yellow", "cyan", "magenta", "black", "grey", "gray", "white", "none"}
ELEMENTS = {
    "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "linearGradient",
    "radialGradient", "stop", "style",
}  # fmt: skip
FORBIDDEN = (
    " clip-path=", " mask=", " filter=", " href=", " marker-", "paint-order", "visibility", "vector-effect", " fx=",
    "mix-blend-mode", "spreadMethod", "currentColor", "hsl(", "rgba(", " fy=",
)  # fmt: skip


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def lint(text: str) -> list[str]:
    """What the loader would silently draw wrong."""
    found = [f"<{name}>" for name in re.findall(r"<([A-Za-z]\w*)", text) if name not in ELEMENTS]
    found += ["nested <svg>"] * (text.count("<svg") - 1)
    found += [word.strip() for word in FORBIDDEN if word in text]
    found += [f"group {group}" for group in re.findall(r"<g[^>]* opacity=[^>]*>", text)]
    known = re.compile(r"#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|rgb\([^)]*\)|url\(#[\w-]+\)")
    for colour in re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', text):
        if colour not in NAMES and not known.fullmatch(colour):
            found.append(f"colour {colour}")
    for gradient in re.findall(r"<(?:linear|radial)Gradient[^>]*>", text):
        if "userSpaceOnUse" not in gradient and re.search(r' (?:[xy][12]|c[xy]|r)="[\d.]+"', gradient):
            found.append(f"unitless {gradient}")
    return found


@pytest.mark.parametrize("file", sorted(ASSETS.rglob("*.svg")), ids=lambda file: file.relative_to(ASSETS).as_posix())
def test_the_loader_can_draw_every_picture(file: Path) -> None:
    assert lint(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "wrong",
    ["<text>x</text>", '<use xlink:href="#a"/>', '<rect fill="gold"/>', '<g opacity="0.5"></g>', "<svg></svg>",
     '<rect clip-path="url(#c)"/>', '<linearGradient id="a" y2="1">', '<rect fill="#ff000080"/>'],
)  # fmt: skip
def test_the_lint_finds_what_is_wrong(wrong: str) -> None:
    assert lint(f"<svg>{wrong}</svg>")


@pytest.mark.parametrize("size", [(90, 126), (91, 130), (1, 1), (200, 40)])
def test_a_picture_has_exactly_the_size_asked_for(size: tuple[int, int]) -> None:
    surface = Pictures(None).now(shape(RED, 100, 140), size)
    assert surface.get_size() == size
    assert surface.get_at((size[0] - 1, size[1] - 1)) == pygame.Color(255, 0, 0, 255)


def test_a_view_shows_a_part_and_corners_are_cut() -> None:
    half = '<rect x="0" y="0" width="50" height="100" fill="#ff0000"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{half}</svg>'
    pictures = Pictures(None)
    assert pictures.now(svg(text, (50, 0, 50, 100)), (20, 40)).get_at((10, 20)).a == 0
    round_ = pictures.now(svg(text, (0, 0, 50, 100), corner=0.4), (20, 40))
    assert round_.get_at((0, 0)).a == 0
    assert round_.get_at((10, 20)) == pygame.Color(255, 0, 0, 255)


def slow(log: list[tuple[int, int]]) -> Picture:
    def make(size: tuple[int, int]) -> Surface:
        log.append(size)
        time.sleep(0.01)
        surface = Surface(size, pygame.SRCALPHA)
        surface.fill((1, 2, 3, 200))
        return surface

    return Picture("slow", make)


def test_costly_pictures_are_remembered_on_disk(tmp_path: Path) -> None:
    made: list[tuple[int, int]] = []
    first = Pictures(tmp_path).now(slow(made), (8, 9))
    second = Pictures(tmp_path).now(slow(made), (8, 9))
    assert made == [(8, 9)]
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("in the way")
    pictures = Pictures(tmp_path / "file" / "pictures")
    for size in ((8, 9), (9, 9)):
        assert pictures.now(slow([]), size).get_size() == size
    assert len(caplog.records) == 1


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    made: list[tuple[int, int]] = []
    Pictures(tmp_path).now(slow(made), (8, 9))
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"no picture")
    assert Pictures(tmp_path).now(slow(made), (8, 9)).get_at((0, 0)) == pygame.Color(1, 2, 3, 200)
    assert len(made) == 2


def test_the_worker_makes_it_once_and_hands_it_over_on_poll() -> None:
    pictures, made, got = Pictures(None), [], []
    for _ in range(2):
        assert pictures.later(slow(made), (5, 5), got.append).get_at((0, 0)).a == 0
    assert pictures.busy
    wait(pictures)
    assert [surface.get_at((0, 0)).a for surface in got] == [200, 200]
    assert len(made) == 1
    assert pictures.later(slow(made), (5, 5), got.append) is got[0]
    pictures.close()


def test_a_picture_that_fails_does_not_stop_the_others() -> None:
    pictures, got = Pictures(None), []
    pictures.later(Picture("bad", lambda size: Surface((-size[0], 1))), (5, 5), got.append)
    pictures.later(shape(RED, 1, 1), (5, 5), got.append)
    wait(pictures)
    assert len(got) == 1
    pictures.close()


def test_what_nobody_waits_for_any_more_is_not_made() -> None:
    pictures, made, got = Pictures(None), [], []
    pictures.later(slow(made), (5, 5), got.append)
    for width in range(10, 40):
        pictures.later(slow(made), (width, 5), got.append)
    pictures.forget_waiting()
    pictures.later(slow(made), (39, 5), got.append)
    wait(pictures)
    assert len(made) <= 3
    assert [surface.get_width() for surface in got] == [39]
    pictures.close()


def test_old_files_make_room(tmp_path: Path) -> None:
    for age in range(5):
        file = tmp_path / f"{age}.bmp"
        file.write_bytes(bytes(100))
        os.utime(file, (1000 - age, 1000 - age))
    prune(tmp_path, limit=250)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.bmp", "1.bmp"]
    prune(tmp_path / "nowhere")


def wait(pictures: Pictures) -> None:
    until = time.monotonic() + 5
    while pictures.busy and time.monotonic() < until:
        pictures.poll()
        time.sleep(0.005)
    assert not pictures.busy


def test_memory_is_limited_by_bytes() -> None:
    pictures = Pictures(None, limit=3 * 100 * 100 * 4)
    first = pictures.now(shape(RED, 1, 1), (100, 100))
    for width in (101, 102, 103):
        pictures.now(shape(RED, 1, 1), (width, 100))
    assert pictures.now(shape(RED, 1, 1), (100, 100)) is not first


def test_assets_are_read_by_name() -> None:
    assert asset("signs/medallion").startswith("<svg")
