"""Kořist as it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from client.games.entry import Entry
from client.ui.theme import INN

if TYPE_CHECKING:
    from client.table.game_table import GameTable
    from shared.games.korist.position import Public


def table() -> GameTable[Public]:
    """Its table, when it is first wanted."""
    from client.games.korist.table import TABLE

    return TABLE


ENTRY = Entry(replace(INN, accent="#e39a34"), seats=range(2, 6), minutes=20, table=table)
