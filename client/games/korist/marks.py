"""What is drawn beside Kořist's cards: the tray, the tags of the top layers, and what a choice would capture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from client.games.korist.layout import panels
from client.games.korist.reading import Here, left_to_draw
from client.table.marks import Mark, Marks, Ornament, Ring
from client.table.ornaments import Pill, Tint, arrow, label, pills, ring
from client.table.stage import Slot
from client.ui.canvas import Canvas
from client.ui.geometry import Box
from client.ui.icons import Icon
from client.ui.text import say
from shared.engine import Action, Place, Seat
from shared.games.korist.position import JOKER, Public

OLDER, DISCARDED = 0.34, 0.42  # the veils over layers that are no longer on top, and over what is out of the game
TAG = 25.0
VERDICTS: dict[str, tuple[Tint, Icon]] = {
    "would_be_captured": (Tint.AMBER, "claw"),
    "other_count": (Tint.DARK, "unequal"),
    "same_value": (Tint.DARK, "cross"),
    "higher_value": (Tint.DARK, "cross"),
    "cannot_be_captured": (Tint.DARK, "lock"),
}


class KoristMarks(Marks[Public]):
    """All variants."""

    def active(self, t: Here) -> Seat | None:
        return t.facts.paw if t.awaited else None

    def previews(self, t: Here) -> Iterable[Action]:
        yield from super().previews(t)
        if t.asked and left_to_draw(t) == 1:
            yield from (entry for entry in t.legal if entry.verb == "draw")

    def marks(self, t: Here) -> Mapping[Slot, Mark]:
        """Older layers are quieter; what can be taken or drawn now has a rim."""
        found = {Slot("discard", at): Mark(veil=DISCARDED) for at in range(len(t.cards("discard")))}
        for seat in range(t.seats):
            for place in t.places("layer", seat)[:-1]:
                found |= {Slot(place, at): Mark(veil=OLDER) for at in range(len(t.cards(place)))}
        if t.asked:
            for entry in t.legal:
                if entry.verb in ("draw", "shadow"):
                    found[Slot(entry.place, len(t.cards(entry.place)) - 1)] = Mark(ring=Ring.AMBER)
        return found

    def ornaments(self, t: Here) -> Iterable[Ornament]:
        yield from tray(t)
        for seat in range(t.seats):
            yield from top_layer(t, seat)
        yield from own(t)
        yield from arrows(t)


def tray(t: Here) -> Iterator[Ornament]:
    """Where the stock, the supply and the discards lie, with their names and counts."""
    box = panels(t).tray
    yield Ornament("tray", box, "tray", lambda canvas: paint_tray(canvas, t, box), bleed=2)
    yield from names(t)
    if t.seats == 2:
        yield from shadow(t, box)
    taken = t.bounds("loot")
    if taken is not None:
        yield from ring("loot", taken, Ring.AMBER)
        loot = t.boxes("loot")
        yield pills("loot label", [Pill(say("korist-loot"), Tint.AMBER, "claw")], loot.x + loot.w / 2, loot.y - 22, 24)


def paint_tray(canvas: Canvas, t: Here, box: Box) -> None:
    """Its hollow, and a dashed outline for each place."""
    w, h = box.w, box.h
    canvas.draw(
        f'<defs><radialGradient id="tr" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h / 2}" r="{w * 0.55}">'
        f'<stop offset="0" stop-color="#000f10" stop-opacity="0.10"/><stop offset="1" stop-color="#000f10" '
        f'stop-opacity="0.34"/></radialGradient></defs><rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="26" '
        f'fill="url(#tr)" stroke="#d9ab4e" stroke-opacity="0.42" stroke-width="1.2"/><rect x="5" y="5" '
        f'width="{w - 10}" height="{h - 10}" rx="22" fill="none" stroke="#d9ab4e" stroke-opacity="0.16"/>',
        0, 0, w, h,
    )  # fmt: skip
    for place in ("stock", *(f"supply:{n}" for n in range(6)), "discard"):
        slot = t.boxes(place)
        wide = slot.h / 1.4 - 5.7
        x, y = slot.x + (slot.w - wide) / 2 - box.x, slot.y + (slot.h - 1.4 * wide) / 2 - box.y
        canvas.draw(
            f'<rect x="1" y="1" width="{wide - 2:.1f}" height="{1.4 * wide - 2:.1f}" rx="5" fill="#000f10" '
            f'fill-opacity="0.16" stroke="#d9ab4e" stroke-opacity="0.3" stroke-dasharray="4 4"/>',
            x, y, wide, 1.4 * wide,
        )  # fmt: skip


def names(t: Here) -> Iterator[Ornament]:
    """What lies in the tray, and how much of it."""
    stock, discard = t.boxes("stock"), t.boxes("discard")
    supply = t.boxes("supply:0"), t.boxes("supply:5")
    y = stock.y + stock.h + 12
    middle = (supply[0].x + supply[1].x + supply[1].w) / 2
    left = len(t.cards("stock"))
    yield label("stock label", say("korist-stock"), stock.x + stock.w / 2, y, width=stock.w + 34)
    yield label("supply label", say("korist-supply"), middle, y)
    thrown = say("korist-discard", count=len(t.cards("discard")))
    yield label("discard label", thrown, discard.x + discard.w / 2, y, width=discard.w + 34)
    if left:
        pile, count = t.poses["stock"][-1], [Pill(str(left), Tint.STOCK, size=20, face="serif")]
        yield pills("stock count", count, pile.x, pile.y - 15, 30, room=stock.w)
    else:
        warning = [Pill(say("korist-stock-empty"), Tint.WARNING, size=13)]
        yield pills("stock count", warning, stock.x + stock.w / 2, stock.y + stock.h / 2 - 13, 26, room=stock.w + 30)


def shadow(t: Here, box: Box) -> Iterator[Ornament]:
    """The duel's offer."""
    first, last = t.boxes("shadow:1"), t.boxes("shadow:12")
    if t.portrait:
        yield label("shadow label", say("korist-shadow-label"), (first.x + last.x + last.w) / 2, last.y - 9, 13)
    else:
        row = first.y + first.h / 2
        yield label("shadow label", say("korist-shadow-label"), (box.x + first.x) / 2 + 4, row, 13, width=52)
    yield from groups(t)


def groups(t: Here) -> Iterator[Ornament]:
    """How many cards each shadow group has, and which of them the chosen cards could capture."""
    within = {each.args[0] for each in t.outlook(t.commitment) if each.what == "could_capture_shadow"}
    for place in t.places("shadow"):
        box, cards = t.bounds(place), t.cards(place)
        if box is None:
            continue
        meant = cards[0] in within
        if meant:
            yield from ring(f"group {place}", box, Ring.AMBER)
        if len(cards) > 1 or meant:
            row = [Pill(f"{len(cards)}×", Tint.AMBER if meant else Tint.CREAM, size=13)]
            yield pills(f"size {place}", row, box.x + box.w + 3, box.y + box.h - 17, 20, "right", room=48)


def own(t: Here) -> Iterator[Ornament]:
    """Whose the layers above the prompt are."""
    if t.seat is None or t.portrait:
        return
    places, area = t.places("layer", t.seat), t.boxes(f"layer:{t.seat}:0")
    middle = area.y + area.h / 2
    text = say("korist-mine") if t.own else say("korist-theirs")
    if not places:
        yield label("mine", text, area.x + area.w / 2, middle)
        return
    left = min(pose.x - pose.width / 2 for place in places for pose in t.poses[place])
    yield label("mine", text, left - 16, middle, align="right", width=110)


def top_layer(t: Here, seat: Seat) -> Iterator[Ornament]:
    """The rim round a top layer, its size and value, and what the chosen cards would do to it."""
    places = t.places("layer", seat)
    box = t.bounds(places[-1]) if places else None
    if box is None:
        return
    verdict = judged(t, seat)
    yield from ring(f"top {seat}", box, Ring.AMBER if verdict == "would_be_captured" else Ring.CREAM)
    row = [Pill(size_of(t, places[-1]), size=15)]
    if verdict in VERDICTS:
        tint, icon = VERDICTS[verdict]
        row.append(Pill(say(f"korist-tag-{verdict}"), tint, icon, 14 if tint is Tint.AMBER else 13))
    elif t.cards(places[-1])[0] == JOKER and t.options["ruleset"] != "expert" and seat != t.seat:
        row.append(Pill(say("korist-tag-cannot_be_captured"), Tint.DARK, "lock", 13))
    yield tags(t, seat, row, box)


def size_of(t: Here, place: Place) -> str:
    cards = t.cards(place)
    return say("korist-jokers", count=len(cards)) if cards[0] == JOKER else f"{len(cards)}× {cards[0]}"


def judged(t: Here, seat: Seat) -> str:
    """What the server said the chosen cards would do to a seat's top layer."""
    known = (each.what for each in t.outlook(t.commitment) if each.seat == seat and each.what in VERDICTS)
    return next(known, "")


def tags(t: Here, seat: Seat, row: list[Pill], box: Box) -> Ornament:
    """Tags beside a row of layers, under a column of them, or, upright, under the plaque."""
    name, plaque = f"tags {seat}", t.panels.plaques[seat]
    if t.portrait:
        down, high = (3.0, 23.0) if t.seats == 5 and seat != t.seat else (9.0, 28.0)
        return pills(name, row, plaque.x, plaque.y + plaque.h + down, high, "left", room=plaque.w + 14)
    if seat == t.seat or (t.seat is None and seat == 0):
        return pills(name, row, box.x + box.w + 14, box.y + box.h / 2 - TAG / 2, TAG, "left", room=150)
    if beside(t, plaque):
        return pills(name, row, plaque.x + plaque.w / 2, box.y + box.h + 12, TAG, room=236)
    if t.seats == 5:
        return pills(name, row, box.x + box.w + 2, box.y + box.h + 6, 21, "right", room=230)
    return pills(name, row, box.x + box.w + 14, box.y + 12, TAG, "left", stacked=True, room=150)


def beside(t: Here, plaque: Box) -> bool:
    """Whether a seat sits at the left or right side."""
    prompt = t.panels.controls.prompt
    return plaque.x + plaque.w <= prompt.x + 1 or plaque.x >= prompt.x + prompt.w


def arrows(t: Here) -> Iterator[Ornament]:
    """From the prompt to each layer that would be captured."""
    prompt = t.panels.controls.prompt
    for seat in range(t.seats):
        places = t.places("layer", seat)
        box = t.bounds(places[-1]) if places else None
        if box is None or judged(t, seat) != "would_be_captured":
            continue
        plaque, y = t.panels.plaques[seat], prompt.y + prompt.h / 2
        low, right = box.y + box.h / 2, prompt.x + prompt.w
        if t.portrait:
            far = box.x + box.w
            points = (right - 6, prompt.y - 8), (right + 18, prompt.y - 70), (right + 18, low + 12), (far + 10, low)
        elif plaque.x >= right:
            points = (right + 6, y), (right + 34, y), (box.x - 44, low), (box.x - 12, low)
        elif plaque.x + plaque.w <= prompt.x + 1:
            far = box.x + box.w
            points = (prompt.x - 6, y), (prompt.x - 34, y), (far + 44, low), (far + 12, low)
        elif t.seats == 5 and plaque.x < prompt.x + prompt.w / 2:
            continue  # it would cross the other seat above
        else:
            tag = (box.x + box.w + 4, low) if t.seats == 5 else (box.x + box.w + 136, box.y + 12 + 1.5 * TAG + 6)
            far = right + (84 if t.seats == 2 else 38)
            points = (right + 6, y), (far, y - 30), (far, tag[1] + 40), tag
        yield arrow(f"arrow {seat}", *points)
