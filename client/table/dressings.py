"""Which dressing each game has."""

from __future__ import annotations

from client.table.dress_korist import Korist
from client.table.dress_svabi import Svabi
from client.table.dressing import Dressing

DRESSINGS: dict[str, Dressing] = {"korist": Korist(), "svabi": Svabi()}
