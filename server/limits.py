"""How much one server bears, how fast one connection may talk, and every reason why a request is not granted."""

from __future__ import annotations

from dataclasses import dataclass

FOREVER = float("inf")

# Denied.reason -> our own words; the client has a sentence of its own for each.
REASONS = {
    "already_here": "this connection has said hello before",
    "already_seated": "you are in a room; leave it first",
    "bad_name": "a name needs letters that can be shown",
    "bad_options": "this game cannot be played so",
    "bad_seats": "this game cannot be played by so many",
    "empty": "there is nothing to say in it",
    "hello_first": "say hello first",
    "kicked": "the host has sent you out of this room",
    "muted": "the host has silenced you",
    "no_clock": "there is no clock running",
    "no_room": "you are in no room",
    "no_such_game": "this server does not know that game",
    "no_such_level": "this server does not know bots of that level",
    "no_such_match": "no finished match of yours has that name",
    "no_such_person": "nobody of that name is in this room",
    "no_such_room": "there is no such room",
    "no_such_seat": "this room has no such seat",
    "nobody_waits": "nobody else is awaited",
    "not_host": "only the host may do that",
    "not_now": "not at this stage",
    "not_ready": "somebody is not ready",
    "not_seated": "you only look on",
    "other_hand": "you have seen another hand in this match",
    "room_full": "all seats are taken",
    "seat_taken": "somebody sits there",
    "seats_free": "some seats are free",
    "server_full": "this server has as many rooms as it can bear",
    "too_fast": "too fast; wait a moment",
    "too_long": "this match is too long to be sent",
    "too_many_watchers": "too many are looking on",
    "wrong_code": "no private room has that code",
    "yourself": "not yourself",
}


class Denial(Exception):
    """A request cannot be granted; nothing has changed."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason, self.detail = reason, detail or REASONS[reason]


@dataclass(frozen=True)
class Limits:
    """How much the lobby and its rooms bear, and how long they wait, in seconds; the configuration may set it."""

    rooms: int = 200
    people: int = 1000
    watchers: int = 50  # per room
    messages: float = 50  # per second and connection, for long
    burst: float = 200  # and at once
    lines: float = 1  # chat lines, emotes and guesses of a code per second and person, for long
    chatter: float = 5  # and at once
    grace: float = 30  # after a drop a bot answers
    empty: float = 300  # a room without anybody online is closed
    listing: float = 0.25  # between two lists of rooms
    bot_delay: float = 0.8  # a bot at a human pace
    bot_patience: float = 60  # a bot that does not answer does as a seat whose time is up
    overtime: float = 5  # after a time-out a seat has at least this for its next decision
    gift: float = 30  # what GiveTime gives
    stand_in: str = "thumb"  # the level of the bots that answer for people


class Bucket:
    """Lets so many messages through at once, and for long so many per second."""

    __slots__ = ("left", "rate", "since", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate, self.left, self.since = size, rate, size, 0.0

    def take(self, now: float) -> bool:
        """Take one; False if there is none."""
        left = min(self.size, self.left + (now - self.since) * self.rate)
        self.since = now
        if left < 1:
            self.left = left
            return False
        self.left = left - 1
        return True
