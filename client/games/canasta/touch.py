"""What a finger that is refused most likely meant in Canasta."""

from __future__ import annotations

from client.table.intent import HERE, Guess

GUESSES = {
    "stock": Guess("draw_stock", place=HERE),
    "discard": Guess("claim_pile", place=HERE),
    "hand": Guess("discard", card=True, place="discard"),
}
