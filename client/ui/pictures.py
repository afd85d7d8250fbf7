"""Pictures at their exact pixel size: SVG and drawn ones, made in a worker thread and remembered on disk.

Law: a picture never blocks a frame unless it was asked for with `now`. The worker only makes surfaces; converting to
the display's format and everything else happens on the main thread.
"""

from __future__ import annotations

import hashlib
import io
import logging
import os
import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple

import pygame
from pygame import Surface

log = logging.getLogger(__name__)

ASSETS = Path(__file__).resolve().parent.parent.parent / "assets"
IN_MEMORY = 96 << 20  # bytes of surfaces
ON_DISK = 200 << 20  # bytes of files
WORTH_A_FILE = 0.003  # seconds: reading a file takes about a tenth of this; it is a BMP, for a PNG takes half of it
VERSION = b"1"  # of what is made from the same words: raise it to leave old files aside

Size = tuple[int, int]
ViewBox = tuple[float, float, float, float]


class Picture(NamedTuple):
    """What can be made: `key` says all that its pixels depend on besides the size."""

    key: str
    make: Callable[[Size], Surface]


@lru_cache(maxsize=256)
def asset(name: str) -> str:
    """The text of `assets/<name>.svg`."""
    return (ASSETS / f"{name}.svg").read_text(encoding="utf-8")


def svg(text: str, view: ViewBox | None = None, corner: float = 0) -> Picture:
    """An SVG, or the part of it inside `view`, with corners rounded by this share of its width."""
    if view is not None:
        box = " ".join(f"{number:.3f}" for number in view)
        text = re.sub(r'viewBox="[^"]*"', f'viewBox="{box}"', text, count=1)
    return Picture(f"svg {corner:.4f} {text}", lambda size: rasterised(text, size, corner))


def shape(inner: str, width: float, height: float) -> Picture:
    """A small SVG written in place, in units of its own."""
    return svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.3f} {height:.3f}">{inner}</svg>')


def rasterised(text: str, size: Size, corner: float) -> Surface:
    """The surface of an SVG. The loader keeps the aspect of its own size, so it is told ours."""
    width, height = size
    head, tail = text.split(">", 1)
    head = re.sub(r' (width|height|preserveAspectRatio)="[^"]*"', "", head)
    head += f' width="{width}" height="{height}" preserveAspectRatio="none">'
    drawn = pygame.image.load_sized_svg(io.BytesIO((head + tail).encode()), size)
    if drawn.get_size() != size:
        exact = Surface(size, pygame.SRCALPHA)
        exact.blit(drawn, (0, 0))
        drawn = exact
    if corner:
        radius = corner * width
        hole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect x="0" y="0" width="{width}" '
            f'height="{height}" rx="{radius:.2f}" fill="#ffffff"/></svg>'
        )
        drawn.blit(rasterised(hole, size, 0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


class Pictures:
    """Makes pictures and keeps them: in memory by bytes, on disk by what they are made of."""

    def __init__(self, folder: Path | None, limit: int = IN_MEMORY) -> None:
        self._folder, self._limit = folder, limit
        self._kept: OrderedDict[tuple[str, Size], Surface] = OrderedDict()
        self._bytes = 0
        self._waiting: dict[tuple[str, Size], list[Callable[[Surface], None]]] = {}
        self._orders: SimpleQueue[tuple[Picture, Size] | None] = SimpleQueue()
        self._made: SimpleQueue[tuple[Picture, Size, Surface | None]] = SimpleQueue()
        self._bad: set[str] = set()  # what could not be made; it stays empty
        self._worker: Thread | None = None

    @cached_property
    def format(self) -> Surface:
        """An example of how pixels lie in every picture and text, so that blits between them are the fast kind."""
        return Surface((1, 1), pygame.SRCALPHA).convert_alpha()

    def now(self, picture: Picture, size: Size) -> Surface:
        """The picture, made at once if need be. The surface is shared: never draw on it."""
        size = (max(1, size[0]), max(1, size[1]))
        key = (picture.key, size)
        surface = self._kept.get(key)
        if surface is None:
            return self._keep(key, self._get(picture, size))
        self._kept.move_to_end(key)
        return surface

    def later(self, picture: Picture, size: Size, ready: Callable[[Surface], None]) -> Surface:
        """The picture if it is there, else an empty one; then `poll` calls `ready` with the real one."""
        size = (max(1, size[0]), max(1, size[1]))
        key = (picture.key, size)
        if key in self._kept:
            return self.now(picture, size)
        if key in self._waiting:
            self._waiting[key].append(ready)
        else:
            self._waiting[key] = [ready]
            self._orders.put((picture, size))
            if self._worker is None:
                self._worker = Thread(target=self._work, name="pictures", daemon=True)
                self._worker.start()
        return self.now(EMPTY, size)

    def soon(self, picture: Picture, size: Size, ready: Callable[[Surface], None]) -> Surface:
        """The picture at once if it was made before, now or at an earlier start; else as `later`. For a few."""
        file = self._file(picture, size)
        if file is not None and file.exists():
            return self.now(picture, size)
        return self.later(picture, size, ready)

    def poll(self) -> int:
        """Hand over what the worker has made; say how many."""
        count = 0
        with suppress(Empty):
            while True:
                picture, size, surface = self._made.get_nowait()
                key = (picture.key, size)
                if surface is not None:
                    kept = self._keep(key, surface)
                    for ready in self._waiting.pop(key):
                        ready(kept)
                    count += 1
                elif self._waiting[key] and picture.key not in self._bad:
                    self._orders.put((picture, size))  # nobody waited when its turn came, but now somebody does
                else:
                    del self._waiting[key]
        return count

    @property
    def busy(self) -> bool:
        """Whether pictures are still being made."""
        return bool(self._waiting)

    def forget_waiting(self) -> None:
        """Nobody waits any more: the screen that asked is gone. What is not begun yet will not be made."""
        for waiting in self._waiting.values():
            waiting.clear()

    def close(self) -> None:
        """End the worker."""
        if self._worker is not None:
            self._orders.put(None)
            self._worker.join(timeout=2)
            self._worker = None

    def _keep(self, key: tuple[str, Size], surface: Surface) -> Surface:
        if key in self._kept:  # asked for at once while the worker was at it
            return self._kept[key]
        converted = self._kept[key] = surface.convert_alpha()
        self._bytes += weight(converted)
        while self._bytes > self._limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= weight(oldest)
        return converted

    def _get(self, picture: Picture, size: Size) -> Surface:
        file = self._file(picture, size)
        if file is not None and file.exists():
            try:
                found = pygame.image.load(file)
                if found.get_size() == size:
                    return found
            except (pygame.error, OSError) as error:
                log.warning("a remembered picture cannot be read and is made anew: %s", error)
        started = perf_counter()
        surface = picture.make(size)
        if file is not None and perf_counter() - started > WORTH_A_FILE:
            self._remember(surface, file)
        return surface

    def _remember(self, surface: Surface, file: Path) -> None:
        """Keep it on disk; where that cannot be done once it is not tried again."""
        try:
            write(surface, file)
        except OSError as error:
            log.warning("pictures cannot be remembered: %s", error)
            self._folder = None

    def _file(self, picture: Picture, size: Size) -> Path | None:
        if self._folder is None:
            return None
        name = hashlib.blake2b(VERSION + picture.key.encode(), digest_size=16).hexdigest()
        return self._folder / f"{name}-{size[0]}x{size[1]}.bmp"

    def _work(self) -> None:
        if self._folder is not None:
            prune(self._folder)
        while (order := self._orders.get()) is not None:
            picture, size = order
            surface = None
            try:
                if self._waiting.get((picture.key, size)):
                    surface = self._get(picture, size)
            except Exception:  # one bad picture must not stop the others
                log.exception("a picture could not be made: %.80s", picture.key)
                self._bad.add(picture.key)
            self._made.put((picture, size, surface))


EMPTY = Picture("empty", lambda size: Surface(size, pygame.SRCALPHA))


def weight(surface: Surface) -> int:
    """Its bytes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def write(surface: Surface, file: Path) -> None:
    """Remember a picture; whole or not at all, for another client may read at the same time."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    file.parent.mkdir(parents=True, exist_ok=True)
    data = io.BytesIO()
    pygame.image.save(surface, data, "cached.bmp")
    part.write_bytes(data.getvalue())
    part.replace(file)


def prune(folder: Path, limit: int = ON_DISK) -> None:
    """Throw away the files that were made longest ago, down to the limit."""
    with suppress(OSError):  # another client may be at it too
        files = sorted((file.stat().st_mtime, file.stat().st_size, file) for file in folder.glob("*.bmp"))
        total = sum(size for _, size, _ in files)
        for _, size, file in files:
            if total <= limit:
                break
            file.unlink(missing_ok=True)
            total -= size
