"""Settings: each takes effect at once and is kept when the screen is left."""

from __future__ import annotations

import math

from client.screens.credits import CreditsScreen
from client.screens.screen import Screen
from client.settings import AVATARS, NAME_LENGTH, SPEEDS, TEXT_SIZES
from client.ui.canvas import Canvas
from client.ui.felt import felt
from client.ui.fields import TextField
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.scale import Scale
from client.ui.slider import Slider
from client.ui.text import LANGUAGES, Letters, say
from client.ui.theme import SCORE
from client.ui.widgets import Button, Choice, Label, Panel, Toggle

PERCENT, ROOM = Scale(range(0, 101, 5), lambda value: f"{value} %"), 64.0  # how loud, and the room for the words of it
LEAST, MOST = 150.0, 206.0  # units: how wide the words before the choices may be


class SettingsScreen(Screen):
    """Who I am, how it looks, how it sounds."""

    def build(self, form: Form) -> None:
        self.app.backdrop(felt(self.theme))
        form.back = self.app.pop
        self._wide = column(form.look.letters)
        if form.look.viewport.portrait:
            self._head(form, 32, 688)
            self._about_me(form, 32, 116, 656)
            self._look(form, 32, 488, 656)
            self._table(form, 32, 738, 656)
        else:
            self._head(form, 56, 1224)
            self._about_me(form, 56, 108, 572)
            self._look(form, 56, 480, 572)
            self._table(form, 652, 108, 572)

    def _head(self, form: Form, x: float, right: float) -> None:
        form.add(Button("", x, 26, 64, 64, self.app.pop, "back", icon="back", size=19))
        form.add(Label(say("settings"), x + 84, 30, right - x - 84 - 236, 56, "serif", 30, SCORE))
        form.add(Button(say("credits"), right - 220, 28, 220, 60, self._credits, "credits", icon="paw", size=17))

    def _credits(self) -> None:
        self.app.push(CreditsScreen(self.app))

    def _about_me(self, form: Form, x: float, y: float, w: float) -> None:
        left, wide = x + 34 + self._wide, w - 58 - self._wide  # of what is chosen
        settings = self.app.settings
        form.add(Panel(x, y, w, 356, say("settings-me")))
        self._word(form, say("settings-name"), x + 24, y + 72)

        def rename(name: str) -> None:
            settings.name = name

        form.add(
            TextField(left, y + 70, wide, 56, settings.name, NAME_LENGTH, rename, "name", self.app.keyboard)
        )
        self._word(form, say("settings-avatar"), x + 24, y + 132)

        def choose(index: int) -> None:
            settings.avatar = AVATARS[index]

        def animal(canvas: Canvas, index: int, box: Box) -> None:
            side = min(box.w, box.h) - 10
            canvas.avatar(AVATARS[index], box.x + box.w / 2, box.y + box.h / 2, side)

        form.add(
            Choice(
                x + 24, y + 184, w - 48, 152, AVATARS, AVATARS.index(settings.avatar), choose, "avatar", rows=2,
                painter=animal,
            )
        )  # fmt: skip

    def _look(self, form: Form, x: float, y: float, w: float) -> None:
        left, wide = x + 34 + self._wide, w - 58 - self._wide  # of what is chosen
        settings = self.app.settings
        form.add(Panel(x, y, w, 200 if w < 600 else 234, say("settings-look")))

        def language(index: int) -> None:
            settings.language = LANGUAGES[index]
            self.app.rebuild()

        def text_size(index: int) -> None:
            settings.text_size = list(TEXT_SIZES)[index]
            self.app.rebuild()

        step = 62 if w < 600 else 80
        names = [say("language-cs"), say("language-sk"), say("language-en")]
        self._word(form, say("settings-language"), x + 24, y + 66)
        form.add(
            Choice(left, y + 68, wide, 52, names, LANGUAGES.index(settings.language), language, "language")
        )
        sizes = [say("text-size", percent=round(100 * size)) for size in TEXT_SIZES.values()]
        self._word(form, say("settings-text"), x + 24, y + 66 + step)
        chosen = list(TEXT_SIZES).index(settings.text_size)
        form.add(Choice(left, y + 68 + step, wide, 52, sizes, chosen, text_size, "text"))

    def _table(self, form: Form, x: float, y: float, w: float) -> None:
        left, wide = x + 34 + self._wide, w - 58 - self._wide  # of what is chosen
        settings = self.app.settings
        upright = w > 600
        form.add(Panel(x, y, w, 518 if upright else 572, say("settings-table")))
        step = 86 if upright else 94

        def sound(value: int) -> None:
            settings.sound = value
            self.app.sounds.play("lay")

        def music(value: int) -> None:
            settings.music = value

        def speed(index: int) -> None:
            settings.speed = list(SPEEDS)[index]

        def reduce(on: bool) -> None:
            settings.reduced_motion = on

        def colours(on: bool) -> None:
            settings.four_colours = on

        top = y + (74 if upright else 84)
        self._word(form, say("settings-sound"), x + 24, top)
        form.add(Slider(left, top, wide, 56, settings.sound, sound, "sound", PERCENT, ROOM))
        self._word(form, say("settings-music"), x + 24, top + step)
        form.add(Slider(left, top + step, wide, 56, settings.music, music, "music", PERCENT, ROOM))
        speeds = [say("speed-calm"), say("speed-normal"), say("speed-brisk")]
        self._word(form, say("settings-speed"), x + 24, top + 2 * step)
        chosen = list(SPEEDS).index(settings.speed)
        form.add(Choice(left, top + 2 * step + 2, wide, 52, speeds, chosen, speed, "speed"))
        for number, (key, on, changed) in enumerate(
            (("reduced", settings.reduced_motion, reduce), ("colours", settings.four_colours, colours))
        ):
            place = (x + 24, top + (3 + number) * step, w - 48, 60)
            form.add(Toggle(say(f"settings-{key}"), say(f"settings-{key}-sub"), *place, on, changed, key))

    def _word(self, form: Form, text: str, x: float, y: float) -> None:
        form.add(Label(text, x, y, self._wide, 56, "bold", 17, kin=words()))


def words() -> list[str]:
    """What stands before the choices, all in one size."""
    return [
        say("settings-name"), say("settings-avatar"), say("settings-language"), say("settings-text"),
        say("settings-sound"), say("settings-music"), say("settings-speed"),
    ]  # fmt: skip


def column(letters: Letters) -> float:
    """How wide the words are: large letters get more room, as long as the choices keep the most of it."""
    size = letters.fit("", "bold", 17, math.inf)[0]
    return max(LEAST, min(MOST, max(letters.width(word, "bold", size) for word in words())))
