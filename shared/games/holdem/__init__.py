"""Texas Hold'em with one or two packs: fixed, no or pot limit; a number of hands, sit-and-go or an open table.

The rule ids (H-n, rulings HR-n) are those of the rule book. This file is the course of a hand and of the session; what
a seat may bet is in bets, who gets which chips in pots. A card is rank and suit, "Td"; in two packs equal
faces are equal. Chips are counters: public facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import ClassVar

from shared.engine import NO_SEAT, ONE_SEAT, Action, Card, Game, Option, Place, Said, Seat, See, Zone
from shared.engine.game import Options
from shared.engine.match import UNKNOWN_ACTION
from shared.games.holdem import bets
from shared.games.holdem.bets import menu, posted, raised, target
from shared.games.holdem.hands import FACES
from shared.games.holdem.position import (
    BOARD,
    CALL,
    CHECK,
    CLOSE,
    DECK,
    FOLD,
    LEAVE,
    MUCK,
    OPEN,
    OPTIONS,
    PLAIN,
    POCKET,
    PRESETS,
    REBUY,
    RING,
    SEATS,
    SHOW,
    TO_MUCK,
    Position,
    Public,
    check_options,
    check_position,
    raise_cap,
    rise,
    second_turn,
    step,
)
from shared.games.holdem.pots import Pot, pots, shares, uncalled
from shared.games.holdem.show import told, wins, worths

STREETS = ("", "pre_flop", "flop", "turn", "river")


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
    Public = Public

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {DECK: FACES * (1 if options["deck"] == "one" else 2)}  # H-1

    def check(self, seats: int, options: Options) -> None:
        check_options(options)

    def check_cards(self, s: Position, cards: Mapping[Place, Iterable[Card]]) -> None:
        super().check_cards(s, cards)
        check_position(s.seats, cards)

    # --- a hand begins ---

    def setup(self, s: Position) -> None:
        button = int(s.chance("button").random() * s.seats)  # H-21
        self.sit_down(s, (s.options["stack"],) * s.seats, button)  # H-3
        self.start_hand(s)

    def sit_down(self, s: Position, stacks: tuple[int, ...], dealer: Seat) -> None:
        """Who has how much, and who will deal first."""
        none = (0,) * s.seats
        s.set(
            stacks=stacks, button=(dealer - 1) % s.seats, cap=raise_cap(s.options), second_turn=second_turn(s.options),
            hands=s.options["hands_n"] if s.options["session"] == "hands" else 0, rebuys=none, out=none, out_with=none,
        )  # fmt: skip

    def start_hand(self, s: Position) -> None:
        """H-20 to H-27."""
        p, hand = s.public, s.public.hand + 1
        self._collect(s)
        stakes, next_level = rise(s.options, hand)
        if stakes > p.stakes:
            s.say(NO_SEAT, "stakes_rise", stakes)
        button = self._next_button(s)
        live = playing(RING[s.seats][button], p.stacks)  # H-20
        s.say(button, "deals", hand)
        size = step(s.options, stakes, 1)
        facts = posted(s, live, stakes, size)
        s.set(
            stage="bet", hand=hand, round=1, button=button, dealt=live, live=live, before=p.stacks, stakes=stakes,
            next_level=next_level, pots=(), raises=0, raiser=None, step=size, **facts,
        )  # fmt: skip
        s.shuffle(DECK, label=f"deal {hand}", top=2 * len(live) + 5)  # H-68
        for seat in live + live:
            s.draw(DECK, POCKET[seat])  # H-27
        first = 0 if not p.blinds else 1 if len(live) == 2 else 2  # H-33
        queue = playing(live[first:] + live[:first], p.stacks)
        self._turn(s, queue, queue)

    def _collect(self, s: Position) -> None:
        """H-68: all cards go back face down."""
        for seat in s.public.live:
            s.sweep(OPEN[seat], DECK)
        s.sweep(BOARD, DECK)
        s.sweep(MUCK, DECK)

    def _next_button(self, s: Position) -> Seat:
        """H-22: to the next seat in the hand, unless two are left and one would post the big blind twice running."""
        p = s.public
        after = playing(RING[s.seats][p.button], p.stacks)
        if len(after) == 2 < len(p.dealt) and p.blinds and after[1] == p.blinds[1]:
            return after[1]
        return after[0]

    # --- decisions ---

    def awaited(self, s: Position) -> tuple[Seat, ...]:
        return s.public.asked

    def legal(self, s: Position, seat: Seat) -> list[Action]:
        p = s.public
        plays: list[Action] = []
        if seat in p.asked:
            if p.stage == "bet":
                plays = bets.legal(s, seat)
            else:
                plays = [SHOW, TO_MUCK] if p.stage == "show" else [REBUY, LEAVE]  # H-73, H-83
        if not p.hands and self._may_close(s, seat):
            plays.append(CLOSE)
        return plays

    def _may_close(self, s: Position, seat: Seat) -> bool:
        """H-82: the first seat that still plays is the host's."""
        p = s.public
        return s.options["session"] == "open" and p.stage != "over" and not p.closing and p.out.index(0) == seat

    def apply(self, s: Position, seat: Seat, action: Action) -> None:
        verb = action[0]
        if verb == "fold":
            self._fold(s, seat)
        elif verb == "call":
            self._call(s, seat)
        elif verb == "check":
            p = s.public
            s.say(seat, "check")
            self._turn(s, p.queue[1:], p.fresh[1:])  # H-38: the first turns come in the order of `fresh`
        elif action.choice:
            self._raise(s, seat, verb, int(action.choice))
        elif action == CLOSE:
            s.say(seat, "closes")
            s.set(closing=True)
        elif s.public.stage == "show":
            self._answer_show(s, seat, verb)
        else:
            self._answer_rebuy(s, seat, verb)

    def _fold(self, s: Position, seat: Seat) -> None:
        p = s.public
        s.say(seat, "fold")
        s.sweep(POCKET[seat], MUCK)  # HR-31
        at = p.live.index(seat)
        p.live = p.live[:at] + p.live[at + 1 :]
        self._turn(s, p.queue[1:], p.fresh[1:])

    def _call(self, s: Position, seat: Seat) -> None:
        p = s.public
        stacks, bets = [*p.stacks], [*p.bets]
        pays = min(target(p, seat) - bets[seat], stacks[seat])
        stacks[seat] -= pays
        bets[seat] += pays
        s.say(seat, "call", pays)
        if not stacks[seat]:
            s.say(seat, "all_in")  # H-42
        p.stacks, p.bets, p.pot = tuple(stacks), tuple(bets), p.pot + pays
        self._turn(s, p.queue[1:], p.fresh[1:])

    def _raise(self, s: Position, seat: Seat, verb: str, amount: int) -> None:
        p = s.public
        stacks, bets = [*p.stacks], [*p.bets]
        pays = amount - bets[seat]
        stacks[seat] -= pays
        bets[seat] = amount
        s.say(seat, verb, amount)
        if not stacks[seat]:
            s.say(seat, "all_in")
        s.set(stacks=tuple(stacks), bets=tuple(bets), pot=p.pot + pays, raiser=seat, **raised(s, amount))
        at = p.live.index(seat)
        self._turn(s, playing(p.live[at + 1 :] + p.live[:at], stacks), p.fresh[1:])

    # --- a round ---

    def _turn(self, s: Position, queue: tuple[Seat, ...], fresh: tuple[Seat, ...]) -> None:
        """The next seat acts, or the round is over (H-39)."""
        if len(queue) > 1 or (queue and self._must_act(s, queue[0])):
            p = s.public
            p.queue, p.asked, p.fresh = queue, ONE_SEAT[queue[0]], fresh
        else:
            self._end_round(s)

    def _must_act(self, s: Position, seat: Seat) -> bool:
        """H-39a, H-39c: not the only one left, nor the only one with chips who owes nothing."""
        p, most = s.public, -1
        for other in p.live:
            if other != seat:
                if p.stacks[other]:
                    return True
                most = max(most, p.bets[other])
        return p.bets[seat] < most

    def _end_round(self, s: Position) -> None:
        p = s.public
        if len(p.live) == 1:
            self._one_left(s, p.live[0])
            return
        if p.level:
            self._gather(s)
        elif not p.pots or len(p.live) < len(p.pots[0][1]):
            s.set(pots=pots(p.paid, p.live))
        if p.round == 4:
            self._showdown(s)
        elif 0 in p.stacks and sum([p.stacks[seat] > 0 for seat in p.live]) < 2:
            self._run_out(s)  # H-39c
        else:
            self._next_round(s)

    def _gather(self, s: Position) -> None:
        """H-40: what nobody called goes back, the other bets go to the pots."""
        p = s.public
        stacks, bets = p.stacks, p.bets
        seat, excess = uncalled(bets)
        if excess:
            s.say(seat, "uncalled", excess)
            stacks = (*stacks[:seat], stacks[seat] + excess, *stacks[seat + 1 :])
            bets = (*bets[:seat], bets[seat] - excess, *bets[seat + 1 :])
        paid = tuple(map(add, p.paid, bets))
        pot = p.pot - excess
        parts = pots(paid, p.live) if 0 in stacks else ((pot, p.live),)  # H-64: without an all-in there is one pot
        s.set(stacks=stacks, bets=(0,) * s.seats, paid=paid, pot=pot, pots=parts)

    def _next_round(self, s: Position) -> None:
        p = s.public
        number = p.round + 1
        self._street(s, number)
        size = step(s.options, p.stakes, number)
        queue = playing(p.live, p.stacks)  # HR-11
        s.set(
            round=number, step=size, level=0, full=0, raises=0, raiser=None, queue=queue, fresh=queue,
            min_raise=0 if s.options["betting"] == "fixed" else size, asked=ONE_SEAT[queue[0]],
        )  # fmt: skip

    def _street(self, s: Position, number: int) -> None:
        s.draw(DECK, BOARD, 3 if number == 2 else 1)  # H-30; HR-14: none is burnt
        s.say(NO_SEAT, STREETS[number])

    # --- the end of a hand ---

    def _one_left(self, s: Position, seat: Seat) -> None:
        """H-60: he takes all without showing; what nobody called (H-40) is his own."""
        p = s.public
        stacks, excess = [*p.stacks], uncalled(p.bets)[1]
        stacks[seat] += p.pot
        if excess:
            s.say(seat, "uncalled", excess)
        s.sweep(POCKET[seat], MUCK)  # HR-20
        s.say(seat, "wins", p.pot - excess, 0)
        s.set(stacks=tuple(stacks), bets=(0,) * s.seats, pot=0, pots=())
        self._hand_over(s)

    def _run_out(self, s: Position) -> None:
        """H-61: the rest of the board without decisions."""
        s.say(NO_SEAT, "run_out")
        s.set(asked=(), queue=())
        if s.options["allin_reveal"]:
            self._open(s, s.public.live)
        for number in range(s.public.round + 1, 5):
            self._street(s, number)
            s.set(round=number)
        self._open(s, s.public.live)
        self._pay_out(s)

    def _showdown(self, s: Position) -> None:
        p = s.public
        if s.options["showdown"] == "all" or not all(p.stacks[seat] for seat in p.live):
            self._open(s, p.live)  # H-72; H-73: all must show if one of them is all-in
            self._pay_out(s)
            return
        at = 0 if p.raiser is None else p.live.index(p.raiser)  # H-73
        s.set(stage="show", queue=p.live[at:] + p.live[:at], asked=())
        self._show_on(s)

    def _open(self, s: Position, seats: Iterable[Seat]) -> None:
        for seat in seats:
            s.sweep(POCKET[seat], OPEN[seat])

    def _show_on(self, s: Position) -> None:
        """H-73: the first must show, and who wins or ties does; who does neither may choose."""
        p = s.public
        while p.queue:
            seat = p.queue[0]
            if not wins(s, seat):
                s.set(asked=ONE_SEAT[seat])
                return
            self._open(s, ONE_SEAT[seat])
            s.set(queue=p.queue[1:])
        self._pay_out(s)

    def _answer_show(self, s: Position, seat: Seat, verb: str) -> None:
        if verb == "show":
            self._open(s, ONE_SEAT[seat])
        else:
            s.say(seat, "mucks")
            s.sweep(POCKET[seat], MUCK)
        s.set(queue=s.public.queue[1:], asked=())
        self._show_on(s)

    def _pay_out(self, s: Position) -> None:
        p, stacks = s.public, [*s.public.stacks]
        worth = worths(s)
        for number, (chips, eligible) in reversed([*enumerate(p.pots)]):  # H-67
            pot: Pot = (chips, tuple([seat for seat in eligible if seat in worth]))  # H-73: a mucked hand wins nothing
            for seat, share in shares(pot, worth.__getitem__):
                s.say(seat, "wins", share, number)
                stacks[seat] += share
        s.set(stacks=tuple(stacks), pot=0)
        self._hand_over(s)

    # --- the session ---

    def _hand_over(self, s: Position) -> None:
        p = s.public
        s.say(NO_SEAT, "hand_over", p.hand)
        broke = sorted([seat for seat in p.dealt if not p.stacks[seat]]) if 0 in p.stacks else []
        if broke:
            limit = 0 if p.closing or p.hand == p.hands else s.options["rebuys"]  # H-83
            may = [seat for seat in broke if limit == "unlimited" or p.rebuys[seat] < limit]
            self._leave(s, [seat for seat in broke if seat not in may])
            if may:
                s.set(stage="rebuy", asked=tuple(may), queue=())
                return
        self._next_hand(s)

    def _leave(self, s: Position, seats: list[Seat]) -> None:
        """These seats are out of the session and watch."""
        if seats:
            p = s.public
            for seat in seats:
                s.say(seat, "out", p.hand)
            s.set(
                out=tuple(p.hand if seat in seats else hand for seat, hand in enumerate(p.out)),
                out_with=tuple(p.before[seat] if seat in seats else had for seat, had in enumerate(p.out_with)),
            )

    def _answer_rebuy(self, s: Position, seat: Seat, verb: str) -> None:
        p, stack = s.public, s.options["stack"]
        if verb == "leave":
            self._leave(s, [seat])
        else:
            s.say(seat, "rebuys", stack)
            s.set(
                stacks=(*p.stacks[:seat], stack, *p.stacks[seat + 1 :]),
                rebuys=(*p.rebuys[:seat], p.rebuys[seat] + 1, *p.rebuys[seat + 1 :]),
            )
        s.set(asked=tuple(other for other in p.asked if other != seat))
        if not p.asked:
            self._next_hand(s)

    def _next_hand(self, s: Position) -> None:
        p = s.public
        if p.closing or p.hand == p.hands or s.seats - p.stacks.count(0) < 2:  # H-80, H-82, H-84
            s.set(stage="over", asked=(), queue=())
            s.say(NO_SEAT, "session_over", tuple(self.places(s)))
        else:
            self.start_hand(s)

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

    def why(self, s: Position, seat: Seat, action: Action) -> str:
        verb, p = PLAIN.get(action, action.verb), s.public
        if action not in PLAIN and (verb not in ("bet", "raise_to") or action.card or action.place):
            return UNKNOWN_ACTION
        if verb in ("rebuy", "leave"):
            return "H-83" if p.stage == "rebuy" else "H-42"
        if verb in ("show", "muck"):
            return "H-72" if s.options["showdown"] == "all" else "H-73"
        return "H-82" if action == CLOSE else bets.why(s, seat, action)

    def preview(self, s: Position, seat: Seat, action: Action) -> list[Said]:
        p = s.public
        if p.stage != "bet" or seat not in p.asked or action == CLOSE:
            return []
        said = bets.preview(s, seat, action)
        if action in (CHECK, CALL):
            said.append(Said(seat, "menu", menu(s, seat)))
            if s.table[BOARD]:
                said.append(Said(seat, "hand", told(s, (*s.table[POCKET[seat]], *s.table[BOARD]))))
        return said

    def default(self, s: Position, seat: Seat) -> Action:
        if s.public.stage == "bet":  # H-43
            return CHECK if CHECK in self.legal(s, seat) else FOLD
        return TO_MUCK if s.public.stage == "show" else LEAVE


def playing(seats: tuple[Seat, ...], stacks: Sequence[int]) -> tuple[Seat, ...]:
    """Those of some seats who have chips."""
    return tuple([seat for seat in seats if stacks[seat]]) if 0 in stacks else seats
