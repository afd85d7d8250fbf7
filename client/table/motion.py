"""How cards get where they belong: visual steps as timelines, driven by dt alone.

Law: motion never holds anything up. What is shown at the end of the queue is what the stage holds; a skip lands exactly
there; however long the queue, it is played within LONGEST seconds of the last news, a deal in DEALT. Order is kept: a
step begins when those before it have begun, and waits for their end unless they belong together (cards of one deal, a
reveal by all).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from client.table.areas import Pose
from client.table.stage import Fact, Flip, Look, Manner, Move, Piece, Shuffle, SpriteId, Step, Tell
from shared.engine import Card, Place, zone

Pictures = Mapping[Place, tuple[Piece, ...]]
Arrange = Callable[[Pictures], Mapping[SpriteId, Pose]]


class Beat(NamedTuple):
    """Seconds: how long a step takes, and how soon one of the same kind may follow; how high it flies, in units."""

    length: float
    stagger: float
    arc: float = 0.0


BEATS: dict[Manner, Beat] = {
    Manner.DEAL: Beat(0.22, 0.06, 12.0),
    Manner.LAY: Beat(0.26, 0.06, 12.0),
    Manner.SWOOP: Beat(0.42, 0.06, 28.0),
    Manner.REVEAL: Beat(0.26, 0.0),
}
TURN = Beat(0.26, 0.0)  # a card turned over where it lies
LOOK = Beat(0.40, 0.0)
SHUFFLE = Beat(0.36, 0.0)
FADE = 0.16  # instead of any of these, with reduced motion
SPIN = 5.0  # degrees that a flying card leans
LONGEST = 3.0  # seconds in which any queue is played
DEALT = 0.85  # seconds for a deal, however many cards: everybody waits for the first question
SETTLE = 0.18  # for the neighbours of a card that came or went to close up, and for one let go to float home
SELECT = 0.12  # for a card to rise when it is selected
ABOVE, IN_HAND = 100_000.0, 200_000.0  # how far above the others a card is drawn that flies, or that a finger holds


class Sight(NamedTuple):
    """How one card is to be drawn now. `open` is 1 flat, 0 edge-on in the middle of a turn; `alpha` fades."""

    card: Card
    pose: Pose
    open: float = 1.0
    alpha: float = 1.0


@dataclass(slots=True)
class Flight:
    """One card on its way from how it looked to how it shall look."""

    start: Sight
    card: Card
    pose: Pose
    length: float
    arc: float
    fade: bool
    lift: float  # how far above the others it is drawn while it flies
    age: float = 0.0

    def sight(self) -> Sight:
        t = min(1.0, self.age / self.length) if self.length > 0 else 1.0
        if t >= 1.0:
            return Sight(self.card, self.pose)
        if self.fade:
            return self._fading(t)
        old, new = self.start.pose, self.pose
        s = ease(t)
        hump = math.sin(math.pi * s)
        turning = self.start.card != self.card
        card = self.start.card if turning and t < 0.5 else self.card
        dx, dy = new.x - old.x, new.y - old.y
        far = math.hypot(dx, dy) or 1.0
        spin = SPIN * hump * min(1.0, far / 300) * (1 if dx >= 0 else -1) if self.arc else 0.0
        # Aside from the straight way, and never downwards: towards where a thrown card would fly.
        up = -abs(dx) / far if dx or dy else -1.0
        across = math.copysign(dy / far, dx * dy) if dx or dy else 0.0
        pose = Pose(
            mix(old.x, new.x, s) + self.arc * hump * across,
            mix(old.y, new.y, s) + self.arc * hump * up,
            mix(old.width, new.width, s),
            mix(old.angle, new.angle, s) + spin,
            max(old.z, new.z) + self.lift,
        )
        return Sight(card, pose, abs(math.cos(math.pi * t)) if turning else 1.0, mix(self.start.alpha, 1.0, s))

    def _fading(self, t: float) -> Sight:
        if t < 0.5:
            return Sight(self.start.card, self.start.pose, alpha=self.start.alpha * (1 - 2 * t))
        return Sight(self.card, self.pose, alpha=2 * t - 1)


class Motion:
    """Plays steps. Give it news' steps by `add`, time by `advance`, and draw what `sights` says."""

    def __init__(self, pictures: Pictures, arrange: Arrange, reduced: bool = False) -> None:
        self.reduced = reduced
        self._arrange = arrange
        self._shown: dict[Place, tuple[Piece, ...]] = dict(pictures)
        self._waiting: deque[tuple[float, Step]] = deque()  # seconds from the beginning of the one before, and the step
        self._flights: dict[SpriteId, Flight] = {}
        self._rest: dict[SpriteId, Sight] = {}
        self._held: dict[SpriteId, tuple[float, float]] = {}  # by fingers, wherever it belongs
        self._since = 0.0  # since the last step that takes time began
        self._speed = 1.0  # faster than natural when the queue is long
        self._last: Step | None = None  # the last one that takes time, waiting ones included
        self._land()

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to; if not, nothing needs to be drawn again."""
        return bool(self._waiting or self._flights)

    @property
    def waiting(self) -> bool:
        """Whether some of what has happened has not begun to be shown."""
        return bool(self._waiting)

    @property
    def shown(self) -> Pictures:
        """What lies where as far as it has begun to be shown."""
        return self._shown

    @property
    def flying(self) -> frozenset[SpriteId]:
        """The cards that are on their way."""
        return frozenset(self._flights)

    @property
    def landing(self) -> frozenset[SpriteId]:
        """Of these, those that come from elsewhere; the others only close up."""
        return frozenset(sprite for sprite, flight in self._flights.items() if flight.lift)

    @property
    def held(self) -> frozenset[SpriteId]:
        """The cards that fingers have, or that wait where they were dropped."""
        return frozenset(self._held)

    @property
    def left(self) -> float:
        """Seconds until everything has arrived, at natural speed."""
        end = max((flight.length - flight.age for flight in self._flights.values()), default=0.0)
        begin = -self._since
        for wait, step in self._waiting:
            begin = max(0.0, begin + wait)
            end = max(end, begin + beat(step, self.reduced).length)
        return end

    def add(self, steps: Iterable[Step]) -> None:
        """Queue what has happened."""
        for step in steps:
            wait = 0.0
            if self._last is not None and takes_time(step):
                own = beat(self._last, self.reduced)
                wait = own.stagger if together(self._last, step) else own.length
            self._waiting.append((wait, step))
            if takes_time(step):
                self._last = step
        moves = [step.manner for _, step in self._waiting if isinstance(step, Move)]
        dealing = 2 * moves.count(Manner.DEAL) > len(moves)
        self._speed = max(1.0, self.left / (DEALT if dealing else LONGEST))

    def advance(self, dt: float) -> list[Step]:
        """Let time pass; the steps that began now, in order, for sounds, bubbles and the log."""
        dt *= self._speed
        begun: list[Step] = []
        while dt > 0.0 or (self._waiting and self._waiting[0][0] <= self._since):
            pause = max(0.0, self._waiting[0][0] - self._since) if self._waiting else math.inf
            part = min(dt, pause)
            self._pass(part)
            dt -= part
            if pause <= part and self._waiting:
                begun.append(self._begin())
        if not self._waiting and not self._flights:
            self._last = None
        return begun

    def skip(self) -> list[Step]:
        """Land everything where it belongs; the steps that had not begun."""
        begun = [step for _, step in self._waiting]
        for step in begun:
            self._shown.update(step.places)
        self._waiting.clear()
        self._flights.clear()
        self._last = None
        self._land()
        return begun

    def rearrange(self, arrange: Arrange) -> None:
        """The window has another size: everything lies there at once, what flies goes on to its new place."""
        self._arrange = arrange
        poses = arrange(self._shown)
        for sprite, sight in self._rest.items():
            self._rest[sprite] = sight._replace(pose=poses[sprite])
        for sprite, flight in self._flights.items():
            flight.start, flight.pose = flight.sight(), poses[sprite]
            flight.length, flight.age = max(0.01, flight.length - flight.age), 0.0

    def glide(self) -> None:
        """Cards lie elsewhere now though nothing happened (one is selected): let them go there."""
        self._depart(None, Beat(SELECT, 0.0))

    def aims(self) -> dict[SpriteId, Pose]:
        """Where every card lies or will lie."""
        return {sprite: sight.pose for sprite, sight in (self._rest | self._targets()).items()}

    def hold(self, sprite: SpriteId, x: float, y: float) -> None:
        """A finger has a card: it is drawn there until it is let go, or until news says where it went."""
        self._held[sprite] = (x, y)

    def let_go(self, sprite: SpriteId) -> None:
        """The finger is gone and nothing came of it: the card floats home."""
        if sprite in self._held:
            start, aim = self._sight(sprite), (self._rest | self._targets())[sprite]
            del self._held[sprite]
            self._rest.pop(sprite, None)
            self._flights[sprite] = Flight(start, aim.card, aim.pose, SETTLE, 0.0, False, ABOVE)

    def sights(self) -> dict[SpriteId, Sight]:
        """How every card is to be drawn now."""
        return {sprite: self._sight(sprite) for sprite in [*self._rest, *self._flights]}

    # --- inside ---

    def _sight(self, sprite: SpriteId) -> Sight:
        flight = self._flights.get(sprite)
        sight = self._rest[sprite] if flight is None else flight.sight()
        if sprite not in self._held:
            return sight
        x, y = self._held[sprite]
        return sight._replace(pose=Pose(x, y, sight.pose.width, 0.0, IN_HAND))

    def _pass(self, dt: float) -> None:
        self._since += dt
        for sprite, flight in [*self._flights.items()]:
            flight.age += dt
            if flight.age >= flight.length:
                del self._flights[sprite]
                self._rest[sprite] = Sight(flight.card, flight.pose)

    def _begin(self) -> Step:
        _, step = self._waiting.popleft()
        if takes_time(step):
            self._since = 0.0
        if step.places:
            self._shown.update(step.places)
            self._depart(step.piece.sprite if isinstance(step, Move | Flip) else None, beat(step, self.reduced))
        elif isinstance(step, Shuffle):
            self._riffle(step.place)
        return step

    def _depart(self, own: SpriteId | None, timing: Beat) -> None:
        """Send a step's own card on its way, and let its neighbours close up."""
        before, poses = self._rest | self._targets(), self._arrange(self._shown)
        faces = {piece.sprite: piece.card for pieces in self._shown.values() for piece in pieces}
        for sprite, pose in poses.items():
            mine = sprite == own
            aim = before[sprite]
            if (aim.card, aim.pose) == (faces[sprite], pose) and not (mine and sprite in self._held):
                continue
            start = self._sight(sprite)
            if mine:
                self._held.pop(sprite, None)
            length = timing.length if mine else min(SETTLE, timing.length)
            flying = self._flights.get(sprite)
            if not mine and flying is not None:  # it is on its way already and only aims elsewhere now
                length = max(length, flying.length - flying.age)
            arc = timing.arc if mine and not self.reduced else 0.0
            lift = ABOVE if mine or (flying is not None and flying.lift) else 0.0
            self._flights[sprite] = Flight(start, faces[sprite], pose, length, arc, self.reduced and mine, lift)
            self._rest.pop(sprite, None)

    def _riffle(self, place: Place) -> None:
        """A shuffled pile jumps a little: each card flies to where it lies."""
        if self.reduced:
            return
        for piece in self._shown.get(place, ())[-4:]:
            sight = self._rest.pop(piece.sprite, None)
            if sight is not None:
                self._flights[piece.sprite] = Flight(sight, sight.card, sight.pose, SHUFFLE.length, 10.0, False, 0.0)

    def _targets(self) -> dict[SpriteId, Sight]:
        return {sprite: Sight(flight.card, flight.pose) for sprite, flight in self._flights.items()}

    def _land(self) -> None:
        poses = self._arrange(self._shown)
        self._rest = {
            piece.sprite: Sight(piece.card, poses[piece.sprite]) for pieces in self._shown.values() for piece in pieces
        }


def takes_time(step: Step) -> bool:
    """Whether others wait for a step."""
    return not isinstance(step, Fact | Tell)


def beat(step: Step, reduced: bool) -> Beat:
    """How long a step takes."""
    match step:
        case Move():
            natural = BEATS[step.manner]
        case Flip():
            natural = TURN
        case Look():
            natural = LOOK
        case Shuffle():
            natural = SHUFFLE
        case _:
            return Beat(0.0, 0.0)
    return Beat(FADE, min(natural.stagger, FADE / 4)) if reduced else natural


def together(one: Step, other: Step) -> bool:
    """Whether a step need not wait for the end of the one before: cards of one deal or sweep, a reveal by all."""
    if isinstance(one, Move) and isinstance(other, Move):
        return (one.manner, zone(one.src.place), zone(one.dst.place)) == (
            other.manner, zone(other.src.place), zone(other.dst.place),
        )  # fmt: skip
    return isinstance(one, Flip) and isinstance(other, Flip)


def ease(t: float) -> float:
    """Quick away, softly home."""
    return 1.0 - (1.0 - t) ** 3


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t
