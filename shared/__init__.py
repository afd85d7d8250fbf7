"""What client and server share: the engine, the rules of the games, bots and the wire. Pure: no I/O, no clock."""

VERSION = "0.1.0"  # of Tlapa; pyproject.toml reads it here
