"""Reads and writes positions of Bridge in the notation of its rule book.

"4SX by S; vul NS; hand(E) = S54 HK2 DA9; trick = N HQ; turn E": what is not said is filled in: hands of the right size
from the free cards, high ones first, finished tricks from the rest.
"""

from __future__ import annotations

import re
from typing import Any

from shared.engine import Action, Match
from shared.games.bridge import Bridge
from shared.games.bridge.position import FACES, NAMES, NEXT, PARTNER
from tests.games.talking import TalkingMatch

GAME = Bridge()
TIMES = {"": 1, "X": 2, "XX": 4}


def seat(name: str) -> int:
    return NAMES.index(name)


def cards(text: str) -> list[str]:
    """'S54 HK2' -> ['S5', 'S4', 'HK', 'H2']."""
    return [word[0] + rank for word in text.split() for rank in word[1:]]


def dotted(hand: str) -> list[str]:
    """'AK2.QJT9.-.876543' -> spades, hearts, diamonds, clubs."""
    return [suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks.strip("-")]


def pairs(text: str) -> list[list[str]]:
    """'W D7, N D2' -> [['W', 'D7'], ['N', 'D2']]."""
    return [part.split() for part in text.split(",")]


class Table(TalkingMatch):
    """A match that talks like a scenario row."""

    # --- doing ---

    def call(self, text: str) -> Table:
        """Calls one after the other, each by whose turn it is."""
        for choice in text.split():
            self.match.act(self.public.asked[0], Action("call", choice=choice))
        return self

    def play(self, text: str) -> Table:
        for name, card in pairs(text):
            assert self.public.turn == seat(name)
            self.match.act(self.public.asked[0], Action("play", card))
        return self

    def play_on(self, count: int) -> Table:
        """So many cards as if the time were up."""
        for _ in range(count):
            self.match.act(self.public.asked[0], GAME.default(self.match.state, self.public.asked[0]))
        return self

    def claim(self, name: str, number: int) -> Table:
        self.match.act(seat(name), Action("claim", choice=str(number)))
        return self

    def answer(self, text: str) -> Table:
        for name, verb in pairs(text):
            self.match.act(seat(name), Action(verb))
        return self

    # --- looking ---

    def options(self, name: str) -> list[str]:
        """Calls, cards and other verbs that a seat may do."""
        return [action.card or action.choice.split("..")[-1] or action.verb for action in self.match.legal(seat(name))]

    def verbs(self, name: str) -> set[str]:
        return {action.verb for action in self.match.legal(seat(name))}

    @property
    def asked(self) -> str:
        return " ".join(NAMES[who] for who in self.match.awaited(None))

    @property
    def turn(self) -> str:
        return NAMES[self.public.turn]

    @property
    def contract(self) -> str:
        p = self.public
        doubled = next(x for x, times in TIMES.items() if times == p.times)
        return f"{p.bid}{doubled} by {NAMES[p.declarer]}"

    @property
    def points(self) -> str:
        """Of the last deal: 'NS 400'."""
        ns, ew = self.public.results[-1][5:7]
        assert not (ns and ew)
        return f"NS {ns}" if ns else f"EW {ew}"

    def sees(self, name: str, place: str) -> list[str]:
        """The faces that a seat knows at a place."""
        return [card for card in self.match.shown[seat(name)][place] if card[0] != "?"]


class Reader:
    """Deals the cards of a written position and keeps its facts."""

    def __init__(self, text: str, options: dict[str, Any]) -> None:
        self.options = GAME.settings(4, options)
        self.free = FACES[:]
        self.hands: list[list[str]] = [[], [], [], []]
        self.trick: dict[int, str] = {}
        self.public: dict[str, Any] = {"stage": "play", "deals": 4, "times": 1, "dealer": 0}
        for clause in map(str.strip, text.split(";")):
            self.clause(clause)
        self.fill()

    def clause(self, clause: str) -> None:
        if found := re.fullmatch(r"(\d\w)(X{0,2}) by (\w)", clause):
            self.contract(found[1], TIMES[found[2]], seat(found[3]))
        elif found := re.fullmatch(r"hand\((\w)\) = (.*)", clause):
            self.hands[seat(found[1])] = [self.take(card) for card in cards(found[2])]
        elif found := re.fullmatch(r"trick = (.*)", clause):
            self.trick = {seat(name): self.take(card) for name, card in pairs(found[1])}
        elif found := re.fullmatch(r"deal (\d+) of (\d+)", clause):
            self.public |= {"deal": int(found[1]), "deals": int(found[2])}
        else:
            self.fact(*clause.split(maxsplit=1))

    def fact(self, name: str, value: str) -> None:
        """'vul NS', 'turn E', 'left 4', 'totals 400 370'."""
        if name == "vul":
            self.public["vulnerable"] = value
        elif name == "turn":
            self.public["turn"] = seat(value)
        elif name == "left":
            self.public["tricks"] = (13 - int(value), 0)
        else:
            assert name == "totals", name
            self.public["totals"] = tuple(map(int, value.split()))

    def contract(self, bid: str, times: int, declarer: int) -> None:
        dummy = PARTNER[declarer]
        self.public |= {"bid": bid, "times": times, "bidder": declarer, "declarer": declarer, "dummy": dummy}
        self.public |= {"trumps": bid[1], "needs": 6 + int(bid[0]), "calls": (bid, "P", "P", "P")}
        self.public["decides"] = tuple(declarer if who == dummy else who for who in range(4))
        self.public["lying"] = tuple(f"dummy:{who}" if who == dummy else f"hand:{who}" for who in range(4))

    def take(self, card: str) -> str:
        self.free.remove(card)
        return card

    def fill(self) -> None:
        p = self.public
        p.setdefault("turn", p["dummy"])
        leader = next(iter(self.trick), p["turn"])
        between = leader
        while self.trick and between != p["turn"]:  # whoever played before the seat whose turn it is
            if between not in self.trick:
                self.trick[between] = self.free.pop()
            between = NEXT[between]
        size = max([len(self.hands[who]) + (who in self.trick) for who in range(4)])
        finished = sum(p["tricks"]) if "tricks" in p else 13 - size if size > 1 else 0
        p.setdefault("tricks", (finished, 0))
        for who in range(4):
            while len(self.hands[who]) + (who in self.trick) < 13 - finished:
                self.hands[who].append(self.free.pop(0))
        p |= {"leader": leader, "led": self.trick[leader][0] if self.trick else "", "asked": (p["decides"][p["turn"]],)}
        p["winner"] = leader if finished else None

    def table(self) -> Table:
        piles = {"shown:0": self.free}  # open, because nobody remembers an arranged position
        hands = dict(zip(self.public["lying"], self.hands, strict=True))
        trick = {f"trick:{who}": [card] for who, card in self.trick.items()}
        position = {"seats": 4, "options": self.options, "cards": {**piles, **hands, **trick}, "public": self.public}
        return Table(Match.arranged(GAME, position))


def table(text: str, **options: Any) -> Table:
    """A match in the play of a deal that goes on from a written position."""
    return Reader(text, options).table()


def auction(text: str = "", dealer: str = "N", **options: Any) -> Table:
    """A new match after some calls."""
    return Table(Match(GAME, 4, "bridge", {"first_dealer": dealer, **options})).call(text)


def scored(contract: str, tricks: int, more: str = "", **options: Any) -> Table:
    """A deal that ended with so many tricks for the declaring side."""
    made = table(f"{contract}{'; ' if more else ''}{more}", **options)
    declarer = contract[-1]
    made.claim(declarer, tricks)
    for who in made.match.awaited(None):
        made.match.act(who, Action("accept"))
    return made


def to_bid(hand: str, calls: str = "", vul: str = "none", **options: Any) -> Table:
    """A seat with this hand is about to call; the calls before it come from the dealer N on."""
    before = calls.split()
    who = len(before) % 4
    own = dotted(hand)
    rest = [card for card in FACES if card not in own]
    hands = {f"hand:{other}": own if other == who else [rest.pop() for _ in range(13)] for other in range(4)}
    bids = [(n, call) for n, call in enumerate(before) if call[0].isdigit()]
    public: dict[str, Any] = {"calls": tuple(before), "asked": (who,), "vulnerable": vul}
    if bids:
        public |= {"bid": bids[-1][1], "bidder": bids[-1][0] % 4}
        public["times"] = 2 ** len([call for call in before[bids[-1][0] :] if call in ("X", "XX")])
    position = {"seats": 4, "options": GAME.settings(4, options), "cards": hands, "public": public}
    return Table(Match.arranged(GAME, position))
