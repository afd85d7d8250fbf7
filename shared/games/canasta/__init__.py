"""Canasta: groups of equal ranks grow to seven cards, a natural pair takes the pile, one card remains for closing.

The rule ids (CA-n, rulings CAR-n) are those of the rule book. The game is declared here; a deal is in deals, a turn in
turns, the groups in melds, the points in score, why not and what then in hints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

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
from shared.games.canasta import deals, hints, turns
from shared.games.canasta.melds import arranged
from shared.games.canasta.position import (
    BLACK,
    CANCEL,
    CLEAR,
    CLOSING,
    DRAW_STOCK,
    END_DEAL,
    GROUP,
    GROUP_AT,
    HAND,
    ID,
    OFFER,
    PACK,
    PAIR,
    RANKS,
    REDS,
    SIDES,
    STOCK,
    VALUE,
    WILDS,
    Position,
    Public,
    side_of,
)


class Canasta(Game[Public]):
    """Two, three and five seats each for itself, four and six in pairs; deal after deal to the target."""

    id = "canasta"
    seats = range(2, 7)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "packet": Zone(See.NOBODY, pile=True),
        "cut_view": Zone(See.ALL),
        "discard": Zone(See.ALL, pile=True),
        "hand": Zone(See.OWNER),
        "offer": Zone(See.OWNER),
        "staged": Zone(See.OWNER, within="hand"),  # CA-11
        "pair": Zone(See.OWNER, within="hand"),  # CA-11: shown for a claimed pile, until that is confirmed
        "meld": Zone(See.ALL),
        "red3": Zone(See.ALL),
        "closing": Zone(See.OWNER),
        "shown": Zone(See.ALL),  # the hands at the end of a deal
    }
    options: ClassVar[Mapping[str, Option]] = {
        "packs": Option("auto", ("auto", 2, 3), when=lambda _, seats: seats > 4),
        "deal_three": Option(13, (13, 15), when=lambda _, seats: seats == 3),
        "draw_two": Option(False, (False, True), when=lambda _, seats: seats == 2),
        "first_player": Option("dealer", ("dealer", "left_of_dealer")),
        "cut_bonus": Option(True, (True, False)),
        "opening_rounds": Option(3, (0, 1, 2, 3), tried=(0, 3)),
        "wild_block": Option("full_round", ("full_round", "until_discarder")),
        "from_hand_scope": Option("player", ("player", "side"), when=lambda _, seats: SIDES[seats] < seats),
        "target": Option(10_000, (3000, 5000, 10_000), tried=(3000, 10_000)),
        "deals": Option(0, (0, 1, 2, 3, 4, 6, 8), tried=(1, 2)),  # at most so many; 0: until the target
    }
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "printed": {},
        "short": {"target": 3000},
        "customary": {"first_player": "left_of_dealer", "wild_block": "until_discarder", "cut_bonus": False},
        "one_deal": {"deals": 1, "opening_rounds": 1},
    }
    sealed: ClassVar[Mapping[str, bool]] = {"continue": True}
    acts: ClassVar[Mapping[str, Act]] = {
        "cut": deals.cut,
        "done": deals.done,
        "keep": turns.keep,
        "reject": turns.reject,
        "draw_stock": turns.draw_stock,
        "claim_pile": turns.claim_pile,
        "confirm_pile": turns.confirm_pile,
        "cancel_pile": turns.clear,
        "stage": turns.stage,
        "unstage": turns.unstage,
        "clear": turns.clear,
        "lay": turns.lay,
        "discard": turns.discard,
        "close": turns.close,
        "end_deal": turns.do_without,
    }
    Public = Public

    def check(self, seats: int, options: Options) -> None:
        if options["packs"] == 3 and seats < 5:
            raise OptionError("canasta: packs cannot be 3 with fewer than 5 seats (CAR-1)")
        if options["draw_two"] and seats != 2:
            raise OptionError("canasta: draw_two is for 2 seats only (CA-90)")

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        packs = options["packs"]
        return {STOCK: PACK * ((2 if seats < 5 else 3) if packs == "auto" else packs)}  # CA-1, CAR-1

    # --- set-up of a deal ---

    def setup(self, s: Position) -> None:
        dealer = int(s.chance("dealer").random() * s.seats)  # CA-20
        s.set(dealer=dealer, totals=(0,) * SIDES[s.seats])
        deals.shuffle(s)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    legal = staticmethod(turns.legal)
    settle = staticmethod(deals.settle)

    def mend(self, world: Position) -> None:
        """CA-36: nobody holds a red three, so those that were not seen are in the stock."""
        if world.public.stage in ("cut", "cut_keep"):
            return  # CA-22: a kept one lies in the hand until the deal
        table, random = world.table, world.chance().random
        stock = table[STOCK]
        free = [at for at in range(len(stock)) if stock[at] not in REDS]
        unknown = [at for at in free if at > 2] or free  # CA-22: the last three may have been seen at the cut
        for place in (*HAND, *OFFER, *CLOSING):
            cards = table[place]
            for at, card in enumerate(cards):
                if card in REDS and unknown:
                    into = unknown.pop(int(random() * len(unknown)))
                    cards[at], stock[into] = stock[into], card

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        p = s.public
        return [p.totals[side_of(s, seat)] for seat in ALL_SEATS[s.seats]] if p.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        totals = s.public.totals
        ranks = [1 + sum(other > own for other in totals) for own in totals]  # CA-81
        return [ranks[side_of(s, seat)] for seat in ALL_SEATS[s.seats]]

    # --- for people ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        p, table = s.public, s.table
        if p.stage == "cut":
            return Action("cut", "", STOCK, str(len(table[STOCK]) // 2))
        if p.stage == "draw":
            if table.get(PAIR[seat]):
                return CANCEL
            return DRAW_STOCK if table[STOCK] else END_DEAL
        if p.stage == "play":
            if arranged(table, seat):
                return CLEAR  # CA-57
            return min(self.legal(s, seat), key=cheapest)
        return self.legal(s, seat)[0]  # keep, continue

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        for place, lying in cards.items():
            kind = zone(place)
            owners = SIDES[s.seats] if kind in ("meld", "red3") else s.seats
            if kind != place and owner(place) not in range(owners):
                raise PositionError(f"canasta: there is no place {place!r} with {s.seats} seats (CA-5)")
            if kind in ("meld", "staged"):
                self._check_group(place, lying)
            elif kind in ("discard", "pair", "closing") and not REDS.isdisjoint(lying):
                raise PositionError(f"canasta: a red three cannot lie in {place!r} (CA-3)")

    def _check_group(self, place: Place, lying: Iterable[Card]) -> None:
        group = GROUP_AT.get(place)
        if group is None:
            raise PositionError(f"canasta: there is no group {place!r} (CA-10)")
        strange = [card for card in lying if card not in WILDS and GROUP[card] != group]
        if strange:
            raise PositionError(f"canasta: {strange[0]} cannot lie in {place!r} (CA-42)")


def cheapest(action: Action) -> tuple[int, int, int]:
    """CA-57: what the clock discards first; to stage is no discard."""
    card = action.card
    if action.verb == "stage":
        return (1000, 0, 0)
    order = 0 if GROUP[card] in RANKS else 1 if GROUP[card] == BLACK else 2  # a joker is dearer than a two anyway
    return (VALUE[card], order, ID[card])
