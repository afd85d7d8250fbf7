"""The bidding system "Tlapa Natural" while the opponents pass: openings, responses, opener's second bid, aces.

Five-card majors, strong no trump, weak twos, Stayman, Blackwood. Each function gives the rows of one situation in
order; the first that fits a hand and is a legal call is bid.
"""

from __future__ import annotations

from shared.bots.bridge.hand import MAJORS, Hand, Row, Test, longest, others, stopped
from shared.games.bridge.scoring import BIDS, RANK_OF_BID

PASS = [Row("P")]
ACES = ("5C", "5D", "5H", "5S")


def cheapest(suit: str, over: str, jump: int = 0) -> str:
    """The lowest bid of a suit above another bid, or one so many levels higher; none above seven."""
    first = RANK_OF_BID[over] + 1 if over else 0
    found = next((n for n in range(first, len(BIDS)) if BIDS[n][1] == suit), len(BIDS)) + 5 * jump
    return BIDS[found] if found < len(BIDS) else "none"


# --- opening ---


def opening(passes: int, vulnerable: bool) -> list[Row]:
    """All before passed; so many of them."""
    fourth = passes == 3
    rows = [
        Row("2C", 20, forcing=True, also=lambda h: h.hcp >= 22 or h.tp >= 24),
        Row("2N", 20, 21, balanced=True),
        Row("1N", 15, 17, balanced=True),
    ]
    rows += [
        Row(f"1{suit}", 10, 21, least={suit: 5 if suit in MAJORS else 3}, also=opener(suit, fourth)) for suit in "SHDC"
    ]
    if not fourth:
        rows += [Row(f"4{suit}", 5, 10, least={suit: 8}, also=preempt(suit, vulnerable)) for suit in "SHDC"]
        rows += [Row(f"3{suit}", 5, 10, least={suit: 7}, also=preempt(suit, vulnerable)) for suit in "SHDC"]
        rows += [Row(f"2{suit}", 5, 10, least={suit: 6}, also=good(suit)) for suit in "SHD"]
    return [*rows, Row("P", 0, 14 if fourth else 11)]


def opener(suit: str, fourth: bool) -> Test:
    """Whether a hand opens one of this suit."""

    def test(h: Hand) -> bool:
        long = h.hcp + h.shape[0] + h.shape[1]
        enough = h.hcp >= 12 or (h.hcp >= 10 and long >= 20)
        if fourth:
            enough = enough and (h.hcp >= 15 or h.hcp + h.length["S"] >= 15)
        return enough and opening_suit(h) == suit

    return test


def opening_suit(h: Hand) -> str:
    """The longest suit of five; else the longer minor: of 4-4 diamonds, of 3-3 clubs."""
    if h.shape[0] >= 5:
        return h.order[0]
    diamonds, clubs = h.length["D"], h.length["C"]
    return "C" if clubs > diamonds or clubs == diamonds == 3 else "D"


def preempt(suit: str, vulnerable: bool) -> Test:
    return lambda h: h.good(suit) or not vulnerable


# --- responses ---


def response(opened: str, passed: bool) -> list[Row]:
    """Partner opened, the next hand passed; whether we passed before."""
    level, suit = opened[0], opened[1]
    if opened == "2C":
        return to_two_clubs()
    if suit == "N":
        return to_no_trump(int(level))
    if level != "1":
        return to_preempt(opened)
    rows = to_major(suit) if suit in MAJORS else to_minor(suit)
    return [row._replace(forcing=False) for row in rows] if passed else rows


def to_major(m: str) -> list[Row]:
    rows = [
        Row(f"2{m}", 6, 9, m, least={m: 3}),
        Row(f"3{m}", 10, 12, m, least={m: 3}, invite=True),
        Row(f"4{m}", 13, 15, m, least={m: 4}),
        *jump_shifts(m),
    ]
    if m == "H":
        rows.append(Row("1S", 6, kind="tp", least={"S": 4}, forcing=True))
    rows += [
        Row("2N", 11, 12, balanced=True, invite=True, most={m: 2}, also=lambda h: h.shape[0] == 4),
        Row("3N", 13, 15, balanced=True, most={m: 2}, also=lambda h: h.shape[0] == 4),
    ]
    for suit in others("S", m):
        least = 5 if suit == "H" else 4
        rows.append(Row(f"2{suit}", 10, least={suit: least}, forcing=True, also=two_over_one(suit, m)))
    rows.append(Row("2C", 13, kind=m, least={"C": 3, m: 3}, forcing=True))
    return [*rows, Row("1N", 6, 10, "tp", most={m: 2}), Row("P", 0, 5)]


def two_over_one(suit: str, opened: str) -> Test:
    """Whether this is the new suit to bid: the longest; of 5-5 the higher, of 4-4 the cheaper."""

    def test(h: Hand) -> bool:
        lower = [s for s in "HDC" if s != opened and (s != "H" or h.length["H"] > 4)]
        if max(h.length[s] for s in lower) < 5:
            lower.reverse()
        return longest(h, lower) == suit

    return test


def jump_shifts(opened: str) -> list[Row]:
    return [
        Row(cheapest(suit, f"1{opened}", 1), 17, least={suit: 5}, forcing=True, also=best_good(suit))
        for suit in others(opened)
    ]


def best_good(suit: str) -> Test:
    """A good suit, and no other is longer."""
    return lambda h: h.good(suit) and h.length[suit] == h.shape[0]


def good(suit: str) -> Test:
    return lambda h: h.good(suit)


def longest_is(suit: str, among: str = "SHDC") -> Test:
    return lambda h: longest(h, among) == suit


def aces(count: int) -> Test:
    return lambda h: h.aces() % 4 == count


def to_minor(m: str) -> list[Row]:
    rows = [
        *jump_shifts(m),
        Row("1S", 6, kind="tp", least={"S": 4}, forcing=True,
            also=lambda h: h.length["S"] > h.length["H"] or h.length["S"] == h.length["H"] > 4),
        Row("1H", 6, kind="tp", least={"H": 4}, forcing=True),
    ]  # fmt: skip
    if m == "C":
        rows.append(Row("1D", 6, kind="tp", least={"D": 4}, forcing=True))
    support, other = (5, "D") if m == "C" else (4, "C")
    rows += [
        Row("1N", 6, 10, balanced=True),
        Row("2N", 11, 12, balanced=True, invite=True),
        Row("3N", 13, 15, balanced=True),
        Row(f"2{m}", 6, 9, m, least={m: support}),
        Row(f"3{m}", 10, 12, m, least={m: support}, invite=True),
    ]
    if m == "D":
        rows.append(Row("2C", 10, least={"C": 4}, forcing=True))
    rows.append(Row(cheapest(other, f"1{m}"), 16, least={other: 3}, forcing=True))
    return [*rows, Row("3N", 13, 15), Row("1N", 6, 12, "tp"), Row("P", 0, 5)]


def to_no_trump(level: int) -> list[Row]:
    """To 1N, or one level higher to 2N."""
    weak, game, quant = (7, 10, 16) if level == 1 else (3, 4, 11)
    rows: list[Row] = []
    if level == 1:
        rows += [Row(f"2{s}", 0, 7, least={s: 5}, stop=True, also=longest_is(s)) for s in "SHD"]
    rows.append(Row("P", 0, weak))
    if level == 1:
        rows += [Row(f"4{s}", 8, 15, least={s: 6}, stop=True) for s in MAJORS]
    rows += [Row(f"3{s}", game, least={s: 5}, forcing=True, also=longest_is(s, MAJORS)) for s in MAJORS]
    rows.append(Row(f"{level + 1}C", weak + 1, forcing=True, also=stayman))
    if level == 1:
        rows.append(Row("2N", 8, 9, invite=True))
    rows += [
        Row("3N", game, quant - 1, stop=True),
        Row("4N", quant, quant + 1, invite=True),
    ]
    return [*rows, Row("6N", quant + 2, 21 if level == 1 else 40, stop=True), Row("7N", 22, stop=True)]


def stayman(h: Hand) -> bool:
    return max(h.length["S"], h.length["H"]) >= 4 and h.shape != (4, 3, 3, 3)


def to_two_clubs() -> list[Row]:
    rows = [Row(f"{2 if s in MAJORS else 3}{s}", 8, least={s: 5}, forcing=True, also=best_good(s)) for s in "SHDC"]
    return [*rows, Row("2N", 8, balanced=True, forcing=True), Row("2D", forcing=True)]


def to_preempt(opened: str) -> list[Row]:
    """To a weak two or higher: raise by the number of trumps, game with strength."""
    level, suit = int(opened[0]), opened[1]
    promised = 4 + level
    rows = [
        Row(f"{min(5, promised + n - 6)}{suit}", 0, 13, least={suit: n}, most={suit: n}, stop=True)
        for n in (5, 4, 3)
        if promised + n - 6 > level
    ]
    if suit in MAJORS:
        rows.append(Row(f"4{suit}", 15, least={suit: 2}, stop=True))
    rows.append(Row("3N", 16, balanced=True, stop=True, also=lambda h: stopped(h, others(suit))))
    return [*rows, Row("P")]


# --- after Stayman and the forcing answers to no trump ---


def after_stayman(level: int) -> list[Row]:
    """Opener tells a four-card major."""
    bid = level + 1
    return [
        Row(f"{bid}H", least={"H": 4}, forcing=True),
        Row(f"{bid}S", least={"S": 4}, forcing=True),
        Row(f"{bid}D", most={"H": 3, "S": 3}, forcing=True),
    ]


def stayman_again(level: int, answer: str) -> list[Row]:
    """Responder after opener's answer."""
    suit, low = answer[1], 8 if level == 1 else 4
    rows: list[Row] = []
    if suit in MAJORS:
        if level == 1:
            rows.append(Row(f"3{suit}", 8, 9, suit, least={suit: 4}, invite=True))
        rows.append(
            Row(f"4{suit}", 10 if level == 1 else 4, 15 if level == 1 else 11, suit, least={suit: 4}, stop=True)
        )
        rows.append(Row("4N", 16 if level == 1 else 12, kind=suit, least={suit: 4}, asks=True, forcing=True))
    if level == 1:
        rows += [Row(cheapest(s, answer), 8, 9, least={s: 5}, invite=True) for s in MAJORS if s != suit]
        rows.append(Row("2N", 8, 9, invite=True))
        return [*rows, Row("3N", 10, 15), Row("4N", 16, 17, invite=True), Row("6N", 18, stop=True)]
    return [*rows, Row("3N", low, 10), Row("4N", 11, 12, invite=True), Row("6N", 13, stop=True)]


def no_trump_again(level: int, answer: str, spades: bool = False) -> list[Row]:
    """The no-trump opener's next bid; `spades`: he told hearts after Stayman and may have spades too."""
    top = 16 if level == 1 else 21
    if answer in ("3H", "3S"):
        return [Row(f"4{answer[1]}", least={answer[1]: 3}, stop=True), Row("3N", most={answer[1]: 2}, stop=True)]
    if answer == "2N":
        return [*spaded(spades, "4S", 16), Row("3N", 16, stop=True), *spaded(spades, "3S", 0), Row("P", 0, 15)]
    if answer == "3N":
        return [*spaded(spades, "4S", 0), Row("P")]
    if answer == "4N":
        return [Row("6N", top + (level == 1), stop=True), Row("P")]
    return PASS


def spaded(spades: bool, call: str, low: int) -> list[Row]:
    return [Row(call, low, least={"S": 4}, stop=True)] if spades else []


# --- opener's second bid ---


def second_bid(opened: str, answer: str) -> list[Row]:
    """Opener after one of a suit and an answer of partner's."""
    suit, other = opened[1], answer[1]
    level = int(answer[0])
    if other == suit:
        return after_raise(suit, level)
    if other == "N":
        return after_no_trump_answer(suit, level)
    if level == 1:
        return after_new_suit(suit, answer)
    if cheapest(other, opened) == answer:
        return after_two_over_one(suit, answer)
    return []  # a jump shift: by what is known of both hands


def after_raise(suit: str, level: int) -> list[Row]:
    if suit in MAJORS:
        if level == 2:
            medium = Row(f"3{suit}", 16, 18, suit, least={suit: 5}, invite=True)
            return [Row(f"4{suit}", 19, kind=suit, stop=True), medium, Row("P")]
        return [Row(f"4{suit}", 14, kind=suit, stop=True), Row("P")] if level == 3 else []
    return [
        Row("3N", 18, balanced=True, stop=True),
        Row("3N", 16, stop=True, also=lambda h: stopped(h, others(suit))),
        Row("P"),
    ]


def after_no_trump_answer(suit: str, level: int) -> list[Row]:
    if level == 2:
        return [Row("3N", 14, stop=True), Row(f"3{suit}", 0, 13, least={suit: 6}, stop=True), Row("P", 0, 13)]
    if level == 3:
        return [Row("6N", 20, stop=True), Row("4N", 18, 19, invite=True), Row("P", 0, 17)]
    lower = [s for s in others(suit) if RANK_OF_BID[f"2{s}"] < RANK_OF_BID[f"2{suit}"]]
    rows = [
        Row("P", 0, 14, balanced=True),
        Row(f"3{suit}", 16, 18, least={suit: 6}, invite=True),
        Row(f"2{suit}", 0, 15, least={suit: 6}),
        Row("2N", 18, 19, balanced=True, invite=True),
    ]
    rows += [Row(f"3{s}", 19, least={s: 4}, forcing=True) for s in lower]
    rows.append(Row("3N", 19, stop=True))
    rows += [Row(f"2{s}", 0, 18, least={s: 4}) for s in lower]
    return [*rows, Row(f"2{suit}", least={suit: 5}), Row("P")]


def after_new_suit(suit: str, answer: str) -> list[Row]:
    """After 1m-1D, 1m-1M, 1H-1S."""
    theirs = answer[1]
    rows: list[Row] = []
    if theirs in MAJORS:
        rows += [
            Row(f"4{theirs}", 19, kind=theirs, least={theirs: 4}, stop=True),
            Row(f"3{theirs}", 16, 18, theirs, least={theirs: 4}, invite=True),
            Row(f"2{theirs}", 0, 15, theirs, least={theirs: 4}),
        ]
    else:
        free = others(suit, theirs)
        rows += [
            Row("3N", 19, least={theirs: 4}, stop=True, also=lambda h: stopped(h, free)),
            Row(f"4{theirs}", 19, kind=theirs, least={theirs: 4}, forcing=True),
            Row(f"3{theirs}", 16, 18, theirs, least={theirs: 4}, invite=True),
            Row(f"2{theirs}", 0, 15, theirs, least={theirs: 4}),
        ]
    if theirs == "H":
        rows.append(Row("1S", 0, 18, least={"S": 4}, forcing=True))
    if theirs == "D":
        rows += [Row(f"1{s}", 0, 18, least={s: 4}, forcing=True) for s in "HS"]
    rows += [Row("2N", 18, 19, balanced=True, invite=True), Row("1N", 0, 14, balanced=True)]
    return [*rows, *second_suits(suit, answer), *rebids(suit), Row("1N")]


def second_suits(suit: str, answer: str) -> list[Row]:
    """A second suit: jumped with 19, below the first, or above it with 17."""
    rows: list[Row] = []
    for s in others(suit, answer[1]):
        cheap = cheapest(s, answer)
        rows.append(Row(cheapest(s, answer, 1), 19, least={s: 4}, forcing=True))
        if cheap[0] == "2":
            below = RANK_OF_BID[cheap] < RANK_OF_BID[f"2{suit}"]
            low, high = (0, 18) if below else (17, 21)
            rows.append(Row(cheap, low, high, least={s: 4, suit: 4}, forcing=not below))
    return rows


def rebids(suit: str) -> list[Row]:
    """The own suit again: six cards, or five at the two level."""
    top = Row(f"4{suit}", 19, least={suit: 6}, stop=True) if suit in MAJORS else Row(f"3{suit}", 19, least={suit: 6})
    return [
        top,
        Row(f"3{suit}", 16, 18, least={suit: 6}, invite=True),
        Row(f"2{suit}", 0, 15, least={suit: 6}),
        Row(f"2{suit}", least={suit: 5}),
    ]


def after_two_over_one(suit: str, answer: str) -> list[Row]:
    theirs = answer[1]
    need = 3 if theirs == "H" else 4
    game = Row("4H", 16, kind="H", least={"H": 3}, stop=True) if theirs == "H" else Row("3N", 16, least={theirs: 4})
    rows = [
        game,
        Row(f"3{theirs}", 0, 15, least={theirs: need}, forcing=True),
        Row(f"3{suit}", 16, 40, least={suit: 6}, forcing=True),
        Row(f"2{suit}", 0, 15, least={suit: 6}),
    ]
    for s in others(suit, theirs):
        cheap = cheapest(s, answer)
        below = RANK_OF_BID[cheap] < RANK_OF_BID[f"2{suit}"]
        rows.append(Row(cheap, 0 if below else 16, least={s: 4}, forcing=True))
    rows += [Row("2N", 0, 14, balanced=True), Row("3N", 18, 19, balanced=True, stop=True)]
    return [*rows, Row(f"2{suit}", least={suit: 5}), Row("2N")]


def strong_again(answer: str) -> list[Row]:
    """The 2C opener's second bid."""
    rows = [Row("2N", 22, 24, balanced=True), Row("3N", 25, balanced=True, stop=True)]
    return rows + [Row(cheapest(s, answer), 20, least={s: 4}, forcing=True, also=longest_is(s)) for s in "SHDC"]


def ace_answers() -> list[Row]:
    """How many aces: 0 or 4, 1, 2, 3."""
    return [Row(call, also=aces(n), forcing=True) for n, call in enumerate(ACES)]
