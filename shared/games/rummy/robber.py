"""Laying at robber: who has laid may take the whole table apart, if it is whole again at the commit.

Law: no group is looked at before the commit; then all of them are. Cards of the table are in the open all the time, so
what is done with them never depends on own cards that lie beside them unseen.
"""

from __future__ import annotations

from functools import lru_cache

from shared.engine import Action, Place, Seat, Table
from shared.games.rummy.melds import Cards, arrangements, partners, sort
from shared.games.rummy.position import (
    ADD,
    AIR,
    CANCEL_TAKE,
    CLEAR,
    DISCARD_CARD,
    DRAFT,
    DRAFT_AT,
    FACES,
    HAND,
    JOKER,
    LAY,
    LOOSE,
    LOOSE_ON,
    MELD,
    MELD_AT,
    RANK,
    STAGE_ON,
    SUIT,
    WORK,
    WORK_AT,
    Position,
)
from shared.games.rummy.steps import (
    arrange,
    arranged,
    build,
    chosen,
    commit_drafts,
    drafts,
    flaw,
    group_places,
    in_order,
    in_the_air,
    lift,
    on_drafts,
    own_part,
    reset,
    staged,
)

Group = tuple[int, int, Cards, Cards]  # number, chosen arrangement, cards of the table, own cards


def groups(table: Table, seat: Seat, melds: int) -> list[Group]:
    """The groups of the table as they lie now."""
    found = []
    for m in range(melds):
        lying = table.get(MELD[m], ())
        way, own = own_part(table, ADD[seat][m])
        if lying or own:
            found.append((m, way, tuple(lying), tuple(own)))
    return found


def touched(s: Position, group: Group) -> bool:
    """Whether a group is no longer as it was committed."""
    return bool(group[3]) or group[2] != s.public.melds[group[0]]


def untouched(s: Position, seat: Seat) -> bool:
    """RU-42: whether nothing is tentative."""
    p, table = s.public, s.table
    return (
        len(table[HAND[seat]]) == p.held
        and not in_the_air(table, seat)
        and all(tuple(table.get(place, ())) == group for place, group in zip(MELD, p.melds, strict=False))
    )


@lru_cache(100_000)
def possible(cards: Cards) -> frozenset[str]:
    """RU-70: the cards that could share a group with one of these; a group under work may change its kind."""
    naturals = [card for card in cards if card != JOKER]
    return frozenset(
        card
        for card in FACES
        if card == JOKER or not naturals or any(SUIT[card] == SUIT[n] or RANK[card] == RANK[n] for n in naturals)
    )


def to_rob(s: Position, seat: Seat) -> list[Action]:
    """RU-70: all steps of a seat that has laid."""
    p, table = s.public, s.table
    cards, loose = list(dict.fromkeys(table[HAND[seat]])), list(dict.fromkeys(table.get(LOOSE[seat], ())))
    if untouched(s, seat):
        # RU-71: the card that was taken is either laid or still pending.
        found = [CANCEL_TAKE] if p.must else [DISCARD_CARD[card] for card in cards]
        open_drafts = []
    else:
        open_drafts = drafts(table, seat)
        found = [CANCEL_TAKE, CLEAR] if p.must else [CLEAR]
        if not objection_to_robbing(s, seat, open_drafts):
            found.append(LAY)
    found += on_drafts(table, seat, cards, open_drafts)
    for group in groups(table, seat, len(p.melds)):
        m, way, lying, own = group
        takes = possible(lying) if touched(s, group) else partners(lying)
        if loose:  # what is in the air is put down first: that keeps the list short and every way open
            found += [LOOSE_ON[m][card] for card in loose if card in takes]
        else:
            found += [STAGE_ON[m][card] for card in cards if card in takes]
        if len(table.get(LOOSE[seat], ())) < AIR:
            found += [lift(card, MELD[m]) for card in dict.fromkeys(lying)]
        found += [lift(card, ADD[seat][m][way]) for card in dict.fromkeys(own)]
        found += ways_of(s, seat, group)
    return found + [action for k, _, _ in open_drafts for action in ways_of_work(table, seat, k)]


def ways_of(s: Position, seat: Seat, group: Group) -> list[Action]:
    """RU-54, RU-73: the other arrangements of a group that was touched."""
    m, way, lying, own = group
    if not touched(s, group):
        return []
    ways = arrangements(sort(lying + own))
    if own:
        return [arrange(ADD[seat][m][0], other) for other in range(len(ways)) if other != way]
    return [arrange(MELD[m], other) for other in range(len(ways)) if ways[other] != lying]


def ways_of_work(table: Table, seat: Seat, k: int) -> list[Action]:
    """The same for a draft that holds cards of the table alone."""
    lying = tuple(table.get(WORK[seat][k], ()))
    if own_part(table, DRAFT[seat][k])[1]:
        return []
    ways = arrangements(sort(lying))
    return [arrange(WORK[seat][k], other) for other in range(len(ways)) if ways[other] != lying]


# --- may it be laid? ---


def objection_to_robbing(s: Position, seat: Seat, open_drafts: list[tuple[int, int, Cards]]) -> str:
    """RU-72: the rule that forbids the commit, or nothing."""
    p, table = s.public, s.table
    if table.get(LOOSE[seat]):
        return "RU-72"
    for _, _, cards in open_drafts:
        if not arrangements(cards):
            return flaw(cards)
    for group in groups(table, seat, len(p.melds)):
        cards = sort(group[2] + group[3])
        if touched(s, group) and not arrangements(cards):
            return flaw(cards)
    if len(table[HAND[seat]]) == p.held:
        return "RU-72"  # RUR-11
    if not table[HAND[seat]]:
        return "RU-43"
    return "RU-71" if p.must and p.must not in staged(table, seat, len(p.melds)) else ""


# --- the steps ---


def rob(s: Position, seat: Seat, action: Action) -> None:
    """Do one step of robbing."""
    verb, card, place = action.verb, action.card, action.place
    if verb == "stage":
        ways = group_places(seat, place)
        reset(s, ways)
        if action.choice:
            target = WORK[seat][DRAFT_AT[place][0]] if place in DRAFT_AT else place
            s.move(card, LOOSE[seat], target)
            by_default(s, target)
        else:
            s.move(card, HAND[seat], ways[0])
    elif verb == "lift":
        from_table = place in MELD_AT or place in WORK_AT
        s.move(card, place, LOOSE[seat] if from_table else HAND[seat])  # RU-74
        reset(s, group_places(seat, place))
        if from_table:
            by_default(s, place)
    elif place in MELD_AT or place in WORK_AT:
        in_order(s, place, arrangements(sort(s.table[place]))[int(action.choice)])
    else:
        arranged(s, seat, place, int(action.choice))


def by_default(s: Position, place: Place) -> None:
    """RU-73: cards of the table that are a group again lie in its arrangement 0."""
    ways = arrangements(sort(s.table[place]))
    if ways:
        in_order(s, place, ways[0])


# --- the commit ---


def commit_robbing(s: Position, seat: Seat) -> dict[int, Cards]:
    """RU-72: the new table; the cards from the hand in each group that changed."""
    fresh: dict[int, Cards] = {}
    for group in groups(s.table, seat, len(s.public.melds)):
        m, way, lying, own = group
        if touched(s, group):
            fresh[m] = own
            ways = arrangements(sort(lying + own))
            order = chosen(ways, way) if own or lying not in ways else lying
            build(s, order, MELD[m], (ADD[seat][m][way],))
    for m, group_before in enumerate(s.public.melds):
        if group_before and not s.table.get(MELD[m]):
            fresh[m] = ()  # RU-70: it has disappeared
    return fresh | commit_drafts(s, seat)
