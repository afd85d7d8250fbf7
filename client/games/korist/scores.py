"""Kořist's sheet of results, and what a plaque shows of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from client.games.korist.phrases import FEW
from client.games.korist.reading import Heard, Here, signed, standing
from client.table import score_sheet
from client.table.plaques import Figure, PlaqueData
from client.table.score_sheet import Highlight, ScoreRow, ScoreSheet, ranked, together
from client.ui.text import say
from shared.engine import Card, Seat
from shared.messages import Result


def plaque(t: Here, seat: Seat) -> PlaqueData:
    """Hand cards, with a warning when they are few, and the points so far."""
    held, points = len(t.cards(f"hand:{seat}")), standing(t, seat)
    warned = t.facts.stage != "over" and t.facts.deal > 0 and 0 < held <= FEW
    figure = Figure(signed(points), say("korist-points", count=abs(points)))
    return PlaqueData(held + len(t.cards(f"left:{seat}")), warned, (figure,))


def scores(t: Heard, result: Result) -> ScoreSheet:
    """Cards in layers less cards in hand, on top of earlier deals."""
    facts, seats = t.facts, range(t.seats)
    layers = {seat: [t.cards(place) for place in t.places("layer", seat)] for seat in seats}
    held = [len(t.cards(f"left:{seat}")) for seat in seats]
    laid = [sum(map(len, layers[seat])) for seat in seats]
    before = [total - points for total, points in zip(facts.totals, facts.points, strict=True)]
    several = facts.deal > 1
    rows = [
        ScoreRow(
            t.party(seat), result.places[seat],
            (*((score_sheet.signed(before[seat]),) if several else ()), str(laid[seat]), str(held[seat])),
            result.scores[seat],
        )
        for seat in seats
    ]  # fmt: skip
    columns = (say("results-laid"), say("results-held"))
    rule = facts.ended.replace("-", "").lower()
    end = say(f"results-ended-{rule}", name=t.names[facts.paw]) if rule else ""
    return ScoreSheet(
        (say("results-before"), *columns) if several else columns, say("results-points"), ranked(rows),
        f"{end} {say('results-korist-note')}".strip(), tuple(highlights(t, layers, held)), "+-" if several else "-",
    )  # fmt: skip


def highlights(t: Heard, layers: dict[Seat, list[tuple[Card, ...]]], held: Sequence[int]) -> list[Highlight]:
    """The largest layer, the fullest hand, and what I have laid."""
    found = []
    largest = {seat: max(map(len, own)) for seat, own in layers.items() if own}
    if largest:
        most = max(largest.values())
        names = together([t.names[seat] for seat, size in largest.items() if size == most])
        found.append(Highlight("claw", say("results-largest"), say("results-largest-of", name=names, count=most)))
    if any(held):
        most = max(held)
        names = together([t.names[seat] for seat, count in enumerate(held) if count == most])
        found.append(Highlight("hand", say("results-fullest"), say("results-cards-of", name=names, count=most)))
    if t.seat is not None:
        found.append(Highlight("star", say("results-mine"), say("results-layers", count=len(layers[t.seat]))))
    return found
