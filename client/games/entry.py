"""What the shelf and the screens around a game need of it, before anything of its table is loaded.

Law: light. The first frame shows all covers, so an entry imports no table, no rules and no numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from client.ui.felt import felt
from client.ui.pictures import Picture
from client.ui.theme import Theme

if TYPE_CHECKING:
    from client.table.game_table import GameTable


@dataclass(frozen=True)
class Entry:
    """One game of the house. Its name, its rules and its cover go by its id."""

    theme: Theme
    seats: range  # as the rules have them: said here too, for the first frame does not wait for seven games' rules
    minutes: int  # about how long a match takes
    table: Callable[[], GameTable[Any]] | None = None  # loads it; None: it is still being built
    hall: Callable[[Theme], Picture] = felt  # what is behind set-up, room and results
