"""The engine: cards in places, five events, one fold, one redact. It knows no game.

Read in this order: events, table, game, match, worlds.
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
    Seat,
    Shown,
    Shuffled,
    span,
)
from shared.engine.game import Game, IllegalAction, Option, OptionError, PositionError, State
from shared.engine.match import Match, View, play_out
from shared.engine.table import See, Table, Zone
from shared.engine.worlds import sample

__all__ = [
    "EVERYONE",
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
    "State",
    "Table",
    "View",
    "Zone",
    "play_out",
    "sample",
    "span",
]
