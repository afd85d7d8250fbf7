"""The set-up of a game: who sits at the table and by which rules. It is remembered for the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.faces import Face, faces
from client.screens.options import add_rows, complete, printed
from client.screens.screen import Screen
from client.setups import CLOCKS, LEVELS, Arrangement
from client.ui.canvas import Canvas
from client.ui.felt import felt
from client.ui.focus import Box
from client.ui.form import Form
from client.ui.text import say
from client.ui.theme import SCORE, THEMES
from client.ui.widgets import Button, Choice, Label, Painted, Panel
from shared.games import GAMES
from shared.messages import OptionValue, SeatState

if TYPE_CHECKING:
    from client.app import App


class SetupScreen(Screen):
    """For a game against bots, or (`hosting`) for a table that others on the network can join."""

    def __init__(self, app: App, game: str, hosting: bool = False) -> None:
        super().__init__(app)
        self.game, self.hosting, self.theme = game, hosting, THEMES[game]
        kept = app.settings.arrangements.setdefault(game, Arrangement())
        self.arrangement = kept
        if len(kept.levels) + 1 not in GAMES[game].seats:
            kept.resize(min(4, GAMES[game].seats[-1]))
        if not hosting:
            kept.levels = [level or LEVELS[1] for level in kept.levels]

    @property
    def people(self) -> list[Face]:
        """Who will sit there."""
        hello = self.app.contacts.hello("")
        others = [SeatState(level=level) for level in self.arrangement.levels]
        return faces([SeatState("me", hello.name, hello.avatar), *others])

    def build(self, form: Form) -> None:
        self.app.backdrop(felt(self.theme))
        form.back = self.app.pop
        if form.look.layout.portrait:
            self._head(form, 32)
            self._people(form, Box(32, 108, 656, 516))
            self._rules(form, Box(32, 640, 656, 512))
            self._ways(form, Box(32, 1168, 656, 84))
        else:
            self._head(form, 56)
            self._people(form, Box(56, 104, 560, 492))
            self._rules(form, Box(640, 104, 584, 492))
            self._ways(form, Box(56, 616, 1168, 80))

    def _head(self, form: Form, x: float) -> None:
        form.add(Button("", x, 22, 64, 64, self.app.pop, "back", icon="back", size=19))
        form.add(Label(say(f"game-{self.game}"), x + 84, 22, 500, 40, "serif", 30, SCORE))
        sub = say("setup-host") if self.hosting else say("setup")
        form.add(Label(sub, x + 84, 62, 500, 22, "semi", 15, self.theme.secondary))

    def _people(self, form: Form, box: Box) -> None:
        form.add(Panel(*box, say("setup-people")))
        x, w, seats = box.x + 24, box.w - 48, GAMES[self.game].seats
        form.add(Label(say("setup-seats"), x, box.y + 68, w * 0.42, 52, "bold", 17))

        def resize(index: int) -> None:
            self.arrangement.resize(seats[index])
            self.arrangement.options = complete(self.game, seats[index], self.arrangement.options)
            self.app.rebuild()

        chosen = seats.index(len(self.arrangement.levels) + 1)
        numbers = [str(number) for number in seats]
        form.add(Choice(x + w * 0.42, box.y + 68, w * 0.58, 52, numbers, chosen, resize, "seats", 17))
        people = self.people
        top, rows = box.y + 130, len(people) + (1 if self.hosting else 0)
        step = min(66.0, (box.bottom - top - 10) / rows)
        for seat, face in enumerate(people):
            self._seat(form, Box(x, top + seat * step, w, step), seat, face)
        if self.hosting:
            self._clock(form, Box(x, top + len(people) * step, w, step))

    def _seat(self, form: Form, box: Box, seat: int, face: Face) -> None:
        def paint(canvas: Canvas) -> None:
            y, side = box.h / 2, min(48, box.h - 6)
            if face.avatar:
                canvas.avatar(face.avatar, 24, y, side)
            else:
                empty_seat(canvas, 24, y, side)
            name, sub = face.name or say("setup-free"), self._about(face, seat)
            canvas.text(name, 60, y - 10, "bold", 16.5, width=canvas.width - 64)
            canvas.text(sub, 60, y + 11, "semi", 13, self.theme.secondary, width=canvas.width - 64)

        form.add(Painted(box.x, box.y, box.w * 0.4, box.h, paint))
        if seat == 0:
            return
        levels = (*LEVELS, "") if self.hosting else LEVELS

        def choose(index: int) -> None:
            self.arrangement.levels[seat - 1] = levels[index]
            self.app.rebuild()

        names = [say(f"level-{level}") if level else say("level-person") for level in levels]
        chosen = levels.index(self.arrangement.levels[seat - 1])
        place = (box.x + box.w * 0.42, box.y + (box.h - 48) / 2, box.w * 0.58, 48)
        form.add(Choice(*place, names, chosen, choose, f"level {seat}", 14.5))

    def _about(self, face: Face, seat: int) -> str:
        if seat == 0:
            return say("setup-you")
        return say("setup-bot") if face.bot else say("setup-free-sub")

    def _clock(self, form: Form, box: Box) -> None:
        add_clock(form, box, list(CLOCKS.values()).index(self.arrangement.clock), self._take_clock)

    def _take_clock(self, index: int) -> None:
        self.arrangement.clock = list(CLOCKS.values())[index]
        self.app.rebuild()

    def _rules(self, form: Form, box: Box) -> None:
        form.add(Panel(*box, say("setup-rules")))
        place = Box(box.x + 24, box.y + 66, box.w - 48, box.h - 74)

        def changed(options: dict[str, OptionValue]) -> None:
            self.arrangement.options = options
            self.app.rebuild()

        options = complete(self.game, len(self.people), self.arrangement.options)
        add_rows(form, place, self.game, self.people, options, changed)

    def _ways(self, form: Form, box: Box) -> None:
        seats, wide = len(self.people), (box.w - 16) * 0.4
        as_printed = printed(self.game, seats, self.arrangement.options)
        sub = say("setup-printed-already") if as_printed else say("setup-printed-sub")
        place, text = (box.x, box.y, wide, box.h), say("setup-printed")
        form.add(Button(text, *place, self._print, "printed", "paper", "book", sub, 20)).enable(not as_printed)
        rest = (box.x + wide + 16, box.y, box.w - wide - 16, box.h)
        if self.hosting:
            text, sub = say("setup-open"), say("setup-open-sub")
        else:
            text, sub = say("setup-start"), say("setup-start-sub", people=seats, bots=seats - 1)
        form.add(Button(text, *rest, self._go, "start", "primary", "paw", sub, 24))

    def _print(self) -> None:
        self.arrangement.options = {}
        self.app.rebuild()

    def _go(self) -> None:
        self.app.settings.chosen = self.game
        self.app.keeper.save()
        usher = self.app.usher
        start = usher.host if self.hosting else usher.play
        usher.anew(lambda: start(self.game, self.arrangement))


def add_clock(form: Form, box: Box, chosen: int, changed: Callable[[int], None]) -> Choice:
    """How much time everybody has."""
    clock = list(CLOCKS.values())[chosen]
    form.add(Label(say("setup-clock"), box.x, box.y + box.h / 2 - 22, box.w * 0.4, 22, "bold", 16.5))
    sub = say("setup-clock-sub", minutes=clock.bank // 60, seconds=clock.increment)
    place = (box.x, box.y + box.h / 2, box.w * 0.4, 22)
    form.add(Label(sub, *place, "semi", 13, form.look.theme.secondary))
    names = [say(f"clock-{name}") for name in CLOCKS]
    spot = (box.x + box.w * 0.42, box.y + (box.h - 48) / 2, box.w * 0.58, 48)
    return form.add(Choice(*spot, names, chosen, changed, "clock", 14.5))


def empty_seat(canvas: Canvas, x: float, y: float, side: float) -> None:
    """A dashed ring where somebody may sit."""
    canvas.draw(
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2 - 2}" fill="none" '
        f'stroke="{canvas.look.theme.hairline}" stroke-width="1.8" stroke-dasharray="5 4"/>',
        x - side / 2, y - side / 2, side, side,
    )  # fmt: skip
    canvas.icon("plus", x, y, side * 0.42, canvas.look.theme.hairline)
