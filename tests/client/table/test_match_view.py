"""The whole way without a window: a hosted server, the link, stage, layout, motion, and gestures that play a match."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from client.games import SHELF, known
from client.net.host import Host, Listening
from client.net.link import Link
from client.net.lost import Lost
from client.table.intent import Choose, Intent, Lit, Outcome, Send, Target
from client.table.layout import fitted
from client.table.motion import Motion
from client.table.stage import Stage
from shared.engine import Action
from shared.engine.events import numbers
from shared.engine.selection import spread
from shared.messages import (
    PROTOCOL,
    Create,
    Downward,
    Hello,
    News,
    Ready,
    Refused,
    Result,
    Resync,
    Room,
    Snapshot,
    Start,
    Welcome,
)
from shared.replica import Gap
from tests.client.tables import fingers, laid_out, staged

FLAGS = ("--messages", "1000000", "--burst", "1000000", "--bot-delay", "0", "--bot-workers", "1", "--bot-budget",
         "0.02", "--log", "warning")  # fmt: skip
FRAME = 1 / 60


class Hand:
    """A person without eyes: plays legal actions at random, by fingers alone."""

    def __init__(self, link: Link, create: Create, disturbed: bool) -> None:
        self.link, self.create, self.disturbed = link, create, disturbed
        self.now, self.chance = 0.0, Random("hand")
        self.stage: Stage | None = None
        self.motion: Motion | None = None
        self.gestures: Intent | None = None
        self.result: Result | None = None
        self.sent = self.resyncs = 0

    def take(self, message: Downward | Lost) -> None:
        match message:
            case Welcome():
                self.link.send(self.create)
            case Room(stage="setup", seats=seats) if not any(seat.ready for seat in seats):
                self.link.send(Ready())
                self.link.send(Start(fill="thumb"))
            case Snapshot():
                self.sit_down(message)
            case News():
                self.hear(message)
            case Result():
                self.result = message
            case Refused(rule=rule):
                assert rule == "stale"
                assert self.gestures is not None
                self.gestures.refused(message.ask, message.legal)
            case Lost():
                raise AssertionError(message)

    def sit_down(self, snapshot: Snapshot) -> None:
        assert snapshot.seat is not None
        self.stage = staged(snapshot.game, snapshot)
        layout = laid_out(snapshot.game, snapshot.seats, snapshot.seat, fitted(1280, 720).frame)
        self.motion = Motion(self.stage.pictures(), layout.poses)
        self.gestures = fingers(snapshot.game, snapshot.seat)

    def hear(self, news: News) -> None:
        assert self.stage is not None
        assert self.motion is not None
        if self.disturbed and self.stage.seat not in news.awaited and self.chance.random() < 0.3:
            return  # as if it had been lost; the next one tells
        try:
            self.motion.add(self.stage.fold(news))
        except Gap:
            self.resyncs += 1
            self.link.send(Resync())

    def frame(self) -> None:
        """A sixtieth of a second; an answer as soon as nothing moves any more."""
        self.now += FRAME
        if self.stage is None or self.motion is None or self.gestures is None:
            return
        self.motion.advance(FRAME * 20)
        replica = self.stage.replica
        hand = self.stage.cards().get(f"hand:{replica.seat}", [])
        self.gestures.question(replica.ask, replica.legal, hand, self.now)
        if self.motion.busy:
            return
        assert self.motion.sights().keys() == {p.sprite for pieces in self.stage.pictures().values() for p in pieces}
        if self.gestures.open and replica.seat in replica.awaited and replica.answer is None:
            outcome = self.play(self.chance.choice(replica.legal))
            if isinstance(outcome, Send):
                self.sent += 1
                self.link.send(outcome.message)

    def play(self, entry: Action) -> Outcome:
        """The gesture for an entry."""
        assert self.stage is not None
        assert self.gestures is not None
        cards = self.stage.cards()
        if (laid := spread(entry, self.gestures.wild)) is not None:
            place = f"hand:{self.stage.seat}"
            left = dict(enumerate(cards[place]))
            for card in laid.elements():
                at = next(at for at, held in left.items() if held == card)
                del left[at]
                self.gestures.tap(Target(place, card, at), self.now)
            return self.gestures.confirm(self.now)
        if not entry.card and not entry.place:
            return self.gestures.choose(pinned(entry), self.now)
        where = next((place for place in cards if entry.card in cards[place]), entry.place)
        spot = Target(entry.place if not entry.card or entry.card in cards.get(entry.place, []) else where, entry.card)
        outcome = self.gestures.tap(spot, self.now)
        if isinstance(outcome, Lit):
            outcome = self.gestures.tap(spot, self.now)
        return self.gestures.choose(entry, self.now) if isinstance(outcome, Choose) else outcome


def pinned(entry: Action) -> Action:
    wide = numbers(entry)
    return entry if wide is None else entry._replace(choice=str(wide[0]))


CASES: list[tuple[str, int, dict[str, Any], bool]] = [
    ("korist", 2, {}, False),
    ("korist", 5, {}, True),
    ("svabi", 2, {"variant_hidden": True}, True),
    ("svabi", 6, {}, False),
]
OTHERS = [game for game in filter(known, SHELF) if game not in {game for game, *_ in CASES}]
CASES += [(game, SHELF[game].seats.start, {}, False) for game in OTHERS]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options", "disturbed"), CASES)
def test_a_match_is_played_by_fingers(game: str, seats: int, options: dict[str, Any], disturbed: bool) -> None:
    host = Host(":memory:", flags=FLAGS)
    status = host.wait()
    assert isinstance(status, Listening)
    link = Link("127.0.0.1", status.port, Hello(PROTOCOL, "Dan"))
    hand = Hand(link, Create(game, seats, options), disturbed)
    deadline = time.monotonic() + 60
    try:
        while hand.result is None:
            assert time.monotonic() < deadline
            for message in link.poll():
                hand.take(message)
            hand.frame()
            time.sleep(0.001)
    finally:
        link.close()
        assert host.close() == 0
    assert hand.sent > 3
    assert (hand.resyncs > 0) == disturbed
    assert hand.stage is not None
    assert hand.stage.cards() == hand.stage.replica.table.plain()
