"""Play on the network: the tables that were found, a code or an address for those that were not, or an own table.

Each server that is found is called at once, so that its tables stand here within a moment. The call to the one where
the player sits down becomes the session; the others are hung up when the screen is left.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from client.games import game_name, playable
from client.net.host import PORT
from client.net.lost import Cause
from client.net.session import Session
from client.screens.screen import Screen
from client.screens.setup import SetupScreen
from client.screens.shelf import night
from client.screens.table_row import HIGH, FoundTable, row
from client.troubles import denied, lost_words
from client.ui.canvas import Canvas
from client.ui.emblems import lamp
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import PlayerButton, add_head
from client.ui.overlays import Answer, ScrollList, dialog
from client.ui.pictures import asset, svg
from client.ui.text import Typeface, say
from client.ui.text_line import CodeLine, TextLine
from client.ui.theme import (
    CREAM,
    INK,
    INK_2,
    MINT,
    PAPER_HIGH,
    PAPER_LOW,
    PAPER_RIM,
    SCORE,
    WARNING,
    WARNING_INK,
)
from client.ui.widgets import Button, Kind, Label, Painted, Panel
from shared.messages import Denied, Join, Leave, Resync, Room, Upward, Watch

if TYPE_CHECKING:
    from client.app import App
    from client.net.discovery import Found

Address = tuple[str, int]
CODE = 4  # letters of a code
MOST = 8  # servers that are called at the same time


class LanScreen(Screen):
    """Tables on the network."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.calls: dict[Address, Session] = {}
        self.code = ""
        self.address = ""
        self.notice = ""  # what went wrong last
        self.calling: Address | None = None  # the address that was typed, until it answers
        self._silent: set[Address] = set()  # addresses where nobody answered
        self._told: list[Address] = []  # addresses that the player typed
        self._asked: set[int] = set()  # the calls by which we asked to be let in
        self._shown: object = None

    # --- the servers ---

    def update(self, dt: float) -> bool:
        self._call()
        for address, session in list(self.calls.items()):
            self._listen(address, session)
        if self._shown != self._state():
            self.app.rebuild()
        return False

    def leave(self) -> None:
        for session in self.calls.values():
            if session is not self.app.session:
                session.close()
        self.calls.clear()

    def _call(self) -> None:
        """Call servers that were found or told; forget those that are gone."""
        servers = self.app.servers
        own = servers.home.address[1] if servers.lan and servers.home and servers.home.address else None
        wanted = [self._way(found) for found in servers.found if found.fits and not (found.here and found.port == own)]
        wanted = [*self._told, *wanted][:MOST]
        for address in [known for known in self.calls if known not in wanted]:
            self.calls.pop(address).close()
        here = self.app.session.address if self.app.session is not None else None  # a second call would end this one
        for address in wanted:
            if address not in self.calls and address != here:
                self.calls[address] = servers.call(*address)

    def _way(self, found: Found) -> Address:
        """Where to call a server: the first of its addresses that answers, or may yet."""
        ways = [(host, found.port) for host in (found.host, *found.others)]
        return next((way for way in ways if way not in self._silent), ways[0])

    def _listen(self, address: Address, session: Session) -> None:
        came = session.poll()
        for number, message in enumerate(came):
            if isinstance(message, Room) and id(session) in self._asked:
                del self.calls[address]
                self._asked.clear()
                self.app.servers.backlog = came[number:]
                self.app.navigation.enter(session)
                return
            if isinstance(message, Denied):
                self._denied(session, message)
        if address == self.calling and (session.greeted or session.over):
            self.calling = None
        if session.lost is not None and session.over and session.lost.cause is Cause.UNREACHABLE:
            self._silent.add(address)
        if session.over and address in self._told:
            assert session.lost is not None
            self.notice = lost_words(session.lost)
            self._told.remove(address)

    def _denied(self, session: Session, message: Denied) -> None:
        self._asked.discard(id(session))
        if message.reason != "wrong_code" or not self._asked:  # another server may know the code
            self.notice = denied(message.reason)

    @property
    def tables(self) -> list[FoundTable]:
        """Where one can sit down or look on: own seats first, then free ones, then the others."""
        found = []
        for session in self.calls.values():
            if session.room is not None:
                found.append(FoundTable(session, session.room, mine=True))
            elif session.rooms is not None:
                found += [FoundTable(session, line) for line in session.rooms.rooms]
        return sorted(found, key=lambda table: (not table.mine, table.line.stage != "setup", not table.free))

    def _state(self) -> object:
        strangers = sum(not found.fits for found in self.app.servers.found)
        found = [(t.line, t.mine) for t in self.tables]
        return found, self.notice, self.calling, strangers, len(self.calls), self.code, self.address

    # --- what is shown ---

    def build(self, form: Form) -> None:
        self._shown = self._state()
        viewport = form.look.viewport
        self.app.backdrop(night(viewport))
        form.back = self.app.pop
        if viewport.portrait:
            self._head(form, 32, 688)
            self._prompt(form, Box(32, 104, 656, 62))
            self._list(form, Box(32, 178, 656, 492))
            self._code(form, Box(32, 688, 656, 170))
            self._address(form, Box(32, 872, 656, 170))
            self._notice(form, Box(32, 1056, 656, 78))
            self._host(form, Box(32, 1150, 656, 90))
        else:
            self._head(form, 56, 1224)
            self._prompt(form, Box(56, 100, 768, 62))
            self._list(form, Box(56, 172, 768, 524))
            self._code(form, Box(848, 100, 376, 172))
            self._address(form, Box(848, 288, 376, 172))
            self._notice(form, Box(848, 476, 376, 116))
            self._host(form, Box(848, 608, 376, 88))

    def _prompt(self, form: Form, box: Box) -> None:
        def paint(canvas: Canvas) -> None:
            canvas.panel(0, 0, box.w, box.h, 18, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5)
            canvas.picture(svg(asset("signs/medallion")), 10, box.h / 2 - 23, 46, 46)
            canvas.text(say("lan-prompt"), 70, box.h / 2 - 11, "extra", 20, INK, width=box.w - 86, high=30)
            canvas.text(say("lan-prompt-sub"), 70, box.h / 2 + 14, "semi", 14, INK_2, width=box.w - 86, high=22)

        form.add(Painted(*box, paint))

    def _head(self, form: Form, x: float, right: float) -> None:
        add_head(form, x, 24, 360, say("lan"), say("lan-sub"), self.app.pop, over_night=True)
        settings = self.app.settings
        form.add(PlayerButton(right - 236, 24, 236, 64, settings.name, settings.avatar, self._settings))

    def _settings(self) -> None:
        from client.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def _list(self, form: Form, box: Box) -> None:
        tables = self.tables
        found = say("lan-found", count=len(tables)) if tables else say("lan-none")

        def paint(canvas: Canvas) -> None:
            canvas.panel(0, 0, box.w, 34, 16.5, canvas.look.theme.quiet, 0.95, rim_opacity=0.3, shadow=False)
            lamp(canvas, 20, 17, MINT if tables else "#7d9a92")
            canvas.text(found, 42, 17, "bold", 16, width=box.w * 0.6 - 42, high=34)
            text, room = say("lan-searching"), box.w * 0.4 - 60
            wide = canvas.text(text, box.w - 18, 17, "semi", 14, CREAM, "right", room, high=32)
            canvas.icon("search", box.w - wide - 36, 17, 16, CREAM)

        form.add(Painted(box.x, box.y, box.w, 34, paint))
        list_box = Box(box.x, box.y + 42, box.w, box.h - 42)
        if not tables:
            form.add(Painted(*list_box, self._paint_nothing))
            return
        open_to_us = (number for number, table in enumerate(tables) if table.shown and (table.mine or table.free))
        first = next(open_to_us, -1)
        rows = [row(table, number == first) for number, table in enumerate(tables)]
        place = (list_box.x, list_box.y, list_box.w, list_box.h)
        form.add(ScrollList(*place, rows, HIGH, lambda number: self._pick(tables[number]), "tables", 12))

    def _paint_nothing(self, canvas: Canvas) -> None:
        """Why the list is empty, and the three steps to a common table."""
        w, h = canvas.width, canvas.height
        canvas.panel(0, 0, w, h, 18, opacity=0.92)
        canvas.shadow(w / 2 - 46, 34, 92, 92, 46, 10, 4, 150)
        canvas.picture(svg(asset("signs/medallion")), w / 2 - 46, 34, 92, 92)
        canvas.lines(self._nothing(), 44, 146, w - 88, 92, "semi", 18, CREAM, "middle")
        each, top = (w - 2 * 28 - 2 * 16) / 3, h - 208.0
        for number in range(3):
            x = 28 + number * (each + 16)
            canvas.panel(x, top, each, 180, 16, canvas.look.theme.dark, 0.9, rim_opacity=0.45, shadow=False)
            canvas.icon(("lan", "plus", "seats")[number], x + each / 2, top + 50, 40, SCORE)
            canvas.lines(say(f"lan-step-{number + 1}"), x + 14, top + 86, each - 28, 82, "bold", 16, CREAM, "middle")

    def _nothing(self) -> str:
        """Why there is no table to be seen."""
        strangers = [found for found in self.app.servers.found if not found.fits]
        if strangers:
            return say("lan-version", name=strangers[0].name)
        if any(session.lost is not None and session.lost.cause is Cause.VERSION for session in self.calls.values()):
            return say("lost-version")
        return say("lan-servers") if self.calls else say("lan-nothing")

    def _way_in(self, form: Form, box: Box, icon: str, title: str, hint: str) -> None:
        """A panel with a title and, under the field, what to type there."""
        form.add(Panel(*box))
        form.add(Painted(box.x + 18, box.y + 18, 28, 28, lambda canvas: canvas.icon(icon, 14, 14, 22, SCORE)))
        form.add(Label(title, box.x + 54, box.y + 14, box.w - 72, 36, "bold", 18))
        secondary = form.look.theme.secondary
        form.add(Label(hint, box.x + 22, box.bottom - 38, box.w - 44, 26, "semi", 14, secondary))

    def _code(self, form: Form, box: Box) -> None:
        missing = CODE - len(self.code)
        hint = say("lan-code-more", count=missing) if 0 < missing < CODE else say("lan-code-where")
        self._way_in(form, box, "key", say("lan-code"), hint)

        def typed(text: str) -> None:
            self.code = text.upper()

        wide = CODE * 52.0 + (CODE - 1) * 8
        place = (box.x + 20, box.y + 58, wide, 64)
        form.add(CodeLine(*place, self.code, CODE, typed, "code", self.app.keyboard, self._by_code))
        place = (box.x + 32 + wide, box.y + 58, box.w - wide - 52, 64)
        form.add(Button(say("lan-enter"), *place, self._by_code, "enter", "paper", size=17)).enable(not missing)

    def _address(self, form: Form, box: Box) -> None:
        self._way_in(form, box, "lan", say("lan-address"), say("lan-address-hint"))

        def typed(text: str) -> None:
            self.address = text

        wide = box.w - 52 - 112
        place = (box.x + 20, box.y + 58, wide, 64)
        form.add(TextLine(*place, self.address, 60, typed, "address", self.app.keyboard, self._by_address))
        place = (box.x + 32 + wide, box.y + 58, 112, 64)
        form.add(Button(say("lan-call"), *place, self._by_address, "call", "paper", size=17)).enable(bool(self.address))

    def _notice(self, form: Form, box: Box) -> None:
        """What went wrong last, else where to look for a table that is not here."""

        told = say("lan-calling") if self.calling is not None else say("lan-hint")

        def paint(canvas: Canvas) -> None:
            if self.notice:
                canvas.panel(0, 0, box.w, box.h, 16, (WARNING, "#e8784f"), 1, WARNING_INK, 0.8, 1.5)
            else:
                canvas.panel(0, 0, box.w, box.h, 16, canvas.look.theme.quiet, 0.84, rim_opacity=0.3, shadow=False)
            ink = WARNING_INK if self.notice else CREAM
            canvas.icon("warning" if self.notice else "bulb", 32, box.h / 2, 26, ink)
            face: Typeface = "bold" if self.notice else "semi"
            canvas.lines(self.notice or told, 58, 6, box.w - 74, box.h - 12, face, 14.5, ink)

        form.add(Painted(*box, paint))

    def _host(self, form: Form, box: Box) -> None:
        kind: Kind = "paper" if self.tables else "primary"
        form.add(Button(say("setup-open"), *box, self._open, "host", kind, "plus", say("lan-open-sub"), 23))

    # --- what is done ---

    def _pick(self, table: FoundTable) -> None:
        self.notice = ""
        if table.mine:
            self._ask_to_return(table)
        elif not table.shown:
            self.notice = say("no-table", game=game_name(table.line.game))
        elif table.joinable:
            self._send(table.session, Join(table.line.id))
        else:
            self._send(table.session, Watch(table.line.id))

    def _ask_to_return(self, table: FoundTable) -> None:
        """Back to the own seat, or give it up: as long as it is ours, its server shows us no other table."""

        def back() -> None:
            self.app.close_overlay()
            self._send(table.session, Resync())
            self.calls = {address: known for address, known in self.calls.items() if known is not table.session}
            self.app.servers.backlog = [table.line] if isinstance(table.line, Room) else []
            self.app.navigation.enter(table.session)

        def give_up() -> None:
            self.app.close_overlay()
            table.session.send(Leave())
            tokens = self.app.servers.tokens
            if tokens.book.away == table.session.name:
                tokens.leave_open("", "")

        answers = [Answer(say("room-leave"), give_up, "paper"), Answer(say("room-close"), self.app.close_overlay)]
        text = say("lan-mine-sub")
        if table.shown:
            answers.insert(0, Answer(say("lan-return"), back, "primary"))
        else:
            text = say("no-table", game=game_name(table.line.game))
        self.app.open(partial(dialog, title=say("lan-mine"), text=text, answers=answers))

    def _send(self, session: Session, message: Upward) -> None:
        self._asked.add(id(session))
        session.send(message)

    def _by_code(self) -> None:
        sessions = [session for session in self.calls.values() if session.greeted and session.room is None]
        if len(self.code) < CODE:
            self.notice = say("lan-code-short")
        elif not sessions:
            self.notice = say("lan-code-nobody")
        else:
            self.notice = ""
            for session in sessions:
                self._send(session, Join(code=self.code))
        self.app.rebuild()

    def _by_address(self) -> None:
        host, _, port = self.address.strip().partition(":")
        if not host or (port and not (port.isdigit() and 0 < int(port) < 65536)):
            self.notice = say("lan-address-wrong")
        else:
            self.notice = ""
            self.calling = address = (host, int(port) if port else PORT)
            if address not in self._told:
                self._told.append(address)
        self.app.rebuild()

    def _open(self) -> None:
        chosen = self.app.settings.chosen
        self.app.push(SetupScreen(self.app, playable(chosen), hosting=True))
