"""Bridge for people: why something is not allowed, and what an action would bring.

Law: reads only what the asking seat was shown. Rule ids are those of the rule book.
"""

from __future__ import annotations

from typing import Literal

from shared.engine import Action, Card, Said, Seat
from shared.engine.match import UNKNOWN_ACTION
from shared.games.bridge.position import (
    ACCEPT,
    CALL,
    DOUBLE,
    NEXT,
    PASS,
    PLAY,
    REDOUBLE,
    REJECT,
    TRICK,
    Position,
    taker,
)
from shared.games.bridge.scoring import is_vulnerable, worth

# What is said before an action: the words of its preview.
Forecast = Literal[
    "ends_auction", "leads_trick", "made_or_one_down", "needs", "result", "takes_trick",
]  # fmt: skip

CLAIMS = {Action("claim", choice=str(number)) for number in range(14)}
KNOWN = {*CALL.values(), *PLAY.values(), *CLAIMS, ACCEPT, REJECT}


def intelligible(action: Action) -> bool:
    """Whether there could ever be such an action."""
    return action in KNOWN


def why(s: Position, seat: Seat, action: Action) -> str:
    """The rule that forbids an action."""
    verb = action.verb
    if not intelligible(action):
        return "B-50" if verb == "claim" and ".." in action.choice else UNKNOWN_ACTION
    if verb == "call":
        return why_no_call(s, seat, action.choice)
    if verb == "play":
        return why_no_play(s, seat, action.card)
    if verb == "claim":
        return why_no_claim(s, seat)
    return "B-51"


def why_no_call(s: Position, seat: Seat, call: str) -> str:
    if s.public.stage != "call":
        return "B-26"  # the auction is over
    if call in (DOUBLE, REDOUBLE) and not s.options["doubles"]:
        return "B-24"
    if seat not in s.public.asked:
        return "B-20" if call == PASS else "B-47"
    return {DOUBLE: "B-22", REDOUBLE: "B-23"}.get(call, "B-21")


def why_no_play(s: Position, seat: Seat, card: Card) -> str:
    p = s.public
    if p.stage == "call":
        return "B-40"  # not before the auction has ended
    if p.stage == "claim":
        return "B-51"
    if seat not in p.asked:
        return "B-41" if seat in (p.dummy, p.declarer) else "B-47"
    return "B-42" if card in s.table[p.lying[p.turn]] else "B-41"  # B-41: no card of the hand that is to play


def why_no_claim(s: Position, seat: Seat) -> str:
    p = s.public
    if p.stage == "claim":
        return "B-51"
    if p.stage == "play" and seat in p.asked and p.barred[p.turn % 2] >= sum(p.tricks):
        return "B-53"
    return "B-50"


def preview(s: Position, seat: Seat, action: Action) -> list[Said]:
    """The public consequences of a legal action."""
    verb = action.verb
    if verb == "call":
        return preview_call(s, seat, action.choice)
    if verb == "play":
        return preview_play(s, action)
    if verb == "claim":
        return [] if ".." in action.choice else preview_claim(s, s.public.turn % 2, int(action.choice))
    if action == ACCEPT and s.public.claimer is not None:
        return preview_claim(s, s.public.claimer % 2, s.public.claimed)
    return []


def preview_call(s: Position, seat: Seat, call: str) -> list[Said]:
    """What a bid promises and is worth if just made; what doubling changes; whether a pass ends the auction."""
    p = s.public
    if call == PASS:
        if p.calls[-2:] != (PASS, PASS) or (p.bidder is None and len(p.calls) < 3):
            return []
        return [Said(seat, "ends_auction", (p.bid, p.times))]
    bid, times, owner = call, 1, seat
    if call in (DOUBLE, REDOUBLE):
        assert p.bidder is not None
        bid, times, owner = p.bid, 2 * p.times, p.bidder
    needs, vulnerable = 6 + int(bid[0]), is_vulnerable(p.vulnerable, owner)
    made, down = worth(bid, times, vulnerable, needs).total, -worth(bid, times, vulnerable, needs - 1).total
    return [Said(owner, "needs", (bid, times, needs)), Said(owner, "made_or_one_down", (made, down))]


def preview_play(s: Position, action: Action) -> list[Said]:
    """Who holds the trick after this card, and whether it is finished by it."""
    p, turn = s.public, s.public.turn
    if not p.led:
        return []
    s = s.copy()
    s.move(action.card, p.lying[turn], TRICK[turn])
    return [Said(taker(s), "takes_trick" if NEXT[turn] == p.leader else "leads_trick")]


def preview_claim(s: Position, side: int, claimed: int) -> list[Said]:
    """What the deal would be worth if the claim is accepted."""
    p = s.public
    assert p.declarer is not None
    left = 13 - sum(p.tricks)
    declaring = p.declarer % 2
    won = p.tricks[declaring] + (claimed if side == declaring else left - claimed)
    points = worth(p.bid, p.times, is_vulnerable(p.vulnerable, p.declarer), won).total
    return [Said(p.declarer, "result", (won - p.needs, points))]
