"""The lobby server: rooms, clocks, journal, discovery. Run it with `python -m server`."""
