"""A table on the network as a row of the list: which game, who sits there, what differs from the printed rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.games import SHELF, entry, game_name, known
from client.net.session import Session
from client.screens.options import summary
from client.screens.shelf import small_cover
from client.seated import faces
from client.ui.canvas import Canvas
from client.ui.emblems import empty_seat
from client.ui.geometry import Box
from client.ui.text import say
from client.ui.theme import AMBER_INK, CREAM, GLOW, INK, MINT, PAPER_HIGH, PAPER_LOW, PAPER_RIM, SCORE
from shared.messages import Room, RoomLine

HIGH = 132.0
WAY = 208.0  # what the right part takes: the state and the button
MOST = 8  # faces that are shown


class FoundTable(NamedTuple):
    """A table that can be joined or watched, or (`mine`) where a seat waits."""

    session: Session
    line: RoomLine | Room
    mine: bool = False

    @property
    def free(self) -> int:
        """Seats for a person: nobody's, or a bot's."""
        return sum(not state.person for state in self.line.seats)

    @property
    def shown(self) -> bool:
        """Whether it can be shown here, to those who sit there or look on."""
        return known(self.line.game)

    @property
    def joinable(self) -> bool:
        return self.free > 0 and self.shown

    @property
    def host(self) -> str:
        """Who invited: the title of a table is its host's name."""
        return self.line.title or self.session.server

    @property
    def watchers(self) -> int:
        known = self.line.watchers
        return known if isinstance(known, int) else len(known)


def row(table: FoundTable, first: bool) -> Callable[[Canvas, Box, bool], None]:
    """Paints it; the `first` that can be joined is the amber one."""

    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        x, y, w, h = box
        rim, strong, thick = (GLOW, 0.95, 2.2) if first else ("", 0.5, 1.0)
        canvas.panel(x, y, w, h, 16, rim=rim, rim_opacity=strong, rim_width=thick, shadow=False)
        bar = f'<rect x="0" y="0" width="5" height="{h - 36}" rx="2.5" fill="{entry(table.line.game).theme.accent}"/>'
        canvas.draw(bar, x + 9, y + 18, 5, h - 36)
        canvas.picture(small_cover(table.line.game), x + 26, y + 16, 84, 100)
        left = Box(x + 128, y, w - 128 - WAY - 12, h)
        paint_name(canvas, table, left)
        paint_people(canvas, table, left)
        paint_chips(canvas, table, left)
        line = f'<path d="M1 0V{h - 36}" stroke="{canvas.look.theme.hairline}" stroke-opacity="0.35"/>'
        canvas.draw(line, x + w - WAY, y + 18, 2, h - 36)
        paint_way(canvas, table, Box(x + w - WAY + 18, y, WAY - 36, h), first)
        if focused:
            canvas.ring(x, y, w, h, 16)

    return paint


def paint_name(canvas: Canvas, table: FoundTable, box: Box) -> None:
    host = f"· {say('lan-host', name=table.host)}" if table.host else ""
    game = game_name(table.line.game)
    wide = canvas.text(game, box.x, box.y + 30, "serif", 24, "#fff4dc", width=box.w * 0.6, high=36)
    canvas.text(host, box.x + wide + 10, box.y + 32, "semi", 14.5, CREAM, width=box.w - wide - 10, high=30)


def paint_people(canvas: Canvas, table: FoundTable, box: Box) -> None:
    """Faces side by side, a dashed ring for each free seat; of many only the first."""
    shown = faces(table.line.seats)
    step, y = (40.0 if len(shown) <= 6 else 30.0), box.y + 67
    x = box.x + 18
    for face in shown[:MOST]:
        if face.avatar:
            canvas.avatar(face.avatar, x, y, 36)
        else:
            empty_seat(canvas, x, y, 34)
        x += step
    x += 18 - step + 16
    if len(shown) > MOST:
        x += canvas.text(f"+{len(shown) - MOST}", x - 10, y, "bold", 14.5)
    taken = sum(bool(state.person) for state in table.line.seats)
    count = say("lan-seats", taken=taken, seats=len(shown))
    canvas.text(count, x, y, "bold", 14.5, width=box.right - x)


def chips(table: FoundTable) -> list[tuple[str, str]]:
    """What is told about the rules: an icon and a few words each."""
    line = table.line
    if not known(line.game):
        return []
    told = [("", text) for text in summary(line.game, len(line.seats), line.options)] or [("", say("lan-printed"))]
    if line.clock.bank:
        told.append(("clock", say("lan-clock", minutes=line.clock.bank // 60, seconds=line.clock.increment)))
    return told


def paint_chips(canvas: Canvas, table: FoundTable, box: Box) -> None:
    letters, accent = canvas.look.letters, entry(table.line.game).theme.accent
    x, y = box.x, box.y + 106
    for number, (icon, text) in enumerate(chips(table)):
        room = box.right - x - 24 - (20 if icon else 0)
        size, fits = letters.fit(text, "semi", 13, room, 26)
        if number and not fits:
            return  # the rest is told at the table
        wide = min(room, letters.width(text, "semi", size)) + 24 + (20 if icon else 0)
        canvas.panel(x, y - 13, wide, 26, 12.5, canvas.look.theme.well, 0.7, accent, 0.8, 1.2, shadow=False)
        if icon:
            canvas.icon(icon, x + 20, y, 15, CREAM)
        canvas.text(text, x + 12 + (20 if icon else 0), y, "semi", 13, CREAM, width=room, high=26)
        x += wide + 8


def way_words(table: FoundTable) -> tuple[str, str]:
    """What a tap does, and its icon."""
    if table.line.game not in SHELF:
        return say("lan-strange"), "lock"
    if table.mine:
        return say("lan-return"), "play"
    return (say("lan-join"), "seats") if table.joinable else (say("lan-watch"), "eye")


def paint_way(canvas: Canvas, table: FoundTable, box: Box, first: bool) -> None:
    """What the table is waiting for, and what a tap on the row does."""
    waits = table.line.stage == "setup"
    state, ink = say(f"lan-{table.line.stage}"), MINT if waits else SCORE
    letters = canvas.look.letters
    wide = letters.width(state, "semi", letters.fit(state, "semi", 14, box.w - 22, 26)[0])
    left = box.x + (box.w - wide - 22) / 2
    canvas.icon("hourglass" if waits else "cards", left + 7, box.y + 26, 15, ink)
    canvas.text(state, left + 22, box.y + 26, "semi", 14, ink, width=box.w - 22, high=26)
    place = Box(box.x, box.y + 43, box.w, 52)
    if first:
        canvas.amber(*place, 16)
    elif table.joinable or table.mine:
        canvas.panel(*place, 16, (PAPER_HIGH, PAPER_LOW), 1, PAPER_RIM, 0.9, 1.5, shadow=False)
    else:
        canvas.panel(*place, 16, canvas.look.theme.dark, 1, rim_opacity=0.6, shadow=False)
    text, icon = way_words(table)
    ink = AMBER_INK if first else INK if table.joinable or table.mine else CREAM
    wide = letters.width(text, "bold", letters.fit(text, "bold", 17, box.w - 58)[0])
    left = box.x + (box.w - wide - 32) / 2
    canvas.icon(icon, left + 11, place.y + 26, 22, ink)
    canvas.text(text, left + 32, place.y + 26, "bold", 17, ink, width=box.w - 58)
    if table.watchers:
        watching = say("room-watchers", count=table.watchers)
        middle, secondary = box.x + box.w / 2, canvas.look.theme.secondary
        wide = canvas.text(watching, middle + 10, box.y + 113, "semi", 13, secondary, "middle", box.w - 24, high=24)
        canvas.icon("eye", middle - wide / 2 - 4, box.y + 113, 16, secondary)
