"""`python -m tests.example DIR`: a copy of the repository with the example game in it, to look at or to play."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.example import lay_out


def main() -> int:
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        print("usage: python -m tests.example DIR (a folder that is not there yet)", file=sys.stderr)
        return 2
    lay_out(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
