"""Who sits at a table while a match is played there: the room goes on to the next match, what is looked at does not.

Law: a seat keeps the last person that this match has seen on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.net.session import Talk
from client.seated import named
from client.ui.text import say
from shared.messages import SeatState


class Company:
    """The seats of one match."""

    def __init__(self, session: Talk) -> None:
        self.session = session
        room = session.room
        self._sat: Sequence[SeatState] = room.seats if room is not None else ()
        self._going_on = room is not None and room.stage == "playing"

    def seats(self, count: int) -> list[SeatState]:
        """Who sits where, the bots with their names; what is not known is free."""
        room = self.session.room
        known = named(room.seats if room is not None and self._going_on else self._sat)
        return [*known, *[SeatState()] * count][:count]

    def changes(self) -> list[str]:
        """Who has got up from the table or sat down to it since the last time, while it is played at."""
        room, before = self.session.room, self._sat
        if room is None:
            return []
        self._going_on = self._going_on and room.stage == "playing"
        if not self._going_on:
            return []
        self._sat = room.seats
        told = []
        for old, new in zip(before, named(room.seats), strict=False):
            if new.person == old.person:
                continue
            if old.person:
                told.append(say("table-leaves", name=old.name, bot=new.name))
            if new.person and new.person != self.session.person:
                told.append(say("table-comes", name=new.name))
        return told
