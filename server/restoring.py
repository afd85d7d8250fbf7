"""Rooms out of what was kept of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from server.effects import KeepAction
from server.people import House, Person
from server.room import Room
from shared.engine import Match
from shared.messages import Clock


def room_from(
    house: House, id: str, data: Mapping[str, Any], persons: Mapping[str, Person], actions: Sequence[KeepAction],
    now: float,
) -> Room:  # fmt: skip
    """The room again, with everybody away. What the rules or the data cannot bear is raised."""
    room = Room(house, id, house.games[data["game"]], len(data["chairs"]), data["options"])
    room.title, room.stage, room.host, room.code = data["title"], data["stage"], data["host"], data["code"]
    room.clock = Clock(*data["clock"])
    room.held = dict(data["held"])
    room.muted, room.kicked = [*data["muted"]], [*data["kicked"]]
    room.secret, room.seed, room.entropy = data["secret"], data["seed"], tuple(data["entropy"])
    room.commitment = sha256(room.secret.encode()).hexdigest()
    room.started = data["started"] - house.epoch
    if room.stage == "playing":
        match = Match(room.game, len(room.chairs), room.seed, room.options)
        match_room = room.match_room = room.seat_match(data["match"], match)
        banks = match_room.clocks.banks
        banks[:] = data["banks"]
        for keep in actions:
            held = {*match.answers}
            match.act(keep.seat, keep.action)
            banks[keep.seat] = keep.bank
            if held and not match.answers:  # all were in: the others earned their increment with this action too
                for seat in held - {keep.seat}:
                    banks[seat] += room.clock.increment
            if keep.number + 1 == data["actions"]:  # the room was kept here, with time that was given
                banks[:] = data["banks"]
    for seat, (chair, (person, level, ready, entropy)) in enumerate(zip(room.chairs, data["chairs"], strict=True)):
        chair.level, chair.ready, chair.entropy = level, ready and room.stage != "setup", entropy
        if person:
            chair.person = persons[person]
            chair.person.room, chair.person.seat = id, seat
            chair.grace = now + house.limits.grace
    room.empty_due = now + max(house.limits.empty, house.limits.grace)
    return room
