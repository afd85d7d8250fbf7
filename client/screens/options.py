"""The rules that can be chosen for a table: one row for each option, with what its value means.

Law: nothing is decided here. An option and its values are what the game declares; the server has the last word. Only an
option that means nothing for the other choices (the duel's for four players) is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from client.arrangement import CLOCKS
from client.seated import Face
from client.ui.options_form import Item
from client.ui.text import say
from shared.engine import Option, OptionError, Starter
from shared.games import GAMES
from shared.messages import Clock, OptionValue

Options = Mapping[str, Any]
Changed = Callable[[dict[str, OptionValue]], None]


class Row(NamedTuple):
    """One option as it is shown."""

    name: str
    option: Option
    value: Any


def complete(game: str, seats: int, options: Options) -> dict[str, OptionValue]:
    """All options of a game; what is unknown or cannot be played falls back to the printed rules."""
    rules = GAMES[game]
    known = {name: value for name, value in options.items() if name in rules.options}
    if rules.starter is not None and known.get(rules.starter.seat, 0) >= seats:
        known |= rules.starter.options(None)
    try:
        return rules.settings(seats, known)
    except OptionError:
        return rules.settings(seats, {})


def printed(game: str, seats: int, options: Options) -> bool:
    """Whether the table plays by the printed rules."""
    return complete(game, seats, options) == complete(game, seats, {})


def rows(game: str, seats: int, options: Options) -> list[Row]:
    """The options that mean something now."""
    rules, found = GAMES[game], complete(game, seats, options)
    return [
        Row(name, option, found[name])
        for name, option in rules.options.items()
        if option.shown and rules.means(name, found, seats)
    ]


def items(game: str, people: Sequence[Face], options: Options, changed: Changed) -> list[Item]:
    """The options of a game for these people, as they are shown; `changed` gets what is chosen."""
    return [item(game, row, people, dict(options), changed) for row in rows(game, len(people), options)]


def item(game: str, row: Row, people: Sequence[Face], options: dict[str, OptionValue], changed: Changed) -> Item:
    """One option: what it is, what its value means, and the choice."""
    text = title(game, row.name)
    starter = GAMES[game].starter
    if starter is not None and row.name == starter.option:
        return start(text, starter, people, options, changed)
    values = [False, True] if isinstance(row.value, bool) else list(row.option.values)

    def choose(index: int) -> None:
        changed({**options, row.name: values[index]})

    names = () if isinstance(row.value, bool) else tuple(named(game, row.name, value) for value in values)
    about = explained(game, row.name, row.value)
    return Item(f"option {row.name}", text, about, names, values.index(row.value), choose)


def start(
    text: str, starter: Starter, people: Sequence[Face], options: dict[str, OptionValue], changed: Changed
) -> Item:
    """Who begins: by lot, or one of those at the table."""
    picked = options.get(starter.option) == starter.picked
    first = int(options.get(starter.seat, 0)) if picked else -1
    about = say("explain-first", name=people[first].name) if picked and people[first].name else say("explain-lot")

    def choose(index: int) -> None:
        changed({**options, **starter.options(index - 1 if index else None)})

    names = (say("value-lot"), *(str(number) for number in range(1, len(people) + 1)))
    animals = ("", *(face.avatar for face in people))
    return Item("option start", text, about, names, first + 1, choose, animals)


def clock_item(clock: Clock, choose: Callable[[int], None]) -> Item:
    """How much time everybody has."""
    known = list(CLOCKS.values())
    about = say("setup-clock-sub", minutes=clock.bank // 60, seconds=clock.increment)
    names = tuple(say(f"clock-{name}") for name in CLOCKS)
    return Item("clock", say("setup-clock"), about, names, known.index(clock) if clock in known else 0, choose)


def title(game: str, option: str) -> str:
    """What an option is called."""
    return say(f"option-{game}-{word(option)}")


def named(game: str, option: str, value: Any) -> str:
    """A value in a word."""
    return str(value) if isinstance(value, int) else say(f"value-{game}-{word(option)}-{value}")


def explained(game: str, option: str, value: Any) -> str:
    """What a value means."""
    if isinstance(value, bool):
        return say(f"explain-{game}-{word(option)}")
    if isinstance(value, int):
        return say(f"explain-{game}-{word(option)}-number", count=value)
    return say(f"explain-{game}-{word(option)}-{value}")


def word(option: str) -> str:
    """An option as it stands in the keys of the catalogues."""
    return option.replace("_", "")


def summary(game: str, seats: int, options: Options) -> list[str]:
    """What differs from the printed rules, in a few words each; for lists of tables."""
    plain, starter = complete(game, seats, {}), GAMES[game].starter
    told = []
    for name, _, value in rows(game, seats, options):
        if value != plain[name] and (starter is None or name != starter.option):
            told.append(title(game, name) if isinstance(value, bool) else named_rule(game, name, value))
    return told


def named_rule(game: str, option: str, value: Any) -> str:
    """An option with its value."""
    return f"{title(game, option)}: {named(game, option, value)}"
