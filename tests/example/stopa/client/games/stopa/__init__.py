"""Stopa as it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from client.games.entry import Entry
from client.ui.theme import INN

if TYPE_CHECKING:
    from client.table.game_table import GameTable
    from shared.games.stopa.position import Public


def table() -> GameTable[Public]:
    """Its table, when it is first wanted."""
    from client.games.stopa.table import TABLE

    return TABLE


ENTRY = Entry(replace(INN, accent="#8fb4d0"), seats=range(2, 7), minutes=5, table=table)
