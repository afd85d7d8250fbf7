"""A deal from the shuffle to its points: set-up, drawing, the empty stock, the win, the next deal of a match.

Law: `draw` and everything that takes the last stock card may end the deal (FL-630); who calls it goes on only if it
says so.
"""

from __future__ import annotations

from operator import add

from shared.engine import ALL_SEATS, NO_SEAT, ONE_SEAT, Action, Seat
from shared.engine.game import Options
from shared.games.flaps.cards import (
    AFTER,
    BARE,
    BARED,
    BOX,
    DISCARD,
    HAND,
    LAID,
    LEVEL,
    RANK,
    READY,
    STOCK,
    STRIP,
    SUIT,
    rank_of,
)
from shared.games.flaps.position import Effects, Point, Points, Position, always

ONE_PACK = 8  # so many seats can play with one
GOALS = {"wins": 3, "points": 100}  # FL-642: where the lobby says nothing; deals: one for each seat


COUNTING = tuple((HAND[seat], LAID[seat], *STRIP[seat], *BARE[seat]) for seat in range(len(HAND)))  # FL-630

# --- set-up ---


def packs_of(seats: int, packs: str | int) -> int:
    """R-41: two packs above eight seats."""
    return int(packs) if packs != "auto" else 1 if seats <= ONE_PACK else 2


def climbs(options: Options) -> bool:
    """Whether each deal is a level higher."""
    return bool(options["ladder"]) and options["match"] != "single"


def open_match(s: Position) -> None:
    """The first deal."""
    goal = s.options["match_target"]
    if goal == "auto" or s.options["match"] == "single":
        goal = GOALS.get(s.options["match"], s.seats)
    dealer = int(s.chance("dealer").random() * s.seats)  # FL-120
    s.set(level=s.options["level"], dealer=dealer, goal=goal, totals=(0,) * s.seats)
    deal_out(s)


def deal_out(s: Position) -> None:
    """FL-120 to FL-123."""
    p, seats = s.public, s.seats
    s.shuffle(STOCK, label=f"deal {p.deal}")
    for seat in AFTER[seats][p.dealer]:
        s.draw(STOCK, HAND[seat], 7)
    s.draw(STOCK, DISCARD)
    while not SUIT[s.table[DISCARD][-1]]:  # FL-121
        s.say(NO_SEAT, "starter_buried", s.table[DISCARD][-1])
        s.move(s.table[DISCARD][-1], DISCARD, STOCK, 0)
        s.draw(STOCK, DISCARD)
    starter = s.table[DISCARD][-1]
    first = AFTER[seats][p.dealer][0]
    stage, attack = "turn", 0
    if s.options["starter_effect"] == "numbers" and RANK[starter] in ("2", "3", "8"):
        stage, attack = ("eight", 0) if RANK[starter] == "8" else ("attack", int(RANK[starter]))
    s.say(NO_SEAT, "deal", p.deal, p.level, p.dealer)
    s.set(
        stage=stage,
        asked=ONE_SEAT[first],
        turn=first,
        direction=1,
        suit=SUIT[starter],
        rank=rank_of(starter, s.options["mf_is_flap"]),
        named=False,
        laid_by=None,  # FL-122
        attack=attack,
        calls=("",) * seats,
        allowances=(0,) * seats,
        **BLANK,
    )


BLANK = {
    "refused": False,
    "series": 0,
    "step": 0,
    "stopped": False,
    "mini": "",
    "trump": "",
    "bids": (),
    "barred": (),
    "guess": "",
    "picked": "",
    "target": None,
}


def next_deal(s: Position) -> None:
    """Gather all cards, perhaps add a level, and deal again."""
    p = s.public
    for place in sorted(s.table):
        if place not in (BOX, STOCK):
            s.sweep(place, STOCK)
    level = min(7, p.level + 1) if climbs(s.options) else p.level
    s.set(deal=p.deal + 1, level=level, dealer=AFTER[s.seats][p.dealer][0], winners=(), points=())
    for card in [card for card in s.table[BOX] if LEVEL[card] <= level]:
        s.move(card, BOX, STOCK)
    deal_out(s)


# --- drawing ---


def draw(s: Position, seat: Seat, count: int = 1) -> bool:
    """Draw for a seat; whether the deal goes on."""
    if count < len(s.table[STOCK]):
        s.draw(STOCK, HAND[seat], count)
        recall(s, seat)
        return True
    for _ in range(count):
        s.draw(STOCK, HAND[seat])
        recall(s, seat)
        if not stock_lasts(s):
            return False
    return True


def recall(s: Position, seat: Seat) -> None:
    """FL-606, FL-607: one card that did not come by laying is announced; with any other number nothing stands."""
    calls = s.public.calls
    count = len(s.table[HAND[seat]])
    if count == 1:
        if not calls[seat]:
            s.set(calls=(*calls[:seat], "said", *calls[seat + 1 :]))
    elif calls[seat]:
        s.set(calls=(*calls[:seat], "", *calls[seat + 1 :]))


def stock_lasts(s: Position) -> bool:
    """FL-630: whether the deal goes on after cards left the stock."""
    if s.table[STOCK]:
        return True
    beneath = s.table[DISCARD][:-1]
    if s.options["stock_out"] == "reshuffle" and beneath:
        for card in beneath:
            s.move(card, DISCARD, STOCK)
        s.say(NO_SEAT, "reshuffled")
        s.shuffle(STOCK)
        return True
    held = [held_by(s, seat) for seat in ALL_SEATS[s.seats]]
    fewest = min(held)
    winners = tuple(seat for seat in ALL_SEATS[s.seats] if held[seat] == fewest)
    share = sum(count - fewest for count in held) // len(winners)  # FL-641
    s.say(NO_SEAT, "stock_out", winners)
    end_deal(s, winners, share, 1)
    return False


def held_by(s: Position, seat: Seat) -> int:
    """FL-630: cards in the hand, in a mini-game and in a strip."""
    table = s.table
    return sum([len(table[place]) for place in COUNTING[seat] if place in table])


# --- the end of a deal ---


def win(s: Position, seat: Seat, doubled: bool) -> None:
    """FL-640: one point for each card of the others."""
    left = sum(held_by(s, other) for other in ALL_SEATS[s.seats])
    s.say(seat, "out")
    end_deal(s, (seat,), 2 * left if doubled else left, 2 if doubled else 1)


def end_deal(s: Position, winners: tuple[Seat, ...], share: int, wins: int) -> None:
    """Show all hands, count, and ask for the next deal or end the match."""
    p, seats, match = s.public, s.seats, s.options["match"]
    for seat in ALL_SEATS[seats]:
        for place in COUNTING[seat]:
            s.sweep(place, BARED[seat])
    points = tuple(share if seat in winners else 0 for seat in ALL_SEATS[seats])
    gains = tuple(wins if seat in winners else 0 for seat in ALL_SEATS[seats]) if match == "wins" else points
    totals = tuple(map(add, p.totals, gains))
    s.say(NO_SEAT, "deal_over", winners, points)
    over = match == "single" or (p.deal if match == "deals" else max(totals)) >= p.goal  # FL-642
    s.set(
        stage="over" if over else "next",
        asked=() if over else ALL_SEATS[seats],
        attack=0,
        calls=("",) * seats,
        totals=totals,
        winners=winners,
        points=points,
        results=(*p.results, points),
        **BLANK,
    )


def ready(s: Position, seat: Seat, action: Action) -> None:
    """DP-NEXT."""
    left = tuple(other for other in s.public.asked if other != seat)
    if left:
        s.set(asked=left)
    else:
        next_deal(s)


EFFECTS: Effects = {}
POINTS: Points = {"next": Point(lambda _s, _seat: [READY], ready, always(READY), "FL-213")}
