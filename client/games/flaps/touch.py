"""What a finger that is refused most likely meant in FLAPS."""

from __future__ import annotations

from client.table.intent import Guess

GUESSES = {"hand": Guess("play", card=True, place="discard")}
