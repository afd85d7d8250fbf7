"""A finished match, watched again at the table where it was played: forwards, backwards, from any seat, or open.

Law: where we are is one number, the news that have been shown. Only a step forwards moves cards; every other way to a
place lands there at once, and looks as if it had been played up to there.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from client.arrangement import LEVELS, strength
from client.replay.bar import Held
from client.replay.controls import ReplayControls, view_sheet
from client.replay.index import FilmIndex
from client.screens.card_table import CardTable
from client.seated import Face, faces
from client.settings import SPEEDS
from client.table.intent import Outcome
from client.table.layout import fitted
from client.table.match_view import WAITING, MatchView
from client.table.plaques import Sitting
from client.table.touch import Spot
from client.ui.form import Form
from client.ui.pointer import Nav
from client.ui.text import CATALOGUE, say
from shared.engine import Seat
from shared.messages import Recording, SeatState

if TYPE_CHECKING:
    from client.app import App

PACES = (0.5, 1.0, 2.0, 4.0)
PAUSE = 0.45  # seconds between what happened and what happens next, at natural speed


class Glance(Spot):
    """Cards that can be looked at and nothing else, so that the keys pass them by."""

    focusable, pointed = False, True


class Replay(CardTable):
    """One recording."""

    def __init__(self, app: App, recording: Recording) -> None:
        super().__init__(app, recording.game)
        self.recording = recording
        self.seat: Seat = recording.seat or 0  # who sits at the bottom
        self.open = False  # all faces are seen
        self.running = True
        self.pace = 1  # of PACES
        self.position = 0
        self._reels: dict[tuple[Seat, bool, str], FilmIndex] = {}
        self._rested = 0.0  # seconds since the last news has arrived
        self.play = self._sit()

    @property
    def people(self) -> list[Face]:
        """Who sat where; bots have no name but their animal's."""
        told = zip(self.recording.names, self.recording.avatars, self.recording.levels, strict=True)
        return faces([
            SeatState("" if level in LEVELS else "person", name, avatar, level) for name, avatar, level in told
        ])  # fmt: skip

    @property
    def names(self) -> list[str]:
        return [face.name or say("table-seat", number=seat + 1) for seat, face in enumerate(self.people)]

    @property
    def reel(self) -> FilmIndex:
        """The film as it is looked at now; each is made once, in each language."""
        key = (self.seat, self.open, CATALOGUE.language)
        if key not in self._reels:
            self._reels[key] = FilmIndex(self.game_table, self.recording, self.seat, self.open, self.names)
        return self._reels[key]

    def _sit(self) -> MatchView:
        """The table as it is at this position, with nothing on its way."""
        frame = fitted(*self.app.window.surface.get_size()).frame
        reduced = self.app.settings.reduced_motion
        self.fingers.grips.clear()
        play = MatchView(self.game_table, self.reel.at(self.position), frame, reduced, self.open)
        play.lines = self.reel.lines(self.position)
        play.t.names, play.t.avatars = self.names, [face.avatar for face in self.people]
        play.t.own = self.seat == self.recording.seat
        self._rested, self._changed = 0.0, True
        return play

    # --- where we are ---

    def go(self, position: int) -> None:
        """Be there at once."""
        self.enlarge(None)
        self.position = max(0, min(self.reel.end, position))
        self.play = self._sit()

    def scrub(self, position: int) -> None:
        """A finger on the bar: it leads, so nothing runs by itself."""
        self.running = False
        self.go(position)

    def step(self) -> None:
        """Show what happens next."""
        self.running = False
        self._next()

    def step_back(self) -> None:
        self.running = False
        self.go(self.position - 1)

    def turn_after(self) -> None:
        """On to the next turn of the seat that is looked from, or to the end."""
        turn = self.reel.turn_after(self.position)
        self.scrub(self.reel.end if turn is None else turn)

    def turn_before(self) -> None:
        """Back to the last turn, or to the beginning."""
        self.scrub(self.reel.turn_before(self.position) or 0)

    def toggle(self) -> None:
        """Run or rest; at the end, run from the beginning."""
        if self.position == self.reel.end and not self.play.motion.busy:
            self.go(0)
            self.running = True
        else:
            self.running = not self.running
        self._changed = True

    def set_pace(self, pace: int) -> None:
        self.pace = pace

    def look_from(self, seat: Seat, open: bool) -> None:
        """See the same moment with other eyes."""
        actions = self.reel.done[self.position]
        self.seat, self.open = seat, open
        self.go(self.reel.after(actions))
        self.app.rebuild()

    def _next(self) -> None:
        if self.play.motion.waiting:
            self.tell(self.play.skip())
        if self.position < self.reel.end:
            self.play.hear(self.reel.news[self.position])
            self.position += 1
        self._rested, self._changed = 0.0, True

    def _key(self, way: Nav) -> bool:
        """Keys steer the film, unless the player moves the focus with them."""
        if way in (Nav.FIRST, Nav.LAST):
            self.scrub(0 if way is Nav.FIRST else self.reel.end)
            return True
        focus = self.form.focus
        if self.form.keys_used and focus is not None and focus is not self.controls.bar:
            return False
        does = {Nav.LEFT: self.step_back, Nav.RIGHT: self.step, Nav.ACCEPT: self.toggle}.get(way)
        if does is not None:
            does()
        return does is not None

    # --- widgets ---

    def build(self, form: Form) -> None:
        self.spread(form)
        self.add_spots(form, Glance)
        self.controls = ReplayControls(form, self, self.play.layout.plan.panels)
        form.back, form.shortcut, form.beside = self.leave_it, self._key, self._beside
        if not self._built:
            form.set_focus(self.controls.bar)
        self._built = True
        self.refresh()

    def show(self) -> None:
        play, people = self.play, self.people
        play.t.names, play.t.avatars = self.names, [face.avatar for face in people]
        t = play.look()
        self.controls.show(t, [self._sitting(seat, face) for seat, face in enumerate(people)], self._held())
        self.cast.dress(self.game_table.marks.ornaments(t))
        self._marks = {sprite: mark for sprite, mark in play.marks().items() if mark != WAITING}
        self.draw_cards()
        self.send_paw()

    def _sitting(self, seat: Seat, face: Face) -> Sitting:
        t, bars = self.play.t, strength(face.level)
        return Sitting(t.names[seat], face.avatar, self.game_table.plaque(t, seat), seat in t.awaited, bars=bars)

    def _held(self) -> list[Held]:
        """The hands of the others, sorted as the own one is."""
        hand = self.game_table.hand
        t, key = self.play.t, self.play.layout.plan.sort.get(hand)
        people = self.people
        found = []
        for seat in [(self.seat + n) % t.seats for n in range(1, t.seats)]:
            held = t.cards(f"{hand}:{seat}")
            found.append(Held(people[seat].avatar, tuple(sorted(held, key=key)) if key is not None else held))
        return found

    # --- time ---

    def update(self, dt: float) -> bool:
        if not self._built:
            return False
        pace = PACES[self.pace]
        begun = self.play.advance(dt, SPEEDS[self.app.settings.speed] * pace)
        self.tell(begun)
        motion = self.play.motion
        if self.running and not motion.busy:
            self._rested += dt * pace
            if self._rested >= PAUSE:
                self._next()
        if self.running and self.position == self.reel.end and not motion.busy:
            self.running, self._changed = False, True
        resting, walking = self.fingers.update(dt), self.passing.update(dt)
        self.follow(begun)
        return self.running or motion.busy or walking or resting

    # --- what fingers and buttons mean ---

    def answer(self, outcome: Outcome) -> None:
        """Nothing can be done in a match that is over."""

    def _beside(self) -> None:
        self.fingers.away()
        self.hurry()

    def leave_it(self) -> None:
        self.app.pop()

    def open_log(self) -> None:
        self.running = False
        super().open_log()

    def open_views(self) -> None:
        """Choose whose eyes to see with."""

        def choose(seat: Seat, open: bool) -> None:
            self.app.close_overlay()
            self.look_from(seat, open)

        self.app.open(partial(
            view_sheet, faces=self.people, names=self.names, seat=self.seat, open=self.open, choose=choose,
            close=self.app.close_overlay,
        ))  # fmt: skip
