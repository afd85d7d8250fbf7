"""Texas Hold'em with one or two packs: fixed, no or pot limit; a number of hands, sit-and-go or an open table.

The rule ids (H-n, rulings HR-n) are those of the rule book. The game is declared here; the course of a hand and of the
session is in turns, options and facts are in position, why not and what then in hints, what hands are worth in hands. A
card is rank and suit, "Td"; in two packs equal faces are equal. Chips are counters: public facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from shared.engine import Action, Card, Game, Option, Place, Seat, See, Zone
from shared.engine.game import Act, Options
from shared.games.holdem import hints, turns
from shared.games.holdem.hands import FACES
from shared.games.holdem.position import (
    CHECK,
    DECK,
    FOLD,
    LEAVE,
    OPTIONS,
    PRESETS,
    SEATS,
    TO_MUCK,
    Position,
    Public,
    check_options,
    check_position,
)


class Holdem(Game[Public]):
    """Two to ten seats, everyone alone."""

    id = "holdem"
    seats = SEATS
    zones: ClassVar[Mapping[str, Zone]] = {
        "deck": Zone(See.NOBODY, pile=True),
        "pocket": Zone(See.OWNER),
        "open": Zone(See.ALL),  # a pocket that was shown
        "board": Zone(See.ALL),
        "muck": Zone(See.NOBODY, pile=True),
    }
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    presets = PRESETS
    acts: ClassVar[Mapping[str, Act]] = {
        "fold": turns.fold,
        "check": turns.check,
        "call": turns.call,
        "bet": turns.bet,
        "raise_to": turns.bet,
        "end_session": turns.close,
        "show": turns.show,
        "muck": turns.muck,
        "rebuy": turns.rebuy,
        "leave": turns.leave,
    }
    Public = Public

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {DECK: FACES * (1 if options["deck"] == "one" else 2)}  # H-1

    def check(self, seats: int, options: Options) -> None:
        check_options(options)

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        check_position(s.seats, cards)

    def setup(self, s: Position) -> None:
        button = int(s.chance("button").random() * s.seats)  # H-21
        turns.sit_down(s, (s.options["stack"],) * s.seats, button)  # H-3
        turns.start_hand(s)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    legal = staticmethod(turns.legal)

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        p, stack = s.public, s.options["stack"]
        if p.stage != "over":
            return None
        return [chips - stack * (1 + rebuys) for chips, rebuys in zip(p.stacks, p.rebuys, strict=True)]  # H-80

    def places(self, s: Position) -> list[int]:
        if s.options["session"] != "sitngo":
            return super().places(s)
        p = s.public
        ranking = [(hand or p.hand + 1, had) for hand, had in zip(p.out, p.out_with, strict=True)]  # H-81
        return [1 + sum(other > own for other in ranking) for own in ranking]

    # --- for people ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        if s.public.stage == "bet":  # H-43
            return CHECK if CHECK in self.legal(s, seat) else FOLD
        return TO_MUCK if s.public.stage == "show" else LEAVE
