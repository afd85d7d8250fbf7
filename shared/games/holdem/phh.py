"""Hands of Hold'em as text in the open format for poker hand histories (PHH), read and written.

Players are numbered from the left of the button, who comes last. What the reader of a match was not shown is written as
unknown ("????"), so a file tells no more than its owner may know. House rules that the format has no word for are kept
in fields of our own, which begin with an underscore.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from shared.engine import Action, Card, Changed, Event, Moved, Said, Seat, State, owner, zone
from shared.engine.events import permits
from shared.engine.game import Options
from shared.games.holdem import Holdem
from shared.games.holdem.hands import FACES
from shared.games.holdem.position import BOARD, CALL, CHECK, FOLD, SHOW, TO_MUCK, Public, blinds, step
from shared.games.holdem.turns import sit_down, start_hand

VARIANTS = {"FT": "fixed", "NT": "no_limit"}
UNKNOWN = "??"
HOUSE = ("raise_cap", "raise_timing", "showdown", "allin_reveal")
# Where a file says nothing.
USUAL = {"raise_cap": 3, "raise_timing": "free", "showdown": "order", "allin_reveal": False}
TRIES = 500  # deals of the unknown cards, until a mucked hand loses
GAME = Holdem()


class PhhError(ValueError):
    """A text that is no hand of Hold'em; says the line and what is wrong there."""


class Hand(NamedTuple):
    """One hand: seat n here is player n + 1 of the file."""

    options: dict[str, Any]
    stacks: tuple[int, ...]
    actions: tuple[str, ...]


# --- from a match ---


def told(options: Options, events: Iterable[Event]) -> Iterator[Hand]:
    """The hands of a match, from all events that one seat, or the watchers, were sent."""
    if options["deck"] != "one" or options["betting"] == "pot_limit":
        raise PhhError("the format has only fixed and no limit with one pack (options deck, betting)")
    facts: dict[str, Any] = vars(Public())
    pockets: dict[Seat, list[Card]] = {}
    lines: list[str] = []
    for event in events:
        if isinstance(event, Changed):
            facts[event.name] = event.new
        elif isinstance(event, Said) and event.what == "deals":
            pockets, lines = {}, []
        elif isinstance(event, Said) and event.what == "hand_over":
            yield finished(options, facts, pockets, lines)
        else:
            note(event, facts["dealt"], pockets, lines)


def note(event: Event, dealt: tuple[Seat, ...], pockets: dict[Seat, list[Card]], lines: list[str]) -> None:
    """Write down what an event tells of the hand."""
    if isinstance(event, Said):
        words = {"fold": "f", "check": "cc", "call": "cc", "mucks": "sm", "bet": "cbr", "raise_to": "cbr"}
        if event.what in words:
            amount = f" {event.args[0]}" if words[event.what] == "cbr" else ""
            lines.append(f"p{1 + dealt.index(event.seat)} {words[event.what]}{amount}")
    elif isinstance(event, Moved):
        card = UNKNOWN if event.card[0] == "?" else event.card
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


def finished(options: Options, facts: dict[str, Any], pockets: dict[Seat, list[Card]], lines: list[str]) -> Hand:
    """A hand with its cards in front; the flop is one line."""
    dealt = facts["dealt"]
    holes = [f"d dh p{1 + n} {''.join(pockets[seat])}" for n, seat in enumerate(dealt)]
    flop = [n for n, line in enumerate(lines) if line.startswith("d db")][:3]
    if flop:
        lines[flop[0] : flop[0] + 3] = ["d db " + "".join(lines[n][-2:] for n in flop)]
    small, big = blinds(options, facts["stakes"])
    stakes = {
        "min_bet": options["min_bet"] * facts["stakes"], "max_bet": options["max_bet"] * facts["stakes"],
        "small_blind": small, "big_blind": big, "ante": options["ante"] * facts["stakes"],
        "open_bet": 0 if options["betting"] == "fixed" else step(options, facts["stakes"], 1),
    }  # fmt: skip
    kept = {name: options[name] for name in HOUSE}
    kept |= {"raise_cap": facts["cap"] or "none", "raise_timing": "second_turn" if facts["second_turn"] else "free"}
    chosen = {"deck": "one", "betting": options["betting"], **stakes, **kept}
    return Hand(chosen, tuple(facts["before"][seat] for seat in dealt), (*holes, *lines))


# --- text ---


def to_text(hand: Hand) -> str:
    """A hand as a PHH file."""
    options, seats = hand.options, len(hand.stacks)
    fixed = options["betting"] == "fixed"
    posted = [options["small_blind"], options["big_blind"], *[0] * (seats - 2)]
    rows: list[tuple[str, Any]] = [
        ("variant", "FT" if fixed else "NT"),
        ("antes", [options["ante"]] * seats),
        ("blinds_or_straddles", posted),
    ]
    rows += [("small_bet", options["min_bet"]), ("big_bet", options["max_bet"])] if fixed else []
    rows += [] if fixed else [("min_bet", options["open_bet"])]
    rows += [("starting_stacks", list(hand.stacks)), *((f"_{name}", options[name]) for name in HOUSE)]
    text = "".join(f"{name} = {toml(value)}\n" for name, value in rows)
    return text + "actions = [\n" + "".join(f"  {toml(line)},\n" for line in hand.actions) + "]\n"


def toml(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def from_text(text: str) -> Hand:
    """A hand from a PHH file; PhhError names the line that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PhhError(f"no TOML: {error}") from None  # it names the line
    betting = VARIANTS.get(field(text, data, "variant", str))
    if betting is None:
        raise wrong(text, "variant", f"variant {data['variant']!r} is not one of {', '.join(VARIANTS)}")
    stacks = numbers_of(text, data, "starting_stacks", 0)
    antes, posted = (numbers_of(text, data, name, len(stacks)) for name in ("antes", "blinds_or_straddles"))
    if len({*antes}) > 1:
        raise wrong(text, "antes", "antes must be equal (H-23)")
    if any(posted[2:]):
        raise wrong(text, "blinds_or_straddles", "there are no straddles (H-24)")
    options = {"deck": "one", "betting": betting, "min_bet": 2, "max_bet": 4, "small_blind": posted[0]}
    options |= {"big_blind": posted[1], "ante": antes[0], "open_bet": 0}
    if betting == "fixed":
        options |= {"min_bet": field(text, data, "small_bet", int), "max_bet": field(text, data, "big_bet", int)}
    else:
        options["open_bet"] = field(text, data, "min_bet", int)
        options["raise_cap"] = "none"
    options |= {name: data.get(f"_{name}", options.get(name, USUAL[name])) for name in HOUSE}
    lines = [str(line).partition("#")[0] for line in field(text, data, "actions", list)]
    return Hand(options, tuple(stacks), tuple(" ".join(line.split()) for line in lines if line.strip()))


def field(text: str, data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise PhhError(f"line {text.count(chr(10))}: the field {name} is missing")
    if type(data[name]) is not kind:
        raise wrong(text, name, f"{name} must be {kind.__name__}, not {data[name]!r}")
    return data[name]


def numbers_of(text: str, data: dict[str, Any], name: str, length: int) -> list[int]:
    found: list[int] = field(text, data, name, list)
    if any(type(number) is not int or number < 0 for number in found):
        raise wrong(text, name, f"{name} must be whole chips (H-3)")
    if length and len(found) != length:
        raise wrong(text, name, f"{name} must have {length} numbers, not {len(found)}")
    return found


def wrong(text: str, what: str, message: str) -> PhhError:
    """An error at the line in which something stands."""
    line = next((n for n, row in enumerate(text.splitlines(), 1) if what in row), 1)
    return PhhError(f"line {line}: {message}")


# --- playing it again ---


class Stacked(State[Public]):
    """A position whose next deal is known."""

    __slots__ = ("coming",)
    coming: list[Card]

    def shuffle(self, *places: str, label: str = "", top: int | None = None) -> None:
        super().shuffle(*places, label=label, top=top)
        deck = self.table["deck"]
        for card in self.coming:
            if card != UNKNOWN:
                deck.remove(card)
        drawn = [deck.pop() if card == UNKNOWN else card for card in self.coming]
        deck += reversed(drawn)


def replay(text: str) -> State[Public]:
    """Play the hand of a file by our rules; the position after it. What is unknown in it is dealt at random."""
    hand = from_text(text)
    try:
        options = GAME.settings(len(hand.stacks), {**hand.options, "hands_n": 1, "session": "hands"})
    except ValueError as error:
        raise PhhError(f"line 1: {error}") from None
    drawn = coming(text, hand)
    for number in range(TRIES):
        s = Stacked(GAME, len(hand.stacks), f"phh {number}", options)
        s.coming = drawn
        sit_down(s, hand.stacks, s.seats - 1)
        start_hand(s)
        if all(play(s, text, line) for line in hand.actions if not line.startswith("d ")):
            return s
    raise PhhError("line 1: a hand was mucked that cannot have lost (H-73)")


def coming(text: str, hand: Hand) -> list[Card]:
    """The cards in the order in which they will be drawn."""
    pockets, board = [[UNKNOWN, UNKNOWN] for _ in hand.stacks], list[Card]()
    for line in hand.actions:
        match = re.fullmatch(r"(?:d dh p(\d+)|p(\d+) sm|d db) ((?:[2-9TJQKA][cdhs]|\?\?)+)", line)
        if match is None:
            if not re.fullmatch(r"p\d+ (f|cc|sm|cbr \d+)", line):
                raise wrong(text, line, f"cannot read the action {line!r}")
            continue
        number, cards = match[1] or match[2], re.findall("..", match[3])
        if number is None:
            board += cards
        elif not 1 <= int(number) <= len(pockets) or len(cards) != 2:
            raise wrong(text, line, f"{line!r}: a player of the hand has two cards (H-27)")
        elif UNKNOWN not in cards:
            pockets[int(number) - 1] = cards
    drawn = [pocket[n] for n in range(2) for pocket in pockets] + board
    known = [card for card in drawn if card != UNKNOWN]
    twice = next((card for card in known if known.count(card) > 1), "")
    if twice or len(board) > 5:
        raise wrong(text, twice or board[-1], f"{twice or board[-1]} is one card too many for one pack (H-1, H-30)")
    assert len(FACES) >= len(drawn)
    return drawn


def play(s: State[Public], text: str, line: str) -> bool:
    """One action of a player; whether it could be done: a hand that wins is shown before it can be mucked."""
    who, verb, *amount = line.split()
    seat = int(who[1:]) - 1
    legal = GAME.legal(s, seat) if 0 <= seat < s.seats else []
    if verb == "sm":
        if SHOW in legal:
            GAME.apply(s, seat, SHOW if amount else TO_MUCK)
        return SHOW in legal or bool(amount)
    action = FOLD if verb == "f" else CHECK if CHECK in legal else CALL
    if verb == "cbr":
        action = Action("raise_to" if s.public.level else "bet", choice=amount[0])
    if not permits(legal, action):
        raise wrong(text, line, f"{line!r} is not allowed ({GAME.why(s, seat, action)})")
    GAME.apply(s, seat, action)
    return True
