"""Fingers, mouse and keys over the cards: what is tapped, dragged, looked at more closely.

Law: one spot for each region of the table, so that targets never overlap; within it the uppermost card there is
meant. A finger that moves drags, one that rests looks, any other taps.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

from client.table.areas import Pose
from client.table.intent import Outcome, Target
from client.table.match_view import MatchView
from client.table.stage import SpriteId
from client.ui.form import TARGET, Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent
from shared.engine import Place

FAR = 9.0  # units: a finger that moved further drags
LONG = 0.4  # seconds until a resting finger looks more closely
REST = 0.8  # and a resting mouse, which often lies on a card while its player only thinks
LEAST = 30.0  # units: smaller areas only hint at cards


@dataclass
class Grip:
    """A finger that is down on a card."""

    sprite: SpriteId
    target: Target
    x: float
    y: float
    age: float = 0.0
    dragging: bool = False
    looked: bool = False


class Table(Protocol):
    """What fingers need of the screen."""

    play: MatchView

    def hurry(self) -> bool:
        """Land everything that has not begun to be seen; whether there was anything."""
        ...

    def answer(self, outcome: Outcome) -> None:
        """A finger meant this."""
        ...

    def enlarge(self, sprite: SpriteId | None) -> None:
        """Show a card more closely, or none."""
        ...

    def changed(self) -> None:
        """Something looks different now."""
        ...


class Spot(Widget):
    """The region of some places; it shows nothing itself."""

    focusable = True
    drawn = False

    def __init__(self, box: Box, name: str, fingers: Fingers, begins: bool = False) -> None:
        super().__init__(*box.at_least(TARGET), name)
        self.begins = begins
        self.area, self.fingers = box, fingers
        self.current: SpriteId | Place | None = None
        self._was_hovered = False

    def press(self, event: PointerEvent) -> None:
        self.fingers.press(self, event)

    def drag(self, event: PointerEvent) -> None:
        self.fingers.drag(event)

    def release(self, event: PointerEvent, inside: bool) -> None:
        self.fingers.release(self, event)

    def point(self, event: PointerEvent) -> None:
        self.fingers.point(self, event)

    def refresh(self) -> None:
        if self._was_hovered and not self.hovered:
            self.fingers.away()
        self._was_hovered = self.hovered
        self.fingers.table.changed()

    def nav(self, way: Nav) -> bool:
        return self.fingers.nav(self, way)

    def cards(self) -> list[SpriteId]:
        """The cards that lie here, as the eye reads them."""
        play = self.fingers.table.play
        aims, places = play.motion.aims(), set(play.places_of(self.area))
        found = [piece.sprite for place in places for piece in play.motion.shown.get(place, ())]
        top: dict[tuple[int, int], SpriteId] = {}
        for sprite in sorted(found, key=lambda sprite: aims[sprite].z):
            top[round(aims[sprite].x), round(aims[sprite].y)] = sprite
        if play.hand in places:  # in their order, however the arc and chosen cards rise and sink
            return sorted(top.values(), key=lambda sprite: aims[sprite].z)
        return sorted(top.values(), key=lambda sprite: (round(aims[sprite].y / 40), aims[sprite].x))

    def gaps(self) -> list[Place]:
        """The empty places here where a card that is held may go."""
        play = self.fingers.table.play
        held = play.gestures.held
        fitting = set(play.gestures.lights(held).places) if held is not None else set()
        return [place for place in self.places() if place in fitting and not play.motion.shown.get(place)]

    def stops(self) -> list[SpriteId | Place]:
        """Where keys stop."""
        return [*self.cards(), *self.gaps()]

    def chosen(self) -> SpriteId | Place | None:
        """The card, or the empty place, that the keys are on."""
        stops, cards = self.stops(), self.cards()
        if self.current not in stops:
            first = stops[0] if stops else None
            self.current = cards[-1] if cards and len(self.places()) > 1 else first
        return self.current

    def places(self) -> list[Place]:
        return self.fingers.table.play.places_of(self.area)


class Fingers:
    """All fingers over one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.grips: dict[int, Grip] = {}
        self._hover: tuple[SpriteId, float] | None = None  # the card under a resting mouse, and since when
        self._pressed: SpriteId | None = None  # who acts on a card does not mean to look at it until the mouse was away

    # --- mouse and fingers ---

    def press(self, spot: Spot, event: PointerEvent) -> None:
        self._look(None)
        self._hover = None
        if self.table.hurry():
            return
        play = self.table.play
        places = set(spot.places())
        found = play.under(lambda place: place in places, event.x, event.y)
        self._pressed = None if found is None else found[0]
        if found is not None:
            self.grips[event.id] = Grip(found[0], found[1], event.x, event.y)

    def drag(self, event: PointerEvent) -> None:
        grip = self.grips.get(event.id)
        if grip is None:
            return
        if not grip.dragging and math.hypot(event.x - grip.x, event.y - grip.y) > FAR:
            grip.dragging = self._may_drag(grip)
            if grip.looked:
                self._look(None)
        if grip.dragging:
            for nth, sprite in enumerate(self._carried(grip)):
                self.table.play.motion.hold(sprite, event.x + 24 * nth, event.y + 4 * nth)
            self.table.changed()

    def release(self, spot: Spot, event: PointerEvent) -> None:
        grip = self.grips.pop(event.id, None)
        play = self.table.play
        if grip is None:
            if event.phase == "up" and not play.motion.waiting:
                self._tap_place(spot, event)
            return
        self._look(None)
        if grip.dragging:
            self._drop(grip, event)
        elif event.phase == "up" and not grip.looked:
            self._mean(grip.target)
        self.table.changed()

    def point(self, spot: Spot, event: PointerEvent) -> None:
        """The mouse moved, with no button down."""
        places = set(spot.places())
        found = self.table.play.under(lambda place: place in places, event.x, event.y)
        sprite = found[0] if found is not None else None
        if sprite == self._pressed:
            return
        self._pressed = None
        if sprite != (self._hover[0] if self._hover else None):
            self._look(None)
            self._hover = (sprite, 0.0) if sprite is not None else None

    def away(self) -> None:
        """The mouse is over no card any more."""
        self._pressed = None
        if self._hover is not None:
            self._hover = None
            self._look(None)

    def update(self, dt: float) -> bool:
        """Time passes: who rests, looks more closely. True while that may still happen."""
        waiting = False
        for grip in self.grips.values():
            grip.age += dt
            if grip.age >= LONG and not grip.dragging and not grip.looked:
                grip.looked = True
                self._look(grip.sprite)
            waiting = waiting or not grip.looked
        if self._hover is not None and not self.grips:
            if self.table.play.motion.landing:  # what happens is to be seen; nothing lies over it
                self._hover = None
                self._look(None)
                return waiting
            sprite, age = self._hover
            if age < REST <= age + dt:
                self._look(sprite)
            self._hover = (sprite, age + dt)
            waiting = waiting or age < REST
        return waiting

    def _look(self, sprite: SpriteId | None) -> None:
        self.table.enlarge(sprite)

    def _tap_place(self, spot: Spot, event: PointerEvent) -> None:
        """A tap on a region but on no card: it means the place, if there is but one there."""
        play = self.table.play
        named = {entry.place for entry in play.gestures.legal}
        places = play.landings([place for place in spot.places() if place in named], event.x, event.y)
        if len(places) == 1 and play.gestures.held is not None:
            self._mean(Target(places[0]))

    def _mean(self, target: Target) -> None:
        play = self.table.play
        self.table.answer(play.gestures.tap(target, play.now))
        play.motion.glide()
        self.table.changed()

    def _may_drag(self, grip: Grip) -> bool:
        """Cards of the own hand, and whatever begins a legal action."""
        play = self.table.play
        own = grip.target.place == play.hand
        return own or bool(play.gestures.lights(grip.target).actions)

    def _carried(self, grip: Grip) -> list[SpriteId]:
        """The cards that go with the finger: a chosen one takes the others along."""
        picked = self.table.play.picked()
        return [grip.sprite, *(s for s in picked if s != grip.sprite)] if grip.sprite in picked else [grip.sprite]

    def _drop(self, grip: Grip, event: PointerEvent) -> None:
        play, carried = self.table.play, self._carried(grip)
        gestures = play.gestures
        named = [entry.place for entry in gestures.lights(grip.target).actions if entry.place]
        onto = next(iter(play.landings(dict.fromkeys(named), event.x, event.y)), None)
        home = play.landing(grip.target.place)
        if onto is None:
            onto = grip.target.place if home.covers(event.x, event.y) else self._place_at(event.x, event.y)
        if event.phase == "up" and onto == grip.target.place == play.hand and len(carried) == 1:
            play.put(grip.sprite, event.x, event.y)
        outcome = gestures.drop(grip.target, onto, play.now) if event.phase == "up" and onto else None
        if outcome is not None:
            self.table.answer(outcome)
        if gestures.open or not gestures.legal:  # nothing was sent: they float home
            for sprite in carried:
                play.motion.let_go(sprite)
        play.motion.glide()

    def _place_at(self, x: float, y: float) -> Place:
        """The place under a finger; on the bare felt, some place that is not the card's own."""
        play = self.table.play
        found = play.landings([place for place in play.motion.shown if place != play.hand], x, y)
        return found[0] if found else "felt"

    # --- keys ---

    def nav(self, spot: Spot, way: Nav) -> bool:
        stops, current = spot.stops(), spot.chosen()
        if way is Nav.ACCEPT:
            if not self.table.hurry() and current is not None:
                self._mean(self._target(spot, current))
            self.table.changed()
            return True
        if way not in (Nav.LEFT, Nav.RIGHT) or current is None:
            return False
        target = stops.index(current) + (1 if way is Nav.RIGHT else -1)
        if not 0 <= target < len(stops):
            return False
        spot.current = stops[target]
        self.table.changed()
        return True

    def _target(self, spot: Spot, stop: SpriteId | Place) -> Target:
        """What is meant by keys that are on a card or on an empty place."""
        play = self.table.play
        if isinstance(stop, str):
            return Target(stop)
        shown = play.motion.shown
        return play.target(stop, next(p for p in spot.places() if any(s.sprite == stop for s in shown.get(p, ()))))

    def cursor(self, spot: Widget | None) -> Pose | None:
        """Where the keys are, if they are on a card."""
        if not isinstance(spot, Spot) or spot.form is None or not spot.form.keys_used:
            return None
        stop = spot.chosen()
        aims = self.table.play.motion.aims()
        if isinstance(stop, int) and stop in aims and aims[stop].width >= LEAST:  # else a panel tells of the cards
            return aims[stop]
        box = self.table.play.landing(stop) if isinstance(stop, str) else spot.area
        width = min(box.w, box.h / 1.4) - 8
        return Pose(box.x + box.w / 2, box.y + box.h / 2, width)
