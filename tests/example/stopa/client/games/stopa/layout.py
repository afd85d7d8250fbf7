"""Stopa's table: rivals in rows above, each with the card that they laid; my card in the middle, my hand below."""

from __future__ import annotations

from client.table.areas import RATIO, Area, Fan, Pile
from client.table.plan import Frame, Panels, Plan, Region, controls, hand_icon
from client.ui.geometry import Box
from shared.engine import Seat

CARD = 72.0


def stopa(frame: Frame, around: tuple[Seat, ...]) -> Plan:
    """`around`: the seats clockwise from who sits at the bottom."""
    own, *others = around
    more_x, more_y = frame.beyond
    middle, across = frame.width / 2, 3 if frame.portrait else 5
    plaques, regions = {}, [Region(("stock",), "", card_at(78, (560 if frame.portrait else 300) + more_y / 2))]
    for row in range(0, len(others), across):
        together, y = others[row : row + across], 104.0 + 190 * (row // across)
        step = (frame.width - 48) / len(together)
        for nth, seat in enumerate(together):
            x = 24 + step * (nth + 0.5)
            plaques[seat] = Box(x - 108, y, 216, 64)
            regions.append(Region(("trail",), str(seat), card_at(x, y + 72)))
            regions.append(Region(("hand", "won"), str(seat), Pile(hand_icon(plaques[seat]), 16, (0, 0))))
    if frame.portrait:
        plaques[own] = Box(24 + more_x / 2, 680 + more_y / 2, 222, 66)
        mine, hand = 560.0, Fan(Box(16 + more_x / 2, 898 + more_y, 688, 252), 138, 104, 51.5, 1.1, 10)
    else:
        plaques[own] = Box(24, 628 + more_y, 232, 68)
        mine, hand = 288.0, Fan(Box(264 + more_x / 2, 490 + more_y, 752, 226), 126, 96, 57)
    regions += [
        Region(("trail",), str(own), card_at(middle, mine + more_y / 2)),
        Region(("hand",), str(own), hand),
        Region(("won",), str(own), Pile(hand_icon(plaques[own]), 16, (0, 0))),
    ]
    return Plan(tuple(regions), Panels(controls(frame), plaques), {"hand": int})


def card_at(x: float, y: float) -> Area:
    """Room for one card, or a pile: its middle, and its upper edge."""
    return Pile(Box(x - CARD / 2 - 3, y, CARD + 6, CARD * RATIO + 6), CARD)
