"""Play on the network: the tables that were found, a code or an address for those that were not, or an own table.

Each server that is found is called at once, so that its tables stand here within a moment. The call to the one where
the player sits down becomes the session; the others are hung up when the screen is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from client.faces import faces
from client.lost import Cause
from client.screens.options import summary
from client.screens.screen import Screen
from client.screens.setup import SetupScreen, empty_seat
from client.screens.shelf import Plaque, seen
from client.screens.title import lamp
from client.session import Session
from client.table.layout import LAYOUTS
from client.ui.canvas import GOLD, Canvas
from client.ui.fields import TextField
from client.ui.focus import Box
from client.ui.form import Form
from client.ui.overlays import ScrollList
from client.ui.pictures import Picture, asset, svg
from client.ui.pointer import Nav
from client.ui.text import say
from client.ui.theme import AMBER_INK, CREAM, INK, MINT, SCORE, THEMES
from client.ui.widgets import Button, Label, Painted, Panel
from client.usher import denied, lost_words
from shared.messages import Denied, Join, Resync, Room, RoomLine, Upward, Watch

if TYPE_CHECKING:
    from client.app import App

Address = tuple[str, int]
MOST = 8  # servers that are called at the same time
PORT = 7350  # of a server that was told no other


class Table(NamedTuple):
    """A table that can be joined or watched, or (`mine`) where a seat waits."""

    session: Session
    line: RoomLine | Room
    mine: bool = False

    @property
    def free(self) -> int:
        """Seats for a person: nobody's, or a bot's."""
        return sum(not state.person for state in self.line.seats)

    @property
    def joinable(self) -> bool:
        return self.free > 0 and self.line.game in LAYOUTS

    @property
    def host(self) -> str:
        """Who invited: the title of a table is its host's name."""
        return self.line.title or self.session.server


class LanScreen(Screen):
    """Tables on the network."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.calls: dict[Address, Session] = {}
        self.code = ""
        self.address = ""
        self.notice = ""  # what went wrong last
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
        contacts = self.app.contacts
        own = contacts.home.address[1] if contacts.lan and contacts.home and contacts.home.address else None
        wanted = [(found.host, found.port) for found in contacts.found if found.fits and found.port != own]
        wanted = [*self._told, *wanted][:MOST]
        for address in [known for known in self.calls if known not in wanted]:
            self.calls.pop(address).close()
        for address in wanted:
            if address not in self.calls:
                self.calls[address] = contacts.call(*address)

    def _listen(self, address: Address, session: Session) -> None:
        came = session.poll()
        for number, message in enumerate(came):
            if isinstance(message, Room) and id(session) in self._asked:
                del self.calls[address]
                self._asked.clear()
                self.app.contacts.backlog = came[number:]
                self.app.usher.enter(session)
                return
            if isinstance(message, Denied):
                self._denied(session, message)
        if session.over and address in self._told:
            assert session.lost is not None
            self.notice = lost_words(session.lost)
            self._told.remove(address)

    def _denied(self, session: Session, message: Denied) -> None:
        self._asked.discard(id(session))
        if message.reason != "wrong_code" or not self._asked:  # another server may know the code
            self.notice = denied(message.reason)

    @property
    def tables(self) -> list[Table]:
        """Where one can sit down or look on: own seats first, then free ones, then the others."""
        found = []
        for session in self.calls.values():
            if session.room is not None:
                found.append(Table(session, session.room, mine=True))
            elif session.rooms is not None:
                found += [Table(session, line) for line in session.rooms.rooms]
        return sorted(found, key=lambda table: (not table.mine, table.line.stage != "setup", not table.free))

    def _state(self) -> object:
        strangers = sum(not found.fits for found in self.app.contacts.found)
        return [(t.line, t.mine) for t in self.tables], self.notice, strangers, len(self.calls), self.code, self.address

    # --- what is shown ---

    def build(self, form: Form) -> None:
        self._shown = self._state()
        layout = form.look.layout
        self.app.backdrop(svg(asset("pictures/backdrop"), seen(layout)))
        form.back = self.app.pop
        if layout.portrait:
            self._head(form, 32, 688)
            self._list(form, Box(32, 120, 656, 560))
            self._code(form, Box(32, 696, 656, 152))
            self._address(form, Box(32, 864, 656, 152))
            self._notice(form, Box(32, 1028, 656, 64))
            self._host(form, Box(32, 1108, 656, 92))
        else:
            self._head(form, 56, 1224)
            self._list(form, Box(56, 108, 768, 556))
            self._code(form, Box(848, 108, 376, 152))
            self._address(form, Box(848, 276, 376, 152))
            self._notice(form, Box(848, 440, 376, 120))
            self._host(form, Box(848, 580, 376, 84))

    def _head(self, form: Form, x: float, right: float) -> None:
        form.add(Button("", x, 24, 64, 64, self.app.pop, "back", icon="back", size=19))
        form.add(Label(say("lan"), x + 84, 24, 360, 40, "serif", 30, SCORE, shadow=True))
        form.add(Label(say("lan-sub"), x + 84, 64, 360, 22, "semi", 15, CREAM, shadow=True))
        settings = self.app.settings
        form.add(Plaque(right - 236, 24, 236, 64, settings.name, settings.avatar, self._settings))

    def _settings(self) -> None:
        from client.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def _list(self, form: Form, box: Box) -> None:
        tables = self.tables
        searching = say("lan-found", count=len(tables)) if tables else say("lan-searching")

        def paint(canvas: Canvas) -> None:
            lamp(canvas, 12, 16, MINT if tables else "#7d9a92")
            canvas.text(searching, 32, 16, "bold", 17, width=box.w - 40, shadow=True)

        form.add(Painted(box.x, box.y, box.w, 32, paint))
        if not tables:
            panel = Box(box.x, box.y + 44, box.w, 200)
            form.add(Panel(*panel, opacity=0.9))
            place = (panel.x + 28, panel.y + 24, panel.w - 56, panel.h - 48)
            form.add(Label(self._nothing(), *place, "semi", 18, CREAM, wrap=True))
            return
        rows = [self._row(table) for table in tables]
        place = (box.x, box.y + 44, box.w - 8, box.h - 44)
        form.add(ScrollList(*place, rows, 124, lambda number: self._pick(tables[number]), "tables", 12))

    def _nothing(self) -> str:
        """Why there is no table to be seen."""
        strangers = [found for found in self.app.contacts.found if not found.fits]
        if strangers:
            return say("lan-version", name=strangers[0].name)
        if any(session.lost is not None and session.lost.cause is Cause.VERSION for session in self.calls.values()):
            return say("lost-version")
        return say("lan-servers") if self.calls else say("lan-nothing")

    def _row(self, table: Table) -> Callable[[Canvas, Box, bool], None]:
        line, accent = table.line, THEMES[table.line.game].accent
        shown = faces(line.seats)
        told = summary(line.game, len(line.seats), line.options) if line.game in LAYOUTS else []

        def paint(canvas: Canvas, box: Box, focused: bool) -> None:
            x, y, w, h = box
            canvas.panel(x, y, w, h, 16, rim_opacity=0.6, rim_width=1.2, shadow=False)
            bar = f'<rect x="0" y="0" width="5" height="{h - 28}" rx="2.5" fill="{accent}"/>'
            canvas.draw(bar, x + 8, y + 14, 5, h - 28)
            canvas.picture(cover(line.game), x + 24, y + 12, 84, 100)
            left, room = x + 124, w - 124 - 208
            wide = canvas.text(say(f"game-{line.game}"), left, y + 28, "serif", 23, "#fff4dc", width=room)
            if table.host:
                text = say("lan-host", name=table.host)
                canvas.text(text, left + wide + 12, y + 29, "semi", 14.5, width=max(60, room - wide - 12))
            for number, face in enumerate(shown[:6]):
                if face.avatar:
                    canvas.avatar(face.avatar, left + 18 + number * 40, y + 65, 36)
                else:
                    empty_seat(canvas, left + 18 + number * 40, y + 65, 34)
            taken = sum(bool(state.person) for state in line.seats)
            count = say("lan-seats", taken=taken, seats=len(line.seats))
            canvas.text(count, left + 8 + min(6, len(shown)) * 40, y + 65, "bold", 14.5, width=room - 248)
            rules = " · ".join(told) if told else say("lan-printed")
            canvas.text(rules if told or line.game in LAYOUTS else "", left, y + 102, "semi", 13.5,
                        canvas.look.theme.secondary, width=room)  # fmt: skip
            self._paint_way(canvas, table, Box(x + w - 196, y + 12, 180, h - 24))
            if focused:
                canvas.ring(x, y, w, h, 16)

        return paint

    @staticmethod
    def _paint_way(canvas: Canvas, table: Table, box: Box) -> None:
        """What a tap on the row does."""
        state = say(f"lan-{table.line.stage}")
        canvas.text(state, box.x + box.w / 2, box.y + 14, "semi", 13.5, SCORE, "middle", box.w)
        place = (box.x, box.y + 32, box.w, 56)
        if table.mine:
            canvas.amber(*place, 16)
            text, icon, ink = say("lan-return"), "play", AMBER_INK
        elif table.joinable:
            canvas.panel(*place, 16, ("#fff7e6", "#ecd9b2"), 1, "#a87a2c", 0.9, 1.5, shadow=False)
            text, icon, ink = say("lan-join"), "seats", INK
        else:
            canvas.panel(*place, 16, canvas.look.theme.dark, 1, rim_opacity=0.6, shadow=False)
            text, icon, ink = say("lan-watch"), "eye", CREAM
        canvas.icon(icon, box.x + 28, box.y + 60, 22, ink)
        canvas.text(text, box.x + 48, box.y + 60, "bold", 16.5, ink, width=box.w - 56)

    def _code(self, form: Form, box: Box) -> None:
        form.add(Panel(*box))
        form.add(Painted(box.x + 18, box.y + 18, 28, 28, lambda canvas: canvas.icon("key", 14, 14, 22, SCORE)))
        form.add(Label(say("lan-code"), box.x + 52, box.y + 14, box.w - 70, 36, "bold", 17))

        def typed(text: str) -> None:
            self.code = text.upper()

        wide = box.w - 48 - 140
        form.add(Line(box.x + 20, box.y + 62, wide, 64, self.code, 4, typed, "code", self.app.keyboard, self._by_code))
        place = (box.x + 28 + wide, box.y + 62, 140, 64)
        form.add(Button(say("lan-enter"), *place, self._by_code, "enter", "paper", size=17))

    def _address(self, form: Form, box: Box) -> None:
        form.add(Panel(*box))
        form.add(Painted(box.x + 18, box.y + 18, 28, 28, lambda canvas: canvas.icon("lan", 14, 14, 22, SCORE)))
        form.add(Label(say("lan-address"), box.x + 52, box.y + 14, box.w - 70, 36, "bold", 17))

        def typed(text: str) -> None:
            self.address = text

        wide = box.w - 48 - 140
        place = (box.x + 20, box.y + 62, wide, 64)
        form.add(Line(*place, self.address, 60, typed, "address", self.app.keyboard, self._by_address))
        place = (box.x + 28 + wide, box.y + 62, 140, 64)
        form.add(Button(say("lan-call"), *place, self._by_address, "call", "paper", size=17))

    def _notice(self, form: Form, box: Box) -> None:
        text = self.notice or say("lan-hint")
        form.add(Label(text, *box, "bold" if self.notice else "semi", 15, SCORE if self.notice else CREAM, wrap=True))

    def _host(self, form: Form, box: Box) -> None:
        form.add(Button(say("setup-open"), *box, self._open, "host", "paper", "plus", say("lan-open-sub"), 23))

    # --- what is done ---

    def _pick(self, table: Table) -> None:
        self.notice = ""
        if table.mine:
            self._send(table.session, Resync())
            self.calls = {address: known for address, known in self.calls.items() if known is not table.session}
            self.app.contacts.backlog = [table.line] if isinstance(table.line, Room) else []
            self.app.usher.enter(table.session)
        elif table.joinable:
            self._send(table.session, Join(table.line.id))
        else:
            self._send(table.session, Watch(table.line.id))

    def _send(self, session: Session, message: Upward) -> None:
        self._asked.add(id(session))
        session.send(message)

    def _by_code(self) -> None:
        sessions = [session for session in self.calls.values() if session.greeted and session.room is None]
        if len(self.code) < 4:
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
            self.notice = say("lan-calling")
            address = (host, int(port) if port else PORT)
            if address not in self._told:
                self._told.append(address)
        self.app.rebuild()

    def _open(self) -> None:
        chosen = self.app.settings.chosen
        self.app.push(SetupScreen(self.app, chosen if chosen in LAYOUTS else next(iter(LAYOUTS)), hosting=True))


class Line(TextField):
    """A field whose Enter does what its button does."""

    def __init__(
        self, x: float, y: float, w: float, h: float, text: str, limit: int, changed: Callable[[str], None], name: str,
        keyboard: Callable[[TextField], None], done: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, text, limit, changed, name, keyboard)
        self.done = done

    def nav(self, way: Nav) -> bool:
        if way is Nav.ACCEPT and self.text:
            self.done()
            return True
        return super().nav(way)


def cover(game: str) -> Picture:
    """The picture of a game's cover, small."""
    inner = asset(f"pictures/covers/{game}").rsplit("</svg>", 1)[0]
    frame = (
        f'<defs>{GOLD}</defs><rect x="1.5" y="13.5" width="147" height="175" rx="12" fill="none" stroke="url(#gold)" '
        'stroke-width="4"/></svg>'
    )
    return svg(inner + frame, (0, 12, 150, 178.6), 0.08)
