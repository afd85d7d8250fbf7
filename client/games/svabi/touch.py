"""What a finger that is refused most likely meant at the disco."""

from __future__ import annotations

from client.table.intent import HERE, Guess

GUESSES = {
    "hand": Guess("choose", card=True),
    "floor": Guess("take", card=True, place=HERE),
    "col": Guess("mirror", card=True, place=HERE),
    "hid": Guess("mirror", card=True, place=HERE),
}
TAKES = frozenset({"take", "mirror"})
