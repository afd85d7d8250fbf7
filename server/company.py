"""The people of one room: who has a chair, who looks on, who is host, who may not talk; and how they are told.

Law: a person is in one place of the room, and nobody in it has another's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.effects import Send, SessionId
from server.limits import Denial
from server.people import Chair, House, Person, told_apart
from shared.engine import Seat
from shared.messages import Downward, SeatState, Watcher


class Company:
    """Everybody in one room: people and bots on its chairs, people who look on, and what each of them may do there."""

    def __init__(self, house: House, room: str, seats: int) -> None:
        self.house, self.room = house, room
        self.chairs = [Chair() for _ in range(seats)]
        self.watchers: dict[str, Person] = {}
        self.host = ""
        self.muted: list[str] = []
        self.kicked: list[str] = []

    # --- who is here ---

    def seated(self) -> list[Person]:
        """Those with a chair, in seat order."""
        return [chair.person for chair in self.chairs if chair.person is not None]

    def everybody(self) -> list[Person]:
        """Those with a chair, then those who look on."""
        return [*self.seated(), *self.watchers.values()]

    @property
    def online(self) -> bool:
        """Whether somebody with a chair is."""
        return any(chair.online for chair in self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """A chair that there is."""
        if seat >= len(self.chairs):
            raise Denial("no_such_seat")
        return self.chairs[seat]

    def open_seat(self, wanted: Seat | None, own: Seat | None) -> Seat:
        """A seat without a person: the wanted one; else one's own, a free one, a bot's."""
        if wanted is not None:
            if self.chair(wanted).person is not None:
                raise Denial("seat_taken")
            return wanted
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.person is None]
        if not seats:
            raise Denial("room_full")
        return own if own in seats else min(seats, key=lambda seat: bool(self.chairs[seat].level))

    def member(self, id: str) -> Person:
        """Somebody who is here."""
        for person in self.everybody():
            if person.id == id:
                return person
        raise Denial("no_such_person")

    def states(self) -> tuple[SeatState, ...]:
        """What everybody may know of the chairs."""
        return tuple(chair.state() for chair in self.chairs)

    def onlookers(self) -> tuple[Watcher, ...]:
        """What everybody may know of those who look on."""
        return tuple(Watcher(who.id, who.name, who.avatar) for who in self.watchers.values())

    # --- coming and going ---

    def admit(self, person: Person) -> None:
        """Who was sent out stays out."""
        if person.id in self.kicked:
            raise Denial("kicked")

    def take_in(self, person: Person, seat: Seat | None) -> None:
        """From now on this person is here."""
        person.room, person.seat = self.room, seat
        person.name = self.told_apart(person, person.given or person.name)

    def take_out(self, person: Person) -> None:
        """From now on this person is not here; the chair is emptied by who knows what becomes of it."""
        self.watchers.pop(person.id, None)
        person.room, person.seat = "", None

    def told_apart(self, person: Person, given: str) -> str:
        """How somebody is called here: nobody has another's name."""
        return told_apart(given, [who.name for who in self.everybody() if who is not person])

    def pass_host(self, seat: Seat) -> Person | None:
        """The next round the table after this seat who is online is host; if nobody is, the next at all."""
        following = [*self.chairs[seat + 1 :], *self.chairs[: seat + 1]]
        present = [chair.person for chair in following if chair.online] or self.seated()
        host = next((who for who in present if who is not None), None)
        self.host = host.id if host is not None else ""
        return host

    # --- what one may do ---

    def only_host(self, person: Person) -> None:
        """Others may not do that."""
        if person.id != self.host:
            raise Denial("not_host")

    def may_talk(self, person: Person, now: float) -> None:
        """Talking is for those whom the host has not silenced, and not too fast."""
        if person.id in self.muted:
            raise Denial("muted")
        if not person.talk.take(now):
            raise Denial("too_fast")

    def mute(self, person: Person, muted: bool) -> None:
        """Silence somebody, or no longer."""
        self.muted = [id for id in self.muted if id != person.id] + ([person.id] if muted else [])

    # --- telling them ---

    def tell_all(self, message: Downward) -> None:
        """One message to everybody who is online."""
        to = tuple(person.session for person in self.everybody() if person.session is not None)
        if to:
            self.house.effects.append(Send(to, message))

    def tell(self, session: SessionId | None, message: Downward) -> None:
        """One message to one connection, if there is one."""
        if session is not None:
            self.house.effects.append(Send((session,), message))

    # --- keeping ---

    def data(self) -> dict[str, Any]:
        """The company as plain data."""
        return {
            "host": self.host, "muted": [*self.muted], "kicked": [*self.kicked],
            "chairs": [
                [chair.person.id if chair.person else "", "" if chair.person else chair.level, chair.ready,
                 chair.entropy]
                for chair in self.chairs
            ],
        }  # fmt: skip

    def restore(self, data: Mapping[str, Any], persons: Mapping[str, Person], now: float) -> None:
        """The company again, with everybody away and nobody ready for another match."""
        self.host, self.muted, self.kicked = data["host"], [*data["muted"]], [*data["kicked"]]
        setting_up = data["stage"] == "setup"
        for seat, (chair, (person, level, ready, entropy)) in enumerate(zip(self.chairs, data["chairs"], strict=True)):
            chair.level, chair.ready, chair.entropy = level, ready and not setting_up, entropy
            if person:
                chair.person = persons[person]
                chair.person.room, chair.person.seat = self.room, seat
                chair.grace = now + self.house.limits.grace
