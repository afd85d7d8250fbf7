"""Flap windows: 4 FLAPS, MEGA-FLAP and KONEC FLAPOVÁNÍ.

Law: all eligible seats are asked whether or not they hold a four. In a race a flap acts at once beside the sealed
passes; a pass names its step, so the next step voids it. In sealed windows flaps wait with the passes.
"""

from __future__ import annotations

from collections.abc import Mapping

from shared.engine import ALL_SEATS, Action, Seat
from shared.games.flaps.cards import (
    COMMIT,
    COMMIT_SAY,
    DISCARD,
    FLAP,
    FLAP_SAY,
    FOURS,
    HAND,
    KIND,
    OTHERS,
    PLAIN_FOURS,
    pass_in,
)
from shared.games.flaps.laying import end_turn, lay
from shared.games.flaps.position import Effects, Point, Points, Position


def open_window(s: Position, seat: Seat, refused: bool) -> None:
    p = s.public
    p.stage, p.asked, p.step = "flap", OTHERS[s.seats][seat], 1  # FL-501, FL-502


def open_mega(s: Position, seat: Seat, refused: bool) -> None:
    allowances = tuple(3 if other == seat else 0 for other in ALL_SEATS[s.seats])  # FL-511
    s.set(stage="flap", asked=ALL_SEATS[s.seats], step=1, allowances=allowances)


def eligible(s: Position) -> tuple[Seat, ...]:
    """FL-502, FL-511, FL-521."""
    p = s.public
    if p.stopped:
        return tuple(seat for seat in ALL_SEATS[s.seats] if p.allowances[seat])
    assert p.laid_by is not None
    return ALL_SEATS[s.seats] if p.allowances[p.laid_by] else OTHERS[s.seats][p.laid_by]


def close(s: Position) -> None:
    """FL-504: the turn goes on from the seat whose turn it was."""
    p = s.public
    p.step, p.stopped = 0, False
    if any(p.allowances):
        p.allowances = (0,) * s.seats
    end_turn(s)


# --- DP-FLAP ---


def flap_legal(s: Position, seat: Seat) -> list[Action]:
    fours = FOURS if s.options["mf_is_flap"] else PLAIN_FOURS
    hand = s.table[HAND[seat]]
    held = [card for card in hand if card in fours]
    if not held:
        return [pass_in(s.public.step)]
    plain, saying = (FLAP, FLAP_SAY) if s.options["flap_mode"] == "race" else (COMMIT, COMMIT_SAY)
    found = [plain[card] for card in dict.fromkeys(held)]
    if len(hand) == 2 and s.options["last_card"] != "auto":  # FL-213
        found = [flap for action in found for flap in (action, saying[action.card])]
    return [*found, pass_in(s.public.step)]


def flap(s: Position, seat: Seat, action: Action) -> None:
    s.say(seat, "flaps")
    lay(s, seat, action, next_step)


def next_step(s: Position, seat: Seat, refused: bool) -> None:
    """FL-503: a flap begins a new step."""
    p = s.public
    kind = KIND[s.table[DISCARD][-1]]
    stopped = p.stopped or kind == "4X"
    if kind == "4X":  # FL-522
        allowances = tuple(0 if other == seat else max(0, left - 1) for other, left in enumerate(p.allowances))
        s.set(allowances=allowances)
    elif p.allowances[seat] or kind == "MF":  # FL-511, FL-512
        left = p.allowances[seat] - 1 if p.allowances[seat] else 3
        s.set(allowances=tuple(left if other == seat else old for other, old in enumerate(p.allowances)))
    p.step, p.stopped = p.step + 1, stopped
    asked = eligible(s)
    if asked:
        p.asked = asked
    else:
        close(s)


def settle(s: Position, answers: Mapping[Seat, Action]) -> None:
    """All have passed or, where flaps are sealed, committed."""
    p = s.public
    for i in range(1, s.seats + 1):
        seat = (p.turn + i * p.direction) % s.seats
        action = answers.get(seat)
        if action is not None and action.verb == "commit":
            flap(s, seat, action)  # FL-508: the others keep theirs
            return
    close(s)


EFFECTS: Effects = {"4": open_window, "MF": open_mega, "4X": end_turn}  # FL-521: in a turn 4X opens no window
POINTS: Points = {"flap": Point(flap_legal, flap, lambda s, _seat: pass_in(s.public.step), "FL-502")}
