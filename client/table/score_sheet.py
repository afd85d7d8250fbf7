"""How the scores of a match came about, for the sheet of the results: read from the facts and the cards on the table.

Law: no rules here. What counts has been counted by the server; this only tells what lies where at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.table.stage import Stage
from client.ui.text import say
from shared.engine import Seat
from shared.messages import Result

JOZIN: Seat = -1  # sits at no seat


class Line(NamedTuple):
    """One player's row: what was added up, and the sum."""

    seat: Seat
    place: int
    parts: tuple[str, ...]
    total: int


class Highlight(NamedTuple):
    """Something to remember: an icon, what it is, whose it is."""

    icon: str
    title: str
    text: str


class Reckoning(NamedTuple):
    """The whole sheet."""

    columns: tuple[str, ...]  # of the parts; the sum has its own
    total: str
    lines: tuple[Line, ...]  # the best first
    note: str
    highlights: tuple[Highlight, ...] = ()
    signs: str = ""  # between the parts: "-" reads first minus second


def reckon(stage: Stage, result: Result, names: Sequence[str]) -> Reckoning:
    """The sheet of this match."""
    return SHEETS[stage.game.id](stage, result, names)


def korist(stage: Stage, result: Result, names: Sequence[str]) -> Reckoning:
    """Cards in layers less cards in hand, on top of earlier deals."""
    cards, public, seats = stage.cards(), stage.replica.public, range(stage.replica.seats)
    layers = {seat: [laid for place, laid in cards.items() if place.startswith(f"layer:{seat}:")] for seat in seats}
    held = [len(cards.get(f"left:{seat}", ())) for seat in seats]
    laid = [sum(map(len, layers[seat])) for seat in seats]
    before = [total - points for total, points in zip(public.totals, public.points, strict=True)]
    several = public.deal > 1
    lines = [
        Line(
            seat, result.places[seat],
            (*((signed(before[seat]),) if several else ()), str(laid[seat]), str(held[seat])),
            result.scores[seat],
        )
        for seat in seats
    ]  # fmt: skip
    columns = (say("results-laid"), say("results-held"))
    end = say(f"results-ended-{public.ended.replace('-', '').lower()}", name=names[public.paw]) if public.ended else ""
    return Reckoning(
        (say("results-before"), *columns) if several else columns, say("results-points"), ranked(lines),
        f"{end} {say('results-korist-note')}".strip(), tuple(korist_highlights(layers, held, names, stage.seat)),
        "+-" if several else "-",
    )  # fmt: skip


def korist_highlights(
    layers: dict[Seat, list[list[str]]], held: list[int], names: Sequence[str], me: Seat | None
) -> list[Highlight]:
    """The largest layer, the fullest hand, and what I have laid."""
    found = []
    largest = max(((len(layer), seat) for seat, own in layers.items() for layer in own), default=None)
    if largest is not None:
        text = say("results-largest-of", name=names[largest[1]], count=largest[0])
        found.append(Highlight("claw", say("results-largest"), text))
    fullest = max(range(len(held)), key=held.__getitem__)
    if held[fullest]:
        text = say("results-cards-of", name=names[fullest], count=held[fullest])
        found.append(Highlight("hand", say("results-fullest"), text))
    if me is not None:
        found.append(Highlight("star", say("results-mine"), say("results-layers", count=len(layers[me]))))
    return found


def svabi(stage: Stage, result: Result, names: Sequence[str]) -> Reckoning:
    """The costumes that are left in a collection, or the games of a match; the lowest sum wins."""
    cards, public, seats = stage.cards(), stage.replica.public, stage.replica.seats
    collections = {seat: values(cards.get(f"col:{seat}", ())) for seat in range(seats)}
    totals, places = [*public.totals], [*result.places]
    everyone = list(range(seats))
    if seats == 2:  # Jožin has a sum of his own
        everyone.append(JOZIN)
        collections[JOZIN] = values(cards.get("jozin", ()))
        totals.append(public.jozin_total)
        places.append(1 if min(places) > 1 else 1 + sum(total <= public.jozin_total for total in public.totals))
        places[:2] = jozin_places(places)
    several = public.games > 1
    lines = []
    for index, seat in enumerate(everyone):
        parts = tuple(str(game[index]) for game in public.results) if several else (" + ".join(collections[seat]),)
        lines.append(Line(seat, places[index], parts, totals[index]))
    columns = tuple(say("results-game", number=n + 1) for n in range(len(public.results)))
    return Reckoning(
        columns if several else (say("results-collection"),), say("results-sum"), ranked(lines),
        say("results-svabi-note"), tuple(svabi_highlights(collections, [*names, say("jozin")], stage.seat)),
        "+" * (len(public.results) - 1) if several else "",
    )  # fmt: skip


def jozin_places(places: list[int]) -> list[int]:
    """The places of the two people beside Jožin's own."""
    jozin, people = places[2], sorted(range(2), key=places.__getitem__)
    free = [place for place in (1, 2, 3) if place != jozin]
    return [free[people.index(seat)] for seat in range(2)]


def svabi_highlights(collections: dict[Seat, list[str]], names: Sequence[str], me: Seat | None) -> list[Highlight]:
    """The smallest collection, the dearest costume, and what I have kept."""
    smallest = min(collections, key=lambda seat: len(collections[seat]))
    text = say("results-cards-of", name=names[smallest], count=len(collections[smallest]))
    found = [Highlight("hand", say("results-smallest"), text)]
    kept = [(int(value), seat) for seat, own in collections.items() for value in own]
    if kept:
        value, seat = max(kept)
        text = say("results-card-of", name=names[seat], card=value)
        found.append(Highlight("crown", say("results-dearest"), text))
    if me is not None:
        found.append(Highlight("star", say("results-kept"), say("results-costumes", count=len(collections[me]))))
    return found


def values(cards: Sequence[str]) -> list[str]:
    """The numbers of costumes, in order."""
    return [str(number) for number in sorted(int(card[1:]) for card in cards if card[1:].isdigit())]


def ranked(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The best first."""
    return tuple(sorted(lines, key=lambda line: line.place))


def signed(number: int) -> str:
    """A number with a proper minus."""
    return f"\u2212{-number}" if number < 0 else str(number)


SHEETS: dict[str, Callable[[Stage, Result, Sequence[str]], Reckoning]] = {"korist": korist, "svabi": svabi}
