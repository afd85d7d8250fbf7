"""The title: the shelf with the seven games, and the ways on from here."""

from __future__ import annotations

from collections.abc import Callable

from client.screens.screen import Screen
from client.screens.settings import SettingsScreen
from client.ui.canvas import GOLD, Canvas, Layout
from client.ui.form import Form
from client.ui.overlays import Answer, dialog
from client.ui.pictures import View, asset, svg
from client.ui.text import LANGUAGES, say
from client.ui.theme import CREAM, MIST, SCORE, THEMES, mix
from client.ui.widgets import Button, Choice, Label, Painted, Panel, Pressable

# The games in the order of the shelf, with seats and about how many minutes they take.
SHELF: dict[str, tuple[str, int]] = {
    "korist": ("2–5", 20),
    "svabi": ("2–6", 15),
    "flaps": ("2–12", 15),
    "canasta": ("2–6", 60),
    "rummy": ("2–6", 30),
    "holdem": ("2–10", 45),
    "bridge": ("4", 40),
}
NARROW, WIDE = (148.0, 294.0), (176.0, 330.0)  # a cover, and the chosen one
GAP = 12.0


class Title(Screen):
    """Choose a game here."""

    chosen = "korist"

    def build(self, form: Form) -> None:
        layout = form.look.layout
        self.app.backdrop(svg(asset("pictures/backdrop"), seen(layout)))
        if layout.portrait:
            self._head(form, 32, 28)
            self._player(form, 32, 158, 440)
            self._languages(form, 488, 158, 200)
            names = list(SHELF)
            self._row(form, names[:4], 560)
            self._row(form, names[4:], 916)
            self._about(form, 32, 956, 656, 124)
            self._ways(form, 32, 1096, 656)
        else:
            self._head(form, 72, 14)
            self._languages(form, 760, 36, 184)
            self._player(form, 960, 36, 248)
            self._row(form, list(SHELF), 474)
            self._about(form, 72, 522, 752, 160)
            self._ways(form, 840, 522, 368)
        form.back = self._leave

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
        form.add(Plaque(x, y, w, 64, self.app.settings.name, self.app.settings.avatar, self._settings))

    def _row(self, form: Form, games: list[str], base: float) -> None:
        """Covers standing on a board, in the middle of the stage."""
        stage = form.look.layout.stage[0]
        form.add(Painted(32 if stage > 720 else 12, base, stage - (64 if stage > 720 else 24), 22, board))
        sizes = [WIDE if game == self.chosen else NARROW for game in games]
        x = (stage - sum(size[0] for size in sizes) - GAP * (len(games) - 1)) / 2
        for game, (w, h) in zip(games, sizes, strict=True):
            form.add(Cover(game, x, base - h, w, h, game == self.chosen, self._chooser(game)))
            x += w + GAP

    def _chooser(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            if self.chosen != game:
                self.chosen = game
                self.app.rebuild()

        return choose

    def _about(self, form: Form, x: float, y: float, w: float, h: float) -> None:
        form.add(Panel(x, y, w, h))
        form.add(Label(say(f"game-{self.chosen}"), x + 28, y + 14, w - 56, 40, "serif", 26, SCORE))
        form.add(Label(say(f"about-{self.chosen}"), x + 28, y + 58, w - 56, h - 66, "semi", 19, CREAM, wrap=True))

    def _ways(self, form: Form, x: float, y: float, w: float) -> None:
        sub = say("settings-sub")
        form.add(Button(say("settings"), x, y, w, 80, self._settings, "settings", "paper", "gear", sub, 23))
        form.add(Button(say("quit"), x, y + 96, w, 64 if w < 400 else 56, self._leave, "quit", "dark", "exit"))

    def _settings(self) -> None:
        self.app.push(SettingsScreen(self.app))

    def _leave(self) -> None:
        def ask(form: Form) -> None:
            answers = [
                Answer(say("quit-yes"), self.app.quit, "paper"),
                Answer(say("quit-no"), self.app.close_overlay, "primary"),
            ]
            dialog(form, say("quit"), say("quit-question"), answers)

        self.app.open(ask)


class Cover(Pressable):
    """A game on the shelf."""

    bleed = 36.0
    radius = 14.0

    def __init__(
        self, game: str, x: float, y: float, w: float, h: float, chosen: bool, action: Callable[[], None]
    ) -> None:
        super().__init__(x, y, w, h, f"cover {game}", action)
        self.game, self.chosen = game, chosen

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        accent = THEMES[self.game].accent
        if self.chosen:
            canvas.glow(0, 0, w, h, 14, 210)
        canvas.shadow(0, 0, w, h, 14, 12, 8, 190)
        foot = 84 if self.chosen else 76
        self._paint_picture(canvas, h - foot, mix(accent, "#0b1416", 0.70), mix(accent, "#060c0d", 0.86))
        frame = 3.4 if self.chosen else 2.0
        canvas.draw(
            f'<defs>{GOLD}</defs><rect x="{frame / 2}" y="{frame / 2}" width="{w - frame}" height="{h - frame}" '
            f'rx="{14 - frame / 2}" fill="none" stroke="url(#gold)" stroke-width="{frame}"/><rect x="{frame + 2}" '
            f'y="{frame + 2}" width="{w - 2 * frame - 4}" height="{h - 2 * frame - 4}" rx="9" fill="none" '
            f'stroke="#fff3cf" stroke-opacity="0.28" stroke-width="0.9"/>',
            0, 0, w, h,
        )  # fmt: skip
        top = h - foot
        size = 28 if self.chosen else 21
        canvas.text(
            say(f"game-{self.game}"), w / 2, top + size + (1 if self.chosen else 5), "serif", size, "#fff4dc", "middle",
            w - 22, shadow=True,
        )  # fmt: skip
        self._paint_facts(canvas, top + (58 if self.chosen else 53), mix(accent, "#ffffff", 0.66))
        self.paint_state(canvas)

    def _paint_picture(self, canvas: Canvas, high: float, upper: str, lower: str) -> None:
        w, h = self.box.w, self.box.h
        art = 1.0 if self.chosen else 1.08  # a narrow cover shows the middle of its picture
        wide = 150 / art
        view: View = (75 - wide / 2, 191 - high * wide / w, wide, h * wide / w)
        inner = asset(f"pictures/covers/{self.game}").rsplit("</svg>", 1)[0]
        edge = 191.0
        inner += (
            f'<defs>{GOLD}<linearGradient id="foot" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
            f'stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/></linearGradient></defs>'
            f'<rect x="0" y="{edge}" width="150" height="{view[1] + view[3] - edge + 2:.2f}" fill="url(#foot)"/>'
            f'<rect x="0" y="{edge - 1}" width="150" height="2.2" fill="url(#gold)"/></svg>'
        )
        picture = svg(inner, view, 14 / w)
        size = (canvas.px(w), canvas.px(h))
        ready = canvas.look.pictures.later(picture, size, lambda _: self.refresh())
        canvas.surface.blit(ready, canvas.at(0, 0))

    def _paint_facts(self, canvas: Canvas, y: float, colour: str) -> None:
        seats, minutes = SHELF[self.game]
        parts = [("seats", seats), ("clock", say("minutes", count=minutes))]
        letters, size = canvas.look.letters, 13.5 if self.chosen else 13.0
        rooms = [0.36 * (self.box.w - 66), 0.64 * (self.box.w - 66)]
        widths = [
            letters.width(text, "bold", letters.fit(text, "bold", size, room)[0])
            for (_, text), room in zip(parts, rooms, strict=True)
        ]
        x = (self.box.w - sum(widths) - 2 * 21 - 8) / 2
        for (icon, text), wide, room in zip(parts, widths, rooms, strict=True):
            canvas.icon(icon, x + 8.5, y, 17, colour)
            canvas.text(text, x + 21, y, "bold", size, "#fff4dc", width=room)
            x += 21 + wide + 8


class Plaque(Pressable):
    """Who plays: leads to the settings, where name and animal are chosen."""

    radius = 16.0

    def __init__(
        self, x: float, y: float, w: float, h: float, player: str, avatar: str, action: Callable[[], None]
    ) -> None:
        super().__init__(x, y, w, h, "player", action)
        self.player, self.avatar = player, avatar

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, self.radius, rim_opacity=0.6, rim_width=1.2)
        canvas.avatar(self.avatar, 36, h / 2, 56)
        canvas.text(self.player or say("player-unnamed"), 76, h / 2 - 11, "bold", 18, width=w - 112)
        canvas.text(say("player-sub"), 76, h / 2 + 13, "semi", 13.5, MIST, width=w - 112)
        canvas.icon("chevron", w - 20, h / 2, 16, MIST)
        self.paint_state(canvas)


def board(canvas: Canvas) -> None:
    """A shelf of wood with a brass edge."""
    w = canvas.width
    canvas.shadow(8, -6, w - 16, 20, 4, 12, 8, 220)
    canvas.draw(
        f'<defs><linearGradient id="wood" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#b9803f"/>'
        f'<stop offset="0.3" stop-color="#7d4f22"/><stop offset="1" stop-color="#3c220d"/></linearGradient>'
        f"{GOLD}</defs>"
        f'<rect x="0" y="0" width="{w}" height="22" rx="4" fill="url(#wood)" stroke="#1c0e05" stroke-width="1"/>'
        f'<path d="M2 1.6H{w - 2}" stroke="#f0c98a" stroke-opacity="0.65" stroke-width="1.4"/>'
        f'<rect x="2" y="17" width="{w - 4}" height="1.8" fill="url(#gold)"/>',
        0, 0, w, 22,
    )  # fmt: skip


def seen(layout: Layout) -> View:
    """The part of the backdrop that fills a window of this shape; upright, the moon stands at the right."""
    shape = layout.size[0] / layout.size[1]
    if shape > 1280 / 720:
        high = 1280 / shape
        return 0, (720 - high) / 2, 1280, high
    wide = 720 * shape
    left = 330 if layout.portrait else (1280 - wide) / 2
    return left, 0, wide, 720


