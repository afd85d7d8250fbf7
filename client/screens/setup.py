"""The set-up of a game: who sits at the table and by which rules. It is remembered for the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.arrangement import CLOCKS, LEVELS, Arrangement, strength
from client.games import entry
from client.screens.options import clock_item, complete, items, printed
from client.screens.screen import Screen
from client.screens.shelf import small_cover
from client.seated import Face, faces
from client.ui.canvas import Canvas
from client.ui.emblems import empty_seat, level_bars
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import add_head
from client.ui.options_form import Item, add_sheet
from client.ui.scroller import Place
from client.ui.text import say
from client.ui.theme import CREAM
from client.ui.widgets import Button, Choice, Label, Painted, Panel
from shared.games import GAMES
from shared.messages import OptionValue, SeatState

if TYPE_CHECKING:
    from client.app import App

MINE, HIGHEST = 66.0, 104.0  # how high my row is, and at most the others
TELLS = 80.0  # from this height on a row has room for what a level means

class SetupScreen(Screen):
    """For a game against bots, or (`hosting`) for a table that others on the network can join."""

    def __init__(self, app: App, game: str, hosting: bool = False) -> None:
        super().__init__(app)
        self.game, self.hosting, self.theme = game, hosting, entry(game).theme
        kept = app.settings.arrangements.setdefault(game, Arrangement())
        self.arrangement = kept
        self._place = Place()
        if len(kept.levels) + 1 not in GAMES[game].seats:
            kept.resize(min(4, GAMES[game].seats[-1]))
        if hosting:
            kept.invite()
        else:
            kept.levels = kept.alone().levels

    @property
    def people(self) -> list[Face]:
        """Who will sit there."""
        hello = self.app.servers.hello("")
        others = [SeatState(level=level) for level in self.arrangement.levels]
        return faces([SeatState("me", hello.name, hello.avatar), *others])

    def build(self, form: Form) -> None:
        self.app.backdrop(entry(self.game).hall(self.theme))
        form.back = self.app.pop
        if form.look.viewport.portrait:
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
        sub = say("setup-host") if self.hosting else say("setup")
        add_head(form, x, 22, 500, say(f"game-{self.game}"), sub, self.app.pop)

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
        self._seats(form, Box(x, box.y + 130, w, box.h - 142))

    def _seats(self, form: Form, box: Box) -> None:
        """Me, and below me the others, as large as there is room; what is left tells about the game."""
        people = self.people
        form.add(Painted(box.x, box.y, box.w, MINE, self._painter(people[0], "", MINE)))
        step = min(HIGHEST, (box.h - MINE) / (len(people) - 1))
        for seat, face in enumerate(people[1:], 1):
            self._seat(form, Box(box.x, box.y + MINE + (seat - 1) * step, box.w, step), seat, face)
        end = box.y + MINE + (len(people) - 1) * step
        if box.bottom - end > 130:
            form.add(Painted(box.x, box.bottom - 116, box.w, 112, self._paint_game))

    def _paint_game(self, canvas: Canvas) -> None:
        """What this game is about, for those who came here first."""
        w, h = canvas.width, canvas.height
        line = f'<path d="M0 1H{w}" stroke="{self.theme.hairline}" stroke-opacity="0.42"/>'
        canvas.draw(line, 0, 0, w, 2)
        canvas.picture(small_cover(self.game), 0, 14, 82, 97.6)
        canvas.lines(say(f"about-{self.game}"), 104, 14, w - 104, h - 16, "semi", 16, CREAM)

    def _seat(self, form: Form, box: Box, seat: int, face: Face) -> None:
        """Somebody else: a bot whose strength can be chosen, or a place for a person from the network."""
        level = self.arrangement.levels[seat - 1]
        form.add(Painted(box.x, box.y, box.w * 0.4, box.h, self._painter(face, level, box.h)))
        levels = (*LEVELS, "") if self.hosting else LEVELS

        def choose(index: int) -> None:
            self.arrangement.levels[seat - 1] = levels[index]
            self.app.rebuild()

        names = [say(f"level-{known}") if known else say("level-person") for known in levels]
        told = box.h >= TELLS
        x, y, w = box.x + box.w * 0.42, box.y + (box.h - 48 - (24 if told else 0)) / 2, box.w * 0.58
        form.add(Choice(x, y, w, 48, names, levels.index(level), choose, f"level {seat}", 14.5))
        if told:
            about = say(f"level-{level}-sub") if level else say("setup-free-sub")
            form.add(Label(about, x + 6, y + 50, w - 12, 22, "semi", 13.5, self.theme.secondary, "middle"))

    def _painter(self, face: Face, level: str, high: float) -> Callable[[Canvas], None]:
        """Who sits there: animal, name and, of a bot, how strong it is."""

        def paint(canvas: Canvas) -> None:
            y, side, quiet = high / 2, min(60.0, high - 6), self.theme.secondary
            if face.avatar:
                canvas.avatar(face.avatar, 30, y, side)
            else:
                empty_seat(canvas, 30, y, side)
            canvas.text(face.name or say("setup-free"), 74, y - 11, "bold", 17, width=canvas.width - 78, high=26)
            if face.bot:
                level_bars(canvas, 74, y + 18, strength(level))
                canvas.text(say("setup-bot"), 108, y + 12, "semi", 13.5, quiet, width=canvas.width - 108, high=22)
            else:
                sub = say("setup-you") if face.name else say("setup-free-sub")
                canvas.text(sub, 74, y + 12, "semi", 13.5, quiet, width=canvas.width - 78, high=22)

        return paint

    def _rules(self, form: Form, box: Box) -> None:
        form.add(Panel(*box, say("setup-rules")))
        place = Box(box.x + 24, box.y + 70, box.w - 48, box.h - 86)

        def changed(options: dict[str, OptionValue]) -> None:
            self.arrangement.options = options
            self.app.rebuild()

        def clock(index: int) -> None:
            self.arrangement.clock = list(CLOCKS.values())[index]
            self.app.rebuild()

        def hide(index: int) -> None:
            self.arrangement.private = bool(index)
            self.app.rebuild()

        options = complete(self.game, len(self.people), self.arrangement.options)
        shown = items(self.game, self.people, options, changed)
        if self.hosting:
            private = self.arrangement.private
            about = say("setup-private-sub") if private else say("setup-public-sub")
            shown.append(Item("private", say("setup-private"), about, (), int(private), hide))
            shown.append(clock_item(self.arrangement.clock, clock))
        add_sheet(form, place, shown, self._place, self.app.enter_number)

    def _ways(self, form: Form, box: Box) -> None:
        seats, wide = len(self.people), (box.w - 16) * 0.4
        as_printed = printed(self.game, seats, self.arrangement.options)
        sub = say("setup-printed-already") if as_printed else say("setup-printed-sub")
        place, text = (box.x, box.y, wide, box.h), say("setup-printed")
        form.add(Button(text, *place, self._print, "printed", "paper", "book", sub, 20)).enable(not as_printed)
        rest = (box.x + wide + 16, box.y, box.w - wide - 16, box.h)
        if self.hosting:
            hidden = self.arrangement.private
            text, sub = say("setup-open"), say("setup-open-private") if hidden else say("setup-open-sub")
        else:
            text, sub = say("setup-start"), say("setup-start-sub", people=seats, bots=seats - 1)
        form.add(Button(text, *rest, self._go, "start", "primary", "paw", sub, 24))

    def _print(self) -> None:
        self.arrangement.options = {}
        self.app.rebuild()

    def _go(self) -> None:
        self.app.settings.chosen = self.game
        self.app.keeper.save()
        navigation = self.app.navigation
        start = navigation.host if self.hosting else navigation.play
        navigation.anew(lambda: start(self.game, self.arrangement))
