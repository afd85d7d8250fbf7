"""Rummy as it is shown."""

from __future__ import annotations

from dataclasses import replace

from client.games.entry import Entry
from client.ui.theme import INN

ENTRY = Entry(replace(INN, accent="#cf4b4b"), seats=range(2, 7), minutes=30)
