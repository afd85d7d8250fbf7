"""A deal of Rummy from the shuffle to its points: dealing, the stock and its turnovers, closing, the next deal."""

from __future__ import annotations

from operator import add

from shared.engine import NO_SEAT, ONE_SEAT, Seat
from shared.games.rummy.position import DISCARD, HAND, MELD, SHOWN, STOCK, Position, after, counted, dealt
from shared.games.rummy.vienna import left_over, show

# --- the deal ---


def deal(s: Position) -> None:
    p = s.public
    s.shuffle(STOCK, label=f"deal {p.deal}")
    seat = forehand = after(s, p.dealer)
    for _ in range(dealt(s) * len(p.active) + 1):  # RU-31: forehand gets the last one too
        s.draw(STOCK, HAND[seat])
        seat = after(s, seat)
    s.say(p.dealer, "dealt", dealt(s))
    most = int(s.options["max_turnovers"])
    s.set(turn=1, turnovers=0, turnovers_left=most, takeable=0, taken="", must="", laid_at=(0,) * s.seats)  # RU-32
    s.set(melds=(), kinds=(), stands=(), laid_by=(), knocker=None, closer=None, doubled=0, paw=forehand)
    play(s, forehand)  # RUR-3


def play(s: Position, seat: Seat) -> None:
    """The cards of the turn are in hand."""
    p = s.public
    p.stage = "end" if s.options["variant"] == "vienna" else "play"
    p.asked, p.held, p.takeable, p.taken = ONE_SEAT[seat], len(s.table[HAND[seat]]), 0, ""


def next_deal(s: Position) -> None:
    p = s.public
    for place in (DISCARD, *(place for own in SHOWN for place in own), *MELD[: len(p.melds)]):
        s.sweep(place, STOCK)
    s.set(deal=p.deal + 1, dealer=after(s, p.dealer))  # RU-30
    deal(s)


# --- the stock ---


def draw(s: Position, seat: Seat) -> bool:
    """RU-40: a card from the stock; False if the deal is over."""
    if not s.table[STOCK] and s.table[DISCARD]:
        if s.public.turnovers == s.options["max_turnovers"]:
            s.say(NO_SEAT, "no_more_turnovers")
            end_deal(s)  # RU-66
            return False
        turn_over(s)
    s.draw(STOCK, HAND[seat])  # RU-67: nothing where there is nothing
    return True


def turn_over(s: Position) -> None:
    p = s.public
    done = p.turnovers + 1
    s.draw(DISCARD, STOCK, len(s.table[DISCARD]))  # RU-65: the oldest will be drawn first
    s.set(turnovers=done, turnovers_left=s.options["max_turnovers"] - done, takeable=0)
    if s.options["turnover"] == "shuffle":
        s.shuffle(STOCK, label=f"deal {p.deal} turnover {done}")
    s.say(NO_SEAT, "turned_over", p.turnovers_left)


# --- the end of a deal and of the match ---


def close(s: Position, seat: Seat) -> None:
    p = s.public
    first = p.laid_at[seat] in (0, p.turn) and s.options["variant"] != "vienna"
    doubled = p.kinds[-1:] == ("flush",) or (first and s.options["double_close"] == "any_from_hand")  # RU-101
    s.say(seat, "closed")
    s.set(closer=seat, doubled=int(doubled))
    end_deal(s)


def end_deal(s: Position) -> None:
    p, worth, vienna = s.public, counted(s), s.options["variant"] == "vienna"
    for seat in p.active:
        if vienna:
            show(s, seat)  # RU-84
        else:
            s.sweep(HAND[seat], SHOWN[seat][0])
    points = [0] * s.seats
    for seat in p.active:
        points[seat] = -left_over(s, seat, worth) * (2 if p.doubled else 1)  # RU-100, RU-101, RU-102
    if p.closer is not None:
        points[p.closer] = 10
    totals = tuple(map(add, p.totals, points))
    s.say(NO_SEAT, "deal_over", p.deal, tuple(points))
    s.set(totals=totals, results=(*p.results, tuple(points)))
    if match_over(s):
        s.set(stage="over", asked=())
        s.say(NO_SEAT, "match_over", tuple(s.game.places(s)))
    else:
        s.set(stage="summary", asked=p.active)


def match_over(s: Position) -> bool:
    """RU-110 to RU-112; who falls below the limit is out."""
    p, match = s.public, s.options["match"]
    if match != "elimination":
        return match == "single" or bool(p.deal == s.options["evening_deals"])
    limit = s.options["limit"]
    if limit == "auto":
        limit = 101 if s.options["variant"] == "vienna" else 100
    gone = [seat for seat in p.active if p.totals[seat] < -limit]  # RUR-14
    for seat in gone:
        s.say(seat, "out", p.totals[seat])
    s.set(
        out=tuple(p.deal if seat in gone else deal for seat, deal in enumerate(p.out)),
        active=tuple(seat for seat in p.active if seat not in gone),
    )
    return len(p.active) < 2
