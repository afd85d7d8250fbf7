"""The widgets around a table that is watched again: what steers the film, the log or all hands, and the plaques.

Law: they stand where the prompt, the tools and the big button stand while a match is played, so no card is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from client.replay.bar import Hands, Held, ReplayBar
from client.replay.index import FilmIndex
from client.seated import Face
from client.table.game_table import GameTable
from client.table.log import LogPanel
from client.table.match_view import MatchView
from client.table.phrases import Prompt
from client.table.plan import Panels, seat_key
from client.table.plaques import Plaque, PlaqueData, Sitting
from client.table.prompt import PromptBar
from client.table.situation import Situation
from client.ui.canvas import Canvas
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.overlays import veil
from client.ui.text import say
from client.ui.theme import SCORE
from client.ui.widgets import Button, Choice, Kind, Label, Painted, Panel
from shared.engine import Seat

GAP = 8.0
WIDE = 56.0  # of a button beside the bar
WORDS = ("½×", "1×", "2×", "4×")


class Film(Protocol):
    """What the widgets steer."""

    play: MatchView
    game_table: GameTable[Any]
    game: str
    seat: Seat
    open: bool
    running: bool
    pace: int
    position: int

    @property
    def reel(self) -> FilmIndex: ...

    @property
    def names(self) -> list[str]: ...

    def scrub(self, position: int) -> None: ...

    def step(self) -> None: ...

    def step_back(self) -> None: ...

    def turn_after(self) -> None: ...

    def turn_before(self) -> None: ...

    def toggle(self) -> None: ...

    def set_pace(self, pace: int) -> None: ...

    def open_log(self) -> None: ...

    def open_views(self) -> None: ...

    def leave_it(self) -> None: ...


class ReplayControls:
    """All of them; `show` brings them up to date."""

    def __init__(self, form: Form, film: Film, panels: Panels) -> None:
        self.form, self.film, self.panels = form, film, panels.controls
        self.portrait = form.look.viewport.portrait
        self._head()
        prompt, tools, primary = self.panels.prompt, self.panels.tools, self.panels.primary
        if self.portrait:  # both rows below the hand; the prompt goes on telling whose turn it was
            self._bar(Box(prompt.x, tools.y - 6, prompt.w, 54))
            tools, primary = (Box(box.x, tools.y + 56, box.w, 54) for box in (tools, primary))
        else:
            self._bar(prompt)
        form.add(Choice(*tools, WORDS, film.pace, film.set_pace, "pace", 17))
        self._play = form.add(Button("", *primary, film.toggle, "play", "primary", "play", size=20))
        self.log: LogPanel | None = None
        self.prompt: PromptBar | None = None
        self.hands: Hands | None = None
        self._beside(self.panels.prompt)
        self.plaques = {
            seat: form.add(Plaque(box, Sitting("", "", PlaqueData(0)), seat_key(seat)))
            for seat, box in panels.plaques.items()
        }

    def _head(self) -> None:
        form, film, panels = self.form, self.film, self.panels
        form.add(Button("", *panels.menu, film.leave_it, "back", icon="back", size=17))
        x, y, w, h = panels.title
        big, small = (30, 15) if self.portrait else (26, 13.5)
        form.add(Label(say(f"game-{film.game}"), x, y - 1, w, h * 0.6, "serif", big, SCORE, shadow=True))
        form.add(Label(say("replay"), x, y + h * 0.64, w, h * 0.34, "semi", small, form.look.theme.secondary))
        form.add(Button(say("replay-eyes"), *panels.rules, film.open_views, "view", icon="eye", size=16))

    def _bar(self, box: Box) -> None:
        """The bar, with the turns and the single steps at its sides."""
        form, film = self.form, self.film
        x, y, w, h = box
        steps = [
            ("earlier", "earlier", x, film.turn_before),
            ("step back", "back", x + WIDE + GAP, film.step_back),
            ("step", "chevron", x + w - 2 * WIDE - GAP, film.step),
            ("later", "later", x + w - WIDE, film.turn_after),
        ]
        for name, icon, left, action in steps:  # never disabled: the keys would lose their place at either end
            form.add(Button("", left, y, WIDE, h, action, name, icon=icon, size=20))
        inner = Box(x + 2 * (WIDE + GAP) + 6, y, w - 4 * (WIDE + GAP) - 12, h)
        self.bar = form.add(ReplayBar(inner, film.reel.end, film.position, film.reel.turns, film.scrub))

    def _beside(self, prompt: Box) -> None:
        """The log or, upright, whose turn it was; all hands instead where all faces are seen."""
        form, film = self.form, self.film
        place = self.panels.log or prompt
        if film.open:
            self.hands = form.add(Hands(place, film.game_table.deck))
        elif self.portrait:
            self.prompt = form.add(PromptBar(place, film.game_table.deck, Prompt(""), mine=False))
        else:
            self.log = form.add(LogPanel(place, film.game_table.deck, film.names, (), (), film.open_log))

    def show(self, t: Situation[Any], sittings: Sequence[Sitting], held: Sequence[Held]) -> None:
        """Bring everything up to date."""
        film = self.film
        for seat, sitting in enumerate(sittings):
            self.plaques[seat].show(sitting)
        self.bar.show(film.reel.end, film.position, film.reel.turns)
        self._name_play()
        if self.hands is not None:
            self.hands.show(held)
        if self.prompt is not None:
            self.prompt.show(film.game_table.phrases.prompt(t), mine=False)
        if self.log is not None:
            self.log.show(list(t.names), list(t.avatars), film.play.lines)

    def _name_play(self) -> None:
        film, button = self.film, self._play
        if film.running:
            words = (say("replay-pause"), "pause")
        elif film.position == film.reel.end:
            words = (say("replay-again"), "replay")
        else:
            words = (say("replay-run"), "play")
        if words != (button.text, button.icon):
            button.text, button.icon = words
            button.refresh()


def view_sheet(
    form: Form, faces: Sequence[Face], names: Sequence[str], seat: Seat, open: bool,
    choose: Callable[[Seat, bool], None], close: Callable[[], None],
) -> None:  # fmt: skip
    """Whose eyes to see with: a seat's, or all faces."""
    wide, high = form.look.viewport.stage
    count = len(names) + 1
    each = min(60.0, (high - 48 - 168) / count - 8)
    w, h = min(440.0, wide - 48), 156 + count * (each + 8)
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(say("replay-view"), x + 28, y + 16, w - 56, 46, "serif", 25, SCORE, "middle"))
    for nth in range(count):
        top, chosen = y + 72 + nth * (each + 8), nth == seat and not open if nth < len(names) else open
        kind: Kind = "primary" if chosen else "dark"
        if nth < len(names):
            avatar = faces[nth].avatar or "lynx"
            form.add(Painted(x + 28, top, each, each, partial(portrait, avatar=avatar)))
            place = (x + 36 + each, top, w - 64 - each, each)
            form.add(Button(names[nth], *place, partial(choose, nth, False), f"view {nth}", kind, size=18))
        else:
            place = (x + 28, top, w - 56, each)
            form.add(Button(say("replay-open"), *place, partial(choose, seat, True), "view open", kind, "eye", size=18))
    form.add(Button(say("replay-close"), x + 28, y + h - 68, w - 56, 52, close, "close", "paper", size=16))
    form.back = close


def portrait(canvas: Canvas, avatar: str) -> None:
    """An animal that fills its box."""
    canvas.avatar(avatar, canvas.width / 2, canvas.height / 2, canvas.height)
