"""Kořist: lay cards of one value, capture the layers they beat, hold few cards when it ends.

The comments name the rules of the rule book (K-n) and its rulings (KR-n). The game is declared here; what happens
in a turn is in turns, what may be asked about a position in position, why not and what then in hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from shared.engine import Action, Card, Game, Option, OptionError, Place, Seat, See, Starter, Zone
from shared.engine.game import Act, Options
from shared.games.korist import hints, turns
from shared.games.korist.position import ASKED, JOKER, LEAVE, NUMBERS, PASS, Position, Public, ranking


class Korist(Game[Public]):
    """2 to 5 seats; two always play the duel (K-70)."""

    id = "korist"
    seats = range(2, 6)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "layer": Zone(See.ALL),  # KR-15
        "loot": Zone(See.ALL),
        "supply": Zone(See.ALL, pile=True),
        "discard": Zone(See.ALL),  # KR-14
        "shadow": Zone(See.ALL),
        "left": Zone(See.ALL),  # hands at the end of a deal
        "box": Zone(See.ALL),  # the duel's four jokers before the deal
    }
    options: ClassVar[Mapping[str, Option]] = {
        "ruleset": Option("basic", ("basic", "advanced", "expert")),
        "ones_scope": Option("sets", ("sets", "single"), when=lambda o, _: o["ruleset"] == "expert"),  # KR-17
        "shadow_match": Option("exact", ("exact", "part"), when=lambda _, seats: seats == 2),  # KR-22
        "shadow_capture": Option("must", ("must", "may"), when=lambda _, seats: seats == 2),  # KR-23
        "start": Option("random", ("random", "host")),  # KR-2
        "first": Option(0, range(5), when=lambda o, _: o["start"] == "host", shown=False),
        "deals": Option(1, (1, 2, 3, 4, 5, "players")),  # K-80
    }
    starter = Starter("start", lot="random", picked="host", seat="first", fact="first")
    acts: ClassVar[Mapping[str, Act]] = {
        "lay": turns.lay,
        "take": turns.take,
        "leave": turns.leave,
        "return": turns.take_back,
        "discard": turns.discard,
        "draw": turns.draw,
        "pass": turns.decline_draw,
        "shadow": turns.capture_shadow,
        "decline": turns.decline_shadow,
    }
    Public = Public

    def check(self, seats: int, options: Options) -> None:
        if options["first"] >= seats:
            raise OptionError(f"{self.id}: first must be one of the {seats} seats, not {options['first']}")

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        numbers = [number for number in NUMBERS for _ in range(8)]
        if seats == 2:  # K-71
            return {"stock": [*numbers, JOKER], "box": [JOKER] * 4}
        return {"stock": [*numbers, *[JOKER] * 5]}

    def setup(self, s: Position) -> None:
        nothing = (0,) * s.seats
        s.public.totals = s.public.held = nothing
        picked = self.starter.chosen(s.options)
        turns.deal(s, 1, int(s.chance("first").random() * s.seats) if picked is None else picked)  # K-4

    legal = staticmethod(turns.legal)

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return ASKED[s.public.asked]

    def scores(self, s: Position) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        return ranking(s.public.totals, s.public.held)

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        """The lowest single card, the stock before the supply, the lowest shadow group; else what changes least."""
        return {"take": LEAVE, "may_draw": PASS}.get(s.public.stage) or self.legal(s, seat)[0]
