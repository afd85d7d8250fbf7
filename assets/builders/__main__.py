"""Write the drawn assets: `python -m assets.builders` all of them, `python -m assets.builders svabi` one deck."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from assets.builders import korist, portraits, svabi

ASSETS = Path(__file__).resolve().parents[1]
DECKS = {"korist": korist.deck, "svabi": svabi.deck}
SETS = {"avatars": portraits.avatars, "busts": portraits.busts, "emotes": portraits.emotes, "signs": portraits.signs}


def _table(value: object) -> str:
    return json.dumps(value, indent=1, sort_keys=True) + "\n"


def build(what: str) -> dict[str, str]:
    """The files of a deck or a set: path under assets/ -> content."""
    if what in SETS:
        return {f"{what}/{name}.svg": art for name, art in SETS[what]().items()}
    deck = DECKS[what]()
    folder = f"cards/{what}"
    files = {f"{folder}/{name}.svg": art for name, art in deck.pictures.items()}
    return files | {f"{folder}/codes.json": _table(deck.codes), f"{folder}/texts.json": _table(deck.texts)}


def main(names: list[str]) -> None:
    """Write the named decks and sets, or all."""
    for name in names or [*DECKS, *SETS]:
        for file, content in build(name).items():
            target = ASSETS / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
