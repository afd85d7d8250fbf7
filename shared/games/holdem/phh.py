"""Hands of Hold'em as they stand in poker hand histories (PHH), and as text.

Players are numbered from the left of the button, who comes last; of two the first posts the big blind, though the lists
name the small one first. What the reader of a match was not shown is written as unknown ("????"), so a file tells no
more than its owner may know. House rules that the format has no word for are kept in fields of our own, which begin
with an underscore.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from shared.engine import Card, Changed, Event, Moved, Place, Said, Seat, owner, zone
from shared.engine.game import Options
from shared.games.holdem.position import BOARD, Public, blinds, step

VARIANTS = {"FT": "fixed", "NT": "no_limit"}
UNKNOWN = "??"
HOUSE = ("open_bet", "raise_cap", "raise_timing", "showdown", "allin_reveal")
LIMITS = {"min_bet": 2, "max_bet": 4}  # of a hand without limit


class PhhError(ValueError):
    """A text that is no hand of Hold'em, or a hand that has no such text; says the line and what is wrong there."""


@dataclass(frozen=True)
class Hand:
    """One hand: seat n here is player n + 1 of the file. All amounts are whole chips."""

    options: dict[str, Any]  # as the game has them, but for stakes of any height
    stacks: tuple[int, ...]
    actions: tuple[str, ...]
    players: tuple[str, ...] = ()
    finishing: tuple[Fraction, ...] = ()  # what each has afterwards, less what the house took
    winnings: tuple[Fraction, ...] = ()  # what each got out of the pots
    lines: tuple[int, ...] = field(default=(), compare=False)  # where the actions stand


# --- from a match ---


def told(
    options: Options, events: Iterable[Event], names: Sequence[str] = (),
    facts: Mapping[str, Any] | None = None, cards: Mapping[Place, Sequence[Card]] | None = None,
) -> Iterator[Hand]:  # fmt: skip
    """The hands of a match, from all events that one seat, or the watchers, were sent; and from where they begin."""
    if options["deck"] != "one" or options["betting"] == "pot_limit":
        raise PhhError("the format has only fixed and no limit with one pack (options deck, betting)")
    known: dict[str, Any] = vars(Public()) | dict(facts or {})
    pockets = {owner(place): [face(card) for card in held] for place, held in (cards or {}).items()
               if zone(place) == "pocket"}  # fmt: skip
    lines: list[str] = []
    for event in events:
        if isinstance(event, Changed):
            known[event.name] = event.new
        elif isinstance(event, Said) and event.what == "deals":
            pockets, lines = {}, []
        elif isinstance(event, Said) and event.what == "hand_over":
            yield finished(options, known, pockets, lines, names)
        else:
            note(event, known["dealt"], pockets, lines)


def face(card: Card) -> Card:
    return UNKNOWN if card[0] == "?" else card


def note(event: Event, dealt: tuple[Seat, ...], pockets: dict[Seat, list[Card]], lines: list[str]) -> None:
    """Write down what an event tells of the hand."""
    if isinstance(event, Said):
        words = {"fold": "f", "check": "cc", "call": "cc", "mucks": "sm", "bet": "cbr", "raise_to": "cbr"}
        if event.what in words:
            amount = f" {event.args[0]}" if words[event.what] == "cbr" else ""
            lines.append(f"p{1 + dealt.index(event.seat)} {words[event.what]}{amount}")
    elif isinstance(event, Moved):
        card = face(event.card)
        if zone(event.dst) == "pocket":
            pockets.setdefault(owner(event.dst), []).append(card)
        elif zone(event.dst) == "open":
            show(owner(event.dst), card, dealt, pockets, lines)
        elif event.dst == BOARD:
            lines.append(f"d db {card}")


def show(seat: Seat, card: Card, dealt: tuple[Seat, ...], pockets: dict[Seat, list[Card]], lines: list[str]) -> None:
    start = f"p{1 + dealt.index(seat)} sm "
    if lines and lines[-1].startswith(start) and len(lines[-1]) == len(start) + 2:
        lines[-1] += card
        pockets[seat][1] = card
    else:
        lines.append(start + card)
        pockets[seat][0] = card


def finished(
    options: Options, facts: dict[str, Any], pockets: dict[Seat, list[Card]], lines: list[str], names: Sequence[str]
) -> Hand:
    """A hand with its cards in front; the flop is one line."""
    dealt, stakes = facts["dealt"], facts["stakes"]
    holes = [f"d dh p{1 + n} {''.join(pockets[seat])}" for n, seat in enumerate(dealt)]
    flop = [n for n, line in enumerate(lines) if line.startswith("d db")][:3]
    if flop:
        lines[flop[0] : flop[0] + 3] = ["d db " + "".join(lines[n][-2:] for n in flop)]
    fixed = options["betting"] == "fixed"
    small, big = blinds(options, stakes)
    limits = {name: options[name] * stakes if fixed else usual for name, usual in LIMITS.items()}
    chosen = {
        "deck": "one", "betting": options["betting"], **limits, "small_blind": small, "big_blind": big,
        "ante": options["ante"] * stakes, "open_bet": 0 if fixed else step(options, stakes, 1),
        "raise_cap": facts["cap"] or "none", "raise_timing": "second_turn" if facts["second_turn"] else "free",
        "showdown": options["showdown"], "allin_reveal": options["allin_reveal"],
    }  # fmt: skip
    stacks, after = (tuple(facts[name][seat] for seat in dealt) for name in ("before", "stacks"))
    players = tuple(names[seat] for seat in dealt) if names else ()
    return Hand(chosen, stacks, (*holes, *lines), players, tuple(map(Fraction, after)))


# --- text ---


def to_text(hand: Hand) -> str:
    """A hand as a PHH file."""
    options, seats = hand.options, len(hand.stacks)
    fixed = options["betting"] == "fixed"
    rows: list[tuple[str, Any]] = [
        ("variant", "FT" if fixed else "NT"),
        ("ante_trimming_status", True),  # H-64: a short ante wins of the others what it is itself
        ("antes", [options["ante"]] * seats),
        ("blinds_or_straddles", [options["small_blind"], options["big_blind"], *[0] * (seats - 2)]),
    ]
    if fixed:
        rows += [("small_bet", options["min_bet"]), ("big_bet", options["max_bet"])]
    else:  # it is also the smallest raise, and that is the big blind (H-31)
        rows.append(("min_bet", options["big_blind"] or options["open_bet"]))
    rows += [("starting_stacks", [*hand.stacks]), *((f"_{name}", options[name]) for name in HOUSE)]
    text = "".join(f"{name} = {toml(value)}\n" for name, value in rows)
    text += "actions = [\n" + "".join(f"  {toml(line)},\n" for line in hand.actions) + "]\n"
    for name, values in (("players", hand.players), ("finishing_stacks", hand.finishing), ("winnings", hand.winnings)):
        if values and all(isinstance(value, str) or value == int(value) for value in values):
            text += f"{name} = {toml([value if isinstance(value, str) else int(value) for value in values])}\n"
    return text


def to_texts(hands: Sequence[Hand]) -> str:
    """Several hands as one PHHS file; a single one as a PHH file."""
    if len(hands) == 1:
        return to_text(hands[0])
    return "\n".join(f"[{number}]\n{to_text(hand)}" for number, hand in enumerate(hands, 1))


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, str):
        return json.dumps("".join(sign for sign in value if sign.isprintable()), ensure_ascii=False)
    return f"[{', '.join(map(toml, value))}]" if isinstance(value, list) else str(value).lower()
