"""Hold'em for people: why an action is refused, what one would cost and do.

Law: only what all can see and the seat's own cards are used here.
"""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.holdem.bets import forbidden, menu, target, to_bet
from shared.games.holdem.position import BOARD, CALL, CHECK, CLOSE, FOLD, PLAIN, POCKET, Position
from shared.games.holdem.show import told

# What is said before an action: the words of its preview.
Forecast = Literal[
    "all_in", "fold_is_free", "hand", "menu", "pays", "pot_then",
]  # fmt: skip


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action."""
    verb, card, place, choice = action
    number = choice.isascii() and choice.isdigit()
    return action in PLAIN or (verb in ("bet", "raise_to") and number and not card and not place)


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    verb, p = action.verb, s.public
    if not intelligible(action):
        return UNKNOWN_ACTION
    if verb in ("rebuy", "leave"):
        return "H-83" if p.stage == "rebuy" else "H-42"
    if verb in ("show", "muck"):
        return "H-72" if s.options["showdown"] == "all" else "H-73"
    return "H-82" if action == CLOSE else why_no_bet(s, seat, action)


def why_no_bet(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action of the betting; it is not in the list."""
    p = s.public
    if p.stage != "bet" or seat not in p.asked:
        return "H-33"
    if action.verb not in ("bet", "raise_to") or (action.verb == "bet") == (p.level > 0):
        return "H-34"
    return forbidden(p, seat) or "H-35"


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The public consequences of a legal action."""
    p = s.public
    if p.stage != "bet" or seat not in p.asked or action == CLOSE:
        return []
    said = preview_bet(s, seat, action)
    if action in (CHECK, CALL):
        said.append(Said(seat, "menu", menu(s, seat)))
        if s.table[BOARD]:
            said.append(Said(seat, "hand", told(s, (*s.table[POCKET[seat]], *s.table[BOARD]))))
    return said


def preview_bet(s: Position, seat: Seat, action: Action) -> list[Said]:
    """What an action costs and leaves in the pot."""
    p = s.public
    if action == FOLD:
        return [Said(seat, "fold_is_free")] if CHECK in to_bet(s, seat) else []
    if action == CHECK:
        return []
    if action == CALL:
        pays = min(target(p, seat) - p.bets[seat], p.stacks[seat])
    else:
        pays = int(action.choice.partition("..")[0]) - p.bets[seat]  # of a wide entry the smallest
    said = [Said(seat, "pays", (pays,)), Said(seat, "pot_then", (p.pot + pays,))]
    return said + [Said(seat, "all_in")] * (pays == p.stacks[seat])
