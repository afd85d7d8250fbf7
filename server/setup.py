"""What is agreed before a match: game, options, chairs, clock, who begins, and a deal that nobody can choose.

Law: the server promises its part of the seed by a hash before anybody adds to it; afterwards all parts are shown.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from server.limits import Denial
from server.people import Chair, House, Person
from shared.engine import Game, Match, Seat
from shared.messages import Clock, OptionValues


class Setup:
    """What is agreed in one room for its next match: game, options, chairs, clock and the deal's seed."""

    def __init__(self, house: House, id: str, game: Game[Any], seats: int, options: OptionValues) -> None:
        self.house, self.id, self.game, self.options = house, id, game, options
        self.title, self.clock, self.code = "", Clock(), ""
        self.chairs = [Chair() for _ in range(seats)]
        self.seed = ""
        self.entropy: tuple[str, ...] = ()
        self.draw_secret()

    def draw_secret(self) -> None:
        """The server's part of the next seed, promised by its hash before anybody adds to it."""
        self.secret = self.house.chance(16)
        self.commitment = sha256(self.secret.encode()).hexdigest()

    def deal(self) -> Match[Any]:
        """A match of this set-up, dealt from what the server and all people put in."""
        self.entropy = tuple(chair.entropy for chair in self.chairs)
        self.seed = sha256("/".join([self.secret, *self.entropy]).encode()).hexdigest()
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.person is None]
        self.options = self.game.seated(self.options, bots)
        return Match(self.game, len(self.chairs), self.seed, self.options)

    def people(self) -> list[Person]:
        """Those with a seat, in seat order."""
        return [chair.person for chair in self.chairs if chair.person is not None]

    @property
    def online(self) -> bool:
        return any(chair.online for chair in self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """A seat that there is."""
        if seat >= len(self.chairs):
            raise Denial("no_such_seat")
        return self.chairs[seat]

    def hide(self, private: bool) -> None:
        """A private room has a code; a public one is listed."""
        if private != bool(self.code):
            self.house.codes.pop(self.code, None)
            self.code = self.house.new_code(self.id) if private else ""

    def arrange(self, game: Game[Any], seats: int | None, options: OptionValues) -> None:
        """Another set-up; all must say Ready again. People keep their order; free seats go first, then bots."""
        if seats is None:
            seats = min(max(len(self.chairs), game.seats.start), game.seats.stop - 1)
        if len(self.people()) > seats:
            raise Denial("bad_seats", "more people have a seat")
        if seats not in game.seats:
            raise Denial("bad_seats", f"{game.id} is for {game.seats.start} to {game.seats.stop - 1}")
        self.options = self.house.settings(game, seats, options)
        self.game = game
        spare = [chair for chair in self.chairs[::-1] if chair.person is None]
        spare.sort(key=lambda chair: bool(chair.level))
        for chair in spare[: max(0, len(self.chairs) - seats)]:
            self.chairs.remove(chair)
        self.chairs.extend(Chair() for _ in range(seats - len(self.chairs)))
        self.renumber()

    def renumber(self) -> None:
        """Tell people where they sit now, and ask them anew."""
        for seat, chair in enumerate(self.chairs):
            chair.ready, chair.entropy = False, ""
            if chair.person is not None:
                chair.person.seat = seat

    def rotate(self, first: Seat | None) -> None:
        """The seat after the one that began is next: by the game's own option, or by moving everybody round by one."""
        seats = len(self.chairs)
        if {"start", "first"} <= self.game.options.keys():
            following = ((int(self.options["first"]) if first is None else first) + 1) % seats
            self.options = self.house.settings(self.game, seats, {**self.options, "start": "host", "first": following})
        else:
            self.chairs[:] = [*self.chairs[1:], self.chairs[0]]
        self.renumber()
