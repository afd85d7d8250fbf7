"""The server's own room around one match, without lobby, network and time: what a session is told waits in its queue.

Law: nothing here decides what anybody hears. The room does, its messages cross the wire as bytes, and clocks stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from server.effects import Send, Think
from server.limits import FOREVER, Bucket, Denial, Limits
from server.lobby import IN_ROOM, tag
from server.match_room import MatchRoom
from server.people import House, Person
from server.room import Room
from shared.engine import Action, Match, Seat
from shared.engine.events import permits
from shared.messages import Act, Clock, Denied, Down, Downward, Snapshot, Upward
from shared.wire import HEAD, pack, unpack

Audience = Seat | None
LEVELS = ("random", "thumb", "search")
NOW = 0.0


class QueuedRoom:
    """A room in which a match is on; on each seat a person or a bot, and perhaps somebody who looks on."""

    def __init__(self, match: Match[Any], people: Mapping[Audience, str], seed: str = "room") -> None:
        """`people` are the names of those who hear; on all other seats are bots, whom somebody has to answer for."""
        chance = Random(seed)
        self.house = House(
            {match.game.id: match.game}, Limits(bot_delay=0.0), LEVELS, lambda count: chance.randbytes(count).hex(), NOW
        )
        self.room = Room(self.house, "r", match.game, match.state.seats, dict(match.state.options))
        self.people: dict[Audience, Person] = {}
        self.heard: dict[Audience, list[Downward]] = {audience: [] for audience in people}
        self.thinks: list[Think] = []  # what a bot was asked for as advice
        for session, (audience, name) in enumerate(people.items()):
            who = Person(f"p{audience}", "", name, "", Bucket(FOREVER, FOREVER), session, "r", audience)
            self.people[audience] = who
            if audience is None:
                self.room.company.watchers[who.id] = who
            else:
                self.room.company.chairs[audience].person = who
        for chair in self.room.company.chairs:
            chair.level = "" if chair.person is not None else "thumb"
        self.room.stage = "playing"
        self.match_room: MatchRoom = self.room.seat_match("test", match)
        self.room.match_room = self.match_room

    def open(self) -> None:
        """Begin: the table before the deal, then the deal."""
        self.match_room.open(NOW)
        self._hand_out()

    def go_on(self) -> None:
        """Begin in the middle, as after a restart."""
        self.match_room.resume(NOW)
        self._hand_out()

    def set_clocks(self, clock: Clock, banks: tuple[float, ...]) -> None:
        """Clocks that show this; they stand, and nothing is earned."""
        clocks = self.match_room.clocks
        clocks.rule, clocks.on, clocks.banks = Clock(clock.bank, 0), clock.bank > 0, [*banks]

    def snapshot(self, audience: Audience) -> Snapshot:
        """The match as an audience has it."""
        return self.match_room.snapshot(audience, NOW)

    def say(self, audience: Audience, message: Upward) -> None:
        """Somebody asks for something; a refusal is heard like everything else."""
        try:
            IN_ROOM[type(message)](self.room, self.people[audience], message, NOW)
        except Denial as denial:
            self.heard[audience].append(Denied(tag(message), denial.reason, denial.detail))
        self._hand_out()

    def do(self, seat: Seat, action: Action) -> None:
        """A seat answers its question, be it a person's or a bot's."""
        assert permits(self.match_room.match.legal(seat), action), action
        ask = self.match_room.asks[seat]
        if seat in self.people:
            self.say(seat, Act(ask, action))
        else:
            self.room.thought(seat, ask, action, NOW)
            self._hand_out()

    def advise(self, think: Think, action: Action) -> None:
        """What a bot says when it was asked for advice."""
        self.room.advised(think.seat, think.ask, action)
        self._hand_out()

    def _hand_out(self) -> None:
        audiences = [*self.people]
        effects, self.house.effects[:] = self.house.effects[:], []
        for effect in effects:
            if isinstance(effect, Send):
                told = pack(effect.message)[HEAD:]
                for session in effect.to:
                    self.heard[audiences[session]].append(unpack(told, Down).message)
            elif isinstance(effect, Think) and effect.advice:
                self.thinks.append(effect)
