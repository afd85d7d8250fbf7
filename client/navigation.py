"""Shows the player to the right screen when the server says where they are, and says so when something is amiss.

Law: the server decides where the player is; the screens only follow. Nobody is moved who has not asked to play, and
every refusal has a sentence and a way on.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from client.arrangement import Arrangement
from client.net.lost import Cause, Lost
from client.net.session import Session
from client.screens.screen import Screen
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.text import say
from shared.messages import (
    Again,
    Create,
    Denied,
    Downward,
    Leave,
    Ready,
    Recall,
    Record,
    Recording,
    Resync,
    Room,
    Seating,
    Sent,
    Snapshot,
    Start,
    Upward,
    Welcome,
)

if TYPE_CHECKING:
    from client.app import App

ENTERING = frozenset({"create", "join", "watch"})
STOPPED = "server_stopping"  # the goodbye of a server that was ended in good order
QUIET = frozenset({"left", "gone"})  # nothing to tell: the player knows
REASONS = frozenset({"full", "elsewhere", "flood"})  # goodbyes with a sentence of their own

# Denied.reason: each has a sentence.
KNOWN = frozenset({
    "already_here", "already_seated", "bad_name", "bad_options", "bad_seats", "empty", "hello_first", "kicked",
    "muted", "no_clock", "no_room", "no_such_game", "no_such_level", "no_such_match", "no_such_person",
    "no_such_room", "no_such_seat", "nobody_waits", "not_host", "not_now", "not_ready", "not_seated",
    "other_hand", "room_full", "seat_taken", "seats_free", "server_full", "too_fast", "too_long",
    "too_many_watchers", "wrong_code", "yourself",
})  # fmt: skip


class Usher:
    """One for the app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.inside = False  # whether the player has asked to be at a table
        self.alone = True  # whether nobody but bots can come to it
        self._table: Screen | None = None
        self._room: Screen | None = None
        self._match = ""
        self._opening = False  # a new table; the one that is left for it may still be told of
        self._returning = False  # to a game at another server that was left in the middle
        self._waiting = ""  # what is told while a connection is missing
        self._recalled: dict[str, Callable[[Recording], None]] = {}  # finished matches that were asked for

    @property
    def unfinished(self) -> Snapshot | None:
        """The game at home that was left in the middle."""
        home = self.app.contacts.home
        if home is None or home.room is None or home.room.stage != "playing":
            return None
        return home.match

    # --- what the player wants ---

    def play(self, game: str, arrangement: Arrangement) -> None:
        """A game against bots, at once."""
        arrangement = arrangement.alone()
        contacts = self.app.contacts
        session = contacts.start_home()
        self._go_to(session, alone=True)
        contacts.introduce()
        opened = opening(game, arrangement, private=True)
        session.ask([*leaving(session), *opened, Ready(True, self.entropy()), Start(arrangement.levels[0])])

    def host(self, game: str, arrangement: Arrangement) -> None:
        """A table that others on the network can find."""
        contacts = self.app.contacts
        name = contacts.hello("").name
        left = leaving(contacts.home) if contacts.home is not None else []  # it may be started anew, but seats are kept
        session = contacts.start_home(lan=True, name=name)
        self._go_to(session, alone=False)
        self._opening = bool(left)
        session.ask([*left, *opening(game, arrangement, arrangement.private, name)])

    def enter(self, session: Session) -> None:
        """A server has let us in; what it says from now on is heard."""
        self._go_to(session, alone=False)

    def resume(self) -> None:
        """Back to the game that was left in the middle: at home, or at another server."""
        contacts = self.app.contacts
        if self.unfinished is not None and contacts.home is not None:
            room = contacts.home.room
            alone = room is not None and sum(bool(state.person) for state in room.seats) == 1
            home = contacts.home if alone else contacts.start_home(lan=True, name=contacts.hello("").name)
            self._go_to(home, alone)
            home.ask([Resync()])
        elif contacts.tokens.book.away:
            host, _, port = contacts.tokens.book.away.rpartition(":")
            self._go_to(contacts.call(host, int(port)), alone=False)
            self._returning = True

    def anew(self, start: Any) -> None:
        """Start something that ends the unfinished game, if there is one: only after a question."""

        def go() -> None:
            self.app.close_overlay()
            start()

        def on() -> None:
            self.app.close_overlay()
            self.resume()

        def ask(form: Form) -> None:
            answers = [
                Answer(say("title-anew-yes"), go, "paper"),
                Answer(say("title-resume"), on, "primary"),
                Answer(say("title-anew-no"), self.app.close_overlay),
            ]
            dialog(form, say("title-anew"), say("title-anew-question"), answers)

        if self.unfinished is not None:
            self.app.open(ask)
        else:
            start()

    def again(self) -> None:
        """Another game against the same bots."""
        if self.app.session is not None:
            self.app.session.ask([Again(), Ready(True, self.entropy()), Start()])

    def leave(self) -> None:
        """Leave the table for good, and go where the player came from."""
        if self.app.session is not None:
            self.app.session.ask([Leave()])
            self._remember("")
        self._go_out()

    def go_home(self) -> None:
        """Leave the table for good, and go to the shelf."""
        self.leave()
        self._to_the_shelf()

    def pause(self) -> None:
        """Go to the shelf; the game waits."""
        self._go_out()
        self._to_the_shelf()

    def watch_again(self, match: str) -> None:
        """Look at a finished match once more, if the player still waits for it when it comes."""
        here = self.app.screens[-1]

        def show(recording: Recording) -> None:
            if self.app.screens[-1] is here:
                self._show_again(recording)

        self._recall(match, show)

    def save(self, match: str) -> None:
        """Keep a finished match as a file."""
        self._recall(match, self._save)

    def _recall(self, match: str, then: Callable[[Recording], None]) -> None:
        session = self.app.session
        if session is None or session.over:
            self.app.toast(say("record-offline"))
        else:
            self._recalled[match] = then
            session.ask([Recall(match)])

    def _show_again(self, recording: Recording) -> None:
        from client.recordings import Unplayable, check
        from client.screens.replay import Replay

        try:
            check(recording)
        except Unplayable as error:
            self.app.toast(str(error))
        else:
            self.app.push(Replay(self.app, recording))

    def _save(self, recording: Recording) -> None:
        from client.recordings import keep

        self.app.toast(keep(recording))

    @staticmethod
    def entropy() -> str:
        """Our part of the seed, so that no server can choose the deal."""
        return secrets.token_hex(16)

    # --- what the server says ---

    def hear(self, message: Downward | Lost) -> None:
        """The server said something."""
        match message:
            case Snapshot() if self.inside and not self._opening:
                self._show_table(message)
            case Room() if self.inside:
                self._opening = self._opening and message.stage != "setup"
                self._remember(message.game if message.stage == "playing" else "")
                if message.stage == "setup" and not self.alone and not self._shown():
                    self._show_room()
            case Welcome():
                self._welcome(message)
            case Denied():
                self._denied(message)
            case Sent():
                self._sent(message)
            case Record(match=match, recording=recording) if match in self._recalled:
                self._recalled.pop(match)(recording)
            case Lost():
                self._lost(message)

    def _welcome(self, message: Welcome) -> None:
        self._waiting, self._returning = "", False
        self.app.banner("")
        if not message.room and self.inside and (self._shown() or self._away()):
            self._put_out(say("sent-closed"))  # while we were away

    def _denied(self, message: Denied) -> None:
        if message.reason == "no_room" and message.request not in ENTERING:
            return  # what was asked before it was known that there is no room
        if message.request == "recall":
            self._recalled.clear()
        self.app.toast(denied(message.reason))
        if message.request in ENTERING:
            self.inside = False

    def _sent(self, message: Sent) -> None:
        self._remember("")
        if message.reason in QUIET:
            if not self.inside:
                self.app.contacts.switch(self.app.contacts.home)
        else:
            self._put_out(say(f"sent-{message.reason}"))

    def _lost(self, lost: Lost) -> None:
        if not self.inside:
            return
        if lost.again is not None:
            self._waiting = self._waiting or (say("net-stopped") if lost.detail == STOPPED else say("net-again"))
            self.app.banner(self._waiting)
        elif self._returning and lost.cause is Cause.UNREACHABLE:
            forget = Answer(say("net-forget"), self._forget, "paper")
            self._put_out(say("net-asleep"), [forget], say("net-waits"))
        else:
            self.app.banner("")
            self._put_out(lost_words(lost))

    def _forget(self) -> None:
        """The game at a server that does not come back is not offered any more."""
        self.app.contacts.tokens.leave_open("", "")
        self.app.close_overlay()

    # --- where the player is ---

    def _go_to(self, session: Session, alone: bool) -> None:
        self.app.contacts.switch(session)
        self.inside, self.alone = True, alone
        self._opening = self._returning = False

    def _go_out(self) -> None:
        self.inside, self._waiting = False, ""
        self.app.banner("")
        for screen in (self._table, self._room):
            self._close(screen)
        self._table = self._room = None

    def _to_the_shelf(self) -> None:
        """Take away all screens that the player came through."""
        while len(self.app.screens) > 1:
            self.app.pop()

    def _put_out(self, text: str, answers: Sequence[Answer] = (), title: str = "") -> None:
        """The player is at no table any more, and is told why."""
        self._go_out()
        self.app.contacts.switch(self.app.contacts.home)

        def tell(form: Form) -> None:
            good = Answer(say("net-good"), self.app.close_overlay, "primary")
            dialog(form, title or say("net-out"), text, [*answers, good])

        self.app.open(tell)

    def _shown(self) -> bool:
        """Whether a table or a room is on the stack."""
        return self._table in self.app.screens or self._room in self.app.screens

    def _away(self) -> bool:
        """Whether we came back for a game at another server."""
        session = self.app.session
        return session is not None and session.name == self.app.contacts.tokens.book.away

    def _remember(self, game: str) -> None:
        """Write down that a game goes on at another server, or that none does."""
        session, contacts = self.app.session, self.app.contacts
        if session is not None and session is not contacts.home:
            contacts.tokens.leave_open(session.name if game else "", game)

    def _show_room(self) -> None:
        from client.screens.room import RoomScreen

        session = self.app.session
        assert session is not None
        self._room = RoomScreen(self.app, session)
        self.app.push(self._room)

    def _show_table(self, snapshot: Snapshot) -> None:
        if self._table in self.app.screens and self._match == snapshot.match:
            return
        self._close(self._table)
        session = self.app.session
        assert session is not None
        self._table, self._match = table_screen(self.app, session, snapshot), snapshot.match
        self.app.push(self._table)

    def _close(self, screen: Screen | None) -> None:
        """Take away a screen and what lies over it."""
        if screen is not None and screen in self.app.screens:
            while self.app.screens[-1] is not screen:
                self.app.pop()
            self.app.pop()


def table_screen(app: App, session: Session, snapshot: Snapshot) -> Screen:
    """The table is loaded when it is first wanted."""
    made: Any = import_module("client.screens.table").TableScreen(app, session, snapshot)
    assert isinstance(made, Screen)
    return made


def opening(game: str, arrangement: Arrangement, private: bool, title: str = "") -> list[Upward]:
    """What opens a room as it was arranged: the host first, then bots."""
    seats = len(arrangement.levels) + 1
    bots = [Seating(seat, level) for seat, level in enumerate(arrangement.levels, 1) if level]
    return [Create(game, seats, dict(arrangement.options), title, private, arrangement.clock), *bots]


def leaving(session: Session) -> list[Upward]:
    """What must be said before another room is entered."""
    return [Leave()] if session.room is not None else []


def denied(reason: str) -> str:
    """Why a request was not granted; a reason that is newer than this client has a sentence too."""
    return say(f"denied-{reason.replace('_', '')}") if reason in KNOWN else say("denied-other")


def lost_words(lost: Lost) -> str:
    """Why there is no connection."""
    if lost.cause is Cause.REFUSED and lost.detail in REASONS:
        return say(f"goodbye-{lost.detail}")
    return say(f"lost-{lost.cause.value}")
