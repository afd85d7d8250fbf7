"""`python -m tests.bench NAME [--json] [--quick]`."""

from __future__ import annotations

import argparse
import importlib

from tests.bench.figures import show

BENCHES = ("engine", "server", "memory", "client")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("name", choices=BENCHES)
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    chosen = parser.parse_args()
    bench = importlib.import_module(f"tests.bench.{chosen.name}")
    show(bench.figures(quick=chosen.quick), chosen.json)


if __name__ == "__main__":
    main()
