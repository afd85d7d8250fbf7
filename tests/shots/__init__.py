"""Pictures of all screens, to be looked at: `python -m tests.shots DIR [--size WxH] [--lang cs]`."""
