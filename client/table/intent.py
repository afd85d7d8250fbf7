"""From a finger to a legal action: tap and tap again, or drag and drop.

Law: nothing is ever sent that is not in the legal list, and everything in it can be reached. No rules here: what lights
up is read from the list. A question is answered once; what a finger does in the moment in which the question changed
under it is ignored. What fits nothing becomes a question to the server: why not?
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from client.table.stage import Slot
from shared.engine import Action, Card, Place, Seat
from shared.engine.events import numbers, owner, permits, zone
from shared.engine.selection import committed, selectable, spread
from shared.messages import Act, Why

GUARD = 0.4  # seconds after a change of the question in which a finger cannot have meant the new one


class Send(NamedTuple):
    """Send this answer."""

    message: Act


class Ask(NamedTuple):
    """Nothing legal was meant: send this if the person wants to know why."""

    message: Why


class Lit(NamedTuple):
    """A card or place is taken up; these actions remain, and these places would complete one."""

    actions: tuple[Action, ...]
    places: tuple[Place, ...]


class Choose(NamedTuple):
    """Several actions remain: let the person choose. A wide entry stands for its numbers."""

    actions: tuple[Action, ...]


class Nothing(NamedTuple):
    """Nothing happens: the guard holds, the question is answered, or what was taken up is put down."""


Outcome = Send | Ask | Lit | Choose | Nothing


class Target(NamedTuple):
    """What is under a finger: a place, and the card if there is one."""

    place: Place
    card: Card = ""
    at: int = -1


HERE = "*"  # in a guess: the place under the finger


class Guess(NamedTuple):
    """The action that a refused finger most likely meant, for asking why it is not allowed."""

    verb: str
    card: bool = False  # it names the card
    place: Place = ""  # it names this place, or the one under the finger
    choice: str = ""


class Gestures:
    """One seat's fingers over one match. All times are the caller's seconds.

    `guesses` are by the zone that was touched, or by both zones where a card was carried: "hand>meld". `takes` are
    verbs that take the very card that lies where the finger is: an equal one elsewhere does not mean it.
    """

    def __init__(
        self, seat: Seat, hand: str = "hand", wild: Card = "", guesses: Mapping[str, Guess] | None = None,
        takes: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self.seat, self.wild, self.guesses, self.takes = seat, wild, guesses or {}, takes
        self.own_hand = f"{hand}:{seat}"
        self.acts_from: Sequence[Place] = ()  # others' places that this seat acts from now
        self.ask = -1
        self.legal: list[Action] = []
        self.hand: list[Card] = []
        self.chosen: list[Slot] = []  # of the hand, before they are committed
        self.held: Target | None = None
        self._answered = True
        self._guarded_until = 0.0

    # --- what is asked ---

    def question(
        self, ask: int, legal: Sequence[Action], hand: Sequence[Card], now: float, acts_from: Sequence[Place] = ()
    ) -> None:
        """The question as the last news has it, and the own hand. A change closes the guard and drops what was held."""
        self.acts_from = acts_from
        if list(legal) == self.legal and (ask == self.ask or not self._answered):
            self.ask = ask  # a new number for the same question: who is choosing is not disturbed
            self._set_hand(hand)
            return
        first = self.ask < 0
        self.ask, self.legal, self._answered = ask, list(legal), False
        self.put_down()
        self._set_hand(hand)
        if not first:
            self._guarded_until = now + GUARD

    def refused(self, ask: int, legal: Sequence[Action]) -> None:
        """The server did not accept: the question is open again."""
        if ask >= self.ask:
            self.ask, self.legal, self._answered = ask, list(legal), False
            self.put_down()

    def put_down(self) -> None:
        """Forget what was taken up."""
        self.held = None
        self.chosen.clear()

    # --- what the screen shows ---

    @property
    def open(self) -> bool:
        """Whether an answer is still wanted."""
        return bool(self.legal) and not self._answered

    def deaf(self, now: float) -> bool:
        """Whether a finger is ignored now: there is an answer already, or the question has only just changed."""
        return self._answered or now < self._guarded_until

    def buttons(self) -> list[Action]:
        """The entries that no card and no place stands for: they need buttons of their own."""
        return [entry for entry in self.legal if not entry.card and not entry.place] if self.open else []

    def selecting(self) -> bool:
        """Whether cards are selected before they are committed together."""
        return any(spread(entry, self.wild) is not None for entry in self.legal)

    def addable(self) -> set[int]:
        """The indices in the hand of cards that may join the selection."""
        taken = {slot.at for slot in self.chosen}
        faces = set(selectable(self.legal, self.hand, self._chosen_cards(), self.wild))
        return {at for at, card in enumerate(self.hand) if card in faces and at not in taken}

    def answers(self, at: int) -> bool:
        """Whether a tap on this card of the hand selects it, or takes it out of the selection."""
        return self.hand[at] in selectable(self.legal, self.hand, [], self.wild)

    def commitment(self) -> Action | None:
        """What the selection, or the card that is held, would do when confirmed."""
        if not self.open:
            return None
        if self.chosen:
            return committed(self.legal, self._chosen_cards(), self.wild)
        if self.held is not None:
            here = self._completed_by(self._fitting(self.held), self.held.place)
            return here[0] if len(here) == 1 and numbers(here[0]) is None else None
        return None

    def alternatives(self) -> list[Action]:
        """What the card that is held could do where it lies, if that is more than one thing."""
        if not self.open or self.held is None:
            return []
        here = self._completed_by(self._fitting(self.held), self.held.place)
        return here if len(here) > 1 and not any(numbers(entry) for entry in here) else []

    def lights(self, target: Target) -> Lit:
        """What would light up if a finger took this up; nothing is changed."""
        fitting = self._fitting(target) if self.open else []
        return Lit(tuple(fitting), tuple(dict.fromkeys(entry.place for entry in fitting if entry.place)))

    # --- fingers ---

    def tap(self, target: Target, now: float) -> Outcome:
        """A press and release on one spot."""
        if self.deaf(now):
            return Nothing()
        if self._selects(target):
            return self._toggle(target)
        held = self.held
        if held is not None:
            self.held = None
            if target == held:
                return self._resolve(self._completed_by(self._fitting(held), target.place), target)
            if target.place == held.place and target.card and self._fitting(target):
                return self._take_up(target)  # a neighbour instead of the first one
            remaining = self._completed_by(self._fitting(held), target.place, elsewhere=held.place)
            if remaining:
                return self._resolve(remaining, target)
            if not self._fitting(target) and self._guess(held, target.place) is not None:
                return self._why(held, target.place)
        return self._take_up(target)

    def drop(self, source: Target, place: Place, now: float) -> Outcome:
        """A card was dragged from its slot and let go over a place."""
        if self.deaf(now):
            return Nothing()
        if self._selects(source):
            return self._drop_selection(source, place)
        self.put_down()
        fitting = self._fitting(source)
        if place == source.place:
            return Nothing()
        remaining = self._completed_by(fitting, place, elsewhere=source.place)
        # An entry without a place of its own (a card to lay) goes wherever it is dropped outside of where it was.
        remaining = remaining or [entry for entry in fitting if entry.place in ("", source.place)]
        return self._resolve(remaining, source) if remaining else self._why(source, place)

    def confirm(self, now: float) -> Outcome:
        """The primary button: do what is selected or held."""
        action = self.commitment() if not self.deaf(now) else None
        return Nothing() if action is None else self._send(action)

    def choose(self, action: Action, now: float) -> Outcome:
        """An entry of a chooser, a button, or a number of a wide entry."""
        if self.deaf(now) or not permits(self.legal, action):
            return Nothing()
        return self._send(action)

    # --- how they are understood ---

    def _set_hand(self, hand: Sequence[Card]) -> None:
        if list(hand) != self.hand:
            self.hand = list(hand)
            self.chosen.clear()

    def _fitting(self, target: Target) -> list[Action]:
        """The entries that this card or place can begin."""
        return [entry for entry in self.legal if self._fits(entry, target)]

    def _fits(self, entry: Action, target: Target) -> bool:
        if spread(entry, self.wild) is not None:
            return False
        if not entry.card:
            return bool(entry.place) and entry.place == target.place
        if entry.card != target.card or (entry.verb in self.takes and entry.place != target.place):
            return False
        # A card of the own places may go where the entry says; any other card is only meant where it lies.
        return target.place == entry.place or self._own(target.place)

    def _own(self, place: Place) -> bool:
        return owner(place) == self.seat or place in self.acts_from

    def _completed_by(self, entries: Sequence[Action], place: Place, elsewhere: Place = "") -> list[Action]:
        """Of these entries, those that a finger on a place completes: it names the place, or there is none to name."""
        named = [entry for entry in entries if entry.place == place]
        if named:
            return named
        return [] if elsewhere else [entry for entry in entries if not entry.place or entry.place == place]

    def _take_up(self, target: Target) -> Outcome:
        fitting = self._fitting(target)
        if not fitting:
            return self._why(target)
        if all(not entry.card for entry in fitting):  # a place alone says all: one tap draws from a pile
            return self._resolve(fitting, target)
        self.held = target
        return Lit(tuple(fitting), tuple(dict.fromkeys(entry.place for entry in fitting if entry.place)))

    def _resolve(self, entries: Sequence[Action], target: Target) -> Outcome:
        if not entries:
            fitting = self._fitting(target)  # the same card twice, but it needs a place: offer all there are
            return self._resolve(fitting, target) if fitting else Nothing()
        if len(entries) == 1 and numbers(entries[0]) is None:
            return self._send(entries[0])
        return Choose(tuple(entries))

    def _send(self, action: Action) -> Send:
        self._answered = True
        self.put_down()
        return Send(Act(self.ask, action))

    def _guess(self, source: Target, onto: Place) -> Guess | None:
        """What carrying a card from place to place most likely means; None where the game's table does not tell."""
        return self.guesses.get(f"{zone(source.place)}>{zone(onto)}")

    def _why(self, target: Target, onto: Place = "") -> Outcome:
        if self.seat < 0:
            return Nothing()  # who only watches is asked nothing, so nothing is refused
        carried = self._guess(target, onto) if onto else None
        guess = carried or self.guesses.get(zone(target.place))
        if guess is None or (guess.card and (not target.card or target.card[0] == "?")):
            return Nothing()
        here = onto if carried is not None else target.place
        place = here if guess.place == HERE else guess.place
        if carried is None and onto and guess.place not in ("", HERE, onto):
            return Nothing()  # it was carried elsewhere than this guess goes: an answer would be about something else
        action = Action(guess.verb, target.card if guess.card else "", place, guess.choice)
        return Nothing() if permits(self.legal, action) else Ask(Why(self.ask, action))

    # --- selecting several cards ---

    def _selects(self, target: Target) -> bool:
        return self.selecting() and target.place == self.own_hand and 0 <= target.at < len(self.hand)

    def _chosen_cards(self) -> list[Card]:
        return [self.hand[slot.at] for slot in self.chosen]

    def _toggle(self, target: Target) -> Outcome:
        slot = Slot(target.place, target.at)
        if slot in self.chosen:
            self.chosen.remove(slot)
            return self._selection()
        if target.at not in self.addable():
            self.chosen.clear()  # another value begins a new selection
            if target.at not in self.addable():
                return self._why(target)
        self.chosen.append(slot)
        return self._selection()

    def _selection(self) -> Outcome:
        action = self.commitment()
        return Lit((action,) if action is not None else (), ())

    def _drop_selection(self, source: Target, place: Place) -> Outcome:
        if place == source.place:
            return Nothing()
        if Slot(source.place, source.at) not in self.chosen:
            outcome = self._toggle(source)
            if isinstance(outcome, Ask):
                return outcome
        action = self.commitment()
        return Nothing() if action is None else self._send(action)
