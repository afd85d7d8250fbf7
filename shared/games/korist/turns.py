"""The turns of Kořist, from the deal to the end: what a seat is asked, and what its answers do."""

from __future__ import annotations

from shared.engine import NO_SEAT, Action, Seat
from shared.games.korist.position import (
    DECLINE,
    DISCARD,
    DRAWS,
    HAND,
    JOKER,
    LAID,
    LAYER,
    LEAVE,
    LEFT,
    PASS,
    RETURN,
    ROUND,
    SHADOW,
    SPECIALS,
    SUPPLY,
    TAKE,
    Position,
    beats,
    capturable,
    laid,
    layout,
    lays,
    special_place,
    standing,
)

# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    """What the stage allows the seat that is asked."""
    public = s.public
    if seat != public.asked:  # K-7
        return []
    stage = public.stage
    if stage == "play":
        return lays(s.table[HAND[seat]])
    if stage == "take":
        return [TAKE, LEAVE]
    if stage == "return":
        return [RETURN, DISCARD]
    if stage == "shadow":
        groups = capturable(s, *laid(s))
        return groups if s.options["shadow_capture"] == "must" else [*groups, DECLINE]
    table = s.table
    draws = [action for place, action in DRAWS if table[place]]
    if stage == "may_draw":
        draws.append(PASS)
    return draws


# --- set-up ---


def deal(s: Position, number: int, first: Seat) -> None:
    public = s.public
    public.deal, public.first, public.heights = number, first, (0,) * s.seats
    public.captured, public.seen = False, ()
    s.say(first, "deal", number)
    s.shuffle("stock", label=f"deal {number}")
    for seat in range(s.seats):
        s.draw("box", HAND[seat], 2)  # K-71; else the box is empty
        s.draw("stock", HAND[seat], 13 - len(s.table[HAND[seat]]))  # K-5
    for place in SUPPLY:
        s.draw("stock", place)
    if s.seats == 2:
        fill_shadow(s)  # KR-19: after the supply
    begin_turn(s, first)


def begin_turn(s: Position, paw: Seat) -> None:
    public = s.public
    public.stage, public.victim, public.owed = "play", NO_SEAT, 0
    public.paw = public.asked = paw  # K-42
    if s.options["ruleset"] == "expert":
        now = layout(s)
        if public.seen.count(now) == 2:
            finish(s, "K-66")
        else:
            public.seen = (*public.seen, now)


# --- laying ---


def lay(s: Position, seat: Seat, action: Action) -> None:
    public, hand = s.public, HAND[seat]
    cards = LAID[action.card][action.choice]
    heights = public.heights
    s.say(seat, "laid", cards[0], len(cards))
    s.move_all(cards, hand, LAYER[seat][heights[seat]])  # K-14, KR-28: always a new layer
    public.heights = (*heights[:seat], heights[seat] + 1, *heights[seat + 1 :])
    public.captured = False
    if not s.table[hand]:
        finish(s, "K-51")  # KR-29: before any capture
    elif s.seats == 2 and capturable(s, *laid(s)):
        public.stage = "shadow"  # K-76
    else:
        compare(s, 1)


# --- capturing ---


def compare(s: Position, nth: int) -> None:
    """K-20: compare the layer just laid with the top layers round the table, from the nth to the left on."""
    public, table, options = s.public, s.table, s.options
    heights, round_table = public.heights, ROUND[s.seats][public.paw]
    mine = table[LAYER[round_table[0]][heights[round_table[0]] - 1]]
    rank, size = mine[0], len(mine)
    for victim in round_table[nth:]:
        if heights[victim]:
            other = table[LAYER[victim][heights[victim] - 1]]
            if len(other) == size and beats(options, rank, size, other[0]):
                capture(s, victim)
                return
    if public.captured or options["ruleset"] != "basic":  # K-41, K-60
        begin_turn(s, round_table[1])
    else:
        public.stage = "may_draw"  # K-40


def capture(s: Position, victim: Seat) -> None:
    """K-21: the top layer leaves its owner in any case; what becomes of it, the active seat decides (K-24)."""
    public = s.public
    paw, heights = public.paw, public.heights
    height = heights[victim] - 1
    s.say(paw, "captured", victim)
    s.sweep(LAYER[victim][height], "loot")
    public.heights = (*heights[:victim], height, *heights[victim + 1 :])
    public.stage, public.asked, public.victim = "take", paw, victim
    public.captured, public.owed = True, 0


def go_on(s: Position) -> None:
    """K-25: go on with the opponent after the victim."""
    public = s.public
    compare(s, (public.victim - public.paw) % s.seats + 1)


def take(s: Position, seat: Seat, action: Action) -> None:
    """K-22."""
    public = s.public
    s.say(seat, "took", public.victim)
    public.stage, public.asked, public.owed = "draw", public.victim, len(s.table["loot"])
    s.sweep("loot", HAND[seat])


def leave(s: Position, seat: Seat, action: Action) -> None:
    """K-23."""
    public = s.public
    s.say(seat, "left", public.victim)
    public.stage, public.asked = "return", public.victim


def take_back(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "returned")
    s.sweep("loot", HAND[seat])
    go_on(s)


def discard(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "discarded")
    s.public.stage, s.public.owed = "draw", len(s.table["loot"])  # KR-9: even if fewer cards are left
    s.sweep("loot", "discard")


# --- drawing ---


def draw(s: Position, seat: Seat, action: Action) -> None:
    public, table, place = s.public, s.table, action.place
    s.say(seat, "drew", place)
    if place == "stock":
        s.draw(place, HAND[seat])
    else:
        s.sweep(place, HAND[seat])  # K-75: a pile counts as one card
    public.seen = ()
    if not table["stock"] and not any(table[supply] for supply in SUPPLY):
        finish(s, "K-52")  # KR-7, KR-8, KR-10
    elif public.owed > 1:
        public.owed -= 1  # K-31: no refill meanwhile
    else:
        refill(s)
        if public.stage == "draw":
            go_on(s)
        else:
            begin_turn(s, ROUND[s.seats][seat][1])


def refill(s: Position) -> None:
    """K-31, KR-11: empty positions from left to right, as far as the stock lasts."""
    table = s.table
    for place in SUPPLY:
        if not table[place]:
            s.draw("stock", place)


def decline_draw(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "passed")
    begin_turn(s, ROUND[s.seats][seat][1])


# --- the duel's shadow ---


def capture_shadow(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "captured_shadow", action.card)
    s.draw(action.place, HAND[seat], laid(s)[1])  # K-77
    s.public.captured, s.public.seen = True, ()  # K-79
    fill_shadow(s)  # K-78
    compare(s, 1)


def decline_shadow(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "declined")
    s.public.captured = True  # K-41: no optional draw
    compare(s, 1)


def fill_shadow(s: Position) -> None:
    """K-72: up to 13 cards; specials go onto the supply instead."""
    stock = s.table["stock"]
    missing = 13 - sum(len(s.table[place]) for place in SHADOW.values())
    while missing and stock:
        if stock[-1] in SPECIALS:
            s.draw("stock", special_place(s))
        else:
            s.draw("stock", SHADOW[stock[-1]])
            missing -= 1


# --- the end ---


def finish(s: Position, rule: str) -> None:
    """K-50: the deal ends at once; the hands are shown to all."""
    public, seats = s.public, range(s.seats)
    s.say(public.paw, "deal_over", rule)
    points, held = standing(s)
    for seat in seats:
        s.sweep(HAND[seat], LEFT[seat])
    public.ended, public.points = rule, points
    public.totals = tuple(map(sum, zip(public.totals, points, strict=True)))
    public.held = tuple(map(sum, zip(public.held, held, strict=True)))
    if public.deal < (s.seats if s.options["deals"] == "players" else s.options["deals"]):
        gather(s)
        deal(s, public.deal + 1, (public.first + 1) % s.seats)  # K-80
    else:
        public.stage, public.asked = "over", NO_SEAT


def gather(s: Position) -> None:
    """All cards into the stock; the duel's four jokers into the box."""
    for place in sorted(s.table):
        if place != "stock":
            s.sweep(place, "stock")
    if s.seats == 2:
        for _ in range(4):
            s.move(JOKER, "stock", "box")
