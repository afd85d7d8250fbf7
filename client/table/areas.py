"""Ways to arrange cards inside a box, in logical units: fan, row, column, grid, pile, groups.

Law: cards close up as far as they must and never leave their box. An area gets how many cards each of its places holds
and gives a pose for each card, in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple, Protocol

from client.ui.geometry import Box

RATIO = 1.4  # height of a card by its width
LEAST_STEP = 34.0  # between two cards of a hand: the width of an index, and what a finger can hit


class Pose(NamedTuple):
    """Where a card lies: its centre, its width, its turn in degrees (clockwise), and what it covers."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0

    def bounds(self) -> Box:
        """The smallest upright box around it."""
        turn, half, tall = math.radians(abs(self.angle)), self.width / 2, self.width * RATIO / 2
        w = half * math.cos(turn) + tall * math.sin(turn)
        h = tall * math.cos(turn) + half * math.sin(turn)
        return Box(self.x - w, self.y - h, 2 * w, 2 * h)

    def lifted(self, by: float) -> Pose:
        """The same card pushed out along its own axis, as a selected one is."""
        turn = math.radians(self.angle)
        return self._replace(x=self.x + by * math.sin(turn), y=self.y - by * math.cos(turn))

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies on the card."""
        turn = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        along = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(along) <= self.width / 2 and abs(down) <= self.width * RATIO / 2


class Area(Protocol):
    """A box with an arrangement."""

    @property
    def box(self) -> Box: ...

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        """The poses of the cards of each place."""
        ...


def shared(poses: Sequence[Pose], counts: Sequence[int]) -> list[list[Pose]]:
    """Poses of a whole area, cut into its places."""
    ends = [*accumulate(counts, initial=0)]
    return [list(poses[start:end]) for start, end in pairwise(ends)]


def evenly(start: float, room: float, card: float, step: float, count: int) -> list[float]:
    """The centres of cards side by side, in the middle of a stretch, closed up as far as they must."""
    step = min(step, (room - card) / (count - 1)) if count > 1 else 0.0
    first = start + (room - step * (count - 1)) / 2
    return [first + i * step for i in range(count)]


@dataclass(frozen=True)
class Fan:
    """An own hand: a slight arc while one row does, straight rows of smaller cards beyond."""

    box: Box
    card: float
    small: float  # the card's width in several rows
    step: float
    turn: float = 1.15  # degrees from card to card
    slack: float = 20.0  # on either side, for the corners of turned cards
    most: int = 18  # cards in one row

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        count = sum(counts)
        room = self.box.w - 2 * self.slack
        one = min(self.most, int((room - self.card) / LEAST_STEP) + 1)
        return shared(self._arc(count, room) if count <= one else self._rows(count, room), counts)

    def _arc(self, count: int, room: float) -> list[Pose]:
        box, end = self.box, max(1.0, (count - 1) / 2)
        turn, sag = min(self.turn, 6.0 / end), min(0.55, 14.0 / end**2)
        # The end cards hang lowest and reach highest with their corners: the arc stands in the middle of the box.
        y = box.y + box.h / 2 - sag * end**2 / 2
        xs = evenly(box.x + self.slack, room, self.card, self.step, count)
        return [
            Pose(x, y + sag * (i - (count - 1) / 2) ** 2, self.card, turn * (i - (count - 1) / 2), i)
            for i, x in enumerate(xs)
        ]

    def _rows(self, count: int, room: float) -> list[Pose]:
        box, tall = self.box, self.small * RATIO
        rows = max(2, math.ceil(count / (int((room - self.small) / LEAST_STEP) + 1)))
        each, down = math.ceil(count / rows), (box.h - tall) / (rows - 1)
        poses: list[Pose] = []
        for row in range(rows):
            width = min(each, count - row * each)
            xs = evenly(box.x + self.slack, room, self.small, self.step, width)
            poses += [Pose(x, box.y + tall / 2 + row * down, self.small, 0.0, len(poses) + i) for i, x in enumerate(xs)]
        return poses


@dataclass(frozen=True)
class Layers:
    """Groups from left to right, newest last: first the cards of a group close up, then older groups slide under."""

    box: Box
    card: float
    step: float
    gap: float = 6.0
    centred: bool = False

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        box, card, groups = self.box, self.card, [count for count in counts if count]
        step, least = self.step, 0.34 * card
        while step > least and self._length(groups, step) > box.w:
            step -= 1.0
        longest = max(groups, default=1)
        if card + (longest - 1) * step > box.w:
            step = (box.w - card) / (longest - 1)
        length = self._length(groups, step)
        under = 1.0
        if length > box.w and len(groups) > 1:
            last = card + (groups[-1] - 1) * step
            under = max(0.0, (box.w - last) / (length - last))
            length = box.w
        x = box.x + (max(0.0, box.w - length) / 2 if self.centred else 0.0)
        found: list[list[Pose]] = []
        z = 0
        for count in counts:
            # A long older group may reach further than a short newer one: it stays in the box all the same.
            left = min(x, box.x + box.w - card - max(0, count - 1) * step)
            found.append(
                [Pose(left + card / 2 + i * step, box.y + box.h / 2, card, 0.0, z + i) for i in range(count)]
            )
            if count:
                x += (card + (count - 1) * step + self.gap) * under
                z += count
        return found

    def _length(self, groups: Sequence[int], step: float) -> float:
        return sum(self.card + (count - 1) * step for count in groups) + self.gap * max(0, len(groups) - 1)


@dataclass(frozen=True)
class Column:
    """Groups from top to bottom, newest in front; of the oldest only as much shows as there is room for."""

    box: Box
    card: float
    step: float
    strip: float

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        box, card, tall = self.box, self.card, self.card * RATIO
        groups = sum(1 for count in counts if count)
        room = box.h - tall
        found: list[list[Pose]] = []
        nth, z = 0, 0
        for count in counts:
            newer = groups - 1 - nth
            y = max(0.0, min(nth * self.strip, room - newer * self.strip)) + tall / 2
            xs = evenly(box.x, box.w, card, self.step, count)
            found.append([Pose(x, box.y + y, card, 0.0, z + i) for i, x in enumerate(xs)])
            if count:
                nth, z = nth + 1, z + count
        return found


@dataclass(frozen=True)
class Grid:
    """Cards side by side from the left, in as few rows as keep their indices readable."""

    box: Box
    card: float
    step: float
    rows: int = 3
    centred: bool = False

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        box, card, count = self.box, self.card, sum(counts)
        per_row = max(1, int((box.w - card) / (0.46 * card)) + 1)
        fitting = 1 + int((box.h - card * RATIO) / (0.3 * card))
        rows = max(1, min(self.rows, fitting, math.ceil(count / per_row)))
        each = math.ceil(count / rows) if count else 1
        strip = min(0.5 * card, (box.h - card * RATIO) / (rows - 1)) if rows > 1 else 0.0
        step = min(self.step, (box.w - card) / (each - 1)) if each > 1 else 0.0
        left = (box.w - card - (each - 1) * step) / 2 if self.centred else 0.0
        top = (box.h - card * RATIO - (rows - 1) * strip) / 2 if self.centred else 0.0
        poses = [
            Pose(
                box.x + left + card / 2 + (i % each) * step,
                box.y + top + card * RATIO / 2 + (i // each) * strip,
                card,
                0.0,
                i,
            )
            for i in range(count)
        ]
        return shared(poses, counts)


@dataclass(frozen=True)
class Pile:
    """Cards on each other; the first few lean a little, so that a pile looks like one."""

    box: Box
    card: float
    lean: tuple[float, float] = (1.3, -1.6)
    seen: int = 4

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        box, (dx, dy) = self.box, self.lean
        steps = self.seen - 1
        x, y = box.x + box.w / 2 - dx * steps / 2, box.y + box.h / 2 - dy * steps / 2
        poses = [
            Pose(x + dx * min(i, steps), y + dy * min(i, steps), self.card, 0.0, i) for i in range(sum(counts))
        ]
        return shared(poses, counts)


@dataclass(frozen=True)
class Groups:
    """Groups side by side in rows, each a target of its own; an empty one has room for a card, to begin with."""

    box: Box
    card: float
    step: float
    gap: float = 12.0

    def boxes(self, counts: Sequence[int]) -> list[Box]:
        """Where each group lies."""
        step = self._step(counts)
        rows = self._rows(counts, step)
        tall = self.card * RATIO
        down = min(tall + self.gap, (self.box.h - tall) / max(1, len(rows) - 1))
        found: list[Box] = []
        for nth, row in enumerate(rows):
            x = self.box.x
            for count in row:
                wide = min(self._wide(count, step), self.box.w)
                found.append(Box(x, self.box.y + nth * down, wide, tall))
                x += wide + self.gap
        return found

    def slots(self, counts: Sequence[int]) -> list[list[Pose]]:
        found: list[list[Pose]] = []
        z = 0
        for box, count in zip(self.boxes(counts), counts, strict=True):
            each = (box.w - self.card) / (count - 1) if count > 1 else 0.0
            middle = box.y + box.h / 2
            found.append([Pose(box.x + self.card / 2 + i * each, middle, self.card, 0.0, z + i) for i in range(count)])
            z += count
        return found

    def _wide(self, count: int, step: float) -> float:
        return self.card + max(0, count - 1) * step

    def _step(self, counts: Sequence[int]) -> float:
        """From card to card: closer where there are more rows than there is room for."""
        fitting = int((self.box.h + self.gap) / (self.card * RATIO + self.gap))
        step = self.step
        while step > 0.2 * self.card and len(self._rows(counts, step)) > fitting:
            step -= 1.0
        return step

    def _rows(self, counts: Sequence[int], step: float) -> list[list[int]]:
        """The groups of each row."""
        rows: list[list[int]] = []
        left = 0.0
        for count in counts:
            wide = min(self._wide(count, step), self.box.w)
            if not rows or wide > left + 0.01:
                rows.append([])
                left = self.box.w
            rows[-1].append(count)
            left -= wide + self.gap
        return rows
