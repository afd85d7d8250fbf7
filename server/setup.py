"""What is agreed before a match: game, options, chairs, clock, who begins, and a deal that nobody can choose.

Law: the server promises its part of the seed by a hash before anybody adds to it; afterwards all parts are shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from server.company import Company
from server.limits import Denial
from server.people import Chair, House, tidy
from shared.engine import Game, Match
from shared.messages import Change, Clock, OptionValues


class Setup:
    """What is agreed in one room for its next match: game, options, number of chairs, clock and the deal's seed."""

    def __init__(self, house: House, room: str, game: Game[Any], options: OptionValues, company: Company) -> None:
        self.house, self.room, self.game, self.options, self.company = house, room, game, options, company
        self.title, self.clock, self.code = "", Clock(), ""
        self.seed = ""
        self.entropy: tuple[str, ...] = ()
        self.draw_secret()

    def draw_secret(self) -> None:
        """The server's part of the next seed, promised by its hash before anybody adds to it."""
        self._promise(self.house.chance(16))

    def _promise(self, secret: str) -> None:
        self.secret, self.commitment = secret, sha256(secret.encode()).hexdigest()

    def deal(self) -> Match[Any]:
        """A match of this set-up, dealt from what the server and all people put in."""
        chairs = self.company.chairs
        self.entropy = tuple(chair.entropy for chair in chairs)
        self.seed = sha256("/".join([self.secret, *self.entropy]).encode()).hexdigest()
        bots = [seat for seat, chair in enumerate(chairs) if chair.person is None]
        self.options = self.game.seated(self.options, bots)
        return self.match()

    def match(self) -> Match[Any]:
        """The match that was dealt, at its beginning."""
        return Match(self.game, len(self.company.chairs), self.seed, self.options)

    def hide(self, private: bool) -> None:
        """A private room has a code; a public one is listed."""
        if private != bool(self.code):
            self.house.codes.pop(self.code, None)
            self.code = self.house.new_code(self.room) if private else ""

    def change(self, message: Change) -> None:
        """What the host wants otherwise. Nothing has changed if it is denied."""
        game = self.game if message.game is None else self.house.game(message.game)
        kept = self.options if game is self.game else {}
        self.arrange(game, message.seats, kept if message.options is None else message.options)
        if message.title is not None:
            self.title = tidy(message.title)
        if message.private is not None:
            self.hide(message.private)
        if message.clock is not None:
            self.clock = message.clock

    def arrange(self, game: Game[Any], seats: int | None, options: OptionValues) -> None:
        """Another set-up; all must say Ready again. People keep their order; free seats go first, then bots."""
        chairs = self.company.chairs
        if seats is None:
            seats = min(max(len(chairs), game.seats.start), game.seats.stop - 1)
        if len(self.company.seated()) > seats:
            raise Denial("bad_seats", "more people have a seat")
        if seats not in game.seats:
            raise Denial("bad_seats", f"{game.id} is for {game.seats.start} to {game.seats.stop - 1}")
        self.options = self.house.settings(game, seats, options)
        self.game = game
        spare = [chair for chair in chairs[::-1] if chair.person is None]
        spare.sort(key=lambda chair: bool(chair.level))
        for chair in spare[: max(0, len(chairs) - seats)]:
            chairs.remove(chair)
        chairs.extend(Chair() for _ in range(seats - len(chairs)))
        self.renumber()

    def renumber(self) -> None:
        """Tell people where they sit now, and ask them anew."""
        for seat, chair in enumerate(self.company.chairs):
            chair.ready, chair.entropy = False, ""
            if chair.person is not None:
                chair.person.seat = seat

    def rotate(self, facts: Mapping[str, Any]) -> None:
        """The seat after the one that began is next: by the game's own option, or by moving everybody round by one.
        The public facts of the match tell who began."""
        chairs = self.company.chairs
        seats = len(chairs)
        starter = self.game.starter
        if starter is not None:
            following = (int(facts.get(starter.fact, self.options[starter.seat])) + 1) % seats
            self.options = self.house.settings(self.game, seats, {**self.options, **starter.options(following)})
        else:
            chairs[:] = [*chairs[1:], chairs[0]]
        self.renumber()

    # --- keeping ---

    def data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        return {
            "title": self.title, "game": self.game.id, "options": dict(self.options), "code": self.code,
            "clock": [self.clock.bank, self.clock.increment], "secret": self.secret, "seed": self.seed,
            "entropy": [*self.entropy],
        }  # fmt: skip

    def restore(self, data: Mapping[str, Any]) -> None:
        """The set-up again; game and options are there already."""
        self.title, self.code, self.clock = data["title"], data["code"], Clock(*data["clock"])
        self.seed, self.entropy = data["seed"], tuple(data["entropy"])
        self._promise(data["secret"])
