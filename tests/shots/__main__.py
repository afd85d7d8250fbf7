"""The command `python -m tests.shots`."""

from __future__ import annotations

import argparse
from pathlib import Path

import pygame

from client.ui.pictures import Pictures
from tests.shots.screens import SCREENS, arrange


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description="Pictures of all screens.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--lang", default="cs", choices=("cs", "sk", "en"))
    parser.add_argument("--screen", choices=SCREENS, action="append")
    given = parser.parse_args()
    wide, high = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    pictures = Pictures(None)
    for name in given.screen or SCREENS:
        app = arrange(name, (wide, high), given.lang, given.folder, pictures)
        file = given.folder / f"{name}_{given.size}_{given.lang}.png"
        pygame.image.save(app.window.surface, file)
        print(file, *(f"CUT OFF: {text}" for text in app.cut))
    pictures.close()


if __name__ == "__main__":
    main()
