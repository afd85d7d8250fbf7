"""Reads Rummy's scenarios in the notation of the rule book: positions, acts and what is then true.

Positions: `hand(2) = 9C 9D QS; meld 5H X 7H; meld 8H 8S X; top 9D; stock 1; seat 2; laid 2`. What is not listed: seat 1
is in turn and plays, hands of others are two black cards, the discard pile is empty, all other cards are in the stock.
Jokers of a meld stand for what their place in it says. Acts of the seat in turn: `swap 6H X; stage 9C 9D X; lay;
discard QS`. A stage without a target opens a draft with all its cards; `stage 8H on 5H 6H 7H` and `stage 7H to 8H 9H`
name the meld or the draft by some of its cards; `lift 4H from 5H 6H` takes it out of there.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from shared.engine import TAKE_BACK, Action, IllegalAction, Match
from shared.games import GAMES
from shared.games.rummy.melds import Cards, arrangements, sort
from shared.games.rummy.position import ADD, DRAFT, HAND, JOKER, LOOSE, MELD, SWAP, WORK

GAME = GAMES["rummy"]


def card(text: str) -> str:
    """'7H' -> 'h7', 'X' -> the joker."""
    return JOKER if text[0] == "X" else text[-1].lower() + text[:-1]


def cards(text: str) -> list[str]:
    return [card(word) for word in text.split()]


def written(code: str) -> str:
    return "X" if code == JOKER else code[1:] + code[0].upper()


def ways(text: str) -> tuple[Cards, ...]:
    """All arrangements of some cards; none if they are no group."""
    return arrangements(sort(cards(text)))


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(";") if item.strip()]


class Scene:
    """A match that goes on from a position of a scenario."""

    def __init__(self, text: str, seats: int = 4, stage: str = "play", **options: Any) -> None:
        self.options = GAME.settings(seats, options)
        self.pool = Counter(GAME.deck(seats, self.options)["stock"])
        self.lying: dict[str, list[str]] = {}
        self.facts: dict[str, Any] = {"stage": stage, "active": tuple(range(seats)), "totals": (0,) * seats}
        self.facts |= {"out": (0,) * seats, "turn": 9, "melds": (), "paw": 1, "taken": "", "must": ""}
        self.facts["turnovers_left"] = self.options["max_turnovers"]
        laid, stock = [0] * seats, -1
        for item in items(text):
            word, _, rest = item.partition(" ")
            if found := re.fullmatch(r"hand\((\d)\) = (.*)", item):
                self.put(HAND[int(found[1])], cards(found[2]))
            elif word == "meld":
                self.facts["melds"] += (tuple(cards(rest)),)
                self.put(MELD[len(self.facts["melds"]) - 1], cards(rest))
            elif word == "laid":
                for seat in rest.split():
                    laid[int(seat)] = 3
            elif word in ("top", "pile"):
                self.put("discard", cards(rest))
                self.facts["takeable"] = int(stage in ("draw", "claim"))
            elif word == "stock":
                stock = int(rest)
            elif word == "seat":
                self.facts["paw"] = int(rest)
            elif word == "taken":
                self.facts["taken"] = card(rest)
            elif word in ("turnovers", "dealer", "turn", "knocker"):
                self.facts[word] = int(rest)
            elif word == "totals":
                self.facts["totals"] = tuple(map(int, rest.split()))
            else:
                raise ValueError(item)
        self.finish(seats, laid, stock)

    def put(self, place: str, some: list[str]) -> None:
        self.lying.setdefault(place, []).extend(some)
        self.pool.subtract(some)
        assert min(self.pool.values()) >= 0, place

    def finish(self, seats: int, laid: list[int], stock: int) -> None:
        paw, melds = self.facts["paw"], self.facts["melds"]
        for seat in range(seats):
            if HAND[seat] not in self.lying:
                self.put(HAND[seat], [c for c in sorted(self.pool) if c[0] in "sc" and self.pool[c] == 2][:2])
        rest = sorted((+self.pool).elements())
        self.lying["stock"] = rest if stock < 0 else rest[:stock]
        before = (paw - 1) % seats
        claim = self.facts["stage"] == "claim"
        asked = tuple(seat for seat in range(seats) if seat != before) if claim else (paw,)
        self.facts |= {"asked": asked, "laid_at": tuple(laid), "held": len(self.lying[HAND[paw]])}
        self.facts |= {"kinds": ("",) * len(melds), "stands": ((),) * len(melds), "laid_by": (3,) * len(melds)}
        position = {"seats": seats, "options": self.options, "cards": self.lying, "public": self.facts}
        self.match = Match.arranged(GAME, position)

    # --- acts ---

    @property
    def seat(self) -> int:
        return int(self.public.paw)

    @property
    def legal(self) -> list[Action]:
        return self.match.legal(self.seat)

    def may(self, verb: str, what: str = "", seat: int | None = None) -> bool:
        """Whether a verb is listed, with this card if one is named."""
        listed = self.legal if seat is None else self.match.legal(seat)
        return any(a.verb == verb and (not what or a.card == card(what)) for a in listed)

    def may_stage(self, what: str, on: str) -> bool:
        return Action("stage", card(what), self.meld_with(on)) in self.legal

    def play(self, script: str) -> Scene:
        for item in items(script):
            verb, _, rest = item.partition(" ")
            if verb in ("stage", "lift", "swap", "arrange"):
                getattr(self, verb)(rest)
            elif verb == "undo":
                self.match.act(self.seat, TAKE_BACK)
            else:
                self.act(verb, rest)
        return self

    def act(self, verb: str, what: str = "", seat: int | None = None) -> Scene:
        who = self.seat if seat is None else seat
        wanted = card(what) if what else ""
        for action in self.match.legal(who):
            if action.verb == verb and action.card == wanted:
                self.match.act(who, action)
                return self
        raise IllegalAction(f"{who}: {verb} {what}")

    def stage(self, text: str) -> None:
        if " on " in text:
            some, meld = text.split(" on ")
            places = [self.meld_with(meld)] * len(cards(some))
        elif " to " in text:
            some, draft = text.split(" to ")
            places = [self.draft_with(draft)] * len(cards(some))
        else:
            some = text
            new = next(ways[0] for ways in DRAFT[self.seat] if not self.drafted(ways))
            places = [new] * len(cards(some))
        for one, place in zip(cards(some), places, strict=True):
            choice = "loose" if one in self.at(LOOSE[self.seat]) else ""
            self.match.act(self.seat, Action("stage", one, place, choice))

    def drafted(self, ways: tuple[str, ...]) -> list[str]:
        """All cards of one draft."""
        work = WORK[self.seat][DRAFT[self.seat].index(ways)]
        return [c for place in (*ways, work) for c in self.at(place)]

    def draft_with(self, text: str) -> str:
        return next(w[0] for w in DRAFT[self.seat] if set(cards(text)) <= set(self.drafted(w)) and self.drafted(w))

    def meld_with(self, text: str) -> str:
        return next(place for place in MELD if not Counter(cards(text)) - Counter(self.at(place)))

    def lift(self, text: str) -> None:
        """'9D' from wherever it lies on the table or in a draft, or '9D from 8D 9D'."""
        some, _, source = text.partition(" from ")
        for one in cards(some):
            lifts = [a for a in self.legal if a.verb == "lift" and a.card == one]
            if source:
                lifts = [a for a in lifts if a.place == self.meld_with(source)]
            self.match.act(self.seat, lifts[0])

    def swap(self, text: str) -> None:
        one, _, meld = text.partition(" in ")
        swaps = [a for a in self.legal if a.verb == "swap" and a.card == card(one.split()[0])]
        self.match.act(self.seat, next(a for a in swaps if not meld or a.place == self.meld_with(meld)))

    def arrange(self, text: str) -> None:
        self.match.act(self.seat, next(a for a in self.legal if a.verb == "arrange" and a.choice == text))

    # --- what is true ---

    def at(self, place: str) -> list[str]:
        return self.match.state.table[place]

    def hand(self, seat: int) -> str:
        return " ".join(map(written, self.at(HAND[seat])))

    def count(self, seat: int) -> int:
        return len(self.at(HAND[seat]))

    @property
    def melds(self) -> list[str]:
        return [" ".join(map(written, group)) for group in self.public.melds if group]

    @property
    def stands(self) -> list[str]:
        """What the jokers on the table stand for."""
        pairs = [(g, f) for g, faces in zip(self.public.melds, self.public.stands, strict=True) if faces
                 for g, f in zip(g, faces, strict=True)]  # fmt: skip
        return ["/".join(map(written, face.split("/"))) for one, face in pairs if one == JOKER]

    @property
    def discards(self) -> str:
        return " ".join(map(written, self.at("discard")))

    @property
    def stock(self) -> int:
        return len(self.at("stock"))

    @property
    def public(self) -> Any:
        return self.match.state.public

    @property
    def asked(self) -> str:
        """Who is asked for what: "2 draw"."""
        return " ".join(map(str, (*self.public.asked, self.public.stage)))

    @property
    def points(self) -> tuple[int, ...]:
        """Of the deal that has just ended."""
        return tuple(self.public.results[-1])

    def why(self, verb: str, what: str = "") -> str:
        return self.match.why(self.seat, Action(verb, card(what) if what else "", "discard" if what else ""))

    @property
    def staged(self) -> int:
        own = [p for groups in (DRAFT, ADD) for w in groups[self.seat] for p in w] + [*SWAP[self.seat]]
        return sum(len(self.at(place)) for place in own)
