"""The room before a match: who sits where, who is ready, the rules of the table, and talk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from client.arrangement import CLOCKS, LEVELS, strength
from client.games import entry, game_name, known
from client.net.lost import Lost
from client.net.session import Session
from client.screens.chat_bubbles import Bubble, Spoken
from client.screens.options import clock_item, items
from client.screens.screen import Screen
from client.seated import Face, faces
from client.settings import AVATARS
from client.ui.canvas import Canvas
from client.ui.emblems import empty_seat, level_bars
from client.ui.felt import felt
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import add_head
from client.ui.options_form import add_sheet
from client.ui.overlays import Answer, dialog
from client.ui.pictures import asset, svg
from client.ui.scroller import Place
from client.ui.text import say
from client.ui.text_line import TextLine
from client.ui.theme import AMBER_HIGH, CREAM, MINT, MINT_INK, SCORE, Theme
from client.ui.widgets import Button, Label, Painted, Panel, Pressable
from shared.messages import (
    EMOTES,
    Change,
    Chat,
    Chatted,
    Downward,
    Emote,
    Emoted,
    Kick,
    Mute,
    OptionValue,
    Ready,
    Room,
    Seating,
    SeatState,
    Start,
)

if TYPE_CHECKING:
    from client.app import App


class RoomScreen(Screen):
    """A table that is being set up. Only the host changes it; everybody says when they are ready."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self._place = Place()
        self.talk: deque[Spoken] = deque(maxlen=12)
        self.line = ""

    @property
    def room(self) -> Room:
        """The room as it is now."""
        room = self.session.room
        assert room is not None
        return room

    @property
    def theme(self) -> Theme:  # type: ignore[override]
        room = self.session.room
        return entry(room.game).theme if room is not None else Screen.theme

    @property
    def hosting(self) -> bool:
        return self.room.host == self.session.person

    @property
    def mine(self) -> SeatState | None:
        """My seat; None if I look on."""
        return next((state for state in self.room.seats if state.person == self.session.person), None)

    def receive(self, message: Downward | Lost) -> None:
        if isinstance(message, Chatted):
            self.talk.append(Spoken(message.person, message.name, message.text))
        elif isinstance(message, Emoted):
            self.talk.append(Spoken(message.person, message.name, emote=message.emote))
        if isinstance(message, Chatted | Emoted | Room) and self.app.screens[-1] is self:
            self.app.rebuild()

    def build(self, form: Form) -> None:
        hall = entry(self.session.room.game).hall if self.session.room is not None else felt
        self.app.backdrop(hall(self.theme))
        form.back = self._ask_to_leave
        if self.session.room is None:
            return  # on the way out
        if form.look.viewport.portrait:
            self._head(form, 32, 656)
            self._prompt(form, Box(32, 100, 656, 62))
            self._seats(form, Box(32, 176, 656, 196))
            self._rules(form, Box(32, 386, 656, 406), 1)
            self._talk(form, Box(32, 806, 656, 354), 8)
            self._start(form, Box(32, 1174, 656, 84))
        else:
            self._head(form, 56, 1168)
            self._prompt(form, Box(56, 92, 736, 62))
            self._seats(form, Box(56, 166, 736, 196))
            self._rules(form, Box(56, 374, 736, 322), 2)
            self._talk(form, Box(816, 92, 408, 506), 4)
            self._start(form, Box(816, 612, 408, 84))

    # --- the head ---

    def _head(self, form: Form, x: float, w: float) -> None:
        room = self.room
        host = next((state.name for state in room.seats if state.person == room.host), "")
        sub = say("room-yours") if self.hosting else say("lan-host", name=host)
        add_head(form, x, 20, w - 84 - 320, game_name(room.game), sub, self._ask_to_leave)
        form.add(Painted(x + w - 304, 20, 304, 64, self._paint_invitation))

    def _paint_invitation(self, canvas: Canvas) -> None:
        """What the others need to come here."""
        room, address = self.room, self.session.address
        canvas.panel(0, 0, 304, 64, 16, ("#3a2410", "#1e1208"), 0.96, "#d9ab4e", 0.7, 1.2)
        shown = ""
        if address is not None:
            host = self.app.servers.own_address if self.app.servers.home is self.session else address[0]
            shown = f"{host}:{address[1]}"
        if room.code:
            canvas.text(say("room-address"), 20, 18, "semi", 13, CREAM, width=136, high=22)
            canvas.text(shown, 20, 43, "bold", 15, CREAM, width=150, high=22)
            canvas.text(say("room-code"), 284, 18, "semi", 13, CREAM, "right", 106, high=22)
            canvas.text(" ".join(room.code), 284, 43, "serif", 26, SCORE, "right", 106)
        else:
            canvas.text(say("room-address"), 20, 18, "semi", 13, CREAM, width=264, high=22)
            canvas.text(shown, 20, 43, "bold", 19, SCORE, width=264, high=28)

    def asked(self) -> tuple[str, str]:
        """Who or what the table waits for, and what can be done about it."""
        people = [state for state in self.room.seats if state.person]
        late = [state.name for state in people if not state.ready and state.person != self.room.host]
        free = sum(not state.person and not state.level for state in self.room.seats)
        mine = self.mine
        if mine is None:
            return say("room-watching"), say("room-watching-sub")
        if not (self.hosting or mine.ready):
            return say("room-yours-now"), say("room-yours-now-sub", button=say("room-ready"))
        if late:
            return say("room-late", names=", ".join(late)), say("room-late-sub")
        if self.hosting and len(people) == 1 and free:
            return say("room-alone"), say("room-alone-sub")
        return say("room-go") if self.hosting else say("room-wait"), say("room-free", count=free)

    def _prompt(self, form: Form, box: Box) -> None:
        first, second = self.asked()

        def paint(canvas: Canvas) -> None:
            canvas.panel(0, 0, box.w, box.h, 18, ("#fff7e6", "#ecd9b2"), 1, "#a87a2c", 0.9, 1.5)
            canvas.picture(svg(asset("signs/medallion")), 10, box.h / 2 - 23, 46, 46)
            canvas.text(first, 70, box.h / 2 - 11, "extra", 19, "#24170a", width=box.w - 86, high=30)
            canvas.text(second, 70, box.h / 2 + 14, "semi", 14, "#5a4423", width=box.w - 86, high=22)

        form.add(Painted(*box, paint))

    # --- the seats ---

    def _seats(self, form: Form, box: Box) -> None:
        seats, shown = self.room.seats, faces(self.room.seats)
        wide = min(172.0, (box.w - 12 * (len(seats) - 1)) / len(seats))
        x = box.x + (box.w - wide * len(seats) - 12 * (len(seats) - 1)) / 2
        for seat, (state, face) in enumerate(zip(seats, shown, strict=True)):
            tile = Tile(x, box.y, wide, box.h, seat, state, face, self.room, self.session.person, self._tapper(seat))
            tile.focusable = self._can_tap(state)
            form.add(tile)
            x += wide + 12

    def _can_tap(self, state: SeatState) -> bool:
        return self.hosting and state.person != self.session.person

    def _tapper(self, seat: int) -> Callable[[], None]:
        def tap() -> None:
            state = self.room.seats[seat]
            self.app.open(lambda form: self._about_person(form, state) if state.person else self._about_bot(form, seat))

        return tap

    def _about_bot(self, form: Form, seat: int) -> None:
        def sit(level: str | None) -> Callable[[], None]:
            def do() -> None:
                self.app.close_overlay()
                self.session.send(Seating(seat, level))

            return do

        now = self.room.seats[seat].level
        icons = {level: "check" if level == now else "bot" for level in LEVELS}
        answers = [
            Answer(say(f"level-{level}"), sit(level), "paper", icon, say(f"level-{level}-sub"))
            for level, icon in icons.items()
        ]
        answers.append(Answer(say("room-empty"), sit(None), "dark", "seats" if now else "check"))
        answers.append(Answer(say("room-close"), self.app.close_overlay, "dark", "back"))
        dialog(form, say("room-seat"), say("room-seat-question"), answers)

    def _about_person(self, form: Form, state: SeatState) -> None:
        muted = state.person in self.room.muted

        def mute() -> None:
            self.app.close_overlay()
            self.session.send(Mute(state.person, not muted))

        def kick() -> None:
            self.app.close_overlay()
            self.session.send(Kick(state.person))

        answers = [
            Answer(say("room-unmute") if muted else say("room-mute"), mute, "paper"),
            Answer(say("room-kick"), kick, "paper"),
            Answer(say("room-close"), self.app.close_overlay, "primary"),
        ]
        dialog(form, state.name, say("room-person"), answers)

    # --- the rules ---

    def _rules(self, form: Form, box: Box, columns: int) -> None:
        room = self.room
        form.add(Panel(*box, say("setup-rules")))
        if not self.hosting:
            corner = (box.right - 224, box.y + 16, 200, 32)
            form.add(Label(say("room-only-host"), *corner, "semi", 14, self.theme.secondary, "right"))

        def changed(options: dict[str, OptionValue]) -> None:
            self.session.send(Change(options=options))

        def clock(index: int) -> None:
            self.session.send(Change(clock=list(CLOCKS.values())[index]))

        shown = items(room.game, faces(room.seats), room.options, changed) if known(room.game) else []
        shown.append(clock_item(room.clock, clock))
        inner = Box(box.x + 24, box.y + 66, box.w - 48, box.h - 80)
        add_sheet(form, inner, shown, self._place, self.app.enter_number, self.hosting, columns)

    # --- talk ---

    def _talk(self, form: Form, box: Box, signs: int) -> None:
        """What was said, below it the signs, so many in a row, and the line to type."""
        form.add(Panel(*box, say("room-talk")))
        watchers = len(self.room.watchers)
        if watchers:
            text = say("room-watchers", count=watchers)
            corner = (box.right - 184, box.y + 16, 160, 32)
            form.add(Label(text, *corner, "semi", 14, self.theme.secondary, "right"))
        high = len(EMOTES) // signs * 55.0
        spoken = Box(box.x + 20, box.y + 66, box.w - 40, box.h - 66 - 74 - high)
        form.add(Painted(*spoken, self._paint_talk))
        each, y = (box.w - 40 - (signs - 1) * 8) / signs, box.bottom - 74 - high
        for number, emote in enumerate(EMOTES):
            spot = Box(box.x + 20 + number % signs * (each + 8), y + number // signs * 55, each, 50)
            form.add(Sign(*spot, emote, self._signer(emote)))
        place = (box.x + 20, box.bottom - 68, box.w - 40 - 68, 54)

        def typed(text: str) -> None:
            self.line = text

        form.add(TextLine(*place, self.line, 200, typed, "line", self.app.keyboard, self._say, say("room-type")))
        form.add(Button("", box.right - 80, box.bottom - 68, 60, 54, self._say, "say", icon="send", size=17))

    def _paint_talk(self, canvas: Canvas) -> None:
        """The last lines, the latest at the bottom, as many as there is room for."""
        bubbles: list[Bubble] = []
        y = 0.0
        for spoken in reversed(self.talk):
            bubble = Bubble(canvas.look.letters, spoken, spoken.person == self.session.person, canvas.width)
            if bubbles and y + bubble.high > canvas.height:
                break
            bubbles.append(bubble)
            y += bubble.high + 8
        y = min(y - 8, canvas.height)
        for bubble in bubbles:
            y -= bubble.high
            bubble.paint(canvas, y, self._animal(bubble.spoken.person))
            y -= 8
        if not self.talk:
            canvas.icon("chat", canvas.width / 2, canvas.height / 2 - 22, 40, self.theme.secondary)
            text = say("room-quiet")
            canvas.text(text, canvas.width / 2, canvas.height / 2 + 18, "semi", 15, self.theme.secondary, "middle",
                        canvas.width)  # fmt: skip

    def _animal(self, person: str) -> str:
        """The avatar of somebody who is here; the lynx speaks for those who have left."""
        here = {state.person: state.avatar for state in self.room.seats}
        here |= {watcher.person: watcher.avatar for watcher in self.room.watchers}
        animal = here.get(person, "")
        return animal if animal in AVATARS else AVATARS[0]

    def _signer(self, emote: str) -> Callable[[], None]:
        return lambda: self._send_sign(emote)

    def _send_sign(self, emote: str) -> None:
        self.session.send(Emote(emote))  # type: ignore[arg-type]

    def _say(self) -> None:
        if self.line.strip() and self.session.send(Chat(self.line.strip())):
            self.line = ""
            self.app.rebuild()

    # --- on ---

    def _start(self, form: Form, box: Box) -> None:
        mine, seats = self.mine, self.room.seats
        people = [state for state in seats if state.person]
        if mine is None:
            form.add(Button(say("room-leave"), *box, self._ask_to_leave, "start", "paper", "exit", size=22))
        elif self.hosting:
            late = any(not state.ready for state in people if state is not mine)
            bots = len(seats) - len(people)
            sub = say("setup-start-sub", people=len(seats), bots=bots)
            form.add(Button(say("setup-start"), *box, self._begin, "start", "primary", "paw", sub, 25)).enable(not late)
        elif mine.ready:
            form.add(Button(say("room-not-yet"), *box, self._ready(False), "start", "paper", "hourglass", size=22))
        else:
            form.add(Button(say("room-ready"), *box, self._ready(True), "start", "primary", "check", size=24))

    def _ready(self, ready: bool) -> Callable[[], None]:
        def do() -> None:
            self.session.send(Ready(ready, self.app.navigation.entropy() if ready else ""))

        return do

    def _begin(self) -> None:
        self.session.send(Ready(True, self.app.navigation.entropy()))
        self.session.send(Start(LEVELS[1]))

    def _ask_to_leave(self) -> None:
        def ask(form: Form) -> None:
            answers = [
                Answer(say("room-leave"), self.app.navigation.leave, "paper"),
                Answer(say("quit-no"), self.app.close_overlay, "primary"),
            ]
            dialog(form, say("room-leave"), say("room-leave-question"), answers)

        self.app.open(ask)


class Tile(Pressable):
    """One seat: who, where from, ready or not."""

    radius = 16.0

    def __init__(
        self, x: float, y: float, w: float, h: float, seat: int, state: SeatState, face: Face, room: Room, me: str,
        action: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, f"seat {seat}", action)
        self.state, self.face, self.room, self.me = state, face, room, me

    def paint(self, canvas: Canvas) -> None:
        w, h, state, theme = self.box.w, self.box.h, self.state, canvas.look.theme
        mine = bool(state.person) and state.person == self.me
        canvas.panel(0, 0, w, h, self.radius, rim=AMBER_HIGH if mine else "", rim_opacity=0.8 if mine else 0.5,
                     rim_width=1.8 if mine else 1.0)  # fmt: skip
        middle, side = w / 2, min(84.0, w - 26)
        if self.face.avatar:
            canvas.avatar(self.face.avatar, middle, 62, side)
        else:
            empty_seat(canvas, middle, 62, side)
        if state.person and state.person == self.room.host:
            canvas.icon("crown", 20, 20, 20, AMBER_HIGH)
        elif self.face.bot:
            canvas.icon("bot", 20, 20, 20, theme.secondary)
        if state.person in self.room.muted and state.person:
            canvas.icon("mute", w - 20, 20, 20, theme.secondary)
        canvas.text(self.face.name or say("setup-free"), middle, 119, "bold", 17, CREAM, "middle", w - 12, high=26)
        if self.face.bot:
            self._paint_level(canvas, middle, 142)
        else:
            canvas.text(self._where(mine), middle, 142, "semi", 13.5, theme.secondary, "middle", w - 12, high=22)
        self._paint_foot(canvas, middle, h - 25)
        self.paint_state(canvas)

    @property
    def ready(self) -> bool:
        """Whether nobody waits for this seat. Who hosts begins, and need not say so before."""
        hosts = bool(self.state.person) and self.state.person == self.room.host
        return self.state.ready or self.face.bot or hosts

    def _where(self, mine: bool) -> str:
        if mine:
            return say("setup-you")
        if self.state.person:
            return say("room-online") if self.state.online else say("room-offline")
        return say("room-add") if self.focusable else ""

    def _paint_level(self, canvas: Canvas, x: float, y: float) -> None:
        """How strong the bot is, as bars and a word, and a sign that it can be changed."""
        text, theme = say(f"level-{self.state.level}"), canvas.look.theme
        level_bars(canvas, self.box.w - 38, 29, strength(self.state.level))
        wide = canvas.text(text, x, y, "semi", 13.5, theme.secondary, "middle", self.box.w - 12, high=22)
        if self.focusable and wide < self.box.w - 48:
            canvas.icon("down", x + wide / 2 + 10, y + 1, 13, theme.secondary, 2.4)

    def _paint_foot(self, canvas: Canvas, x: float, y: float) -> None:
        wide = min(120.0, self.box.w - 16)
        ready = self.ready
        if not self.face.avatar:
            return
        if ready:
            canvas.panel(x - wide / 2, y - 14, wide, 28, 13.5, (MINT, "#5fbf8a"), 1, "#d8ffe8", 0.8, shadow=False)
        else:
            canvas.panel(x - wide / 2, y - 14, wide, 28, 13.5, canvas.look.theme.well, 1, rim_opacity=0.6, shadow=False)
        ink, letters = MINT_INK if ready else CREAM, canvas.look.letters
        text = say("room-is-ready") if ready else say("room-is-late")
        size, room = letters.fit(text, "bold", 14, wide - 31, 26)[0], wide - 31
        left = x - (min(room, letters.width(text, "bold", size)) + 23) / 2
        canvas.icon("check" if ready else "hourglass", left + 7.5, y, 15, ink, 2.6)
        canvas.text(text, left + 23, y, "bold", 14, ink, width=room, high=26)


class Sign(Pressable):
    """An emote that can be sent."""

    radius = 12.0

    def __init__(self, x: float, y: float, w: float, h: float, emote: str, action: Callable[[], None]) -> None:
        super().__init__(x, y, w, h, f"emote {emote}", action)
        self.emote = emote

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, self.radius, canvas.look.theme.dark, 0.9, rim_opacity=0.5, shadow=False)
        canvas.picture(svg(asset(f"emotes/{self.emote}")), w / 2 - 23, h / 2 - 23, 46, 46)
        self.paint_state(canvas)
