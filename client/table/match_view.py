"""A running match as it is played on one screen: what motion has shown so far, what is asked, what is chosen.

Law: nothing here draws or sends. The question opens when all that led to it has begun to be seen, so that nobody has to
answer a table that is not yet there; what a finger does in between lands everything first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from client.table.areas import Pose
from client.table.game_table import GameTable
from client.table.intent import Target
from client.table.layout import LIFT, natural
from client.table.log import KEPT
from client.table.marks import PLAIN, Badge, Mark, Ornament, Ring
from client.table.motion import Motion
from client.table.ornaments import opening, ring
from client.table.phrases import Interim, LogLine
from client.table.plan import Frame
from client.table.situation import Situation, Telling
from client.table.stage import Fact, Move, Piece, SpriteId, Stage, Step
from client.ui.geometry import Box
from shared.engine import Action, Card, Place, Said
from shared.engine.events import TAKE_BACK
from shared.engine.selection import spread
from shared.messages import News, Snapshot

NOT_NOW = Mark(veil=0.42)
WAITING = Mark(veil=0.16)
PICKED = Mark(ring=Ring.AMBER, badge=Badge.TICK)
FITTING = Mark(badge=Badge.PLUS)
CALLING = Mark(ring=Ring.AMBER)
SUGGESTED = 16.0  # how far a card rises that the bot would play
NEW = Mark(ring=Ring.CREAM)
NEW_FOR = 2.5  # seconds in which a card that came into the hand stands out
FEW_NEW = 6  # more than so many at a time are a deal: the whole hand is new
READY = 9.0  # how far cards rise that may be chosen, where others may not


class MatchView:
    """One seat's (or a watcher's) match."""

    def __init__(
        self, game_table: GameTable[Any], snapshot: Snapshot, frame: Frame, reduced: bool, faces: bool = False
    ) -> None:
        self.game_table = game_table
        self.stage = game_table.stage(snapshot, memory_aid=faces)  # faces: all that are known are seen
        self.now = 0.0
        self._opened = -1  # the version whose question is open
        self.lines: list[LogLine] = []
        self.interim: Interim | None = None  # to be shown once
        self.suggestion: Action | None = None
        self._came: dict[SpriteId, float] = {}  # when cards came into the own hand, as long as that is to be seen
        self.order: list[SpriteId] = []  # of the own hand, where the player has arranged it
        self.outlooks: dict[Action, Sequence[Said]] = {}
        self.gestures = game_table.gestures(snapshot.seat)
        self.layout = game_table.lay_out(snapshot.seats, snapshot.seat, frame)
        self.motion = Motion(self.stage.pictures(), self.arrange, reduced)
        told = telling(self.stage)
        self.t: Situation[Any] = Situation(**vars(told), panels=self.layout.plan.panels)
        self._open()

    @property
    def hand(self) -> Place:
        """The own hand."""
        return self.gestures.own_hand

    # --- time and news ---

    def hear(self, news: News) -> None:
        """Queue what has happened; Gap if something was missed."""
        self.motion.add(self.stage.fold(news))

    def advance(self, dt: float, speed: float) -> list[Step]:
        """Let time pass; the steps that began now."""
        self.now += dt
        return self._tell(self.motion.advance(dt * speed))

    def skip(self) -> list[Step]:
        """Land everything at once; the steps that had not begun."""
        return self._tell(self.motion.skip())

    def _tell(self, begun: list[Step]) -> list[Step]:
        for step in begun:
            if isinstance(step, Fact):
                setattr(self.t.facts, step.name, step.now)
            line = self.game_table.phrases.line(self.t, step)
            if line is not None:
                self.lines = [*self.lines[-KEPT:], line]
            self.interim = self.game_table.phrases.interim(self.t, step) or self.interim
            self._follow(step)
        if not self.motion.waiting:
            self._open()
        return begun

    def faded(self) -> bool:
        """Whether some new card of the hand has just become one of the others."""
        before = len(self._came)
        self._came = {sprite: when for sprite, when in self._came.items() if self.now < when + NEW_FOR}
        return len(self._came) < before

    def new(self) -> set[SpriteId]:
        """The cards of the hand that have only just come: what was drawn can be told from what was there."""
        return set(self._came) if len(self._came) <= FEW_NEW else set()

    def _follow(self, step: Step) -> None:
        """What the next step's words are about."""
        if isinstance(step, Move) and step.dst.place == self.hand != step.src.place:
            self._came[step.piece.sprite] = self.now
        if step.places:
            self.t.shown = cards(self.motion.shown)

    def _open(self) -> None:
        """All that led to the question has begun to be seen."""
        replica = self.stage.replica
        if replica.version == self._opened:
            return
        self._opened = replica.version
        before = self.gestures.ask
        hand, sources = self.stage.cards().get(self.hand, []), self.game_table.acts_from(self.t)
        self.gestures.question(replica.ask, replica.legal, hand, self.now, sources)
        self._offer()
        if self.gestures.ask != before:
            self.outlooks.clear()
            self.suggestion = None
        self.motion.glide()  # what may be chosen now rises

    def _offer(self) -> None:
        """What the legal list names has room, though nothing lies there yet."""
        self.layout.offered = frozenset(entry.place for entry in self.gestures.legal if entry.place)

    # --- where cards lie ---

    def landing(self, place: Place) -> Box:
        """Where a card has to be let go to go there."""
        return self.layout.landing(place, self.motion.shown)

    def landings(self, places: Iterable[Place], x: float, y: float) -> list[Place]:
        """Which of these places lie under a finger, empty or not."""
        return [place for place in places if self.landing(place).covers(x, y)]

    def openings(self) -> Iterator[Ornament]:
        """Groups that a held card may join, and where a new one may be begun."""
        held = self.gestures.held
        lit = self.gestures.lights(held).places if held is not None else ()
        for place in sorted(self.layout.offered, key=natural):
            if not self.t.legal or not self.layout.is_group(place):
                continue
            if not self.motion.shown.get(place):
                yield opening(f"opening {place}", self.landing(place), place in lit)
            elif held is not None and place in lit and place != held.place:
                yield from ring(f"opening {place}", self.landing(place), Ring.AMBER)

    def fit(self, frame: Frame) -> None:
        """The window has another size."""
        replica = self.stage.replica
        self.layout = self.game_table.lay_out(replica.seats, replica.seat, frame)
        self._offer()
        self.motion.rearrange(self.arrange)

    def arrange(self, pictures: Mapping[Place, tuple[Piece, ...]]) -> Mapping[SpriteId, Pose]:
        """The pose of every card: as the layout has it, the hand as the player has it, chosen ones lifted."""
        poses = self.layout.poses(pictures)
        own = [piece.sprite for piece in pictures.get(self.hand, ())]
        if self.order and own:
            slots = sorted((poses[sprite] for sprite in own), key=lambda pose: pose.z)
            rank = {sprite: nth for nth, sprite in enumerate(self.order)}
            natural = {sprite: nth for nth, sprite in enumerate(sorted(own, key=lambda sprite: poses[sprite].z))}
            arranged = sorted(own, key=lambda sprite: (rank.get(sprite, len(rank)), natural[sprite]))
            poses |= dict(zip(arranged, slots, strict=True))
        for sprite, by in self._lifted().items():
            if sprite in poses:
                poses[sprite] = poses[sprite].lifted(by)
        return poses

    def _lifted(self) -> dict[SpriteId, float]:
        lifted = dict.fromkeys(self.ready(), READY) | dict.fromkeys(self.suggested(), SUGGESTED)
        return lifted | {sprite: LIFT for sprite in self.picked() if sprite in set(self.stage.sprites(self.hand))}

    def picked(self) -> list[SpriteId]:
        """The cards that are selected or taken up."""
        held = self.gestures.held
        slots = [(slot.place, slot.at) for slot in self.gestures.chosen]
        if held is not None and held.at >= 0:
            slots.append((held.place, held.at))
        return [sprites[at] for place, at in slots if at < len(sprites := self.stage.sprites(place))]

    def ready(self) -> list[SpriteId]:
        """The cards of the hand that may be chosen, where not all may."""
        sprites = self.stage.sprites(self.hand)
        good = self._good() if self.gestures.open and not self.motion.waiting else set()
        return [sprites[at] for at in sorted(good) if at < len(sprites)] if len(good) < len(sprites) else []

    def _good(self) -> set[int]:
        """The indices in the hand of cards that begin or join something legal."""
        gestures = self.gestures
        if gestures.selecting():
            return gestures.addable()
        return {at for at, card in enumerate(gestures.hand) if gestures.lights(Target(self.hand, card, at)).actions}

    def refuses(self, sprite: SpriteId) -> bool:
        """Whether this card of the hand cannot be chosen now, though something is asked: a tap on it asks why."""
        sprites, gestures = self.stage.sprites(self.hand), self.gestures
        if not self.t.asked or sprite not in sprites:
            return False
        at = sprites.index(sprite)
        return not gestures.answers(at) if gestures.selecting() else at not in self._good()

    def suggested(self) -> list[SpriteId]:
        """The cards of the hand that the bot would play."""
        action = self.suggestion
        if action is None:
            return []
        wanted = list((spread(action, self.game_table.wild) or {action.card: 1}).items()) if action.card else []
        cards, sprites = self.stage.cards().get(self.hand, []), self.stage.sprites(self.hand)
        return [
            sprite
            for card, count in wanted
            for sprite in [s for s, held in zip(sprites, cards, strict=False) if held == card][:count]
        ]

    def sort(self) -> None:
        """Arrange the hand by value again."""
        self.order.clear()
        self.motion.glide()

    def put(self, sprite: SpriteId, x: float, y: float) -> None:
        """Put a card of the hand where the finger let it go."""
        poses = self.motion.aims()
        own = sorted((piece.sprite for piece in self.motion.shown.get(self.hand, ())), key=lambda s: poses[s].z)
        rest = [other for other in own if other != sprite]
        rows = {other: abs(poses[other].y - y) < poses[other].width * 0.75 for other in rest}
        before = sum(
            1 for other in rest if (rows[other] and poses[other].x < x) or (not rows[other] and poses[other].y < y)
        )
        self.order = [*rest[:before], sprite, *rest[before:]]
        self.motion.glide()

    # --- what is under a finger ---

    def under(self, places: Callable[[Place], bool], x: float, y: float) -> tuple[SpriteId, Target] | None:
        """The uppermost card there, among these places."""
        found: tuple[float, SpriteId, Place] | None = None
        aims = self.motion.aims()
        for place, pieces in self.motion.shown.items():
            if places(place):
                for piece in pieces:
                    pose = aims[piece.sprite]
                    if pose.covers(x, y) and (found is None or pose.z > found[0]):
                        found = (pose.z, piece.sprite, place)
        return None if found is None else (found[1], self.target(found[1], found[2]))

    def target(self, sprite: SpriteId, place: Place) -> Target:
        """What a finger on this card means."""
        sprites = self.stage.sprites(place)
        if sprite not in sprites:
            return Target(place)
        at = sprites.index(sprite)
        return Target(place, self.stage.cards()[place][at], at)

    def places_of(self, box: Box) -> list[Place]:
        """The places, empty or not, that lie exactly there: those that hold cards or that the legal list names."""
        known = {*self.motion.shown, *(entry.place for entry in self.gestures.legal if entry.place)}
        return [place for place in sorted(known) if self.layout.box(place) == box]

    # --- what is to be seen ---

    def look(self) -> Situation[Any]:
        """The situation as it is now."""
        t, gestures, replica, shown = self.t, self.gestures, self.stage.replica, self.motion.shown
        live = not self.motion.waiting
        aims, landing = self.motion.aims(), self.motion.landing
        t.shown = cards(shown)
        t.legal = tuple(gestures.legal) if live and gestures.open else ()
        if live:
            t.awaited, t.answer = replica.awaited, replica.answer
        t.chosen = tuple(gestures.hand[slot.at] for slot in gestures.chosen)
        picked = set(self.picked())
        t.picked = {
            place: at for place, pieces in shown.items()
            if (at := tuple(nth for nth, piece in enumerate(pieces) if piece.sprite in picked))
        }  # fmt: skip
        t.commitment = gestures.commitment() if t.legal else None
        t.outlooks = self.outlooks
        t.poses = {place: [aims[piece.sprite] for piece in pieces] for place, pieces in shown.items()}
        t.flying = frozenset(
            place for place, pieces in shown.items() if any(piece.sprite in landing for piece in pieces)
        )
        t.panels, t.boxes, t.portrait = self.layout.plan.panels, self.layout.box, self.layout.frame.portrait
        return t

    def marks(self) -> dict[SpriteId, Mark]:
        """How cards are shown that are not plain."""
        t, shown = self.t, self.motion.shown
        found: dict[SpriteId, Mark] = {}
        for slot, mark in self.game_table.marks.marks(t).items():
            pieces = shown.get(slot.place, ())
            if slot.at < len(pieces):
                found[pieces[slot.at].sprite] = mark
        calling = self._calling()
        meant = {sprite: mark for sprite, mark in calling.items() if mark == PICKED}
        found = self._in_hand() | calling | found | meant
        picked = set(self.picked())
        found |= dict.fromkeys(picked, PICKED)
        found |= {sprite: CALLING for sprite in self.suggested() if sprite not in picked}
        return {sprite: mark for sprite, mark in found.items() if mark != PLAIN}

    def _in_hand(self) -> dict[SpriteId, Mark]:
        """The own hand: what may be chosen, what may join it, what may not."""
        t, gestures, sprites = self.t, self.gestures, self.stage.sprites(self.hand)
        new = dict.fromkeys(self.new() & set(sprites), NEW)
        if not t.asked:
            return dict.fromkeys(sprites, WAITING) | new
        marks: dict[SpriteId, Mark] = {}
        good = self._good()
        for at, sprite in enumerate(sprites):
            if at not in good:
                marks[sprite] = NOT_NOW
            elif gestures.chosen:
                marks[sprite] = FITTING
        return marks if gestures.chosen else marks | new

    def _calling(self) -> dict[SpriteId, Mark]:
        """Cards elsewhere that a tap would mean."""
        marks: dict[SpriteId, Mark] = {}
        if not self.t.asked:
            return marks
        for entry in self.gestures.legal:
            pieces = self.motion.shown.get(entry.place, ())
            if not entry.place or not pieces or entry.place == self.hand:
                continue
            mark = PICKED if entry == self.suggestion else CALLING
            if not entry.card:
                marks[pieces[-1].sprite] = mark
            elif entry.verb in self.game_table.takes:
                marks |= {piece.sprite: mark for piece in pieces if piece.card == entry.card}
        return marks

    def buttons(self) -> list[Action]:
        """The entries that need buttons; one with a range has a button that opens a pad for its numbers."""
        return [entry for entry in self.t.legal if not entry.card and not entry.place and entry != TAKE_BACK]

    def can_take_back(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self.gestures.chosen or self.gestures.held) or TAKE_BACK in self.t.legal


def cards(shown: Mapping[Place, tuple[Piece, ...]]) -> dict[Place, tuple[Card, ...]]:
    """The cards of the places that hold any."""
    return {place: tuple(piece.card for piece in pieces) for place, pieces in shown.items() if pieces}


def telling(stage: Stage, names: Sequence[str] = (), avatars: Sequence[str] = ()) -> Telling[Any]:
    """A match as it stands on a stage, for the words about it; its facts are a copy that may lag behind."""
    replica = stage.replica
    return Telling(
        seat=stage.seat, seats=replica.seats, options=replica.options, facts=copy(replica.public), names=names,
        avatars=avatars, shown=cards(stage.pictures()),
    )  # fmt: skip
