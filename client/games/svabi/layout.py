"""Švábí disko's table: the floor in the middle, chosen cards on its rim at the side of their seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from client.table.areas import Fan, Grid, Pile
from client.table.plan import Frame, Panels, Plan, Region, controls, hand_icon
from client.table.situation import Situation
from client.ui.geometry import Box
from shared.engine import Card, Seat
from shared.games.svabi.position import JOZIN, Public

BESIDE_COLLECTIONS = 627.0  # upright, the rope of the ball hangs between them and the chosen cards


@dataclass(frozen=True)
class SvabiPanels(Panels):
    """The dance floor and what left the game lie under cards; the ball and the order of picking only where there is
    room, Jožin's plaque only where he plays."""

    under: ClassVar[frozenset[str]] = frozenset({"floor", "gone"})

    floor: Box
    gone: Box
    ball: Box | None = None
    order: Box | None = None
    jozin: Box | None = None


class Sizes(NamedTuple):
    """Widths for a number of seats."""

    floor: float
    gap: float
    chosen: float  # on the sides; on top at most 64, 50 in company
    top: float
    collection: float


SIZES = {
    2: Sizes(96, 28, 64, 64, 66),
    3: Sizes(96, 28, 64, 64, 66),
    4: Sizes(88, 24, 60, 60, 62),
    5: Sizes(80, 20, 58, 50, 62),
    6: Sizes(72, 14, 58, 48, 62),
}


class Upright(NamedTuple):
    """The floor of a portrait table: its upper edge, the cards on it, and the radius of the ball above (0: none)."""

    y: float
    top: float
    card: float
    ball: float


FLOORS = {
    2: Upright(424, 38, 108, 50),
    3: Upright(424, 38, 108, 50),
    4: Upright(502, 18, 84, 40),
    5: Upright(522, 14, 74, 36),
    6: Upright(522, 14, 74, 0),
}


class Side(NamedTuple):
    """Where the things of one other seat lie."""

    plaque: Box
    collection: Box
    stock: Box
    hidden: Box
    chosen: Box
    card: float  # the collection's


def value(card: Card) -> int:
    """Collections and hands lie by value; backs and the mirror first."""
    digits = card.lstrip("ABCDEFZ")
    return int(digits) if digits.isdigit() else 0


def put_away(_card: Card) -> bool:
    """What lies in the box is told by a panel, so that all can count it at a glance."""
    return True


def svabi(frame: Frame, around: tuple[Seat, ...]) -> Plan:
    """`around`: the seats clockwise from who sits at the bottom."""
    regions, found = (portrait if frame.portrait else landscape)(frame, around)
    return Plan(tuple(regions), found, {"hand": value, "col": value, JOZIN: value}, {"box": put_away})


def panels(t: Situation[Public]) -> SvabiPanels:
    """Those of a table that was laid out here."""
    assert isinstance(t.panels, SvabiPanels)
    return t.panels


def of_seat(owner: str, side: Side) -> list[Region]:
    """The regions of another seat, or of Jožin, who has no hand, no hidden card and chooses nothing."""
    width = side.stock.w - 6
    if owner == JOZIN:
        return [
            Region((JOZIN,), "", Grid(side.collection, side.card, 0.75 * side.card)),
            Region(("jozin_stock",), "", Pile(side.stock, width)),
        ]
    return [
        Region(("col",), owner, Grid(side.collection, side.card, 0.75 * side.card)),
        Region(("stock",), owner, Pile(side.stock, width)),
        Region(("hid",), owner, Pile(side.hidden, side.hidden.w, (0, 0))),
        Region(("choice",), owner, Pile(side.chosen, side.chosen.w, (0, 0))),
        Region(("hand",), owner, Pile(hand_icon(side.plaque), 16, (0, 0))),
    ]


def standing(x: float, y: float, width: float) -> Box:
    """A box for one card, by its centre."""
    return Box(x - width / 2, y - 0.7 * width, width, 1.4 * width)


def ball_box(x: float, y: float, radius: float) -> Box:
    """The box around a ball."""
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


def sides(frame: Frame, seats: int) -> list[Side]:
    """The other seats of a landscape table, clockwise from the left; with two seats the last is Jožin's."""
    more_x, more_y = frame.beyond
    mid, rim, size = more_x / 2, more_y / 2, SIZES[seats]
    tops = {2: 2, 3: 0, 4: 1, 5: 2, 6: 3}[seats]
    left = Side(
        Box(24, 104, 232, 64), Box(28, 182, 172, 136), Box(206, 178, 50, 70), Box(208, 256, 44, 62),
        standing(338 + mid, 344 + rim, size.chosen), size.collection,
    )  # fmt: skip
    right = Side(
        Box(1024 + more_x, 104, 232, 64), Box(1028 + more_x, 182, 172, 136), Box(1206 + more_x, 178, 50, 70),
        Box(1208 + more_x, 256, 44, 62), standing(942 + mid, 344 + rim, size.chosen), size.collection,
    )  # fmt: skip
    if tops == 3:
        top = [
            Side(
                Box(284 + n * 240 + mid, 16, 184, 64), Box(284 + n * 240 + mid, 86, 186, 100),
                Box(474 + n * 240 + mid, 16, 42, 64), Box(476 + n * 240 + mid, 90, 36, 50.4),
                standing((396, 560, 884)[n] + mid, 236 + rim, size.top), 50,
            )
            for n in range(3)
        ]  # fmt: skip
    else:
        card = 66 if seats == 2 else 54
        top = [
            Side(
                Box(284 + mid, 16, 206, 64), Box(288 + mid, 88, 212, 110), Box(506 + mid, 16, 46, 64),
                Box(508 + mid, 88, 40, 56), standing(376 + mid, 202 + 0.7 * size.top + rim, size.top), card,
            ),
            Side(
                Box(790 + mid, 16, 206, 64), Box(784 + mid, 88, 212, 110), Box(728 + mid, 16, 46, 64),
                Box(732 + mid, 88, 40, 56), standing(904 + mid, 202 + 0.7 * size.top + rim, size.top), card,
            ),
        ][:tops]  # fmt: skip
    return top if seats == 2 else [left, *top, right]


def landscape(frame: Frame, around: tuple[Seat, ...]) -> tuple[list[Region], SvabiPanels]:
    seats, me = len(around), str(around[0])
    more_x, more_y = frame.beyond
    mid, rim, size = more_x / 2, more_y / 2, SIZES[seats]
    plaques = {around[0]: Box(24, 628 + more_y, 232, 68)}
    others = sides(frame, seats)
    regions: list[Region] = []
    for seat, side in zip(around[1:], others, strict=False):
        plaques[seat] = side.plaque
        regions += of_seat(str(seat), side)
    if seats == 2:
        regions += of_seat(JOZIN, others[-1])
    cards = max(seats, 3)
    wide = cards * size.floor + (cards - 1) * size.gap
    high = 1.4 * size.floor
    floor = Box(640 + mid - wide / 2, (334 if seats == 6 else 330) + rim - high / 2, wide, high)
    regions += [
        Region(("floor",), "", Grid(floor, size.floor, size.floor + size.gap, 1, centred=True)),
        Region(("box",), "", Grid(Box(1036 + more_x, 472 + more_y, 208, 46), 30, 32, 1)),
        Region(("col",), me, Grid(Box(288 + mid, 552 + more_y, 268, 156), 66, 45)),
        Region(("stock",), me, Pile(Box(564 + mid, 560 + more_y, 66, 90), 60)),
        Region(("hid",), me, Pile(Box(575 + mid, 654 + more_y, 44, 62), 44, (0, 0))),
        Region(("choice",), me, Pile(standing(690 + mid, 612 + more_y, 70), 70, (0, 0))),
        Region(("hand",), me, Fan(Box(730 + mid, 528 + more_y, 286, 188), 104, 80, 100, 2.5, 10)),
    ]
    found = SvabiPanels(
        controls(frame)._replace(prompt=Box(284 + mid, 452 + more_y, 712, 62)),
        plaques,
        floor=Box(284 + mid, 186 + rim, 712, 250),
        gone=Box(1024 + more_x, 436 + more_y, 232, 92),
        ball=ball_box(640 + mid, (228 if seats == 6 else 112) + rim * (seats == 6), 38 if seats == 6 else 58),
        order=Box(24, 326 + more_y, 232, 98),
        jozin=others[-1].plaque if seats == 2 else None,
    )
    return regions, found


def portrait(frame: Frame, around: tuple[Seat, ...]) -> tuple[list[Region], SvabiPanels]:
    seats, me = len(around), str(around[0])
    more_x, more_y = frame.beyond
    x, mid_y = more_x / 2, more_y / 2
    plaques = {around[0]: Box(24 + x, 690 + mid_y, 222, 66)}
    jozin: Box | None = None
    regions: list[Region] = []
    high = 84 if seats > 4 else 104
    card = 44 if seats > 4 else 54
    for row, owner in enumerate([*map(str, around[1:]), *([JOZIN] if seats == 2 else [])]):
        y = 98 + row * high
        side = Side(
            Box(24 + x, y, 222, 66), Box(350 + x, y, 270, high - 2), Box(254 + x, y, 46, 64), Box(305 + x, y, 40, 56),
            Box(636 + x, y, card, 1.4 * card), card,
        )  # fmt: skip
        if owner == JOZIN:
            jozin = side.plaque
        else:
            plaques[int(owner)] = side.plaque
        regions += of_seat(owner, side)
    floor = FLOORS[seats]
    lamp = ball_box(BESIDE_COLLECTIONS + x, floor.y - floor.ball - 6 + mid_y, floor.ball)
    regions += own_row(frame, me, floor)
    found = SvabiPanels(
        controls(frame)._replace(prompt=Box(24 + x, 802 + mid_y, 672, 100)),
        plaques,
        floor=Box(24 + x, floor.y + mid_y, 672, 680 - floor.y),
        gone=Box(24 + x, 1064 + more_y, 96, 56),
        ball=lamp if floor.ball else None,
        jozin=jozin,
    )
    return regions, found


def own_row(frame: Frame, me: str, floor: Upright) -> list[Region]:
    """Upright, the floor and what is mine."""
    more_x, more_y = frame.beyond
    x, mid_y = more_x / 2, more_y / 2
    cards = Box(40 + x, floor.y + floor.top + mid_y, 640, 1.4 * floor.card)
    return [
        Region(("floor",), "", Grid(cards, floor.card, max(106, floor.card + 24), 1, centred=True)),
        Region(("col",), me, Grid(Box(258 + x, 690 + mid_y, 330, 108), 62, 46)),
        Region(("stock",), me, Pile(Box(594 + x, 690 + mid_y, 50, 68), 44)),
        Region(("hid",), me, Pile(Box(648 + x, 690 + mid_y, 44, 62), 44, (0, 0))),
        Region(("choice",), me, Pile(Box(24 + x, 926 + more_y, 84, 118), 84, (0, 0))),
        Region(("box",), "", Grid(Box(28 + x, 1070 + more_y, 88, 42), 30, 32, 1)),
        Region(("hand",), me, Fan(Box(130 + x, 914 + more_y, 574, 236), 138, 104, 120, 2.5, 12)),
    ]
