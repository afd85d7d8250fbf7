"""The rounds of Švábí disko, from the deal to the score: what a seat is asked, and what its answers do."""

from __future__ import annotations

from collections.abc import Mapping
from operator import add

from shared.engine import ALL_SEATS, NO_SEAT, ONE_SEAT, Action, Card, Place, Seat
from shared.games.svabi.position import (
    BOX,
    CHOICE,
    CHOOSE,
    COL,
    EQUAL,
    FLOOR,
    HAND,
    HID,
    HIDE,
    JOZIN,
    JOZIN_STOCK,
    JOZINS,
    KINGS,
    LAST_ORDER,
    MIRROR,
    SETS,
    STOCK,
    TAKE,
    TAKE_ALL,
    TAKE_ALL_PAIR,
    TAKE_PAIR,
    TIE_ORDER,
    USE_MIRROR,
    VALUE,
    Position,
    total,
)

choose, to_take = CHOOSE.__getitem__, TAKE.__getitem__

# --- set-up of a game ---


def deal(s: Position) -> None:
    """Set up one game."""
    seats, game, hidden = s.seats, s.public.game, s.options["variant_hidden"]
    stocks = (*STOCK[:seats], JOZIN_STOCK) if seats == 2 else STOCK[:seats]  # S-31, SR-13
    s.shuffle(*stocks, label=f"game {game}")  # S-3
    for stock in stocks:
        turn_up(s, stock)
    values = [VALUE[card] for card in s.table[FLOOR][:seats]]  # S-31: Jožin's card is ignored
    lowest = [seat for seat in ALL_SEATS[seats] if values[seat] == min(values)]  # S-5
    tie = lowest[0]
    if len(lowest) > 1:
        tie = lowest[int(s.chance(f"game {game} tie").random() * len(lowest))]  # SR-2
    s.say(tie, "tie_card")
    for seat in ALL_SEATS[seats]:
        s.draw(STOCK[seat], HAND[seat], 4 if hidden else 3)  # S-6, S-50
    s.set(stage="hide" if hidden else "choose", asked=ALL_SEATS[seats], round=1, tie=tie, order=(), tied=())


def turn_up(s: Position, stock: Place) -> None:
    s.draw(stock, FLOOR)  # S-4
    card = s.table[FLOOR][-1]
    if card in KINGS:
        s.say(NO_SEAT, "king_goes_back", card)
        s.draw(stock, FLOOR)
        s.move(card, FLOOR, stock)
        s.shuffle(stock, label=f"game {s.public.game} {stock} again")  # SR-3: it may be drawn at once


# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    p, table = s.public, s.table
    if p.stage == "choose":
        chooses = [*map(choose, table[HAND[seat]])]  # S-10
        if p.mirror_holder == seat and s.options["mirror_timing"] == "anytime":
            chooses += mirrors(s, seat)  # S-63
        return chooses
    if seat not in p.asked:
        return []
    if p.stage == "pick":
        takes = [*map(to_take, table[FLOOR])]  # S-11
        return takes + pairs(s, seat) if table.get(HID[seat]) else takes
    if p.stage == "hide":
        return [HIDE[card] for card in table[HAND[seat]] if card not in KINGS]  # S-50
    if p.stage == "mirror":
        return mirrors(s, seat)  # S-62
    return [TAKE_ALL, TAKE_ALL_PAIR] if king_may_pair(s, seat) else [TAKE_ALL]  # S-55


def pairs(s: Position, seat: Seat) -> list[Action]:
    equal = EQUAL[s.table[HID[seat]][0]]
    if not equal.isdisjoint(s.table[COL[seat]]):
        return []  # SR-17: the open partner goes first
    return [TAKE_PAIR[card] for card in s.table[FLOOR] if card in equal]  # S-54


def mirrors(s: Position, seat: Seat) -> list[Action]:
    places = (COL[seat], HID[seat])  # S-65: the hidden card is a card of the collection
    return [USE_MIRROR[place][card] for place in places for card in s.table[place] if card != MIRROR]


def king_may_pair(s: Position, seat: Seat) -> bool:
    equal = EQUAL[s.table[HID[seat]][0]]
    taken = sum(card in equal for card in s.table[FLOOR])
    owned = sum(card in equal for card in s.table[COL[seat]])
    return taken > 0 and (taken + owned) % 2 == 1  # S-55: after S-12 one open card of that value remains


# --- the answers ---


def take(s: Position, seat: Seat, action: Action) -> None:
    pick(s, seat, action.card)


def take_pair(s: Position, seat: Seat, action: Action) -> None:
    pick(s, seat, action.card, with_hidden=True)


def mirror(s: Position, seat: Seat, action: Action) -> None:
    use_mirror(s, seat, action.card, action.place)
    if s.public.stage == "mirror":
        next_round(s)


def take_all(s: Position, seat: Seat, action: Action) -> None:
    take_floor(s, seat)
    end_round(s)


def take_all_pair(s: Position, seat: Seat, action: Action) -> None:
    take_floor(s, seat)
    discard_hidden(s, seat)
    end_round(s)


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    if s.public.stage == "choose":
        reveal(s, answers)
        return
    for seat, action in answers.items():
        s.move(action.card, HAND[seat], HID[seat])  # S-50
    s.set(stage="choose")


# --- a round ---


def reveal(s: Position, answers: Mapping[Seat, Action]) -> None:
    p, values = s.public, list[int]()
    for seat, (_, card, _, _) in answers.items():
        s.move(card, HAND[seat], CHOICE[seat])  # S-10: all are turned up together
        values.append(VALUE[card])
    order = tuple(sorted(TIE_ORDER[s.seats][p.tie], key=values.__getitem__))  # S-11: equal ones by tie order
    if 13 in values:
        king(s, [seat for seat in order if values[seat] == 13])
        return
    tied: tuple[Seat, ...] = ()
    if len({*values}) < len(values):
        tied = tuple(seat for seat in order if values.count(values[seat]) > 1)
    s.say(NO_SEAT, "picking_order", order, tied)
    p.stage, p.asked, p.order, p.tied = "pick", ONE_SEAT[order[0]], order, tied


def king(s: Position, kings: list[Seat]) -> None:
    seat = kings[0]  # S-13, SR-7: the first by tie order, the others get nothing
    s.say(seat, "king", *kings[1:])
    if s.table.get(HID[seat]):
        s.set(stage="king", asked=ONE_SEAT[seat], order=ONE_SEAT[seat])  # S-57: a real decision
    else:
        take_floor(s, seat)  # S-13: he must
        end_round(s)


def pick(s: Position, seat: Seat, card: Card, with_hidden: bool = False) -> None:
    own = COL[seat]
    s.say(seat, "took", card)
    s.move(card, FLOOR, own)  # S-11
    if not EQUAL[card].isdisjoint(s.table[own]):
        (other,) = EQUAL[card].intersection(s.table[own])  # S-12: never more than one of a value
        discard(s, seat, own, other, card)
    if with_hidden:
        discard_hidden(s, seat)
    order = s.public.order
    if seat == order[-1]:
        end_round(s)
    else:
        s.public.asked = ONE_SEAT[order[order.index(seat) + 1]]


def take_floor(s: Position, seat: Seat) -> None:
    s.say(seat, "took_all", *s.table[FLOOR])
    s.sweep(FLOOR, COL[seat])  # S-13; SR-6: his own card is not among them
    discard_pairs(s, seat, COL[seat])  # SR-8: by parity


def discard_pairs(s: Position, seat: Seat, place: Place) -> None:
    single: dict[int, Card] = {}
    for card in s.table[place][:]:  # S-12, SR-9: at once, compulsory
        other = single.pop(VALUE[card], "")
        if other:
            discard(s, seat, place, other, card)
        else:
            single[VALUE[card]] = card


def discard(s: Position, seat: Seat, place: Place, one: Card, other: Card) -> None:
    s.say(seat, "pair", one, other)
    s.move(one, place, BOX)  # SR-10
    s.move(other, place, BOX)


def discard_hidden(s: Position, seat: Seat) -> None:
    """Discard the hidden card and its open partner."""
    hidden = s.table[HID[seat]][0]
    partner = next(card for card in s.table[COL[seat]] if card in EQUAL[hidden])
    s.move(partner, COL[seat], BOX)  # S-54, S-55
    s.move(hidden, HID[seat], BOX)
    s.say(seat, "hidden_pair", partner, hidden)  # after the move: narration never runs ahead of what was shown


def end_round(s: Position) -> None:
    p, table = s.public, s.table
    if table[FLOOR]:  # S-32, S-35; SR-12: not after a King, who leaves nothing
        s.say(NO_SEAT, "jozin_took", *table[FLOOR])
        s.sweep(FLOOR, JOZIN)
        discard_pairs(s, NO_SEAT, JOZIN)
    if p.round == p.rounds:
        score(s)
        return
    for seat in ALL_SEATS[s.seats]:
        s.draw(CHOICE[seat], FLOOR)  # S-16
    if s.seats == 2:
        s.draw(JOZIN_STOCK, FLOOR)  # S-34: a 13 has no effect
    holder = p.mirror_holder
    if holder is not None and len(table[STOCK[holder]]) == 1:  # S-62, SR-28: before any seat draws
        if mirrors(s, holder):
            s.set(stage="mirror", asked=ONE_SEAT[holder], order=(), tied=())
            return
        s.say(holder, "mirror_lost")
        give_up_mirror(s, holder)
    next_round(s)


def next_round(s: Position) -> None:
    p, seats = s.public, s.seats
    for seat in ALL_SEATS[seats]:
        s.draw(STOCK[seat], HAND[seat])  # S-16; S-17, S-52: until the stock is empty
    if p.round + 1 < p.rounds:
        if p.round + 2 == p.rounds:
            s.say(NO_SEAT, "forced_cards")  # S-17
        p.stage, p.asked, p.round, p.order, p.tied = "choose", ALL_SEATS[seats], p.round + 1, (), ()
        return
    order = LAST_ORDER[seats][p.tie]  # S-20
    s.say(NO_SEAT, "last_round", order)
    s.set(stage="pick", asked=ONE_SEAT[order[0]], round=p.rounds, order=order, tied=())


def use_mirror(s: Position, seat: Seat, card: Card, place: Place) -> None:
    s.move(card, place, BOX)  # S-62; S-65: a hidden one is revealed
    s.say(seat, "mirror", card)
    give_up_mirror(s, seat)


def give_up_mirror(s: Position, seat: Seat) -> None:
    s.move(MIRROR, COL[seat], BOX)
    s.set(mirror_holder=None)


# --- the end of a game and of the match ---


def score(s: Position) -> None:
    p, seats = s.public, s.seats
    for seat in ALL_SEATS[seats]:
        if s.table.get(HID[seat]):
            s.sweep(HID[seat], COL[seat])  # S-56: revealed and added, no pairing
            s.say(seat, "hidden_counts", s.table[COL[seat]][-1])
    points = tuple([total(s.table[COL[seat]]) for seat in ALL_SEATS[seats]])  # S-21
    jozin = (total(s.table[JOZIN]),) if seats == 2 else ()  # S-36
    s.say(NO_SEAT, "game_over", p.game, points + jozin)
    s.set(
        totals=tuple(map(add, p.totals, points)),  # S-60
        jozin_total=p.jozin_total + sum(jozin),  # S-67
        results=(*p.results, points + jozin),
    )
    if p.game < p.games:
        next_game(s)
    else:
        s.set(stage="over", asked=(), order=(), tied=())
        s.say(NO_SEAT, "match_over")


def next_game(s: Position) -> None:
    p, seats = s.public, s.seats
    holder = max(TIE_ORDER[seats][p.tie], key=p.totals.__getitem__)  # S-61, SR-21: the first by tie order
    homes = {**dict(zip(SETS, STOCK[:seats], strict=False)), **({JOZINS: JOZIN_STOCK} if seats == 2 else {})}
    for place in (*COL[:seats], JOZIN, BOX):
        for card in s.table[place][:]:
            if card[0] in homes:  # the mirror and the unused sets stay in the box
                s.move(card, place, homes[card[0]])
    s.say(holder, "mirror_given")
    s.move(MIRROR, BOX, COL[holder])
    s.set(game=p.game + 1, mirror_holder=holder)
    deal(s)  # SR-25: with a newly awarded tie card
