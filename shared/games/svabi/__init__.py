"""Švábí disko: everybody lays a cockroach, the lowest one picks first, equal costumes cancel, the lowest score wins.

The rule ids (S-n, rulings SR-n) are those of the rule book. A card is a set and a number: "A7" is the 7 of seat 0,
"Z13" is Jožin's King. Places, values and actions are looked up in tables because bots play this file by the million.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import add
from typing import ClassVar

from shared.engine import Action, Card, Game, Option, Place, Said, Seat, See, State, Zone
from shared.engine.game import Options
from shared.engine.match import UNKNOWN_ACTION

SETS, JOZINS = "ABCDEF", "Z"
MIRROR, FLOOR, BOX, JOZIN, JOZIN_STOCK = "mirror", "floor", "box", "jozin", "jozin_stock"
NOBODY: Seat = -1  # who says what no seat did: Jožin, the clockwork of the rounds
STOCK, HAND, CHOICE, COL, HID = (
    tuple(f"{zone}:{seat}" for seat in range(6)) for zone in ("stock", "hand", "choice", "col", "hid")
)

FACES = {letter: [f"{letter}{number}" for number in range(1, 14)] for letter in SETS + JOZINS}
VALUE = {card: int(card[1:]) for cards in FACES.values() for card in cards}  # S-1
EQUAL = {card: frozenset(c for c in VALUE if VALUE[c] == VALUE[card] and c != card) for card in VALUE}  # S-1
KINGS = frozenset(card for card in VALUE if VALUE[card] == 13)
VALUE[MIRROR], EQUAL[MIRROR] = 0, frozenset()  # S-64: no value, no costume

CHOOSE = {card: Action("choose", card) for card in VALUE}
HIDE = {card: Action("hide", card) for card in VALUE}
TAKE = {card: Action("take", card, FLOOR) for card in VALUE}
TAKE_PAIR = {card: Action("take_pair", card, FLOOR) for card in VALUE}
TAKE_ALL, TAKE_ALL_PAIR = Action("take_all"), Action("take_all_pair")
USE_MIRROR = {place: {card: Action("mirror", card, place) for card in VALUE} for place in (*COL, *HID)}
choose, take = CHOOSE.__getitem__, TAKE.__getitem__
ACTIONS = {
    TAKE_ALL,
    TAKE_ALL_PAIR,
    *(action for table in (CHOOSE, HIDE, TAKE, TAKE_PAIR, *USE_MIRROR.values()) for action in table.values()),
}

ALL = tuple(tuple(range(seats)) for seats in range(7))
ONE = tuple((seat,) for seat in range(6))
# S-7: [seats][holder of the tie card] -> all seats clockwise from the holder; S-20: the other way, the holder last.
TIE_ORDER = tuple(tuple(tuple((tie + i) % n for i in range(n)) for tie in range(n)) for n in range(7))
LAST_ORDER = tuple(tuple(order[::-1][:-1] + order[:1] for order in orders) for orders in TIE_ORDER)


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "choose"  # hide, choose, pick, king, mirror, over
    asked: tuple[Seat, ...] = ()  # who must act now
    game: int = 1
    games: int = 1
    round: int = 1
    rounds: int = 13  # the last one is picked without choosing
    tie: Seat = 0  # who holds the tie card
    order: tuple[Seat, ...] = ()  # who takes in this round, first to last
    tied: tuple[Seat, ...] = ()  # of these, for whom the tie order decided
    mirror_holder: Seat | None = None
    totals: tuple[int, ...] = ()  # over the finished games
    jozin_total: int = 0
    results: tuple[tuple[int, ...], ...] = ()  # of each finished game; with two seats Jožin's comes last


Disco = State[Public]


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
        "match_games": Option("auto", ("auto", 1, 2, 3, 4, 5, 6)),
        "mirror_timing": Option("anytime", ("anytime", "deadline")),
    }
    sealed: ClassVar[Mapping[str, bool]] = {"choose": True, "hide": True}  # S-10, SR-26: that a card is laid is public
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

    def setup(self, s: Disco) -> None:
        games = s.options["match_games"] if s.options["variant_match"] else 1
        s.set(
            games=s.seats if games == "auto" else games,  # S-60, SR-20
            rounds=12 if s.options["variant_hidden"] else 13,  # S-51
            totals=(0,) * s.seats,
        )
        self._deal(s)

    def _deal(self, s: Disco) -> None:
        """Set up one game."""
        seats, game, hidden = s.seats, s.public.game, s.options["variant_hidden"]
        stocks = (*STOCK[:seats], JOZIN_STOCK) if seats == 2 else STOCK[:seats]  # S-31, SR-13
        s.shuffle(*stocks, label=f"game {game}")  # S-3
        for stock in stocks:
            self._turn_up(s, stock)
        values = [VALUE[card] for card in s.table[FLOOR][:seats]]  # S-31: Jožin's card is ignored
        lowest = [seat for seat in ALL[seats] if values[seat] == min(values)]  # S-5
        tie = lowest[0]
        if len(lowest) > 1:
            tie = lowest[int(s.chance(f"game {game} tie").random() * len(lowest))]  # SR-2
        s.say(tie, "tie_card")
        for seat in ALL[seats]:
            s.draw(STOCK[seat], HAND[seat], 4 if hidden else 3)  # S-6, S-50
        s.set(stage="hide" if hidden else "choose", asked=ALL[seats], round=1, tie=tie, order=(), tied=())

    def _turn_up(self, s: Disco, stock: Place) -> None:
        s.draw(stock, FLOOR)  # S-4
        card = s.table[FLOOR][-1]
        if card in KINGS:
            s.say(NOBODY, "king_goes_back", card)
            s.draw(stock, FLOOR)
            s.move(card, FLOOR, stock)
            s.shuffle(stock, label=f"game {s.public.game} {stock} again")  # SR-3: it may be drawn at once

    # --- decisions ---

    def awaited(self, s: Disco) -> tuple[Seat, ...]:
        return s.public.asked  # S-63: never for a mirror that may wait

    def legal(self, s: Disco, seat: Seat) -> list[Action]:
        p, table = s.public, s.table
        if p.stage == "choose":
            chooses = [*map(choose, table[HAND[seat]])]  # S-10
            if p.mirror_holder == seat and s.options["mirror_timing"] == "anytime":
                chooses += self._mirrors(s, seat)  # S-63
            return chooses
        if seat not in p.asked:
            return []
        if p.stage == "pick":
            takes = [*map(take, table[FLOOR])]  # S-11
            return takes + self._pairs(s, seat) if table.get(HID[seat]) else takes
        if p.stage == "hide":
            return [HIDE[card] for card in table[HAND[seat]] if card not in KINGS]  # S-50
        if p.stage == "mirror":
            return self._mirrors(s, seat)  # S-62
        return [TAKE_ALL, TAKE_ALL_PAIR] if self._king_may_pair(s, seat) else [TAKE_ALL]  # S-55

    def _pairs(self, s: Disco, seat: Seat) -> list[Action]:
        equal = EQUAL[s.table[HID[seat]][0]]
        if not equal.isdisjoint(s.table[COL[seat]]):
            return []  # SR-17: the open partner goes first
        return [TAKE_PAIR[card] for card in s.table[FLOOR] if card in equal]  # S-54

    def _mirrors(self, s: Disco, seat: Seat) -> list[Action]:
        places = (COL[seat], HID[seat])  # S-65: the hidden card is a card of the collection
        return [USE_MIRROR[place][card] for place in places for card in s.table[place] if card != MIRROR]

    def _king_may_pair(self, s: Disco, seat: Seat) -> bool:
        equal = EQUAL[s.table[HID[seat]][0]]
        taken = sum(card in equal for card in s.table[FLOOR])
        owned = sum(card in equal for card in s.table[COL[seat]])
        return taken > 0 and (taken + owned) % 2 == 1  # S-55: after S-12 one open card of that value remains

    def settle(self, s: Disco, answers: Mapping[Seat, Action]) -> None:
        if s.public.stage == "choose":
            self._reveal(s, answers)
            return
        for seat, action in answers.items():
            s.move(action.card, HAND[seat], HID[seat])  # S-50
        s.set(stage="choose")

    def apply(self, s: Disco, seat: Seat, action: Action) -> None:
        verb = action.verb
        if verb == "take":
            self._pick(s, seat, action.card)
        elif verb == "take_pair":
            self._pick(s, seat, action.card, with_hidden=True)
        elif verb == "mirror":
            self._use_mirror(s, seat, action.card, action.place)
            if s.public.stage == "mirror":
                self._next_round(s)
        else:
            self._take_all(s, seat)
            if verb == "take_all_pair":
                self._discard_hidden(s, seat)
            self._end_round(s)

    # --- a round ---

    def _reveal(self, s: Disco, answers: Mapping[Seat, Action]) -> None:
        p, values = s.public, list[int]()
        for seat, (_, card, _, _) in answers.items():
            s.move(card, HAND[seat], CHOICE[seat])  # S-10: all are turned up together
            values.append(VALUE[card])
        order = tuple(sorted(TIE_ORDER[s.seats][p.tie], key=values.__getitem__))  # S-11: equal ones by tie order
        if 13 in values:
            self._king(s, [seat for seat in order if values[seat] == 13])
            return
        tied: tuple[Seat, ...] = ()
        if len({*values}) < len(values):
            tied = tuple(seat for seat in order if values.count(values[seat]) > 1)
        s.say(NOBODY, "picking_order", order, tied)
        p.stage, p.asked, p.order, p.tied = "pick", ONE[order[0]], order, tied

    def _king(self, s: Disco, kings: list[Seat]) -> None:
        seat = kings[0]  # S-13, SR-7: the first by tie order, the others get nothing
        s.say(seat, "king", *kings[1:])
        if s.table.get(HID[seat]):
            s.set(stage="king", asked=ONE[seat], order=ONE[seat])  # S-57: a real decision
        else:
            self._take_all(s, seat)  # S-13: he must
            self._end_round(s)

    def _pick(self, s: Disco, seat: Seat, card: Card, with_hidden: bool = False) -> None:
        own = COL[seat]
        s.say(seat, "took", card)
        s.move(card, FLOOR, own)  # S-11
        if not EQUAL[card].isdisjoint(s.table[own]):
            (other,) = EQUAL[card].intersection(s.table[own])  # S-12: never more than one of a value
            self._discard(s, seat, own, other, card)
        if with_hidden:
            self._discard_hidden(s, seat)
        order = s.public.order
        if seat == order[-1]:
            self._end_round(s)
        else:
            s.public.asked = ONE[order[order.index(seat) + 1]]

    def _take_all(self, s: Disco, seat: Seat) -> None:
        s.say(seat, "took_all", *s.table[FLOOR])
        s.sweep(FLOOR, COL[seat])  # S-13; SR-6: his own card is not among them
        self._discard_pairs(s, seat, COL[seat])  # SR-8: by parity

    def _discard_pairs(self, s: Disco, seat: Seat, place: Place) -> None:
        single: dict[int, Card] = {}
        for card in s.table[place][:]:  # S-12, SR-9: at once, compulsory
            other = single.pop(VALUE[card], "")
            if other:
                self._discard(s, seat, place, other, card)
            else:
                single[VALUE[card]] = card

    def _discard(self, s: Disco, seat: Seat, place: Place, one: Card, other: Card) -> None:
        s.say(seat, "pair", one, other)
        s.move(one, place, BOX)  # SR-10
        s.move(other, place, BOX)

    def _discard_hidden(self, s: Disco, seat: Seat) -> None:
        """Discard the hidden card and its open partner."""
        hidden = s.table[HID[seat]][0]
        partner = next(card for card in s.table[COL[seat]] if card in EQUAL[hidden])
        s.move(partner, COL[seat], BOX)  # S-54, S-55
        s.move(hidden, HID[seat], BOX)
        s.say(seat, "hidden_pair", partner, hidden)  # after the move: narration never runs ahead of what was shown

    def _end_round(self, s: Disco) -> None:
        p, table = s.public, s.table
        if table[FLOOR]:  # S-32, S-35; SR-12: not after a King, who leaves nothing
            s.say(NOBODY, "jozin_took", *table[FLOOR])
            s.sweep(FLOOR, JOZIN)
            self._discard_pairs(s, NOBODY, JOZIN)
        if p.round == p.rounds:
            self._score(s)
            return
        for seat in ALL[s.seats]:
            s.draw(CHOICE[seat], FLOOR)  # S-16
        if s.seats == 2:
            s.draw(JOZIN_STOCK, FLOOR)  # S-34: a 13 has no effect
        holder = p.mirror_holder
        if holder is not None and len(table[STOCK[holder]]) == 1:  # S-62, SR-28: before any seat draws
            if self._mirrors(s, holder):
                s.set(stage="mirror", asked=ONE[holder], order=(), tied=())
                return
            s.say(holder, "mirror_lost")
            self._give_up_mirror(s, holder)
        self._next_round(s)

    def _next_round(self, s: Disco) -> None:
        p, seats = s.public, s.seats
        for seat in ALL[seats]:
            s.draw(STOCK[seat], HAND[seat])  # S-16; S-17, S-52: until the stock is empty
        if p.round + 1 < p.rounds:
            if p.round + 2 == p.rounds:
                s.say(NOBODY, "forced_cards")  # S-17
            p.stage, p.asked, p.round, p.order, p.tied = "choose", ALL[seats], p.round + 1, (), ()
            return
        order = LAST_ORDER[seats][p.tie]  # S-20
        s.say(NOBODY, "last_round", order)
        s.set(stage="pick", asked=ONE[order[0]], round=p.rounds, order=order, tied=())

    def _use_mirror(self, s: Disco, seat: Seat, card: Card, place: Place) -> None:
        s.move(card, place, BOX)  # S-62; S-65: a hidden one is revealed
        s.say(seat, "mirror", card)
        self._give_up_mirror(s, seat)

    def _give_up_mirror(self, s: Disco, seat: Seat) -> None:
        s.move(MIRROR, COL[seat], BOX)
        s.set(mirror_holder=None)

    # --- the end of a game and of the match ---

    def _score(self, s: Disco) -> None:
        p, seats = s.public, s.seats
        for seat in ALL[seats]:
            if s.table.get(HID[seat]):
                s.sweep(HID[seat], COL[seat])  # S-56: revealed and added, no pairing
                s.say(seat, "hidden_counts", s.table[COL[seat]][-1])
        points = tuple([total(s.table[COL[seat]]) for seat in ALL[seats]])  # S-21
        jozin = (total(s.table[JOZIN]),) if seats == 2 else ()  # S-36
        s.say(NOBODY, "game_over", p.game, points + jozin)
        s.set(
            totals=tuple(map(add, p.totals, points)),  # S-60
            jozin_total=p.jozin_total + sum(jozin),  # S-67
            results=(*p.results, points + jozin),
        )
        if p.game < p.games:
            self._next_game(s)
        else:
            s.set(stage="over", asked=(), order=(), tied=())
            s.say(NOBODY, "match_over")

    def _next_game(self, s: Disco) -> None:
        p, seats = s.public, s.seats
        holder = max(TIE_ORDER[seats][p.tie], key=p.totals.__getitem__)  # S-61, SR-21: the first by tie order
        homes = {**dict(zip(SETS, STOCK[:seats], strict=False)), **({JOZINS: JOZIN_STOCK} if seats == 2 else {})}
        for place in (*COL[:seats], JOZIN, BOX):
            for card in s.table[place][:]:
                if card[0] in homes:  # the mirror and the unused sets stay in the box
                    s.move(card, place, homes[card[0]])
        s.say(holder, "mirror_given")
        s.move(MIRROR, BOX, COL[holder])
        s.set(game=p.game + 1, mirror_holder=holder)
        self._deal(s)  # SR-25: with a newly awarded tie card

    def scores(self, s: Disco) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Disco) -> list[int]:
        p = s.public
        ranking = sorted(TIE_ORDER[s.seats][p.tie], key=p.totals.__getitem__)  # S-22, S-66: always one winner
        behind = [s.seats == 2 and p.jozin_total < own for own in p.totals]  # S-36, S-67: Jožin only if strictly lower
        return [1 + ranking.index(seat) + behind[seat] for seat in ALL[s.seats]]

    def plausible(self, world: Disco) -> bool:
        return not any(card in KINGS for place in HID for card in world.table[place])  # S-50

    # --- for people ---

    def why(self, s: Disco, seat: Seat, action: Action) -> str:
        p, verb = s.public, action.verb
        if action not in ACTIONS:
            return UNKNOWN_ACTION
        if verb == "choose":
            return "S-50" if p.stage == "hide" else "S-10"
        if verb == "take":
            if p.stage == "king":
                return "S-13"  # nobody else gets a card
            return "S-20" if p.round == p.rounds else "S-11"
        if verb == "mirror":
            return self._why_no_mirror(s, seat, action)
        return {"hide": "S-50", "take_pair": "S-54", "take_all": "S-13", "take_all_pair": "S-55"}[verb]

    def _why_no_mirror(self, s: Disco, seat: Seat, action: Action) -> str:
        if s.public.mirror_holder != seat:
            return "S-61"
        if action.card == MIRROR:
            return "S-64"
        if s.public.stage == "choose" and s.options["mirror_timing"] == "anytime":
            return "S-65" if action.place in HID else "S-63"  # no such card in his collection
        return "S-62" if s.public.stage == "mirror" or s.options["mirror_timing"] == "deadline" else "S-63"

    def preview(self, s: Disco, seat: Seat, action: Action) -> list[Said]:
        verb, card = action.verb, action.card
        if verb == "choose" and card not in KINGS:
            return []
        said = [Said(seat, "points", (self._change(s, seat, action),))]
        if verb == "choose":
            before = self._earlier_kings(s, seat)
            return [Said(seat, "whole_floor"), *said] + ([Said(seat, "earlier_kings", before)] if before else [])
        if verb == "take":
            said += [Said(seat, "pair", (own, card)) for own in s.table[COL[seat]] if own in EQUAL[card]]
            if TAKE_PAIR[card] in self.legal(s, seat):
                said.append(Said(seat, "both_will_count", (card, s.table[HID[seat]][0])))  # SR-16
        elif verb == "take_all" and self._king_may_pair(s, seat):
            said.append(Said(seat, "both_will_count", (s.table[HID[seat]][0],)))
        elif verb in ("take_pair", "take_all_pair"):
            said.append(Said(seat, "hidden_pair", (s.table[HID[seat]][0],)))
        return said

    def _earlier_kings(self, s: Disco, seat: Seat) -> tuple[Seat, ...]:
        """Who could come first with a King; S-2: what is in hand or stock is known, only the split is secret."""
        by_tie = TIE_ORDER[s.seats][s.public.tie]
        return tuple(
            other
            for other in by_tie[: by_tie.index(seat)]
            if any(card in KINGS for place in (STOCK[other], HAND[other]) for card in s.table[place])
        )

    def _change(self, s: Disco, seat: Seat, action: Action) -> int:
        """How an action changes the own score, the hidden card counted."""
        verb, card, own = action.verb, action.card, s.table[COL[seat]]
        if verb in ("mirror", "hide"):
            return VALUE[card] if verb == "hide" else -VALUE[card]
        gained = [card] if verb in ("take", "take_pair") else s.table[FLOOR]
        values = [VALUE[c] for c in (*own, *gained)]
        left = sum(value for value in {*values} if values.count(value) % 2)  # S-12
        paired = VALUE[s.table[HID[seat]][0]] if verb.endswith("_pair") else 0
        return left - total(own) - 2 * paired

    def default(self, s: Disco, seat: Seat) -> Action:
        legal = self.legal(s, seat)
        if s.public.stage in ("choose", "hide"):
            laid = [action for action in legal if action.verb != "mirror"]
            return min(laid, key=lambda action: VALUE[action.card])  # the King is the highest
        return min(legal, key=lambda action: self._change(s, seat, action))  # so it pairs where it may


def total(cards: Iterable[Card]) -> int:
    """S-21: the sum of the values."""
    return sum(map(VALUE.__getitem__, cards))
