"""What is laid over the table: why something is not allowed, a choice between actions, the menu, reactions.

Law: each closes by Escape and by a button, and leaves the table as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from client.table.phrases import Interim, Words
from client.ui.canvas import GOLD, Canvas
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.overlays import text_height, veil
from client.ui.pictures import ASSETS, asset, svg
from client.ui.scroller import Inner, Place, Scroller
from client.ui.text import Language, say
from client.ui.theme import CONSEQUENCE, INK, INK_2, SCORE
from client.ui.widgets import Button, Kind, Label, Painted, Panel, Pressable
from shared.messages import EMOTES
from shared.rulebook import Rule, read

QUICK = ("hello", "nice", "luck", "moment", "close", "again")  # short lines for the chat

LEAST = 50.0  # how high a button of a chooser is at least

Do = Callable[[], None]


@lru_cache(maxsize=32)
def rules_of(game: str, language: Language) -> dict[str, Rule]:
    """The rules of a game and those of every table, by their ids."""
    books = [ASSETS / "rules" / f"{name}.{language}.md" for name in ("table", game)]
    return {id: rule for book in books for id, rule in read(book.read_text(encoding="utf-8")).rules().items()}


def parchment(form: Form, w: float, h: float) -> Box:
    """A sheet of parchment in the middle of the window."""
    wide, high = form.look.viewport.stage
    w, h = min(w, wide - 48), min(h, high - 48)
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(0, 0, w, h, 18, 12, 6, 190)
        canvas.draw(
            f'<defs>{GOLD}<linearGradient id="pp" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
            f'stop-color="#fffaf0"/><stop offset="1" stop-color="#efdcb4"/></linearGradient></defs><rect x="1" y="1" '
            f'width="{w - 2}" height="{h - 2}" rx="18" fill="url(#pp)" stroke="#6b4816" stroke-width="2"/><rect x="4" '
            f'y="4" width="{w - 8}" height="{h - 8}" rx="15" fill="none" stroke="url(#gold)" stroke-width="1.8"/>',
            0, 0, w, h,
        )  # fmt: skip

    form.add(Painted(x, y, w, h, paint))
    return Box(x, y, w, h)


def why_sheet(form: Form, rule: Rule, now: str, read_on: Do, close: Do) -> None:
    """The rule that says no, and what is asked instead."""
    stage, wide = form.look.viewport.stage, min(640.0, form.look.viewport.stage[0] - 48)
    text = min(max(text_height(form.look.letters, rule.text, 17, wide - 56), 50.0), stage[1] - 96 - 246)
    x, y, w, h = parchment(form, wide, text + 246)

    def coin(canvas: Canvas) -> None:
        canvas.picture(svg(asset("signs/medallion")), 0, 0, 52, 52)

    form.add(Painted(x + 28, y + 24, 52, 52, coin))
    form.add(Label(say("why-title"), x + 96, y + 20, w - 124, 26, "semi", 15, INK_2))
    form.add(Label(rule.title, x + 96, y + 46, w - 124, 32, "serif", 24, INK))
    form.add(Label(rule.text, x + 28, y + 98, w - 56, text, "semi", 17, INK, wrap=True))
    form.add(Label(say("why-now", question=now), x + 28, y + 106 + text, w - 56, 32, "bold", 17, CONSEQUENCE))
    each = (w - 72) / 2
    form.add(Button(say("why-rules"), x + 28, y + h - 84, each, 56, read_on, "read", icon="book", size=17))
    form.add(Button(say("why-close"), x + 44 + each, y + h - 84, each, 56, close, "close", "primary", size=18))
    form.back = close


def chooser(form: Form, entries: Sequence[tuple[Words, Do]], close: Do) -> None:
    """One of several actions. Where they need more room than there is, they scroll."""
    high = form.look.viewport.stage[1]
    columns = 1 if len(entries) <= 5 else 2
    rows = -(-len(entries) // columns)
    each = max(LEAST, min(68.0, (high - 48 - 160) / rows - 10))
    x, y, w, h = parchment(form, 460 * columns, rows * (each + 10) + 152)
    form.add(Label(say("choose-title"), x + 28, y + 18, w - 56, 44, "serif", 24, INK, "middle"))
    room = Box(x + 28, y + 72, w - 56, h - 152)
    inner: Form = form
    if rows * (each + 10) > room.h + 1:
        scroller = form.add(Scroller(form, room, "choices", Place()))
        inner, room = scroller.inner, Box(0, 0, room.w - 10, room.h)
    wide = (room.w - 12 * (columns - 1)) / columns
    for nth, (words, do) in enumerate(entries):
        left, top = room.x + nth % columns * (wide + 12), room.y + nth // columns * (each + 10)
        kind: Kind = "primary" if nth == 0 and words.kind == "primary" else "dark"
        inner.add(Button(words.text, left, top, wide, each, do, f"choice {nth}", kind, words.icon, words.sub, 18))
    if isinstance(inner, Inner):
        inner.scroller.filled()
    form.add(Button(say("choose-back"), x + 28, y + h - 68, w - 56, 50, close, "close", "paper", size=16))
    form.back = close


def menu(form: Form, title: str, entries: Sequence[tuple[str, str, Do]], close: Do) -> None:
    """The ways out of the table: text, icon, action; the first one goes on."""
    wide, high = form.look.viewport.stage
    w, each = min(420.0, wide - 48), 58.0
    h = 96 + len(entries) * (each + 10) + 12
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(title, x + 28, y + 20, w - 56, 50, "serif", 28, SCORE, "middle"))
    for nth, (text, icon, do) in enumerate(entries):
        kind: Kind = "primary" if nth == 0 else "dark"
        form.add(
            Button(text, x + 28, y + 86 + nth * (each + 10), w - 56, each, do, f"menu {icon}", kind, icon, size=18)
        )
    form.back = form.menu = close


def interim(form: Form, standing: Interim, close: Do) -> None:
    """How the match stands between two games."""
    wide, high = form.look.viewport.stage
    w, each = min(560.0, wide - 48), 52.0
    below = 30.0 if standing.note else 0.0
    h = 132 + len(standing.rows) * each + below + 96
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(standing.title, x + 28, y + 18, w - 56, 48, "serif", 28, SCORE, "middle"))

    def paint(canvas: Canvas) -> None:
        secondary, right = canvas.look.theme.secondary, w - 56
        canvas.text(say("interim-now"), right - 120, 14, "semi", 13.5, secondary, "right", 120)
        canvas.text(say("interim-total"), right, 14, "semi", 13.5, secondary, "right", 110)
        for nth, row in enumerate(standing.rows):
            middle = 52 + nth * each
            canvas.text(f"{nth + 1}.", 20, middle, "serif", 22, SCORE, "middle", 36)
            row.party.paint_head(canvas, 66, middle, 42)
            canvas.text(row.party.name, 100, middle, "bold", 18, width=right - 100 - 190)
            canvas.text(row.now, right - 120, middle, "serif", 20, secondary, "right", 70)
            canvas.text(row.total, right, middle, "serif", 25, SCORE, "right", 90)

    form.add(Painted(x + 28, y + 76, w - 56, 40 + len(standing.rows) * each, paint))
    if standing.note:
        quiet = form.look.theme.secondary
        form.add(Label(standing.note, x + 28, y + h - 96 - below, w - 56, 24, "semi", 15, quiet, "middle"))
    form.add(Button(say("menu-continue"), x + 28, y + h - 84, w - 56, 58, close, "close", "primary", "paw", size=19))
    form.back = close


class EmoteButton(Pressable):
    """A face of the lynx, with its word below."""

    def __init__(self, emote: str, x: float, y: float, w: float, h: float, action: Do) -> None:
        super().__init__(x, y, w, h, f"emote {emote}", action)
        self.emote = emote

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, 14, canvas.look.theme.dark, 0.96, rim_opacity=0.5)
        side = min(w - 24, h - 40)
        canvas.picture(svg(asset(f"emotes/{self.emote}")), (w - side) / 2, 8, side, side)
        canvas.text(emote_words(self.emote), w / 2, h - 15, "bold", 13, align="middle", width=w - 8)
        self.paint_state(canvas)


def emote_words(emote: str) -> str:
    """What a face says."""
    return say(f"emote-{emote.replace('_', '')}")


def reactions(
    form: Form, emote: Callable[[str], None], chat: Callable[[str], None],
    write: Callable[[Form, float, float, float], None], close: Do,
) -> None:  # fmt: skip
    """Eight faces, six short lines, and a field to write in, which is put at a corner with a width."""
    wide, high = form.look.viewport.stage
    w = min(700.0, wide - 32)
    columns = 4
    each = (w - 56 - 12 * (columns - 1)) / columns
    tall = min(144.0, each + 26)
    h = 84 + 2 * (tall + 12) + 3 * 60 + 64 + 16
    x, y = (wide - w) / 2, (high - h) / 2
    veil(form)
    form.add(Panel(x, y, w, h, opacity=1))
    form.add(Label(say("reactions"), x + 28, y + 18, w - 120, 44, "serif", 26, SCORE))
    form.add(Button("", x + w - 72, y + 14, 52, 52, close, "close", icon="cross"))
    for nth, name in enumerate(EMOTES):
        left, top = x + 28 + nth % columns * (each + 12), y + 78 + nth // columns * (tall + 12)
        form.add(EmoteButton(name, left, top, each, tall, lambda name=name: emote(name)))  # type: ignore[misc]
    each, top = (w - 56 - 12) / 2, y + 78 + 2 * (tall + 12)
    for nth, key in enumerate(QUICK):
        words = say(f"quick-{key}")
        left = x + 28 + nth % 2 * (each + 12)
        form.add(
            Button(words, left, top + nth // 2 * 60, each, 50, lambda words=words: chat(words), f"quick {key}", size=16)  # type: ignore[misc]
        )
    write(form, x + 28, top + 3 * 60, w - 56)
    form.back = close
