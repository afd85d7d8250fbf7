"""The secret fives and the mystery pile."""

from __future__ import annotations

from collections.abc import Iterable

from shared.engine import ONE_SEAT, Action, Place, Seat, owner
from shared.games.flaps.cards import AFTER, GUESS, HAND, HIDE, MYSTERY, OTHERS, PEEK, SKIP, STOCK, TARGET
from shared.games.flaps.deals import draw, recall, stock_lasts
from shared.games.flaps.laying import end_turn
from shared.games.flaps.position import Effects, Point, Points, Position, always


def rob(s: Position, victim: Seat, goal: Place = MYSTERY) -> None:
    """One blind card of a hand goes to the mystery pile or another place; FL-112."""
    hand = s.table[HAND[victim]]
    s.move(hand[int(s.chance().random() * len(hand))], HAND[victim], goal)


def replenish(s: Position, seats: Iterable[Seat]) -> None:
    """FL-624: a hand emptied by a secret draws one; then the turn ends."""
    for seat in seats:
        recall(s, seat)
        if not s.table[HAND[seat]] and not draw(s, seat):
            return
    end_turn(s)


def give_away(s: Position, seat: Seat, refused: bool) -> None:
    order = AFTER[s.seats][seat]
    for victim in order:  # FL-811: the seat itself takes first, from its left
        rob(s, victim)
    replenish(s, order)


def choose_secret(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="hide", asked=ONE_SEAT[seat])  # FL-812


def hide_legal(s: Position, seat: Seat) -> list[Action]:
    return [HIDE[card] for card in dict.fromkeys(s.table[HAND[seat]])]


def hide_act(s: Position, seat: Seat, action: Action) -> None:
    s.move(action.card, HAND[seat], MYSTERY)
    s.say(seat, "hid")
    replenish(s, ONE_SEAT[seat])


def guess(s: Position, seat: Seat, refused: bool) -> None:
    s.draw(STOCK, MYSTERY)  # FL-813: unseen by all
    if stock_lasts(s):
        s.set(stage="guess", asked=ONE_SEAT[seat])


def guess_act(s: Position, seat: Seat, action: Action) -> None:
    if action != SKIP:
        s.say(seat, "guesses", action.choice)
        s.set(guess=action.choice)  # no more than that
    end_turn(s)


def look(s: Position, seat: Seat, refused: bool) -> None:
    s.draw(STOCK, MYSTERY)  # FL-814
    s.show(MYSTERY, len(s.table[MYSTERY]) - 1, seat)
    if stock_lasts(s):
        end_turn(s)


def share(s: Position, seat: Seat, refused: bool) -> None:
    s.set(stage="share", asked=ONE_SEAT[seat])


def share_act(s: Position, seat: Seat, action: Action) -> None:
    victim = owner(action.place)
    s.say(seat, "shares_secret_of", victim)
    rob(s, victim, PEEK[seat])  # FL-815: who sees which card leaves the hand forgets nothing of the others (FL-111)
    s.draw(PEEK[seat], MYSTERY)
    replenish(s, ONE_SEAT[victim])


def solve(s: Position, seat: Seat, refused: bool) -> None:
    s.say(seat, "solves", len(s.table[MYSTERY]))
    while s.table[MYSTERY]:
        s.draw(MYSTERY, HAND[seat])  # FL-816
    recall(s, seat)
    end_turn(s)


EFFECTS: Effects = {"5VT": give_away, "5VS": choose_secret, "5HN": guess, "5HP": look, "5PT": share, "5VZ": solve}
POINTS: Points = {
    "hide": Point(hide_legal, hide_act, lambda s, seat: HIDE[s.table[HAND[seat]][0]], "FL-812"),
    "guess": Point(lambda _s, _seat: [*GUESS.values(), SKIP], guess_act, always(SKIP), "FL-813"),
    "share": Point(
        lambda s, seat: [TARGET[other] for other in OTHERS[s.seats][seat]],
        share_act,
        lambda s, seat: TARGET[AFTER[s.seats][seat][0]],
        "FL-815",
    ),
}
