"""Hands of Hold'em out of PHH files, and out of PHHS files that hold several.

Law: whatever is wrong with a text is a PhhError with its line. Amounts may have decimals: all chips of a hand are then
counted in the smallest part. What our rules have no word for is named, never bent.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from shared.engine.game import offers
from shared.games.holdem.phh import LIMITS, VARIANTS, Hand, PhhError
from shared.games.holdem.position import OPTIONS

# Where a file says nothing.
USUAL = {"raise_cap": "none", "raise_timing": "free", "showdown": "order", "allin_reveal": False}
MOST, FINEST = 10**12, 6  # chips; decimals
PLAYERS = range(2, 11)
CARDS = r"(?:[2-9TJQKA][cdhs]|\?\?)+"
ACTION = re.compile(
    rf"""d\ dh\ p(?P<dealt>\d{{1,2}})\ (?P<hole>{CARDS}) | d\ db\ (?P<board>{CARDS})
    | p(?P<player>\d{{1,2}})\ (?: (?P<verb>f|cc|sm) | cbr\ (?P<amount>\d{{1,12}}(?:\.\d{{1,{FINEST}}})?)
    | sm\ (?P<shown>{CARDS}|-) )""",
    re.VERBOSE,
)
HEADER = re.compile(r"(?m)^[ \t]*\[[ \t]*[\w\"'.-]+[ \t]*\][ \t]*(?:#.*)?$")


class Text(NamedTuple):
    """The text of one hand, and how many lines stand before it."""

    text: str
    before: int

    def wrong(self, what: str, message: str) -> PhhError:
        """An error at the line in which something stands."""
        rows = self.text.splitlines()
        line = next((n for n, row in enumerate(rows, 1) if what in row.partition("#")[0]), len(rows) or 1)
        return PhhError(f"line {self.before + line}: {message}")


def read(text: str) -> Iterator[Hand | PhhError]:
    """The hands of a file; an error stands for a hand that cannot be read."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    heads = [head.start() for head in HEADER.finditer(text)]
    several = bool(heads) and not has_fields(text[: heads[0]])
    starts, before = heads if several else [0], 0
    before = text.count("\n", 0, starts[0])
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        part = Text(text[start:end], before)
        before += part.text.count("\n")
        try:
            yield one(part, several)
        except PhhError as error:
            yield error


def has_fields(text: str) -> bool:
    return any(row.partition("#")[0].strip() for row in text.splitlines())


def one(text: Text, inside: bool) -> Hand:
    data = parsed(text)
    if inside:
        data = next((table for table in data.values() if isinstance(table, dict)), {})
    betting = VARIANTS.get(field(text, data, "variant", str))
    if betting is None:
        raise text.wrong("variant", f"variant {shortened(data['variant'])} is not one of {', '.join(VARIANTS)}")
    amounts = Amounts(text, data)
    stacks = amounts.row("starting_stacks")
    if len(stacks) not in PLAYERS:
        raise text.wrong("starting_stacks", f"starting_stacks has {len(stacks)} players, not 2 to 10 (H-20)")
    if not all(stacks):
        raise text.wrong("starting_stacks", "starting_stacks must be more than 0 (H-20)")
    options: dict[str, Any] = {
        "deck": "one",
        "betting": betting,
        **LIMITS,
        **stakes(text, amounts, len(stacks), betting),
    }
    options |= {name: house_rule(text, name, data.get(f"_{name}", usual)) for name, usual in USUAL.items()}
    lines, actions = actions_of(text, data)
    trimmed = data.get("ante_trimming_status", False) is True
    if min(stacks) < options["ante"] and not trimmed:
        raise text.wrong("antes", "a short ante wins all the others in this file, which H-64 does not allow")
    return in_chips(text, amounts, Read(options, stacks, actions, lines, names_of(data, len(stacks))))


def house_rule(text: Text, name: str, value: Any) -> Any:
    if not offers(OPTIONS[name], value):
        raise text.wrong(f"_{name}", f"_{name} cannot be {shortened(value)}")
    return value


def parsed(text: Text) -> dict[str, Any]:
    try:
        return tomllib.loads(text.text, parse_float=Decimal)
    except (ValueError, ArithmeticError, RecursionError) as error:
        said = re.sub(r"at line (\d+)", lambda found: f"at line {text.before + int(found[1])}", str(error))
        where = "" if "at line" in said else f"line {text.before + 1}: "
        raise PhhError(f"{where}no TOML: {said}") from None


def field(text: Text, data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise PhhError(f"line {text.before + max(1, text.text.count(chr(10)))}: the field {name} is missing")
    if type(data[name]) is not kind:
        raise text.wrong(name, f"{name} must be {kind.__name__}, not {shortened(data[name])}")
    return data[name]


def shortened(value: Any) -> str:
    said = "a huge number" if isinstance(value, int) and abs(value) > MOST else repr(value)
    return said if len(said) <= 40 else said[:37] + "..."


class Amounts:
    """The amounts of a file as they stand there."""

    def __init__(self, text: Text, data: dict[str, Any]) -> None:
        self.text, self.data = text, data

    def row(self, name: str, length: int = 0) -> list[Fraction]:
        found = field(self.text, self.data, name, list)
        if length and len(found) != length:
            raise self.text.wrong(name, f"{name} must have {length} numbers, not {len(found)}")
        return [self.amount(name, value) for value in found]

    def single(self, name: str) -> Fraction:
        if name not in self.data:
            field(self.text, self.data, name, int)
        return self.amount(name, self.data[name])

    def amount(self, name: str, value: Any) -> Fraction:
        if type(value) not in (int, Decimal):
            raise self.text.wrong(name, f"{name} must be numbers, not {shortened(value)}")
        number = Decimal(value)
        if number == Decimal("inf"):
            raise self.text.wrong(name, f"{name}: how much somebody has is not told (inf), and H-3 wants to know")
        if number.is_nan() or not 0 <= number < MOST or exponent(number) < -FINEST:
            raise self.text.wrong(name, f"{name} must be chips from 0 to {MOST:,} with at most {FINEST} decimals (H-3)")
        return Fraction(number)

    def some(self, name: str, length: int) -> tuple[Fraction, ...]:
        """A row that need not be there; one that is of no use is not."""
        found = self.data.get(name)
        if not isinstance(found, list) or len(found) != length:
            return ()
        try:
            return tuple(self.amount(name, value) for value in found)
        except PhhError:
            return ()


def exponent(number: Decimal) -> int:
    told = number.normalize().as_tuple().exponent
    return told if isinstance(told, int) else 0


def stakes(text: Text, amounts: Amounts, players: int, betting: str) -> dict[str, Fraction]:
    """Antes, blinds and bets, where our rules know them."""
    antes, posted = (amounts.row(name, players) for name in ("antes", "blinds_or_straddles"))
    if len({*antes}) > 1:
        raise text.wrong("antes", "antes must be equal (H-23)")
    if any(posted[2:]):
        raise text.wrong("blinds_or_straddles", "there are no straddles, and only two blinds (H-24)")
    small, big = posted[:2]
    found = {"small_blind": small, "big_blind": big, "ante": antes[0]}
    if betting == "fixed":
        found |= {"min_bet": amounts.single("small_bet"), "max_bet": amounts.single("big_bet")}
        if big != found["min_bet"] or 2 * small != big:
            raise text.wrong("blinds_or_straddles", "the blinds must be half the small bet and the small bet (H-24)")
        return found | {"open_bet": Fraction(0)}
    return found | {"open_bet": amounts.single("_open_bet") if "_open_bet" in amounts.data else
                    max(amounts.single("min_bet"), big)}  # fmt: skip


def names_of(data: dict[str, Any], players: int) -> tuple[str, ...]:
    names = data.get("players")
    fits = isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)
    return tuple("".join(sign for sign in name if sign.isprintable()) for name in names) if fits and names else ()


def actions_of(text: Text, data: dict[str, Any]) -> tuple[list[int], list[str]]:
    """The actions without commentary, each with its line."""
    lines, actions, at = list[int](), list[str](), max(0, text.text.find("actions"))
    for raw in field(text, data, "actions", list):
        if not isinstance(raw, str):
            raise text.wrong("actions", f"actions must be str, not {shortened(raw)}")
        at = max(at, text.text.find(raw, at))
        action = " ".join(raw.partition("#")[0].split())
        if action:
            line = text.before + text.text.count("\n", 0, at) + 1
            if ACTION.fullmatch(action) is None:
                raise PhhError(f"line {line}: cannot read the action {shortened(action)}")
            lines.append(line)
            actions.append(action)
        at += len(raw)
    return lines, actions


class Read(NamedTuple):
    """A hand whose amounts are not whole chips yet."""

    options: dict[str, Any]
    stacks: Sequence[Fraction]
    actions: list[str]
    lines: list[int]
    players: tuple[str, ...]


def in_chips(text: Text, amounts: Amounts, hand: Read) -> Hand:
    """The hand in whole chips; fixed limit wants even ones (H-24)."""
    staked = [value for value in hand.options.values() if isinstance(value, Fraction)]
    bets = [Fraction(found["amount"]) for line in hand.actions if (found := ACTION.fullmatch(line)) and found["amount"]]
    unit = lcm(*(value.denominator for value in (*staked, *hand.stacks, *bets)))
    if hand.options["betting"] == "fixed" and any(hand.options[name] * unit % 2 for name in LIMITS):
        unit *= 2

    def whole(value: Any) -> Any:
        return int(value * unit) if isinstance(value, Fraction) else value

    def bet(found: re.Match[str]) -> str:
        return f"cbr {int(Fraction(found[1]) * unit)}"

    finishing, winnings = (
        tuple(value * unit for value in amounts.some(name, len(hand.stacks)))
        for name in ("finishing_stacks", "winnings")
    )
    return Hand(
        {name: whole(value) for name, value in hand.options.items()},
        tuple(int(value * unit) for value in hand.stacks),
        tuple(re.sub(r"cbr (\S+)", bet, line) for line in hand.actions),
        hand.players, finishing, winnings, tuple(hand.lines),
    )  # fmt: skip
