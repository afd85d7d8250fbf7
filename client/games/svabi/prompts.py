"""The bar of the disco: what is asked and of whom.

Law: a name stands in its basic form and no sentence guesses a gender.
"""

from __future__ import annotations

from collections.abc import Callable

from client.games.svabi.layout import value
from client.games.svabi.reading import KING, Here, change, dealing, effect, held, late, me, names, signed
from client.table.phrases import Part, Prompt
from client.ui.text import say
from shared.engine import TAKE_BACK, Action
from shared.games.svabi.position import MIRROR


def prompt(t: Here) -> Prompt:
    """The bar's words, for who is asked and for who waits."""
    if dealing(t):
        return Prompt(say("svabi-deal"), sub=say("svabi-deal-sub"))
    asking = ASKING.get(t.facts.stage)
    if t.asked and asking is not None:
        return asking(t)
    return WAITING.get(t.facts.stage, over)(t)


def asked_to_hide(t: Here) -> Prompt:
    action = t.commitment
    if action is None or action.verb != "hide":
        return Prompt(say("svabi-hide"), sub=say("svabi-hide-sub"))
    number = value(action.card)
    return Prompt(
        say("svabi-hide-this", value=number), say("svabi-counts", points=signed(number)), say("svabi-hide-sub")
    )


def asked_to_choose(t: Here) -> Prompt:
    taken = held(t)
    if taken is not None and t.commitment is not None and t.commitment.verb == "mirror":
        return with_mirror(t)
    if taken is None or t.commitment is None:
        return Prompt(say("svabi-choose"), sub=choosing_hint(t))
    if value(taken[1]) != KING:
        return Prompt(say("svabi-choose-this", value=value(taken[1])), sub=say("svabi-choose-sub"))
    earlier = effect(t, t.commitment, "earlier_kings")
    points = change(t, t.commitment)
    return Prompt(
        say("svabi-king"),
        "" if points is None else say("svabi-points", points=signed(points)),
        say("svabi-king-sub") if earlier is None else say("svabi-king-earlier", names=names(t, earlier)),
        (t.cards("floor"),),
    )


def choosing_hint(t: Here) -> str:
    """The most useful thing to know while choosing."""
    if len(t.cards(f"hand:{me(t)}")) == 1:
        return say("svabi-choose-last")
    if any(entry.verb == "mirror" for entry in t.legal):
        return say("svabi-mirror-may", round=deadline(t))
    return say("svabi-choose-sub")


def asked_to_pick(t: Here) -> Prompt:
    taken = held(t)
    if taken is None or taken[0] != "floor":
        return Prompt(say("svabi-pick"), sub=turn(t))
    card = taken[1]
    action = Action("take", card, "floor")
    pair, kept = effect(t, action, "pair"), effect(t, action, "both_will_count")
    headline, number = say("svabi-pick-this", value=value(card)), value(card)
    if kept is not None:
        return Prompt(headline, say("svabi-pick-hidden"), say("svabi-pick-hidden-sub"), ((card,), "+", (kept[1],)))
    if pair is not None:
        pictures: tuple[Part, ...] = ((pair[0],), "+", (card,), "exit")
        return Prompt(headline, say("svabi-pair-leaves", value=number), turn(t), pictures)
    points = change(t, action)
    return Prompt(headline, "" if points is None else say("svabi-points", points=signed(points)), turn(t))


def turn(t: Here) -> str:
    """When it is my turn in this round, and what that means."""
    if t.facts.round == t.facts.rounds:
        return say("svabi-turn-last")
    place = t.facts.order.index(me(t)) + 1 if me(t) in t.facts.order else 1
    return say("svabi-turn", place=place)


def asked_as_king(t: Here) -> Prompt:
    can_pair = any(entry.verb == "take_all_pair" for entry in t.legal)
    sub = say("svabi-king-hidden-sub") if can_pair else say("svabi-king-sub")
    return Prompt(say("svabi-king-take"), sub=sub, pictures=(t.cards("floor"),))


def asked_for_mirror(t: Here) -> Prompt:
    if t.commitment is not None and t.commitment.verb == "mirror":
        return with_mirror(t)
    return Prompt(say("svabi-mirror-must"), sub=say("svabi-mirror-must-sub"))


def with_mirror(t: Here) -> Prompt:
    """A card is held that the mirror would take away."""
    assert t.commitment is not None
    card, points = t.commitment.card, change(t, t.commitment)
    consequence = "" if points is None else say("svabi-points", points=signed(points))
    pictures: tuple[Part, ...] = ((MIRROR,), "+", (card,), "exit")
    return Prompt(say("svabi-mirror-this", value=value(card)), consequence, say("svabi-mirror-must-sub"), pictures)


def deadline(t: Here) -> int:
    """The round at whose end the mirror must have been used: the holder draws the last card of the stock then."""
    return int(t.facts.rounds) - 4


def waiting_to_hide(t: Here) -> Prompt:
    if not late(t):
        return Prompt(say("svabi-all-hidden"))
    return Prompt(say("svabi-wait-hide", names=names(t, late(t))), sub=mind(t))


def waiting_to_choose(t: Here) -> Prompt:
    if not late(t):
        return Prompt(say("svabi-reveal"))
    return Prompt(say("svabi-wait-choose", names=names(t, late(t))), sub=mind(t))


def mind(t: Here) -> str:
    """Who has answered may still change it."""
    return say("svabi-change-mind") if TAKE_BACK in t.legal else ""


def waiting_to_pick(t: Here) -> Prompt:
    if not t.facts.asked:
        return Prompt(say("svabi-reveal"))
    now = t.facts.asked[0]
    after = t.facts.order[t.facts.order.index(now) + 1 :] if now in t.facts.order else ()
    return Prompt(
        say("svabi-wait-pick", name=t.names[now]), sub=say("svabi-wait-then", names=names(t, after)) if after else ""
    )


def waiting_for_king(t: Here) -> Prompt:
    return Prompt(say("svabi-wait-king", name=names(t, t.facts.asked)), sub=say("svabi-wait-king-sub"))


def waiting_for_mirror(t: Here) -> Prompt:
    return Prompt(say("svabi-wait-mirror", name=names(t, t.facts.asked)), sub=say("svabi-mirror-must-sub"))


def over(t: Here) -> Prompt:
    return Prompt(say("svabi-over"), sub=say("svabi-lowest"))


Worded = Callable[[Here], Prompt]
ASKING: dict[str, Worded] = {
    "hide": asked_to_hide,
    "choose": asked_to_choose,
    "pick": asked_to_pick,
    "king": asked_as_king,
    "mirror": asked_for_mirror,
}
WAITING: dict[str, Worded] = {
    "hide": waiting_to_hide,
    "choose": waiting_to_choose,
    "pick": waiting_to_pick,
    "king": waiting_for_king,
    "mirror": waiting_for_mirror,
}
