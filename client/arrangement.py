"""How a game is arranged: seats, bots, options, clock. The last arrangement of each game is kept with the settings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from shared.messages import Clock, OptionValue, Word

LEVELS = ("random", "thumb", "search")  # from the weakest to the strongest
MIDDLE = LEVELS[1]
CLOCKS = {"none": Clock(), "calm": Clock(600, 15), "quick": Clock(120, 10)}  # they run between people alone


def strength(level: str) -> int:
    """How many bars a bot has; none for what is no bot."""
    return LEVELS.index(level) + 1 if level in LEVELS else 0


class Arrangement(Struct):
    """One set-up. `levels` are those of the seats after the host's; an empty one waits for a person."""

    levels: Annotated[list[Word], Meta(min_length=1, max_length=11)] = field(
        default_factory=lambda: [MIDDLE] * 3
    )
    options: dict[Word, OptionValue] = {}
    clock: Clock = Clock()
    private: bool = False  # a table on the network that is not listed: who has its code comes in

    def __post_init__(self) -> None:
        self.levels = [level if level in (*LEVELS, "") else MIDDLE for level in self.levels]
        if self.clock not in CLOCKS.values():
            self.clock = Clock()

    def alone(self) -> Arrangement:
        """The same against bots alone: nobody else will come to the free seats."""
        return replace(self, levels=[level or MIDDLE for level in self.levels])

    def invite(self) -> None:
        """A table on the network waits for people; where nobody comes, bots sit down when the game begins."""
        if all(self.levels):
            self.levels = [""] * len(self.levels)

    def resize(self, seats: int) -> None:
        """Another number of seats; further bots are like the last one."""
        others = seats - 1
        self.levels = [*self.levels, *[self.levels[-1]] * others][:others]
