"""The bidding system "Tlapa Natural" when both sides bid: overcalls, takeout and negative doubles, and their answers.

Each function gives the rows of one situation in order, as in `system`.
"""

from __future__ import annotations

from shared.bots.bridge.hand import MAJORS, Hand, Row, Test, longest, others
from shared.bots.bridge.system import cheapest, longest_is, to_no_trump

LATE = 3  # so many points fewer are needed in the fourth seat


def takeout(theirs: str) -> Test:
    return lambda h: h.length[theirs] <= 2 and all(h.length[suit] > 2 for suit in others(theirs))


def stops(suit: str) -> Test:
    return lambda h: h.stops(suit)


def overcall(opened: str, standing: str, late: bool) -> list[Row]:
    """An opponent opened, our side has passed; `standing` is their last bid, `late` if two passes came after it."""
    theirs, less = opened[1], LATE if late else 0
    if theirs == "N":
        rows = [Row("X", 16)]
        return [*rows, *(Row(cheapest(s, standing), 10, 15, least={s: 5}, also=solid(s)) for s in "SHDC"), Row("P")]
    if opened[0] != "1" or standing[0] > "2":
        rows = [Row("3N", 16 - less, least={theirs: 2}, also=stops(theirs))] if cheapest("N", standing) == "3N" else []
        rows.insert(0, Row("X", 14 - less, most={theirs: 2}, also=takeout(theirs)))
        rows += [Row(cheapest(s, standing), 13 - less, least={s: 5}, also=longest_is(s)) for s in others(theirs)]
        return [*rows, Row("P")]
    no_trump = Row(cheapest("N", standing), *((11, 14) if late else (15, 18)), balanced=True, also=stops(theirs))
    rows = [no_trump, Row("X", 17 - less)]
    for suit in sorted(others(theirs), key="SHDC".index):
        rows += suit_overcalls(suit, standing, less)
    rows.append(Row("X", 12 - less, most={theirs: 2}, also=takeout(theirs)))
    return [*rows, Row("P", 0, 16)]


def solid(suit: str) -> Test:
    """Six cards, or five good ones; the longest suit."""
    return lambda h: h.order[0] == suit and (h.length[suit] > 5 or h.good(suit))


def suit_overcalls(suit: str, standing: str, less: int) -> list[Row]:
    cheap, jump = cheapest(suit, standing), cheapest(suit, standing, 1)
    low = 8 if cheap[0] == "1" else 11
    fine = solid(suit) if cheap[0] == "1" else good_and_longest(suit)
    rows = [Row(cheap, low - less, 16, least={suit: 5}, also=fine)]
    length = {"2": 6, "3": 7}.get(jump[0])
    if length and not less:
        rows.append(Row(jump, 5, 10, least={suit: length}, also=good_and_longest(suit)))
    return rows


def good_and_longest(suit: str) -> Test:
    return lambda h: h.good(suit) and h.order[0] == suit


def answer_takeout(theirs: str, standing: str, forced: bool) -> list[Row]:
    """Partner doubled for takeout; `forced` if the next hand passed."""
    free = others(theirs)
    majors = [s for s in MAJORS if s != theirs]
    ranked = sorted(free, key="SHDC".index)
    rows = [Row(f"4{s}", 12, least={s: 4}, stop=True, also=longest_is(s, "".join(majors))) for s in majors]
    none = dict.fromkeys(majors, 3)
    for call, low, high in (("1N", 6, 10), ("2N", 11, 12), ("3N", 13, 40)):
        rows.append(Row(call, low, high, most=none, also=stops(theirs), invite=call == "2N"))
    if forced:
        rows.append(Row("P", least={theirs: 5}, also=lambda h: h.good(theirs)))
    picks = [(s, picked(s, ranked, majors)) for s in ranked]
    rows += [Row(cheapest(s, standing, 1), 9, 11, least={s: 4}, invite=True, also=test) for s, test in picks]
    rows += [Row(cheapest(s, standing), 0 if forced else 6, 11, least={s: 3}, also=test) for s, test in picks]
    return [*rows, Row("P")]


def picked(suit: str, ranked: list[str], majors: list[str]) -> Test:
    """Whether this is the unbid suit to answer in: four of a major first, then the longest."""

    def test(h: Hand) -> bool:
        long = [s for s in majors if h.length[s] > 3]
        return longest(h, long or ranked) == suit

    return test


def doubler_again(suit: str, standing: str) -> list[Row]:
    """We doubled for takeout and partner answered in a suit: raise with 16, jump with 19."""
    rows = [
        Row(cheapest(suit, standing, 1), 19, kind=suit, least={suit: 4}, invite=True),
        Row(cheapest(suit, standing), 16, 18, suit, least={suit: 4}, invite=True),
    ]
    rows += [Row(cheapest(s, standing), 17, least={s: 5}, also=longest_is(s)) for s in others(suit)]
    return [*rows, Row("P")]


def advance(overcalled: str, standing: str, theirs: str) -> list[Row]:
    """Partner overcalled in a suit, or 1N."""
    suit = overcalled[1]
    if suit == "N":
        return to_no_trump(1) if overcalled == standing == "1N" else [Row("P")]
    game = f"{4 if suit in MAJORS else 5}{suit}"
    rows = [
        Row(game, 14, kind=suit, least={suit: 3}, stop=True),
        Row(cheapest(suit, standing, 1), 11, 13, suit, least={suit: 3}, invite=True),
        Row(cheapest(suit, standing), 6, 10, suit, least={suit: 3}),
    ]
    rows += [
        Row(call, low, high, also=stops(theirs), invite=call == "2N", stop=call == "3N")
        for call, low, high in (("1N", 8, 11), ("2N", 12, 14), ("3N", 15, 40))
    ]
    rows += [Row(cheapest(s, standing), 9, least={s: 5}, also=longest_is(s)) for s in others(suit, theirs)]
    return [*rows, Row("P", 0, 13)]


def after_overcall(opened: str, over: str) -> list[Row]:
    """Partner opened one of a suit, the next hand overcalled in a suit."""
    suit, theirs, level = opened[1], over[1], int(over[0])
    support = 3 if suit in MAJORS else 5 if suit == "C" else 4
    rows = [Row(f"4{suit}", 13, 15, suit, least={suit: 4}, stop=True)] if suit in MAJORS else []
    rows += [
        Row(f"3{suit}", 10, 12, suit, least={suit: support}, invite=True),
        Row(f"2{suit}", 6, 9, suit, least={suit: support}),
    ]
    if level <= 3:
        rows.append(negative(suit, theirs, (6, 6, 8, 10)[level]))
    free = others(suit, theirs)
    for s in free:
        call = cheapest(s, over)
        low, length = (6, 5) if call[0] == "1" else (10, 5)
        rows.append(Row(call, low, least={s: length}, forcing=True, also=longest_is(s, "".join(free))))
    for call, low, high in (("1N", 7, 10), ("2N", 11, 12), ("3N", 13, 40)):
        rows.append(Row(call, low, high, invite=call == "2N", also=stops(theirs)))
    return [*rows, Row("P", 0, 12)]


def negative(suit: str, theirs: str, low: int) -> Row:
    """A double that shows the unbid majors; with both bid, both minors."""
    unbid = [s for s in MAJORS if s not in (suit, theirs)]
    return Row("X", low, least=dict.fromkeys(unbid or "DC", 4), forcing=True)


def after_double(opened: str) -> list[Row]:
    """Partner opened one of a suit, the next hand doubled."""
    suit = opened[1]
    rows = [
        Row("2N", 10, least={suit: 4}, invite=True, forcing=True),
        Row("XX", 10, most={suit: 3}),
        Row(f"3{suit}", 0, 9, least={suit: 5}),
        Row(f"2{suit}", 0, 9, least={suit: 4}),
    ]
    if suit in MAJORS:
        rows.append(Row(f"2{suit}", 6, 9, least={suit: 3}))
    rows += [Row(cheapest(s, opened), 6, 9, least={s: 5 if s in "DC" else 4}, also=longest_is(s)) for s in others(suit)]
    return [*rows, Row("P", 0, 9)]


def after_negative(suit: str, shown: str, standing: str) -> list[Row]:
    """We opened, partner made a negative double that shows a suit."""
    rows = [
        Row(cheapest(shown, standing, 1), 16, kind=shown, least={shown: 4}, invite=True),
        Row(cheapest(shown, standing), 0, 15, shown, least={shown: 4}),
    ]
    theirs = standing[1]
    if theirs != "N":
        rows.append(Row(cheapest("N", standing), also=stops(theirs)))
    rows += [Row(cheapest(s, standing), least={s: 4}) for s in others(suit, theirs, shown)]
    return [*rows, Row(cheapest(suit, standing))]
