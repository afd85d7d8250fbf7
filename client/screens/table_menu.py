"""What a player does beside the game at a table: menu, log, talk, a question about a rule, leaving.

Law: the match goes on under it, and it never knows which game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from client.net.session import Talk
from client.screens.card_table import Tableau
from client.screens.settings import SettingsScreen
from client.seated import named
from client.table import sheets
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.text import CATALOGUE, say
from client.ui.text_line import TextLine
from client.ui.widgets import Button
from shared.engine import Action
from shared.messages import Chat, Emote, GiveTime, SeatState, Upward

if TYPE_CHECKING:
    from client.app import App

LONGEST = 200  # letters of a line of chat


class Asides(Tableau):
    """The sheets of a table; the table itself is what stands under them."""

    def __init__(self, app: App, session: Talk, game: str) -> None:
        super().__init__(app, game)
        self.session = session
        self.line = ""  # what is being written
        room = session.room
        self.sat: Sequence[SeatState] = room.seats if room is not None else ()
        self.going_on = room is not None and room.stage == "playing"  # our match: the room's next one is none of ours

    def pick(self, action: Action) -> None:
        """Do this entry of the list; of one with a range, a number that is still to be chosen."""
        raise NotImplementedError

    def send(self, message: Upward) -> bool:
        """Send; a player whose connection is gone is told."""
        raise NotImplementedError

    @property
    def on_top(self) -> bool:
        """Whether it is seen now."""
        return self.app.screens[-1] is self

    # --- menu ---

    def open_menu(self) -> None:
        close = self.app.close_overlay
        room, sits = self.session.room, self.play.stage.seat is not None
        entries = [
            (say("menu-continue") if sits else say("menu-watch"), "check", close),
            (say("menu-rules"), "book", self.open_rules),
            (say("log"), "bars", self._log),
        ]
        if self.play.order:
            entries.append((say("menu-sort"), "sort", self._sort))
        if sits and room is not None and room.clock.bank > 0:
            entries.append((say("menu-time"), "clock", self._give_time))
        entries += [
            (say("menu-settings"), "gear", self._settings),
            (say("menu-leave"), "exit", self._ask_to_leave),
        ]
        title = say(f"game-{self.game}")
        self.app.open(partial(sheets.menu, title=title, entries=entries, close=close))

    def open_rules(self, rule: str = "") -> None:
        from client.screens.rules import RulesScreen

        self.app.push(RulesScreen(self.app, self.game, rule))

    def _settings(self) -> None:
        self.app.push(SettingsScreen(self.app))

    def _log(self) -> None:
        self.app.close_overlay()
        self.open_log()

    def _sort(self) -> None:
        self.app.close_overlay()
        self.play.sort()

    def _give_time(self) -> None:
        self.app.close_overlay()
        self.send(GiveTime())

    def _ask_to_leave(self) -> None:
        self.app.close_overlay()
        alone = self.app.navigation.alone
        stay = Answer(say("leave-stay"), self.app.close_overlay)
        if alone:
            text = say("leave-alone")
            answers = [Answer(say("leave-pause"), self.app.navigation.pause, "primary"), stay]
        else:
            text = self._what_if_we_leave()
            answers = [Answer(say("leave-go"), self.app.navigation.leave, "primary"), stay]
        self.app.open(partial(dialog, title=say("leave-title"), text=text, answers=answers))

    def _what_if_we_leave(self) -> str:
        """How the game goes on without us, if it does."""
        room = self.session.room
        if self.play.stage.seat is None:
            return say("leave-watching")
        people = sum(bool(state.person) for state in room.seats) if room is not None else 0
        return say("leave-others") if people > 1 else say("leave-last")

    # --- talk ---

    def open_reactions(self) -> None:
        """Faces, short lines, and a line of one's own."""

        def emote(name: str) -> None:
            self.app.close_overlay()
            self.send(Emote(name))  # type: ignore[arg-type]

        close = self.app.close_overlay
        self.app.open(partial(sheets.reactions, emote=emote, chat=self._chat, write=self._write, close=close))

    def _write(self, form: Form, x: float, y: float, w: float) -> None:
        """The field for a line of one's own."""

        def typed(text: str) -> None:
            self.line = text

        def done() -> None:
            if self.line.strip():
                self._chat(self.line.strip())

        place, keyboard = (x, y, w - 70, 54), self.app.keyboard
        form.add(TextLine(*place, self.line, LONGEST, typed, "line", keyboard, done, say("room-type")))
        form.add(Button("", x + w - 60, y, 60, 54, done, "say", icon="send", size=17))

    def _chat(self, text: str) -> None:
        self.app.close_overlay()
        if self.send(Chat(text)):
            self.line = ""

    def tell_of_changes(self) -> None:
        """Say who has got up from the table or sat down to it, while it is played at."""
        room, before = self.session.room, self.sat
        if room is None:
            return
        self.going_on = self.going_on and room.stage == "playing"
        if not self.going_on:
            return
        self.sat = room.seats
        for old, new in zip(before, named(room.seats), strict=False):
            if new.person == old.person:
                continue
            if old.person:
                self.app.toast(say("table-leaves", name=old.name, bot=new.name))
            if new.person and new.person != self.session.person:
                self.app.toast(say("table-comes", name=new.name))

    # --- questions ---

    def choose(self, actions: tuple[Action, ...]) -> None:
        """Several actions remain: let the player choose."""

        def take(action: Action) -> None:
            self.app.close_overlay()
            self.pick(action)

        if len(actions) == 1:
            self.pick(actions[0])
            return

        entries = [(self.game_table.phrases.choice(self.play.t, action), partial(take, action)) for action in actions]
        entries.sort(key=lambda entry: entry[0].kind != "primary")  # what is recommended comes first
        self.app.open(partial(sheets.chooser, entries=entries, close=self.app.close_overlay))

    def show_interim(self) -> None:
        """How the match stands after one of its games, once."""
        standing, self.play.interim = self.play.interim, None
        if standing is not None:
            self.app.open(partial(sheets.interim, standing=standing, close=self.app.close_overlay))

    def explain(self, rule: str) -> None:
        """Say which rule forbids it."""
        known = sheets.rules_of(self.game, CATALOGUE.language).get(rule)
        if known is not None and self.on_top:
            read_on: Callable[[], None] = partial(self.open_rules, rule)
            now, close = self.game_table.phrases.prompt(self.play.t).headline, self.app.close_overlay
            self.app.open(partial(sheets.why_sheet, rule=known, now=now, read_on=read_on, close=close))
