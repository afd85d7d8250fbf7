"""Chips on the table of Hold'em: what comes back uncalled, which pots there are, who gets how much of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shared.engine import Seat

Pot = tuple[int, tuple[Seat, ...]]  # chips, and the seats that may win them


def uncalled(bets: Sequence[int]) -> tuple[Seat, int]:
    """H-40: who bet more than every other seat, folded ones included, and how much more."""
    most = max(bets)
    seat = bets.index(most)
    if bets.count(most) > 1:
        return seat, 0
    return seat, most - max([bet for other, bet in enumerate(bets) if other != seat])


def pots(paid: Sequence[int], live: Sequence[Seat]) -> tuple[Pot, ...]:
    """H-64: the main pot and the side pots, from what each seat paid into the hand."""
    if len(live) == 1:
        return ((sum(paid), tuple(live)),)
    levels = sorted({paid[seat] for seat in live})
    if len(levels) == 1:
        return ((sum(paid), tuple(live)),)
    found, below = [], 0
    for level in levels:
        top = level if level < levels[-1] else max(paid)  # what folded seats paid above joins the last pot
        chips = sum(min(total, top) - min(total, below) for total in paid)
        found.append((chips, tuple(seat for seat in live if paid[seat] >= level)))
        below = level
    return tuple(found)


def shares(pot: Pot, worth: Callable[[Seat], int]) -> list[tuple[Seat, int]]:
    """H-65, H-66: the winners of a pot, clockwise from the left of the button like its seats, and what each gets."""
    chips, eligible = pot
    if len(eligible) == 1:
        return [(eligible[0], chips)]  # H-65: no comparison
    best = max(map(worth, eligible))
    winners = [seat for seat in eligible if worth(seat) == best]
    share, odd = divmod(chips, len(winners))
    return [(seat, share + (place < odd)) for place, seat in enumerate(winners)]
