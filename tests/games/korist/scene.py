"""Reads Kořist's scenarios in the notation of the spec: positions, acts and what is then true.

Positions: `hand(D) = 7 7 3 …; L(A) = 13 / 3 3 J; SUP = 1 4+13 _ J 10 12; STK = 2, 11, …; shadow = 2, 4 4`. The sign …
stands for two more cards that do not matter. What is not listed: a hand of two cards, no layers, an empty shadow, six
supply cards, all other cards in the stock. Acts: `D lays 7 7 J; D takes; A draws stock, 3`, and `leaves`, `returns`,
`discards`, `passes`, `picks 9` (a shadow group), `declines`.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from shared.engine import Action, IllegalAction, Match
from shared.games import GAMES

GAME = GAMES["korist"]
SEATS = "DPAKE"
VERBS = {"draw": "draws", "shadow": "picks", "take": "takes", "leave": "leaves", "return": "returns"}
VERBS |= {"discard": "discards", "pass": "passes", "decline": "declines"}


def phrase(action: Action) -> str:
    """An action as the scenarios write it."""
    if action.verb == "lay":
        naturals, jokers = map(int, action.choice.split("+"))
        return " ".join(["lays", *[action.card] * naturals, *["J"] * jokers])
    place = str(int(action.place[7:]) + 1) if action.place.startswith("supply") else action.place
    return f"{VERBS[action.verb]} {action.card or place}".strip()


def items(text: str) -> list[str]:
    return [item.strip() for item in re.split(r"[;\n]", text) if item.strip()]


class Scene:
    """A match that goes on from a position of a scenario."""

    def __init__(self, seats: int, text: str, paw: str = "D", owes: str = "", **options: Any) -> None:
        """`owes="A 3"`: A must draw 3, captured by the paw."""
        self.pool = Counter({str(number): 8 for number in range(1, 14)}) + Counter({"J": 5})
        self.cards: dict[str, list[str]] = {}
        heights = [0] * seats
        later, fillers = "", []
        for item in items(text):
            if found := re.fullmatch(r"hand\((.)\) = (.*)", item):
                place = f"hand:{SEATS.index(found[1])}"
                self._put(place, found[2].replace("…", "").split())
                fillers += [place] if "…" in item else []
            elif found := re.fullmatch(r"L\((.)\) = (.*)", item):
                seat = SEATS.index(found[1])
                for layer in found[2].split("/"):
                    self._put(f"layer:{seat}:{heights[seat]}", layer.split())
                    heights[seat] += 1
            elif found := re.fullmatch(r"SUP = (.*)", item):
                for n, pile in enumerate(found[1].split()):
                    self._put(f"supply:{n}", pile.replace("_", "").split("+") if pile != "_" else [])
            elif found := re.fullmatch(r"shadow = (.*)", item):
                for group in found[1].split(","):
                    self._put(f"shadow:{group.split()[0]}", group.split())
            elif item.startswith("STK"):
                later = item[3:].strip()
            else:
                raise ValueError(item)
        self._stock(later)
        for place in fillers + [place for seat in range(seats) if (place := f"hand:{seat}") not in self.cards]:
            self._put(place, self._some(2, self.cards.get(place, [])))
        if "supply:0" not in self.cards:
            for n in range(6):
                self._put(f"supply:{n}", self._some(1))
        self._fill_stock(later)
        seat = SEATS.index(paw)
        facts: dict[str, Any] = {"paw": seat, "asked": seat, "first": seat, "deal": 1, "heights": tuple(heights)}
        facts |= {"totals": (0,) * seats, "held": (0,) * seats}
        if owes:
            victim = SEATS.index(owes[0])
            facts |= {"stage": "draw", "asked": victim, "victim": victim, "captured": True, "owed": int(owes[2:])}
        position = {"seats": seats, "options": options, "cards": self.cards, "public": facts}
        self.match = Match.arranged(GAME, position)

    def _put(self, place: str, cards: list[str]) -> None:
        self.cards.setdefault(place, []).extend(cards)
        self.pool.subtract(cards)

    def _some(self, count: int, but: list[str] | tuple[str, ...] = ()) -> list[str]:
        """Cards that do not matter: middle ones, each another, and none of those named."""
        order = [str(number) for number in (6, 7, 5, 8, 4, 9, 3, 10, 2, 11, 12, 1)]
        free = [card for card in order if self.pool[card] > 0 and card not in but]
        return free[:count]

    def _stock(self, text: str) -> None:
        """The named cards on top of the stock, before others take from the pool."""
        self.top = re.findall(r"J|\d+", text[1:]) if text.startswith("=") else []
        self.pool.subtract(self.top)

    def _fill_stock(self, text: str) -> None:
        rest = sorted((+self.pool).elements())
        if text.isdigit():
            rest = rest[: int(text)]
        elif text.startswith("=") and "…" not in text:
            rest = []
        self.cards["stock"] = rest + self.top[::-1]

    # --- acts ---

    def may(self, seat: str) -> list[str]:
        return [phrase(action) for action in self.match.legal(SEATS.index(seat))]

    def play(self, script: str) -> Scene:
        for item in items(script):
            seat, verb, what = (item + "  ").split(" ", 2)
            for part in what.split(",") if verb == "draws" else [what]:
                self.act(seat, f"{verb} {part.strip()}".strip())
        return self

    def act(self, seat: str, wanted: str) -> None:
        number = SEATS.index(seat)
        known = {phrase(action): action for action in self.match.legal(number)}
        if wanted not in known:
            raise IllegalAction(f"{seat} {wanted}; may: {', '.join(known)}")
        self.match.act(number, known[wanted])

    # --- what is true ---

    def at(self, place: str) -> list[str]:
        return self.match.state.table[place]

    def hand(self, seat: str) -> Counter[str]:
        return Counter(self.at(f"hand:{SEATS.index(seat)}"))

    def held(self, seat: str) -> int:
        return sum(self.hand(seat).values())

    def layers(self, seat: str) -> str:
        number = SEATS.index(seat)
        return " / ".join(" ".join(self.at(f"layer:{number}:{n}")) for n in range(self.public.heights[number]))

    @property
    def supply(self) -> str:
        return " ".join("+".join(self.at(f"supply:{n}")) or "_" for n in range(6))

    @property
    def stock(self) -> int:
        return len(self.at("stock"))

    @property
    def shadow(self) -> str:
        return ", ".join(" ".join(self.at(f"shadow:{n}")) for n in range(1, 13) if self.at(f"shadow:{n}"))

    @property
    def discard(self) -> str:
        return " ".join(self.at("discard"))

    @property
    def public(self) -> Any:
        return self.match.state.public

    @property
    def asked(self) -> str:
        """Who is asked for what: "D play"."""
        return f"{SEATS[self.public.asked]} {self.public.stage}" if self.public.asked >= 0 else self.public.stage

    @property
    def points(self) -> dict[str, int]:
        return dict(zip(SEATS, self.match.game.scores(self.match.state) or [], strict=False))

    @property
    def winners(self) -> str:
        places = self.match.game.places(self.match.state)
        return " ".join(SEATS[seat] for seat, place in enumerate(places) if place == 1)
