"""Reads positions of Canasta in the notation of its rule book, and lets a match talk like a row of its table.

"t=20; hand = K K 8H; meld 0 = K K K | 2 2 X; pile = A A QS; score 1500 0": a rank alone is any card of it, X a joker,
`|` parts groups, the last card of the pile is its top, the first of the stock is the next one. Unless stated seat 0 is
at PLAY in turn 40. Hands that are not named get three cards each; the stock gets what is left but the red threes.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from shared.engine import TAKE_BACK, Action, Match, Moved, Said, Table
from shared.engine.match import News
from shared.games.canasta import Canasta
from shared.games.canasta.position import FACES, GROUP, GROUP_AT, JOKER, RANKS, REDS, SIDES, WILD, WILDS
from shared.games.canasta.score import minimum
from tests.games.talking import TalkingMatch

GAME = Canasta()
TURN = 40


def matches(card: str, word: str) -> bool:
    """Whether a word of the notation may mean a card."""
    if word == "X" or card == JOKER:
        return word == "X" and card == JOKER
    rank, suit = re.fullmatch(r"(10|[2-9JQKA])([SHDC]?)", word).groups()  # type: ignore[union-attr]
    return card[1:] == rank and suit.lower() in ("", card[0])


def group_of(cards: list[str]) -> str:
    """The group that cards belong to; wild ones follow the others."""
    return next((GROUP[card] for card in cards if card not in WILDS), WILD)


class Reader:
    """Deals the cards of a written position and keeps its facts."""

    def __init__(self, text: str, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, GAME.settings(seats, options)
        [pack] = GAME.deck(seats, self.options).values()
        exact = [suit.lower() + rank for rank, suit in re.findall(r"\b(10|[2-9JQKA])([SHDC])\b", text)]
        self.free = sorted(pack, key=lambda card: (card in REDS, card in exact, FACES.index(card)))
        self.cards: dict[str, list[str]] = {}
        self.seat, self.stage, self.named = 0, "play", set[int]()
        sides = SIDES[seats]
        self.public: dict[str, Any] = {"turn": TURN, "totals": (0,) * sides, "laid_at": [0] * seats}
        clauses = [clause.strip() for clause in text.split(";") if clause.strip()]
        for clause in sorted(clauses, key=lambda clause: "=" in clause[2:]):
            self.zone(clause) if "=" in clause[2:] else self.fact(clause)
        self.public["minimum"] = tuple(map(minimum, self.public["totals"]))
        self.public |= {"stage": self.stage, "asked": (self.seat,)}
        self.fill()

    def fact(self, clause: str) -> None:
        """'t=20', 'seat 1', 'draw', 'blocked 21', 'score 1500 0', 'laid 2': laid in an earlier turn."""
        word, *rest = clause.split()
        if clause.startswith("t="):
            self.public["turn"] = int(clause[2:])
        elif word == "seat":
            self.seat = int(rest[0])
        elif word == "score":
            self.public["totals"] = tuple(map(int, rest))
        elif word == "blocked":
            self.public |= {"blocked_until": int(rest[0]), "lock": "T"}
        elif word == "laid":
            self.public["laid_at"][int(rest[0])] = 1
        elif word == "dealer":
            self.public["dealer"] = int(rest[0])
        else:
            self.stage = word

    def zone(self, clause: str) -> None:
        """One 'hand 2 = K K', 'meld 0 = K K K | 9 9 9', 'red3 0 = 3H', 'pile = 5 QS', 'pack 52 = X 9C 3H'."""
        name, words = (part.strip() for part in clause.split("=", 1))
        zone, *number = name.split()
        if zone == "pack":
            self.order(int(number[0]), words)
        elif zone == "meld":
            for part in words.split("|"):
                cards = self.take(part)
                self.cards[f"meld:{number[0]}:{group_of(cards)}"] = cards
        elif zone == "red3":
            self.cards[f"red3:{number[0]}"] = self.take(words)
        elif zone in ("pile", "stock"):
            cards = self.take(words)
            self.cards["discard" if zone == "pile" else "stock"] = cards if zone == "pile" else cards[::-1]
        else:
            who = int(number[0]) if number else self.seat
            self.cards[f"{zone}:{who}"] = self.take(words)
            self.named.add(who)

    def take(self, words: str) -> list[str]:
        """The cards that words mean, out of those still free."""
        found = []
        for word in words.replace("empty", "").split():
            card = next(card for card in self.free if matches(card, word))
            self.free.remove(card)
            found.append(card)
        return found

    def order(self, first: int, words: str) -> None:
        """The pack before the cut: named cards from a place on (1 is the top); red threes that are not named on top."""
        self.placed = {**getattr(self, "placed", {}), **dict(enumerate(self.take(words), first))}

    def fill(self) -> None:
        if self.stage == "cut":
            reds = [card for card in self.free if card in REDS]
            rest = iter(reds + [card for card in self.free if card not in REDS])
            count = len(self.free) + len(self.placed)
            self.cards["stock"] = [self.placed.get(n) or next(rest) for n in range(1, count + 1)][::-1]
            return
        for who in range(self.seats):
            if who not in self.named:
                self.cards[f"hand:{who}"] = self.free[-8:-5]
                del self.free[-8:-5]
        self.cards.setdefault("stock", [card for card in self.free if card not in REDS])

    def match(self) -> Match[Any]:
        position = {"seats": self.seats, "options": self.options, "cards": self.cards, "public": self.public}
        return Match.arranged(GAME, position)


class Scene(TalkingMatch):
    """A match that talks like a scenario row. What it does, the seat on turn does."""

    @property
    def seat(self) -> int:
        return int(self.public.asked[0])

    @property
    def legal(self) -> list[Action]:
        return self.match.legal(self.seat)

    # --- doing ---

    def act(self, action: Action) -> News:
        return self.match.act(self.seat, action)

    def do(self, *verbs: str) -> Scene:
        """Actions that need no card."""
        for verb in verbs:
            self.act(next(action for action in self.legal if action.verb == verb))
        return self

    def play(self, verb: str, word: str) -> Scene:
        """'discard' or 'close' with a card; 'keep' one at the cut."""
        self.act(next(action for action in self.legal if action.verb == verb and matches(action.card, word)))
        return self

    def stage(self, text: str, to: str = "") -> Scene:
        """'A A 2 | K K K': wild cards go with the others of their part; alone to W, or where it says."""
        for part in text.split("|"):
            words = sorted(part.split(), key=lambda word: word[0] in "2X")
            group = to or next((self._group(word) for word in words if word[0] not in "2X"), WILD)
            for word in words:
                self.act(next(a for a in self._stages() if matches(a.card, word) and GROUP_AT[a.place] == group))
        return self

    def unstage(self, text: str) -> Scene:
        return [self.play("unstage", word) for word in text.split()][-1]

    def round_of(self, discard: str) -> Scene:
        """Draw a card and discard one."""
        return self.do("draw_stock").play("discard", discard)

    def idle(self, deal: bool = True) -> list[Any]:
        """Let the clock answer until the deal is over (or only until it is dealt); what the watchers heard."""
        heard = []
        stages = ("summary", "over") if deal else ("first_draw",)
        while self.public.stage not in stages:
            heard += self.act(GAME.default(self.match.state, self.seat)).get(None, [])
        return heard

    # --- looking ---

    def _stages(self) -> list[Action]:
        return [action for action in self.legal if action.verb == "stage"]

    @staticmethod
    def _group(word: str) -> str:
        return GROUP[next(card for card in FACES if matches(card, word))]

    @property
    def options(self) -> set[str]:
        return {action.verb for action in self.legal if action != TAKE_BACK}

    def lists(self, verb: str) -> bool:
        return verb in self.options

    def why(self, verb: str) -> str:
        place = {"claim_pile": "discard"}.get(verb, "")
        return self.match.why(self.seat, Action(verb, "", place))

    def stageable(self, word: str) -> set[str]:
        """The groups that a card may be staged for."""
        return {GROUP_AT[action.place] for action in self._stages() if matches(action.card, word)}

    def count(self, place: str) -> int:
        return len(self.lying(place))

    def ranks(self, place: str) -> str:
        """'K K 2': what lies in a place, by rank."""
        order = ["2", "3", *RANKS, "oker"]
        return " ".join(sorted((card[1:] for card in self.lying(place)), key=order.index)).replace("oker", "X")

    def line(self, side: int) -> tuple[int, ...]:
        """Canastas, other groups, red threes, closing, from hand, cards held."""
        return tuple(self.public.lines[side])

    def points(self, side: int) -> int:
        return sum(self.line(side))


def scene(text: str, seats: int = 4, **options: Any) -> Scene:
    """A match that goes on from a written position."""
    return Scene(Reader(text, seats, options).match())


def next_deal(scores: tuple[int, ...], seats: int, options: dict[str, Any]) -> tuple[Scene, list[Any]]:
    """A match in which a deal begins with these scores, and what the watchers heard of that."""
    settings = GAME.settings(seats, options)
    public = {"stage": "summary", "asked": tuple(range(seats)), "dealer": seats - 1, "totals": scores}
    cards = GAME.deck(seats, settings)
    match = Match.arranged(GAME, {"seats": seats, "options": settings, "cards": cards, "public": public})
    heard: list[Any] = []
    for who in range(seats):
        heard += match.act(who, Action("continue")).get(None, [])
    return Scene(match), heard


def dealt(*scores: int, seats: int = 4, **options: Any) -> tuple[Scene, list[int], int]:
    """A match at FIRST_DRAW; hand and stock counts right after the deal, before red threes were replaced."""
    made, heard = next_deal(scores or (0,) * SIDES[seats], seats, options)
    return made, *counts(made, heard + made.idle(deal=False))


def counts(made: Scene, heard: list[Any]) -> tuple[list[int], int]:
    """How many cards each hand and the stock had when the deal was done."""
    state = made.match.state
    table = Table(GAME.hiding, {"stock": ["?"] * sum(map(len, GAME.deck(state.seats, state.options).values()))})
    for event in heard:
        if isinstance(event, Said) and event.what == "dealt":
            break
        if isinstance(event, Moved):
            table[event.src].pop()
            table.setdefault(event.dst, []).append("?")
    return [len(table[f"hand:{who}"]) for who in range(state.seats)], len(table["stock"])


def classes(cards: list[str]) -> Counter[str]:
    """How many naturals, red threes, black threes, twos and jokers these are."""
    names = {"T": "black", "R": "red", "W": "two"}
    return Counter("joker" if card == JOKER else names.get(GROUP[card], "natural") for card in cards)
