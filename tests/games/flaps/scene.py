"""Reads and writes positions of FLAPS in the notation of its rule book.

"top 9♣; B 9♦ 5♣; next 9♠; stock 3": B holds two cards and draws 9♠ next; a hand that is not named, and "+", is filled
with three plain cards; the rest is stock. It is B's turn unless "turn A" says otherwise; a seat with one card has
announced it unless "late B" or "grace B" stands there.
"""

from __future__ import annotations

import re
from typing import Any

from shared.engine import Action, Match, State
from shared.games.flaps import Flaps
from shared.games.flaps.cards import KIND, LEVEL, SUIT, rank_of
from tests.games.talking import TalkingMatch

GAME = Flaps()
NAMES = "ABCDEFGHIJKL"
SYMBOL = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "": ""}
LETTER = {symbol: suit for suit, symbol in SYMBOL.items()}
PLAIN = ("Q", "K", "5", "J", "10", "9", "8", "7", "3", "2")  # what fills hands


def seat(name: str) -> int:
    return NAMES.index(name)


def card(text: str) -> str:
    """'9♣' -> '9c'."""
    return "".join(LETTER.get(sign, sign) for sign in text)


def written(code: str) -> str:
    """'9c' -> '9♣'."""
    return KIND[code] + SYMBOL[SUIT[code]]


def words(action: Action) -> str:
    """An action as a row would say it: '9♦', '9♦!' with the call, 'name ♠', 'target C', 'place C'."""
    verb, code, place, choice = action
    if code:
        face = written(code) + ("!" if choice == "say" else "")
        return face if verb in ("play", "flap", "commit", "lay") else f"{verb} {face}"
    if verb in ("name", "stop", "trump") and choice:
        return f"{verb} {SYMBOL[choice]}"
    if place.startswith(("strip", "down", "up")) and verb != "place":
        return f"{verb} {NAMES[int(place.split(':')[1])]}{place.split(':')[2]}"
    if place:
        return f"{verb} {NAMES[int(place.split(':')[1])]}"
    return verb if verb == "pass" else f"{verb} {choice}".strip()


class Table(TalkingMatch):
    """A match that talks like a scenario row."""

    # --- doing ---

    def do(self, text: str) -> Table:
        """'A 2♣, B take, C name ♠'."""
        for part in filter(None, map(str.strip, text.split(","))):
            name, wish = part.split(" ", 1)
            self.match.act(seat(name), self.meant(name, wish))
        return self

    def meant(self, name: str, wish: str) -> Action:
        if wish.startswith("bid "):
            return Action("bid", choice=wish[4:])
        found = [action for action in self.match.legal(seat(name)) if words(action) == wish]
        assert found, f"{name} may {self.may(name)}, not {wish}"
        return found[0]

    def everybody(self, wish: str) -> Table:
        for who in self.match.awaited(None):
            self.do(f"{NAMES[who]} {wish}")
        return self

    # --- looking ---

    def may(self, name: str) -> str:
        return " ".join(map(words, self.match.legal(seat(name))))

    def legal(self, name: str) -> set[str]:
        return {words(action) for action in self.match.legal(seat(name))}

    def offers(self, name: str, text: str) -> bool:
        return set(text.split()) <= self.legal(name)

    def hand(self, name: str) -> str:
        return " ".join(map(written, self.lying(f"hand:{seat(name)}")))

    def count(self, name: str) -> int:
        return len(self.lying(f"hand:{seat(name)}"))

    @property
    def asked(self) -> str:
        return "".join(NAMES[who] for who in self.match.awaited(None))

    @property
    def now(self) -> str:
        """'C turn', 'BD flap'."""
        return f"{self.asked} {self.public.stage}"

    @property
    def force(self) -> str:
        return f"{SYMBOL[self.public.suit]}/{self.public.rank}"

    @property
    def winners(self) -> str:
        return "".join(NAMES[who] for who in self.public.winners)

    def stock(self) -> int:
        return len(self.lying("stock"))

    def knows(self, name: str, place: str) -> list[str]:
        """What a seat believes to lie in a place; unknown cards are '?'."""
        return [c if c == "?" else written(c) for c in self.match.shown[seat(name)][place]]

    def stack(self, name: str) -> str:
        """'K♦? 9♥': bottom first, '?' marks a card that lies face down."""
        who, found = seat(name), []
        for number in range(20):
            found += [written(c) + "?" for c in self.lying(f"down:{who}:{number}")]
            found += [written(c) for c in self.lying(f"up:{who}:{number}")]
        return " ".join(found)


class Reader:
    """Deals the cards of a written position and keeps its facts."""

    def __init__(self, text: str, seats: int, options: dict[str, Any]) -> None:
        clauses = [clause.split() for clause in text.split(";")]
        named = [c for clause in clauses for word in clause if (c := card(word.rstrip("?"))) in KIND]
        level = options.pop("level", max((LEVEL[c] for c in named), default=1))
        self.seats, self.options = seats, GAME.settings(seats, {"level": level, **options})
        self.free = [c for cards in GAME.deck(seats, self.options).values() for c in cards]
        self.cards: dict[str, list[str]] = {}
        self.calls = [""] * seats
        self.public: dict[str, Any] = {"turn": 1, "totals": (0,) * seats, "allowances": (0,) * seats, "stage": "turn"}
        self.public |= {"level": level, "goal": 100, "laid_by": 0}
        self.wants: list[tuple[str, int]] = []
        self.size = -1
        for head, *rest in clauses:
            self.clause(head, rest)
        self.fill()

    def clause(self, head: str, rest: list[str]) -> None:
        if head in NAMES:
            self.put(f"hand:{seat(head)}", [word for word in rest if word != "+"])
            if "+" in rest:
                self.wants.append((f"hand:{seat(head)}", 3))
        elif head == "top":
            self.put("discard", [word for word in rest if word != "on"][::-1])
        elif head == "next":
            self.put("next", rest[::-1])
        elif head == "stack":
            for number, word in enumerate(rest[1:]):
                self.put(f"{'down' if word.endswith('?') else 'up'}:{seat(rest[0])}:{number}", [word.rstrip("?")])
        elif head in ("late", "grace"):
            self.calls[seat(rest[0])] = head
        elif head == "turn":
            self.public |= {"turn": seat(rest[0]), "laid_by": (seat(rest[0]) - 1) % self.seats}
        elif head == "mystery":
            self.wants.append(("mystery", int(rest[0])))
        elif head == "stock":
            self.size = int(rest[0])
        elif head == "hands":
            self.wants += [(f"hand:{who}", int(size)) for who, size in enumerate(rest)]
        else:
            self.public[head] = int(rest[0]) if rest[0].isdigit() else tuple(map(int, rest[0].split("/")))

    def put(self, place: str, faces: list[str]) -> None:
        for face in faces:
            self.free.remove(card(face))
            self.cards.setdefault(place, []).append(card(face))

    def fill(self) -> None:
        named = {place for place, _ in self.wants}
        for who in range(self.seats):
            if f"hand:{who}" not in self.cards and f"hand:{who}" not in named:
                self.wants.append((f"hand:{who}", 3))
        for place, count in self.wants:
            plain = sorted((c for c in self.free if KIND[c] in PLAIN), key=lambda c: PLAIN.index(KIND[c]))
            self.put(place, [written(c) for c in plain[:count]])
        if "discard" not in self.cards:
            self.put("discard", ["9♣"])
        top = next(c for c in reversed(self.cards["discard"]) if SUIT[c])
        self.public |= {"suit": SUIT[top], "rank": rank_of(top, self.options["mf_is_flap"])}
        if self.cards["discard"][-1] == "AJ":
            self.public["rank"] = "AJ"
        stock = self.free + self.cards.pop("next", [])
        cut = len(stock) - self.size if self.size >= 0 else 0
        self.cards["stock"], self.cards["discard"] = stock[cut:], stock[:cut] + self.cards["discard"]

    def table(self) -> Table:
        for who in range(self.seats):
            if len(self.cards.get(f"hand:{who}", [])) == 1 and not self.calls[who]:
                self.calls[who] = "said"
        self.public |= {"calls": tuple(self.calls), "asked": (self.public["turn"],)}
        position = {"seats": self.seats, "options": self.options, "cards": self.cards, "public": self.public}
        return Table(Match.arranged(GAME, position))


def table(text: str, seats: int = 4, **options: Any) -> Table:
    """A match that goes on from a written position."""
    return Reader(text, seats, options).table()


def fitting(top: str, hand: str, **options: Any) -> set[str]:
    """Which of these cards fit on a top card (the last one named lies beneath)."""
    return {word.rstrip("!") for word in table(f"top {top}; B {hand}", **options).legal("B")} - {"draw"}


def dealt(monkeypatch: Any, tops: str, seats: int = 4, **options: Any) -> Table:
    """A new match with dealer A in which these cards are turned up after the hands are dealt."""
    shuffle = State.shuffle

    def stacked(s: State[Any], *places: str, label: str = "", top: int | None = None) -> None:
        shuffle(s, *places, label=label, top=top)
        cards = s.table["stock"]
        for face in map(card, tops.split()):
            cards.remove(face)
        if tops:
            at = len(cards) - 7 * s.seats
            cards[at:at] = [card(face) for face in reversed(tops.split())]

    monkeypatch.setattr(State, "shuffle", stacked)
    seed = next(str(n) for n in range(99) if Match(GAME, seats, str(n), options).state.public.dealer == 0)
    return Table(Match(GAME, seats, seed, options))


def ids(source: str) -> set[str]:
    """The scenario ids that the tests of a file are named by."""
    return {f"S-{int(number):02d}" for number in re.findall(r"def test_s_(\d+)_", source)}
