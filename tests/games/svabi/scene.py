"""Reads and writes positions of Švábí disko in the notation of its rule book.

"TIE=A; F = 4A 8B 11C; col(B) = 2 8; round 9": what is not said is filled in: hands and stocks of the right size from
the seat's own set, everything else in the box. A card without a set takes any free one of the sets in play.
"""

from __future__ import annotations

import re
from typing import Any

from shared.engine import Action, Match
from shared.games.svabi import Svabi
from shared.games.svabi.position import KINGS, MIRROR, VALUE
from tests.games.talking import TalkingMatch

GAME = Svabi()
NAMES = "ABCDEF"


def seat(name: str) -> int:
    return NAMES.index(name)


def card(text: str, letter: str = "") -> str:
    """'4A' -> 'A4', '7Jo' -> 'Z7'; '4' with the letter that is given."""
    number, own = re.fullmatch(r"(\d+)([A-F]|Jo)?", text).groups()  # type: ignore[union-attr]
    return (own or letter).replace("Jo", "Z") + number


def written(code: str) -> str:
    """'A4' -> '4A'."""
    return MIRROR.upper() if code == MIRROR else code[1:] + code[0].replace("Z", "Jo")


def pairs(text: str) -> list[tuple[str, str]]:
    """'A 9, B 3' -> [('A', '9'), ('B', '3')]."""
    return [(name, what) for name, what in (part.split() for part in text.split(","))]


class Party(TalkingMatch):
    """A match that talks like a scenario row."""

    # --- doing ---

    def choose(self, text: str) -> Party:
        for name, number in pairs(text):
            self.match.act(seat(name), Action("choose", card(number, name)))
        return self

    def take(self, text: str, verb: str = "take") -> Party:
        for name, number in pairs(text):
            found = next(c for c in self.lying("floor") if c == card(number, c[0]))
            self.match.act(seat(name), Action(verb, found, "floor"))
        return self

    def mirror(self, name: str, number: str) -> Party:
        self.match.act(seat(name), next(a for a in self._legal(name) if a.verb == "mirror" and a.card[1:] == number))
        return self

    def do(self, name: str, verb: str) -> Party:
        self.match.act(seat(name), Action(verb))
        return self

    def round_out(self) -> Party:
        """Let everybody do the usual thing until the next round begins."""
        now = self.public.game, self.public.round
        while not self.match.over and (self.public.game, self.public.round) == now:
            who = self.match.awaited(None)[0]
            self.match.act(who, GAME.default(self.match.state, who))
        return self

    # --- looking ---

    def _legal(self, name: str) -> list[Action]:
        return self.match.legal(seat(name))

    def options(self, name: str) -> set[str]:
        return {f"{action.verb} {action.card[1:]}".strip() for action in self._legal(name)}

    @property
    def floor(self) -> str:
        return " ".join(map(written, self.lying("floor")))

    @property
    def order(self) -> str:
        return " ".join(NAMES[who] for who in self.public.order)

    @property
    def asked(self) -> str:
        return " ".join(NAMES[who] for who in self.match.awaited(None))

    @property
    def tie(self) -> str:
        return NAMES[self.public.tie]

    @property
    def places(self) -> str:
        """The seats from first to last; Jožin has the place that is left."""
        places = dict(zip(GAME.places(self.match.state), NAMES, strict=False))
        return " ".join(places.get(place, "Jo") for place in range(1, max(places) + 1))

    def col(self, name: str) -> str:
        """The values of a collection, ascending."""
        place = "jozin" if name == "Jo" else f"col:{seat(name)}"
        return " ".join(str(VALUE[c]) for c in sorted(self.lying(place), key=VALUE.__getitem__) if c != MIRROR)

    def count(self, zone: str) -> list[int]:
        return [len(self.lying(f"{zone}:{who}")) for who in range(self.match.state.seats)]

    def boxed(self, text: str) -> bool:
        return {card(word) for word in text.split()} <= {*self.lying("box")}


ZONES = {"F": "floor", "col(Jo)": "jozin", "stock(Jo)": "jozin_stock", "box": "box"}


class Reader:
    """Deals the cards of a written position and keeps its facts."""

    def __init__(self, text: str, seats: int, options: dict[str, Any]) -> None:
        self.names, self.options = NAMES[:seats], GAME.settings(seats, options)
        self.free = [c for cards in GAME.deck(seats, self.options).values() for c in cards]
        self.cards: dict[str, list[str]] = {}
        self.chosen: dict[str, str] = {}
        self.public: dict[str, Any] = {"stage": "choose", "asked": tuple(range(seats)), "round": 4}
        self.public |= {"rounds": 12 if self.options["variant_hidden"] else 13, "totals": (0,) * seats}
        zones = [clause.split(" =") for clause in map(str.strip, text.split(";")) if " =" in clause]
        for clause in map(str.strip, text.split(";")):
            if " =" not in clause:
                self.fact(clause)
        for zone, words in sorted(zones, key=lambda z: not re.match("hand|hid|stock|F", z[0])):  # known sets first
            self.zone(zone, words.replace("empty", "").split())
        self.fill()

    def fact(self, clause: str) -> None:
        """'TIE=A', 'round 9', 'game 2 of 3', 'MIRROR=B', 'totals A 30, B 41', 'chosen A 9, B 3'."""
        if clause.startswith("TIE="):
            self.public["tie"] = seat(clause[4:])
        elif clause.startswith("MIRROR="):
            self.public["mirror_holder"] = seat(clause[7:])
            self.put(f"col:{seat(clause[7:])}", MIRROR)
        elif clause.startswith("round "):
            self.public["round"] = int(clause[6:])
        elif clause.startswith("game "):
            self.public["game"], self.public["games"] = map(int, clause[5:].split(" of "))
        elif clause.startswith("totals "):
            totals = dict(pairs(clause[7:]))
            self.public["jozin_total"] = int(totals.pop("Jo", 0))
            self.public["totals"] = tuple(map(int, totals.values()))
        else:
            self.chosen = dict(pairs(clause.removeprefix("chosen ")))
            for name, number in self.chosen.items():
                self.put(f"hand:{seat(name)}", card(number, name))

    def put(self, place: str, code: str) -> None:
        self.free.remove(code)
        self.cards.setdefault(place, []).append(code)

    def zone(self, zone: str, words: list[str]) -> None:
        """One 'col(A) = 2 7'; in stock, hand and hidden card all are of the own set."""
        kind, name = zone.rstrip(")").split("(") if "(" in zone else (zone, "")
        sets = name if kind in ("stock", "hand", "hid") else "Z" + self.names[::-1]
        for word in words:
            codes = [card(word, letter) for letter in sets.replace("Jo", "Z")]
            self.put(ZONES.get(zone) or f"{kind}:{seat(name)}", next(c for c in codes if c in self.free))

    def fill(self) -> None:
        """Hands and stocks of the size that the round asks for, low cards first; all the rest into the box."""
        left = self.public["rounds"] - self.public["round"]
        for who, name in enumerate(self.names):
            for place, size in ((f"hand:{who}", min(3, left)), (f"stock:{who}", max(0, left - 3))):
                own = [c for c in self.free if c[0] == name and c not in KINGS]
                for code in own[: max(0, size - len(self.cards.get(place, [])))]:
                    self.put(place, code)
        self.cards["box"] = self.cards.get("box", []) + self.free

    def party(self) -> Party:
        position = {"seats": len(self.names), "options": self.options, "cards": self.cards, "public": self.public}
        return Party(Match.arranged(GAME, position))


def party(text: str, seats: int = 3, **options: Any) -> Party:
    """A match that goes on from a written position; what is 'chosen' there is then really chosen."""
    reader = Reader(text, seats, options)
    made = reader.party()
    for name, number in reader.chosen.items():
        made.choose(f"{name} {number}")
    return made


def ending(text: str, seats: int = 3, **options: Any) -> Party:
    """A game whose last cards are just taken, so that the collections are as written."""
    last = 12 if options.get("variant_hidden") else 13
    reader = Reader(f"{text}; round {last}", seats, options)
    holder = reader.public["tie"]
    takers = [f"col:{holder}", "jozin"] if seats == 2 else [f"col:{holder}"]
    reader.cards["floor"] = [reader.cards[place].pop() for place in takers]
    reader.public |= {"stage": "pick", "asked": (holder,), "order": (holder,)}
    made = reader.party()
    made.match.act(holder, Action("take", made.lying("floor")[0], "floor"))
    return made
