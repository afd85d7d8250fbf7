"""A turn at Canasta: drawing or taking the pile, laying out, discarding or closing; what a seat is asked, and what its
answers do.
"""

from __future__ import annotations

from shared.engine import ONE_SEAT, Action, Place, Seat, span
from shared.games.canasta.deals import end_deal, keep_cut, lay_red
from shared.games.canasta.melds import key_pair, to_claim, to_play, unclaimable
from shared.games.canasta.position import (
    BLACK,
    BONUS_CARDS,
    CLAIM,
    CLOSING,
    CONTINUE,
    CUT_VIEW,
    DISCARD,
    DONE,
    DRAW_STOCK,
    END_DEAL,
    GROUP,
    GROUP_AT,
    HAND,
    KEEP,
    KEEP_CUT,
    MELD,
    OFFER,
    PAIR,
    REDS,
    REJECT,
    STAGED,
    STAGED_ITEMS,
    STOCK,
    WILD,
    Position,
    side_of,
)
from shared.games.canasta.score import kind

# --- the question ---


def legal(s: Position, seat: Seat) -> list[Action]:
    """What the stage allows a seat that is asked."""
    p = s.public
    if seat not in p.asked:
        return []
    stage = p.stage
    if stage == "play":
        return to_play(s, seat)
    if stage == "draw":
        return to_claim(s, seat) if s.table.get(PAIR[seat]) else to_draw(s, seat)
    if stage == "first_draw":
        return [KEEP, REJECT]  # CA-34
    if stage == "cut":
        return [span("cut", 4, len(s.table[STOCK]) - 4, place=STOCK)]  # CA-21
    if stage == "cut_keep":
        return [KEEP_CUT[card] for card in dict.fromkeys(s.table[CUT_VIEW]) if card in BONUS_CARDS] + [DONE]
    return [CONTINUE]


def to_draw(s: Position, seat: Seat) -> list[Action]:
    claim = [] if unclaimable(s, seat) else [CLAIM]
    return [DRAW_STOCK, *claim] if s.table[STOCK] else [*claim, END_DEAL]  # CA-35, CA-65


# --- drawing ---


def keep(s: Position, seat: Seat, action: Action) -> None:
    """The offered card, or one of those that the cut has shown."""
    if action.card:
        keep_cut(s, seat, action)
    else:
        s.draw(OFFER[seat], HAND[seat])
        draw(s, seat, 1 if s.options["draw_two"] else 0, kept=1)


def reject(s: Position, seat: Seat, action: Action) -> None:
    s.draw(OFFER[seat], DISCARD)  # CA-34: it blocks nothing
    s.say(seat, "rejected", s.table[DISCARD][-1])
    draw(s, seat, 2 if s.options["draw_two"] else 1)


def draw_stock(s: Position, seat: Seat, action: Action) -> None:
    draw(s, seat, 2 if s.options["draw_two"] else 1)


def do_without(s: Position, seat: Seat, action: Action) -> None:
    end_deal(s)  # CA-65


def draw(s: Position, seat: Seat, count: int, kept: int = 0) -> None:
    """Draw so many cards that stay in the hand; the turn goes on if there was one."""
    table, hand = s.table, HAND[seat]
    for _ in range(count):
        if table[STOCK]:
            before = len(table[hand])
            s.draw(STOCK, hand)
            while len(table[hand]) > before and table[hand][-1] in REDS:
                lay_red(s, seat, table[hand][-1], hand)  # CA-36
            kept += len(table[hand]) - before
    if kept:
        s.set(stage="play")
    else:
        end_deal(s)  # CA-65


# --- laying out ---


def stage(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], STAGED[seat][GROUP_AT[action.place]])


def unstage(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, action.place, HAND[seat])


def clear(s: Position, seat: Seat, action: Action) -> None:
    for place in (PAIR[seat], *STAGED[seat].values()):
        s.sweep(place, HAND[seat])


def lay(s: Position, seat: Seat, action: Action) -> None:
    lay_staged(s, seat)


def lay_staged(s: Position, seat: Seat) -> None:
    p, table, melds = s.public, s.table, MELD[side_of(s, seat)]
    for group, place in STAGED_ITEMS[seat]:
        fresh = table.get(place)
        if fresh:
            join(s, seat, group, place, melds[group])
    if not p.laid_at[seat]:
        s.set(laid_at=(*p.laid_at[:seat], p.turn, *p.laid_at[seat + 1 :]))


def join(s: Position, seat: Seat, group: str, src: Place, meld: Place) -> None:
    """Lay cards of one group, and say what became of it."""
    before, fresh = kind(group, s.table[meld]), tuple(s.table[src])
    s.sweep(src, meld)
    s.say(seat, "laid", group, *fresh)
    now = kind(group, s.table[meld])
    if now != before:
        s.say(seat, "canasta", group, now)


# --- the pile ---


def claim_pile(s: Position, seat: Seat, action: Action) -> None:
    s.move_all(key_pair(s, seat), HAND[seat], PAIR[seat])  # CA-37


def confirm_pile(s: Position, seat: Seat, action: Action) -> None:
    side, pile = side_of(s, seat), s.table[DISCARD]
    group = GROUP[pile[-1]]
    s.say(seat, "took_pile", len(pile))
    s.draw(DISCARD, MELD[side][group])
    join(s, seat, group, PAIR[seat], MELD[side][group])
    lay_staged(s, seat)
    s.sweep(DISCARD, HAND[seat])  # CA-38
    s.set(stage="play")


# --- the end of a turn ---


def discard(s: Position, seat: Seat, action: Action) -> None:
    p, seats, card = s.public, s.seats, action.card
    s.move(card, HAND[seat], DISCARD)
    until, lock, turn = p.blocked_until, p.lock, p.turn
    group = GROUP[card]
    if group == BLACK and turn + 1 > until:
        until, lock = turn + 1, BLACK  # CA-32
        s.say(seat, "blocked", until)
    elif group == WILD:
        last = turn + seats - (s.options["wild_block"] == "until_discarder")  # CA-33, CAR-6
        if last > until:
            until, lock = last, WILD
            s.say(seat, "blocked", until)
    following = (seat + 1) % seats
    s.set(turn=turn + 1, stage="draw", asked=ONE_SEAT[following], blocked_until=until, lock=lock)
    if not s.table[STOCK] and unclaimable(s, following):
        end_deal(s)  # CA-65


def close(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], CLOSING[seat])  # CA-62
    s.say(seat, "closed")
    s.set(closer=seat)
    end_deal(s)  # CA-63
