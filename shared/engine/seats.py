"""Seats are numbers, clockwise from 0. Here are the words that every game has for them.

They are made once, because bots play games by the million.
"""

from __future__ import annotations

from functools import cache

Seat = int

MOST = 12  # seats of a table

NO_SEAT: Seat = -1  # whose turn it is when it is nobody's, who says what no seat did; equal to no seat and no watcher
ONE_SEAT = tuple((seat,) for seat in range(MOST))  # [seat] -> this one alone
ALL_SEATS = tuple(tuple(range(seats)) for seats in range(MOST + 1))  # [seats] -> all of them, in seat order


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats from one on; after the last one comes seat 0, so `seat + 1` may be said for its left neighbour."""
    return tuple((first + n) % seats for n in range(seats))
