"""What a finger that is refused most likely meant in Rummy."""

from __future__ import annotations

from client.table.intent import HERE, Guess

GUESSES = {
    "stock": Guess("draw_stock", place=HERE),
    "discard": Guess("take_discard", place=HERE),
    "hand": Guess("discard", card=True, place="discard"),
    "hand>meld": Guess("stage", card=True, place=HERE),
}
