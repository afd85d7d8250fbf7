"""What must be true of every replica at every moment, and other checks shared by the laws."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shared.engine import TAKE_BACK, Action, Event, Match, Moved, Seat, Shown, State
from shared.engine.events import numbers
from shared.engine.game import census
from shared.messages import News
from shared.wire import pack

CONSTANCY = 0.7  # how often a wish to take back is slept over: else twelve seats would hardly ever all have answered


def assert_honest(match: Match[Any]) -> None:
    """No replica believes something false, and each is exact where its seat sees."""
    hide = match.state.table.zones.hide
    for audience, replica in match.shown.items():
        truth = match.state.table.seen_from(audience)
        for place in {*truth, *replica}:
            cards, believed = truth[place], replica[place]
            if believed == cards:
                continue  # nothing can be false
            assert not truth.zones.sees(audience, place), (audience, place)
            assert len(believed) == len(cards), (audience, place)
            backs = [hide(card) for card in cards]
            if believed == backs:
                continue  # nothing is believed but what everybody sees
            if truth.zones.spot(place).pile:
                assert all(b in pair for b, *pair in zip(believed, cards, backs, strict=True)), (audience, place)
            assert Counter(map(hide, believed)) == Counter(backs), (audience, place)
            assert not Counter(c for c in believed if c[0] != "?") - Counter(cards), (audience, place)


def assert_no_face_unseen(match: Match[Any], audience: Seat | None, events: list[Event]) -> None:
    """No copy carries a face that its receiver could not see."""
    sees = match.game.hiding.sees
    for event in events:
        if isinstance(event, Moved) and event.card[0] != "?":
            assert sees(audience, event.src) or sees(audience, event.dst), event
        if isinstance(event, Shown) and event.card[0] != "?":
            assert audience in event.seats or -1 in event.seats or sees(audience, event.place), event


def assert_conserved(state: State[Any], deck: Counter[str] | None = None) -> None:
    """No card was lost or made; `deck` is the census of the game's deck, where it is asked for often."""
    assert census(state.table) == (deck_of(state) if deck is None else deck)


def deck_of(state: State[Any]) -> Counter[str]:
    """How often each card occurs in the game."""
    return census(state.game.deck(state.seats, state.options))


def sent_bytes(match: Match[Any], seat: Seat, events: list[Event]) -> bytes:
    """What goes over the wire to a seat after an action."""
    return pack(News(0, events, 0, match.legal(seat), match.awaited(seat), match.answers.get(seat)))


def same_position(one: State[Any], other: State[Any]) -> bool:
    """Equal cards in equal order in equal places, and equal facts."""
    return one.table.plain() == other.table.plain() and vars(one.public) == vars(other.public)


def play_randomly(match: Match[Any], chance: Any, limit: int = 15_000) -> Any:
    """Random actions of random awaited seats until the end; yields (seat, action, news) after each."""
    for _ in range(limit):
        if match.over:
            return
        seat = pick(chance, [s for s in range(match.state.seats) if match.legal(s)])
        action = pinned(pick_action(chance, match.legal(seat)), chance)
        if action == TAKE_BACK and chance.random() < CONSTANCY:
            action = pinned(pick_action(chance, match.legal(seat)), chance)
        yield seat, action, match.act(seat, action)
    raise AssertionError("the match does not end")


def pick_action(chance: Any, legal: list[Action]) -> Action:
    """What to do first, then with which card: so that many cards do not drown what can be done but once."""
    verb = pick(chance, list(dict.fromkeys(action.verb for action in legal)))
    action: Action = pick(chance, [action for action in legal if action.verb == verb])
    return action


def pick(chance: Any, items: list[Any]) -> Any:
    return items[int(chance.random() * len(items))]


def pinned(entry: Action, chance: Any) -> Action:
    """An ordinary entry itself; for a wide entry, one of its numbers."""
    offered = numbers(entry)
    return entry if offered is None else entry._replace(choice=str(offered[int(chance.random() * len(offered))]))
