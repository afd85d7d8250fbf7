"""Hands of Hold'em out of hand histories, played again by our rules.

Law: a hand gets the result that it had, or none: what is missing, what our rules forbid and what nobody can know is a
PhhError. Cards that were never told are dealt at random, but a hand that was mucked has lost, whatever it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import gcd
from random import Random
from typing import Any, NamedTuple

from shared.engine import Action, Card, Event, Match, Said, Seat, State
from shared.engine.events import permits
from shared.games.holdem import Holdem
from shared.games.holdem.hands import FACES, seven, seven_table
from shared.games.holdem.phh import LIMITS, UNKNOWN, Hand, PhhError
from shared.games.holdem.phh_reading import ACTION
from shared.games.holdem.position import BOARD, CALL, CHECK, FOLD, SHOW, TO_MUCK, Public
from shared.games.holdem.turns import sit_down, start_hand

GAME = Holdem()
STAKES = ("small_blind", "big_blind", "ante", "open_bet")
HIGHEST = 1000  # of a stake, in its option
SEED = "hand history"


class Step(NamedTuple):
    """One action of a file."""

    verb: str  # dh, db, f, cc, cbr, sm
    seat: Seat = -1
    cards: tuple[Card, ...] = ()
    amount: str = ""
    line: int = 0
    text: str = ""

    def wrong(self, message: str) -> PhhError:
        return PhhError(f"line {self.line}: {self.text!r}: {message}")


class Told(NamedTuple):
    """What a file says of the cards."""

    pockets: list[list[Card]]
    board: list[Card]
    shown: dict[Seat, Step]
    mucked: dict[Seat, Step]


class Replay(NamedTuple):
    """A hand that was played again: the position after the deal, and the match at its end."""

    start: dict[str, Any]
    match: Match[Public]
    won: Counter[Seat]  # out of the pots


def played(hand: Hand) -> Replay:
    """The hand, played to its end."""
    steps = [*steps_of(hand)]
    told = cards_told(hand, steps)
    replay = run(hand, steps, told)
    filled = showdown(replay.match, told, steps[-1])
    if filled is not None:
        replay = run(hand, steps, told._replace(pockets=filled))
    agree(hand, replay.match, replay.won)
    return replay


# --- what is told ---


def steps_of(hand: Hand) -> Iterator[Step]:
    lines = hand.lines or range(1, len(hand.actions) + 1)
    for text, line in zip(hand.actions, lines, strict=True):
        found = ACTION.fullmatch(text)
        assert found is not None, text
        cards = tuple(re.findall("..", found["hole"] or found["board"] or (found["shown"] or "").strip("-")))
        if found["board"]:
            yield Step("db", cards=cards, line=line, text=text)
            continue
        seat = int(found["dealt"] or found["player"]) - 1
        verb = "dh" if found["dealt"] else found["verb"] or ("cbr" if found["amount"] else "sm")
        if verb == "sm" and found["shown"] == "-":
            cards = ("-",)
        step = Step(verb, seat, cards, found["amount"] or "", line, text)
        if not 0 <= seat < len(hand.stacks):
            raise step.wrong(f"there are {len(hand.stacks)} players (H-20)")
        yield step


def cards_told(hand: Hand, steps: list[Step]) -> Told:
    """All cards that a file tells, each once."""
    told = Told([[] for _ in hand.stacks], [], {}, {})
    for number, step in enumerate(steps):
        if step.verb == "dh":
            if len(step.cards) != 2 or told.pockets[step.seat] or any(s.verb != "dh" for s in steps[:number]):
                raise step.wrong("a player of the hand is dealt two cards, once and first (H-27)")
            told.pockets[step.seat].extend(step.cards)
        elif step.verb == "db":
            if len(step.cards) != (3 if not told.board else 1) or len(told.board) == 5 or UNKNOWN in step.cards:
                raise step.wrong("the board gets three known cards, then one and one (H-30)")
            told.board.extend(step.cards)
    last = steps[-1].line if steps else 1
    for player, pocket in enumerate(told.pockets, 1):
        if not pocket:
            raise PhhError(f"line {last}: p{player} is dealt no cards (H-27)")
    for step in steps:
        if step.verb == "sm":
            note_shown(told, step)
    known = [card for cards in (*told.pockets, told.board) for card in cards if card != UNKNOWN]
    for card in known:
        if known.count(card) > 1:
            line = next(step.line for step in reversed(steps) if card in step.cards)
            raise PhhError(f"line {line}: {card} is one card too many for one pack (H-1)")
    return told


def note_shown(told: Told, step: Step) -> None:
    """A hand that is shown, or mucked: not one of its cards is told then."""
    pocket = told.pockets[step.seat]
    if step.seat in told.shown or step.seat in told.mucked:
        raise step.wrong("this player has shown or mucked already (H-73)")
    if not step.cards or {*step.cards} == {UNKNOWN}:
        told.mucked[step.seat] = step
        return
    told.shown[step.seat] = step
    if step.cards != ("-",):
        known = {card for card in pocket if card != UNKNOWN}
        if len(step.cards) != 2:
            raise step.wrong("a hand has two cards (H-27)")
        if UNKNOWN not in step.cards:
            if not known <= {*step.cards}:
                raise step.wrong(f"this player was dealt {''.join(pocket)}")
            if len(known) < 2:
                pocket[:] = step.cards
        elif not {*step.cards} - {UNKNOWN} <= known:
            raise step.wrong("only one of the two cards is told, so nobody knows who won")
    if UNKNOWN in pocket:
        raise step.wrong("these cards are not told, so nobody knows who won")


# --- by our rules ---


class Stacked(State[Public]):
    """A position whose next deal is known."""

    __slots__ = ("coming",)
    coming: list[Card]

    def shuffle(self, *places: str, label: str = "", top: int | None = None) -> None:
        super().shuffle(*places, label=label, top=top)
        deck = self.table["deck"]
        for card in self.coming:
            if card != UNKNOWN:
                deck.remove(card)
        drawn = [deck.pop() if card == UNKNOWN else card for card in self.coming]
        deck += reversed(drawn)


def measured(hand: Hand) -> tuple[dict[str, Any], int]:
    """The options of a hand and what its stakes are multiplied by: the options end where real stakes do not (H-81)."""
    fixed = hand.options["betting"] == "fixed"
    chosen, by = dict(hand.options), 1
    if fixed:
        by = gcd(chosen["min_bet"], chosen["max_bet"], 2 * chosen["ante"]) // 2 if chosen["max_bet"] > HIGHEST else 1
    elif max(chosen[name] for name in STAKES) > HIGHEST:
        by = gcd(*(chosen[name] for name in STAKES))
    for name in (*STAKES, *(LIMITS if fixed else ())):
        chosen[name] //= by
    try:
        return GAME.settings(len(hand.stacks), {**chosen, "hands_n": 1, "session": "hands"}), by
    except ValueError as error:
        raise PhhError(f"line 1: {error}") from None


def dealt(hand: Hand, told: Told) -> dict[str, Any]:
    """The position in which the cards of the hand have just been dealt."""
    options, by = measured(hand)
    s = Stacked(GAME, len(hand.stacks), SEED, {**options, **{name: hand.options[name] for name in (*STAKES, *LIMITS)}})
    s.coming = [pocket[n] for n in range(2) for pocket in told.pockets] + told.board
    sit_down(s, hand.stacks, s.seats - 1)
    start_hand(s)
    s.options = options
    s.public.stakes = by
    return s.dump()


def run(hand: Hand, steps: Iterable[Step], told: Told) -> Replay:
    """Do what the file says."""
    start, won, seen = dealt(hand, told), Counter[Seat](), 0
    match = Match.arranged(GAME, start)
    p = match.state.public

    def do(seat: Seat, action: Action) -> None:
        won.update(collected(match.act(seat, action)[None]))

    step = Step("dh", line=1)
    for step in steps:
        lying = len(match.state.table[BOARD])
        if step.verb == "db":
            seen += len(step.cards)
            if lying < seen:
                raise step.wrong("the betting before it is not over (H-39)")
        elif step.verb == "sm":
            if p.stage == "bet" or step.seat not in p.live:
                raise step.wrong("only who is still in shows or mucks, after the last bet (H-62)")
        elif step.verb != "dh":
            if lying > seen:
                raise step.wrong(f"before it {lying - seen} cards of the board are missing (H-30)")
            do(step.seat, bet(match, step))
    if p.stage == "bet":
        raise PhhError(f"line {step.line}: the hand is not over: p{p.asked[0] + 1} is to act")
    if len(match.state.table[BOARD]) > seen:
        raise PhhError(f"line {step.line}: the hand is not over: the board has {seen} cards, not 5 (H-30)")
    while p.stage == "show":
        do(p.asked[0], TO_MUCK if p.asked[0] in told.mucked else SHOW)
    return Replay(start, match, won)


def bet(match: Match[Public], step: Step) -> Action:
    legal = match.legal(step.seat)
    action = FOLD if step.verb == "f" else CHECK if CHECK in legal else CALL
    if step.verb == "cbr":
        action = Action("raise_to" if match.state.public.level else "bet", choice=step.amount)
    if match.over:
        raise step.wrong("the hand is over")
    if not permits(legal, action):
        rule = match.why(step.seat, action)
        raise PhhError(f"line {step.line}: {step.text!r} is not allowed ({rule})")
    return action


def collected(events: Iterable[Event]) -> Counter[Seat]:
    won = Counter[Seat]()
    for event in events:
        if isinstance(event, Said) and event.what == "wins":
            won[event.seat] += event.args[0]
    return won


# --- who has won ---


def showdown(match: Match[Public], told: Told, last: Step) -> list[list[Card]] | None:
    """The pockets as they may have been, so that who mucked has lost; None if all is told or nobody must show."""
    p = match.state.public
    if len(p.live) < 2:
        return None
    silent = [seat for seat in p.live if seat not in told.shown and seat not in told.mucked]
    if len(silent) > 1 or (silent and told.shown.keys() & {*p.live}):
        raise PhhError(f"line {last.line}: the hand is not over: p{silent[0] + 1} neither shows nor mucks")
    showing = silent or [seat for seat in p.live if seat in told.shown]
    if not showing:
        raise PhhError(f"line {last.line}: nobody shows a hand, so nobody knows who won")
    pockets = [pocket[:] for pocket in told.pockets]
    free = [card for card in FACES if not any(card in cards for cards in (*pockets, told.board))]
    ranks, chance = seven_table(match.state.options["five_kind"]), Random(SEED)

    def worth(cards: Iterable[Card]) -> int:
        return seven((*cards, *told.board), ranks)

    def lodge(seat: Seat, cards: Iterable[Card]) -> None:
        pockets[seat] = [*cards]
        for card in cards:
            free.remove(card)

    for seat in silent:
        if UNKNOWN in pockets[seat]:
            lodge(seat, max(possible(pockets[seat], free), key=worth))  # all others mucked: he has won
    best = {seat: worth(pockets[seat]) for seat in showing}
    for seat in p.live:
        if seat in told.mucked:
            shown = [[best[other] for other in eligible if other in best] for _, eligible in p.pots if seat in eligible]
            if not all(shown):
                raise told.mucked[seat].wrong("nobody shows a hand for a side pot, so nobody knows who won")
            limit = min(map(max, shown))
            lost = [pair for pair in possible(pockets[seat], free) if worth(pair) < limit]
            if not lost:
                raise told.mucked[seat].wrong("a hand is mucked that cannot have lost (H-73)")
            if UNKNOWN in pockets[seat]:
                lodge(seat, lost[int(chance.random() * len(lost))])
    return pockets


def possible(pocket: list[Card], free: list[Card]) -> list[tuple[Card, ...]]:
    """What two cards a pocket may be."""
    known = [card for card in pocket if card != UNKNOWN]
    return [(*known, *others) for others in combinations(free, 2 - len(known))]


def agree(hand: Hand, match: Match[Public], won: Counter[Seat]) -> None:
    """What a file says of its end must be what came out."""
    stacks, line = match.state.public.stacks, max(hand.lines, default=1)
    if hand.winnings and any(hand.winnings) and won:
        told = {seat for seat, chips in enumerate(hand.winnings) if chips}
        if told != {*won}:
            raise PhhError(f"line {line}: winnings go to {players(told)}, but by the rules to {players(won)} (H-65)")
    if hand.finishing:
        taken = sum(hand.stacks) - sum(hand.finishing)  # by the house
        odd = [seat for seat, chips in enumerate(hand.finishing) if abs(stacks[seat] - chips) > taken + len(stacks)]
        if odd or taken < 0:
            raise PhhError(f"line {line}: finishing_stacks of {players(odd)} differ from what the rules give (H-65)")


def players(seats: Iterable[Seat]) -> str:
    return ", ".join(f"p{seat + 1}" for seat in sorted(seats)) or "nobody"
