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
from client.games import game_name, known
from client.net.lost import Cause, Lost
from client.net.session import Session
from client.screens.screen import Screen
from client.troubles import denied, lost_words
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.text import say
from client.where import AtRoom, AtTable, Away, Opening, Returning, Shelf, Where, screens
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


class Navigation:
    """One for the app; `where` is the place, and the screens on the stack follow it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.where: Where = Shelf()
        self._recalled: dict[str, Callable[[Recording], None]] = {}  # finished matches that were asked for

    @property
    def alone(self) -> bool:
        """Whether nobody but bots can come to the table."""
        return self.where.alone

    @property
    def unfinished(self) -> Snapshot | None:
        """The game at home that was left in the middle."""
        home = self.app.servers.home
        if home is None or home.room is None or home.room.stage != "playing":
            return None
        return home.match

    # --- what the player wants ---

    def play(self, game: str, arrangement: Arrangement) -> None:
        """A game against bots, at once."""
        arrangement = arrangement.alone()
        servers = self.app.servers
        session = servers.start_home()
        self._go_to(session, Opening(alone=True))
        servers.introduce()
        opened = opening(game, arrangement, private=True)
        session.ask([*leaving(session), *opened, Ready(True, self.entropy()), Start(arrangement.levels[0])])

    def host(self, game: str, arrangement: Arrangement) -> None:
        """A table that others on the network can find."""
        servers = self.app.servers
        name = servers.hello("").name
        left = leaving(servers.home) if servers.home is not None else []  # it may be started anew, but seats are kept
        session = servers.start_home(lan=True, name=name)
        self._go_to(session, Opening(alone=False, leaving=bool(left)))
        session.ask([*left, *opening(game, arrangement, arrangement.private, name)])

    def enter(self, session: Session) -> None:
        """A server has let us in; what it says from now on is heard."""
        self._go_to(session, Opening(alone=False))

    def resume(self) -> None:
        """Back to the game that was left in the middle: at home, or at another server."""
        servers = self.app.servers
        room = servers.home.room if self.unfinished is not None and servers.home is not None else None
        game = room.game if room is not None else servers.tokens.book.game
        if game and not known(game):
            self.app.toast(say("no-table", game=game_name(game)))
        elif room is not None and servers.home is not None:
            alone = sum(bool(state.person) for state in room.seats) == 1
            home = servers.home if alone else servers.start_home(lan=True, name=servers.hello("").name)
            self._go_to(home, Opening(alone))
            home.ask([Resync()])
        elif servers.tokens.book.away:
            host, _, port = servers.tokens.book.away.rpartition(":")
            self._go_to(servers.call(host, int(port)), Returning())

    def anew(self, start: Callable[[], None]) -> None:
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
            case Snapshot(game=game) | Room(game=game) if self._led_astray(game):
                self._turn_back(game)
            case Snapshot():
                self._told_of_match(message)
            case Room():
                self._told_of_room(message)
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

    def _led_astray(self, game: str) -> bool:
        """Whether we came to a table that cannot be shown here, as by a code; not the one that we only leave."""
        return not known(game) and self._here not in (Shelf(), Opening(False, True), Opening(True, True))

    def _turn_back(self, game: str) -> None:
        """Give the place back, and say why."""
        if self.app.session is not None:
            self.app.session.ask([Leave()])
        self._put_out(say("no-table", game=game_name(game)))

    def _told_of_match(self, snapshot: Snapshot) -> None:
        """To the table where we play now, unless it is the one that we have just left for another one."""
        match self._here:
            case Shelf() | Opening(leaving=True):
                pass
            case AtTable(match=match) if match == snapshot.match:
                pass
            case AtTable(table=before, room=room):
                self._close(before)
                self._show_table(snapshot, room)
            case AtRoom(room):
                self._show_table(snapshot, room)
            case _:
                self._show_table(snapshot, None)

    def _told_of_room(self, room: Room) -> None:
        if isinstance(self.where, Shelf):
            return
        self._remember(room.game if room.stage == "playing" else "")
        match self._here:
            case Opening(alone=False) | Returning() if room.stage == "setup":
                self._show_room()

    def _welcome(self, message: Welcome) -> None:
        match self.where:
            case Away(back):
                self.where = back
            case Returning():
                self.where = Opening(alone=False)
        self.app.banner("")
        if not message.room and not isinstance(self.where, Shelf) and (screens(self.where) or self._expected()):
            self._put_out(say("sent-closed"))  # while we were away

    def _denied(self, message: Denied) -> None:
        if message.reason == "no_room" and message.request not in ENTERING:
            return  # what was asked before it was known that there is no room
        if message.request == "recall":
            self._recalled.clear()
        self.app.toast(denied(message.reason))
        if message.request in ENTERING:
            self.where = Shelf()

    def _sent(self, message: Sent) -> None:
        self._remember("")
        if message.reason in QUIET:
            if isinstance(self.where, Shelf):
                self.app.servers.switch(self.app.servers.home)
        else:
            self._put_out(say(f"sent-{message.reason}"))

    def _lost(self, lost: Lost) -> None:
        match self.where:
            case Shelf():
                return
            case Away(back, words):  # what was told first goes on being told
                pass
            case back:
                words = say("net-stopped") if lost.detail == STOPPED else say("net-again")
        if lost.again is not None:
            self.where = Away(back, words)
            self.app.banner(words)
        elif isinstance(back, Returning) and lost.cause is Cause.UNREACHABLE:
            forget = Answer(say("net-forget"), self._forget, "paper")
            self._put_out(say("net-asleep"), [forget], say("net-waits"))
        else:
            self._put_out(lost_words(lost))

    def _forget(self) -> None:
        """The game at a server that does not come back is not offered any more."""
        self.app.servers.tokens.leave_open("", "")
        self.app.close_overlay()

    # --- where the player is ---

    def _go_to(self, session: Session, where: Opening | Returning) -> None:
        self.app.servers.switch(session)
        self.where = where

    def _go_out(self) -> None:
        left, self.where = self.where, Shelf()
        self.app.banner("")
        for screen in screens(left):
            self._close(screen)

    def _to_the_shelf(self) -> None:
        """Take away all screens that the player came through."""
        while len(self.app.screens) > 1:
            self.app.pop()

    def _put_out(self, text: str, answers: Sequence[Answer] = (), title: str = "") -> None:
        """The player is at no table any more, and is told why."""
        self._go_out()
        self.app.servers.switch(self.app.servers.home)

        def tell(form: Form) -> None:
            good = Answer(say("net-good"), self.app.close_overlay, "primary")
            dialog(form, title or say("net-out"), text, [*answers, good])

        self.app.open(tell)

    @property
    def _here(self) -> Where:
        """Where the player is, though the connection may be missing for a while."""
        return self.where.back if isinstance(self.where, Away) else self.where

    def _expected(self) -> bool:
        """Whether we came back for a game at another server."""
        session = self.app.session
        return session is not None and session.name == self.app.servers.tokens.book.away

    def _remember(self, game: str) -> None:
        """Write down that a game goes on at another server, or that none does."""
        session, servers = self.app.session, self.app.servers
        if session is not None and session is not servers.home:
            servers.tokens.leave_open(session.name if game else "", game)

    def _show_room(self) -> None:
        from client.screens.room import RoomScreen

        session = self.app.session
        assert session is not None
        room = RoomScreen(self.app, session)
        self.where = AtRoom(room)
        self.app.push(room)

    def _show_table(self, snapshot: Snapshot, room: Screen | None) -> None:
        session = self.app.session
        assert session is not None
        table = table_screen(self.app, session, snapshot)
        self.where = AtTable(self.where.alone, snapshot.match, table, room)
        self.app.push(table)

    def _close(self, screen: Screen) -> None:
        """Take away a screen and what lies over it."""
        if screen in self.app.screens:
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
