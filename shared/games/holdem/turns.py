"""A hand of Hold'em from the blinds to the chips, and the next: what a seat is asked, and what its answers do.

What a seat may bet is in bets, who gets which chips in pots, what the hands are worth in show.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add

from shared.engine import NO_SEAT, ONE_SEAT, Action, Seat
from shared.games.holdem.bets import posted, raised, target, to_bet
from shared.games.holdem.position import (
    BOARD,
    CLOSE,
    DECK,
    LEAVE,
    MUCK,
    OPEN,
    POCKET,
    REBUY,
    RING,
    SHOW,
    TO_MUCK,
    Position,
    raise_cap,
    rise,
    second_turn,
    step,
)
from shared.games.holdem.pots import Pot, pots, shares, uncalled
from shared.games.holdem.show import wins, worths

STREETS = ("", "pre_flop", "flop", "turn", "river")

# --- a hand begins ---


def sit_down(s: Position, stacks: tuple[int, ...], dealer: Seat) -> None:
    """Who has how much, and who will deal first."""
    none = (0,) * s.seats
    s.set(
        stacks=stacks, button=(dealer - 1) % s.seats, cap=raise_cap(s.options), second_turn=second_turn(s.options),
        hands=s.options["hands_n"] if s.options["session"] == "hands" else 0, rebuys=none, out=none, out_with=none,
    )  # fmt: skip


def start_hand(s: Position) -> None:
    """H-20 to H-27."""
    p, hand = s.public, s.public.hand + 1
    collect(s)
    stakes, next_level = rise(s.options, hand)
    if stakes > p.stakes:
        s.say(NO_SEAT, "stakes_rise", stakes)
    button = next_button(s)
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
    pass_turn(s, queue, queue)


def collect(s: Position) -> None:
    """H-68: all cards go back face down."""
    for seat in s.public.live:
        s.sweep(OPEN[seat], DECK)
    s.sweep(BOARD, DECK)
    s.sweep(MUCK, DECK)


def next_button(s: Position) -> Seat:
    """H-22: to the next seat in the hand, unless two are left and one would post the big blind twice running."""
    p = s.public
    after = playing(RING[s.seats][p.button], p.stacks)
    if len(after) == 2 < len(p.dealt) and p.blinds and after[1] == p.blinds[1]:
        return after[1]
    return after[0]


# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    """What the stage allows a seat that is asked, and closing."""
    p = s.public
    plays: list[Action] = []
    if seat not in p.asked:
        pass  # H-82 may be his nevertheless
    elif p.stage == "bet":
        plays = to_bet(s, seat)
    else:
        plays = [SHOW, TO_MUCK] if p.stage == "show" else [REBUY, LEAVE]  # H-73, H-83
    if not p.hands and may_close(s, seat):
        plays.append(CLOSE)
    return plays


def may_close(s: Position, seat: Seat) -> bool:
    """H-82: the first seat that still plays is the host's."""
    p = s.public
    return s.options["session"] == "open" and p.stage != "over" and not p.closing and p.out.index(0) == seat


# --- betting ---


def fold(s: Position, seat: Seat, action: Action) -> None:
    p = s.public
    s.say(seat, "fold")
    s.sweep(POCKET[seat], MUCK)  # HR-31
    at = p.live.index(seat)
    p.live = p.live[:at] + p.live[at + 1 :]
    pass_turn(s, p.queue[1:], p.fresh[1:])


def check(s: Position, seat: Seat, action: Action) -> None:
    p = s.public
    s.say(seat, "check")
    pass_turn(s, p.queue[1:], p.fresh[1:])  # H-38: the first turns come in the order of `fresh`


def call(s: Position, seat: Seat, action: Action) -> None:
    p = s.public
    stacks, bets = [*p.stacks], [*p.bets]
    pays = min(target(p, seat) - bets[seat], stacks[seat])
    stacks[seat] -= pays
    bets[seat] += pays
    s.say(seat, "call", pays)
    if not stacks[seat]:
        s.say(seat, "all_in")  # H-42
    p.stacks, p.bets, p.pot = tuple(stacks), tuple(bets), p.pot + pays
    pass_turn(s, p.queue[1:], p.fresh[1:])


def bet(s: Position, seat: Seat, action: Action) -> None:
    p, amount = s.public, int(action.choice)
    stacks, bets = [*p.stacks], [*p.bets]
    pays = amount - bets[seat]
    stacks[seat] -= pays
    bets[seat] = amount
    s.say(seat, action.verb, amount)
    if not stacks[seat]:
        s.say(seat, "all_in")
    s.set(stacks=tuple(stacks), bets=tuple(bets), pot=p.pot + pays, raiser=seat, **raised(s, amount))
    at = p.live.index(seat)
    pass_turn(s, playing(p.live[at + 1 :] + p.live[:at], stacks), p.fresh[1:])


def close(s: Position, seat: Seat, action: Action) -> None:
    """H-82."""
    s.say(seat, "closes")
    s.set(closing=True)


# --- a round ---


def pass_turn(s: Position, queue: tuple[Seat, ...], fresh: tuple[Seat, ...]) -> None:
    """The next seat acts, or the round is over (H-39)."""
    if len(queue) > 1 or (queue and must_act(s, queue[0])):
        p = s.public
        p.queue, p.asked, p.fresh = queue, ONE_SEAT[queue[0]], fresh
    else:
        end_round(s)


def must_act(s: Position, seat: Seat) -> bool:
    """H-39a, H-39c: not the only one left, nor the only one with chips who owes nothing."""
    p, most = s.public, -1
    for other in p.live:
        if other != seat:
            if p.stacks[other]:
                return True
            most = max(most, p.bets[other])
    return p.bets[seat] < most


def end_round(s: Position) -> None:
    p = s.public
    if len(p.live) == 1:
        one_left(s, p.live[0])
        return
    if p.level:
        gather(s)
    elif not p.pots or len(p.live) < len(p.pots[0][1]):
        s.set(pots=pots(p.paid, p.live))
    if p.round == 4:
        showdown(s)
    elif 0 in p.stacks and sum([p.stacks[seat] > 0 for seat in p.live]) < 2:
        run_out(s)  # H-39c
    else:
        next_round(s)


def gather(s: Position) -> None:
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


def next_round(s: Position) -> None:
    p = s.public
    number = p.round + 1
    street(s, number)
    size = step(s.options, p.stakes, number)
    queue = playing(p.live, p.stacks)  # HR-11
    s.set(
        round=number, step=size, level=0, full=0, raises=0, raiser=None, queue=queue, fresh=queue,
        min_raise=0 if s.options["betting"] == "fixed" else size, asked=ONE_SEAT[queue[0]],
    )  # fmt: skip


def street(s: Position, number: int) -> None:
    s.draw(DECK, BOARD, 3 if number == 2 else 1)  # H-30; HR-14: none is burnt
    s.say(NO_SEAT, STREETS[number])


# --- the end of a hand ---


def one_left(s: Position, seat: Seat) -> None:
    """H-60: he takes all without showing; what nobody called (H-40) is his own."""
    p = s.public
    stacks, excess = [*p.stacks], uncalled(p.bets)[1]
    stacks[seat] += p.pot
    if excess:
        s.say(seat, "uncalled", excess)
    s.sweep(POCKET[seat], MUCK)  # HR-20
    s.say(seat, "wins", p.pot - excess, 0)
    s.set(stacks=tuple(stacks), bets=(0,) * s.seats, pot=0, pots=())
    hand_over(s)


def run_out(s: Position) -> None:
    """H-61: the rest of the board without decisions."""
    s.say(NO_SEAT, "run_out")
    s.set(asked=(), queue=())
    if s.options["allin_reveal"]:
        open_hands(s, s.public.live)
    for number in range(s.public.round + 1, 5):
        street(s, number)
        s.set(round=number)
    open_hands(s, s.public.live)
    pay_out(s)


def showdown(s: Position) -> None:
    p = s.public
    if s.options["showdown"] == "all" or not all(p.stacks[seat] for seat in p.live):
        open_hands(s, p.live)  # H-72; H-73: all must show if one of them is all-in
        pay_out(s)
        return
    at = 0 if p.raiser is None else p.live.index(p.raiser)  # H-73
    s.set(stage="show", queue=p.live[at:] + p.live[:at], asked=())
    show_on(s)


def open_hands(s: Position, seats: Iterable[Seat]) -> None:
    for seat in seats:
        s.sweep(POCKET[seat], OPEN[seat])


def show_on(s: Position) -> None:
    """H-73: the first must show, and who wins or ties does; who does neither may choose."""
    p = s.public
    while p.queue:
        seat = p.queue[0]
        if not wins(s, seat):
            s.set(asked=ONE_SEAT[seat])
            return
        open_hands(s, ONE_SEAT[seat])
        s.set(queue=p.queue[1:])
    pay_out(s)


def show(s: Position, seat: Seat, action: Action) -> None:
    open_hands(s, ONE_SEAT[seat])
    shown(s)


def muck(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "mucks")
    s.sweep(POCKET[seat], MUCK)
    shown(s)


def shown(s: Position) -> None:
    s.set(queue=s.public.queue[1:], asked=())
    show_on(s)


def pay_out(s: Position) -> None:
    p, stacks = s.public, [*s.public.stacks]
    worth = worths(s)
    for number, (chips, eligible) in reversed([*enumerate(p.pots)]):  # H-67
        pot: Pot = (chips, tuple([seat for seat in eligible if seat in worth]))  # H-73: a mucked hand wins nothing
        for seat, share in shares(pot, worth.__getitem__):
            s.say(seat, "wins", share, number)
            stacks[seat] += share
    s.set(stacks=tuple(stacks), pot=0)
    hand_over(s)


# --- the session ---


def hand_over(s: Position) -> None:
    p = s.public
    s.say(NO_SEAT, "hand_over", p.hand)
    broke = sorted([seat for seat in p.dealt if not p.stacks[seat]]) if 0 in p.stacks else []
    if broke:
        limit = 0 if p.closing or p.hand == p.hands else s.options["rebuys"]  # H-83
        may = [seat for seat in broke if limit == "unlimited" or p.rebuys[seat] < limit]
        go(s, [seat for seat in broke if seat not in may])
        if may:
            s.set(stage="rebuy", asked=tuple(may), queue=())
            return
    next_hand(s)


def go(s: Position, seats: list[Seat]) -> None:
    """These seats are out of the session and watch."""
    if seats:
        p = s.public
        for seat in seats:
            s.say(seat, "out", p.hand)
        s.set(
            out=tuple(p.hand if seat in seats else hand for seat, hand in enumerate(p.out)),
            out_with=tuple(p.before[seat] if seat in seats else had for seat, had in enumerate(p.out_with)),
        )


def leave(s: Position, seat: Seat, action: Action) -> None:
    go(s, [seat])
    answered(s, seat)


def rebuy(s: Position, seat: Seat, action: Action) -> None:
    p, stack = s.public, s.options["stack"]
    s.say(seat, "rebuys", stack)
    s.set(
        stacks=(*p.stacks[:seat], stack, *p.stacks[seat + 1 :]),
        rebuys=(*p.rebuys[:seat], p.rebuys[seat] + 1, *p.rebuys[seat + 1 :]),
    )
    answered(s, seat)


def answered(s: Position, seat: Seat) -> None:
    p = s.public
    s.set(asked=tuple(other for other in p.asked if other != seat))
    if not p.asked:
        next_hand(s)


def next_hand(s: Position) -> None:
    p = s.public
    if p.closing or p.hand == p.hands or s.seats - p.stacks.count(0) < 2:  # H-80, H-82, H-84
        s.set(stage="over", asked=(), queue=())
        s.say(NO_SEAT, "session_over", tuple(s.game.places(s)))
    else:
        start_hand(s)


def playing(seats: tuple[Seat, ...], stacks: Sequence[int]) -> tuple[Seat, ...]:
    """Those of some seats who have chips."""
    return tuple([seat for seat in seats if stacks[seat]]) if 0 in stacks else seats
