"""Canasta: groups of equal ranks grow to seven cards, a natural pair takes the pile, one card remains for closing.

The rule ids (CA-n, rulings CAR-n) are those of the rule book. This file holds the set-up of a deal, the turns and its
end; the groups are in melds, the points in score, the reasons in hints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import add
from typing import ClassVar

from shared.engine import (
    ALL_SEATS,
    NO_SEAT,
    ONE_SEAT,
    Action,
    Card,
    Game,
    Option,
    OptionError,
    Place,
    PositionError,
    Said,
    Seat,
    See,
    Zone,
    span,
)
from shared.engine.game import Options
from shared.games.canasta.hints import consequences, reason
from shared.games.canasta.melds import arranged, key_pair, to_claim, to_play, unclaimable
from shared.games.canasta.position import (
    BLACK,
    BONUS_CARDS,
    CANCEL,
    CLAIM,
    CLEAR,
    CLOSING,
    CONTINUE,
    CUT_VIEW,
    DISCARD,
    DONE,
    DRAW_STOCK,
    END_DEAL,
    GROUP,
    GROUP_AT,
    HAND,
    ID,
    KEEP,
    KEEP_CUT,
    MELD,
    MELD_PLACES,
    OFFER,
    PACK,
    PACKET,
    PAIR,
    RANKS,
    RED3,
    REDS,
    REJECT,
    SHOWN,
    SIDES,
    STAGED,
    STAGED_ITEMS,
    STOCK,
    VALUE,
    WILD,
    WILDS,
    Position,
    Public,
    side_of,
)
from shared.games.canasta.score import kind, lines, minimum


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
        "packs": Option("auto", ("auto", 2, 3)),
        "deal_three": Option(13, (13, 15)),
        "draw_two": Option(False, (False, True)),
        "first_player": Option("dealer", ("dealer", "left_of_dealer")),
        "cut_bonus": Option(True, (True, False)),
        "opening_rounds": Option(3, (0, 1, 2, 3), tried=(0, 3)),
        "wild_block": Option("full_round", ("full_round", "until_discarder")),
        "from_hand_scope": Option("player", ("player", "side")),
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
        self._shuffle(s)

    def _shuffle(self, s: Position) -> None:
        p, seats = s.public, s.seats
        s.shuffle(STOCK, label=f"deal {p.deal}")
        minimums = tuple(map(minimum, p.totals))  # CA-26
        s.set(minimum=minimums, hand_size=self._hand_size(s, minimums), laid_at=(0,) * seats, closer=None)
        s.set(turn=0, blocked_until=0, lock="", lines=())  # CA-30
        if s.options["cut_bonus"]:
            s.set(stage="cut", asked=ONE_SEAT[(p.dealer - 1) % seats])  # CA-21
        else:
            self._deal(s)

    def _hand_size(self, s: Position, minimums: tuple[int, ...]) -> int:
        if s.seats == 2 or 150 in minimums:
            return 15  # CA-23
        return int(s.options["deal_three"]) if s.seats == 3 else 13  # CAR-2

    def _cut(self, s: Position, seat: Seat, lifted: int) -> None:
        s.draw(STOCK, PACKET, lifted - 3)
        s.draw(STOCK, CUT_VIEW, 3)  # CA-21
        s.say(seat, "cut", *s.table[CUT_VIEW])
        if BONUS_CARDS.isdisjoint(s.table[CUT_VIEW]):
            self._put_together(s)
        else:
            s.set(stage="cut_keep")  # CA-22

    def _put_together(self, s: Position) -> None:
        for place in (PACKET, CUT_VIEW):
            for card in s.table[place][:]:
                s.move(card, place, STOCK, 0)  # CA-22: the packet goes under the rest, what was shown is the last
        self._deal(s)

    def _deal(self, s: Position) -> None:
        p, table, seats = s.public, s.table, s.seats
        for _ in range(p.hand_size):
            for seat in range(p.dealer + 1, p.dealer + 1 + seats):
                hand = HAND[seat % seats]
                if len(table[hand]) < p.hand_size:
                    s.draw(STOCK, hand)  # CA-24; the cutter's kept cards are among his
        first = p.dealer if s.options["first_player"] == "dealer" else (p.dealer + 1) % seats  # CAR-4
        s.say(p.dealer, "dealt", p.hand_size)
        for seat in range(first, first + seats):
            self._lay_red_threes(s, seat % seats)  # CA-25
        s.set(turn=1, stage="first_draw", asked=ONE_SEAT[first])
        s.draw(STOCK, OFFER[first])
        while s.table[OFFER[first]][-1] in REDS:
            self._lay_red(s, first, s.table[OFFER[first]][-1], OFFER[first])  # CA-34

    def _lay_red_threes(self, s: Position, seat: Seat) -> None:
        hand = s.table[HAND[seat]]
        while not REDS.isdisjoint(hand):
            self._lay_red(s, seat, next(card for card in hand if card in REDS), HAND[seat])

    def _lay_red(self, s: Position, seat: Seat, card: Card, src: Place) -> None:
        """CA-36: a red three is laid out and replaced."""
        s.move(card, src, RED3[side_of(s, seat)])
        s.say(seat, "red_three", card)
        s.draw(STOCK, src)

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    def legal(self, s: Position, seat: Seat) -> list[Action]:
        p = s.public
        if seat not in p.asked:
            return []
        stage = p.stage
        if stage == "play":
            return to_play(s, seat)
        if stage == "draw":
            return to_claim(s, seat) if s.table.get(PAIR[seat]) else self._to_draw(s, seat)
        if stage == "first_draw":
            return [KEEP, REJECT]  # CA-34
        if stage == "cut":
            return [span("cut", 4, len(s.table[STOCK]) - 4, place=STOCK)]  # CA-21
        if stage == "cut_keep":
            return [KEEP_CUT[card] for card in dict.fromkeys(s.table[CUT_VIEW]) if card in BONUS_CARDS] + [DONE]
        return [CONTINUE]

    def _to_draw(self, s: Position, seat: Seat) -> list[Action]:
        claim = [] if unclaimable(s, seat) else [CLAIM]
        return [DRAW_STOCK, *claim] if s.table[STOCK] else [*claim, END_DEAL]  # CA-35, CA-65

    def settle(self, s: Position, answers: Mapping[Seat, Action]) -> None:
        p = s.public
        s.set(deal=p.deal + 1, dealer=(p.dealer + 1) % s.seats)  # CA-20
        for place in (DISCARD, *CLOSING, *SHOWN, *RED3, *(meld for melds in MELD_PLACES for meld in melds)):
            s.sweep(place, STOCK)
        self._shuffle(s)

    def apply(self, s: Position, seat: Seat, action: Action) -> None:
        verb, card, place = action.verb, action.card, action.place
        if verb == "stage":
            s.move(card, HAND[seat], STAGED[seat][GROUP_AT[place]])
        elif verb == "unstage":
            s.move(card, place, HAND[seat])
        elif verb == "discard":
            self._discard(s, seat, card)
        elif verb == "draw_stock":
            self._draw(s, seat, 2 if s.options["draw_two"] else 1)
        elif verb == "lay":
            self._lay(s, seat)
        elif verb in ("clear", "cancel_pile"):
            for place in (PAIR[seat], *STAGED[seat].values()):
                s.sweep(place, HAND[seat])
        elif verb == "claim_pile":
            s.move_all(key_pair(s, seat), HAND[seat], PAIR[seat])  # CA-37
        elif verb == "confirm_pile":
            self._take_pile(s, seat)
        else:
            self._act_rarely(s, seat, action)

    def _act_rarely(self, s: Position, seat: Seat, action: Action) -> None:
        """What happens once in a deal."""
        verb = action.verb
        if verb == "cut":
            self._cut(s, seat, int(action.choice))
        elif verb == "keep" and action.card:
            s.move(action.card, CUT_VIEW, HAND[seat])  # CA-22
        elif verb == "done":
            s.say(seat, "cut_done")
            self._put_together(s)
        elif verb == "keep":
            s.draw(OFFER[seat], HAND[seat])
            self._draw(s, seat, 1 if s.options["draw_two"] else 0, kept=1)
        elif verb == "reject":
            s.draw(OFFER[seat], DISCARD)  # CA-34: it blocks nothing
            s.say(seat, "rejected", s.table[DISCARD][-1])
            self._draw(s, seat, 2 if s.options["draw_two"] else 1)
        elif verb == "close":
            self._close(s, seat, action.card)
        else:
            self._end_deal(s)

    # --- a turn ---

    def _draw(self, s: Position, seat: Seat, count: int, kept: int = 0) -> None:
        """Draw so many cards that stay in the hand; the turn goes on if there was one."""
        table, hand = s.table, HAND[seat]
        for _ in range(count):
            if table[STOCK]:
                before = len(table[hand])
                s.draw(STOCK, hand)
                while len(table[hand]) > before and table[hand][-1] in REDS:
                    self._lay_red(s, seat, table[hand][-1], hand)  # CA-36
                kept += len(table[hand]) - before
        if kept:
            s.set(stage="play")
        else:
            self._end_deal(s)  # CA-65

    def _lay(self, s: Position, seat: Seat) -> None:
        p, table, melds = s.public, s.table, MELD[side_of(s, seat)]
        for group, place in STAGED_ITEMS[seat]:
            fresh = table.get(place)
            if fresh:
                self._join(s, seat, group, place, melds[group])
        if not p.laid_at[seat]:
            s.set(laid_at=(*p.laid_at[:seat], p.turn, *p.laid_at[seat + 1 :]))

    def _join(self, s: Position, seat: Seat, group: str, src: Place, meld: Place) -> None:
        """Lay cards of one group, and say what became of it."""
        before, fresh = kind(group, s.table[meld]), tuple(s.table[src])
        s.sweep(src, meld)
        s.say(seat, "laid", group, *fresh)
        now = kind(group, s.table[meld])
        if now != before:
            s.say(seat, "canasta", group, now)

    def _take_pile(self, s: Position, seat: Seat) -> None:
        side, pile = side_of(s, seat), s.table[DISCARD]
        group = GROUP[pile[-1]]
        s.say(seat, "took_pile", len(pile))
        s.draw(DISCARD, MELD[side][group])
        self._join(s, seat, group, PAIR[seat], MELD[side][group])
        self._lay(s, seat)
        s.sweep(DISCARD, HAND[seat])  # CA-38
        s.set(stage="play")

    def _discard(self, s: Position, seat: Seat, card: Card) -> None:
        p, seats = s.public, s.seats
        s.move(card, HAND[seat], DISCARD)
        until, lock, turn = p.blocked_until, p.lock, p.turn
        group = GROUP[card]
        if group == BLACK and turn + 1 > until:
            until, lock = turn + 1, BLACK  # CA-32
            s.say(seat, "blocked", until)
        elif group == WILD:
            last = turn + seats - (s.options["wild_block"] == "until_discarder")  # CA-33, CAR-6
            if last > until:
                until, lock = last, WILD
                s.say(seat, "blocked", until)
        following = (seat + 1) % seats
        s.set(turn=turn + 1, stage="draw", asked=ONE_SEAT[following], blocked_until=until, lock=lock)
        if not s.table[STOCK] and unclaimable(s, following):
            self._end_deal(s)  # CA-65

    # --- the end of a deal and of the match ---

    def _close(self, s: Position, seat: Seat, card: Card) -> None:
        s.move(card, HAND[seat], CLOSING[seat])  # CA-62
        s.say(seat, "closed")
        s.set(closer=seat)
        self._end_deal(s)  # CA-63

    def _end_deal(self, s: Position) -> None:
        p = s.public
        for seat in ALL_SEATS[s.seats]:
            s.sweep(HAND[seat], SHOWN[seat])
        found = tuple(lines(s, side) for side in range(SIDES[s.seats]))
        points = tuple(map(sum, found))
        totals = tuple(map(add, p.totals, points))  # CA-80
        s.say(NO_SEAT, "deal_over", p.deal, points)
        s.set(lines=found, totals=totals, results=(*p.results, points))
        top = max(totals)
        won = top >= s.options["target"] and totals.count(top) == 1  # CAR-20
        if won or p.deal == s.options["deals"]:
            s.set(stage="over", asked=())
            s.say(NO_SEAT, "match_over", tuple(self.places(s)))
        else:
            s.set(stage="summary", asked=ALL_SEATS[s.seats])

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

    def scores(self, s: Position) -> list[int] | None:
        p = s.public
        return [p.totals[side_of(s, seat)] for seat in ALL_SEATS[s.seats]] if p.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        totals = s.public.totals
        ranks = [1 + sum(other > own for other in totals) for own in totals]  # CA-81
        return [ranks[side_of(s, seat)] for seat in ALL_SEATS[s.seats]]

    # --- for people ---

    def why(self, s: Position, seat: Seat, action: Action) -> str:
        return reason(s, seat, action)

    def preview(self, s: Position, seat: Seat, action: Action) -> list[Said]:
        return consequences(s, seat, action)

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
            zone, _, rest = place.partition(":")
            owner = rest.partition(":")[0]
            owners = SIDES[s.seats] if zone in ("meld", "red3") else s.seats
            if owner and not (owner.isdigit() and int(owner) < owners):
                raise PositionError(f"canasta: there is no place {place!r} with {s.seats} seats (CA-5)")
            if zone in ("meld", "staged"):
                self._check_group(place, lying)
            elif zone in ("discard", "pair", "closing") and not REDS.isdisjoint(lying):
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
