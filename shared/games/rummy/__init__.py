"""Rummy: draw, lay groups, discard; who discards the last card closes. Classic, robber, Vienna, and with knocking.

The rule ids (RU-n, rulings RUR-n) are those of the rule book. This file holds the deal, drawing, claiming, discarding
and the score; what a group is stands in melds, laying in steps, robbing the table in robber, Vienna's
knock in vienna, the reasons in hints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import add
from typing import Any, ClassVar

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
)
from shared.engine.game import Options
from shared.games.rummy.hints import consequences, reason
from shared.games.rummy.melds import meanings, start_of
from shared.games.rummy.position import (
    CANCEL_TAKE,
    CLAIM,
    CLEAR,
    CLOSE_FLUSH,
    CONTINUE,
    DISCARD,
    DRAW_STOCK,
    HAND,
    ID,
    JOKER,
    LEAVE,
    MELD,
    MELD_AT,
    PACK,
    PASS,
    SHOWN,
    STOCK,
    TAKE,
    TAKE_DISCARD,
    WISH,
    Position,
    Public,
    after,
    counted,
    dealt,
    may_return,
)
from shared.games.rummy.robber import commit_robbing, rob, to_rob, untouched
from shared.games.rummy.steps import clear, commit, step, tentative, to_play
from shared.games.rummy.vienna import left_over, show, to_end


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
        "deal_size": Option(12, (8, 10, 12, 13), tried=(8, 12)),
        "first_lay": Option(40, (0, 30, 40, 50), tried=(0, 40)),
        "flush_close": Option(True, (True, False)),
        "double_close": Option("flush", ("flush", "any_from_hand")),
        "ace_hand": Option(10, (10, 1)),
        "turnover": Option("as_is", ("as_is", "shuffle")),
        "max_turnovers": Option(3, range(1, 10), tried=(1,)),
        "knock_priority": Option("turn_first", ("turn_first", "knock_first")),
        "match": Option("elimination", ("elimination", "evening", "single")),
        "limit": Option("auto", ("auto", 50, 100, 101, 200), tried=("auto", 50)),
        "evening_deals": Option(8, range(1, 31), tried=(1, 2)),
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
        self._deal(s)

    def _deal(self, s: Position) -> None:
        p = s.public
        s.shuffle(STOCK, label=f"deal {p.deal}")
        seat = forehand = after(s, p.dealer)
        for _ in range(dealt(s) * len(p.active) + 1):  # RU-31: forehand gets the last one too
            s.draw(STOCK, HAND[seat])
            seat = after(s, seat)
        s.say(p.dealer, "dealt", dealt(s))
        most = int(s.options["max_turnovers"])
        s.set(turn=1, turnovers=0, turnovers_left=most, takeable=0, taken="", must="", laid_at=(0,) * s.seats)  # RU-32
        s.set(melds=(), kinds=(), stands=(), laid_by=(), knocker=None, closer=None, doubled=0, paw=forehand)
        self._play(s, forehand)  # RUR-3

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    def legal(self, s: Position, seat: Seat) -> list[Action]:
        p = s.public
        if seat not in p.asked:
            return []
        stage = p.stage
        if stage == "play":
            if p.laid_at[seat]:
                return to_rob(s, seat) if s.options["variant"] == "robber" else to_play(s, seat)
            return to_play(s, seat) + self._flushes(s, seat)
        if stage == "draw":
            return [DRAW_STOCK, TAKE_DISCARD] if p.takeable else [DRAW_STOCK]  # RU-40, RU-41
        if stage == "end":
            return to_end(s, seat)
        if stage == "claim":
            if seat != p.paw:
                return [PASS, CLAIM]  # RU-91
            return [LEAVE, TAKE if s.options["knock_priority"] == "turn_first" else WISH]
        return [CONTINUE]

    def _flushes(self, s: Position, seat: Seat) -> list[Action]:
        """RU-62: for each card whose discard leaves one suit and jokers."""
        hand = s.table[HAND[seat]]
        if len(hand) != s.public.held or len(hand) <= dealt(s) or not s.options["flush_close"]:
            return []
        colours = [card[0] for card in hand]  # a joker's is its own
        if len({*colours}) > 3:
            return []
        jokers = hand.count(JOKER)
        found = []
        for card in dict.fromkeys(hand):
            wild = jokers - (card == JOKER)
            suit = next((c for c in colours if c != card[0] and c != JOKER[0]), card[0])
            same = colours.count(suit) - (card[0] == suit)
            one_suit = same + wild == len(hand) - 1
            if one_suit and 2 * wild <= len(hand) - 1 and self._may_leave(s, hand, card):
                found.append(CLOSE_FLUSH[card])
        return found

    def _may_leave(self, s: Position, hand: list[Card], card: Card) -> bool:
        if card == s.public.must:
            return hand.count(card) > 1  # RU-75
        return may_return(s, hand, card)

    def settle(self, s: Position, answers: Mapping[Seat, Action]) -> None:
        p = s.public
        if p.stage == "summary":
            self._next_deal(s)
            return
        seat = p.paw
        order = [other % s.seats for other in range(seat + 1, seat + s.seats)]
        knockers = [other for other in order if other in answers and answers[other].verb == "claim"]
        if knockers:
            self._claim(s, knockers[0])  # RU-92
        elif answers[seat].verb == "wish":
            self._take(s, seat)
            return
        if p.stage != "claim" or not self._draw(s, seat):
            return
        self._play(s, seat)

    def apply(self, s: Position, seat: Seat, action: Action) -> None:
        verb = action.verb
        if verb in ("stage", "lift", "arrange", "swap"):
            if s.options["variant"] == "robber" and s.public.laid_at[seat]:
                rob(s, seat, action)
            else:
                step(s, seat, action)
        elif verb == "draw_stock":
            if self._draw(s, seat):
                self._play(s, seat)
        elif verb == "discard":
            self._discard(s, seat, action.card)
        elif verb == "clear":
            clear(s, seat)
        elif verb in ("take_discard", "take"):
            self._take(s, seat)
        elif verb == "lay":
            self._lay(s, seat)
        elif verb == "cancel_take":
            self._cancel_take(s, seat)
        elif verb == "close_flush":
            self._close_flush(s, seat, action.card)
        else:
            self._end_vienna(s, seat, verb, action.card)

    # --- drawing ---

    def _draw(self, s: Position, seat: Seat) -> bool:
        """RU-40: a card from the stock; False if the deal is over."""
        if not s.table[STOCK] and s.table[DISCARD]:
            if s.public.turnovers == s.options["max_turnovers"]:
                s.say(NO_SEAT, "no_more_turnovers")
                self._end_deal(s)  # RU-66
                return False
            self._turn_over(s)
        s.draw(STOCK, HAND[seat])  # RU-67: nothing where there is nothing
        return True

    def _turn_over(self, s: Position) -> None:
        p = s.public
        done = p.turnovers + 1
        s.draw(DISCARD, STOCK, len(s.table[DISCARD]))  # RU-65: the oldest will be drawn first
        s.set(turnovers=done, turnovers_left=s.options["max_turnovers"] - done, takeable=0)
        if s.options["turnover"] == "shuffle":
            s.shuffle(STOCK, label=f"deal {p.deal} turnover {done}")
        s.say(NO_SEAT, "turned_over", p.turnovers_left)

    def _take(self, s: Position, seat: Seat) -> None:
        card = s.table[DISCARD][-1]
        s.draw(DISCARD, HAND[seat])  # RU-41
        s.say(seat, "took", card)
        self._play(s, seat)
        if s.options["variant"] == "robber":
            s.public.must = card  # RU-71
        else:
            s.public.taken = card

    def _cancel_take(self, s: Position, seat: Seat) -> None:
        clear(s, seat)
        p = s.public
        s.move(p.must, HAND[seat], DISCARD)  # RU-71
        s.say(seat, "put_back", p.must)
        p.must, p.takeable, p.stage = "", 1, "draw"

    def _claim(self, s: Position, seat: Seat) -> None:
        card = s.table[DISCARD][-1]
        s.draw(DISCARD, HAND[seat])  # RU-92, RU-93
        s.say(seat, "knocked_for", card)
        for _ in range(2):
            self._draw(s, seat)
        s.public.takeable = 0  # RUR-13

    def _play(self, s: Position, seat: Seat) -> None:
        """The cards of the turn are in hand."""
        p = s.public
        p.stage = "end" if s.options["variant"] == "vienna" else "play"
        p.asked, p.held, p.takeable, p.taken = ONE_SEAT[seat], len(s.table[HAND[seat]]), 0, ""

    # --- laying ---

    def _lay(self, s: Position, seat: Seat) -> None:
        p = s.public
        robbing = s.options["variant"] == "robber" and p.laid_at[seat] > 0
        fresh = commit_robbing(s, seat) if robbing else commit(s, seat)
        if not p.laid_at[seat]:
            s.say(seat, "first_lay")
            p.laid_at = (*p.laid_at[:seat], p.turn, *p.laid_at[seat + 1 :])
        for m in sorted(fresh):
            self._note(s, seat, m, fresh[m])
        gone = {card for cards in fresh.values() for card in cards}
        if p.taken in gone:
            p.taken = ""  # an equal card that stays in hand may be discarded
        p.must, p.held = "", len(s.table[HAND[seat]])  # RU-58, RU-71

    def _note(self, s: Position, seat: Seat, m: int, cards: Iterable[Card], kind: str = "") -> None:
        """Tell what a group is now (RU-13)."""
        p = s.public
        group = tuple(s.table[MELD[m]])
        if not group:
            kind = ""
        elif not kind:
            kind = "run" if start_of(group) else "set"
        stands = meanings(group) if JOKER in group and kind != "flush" else ()
        s.say(seat, "laid" if group else "gone", m, *cards)
        by = p.laid_by[m] if m < len(p.melds) and p.melds[m] else seat
        s.set(
            melds=(*p.melds[:m], group, *p.melds[m + 1 :]),
            kinds=(*p.kinds[:m], kind, *p.kinds[m + 1 :]),
            stands=(*p.stands[:m], stands, *p.stands[m + 1 :]),
            laid_by=(*p.laid_by[:m], by, *p.laid_by[m + 1 :]),
        )

    # --- ending a turn ---

    def _discard(self, s: Position, seat: Seat, card: Card) -> None:
        hand = s.table[HAND[seat]]
        s.move(card, HAND[seat], DISCARD)  # RU-42
        if not hand:
            self._close(s, seat)  # RU-60
            return
        if len(hand) == 1:
            s.say(seat, "one_card_left")
        self._next_turn(s, seat)

    def _next_turn(self, s: Position, seat: Seat) -> None:
        p = s.public
        following = after(s, seat)
        if following == p.knocker:
            self._end_deal(s)  # RU-83
            return
        p.paw, p.turn, p.takeable, p.taken = following, p.turn + 1, 1, ""
        if s.options["variant"] == "knock" and len(p.active) > 2:
            p.stage, p.asked = "claim", self._claimants(s, seat, following)  # RU-90
        else:
            p.stage, p.asked = "draw", ONE_SEAT[following]

    def _claimants(self, s: Position, seat: Seat, following: Seat) -> tuple[Seat, ...]:
        p, stock = s.public, len(s.table[STOCK])
        supply = p.turnovers < s.options["max_turnovers"] and stock + len(s.table[DISCARD]) - 1 >= 2
        if stock >= 2 or supply:
            return tuple(other for other in p.active if other != seat)
        return ONE_SEAT[following]  # RU-91: the others' pass is automatic

    def _close(self, s: Position, seat: Seat) -> None:
        p = s.public
        first = p.laid_at[seat] in (0, p.turn) and s.options["variant"] != "vienna"
        doubled = p.kinds[-1:] == ("flush",) or (first and s.options["double_close"] == "any_from_hand")  # RU-101
        s.say(seat, "closed")
        s.set(closer=seat, doubled=int(doubled))
        self._end_deal(s)

    def _close_flush(self, s: Position, seat: Seat, card: Card) -> None:
        s.move(card, HAND[seat], DISCARD)  # RU-62
        m = len(s.public.melds)
        s.sweep(HAND[seat], MELD[m])
        self._note(s, seat, m, s.table[MELD[m]], "flush")
        self._close(s, seat)

    def _end_vienna(self, s: Position, seat: Seat, verb: str, card: Card) -> None:
        s.move(card, HAND[seat], DISCARD)
        if verb == "close":
            self._close(s, seat)  # RU-82
            return
        s.say(seat, "knocked")
        s.public.knocker = seat  # RU-83
        self._next_turn(s, seat)

    # --- the end of a deal and of the match ---

    def _end_deal(self, s: Position) -> None:
        p, worth, vienna = s.public, counted(s), s.options["variant"] == "vienna"
        for seat in p.active:
            if vienna:
                show(s, seat)  # RU-84
            else:
                s.sweep(HAND[seat], SHOWN[seat][0])
        points = [0] * s.seats
        for seat in p.active:
            points[seat] = -left_over(s, seat, worth) * (2 if p.doubled else 1)  # RU-100, RU-101, RU-102
        if p.closer is not None:
            points[p.closer] = 10
        totals = tuple(map(add, p.totals, points))
        s.say(NO_SEAT, "deal_over", p.deal, tuple(points))
        s.set(totals=totals, results=(*p.results, tuple(points)))
        if self._match_over(s):
            s.set(stage="over", asked=())
            s.say(NO_SEAT, "match_over", tuple(self.places(s)))
        else:
            s.set(stage="summary", asked=p.active)

    def _match_over(self, s: Position) -> bool:
        """RU-110 to RU-112; who falls below the limit is out."""
        p, match = s.public, s.options["match"]
        if match != "elimination":
            return match == "single" or bool(p.deal == s.options["evening_deals"])
        limit = s.options["limit"]
        if limit == "auto":
            limit = 101 if s.options["variant"] == "vienna" else 100
        gone = [seat for seat in p.active if p.totals[seat] < -limit]  # RUR-14
        for seat in gone:
            s.say(seat, "out", p.totals[seat])
        s.set(
            out=tuple(p.deal if seat in gone else deal for seat, deal in enumerate(p.out)),
            active=tuple(seat for seat in p.active if seat not in gone),
        )
        return len(p.active) < 2

    def _next_deal(self, s: Position) -> None:
        p = s.public
        for place in (DISCARD, *(place for own in SHOWN for place in own), *MELD[: len(p.melds)]):
            s.sweep(place, STOCK)
        s.set(deal=p.deal + 1, dealer=after(s, p.dealer))  # RU-30
        self._deal(s)

    def scores(self, s: Position) -> list[int] | None:
        return list(s.public.totals) if s.public.stage == "over" else None

    def places(self, s: Position) -> list[int]:
        p = s.public
        keys = [(deal or p.deal + 1, total) for deal, total in zip(p.out, p.totals, strict=True)]  # RU-110
        return [1 + sum(other > own for other in keys) for own in keys]

    # --- for people ---

    def why(self, s: Position, seat: Seat, action: Action) -> str:
        return reason(s, seat, action)

    def preview(self, s: Position, seat: Seat, action: Action) -> list[Said]:
        return consequences(s, seat, action)

    def default(self, s: Position, seat: Seat) -> Action:
        p = s.public
        if p.stage == "claim":
            return LEAVE if seat == p.paw else PASS
        if p.stage not in ("play", "end"):
            return self.legal(s, seat)[0]
        if p.must:
            return CANCEL_TAKE  # RU-59
        robbing = s.options["variant"] == "robber" and p.laid_at[seat] > 0
        if p.stage == "play" and (not untouched(s, seat) if robbing else tentative(s, seat)):
            return CLEAR
        worth = counted(s)
        discards = [action for action in self.legal(s, seat) if action.verb == "discard"]
        return min(discards, key=lambda a: (a.card == JOKER, -worth[a.card], ID[a.card]))  # RU-59

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        for place, lying in cards.items():
            zone, _, rest = place.partition(":")
            owner = rest.partition(":")[0]
            if zone == "meld":
                if place not in MELD_AT:
                    raise PositionError(f"rummy: there is no place {place!r} (RU-20)")
            elif zone not in (STOCK, DISCARD) and not (owner.isdigit() and int(owner) < s.seats):
                raise PositionError(f"rummy: there is no place {place!r} with {s.seats} seats (RU-2)")
            if zone in ("meld", "draft") and s.options["variant"] == "vienna" and [*lying]:
                raise PositionError(f"rummy: nothing lies at {place!r} in vienna (RU-80)")
