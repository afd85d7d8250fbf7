"""What a replay is steered by: the bar from its first news to its last, and the hands that an open one shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.table.areas import RATIO
from client.table.deck import Deck
from client.table.ornaments import paint_group
from client.ui.canvas import Canvas
from client.ui.form import Widget
from client.ui.geometry import Box
from client.ui.pointer import Nav, PointerEvent
from client.ui.text import say
from client.ui.theme import PAPER_HIGH, SCORE
from shared.engine import Card

KNOB = 13.0


class Scrub(Widget):
    """Where in the film we are; ticks show the turns of the seat that is looked from."""

    focusable = True

    def __init__(self, box: Box, end: int, position: int, turns: Sequence[int], moved: Callable[[int], None]) -> None:
        super().__init__(*box, "scrub")
        self.end, self.position, self.turns, self.moved = end, position, tuple(turns), moved

    def show(self, end: int, position: int, turns: Sequence[int]) -> None:
        """Show this, if it is anything new."""
        if (end, position, tuple(turns)) != (self.end, self.position, self.turns):
            self.end, self.position, self.turns = end, position, tuple(turns)
            self.refresh()

    def press(self, event: PointerEvent) -> None:
        self.drag(event)

    def drag(self, event: PointerEvent) -> None:
        share = (event.x - self.box.x - KNOB) / self._length
        self._go(round(self.end * share))

    def wheel(self, turn: float) -> None:
        self._go(self.position + round(turn))

    def nav(self, way: Nav) -> bool:
        if way not in (Nav.LEFT, Nav.RIGHT):
            return False
        before = self.position
        self._go(before + (1 if way is Nav.RIGHT else -1))
        return self.position != before

    def _go(self, position: int) -> None:
        position = max(0, min(self.end, position))
        if position != self.position:
            self.position = position
            self.refresh()
            self.moved(position)

    @property
    def _length(self) -> float:
        return self.box.w - 2 * KNOB

    def _at(self, position: int) -> float:
        return KNOB + self._length * (position / self.end if self.end else 0.0)

    def paint(self, canvas: Canvas) -> None:
        w, h, theme = self.box.w, self.box.h, canvas.look.theme
        middle, knob = h * 0.4, self._at(self.position)
        canvas.panel(0, middle - 6, w, 12, 5.5, theme.well, 1, rim_opacity=0.5, shadow=False)
        canvas.panel(0, middle - 6, max(12.0, knob), 12, 5.5, ("#ffd27d", "#d98a22"), 1, None, shadow=False)
        ticks = "".join(
            f'<rect x="{self._at(turn) - 1.2:.2f}" y="0" width="2.4" height="6" rx="1.2" fill="{SCORE}"/>'
            for turn in self.turns
        )
        if ticks:
            canvas.draw(ticks, 0, middle + 9, w, 6)
        canvas.shadow(knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, KNOB, 4, 2, 150)
        edge = "#a87a2c" if not self.pressed else "#7a4a10"
        canvas.draw(
            f'<circle cx="13" cy="13" r="12" fill="{PAPER_HIGH}" stroke="{edge}" stroke-width="2"/>',
            knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB,
        )  # fmt: skip
        if self.hovered:
            canvas.veil(knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, KNOB, "#f4ae43", 0.25)
        told = say("replay-at", at=self.position, of=self.end)
        canvas.lines(told, 2, h * 0.66, w * 0.4, h * 0.36, "bold", 13, theme.secondary)
        canvas.lines(say("replay-ticks"), w * 0.4, h * 0.66, w * 0.6 - 2, h * 0.36, "semi", 13, SCORE, "right")
        if self.focused and self.form is not None and self.form.keys_used:
            canvas.ring(knob - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, KNOB)


class Held(NamedTuple):
    """What somebody has in hand."""

    avatar: str
    cards: tuple[Card, ...]


class Hands(Widget):
    """The hands of the others, where a replay shows all faces."""

    def __init__(self, box: Box, deck: Deck) -> None:
        super().__init__(*box, "hands")
        self.deck = deck
        self.held: tuple[Held, ...] = ()

    def show(self, held: Sequence[Held]) -> None:
        """Show these, if they are anything new."""
        if tuple(held) != self.held:
            self.held = tuple(held)
            self.refresh()

    def paint(self, canvas: Canvas) -> None:
        w, h = self.box.w, self.box.h
        canvas.panel(0, 0, w, h, 14, canvas.look.theme.quiet, 0.84, rim_opacity=0.3)
        columns = 1 if w < 400 or len(self.held) == 1 else 2
        rows = -(-len(self.held) // columns) or 1
        wide, high = (w - 16) / columns, min(58.0, (h - 10) / rows)
        top = (h - rows * high) / 2
        for nth, held in enumerate(self.held):
            x, y = 8 + nth % columns * wide, top + nth // columns * high
            canvas.avatar(held.avatar or "lynx", x + high * 0.45, y + high / 2, high * 0.84)
            card = (high - 6) / RATIO
            room = wide - high - 8
            step = min(0.62, (room / card - 1) / max(1, len(held.cards) - 1))
            paint_group(canvas, self.deck, held.cards, x + high * 0.95, y + (high - RATIO * card) / 2, card, step)
