"""A room: people around a table before, during and after a match.

Law: a seat belongs to a person until they leave. While they are away a bot may answer for them; when they come back
they are in the same question. A request that cannot be granted raises Denial before anything has changed.
"""

from __future__ import annotations

from typing import Any

from server.clock import Clocks
from server.effects import ForgetRoom, KeepResult, KeepRoom, Send, SessionId
from server.limits import FOREVER, Denial
from server.match_room import MatchRoom
from server.people import House, Person, tidy, told_apart
from server.setup import Setup
from shared import messages as m
from shared.engine import Action, Game, Match, Seat
from shared.messages import Downward, OptionValues, Result, RoomLine, RoomStage, Sent, Watcher


class Room(Setup):
    """People and bots around one table of the server, before, during and after a match. They know it by `Person.room` and their chair by `Person.seat`."""

    def __init__(self, house: House, id: str, game: Game[Any], seats: int, options: OptionValues) -> None:
        super().__init__(house, id, game, seats, options)
        self.stage: RoomStage = "setup"
        self.watchers: dict[str, Person] = {}
        self.host = ""
        self.muted: list[str] = []
        self.kicked: list[str] = []
        self.match_room: MatchRoom | None = None
        self.held: dict[str, Seat] = {}  # whose hand each person has seen in this match: nobody sees two
        self.started = 0.0
        self.closed = False
        self.empty_due = FOREVER  # when it is closed because nobody is online
        self.wake = FOREVER  # the lobby's next look at it

    # --- who is here ---

    def sit(self, person: Person, seat: Seat | None, now: float) -> None:
        """Take a free seat or a bot's, with its hand."""
        if person.id in self.kicked:
            raise Denial("kicked")
        if seat is None:
            open_seats = [n for n, chair in enumerate(self.chairs) if chair.person is None]
            if not open_seats:
                raise Denial("room_full")
            own = self.held.get(person.id)
            seat = own if own in open_seats else min(open_seats, key=lambda n: bool(self.chairs[n].level))
        elif self.chair(seat).person is not None:
            raise Denial("seat_taken")
        if self.match_room is not None:
            if self.stage == "playing" and self.held.setdefault(person.id, seat) != seat:
                raise Denial("other_hand")
            if self.stage == "finished":
                self.match_room.newcomers.add(seat)
        self.watchers.pop(person.id, None)
        chair = self.chairs[seat]
        chair.person, chair.level, chair.ready, chair.entropy, chair.grace = person, "", False, "", FOREVER
        self._take_in(person, seat)
        self.host = self.host or person.id
        self._arrived(person, now)

    def watch(self, person: Person, now: float) -> None:
        """Look on."""
        if person.id in self.kicked:
            raise Denial("kicked")
        if len(self.watchers) >= self.house.limits.watchers:
            raise Denial("too_many_watchers")
        self.watchers[person.id] = person
        self._take_in(person, None)
        self.announce(keep=False)
        self._show(person, now)

    def back(self, person: Person, now: float) -> None:
        """Somebody with a seat is online again."""
        assert person.seat is not None
        chair = self.chairs[person.seat]
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
            self._take_out(person)
            self.announce(keep=False)
            return
        chair = self.chairs[person.seat]
        chair.ready, chair.grace = False, now + self.house.limits.grace
        if not self.online:
            self.empty_due = now + max(self.house.limits.empty, self.house.limits.grace)
        self._set_clocks(now)
        self.announce(keep=False)

    def leave(self, person: Person, message: m.Leave, now: float) -> None:
        self.send_out(person, now, "left")

    def send_out(self, person: Person, now: float, reason: str) -> None:
        """Somebody leaves for good; a bot plays on in a running match."""
        seat = person.seat
        self._take_out(person)
        self._send(person.session, Sent(self.id, reason))
        if seat is not None:
            playing = self.match_room is not None and self.stage == "playing"
            chair = self.chairs[seat]
            chair.person, chair.ready, chair.entropy, chair.grace = None, False, "", FOREVER
            chair.level = self.house.limits.stand_in if playing else ""
            if not self.people():
                self.close("closed")
                return
            if self.host == person.id:
                self._pass_host(person, seat)
            if not self.online and self.empty_due == FOREVER:
                self.empty_due = now + self.house.limits.empty
            self._set_clocks(now)
            if self.match_room is not None and playing:
                self.match_room.hand_over(seat, now)
        self.announce(keep=seat is not None or reason == "kicked")

    def _take_in(self, person: Person, seat: Seat | None) -> None:
        person.room, person.seat = self.id, seat
        person.name = self.told_apart(person, person.given or person.name)

    def told_apart(self, person: Person, given: str) -> str:
        """How somebody is called here: nobody has another's name."""
        return told_apart(given, [who.name for who in (*self.people(), *self.watchers.values()) if who is not person])

    def _take_out(self, person: Person) -> None:
        self.watchers.pop(person.id, None)
        person.room, person.seat = "", None

    def _pass_host(self, before: Person, seat: Seat) -> None:
        """The next round the table who is online is host; if nobody is, the next at all. A table that is called by its
        host is called by the new one."""
        following = [*self.chairs[seat + 1 :], *self.chairs[: seat + 1]]
        present = [chair.person for chair in following if chair.online] or self.people()
        host = next((who for who in present if who is not None), None)
        self.host = host.id if host is not None else ""
        if host is not None and self.title and self.title in (before.given, before.name):
            self.title = host.name

    def _wait_no_longer(self, now: float) -> None:
        """Whose grace is over: a bot stands in for them in a match; otherwise they are gone.

        While nobody is online the match waits with them.
        """
        for seat, chair in enumerate(self.chairs):
            if chair.grace > now or chair.person is None or not self.online:
                continue
            if self.match_room is None or self.stage != "playing":
                self.send_out(chair.person, now, "gone")
                continue
            chair.level, chair.grace = self.house.limits.stand_in, FOREVER
            if self.host == chair.person.id:
                self._pass_host(chair.person, seat)
            self._set_clocks(now)
            self.match_room.hand_over(seat, now)
            self.announce()

    def close(self, reason: str) -> None:
        """Everybody out; the lobby forgets the room."""
        self.closed = True
        for person in [*self.people(), *self.watchers.values()]:
            self._take_out(person)
            self._send(person.session, Sent(self.id, reason))
        self.house.codes.pop(self.code, None)
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
        chair = self.chairs[person.seat]
        chair.ready, chair.entropy = message.ready, message.entropy if message.ready else ""
        self.announce()

    def change(self, person: Person, message: m.Change, now: float) -> None:
        self._only_host(person)
        self._only_in("setup")
        game = self.game if message.game is None else self.house.game(message.game)
        kept = self.options if game is self.game else {}
        self.arrange(game, message.seats, kept if message.options is None else message.options)
        if message.title is not None:
            self.title = tidy(message.title)
        if message.private is not None:
            self.hide(message.private)
        if message.clock is not None:
            self.clock = message.clock
        self.announce()

    def seating(self, person: Person, message: m.Seating, now: float) -> None:
        self._only_host(person)
        self._only_in("setup")
        chair = self.chair(message.seat)
        if chair.person is not None:
            raise Denial("seat_taken")
        chair.level = "" if message.level is None else self.house.level(message.level)
        self.announce()

    def start(self, person: Person, message: m.Start, now: float) -> None:
        self._only_host(person)
        self._only_in("setup")
        if any(chair.person is not None and not chair.ready for chair in self.chairs):
            raise Denial("not_ready")
        free = [chair for chair in self.chairs if chair.person is None and not chair.level]
        level = self.house.level(message.fill) if message.fill else ""
        if free and not level:
            raise Denial("seats_free")
        for chair in free:
            chair.level = level
        self.started, self.stage = now, "playing"
        self.held = {chair.person.id: seat for seat, chair in enumerate(self.chairs) if chair.person is not None}
        self.match_room = self.seat_match(self.house.chance(8), self.deal())
        self._set_clocks(now)
        self.announce()
        self.match_room.open(now)
        self._ended(now)

    def seat_match(self, id: str, match: Match[Any]) -> MatchRoom:
        """The match with this room's chairs and clock."""
        clocks = Clocks(self.clock, len(self.chairs))
        return MatchRoom(self.house, self.id, id, match, self.chairs, self.watchers, clocks)

    def again(self, person: Person, message: m.Again, now: float) -> None:
        self._only_host(person)
        self._only_in("finished")
        if message.game and message.game != self.game.id:
            self.arrange(self.house.game(message.game), None, {})
        else:
            facts = vars(self.match_room.match.state.public) if self.match_room is not None else {}
            self.rotate(facts.get("first"))
        self.stage, self.match_room, self.held = "setup", None, {}
        self.draw_secret()
        self.announce()

    # --- talking ---

    def kick(self, person: Person, message: m.Kick, now: float) -> None:
        self._only_host(person)
        other = self._member(message.person)
        if other is person:
            raise Denial("yourself")
        self.kicked.append(other.id)
        self.send_out(other, now, "kicked")

    def mute(self, person: Person, message: m.Mute, now: float) -> None:
        self._only_host(person)
        other = self._member(message.person)
        if other is person:
            raise Denial("yourself")
        self.muted = [id for id in self.muted if id != other.id] + ([other.id] if message.muted else [])
        self.announce()

    def chat(self, person: Person, message: m.Chat, now: float) -> None:
        text = tidy(message.text)
        if not text:
            raise Denial("empty")
        self._may_talk(person, now)
        self._tell_all(m.Chatted(person.id, person.name, text))

    def emote(self, person: Person, message: m.Emote, now: float) -> None:
        self._may_talk(person, now)
        self._tell_all(m.Emoted(person.id, person.name, message.name))

    def _may_talk(self, person: Person, now: float) -> None:
        if person.id in self.muted:
            raise Denial("muted")
        if not person.talk.take(now):
            raise Denial("too_fast")

    # --- playing ---

    def act(self, person: Person, message: m.Act, now: float) -> None:
        seat, match_room = person.seat, self.match_room
        if seat is None:
            raise Denial("not_seated")
        if match_room is None:
            self._send(person.session, m.Refused(0, "stale", []))
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
        match, epoch, result = match_room.match, self.house.epoch, self._result(match_room)
        self.house.effects.append(KeepResult(match_room.id, {
            "room": self.id, "game": self.game.id, "seats": len(self.chairs), "options": dict(match.state.options),
            "seed": self.seed, "secret": self.secret, "entropy": list(self.entropy), "actions": len(match.log),
            "persons": [chair.person.id if chair.person else "" for chair in self.chairs],
            "names": [chair.person.name if chair.person else chair.level for chair in self.chairs],
            "avatars": [chair.person.avatar if chair.person else "" for chair in self.chairs],
            "scores": result.scores, "places": result.places, "started": self.started + epoch, "ended": now + epoch,
        }))  # fmt: skip
        for chair in self.chairs:
            chair.ready = False
            if chair.person is not None:
                chair.level = ""
                chair.grace = FOREVER if chair.online else now + self.house.limits.grace
        self._tell_all(result)
        self.announce()

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
            self._send(person.session, self.match_room.snapshot(audience, now))
            if self.stage == "finished":
                self._send(person.session, self._result(self.match_room))

    def _result(self, match_room: MatchRoom) -> Result:
        state, game = match_room.match.state, match_room.match.game
        scores = game.scores(state)
        assert scores is not None
        return Result(match_room.id, scores, game.places(state), self.seed, self.secret, self.entropy)

    def _set_clocks(self, now: float) -> None:
        """Clocks run between people: not against bots alone, and not while nobody is online."""
        if self.match_room is not None:
            people = self.people()
            on = self.stage == "playing" and self.clock.bank > 0 and len(people) > 1 and self.online
            self.match_room.set_clocks(on, now)

    def resume(self, now: float) -> None:
        """After a restart: ask the bots again."""
        if self.match_room is not None:
            self.match_room.resume(now)
            self._ended(now)

    def due(self) -> float:
        """When `tick` has something to do."""
        due = self.empty_due
        if due == FOREVER:  # else nobody is online, and everything waits
            for chair in self.chairs:
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
        self._tell_all(m.Room(
            self.id, self.title, self.game.id, self.options, self.stage, tuple(chair.state() for chair in self.chairs),
            tuple(Watcher(who.id, who.name, who.avatar) for who in self.watchers.values()), self.clock, self.host,
            self.code, tuple(self.muted), self.commitment,
        ))  # fmt: skip
        self.house.changed = True

    def line(self) -> RoomLine:
        """The room in the list."""
        states = tuple(chair.state() for chair in self.chairs)
        return RoomLine(
            self.id, self.title, self.game.id, self.options, self.stage, states, len(self.watchers), self.clock
        )

    def keep(self) -> None:
        """Write down all that is not in the actions."""
        self.house.effects.append(KeepRoom(self.id, self.data()))

    def data(self) -> dict[str, Any]:
        """The room as plain data; `room_from` makes it a room again."""
        match_room = self.match_room
        return {
            "title": self.title, "game": self.game.id, "options": dict(self.options), "stage": self.stage,
            "clock": [self.clock.bank, self.clock.increment], "host": self.host, "code": self.code,
            "held": dict(self.held),
            "muted": [*self.muted], "kicked": [*self.kicked], "secret": self.secret,
            "chairs": [
                [chair.person.id if chair.person else "", "" if chair.person else chair.level, chair.ready,
                 chair.entropy]
                for chair in self.chairs
            ],
            "match": match_room.id if match_room else "", "seed": self.seed, "entropy": [*self.entropy],
            "started": self.started + self.house.epoch,
            "banks": match_room.clocks.banks[:] if match_room else [],
            "actions": len(match_room.match.log) if match_room else 0,
        }  # fmt: skip

    def _tell_all(self, message: Downward) -> None:
        people = [*self.people(), *self.watchers.values()]
        to = tuple(person.session for person in people if person.session is not None)
        if to:
            self.house.effects.append(Send(to, message))

    def _send(self, session: SessionId | None, message: Downward) -> None:
        if session is not None:
            self.house.effects.append(Send((session,), message))

    # --- what a request needs ---

    def _member(self, id: str) -> Person:
        for person in (*self.people(), *self.watchers.values()):
            if person.id == id:
                return person
        raise Denial("no_such_person")

    def _playing(self, person: Person) -> tuple[Seat, MatchRoom]:
        if person.seat is None:
            raise Denial("not_seated")
        if self.match_room is None:
            raise Denial("not_now")
        return person.seat, self.match_room

    def _only_host(self, person: Person) -> None:
        if person.id != self.host:
            raise Denial("not_host")

    def _only_in(self, stage: RoomStage) -> None:
        if self.stage != stage:
            raise Denial("not_now")
