"""Hold'em by rule of thumb. Weights are shares of the pot: what an action wins on average, as far as the seat can tell.

Equity is sampled against random pockets and lowered for what the others did; pot odds decide the rest. The unseen pack
is the one of the options, so in two packs draws and pairs are worth what they are worth there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any

from shared.bots.policy import Thumb
from shared.engine import Action, Seat, State
from shared.engine.events import numbers
from shared.engine.game import Readable
from shared.games.holdem.bets import menu, target
from shared.games.holdem.hands import NUMBER
from shared.games.holdem.position import BOARD, POCKET

SAMPLES = 160
CROWD = 3  # so many rivals are sampled: more of them seldom stay
THREAT = 0.05  # of equity, for each raise of this round: who raises holds more than random cards
CALLED = 0.04  # of equity: who calls a bet does, too
STAY = 0.4  # of the rivals beyond the first call a bet
GIVE_UP = 0.75  # how often a rival folds to a bet that is large beside the pot; in no and pot limit
GIVE_UP_FIXED = 0.12
FREE_CARD = 0.95  # a check leaves the pot to later rounds
RISK = 0.12  # of what is paid: chips lost count more than chips won
LEAD = 0.6  # of a fair share of all chips: so much more makes a session nearly won
NEVER = -1000.0


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The share of the pot that each action promises."""
    if position.public.stage != "bet" or seat not in position.public.asked:
        return [{"rebuy": 1.0, "muck": 1.0, "end_session": NEVER}.get(action.verb, 0.0) for action in legal]
    chance = hopes(position, seat)
    free = any(action.verb == "check" for action in legal)
    return [promise(position, seat, action, chance, free) for action in legal]


def hopes(position: Readable, seat: Seat) -> float:
    """The seat's equity, with respect for the raises of this round."""
    from shared.games.holdem.hands_batch import (
        equity,  # here: numpy is a sixth of a server's start, and only this wants it
    )

    p, table, options = position.public, position.table, position.options
    pocket = tuple(sorted(NUMBER[card] for card in table[POCKET[seat]]))
    board = tuple(sorted(NUMBER[card] for card in table[BOARD]))
    rivals = min(CROWD, len(p.live) - 1)
    packs = 1 if options["deck"] == "one" else 2
    threats: int = p.raises + (p.round > 1 and p.level > 0)
    return equity(pocket, board, rivals, packs, options["five_kind"], SAMPLES) - THREAT * min(3, threats)


def promise(position: Readable, seat: Seat, action: Action, chance: float, free: bool) -> float:
    """What an action wins on average, in pots."""
    p, verb = position.public, action.verb
    pot: int = p.pot
    if verb == "fold":
        return NEVER if free else 0.0  # never fold for nothing
    if verb == "check":
        return FREE_CARD * chance
    if verb == "end_session":
        return NEVER
    owed: int = min(target(p, seat) - p.bets[seat], p.stacks[seat])
    if verb == "call":
        return (chance * (pot + owed) - (1 + RISK) * owed) / pot
    offered = numbers(action)
    amount = int(action.choice) if offered is None else offered[0]
    return raising(position, seat, amount, owed, chance) / pot


def raising(position: Readable, seat: Seat, amount: int, owed: int, chance: float) -> float:
    """What a bet or raise wins: the pot if all fold, else a share of a bigger pot."""
    p = position.public
    rivals, pot = len(p.live) - 1, int(p.pot)
    pays, more = amount - int(p.bets[seat]), amount - int(p.level)
    fixed = position.options["betting"] == "fixed"
    folds = GIVE_UP_FIXED if fixed else GIVE_UP * more / (more + pot)
    alone = folds**rivals
    callers = 1 + STAY * (rivals - 1)
    respect = CALLED if fixed else CALLED + 0.25 * more / (more + 2 * pot)  # big bets are called by good hands
    called = max(0.0, chance - respect) * (pot + pays + callers * more) - (1 + RISK) * pays
    return alone * pot + (1 - alone) * called


def narrow(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """Wide entries as the amounts of the menu (H-35)."""
    found: list[Action] = []
    for action in legal:
        if numbers(action) is None:
            found.append(action)
        else:
            found += [action._replace(choice=str(amount)) for amount in menu(position, seat)]
    return found


def judge(s: State[Any], seat: Seat) -> float:
    """The own chips, with a share of an open pot, beside a fair share of all."""
    p = s.public
    chips = p.stacks[seat] - p.rebuys[seat] * s.options["stack"]
    if seat in p.live and p.pot:
        chips += p.pot / len(p.live)
    fair = (sum(p.stacks) + p.pot) / s.seats
    return tanh((chips - fair) / (LEAD * fair))


THUMB = Thumb(weigh, judge, noise=0.1, horizon=14, narrow=narrow)
