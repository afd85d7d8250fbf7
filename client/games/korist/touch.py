"""What a finger that is refused most likely meant in Kořist."""

from __future__ import annotations

from client.table.intent import HERE, Guess

GUESSES = {
    "hand": Guess("lay", card=True, choice="1+0"),
    "stock": Guess("draw", place=HERE),
    "supply": Guess("draw", place=HERE),
    "shadow": Guess("shadow", card=True, place=HERE),
    "loot": Guess("take"),
}
TAKES = frozenset({"shadow"})
