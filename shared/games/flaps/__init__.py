"""FLAPS: shed all cards first; fours are laid out of turn, and each of seven levels adds cards with new rules.

The rule ids (FL-n, rulings R-n) are those of the rule book. The game is declared here. One module per card family says
what its cards do and ask; `families` puts that together, laying has what happens whenever a card is laid, deals a deal
from the shuffle to its points, cards all that is fixed about the cards, hints why not and what then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from shared.engine import ALL_SEATS, Action, Card, Game, Option, OptionError, Place, Seat, See, Zone
from shared.engine.game import Act, Options
from shared.games.flaps import fours, hints, minigames
from shared.games.flaps.cards import BOX, STOCK, deck
from shared.games.flaps.deals import ONE_PACK, climbs, open_match, packs_of
from shared.games.flaps.families import POINTS, play
from shared.games.flaps.laying import UNSAID, interrupt, interrupts
from shared.games.flaps.position import Position, Public

SWITCH = (False, True)
TARGETS = {"wins": range(1, 11), "deals": range(1, 25), "points": range(1, 501)}


def matches(options: Options, seats: int) -> bool:
    """FL-642: whether there is more than one deal."""
    return bool(options["match"] != "single")


def highest(options: Options) -> int:
    """The highest level that can be played."""
    return 7 if climbs(options) else int(options["level"])


class Flaps(Game[Public]):
    """Two to eight seats with one pack, up to twelve with two; levels 1 to 7; one deal or a match."""

    id = "flaps"
    seats = range(2, 13)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "discard": Zone(See.ALL),
        "hand": Zone(See.OWNER),
        "laid": Zone(See.OWNER),
        "bared": Zone(See.ALL),  # shown in a mini-game, and the hands at the end of a deal
        "mystery": Zone(See.NOBODY, pile=True),
        "down": Zone(See.NOBODY, pile=True),
        "up": Zone(See.ALL),
        "peek": Zone(See.OWNER, pile=True),  # one card at a time, which all can follow: who knew it still knows it
        "strip": Zone(See.OWNER),
        "bare": Zone(See.ALL),
        "box": Zone(See.ALL),  # cards of higher levels
    }
    options: ClassVar[Mapping[str, Option]] = {
        "level": Option(1, range(1, 8), tried=(1, 4, 7)),
        "ladder": Option(False, SWITCH, when=matches),
        "packs": Option("auto", ("auto", 1, 2), tried=("auto", 2), when=lambda _, seats: seats <= ONE_PACK),
        "l5_seventh": Option("solve", ("solve", "none"), when=lambda o, _: highest(o) >= 5),
        "last_card": Option("catch", ("catch", "referee", "auto")),
        "flap_mode": Option("race", ("race", "sealed")),
        "flap_seconds": Option(5, (0, *range(3, 16)), tried=(5,)),
        "mf_is_flap": Option(True, SWITCH),
        "starter_effect": Option("none", ("none", "numbers")),
        "draw_then_play": Option(False, SWITCH),
        "stock_out": Option("end", ("end", "reshuffle"), tried=("end",)),
        "petr_follow": Option("beneath", ("beneath", "any"), when=lambda o, _: highest(o) >= 2),
        "memory_aid": Option(False, SWITCH, tried=(False,)),
        "match": Option("single", ("single", "wins", "points", "deals"), tried=("single", "points", "deals")),
        "match_target": Option("auto", ("auto", *range(1, 25), *range(25, 501, 25)), tried=(1, 2), when=matches),
    }
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "printed": {},
        "kiosk": {"flap_mode": "sealed", "last_card": "auto"},
        "ladder": {"match": "deals", "match_target": 7, "ladder": True},
        "evening": {"match": "points", "match_target": 100},
    }
    sealed: ClassVar[Mapping[str, bool]] = {"pass": False, "commit": False, "lay": True}  # FL-111
    acts: ClassVar[Mapping[str, Act]] = {"play": play, "say_last": interrupt, "catch": interrupt}  # at every stage
    Public = Public

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        packs, seventh = packs_of(seats, options["packs"]), options["l5_seventh"] == "solve"
        first = list(deck(options["level"], packs, seventh))
        if not climbs(options):
            return {STOCK: first}
        later = list(deck(7, packs, seventh))
        for card in first:
            later.remove(card)
        return {STOCK: first, BOX: later}

    def setup(self, s: Position) -> None:
        open_match(s)

    def check(self, seats: int, options: Options) -> None:
        if options["packs"] == 1 and seats > ONE_PACK:
            raise OptionError(f"flaps: packs cannot be 1 with {seats} seats (R-41)")
        match, target = options["match"], options["match_target"]
        if target != "auto" and match != "single" and target not in TARGETS[match]:
            low, high = TARGETS[match][0], TARGETS[match][-1]
            raise OptionError(f"flaps: match_target of {match} is {low} to {high}, not {target} (FL-642)")

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    def legal(self, s: Position, seat: Seat) -> list[Action]:
        p = s.public
        found = POINTS[p.stage].legal(s, seat) if seat in p.asked else []
        if UNSAID[0] in p.calls or UNSAID[1] in p.calls:
            return found + interrupts(s, seat)
        return found

    def apply(self, s: Position, seat: Seat, action: Action) -> None:
        act = self.acts.get(action.verb) or POINTS[s.public.stage].act
        act(s, seat, action)

    def settle(self, s: Position, answers: Mapping[Seat, Action]) -> None:
        if s.public.stage == "flap":
            fours.settle(s, answers)
        else:
            minigames.settle(s, answers)

    def default(self, s: Position, seat: Seat) -> Action:
        return POINTS[s.public.stage].default(s, seat)

    # --- the result ---

    def scores(self, s: Position) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        if s.options["match"] == "single":
            winners = s.public.winners
            return [1 if seat in winners else 1 + len(winners) for seat in ALL_SEATS[s.seats]]
        return super().places(s)

    # --- for hints ---

    why = staticmethod(hints.why)
    preview = staticmethod(hints.preview)
