"""The lobby server: rooms, clocks, journal, discovery. The command is `tlapa-server`."""
