"""What is a group: sets, runs, jokers, points, and the best split of a hand. Pure: tuples of cards in, answers out.

The order of a group's cards is its arrangement: a run lies by position, so its order tells what each joker stands for.
Answers are kept, because bots ask the same again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations

from shared.games.rummy.position import ACE_HIGH, COUNT, FACES, ID, JOKER, JOKER_VALUE, POSITION, RANK, SUIT, SUITS

Cards = tuple[str, ...]
Ends = tuple[Cards, Cards]  # what is added before and after a committed group


def sort(cards: Iterable[str]) -> Cards:
    """The same cards in the one order by which answers are kept."""
    return tuple(sorted(cards, key=ID.__getitem__))


@lru_cache(100_000)
def arrangements(cards: Cards) -> tuple[Cards, ...]:
    """RU-14: all valid arrangements of sorted cards, the default first; none if they are no group."""
    naturals = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(naturals)
    if len(cards) < 3 or 2 * jokers > len(cards):
        return ()  # RU-12
    if is_set(naturals):
        return (cards,) if len(cards) <= 4 else ()
    if len({SUIT[card] for card in naturals}) > 1 or len(cards) > ACE_HIGH:
        return ()
    found: list[Cards] = []
    for start in range(ACE_HIGH + 1 - len(cards), 0, -1):
        found += runs_from(start, len(cards), naturals)
    return tuple(found)


def is_set(naturals: list[str]) -> bool:
    """RU-10: one rank, all suits different."""
    return len({RANK[card] for card in naturals}) == 1 and len({SUIT[card] for card in naturals}) == len(naturals)


def runs_from(start: int, length: int, naturals: list[str]) -> Iterator[Cards]:
    """RU-11: the arrangements of one start; two where a single ace may be either end, ace high first."""
    end = start + length - 1
    slots = dict.fromkeys(range(start, end + 1), JOKER)
    aces = []
    for card in naturals:
        at = POSITION[card]
        if at == 1:
            aces.append(card)
        elif slots.get(at) != JOKER:
            return  # outside, or two equal cards
        else:
            slots[at] = card
    homes = [at for at in (ACE_HIGH, 1) if start <= at <= end]
    for chosen in combinations(homes, len(aces)):
        yield tuple((slots | dict.fromkeys(chosen, aces[0] if aces else JOKER)).values())


def start_of(group: Cards) -> int:
    """The position of the first card of a run; 0 for a set."""
    naturals = [(at, card) for at, card in enumerate(group) if card != JOKER]
    if RANK[naturals[0][1]] == RANK[naturals[1][1]] and len(group) <= 4:
        return 0
    return next(POSITION[card] - at for at, card in naturals if POSITION[card] > 1)


@lru_cache(100_000)
def meanings(group: Cards) -> Cards:
    """RU-13: the face at each place of a group; for a joker in a set all that it may be, "s9/c9"."""
    start = start_of(group)
    naturals = [card for card in group if card != JOKER]
    if not start:
        open_suits = [suit for suit in SUITS if suit not in {SUIT[card] for card in naturals}]
        wild = "/".join(suit + RANK[naturals[0]] for suit in open_suits)
        return tuple(wild if card == JOKER else card for card in group)
    return tuple(face_at(SUIT[naturals[0]], start + at) for at in range(len(group)))


def face_at(suit: str, position: int) -> str:
    """The card of a suit at a position of a run."""
    return suit + ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")[position - 1]


@lru_cache(10_000)
def points(group: Cards) -> int:
    """RU-15: what an arranged group counts for the first lay."""
    start = start_of(group)
    if start:
        return sum(1 if at == 1 else min(10, at) for at in range(start, start + len(group)))
    return sum(JOKER_VALUE if card == JOKER else COUNT[card] for card in group)


@lru_cache(100_000)
def endings(group: Cards, added: Cards) -> tuple[Ends, ...]:
    """RU-54: all ways to add sorted cards to a committed group whose cards keep their positions; default first."""
    ways = arrangements(sort((*group, *added)))
    start, size = start_of(group), len(group)
    if not start or not ways:
        return (((), added),) if ways and not start_of(ways[0]) else ()
    found = []
    for way in ways:
        before = start - start_of(way)
        if before >= 0 and way[before : before + size] == group:
            found.append((way[:before], way[before + size :]))
    return tuple(found)


@lru_cache(100_000)
def partners(group: Cards) -> frozenset[str]:
    """RU-51: the cards that are compatible with a committed group."""
    first = next((card for card in group if card != JOKER), JOKER)
    if first == JOKER:
        return frozenset()
    run = start_of(group)
    same = SUIT if run else RANK
    return frozenset(card for card in FACES if card == JOKER or same[card] == same[first])


@lru_cache(100_000)
def freed_by(group: Cards) -> dict[str, int]:
    """RU-53, RUR-6: the naturals that may take a joker's place -> the index of that joker."""
    return {
        card: at
        for at, face in reversed([*enumerate(meanings(group))] if JOKER in group else [])
        if group[at] == JOKER
        for card in face.split("/")
    }


def swapped(group: Cards, naturals: Iterable[str]) -> Cards:
    """A committed group in which some naturals have taken the places of jokers."""
    for card in naturals:
        at = freed_by(group).get(card)
        if at is not None:
            group = (*group[:at], card, *group[at + 1 :])
    return group


# --- RU-81: the best split of a hand ---


@lru_cache(50_000)
def split(hand: Cards, low_ace: bool) -> tuple[int, tuple[Cards, ...]]:
    """The smallest sum that stays unmatched in a sorted hand, and the groups that achieve it."""
    worth = value_of(low_ace)
    by_first: dict[int, list[int]] = {}
    for mask in groups_in(hand):
        by_first.setdefault(mask & -mask, []).append(mask)
    known: dict[int, tuple[int, int]] = {0: (0, 0)}  # cards left -> the best sum, the group of its first card

    def best(left: int) -> int:
        if left in known:
            return known[left][0]
        first = left & -left
        found = (best(left ^ first) + worth[hand[first.bit_length() - 1]], 0)
        for mask in by_first.get(first, ()):
            if mask & left == mask and (rest := best(left ^ mask)) < found[0]:
                found = (rest, mask)
        known[left] = found
        return found[0]

    left = (1 << len(hand)) - 1
    total, groups = best(left), []
    while left:
        mask = known[left][1] or left & -left
        if known[left][1]:
            groups.append(tuple(card for at, card in enumerate(hand) if mask >> at & 1))
        left ^= mask
    return total, tuple(groups)


@lru_cache(50_000)
def left_without(hand: Cards, low_ace: bool, most: int) -> dict[str, int]:
    """Card -> what is left over in a sorted hand without it, where that is no more than `most`."""
    worth = [value_of(low_ace)[card] for card in hand]
    by_first: dict[int, list[int]] = {}
    for mask in groups_in(hand):
        by_first.setdefault(mask & -mask, []).append(mask)
    known: dict[tuple[int, int], int] = {}

    def least(left: int, budget: int) -> int:
        """The smallest sum within a budget, else more than that."""
        if not left:
            return 0
        if (left, budget) not in known:
            first = left & -left
            found, single = budget + 1, worth[first.bit_length() - 1]
            if single <= budget:
                found = min(found, single + least(left ^ first, budget - single))
            for mask in by_first.get(first, ()):
                if mask & left == mask:
                    found = min(found, least(left ^ mask, budget))
            known[left, budget] = found
        return known[left, budget]

    whole = (1 << len(hand)) - 1
    sums = {card: least(whole ^ 1 << at, most) for at, card in enumerate(hand)}
    return {card: total for card, total in sums.items() if total <= most}


@cache
def value_of(low_ace: bool) -> Mapping[str, int]:
    """RU-4: what a card in hand counts."""
    return COUNT | {suit + "A": 1 for suit in SUITS} if low_ace else COUNT


def groups_in(hand: Cards) -> list[int]:
    """Bit masks of all groups within a sorted hand."""
    jokers = [at for at, card in enumerate(hand) if card == JOKER]
    naturals: dict[str, int] = {}
    second: dict[str, int] = {}
    for at, card in enumerate(hand):
        if card != JOKER:
            (second if card in naturals else naturals)[card] = at
    cores = [*set_cores(naturals), *run_cores(naturals, len(jokers))]
    found = []
    for cards, size in cores:
        for wild in range(size - len(cards), len(jokers) + 1):
            whole = sort((*cards, *[JOKER] * wild))
            if arrangements(whole):
                for which in combinations(jokers, wild):
                    found += masks_of(cards, which, naturals, second)
    return list(dict.fromkeys(found))


def masks_of(cards: Cards, jokers: Iterable[int], first: dict[str, int], second: dict[str, int]) -> list[int]:
    """The masks of one group: with either copy where a card is held twice."""
    masks = [sum(1 << at for at in jokers)]
    for card in cards:
        copies = [first[card]] + ([second[card]] if card in second else [])
        masks = [mask | 1 << at for mask in masks for at in copies]
    return masks


def set_cores(held: Mapping[str, int]) -> Iterator[tuple[Cards, int]]:
    """The naturals of all sets, and how many cards they need at least."""
    ranks: dict[str, list[str]] = {}
    for card in held:
        ranks.setdefault(RANK[card], []).append(card)
    for cards in ranks.values():
        for size in range(2, len(cards) + 1):
            for chosen in combinations(cards, size):
                yield chosen, max(3, size)


def run_cores(held: Mapping[str, int], jokers: int) -> Iterator[tuple[Cards, int]]:
    """The naturals of all runs, and how many cards they need at least."""
    suits: dict[str, dict[int, str]] = {}
    for card in held:
        at = POSITION[card]
        suits.setdefault(SUIT[card], {})[at] = card
        if at == 1:
            suits[SUIT[card]][ACE_HIGH] = card
    for line in suits.values():
        for low, high in combinations(sorted(line), 2):
            inner = [line[at] for at in range(low + 1, high) if at in line]
            spare = jokers - (high - low - 1 - len(inner))
            if spare < 0 or line[low] == line[high]:
                continue
            for left_out in range(min(spare, len(inner)) + 1):  # a joker may set a card free for another group
                for kept in combinations(inner, len(inner) - left_out):
                    yield (line[low], *kept, line[high]), max(3, high - low + 1)
