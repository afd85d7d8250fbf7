"""The command `python -m client`: opens the table window, once there is one."""

import sys


def main() -> int:
    """Say what is missing and what works already."""
    print(
        "The table window is not in this version of Tlapa yet; `python3 run.py server` starts the server.",
        file=sys.stderr,
    )
    return 2


if __name__ == "__main__":
    sys.exit(main())
