"""The sheet with the rules of a table: what can be chosen, what each value means, and the choice.

Law: nothing is shrunk here for want of room. Where the rows need more than there is, the sheet scrolls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.scale import Scale
from client.ui.scroller import Inner, Place, Scroller
from client.ui.stepper import Stepper
from client.ui.text import Letters
from client.ui.theme import AMBER_INK, CREAM, MINT, MINT_INK
from client.ui.widgets import Caption, Choice, Painted, Toggle, caption_height

Enter = Callable[[Stepper, str], None]

GAP, WIDEST_GAP = 8.0, 34.0  # between rows, and where there is room to spare
BETWEEN = 36.0  # columns
HIGH = 50.0  # of a choice
SWITCH = 76.0  # what a switch takes of its row


class Item(NamedTuple):
    """Something that can be chosen: by a button for each of its `values`, some of them shown as `animals`; where there
    are too many for that, on a `scale`; without either, by a switch."""

    name: str
    title: str
    about: str
    values: tuple[str, ...]
    chosen: int
    choose: Callable[[int], None]
    animals: tuple[str, ...] = ()
    scale: Scale | None = None

    @property
    def switch(self) -> bool:
        return not self.values and self.scale is None

    @property
    def word(self) -> str:
        """The chosen value."""
        if self.scale is not None:
            return self.scale.text(self.chosen)
        return self.values[self.chosen] if self.values else ""


class Cell(NamedTuple):
    """An item where it stands on the sheet."""

    item: Item
    box: Box


def add_sheet(
    form: Form, box: Box, items: Sequence[Item], place: Place, enter: Enter, editable: bool = True, columns: int = 1
) -> Scroller:
    """Fill a box with items. The choices stand below the words, or beside them where only that fits. `enter` opens the
    sheet where a number is entered."""
    letters, below = form.look.letters, True
    cells = arranged(items, letters, box, columns, True, editable)
    if columns == 1 and length(cells) > box.h:
        closer = arranged(items, letters, box, columns, False, editable)
        below = length(closer) > box.h
        cells = cells if below else closer
    scroller = form.add(Scroller(form, box, "rules", place))
    for cell in cells:
        if not editable:
            add_told(scroller.inner, cell)
        elif cell.item.switch:
            add_switch(scroller.inner, cell)
        else:
            add_choice(scroller.inner, cell, below, enter)
    scroller.filled()
    return scroller


def arranged(
    items: Sequence[Item], letters: Letters, box: Box, columns: int, below: bool, editable: bool
) -> list[Cell]:
    """All items in columns that are about equally long, spread a little where there is room."""
    wide = (box.w - BETWEEN * (columns - 1)) / columns
    highs = [height(item, letters, wide, below, editable) for item in items]
    splits = range(1, len(items) + 1) if columns > 1 else [len(items)]
    split = min(splits, key=lambda at: max(needed(highs[:at]), needed(highs[at:])))
    cells: list[Cell] = []
    for column, (first, last) in enumerate(((0, split), (split, len(items)))):
        spare = box.h - needed(highs[first:last])
        gap = GAP + max(0.0, min(WIDEST_GAP - GAP, spare / max(1, last - first)))
        y = 0.0
        for item, high in zip(items[first:last], highs[first:last], strict=True):
            cells.append(Cell(item, Box(column * (wide + BETWEEN), y, wide, high)))
            y += high + gap
    return cells


def needed(highs: Sequence[float]) -> float:
    """How long a column of such rows is at least."""
    return sum(highs) + GAP * max(0, len(highs) - 1)


def length(cells: Sequence[Cell]) -> float:
    return max((cell.box.bottom for cell in cells), default=0.0)


def height(item: Item, letters: Letters, wide: float, below: bool, editable: bool) -> float:
    """Of an item's row."""
    if not editable:
        return max(52.0, caption_height(letters, item.title, item.about, wide - told_width(item, letters) - 16))
    if item.switch:
        return max(52.0, caption_height(letters, item.title, item.about, wide - SWITCH))
    if below:
        return caption_height(letters, item.title, item.about, wide) + 6 + HIGH
    return max(HIGH + 2, caption_height(letters, item.title, item.about, wide * 0.45 - 16))


def add_switch(inner: Inner, cell: Cell) -> None:
    item = cell.item
    inner.add(Toggle(item.title, item.about, *cell.box, bool(item.chosen), lambda on: item.choose(on), item.name))


def add_choice(inner: Inner, cell: Cell, below: bool, enter: Enter) -> None:
    item, (x, y, w, h) = cell
    if below:
        words, spot = Box(x, y, w, h - HIGH - 6), Box(x, y + h - HIGH, w, HIGH)
    else:
        words, spot = Box(x, y, w * 0.45 - 16, h), Box(x + w * 0.45, y + (h - HIGH) / 2, w * 0.55, HIGH)
    inner.add(Caption(item.title, item.about, *words))
    if item.scale is not None:
        inner.add(Stepper(spot, item.title, item.scale, item.chosen, item.choose, item.name, enter))
        return
    painter = face_painter(item) if item.animals else None
    inner.add(Choice(*spot, item.values, item.chosen, item.choose, item.name, painter=painter))


def face_painter(item: Item) -> Callable[[Canvas, int, Box], None]:
    """Paints those who can be chosen; where nobody sits yet, the number of the seat."""

    def paint(canvas: Canvas, index: int, part: Box) -> None:
        x, y = part.x + part.w / 2, part.y + part.h / 2
        if item.animals[index]:
            canvas.avatar(item.animals[index], x, y, 36)
        else:
            ink = AMBER_INK if index == item.chosen else CREAM
            canvas.text(item.values[index], x, y, "bold", 15, ink, "middle", part.w - 6)

    return paint


def told_width(item: Item, letters: Letters) -> float:
    """Of the value that a guest reads."""
    return 52.0 if item.switch or seen(item) else letters.width(item.word, "bold", 15) + 30


def seen(item: Item) -> str:
    """The animal that stands for the value."""
    return item.animals[item.chosen] if item.animals else ""


def add_told(inner: Inner, cell: Cell) -> None:
    """An item for those who may not change it: the same words, and the value on a tag."""
    item, (x, y, w, h) = cell
    wide = told_width(item, inner.look.letters)
    inner.add(Caption(item.title, item.about, x, y, w - wide - 16, h))

    def paint(canvas: Canvas) -> None:
        theme, middle = canvas.look.theme, h / 2
        if seen(item):
            canvas.avatar(seen(item), wide / 2, middle, 40)
        elif not item.switch:
            canvas.panel(0, middle - 17, wide, 34, 16, theme.well, 0.9, rim_opacity=0.7, shadow=False)
            canvas.text(item.word, wide / 2, middle, "bold", 15, CREAM, "middle", wide - 12)
        else:
            colours = (MINT, "#5fbf8a") if item.chosen else theme.well
            canvas.panel(wide - 34, middle - 17, 34, 34, 16, colours, 1, rim_opacity=0.7, shadow=False)
            ink = MINT_INK if item.chosen else theme.secondary
            canvas.icon("check" if item.chosen else "cross", wide - 17, middle, 18, ink, 3)

    inner.add(Painted(x + w - wide, y, wide, h, paint))
