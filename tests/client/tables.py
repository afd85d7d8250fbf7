"""Stages, layouts and fingers of a game by its id, whether it has a table of its own yet or not."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from client.games import known, table
from client.table.intent import Gestures, Guess
from client.table.layout import Layout
from client.table.plan import Frame
from client.table.situation import Telling
from client.table.stage import Stage
from shared.engine import Match, Place, Seat
from shared.games import GAMES
from shared.messages import Snapshot


def staged(game: str, snapshot: Snapshot, memory_aid: bool = False) -> Stage:
    """The cards of a match."""
    return table(game).stage(snapshot, memory_aid) if known(game) else Stage(GAMES[game], snapshot, None, memory_aid)


def laid_out(game: str, seats: int, viewer: Seat | None, frame: Frame) -> Layout:
    """Where everything lies."""
    return table(game).lay_out(seats, viewer, frame)


def guesses(game: str) -> dict[str, Guess]:
    """What a refused finger probably meant."""
    return dict(touch(game).GUESSES) if touch(game) is not None else {}


def fingers(game: str, seat: Seat) -> Gestures:
    """The fingers of a seat."""
    if known(game):
        return table(game).gestures(seat)
    return Gestures(seat, guesses=guesses(game))


def acts_from(game: str, match: Match[Any], seat: Seat) -> Sequence[Place]:
    """The places besides the own ones that a seat acts from now."""
    if not hasattr(touch(game), "acts_from"):
        return ()
    s = match.state
    t = Telling(seat=seat, seats=s.seats, options=s.options, facts=s.public)
    return tuple(touch(game).acts_from(t))


def touch(game: str) -> Any:
    """The module that says what fingers mean in a game, if there is one."""
    name = f"client.games.{game}.touch"
    return import_module(name) if find_spec(name) is not None else None
