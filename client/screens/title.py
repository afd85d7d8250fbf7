"""The title: the shelf with the seven games, and the ways on from here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from client.arrangement import Arrangement
from client.games import SHELF, game_name, known, table
from client.net.lost import Lost
from client.screens.screen import Screen
from client.screens.shelf import GAP, NARROW, WIDE, Cover, board, seen
from client.ui.canvas import Canvas
from client.ui.emblems import lamp
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import PlayerButton
from client.ui.overlays import Answer, dialog
from client.ui.pictures import asset, svg
from client.ui.text import LANGUAGES, say
from client.ui.theme import CREAM, MINT
from client.ui.widgets import Button, Choice, Kind, Label, Painted, Pressable
from shared.messages import Downward, Snapshot, Welcome

if TYPE_CHECKING:
    from client.app import App
    from client.net.discovery import Found

REST = 0.4  # seconds after which the table's pictures are made, for the first frames come first


class Title(Screen):
    """Choose a game here."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.chosen = app.settings.chosen if app.settings.chosen in SHELF else next(iter(SHELF))
        self._shown: object = None
        self._told = False  # that nothing is kept
        self._rested = 0.0  # seconds since it was built

    @property
    def playable(self) -> bool:
        """Whether the chosen game has a table yet."""
        return known(self.chosen)

    @property
    def arrangement(self) -> Arrangement:
        """How the chosen game was played last."""
        return self.app.settings.arrangements.get(self.chosen, Arrangement())

    def build(self, form: Form) -> None:
        viewport = form.look.viewport
        self._shown, self._rested = self._state(), 0.0
        self.app.backdrop(svg(asset("pictures/backdrop"), seen(viewport)))
        if viewport.portrait:
            self._head(form, 32, 16)
            self._player(form, 32, 144, 440)
            self._languages(form, 488, 144, 200)
            names, upper = list(SHELF), (len(SHELF) + 1) // 2
            self._row(form, names[:upper], 556)
            self._row(form, names[upper:], 908)
            form.add(Label(say(f"about-{self.chosen}"), 32, 936, 656, 46, "semi", 16, CREAM, wrap=True))
            self._ways(form, [Box(32, 988, 656, 76), Box(32, 1074, 322, 66), Box(366, 1074, 322, 66)])
            self._nearby(form, 32, 1150, 656)
            self._tools(form, 32, 1218, 656, 52)
        else:
            self._head(form, 72, 14)
            self._languages(form, 760, 36, 184)
            self._player(form, 960, 36, 248)
            self._row(form, list(SHELF), 474)
            about = say(f"about-{self.chosen}")
            form.add(Label(about, 72, 499, 1136, 30, "semi", 17, CREAM, "middle", shadow=True))
            self._ways(form, [Box(72 + number * 384, 536, 368, 80) for number in range(3)])
            self._nearby(form, 72, 632, 476)
            self._tools(form, 560, 632, 648, 60)
        form.back = self._leave

    def update(self, dt: float) -> bool:
        if self._shown != self._state():
            self.app.rebuild()
        before, self._rested = self._rested, self._rested + dt
        if before < REST <= self._rested and self.playable:
            module: Any = import_module("client.table.preload")
            module.warm(self.app.form.look, table(self.chosen), len(self.arrangement.levels) + 1)
        return False

    def receive(self, message: Downward | Lost) -> None:
        if isinstance(message, Welcome) and not self.app.servers.kept and not self._told:
            self._told = True
            self.app.toast(say("net-unkept"))

    def _state(self) -> object:
        """What is shown of the world outside; when it changes, the screen is made anew."""
        return self._unfinished(), self._party()

    def _unfinished(self) -> str:
        """The game that waits to be continued."""
        at_home: Snapshot | None = self.app.navigation.unfinished
        return at_home.game if at_home is not None else self.app.servers.tokens.book.game

    def _party(self) -> Found | None:
        """The liveliest table on the network."""
        others = [server for server in self.app.servers.found if server.fits]
        return max(others, key=lambda server: (server.rooms, server.players), default=None)

    # --- above the shelf ---

    def _head(self, form: Form, x: float, y: float) -> None:
        def medallion(canvas: Canvas) -> None:
            canvas.shadow(0, 0, 84, 84, 42, 6, 3, 170)
            canvas.picture(svg(asset("signs/medallion")), 0, 0, 84, 84)

        def logo(canvas: Canvas) -> None:
            canvas.shadow(14, 26, 206, 40, 20, 16, 6, 150)
            canvas.picture(svg(asset("pictures/logo")), 0, 0, 234, 94.3)

        form.add(Painted(x, y + 15, 84, 84, medallion))
        form.add(Painted(x + 94, y, 234, 94, logo))
        form.add(Label(say("tagline"), x + 104, y + 92, 400, 24, "serif_italic", 19, "#f3e3c2", shadow=True))

    def _languages(self, form: Form, x: float, y: float, w: float) -> None:
        def changed(index: int) -> None:
            self.app.settings.language = LANGUAGES[index]
            self.app.keeper.save()
            self.app.rebuild()

        names = [language.upper() for language in LANGUAGES]
        chosen = LANGUAGES.index(self.app.settings.language)
        form.add(Choice(x, y, w, 64, names, chosen, changed, "language"))

    def _player(self, form: Form, x: float, y: float, w: float) -> None:
        form.add(PlayerButton(x, y, w, 64, self.app.settings.name, self.app.settings.avatar, self._settings))

    # --- the shelf ---

    def _row(self, form: Form, games: list[str], base: float) -> None:
        """Covers standing on a board, in the middle of the stage."""
        stage = form.look.viewport.stage[0]
        wide = stage - (64 if stage > 720 else 24)
        form.add(Painted((stage - wide) / 2, base, wide, 22, board))
        others = len(games) - 1  # beside a chosen one; on a full board they are smaller
        shrunk = min(1.0, (wide - WIDE[0] - GAP * others) / (NARROW[0] * others))
        narrow = (NARROW[0] * shrunk, NARROW[1] * shrunk)
        sizes = [WIDE if game == self.chosen else narrow for game in games]
        x = (stage - sum(size[0] for size in sizes) - GAP * (len(games) - 1)) / 2
        for game, (w, h) in zip(games, sizes, strict=True):
            form.add(Cover(game, x, base - h, w, h, game == self.chosen, self._chooser(game)))
            x += w + GAP

    def _chooser(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            if self.chosen != game:
                self.chosen = self.app.settings.chosen = game
                self.app.rebuild()

        return choose

    # --- the ways on ---

    def _ways(self, form: Form, places: list[Box]) -> None:
        """One amber button: to go on where there is something to go on with, else to play."""
        unfinished = self._unfinished()
        wide = form.look.viewport.stage[0] > 720
        if unfinished and wide:
            places = [Box(72 + number * 288, 536, 272, 80) for number in range(4)]
        elif unfinished:
            first = places[0]
            places = [Box(first.x, first.y, 322, first.h), Box(366, first.y, 322, first.h), *places[1:]]
        size = 23 if not unfinished and wide else 19
        if unfinished:
            sub = say("title-resume-sub", game=game_name(unfinished))
            text = say("title-resume")
            resume = form.add(Button(text, *places.pop(0), self._resume, "resume", "primary", "play", sub, size))
            resume.enable(known(unfinished))
        kind: Kind = "paper" if unfinished else "primary"
        if self.playable:
            sub = say("title-play-sub", game=say(f"game-{self.chosen}"), rivals=len(self.arrangement.levels),
                      level=self._levels())  # fmt: skip
            form.add(Button(say("title-play"), *places[0], self._play, "play", kind, "bot", sub, size))
        else:
            building = say("title-building"), say("title-building-sub")
            form.add(Button(building[0], *places[0], self._rules, "play", kind, "book", building[1], size))
        form.add(Button(say("title-lan"), *places[1], self._lan, "lan", "paper", "lan", say("title-lan-sub"), size))
        sub = say("title-setup-sub")
        setup = form.add(Button(say("title-setup"), *places[2], self._setup, "setup", "paper", "sliders", sub, size))
        setup.enable(self.playable)

    def _levels(self) -> str:
        """The strength of the rivals in a word."""
        levels = {*self.arrangement.alone().levels}
        return say(f"level-{levels.pop()}") if len(levels) == 1 else say("level-mixed")

    def _nearby(self, form: Form, x: float, y: float, w: float) -> None:
        party = self._party()
        form.add(Party(x, y, w, 60, party, self._lan) if party is not None else Painted(x, y, w, 60, nobody))

    def _tools(self, form: Form, x: float, y: float, w: float, h: float) -> None:
        tools: list[tuple[str, str, str, Callable[[], None], float]] = [
            ("title-rules", say("title-rules"), "book", self._rules, 150),
            ("title-statistics", say("title-statistics"), "bars", self._statistics, 172),
            ("settings", say("settings"), "gear", self._settings, 178),
            ("quit", say("quit"), "exit", self._leave, 136),
        ]
        gap = 12.0
        share = (w - gap * (len(tools) - 1)) / sum(wide for *_, wide in tools)
        for name, words, icon, action, wide in tools:
            form.add(Button(words, x, y, wide * share, h, action, name, "dark", icon, size=16))
            x += wide * share + gap

    def _play(self) -> None:
        def start() -> None:
            self.app.settings.arrangements.setdefault(self.chosen, Arrangement())
            self.app.keeper.save()
            self.app.navigation.play(self.chosen, self.arrangement)

        self.app.navigation.anew(start)

    def _resume(self) -> None:
        self.app.navigation.resume()

    def _setup(self) -> None:
        from client.screens.setup import SetupScreen

        self.app.push(SetupScreen(self.app, self.chosen))

    def _lan(self) -> None:
        from client.screens.lan import LanScreen

        self.app.push(LanScreen(self.app))

    def _rules(self) -> None:
        self.app.push(made("client.screens.rules", "RulesScreen", self.app, self.chosen))

    def _statistics(self) -> None:
        self.app.push(made("client.screens.statistics", "StatisticsScreen", self.app))

    def _settings(self) -> None:
        from client.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def _leave(self) -> None:
        def ask(form: Form) -> None:
            answers = [
                Answer(say("quit-yes"), self.app.quit, "paper"),
                Answer(say("quit-no"), self.app.close_overlay, "primary"),
            ]
            dialog(form, say("quit"), say("quit-question"), answers)

        self.app.open(ask)


class Party(Pressable):
    """A server on the network, and the way there."""

    radius = 16.0

    def __init__(self, x: float, y: float, w: float, h: float, found: Found, action: Callable[[], None]) -> None:
        super().__init__(x, y, w, h, "party", action)
        self.found = found

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, self.radius, rim=MINT, rim_opacity=0.7, rim_width=1.2)
        lamp(canvas, 30, h / 2, MINT)
        join = say("title-join")
        wide = canvas.look.letters.width(join, "bold", 16) * 1.25 + 36
        room = w - wide - 76
        canvas.text(say("title-found", name=self.found.name), 52, h / 2 - 10, "bold", 16, width=room, high=h * 0.42)
        told = say("title-found-people", people=self.found.players, rooms=self.found.rooms)
        canvas.text(told, 52, h / 2 + 12, "semi", 13.5, canvas.look.theme.secondary, width=room, high=h * 0.36)
        left = w - wide - 8
        canvas.panel(left, 8, wide, h - 16, 12, ("#fff7e6", "#ecd9b2"), 1, "#a87a2c", 0.9, 1.4, shadow=False)
        canvas.text(join, left + wide / 2, h / 2, "bold", 16, "#24170a", "middle", wide - 16)
        self.paint_state(canvas)


def nobody(canvas: Canvas) -> None:
    """No server was found yet."""
    w, h = canvas.width, canvas.height
    canvas.panel(0, 0, w, h, 16, canvas.look.theme.quiet, 0.84, rim_opacity=0.25, shadow=False)
    lamp(canvas, 30, h / 2, "#7d9a92")
    canvas.text(say("title-nobody"), 52, h / 2, "semi", 15, canvas.look.theme.secondary, width=w - 68)


def made(module: str, kind: str, app: App, *more: str) -> Screen:
    """A screen that is loaded when it is first wanted."""
    screen: Any = getattr(import_module(module), kind)(app, *more)
    assert isinstance(screen, Screen)
    return screen
