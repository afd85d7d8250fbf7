"""Selecting cards before committing them: what a finger may add, and whether the selection is an action.

Law: no rules here. A selection is valid if it is part of a legal entry, and may be committed if it equals one. It
works for every game whose entries name a value and how many cards of it and how many wild ones. The caller says which
card is wild. If it is "J", Action("lay", "6", "", "2+1") is two sixes and a joker; entries of wild cards alone carry it
themselves: Action("lay", "J", "", "0+2").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from shared.engine.events import Action, Card


def spread(entry: Action, wild: Card) -> Counter[Card] | None:
    """The cards that an entry commits, or None if it counts no cards."""
    naturals, plus, wilds = entry.choice.partition("+")
    if not (plus and naturals.isdigit() and wilds.isdigit()):
        return None
    return Counter({entry.card: int(naturals)}) + Counter({wild: int(wilds)})


def selectable(legal: Sequence[Action], hand: Iterable[Card], chosen: Iterable[Card], wild: Card) -> list[Card]:
    """The different cards of the hand that may join the chosen ones, in the order of the hand."""
    entries = [cards for entry in legal if (cards := spread(entry, wild)) is not None]
    taken = Counter(chosen)
    return [card for card in dict.fromkeys(hand) if any(taken + Counter([card]) <= cards for cards in entries)]


def committed(legal: Sequence[Action], chosen: Iterable[Card], wild: Card) -> Action | None:
    """The action that the chosen cards are, or None while they are none."""
    taken = Counter(chosen)
    return next((entry for entry in legal if taken and spread(entry, wild) == taken), None)
