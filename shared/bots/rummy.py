"""Rummy by rule of thumb. Weights are points that leave the hand, as far as the seat can tell.

Laying takes many steps, so the bot makes a plan from all its cards, those it has laid out among them: the same plan at
every step until it is carried out. A step of the plan has a great weight, so that chance in rollouts does not upset it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import tanh
from typing import Any, NamedTuple

from shared.bots.policy import Thumb
from shared.engine import Action, Seat, State, Table
from shared.engine.game import Readable
from shared.games.rummy.melds import Cards, arrangements, endings, freed_by, groups_in, points, sort, split, start_of
from shared.games.rummy.position import (
    ADD,
    CANCEL_TAKE,
    CLEAR,
    COUNT,
    DISCARD,
    DRAFT,
    DRAFTS,
    FEW_DRAFTS,
    HAND,
    JOKER,
    LAY,
    LOOSE,
    MANY_CARDS,
    MELD,
    POSITION,
    RANK,
    SUIT,
    SWAP,
    WORK,
)
from shared.games.rummy.vienna import rest

STEP = 1000.0  # a step of the plan
MATCHED = 30.0  # to throw a card out of a group
PARTNER = 2.5  # for each card that could share a group with it
USEFUL = 6.0  # a discard that the others can lay off at once
WILD = 60.0  # a joker is thrown only if nothing else is left
PRICE = 13.0  # what two more cards from the stock cost
LEAD = 60.0  # points of lead that make a match nearly won
EXACT = 14  # so many cards are split in the best way, more of them greedily


class Plan(NamedTuple):
    """What to lay: new groups, each with its cards of the table; cards added to groups; naturals for jokers."""

    groups: tuple[tuple[Cards, tuple[tuple[int, str], ...]], ...] = ()  # own cards; (meld, card) lifted or freed
    adds: tuple[tuple[int, str], ...] = ()
    swaps: tuple[tuple[int, str], ...] = ()


NOTHING = Plan()


TURN_CAP = 80  # turns of a deal after which bots draw from the stock: two could take each other's discards for ever


def weigh(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The points that each action is worth."""
    stage = position.public.stage
    if stage == "play":
        return plays(position, seat, legal)
    if stage == "draw":
        if position.public.turn > TURN_CAP:
            return [0.0 if action.verb == "draw_stock" else -1.0 for action in legal]
        return [0.0 if action.verb == "draw_stock" else wanted(position, seat) for action in legal]
    if stage == "claim":
        return [claims(position, seat, action) for action in legal]
    if stage == "end":
        return ends(position, seat, legal)
    return [0.0] * len(legal)


# --- drawing ---


def wanted(position: Readable, seat: Seat) -> float:
    """What the top discard would save; the card shows what I collect, so it must save something."""
    table, p = position.table, position.public
    card, hand = table[DISCARD][-1], table[HAND[seat]]
    if position.options["variant"] == "robber":
        return 5.0 if lays(plan_for(position, seat, (*hand, card), card), card) else -5.0
    gain = unmatched((*hand,)) - unmatched((*hand, card))
    if gain > 0:
        return float(gain)
    if p.laid_at[seat] and len(hand) > 1 and any(endings(group, (card,)) for group in p.melds if group):
        return 1.0
    return -1.0


def claims(position: Readable, seat: Seat, action: Action) -> float:
    if action.verb in ("take", "wish"):
        return wanted(position, seat)
    return wanted(position, seat) - PRICE if action.verb == "claim" else 0.0


# --- laying and discarding ---


def plays(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Follow the plan; without one, throw what is worth least."""
    step = next_step(position, seat, legal)
    costs = discards(position, seat)
    found = []
    for action in legal:
        if action.verb == "close_flush":
            weight = 2 * STEP
        elif action == step:
            weight = STEP
        elif action.verb == "discard":
            weight = costs[action.card]
        else:
            weight = -STEP
        found.append(weight)
    return found


def next_step(position: Readable, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """What brings the plan forward; clearing where the work on the table is another one."""
    table, must = position.table, position.public.must
    plan = plan_for(position, seat, own_cards(table, seat, len(position.public.melds)), must)
    if must and not lays(plan, must):
        return CANCEL_TAKE
    if plan == NOTHING:
        return CLEAR if CLEAR in legal else None
    step = missing(table, seat, plan, position.public.melds)
    if step is None:
        step = LAY
    if step in legal:
        return step
    return CLEAR if CLEAR in legal else CANCEL_TAKE if must else None


def own_cards(table: Table, seat: Seat, melds: int) -> Cards:
    """The hand and what of it is laid out."""
    places = [HAND[seat], *(place for ways in (*DRAFT[seat], *ADD[seat][:melds]) for place in ways)]
    return tuple(card for place in (*places, *SWAP[seat][:melds]) for card in table.get(place, ()))


def missing(table: Table, seat: Seat, plan: Plan, melds: Sequence[Cards]) -> Action | None:
    """The next step of a plan; None when all is laid out, CLEAR when something else is."""
    for m in range(len(melds)):
        planned = Counter(card for at, card in plan.swaps if at == m)
        there = Counter(table.get(SWAP[seat][m], ()))
        if there - planned:
            return CLEAR
        for card in planned - there:
            return Action("swap", card, MELD[m])
    for k, places in enumerate(DRAFT[seat]):
        step = missing_in_draft(table, seat, k, places, plan)
        if step is not None:
            return step
    for m in range(len(melds)):
        planned = Counter(card for at, card in plan.adds if at == m)
        there = Counter(card for place in ADD[seat][m] for card in table.get(place, ()))
        if there - planned:
            return CLEAR
        for card in planned - there:
            return Action("stage", card, MELD[m])
    return None


def missing_in_draft(table: Table, seat: Seat, k: int, places: Sequence[str], plan: Plan) -> Action | None:
    own, lifted = plan.groups[k] if k < len(plan.groups) else ((), ())
    there = Counter(card for place in places for card in table.get(place, ()))
    work = Counter(table.get(WORK[seat][k], ()))
    planned = Counter(card for _, card in lifted)
    if there - Counter(own) or work - planned:
        return CLEAR
    for m, card in lifted:
        if work[card] < planned[card]:
            if card in table.get(LOOSE[seat], ()):
                return Action("stage", card, places[0], "loose")
            return Action("lift", card, MELD[m])
    for card in Counter(own) - there:
        return Action("stage", card, places[0])
    return None


def discards(position: Readable, seat: Seat) -> dict[str, float]:
    """High cards first; not out of groups, not what partners wait for, not what others can lay off."""
    hand, p = position.table[HAND[seat]], position.public
    grouped = {card for group in cover(sort(hand))[1] for card in group}
    found = {}
    for card in dict.fromkeys(hand):
        weight = -WILD if card == JOKER else float(COUNT[card])
        if card in grouped and hand.count(card) == 1:
            weight -= MATCHED
        if card != JOKER:
            weight -= PARTNER * sum(near(card, other) for other in hand)
            if any(group and endings(group, (card,)) for group in p.melds):
                weight -= USEFUL
        found[card] = weight
    return found


def near(card: str, other: str) -> bool:
    """Whether two different naturals could be in one group."""
    if other == JOKER or card == other:
        return False
    if RANK[card] == RANK[other]:
        return True
    return SUIT[card] == SUIT[other] and abs(POSITION[card] - POSITION[other]) <= 2


# --- the plan ---


def plan_for(position: Readable, seat: Seat, cards: Iterable[str], must: str) -> Plan:
    p, options = position.public, position.options
    limit = -1 if p.laid_at[seat] else int(options["first_lay"])
    plan = made(sort(cards), p.melds if limit < 0 else (), limit, options["variant"] == "robber")
    return plan if not must or lays(plan, must) else NOTHING


def lays(plan: Plan, card: str) -> bool:
    """Whether a plan lays this own card."""
    return any(card in own for own, _ in plan.groups) or any(card == other for _, other in plan.adds)


@lru_cache(20_000)
def made(cards: Cards, melds: tuple[Cards, ...], limit: int, robber: bool) -> Plan:
    """The plan for all own cards; a limit below 0 means that the seat has laid."""
    groups = list(cover(cards)[1])[: FEW_DRAFTS if len(set(cards)) > MANY_CARDS else DRAFTS]
    left = Counter(cards) - Counter(card for group in groups for card in group)
    while groups and not left:
        group = groups.pop()  # one card must remain
        longer = [sort(rest(list(group), card)) for card in group]
        fitting = [one for one in longer if arrangements(one)]
        groups += fitting[:1]
        left = Counter(cards) - Counter(card for one in groups for card in one)
    if limit >= 0:
        enough = sum(points(arrangements(group)[0]) for group in groups) >= limit
        return Plan(tuple((group, ()) for group in groups)) if groups and enough else NOTHING
    return with_table(groups, left, melds, robber)


def with_table(groups: list[Cards], left: Counter[str], melds: tuple[Cards, ...], robber: bool) -> Plan:
    """Use the table's groups for what is left; one card stays in hand."""
    found: list[tuple[Cards, tuple[tuple[int, str], ...]]] = [(group, ()) for group in groups]
    adds: list[tuple[int, str]] = []
    swaps: list[tuple[int, str]] = []
    now = list(melds)
    for m, group in enumerate(now):
        if not group or len(found) >= FEW_DRAFTS or m in [at for at, _ in swaps]:
            continue
        new = robbed(m, group, left) if robber else freed(m, group, left)
        if new is not None:
            own, card, natural = new
            found.append((own, ((m, card),)))
            left -= Counter(own)
            if natural:
                swaps.append((m, natural))
                left -= Counter([natural])
            now[m] = ()  # left alone from here on
    for card in sorted(left.elements(), key=lambda c: -COUNT[c]):
        if left.total() < 2 or card == JOKER:
            continue
        home = next((m for m, group in enumerate(now) if group and endings(group, (card,))), None)
        if home is not None:
            before, behind = endings(now[home], (card,))[0]
            now[home] = (*before, *now[home], *behind)
            adds.append((home, card))
            left -= Counter([card])
    return Plan(tuple(found), tuple(adds), tuple(swaps))


def freed(m: int, group: Cards, left: Counter[str]) -> tuple[Cards, str, str] | None:
    """Two naturals that wait for a joker which a third one frees."""
    for natural in freed_by(group):
        if left[natural] and left.total() > 3:
            others = sort((left - Counter([natural])).elements())
            for pair in combinations(others, 2):
                if JOKER not in pair and arrangements(sort((*pair, JOKER))):
                    return pair, JOKER, natural
    return None


def robbed(m: int, group: Cards, left: Counter[str]) -> tuple[Cards, str, str] | None:
    """Two own cards that make a group with a card which the table can spare."""
    if len(group) < 4 or left.total() < 3:
        return None
    spare = (group[0], group[-1]) if start_of(group) else group
    for card in dict.fromkeys(spare):
        if arrangements(sort(rest(list(group), card))):
            for pair in combinations(sort(left.elements()), 2):
                if arrangements(sort((*pair, card))):
                    return pair, card, ""
    return None


# --- what a hand is worth ---


@lru_cache(20_000)
def cover(hand: Cards) -> tuple[int, tuple[Cards, ...]]:
    """What is left over when a sorted hand is split well, and the groups."""
    if len(hand) <= EXACT and hand.count(JOKER) < 3:
        return split(hand, False)
    left, groups = (1 << len(hand)) - 1, []
    worth = {mask: sum(COUNT[card] for card in picked(hand, mask)) for mask in groups_in(hand)}
    for mask in sorted(worth, key=lambda m: (-worth[m], m)):
        if mask & left == mask:
            groups.append(picked(hand, mask))
            left ^= mask
    return sum(COUNT[card] for card in picked(hand, left)), tuple(groups)


def picked(hand: Cards, mask: int) -> Cards:
    return tuple(card for at, card in enumerate(hand) if mask >> at & 1)


def unmatched(hand: Cards) -> int:
    return cover(sort(hand))[0]


def ends(position: Readable, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Vienna: as little as possible left over; knock at once, close rather."""
    hand = position.table[HAND[seat]]
    found = []
    for action in legal:
        left = unmatched(tuple(rest(hand, action.card)))
        bonus = {"close": 2 * STEP, "knock": STEP}.get(action.verb, 0.0)
        partners = sum(near(action.card, other) for other in hand) if action.card != JOKER else 9
        found.append(bonus - left - PARTNER * partners)
    return found


# --- how well a seat stands ---


def judge(s: State[Any], seat: Seat) -> float:
    """The lead over the others, cards in hand counted as they are; and the win once the match is over."""
    p = s.public
    standing = list(p.totals)
    if p.stage not in ("summary", "over"):
        for other in p.active:
            cards = own_cards(s.table, other, len(p.melds))
            vienna = s.options["variant"] == "vienna"
            standing[other] -= unmatched(cards) if vienna else sum([COUNT[card] for card in cards])
    own = standing.pop(seat)
    lead = tanh((own - sum(standing) / len(standing)) / LEAD)
    if p.stage == "over":
        places = s.game.places(s)
        return 0.5 * lead + (0.5 if places[seat] == 1 else -0.5)
    return lead


THUMB = Thumb(weigh, judge, noise=1.0, horizon=80)
