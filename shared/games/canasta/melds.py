"""Laying out at Canasta: which cards may be staged where, and what still stands against laying them.

A seat arranges cards of its hand in groups that only it sees; `lay` or `confirm_pile` publishes them in one go. All
rules about groups are in `objection`, which names the first one that is broken.
"""

from __future__ import annotations

from collections.abc import Iterable

from shared.engine import Action, Card, Seat, Table
from shared.games.canasta.position import (
    BLACK,
    CANASTA,
    CANCEL,
    CLEAR,
    CLOSE,
    CONFIRM,
    DISCARD,
    DISCARD_CARD,
    GROUP,
    HAND,
    ID,
    LAY,
    MELD,
    PAIR,
    RANKS,
    STAGE,
    STAGE_WILD,
    STAGED_ITEMS,
    UNSTAGE,
    VALUE,
    WILD,
    WILDS,
    Position,
    barred,
    canastas,
    needed,
    opened,
    side_of,
)
from shared.games.canasta.score import BONUS, kind

Fresh = dict[str, list[Card]]  # group -> cards that a seat is about to lay
RANKLESS = frozenset((BLACK, WILD))  # nobody claims a pile by these


# --- what may be done ---


def to_play(s: Position, seat: Seat) -> list[Action]:
    """The list at PLAY."""
    hand, staged = s.table[HAND[seat]], arranged(s.table, seat)
    if staged:
        found = stages(s, seat, hand, staged, black=not barred(s))
        found += unstages(seat, staged)
        found.append(CLEAR)  # CA-52
        if not objection(s, seat, staged):
            found.append(LAY)  # CA-53
        return found
    if len(hand) == 1:
        return [CLOSE[hand[0]]]  # CA-55; CA-49 let nobody come here who may not close
    faces = dict.fromkeys(hand)
    found = stages(s, seat, faces, staged, black=not barred(s))
    found += [DISCARD_CARD[card] for card in faces]  # CA-54
    return found


def to_claim(s: Position, seat: Seat) -> list[Action]:
    """The list at PILE."""
    staged = arranged(s.table, seat)
    found = stages(s, seat, s.table[HAND[seat]], staged, black=False, claimed=GROUP[s.table[DISCARD][-1]])  # CA-38
    found += unstages(seat, staged)
    if not objection(s, seat, staged):
        found.append(CONFIRM)
    found.append(CANCEL)
    return found


def arranged(table: Table, seat: Seat) -> Fresh:
    """What a seat has staged."""
    get = table.get
    return {group: cards for group, place in STAGED_ITEMS[seat] if (cards := get(place))}


def stages(
    s: Position, seat: Seat, hand: Iterable[Card], staged: Fresh, *, black: bool, claimed: str = ""
) -> list[Action]:
    """CA-51: every card of the hand with every group that it may be staged for."""
    side = side_of(s, seat)
    own, wilds = STAGE[side], []
    found = []
    for card in dict.fromkeys(hand):
        if card in WILDS:
            wilds.append(card)
        elif black or GROUP[card] != BLACK:
            found.append(own[card])
    if wilds:
        get, melds = s.table.get, MELD[side]
        targets = [rank for rank in RANKS if get(melds[rank]) or based(rank, staged) or rank == claimed]
        if based(BLACK, staged):
            targets.append(BLACK)
        targets.append(WILD)
        for card in wilds:
            ways = STAGE_WILD[side][card]
            found += [ways[group] for group in targets]
    return found


def based(group: str, staged: Fresh) -> bool:
    """Whether a natural card (or a black three) is staged for a group."""
    return group in staged and not WILDS.issuperset(staged[group])


def unstages(seat: Seat, staged: Fresh) -> list[Action]:
    """CA-52: every staged card back to the hand."""
    return [UNSTAGE[seat][group][card] for group, cards in staged.items() for card in dict.fromkeys(cards)]


# --- what stands against it ---


def objection(s: Position, seat: Seat, staged: Fresh) -> str:
    """The first rule that forbids laying what is staged (with a claimed pile's trio), or nothing."""
    table = s.table
    left = len(table[HAND[seat]])
    pair = table.get(PAIR[seat])
    if pair:
        pile = table[DISCARD]
        rank = GROUP[pile[-1]]
        staged = {**staged, rank: [*staged.get(rank, ()), *pair, pile[-1]]}
        left += len(pile) - 1
    elif not staged:
        return "CA-53"
    return broken(s, side_of(s, seat), staged, left)


def broken(s: Position, side: int, fresh: Fresh, left: int) -> str:
    """The first rule that a side breaks by laying fresh cards that leave so many in hand, or nothing."""
    table, melds, complete = s.table, MELD[side], 0
    for group, cards in fresh.items():
        lying = table.get(melds[group], ())
        size = len(cards) + len(lying)
        if size < 3:
            return "CA-41"
        if group != WILD and 2 * (wild(cards) + wild(lying)) >= size:  # CA-43: wild groups are free
            return "CA-42"
        complete += size >= CANASTA > len(lying)
    if left < 2 and not (left == 1 and may_close(s, side, complete)):
        return "CA-49"
    if BLACK in fresh and left != 1:
        return "CA-44"
    if not opened(table, side) and first_lay(fresh) < s.public.minimum[side]:
        return "CA-48"
    return ""


def wild(cards: Iterable[Card]) -> int:
    """How many wild cards these are."""
    return sum(card in WILDS for card in cards)


def first_lay(staged: Fresh) -> int:
    """CA-48: what a first lay is worth."""
    values = sum(VALUE[card] for cards in staged.values() for card in cards)
    return values + sum(BONUS[kind(group, cards)] for group, cards in staged.items())


def may_close(s: Position, side: int, fresh: int = 0) -> bool:
    """CA-61: whether a side may close in this turn, with so many canastas just being completed."""
    return not barred(s) and canastas(s.table, side) + fresh >= needed(s)


# --- the pile ---


def locked(s: Position, seat: Seat) -> str:
    """CA-37: the rule that keeps a seat from the pile whatever cards it holds, or nothing."""
    pile, hand = s.table[DISCARD], s.table[HAND[seat]]
    if not pile:
        return "CA-37"
    rule = barred(s)
    if rule:
        return rule
    rank = GROUP[pile[-1]]
    if rank in RANKLESS or len(hand) < 2:
        return "CA-37"
    left = len(hand) + len(pile) - 3
    if left < 2:
        side = side_of(s, seat)
        lying = len(s.table.get(MELD[side][rank], ()))
        if left < 1 or not may_close(s, side, int(lying < CANASTA <= lying + 3)):
            return "CA-49"
    return ""


def unclaimable(s: Position, seat: Seat) -> str:
    """CA-37: the rule that keeps a seat from the pile, or nothing."""
    return locked(s, seat) or ("" if len(partners(s, seat)) >= 2 else "CAR-7")


def partners(s: Position, seat: Seat) -> list[Card]:
    """The natural cards in hand that have the rank of the top of the pile."""
    rank = GROUP[s.table[DISCARD][-1]]
    return [card for card in s.table[HAND[seat]] if GROUP[card] == rank]


def key_pair(s: Position, seat: Seat) -> list[Card]:
    """CA-37: the two cards that are shown for the pile."""
    return sorted(partners(s, seat), key=ID.__getitem__)[:2]
