"""`python -m tests.golden` compares all goldens; with --write it writes them anew."""

from __future__ import annotations

import sys

from shared.games import GAMES
from tests.golden import file, tell


def main() -> int:
    write = "--write" in sys.argv[1:]
    changed = 0
    for game_id in GAMES:
        text = tell(game_id)
        known = file(game_id).read_text(encoding="utf-8") if file(game_id).exists() else ""
        if text != known:
            changed += 1
            if write:
                file(game_id).write_text(text, encoding="utf-8", newline="\n")
            print(f"{game_id}: {'written' if write else 'differs'}, {text.count(chr(10))} lines")
    return 0 if write else changed


if __name__ == "__main__":
    sys.exit(main())
