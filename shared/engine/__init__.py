"""The engine: cards in places, five events, one fold, one redact. It knows no game.

Read in this order: seats, events, table, game, match, worlds.
"""

from shared.engine.events import (
    EVERYONE,
    TAKE_BACK,
    Action,
    Card,
    Changed,
    Event,
    Moved,
    Place,
    Said,
    Shown,
    Shuffled,
    owner,
    span,
    zone,
)
from shared.engine.game import Game, IllegalAction, Option, OptionError, PositionError, Starter, State
from shared.engine.match import Match, View, play_out
from shared.engine.seats import ALL_SEATS, NO_SEAT, ONE_SEAT, Seat, clockwise
from shared.engine.table import See, Table, Zone
from shared.engine.worlds import sample

__all__ = [
    "ALL_SEATS",
    "EVERYONE",
    "NO_SEAT",
    "ONE_SEAT",
    "TAKE_BACK",
    "Action",
    "Card",
    "Changed",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Moved",
    "Option",
    "OptionError",
    "Place",
    "PositionError",
    "Said",
    "Seat",
    "See",
    "Shown",
    "Shuffled",
    "Starter",
    "State",
    "Table",
    "View",
    "Zone",
    "clockwise",
    "owner",
    "play_out",
    "sample",
    "span",
    "zone",
]
