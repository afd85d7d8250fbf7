"""The results: who won, how the points came about, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from client.games import entry, game_name, table
from client.net.lost import Lost
from client.net.session import Talk
from client.screens.podium import Standing, add_podium
from client.screens.screen import Screen
from client.seated import faces
from client.table.match_view import telling
from client.table.score_sheet import ScoreRow, ScoreSheet, signed
from client.table.situation import Telling
from client.table.stage import Stage
from client.ui.canvas import Canvas
from client.ui.emblems import medal, paper
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.text import LINE, say
from client.ui.theme import CREAM, INK, INK_2, MINT, MINT_INK, SCORE
from client.ui.widgets import Button, Label, Painted
from shared.engine import Seat
from shared.messages import Again, Downward, Ready, Result, Room, SeatState, Start

if TYPE_CHECKING:
    from client.app import App

LOSS = "#8a3a0c"
NONE = "\u2013"  # where there is nothing to add


class Results(Screen):
    """After a match. In company the next one begins when all who stay have nodded."""

    def __init__(self, app: App, session: Talk, stage: Stage, result: Result, people: Sequence[SeatState]) -> None:
        super().__init__(app)
        self.session, self.stage, self.result = session, stage, result
        self.theme = entry(stage.game.id).theme
        self._people = tuple(people)  # who played; at the table others may sit by now, or elsewhere
        self.wants = False  # another match, as soon as the host calls for one

    @property
    def me(self) -> Seat | None:
        return self.stage.seat

    @property
    def told(self) -> Telling[Any]:
        """The match as it ended, with those who played."""
        people = faces(self._people)
        return telling(self.stage, [face.name for face in people], [face.avatar or "lynx" for face in people])

    @property
    def waiting(self) -> list[SeatState]:
        """The other people at the table."""
        room = self.session.room
        return [s for s in room.seats if s.person and s.person != self.session.person] if room is not None else []

    @property
    def hosting(self) -> bool:
        """Whether we call for the next match."""
        return self.session.room is not None and self.session.room.host == self.session.person

    @property
    def seated(self) -> bool:
        """Whether we have a seat at the table now."""
        room = self.session.room
        return room is not None and any(state.person == self.session.person for state in room.seats)

    def receive(self, message: Downward | Lost) -> None:
        if isinstance(message, Room):
            if message.stage == "setup" and self.wants:
                self._nod(message)
            self.app.rebuild()

    def _nod(self, room: Room) -> None:
        """We are ready, unless the server knows; the host then starts when everybody is."""
        mine = next((state for state in room.seats if state.person == self.session.person), None)
        if mine is not None and not mine.ready:
            self.session.send(Ready(True, self.app.navigation.entropy()))
        elif mine is not None and self.hosting and all(state.ready for state in room.seats if state.person):
            self.wants = False
            self.session.send(Start("thumb"))

    # --- what is shown ---

    def build(self, form: Form) -> None:
        self.app.backdrop(entry(self.stage.game.id).hall(self.theme))
        form.back = self._home
        sheet = table(self.stage.game.id).scores(self.told, self.result)
        if form.look.viewport.portrait:
            self._headline(form, sheet, 32, 24, 656)
            add_podium(form, 52, 120, 1.08, self._standings(sheet))
            self._sheet(form, sheet, Box(32, 664, 656, 388))
            if self.waiting:
                self._who(form, Box(32, 1068, 656, 72))
            else:
                self._highlights(form, sheet, Box(32, 1066, 656, 78))
            self._ways(form, Box(32, 1156, 656, 92))
        else:
            self._headline(form, sheet, 56, 24, 552)
            add_podium(form, 40, 128 if self.waiting else 184, 1.0, self._standings(sheet))
            self._sheet(form, sheet, Box(640, 40, 584, 440))
            self._highlights(form, sheet, Box(640, 500, 584, 92))
            self._who(form, Box(56, 628, 536, 72))
            self._ways(form, Box(640, 628, 584, 72))

    def _headline(self, form: Form, sheet: ScoreSheet, x: float, y: float, w: float) -> None:
        winners = [row.party for row in sheet.rows if row.place == 1]
        if any(self.me in party.seats for party in winners):
            text = say("results-you-win") if len(winners) == 1 else say("results-you-share")
        elif len(winners) == 1:
            text = say("results-winner", name=winners[0].name)
        else:
            text = say("results-winners", names=", ".join(party.name for party in winners))
        form.add(Label(text, x, y, w, 64, "serif_black", 50, SCORE, shadow=True))
        sub = say("results-of", game=game_name(self.stage.game.id), seats=self.stage.replica.seats)
        form.add(Label(sub, x + 2, y + 66, w, 26, "semi", 17, self.theme.secondary))

    def _standings(self, sheet: ScoreSheet) -> list[Standing]:
        return [
            Standing(row.place, row.party, say("results-score", count=abs(row.total), score=signed(row.total)))
            for row in sheet.rows[:3]
        ]

    # --- the sheet ---

    def _sheet(self, form: Form, sheet: ScoreSheet, box: Box) -> None:
        def paint(canvas: Canvas) -> None:
            paper(canvas, box.w, box.h)
            self._paint_sheet(canvas, sheet, box)

        form.add(Painted(*box, paint))

    def _paint_sheet(self, canvas: Canvas, sheet: ScoreSheet, box: Box) -> None:
        columns = self._columns(sheet, box.w)
        canvas.text(say("results-order"), 28, 36, "serif", 22, INK, width=columns[0][0] - 40, high=40)
        for (x, wide), text in zip(columns, (*sheet.columns, sheet.total), strict=True):
            canvas.lines(text, x + 2, 14, wide - 4, 46, "bold", 14, INK_2, "middle")
        foot = 74.0
        high = min(75.0, (box.h - 62 - foot) / len(sheet.rows))
        for number, row in enumerate(sheet.rows):
            self._paint_row(canvas, sheet, row, columns, Box(14, 62 + number * high, box.w - 28, high), number)
        canvas.draw(f'<path d="M0 1H{box.w - 56}" stroke="#8a6a2c" stroke-width="1.4"/>', 28, box.h - foot + 4,
                    box.w - 56, 2)  # fmt: skip
        canvas.lines(sheet.note, 28, box.h - foot + 8, box.w - 56, foot - 18, "semi", 14.5, INK_2, "middle")

    def _columns(self, sheet: ScoreSheet, w: float) -> list[tuple[float, float]]:
        """The left edge and width of each part and of the sum."""
        last = 92.0
        each = min(98.0, (w * 0.62 - last) / len(sheet.columns)) if len(sheet.columns) > 1 else w * 0.62 - last
        left = w - 18 - last - each * len(sheet.columns)
        return [*((left + number * each, each) for number in range(len(sheet.columns))), (w - 18 - last, last)]

    def _paint_row(
        self, canvas: Canvas, sheet: ScoreSheet, row: ScoreRow, columns: list[tuple[float, float]], box: Box,
        number: int,
    ) -> None:  # fmt: skip
        middle, high = box.y + box.h / 2, box.h * 0.6
        mine = self.me in row.party.seats
        if mine:
            canvas.draw(
                f'<rect x="1" y="1" width="{box.w - 2}" height="{box.h - 6}" rx="12" fill="#f2a63b" '
                f'fill-opacity="0.24" stroke="#b9782a" stroke-opacity="0.7" stroke-width="1.2"/>',
                box.x, box.y + 2, box.w, box.h - 4,
            )  # fmt: skip
        elif number:
            wide = box.w - 28
            canvas.draw(f'<path d="M0 1H{wide}" stroke="#b99a62" stroke-opacity="0.6"/>', 28, box.y, wide, 2)
        side = min(50.0, box.h - 14)
        medal(canvas, row.place, 46, middle, min(38, side))
        row.party.paint_head(canvas, 96, middle, side)
        name, room = row.party.name, columns[0][0] - 134
        canvas.text(name, 128, middle, "bold", 18, INK, width=room, high=box.h * 0.6)
        base = 25.0 if len(sheet.columns) > 1 else 18.0
        beside = 16 if len(sheet.columns) > 1 else 36  # one long sum stands clear of what it comes to
        size = self._number_size(canvas, sheet, base, columns[0][1] - beside, high)
        for (x, wide), part in zip(columns, row.parts, strict=False):
            at, least = x + wide / 2, min(base, size)
            canvas.text(part or NONE, at, middle, "serif", least, INK, "middle", wide - 8, high=size * LINE)
        for (x, _), sign in zip(columns[1:], f"{sheet.signs}=", strict=False):
            canvas.text("\u2212" if sign == "-" else sign, x, middle, "bold", 18, INK_2, "middle", high=20)
        x, wide = columns[-1]
        ink = LOSS if row.total < 0 else INK
        canvas.text(signed(row.total), x + wide / 2, middle, "serif_black", 29, ink, "middle", wide - 22, high=high)

    @staticmethod
    def _number_size(canvas: Canvas, sheet: ScoreSheet, size: float, wide: float, high: float) -> float:
        """One for all parts of the sheet: that of the part with the least room."""
        fit = canvas.look.letters.fit
        sizes = (fit(part or NONE, "serif", size, wide, high)[0] for row in sheet.rows for part in row.parts)
        return min(sizes, default=size)  # a sum alone has no parts

    def _highlights(self, form: Form, sheet: ScoreSheet, box: Box) -> None:
        each = (box.w - 16 * 2) / 3
        for number, (icon, title, text) in enumerate(sheet.highlights):

            def paint(canvas: Canvas, icon: str = icon, title: str = title, text: str = text) -> None:
                canvas.panel(0, 0, canvas.width, canvas.height, 14, opacity=0.92, rim_opacity=0.4)
                canvas.icon(icon, 27, canvas.height / 2, 26, SCORE)
                quiet, middle = self.theme.secondary, canvas.height / 2
                canvas.lines(title, 50, 8, each - 58, middle - 6, "semi", 13.5, quiet)
                room = (each - 58, middle - 6)
                if not canvas.look.letters.fit_lines(text, "bold", 14.5, room)[2]:
                    names, dot, rest = text.partition(" · ")
                    text = ", ".join(name.partition(" ")[0] for name in names.split(", ")) + dot + rest
                canvas.lines(text, 50, middle - 2, *room, "bold", 14.5, CREAM)

            form.add(Painted(box.x + number * (each + 16), box.y, each, box.h, paint))

    # --- what next ---

    def _who(self, form: Form, box: Box) -> None:
        """Who wants another match; nothing to say if only bots are there, who always do."""
        people = self.waiting
        if not people:
            return
        room = self.session.room
        nodded = [state.ready and room is not None and room.stage == "setup" for state in people]
        if room is not None and room.stage == "setup":
            told = say("results-nodded", count=sum(nodded), people=len(people))
        else:
            told = say("results-wait-host") if not self.hosting else say("results-you-call")

        def paint(canvas: Canvas) -> None:
            canvas.panel(0, 0, box.w, box.h, 16, self.theme.quiet, 0.85, rim_opacity=0.35)
            room_left = box.w - 44 - 58 * len(people)
            canvas.text(say("results-who"), 22, 25, "bold", 17, CREAM, width=room_left, high=28)
            canvas.text(told, 22, 49, "semi", 14, self.theme.secondary, width=room_left, high=22)
            for index, (state, yes) in enumerate(zip(people, nodded, strict=True)):
                x = box.w - 36 - 58 * (len(people) - 1 - index)
                canvas.avatar(faces([state])[0].avatar, x, 36, 48)
                badge(canvas, x + 18, 52, yes)

        form.add(Painted(*box, paint))

    def _ways(self, form: Form, box: Box) -> None:
        gap, square = 10.0, 56.0
        room = box.w - 3 * gap - square
        wide = [0.33 * room, 0.38 * room, square, 0.29 * room]
        places = [Box(box.x + sum(wide[:n]) + n * gap, box.y, each, box.h) for n, each in enumerate(wide)]
        again = form.add(Button(self._again_text(), *places[0], self._again, "again", "primary", "rematch", size=22))
        again.enable(self.seated and not self.wants)
        form.add(Button(say("results-replay"), *places[1], self._replay, "replay", "paper", "replay", size=16))
        form.add(Button("", *places[2], self._save, "save", "paper", "save", size=18))
        form.add(Button(say("results-home"), *places[3], self._home, "home", "dark", "home", size=16))

    def _again_text(self) -> str:
        return say("results-wanted") if self.wants else say("results-again")

    def _again(self) -> None:
        if self.app.navigation.alone:
            self.app.navigation.again()
            return
        self.wants = True
        room = self.session.room
        if room is not None and room.stage == "setup":
            self._nod(room)
        elif self.hosting:
            self.session.send(Again())
        self.app.rebuild()

    def _replay(self) -> None:
        self.app.navigation.watch_again(self.result.match)

    def _save(self) -> None:
        self.app.navigation.save(self.result.match)

    def _home(self) -> None:
        self.app.navigation.go_home()


def badge(canvas: Canvas, x: float, y: float, yes: bool) -> None:
    """A tick, or dots for who has not said yet."""
    fill = MINT if yes else "#c3d3c9"
    canvas.draw(f'<circle cx="12" cy="12" r="11" fill="#07201f"/><circle cx="12" cy="12" r="9.6" fill="{fill}"/>',
                x - 12, y - 12, 24, 24)  # fmt: skip
    if yes:
        canvas.icon("check", x, y, 12, MINT_INK, 4)
    else:
        canvas.text("…", x, y - 3, "bold", 14, "#07201f", "middle")
