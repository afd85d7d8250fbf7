"""Stopa: everybody lays an animal, the strongest one takes the tracks, most cards taken win.

The comments name the rules of the rule book (ST-n). The game is declared here; what happens is in turns, why not and
what then in hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from shared.engine import ONE_SEAT, Action, Card, Game, Option, Place, Said, Seat, See, Zone
from shared.engine.game import Act, Options
from shared.games.stopa import hints, turns
from shared.games.stopa.position import HAND, NUMBERS, WON, Position, Public


class Stopa(Game[Public]):
    """2 to 6 seats."""

    id = "stopa"
    seats = range(2, 7)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "trail": Zone(See.ALL),
        "won": Zone(See.ALL, pile=True),
    }
    options: ClassVar[Mapping[str, Option]] = {"hand": Option(5, (3, 5))}  # ST-1
    acts: ClassVar[Mapping[str, Act]] = {"lay": turns.lay}
    Public = Public

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {"stock": [number for number in NUMBERS for _ in range(4)]}

    def setup(self, s: Position) -> None:
        s.shuffle("stock")
        for seat in range(s.seats):
            s.draw("stock", HAND[seat], s.options["hand"])
        s.public.first = s.public.asked = int(s.chance("first").random() * s.seats)  # ST-2

    def legal(self, s: Position, seat: Seat) -> list[Action]:
        return turns.legal(s, seat)

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return () if self.scores(s) is not None else ONE_SEAT[s.public.asked]

    def scores(self, s: Position) -> list[int] | None:
        if any(s.table[HAND[seat]] for seat in range(s.seats)) or any(turns.lying(s)):
            return None
        return [len(s.table[WON[seat]]) for seat in range(s.seats)]  # ST-6

    def why(self, s: Position, seat: Seat, action: Action) -> str:
        return hints.why(s, seat, action)

    def preview(self, s: Position, seat: Seat, action: Action) -> list[Said]:
        return hints.preview(s, seat, action)
