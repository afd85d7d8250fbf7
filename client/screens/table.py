"""The table: a match as it is played, for any game that has declared one.

Law: the screen follows the match, never the other way round. Nothing waits for it: what happens while it is away or
slow is shown faster, or at once. Whatever a player does is a message; what comes back is what is seen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from client.arrangement import strength
from client.net.lost import Lost
from client.net.session import Talk
from client.screens.card_table import CardTable
from client.screens.company import Company
from client.screens.results import Results
from client.screens.table_menu import TableMenu
from client.settings import SPEEDS
from client.table.hud import Hud
from client.table.intent import Ask, Choose, Lit, Outcome, Send
from client.table.layout import fitted
from client.table.match_view import MatchView
from client.table.number_pad import NumberPad
from client.table.plaques import Sitting, clock_words
from client.table.situation import Situation
from client.table.stage import SpriteId
from client.table.touch import Spot
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.sound import Sound
from client.ui.text import say
from shared.engine import Action, Seat
from shared.engine.events import TAKE_BACK, numbers
from shared.messages import (
    Act,
    Advice,
    Advise,
    Because,
    Chatted,
    Downward,
    Emoted,
    News,
    Outlook,
    Preview,
    Refused,
    Result,
    Resync,
    Room,
    SeatState,
    Snapshot,
    Times,
    Upward,
    Welcome,
    Why,
)
from shared.replica import Gap

if TYPE_CHECKING:
    from client.app import App

LAST_LOOK = 1.5  # seconds in which the end of a match is seen on the table
URGENT = 10.0  # seconds left on a clock that begins to warn


class TableScreen(CardTable):
    """One match."""

    def __init__(self, app: App, session: Talk, snapshot: Snapshot) -> None:
        super().__init__(app, snapshot.game)
        self.session, self.company = session, Company(session)
        self.menu = TableMenu(self)
        self.result: Result | None = None
        self.lost = False
        self.times, self._since = Times(), 0.0  # as the server told them, and seconds since then
        self._asked: set[tuple[int, Action]] = set()  # what the server was already asked about
        self._lasted = 0.0  # how long the end has been seen
        self._led = -1  # the question to which the keys were brought
        self._waited = True  # others were asked since we were
        self.pad: NumberPad | None = None  # while a number is chosen
        self._heard = False  # news came: what still waits where it was dropped has nothing to wait for
        self.play = self._sit(snapshot)

    def _sit(self, snapshot: Snapshot) -> MatchView:
        frame = fitted(*self.app.window.surface.get_size()).frame
        self.times, self._since = snapshot.times, 0.0
        self._asked.clear()
        self.fingers.grips.clear()
        return MatchView(self.game_table, snapshot, frame, self.app.settings.reduced_motion)

    # --- widgets ---

    def build(self, form: Form) -> None:
        self._name_people()
        self.spread(form)
        self.desk = Hud(form, self, self.play.layout.plan.panels)
        self.add_spots(form, Spot)
        form.back, form.menu = self._back, self.menu.open
        form.beside = self._beside
        self._built = True
        self.refresh()

    @property
    def on_top(self) -> bool:
        """Whether it is seen now."""
        return self.app.screens[-1] is self

    @property
    def people(self) -> list[SeatState]:
        """Who sits where. What we still look at may be over, and the seats have moved on for the next match."""
        return self.company.seats(self.play.stage.replica.seats)

    def watchers(self) -> int:
        """How many look on."""
        return len(self.session.room.watchers) if self.session.room is not None else 0

    def _name_people(self) -> None:
        t, people = self.play.t, self.people
        t.names = [person.name or say("table-seat", number=n + 1) for n, person in enumerate(people)]
        t.avatars = [person.avatar for person in people]

    def show(self) -> None:
        self._name_people()
        play, people = self.play, self.people
        t = play.look()
        self.desk.show(t, [self._sitting(seat, person) for seat, person in enumerate(people)])
        self.cast.dress([*self.game_table.marks.ornaments(t), *self.play.openings()])
        self._marks = play.marks()
        self.draw_cards()
        self.send_paw()
        self.cast.point_at(self.fingers.cursor(self.form.focus))
        self._call(t)
        self._lead(t)
        if t.asked:
            for action in self.game_table.marks.previews(t):
                self._ask_about(action)

    def _call(self, t: Situation[Any]) -> None:
        """Let a player who had to wait hear that it is their turn."""
        if t.asked and self._waited:
            self.sound("turn")
        self._waited = t.seat not in t.awaited or (self._waited and not t.asked)

    def _lead(self, t: Situation[Any]) -> None:
        """Let keys begin where the answer to the question is given, and bring a player there who steers by them."""
        if not t.asked:
            return
        places = {entry.place for entry in t.legal if entry.place} or {self.play.hand}
        spots = (widget for widget in self.form.widgets if isinstance(widget, Spot) and places & set(widget.places()))
        home = self.form.find("primary 0") if self.play.buttons() and len(places) == 1 else next(spots, None)
        self.form.home = home
        if self._led != self.play.gestures.ask:
            self._led = self.play.gestures.ask
            if self.form.keys_used and home is not None:
                self.form.set_focus(home)

    def _sitting(self, seat: Seat, person: SeatState) -> Sitting:
        t = self.play.t
        left = self._left(seat)
        return Sitting(
            t.names[seat], person.avatar, self.game_table.plaque(t, seat),
            seat in t.awaited, person.online, strength(person.level),
            "" if left is None else clock_words(left), left is not None and left < URGENT,
        )  # fmt: skip

    def _left(self, seat: Seat) -> float | None:
        """Seconds on a seat's clock."""
        room = self.session.room
        if room is None or not room.clock.bank or seat >= len(self.times.banks):
            return None
        running = seat in self.play.stage.replica.awaited
        return self.times.banks[seat] - (self._since if running else 0.0)

    # --- time ---

    def update(self, dt: float) -> bool:
        if not self._built:
            return False
        before = self._seconds()
        self._since += dt
        begun = self.play.advance(dt, SPEEDS[self.app.settings.speed])
        self.tell(begun)
        if self.play.interim is not None and self.on_top:
            self.menu.show_interim()
        motion = self.play.motion
        busy = motion.busy
        if self._heard and not busy and not self.fingers.grips:
            self._heard = False
            self._let_go()
        resting = self.fingers.update(dt)
        walking = self.passing.update(dt)
        asking = self._follow_pad(dt)
        self.follow(begun, self._seconds() != before)
        if self.result is not None and not motion.busy:
            self._lasted += dt
            if self._lasted >= LAST_LOOK:
                self._end(self.result)
        return busy or walking or resting or asking

    def _seconds(self) -> int:
        return int(self._since) if self.times.banks else 0

    def sound(self, name: Sound, x: float = 0.5) -> None:
        """Let something be heard."""
        self.app.sounds.play(name, x)

    def _end(self, result: Result) -> None:
        self.result = None
        seat = self.play.t.seat
        self.sound("win" if seat is None or result.places[seat] == 1 else "lose")
        self.app.push(Results(self.app, self.session, self.play.stage, result, self.people))

    # --- what fingers and buttons mean ---

    def _beside(self) -> None:
        """A press on the bare felt: hurry, or put down what was taken up."""
        self.fingers.away()
        if not self.hurry():
            if self.play.motion.busy:
                self.play.skip()
            self._put_down()

    def _back(self) -> None:
        """Escape: put down what was taken up, else the menu."""
        if self.play.gestures.chosen or self.play.gestures.held or self.play.suggestion:
            self._put_down()
        else:
            self.menu.open()

    def _put_down(self) -> None:
        self.play.gestures.put_down()
        self.play.suggestion = None
        self.play.motion.glide()
        self._changed = True

    def answer(self, outcome: Outcome) -> None:
        match outcome:
            case Send(message):
                self._act(message)
            case Ask(message):
                self.sound("refuse")
                self.send(message)
            case Lit():
                self.sound("select")
            case Choose(actions):
                self.menu.choose(actions)
        self._changed = True

    def _act(self, message: Act) -> None:
        """Send an answer; where it is final and grave, after a question."""
        question = self.game_table.phrases.confirm(self.play.t, message.action)
        if question is None:
            self._send_act(message)
            return

        def yes() -> None:
            self.app.close_overlay()
            self._send_act(message)

        def no() -> None:
            self.app.close_overlay()
            self.play.gestures.refused(self.play.gestures.ask, self.play.gestures.legal)
            self._let_go()

        answers = [Answer(say("table-do-it"), yes, "primary"), Answer(say("table-not-yet"), no)]
        self.app.open(partial(dialog, title=question[0], text=question[1], answers=answers))

    def _send_act(self, message: Act) -> None:
        self.play.suggestion = None
        if not self.send(message):
            self.play.gestures.refused(self.play.gestures.ask, self.play.gestures.legal)
            self._let_go()

    def send(self, message: Upward) -> bool:
        """Send; a player whose connection is gone is told."""
        sent = self.session.send(message)
        if not sent:
            self.app.toast(say("table-lost"))
        return sent

    def press_primary(self) -> None:
        """The big button."""
        if not self.hurry():
            self.answer(self.play.gestures.confirm(self.play.now))
            self.play.motion.glide()

    def press(self, action: Action) -> None:
        """A button for an entry of the list."""
        if not self.hurry():
            self.pick(action)

    def pick(self, action: Action) -> None:
        """Do this entry of the list; of one with a range, a number that is still to be chosen."""
        wide = numbers(action)
        if wide is None:
            self.answer(self.play.gestures.choose(action, self.play.now))
            return
        words = self.game_table.phrases.button
        self.pad = NumberPad(
            action, wide, words(self.play.t, action).text, lambda chosen: words(self.play.t, chosen), self._ask_about,
            self._send_number, self._close_pad,
        )  # fmt: skip
        self.app.open(self.pad.build)

    def _send_number(self, action: Action) -> None:
        self._close_pad()
        self.answer(self.play.gestures.choose(action, self.play.now))

    def _close_pad(self) -> None:
        if self.pad is not None:
            self.pad = None
            self.app.close_overlay()

    def _follow_pad(self, dt: float) -> bool:
        """The pad hears what the server says of its number, and closes when the question is another one."""
        if self.pad is not None and self.pad.entry not in self.play.gestures.legal:
            self._close_pad()
        return self.pad is not None and self.pad.update(dt)

    def ask_why(self, action: Action) -> None:
        """A button that is locked: which rule locks it?"""
        if not self.hurry():
            self.answer(Ask(Why(self.play.gestures.ask, action)))

    def take_back(self) -> None:
        """Undo: what is chosen, else the last step."""
        gestures = self.play.gestures
        if gestures.chosen or gestures.held:
            self._put_down()
        elif TAKE_BACK in self.play.t.legal:
            self.answer(gestures.choose(TAKE_BACK, self.play.now))

    def advise(self) -> None:
        """Ask the bot."""
        if self.play.t.asked:
            self.send(Advise(self.play.gestures.ask))

    def _ask_about(self, action: Action) -> None:
        key = (self.play.gestures.ask, action)
        if key not in self._asked:
            self._asked.add(key)
            self.session.send(Preview(*key))

    def note(self, sprite: SpriteId) -> str:
        return say("table-ask-why") if self.play.refuses(sprite) else ""

    # --- what the server says ---

    def receive(self, message: Downward | Lost) -> None:
        match message:
            case News():
                self._hear(message)
            case Snapshot() if message.match == self.play.stage.replica.match:
                self._return(message)
            case Refused():
                self._refuse(message)
            case Because(rule=rule) if rule:
                self.menu.explain(rule)
            case Outlook(ask=ask, action=action, effects=effects):
                if ask == self.play.gestures.ask:
                    self.play.outlooks[action] = tuple(effects)
                    if self.pad is not None:
                        self.pad.show()
            case Advice(ask=ask):
                self._advise(message)
            case Chatted() | Emoted():
                self._speak(message)
            case Result(match=match):
                if match == self.play.stage.replica.match:
                    self.result = message
            case Lost():
                self.lost = True
            case Welcome():
                self.lost = False
            case Room():
                for change in self.company.changes():
                    self.app.toast(change)
            case _:
                return
        self._changed = True

    def _hear(self, news: News) -> None:
        try:
            self.play.hear(news)
        except Gap:
            self.session.send(Resync())
            return
        self.times, self._since = news.times, 0.0
        self._heard = bool(self.play.motion.held)
        if not self.on_top:
            self.play.skip()

    def _return(self, snapshot: Snapshot) -> None:
        """Everything anew, after a gap or a lost connection; the log and the own order of the hand stay."""
        lines = self.play.lines
        self.play = self._sit(snapshot)
        self.play.lines = lines
        self.lost = False
        if self.on_top:
            self.app.rebuild()

    def _refuse(self, refused: Refused) -> None:
        self.play.gestures.refused(refused.ask, refused.legal)
        self._let_go()
        if refused.rule != "stale":
            self.menu.explain(refused.rule)

    def _let_go(self) -> None:
        for sprite in self.play.motion.held:
            self.play.motion.let_go(sprite)
        self.play.motion.glide()
        self._changed = True

    def _advise(self, advice: Advice) -> None:
        play = self.play
        if advice.ask == play.gestures.ask and play.t.asked:
            play.gestures.put_down()
            play.suggestion = advice.action
            play.outlooks[advice.action] = tuple(advice.effects)
            play.motion.glide()

    def _speak(self, message: Chatted | Emoted) -> None:
        """A bubble or a face at the plaque of who spoke; who only watches speaks from the title."""
        if not self._built or not self.on_top:
            return
        panels = self.play.layout.plan.panels
        seat = next((n for n, person in enumerate(self.people) if person.person == message.person), None)
        box = panels.controls.title if seat is None else panels.plaques[seat]
        self.sound("chat", box.x / self.play.layout.frame.width)
        if isinstance(message, Emoted):
            self.passing.emote(message.emote, box)
        else:
            self.passing.bubble(message.name, message.text, box)
