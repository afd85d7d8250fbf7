"""What a player does beside the game at a table: menu, log, talk, a question about a rule, leaving.

Law: the match goes on under it, and it never knows which game is played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from client.net.session import Talk
from client.screens.settings import SettingsScreen
from client.table import sheets
from client.table.game_table import GameTable
from client.table.match_view import MatchView
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.text import CATALOGUE, say
from client.ui.text_line import TextLine
from client.ui.widgets import Button
from shared.engine import Action
from shared.messages import Chat, Emote, GiveTime, Upward

if TYPE_CHECKING:
    from client.app import App

LONGEST = 200  # letters of a line of chat


class Under(Protocol):
    """What the menu needs of the table that lies under it."""

    app: App
    session: Talk
    game: str
    game_table: GameTable[Any]
    play: MatchView

    @property
    def on_top(self) -> bool: ...

    def send(self, message: Upward) -> bool: ...

    def pick(self, action: Action) -> None: ...

    def open_log(self) -> None: ...


class TableMenu:
    """The sheets that are opened over a table."""

    def __init__(self, table: Under) -> None:
        self.table, self.app = table, table.app
        self.line = ""  # of chat, while it is being written

    # --- menu ---

    def open(self) -> None:
        close = self.app.close_overlay
        room, sits = self.table.session.room, self.table.play.stage.seat is not None
        entries = [
            (say("menu-continue") if sits else say("menu-watch"), "check", close),
            (say("menu-rules"), "book", self.open_rules),
            (say("log"), "bars", self._log),
        ]
        if self.table.play.order:
            entries.append((say("menu-sort"), "sort", self._sort))
        if sits and room is not None and room.clock.bank > 0:
            entries.append((say("menu-time"), "clock", self._give_time))
        entries += [
            (say("menu-settings"), "gear", self._settings),
            (say("menu-leave"), "exit", self.ask_to_leave),
        ]
        title = say(f"game-{self.table.game}")
        self.app.open(partial(sheets.menu, title=title, entries=entries, close=close))

    def open_rules(self, rule: str = "") -> None:
        from client.screens.rules import RulesScreen

        self.app.push(RulesScreen(self.app, self.table.game, rule))

    def _settings(self) -> None:
        self.app.push(SettingsScreen(self.app))

    def _log(self) -> None:
        self.app.close_overlay()
        self.table.open_log()

    def _sort(self) -> None:
        self.app.close_overlay()
        self.table.play.sort()

    def _give_time(self) -> None:
        self.app.close_overlay()
        self.table.send(GiveTime())

    def ask_to_leave(self) -> None:
        """Leave, or go away for a while, once it is said what becomes of the game."""
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
        room = self.table.session.room
        if self.table.play.stage.seat is None:
            return say("leave-watching")
        people = sum(bool(state.person) for state in room.seats) if room is not None else 0
        return say("leave-others") if people > 1 else say("leave-last")

    # --- talk ---

    def open_reactions(self) -> None:
        """Faces, short lines, and a line of one's own."""

        def emote(name: str) -> None:
            self.app.close_overlay()
            self.table.send(Emote(name))  # type: ignore[arg-type]

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
        if self.table.send(Chat(text)):
            self.line = ""

    # --- questions ---

    def choose(self, actions: tuple[Action, ...]) -> None:
        """Several actions remain: let the player choose."""

        def take(action: Action) -> None:
            self.app.close_overlay()
            self.table.pick(action)

        if len(actions) == 1:
            self.table.pick(actions[0])
            return

        words, t = self.table.game_table.phrases.choice, self.table.play.t
        entries = [(words(t, action), partial(take, action)) for action in actions]
        entries.sort(key=lambda entry: entry[0].kind != "primary")  # what is recommended comes first
        self.app.open(partial(sheets.chooser, entries=entries, close=self.app.close_overlay))

    def show_interim(self) -> None:
        """How the match stands after one of its games, once."""
        standing, self.table.play.interim = self.table.play.interim, None
        if standing is not None:
            self.app.open(partial(sheets.interim, standing=standing, close=self.app.close_overlay))

    def explain(self, rule: str) -> None:
        """Say which rule forbids it."""
        known = sheets.rules_of(self.table.game, CATALOGUE.language).get(rule)
        if known is not None and self.table.on_top:
            read_on: Callable[[], None] = partial(self.open_rules, rule)
            now, close = self.table.game_table.phrases.prompt(self.table.play.t).headline, self.app.close_overlay
            self.app.open(partial(sheets.why_sheet, rule=known, now=now, read_on=read_on, close=close))
