"""Canasta's reasons beyond the scenario rows."""

from __future__ import annotations

from shared.engine import Action, Match
from shared.games import GAMES


def test_a_card_for_a_group_of_another_rank_names_the_rule() -> None:
    match = Match(GAMES["canasta"], 2, "why")
    assert match.why(0, Action("stage", "s9", "meld:0:7")) == "CA-10"
    assert match.why(0, Action("stage", "x9", "meld:0:7")) == "T-3"
