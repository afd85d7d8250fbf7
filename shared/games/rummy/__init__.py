"""Rummy: draw, lay groups, discard; who discards the last card closes. Classic, robber, Vienna, and with knocking.

The rule ids (RU-n, rulings RUR-n) are those of the rule book. The game is declared here; a deal is in deals, a turn in
turns, what a group is in melds, laying in steps, robbing the table in robber, Vienna's knock in vienna, why not and
what then in hints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from shared.engine import (
    ALL_SEATS,
    Action,
    Card,
    Game,
    Option,
    OptionError,
    Place,
    PositionError,
    Seat,
    See,
    Zone,
    owner,
    zone,
)
from shared.engine.game import Act, Options
from shared.games.rummy import deals, hints, turns
from shared.games.rummy.position import (
    CANCEL_TAKE,
    CLEAR,
    DISCARD,
    ID,
    JOKER,
    LEAVE,
    MELD_AT,
    PACK,
    PASS,
    STOCK,
    Position,
    Public,
    counted,
    robs,
)
from shared.games.rummy.robber import untouched
from shared.games.rummy.steps import tentative


def lays(options: Options, seats: int) -> bool:
    """RU-80: in Vienna nothing is laid in play."""
    return bool(options["variant"] != "vienna")


class Rummy(Game[Public]):
    """Two to six seats, each for itself."""

    id = "rummy"
    seats = range(2, 7)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "discard": Zone(See.ALL, pile=True),  # RUR-16
        "hand": Zone(See.OWNER),
        "meld": Zone(See.ALL),
        "draft": Zone(See.OWNER, within="hand"),  # RU-21: own cards of a new group
        "add": Zone(See.OWNER, within="hand"),  # own cards beside a group of the table
        "swap": Zone(See.OWNER, within="hand"),  # own cards in the places of jokers
        "work": Zone(See.ALL),  # cards of the table in a new group
        "loose": Zone(See.ALL),  # cards of the table in the air
        "shown": Zone(See.ALL),  # the hands at the end of a deal
    }
    options: ClassVar[Mapping[str, Option]] = {
        "variant": Option("classic", ("classic", "robber", "vienna", "knock")),
        "deal_size": Option(12, (8, 10, 12, 13), tried=(8, 12), when=lays),
        "first_lay": Option(40, (0, 30, 40, 50), tried=(0, 40), when=lays),
        "flush_close": Option(True, (True, False), when=lays),
        "double_close": Option("flush", ("flush", "any_from_hand"), when=lays),
        "ace_hand": Option(10, (10, 1)),
        "turnover": Option("as_is", ("as_is", "shuffle")),
        "max_turnovers": Option(3, range(1, 10), tried=(1,)),
        "knock_priority": Option(
            "turn_first", ("turn_first", "knock_first"), when=lambda o, seats: o["variant"] == "knock" and seats > 2
        ),
        "match": Option("elimination", ("elimination", "evening", "single")),
        "limit": Option(
            "auto", ("auto", 50, 100, 101, 200), tried=("auto", 50), when=lambda o, _: o["match"] == "elimination"
        ),
        "evening_deals": Option(8, range(1, 31), tried=(1, 2), when=lambda o, _: o["match"] == "evening"),
    }
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "printed": {},
        "robber": {"variant": "robber"},
        "vienna": {"variant": "vienna"},
        "knock": {"variant": "knock"},
        "quick": {"match": "single", "deal_size": 10, "first_lay": 30},
        "evening": {"match": "evening"},
    }
    sealed: ClassVar[Mapping[str, bool]] = {
        **dict.fromkeys(("leave", "wish", "claim", "pass"), False),  # RU-91
        "continue": True,
    }
    acts: ClassVar[Mapping[str, Act]] = {
        **dict.fromkeys(("stage", "lift", "arrange", "swap"), turns.arrange),
        "clear": turns.put_back,
        "lay": turns.lay,
        "draw_stock": turns.draw_stock,
        **dict.fromkeys(("take_discard", "take"), turns.take),
        "cancel_take": turns.cancel_take,
        "discard": turns.discard,
        "close_flush": turns.close_flush,
        "close": turns.close_vienna,
        "knock": turns.knock,
    }
    Public = Public

    def check(self, seats: int, options: Options) -> None:
        if options["variant"] == "vienna" and options["deal_size"] in (8, 13):
            raise OptionError(f"rummy: deal_size cannot be {options['deal_size']} in vienna, which deals 10 (RU-80)")

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {STOCK: [*PACK, *[JOKER] * (2 if options["variant"] == "vienna" else 4)]}  # RU-1

    # --- set-up of a deal ---

    def setup(self, s: Position) -> None:
        none = (0,) * s.seats
        dealer = int(s.chance("dealer").random() * s.seats)  # RU-30
        s.set(dealer=dealer, active=ALL_SEATS[s.seats], totals=none, out=none)
        deals.deal(s)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    legal = staticmethod(turns.legal)
    settle = staticmethod(turns.settle)

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        p = s.public
        keys = [(deal or p.deal + 1, total) for deal, total in zip(p.out, p.totals, strict=True)]  # RU-110
        return [1 + sum(other > own for other in keys) for own in keys]

    # --- for people ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        p = s.public
        if p.stage == "claim":
            return LEAVE if seat == p.paw else PASS
        if p.stage not in ("play", "end"):
            return self.legal(s, seat)[0]
        if p.must:
            return CANCEL_TAKE  # RU-59
        if p.stage == "play" and (not untouched(s, seat) if robs(s, seat) else tentative(s, seat)):
            return CLEAR
        worth = counted(s)
        discards = [action for action in self.legal(s, seat) if action.verb == "discard"]
        return min(discards, key=lambda a: (a.card == JOKER, -worth[a.card], ID[a.card]))  # RU-59

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        for place, lying in cards.items():
            kind = zone(place)
            if kind == "meld":
                if place not in MELD_AT:
                    raise PositionError(f"rummy: there is no place {place!r} (RU-20)")
            elif kind not in (STOCK, DISCARD) and owner(place) not in range(s.seats):
                raise PositionError(f"rummy: there is no place {place!r} with {s.seats} seats (RU-2)")
            if kind in ("meld", "draft") and s.options["variant"] == "vienna" and [*lying]:
                raise PositionError(f"rummy: nothing lies at {place!r} in vienna (RU-80)")
