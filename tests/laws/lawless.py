"""A game without rules: any card goes anywhere, anybody peeks, places are shuffled. It tries the engine's laws hard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from shared.engine import Action, Card, Game, Place, Said, Seat, See, State, Zone, span
from shared.engine.game import Options


@dataclass
class Public:
    counter: int = 0
    done: bool = False


class Lawless(Game[Public]):
    """Actions are orders to the engine: move from:index, peek, shuffle, count, answer in secret."""

    id, seats, Public = "lawless", range(3, 4), Public
    zones = {  # noqa: RUF012
        "stock": Zone(See.NOBODY, pile=True),
        "bag": Zone(See.NOBODY),
        "hand": Zone(See.OWNER),
        "secret": Zone(See.OWNER, pile=True),
        "draft": Zone(See.OWNER, within="hand"),
        "open": Zone(See.ALL, pile=True),
        "row": Zone(See.ALL),
    }
    sealed = {"quiet": False, "noted": True}  # noqa: RUF012
    owned = ("hand", "secret", "draft")
    places = ("stock", "bag", "open", "row", *(":".join((zone, str(seat))) for zone in owned for seat in range(3)))

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {"stock": [f"a{i % 6}" for i in range(12)], "bag": [f"b{i % 6}" for i in range(12)]}

    def setup(self, s: State[Public]) -> None:
        s.shuffle("stock")

    def legal(self, s: State[Public], seat: Seat) -> list[Action]:
        """Whatever the test orders is legal."""
        return LEGAL

    def apply(self, s: State[Public], seat: Seat, action: Action) -> None:
        for words in BOOK[int(action.choice)].split(";"):
            self.obey(s, words.split())

    def obey(self, s: State[Public], words: list[str]) -> None:
        match words:
            case ["move", src, at, dst, to] if s.table[src]:
                index = int(at) % len(s.table[src])
                end = len(s.table[dst]) - (src == dst)
                s.move(s.table[src][index], src, dst, min(int(to), end) if to != "-" else None)
            case ["draw", src, dst, count] if src != dst:
                s.draw(src, dst, int(count))
            case ["sweep", src, dst] if src != dst:
                s.sweep(src, dst)
            case ["peek", place, at, seat] if s.table[place]:
                s.show(place, int(at) % len(s.table[place]), int(seat))
            case ["shuffle", "stock" | "bag" as place] if len({card[0] for card in s.table[place]}) == 1:
                s.shuffle(place)
            case ["count"]:
                s.set(counter=s.public.counter + 1)
            case ["say", what]:
                s.say(0, what, 1, "two")

    def settle(self, s: State[Public], answers: Mapping[Seat, Action]) -> None:
        s.set(counter=s.public.counter + sum(int(action.choice) for action in answers.values()))

    def awaited(self, s: State[Public]) -> tuple[Seat, ...]:
        return () if s.public.done else (0, 1, 2)

    def scores(self, s: State[Public]) -> list[int] | None:
        return [0, 0, 0] if s.public.done else None

    def why(self, s: State[Public], seat: Seat, action: Action) -> str:
        return "L-1"

    def preview(self, s: State[Public], seat: Seat, action: Action) -> list[Said]:
        return [Said(seat, "nothing")]

    @staticmethod
    def back(card: Card) -> Card:
        return "?" + card[0]


BOOK: list[str] = []  # all orders that were ever given; an action quotes the page
LEGAL = [
    *(Action(verb, choice=str(n)) for verb in ("quiet", "noted") for n in range(3)),
    span("order", 0, 10_000_000),
]


def order(text: str) -> Action:
    """The action that gives these orders."""
    BOOK.append(text)
    return Action("order", choice=str(len(BOOK) - 1))
