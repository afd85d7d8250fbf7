"""How the people at a table are called and look. A bot has no name on the wire: it is the animal of its seat.

Law: the same seat has the same animal on every screen, and no animal that a person at the table has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from client.settings import AVATARS
from client.ui.text import say
from shared.engine import Seat
from shared.messages import SeatState

# By seat, and what takes their place where a person has the same animal.
BOTS = ("badger", "fox", "otter", "squirrel", "stag", "hedgehog", "marten", "hare", "beaver", "boar", "mouse", "wolf")
SPARE = ("bear", "lynx")


class Face(NamedTuple):
    """Who sits somewhere. `level` is the bot's that plays now; a person with a level is away."""

    name: str
    avatar: str
    level: str = ""
    bot: bool = False


def faces(seats: Sequence[SeatState]) -> list[Face]:
    """Who sits at each seat of a table; a free seat has no name."""
    taken = {state.avatar for state in seats if state.person}
    spare = [animal for animal in (*SPARE, *BOTS[len(seats) :]) if animal not in taken]
    found: list[Face] = []
    for seat, state in enumerate(seats):
        if state.person:
            found.append(Face(state.name, state.avatar if state.avatar in AVATARS else AVATARS[0], state.level))
        elif state.level:
            animal = bot_animal(seat, taken, spare)
            found.append(Face(say(f"animal-{animal}"), animal, state.level, bot=True))
        else:
            found.append(Face("", ""))
    return found


def named(seats: Sequence[SeatState]) -> list[SeatState]:
    """The same seats, the bots with their names and animals."""
    return [
        replace(state, name=face.name, avatar=face.avatar) if face.bot and not state.name else state
        for state, face in zip(seats, faces(seats), strict=True)
    ]


def bot_animal(seat: Seat, taken: set[str], spare: list[str]) -> str:
    """The animal of a bot at this seat."""
    animal = BOTS[seat % len(BOTS)]
    return spare[seat % len(spare)] if animal in taken else animal
