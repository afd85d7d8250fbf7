"""Worlds a seat could be in: positions that agree with everything it was shown.

Law: a sampled world gives the same legal list as the truth. It has a fresh seed, so nobody foresees a shuffle.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any

from shared.engine.events import Card
from shared.engine.game import State, census, twin_facts
from shared.engine.match import View
from shared.engine.table import Table

TRIES = 50  # so many worlds are dealt before an implausible one is taken


def sample(view: View, chance: Random) -> State[Any]:
    """Deal the unseen cards, pooled by back, into the unseen slots."""
    world: State[Any] = State(view.game, view.seats, str(chance.random()), view.options)
    world.public = twin_facts(view.public)
    unseen = unseen_cards(world, view.table)
    for _ in range(TRIES):
        world.table = deal(view.table, unseen, chance)
        view.game.mend(world)
        if view.game.plausible(world):
            break
    return world


def unseen_cards(world: State[Any], shown: Table) -> dict[Card, list[Card]]:
    """Back -> the faces that this seat has not located."""
    left = census(world.table)
    left.subtract(Counter(card for cards in shown.values() for card in cards if card[0] != "?"))
    pools: dict[Card, list[Card]] = defaultdict(list)
    for card in left.elements():
        pools[world.game.back(card)].append(card)
    return pools


def deal(shown: Table, unseen: dict[Card, list[Card]], chance: Random) -> Table:
    """What was shown, with a random unseen face for each back."""
    pools = {back: chance.sample(cards, len(cards)) for back, cards in unseen.items()}
    return Table(
        shown.zones,
        {
            place: [pools[card].pop() if card[0] == "?" else card for card in cards]
            for place, cards in shown.items()
            if cards
        },
    )
