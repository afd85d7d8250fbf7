"""Švábí disko: everybody lays a cockroach, the lowest one picks first, equal costumes cancel, the lowest score wins.

The rule ids (S-n, rulings SR-n) are those of the rule book. The game is declared here; what happens in a round is in
turns, why not and what then in hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from shared.engine import ALL_SEATS, Action, Card, Game, Option, Place, Seat, See, Zone
from shared.engine.game import Act, Options
from shared.games.svabi import hints, turns
from shared.games.svabi.position import (
    BOX,
    FACES,
    HID,
    JOZIN_STOCK,
    JOZINS,
    KINGS,
    MIRROR,
    SETS,
    STOCK,
    TIE_ORDER,
    VALUE,
    Position,
    Public,
)


class Svabi(Game[Public]):
    """Three to six seats, two with the dummy Jožin; hidden card and match with the mirror, alone or together."""

    id = "svabi"
    seats = range(2, 7)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "choice": Zone(See.ALL),
        "floor": Zone(See.ALL),
        "col": Zone(See.ALL),
        "hid": Zone(See.OWNER),
        "jozin_stock": Zone(See.NOBODY, pile=True),
        "jozin": Zone(See.ALL),
        "box": Zone(See.ALL),
    }
    options: ClassVar[Mapping[str, Option]] = {
        "variant_hidden": Option(False, (False, True)),
        "variant_match": Option(False, (False, True)),
        "match_games": Option("auto", ("auto", 1, 2, 3, 4, 5, 6), when=lambda o, _: o["variant_match"]),
        "mirror_timing": Option("anytime", ("anytime", "deadline"), when=lambda o, _: o["variant_match"]),
    }
    sealed: ClassVar[Mapping[str, bool]] = {"choose": True, "hide": True}  # S-10, SR-26: that a card is laid is public
    acts: ClassVar[Mapping[str, Act]] = {
        "take": turns.take,
        "take_pair": turns.take_pair,
        "take_all": turns.take_all,
        "take_all_pair": turns.take_all_pair,
        "mirror": turns.mirror,
    }
    Public = Public

    # --- set-up ---

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        cards = {STOCK[seat]: FACES[SETS[seat]][:] for seat in range(seats)}  # S-3
        unused = SETS[seats:]
        if seats == 2:
            cards[JOZIN_STOCK], unused = FACES[JOZINS][:], unused[:-1]  # S-30: he plays one of the six sets
        cards[BOX] = [card for letter in unused for card in FACES[letter]]
        if options["variant_match"]:
            cards[BOX].append(MIRROR)  # S-61: in the first game nobody has it
        return cards

    @staticmethod
    def back(card: Card) -> Card:
        return "?" + (card if card == MIRROR else card[0])

    def setup(self, s: Position) -> None:
        games = s.options["match_games"] if s.options["variant_match"] else 1
        s.set(
            games=s.seats if games == "auto" else games,  # S-60, SR-20
            rounds=12 if s.options["variant_hidden"] else 13,  # S-51
            totals=(0,) * s.seats,
        )
        turns.deal(s)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked  # S-63: never for a mirror that may wait

    legal = staticmethod(turns.legal)
    settle = staticmethod(turns.settle)

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        p = s.public
        ranking = sorted(TIE_ORDER[s.seats][p.tie], key=p.totals.__getitem__)  # S-22, S-66: always one winner
        behind = [s.seats == 2 and p.jozin_total < own for own in p.totals]  # S-36, S-67: Jožin only if strictly lower
        return [1 + ranking.index(seat) + behind[seat] for seat in ALL_SEATS[s.seats]]

    def plausible(self, world: Position) -> bool:
        return not any(card in KINGS for place in HID for card in world.table[place])  # S-50

    # --- for people ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        legal = self.legal(s, seat)
        if s.public.stage in ("choose", "hide"):
            laid = [action for action in legal if action.verb != "mirror"]
            return min(laid, key=lambda action: VALUE[action.card])  # the King is the highest
        return min(legal, key=lambda action: hints.change(s, seat, action))  # so it pairs where it may
