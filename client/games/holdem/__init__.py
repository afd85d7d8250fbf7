"""Hold'em as it is shown."""

from __future__ import annotations

from dataclasses import replace

from client.games.entry import Entry
from client.ui.theme import INN

ENTRY = Entry(replace(INN, accent="#2f86c9"), seats=range(2, 11), minutes=45)
