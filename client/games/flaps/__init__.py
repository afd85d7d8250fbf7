"""FLAPS as it is shown."""

from __future__ import annotations

from dataclasses import replace

from client.games.entry import Entry
from client.ui.theme import INN

ENTRY = Entry(replace(INN, accent="#f4752d"), seats=range(2, 13), minutes=15)
