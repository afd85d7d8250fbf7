"""The cards of a match as sprites in places, and each event as a visual step.

Law: after each event the stage's cards per place are those of the replica's table. A step is plain data: which sprite,
what it showed and shows, from which slot to which, and what the places that it touched hold afterwards. No rules here:
what is seen follows from the zones, what waits from the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain, count
from typing import Any, Generic, NamedTuple, TypeVar

from shared.engine import Card, Changed, Event, Game, Moved, Place, Said, Seat, See, Shown, Shuffled, Table
from shared.engine.events import zone
from shared.engine.game import frozen
from shared.messages import News, Snapshot
from shared.replica import Replica

P = TypeVar("P")
SpriteId = int


class Piece(NamedTuple):
    """A sprite and the picture that it shows."""

    sprite: SpriteId
    card: Card


class Slot(NamedTuple):
    """Where in a place; bottom first."""

    place: Place
    at: int


Touched = Mapping[Place, tuple[Piece, ...]]


class Manner(Enum):
    """How a card travels: it follows from the zones that it leaves and enters."""

    DEAL = "deal"  # out of a pile that nobody sees
    LAY = "lay"  # out of a hand
    SWOOP = "swoop"  # from where all could see it
    REVEAL = "reveal"  # it lay as a back already, and is turned up there


class Move(NamedTuple):
    """A card goes from slot to slot; where `was` and `card` differ it turns over on the way."""

    piece: Piece
    was: Card
    src: Slot
    dst: Slot
    manner: Manner
    places: Touched


class Flip(NamedTuple):
    """A card turns over where it lies."""

    piece: Piece
    was: Card
    slot: Slot
    places: Touched


class Look(NamedTuple):
    """Some seats look at a card that stays where it is; `card` is its face for those who may know it."""

    sprite: SpriteId
    card: Card
    slot: Slot
    seats: tuple[Seat, ...]
    places: Touched = {}  # noqa: RUF012 - never changed


class Shuffle(NamedTuple):
    """A place is shuffled."""

    place: Place
    places: Touched = {}  # noqa: RUF012 - never changed


class Fact(NamedTuple):
    """A public fact has changed."""

    name: str
    was: Any
    now: Any
    places: Touched = {}  # noqa: RUF012 - never changed


class Tell(NamedTuple):
    """Narration."""

    seat: Seat
    what: str
    args: tuple[Any, ...]
    places: Touched = {}  # noqa: RUF012 - never changed


Step = Move | Flip | Look | Shuffle | Fact | Tell


@dataclass(frozen=True)
class SealedLay(Generic[P]):
    """How a game's sealed answers are pictured before they are opened: as backs that were laid."""

    zone: Callable[[P], str]  # where they lie, by the public facts; empty while no answers are sealed
    asked: Callable[[P], Sequence[Seat]]  # all who were asked
    home: str = "hand"  # the zone that they come from


class Laid(NamedTuple):
    """A card that lies as a back in `place` (to its owner: open) although it still belongs to the hand it came from."""

    sprite: SpriteId
    home: Place
    place: Place


class Stage:
    """All sprites of one match, as one seat (or a watcher) sees it."""

    def __init__(
        self, game: Game[Any], snapshot: Snapshot, sealed: SealedLay[Any] | None = None, memory_aid: bool = False
    ) -> None:
        self.game, self.sealed, self.memory_aid = game, sealed, memory_aid
        self._ids = count()
        self.replica = Replica(game, snapshot)
        self._sprites = {place: [next(self._ids) for _ in cards] for place, cards in self._table.items()}
        self.laid: dict[Seat, Laid] = {}
        for _ in self._lay_answers():
            pass

    @property
    def _table(self) -> Table:
        return self.replica.table

    @property
    def seat(self) -> Seat | None:
        """Who looks; None: a watcher."""
        return self.replica.seat

    def cards(self) -> dict[Place, list[Card]]:
        """What the stage believes to lie in each place that is not empty."""
        return self._table.plain()

    def sprites(self, place: Place) -> tuple[SpriteId, ...]:
        """The sprites of a place in the order of its cards, a laid one included."""
        return tuple(self._sprites.get(place, ()))

    def pictures(self) -> dict[Place, tuple[Piece, ...]]:
        """What is to be seen: every place with its pieces, laid backs where they lie."""
        places = {*self._sprites, *(laid.place for laid in self.laid.values())}
        return {place: pieces for place in sorted(places) if (pieces := self._pieces(place))}

    def picture(self, place: Place, card: Card) -> Card:
        """What a card shows there: its back where this seat may not look, unless its memory is to be seen."""
        hiding = self._table.zones
        return card if self.memory_aid or hiding.sees(self.seat, place) else hiding.hide(card)

    def fold(self, news: News) -> list[Step]:
        """Make the news true and tell it in steps; Gap if an earlier one was missed, and then nothing has changed."""
        return [step for steps in self.tell(news) for step in steps]

    def tell(self, news: News) -> Iterator[list[Step]]:
        """The same event by event, and at last what follows from the new question."""
        steps: Iterator[Step] | None = None
        for event in self.replica.tell(news):
            if steps is not None:
                yield [*steps]
            steps = self._event(event)
        if steps is not None:
            yield [*steps]
        yield [*self._lay_answers()]

    # --- events ---

    def _event(self, event: Event) -> Iterator[Step]:
        """The steps of an event that is not true yet; they are to be taken when it is."""
        match event:
            case Moved():
                return self._move(event)
            case Shown():
                return self._look(event)
            case Shuffled(place):
                return chain([Shuffle(place)], self._turned(place, self._shown(place)))
            case Changed(name, new):
                return iter([Fact(name, getattr(self.replica.public, name, None), frozen(new))])
            case Said(seat, what, args):
                return iter([Tell(seat, what, args)])

    def _move(self, event: Moved) -> Iterator[Step]:
        src = event.src
        at = leaving(self._table, event)
        opened = self._open_answer(event, at)
        was = self.picture(src, self._table[src][at])
        if opened is not None:
            was = self._laid_picture(opened.home, event.card)
        before = {place: self._shown(place) for place in {src, event.dst}}
        return self._moved(event, at, opened, was, before)

    def _moved(
        self, event: Moved, at: int, opened: Laid | None, was: Card, before: dict[Place, dict[SpriteId, Card]]
    ) -> Iterator[Step]:
        src, dst = event.src, event.dst
        sprite = self._sprites[src].pop(at)
        others = self._sprites.setdefault(dst, [])
        to = len(others) if event.to is None else event.to
        others.insert(to, sprite)
        piece = Piece(sprite, self.picture(dst, self._table[dst][to]))
        places = {place: self._pieces(place) for place in sorted({src, dst})}
        if opened is None:
            yield Move(piece, was, Slot(src, at), Slot(dst, to), self._manner(src), places)
        else:
            yield Move(piece, was, Slot(opened.place, 0), Slot(dst, to), Manner.REVEAL, places)
        for place, pictures in before.items():
            pictures.pop(sprite, None)
            yield from self._turned(place, pictures)

    def _look(self, event: Shown) -> Iterator[Step]:
        place = event.place
        cards, before = self._table[place], self._shown(place)
        at = event.at if event.at is not None else seen_at(self._table, event)
        if at is None:  # a card of a hand of which this seat knows nothing: the whole hand stands for it
            at = len(cards) - 1
        look = Look(self._sprites[place][at], event.card, Slot(place, at), event.seats)
        return chain([look], self._turned(place, before))

    def _turned(self, place: Place, before: Mapping[SpriteId, Card]) -> Iterator[Flip]:
        """The cards of a place that show something else than before."""
        for index, piece in enumerate(self._pieces_at_home(place)):
            was = before.get(piece.sprite, piece.card)
            if was != piece.card:
                yield Flip(piece, was, Slot(place, index), {place: self._pieces(place)})

    def _manner(self, src: Place) -> Manner:
        see = self.game.zones[zone(src)].see
        return {See.NOBODY: Manner.DEAL, See.OWNER: Manner.LAY, See.ALL: Manner.SWOOP}[see]

    # --- what a place shows ---

    def _pieces_at_home(self, place: Place) -> tuple[Piece, ...]:
        cards = self._table[place]
        sprites = self._sprites.get(place, ())
        return tuple(Piece(s, self.picture(place, card)) for s, card in zip(sprites, cards, strict=True))

    def _pieces(self, place: Place) -> tuple[Piece, ...]:
        out = {laid.sprite for laid in self.laid.values()}
        pieces = [piece for piece in self._pieces_at_home(place) if piece.sprite not in out]
        for laid in self.laid.values():
            if laid.place == place:
                card = self._table[laid.home][self._sprites[laid.home].index(laid.sprite)]
                pieces.append(Piece(laid.sprite, self._laid_picture(laid.home, card)))
        return tuple(pieces)

    def _shown(self, place: Place) -> dict[SpriteId, Card]:
        return dict(self._pieces_at_home(place))

    # --- sealed answers that wait ---

    def _lay_answers(self) -> Iterator[Step]:
        """Lay a back for who has answered, and float home what was taken back."""
        wanted = self._answered()
        for seat in [seat for seat in self.laid if seat not in wanted]:
            yield self._take_home(seat)
        for seat, (home, place, card) in wanted.items():
            known = self.laid.get(seat)
            if known is not None and card and self._card_of(known) != card:  # another card was chosen instead
                yield self._take_home(seat)
                known = None
            if known is None and self._sprites.get(home):
                yield self._lay_back(seat, home, place, card)

    def _answered(self) -> dict[Seat, tuple[Place, Place, Card]]:
        """Who has answered: from where to where the back was laid, and the card where it is the own one."""
        sealed, replica = self.sealed, self.replica
        lie = sealed.zone(replica.public) if sealed is not None else ""
        if sealed is None or not lie:
            return {}
        own = replica.answer.card if replica.answer is not None else ""
        return {
            seat: (f"{sealed.home}:{seat}", f"{lie}:{seat}", own if seat == self.seat else "")
            for seat in sealed.asked(replica.public)
            if seat not in replica.awaited
        }

    def _lay_back(self, seat: Seat, home: Place, place: Place, card: Card) -> Move:
        cards = self._table[home]
        at = cards.index(card) if card in cards else len(cards) - 1
        sprite = self._sprites[home][at]
        was = self.picture(home, cards[at])
        self.laid[seat] = Laid(sprite, home, place)
        places = {where: self._pieces(where) for where in (home, place)}
        piece = Piece(sprite, self._laid_picture(home, cards[at]))
        return Move(piece, was, Slot(home, at), Slot(place, len(places[place]) - 1), Manner.LAY, places)

    def _take_home(self, seat: Seat) -> Move:
        laid = self.laid.pop(seat)
        at = self._sprites[laid.home].index(laid.sprite)
        card = self._table[laid.home][at]
        places = {where: self._pieces(where) for where in (laid.home, laid.place)}
        piece = Piece(laid.sprite, self.picture(laid.home, card))
        was = self._laid_picture(laid.home, card)
        return Move(piece, was, Slot(laid.place, 0), Slot(laid.home, at), Manner.SWOOP, places)

    def _laid_picture(self, home: Place, card: Card) -> Card:
        """A laid card is a back to all but its owner, who knows what was laid."""
        hiding = self._table.zones
        return card if hiding.sees(self.seat, home) else hiding.hide(card)

    def _card_of(self, laid: Laid) -> Card:
        return self._table[laid.home][self._sprites[laid.home].index(laid.sprite)]

    def _open_answer(self, event: Moved, at: int) -> Laid | None:
        """The laid back that this move opens, if it does; it is then the sprite that leaves."""
        for seat, laid in self.laid.items():
            if laid.home == event.src:
                sprites = self._sprites[event.src]
                lying = sprites.index(laid.sprite)
                if laid.place == event.dst:
                    sprites[at], sprites[lying] = sprites[lying], sprites[at]
                elif lying != at:
                    return None  # another card of that hand goes elsewhere
                del self.laid[seat]
                return laid if laid.place == event.dst else None
        return None


def leaving(table: Table, event: Moved) -> int:
    """The index of the card that a move takes out of its place: the choice that the table's own fold makes."""
    if event.at is not None:
        return event.at
    cards, hide = table[event.src], table.zones.hide
    if event.card[0] == "?":
        return next(at for at, card in enumerate(cards) if hide(card) == event.card)
    return cards.index(event.card if event.card in cards else hide(event.card))


def seen_at(table: Table, event: Shown) -> int | None:
    """The index of a card that is shown in a place whose positions are not known here."""
    cards = table[event.place]
    for wanted in (event.card, table.zones.hide(event.card)):
        if wanted in cards:
            return cards.index(wanted)
    return None
