"""What a contract of Bridge is worth: the tables of the rule book as arithmetic, and which side is vulnerable.

Law: pure functions of the contract and the tricks; nothing here knows a position.
"""

from __future__ import annotations

from typing import NamedTuple

DENOMINATIONS = "CDHSN"  # B-21: ascending
BIDS = tuple(f"{level}{denomination}" for level in range(1, 8) for denomination in DENOMINATIONS)
RANK_OF_BID = {bid: rank for rank, bid in enumerate(BIDS)}
SIDES = ("NS", "EW")  # B-1
VULNERABILITIES = ("none", "NS", "EW", "both")

TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}  # B-61, BR-1
FIRST_NO_TRUMP = 10  # B-61: 40, 70, 100
GAME_FROM = 100  # B-62


class Worth(NamedTuple):
    """A contract's points, broken down as they are shown; `under` goes to the defenders, all else to the declarers."""

    tricks: int = 0
    bonus: int = 0
    over: int = 0
    doubled: int = 0  # for making a doubled or redoubled contract
    under: int = 0

    @property
    def total(self) -> int:
        """Positive: for the declaring side; negative: for the defenders."""
        return self.tricks + self.bonus + self.over + self.doubled - self.under


def worth(bid: str, times: int, vulnerable: bool, won: int) -> Worth:
    """B-60: a contract of `times` 1, 2 (doubled) or 4 (redoubled) with `won` tricks for its side."""
    level, denomination = int(bid[0]), bid[1]
    over = won - 6 - level
    if over < 0:
        return Worth(under=penalty(-over, times, vulnerable))  # B-66: nothing for its tricks
    tricks = (level * TRICK[denomination] + (FIRST_NO_TRUMP if denomination == "N" else 0)) * times  # B-61
    bonus = 50 if tricks < GAME_FROM else 500 if vulnerable else 300  # B-62, B-63: by the doubled trick score
    if level > 5:
        bonus += ((500, 1000), (750, 1500))[vulnerable][level - 6]  # B-62, BR-2; B-63: never multiplied
    each = TRICK[denomination] if times == 1 else 50 * times * (1 + vulnerable)  # B-64
    return Worth(tricks, bonus, over * each, {1: 0, 2: 50, 4: 100}[times])


def penalty(missing: int, times: int, vulnerable: bool) -> int:
    """B-65: what the defenders get for so many undertricks."""
    if times == 1:
        return missing * (100 if vulnerable else 50)
    first_three = (200, 300, 300) if vulnerable else (100, 200, 200)
    return (sum(first_three[:missing]) + 300 * max(0, missing - 3)) * times // 2


def vulnerability(deal: int, dealer: int, cycle: str) -> str:
    """B-12: who is vulnerable in a deal of four-deal bridge."""
    turn = (deal - 1) % 4
    if turn in (0, 3):
        return "none" if turn == 0 else "both"
    return SIDES[dealer % 2 if cycle == "dealer" else 1 - dealer % 2]


def is_vulnerable(vulnerable: str, seat: int) -> bool:
    """Whether a seat's side is among the vulnerable ones."""
    return vulnerable in ("both", SIDES[seat % 2])
