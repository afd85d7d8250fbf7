"""Bridge as it is shown."""

from __future__ import annotations

from dataclasses import replace

from client.games.entry import Entry
from client.ui.theme import INN

ENTRY = Entry(replace(INN, accent="#8aa63a"), seats=range(4, 5), minutes=40)
