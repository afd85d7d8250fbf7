"""What is drawn beside the disco's cards: the order of picking, what each card of the floor would change, who left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from client.games.svabi import VIOLET
from client.games.svabi import backdrop as disco
from client.games.svabi.layout import panels, value
from client.games.svabi.reading import KING, Here, change, dealing, effect, held, laid, me, open_sum, own_sum, signed
from client.games.svabi.scores import sum_word
from client.games.svabi.signs import (
    DECK,
    Guest,
    Person,
    gone_panel,
    guest_plaque,
    order_badge,
    order_panel,
    portrait,
    spot,
    tie_card,
)
from client.table.areas import Pose
from client.table.marks import PLAIN, Badge, Height, Mark, Marks, Ornament, Ring
from client.table.ornaments import Pill, Tint, label, paint_card, pills
from client.table.stage import Slot
from client.ui.canvas import Canvas
from client.ui.geometry import Box
from client.ui.text import say
from shared.engine import Action, Card, Seat
from shared.games.svabi.position import JOZIN, MIRROR, Public

MOTTO = "#f3d9a0"
RESTING = 0.22  # how dark a hand is that is not asked for
LAID = 0.34  # how dark the own card is that lies face down
MINI = 30.0  # width of a card that left
CROWDED = 95.0  # from one card of the floor to the next: there is no room for the word under a pair


class SvabiMarks(Marks[Public]):
    """All variants."""

    def active(self, t: Here) -> Seat | None:
        """Where all are asked at once, the paw is with who looks."""
        if t.seat in t.awaited:
            return t.seat
        return t.awaited[0] if len(t.awaited) == 1 else None

    def previews(self, t: Here) -> Iterable[Action]:
        yield from super().previews(t)
        for entry in t.legal:
            if entry.verb in ("take", "take_pair") or (entry.verb == "choose" and value(entry.card) == KING):
                yield entry

    # --- marks on cards ---

    def marks(self, t: Here) -> Mapping[Slot, Mark]:
        found: dict[Slot, Mark] = {}
        mine = me(t)
        if t.asked and t.facts.stage == "pick":
            found |= {Slot("floor", at): mark for at, mark in enumerate(self._floor_marks(t))}
        found |= {Slot(f"col:{mine}", at): mark for at, mark in self._collection_marks(t, mine)}
        if t.facts.stage not in ("choose", "hide") or t.answer is not None:
            found |= {Slot(f"hand:{mine}", at): Mark(veil=RESTING) for at in range(len(t.cards(f"hand:{mine}")))}
        if t.answer is not None:
            place = f"choice:{mine}" if t.answer.verb == "choose" else f"hid:{mine}"
            found |= {Slot(place, at): Mark(veil=LAID) for at in range(len(t.cards(place)))}
        return found

    def _floor_marks(self, t: Here) -> Iterator[Mark]:
        """A pair has a plus, what is taken up a tick."""
        for at, card in enumerate(t.cards("floor")):
            if at in t.picked.get("floor", ()):
                yield Mark(ring=Ring.AMBER, badge=Badge.TICK, lift=6)
            else:
                yield Mark(badge=Badge.PLUS if pairs(t, card) else Badge.NONE)

    def _collection_marks(self, t: Here, mine: Seat) -> Iterator[tuple[int, Mark]]:
        """The card that would leave is pushed out. A mirror that may wait lights up nothing."""
        leaving, place = leaves(t), f"col:{mine}"
        for at, card in enumerate(t.cards(place)):
            if at in t.picked.get(place, ()):
                yield at, Mark(ring=Ring.AMBER, badge=Badge.TICK, lift=10)
            elif card == leaving:
                yield at, Mark(ring=Ring.AMBER, lift=10)
            elif t.facts.stage == "choose":
                yield at, PLAIN

    # --- beside the cards ---

    def ornaments(self, t: Here) -> Iterable[Ornament]:
        if not t.portrait:
            yield label("motto", say("svabi-lowest"), 24, 87, align="left", width=232, colour=MOTTO)
        yield from ball(t)
        yield from stock_counts(t)
        yield from chosen_cards(t)
        yield from holder(t)
        yield gone(t)
        if t.seats == 2:
            yield jozin_plaque(t)
        yield from order(t)
        if not t.portrait:
            yield from captions(t)
        yield from tags(t)
        yield from leaving_tag(t)


def jozin_plaque(t: Here) -> Ornament:
    """Jožin's: he has no seat."""
    guest = Guest(say("svabi-jozin"), say("svabi-jozin-sub"), str(open_sum(t, JOZIN)), sum_word(t, t.facts.jozin_total))
    box = panels(t).jozin
    assert box is not None
    return guest_plaque(box, guest)


def pairs(t: Here, card: Card) -> bool:
    """Whether the server said that this card of the floor would leave with another."""
    return effect(t, Action("take", card, "floor"), "pair") is not None or any(
        entry.verb == "take_pair" and entry.card == card for entry in t.legal
    )


def leaves(t: Here) -> Card:
    """The own card that would leave with what is taken up; empty if none would."""
    taken = held(t)
    if taken is None or taken[0] != "floor":
        return ""
    pair = effect(t, Action("take", taken[1], "floor"), "pair")
    return pair[0] if pair is not None else ""


def ball(t: Here) -> Iterator[Ornament]:
    """The mirror ball."""
    box = panels(t).ball
    if box is not None:
        yield Ornament("ball", box, "ball", lambda canvas: hang(canvas, box), bleed=8)


def hang(canvas: Canvas, box: Box) -> None:
    """The ball and the brass cap above it."""
    canvas.picture(disco.ball(0), 0, 0, box.w, box.h)
    cap = '<rect x="1" y="1" width="18" height="10" rx="3" fill="#e6c071" stroke="#5b3d14" stroke-width="1.4"/>'
    canvas.draw(cap, box.w / 2 - 10, -7, 20, 12)


def stock_counts(t: Here) -> Iterator[Ornament]:
    """How many cards a stock has, on its lower edge."""
    for place in [*t.places("stock"), *t.places("jozin_stock")]:
        pose = t.poses[place][-1] if t.poses.get(place) else None
        if pose is not None:
            text = str(len(t.cards(place)))
            pill = Pill(text, Tint.NIGHT, size=13)
            yield pills(f"count {place}", [pill], pose.x, pose.y + 0.7 * pose.width - 13, 20, room=60)


def chosen_cards(t: Here) -> Iterator[Ornament]:
    """A spot of light where a chosen card lies, and on it the place in the order and whose it is."""
    order = t.facts.order if t.facts.stage in ("pick", "king") else ()
    for seat in range(t.seats):
        place = f"choice:{seat}"
        poses = t.poses.get(place)
        if not poses:
            continue
        box = poses[-1].bounds()
        yield spot(f"spot {seat}", box)
        if place not in t.flying:
            yield badges(t, seat, box, order)


def badges(t: Here, seat: Seat, box: Box, order: Sequence[Seat]) -> Ornament:
    """On a chosen card: the place in the order, the tie card where it decided, whose card it is."""
    text = f"{order.index(seat) + 1}." if seat in order and t.cards(f"choice:{seat}")[0][0] != "?" else ""
    now = seat in t.facts.asked
    tied = bool(text) and decided(t, seat)
    avatar = t.avatars[seat] if seat != me(t) and not t.portrait else ""
    middle = panels(t).floor.x + panels(t).floor.w / 2
    outer = 0.0 if box.x < middle else box.w

    def paint(canvas: Canvas) -> None:
        if avatar:
            portrait(canvas, avatar, outer + (1 if outer == 0.0 else -1), box.h - 5, 25)
        if text:
            order_badge(canvas, text, box.w - 3, 3, 27, now)
        if tied:
            tie_card(canvas, box.w - 1, 31, 25)

    return Ornament(f"badges {seat}", box, (text, now, tied, avatar, outer), paint, Height.OVER, 20)


def decided(t: Here, seat: Seat) -> bool:
    """Whether the tie card put a seat before the next one in the order."""
    order = t.facts.order
    after = order[order.index(seat) + 1 : order.index(seat) + 2]
    return seat in t.facts.tied and any(chosen(t, other) == chosen(t, seat) for other in after)


def chosen(t: Here, seat: Seat) -> int:
    """The value that a seat has laid; 0 while it lies face down."""
    return max(map(value, t.cards(f"choice:{seat}")), default=0)


def holder(t: Here) -> Iterator[Ornament]:
    """The tie card on the plaque of who holds it."""
    box = t.panels.plaques[t.facts.tie]
    if any(t.cards(f"hand:{seat}") for seat in range(t.seats)) or t.facts.stage != "choose":
        side = Box(box.x - 8, box.y + box.h - 30, 38, 38)
        yield Ornament("tie", side, "tie", lambda canvas: tie_card(canvas, 19, 19, 38, -10), Height.OVER)


def order(t: Here) -> Iterator[Ornament]:
    """Who picks when; while cards are laid: who has laid."""
    p, box = t.facts, panels(t).order
    if box is None or dealing(t):
        return
    if p.stage in ("choose", "hide"):
        done = laid(t)
        people = [Person(t.avatars[seat], "", done[seat]) for seat in range(t.seats)]
        title = say("svabi-laying") if p.stage == "choose" else say("svabi-hiding")
        yield order_panel(box, title, say("svabi-laid", count=sum(done), seats=t.seats), people)
    elif p.order:
        now = p.order.index(p.asked[0]) if p.asked and p.asked[0] in p.order else len(p.order)
        people = [
            Person(t.avatars[seat], f"{at + 1}.", at < now, at == now, decided(t, seat))
            for at, seat in enumerate(p.order)
        ]
        if t.seats == 2 and p.stage == "pick":
            people.append(Person("", "3."))  # Jožin takes what is left
        right = say("svabi-order-back") if p.round == p.rounds else say("svabi-order-up")
        yield order_panel(box, say("svabi-order"), say("svabi-order-king") if p.stage == "king" else right, people)


def captions(t: Here) -> Iterator[Ornament]:
    """What lies where in my part of the table."""
    mine = me(t)
    col, stock = t.boxes(f"col:{mine}"), t.boxes(f"stock:{mine}")
    y = col.y - 18
    text = say("svabi-mine") if t.seat is not None and t.own else say("svabi-theirs")

    def paint(canvas: Canvas) -> None:
        wide = canvas.text(text, 0, 14, "semi", 13.5, VIOLET.secondary, width=120)
        paint_sum(canvas, t, wide + 12)

    look = (text, own_sum(t), change_of(t))
    yield Ornament("caption col", Box(col.x, y - 14, col.w, 28), look, paint)
    for zone, said in (("stock", say("svabi-stock")), ("choice", say("svabi-chosen")), ("hand", say("svabi-hand"))):
        if not t.cards(f"{zone}:{mine}") and (zone != "choice" or t.facts.stage != "choose"):
            continue
        box = stock if zone == "stock" else t.boxes(f"{zone}:{mine}")
        yield label(f"caption {zone}", said, box.x + box.w / 2, y, width=min(box.w + 8, 120), colour=VIOLET.secondary)
    own = t.poses.get(f"hid:{mine}")
    if own:
        pill = Pill(say("svabi-hidden"), Tint.NIGHT, size=12)
        yield pills("caption hid", [pill], own[-1].x, own[-1].y + 0.7 * own[-1].width - 22, 20, room=80)
    laid = t.poses.get(f"choice:{mine}")
    if laid and t.answer is not None and t.answer.verb == "choose":
        pill = Pill(say("svabi-facing-down"), Tint.NIGHT, size=12.5)
        yield pills("facing down", [pill], laid[-1].x, laid[-1].y + 0.7 * laid[-1].width + 6, 22, room=110)


def change_of(t: Here) -> int | None:
    """What the card that is taken up would change."""
    taken = held(t)
    if t.commitment is not None:
        return change(t, t.commitment)
    return change(t, Action("take", taken[1], "floor")) if taken is not None and taken[0] == "floor" else None


def paint_sum(canvas: Canvas, t: Here, x: float) -> None:
    """My sum, and what it would become."""
    before, points = say("svabi-sum-now", sum=own_sum(t)), change_of(t)
    letters = canvas.look.letters
    wide = letters.width(before, "bold", 13.5) + 24
    after = "" if points is None else str(own_sum(t) + points)
    more = letters.width(after, "extra", 16) + 24 if after else 0.0
    rim = "#ffc65c" if after else VIOLET.hairline
    canvas.panel(x, 1, wide + more, 26, 12.5, ("#1a0a40", "#1a0a40"), 1, rim, 0.8, 1.2)
    canvas.text(before, x + 12, 14, "bold", 13.5, width=wide - 24)
    if after:
        canvas.icon("chevron", x + wide - 1, 14, 11, "#ffc65c", 3)
        canvas.text(after, x + wide + 10, 14, "extra", 16, "#ffd27d", width=more - 24)


def tags(t: Here) -> Iterator[Ornament]:
    """Under each card of the floor what it would change."""
    if not t.asked or t.facts.stage != "pick" or "floor" in t.flying:
        return
    for at, (card, pose) in enumerate(zip(t.cards("floor"), t.poses.get("floor", ()), strict=False)):
        action = Action("take", card, "floor")
        points = change(t, action)
        if points is None:
            continue
        picked, pair = at in t.picked.get("floor", ()), pairs(t, card)
        if pair:
            both = change(t, Action("take_pair", card, "floor"))
            after = signed(points if both is None else both)
            tint = Tint.AMBER if picked else Tint.CREAM
            crowded = spread(t) < CROWDED
            pill = Pill(after, tint, "exit") if crowded else Pill(say("svabi-pair", points=after), tint, size=13.5)
        else:
            pill = Pill(signed(points), Tint.AMBER if picked else Tint.NIGHT, size=15)
        y = floor_line(t, pose)
        yield pills(f"tag {at}", [pill], pose.x, y, 26, room=min(140.0, spread(t) - 4))


def floor_line(t: Here, pose: Pose) -> float:
    """Where the tags of the floor stand, whether a card is lifted or not."""
    box = t.boxes("floor")
    return box.y + box.h / 2 + 0.7 * pose.width + 7


def spread(t: Here) -> float:
    """From one card of the floor to the next."""
    poses = t.poses.get("floor", ())
    return abs(poses[1].x - poses[0].x) if len(poses) > 1 else 140.0


def leaving_tag(t: Here) -> Iterator[Ornament]:
    """Under the own card that would leave."""
    place = f"col:{me(t)}"
    leaving = leaves(t)
    for card, pose in zip(t.cards(place), t.poses.get(place, ()), strict=False):
        if leaving and card == leaving:
            y = pose.y + 0.7 * pose.width - 12
            yield pills("leaves", [Pill(say("svabi-leaves"), Tint.AMBER, size=13)], pose.x, y, 24, room=120)


def gone(t: Here) -> Ornament:
    """Which pairs have left, by value: all may count."""
    box = panels(t).gone
    out = Counter(value(card) for card in t.cards("box") if in_play(t, card))
    count = sum(out.values()) // 2
    right = say("svabi-gone-pairs", count=count) if count else "" if out else say("svabi-gone-none")
    under = gone_panel(box, say("svabi-gone"), right)
    found = tuple(sorted(out.items()))

    def paint(canvas: Canvas) -> None:
        under.paint(canvas)
        if t.portrait:
            canvas.text(say("svabi-gone"), box.w / 2, 17, "bold", 13.5, MOTTO, "middle", box.w - 8)
            canvas.text(right, box.w / 2, 38, "semi", 12.5, VIOLET.secondary, "middle", box.w - 8)
        else:
            paint_gone(canvas, found, box.w)

    return Ornament("gone", box, (found, right), paint)


def in_play(t: Here, card: Card) -> bool:
    """Whether a card belongs to a set that is used in this game."""
    return card != MIRROR and card[0] in ("ABCDEF"[: t.seats] + ("Z" if t.seats == 2 else ""))


def paint_gone(canvas: Canvas, found: Sequence[tuple[int, int]], w: float) -> None:
    """A little pair for each value, or one card where there are many or a mirror took but one; a number where more
    than one pair left."""
    both = len(found) <= 5
    step = min(54.0 if both else 34.0, (w - 32 - MINI - (11 if both else 0)) / max(1, len(found) - 1))
    for nth, (number, count) in enumerate(found):
        x = 16 + nth * step
        for shift in (0.0, 11.0) if both and count > 1 else (0.0,):
            paint_card(canvas, DECK, f"A{number}", x + shift, 37, MINI)
    for nth, (_, count) in enumerate(found):
        if count > 2:
            text, wide = (f"{count // 2}×", 22.0) if step > 24 else (str(count // 2), 15.0)
            x = 16 + nth * step
            canvas.panel(x, 68, wide, 16, 7.5, ("#1a0a40", "#1a0a40"), 1, VIOLET.hairline, 0.9, shadow=False)
            canvas.text(text, x + wide / 2, 76, "extra", 12, align="middle", width=20)
