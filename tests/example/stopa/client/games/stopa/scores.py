"""Stopa's sheet of results, and what a plaque shows of a seat."""

from __future__ import annotations

from client.table.plaques import Figure, PlaqueData
from client.table.score_sheet import ScoreRow, ScoreSheet, ranked
from client.table.situation import Situation, Telling
from client.ui.text import say
from shared.engine import Seat
from shared.games.stopa.position import Public
from shared.messages import Result


def plaque(t: Situation[Public], seat: Seat) -> PlaqueData:
    """Cards in hand, and cards taken."""
    taken = len(t.cards(f"won:{seat}"))
    return PlaqueData(len(t.cards(f"hand:{seat}")), figures=(Figure(str(taken), say("stopa-taken")),))


def scores(t: Telling[Public], result: Result) -> ScoreSheet:
    """A card is a point."""
    rows = [ScoreRow(t.party(seat), result.places[seat], (), score) for seat, score in enumerate(result.scores)]
    return ScoreSheet((), say("results-points"), ranked(rows), say("stopa-note"))
