"""Canasta by rule of thumb. A plan says what to lay out of the cards at hand; the weights lead there card by card.

A plan depends on the hand and what is staged taken together, so it stays the same while its cards are being staged.
What is worth laying: what completes canastas, the first one above all; what must be kept: pairs for the pile, wild
cards for groups of four to six, enough cards to go on playing until closing is in reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any, cast

from shared.bots.policy import Thumb
from shared.engine import Action, Card, Seat, State
from shared.engine.game import Readable
from shared.games.canasta.melds import arranged, broken, may_close
from shared.games.canasta.position import (
    BLACK,
    CANASTA,
    DISCARD,
    GROUP,
    GROUP_AT,
    HAND,
    ID,
    MELD,
    MELD_PLACES,
    OFFER,
    PAIR,
    RANKS,
    SIDES,
    STAGED_ITEMS,
    STOCK,
    VALUE,
    WILD,
    WILDS,
    Public,
    canastas,
    needed,
    opened,
    side_of,
)
from shared.games.canasta.score import BONUS, kind, lines

SURE = 1000.0  # what the plan asks for next
KEPT = (0.0, 0.0, 14.0, 26.0, 30.0, 34.0)  # what so many cards of a rank are worth in hand
GROUPED = 22.0  # a card that fits an own group
WILD_KEPT, BLACK_KEPT = 70.0, 9.0
FEAR = 2.2  # points for each card of a pile that the next seat might take
COLLECTED = 2.5  # so much likelier if that side has a group of the rank
BIG = 3  # a pile of so many cards is worth its pair
RESERVE = 4  # cards that stay in hand while closing is not in reach
LEAD = 900.0  # points of lead that make a match half won

Plan = dict[str, list[Card]]  # group -> cards to lay


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Points, as far as the seat can tell; a plan's next step is sure."""
    s = cast(State[Public], position)  # the rules of groups ask for no more than a Readable has
    stage = s.public.stage
    if stage == "play":
        return at_play(s, seat, legal)
    if stage == "draw":
        return at_pile(s, seat, legal) if s.table.get(PAIR[seat]) else at_draw(s, seat, legal)
    if stage == "first_draw":
        good = welcome(s, seat, s.table[OFFER[seat]][-1])
        return [float(good == (action.verb == "keep")) for action in legal]
    return [float(action.verb == "keep") for action in legal]


def welcome(s: State[Public], seat: Seat, card: Card) -> bool:
    """Whether the first card of the deal fits the hand."""
    group = GROUP[card]
    return group == WILD or sum(GROUP[own] == group for own in s.table[HAND[seat]]) > 1


# --- the decisions ---


def at_play(s: State[Public], seat: Seat, legal: Sequence[Action]) -> list[float]:
    staged = arranged(s.table, seat)
    hand = s.table[HAND[seat]]
    cards = hand + [card for cards in staged.values() for card in cards]
    plan = layout(s, seat, cards)
    if not plan and not staged:
        return discards(s, seat, legal)
    return steps(staged, plan, legal, "lay", "clear")


def at_draw(s: State[Public], seat: Seat, legal: Sequence[Action]) -> list[float]:
    found = []
    for action in legal:
        if action.verb != "claim_pile":
            found.append(0.0)
            continue
        pile = s.table[DISCARD]
        late = len(s.table[STOCK]) < s.seats and not canastas(s.table, side_of(s, seat))
        worth = float(len(pile) - BIG) - (50.0 if late or not s.table[STOCK] else 0.0)
        found.append(worth + 0.5 if claim(s, seat) is not None else -SURE)
    return found


def at_pile(s: State[Public], seat: Seat, legal: Sequence[Action]) -> list[float]:
    plan = claim(s, seat)
    if plan is None:
        return [SURE if action.verb == "cancel_pile" else 0.0 for action in legal]
    return steps(arranged(s.table, seat), plan, legal, "confirm_pile", "")


def steps(staged: Plan, plan: Plan, legal: Sequence[Action], commit: str, clear: str) -> list[float]:
    """Stage what the plan still lacks, take back what it does not want, then commit."""
    missing = {group: without(cards, staged.get(group, [])) for group, cards in plan.items()}
    surplus = {group: without(cards, plan.get(group, [])) for group, cards in staged.items()}
    wrong = any(surplus.values())
    done = not wrong and not any(missing.values())
    found = []
    for action in legal:
        verb = action.verb
        if verb == "stage":
            good = not wrong and action.card in missing.get(GROUP_AT[action.place], ())
        elif verb == "unstage":
            good = not clear and action.card in surplus.get(GROUP_AT[action.place], ())
        else:
            good = (verb == commit and done) or (verb == clear and wrong)
        found.append(SURE if good else -SURE if verb in ("stage", "unstage", "cancel_pile") else 0.0)
    return found


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """Some cards less some others."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def discards(s: State[Public], seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Keep what works together, give nothing to the next seat, get rid of high cards at the end."""
    table, side = s.table, side_of(s, seat)
    counts = dict.fromkeys((*RANKS, WILD, BLACK), 0)
    for card in table[HAND[seat]]:
        counts[GROUP[card]] += 1
    late = max(0.0, 1 - len(table[STOCK]) / (4 * s.seats))
    pile = len(table[DISCARD]) + 1
    found = []
    for action in legal:
        if action.verb != "discard":
            found.append(SURE if action.verb == "close" else -SURE)
            continue
        group, value = GROUP[action.card], VALUE[action.card]
        if group == WILD:
            keep = WILD_KEPT + 0.2 * value
        elif group == BLACK:
            keep = BLACK_KEPT
        else:
            keep = KEPT[min(5, counts[group])] + (GROUPED if table.get(MELD[side][group]) else 0.0)
            keep += FEAR * pile * danger(s, seat, group, counts[group])
        found.append(late * value - (1 - 0.5 * late) * keep)
    return found


def danger(s: State[Public], seat: Seat, rank: str, own: int) -> float:
    """The chance that the next seat holds a pair of a rank, so far as the open cards tell."""
    p, table = s.public, s.table
    turn = p.turn + 1
    if turn <= p.blocked_until or turn <= s.options["opening_rounds"] * s.seats:
        return 0.15  # nobody can take it now, but it stays in the pile
    sides, side = SIDES[s.seats], side_of(s, seat)
    following = side_of(s, (seat + 1) % s.seats)
    seen = own + sum(GROUP[card] == rank for card in table[DISCARD])
    for other in range(sides):
        seen += sum(card not in WILDS for card in table.get(MELD[other][rank], ()))
    unseen = (8 if s.seats < 5 or s.options["packs"] == 2 else 12) - seen
    chance = (0.0, 0.0, 0.06, 0.14, 0.24, 0.34, 0.44, 0.52)[min(7, max(0, unseen))]
    if following != side and table.get(MELD[following][rank]):
        chance *= COLLECTED
    return chance


# --- the plan ---


def layout(s: State[Public], seat: Seat, cards: Sequence[Card]) -> Plan:
    """What to lay now out of these cards; empty: nothing."""
    side = side_of(s, seat)
    if not opened(s.table, side):
        plan = first_plan(cards, s.public.minimum[side], {}) or {}
    else:
        plan = closing_plan(s, seat, cards) or thinned(s, side, cards, growth(s, side, cards))
    return {} if broken(s, side, plan, len(cards) - size(plan)) else plan


def claim(s: State[Public], seat: Seat) -> Plan | None:
    """What to stage beside the trio for the pile; None if it cannot be taken."""
    table, side = s.table, side_of(s, seat)
    top, group = table[DISCARD][-1], GROUP[table[DISCARD][-1]]
    cards = table[HAND[seat]] + [card for _, place in STAGED_ITEMS[seat] for card in table.get(place, ())]
    pair = table.get(PAIR[seat]) or sorted((c for c in cards if GROUP[c] == group), key=ID.__getitem__)[:2]
    rest = cards if table.get(PAIR[seat]) else without(cards, pair)
    trio = {group: [*pair, top]}
    plan = {} if opened(table, side) else first_plan(rest, s.public.minimum[side], trio)
    if plan is None:
        return None
    laid = {**plan, group: plan.get(group, []) + trio[group]}
    return None if broken(s, side, laid, len(rest) - size(plan) + len(table[DISCARD]) - 1) else plan


def first_plan(cards: Sequence[Card], least: int, trio: Plan) -> Plan | None:
    """The fewest groups that are worth the minimum: sets of three and more first, then pairs with a wild card."""
    naturals = by_rank(cards)
    wilds = sorted((card for card in cards if card in WILDS), key=ID.__getitem__)
    plan: Plan = {}
    total = points(trio)
    for rank in sorted(naturals, key=lambda rank: -points({rank: naturals[rank]})):
        if total >= least:
            return plan
        if len(naturals[rank]) >= 3 and rank not in trio:
            plan[rank] = naturals[rank]
            total += points({rank: naturals[rank]})
    spare = sorted(wilds, key=VALUE.__getitem__)
    for rank in sorted(naturals, key=lambda rank: -VALUE[naturals[rank][0]]):
        if total >= least or not spare:
            break
        if len(naturals[rank]) == 2 and rank not in trio:
            wild = next((w for w in spare if total + points({rank: [*naturals[rank], w]}) >= least), spare[-1])
            spare.remove(wild)
            plan[rank] = [*naturals[rank], wild]
            total += points({rank: plan[rank]})
    for rank in [*plan, *trio]:
        laid = plan.get(rank, []) + trio.get(rank, [])
        if total < least and spare and 2 * (1 + sum(card in WILDS for card in laid)) < len(laid) + 1:
            total += VALUE[spare[-1]]
            plan[rank] = [*plan.get(rank, []), spare.pop()]
    return plan if total >= least else None


def growth(s: State[Public], side: int, cards: Sequence[Card]) -> Plan:
    """What own groups can take, new sets of three, and the wild cards that make canastas."""
    table, naturals = s.table, by_rank(cards)
    plan: Plan = {}
    for rank, own in naturals.items():
        if table.get(MELD[side][rank]) or len(own) >= 3:
            plan[rank] = list(own)
    wilds = sorted((card for card in cards if card in WILDS), key=lambda card: (VALUE[card], ID[card]))
    laid = len(table.get(MELD[side][WILD], ()))
    if wilds and (laid or len(wilds) >= 5) and laid + len(wilds) >= 5:
        plan[WILD] = wilds  # worth two ordinary canastas
        return plan
    late = len(table[STOCK]) <= 2 * s.seats
    sizes = {rank: len(table.get(MELD[side][rank], ())) + len(plan.get(rank, ())) for rank in RANKS}
    for rank in sorted(RANKS, key=lambda rank: (-sizes[rank], rank)):
        lacking = CANASTA - sizes[rank]
        if 0 < lacking <= min(3, len(wilds)) and room(table.get(MELD[side][rank], ()), plan.get(rank, ()), lacking):
            plan[rank] = plan.get(rank, []) + wilds[:lacking]
            del wilds[:lacking]
    if late and canastas(table, side):
        spend(s, side, plan, wilds)
    return plan


def spend(s: State[Public], side: int, plan: Plan, wilds: list[Card]) -> None:
    """At the end wild cards go wherever they count for the side, but not onto pure canastas."""
    for rank in RANKS:
        lying = s.table.get(MELD[side][rank], [])
        while wilds and lying and room(lying, plan.get(rank, ()), 1) and kind(rank, lying) != "pure":
            plan[rank] = [*plan.get(rank, []), wilds.pop()]


def closing_plan(s: State[Public], seat: Seat, cards: Sequence[Card]) -> Plan:
    """All cards but one, if the side may close with that; else nothing."""
    side = side_of(s, seat)
    table, plan = s.table, {}
    if not may_close(s, side, needed(s)):
        return {}
    wilds = sorted((card for card in cards if card in WILDS), key=lambda card: (VALUE[card], ID[card]))
    blacks = [card for card in cards if GROUP[card] == BLACK]
    odd: list[list[Card]] = []
    for rank, own in by_rank(cards).items():
        if table.get(MELD[side][rank]) or len(own) >= 3:
            plan[rank] = list(own)
        else:
            odd.append(own)
    if len(blacks) >= 3:
        plan[BLACK] = blacks
    elif blacks:
        odd.append(blacks)
    left = pair_up(odd, plan, wilds)
    add_wilds(s, side, plan, wilds, 1 - left)
    if left + len(wilds) == 0:
        left = spare_one(s, side, plan)
    complete = sum(len(table.get(MELD[side][g], ())) + len(plan.get(g, ())) >= CANASTA for g in MELD[side])
    return plan if left + len(wilds) == 1 and complete >= needed(s) else {}


def add_wilds(s: State[Public], side: int, plan: Plan, wilds: list[Card], keep: int) -> None:
    """Lay wild cards wherever there is room, but for so many."""
    for card in wilds[:]:
        for rank in RANKS:
            if len(wilds) != keep and room(s.table.get(MELD[side][rank], ()), plan.get(rank, ()), 1):
                plan[rank] = [*plan.get(rank, []), card]
                wilds.remove(card)
                break


def pair_up(odd: list[list[Card]], plan: Plan, wilds: list[Card]) -> int:
    """Give odd pairs a wild card each; how many odd cards remain."""
    left = 0
    for own in sorted(odd, key=len, reverse=True):
        if len(own) == 2 and wilds:
            plan[GROUP[own[0]]] = [*own, wilds.pop(0)]
        else:
            left += len(own)
    return left


def spare_one(s: State[Public], side: int, plan: Plan) -> int:
    """Take one card out of a plan that would lay all: for closing one must remain."""
    for group, cards in plan.items():
        lying = s.table.get(MELD[side][group], ())
        for card in cards:
            rest = without(cards, [card])
            if (not rest and lying) or (len(rest) + len(lying) >= 3 and (group == WILD or room(lying, rest, 0))):
                plan[group] = rest
                if not rest:
                    del plan[group]
                return 1
    return 0


def thinned(s: State[Public], side: int, cards: Sequence[Card], plan: Plan) -> Plan:
    """The same with enough cards left in hand: single additions are given up first, the far from seven first."""
    have = canastas(s.table, side)
    total = {g: len(s.table.get(MELD[side][g], ())) + len(own) for g, own in plan.items()}
    done = have + sum(count >= CANASTA > count - len(plan[g]) for g, count in total.items())
    floor = 2 if done or len(s.table[STOCK]) <= s.seats else RESERVE
    for group in sorted(plan, key=lambda g: (total[g] >= CANASTA, total[g], g)):
        if len(cards) - size(plan) >= floor:
            break
        del plan[group]
    return plan


def room(lying: Sequence[Card], fresh: Sequence[Card], wilds: int) -> bool:
    """CA-42: whether a group stays in order with so many wild cards more."""
    count = len(lying) + len(fresh) + wilds
    wild = sum(card in WILDS for card in lying) + sum(card in WILDS for card in fresh) + wilds
    return count >= 3 and 2 * wild < count


def by_rank(cards: Sequence[Card]) -> Plan:
    """Rank -> the natural cards of it, in a fixed order."""
    found: Plan = {}
    for card in sorted(cards, key=ID.__getitem__):
        if GROUP[card] not in (WILD, BLACK):
            found.setdefault(GROUP[card], []).append(card)
    return found


def points(plan: Plan) -> int:
    """What a first lay is worth."""
    return sum(VALUE[c] for own in plan.values() for c in own) + sum(BONUS[kind(g, own)] for g, own in plan.items())


def size(plan: Plan) -> int:
    """How many cards a plan lays."""
    return sum(map(len, plan.values()))


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The lead of the side over the best other one, this deal as it would count now."""
    p, sides, side = s.public, SIDES[s.seats], side_of(s, seat)
    totals = list(p.totals)
    if p.stage not in ("summary", "over"):
        totals = [total + standing(s, other) for other, total in enumerate(totals)]
    best = max(totals[other] for other in range(sides) if other != side)
    return tanh((totals[side] - best) / LEAD)


def standing(s: State[Any], side: int) -> float:
    """The points of a side if the deal ended now, and some more for groups that grow."""
    near = sum(4 <= len(s.table.get(place, ())) < CANASTA for place in MELD_PLACES[side])
    return sum(lines(s, side)) + 80.0 * near


THUMB = Thumb(weigh, judge, noise=3.0, horizon=160)
