"""What an auction has told, and the call that the system makes next.

Law: a story is a pure function of dealer, vulnerability and calls; each call means the rows of the system that lead to
it. Where no row speaks, both partners' known points and lengths decide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from shared.bots.bridge import contest, system
from shared.bots.bridge.hand import MAJORS, Hand, Row, others
from shared.bots.bridge.system import cheapest
from shared.engine import Seat
from shared.games.bridge.scoring import GAME_FROM, is_vulnerable, worth

EACH = "CDHS"


class Known(NamedTuple):
    """What a seat has told of its hand."""

    low: int = 0
    high: int = 37
    least: tuple[int, int, int, int] = (0, 0, 0, 0)  # clubs, diamonds, hearts, spades
    balanced: bool = False
    calls: tuple[str, ...] = ()  # all but passes
    last: Row | None = None  # what its last call meant

    def length(self, suit: str) -> int:
        return self.least[EACH.index(suit)]


class Story(NamedTuple):
    """An auction so far."""

    dealer: Seat
    vulnerable: str
    calls: tuple[str, ...] = ()
    known: tuple[Known, ...] = (Known(),) * 4
    acts: tuple[tuple[Seat, str], ...] = ()  # all calls but passes
    standing: str = ""  # the last bid
    owner: Seat = 0  # whose it is


@lru_cache(maxsize=20_000)
def story(dealer: Seat, vulnerable: str, calls: tuple[str, ...]) -> Story:
    """The story that some calls tell."""
    if not calls:
        return Story(dealer, vulnerable)
    before, call, seat = story(dealer, vulnerable, calls[:-1]), calls[-1], (dealer + len(calls) - 1) % 4
    row = meaning(before, seat, call)
    known = list(before.known)
    known[seat] = told(known[seat], row)
    if call == "P":
        return before._replace(calls=calls, known=tuple(known))
    acts = (*before.acts, (seat, call))
    if call in ("X", "XX"):
        return before._replace(calls=calls, known=tuple(known), acts=acts)
    return before._replace(calls=calls, known=tuple(known), acts=acts, standing=call, owner=seat)


def told(known: Known, row: Row) -> Known:
    low, high = max(known.low, row.low), min(known.high, row.high)
    if low > high:
        low, high = min(row.low, known.high), max(row.low, known.high)
    least = tuple(max(n, row.least.get(suit, 0)) for suit, n in zip(EACH, known.least, strict=True))
    calls = known.calls if row.call == "P" else (*known.calls, row.call)
    return Known(low, high, (least[0], least[1], least[2], least[3]), known.balanced or row.balanced, calls, row)


def meaning(before: Story, seat: Seat, call: str) -> Row:
    """What a call says: all rows that lead to it together; where there are none, the natural sense."""
    rows = [row for row in situation(before, seat) or [] if row.call == call]
    if not rows:
        return natural(before, seat, call)
    suits = [suit for suit in EACH if all(suit in row.least for row in rows)]
    return rows[0]._replace(
        low=min(row.low for row in rows),
        high=max(row.high for row in rows),
        least={suit: min(row.least[suit] for row in rows) for suit in suits},
        balanced=all(row.balanced for row in rows),
    )


def natural(before: Story, seat: Seat, call: str) -> Row:
    """A call outside the rows: length in its suit, or readiness to play no trump."""
    if call in ("P", "X", "XX"):
        return Row(call)
    partner, own = before.known[(seat + 2) % 4], before.known[seat]
    level, suit = int(call[0]), call[1]
    if suit == "N":
        asks = call == "4N" and bool(partner.calls) and partner.calls[-1][-1] in EACH
        return Row(call, invite=call == "2N", asks=asks, forcing=asks, stop=level in (3, 6, 7))
    supports = partner.length(suit) >= 4
    least = 3 if supports else max(4, own.length(suit) + (own.length(suit) > 0))
    return Row(call, least={suit: least}, invite=supports and call in ("3H", "3S"), stop=is_game(call))


def is_game(bid: str) -> bool:
    return bool(bid) and worth(bid, 1, False, 13).tricks >= GAME_FROM


# --- which rows speak ---


def situation(s: Story, me: Seat) -> list[Row] | None:
    """The rows for the seat that calls next; None where only what is known of both hands helps."""
    if not s.acts:
        return system.opening(len(s.calls), is_vulnerable(s.vulnerable, me))
    partner = (me + 2) % 4
    last = s.known[partner].last
    if last is not None and last.asks and s.standing == "4N":
        return system.ace_answers()
    opener, opened = s.acts[0]
    theirs = [call for seat, call in s.acts if (seat - me) % 2]
    if opener == partner:
        return responder(s, me, opened, theirs)
    if opener == me:
        return opener_again(s, me, opened, theirs)
    return defender(s, me, opened)


def responder(s: Story, me: Seat, opened: str, theirs: list[str]) -> list[Row] | None:
    mine, partners = s.known[me].calls, s.known[(me + 2) % 4].calls
    if not mine and len(partners) == 1:
        if not theirs:
            return system.response(opened, passed=len(s.calls) > 3)
        if len(theirs) == 1 and opened[0] == "1" and opened[1] != "N":
            if theirs[0] == "X":
                return contest.after_double(opened)
            return None if theirs[0][1] == "N" else contest.after_overcall(opened, theirs[0])
        return None
    if len(mine) == 1 and len(partners) == 2 and not theirs:
        if opened in ("1N", "2N") and mine[0] == f"{int(opened[0]) + 1}C":
            return system.stayman_again(int(opened[0]), partners[1])
        if opened == "2C" and partners[1] == "2N":
            return system.to_no_trump(2)
    return None


def opener_again(s: Story, me: Seat, opened: str, theirs: list[str]) -> list[Row] | None:
    mine, partners = s.known[me].calls, s.known[(me + 2) % 4].calls
    if len(mine) == 1 and len(partners) == 1:
        answer = partners[0]
        if answer == "X":
            return negated(s, opened, theirs)
        if theirs or answer == "XX":
            return None
        if opened == "2C":
            return system.strong_again(answer)
        if opened[1] == "N":
            level = int(opened[0])
            return system.after_stayman(level) if answer == f"{level + 1}C" else system.no_trump_again(level, answer)
        return (system.second_bid(opened, answer) or None) if opened[0] == "1" else system.PASS
    if len(mine) == len(partners) == 2 and opened in ("1N", "2N") and not theirs:
        level = int(opened[0])
        if partners[0] == f"{level + 1}C" and partners[1][1] == "N":
            return system.no_trump_again(level, partners[1], spades=mine[1][1] == "H")
    return None


def negated(s: Story, opened: str, theirs: list[str]) -> list[Row] | None:
    """Partner made a negative double of their only bid."""
    if len(theirs) != 1 or theirs[0][0] == "X" or theirs[0][1] == "N" or opened[0] != "1" or opened[1] == "N":
        return None
    unbid = [suit for suit in MAJORS if suit not in (opened[1], theirs[0][1])]
    return contest.after_negative(opened[1], unbid[0] if unbid else "D", s.standing)


def defender(s: Story, me: Seat, opened: str) -> list[Row] | None:
    mine, partners = s.known[me].calls, s.known[(me + 2) % 4].calls
    suited = opened[1] != "N"
    if not mine and not partners:
        late = s.calls[-3:] == (opened, "P", "P")
        return contest.overcall(opened, s.standing, late)
    if not mine and len(partners) == 1:
        if partners[0] == "X":
            return contest.answer_takeout(opened[1], s.standing, s.calls[-1] == "P") if suited else None
        if partners[0] == "XX" or not suited:
            return None
        return contest.advance(partners[0], s.standing, opened[1])
    if mine == ("X",) and len(partners) == 1 and suited and partners[0][-1] in EACH:
        return contest.doubler_again(partners[0][1], s.standing)
    return None


# --- the next call ---


def next_call(s: Story, me: Seat, hand: Hand, legal: Collection[str]) -> str:
    """The system's call."""
    for row in situation(s, me) or []:
        if row.call in legal and row.fits(hand):
            return row.call
    return next((call for call in wishes(s, me, hand) if call in legal), "P")


def wishes(s: Story, me: Seat, hand: Hand) -> Iterable[str]:
    """Calls in the order of liking; the first legal one is made."""
    own, partner = s.known[me], s.known[(me + 2) % 4]
    fit = fit_with(hand, partner)
    points = hand.sp(fit) if fit and hand.length[fit] > 2 else hand.tp if fit else hand.hcp
    together = points + partner.low
    ours = bool(s.standing) and (s.owner - me) % 2 == 0
    if own.last is not None and own.last.asks:
        return after_aces(s, hand, partner, fit, together)
    if partner.last is not None and partner.last.stop and ours:
        return ["P"]
    slam = slams(own, hand, fit, together)
    if slam and partner.calls:
        return slam
    if ours and is_game(s.standing):
        return ["P"]
    if together >= (26 if fit in MAJORS and fit else 25) and partner.calls:
        return [*games(s, me, hand, partner, fit, together), *doubled(s, me, hand, partner)]
    if not ours:
        return [*doubled(s, me, hand, partner), *fights(s, hand, partner, fit, together), "P"]
    return part_scores(s, hand, own, partner, fit, points)


def fit_with(hand: Hand, partner: Known) -> str:
    """The suit in which we have eight together, majors first; none if there is none."""
    fits = [suit for suit in "SHDC" if partner.length(suit) and hand.length[suit] + partner.length(suit) >= 8]
    return fits[0] if fits else ""


def slams(own: Known, hand: Hand, fit: str, together: int) -> list[str]:
    if together < 33 or "4N" in own.calls:
        return []
    if not fit:
        return ["7N", "6N"] if together >= 37 else ["6N"]
    return [f"6{fit}"] if fit == "C" and hand.aces() < 2 else ["4N", f"6{fit}"]


def after_aces(s: Story, hand: Hand, partner: Known, fit: str, together: int) -> list[str]:
    """Partner told the aces."""
    answer = partner.calls[-1] if partner.calls else ""
    if answer not in system.ACES or s.standing != answer:
        return ["P"]
    strain = fit or "N"
    told_aces = system.ACES.index(answer)
    missing = 4 - hand.aces() - (4 if told_aces == 0 and hand.aces() == 0 and partner.low > 15 else told_aces)
    if missing >= 2:
        return ["P"] if answer[1] == strain else [f"5{strain}", "P"]
    return [f"7{strain}", f"6{strain}"] if missing <= 0 and together >= 37 else [f"6{strain}"]


def games(s: Story, me: Seat, hand: Hand, partner: Known, fit: str, together: int) -> list[str]:
    if fit and fit in MAJORS:
        return [f"4{fit}"]
    bid = {call[1] for seat, call in s.acts if (seat - me) % 2 == 0 and call[-1] in EACH}
    safe = partner.balanced or all(hand.stops(suit) for suit in EACH if suit not in bid)
    if not safe and fit and together >= 29:
        return [f"5{fit}", "3N"]
    return ["3N", f"5{fit}"] if fit and together >= 29 else ["3N"]


def doubled(s: Story, me: Seat, hand: Hand, partner: Known) -> list[str]:
    """A penalty double of a contract that should go down."""
    if not s.standing or (s.owner - me) % 2 == 0 or int(s.standing[0]) < 4:
        return []
    trumps = s.standing[1]
    tricks = partner.low / 5
    for suit, ranks in hand.ranks.items():
        if suit == trumps:
            tricks += ("A" in ranks) + ("K" in ranks and len(ranks) > 1) + ("Q" in ranks and len(ranks) > 2)
        elif len(ranks) < 6:
            tricks += ("A" in ranks) + (1 if "K" in ranks and "Q" in ranks else 0.5 * ("K" in ranks))
    return ["X"] if tricks >= 8 - int(s.standing[0]) + 1 else []


def fights(s: Story, hand: Hand, partner: Known, fit: str, together: int) -> list[str]:
    """The part score: up to the level of our trumps."""
    if not fit or not 17 <= together + 3 <= 26:
        return []
    call = cheapest(fit, s.standing)
    return [call] if call[0] != "n" and int(call[0]) <= hand.length[fit] + partner.length(fit) - 6 < 5 else []


def part_scores(s: Story, hand: Hand, own: Known, partner: Known, fit: str, points: int) -> Iterable[str]:
    """Our side has the contract, below game: answer an invitation, invite, answer a force, or choose the suit."""
    row = partner.last
    if row is not None and row.invite:
        accepts = points > (max(own.low, 6) + min(own.high, 21)) / 2
        return ([f"4{fit}"] if fit and fit in MAJORS else ["3N"]) if accepts else ["P"]
    liked: list[str] = []
    if partner.calls and points + (partner.low + min(partner.high, partner.low + 4)) / 2 >= 24:
        invite = f"3{fit}" if fit and fit in MAJORS else "2N"
        if invite != s.standing:
            liked.append(invite)
    if row is not None and row.forcing:
        liked += forced(s, hand, partner)
    return [*liked, *preferences(s, hand, partner)]


def forced(s: Story, hand: Hand, partner: Known) -> list[str]:
    """Partner's bid must not be passed."""
    found = [cheapest(suit, s.standing) for suit in "SHDC" if partner.length(suit) > 4 and hand.length[suit] > 2]
    found += [cheapest(suit, s.standing) for suit in hand.order if hand.length[suit] > 5]
    shown = [suit for suit in EACH if partner.length(suit) > 2]
    if all(hand.stops(suit) for suit in others(*shown)):
        found.append(cheapest("N", s.standing))
    found += [cheapest(suit, s.standing) for suit in hand.order if hand.length[suit] > 3 and suit not in shown]
    found += [cheapest(suit, s.standing) for suit in shown]
    return [*[call for call in found if call[0] < "5"], cheapest("N", s.standing)]


def preferences(s: Story, hand: Hand, partner: Known) -> list[str]:
    """Pass a playable contract, else take the better suit while it is cheap."""
    suit = s.standing[1]
    if suit == "N":
        return ["P"]
    trumps = hand.length[suit] + partner.length(suit)
    if trumps >= 7:
        return ["P"]
    better = sorted(others(suit), key=lambda other: -hand.length[other] - partner.length(other))
    for other in better:
        joint, call = hand.length[other] + partner.length(other), cheapest(other, s.standing)
        if joint > trumps and partner.length(other) and (call[0] <= "2" or (call[0] == "3" and joint > 8)):
            return [call, "P"]
    return ["P"]
