"""Goldens: one seeded match per game as text, read by a person whenever it changes.

Law: the same seed, options and actions give the same news for every audience. `python -m tests.golden --write`
writes them anew; the diff is the review.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from shared.engine import Changed, Event, Match, Moved, Said, Shown, Shuffled
from shared.engine.match import Audience, News
from shared.games import GAMES
from tests.laws.beliefs import pick, pinned

TESTED = Path(__file__).parents[1] / "games"


class Recipe(NamedTuple):
    """Which match of a game is told; without one, the smallest table with the printed rules."""

    seats: int
    seed: str = "golden"
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed
    decisions: int = 400  # a longer match is cut off here


RECIPES: dict[str, Recipe] = {
    "bridge": Recipe(4, decisions=110),
    "holdem": Recipe(3, options={"hands_n": 12, "betting": "no_limit", "showdown": "order", "stack": 60}),
    # Random players hardly ever take a pile: this seed shows one.
    "canasta": Recipe(2, "golden 19", {"opening_rounds": 0, "draw_two": True, "deals": 1}, 700),
    "flaps": Recipe(3, options={"level": 7, "match": "deals", "match_target": 2}),
    "korist": Recipe(2, "8"),
    # Random players hardly ever have a group: with this seed one robs the table from the start.
    "rummy": Recipe(
        3,
        "golden 167",
        {"variant": "robber", "first_lay": 0, "match": "single", "deal_size": 8, "max_turnovers": 1},
    ),
    "svabi": Recipe(2, options={"variant_hidden": True, "variant_match": True}),
}


def recipe(game_id: str) -> Recipe:
    return RECIPES.get(game_id) or Recipe(GAMES[game_id].seats.start)


def file(game_id: str) -> Path:
    """Where it stands: beside the other tests of its game."""
    return TESTED / game_id / "golden.txt"


def tell(game_id: str) -> str:
    """The match as text: what each seat did, then what each audience heard."""
    chosen = recipe(game_id)
    match = Match(GAMES[game_id], chosen.seats, chosen.seed, chosen.options)
    options = " ".join(f"{name}={value}" for name, value in match.state.options.items())
    lines = [f"{game_id}, {chosen.seats} seats, seed {chosen.seed}, {options}", *news_lines(match.opening)]
    chance = Random(chosen.seed)
    while not match.over and len(match.log) < chosen.decisions:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        action = pinned(pick(chance, match.game.legal(match.state, seat)), chance)
        lines += ["", f"{seat}: {words(*action)}", *news_lines(match.act(seat, action))]
    if match.over:
        lines += ["", f"scores {match.game.scores(match.state)} places {match.game.places(match.state)}"]
    return "\n".join(lines) + "\n"


def news_lines(news: News) -> list[str]:
    """One line per event; one more for those who got another copy of it."""
    heard = {audience: list(event_lines(events)) for audience, events in news.items()}
    if len({len(lines) for lines in heard.values()}) > 1:  # some noticed less, or the way of a card looked shorter
        told = {tuple(lines): [who for who in heard if heard[who] == lines] for lines in heard.values()}
        return [f"{names(who):>6}  {line}" for lines, who in told.items() for line in lines]
    lines = []
    for copies in zip(*heard.values(), strict=True):
        readers: dict[str, list[Audience]] = {}
        for audience, line in zip(heard, copies, strict=True):
            readers.setdefault(line, []).append(audience)
        everybody = len(readers) == 1 and None in heard
        lines += [f"{'all' if everybody else names(who):>6}  {line}" for line, who in readers.items()]
    return lines


def event_lines(events: list[Event]) -> Iterator[str]:
    """Events as text; cards that go the same way one after the other share a line, and so do facts."""
    for _, group in groupby(events, lambda e: (type(e), e.src, e.dst) if isinstance(e, Moved) else type(e)):
        match list(group):
            case [Moved(_, src, dst), *_] as moves:
                yield f"{src} > {dst}: " + " ".join(move.card for move in moves if isinstance(move, Moved))
            case [Changed(), *_] as facts:
                yield ", ".join(map(event_line, facts))
            case others:
                yield from map(event_line, others)


def event_line(event: Event) -> str:
    match event:
        case Shown(card, place, at, seats):
            return f"{place} shows {card} at {at} to {seats}"
        case Shuffled(place):
            return f"{place} shuffled"
        case Changed(name, new):
            return f"{name} = {new!r}"
        case Said(seat, what, args):
            return f'{seat} "{words(what, *map(str, args))}"'
        case _:
            raise TypeError(event)


def names(audiences: list[Audience]) -> str:
    """Seats as digits, the watchers as w."""
    return "".join("w" if audience is None else str(audience) for audience in audiences)


def words(*parts: str) -> str:
    return " ".join(part for part in parts if part)
