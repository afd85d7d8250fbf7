"""Švábí disko as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.games.entry import Entry
from client.ui.pictures import Picture
from client.ui.theme import Theme

if TYPE_CHECKING:
    from client.table.game_table import GameTable
    from shared.games.svabi.position import Public

VIOLET = Theme(
    accent="#9a5cf0",
    felt=("#56309f", "#2b1566", "#0a0420"),
    panel=("#33206e", "#170c3a"),
    quiet=("#2a1a5c", "#150b34"),
    well=("#0e0526", "#150a36"),
    hairline="#b98cff",
    secondary="#dfd3f7",
    dark=("#3d2780", "#221150"),
)


def table() -> GameTable[Public]:
    """Its table, when it is first wanted."""
    from client.games.svabi.table import TABLE

    return TABLE


def hall(_: Theme) -> Picture:
    """The disco without its floor, when it is first wanted."""
    from client.games.svabi import backdrop

    return backdrop.hall()


ENTRY = Entry(VIOLET, seats=range(2, 7), minutes=15, table=table, hall=hall)
