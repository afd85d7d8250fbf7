"""Who made the game and out of what."""

from __future__ import annotations

from client.screens.screen import Screen
from client.settings import TEXT_SIZES
from client.ui.canvas import Canvas
from client.ui.felt import felt
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.page import Page, Paragraph, sheet
from client.ui.pictures import asset, svg
from client.ui.text import say
from client.ui.theme import CREAM, SCORE
from client.ui.widgets import Button, Label, Painted

# What the game stands on, with the licence of each; the key of what it does for us is the name in small letters.
LIBRARIES = {
    "pygame-ce": "LGPL 2.1", "numpy": "BSD", "fluent.runtime": "Apache 2.0", "msgspec": "BSD", "msgpack": "Apache 2.0",
    "zeroconf": "LGPL 2.1", "platformdirs": "MIT",
}  # fmt: skip
FONTS = ("Manrope", "Source Serif Pro")


def paragraphs() -> list[Paragraph]:
    """The page."""
    found = [
        Paragraph(say("credits-game"), "serif_black", 30, ruled=True),
        Paragraph(say("credits-made"), above=12),
        Paragraph(say("credits-licence"), tag="MIT"),
    ]
    for part in ("art", "rules"):
        found += [heading(say(f"credits-{part}-title")), Paragraph(say(f"credits-{part}"), above=10)]
    found.append(heading(say("credits-fonts-title")))
    found += [Paragraph(font, "bold", above=10, tag="OFL 1.1") for font in FONTS]
    found.append(heading(say("credits-libraries-title")))
    for library, licence in LIBRARIES.items():
        does = say(f"credits-{library.split('-')[0].split('.')[0]}")
        found.append(Paragraph(f"{library}: {does}", above=10, tag=licence))
    found.append(Paragraph(say("credits-thanks"), "serif_italic", 20, above=30))
    return found


def heading(text: str) -> Paragraph:
    return Paragraph(text, "serif", 23, above=28, ruled=True)


class CreditsScreen(Screen):
    """To be read, and left again."""

    def build(self, form: Form) -> None:
        self.app.backdrop(felt(self.theme))
        form.back = self.app.pop
        if form.look.viewport.portrait:
            self._head(form, 32)
            form.add(Painted(32, 104, 656, 190, paint_logo))
            self._page(form, Box(32, 312, 656, 936))
        else:
            self._head(form, 56)
            form.add(Painted(56, 108, 336, 588, paint_logo))
            self._page(form, Box(412, 108, 812, 588))

    def _head(self, form: Form, x: float) -> None:
        form.add(Button("", x, 22, 64, 64, self.app.pop, "back", icon="back", size=19))
        form.add(Label(say("credits"), x + 84, 22, 480, 64, "serif", 30, SCORE))

    def _page(self, form: Form, box: Box) -> None:
        form.add(Painted(*box, sheet))
        bigger, calm = TEXT_SIZES[self.app.settings.text_size], self.app.settings.reduced_motion
        place = (box.x + 44, box.y + 16, box.w - 60, box.h - 32)
        form.add(Page(*place, paragraphs(), form.look.letters, bigger, calm=calm)).refresh()


def paint_logo(canvas: Canvas) -> None:
    """The sign of the inn, upright beside the page or lying above it."""
    w, h = canvas.width, canvas.height
    canvas.panel(0, 0, w, h, 18)
    if h > w:
        canvas.shadow(w / 2 - 76, 84, 152, 152, 76, 10, 4, 170)
        canvas.picture(svg(asset("signs/medallion")), w / 2 - 76, 84, 152, 152)
        canvas.picture(svg(asset("pictures/logo")), w / 2 - 126, 270, 252, 101.5)
        canvas.lines(say("tagline"), 24, 384, w - 48, 70, "serif_italic", 21, CREAM, "middle")
    else:
        canvas.shadow(36, h / 2 - 62, 124, 124, 62, 10, 4, 170)
        canvas.picture(svg(asset("signs/medallion")), 36, h / 2 - 62, 124, 124)
        canvas.picture(svg(asset("pictures/logo")), 196, h / 2 - 74, 252, 101.5)
        canvas.text(say("tagline"), 206, h / 2 + 50, "serif_italic", 21, CREAM, width=w - 230)
