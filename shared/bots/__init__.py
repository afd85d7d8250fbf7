"""Bots: they get a View of their seat and never more. A game's habits are in its file; here they are all."""

from __future__ import annotations

from shared.bots import bridge, canasta, flaps, holdem, korist, rummy, svabi
from shared.bots.policy import Thumb

THUMBS: dict[str, Thumb] = {
    "korist": korist.THUMB,
    "rummy": rummy.THUMB,
    "svabi": svabi.THUMB,
    "flaps": flaps.THUMB,
    "canasta": canasta.THUMB,
    "holdem": holdem.THUMB,
    "bridge": bridge.THUMB,
}
