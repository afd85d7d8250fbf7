"""Kořist's table: rivals around, supply in the middle, my layers, prompt and hand below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from client.table.areas import Column, Fan, Layers, Pile
from client.table.plan import Frame, Panels, Plan, Region, controls, hand_icon
from client.table.situation import Situation
from client.ui.geometry import Box
from shared.engine import Card, Seat
from shared.games.korist.position import Public

SUPPLY = 6
SHADOW = 12


@dataclass(frozen=True)
class KoristPanels(Panels):
    """The tray lies under stock, supply and discards."""

    under: ClassVar[frozenset[str]] = frozenset({"tray"})

    tray: Box


def rank(card: Card) -> int:
    """Hands lie by value, jokers last, backs as they come."""
    return int(card) if card.isdigit() else 14


def korist(frame: Frame, around: tuple[Seat, ...]) -> Plan:
    """`around`: the seats clockwise from who sits at the bottom."""
    regions, found = (portrait if frame.portrait else landscape)(frame, around)
    return Plan(tuple(regions), found, {"hand": rank, "left": rank})


def panels(t: Situation[Public]) -> KoristPanels:
    """Those of a table that was laid out here."""
    assert isinstance(t.panels, KoristPanels)
    return t.panels


def landscape(frame: Frame, around: tuple[Seat, ...]) -> tuple[list[Region], KoristPanels]:
    seats, me, duel = len(around), around[0], len(around) == 2
    more_x, more_y = frame.beyond
    mid_x, mid_y = more_x / 2, more_y / 2
    regions, plaques = rivals(frame, around[1:])
    w, y = 62 if duel else 68 if seats == 5 else 72, 114 if duel else 134
    regions += tray(640 + mid_x, y + mid_y, w, 28, duel)
    tray_box = Box(284 + mid_x, (108 if duel else 126) + mid_y, 712, 200 if duel else 150)
    if duel:
        regions += shadow(Box(352 + mid_x, 228 + mid_y, 636, 76), 50)
    own_y = 312 if duel else 294
    plaques[me] = Box(24, 628 + more_y, 232, 68)
    regions += [
        Region(("layer",), str(me), Layers(Box(400 + mid_x, own_y + mid_y, 404, 84), 60, 32, centred=True)),
        Region(("loot",), "", Layers(Box(896 + mid_x, own_y + mid_y, 100, 84), 60, 20, centred=True)),
        Region(
            ("hand", "left"),
            str(me),
            Fan(Box(264 + mid_x, 490 + more_y, 752, 226), 120 if seats == 5 else 126, 96, 57),
        ),
    ]
    return regions, KoristPanels(controls(frame), plaques, tray_box)


def rivals(frame: Frame, others: tuple[Seat, ...]) -> tuple[list[Region], dict[Seat, Box]]:
    """The first and the last sit at the sides, who is left above; a single one above."""
    more_x, more_y = frame.beyond
    mid_x, right, seats = more_x / 2, more_x, len(others) + 1
    card = {2: 66, 3: 66, 4: 62, 5: 54}[seats]
    regions: list[Region] = []
    plaques: dict[Seat, Box] = {}
    left_column = Box(24, 180, 232, 210 + more_y)
    right_column = Box(1040 + right, 180, 216, 314 + more_y)
    if seats > 2:
        for seat, column, plaque in (
            (others[0], left_column, Box(24, 104, 216, 64)),
            (others[-1], right_column, Box(1040 + right, 104, 216, 64)),
        ):
            plaques[seat] = plaque
            regions.append(Region(("layer",), str(seat), Column(column, card, 38, 0.5 * card)))
    tops = (
        [(Box(284 + mid_x, 26, 216, 64), Box(520 + mid_x, 14, 360, 93))]
        if seats < 5
        else [
            (Box(284 + mid_x, 22, 184, 64), Box(476 + mid_x, 16, 160, 77)),
            (Box(644 + mid_x, 22, 184, 64), Box(836 + mid_x, 16, 160, 77)),
        ]
    )
    for seat, (plaque, row) in zip(others[1:-1] if seats > 2 else others, tops, strict=False):
        plaques[seat] = plaque
        regions.append(Region(("layer",), str(seat), Layers(row, card, 34)))
    regions += [Region(("hand", "left"), str(seat), Pile(hand_icon(plaques[seat]), 16, (0, 0))) for seat in others]
    return regions, plaques


def portrait(frame: Frame, around: tuple[Seat, ...]) -> tuple[list[Region], KoristPanels]:
    seats = len(around)
    more_x, more_y = frame.beyond
    x, mid_y = more_x / 2, more_y / 2
    plaques: dict[Seat, Box] = {}
    regions: list[Region] = []
    high, card = (93, 60) if seats == 5 else (124, 70)
    for row, seat in enumerate(around[1:]):
        y = 98 + row * high
        plaque = plaques[seat] = Box(24 + x, y, 222, 66)
        regions += [
            Region(("layer",), str(seat), Layers(Box(270 + x, y + 3, 412, 1.4 * card), card, 34)),
            Region(("hand", "left"), str(seat), Pile(hand_icon(plaque), 16, (0, 0))),
        ]
    tray_box = Box(24 + x, 478 + mid_y, 672, 154)
    regions += tray(360 + x, 486 + mid_y, 62 if seats == 2 else 72, 22, seats == 2)
    if seats == 2:
        regions += shadow(Box(24 + x, 380 + mid_y, 672, 84), 52)
    plaques[around[0]] = Box(24 + x, 650 + mid_y, 222, 66)
    regions += [
        Region(("layer",), str(around[0]), Layers(Box(270 + x, 653 + mid_y, 300, 98), 70, 34)),
        Region(("loot",), "", Layers(Box(584 + x, 653 + mid_y, 112, 98), 70, 20)),
        Region(("hand", "left"), str(around[0]), Fan(Box(16 + x, 898 + more_y, 688, 252), 138, 104, 51.5, 1.1, 10)),
    ]
    return regions, KoristPanels(controls(frame), plaques, tray_box)


def tray(middle: float, y: float, card: float, aside: float, duel: bool) -> list[Region]:
    """Stock, six places of supply, discard. In the duel a place may hold several cards (K-73): two of them are seen."""
    gap, lean = (4.0, (16.0, 0.0)) if duel else (10.0 if aside > 22 else 7.0, (0.0, -2.0))
    wide = card + lean[0]
    first = middle - (SUPPLY * wide + (SUPPLY - 1) * gap) / 2
    high = 1.4 * card + 8
    places = [Box(first + n * (wide + gap), y, wide, high) for n in range(SUPPLY)]
    return [
        Region(("stock", "box"), "", Pile(Box(first - aside - card - 4, y, card + 6, high), card)),
        *(Region(("supply",), str(n), Pile(box, card, lean, 2)) for n, box in enumerate(places)),
        Region(("discard",), "", Pile(Box(places[-1].x + wide + aside, y, card + 6, high), card)),
    ]


def shadow(box: Box, card: float) -> list[Region]:
    """The duel's offer: a little pile for each number."""
    step = box.w / SHADOW
    return [
        Region(("shadow",), str(n + 1), Pile(Box(box.x + n * step, box.y, step, box.h), card, (0, -1.2), 3))
        for n in range(SHADOW)
    ]
