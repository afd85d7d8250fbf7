"""A turn at Rummy: drawing, taking or claiming, laying, discarding, closing; what a seat is asked, and what its answers
do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shared.engine import ONE_SEAT, Action, Card, Seat
from shared.games.rummy.deals import close, draw, end_deal, next_deal, play
from shared.games.rummy.melds import meanings, start_of
from shared.games.rummy.position import (
    CLAIM,
    CLOSE_FLUSH,
    CONTINUE,
    DISCARD,
    DRAW_STOCK,
    HAND,
    JOKER,
    LEAVE,
    MELD,
    PASS,
    STOCK,
    TAKE,
    TAKE_DISCARD,
    WISH,
    Position,
    after,
    dealt,
    may_return,
    robs,
)
from shared.games.rummy.robber import commit_robbing, rob, to_rob
from shared.games.rummy.steps import clear, commit, step, to_play
from shared.games.rummy.vienna import to_end

# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    """What the stage allows a seat that is asked."""
    p = s.public
    if seat not in p.asked:
        return []
    stage = p.stage
    if stage == "play":
        if p.laid_at[seat]:
            return to_rob(s, seat) if robs(s, seat) else to_play(s, seat)
        return to_play(s, seat) + flushes(s, seat)
    if stage == "draw":
        return [DRAW_STOCK, TAKE_DISCARD] if p.takeable else [DRAW_STOCK]  # RU-40, RU-41
    if stage == "end":
        return to_end(s, seat)
    if stage == "claim":
        if seat != p.paw:
            return [PASS, CLAIM]  # RU-91
        return [LEAVE, TAKE if s.options["knock_priority"] == "turn_first" else WISH]
    return [CONTINUE]


def flushes(s: Position, seat: Seat) -> list[Action]:
    """RU-62: for each card whose discard leaves one suit and jokers."""
    hand = s.table[HAND[seat]]
    if len(hand) != s.public.held or len(hand) <= dealt(s) or not s.options["flush_close"]:
        return []
    colours = [card[0] for card in hand]  # a joker's is its own
    if len({*colours}) > 3:
        return []
    jokers = hand.count(JOKER)
    found = []
    for card in dict.fromkeys(hand):
        wild = jokers - (card == JOKER)
        suit = next((c for c in colours if c != card[0] and c != JOKER[0]), card[0])
        same = colours.count(suit) - (card[0] == suit)
        one_suit = same + wild == len(hand) - 1
        if one_suit and 2 * wild <= len(hand) - 1 and may_leave(s, hand, card):
            found.append(CLOSE_FLUSH[card])
    return found


def may_leave(s: Position, hand: list[Card], card: Card) -> bool:
    if card == s.public.must:
        return hand.count(card) > 1  # RU-75
    return may_return(s, hand, card)


# --- drawing, taking, claiming ---


def draw_stock(s: Position, seat: Seat, action: Action) -> None:
    if draw(s, seat):
        play(s, seat)


def take(s: Position, seat: Seat, action: Action) -> None:
    take_top(s, seat)


def take_top(s: Position, seat: Seat) -> None:
    card = s.table[DISCARD][-1]
    s.draw(DISCARD, HAND[seat])  # RU-41
    s.say(seat, "took", card)
    play(s, seat)
    if s.options["variant"] == "robber":
        s.public.must = card  # RU-71
    else:
        s.public.taken = card


def cancel_take(s: Position, seat: Seat, action: Action) -> None:
    clear(s, seat)
    p = s.public
    s.move(p.must, HAND[seat], DISCARD)  # RU-71
    s.say(seat, "put_back", p.must)
    p.must, p.takeable, p.stage = "", 1, "draw"


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    p = s.public
    if p.stage == "summary":
        next_deal(s)
        return
    seat = p.paw
    order = [other % s.seats for other in range(seat + 1, seat + s.seats)]
    knockers = [other for other in order if other in answers and answers[other].verb == "claim"]
    if knockers:
        claim(s, knockers[0])  # RU-92
    elif answers[seat].verb == "wish":
        take_top(s, seat)
        return
    if p.stage != "claim" or not draw(s, seat):
        return
    play(s, seat)


def claim(s: Position, seat: Seat) -> None:
    card = s.table[DISCARD][-1]
    s.draw(DISCARD, HAND[seat])  # RU-92, RU-93
    s.say(seat, "knocked_for", card)
    for _ in range(2):
        draw(s, seat)
    s.public.takeable = 0  # RUR-13


# --- laying ---


def arrange(s: Position, seat: Seat, action: Action) -> None:
    """A step of laying out, which may be taken back."""
    if robs(s, seat):
        rob(s, seat, action)
    else:
        step(s, seat, action)


def put_back(s: Position, seat: Seat, action: Action) -> None:
    clear(s, seat)


def lay(s: Position, seat: Seat, action: Action) -> None:
    p = s.public
    fresh = commit_robbing(s, seat) if robs(s, seat) else commit(s, seat)
    if not p.laid_at[seat]:
        s.say(seat, "first_lay")
        p.laid_at = (*p.laid_at[:seat], p.turn, *p.laid_at[seat + 1 :])
    for m in sorted(fresh):
        note(s, seat, m, fresh[m])
    gone = {card for cards in fresh.values() for card in cards}
    if p.taken in gone:
        p.taken = ""  # an equal card that stays in hand may be discarded
    p.must, p.held = "", len(s.table[HAND[seat]])  # RU-58, RU-71


def note(s: Position, seat: Seat, m: int, cards: Iterable[Card], kind: str = "") -> None:
    """Tell what a group is now (RU-13)."""
    p = s.public
    group = tuple(s.table[MELD[m]])
    if not group:
        kind = ""
    elif not kind:
        kind = "run" if start_of(group) else "set"
    stands = meanings(group) if JOKER in group and kind != "flush" else ()
    s.say(seat, "laid" if group else "gone", m, *cards)
    by = p.laid_by[m] if m < len(p.melds) and p.melds[m] else seat
    s.set(
        melds=(*p.melds[:m], group, *p.melds[m + 1 :]),
        kinds=(*p.kinds[:m], kind, *p.kinds[m + 1 :]),
        stands=(*p.stands[:m], stands, *p.stands[m + 1 :]),
        laid_by=(*p.laid_by[:m], by, *p.laid_by[m + 1 :]),
    )


# --- ending a turn ---


def discard(s: Position, seat: Seat, action: Action) -> None:
    hand = s.table[HAND[seat]]
    s.move(action.card, HAND[seat], DISCARD)  # RU-42
    if not hand:
        close(s, seat)  # RU-60
        return
    if len(hand) == 1:
        s.say(seat, "one_card_left")
    next_turn(s, seat)


def close_flush(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], DISCARD)  # RU-62
    m = len(s.public.melds)
    s.sweep(HAND[seat], MELD[m])
    note(s, seat, m, s.table[MELD[m]], "flush")
    close(s, seat)


def close_vienna(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], DISCARD)
    close(s, seat)  # RU-82


def knock(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], DISCARD)
    s.say(seat, "knocked")
    s.public.knocker = seat  # RU-83
    next_turn(s, seat)


def next_turn(s: Position, seat: Seat) -> None:
    p = s.public
    following = after(s, seat)
    if following == p.knocker:
        end_deal(s)  # RU-83
        return
    p.paw, p.turn, p.takeable, p.taken = following, p.turn + 1, 1, ""
    if s.options["variant"] == "knock" and len(p.active) > 2:
        p.stage, p.asked = "claim", claimants(s, seat, following)  # RU-90
    else:
        p.stage, p.asked = "draw", ONE_SEAT[following]


def claimants(s: Position, seat: Seat, following: Seat) -> tuple[Seat, ...]:
    p, stock = s.public, len(s.table[STOCK])
    supply = p.turnovers < s.options["max_turnovers"] and stock + len(s.table[DISCARD]) - 1 >= 2
    if stock >= 2 or supply:
        return tuple(other for other in p.active if other != seat)
    return ONE_SEAT[following]  # RU-91: the others' pass is automatic
