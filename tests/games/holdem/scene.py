"""Reads and plays positions of Hold'em in the notation of its rule book.

"A 100 Kd Kc, B 40; board 2c 3d 7h 8s 9s": stacks and pockets by seat, then the board. What is not said is dealt at
random; a stack is 200. The first hand is dealt at once, by A unless another dealer is named.
"""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import patch

from shared.engine import Action, Match, Said, State
from shared.games.holdem import Holdem
from shared.games.holdem.bets import target
from shared.games.holdem.turns import sit_down, start_hand
from tests.games.talking import TalkingMatch

GAME = Holdem()
NAMES = "ABCDEFGHIJ"
NL = {"betting": "no_limit"}


def seat(name: str) -> int:
    return NAMES.index(name)


def names(seats: Any) -> str:
    return "".join(sorted(NAMES[who] for who in seats))


class Sitting(TalkingMatch):
    """A match that talks like a scenario row."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.heard: list[Any] = []  # what a watcher was sent

    # --- doing ---

    def do(self, text: str) -> Sitting:
        """'D calls, A raises 7, B all-in, C folds': in a bet the number is the whole bet."""
        for name, verb, amount in re.findall(r"([A-J]) (\S+?)s?(?: (\d+))?(?:,|$)", text):
            self.act(name, self.meant(name, verb, amount))
        return self

    def meant(self, name: str, verb: str, amount: str) -> Action:
        legal = self.match.legal(seat(name))
        if verb == "all-in":
            p = self.public
            whole = str(p.bets[seat(name)] + p.stacks[seat(name)])
            return next((a._replace(choice=whole) for a in legal if a.choice), Action("call"))
        if verb in ("bet", "raise"):
            return Action("bet" if verb == "bet" else "raise_to", choice=amount)
        return Action(verb)

    def act(self, name: str, action: Action) -> None:
        self.heard += self.match.act(seat(name), action)[None]

    def why(self, name: str, verb: str, choice: str = "") -> str:
        return self.match.why(seat(name), Action(verb, choice=choice))

    def passed(self, number: int) -> Sitting:
        """Let everybody check or call until a round begins (5: until the hand is over)."""
        hand = self.public.hand
        while self.public.stage == "bet" and self.public.round < number and self.public.hand == hand:
            who = self.match.awaited(None)[0]
            legal = self.match.legal(who)
            self.act(NAMES[who], next(a for a in legal if a.verb in ("check", "call")))
        return self

    # --- looking ---

    def options(self, name: str) -> str:
        """'fold, call 2, raise 4' or 'raise 4..199'."""
        words = []
        for action in self.match.legal(seat(name)):
            verb = action.verb.removesuffix("_to")
            if verb == "call":
                p, who = self.public, seat(name)
                verb += f" {min(target(p, who) - p.bets[who], p.stacks[who])}"
            words.append(f"{verb} {action.choice.removesuffix('..1')}".strip())
        return ", ".join(words)

    @property
    def asked(self) -> str:
        return names(self.match.awaited(None))

    @property
    def pots(self) -> str:
        return ", ".join(f"{chips} {names(seats)}" for chips, seats in self.public.pots)

    @property
    def stacks(self) -> dict[str, int]:
        return dict(zip(NAMES, self.public.stacks, strict=False))

    def said(self, what: str) -> list[str]:
        """'C 1': who said it, and what."""
        told = [event for event in self.heard if isinstance(event, Said) and event.what == what]
        return [" ".join(map(str, (NAMES[event.seat], *event.args[:1]))) for event in told]

    @property
    def won(self) -> dict[str, int]:
        """How many chips each seat got out of the pots."""
        found: dict[str, int] = {}
        for event in self.heard:
            if isinstance(event, Said) and event.what == "wins":
                found[NAMES[event.seat]] = found.get(NAMES[event.seat], 0) + event.args[0]
        return found


def read(text: str, seats: int) -> tuple[list[int], dict[int, list[str]], list[str]]:
    """Stacks, pockets and board of a written position."""
    stacks, pockets, board = [200] * seats, {}, []
    for clause in filter(None, re.split(r"[,;] *", text)):
        name, *words = clause.split()
        if name == "board":
            board = words
            continue
        stacks[seat(name)] = next((int(word) for word in words if word.isdigit()), 200)
        if cards := [word for word in words if not word.isdigit()]:
            pockets[seat(name)] = cards
    return stacks, pockets, board


def sit(text: str = "", seats: int = 4, dealer: str = "A", hand: int = 1, **options: Any) -> Sitting:
    """A table at which a hand was just dealt."""
    stacks, pockets, board = read(text, seats)
    full = GAME.settings(seats, options)
    fresh: State[Any] = State(GAME, seats, "sit", full)
    sit_down(fresh, tuple(stacks), seat(dealer))
    fresh.set(hand=hand - 1)
    made = Sitting(Match.arranged(GAME, fresh.dump()))
    deal(made, pockets, board)
    return made


def deal(sitting: Sitting, pockets: dict[int, list[str]], board: list[str]) -> None:
    """Start a hand in which these cards come."""
    shuffle = State.shuffle

    def stacked(s: State[Any], place: str, label: str, top: int) -> None:
        shuffle(s, place, label=label, top=top)
        live, deck = s.public.live, s.table["deck"]
        wanted = [pockets[who][n] if who in pockets else "" for n in range(2) for who in live] + board
        for card in filter(None, wanted):
            deck.remove(card)
        drawn = [card or deck.pop() for card in wanted]
        deck.extend(reversed(drawn))

    with patch.object(State, "shuffle", stacked):
        start_hand(sitting.match.state)
    sitting.heard += sitting.match._publish()[None]
