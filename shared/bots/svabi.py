"""Švábí by rule of thumb. Weights are points: what an action saves, as far as the seat can tell.

A card in a collection costs its value less the chance to pair it. Everything follows from that one price: picks compare
prices, a choice pays for the place in the picking order, the King buys the whole floor.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any

from shared.bots.policy import Thumb
from shared.engine import Action, Seat, State
from shared.engine.game import Readable
from shared.games.svabi.position import BOX, CHOICE, COL, FLOOR, HAND, HID, JOZIN, SETS, VALUE

FOREIGN = 0.4  # the chance that an unseen copy of another seat will pair a card of mine
OWN = 0.5  # a copy in my own hand: I choose its moment
DENY = 0.6  # how much a pair that I take away from another seat counts
TASTE = 0.6  # how far the seats before me take what I want
THRIFT = 7.0  # what the lowest card in hand is worth for a later round
OFFER = 0.35  # the chance to get back what I lay on the next floor
GIFT = 0.05  # the loss when what I lay pairs another seat's card
KING_HOLD = 0.5  # points a round: the King waits for a better floor while there is time
KING_URGENCY = 5.0  # but it must not be the forced card of the last choice
LEAD = 12.0  # points of lead that make a game nearly won

HOPES = [[1 - (1 - FOREIGN) ** foreign * (1 - OWN) ** own for own in range(7)] for foreign in range(8)]


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The points that each action saves."""
    verb = legal[0].verb
    if verb in ("take", "take_pair"):
        return picks(position, seat, legal)
    if verb == "choose":
        return choices(position, seat, legal)
    if verb == "mirror":
        return mirrors(position, seat, legal)
    if verb == "hide":
        return hides(position, seat, legal)
    return [float(action.verb == "take_all_pair") for action in legal]  # both cards would count: always pair (SR-16)


# --- the price of a card ---


def unseen(position: Readable, seat: Seat) -> list[int]:
    """Value -> how many of its cards others still hold or have in stock (S-2: all that was shown is known)."""
    table, seats = position.table, position.seats
    sets = 3 if seats == 2 else seats
    left = [sets] * 14
    values = VALUE
    for place in (FLOOR, HAND[seat], HID[seat], JOZIN, *COL[:seats], *CHOICE[:seats]):
        for card in table.get(place, ()):
            left[values[card]] -= 1
    unused = SETS[2:5] if seats == 2 else SETS[seats:]
    for card in table.get(BOX, ()):
        if card[0] not in unused:
            left[values[card]] -= 1
    return left


def prices(position: Readable, seat: Seat, left: Sequence[int]) -> list[float]:
    """Value -> what a single card of it in a collection will cost in the end: its points less the hope of a pair."""
    p = position.public
    if p.round >= p.rounds:
        return [float(value) for value in range(14)]  # nothing comes any more
    own = [0] * 14
    for card in position.table[HAND[seat]]:
        own[VALUE[card]] += 1
    late = min(1.0, (p.rounds - p.round) / 6)  # the copies come, but there are fewer rounds to take them
    hopes = HOPES
    return [value * (1 - late * hopes[max(0, left[value])][own[value]]) for value in range(14)]


def owned(position: Readable, seat: Seat) -> set[int]:
    """The values in an open collection."""
    return {VALUE[card] for card in position.table[COL[seat]]}


# --- the decisions ---


def picks(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Pair the dearest card or take the cheapest; what pairs for those after me is dearer to them."""
    price = prices(position, seat, unseen(position, seat))
    mine = owned(position, seat)
    hidden = position.table.get(HID[seat])
    secret = VALUE[hidden[0]] if hidden else 0
    order = position.public.order
    after = [owned(position, other) for other in order[order.index(seat) + 1 :]]
    deny = DENY / max(1, position.seats - 1)
    found = []
    for action in legal:
        value = VALUE[action.card]
        saved = price[value]
        if action.verb == "take_pair":
            saved += 1.0  # surer than a hope
        elif value not in mine:
            saved = -saved if value != secret else -2.0 * saved  # two of them would count
        found.append(saved + deny * sum(value * 2 for theirs in after if value in theirs))
    return found


def choices(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """A low card buys an early pick: worth it where the floor is uneven. What is laid lies on the next floor."""
    left = unseen(position, seat)
    price = prices(position, seat, left)
    mine = owned(position, seat)
    floor = [VALUE[card] for card in position.table[FLOOR]]
    costs = sorted(-price[value] if value in mine else price[value] for value in floor)
    p, others = position.public, position.seats - 1
    rounds = p.rounds - p.round
    thrift = THRIFT * min(1.0, rounds / 6) / 12
    total = max(1, sum(left))
    found = []
    for action in legal:
        if action.verb == "mirror":
            found.append(-100.0)  # it waits for its deadline: a better target may come
            continue
        value = VALUE[action.card]
        if value == 13:
            found.append(king(position, seat, floor, mine, price))
            continue
        before = others * (sum(left[:value]) + 0.5 * left[value]) / total
        weight = -between(costs, TASTE * before) - thrift * (13 - value)
        if value in mine:
            weight += OFFER * price[value]  # I may pair it, the others must fear it
        weight -= GIFT * sum(value for other in range(position.seats) if other != seat and has(position, other, value))
        found.append(weight)
    return found


def king(position: Readable, seat: Seat, floor: list[int], mine: set[int], price: Sequence[float]) -> float:
    """The whole floor for me and nothing for anybody else: good where it pairs for me or would pair for them."""
    cost = 0.0
    open_values = set(mine)
    for value in floor:
        if value in open_values:
            cost -= price[value]
            open_values.discard(value)
        else:
            cost += price[value]
            open_values.add(value)
    others = [owned(position, other) for other in range(position.seats) if other != seat]
    spared = sum(-price[value] if value in theirs else price[value] for theirs in others for value in floor)
    spared /= len(others) * len(floor)  # what a seat would have had to take on average
    p = position.public
    rounds = p.rounds - p.round
    urgency = KING_URGENCY if rounds <= 4 else -KING_HOLD * (rounds - 4)
    return urgency - cost - spared


def has(position: Readable, seat: Seat, value: int) -> bool:
    """Whether a collection holds a value."""
    return any(VALUE[card] == value for card in position.table[COL[seat]])


def between(costs: Sequence[float], at: float) -> float:
    """The cost at a place between two cards."""
    low = min(int(at), len(costs) - 1)
    high = min(low + 1, len(costs) - 1)
    return costs[low] + (at - low) * (costs[high] - costs[low])


def mirrors(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Away with the card that is dearest now that pairs are taken into account."""
    price = prices(position, seat, unseen(position, seat))
    return [price[VALUE[action.card]] for action in legal]


def hides(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Hide what will cost least; a low card costs an early pick, too."""
    price = prices(position, seat, unseen(position, seat))
    return [-price[VALUE[action.card]] - THRIFT * (13 - VALUE[action.card]) / 12 for action in legal]


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The lead over the best other seat, open cards at their price; and the win once the match is over."""
    p = s.public
    if p.stage == "over":
        rivals = [float(total) for other, total in enumerate(p.totals) if other != seat]
        if s.seats == 2:
            rivals.append(p.jozin_total)
        lead = tanh((min(rivals) - p.totals[seat]) / LEAD)
        return 0.5 * lead + (0.5 if s.game.places(s)[seat] == 1 else -0.5)
    price = prices(s, seat, unseen(s, seat))
    table, values = s.table, VALUE
    points = [
        total + sum([price[values[card]] for place in (COL[other], HID[other]) for card in table[place]])
        for other, total in enumerate(p.totals)
    ]
    own = points.pop(seat)
    if s.seats == 2:
        points.append(p.jozin_total + sum([price[values[card]] for card in table[JOZIN]]))
    return tanh((min(points) - own) / LEAD)


THUMB = Thumb(weigh, judge, noise=1.0, horizon=40)
