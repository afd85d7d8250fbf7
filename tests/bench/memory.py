"""What a room with a running match weighs: lobby, room, match, replicas and log, without the sockets.

Measured in this process by tracemalloc: rooms of four people in the middle of Kořist and Švábí disko.
"""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

from server.effects import Send
from server.limits import Limits
from server.lobby import Lobby
from shared.messages import PROTOCOL, Act, Create, Hello, Join, News, Ready, Room, Start
from tests.bench.figures import Figure

SEATS = 4
LIMIT = 200_000  # bytes


class Crowd:
    """People who fill rooms and play at random, by plain calls."""

    def __init__(self) -> None:
        self.lobby = Lobby(limits=Limits(rooms=10_000, people=100_000, messages=1e9, burst=1e9))
        self.sessions = 0
        self.chance = Random(1)
        self.room = ""
        self.asked: dict[int, News] = {}

    def say(self, session: int, message: object) -> None:
        self.lobby.handle(session, message, 0.0)  # type: ignore[arg-type]
        for effect in self.lobby.drain():
            if isinstance(effect, Send) and isinstance(effect.message, Room):
                self.room = effect.message.id
            if isinstance(effect, Send) and isinstance(effect.message, News):
                self.asked[effect.to[0]] = effect.message

    def open_room(self, game: str, moves: int) -> None:
        """A room of four in the middle of a match."""
        seats = [self.sessions + n + 1 for n in range(SEATS)]
        self.sessions += SEATS
        self.asked.clear()
        for seat, session in enumerate(seats):
            self.lobby.connect(session, "", 0.0)
            self.say(session, Hello(PROTOCOL, f"p{session}"))
            self.say(session, Join(room=self.room) if seat else Create(game, SEATS))
        for session in seats:
            self.say(session, Ready())
        self.say(seats[0], Start())
        for _ in range(moves):
            session = next(s for s in seats if seats.index(s) in self.asked[s].awaited and not self.asked[s].answer)
            news = self.asked[session]
            self.say(session, Act(news.ask, self.chance.choice(news.legal)))


def weight(game: str, rooms: int, moves: int) -> float:
    """Bytes per room."""
    crowd = Crowd()
    crowd.open_room(game, moves)  # tables that are made once
    gc.collect()
    tracemalloc.start()
    for _ in range(rooms):
        crowd.open_room(game, moves)
    crowd.asked.clear()
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / rooms


def figures(quick: bool) -> list[Figure]:
    rooms = 10 if quick else 50
    return [
        Figure(f"{game}: a room in the middle of a match of four", weight(game, rooms, moves), "bytes", LIMIT)
        for game, moves in (("korist", 80), ("svabi", 40))
    ]
