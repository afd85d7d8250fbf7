"""The one decision of Hold'em that comes again and again: fold, check or call, bet or raise, and to how much; and the
bets that nobody decides, antes and blinds.

Everything here reads public facts only, so a legal list can never tell a card.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from shared.engine import Action, Seat, span
from shared.engine.game import Readable
from shared.games.holdem.position import CALL, CHECK, FOLD, Position, Public, blinds


@cache
def to(verb: str, amount: int) -> Action:
    """A bet or raise to an amount."""
    return Action(verb, choice=str(amount))


def posted(s: Position, live: tuple[Seat, ...], stakes: int, least: int) -> dict[str, Any]:
    """H-23 to H-26: antes and blinds, and how the first round stands then."""
    stacks, bets, paid = [*s.public.stacks], [0] * s.seats, [0] * s.seats
    if ante := s.options["ante"] * stakes:
        for seat in live:
            paid[seat] = min(ante, stacks[seat])
            stacks[seat] -= paid[seat]
            s.say(seat, "ante", paid[seat])
    small, big = blinds(s.options, stakes)
    posting: tuple[Seat, ...] = ()
    if big:
        left, right = posting = (live[1], live[0]) if len(live) == 2 else live[:2]  # H-25
        bets[left], bets[right] = min(small, stacks[left]), min(big, stacks[right])
        stacks[left] -= bets[left]
        stacks[right] -= bets[right]
        s.say(left, "small_blind", bets[left])
        s.say(right, "big_blind", bets[right])
    return {
        "stacks": tuple(stacks), "bets": tuple(bets), "paid": tuple(paid), "pot": sum(paid) + sum(bets),
        "blinds": posting, "level": big, "full": big,  # HR-16: nominal
        "min_raise": 0 if s.options["betting"] == "fixed" else big or least,
    }  # fmt: skip


def target(p: Public, seat: Seat) -> int:
    """H-34: what a seat has to match; the last one with chips never more than another can win."""
    if len(p.queue) > 1:
        return p.level
    stacks, bets, most = p.stacks, p.bets, 0
    for other in p.live:
        if other != seat:
            if stacks[other]:
                return p.level
            most = max(most, bets[other])
    return min(p.level, most)


def to_bet(s: Position, seat: Seat) -> list[Action]:
    """H-34: what the seat to act may do."""
    p = s.public
    owed = p.level if len(p.queue) > 1 else target(p, seat)
    plays = [FOLD, CALL] if p.bets[seat] < owed else [FOLD, CHECK]  # HR-12: folding for free is legal
    if not forbidden(p, seat):
        low, high = interval(s, seat)
        verb = "raise_to" if p.level else "bet"
        plays.append(to(verb, low) if low == high else span(verb, low, high))
    return plays


def forbidden(p: Public, seat: Seat) -> str:
    """H-36: the rule that keeps the seat to act from betting or raising, if any."""
    level = p.level
    if level:
        if p.stacks[seat] <= level - p.bets[seat]:
            return "H-36"
        if p.raises >= p.cap > 0:
            return "H-41"  # H-36d
        if seat not in p.fresh:
            if level - p.bets[seat] < (p.min_raise or (p.step + 1) // 2):  # H-36c: he acted at his bet
                return "HR-18"
        elif p.second_turn and p.full and not (p.round == 1 and seat in p.blinds):
            return "HR-8"  # H-36e; HR-9: a blind was a turn
    if not any(p.bets[other] + p.stacks[other] > level for other in p.live if other != seat):
        return "HR-29"  # H-36b
    return ""


def interval(s: Readable, seat: Seat) -> tuple[int, int]:
    """H-35: from what to what the seat may bet or raise, its whole bet of this round counted."""
    p, betting = s.public, s.options["betting"]
    bet = p.bets[seat]
    most = bet + p.stacks[seat]
    if betting == "fixed":
        low = high = p.full + p.step  # before the opening bet the last full level is 0
    else:
        low = p.level + p.min_raise if p.level else p.step
        high = most if betting == "no_limit" else max(2 * p.level + p.pot - bet, low)
    return min(low, most), min(high, most)  # who has less than the smallest amount is all-in with it


def menu(s: Readable, seat: Seat) -> tuple[int, ...]:
    """H-35: the amounts for buttons and bots: smallest, half the pot, two thirds, the pot, largest."""
    p = s.public
    if forbidden(p, seat):
        return ()
    low, high = interval(s, seat)
    pot = p.pot + p.level - p.bets[seat]
    parts = ((2 * pot * up + down) // (2 * down) for up, down in ((1, 2), (2, 3), (1, 1)))  # rounded half up
    return tuple(sorted({low, high, *(min(max(p.level + part, low), high) for part in parts)}))


def raised(s: Position, amount: int) -> dict[str, int]:
    """H-37: the new level, and what else changes if the bet or raise to it was a full one."""
    p = s.public
    if s.options["betting"] == "fixed":
        if 2 * (amount - p.full) < p.step:
            return {"level": amount}  # a short all-in
        return {"level": amount, "full": amount, "raises": p.raises + (p.full > 0)}
    more = amount - p.level
    if more < p.min_raise:
        return {"level": amount}
    return {"level": amount, "full": amount, "raises": p.raises + (p.full > 0), "min_raise": more}
