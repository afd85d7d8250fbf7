"""The rules of a game, to be read: contents, search, and a page that opens at the rule in force."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from client.games import entry
from client.screens.screen import Screen
from client.settings import TEXT_SIZES
from client.ui.canvas import Canvas
from client.ui.felt import felt
from client.ui.fields import TextField
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.head import add_head
from client.ui.overlays import ScrollList
from client.ui.page import Page, Paragraph, plain, sheet
from client.ui.pictures import ASSETS
from client.ui.text import CATALOGUE, say
from client.ui.theme import AMBER_INK, CREAM, INK, INK_2, SCORE
from client.ui.widgets import Label, Painted, Panel
from shared.rulebook import Book, Rule, read

if TYPE_CHECKING:
    from client.app import App

ROW = 52.0
QUERY_LENGTH = 30


@lru_cache(maxsize=16)
def book(game: str, language: str) -> Book:
    """The rules of a game, and after them those that hold at every table."""
    own, common = (
        read((ASSETS / "rules" / f"{name}.{language}.md").read_text(encoding="utf-8")) for name in (game, "table")
    )
    return Book(own.title, own.intro, [*own.chapters, *common.chapters])


class Entry(NamedTuple):
    """A line of the contents: a chapter, or a rule that was found."""

    title: str
    sub: str
    anchor: str


def paragraphs(written: Book) -> list[Paragraph]:
    """A book as it is set on the page; chapters and rules can be opened by their name."""
    found = [
        Paragraph(written.title, "serif_black", 34, ruled=True),
        Paragraph(written.intro, "serif_italic", 18, INK_2, 12),
    ]
    for number, chapter in enumerate(written.chapters):
        found.append(Paragraph(chapter.title, "serif", 25, above=34, anchor=f"chapter {number}", ruled=True))
        for rule in chapter.rules:
            found.append(Paragraph(rule.title, "bold", 18, above=18, tag=rule.id, anchor=rule.id))
            found += [Paragraph(text, above=5 if first else 9) for first, text in numbered(rule.text)]
    return found


def numbered(text: str) -> list[tuple[bool, str]]:
    """The paragraphs of a text, with whether each is the first."""
    return [(number == 0, part) for number, part in enumerate(text.split("\n\n"))]


def search(written: Book, query: str) -> list[Rule]:
    """The rules that have all words of a query, however its letters are marked; those with them in the title first."""
    words = plain(query).split()
    found = [rule for rule in written.rules().values() if all(word in plain(whole(rule)) for word in words)]
    return sorted(found, key=lambda rule: not all(word in plain(f"{rule.id} {rule.title}") for word in words))


def whole(rule: Rule) -> str:
    return f"{rule.id} {rule.title} {rule.text}"


class SearchField(TextField):
    """A field that says what it is for while it is empty."""

    def __init__(
        self, x: float, y: float, w: float, h: float, text: str, changed: Callable[[str], None],
        keyboard: Callable[[TextField], None], hint: str,
    ) -> None:  # fmt: skip
        super().__init__(x, y, w, h, text, QUERY_LENGTH, changed, "search", keyboard)
        self.hint = hint

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if not self.text:
            canvas.text(
                self.hint, 22, self.box.h / 2, "semi", 17, canvas.look.theme.secondary, width=self.box.w - 76
            )
        canvas.icon("search", self.box.w - 30, self.box.h / 2, 22, canvas.look.theme.secondary)


class RulesScreen(Screen):
    """The reader. `rule` is the id of the one that it opens at."""

    def __init__(self, app: App, game: str, rule: str = "") -> None:
        super().__init__(app)
        self.game, self.rule, self.theme = game, rule, entry(game).theme
        self.query = ""
        self._offset: tuple[str, float] | None = None  # where the player was, as an anchor and units below it
        self._page: Page | None = None
        self._contents: ScrollList | None = None
        self._chapter = ""

    @property
    def book(self) -> Book:
        return book(self.game, CATALOGUE.language)

    def build(self, form: Form) -> None:
        self.app.backdrop(felt(self.theme))
        form.back = self.app.pop
        self._remember()
        if form.look.viewport.portrait:
            self._head(form, 32, 600)
            self._search_field(form, 32, 100, 656)
            self._build_contents(form, Box(32, 172, 656, 262))
            self._build_page(form, Box(32, 450, 656, 804))
        else:
            self._head(form, 56, 620)
            self._search_field(form, 844, 26, 380)
            self._build_contents(form, Box(56, 108, 336, 588))
            self._build_page(form, Box(412, 108, 812, 588))
        self._follow()

    def _head(self, form: Form, x: float, w: float) -> None:
        add_head(form, x, 22, w - 84, say(f"game-{self.game}"), say("rules-sub"), self.app.pop)

    def _search_field(self, form: Form, x: float, y: float, w: float) -> None:
        form.add(SearchField(x, y, w, 56, self.query, self._search, self.app.keyboard, say("rules-search")))

    def _build_contents(self, form: Form, box: Box) -> None:
        form.add(Panel(*box))
        self._title = form.add(Label(self._heading(), box.x + 24, box.y + 12, box.w - 48, 40, "serif", 20, SCORE))
        w, h = box.w - 32, box.h - 72
        self._contents = form.add(ScrollList(box.x + 12, box.y + 58, w, h, [], ROW, self._pick, "contents", 6))
        self._fill_contents()

    def _build_page(self, form: Form, box: Box) -> None:
        form.add(Painted(*box, sheet))
        side = 40 if box.w < 700 else 58
        self._page = form.add(
            Page(
                box.x + side, box.y + 16, box.w - side - 16, box.h - 32, paragraphs(self.book), form.look.letters,
                TEXT_SIZES[self.app.settings.text_size], calm=self.app.settings.reduced_motion,
            )
        )  # fmt: skip
        self._page.lit = self.rule
        self._page.words = tuple(plain(self.query).split())
        self._page.refresh()
        if self._offset is None:
            self._page.open_at(self.rule)
        elif self._offset[0] in self._page.anchors:
            self._page.go(self._page.anchors[self._offset[0]].top + self._offset[1], at_once=True)

    def _remember(self) -> None:
        """Where the page was, so that another window size or language shows the same rule."""
        page = self._page
        if page is not None:
            above = [(span.top, anchor) for anchor, span in page.anchors.items() if span.top <= page.offset + 5]
            top, anchor = max(above, default=(0.0, ""))
            self._offset = (anchor, page.offset - top)

    # --- contents and search ---

    def _entries(self) -> list[Entry]:
        if self.query.strip():
            return [Entry(rule.title, rule.id, rule.id) for rule in search(self.book, self.query)]
        return [
            Entry(chapter.title, span_of(chapter.rules), f"chapter {number}")
            for number, chapter in enumerate(self.book.chapters)
        ]

    def _heading(self) -> str:
        return say("rules-found", count=len(self._entries())) if self.query.strip() else say("rules-contents")

    def _fill_contents(self) -> None:
        assert self._contents is not None
        self._contents.rows = [self._row(entry) for entry in self._entries()]
        self._contents.current = 0
        self._contents.scroll(0)
        self._contents.refresh()

    def _row(self, entry: Entry) -> Callable[[Canvas, Box, bool], None]:
        def paint(canvas: Canvas, box: Box, focused: bool) -> None:
            here = entry.anchor in (self._chapter, self.rule)
            ink, ink_2 = (AMBER_INK, INK) if here else (CREAM, self.theme.secondary)
            if here:
                canvas.amber(box.x + 4, box.y + 1, box.w - 8, box.h - 2, 12)
            else:
                canvas.panel(box.x + 4, box.y + 1, box.w - 8, box.h - 2, 12, self.theme.dark, 0.55, rim_opacity=0.2,
                             shadow=False)  # fmt: skip
            canvas.text(entry.title, box.x + 20, box.y + box.h / 2 - 8, "bold", 15.5, ink, width=box.w - 40, high=24)
            canvas.text(entry.sub, box.x + 20, box.y + box.h / 2 + 12, "semi", 12.5, ink_2, width=box.w - 40, high=18)
            if focused:
                canvas.draw(
                    f'<rect x="2" y="2" width="{box.w - 4}" height="{box.h - 4}" rx="13" fill="none" '
                    f'stroke="{CREAM}" stroke-width="3"/>',
                    *box,
                )

        return paint

    def _search(self, query: str) -> None:
        self.query = query
        self._fill_contents()
        self._title.show(self._heading())
        found = self._entries() if query.strip() else []
        if self._page is not None:
            self._page.words = tuple(plain(query).split())
            self.rule = self._page.lit = found[0].anchor if found else ""
            self._page.refresh()
            self._page.open_at(self.rule)

    def _pick(self, index: int) -> None:
        entry = self._entries()[index]
        if self._page is not None:
            self.rule = self._page.lit = "" if entry.anchor.startswith("chapter") else entry.anchor
            self._page.refresh()
            self._page.open_at(entry.anchor, at_once=False)

    def update(self, dt: float) -> bool:
        self._follow()
        return False

    def _follow(self) -> None:
        """Show in the contents which chapter is being read."""
        if self._page is None or self._contents is None:
            return
        chapters = [anchor for anchor in self._page.reading() if anchor.startswith("chapter")]
        chapter = chapters[-1] if chapters else ""
        if chapter != self._chapter:
            self._chapter = chapter
            if not self.query.strip() and chapter:
                top = int(chapter.split()[1]) * (ROW + 6)
                seen = self._contents.offset
                self._contents.scroll(min(top, max(seen, top + ROW - self._contents.box.h)))
            self._contents.refresh()


def span_of(rules: list[Rule]) -> str:
    """The ids of a chapter, from the first to the last."""
    return f"{rules[0].id} – {rules[-1].id}" if len(rules) > 1 else "".join(rule.id for rule in rules)
