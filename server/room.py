"""A room: people around a table before, during and after a match.

Law: a seat belongs to a person until they leave. While they are away a bot may answer for them; when they come back
they are in the same question. A request that cannot be granted raises Denial before anything has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from server.clock import Clocks
from server.company import Company
from server.effects import ForgetRoom, KeepAction, KeepResult, KeepRoom
from server.limits import FOREVER, Denial
from server.match_room import MatchRoom
from server.people import House, Person, tidy
from server.setup import Setup
from shared import messages as m
from shared.engine import Action, Game, Match, Seat
from shared.messages import OptionValues, Result, RoomLine, RoomStage, Sent

NO_MATCH = {"match": "", "banks": [], "actions": 0}  # what is kept of a match where there is none


class Room:
    """People and bots around one table of the server, before, during and after a match.

    It has a company, a set-up and, from the deal on, a match room. Its people know it by `Person.room` and their chair
    by `Person.seat`.
    """

    def __init__(self, house: House, id: str, game: Game[Any], seats: int, options: OptionValues) -> None:
        self.house, self.id = house, id
        self.company = Company(house, id, seats)
        self.setup = Setup(house, id, game, options, self.company)
        self.stage: RoomStage = "setup"
        self.match_room: MatchRoom | None = None
        self.held: dict[str, Seat] = {}  # whose hand each person has seen in this match: nobody sees two
        self.started = 0.0
        self.closed = False
        self.empty_due = FOREVER  # when it is closed because nobody is online
        self.wake = FOREVER  # the lobby's next look at it

    # --- who is here ---

    def sit(self, person: Person, seat: Seat | None, now: float) -> None:
        """Take a free seat or a bot's, with its hand."""
        company = self.company
        company.admit(person)
        seat = company.open_seat(seat, self.held.get(person.id))
        if self.match_room is not None:
            if self.stage == "playing" and self.held.setdefault(person.id, seat) != seat:
                raise Denial("other_hand")
            if self.stage == "finished":
                self.match_room.newcomers.add(seat)
        company.watchers.pop(person.id, None)
        chair = company.chairs[seat]
        chair.person, chair.level, chair.ready, chair.entropy, chair.grace = person, "", False, "", FOREVER
        company.take_in(person, seat)
        company.host = company.host or person.id
        self._arrived(person, now)

    def watch(self, person: Person, now: float) -> None:
        """Look on."""
        self.company.admit(person)
        if len(self.company.watchers) >= self.house.limits.watchers:
            raise Denial("too_many_watchers")
        self.company.watchers[person.id] = person
        self.company.take_in(person, None)
        self.announce(keep=False)
        self._show(person, now)

    def back(self, person: Person, now: float) -> None:
        """Somebody with a seat is online again."""
        assert person.seat is not None
        chair = self.company.chairs[person.seat]
        chair.level, chair.grace = "", FOREVER
        self._arrived(person, now, keep=False)

    def _arrived(self, person: Person, now: float, keep: bool = True) -> None:
        assert person.seat is not None
        self.empty_due = FOREVER
        if self.match_room is not None and self.stage == "playing":
            self.match_room.hand_over(person.seat, now)
        self._set_clocks(now)
        self.announce(keep)
        self._show(person, now)
        self._wait_no_longer(now)

    def drop(self, person: Person, now: float) -> None:
        """A connection is lost. A seat is kept, a watcher is gone."""
        if person.seat is None:
            self.company.take_out(person)
            self.announce(keep=False)
            return
        chair = self.company.chairs[person.seat]
        chair.ready, chair.grace = False, now + self.house.limits.grace
        if not self.company.online:
            self.empty_due = now + max(self.house.limits.empty, self.house.limits.grace)
        self._set_clocks(now)
        self.announce(keep=False)

    def leave(self, person: Person, message: m.Leave, now: float) -> None:
        self.send_out(person, now, "left")

    def send_out(self, person: Person, now: float, reason: str) -> None:
        """Somebody leaves for good; a bot plays on in a running match."""
        seat = person.seat
        self.company.take_out(person)
        self.company.tell(person.session, Sent(self.id, reason))
        if seat is not None:
            playing = self.match_room is not None and self.stage == "playing"
            chair = self.company.chairs[seat]
            chair.person, chair.ready, chair.entropy, chair.grace = None, False, "", FOREVER
            chair.level = self.house.limits.stand_in if playing else ""
            if not self.company.seated():
                self.close("closed")
                return
            if self.company.host == person.id:
                self._pass_host(person, seat)
            if not self.company.online and self.empty_due == FOREVER:
                self.empty_due = now + self.house.limits.empty
            self._set_clocks(now)
            if self.match_room is not None and playing:
                self.match_room.hand_over(seat, now)
        self.announce(keep=seat is not None or reason == "kicked")

    def _pass_host(self, before: Person, seat: Seat) -> None:
        """Somebody else is host. A table that is called by its host is called by the new one."""
        host, setup = self.company.pass_host(seat), self.setup
        if host is not None and setup.title and setup.title in (before.given, before.name):
            setup.title = host.name

    def _wait_no_longer(self, now: float) -> None:
        """Whose grace is over: a bot stands in for them in a match; otherwise they are gone.

        While nobody is online the match waits with them.
        """
        for seat, chair in enumerate(self.company.chairs):
            if chair.grace > now or chair.person is None or not self.company.online:
                continue
            if self.match_room is None or self.stage != "playing":
                self.send_out(chair.person, now, "gone")
                continue
            chair.level, chair.grace = self.house.limits.stand_in, FOREVER
            if self.company.host == chair.person.id:
                self._pass_host(chair.person, seat)
            self._set_clocks(now)
            self.match_room.hand_over(seat, now)
            self.announce()

    def close(self, reason: str) -> None:
        """Everybody out; the lobby forgets the room."""
        self.closed = True
        for person in self.company.everybody():
            self.company.take_out(person)
            self.company.tell(person.session, Sent(self.id, reason))
        self.house.codes.pop(self.setup.code, None)
        self.house.changed = True
        if reason != "broken":
            self.house.effects.append(ForgetRoom(self.id))

    def stop(self, error: str) -> None:
        """The rules failed: keep what is needed to find out why, and tell everybody."""
        log = self.match_room.match.log if self.match_room is not None else []
        last = [log[-1][0], *log[-1][1]] if log else []  # what the rules could not bear may not be in the journal
        self.house.effects.append(KeepRoom(self.id, {**self.data(), "stage": "broken", "error": error, "last": last}))
        self.close("broken")

    # --- setting up ---

    def ready(self, person: Person, message: m.Ready, now: float) -> None:
        if person.seat is None:
            raise Denial("not_seated")
        self._only_in("setup")
        chair = self.company.chairs[person.seat]
        chair.ready, chair.entropy = message.ready, message.entropy if message.ready else ""
        self.announce()

    def change(self, person: Person, message: m.Change, now: float) -> None:
        self.company.only_host(person)
        self._only_in("setup")
        self.setup.change(message)
        self.announce()

    def seating(self, person: Person, message: m.Seating, now: float) -> None:
        self.company.only_host(person)
        self._only_in("setup")
        chair = self.company.chair(message.seat)
        if chair.person is not None:
            raise Denial("seat_taken")
        chair.level = "" if message.level is None else self.house.level(message.level)
        self.announce()

    def start(self, person: Person, message: m.Start, now: float) -> None:
        self.company.only_host(person)
        self._only_in("setup")
        chairs = self.company.chairs
        if any(chair.person is not None and not chair.ready for chair in chairs):
            raise Denial("not_ready")
        free = [chair for chair in chairs if chair.person is None and not chair.level]
        level = self.house.level(message.fill) if message.fill else ""
        if free and not level:
            raise Denial("seats_free")
        for chair in free:
            chair.level = level
        self.started, self.stage = now, "playing"
        self.held = {chair.person.id: seat for seat, chair in enumerate(chairs) if chair.person is not None}
        self.match_room = self.seat_match(self.house.chance(8), self.setup.deal())
        self._set_clocks(now)
        self.announce()
        self.match_room.open(now)
        self._ended(now)

    def seat_match(self, id: str, match: Match[Any]) -> MatchRoom:
        """The match with this room's chairs and clock."""
        clocks = Clocks(self.setup.clock, len(self.company.chairs))
        return MatchRoom(self.house, self.id, id, match, self.company.chairs, self.company.watchers, clocks)

    def again(self, person: Person, message: m.Again, now: float) -> None:
        self.company.only_host(person)
        self._only_in("finished")
        if message.game and message.game != self.setup.game.id:
            self.setup.arrange(self.house.game(message.game), None, {})
        else:
            facts = vars(self.match_room.match.state.public) if self.match_room is not None else {}
            self.setup.rotate(facts)
        self.stage, self.match_room, self.held = "setup", None, {}
        self.setup.draw_secret()
        self.announce()

    # --- talking ---

    def kick(self, person: Person, message: m.Kick, now: float) -> None:
        self.company.only_host(person)
        other = self.company.member(message.person)
        if other is person:
            raise Denial("yourself")
        self.company.kicked.append(other.id)
        self.send_out(other, now, "kicked")

    def mute(self, person: Person, message: m.Mute, now: float) -> None:
        self.company.only_host(person)
        other = self.company.member(message.person)
        if other is person:
            raise Denial("yourself")
        self.company.mute(other, message.muted)
        self.announce()

    def chat(self, person: Person, message: m.Chat, now: float) -> None:
        text = tidy(message.text)
        if not text:
            raise Denial("empty")
        self.company.may_talk(person, now)
        self.company.tell_all(m.Chatted(person.id, person.name, text))

    def emote(self, person: Person, message: m.Emote, now: float) -> None:
        self.company.may_talk(person, now)
        self.company.tell_all(m.Emoted(person.id, person.name, message.name))

    # --- playing ---

    def act(self, person: Person, message: m.Act, now: float) -> None:
        seat, match_room = person.seat, self.match_room
        if seat is None:
            raise Denial("not_seated")
        if match_room is None:
            self.company.tell(person.session, m.Refused(0, "stale", []))
            return
        match_room.answer(seat, message.ask, message.action, now)
        self._ended(now)

    def thought(self, seat: Seat, ask: int, action: Action | None, now: float) -> None:
        """A bot's answer."""
        if self.match_room is not None and self.stage == "playing" and self.match_room.thought(seat, ask, action, now):
            self._ended(now)

    def _ended(self, now: float) -> None:
        match_room = self.match_room
        if match_room is None or self.stage != "playing" or not match_room.match.over:
            return
        self.stage = "finished"
        self._set_clocks(now)
        result = self._result(match_room)
        self._keep_result(match_room, result, now)
        for chair in self.company.chairs:
            chair.ready = False
            if chair.person is not None:
                chair.level = ""
                chair.grace = FOREVER if chair.online else now + self.house.limits.grace
        self.company.tell_all(result)
        self.announce()

    def _keep_result(self, match_room: MatchRoom, result: Result, now: float) -> None:
        match, epoch, setup, chairs = match_room.match, self.house.epoch, self.setup, self.company.chairs
        self.house.effects.append(KeepResult(match_room.id, {
            "room": self.id, "game": setup.game.id, "seats": len(chairs), "options": dict(match.state.options),
            "seed": setup.seed, "secret": setup.secret, "entropy": list(setup.entropy), "actions": len(match.log),
            "persons": [chair.person.id if chair.person else "" for chair in chairs],
            "names": [chair.person.name if chair.person else chair.level for chair in chairs],
            "avatars": [chair.person.avatar if chair.person else "" for chair in chairs],
            "scores": result.scores, "places": result.places, "started": self.started + epoch, "ended": now + epoch,
        }))  # fmt: skip

    def why(self, person: Person, message: m.Why, now: float) -> None:
        seat, match_room = self._playing(person)
        match_room.explain(seat, message.ask, message.action, person.session)

    def preview(self, person: Person, message: m.Preview, now: float) -> None:
        seat, match_room = self._playing(person)
        match_room.preview(seat, message.ask, message.action, person.session)

    def advise(self, person: Person, message: m.Advise, now: float) -> None:
        seat, match_room = self._playing(person)
        match_room.advise(seat, message.ask, person.session)

    def advised(self, seat: Seat, ask: int, action: Action) -> None:
        """What a bot would do in a person's place."""
        if self.match_room is not None:
            self.match_room.advised(seat, ask, action)

    def give_time(self, person: Person, message: m.GiveTime, now: float) -> None:
        seat, match_room = self._playing(person)
        if not match_room.clocks.on:
            raise Denial("no_clock")
        if not person.talk.take(now):
            raise Denial("too_fast")
        if not match_room.give_time(seat, now):
            raise Denial("nobody_waits")
        self.keep()

    def resync(self, person: Person, message: m.Resync, now: float) -> None:
        self._show(person, now)

    def _show(self, person: Person, now: float) -> None:
        if self.match_room is not None:
            audience = None if person.seat in self.match_room.newcomers else person.seat
            self.company.tell(person.session, self.match_room.snapshot(audience, now))
            if self.stage == "finished":
                self.company.tell(person.session, self._result(self.match_room))

    def _result(self, match_room: MatchRoom) -> Result:
        state, game, setup = match_room.match.state, match_room.match.game, self.setup
        scores = game.scores(state)
        assert scores is not None
        return Result(match_room.id, scores, game.places(state), setup.seed, setup.secret, setup.entropy)

    def _set_clocks(self, now: float) -> None:
        """Clocks run between people: not against bots alone, and not while nobody is online."""
        if self.match_room is not None:
            company = self.company
            between_people = self.setup.clock.bank > 0 and len(company.seated()) > 1 and company.online
            self.match_room.set_clocks(self.stage == "playing" and between_people, now)

    def resume(self, now: float) -> None:
        """After a restart: ask the bots again."""
        if self.match_room is not None:
            self.match_room.resume(now)
            self._ended(now)

    def due(self) -> float:
        """When `tick` has something to do."""
        due = self.empty_due
        if due == FOREVER:  # else nobody is online, and everything waits
            for chair in self.company.chairs:
                due = min(due, chair.grace)
        if self.match_room is not None and self.stage == "playing":
            due = min(due, self.match_room.due())
        return due

    def tick(self, now: float) -> None:
        """Time has passed."""
        if self.empty_due <= now:
            self.close("empty")
            return
        self._wait_no_longer(now)
        if self.match_room is not None and self.stage == "playing":
            self.match_room.expire(now)
            self._ended(now)

    # --- what is told and kept ---

    def announce(self, keep: bool = True) -> None:
        """The room has changed: tell its people and keep it; the lobby's list is out of date."""
        if self.closed:
            return
        if keep:
            self.keep()
        setup, company = self.setup, self.company
        company.tell_all(m.Room(
            self.id, setup.title, setup.game.id, setup.options, self.stage, company.states(), company.onlookers(),
            setup.clock, company.host, setup.code, tuple(company.muted), setup.commitment,
        ))  # fmt: skip
        self.house.changed = True

    def line(self) -> RoomLine:
        """The room in the list."""
        setup, company = self.setup, self.company
        return RoomLine(
            self.id, setup.title, setup.game.id, setup.options, self.stage, company.states(), len(company.watchers),
            setup.clock,
        )  # fmt: skip

    def keep(self) -> None:
        """Write down all that is not in the actions."""
        self.house.effects.append(KeepRoom(self.id, self.data()))

    def data(self) -> dict[str, Any]:
        """The room as plain data; `restored` makes it a room again."""
        playing = self.match_room
        return {
            **self.setup.data(), **self.company.data(),
            "stage": self.stage, "held": dict(self.held), "started": self.started + self.house.epoch,
            **(playing.data() if playing is not None else NO_MATCH),
        }  # fmt: skip

    # --- what a request needs ---

    def _playing(self, person: Person) -> tuple[Seat, MatchRoom]:
        if person.seat is None:
            raise Denial("not_seated")
        if self.match_room is None:
            raise Denial("not_now")
        return person.seat, self.match_room

    def _only_in(self, stage: RoomStage) -> None:
        if self.stage != stage:
            raise Denial("not_now")


def restored(
    house: House, id: str, data: Mapping[str, Any], persons: Mapping[str, Person], actions: Sequence[KeepAction],
    now: float,
) -> Room:  # fmt: skip
    """The room again out of `Room.data`, with everybody away. What the rules or the data cannot bear is raised."""
    room = Room(house, id, house.games[data["game"]], len(data["chairs"]), data["options"])
    room.stage, room.held, room.started = data["stage"], dict(data["held"]), data["started"] - house.epoch
    room.setup.restore(data)
    if room.stage == "playing":
        room.match_room = room.seat_match(data["match"], room.setup.match())
        room.match_room.restore(data, actions)
    room.company.restore(data, persons, now)
    room.empty_due = now + max(house.limits.empty, house.limits.grace)
    return room
