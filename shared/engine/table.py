"""Cards in places: the truth in a State; elsewhere, what one seat has been shown.

Law: what a seat knows is the fold of what it was shown. `fold` makes an event true here, `redact` makes the copy
of an event that a seat may have. Nothing else hides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from shared.engine.events import EVERYONE, Card, Event, Moved, Place, Shown, Shuffled
from shared.engine.seats import NO_SEAT, Seat


class See(Enum):
    """Who sees the faces in a zone."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"


class Zone(NamedTuple):
    """A kind of place. In a pile all can follow positions; in a hand only those who see it can.

    A zone `within` another one of the same owner is a private arrangement of it: whoever does not see it takes its
    cards for cards of that other place, and notices no move between the two.
    """

    see: See
    pile: bool = False
    within: str = ""


class Spot(NamedTuple):
    """A place's zone and owner, worked out once."""

    everybody: bool
    owner: Seat  # only where the owner alone sees; else NO_SEAT
    pile: bool
    seems: Place  # where its cards lie for those who do not see them


class Zones:
    """The zones of one game and the backs of its cards: all that hiding needs to know."""

    def __init__(self, zones: Mapping[str, Zone], back: Callable[[Card], Card]) -> None:
        self.zones, self.back = zones, back
        self.spots: dict[Place, Spot] = {}

    def spot(self, place: Place) -> Spot:
        """The zone and owner of a place; KeyError if the game has no such zone."""
        known = self.spots.get(place)
        if known is None:
            name, *rest = place.split(":")
            zone = self.zones[name]
            owner = int(rest[0]) if zone.see is See.OWNER else NO_SEAT
            seems = f"{zone.within}:{rest[0]}" if zone.within else place
            known = self.spots[place] = Spot(zone.see is See.ALL, owner, zone.pile, seems)
        return known

    def sees(self, seat: Seat | None, place: Place) -> bool:
        """Whether a seat (None: a watcher) sees the faces in a place."""
        spot = self.spot(place)
        return spot.everybody or spot.owner == seat

    def hide(self, card: Card) -> Card:
        """The back of a card; a back is its own back."""
        return card if card[0] == "?" else self.back(card)

    def seen(self, seat: Seat | None, place: Place) -> Place:
        """The place where a seat believes the cards of a place to lie."""
        return place if self.sees(seat, place) else self.spot(place).seems

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The copy of an event that a seat may have; None if it notices nothing. The only code that hides anything."""
        if isinstance(event, Moved):
            src, dst = self.spot(event.src), self.spot(event.dst)
            left, came = src.everybody or src.owner == seat, dst.everybody or dst.owner == seat
            if left and came:
                return event
            here, there = event.src if left else src.seems, event.dst if came else dst.seems
            if here == there and event.src != event.dst:
                return None
            return Moved(
                event.card if left or came else self.hide(event.card),
                here,
                there,
                event.at if left or src.pile else None,
                event.to if came or dst.pile else None,
            )
        if isinstance(event, Shown):
            may = seat in event.seats or EVERYONE in event.seats
            follows = self.sees(seat, event.place) or self.spot(event.place).pile
            return Shown(
                event.card if may or self.sees(seat, event.place) else self.hide(event.card),
                self.seen(seat, event.place),
                event.at if follows else None,
                event.seats,
            )
        return event

    def copies(self, event: Event, audiences: Iterable[Seat | None]) -> list[Event | None]:
        """The copy for each audience. Of a move all have the watchers' copy but for the owners of its two places."""
        if isinstance(event, Moved):
            src, dst = self.spot(event.src), self.spot(event.dst)
            if src.everybody and dst.everybody:
                return [event for _ in audiences]
            watchers, owners = self.redact(event, None), (src.owner, dst.owner)
            return [self.redact(event, seat) if seat in owners else watchers for seat in audiences]
        return [self.redact(event, seat) for seat in audiences]


class Table(dict[Place, list[Card]]):
    """Place -> its cards, bottom first. Reading a place that has no cards gives an empty list."""

    __slots__ = ("zones",)

    def __init__(self, zones: Zones, cards: Mapping[Place, list[Card]] | None = None) -> None:
        super().__init__(cards or {})
        self.zones = zones

    def __missing__(self, place: Place) -> list[Card]:
        return []

    def copy(self) -> Table:
        """An independent table; places that became empty are left behind."""
        return Table(self.zones, {place: cards[:] for place, cards in self.items() if cards})

    def seen_from(self, seat: Seat | None) -> Table:
        """A copy with every card where a seat (None: a watcher) believes it to lie."""
        seen = Table(self.zones)
        for place, cards in self.items():
            if cards:
                seen.setdefault(self.zones.seen(seat, place), []).extend(cards)
        return seen

    def plain(self) -> dict[Place, list[Card]]:
        """The places that hold cards, as plain data in a fixed order."""
        return {place: self[place][:] for place in sorted(self) if self[place]}

    def fold(self, event: Event) -> None:
        """Make the event true here. Every client, bot memory and replay uses this one method."""
        if isinstance(event, Moved):
            card = event.card
            if event.at is None:
                self._take(event.src, card)
            else:
                known = self[event.src].pop(event.at)
                if card[0] == "?":
                    card = known  # what was learned of it goes with it
            cards = self.setdefault(event.dst, [])
            cards.insert(len(cards) if event.to is None else event.to, card)
        elif isinstance(event, Shown):
            if event.card[0] != "?":
                self._learn(event.place, event.card, event.at)
        elif isinstance(event, Shuffled):
            self.forget(event.place)

    def _take(self, place: Place, card: Card) -> None:
        """Take a card out of a place whose positions are not known here."""
        cards = self[place]
        if card[0] == "?":  # any card with this back may have gone
            self.forget(place, card)
            cards.remove(card)
        else:  # a known equal card goes first (K-3): views never tell which of two was meant
            cards.remove(card if card in cards else self.zones.hide(card))

    def _learn(self, place: Place, card: Card, at: int | None) -> None:
        cards = self[place]
        if at is not None:
            cards[at] = card
        elif card not in cards:
            cards[cards.index(self.zones.hide(card))] = card

    def forget(self, place: Place, back: Card = "") -> None:
        """Turn the cards of a place (or those with one back) over: nobody here knows which is where."""
        hide = self.zones.hide
        cards = self[place]
        cards[:] = [hide(card) if back in ("", hide(card)) else card for card in cards]
