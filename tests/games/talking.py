"""What the scenario rows of every game have in common: a match, its facts, and what lies where."""

from __future__ import annotations

from typing import Any

from shared.engine import Match


class TalkingMatch:
    """A match that talks like a scenario row; each game adds its words."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    @property
    def public(self) -> Any:
        return self.match.state.public

    def lying(self, place: str) -> list[str]:
        return self.match.state.table[place]
