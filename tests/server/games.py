"""Two tiny games for the tests of lobby and rooms: one sealed, one turn by turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from shared.engine import Action, Game, Option, OptionError, Said, Seat, See, Starter, State, Zone
from shared.engine.game import Options


def rank(card: str) -> int:
    return int(card[1:])


@dataclass
class LonePublic:
    round: int = 1


class Lone(Game[LonePublic]):
    """All lay a card in secret; the highest rank laid only once takes the floor. "Hush" is an open action."""

    id, seats, Public = "lone", range(2, 7), LonePublic
    options: ClassVar = {"hand": Option(3, range(1, 6)), "rounds": Option(3, range(1, 14))}
    sealed: ClassVar[Mapping[str, bool]] = {"lay": False}
    zones: ClassVar = {
        "stock": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "floor": Zone(See.ALL),
        "won": Zone(See.ALL, pile=True),
    }

    def deck(self, seats: int, options: Options) -> dict[str, list[str]]:
        return {"stock": [f"{suit}{n}" for suit in "rgbykw"[:seats] for n in range(1, 21)]}

    def setup(self, s: State[LonePublic]) -> None:
        s.shuffle("stock")
        for seat in range(s.seats):
            s.draw("stock", f"hand:{seat}", s.options["hand"])

    def legal(self, s: State[LonePublic], seat: Seat) -> list[Action]:
        return [*(Action("lay", card) for card in sorted(set(s.table[f"hand:{seat}"]))), Action("hush")]

    def apply(self, s: State[LonePublic], seat: Seat, action: Action) -> None:
        s.say(seat, "hush")

    def settle(self, s: State[LonePublic], answers: Mapping[Seat, Action]) -> None:
        ranks = [rank(action.card) for action in answers.values()]
        for seat, action in answers.items():
            s.move(action.card, f"hand:{seat}", "floor")
        alone = [seat for seat, action in answers.items() if ranks.count(rank(action.card)) == 1]
        if alone:
            winner = max(alone, key=lambda seat: rank(answers[seat].card))
            s.sweep("floor", f"won:{winner}")
            s.say(winner, "takes")
        for seat in range(s.seats):
            s.draw("stock", f"hand:{seat}")
        s.set(round=s.public.round + 1)

    def awaited(self, s: State[LonePublic]) -> tuple[Seat, ...]:
        return () if self.scores(s) is not None else tuple(range(s.seats))

    def scores(self, s: State[LonePublic]) -> list[int] | None:
        if s.public.round <= s.options["rounds"]:
            return None
        return [len(s.table[f"won:{seat}"]) for seat in range(s.seats)]

    def why(self, s: State[LonePublic], seat: Seat, action: Action) -> str:
        return "L-1"

    def preview(self, s: State[LonePublic], seat: Seat, action: Action) -> list[Said]:
        return [Said(seat, action.verb)]


class OpenLone(Lone):
    """The same, but everybody sees who has laid."""

    id = "openlone"
    sealed: ClassVar = {"lay": True}


@dataclass
class TurnsPublic:
    turn: int = 0
    first: int = 0
    passes: int = 0


class Turns(Game[TurnsPublic]):
    """In turn, play a card face up (it counts its rank), set one aside in secret (a step), or knock."""

    id, seats, Public = "turns", range(2, 6), TurnsPublic
    options: ClassVar = {
        "start": Option("random", ("random", "host")),
        "first": Option(0, range(5), when=lambda o, _: o["start"] == "host", shown=False),
        "hand": Option(4, range(9)),
    }
    starter = Starter("start", lot="random", picked="host", seat="first", fact="first")
    zones: ClassVar = {
        "stock": Zone(See.NOBODY, pile=True),
        "hand": Zone(See.OWNER),
        "aside": Zone(See.OWNER),
        "table": Zone(See.ALL),
    }

    def check(self, seats: int, options: Options) -> None:
        if options["first"] >= seats:
            raise OptionError("first must be a seat")

    def deck(self, seats: int, options: Options) -> dict[str, list[str]]:
        return {"stock": [f"{suit}{n}" for suit in "rgby" for n in range(1, 11)]}

    def setup(self, s: State[TurnsPublic]) -> None:
        s.shuffle("stock")
        first = s.options["first"] if s.options["start"] == "host" else int(s.chance().random() * s.seats)
        for seat in range(s.seats):
            s.draw("stock", f"hand:{seat}", s.options["hand"])
        s.set(turn=first, first=first)

    def legal(self, s: State[TurnsPublic], seat: Seat) -> list[Action]:
        if seat != s.public.turn:
            return []
        hand = sorted(s.table[f"hand:{seat}"])
        return [*(Action("play", card) for card in hand), *(Action("aside", card) for card in hand), Action("knock")]

    def apply(self, s: State[TurnsPublic], seat: Seat, action: Action) -> None:
        if action.verb == "aside":
            s.move(action.card, f"hand:{seat}", f"aside:{seat}")
            return
        if action.verb == "play":
            s.move(action.card, f"hand:{seat}", f"table:{seat}")
            s.draw("stock", f"hand:{seat}")
        s.set(turn=(seat + 1) % s.seats, passes=s.public.passes + 1 if action.verb == "knock" else 0)

    def awaited(self, s: State[TurnsPublic]) -> tuple[Seat, ...]:
        return () if self.scores(s) is not None else (s.public.turn,)

    def scores(self, s: State[TurnsPublic]) -> list[int] | None:
        if s.public.passes < s.seats:
            return None
        return [sum(map(rank, s.table[f"table:{seat}"])) for seat in range(s.seats)]

    def default(self, s: State[TurnsPublic], seat: Seat) -> Action:
        return Action("knock")

    def why(self, s: State[TurnsPublic], seat: Seat, action: Action) -> str:
        return "TU-1" if seat != s.public.turn else "TU-2"


class Fragile(Turns):
    """Turns with bugs: knocking fails in the rules, asking why fails too."""

    id = "fragile"

    def apply(self, s: State[TurnsPublic], seat: Seat, action: Action) -> None:
        if action.verb == "knock":
            raise ZeroDivisionError("a bug")
        super().apply(s, seat, action)

    def why(self, s: State[TurnsPublic], seat: Seat, action: Action) -> str:
        raise KeyError(action.card)


TOYS: dict[str, Game[Any]] = {game.id: game for game in (Lone(), OpenLone(), Turns(), Fragile())}
