"""Laying at classic and knock: cards go step by step into groups, and become the table's with one commit.

Law: a step is a move of cards and nothing else, so that it may be taken back. Own cards stay within the hand, unseen,
until they are laid; only a joker freed by a swap is in the open.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from shared.engine import Action, Place, Seat, Table
from shared.games.rummy.melds import Cards, arrangements, endings, freed_by, partners, points, sort, swapped
from shared.games.rummy.position import (
    ADD,
    ADD_AT,
    CANCEL_TAKE,
    CLEAR,
    DISCARD_CARD,
    DRAFT,
    DRAFT_AT,
    DRAFTS,
    FEW_DRAFTS,
    HAND,
    JOKER,
    LAY,
    LOOSE,
    LOOSE_NEW,
    MANY_CARDS,
    MELD,
    MELD_AT,
    STAGE_NEW,
    STAGE_ON,
    SWAP,
    SWAP_AT,
    SWAP_CARD,
    WORK,
    WORK_AT,
    Position,
    may_return,
)

SLOTS = range(DRAFTS)


@cache
def lift(card: str, place: Place) -> Action:
    """RU-52."""
    return Action("lift", card, place)


@cache
def arrange(place: Place, way: int) -> Action:
    """RU-54."""
    return Action("arrange", "", place, str(way))


# --- what lies where ---


def own_part(table: Table, ways: tuple[Place, ...]) -> tuple[int, list[str]]:
    """The chosen arrangement and the own cards of a group under work."""
    for way, place in enumerate(ways):
        cards = table.get(place)
        if cards:
            return way, cards
    return 0, []


def in_the_air(table: Table, seat: Seat) -> bool:
    """Whether a seat works with cards of the table."""
    return bool(table.get(LOOSE[seat])) or any(map(table.get, WORK[seat]))


def drafts(table: Table, seat: Seat) -> list[tuple[int, int, Cards]]:
    """The open drafts: number, chosen arrangement, sorted cards."""
    found = []
    own, work = DRAFT[seat], WORK[seat]
    for k in SLOTS:
        way, cards = own_part(table, own[k])
        lifted = table.get(work[k])
        if cards or lifted:
            found.append((k, way, sort((*cards, *lifted) if lifted else cards)))
    return found


def tentative(s: Position, seat: Seat) -> bool:
    """RU-21: whether anything is laid out that is not committed."""
    p = s.public
    return len(s.table[HAND[seat]]) != p.held or (p.laid_at[seat] > 0 and in_the_air(s.table, seat))


def chosen(ways: tuple[Cards, ...], way: int) -> Cards:
    return ways[way] if way < len(ways) else ways[0]


# --- the list ---


def to_play(s: Position, seat: Seat) -> list[Action]:
    """RU-51 to RU-55, and the discard while nothing is tentative."""
    p, table = s.public, s.table
    hand = table[HAND[seat]]
    cards = list(dict.fromkeys(hand))
    laid = p.laid_at[seat] > 0
    if len(hand) == p.held and not (laid and in_the_air(table, seat)):
        if p.must:
            found = [CANCEL_TAKE]  # RU-71
        else:
            found = [DISCARD_CARD[card] for card in cards]
            if p.taken and not may_return(s, hand, p.taken):
                found.remove(DISCARD_CARD[p.taken])
        new = STAGE_NEW[seat][0]
        found += [new[card] for card in cards]
        return found + on_melds(s, seat, cards) if laid else found
    open_drafts = drafts(table, seat)
    found = [CANCEL_TAKE, CLEAR] if p.must else [CLEAR]
    if not objection(s, seat, open_drafts):
        found.append(LAY)
    found += on_drafts(table, seat, cards, open_drafts)
    return found + on_melds(s, seat, cards) + from_melds(s, seat) if laid else found


def on_drafts(table: Table, seat: Seat, cards: list[str], open_drafts: list[tuple[int, int, Cards]]) -> list[Action]:
    """Staging to drafts, lifting from them, arranging them."""
    found: list[Action] = []
    stage, slots = STAGE_NEW[seat], targets(open_drafts, FEW_DRAFTS if len(cards) > MANY_CARDS else DRAFTS)
    for k in slots:
        new = stage[k]
        found += [new[card] for card in cards]
    for card in dict.fromkeys(table.get(LOOSE[seat], ())):
        found += [LOOSE_NEW[seat][k][card] for k in slots]
    for k, way, together in open_drafts:
        own = DRAFT[seat][k]
        lying = table.get(own[way], ())
        found += [lift(card, own[way]) for card in dict.fromkeys(lying)]
        found += [lift(card, WORK[seat][k]) for card in dict.fromkeys(table.get(WORK[seat][k], ()))]
        ways = len(arrangements(together))
        if lying and ways > 1:
            found += [arrange(own[0], other) for other in range(ways) if other != way]
    return found


def targets(open_drafts: list[tuple[int, int, Cards]], room: int) -> list[int]:
    """The open drafts and, while there is room, a new one."""
    taken = [k for k, _, _ in open_drafts]
    return taken + [k for k in SLOTS[:room] if k not in taken][:1]


def on_melds(s: Position, seat: Seat, cards: list[str]) -> list[Action]:
    """RU-51, RU-53: what of the hand may be added to the table's groups, or take a joker's place there."""
    found: list[Action] = []
    for m, group in enumerate(s.public.melds):
        compatible, stage = partners(group), STAGE_ON[m]
        found += [stage[card] for card in cards if card in compatible]
        if JOKER in group:
            free = freed_by(swapped(group, s.table.get(SWAP[seat][m], ())))
            found += [SWAP_CARD[m][card] for card in cards if card in free]
    return found


def from_melds(s: Position, seat: Seat) -> list[Action]:
    """RU-52, RU-54: lifting and arranging what was staged on the table's groups."""
    found: list[Action] = []
    table = s.table
    for m, group in enumerate(s.public.melds):
        places = ADD[seat][m]
        way, own = own_part(table, places)
        found += [lift(card, SWAP[seat][m]) for card in dict.fromkeys(table.get(SWAP[seat][m], ()))]
        if own:
            found += [lift(card, places[way]) for card in dict.fromkeys(own)]
            ways = len(endings(swapped(group, table.get(SWAP[seat][m], ())), sort(own)))
            found += [arrange(places[0], other) for other in range(ways) if other != way]
    return found


# --- may it be laid? ---


def objection(s: Position, seat: Seat, open_drafts: list[tuple[int, int, Cards]]) -> str:
    """RU-56: the rule that forbids the commit, or nothing."""
    p, table = s.public, s.table
    total = 0
    for _, way, cards in open_drafts:
        ways = arrangements(cards)
        if not ways:
            return flaw(cards)
        total += points(chosen(ways, way))
    if not table[HAND[seat]]:
        return "RU-43"
    if p.must and p.must not in staged(table, seat, len(p.melds)):
        return "RU-71"
    if not p.laid_at[seat]:
        if not open_drafts:
            return "RU-55"
        return "" if total >= s.options["first_lay"] else "RU-56"
    return objection_on_melds(s, seat)


def objection_on_melds(s: Position, seat: Seat) -> str:
    p, table = s.public, s.table
    if table.get(LOOSE[seat]):
        return "RU-53"
    swaps = 0
    for m, group in enumerate(p.melds):
        own = own_part(table, ADD[seat][m])[1]
        fresh = table.get(SWAP[seat][m], ())
        swaps += len(fresh)
        if own and not endings(swapped(group, fresh), sort(own)):
            return "RU-56"
    freed = sum(len(table.get(place, ())) for place in WORK[seat])
    return "" if freed == swaps else "RU-53"


def flaw(cards: Cards) -> str:
    """The rule by which cards are no group."""
    naturals = [card for card in cards if card != JOKER]
    if len(cards) < 3:
        return "RU-10"
    if 2 * (len(cards) - len(naturals)) > len(cards):
        return "RU-12"
    return "RU-10" if len({card[1:] for card in naturals}) == 1 else "RU-11"


def staged(table: Table, seat: Seat, melds: int) -> list[str]:
    """All own cards that are laid out."""
    places = [*DRAFT[seat], *ADD[seat][:melds]]
    return [card for ways in places for card in own_part(table, ways)[1]]


# --- the steps ---


def step(s: Position, seat: Seat, action: Action) -> None:
    """Do one step of classic laying."""
    verb, card, place = action.verb, action.card, action.place
    if verb == "stage":
        stage(s, seat, card, place, action.choice)
    elif verb == "lift":
        take_back(s, seat, card, place)
    elif verb == "swap":
        m = MELD_AT[place]
        s.move(card, HAND[seat], SWAP[seat][m])
        s.move(JOKER, place, LOOSE[seat])  # RU-53; the first of two, or it would tell which natural is there
    else:
        arranged(s, seat, place, int(action.choice))


def stage(s: Position, seat: Seat, card: str, place: Place, source: str) -> None:
    ways = group_places(seat, place)
    reset(s, ways)
    if source:
        s.move(card, LOOSE[seat], WORK[seat][DRAFT_AT[place][0]])
    else:
        s.move(card, HAND[seat], ways[0])


def group_places(seat: Seat, place: Place) -> tuple[Place, ...]:
    """Where the own part of the group at a place may lie."""
    if place in DRAFT_AT:
        return DRAFT[seat][DRAFT_AT[place][0]]
    if place in WORK_AT:
        return DRAFT[seat][WORK_AT[place]]
    return ADD[seat][ADD_AT[place][0] if place in ADD_AT else MELD_AT[place]]


def reset(s: Position, ways: tuple[Place, ...]) -> None:
    """Back to the default arrangement: the group will be another one."""
    table = s.table
    for place in ways[1:]:
        if table.get(place):
            s.sweep(place, ways[0])


def take_back(s: Position, seat: Seat, card: str, place: Place) -> None:
    """RU-52: lift a staged card."""
    if place in WORK_AT:
        s.move(card, place, LOOSE[seat])
        reset(s, group_places(seat, place))
    elif place in SWAP_AT:
        s.move(card, place, HAND[seat])
        freed = next(where for where in (LOOSE[seat], *WORK[seat]) if s.table.get(where))
        m = SWAP_AT[place]
        s.move(JOKER, freed, MELD[m])
        in_order(s, MELD[m], [c for c in s.public.melds[m] if c == JOKER or c in s.table[MELD[m]]])
    else:
        s.move(card, place, HAND[seat])
        reset(s, group_places(seat, place))


def arranged(s: Position, seat: Seat, place: Place, way: int) -> None:
    """RU-54: the own cards go where the number of the place is the arrangement."""
    ways = group_places(seat, place)
    old, _ = own_part(s.table, ways)
    s.sweep(ways[old], ways[way])


def in_order(s: Position, place: Place, order: Iterable[str]) -> None:
    """Bring the cards of a place into an order."""
    order = list(order)
    lying = s.table[place]
    if lying != order and sorted(lying) == sorted(order):
        for card in order:
            s.move(card, place, place)


def clear(s: Position, seat: Seat) -> None:
    """RU-52: take all uncommitted steps back."""
    p, table, hand = s.public, s.table, HAND[seat]
    melds = len(p.melds) if p.laid_at[seat] else 0
    for ways in (*DRAFT[seat], *ADD[seat][:melds]):
        for place in ways:
            if table.get(place):
                s.sweep(place, hand)
    for place in SWAP[seat][:melds]:
        if table.get(place):
            s.sweep(place, hand)
    if melds:
        restore(s, seat)


def restore(s: Position, seat: Seat) -> None:
    """The cards of the table go back to where they were committed."""
    table, loose = s.table, LOOSE[seat]
    touched = [m for m, group in enumerate(s.public.melds) if tuple(table.get(MELD[m], ())) != group]
    for place in (*WORK[seat], *(MELD[m] for m in touched)):
        if table.get(place):
            s.sweep(place, loose)
    for m in touched:
        s.move_all(s.public.melds[m], loose, MELD[m])


# --- the commit ---


def commit(s: Position, seat: Seat) -> dict[int, Cards]:
    """RU-55: what is laid out becomes the table's; the new cards of each group that changed."""
    p, table = s.public, s.table
    fresh: dict[int, Cards] = {}
    for m, group in enumerate(p.melds if p.laid_at[seat] else ()):
        way, own = own_part(table, ADD[seat][m])
        naturals = tuple(table.get(SWAP[seat][m], ()))
        if own or naturals:
            fresh[m] = (*naturals, *own)
            group = swapped(group, naturals)
            before, behind = chosen_ends(group, own, way)
            build(s, (*before, *group, *behind), MELD[m], (SWAP[seat][m], ADD[seat][m][way]))
    return fresh | commit_drafts(s, seat)


def chosen_ends(group: Cards, own: list[str], way: int) -> tuple[Cards, Cards]:
    if not own:
        return (), ()
    ends = endings(group, sort(own))
    return ends[way] if way < len(ends) else ends[0]


def commit_drafts(s: Position, seat: Seat) -> dict[int, Cards]:
    table = s.table
    fresh: dict[int, Cards] = {}
    for k, way, cards in drafts(table, seat):
        m = next(m for m, place in enumerate(MELD) if not table.get(place))
        fresh[m] = tuple(table.get(DRAFT[seat][k][way], ()))
        build(s, chosen(arrangements(cards), way), MELD[m], (DRAFT[seat][k][way], WORK[seat][k]))
    return fresh


def build(s: Position, group: Cards, place: Place, sources: Iterable[Place]) -> None:
    """Make a group lie at a place in its order, from what is there and from some other places."""
    lying = list(s.table[place])
    if lying == list(group[: len(lying)]):
        group = group[len(lying) :]
        lying = []
    for card in group:
        if card in lying:
            lying.remove(card)
            source = place
        else:
            source = next(where for where in sources if card in s.table.get(where, ()))
        s.move(card, source, place)
