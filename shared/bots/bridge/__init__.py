"""Bridge by rule of thumb: the system "Tlapa Natural" in the auction, chances and card values in the play.

Reads the own hand, what all see, and what a claim has shown; the fourth hand is then known by what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any

from shared.bots.bridge.auction import next_call, story
from shared.bots.bridge.hand import hand_of
from shared.bots.bridge.play import all_high, weigh_cards
from shared.bots.bridge.solver import can_take
from shared.bots.policy import Thumb
from shared.engine import Action, Card, Seat, State
from shared.engine.game import Readable
from shared.games.bridge.position import FACES, LAST, PARTNER, RANK, SHOWN, TRICK, WON
from shared.games.bridge.scoring import RANK_OF_BID, is_vulnerable, worth

SYSTEM, QUIET, AWAY = 5.0, 1.0, 0.1  # the system's call, a pass instead, each step away from the system's bid
MATCH = 600.0  # points that make a match nearly won
SEEN = 6  # tricks after which the rest of a deal may be guessed


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """A weight for each action; a card's is about tricks."""
    stage = position.public.stage
    if stage == "call":
        return calls(position, seat, legal)
    if stage == "claim":
        accepts = believes(position, seat)
        return [float((action.verb == "accept") == accepts) for action in legal]
    return weigh_cards(position, seat, legal)


def narrow(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """In the auction the system's call alone: worlds that do not fit what was bid would only mislead. In the play the
    cards, and the claim that cannot fail."""
    stage = position.public.stage
    if stage == "call":
        chosen = system_call(position, seat, legal)
        return [action for action in legal if action.choice == chosen]
    plays = [action for action in legal if action.verb != "claim"]
    if stage == "play" and 1 < len(plays) < len(legal) and all_high(position):
        plays.append(Action("claim", choice=str(13 - sum(position.public.tricks))))
    return plays


def system_call(position: Readable, seat: Seat, legal: Sequence[Action]) -> str:
    p = position.public
    hand = hand_of(tuple(sorted(position.table[p.lying[seat]])))
    return next_call(story(p.dealer, p.vulnerable, p.calls), seat, hand, {action.choice for action in legal})


def calls(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The system's call far ahead, then pass, then the bids near it."""
    if len(legal) == 1:
        return [SYSTEM]
    p, chosen = position.public, system_call(position, seat, legal)
    near = RANK_OF_BID.get(chosen, RANK_OF_BID.get(p.bid, 0))
    return [
        SYSTEM if call == chosen else QUIET if call == "P" else -AWAY * abs(RANK_OF_BID.get(call, near + 3) - near)
        for call in (action.choice for action in legal)
    ]


# --- claims ---


def believes(position: Readable, seat: Seat) -> bool:
    """Whether a claim is right, as far as the seat can know."""
    p, table = position.public, position.table
    claimer: Seat = p.claimer
    if PARTNER[claimer] == seat and claimer % 2 != p.declarer % 2:
        return not sure_tricks(position, seat)  # partner's hand is unseen: only with a sure trick he is wrong
    hands: list[Sequence[Card]] = [()] * 4
    for known in {seat, claimer, p.declarer, p.dummy, p.decides[seat]} & {*seen_by(position, seat)}:
        hands[known] = table[p.lying[known]]
    missing = [s for s in range(4) if not hands[s] and table[p.lying[s]]]
    if len(missing) > 1:
        return False
    if missing:
        gone = {card for pile in (*WON, LAST, *SHOWN, *TRICK) for card in table[pile]}
        rest = [card for card in FACES if card not in gone and not any(card in hand for hand in hands)]
        if len(rest) != len(table[p.lying[missing[0]]]):
            return False  # who came late has not seen all tricks
        hands[missing[0]] = rest
    trick = [(s % 4, table[TRICK[s % 4]][0]) for s in range(p.leader, p.leader + 4) if table[TRICK[s % 4]]]
    return can_take(hands, p.trumps, p.turn, trick, claimer % 2, p.claimed) is True


def seen_by(position: Readable, seat: Seat) -> list[Seat]:
    """Whose cards a seat that is asked about a claim may see."""
    p = position.public
    seen = [seat, p.dummy]
    if seat in (p.declarer, p.decides[p.declarer]):
        return [*seen, p.declarer, *p.exposed]
    return [*seen, p.declarer] if p.declarer in p.exposed else seen


def sure_tricks(position: Readable, seat: Seat) -> bool:
    """Whether the own hand surely takes more tricks than the side claimed: high trumps, or aces without trumps."""
    p, table = position.public, position.table
    hand = table[p.lying[seat]]
    gone = {card for pile in (*WON, LAST, *SHOWN, *TRICK) for card in table[pile]} | {*hand}
    high = 0
    for card in hand:
        if p.trumps in ("N", card[0]):
            high += not any(c[0] == card[0] and RANK[c] > RANK[card] and c not in gone for c in FACES)
    return bool(high > p.claimed)


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The lead in points; a deal that is well under way counts as it looks."""
    p = s.public
    lead = p.totals[seat % 2] - p.totals[1 - seat % 2]
    played = sum(p.tricks)
    if p.stage in ("play", "claim") and played >= SEEN:
        own = p.declarer % 2
        won = p.tricks[own] + round((13 - played) * p.tricks[own] / played)
        points = worth(p.bid, p.times, is_vulnerable(p.vulnerable, p.declarer), won).total
        lead += points if own == seat % 2 else -points
    return tanh(lead / MATCH)


THUMB = Thumb(weigh, judge, noise=0.05, horizon=52, narrow=narrow)
