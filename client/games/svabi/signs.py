"""Švábí disko's little pictures: the tie card, order badges, spots of light, Jožin, and the panels beside the floor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from client.games.svabi import VIOLET
from client.table.deck import Deck
from client.table.marks import Ornament
from client.table.party import Likeness, Party
from client.ui.canvas import Canvas
from client.ui.geometry import Box
from client.ui.pictures import shape, svg
from client.ui.text import say
from client.ui.theme import CREAM, MINT, MINT_INK, SCORE

DECK = Deck("svabi")
JOZIN_FACE, JOZIN_VIEW = "Z8", (40.0, 137.0, 170.0, 170.0)  # the diver's face on the small card
LIGHT = (
    '<defs><radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="60" cy="60" r="60">'
    '<stop offset="0" stop-color="#ffffff" stop-opacity="0.42"/><stop offset="0.55" stop-color="#e7a8ff" '
    'stop-opacity="0.22"/><stop offset="1" stop-color="#e7a8ff" stop-opacity="0"/></radialGradient></defs>'
    '<circle cx="60" cy="60" r="60" fill="url(#spot)"/>'
)
TIE = (
    '<defs><linearGradient id="tie" x1="0%" y1="0%" x2="100%" y2="100%"><stop offset="0" stop-color="#ffe9fb"/>'
    '<stop offset="1" stop-color="#f3b6e6"/></linearGradient></defs><g transform="rotate({angle} 22 22)">'
    '<rect x="7" y="2" width="30" height="40" rx="5" fill="url(#tie)" stroke="#5c0f48" stroke-width="2"/>'
    '<rect x="10" y="5" width="24" height="34" rx="3" fill="none" stroke="#d13a9c" stroke-width="1.4"/>'
    '<path d="M14.5 18H29.5M14.5 26.5H29.5" stroke="#7a1260" stroke-width="4.6" stroke-linecap="round"/></g>'
)


class Person(NamedTuple):
    """One avatar of the order panel."""

    avatar: str
    sign: str  # "1.", or empty
    done: bool = False  # has laid a card, or taken one
    now: bool = False
    tie: bool = False  # the tie card decided


def tie_card(canvas: Canvas, x: float, y: float, size: float, angle: float = 8) -> None:
    """The tie card, around its middle."""
    canvas.shadow(x - size * 0.34, y - size * 0.47, size * 0.68, size * 0.94, 3, 4, 2, 150, (6, 0, 20))
    canvas.picture(shape(TIE.replace("{angle}", str(angle)), 44, 44), x - size / 2, y - size / 2, size, size)


def order_badge(canvas: Canvas, text: str, x: float, y: float, size: float, now: bool = False) -> None:
    """A place in the order, around its middle; amber for who picks now."""
    high, low, rim, ink = (
        ("#ffd27d", "#ee9f31", "#fff0c4", "#2b1704") if now else ("#fff3fb", "#e7c6ee", "#5b22ae", "#3a1268")
    )
    canvas.shadow(x - size / 2, y - size / 2, size, size, size / 2, 4, 2, 150, (6, 0, 20))
    inner = (
        f'<defs><linearGradient id="ob" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{high}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs><circle cx="14" cy="14" r="13.4" '
        f'fill="#1a0838"/><circle cx="14" cy="14" r="12" fill="url(#ob)" stroke="{rim}" stroke-width="1.2"/>'
    )
    canvas.picture(shape(inner, 28, 28), x - size / 2, y - size / 2, size, size)
    drawn = canvas.look.letters.render(text, "extra", max(12.0, size * 0.48), ink)
    left, middle = canvas.at(x + 0.6, y)
    top = canvas.look.letters.top("extra", max(12.0, size * 0.48), middle)
    canvas.surface.blit(drawn, (left - drawn.get_width() // 2, top))


def tick(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Done, around its middle."""
    inner = f'<circle cx="14" cy="14" r="13.4" fill="#1a0838"/><circle cx="14" cy="14" r="12" fill="{MINT}"/>'
    canvas.picture(shape(inner, 28, 28), x - size / 2, y - size / 2, size, size)
    canvas.icon("check", x, y, size * 0.62, MINT_INK, 3.4)


def spot(name: str, box: Box) -> Ornament:
    """The light under a chosen card."""
    w, h = box.w * 2.3, box.h * 1.64
    around = Box(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h)
    return Ornament(name, around, "spot", lambda canvas: canvas.picture(shape(LIGHT, 120, 120), 0, 0, w, h), bleed=0)


def portrait(canvas: Canvas, avatar: str, x: float, y: float, size: float) -> None:
    """Somebody's head; an empty one is Jožin's, a cockroach in a diver's helmet."""
    if avatar:
        canvas.avatar(avatar, x, y, size)
        return
    canvas.shadow(x - size / 2, y - size / 2, size, size, size / 2, 5, 3, 150)
    inner = (
        '<circle cx="50" cy="50" r="49" fill="#5b3d14"/><circle cx="50" cy="50" r="47.5" fill="#e6c071"/>'
        '<circle cx="50" cy="50" r="44.5" fill="#2a1458"/>'
    )
    canvas.picture(shape(inner, 100, 100), x - size / 2, y - size / 2, size, size)
    inside = size * 0.88
    face = svg(DECK.face(JOZIN_FACE, 1, 1.0), JOZIN_VIEW, 0.5)
    canvas.picture(face, x - inside / 2, y - inside / 2, inside, inside)


def jozin() -> Party:
    """Who dances along and sits nowhere."""
    return Party(say("jozin"), likeness=JOZINS_LIKENESS)


def jozins_head(canvas: Canvas, x: float, y: float, size: float) -> None:
    portrait(canvas, "", x, y, size)


JOZINS_LIKENESS = Likeness(jozins_head, "cards/svabi/8", 0.68, 0.95)


def panel(canvas: Canvas, title: str, right: str, w: float, h: float) -> None:
    """A quiet panel with a title and a word at its right."""
    canvas.panel(0, 0, w, h, 14, VIOLET.quiet, 0.84, rim_opacity=0.38)
    letters, room = canvas.look.letters, w - 44
    aside = letters.width(right, "semi", letters.fit(right, "semi", 13.5, 0.45 * room)[0]) if right else 0.0
    canvas.text(title, 16, 19, "bold", 14, SCORE, width=room - aside)
    if right:
        canvas.text(right, w - 16, 19, "semi", 13.5, VIOLET.secondary, "right", aside + 1)


def order_panel(box: Box, title: str, right: str, people: Sequence[Person]) -> Ornament:
    """Who picks when, or who has laid a card."""

    def paint(canvas: Canvas) -> None:
        panel(canvas, title, right, box.w, box.h)
        step = min(42.0, (box.w - 64) / max(1, len(people) - 1))
        size = min(34.0, step - 4)
        for nth, person in enumerate(people):
            x = 32 + nth * step
            if nth and person.sign:
                canvas.draw(
                    f'<path d="M0 1.5H{step - size + 2:.1f}" stroke="{VIOLET.hairline}" stroke-opacity="0.8" '
                    f'stroke-width="2"/>',
                    x - step + size / 2 - 1, 51, step - size + 2, 3,
                )  # fmt: skip
            if person.now:
                canvas.glow(x - size / 2, 52 - size / 2, size, size, size / 2, 220)
            portrait(canvas, person.avatar, x, 52, size)
            if person.done and person.sign:
                canvas.veil(x - size / 2, 52 - size / 2, size, size, size / 2, "#150b34", 0.55)
            if person.sign:
                order_badge(canvas, person.sign, x, 77, 23, person.now)
            elif person.done:
                tick(canvas, x, 77, 20)
            if person.tie:
                tie_card(canvas, x + 13, 40, 22)

    return Ornament("order", box, (title, right, tuple(people)), paint)


def gone_panel(box: Box, title: str, right: str) -> Ornament:
    """What left the game lies on this."""

    def paint(canvas: Canvas) -> None:
        if box.h < 80:
            canvas.panel(0, 0, box.w, box.h, 12, VIOLET.quiet, 0.84, rim_opacity=0.38)
            return
        panel(canvas, title, right, box.w, box.h)

    return Ornament("gone", box, (title, right), paint)


class Guest(NamedTuple):
    """The dummy's plaque."""

    name: str
    sub: str
    score: str
    word: str


def guest_plaque(box: Box, guest: Guest) -> Ornament:
    """Jožin: a plaque without a hand."""

    def paint(canvas: Canvas) -> None:
        w, h = box.w, box.h
        canvas.panel(0, 0, w, h, 14)
        portrait(canvas, "", 3 + h / 2, h / 2, h - 4)
        left, room = h + 10, w - 58 - h - 16
        canvas.text(guest.name, left, h * 0.33, "bold", 17, CREAM, width=room)
        canvas.text(guest.sub, left, h * 0.70, "semi", 14, VIOLET.secondary, width=room)
        canvas.draw(
            f'<path d="M0.5 0V{h - 24}" stroke="{VIOLET.hairline}" stroke-opacity="0.35"/>', w - 58, 12, 1, h - 24
        )
        canvas.text(guest.score, w - 29, h * 0.37, "serif", 25, SCORE, "middle", 52)
        canvas.text(guest.word, w - 29, h * 0.74, "semi", 12, VIOLET.secondary, "middle", 54)

    return Ornament("guest", box, guest, paint)
