"""What can be chosen where each cannot have a button: numbers in rising order, perhaps with a word among them.

Law: only a value can be chosen, and a wide range costs no more than a narrow one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from client.ui.text import say

GROWS = 12  # steps of a kind while a button is held; then they are ten times as long
SWEEPS = 20  # the longest step is such a part of all values


@dataclass(frozen=True)
class Scale:
    """The values, of which none is negative, and how each is written."""

    values: Sequence[Any]
    word: Callable[[Any], str] = str

    def text(self, index: int) -> str:
        return self.word(self.values[index])

    def beside(self, index: int, by: int) -> int:
        """So many values further, or as far as there are any."""
        return max(0, min(len(self.values) - 1, index + by))

    def typed(self, text: str) -> int | None:
        """Which value was typed; None if it is none."""
        number = int(text) if text.isdecimal() else -1
        return self.values.index(number) if number in self.values else None

    def nearest(self, number: int) -> int:
        """The value that is closest to a number."""
        if isinstance(self.values, range):
            at = round((number - self.values[0]) / self.values.step)
            return max(0, min(len(self.values) - 1, at))
        numbers = (index for index, value in enumerate(self.values) if isinstance(value, int))
        return min(numbers, key=lambda index: abs(self.values[index] - number))

    def stride(self, done: int) -> int:
        """How far the next step goes after so many in a row."""
        longest = max(1, len(self.values) // SWEEPS)
        stride = 1
        for _ in range(done // GROWS):
            if 10 * stride > longest:
                break
            stride *= 10
        return stride

    @property
    def digits(self) -> int:
        """Of the longest number."""
        return len(str(self._ends[1]))

    @property
    def bounds(self) -> str:
        """From where to where one may choose, and in what steps."""
        low, high = self._ends
        step = self.values.step if isinstance(self.values, range) else 1
        if step > 1:
            return say("number-steps", low=low, high=high, step=step)
        return say("number-range", low=low, high=high)

    @property
    def _ends(self) -> tuple[int, int]:
        if isinstance(self.values, range):
            return self.values[0], self.values[-1]
        numbers = [value for value in self.values if isinstance(value, int)]
        return min(numbers), max(numbers)
