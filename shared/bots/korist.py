"""Kořist by rule of thumb. Weights are points: laid cards count for a seat, hand cards against it.

The two questions behind all habits: how long will this deal last (the smallest hand of the others), and how many turns
does my hand need (its different values; jokers join any).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any

from shared.bots.policy import Thumb
from shared.engine import Action, Card, Seat, State
from shared.engine.game import Readable
from shared.games.korist.position import HAND, JOKER, LAYER, NUMBERS, SHADOW, STRENGTH, SUPPLY, ranking

COUNTS = {f"{naturals}+{jokers}": (naturals, jokers) for naturals in range(9) for jokers in range(6)}

EARLY = 10  # hand cards of the next to go out: with so many the deal is young
SIZE = 1.0  # a card laid
WHOLE = 1.5  # laying all cards of a value saves a turn
JOKER_KEPT = 1.2  # what a joker is worth in hand, early
WEAK_FIRST = 0.06  # early, low numbers go first: to lose them costs little
LOST = 1.0  # a layer that is captured
HARM = 1.0  # a card that another seat loses
SETS = (0.0, 0.55, 0.4, 0.22, 0.1, 0.04)  # by size: the chance that a seat can and will beat a layer of rank 0
PAIRED = 0.8  # a card that joins cards in hand
ALONE = -0.5  # a card that needs a turn of its own
DRAWN_JOKER = 1.5
UNKNOWN = 0.05  # the top of the stock
LEAD = 8.0  # points of lead that make a deal nearly won
WIN, LOSS = 1000.0, -40.0


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The points that each action promises."""
    stage = position.public.stage
    if stage == "play":
        return lays(position, seat, legal)
    if stage == "take":
        return [taking(position, seat) if action.verb == "take" else 0.0 for action in legal]
    if stage == "return":
        return returning(position, seat, legal)
    if stage == "shadow":
        return shadows(position, seat, legal)
    return draws(position, seat, legal)


# --- what the seat knows ---


def counted(cards: Sequence[Card]) -> dict[Card, int]:
    """How often each value is held."""
    held: dict[Card, int] = {}
    for card in cards:
        held[card] = held.get(card, 0) + 1
    return held


def youth(position: Readable, seat: Seat) -> float:
    """1 while nobody is near going out, 0 when somebody is about to."""
    table = position.table
    shortest = min(len(table[HAND[other]]) for other in range(position.seats) if other != seat)
    return min(1.0, (shortest - 1) / EARLY)


def points(position: Readable) -> list[int]:
    """Laid cards minus hand cards of each seat: public (K-55)."""
    table, heights = position.table, position.public.heights
    return [
        sum([len(table[place]) for place in LAYER[seat][: heights[seat]]]) - len(table[HAND[seat]])
        for seat in range(position.seats)
    ]


def ends_well(position: Readable, seat: Seat, change: int, hand: int) -> float:
    """The weight of ending the deal now: a win is a win; else by how far it is missed."""
    totals = points(position)
    totals[seat] += change
    held = [len(position.table[HAND[other]]) for other in range(position.seats)]
    held[seat] = hand
    places = ranking(
        tuple(a + b for a, b in zip(position.public.totals, totals, strict=True)),
        tuple(a + b for a, b in zip(position.public.held, held, strict=True)),
    )
    return WIN if places[seat] == 1 else LOSS


def tops(position: Readable, seat: Seat) -> list[tuple[int, int]]:
    """Strength and size of the top layer of each other seat that has one."""
    table, heights, seats = position.table, position.public.heights, position.seats
    found = []
    for n in range(1, seats):
        other = (seat + n) % seats
        if heights[other]:
            cards = table[LAYER[other][heights[other] - 1]]
            found.append((STRENGTH[cards[0]], len(cards)))
    return found


# --- laying ---


def lays(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Whole sets; weak ones first while the deal is young, large ones before it ends; capture on the way."""
    hand = position.table[HAND[seat]]
    held = counted(hand)
    jokers = held.get(JOKER, 0)
    young = youth(position, seat)
    over = tops(position, seat)
    seats = position.seats
    expert = position.options["ruleset"] == "expert"
    risks = DANGER[expert][seats]
    harm = HARM / (seats - 1)
    lost = LOST * (1.0 - 0.5 * young)
    turns = len(held) - (jokers > 0)
    gains: dict[tuple[int, int], float] = {}
    found = []
    for action in legal:
        rank = action.card
        naturals, joined = COUNTS[action.choice]
        size = naturals + joined
        if size == len(hand):
            found.append(ends_well(position, seat, 2 * size, 0))
            continue
        strength = STRENGTH[rank]
        weight = SIZE * size + WHOLE * (naturals == held[rank] or rank == JOKER)
        weight -= JOKER_KEPT * young * joined
        weight -= WEAK_FIRST * strength * young
        weight -= lost * size * risks[strength][size]
        for other, width in over:
            if width == size and (strength > other or (expert and strength == 1 and other >= 13)):
                weight += harm * size
        if seats == 2:
            if (strength, size) not in gains:
                gains[strength, size] = shadow_gain(position, held, strength, size, young)
            weight += gains[strength, size]
        if turns <= 1 and not joined and jokers:
            weight -= 1.0  # the jokers would need a turn of their own
        found.append(weight)
    return found


def danger(strength: int, size: int, seats: int, expert: bool) -> float:
    """The chance that a layer is captured before its owner's next turn."""
    if strength == 14 or (strength == 13 and size > 1):
        higher = 0.5 / 13 if expert or strength == 13 else 0.0  # K-64; else only jokers alone
    else:
        higher = (14 - strength) / 13
    one = SETS[min(size, 5)] * higher
    return 1.0 - (1.0 - one) ** (seats - 1)


# By ruleset (expert or not), seats, strength and size: asked for each lay of each rollout.
DANGER = [
    [[[danger(rank, size, seats, expert) for size in range(14)] for rank in range(15)] for seats in range(6)]
    for expert in (False, True)
]


def shadow_gain(position: Readable, held: dict[Card, int], strength: int, size: int, young: float) -> float:
    """Duel: what the best shadow group that this lay captures is worth; capturing is compulsory (K-76)."""
    table = position.table
    part = position.options["shadow_match"] == "part"
    values = [
        gain(held, number, young) * size
        for number in NUMBERS[: min(12, strength - 1)]
        if (count := len(table[SHADOW[number]])) == size or (part and count > size)
    ]
    if not values:
        return 0.0
    value = max(values)
    return max(0.0, value) if position.options["shadow_capture"] == "may" else value


def gain(held: dict[Card, int], card: Card, young: float) -> float:
    """What one more card in hand is worth: a partner costs no turn; late every card is a point lost."""
    if card == JOKER:
        return DRAWN_JOKER * young - (1.0 - young)
    if card in held:
        return PAIRED * young - (1.0 - young) + 0.01 * STRENGTH[card]
    return ALONE * young - (1.0 - young) * 1.2 + 0.02 * STRENGTH[card]


def shadows(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Duel: the group that joins my hand."""
    held = counted(position.table[HAND[seat]])
    young = youth(position, seat)
    return [gain(held, action.card, young) if action.verb == "shadow" else 0.0 for action in legal]


# --- the loot ---


def taking(position: Readable, seat: Seat) -> float:
    """Take jokers, partners and whole sets while there is time to lay them again; else leave them."""
    loot = position.table["loot"]
    held = counted(position.table[HAND[seat]])
    young = youth(position, seat)
    weight = 0.0
    for card in loot:
        weight += gain(held, card, young)
        held.setdefault(card, 1)  # the rest of a set comes in the same turn
    return weight


def returning(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Take a set back, unless the supply offers more than it is worth."""
    loot = position.table["loot"]
    held = counted(position.table[HAND[seat]])
    young = max(0.3, youth(position, seat))
    back = 0.0
    joined = dict(held)
    for card in loot:
        back += gain(joined, card, young)
        joined.setdefault(card, 1)
    offers = sorted((offer(position, held, place, young) for place in SUPPLY if position.table[place]), reverse=True)
    drawn = sum(max(value, UNKNOWN) for value in offers[: len(loot)])
    return [back if action.verb == "return" else drawn for action in legal]


# --- drawing ---


def offer(position: Readable, held: dict[Card, int], place: str, young: float) -> float:
    """What a supply position is worth; in the duel a pile of several cards comes as one."""
    return sum([gain(held, card, young) for card in position.table[place]])


def draws(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """A joker, then partners of what I hold, then the stock; if I need not, only what is worth a point."""
    table = position.table
    held = counted(table[HAND[seat]])
    young = youth(position, seat)
    stock = len(table["stock"])
    last = sum([bool(table[place]) for place in SUPPLY]) + stock == 1  # K-52: this card ends the deal
    twins = counted([table[place][0] for place in SUPPLY if table[place]]) if position.public.owed > 1 else {}
    unknown = UNKNOWN * young - (1.0 - young)
    found = []
    for action in legal:
        if action.verb == "pass":
            found.append(0.0)
        elif last:
            cards = len(table[action.place])
            found.append(ends_well(position, seat, -cards, len(table[HAND[seat]]) + cards))
        elif action.place == "stock":
            found.append(unknown)
        else:
            weight = offer(position, held, action.place, young)
            if twins.get(table[action.place][0], 0) > 1:
                weight += 0.5  # two of a kind lie there: the second one will join
            found.append(weight)
    return found


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The lead over the best other seat; before the end, as if all laid their best sets until one is out."""
    p = s.public
    if p.stage == "over":
        places = s.game.places(s)
        shared = places.count(1)
        won = 1.0 / shared if places[seat] == 1 else -1.0
        return 0.5 * won + 0.5 * tanh(ahead(list(p.totals), seat) / LEAD)
    hands = [sets_of(s.table[HAND[other]]) for other in range(s.seats)]
    turns = min(map(len, hands))
    now = points(s)
    hoped = [total + now[other] + 2 * sum(hands[other][:turns]) for other, total in enumerate(p.totals)]
    return tanh(ahead([float(value) for value in hoped], seat) / LEAD)


def sets_of(hand: Sequence[Card]) -> list[int]:
    """The sizes of the sets in a hand, largest first; jokers join the largest."""
    held = counted(hand)
    jokers = held.pop(JOKER, 0)
    sizes = sorted(held.values(), reverse=True)
    if not sizes:
        return [jokers] if jokers else []
    sizes[0] += jokers
    return sizes


def ahead(totals: Sequence[float], seat: Seat) -> float:
    """Own points minus those of the best other."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


THUMB = Thumb(weigh, judge, noise=0.3, horizon=25)
