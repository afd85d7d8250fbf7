"""What was played at home: a line for each game, and the last matches, to be watched again or kept as files.

Law: the own server counts; this screen only shows what it says, and says so while it has not yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.arrangement import LEVELS, Arrangement
from client.games import entry, game_name, known, playable
from client.net.lost import Lost
from client.recordings import day
from client.screens.screen import Screen
from client.screens.shelf import night, small_cover
from client.seated import faces
from client.table.log import shortened
from client.ui.canvas import GOLD, Canvas
from client.ui.emblems import medal, paper
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import PlayerButton, add_head
from client.ui.overlays import ScrollList
from client.ui.pictures import asset, svg
from client.ui.pointer import Nav, PointerEvent
from client.ui.text import say
from client.ui.theme import CREAM, INK, INK_2, PAPER_HIGH, PAPER_LOW, PAPER_RIM, SCORE
from client.ui.widgets import Button, Painted
from shared.messages import Downward, GameStatistics, PastMatch, Records, SeatState, Statistics

if TYPE_CHECKING:
    from client.app import App

BRASS_INK = "#8a5a14"  # numbers on parchment
ROW, LINE = 104.0, 76.0  # a match, and a game on the sheet
WAYS = 64.0  # the width of each button in a row


class StatisticsScreen(Screen):
    """The own games."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: Statistics | None = None
        self.offset, self.current = 0.0, 0  # where the list stands
        self.session = app.servers.start_home()
        app.servers.switch(self.session)
        self.session.ask([Records()])

    def receive(self, message: Downward | Lost) -> None:
        if isinstance(message, Statistics):
            self.told = message
            self.app.rebuild()
        elif isinstance(message, Lost):
            self.app.rebuild()

    # --- what is shown ---

    def build(self, form: Form) -> None:
        viewport = form.look.viewport
        self.app.backdrop(night(viewport))
        form.back = self.app.pop
        x, right = (32, 688) if viewport.portrait else (56, 1224)
        self._head(form, x, right)
        if self.told is None or not self.told.matches:
            self._nothing(form, Box(32, 260, 656, 420) if viewport.portrait else Box(280, 150, 720, 420))
        elif viewport.portrait:
            high = min(488.0, sheet_height(self.told))
            self._sheet(form, Box(32, 108, 656, high), self.told)
            self._list(form, Box(32, 124 + high, 656, 1132 - high), self.told)
        else:
            self._sheet(form, Box(56, 108, 568, min(580.0, sheet_height(self.told))), self.told)
            self._list(form, Box(648, 108, 576, 580), self.told)

    def _head(self, form: Form, x: float, right: float) -> None:
        add_head(form, x, 24, 340, say("statistics"), say("statistics-sub"), self.app.pop, over_night=True)
        settings = self.app.settings
        form.add(PlayerButton(right - 236, 24, 236, 64, settings.name, settings.avatar, self._settings))

    def _settings(self) -> None:
        from client.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def _nothing(self, form: Form, box: Box) -> None:
        """Nothing was played yet, or is known yet."""
        if self.told is not None:
            title, text = say("statistics-none"), say("statistics-none-sub")
        elif self.session.over:
            title, text = say("statistics-gone"), say("statistics-gone-sub")
        else:
            title, text = say("statistics-waiting"), ""

        def paint(canvas: Canvas) -> None:
            paper(canvas, box.w, box.h)
            canvas.picture(svg(asset("signs/medallion")), box.w / 2 - 48, 36, 96, 96)
            canvas.lines(title, 32, 142, box.w - 64, 60, "serif", 32, INK, "middle")
            canvas.lines(text, 64, 204, box.w - 128, 84, "semi", 18, INK_2, "middle")

        form.add(Painted(*box, paint))
        place = (box.x + box.w / 2 - 160, box.bottom - 112, 320, 76)
        form.add(Button(say("statistics-play"), *place, self._play, "play", "primary", "play", size=23))

    # --- the sheet ---

    def _sheet(self, form: Form, box: Box, told: Statistics) -> None:
        def paint(canvas: Canvas) -> None:
            paper(canvas, box.w, box.h)
            figures(canvas, Box(20, 18, box.w - 40, 96), totals(told))
            paint_games(canvas, Box(24, 126, box.w - 48, box.h - 144), told.games)

        form.add(Painted(*box, paint))

    # --- the matches ---

    def _list(self, form: Form, box: Box, told: Statistics) -> None:
        def head(canvas: Canvas) -> None:
            canvas.panel(0, 0, canvas.width, canvas.height, 14, canvas.look.theme.quiet, 0.92, rim_opacity=0.35)
            canvas.icon("clock", 26, canvas.height / 2, 20, SCORE)
            canvas.lines(say("statistics-last"), 46, 2, canvas.width - 60, 36, "bold", 17, CREAM)

        form.add(Painted(box.x, box.y, box.w - 8, 40, head))
        place = Box(box.x, box.y + 52, box.w - 8, box.h - 52)
        matches = told.matches
        listed = Matches(place, [match_row(match) for match in matches], lambda at: self._watch(matches[at]),
                         lambda at: self.app.navigation.save(matches[at].match), self._moved)  # fmt: skip
        listed.current = min(self.current, len(matches) - 1)
        form.add(listed)
        listed.scroll(self.offset)

    def _moved(self, offset: float, current: int) -> None:
        self.offset, self.current = offset, current

    def _watch(self, match: PastMatch) -> None:
        self.app.navigation.watch_again(match.match)

    def _play(self) -> None:
        """A game as it was played last, or a first one."""
        app, navigation = self.app, self.app.navigation
        game = playable(app.settings.chosen)
        app.pop()
        navigation.anew(lambda: navigation.play(game, app.settings.arrangements.setdefault(game, Arrangement())))


class Matches(ScrollList):
    """Rows with two buttons each: a tap at the right end keeps the match as a file, any other watches it."""

    def __init__(
        self, box: Box, rows: list[Callable[[Canvas, Box, int], None]], watch: Callable[[int], None],
        save: Callable[[int], None], moved: Callable[[float, int], None],
    ) -> None:  # fmt: skip
        self.column = 0  # the button that the keys are on
        painters = [self._painter(row) for row in rows]
        super().__init__(*box, painters, ROW, self._do, "matches", 12)
        self.watch, self.save, self.moved = watch, save, moved

    def _painter(self, row: Callable[[Canvas, Box, int], None]) -> Callable[[Canvas, Box, bool], None]:
        def paint(canvas: Canvas, box: Box, focused: bool) -> None:
            row(canvas, box, self.column if focused else -1)

        return paint

    def _do(self, index: int) -> None:
        self.moved(self.offset, self.current)
        (self.save if self.column else self.watch)(index)

    def release(self, event: PointerEvent, inside: bool) -> None:
        self.column = int(event.x > self.box.right - WAYS - 16)
        super().release(event, inside)

    def scroll(self, offset: float) -> None:
        super().scroll(offset)
        self.moved(self.offset, self.current)

    def nav(self, way: Nav) -> bool:
        column = self.column + {Nav.LEFT: -1, Nav.RIGHT: 1}.get(way, 0)
        if way in (Nav.LEFT, Nav.RIGHT):
            if column not in (0, 1):
                return False
            self.column = column
            self.refresh()
            return True
        return super().nav(way)


def sheet_height(told: Statistics) -> float:
    """Of a sheet with room for every game."""
    return 126 + 30 + LINE * len(told.games) + 22


def totals(told: Statistics) -> list[tuple[str, str]]:
    """The big numbers and their words."""
    played, won = sum(line.played for line in told.games), sum(line.won for line in told.games)
    streak = 0
    while streak < len(told.matches) and told.matches[streak].places[told.matches[streak].seat] == 1:
        streak += 1
    share = round(100 * won / played) if played else 0
    return [
        (str(played), say("statistics-played")), (str(won), say("statistics-won")),
        (say("statistics-percent", share=share), say("statistics-share")), (str(streak), say("statistics-streak")),
    ]  # fmt: skip


def figures(canvas: Canvas, box: Box, shown: list[tuple[str, str]]) -> None:
    """Big numbers side by side, each in a frame of brass."""
    wide = (box.w - 12 * (len(shown) - 1)) / len(shown)
    for nth, (number, word) in enumerate(shown):
        x = box.x + nth * (wide + 12)
        canvas.draw(
            f'<defs>{GOLD}</defs><rect x="1" y="1" width="{wide - 2}" height="{box.h - 2}" rx="14" fill="#fffdf6" '
            f'fill-opacity="0.75" stroke="url(#gold)" stroke-width="2"/>',
            x, box.y, wide, box.h,
        )  # fmt: skip
        canvas.lines(number, x + 6, box.y + 10, wide - 12, 56, "serif_black", 38, BRASS_INK, "middle")
        canvas.lines(word, x + 5, box.y + 64, wide - 10, 26, "semi", 14.5, INK_2, "middle")


def paint_games(canvas: Canvas, box: Box, games: tuple[GameStatistics, ...]) -> None:
    """A line for each game: cover, how often played and won, the mean place."""
    columns = [(box.right - 284, say("statistics-played")), (box.right - 180, say("statistics-won")),
               (box.right - 66, say("statistics-mean"))]  # fmt: skip
    for (x, word), wide in zip(columns, (100, 90, 128), strict=True):
        canvas.lines(word, x - wide / 2, box.y + 2, wide, 26, "bold", 13.5, INK_2, "middle")
    high = min(LINE, (box.h - 30) / max(1, len(games)))
    for nth, line in enumerate(games):
        y = box.y + 30 + nth * high
        if nth:
            canvas.draw(f'<path d="M0 1H{box.w}" stroke="#b99a62" stroke-opacity="0.6"/>', box.x, y, box.w, 2)
        middle, side = y + high / 2, high - 10
        canvas.picture(small_cover(line.game), box.x + 4, middle - side / 2, side * 0.84, side)
        left = box.x + side * 0.84 + 18
        canvas.text(game_name(line.game), left, middle, "serif", 20, INK, width=columns[0][0] - 46 - left)
        canvas.lines(str(line.played), columns[0][0] - 45, y, 90, high, "serif", 24, INK, "middle")
        canvas.lines(str(line.won), columns[1][0] - 45, y, 90, high - 14, "serif", 24, BRASS_INK, "middle")
        share = line.won / line.played if line.played else 0.0
        share_bar(canvas, columns[1][0] - 36, y + 0.75 * high - 3, 72, share)
        tenths = round(10 * line.mean_place)
        mean = say("statistics-place", whole=tenths // 10, tenth=tenths % 10)
        canvas.lines(mean, columns[2][0] - 50, y, 100, high, "serif", 24, INK, "middle")


def share_bar(canvas: Canvas, x: float, y: float, w: float, share: float) -> None:
    """How much of it was won."""
    canvas.veil(x, y, w, 6, 3, INK_2, 0.22)
    if share > 0:
        canvas.veil(x, y, max(6.0, w * share), 6, 3, "#c98a2b", 1.0)


def match_row(match: PastMatch) -> Callable[[Canvas, Box, int], None]:
    """A past match: cover, game, day, who, place and points; then what can be done with it."""
    people = [
        SeatState("" if level in LEVELS else "person", name, level=level)
        for name, level in zip(match.names, match.levels or ("",) * len(match.names), strict=True)
    ]
    others = [face for seat, face in enumerate(faces(people)) if seat != match.seat]
    ended = day(match.ended)
    when = say("statistics-day", day=ended.day, month=ended.month, year=str(ended.year), time=f"{ended:%H:%M}")
    score = match.scores[match.seat]
    points = say("results-score", count=abs(score), score=f"{score}".replace("-", "\u2212"))

    def paint(canvas: Canvas, box: Box, column: int) -> None:
        x, y, w, h = box
        canvas.panel(x, y, w, h, 16, rim_opacity=0.6, rim_width=1.2, shadow=False)
        bar = f'<rect x="0" y="0" width="5" height="{h - 28}" rx="2.5" fill="{entry(match.game).theme.accent}"/>'
        canvas.draw(bar, x + 8, y + 14, 5, h - 28)
        canvas.picture(small_cover(match.game), x + 22, y + 10, 70, 84)
        left, ways = x + 106, x + w - 2 * (WAYS + 8) - 8
        room = ways - left - 104
        canvas.lines(game_name(match.game), left, y + 10, room, 34, "serif", 21, "#fff4dc")
        canvas.lines(when, left, y + 41, room, 24, "semi", 14, canvas.look.theme.secondary)
        letters = canvas.look.letters
        size = min(18.0, letters.fit("", "semi", 13.5, room)[0])
        names = shortened(letters, ", ".join(face.name for face in others), "semi", size, room)
        canvas.lines(names, left, y + 66, room, 26, "semi", 13.5, CREAM)
        medal(canvas, match.places[match.seat], ways - 54, y + 38, 46)
        canvas.lines(points, ways - 102, y + 68, 96, 28, "bold", 14, SCORE, "middle")
        ready = known(match.game)
        way(canvas, Box(ways, y + 12, WAYS, h - 24), "replay", say("statistics-watch"), ready, column == 0)
        way(canvas, Box(ways + WAYS + 8, y + 12, WAYS, h - 24), "save", say("statistics-save"), False, column == 1)

    return paint


def way(canvas: Canvas, box: Box, icon: str, word: str, bright: bool, focused: bool) -> None:
    """A button within a row."""
    if bright:
        canvas.panel(*box, 14, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5, shadow=False)
    else:
        canvas.panel(*box, 14, canvas.look.theme.dark, 1, rim_opacity=0.6, shadow=False)
    ink = INK if bright else CREAM
    canvas.icon(icon, box.x + box.w / 2, box.y + box.h * 0.4, 26, ink)
    canvas.text(word, box.x + box.w / 2, box.y + box.h * 0.78, "bold", 13, ink, "middle", box.w - 6)
    if focused:
        canvas.ring(*box, 14)
