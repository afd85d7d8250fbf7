"""What client and server share: the engine, the rules of the games, bots and the wire. Pure: no I/O, no clock."""
