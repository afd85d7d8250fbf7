"""The cards of FLAPS and everything that is fixed about them: groups, decks, values, and which card fits on which.

A card is its kind and its suit: "10h", "AEd" (ending ace), "KTs" (K TRUMF); the suitless ones are bare: "AJ", "P1".
Law: nothing here knows a position. Tables are worked out once because bots play this game by the million.
"""

from __future__ import annotations

from functools import cache

from shared.engine import Action, Card, clockwise

SUITS = "cdhs"
SEATS = range(2, 13)
STOCK, DISCARD, MYSTERY, BOX = "stock", "discard", "mystery", "box"
HAND, LAID, BARED, PEEK = (
    tuple(f"{zone}:{seat}" for seat in range(SEATS.stop)) for zone in ("hand", "laid", "bared", "peek")
)
STRIP = tuple(tuple(f"strip:{seat}:{i}" for i in (1, 2, 3)) for seat in range(SEATS.stop))
BARE = tuple(tuple(f"bare:{seat}:{i}" for i in (1, 2, 3)) for seat in range(SEATS.stop))

# FL-102: level, kind, rank, the suit of each copy in one pack ("-": no suit).
ROWS = (
    (1, "A", "A", "chs"),
    (1, "AE", "A", "ds"),
    (1, "AL", "A", "cdhs"),
    *((1, number, number, "ccddhhss") for number in ("2", "3", "7", "9")),
    (1, "4", "4", "ccccddddhhhhssss"),
    (1, "MF", "4", "h"),
    *((1, number, number, "ccddhhss") for number in ("5", "8", "10")),
    (1, "J", "J", "cdhs"),
    (1, "UJ", "J", "cds"),
    (1, "AJ", "AJ", "--"),
    *((1, kind, kind[0], "cdhs") for kind in ("Q", "QH", "K")),
    (2, "KT", "K", "cdhs"),
    *((2, petr, "P", "-") for petr in ("P1", "P2", "P3", "P4")),
    (3, "0", "0", "-"),
    (3, "4X", "4", "s"),
    (3, "5Z", "5", "d"),
    (3, "6", "6", "h"),
    (3, "KV", "K", "c"),
    (4, "KS", "K", "cs"),
    (4, "LP", "P", "--"),
    (5, "5VT", "5", "c"),
    (5, "5VS", "5", "d"),
    (5, "5HN", "5", "h"),
    (5, "5HP", "5", "s"),
    (5, "5PT", "5", "h"),
    (5, "5VZ", "5", "cs"),
    (6, "1D", "1", "ccddhhss"),
    (6, "1R", "1", "dh"),
    (6, "1L", "1", "cs"),
    *((6, kind, "1", suit) for kind, suit in (("1O", "c"), ("1P", "d"), ("1S", "h"), ("1H", "cdhss"))),
    (7, "DN", "Q", "dh"),
)
LEVEL: dict[Card, int] = {}
KIND: dict[Card, str] = {}
RANK: dict[Card, str] = {}
SUIT: dict[Card, str] = {}  # "" for none
PACK: list[Card] = []
for _level, _kind, _rank, _suits in ROWS:
    for _suit in _suits.replace("-", " "):
        _card = _kind + _suit.strip()
        LEVEL[_card], KIND[_card], RANK[_card], SUIT[_card] = _level, _kind, _rank, _suit.strip()
        PACK.append(_card)
RANKS = ("A", "0", *map(str, range(1, 11)), "J", "Q", "K", "P")
SEVENTH = "5VZs"


def of_kinds(*kinds: str) -> frozenset[Card]:
    """All cards of some kinds."""
    return frozenset(card for card, kind in KIND.items() if kind in kinds)


# FL-104
ACES = of_kinds("A", "AE", "AL", "AJ")
FOURS = of_kinds("4", "4X", "MF")
PLAIN_FOURS = of_kinds("4", "4X")
FIVES = frozenset(card for card, rank in RANK.items() if rank == "5")
PETRS = frozenset(card for card, rank in RANK.items() if rank == "P")
KINGS = frozenset(card for card, rank in RANK.items() if rank == "K")
EIGHTS = of_kinds("8")
HOOFERS = of_kinds("QH")
HOSTS = of_kinds("J", "UJ", "AJ", "Q", "QH", "K", "KV")
NO_FINISH = of_kinds("A", "AL", "AJ", "KV", "P1", "P2", "P3", "P4", "LP")
TRANSPARENT = PETRS | {"0"}  # FL-202
NAMING = of_kinds("A", "AE", "AJ")  # FL-210 step 5
DEALT_ON = frozenset(card for card, rank in RANK.items() if rank in ("2", "3", "7"))  # where a QUACK goes
COLOUR = {"c": "cs", "s": "cs", "d": "dh", "h": "dh"}  # FL-101
BONUS_ON_ACE = {
    pair: ACES | frozenset(card for card, suit in SUIT.items() if suit and suit in pair) for pair in ("cs", "dh")
}  # FL-311
BONUS_ON_KING = KINGS | ACES | PETRS | frozenset(card for card, suit in SUIT.items() if suit == "c")  # FL-313


@cache
def deck(level: int, packs: int, seventh: bool) -> tuple[Card, ...]:
    """FL-103: all cards up to a level; R-04: perhaps without the seventh secret."""
    return tuple(card for card in PACK for _ in range(packs) if LEVEL[card] <= level and (seventh or card != SEVENTH))


# --- matching ---


@cache
def fits(suit: str, rank: str, top: Card, on_petr: str, mf_is_flap: bool) -> frozenset[Card]:
    """FL-204: what may be laid in an ordinary turn."""
    ranks = ("A", "J") if rank == "AJ" else (rank,)  # FL-201
    found = set(ACES)  # a
    if top in HOSTS:
        found |= PETRS  # b
    if top in DEALT_ON:
        found.add("0")  # c
    free = on_petr == "any" and top in PETRS
    for card in KIND:
        if card in TRANSPARENT:
            continue
        own = rank_of(card, mf_is_flap)
        if free or SUIT[card] == suit or own in ranks:  # d
            found.add(card)
    return frozenset(found)


@cache
def answers(suit: str, rank: str, top: Card) -> frozenset[Card]:
    """FL-402: what answers an attack."""
    found = {card for card in KIND if RANK[card] == rank}
    found |= {card for card in KIND if SUIT[card] == suit and RANK[card] in ("2", "3", "7", "9")}
    return frozenset(found | {"0"} if top in DEALT_ON else found)


def rank_of(card: Card, mf_is_flap: bool) -> str:
    """R-05: the MEGA-FLAP is a four, or of a rank of its own."""
    return "MF" if card == "MFh" and not mf_is_flap else RANK[card]


# --- values in the mini-games ---

_TRUMF = {"AJ": 2, "J": 23, "Q": 25, "A": 27, "K": 28, "0": 1, "P1": 34, "P2": 33, "P3": 32, "P4": 31, "LP": 0}


def trumf_value(card: Card, trump: str) -> int:
    """FL-711: the higher the better; equal values tie."""
    rank, kind = RANK[card], KIND[card]
    plain = _TRUMF.get(kind, _TRUMF.get(rank, -1))
    if plain < 0:
        plain = 2 * int(rank) + 1
    if SUIT[card] != trump:
        return plain
    return plain + (2 if rank in ("A", "K") else 1)


SPOOF_VALUE = {
    card: {"P": 20, "K": 13, "Q": 12, "J": 11, "A": 1, "AJ": 1}.get(rank) or int(rank) for card, rank in RANK.items()
}  # FL-722

# --- seats and actions ---

# [seats][seat] -> all seats clockwise from the left of a seat, that seat last: the mini order among others.
AFTER = tuple(tuple(clockwise(n, seat + 1) for seat in range(n)) for n in range(SEATS.stop))
OTHERS = tuple(
    tuple(tuple(other for other in range(n) if other != seat) for seat in range(n)) for n in range(SEATS.stop)
)

PLAY = {card: Action("play", card, DISCARD) for card in KIND}
PLAY_SAY = {card: Action("play", card, DISCARD, "say") for card in KIND}
FLAP = {card: Action("flap", card, DISCARD) for card in FOURS}
FLAP_SAY = {card: Action("flap", card, DISCARD, "say") for card in FOURS}
COMMIT = {card: Action("commit", card, DISCARD) for card in FOURS}
COMMIT_SAY = {card: Action("commit", card, DISCARD, "say") for card in FOURS}
LAY = {card: Action("lay", card) for card in KIND}
HIDE = {card: Action("hide", card, MYSTERY) for card in KIND}
DRAW, TAKE, KNOCK, KEEP = Action("draw"), Action("take"), Action("knock"), Action("keep")
SWITCH, COMMIT_STRIP, BACK, SKIP = Action("switch"), Action("done"), Action("back"), Action("skip")
NONE, STOP, READY, SAY_LAST = Action("none"), Action("stop"), Action("ready"), Action("say_last")
NAME = {suit: Action("name", choice=suit) for suit in SUITS}
STOP_WITH = {suit: Action("stop", choice=suit) for suit in SUITS}
TRUMP = {suit: Action("trump", choice=suit) for suit in SUITS}
GUESS = {rank: Action("guess", choice=rank) for rank in RANKS}
TARGET, CATCH, PEEK_HAND = (
    tuple(Action(verb, place=place) for place in HAND) for verb in ("target", "catch", "peek_hand")
)
_PASSES = tuple(Action("pass", choice=str(step)) for step in range(64))


def pass_in(step: int) -> Action:
    """FL-503: a pass is for one step, so that a later step voids it."""
    return _PASSES[step] if step < len(_PASSES) else Action("pass", choice=str(step))
