"""Who is here: persons, the chairs they sit on, and what rooms share with the lobby."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from server.effects import Effect, SessionId
from server.limits import FOREVER, Bucket, Denial, Limits
from shared.engine import Game, OptionError, Seat
from shared.messages import OptionValues, SeatState

LETTERS = "ACDEFGHJKLMNPRTUVWXY"  # none that is taken for another letter or a digit


@dataclass(slots=True, eq=False)
class Person:
    """Somebody the server knows by the hash of a token. In a room without a seat: a watcher."""

    id: str
    token_hash: str
    name: str
    avatar: str
    talk: Bucket
    session: SessionId | None = None
    room: str = ""
    seat: Seat | None = None
    kept: bool = False  # has been in a room: worth remembering
    given: str = ""  # the name as it was said; `name` has a number where somebody at the table has the same


@dataclass(slots=True, eq=False)
class Chair:
    """A seat of a room: free, a bot's, or a person's (for whom a bot may stand in)."""

    person: Person | None = None
    level: str = ""  # of the bot that plays now
    ready: bool = False
    entropy: str = ""
    grace: float = FOREVER  # when a person who dropped off is no longer waited for

    @property
    def online(self) -> bool:
        return self.person is not None and self.person.session is not None

    def state(self) -> SeatState:
        """What everybody may know of it."""
        who = self.person
        if who is None:
            return SeatState(level=self.level)
        return SeatState(who.id, who.name, who.avatar, self.level, self.ready, who.session is not None)


@dataclass(slots=True, eq=False)
class House:
    """What the rooms of a lobby have in common."""

    games: Mapping[str, Game[Any]]
    limits: Limits
    levels: Sequence[str]
    chance: Callable[[int], str]  # so many random bytes, as hexadecimal digits
    epoch: float  # what makes `now` seconds since 1970
    effects: list[Effect] = field(default_factory=list)
    changed: bool = False  # the list of rooms is no longer what was sent
    codes: dict[str, str] = field(default_factory=dict)  # of private rooms

    def new_code(self, room: str) -> str:
        """Four letters that open a private room."""
        while True:
            number = int(self.chance(4), 16)
            code = "".join(LETTERS[number // len(LETTERS) ** n % len(LETTERS)] for n in range(4))
            if code not in self.codes:
                self.codes[code] = room
                return code

    def game(self, id: str) -> Game[Any]:
        """A game by its id."""
        if id not in self.games:
            raise Denial("no_such_game")
        return self.games[id]

    def level(self, level: str) -> str:
        """A level of bots that there is."""
        if level not in self.levels:
            raise Denial("no_such_level")
        return level

    def settings(self, game: Game[Any], seats: int, options: OptionValues) -> OptionValues:
        """All options of a game, if it can be played so."""
        try:
            return game.settings(seats, options)
        except OptionError as error:
            raise Denial("bad_options", str(error)[:200]) from None


def told_apart(name: str, others: Collection[str]) -> str:
    """This name, with a number if others have it already."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 2))
    return name if name.casefold() not in taken else next(way for way in numbered if way.casefold() not in taken)


def tidy(text: str) -> str:
    """A line that can be shown: no control characters, no runs of blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
