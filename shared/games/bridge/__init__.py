"""Bridge: two partnerships bid how many tricks they will win, one hand is laid open, the best contract-makers win.

The rule ids (B-n, rulings BR-n) are those of the rule book. The game is declared here; what happens in a deal is in
turns, what a contract is worth in scoring, why not and what then in hints; PBN is written and read in pbn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import ClassVar

from shared.engine import Action, Card, Game, Option, Place, PositionError, Seat, See, Zone
from shared.engine.game import Act, Options
from shared.games.bridge import hints, turns
from shared.games.bridge.position import (
    CALL,
    DECK,
    DUMMY,
    FACES,
    HAND,
    LOWEST,
    NAMES,
    OPEN,
    PASS,
    REJECT,
    SEATS,
    TRICK,
    Position,
    Public,
)
from shared.games.bridge.scoring import VULNERABILITIES

BOTS = tuple("".join(n for i, n in enumerate(NAMES) if mask >> i & 1) for mask in range(16))


def chicago(options: Options, seats: int) -> bool:
    """B-70: rounds of four deals."""
    return bool(options["format"] == "chicago")


class Bridge(Game[Public]):
    """Four seats; rounds of four deals, or a single one."""

    id = "bridge"
    seats = range(4, 5)
    zones: ClassVar[Mapping[str, Zone]] = {
        "deck": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "dummy": Zone(See.ALL),
        "open": Zone(See.ALL),  # a claimer's hand; all hands after the deal
        "trick": Zone(See.ALL),
        "last": Zone(See.ALL),
        "won": Zone(See.NOBODY, pile=True),
        "shown": Zone(See.ALL),
    }
    options: ClassVar[Mapping[str, Option]] = {
        "format": Option("chicago", ("chicago", "single")),
        "rounds": Option(1, range(1, 7), when=chicago),
        "vul_cycle": Option("dealer", ("dealer", "nondealer"), when=chicago),
        "single_vul": Option("none", (*VULNERABILITIES, "random"), when=lambda o, seats: not chicago(o, seats)),
        "first_dealer": Option("random", ("random", *NAMES)),
        "passed_out": Option("redeal", ("redeal", "zero")),
        "doubles": Option(True, (True, False)),
        "claims": Option(True, (True, False)),
        "history": Option("last", ("none", "last", "all")),
        "auto_last": Option(True, (True, False)),
        "human_declares": Option(False, (False, True)),
        "dummy_sees": Option("table", ("table", "declarer")),
        # Who is a bot, for B-46 alone; filled in when all have their seats.
        "bots": Option("", BOTS, when=lambda o, _: o["human_declares"], shown=False),
    }
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "four deals": {},
        "one deal": {"format": "single"},
        "with bots": {"human_declares": True},
        "printed": {"doubles": False, "claims": False},
    }
    sealed: ClassVar[Mapping[str, bool]] = {"accept": False, "reject": False}  # B-51: at the same time
    acts: ClassVar[Mapping[str, Act]] = {"call": turns.call, "play": turns.play, "claim": turns.claim}
    Public = Public

    def seated(self, options: Options, bots: Collection[Seat]) -> dict[str, object]:
        return {**options, "bots": "".join(NAMES[seat] for seat in sorted(bots))}  # B-46

    # --- set-up ---

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {DECK: FACES[:]}  # B-2

    def setup(self, s: Position) -> None:
        options = s.options
        first = NAMES.find(options["first_dealer"])  # B-11
        if first < 0:
            first = int(s.chance("first dealer").random() * 4)
        s.set(deals=4 * options["rounds"] if options["format"] == "chicago" else 1, dealer=first)  # B-70
        turns.deal(s)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    legal = staticmethod(turns.legal)
    settle = staticmethod(turns.settle)

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        return [*s.public.totals] * 2 if s.public.stage == "over" else None  # B-70: both partners alike

    def plausible(self, world: Position) -> bool:
        p, table = world.public, world.table
        return not any(
            card[0] in p.voids[seat] for seat in SEATS if p.voids[seat] for card in table[p.lying[seat]]
        )  # B-42: who did not follow had none

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        held = Counter({place: len([*lying]) for place, lying in cards.items()})
        if sum(held.values()) != len(FACES):
            raise PositionError(f"{self.id}: B-2: there are 52 cards, not {sum(held.values())}")
        for seat in SEATS:
            if sum(held[zone[seat]] for zone in (HAND, DUMMY, OPEN, TRICK)) > 13:
                raise PositionError(f"{self.id}: B-10: {NAMES[seat]} holds more than 13 cards")

    # --- for people ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)

    def default(self, s: Position, seat: Seat) -> Action:
        stage = s.public.stage
        if stage == "call":
            return CALL[PASS]  # B-48
        if stage == "claim":
            return REJECT
        plays = [action for action in self.legal(s, seat) if action.verb == "play"]
        return min(plays, key=lambda action: LOWEST[action.card])
