"""Švábí disko in words: what is asked and of whom, what a choice would do, what has happened.

Law: a name stands in its basic form and no sentence guesses a gender. Sums are read from the open cards; what an action
would change comes from the server alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from client.games.svabi.layout import JOZIN, value
from client.table.game_table import Interim, Line, Prompt, Situation, Standing, Words
from client.table.stage import Fact, Step, Tell
from client.ui.text import say
from shared.engine import TAKE_BACK, Action, Card, Place, Seat

COSTUMES = (
    "ballerina", "sailor", "chef", "cowboy", "pirate", "witch", "knight", "diver", "astronaut", "mummy", "vampire",
    "robot", "king",
)  # fmt: skip
KING = 13
MIRROR = "mirror"
LOW = 5  # a hidden card up to this costs little


# --- cards and sums ---


def card_name(card: Card) -> str:
    """The number and the costume."""
    if card[0] == "?":
        return say("svabi-card-back")
    if card == MIRROR:
        return say("svabi-card-mirror")
    return f"{value(card)} · {costume(card)}"


def costume(card: Card) -> str:
    """What the cockroach wears, or the name of a card that shows none."""
    if value(card) == 0:
        return say("svabi-card-mirror") if card == MIRROR else ""
    return say(f"svabi-card-{COSTUMES[value(card) - 1]}")


def open_sum(t: Situation, owner: Seat | str) -> int:
    """What lies open in a collection."""
    return sum(map(value, t.cards(owner if owner == JOZIN else f"col:{owner}")))


def hidden(t: Situation, seat: Seat) -> tuple[Card, ...]:
    """The hidden card of a seat, once it lies there for good."""
    return t.cards(f"hid:{seat}") if t.facts.stage != "hide" else ()


def own_sum(t: Situation) -> int:
    """My collection with my hidden card."""
    return open_sum(t, me(t)) + sum(map(value, hidden(t, me(t))))


def score(t: Situation, seat: Seat) -> str:
    """The sum on a plaque; a hidden card of another seat is a question."""
    unknown = seat != t.seat and bool(hidden(t, seat))
    return f"{open_sum(t, seat)}+?" if unknown else str(open_sum(t, seat) + sum(map(value, hidden(t, seat))))


def me(t: Situation) -> Seat:
    """Who sits at the bottom."""
    return t.seat if t.seat is not None else 0


def signed(points: int) -> str:
    """A change of the score."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def held(t: Situation) -> tuple[Place, Card] | None:
    """The card that is taken up, if one is."""
    for place, slots in t.picked.items():
        if slots and slots[0] < len(t.cards(place)):
            return place, t.cards(place)[slots[0]]
    return None


def change(t: Situation, action: Action | None) -> int | None:
    """By how much an action would change the own sum; None until the server has said so."""
    return next((said.args[0] for said in t.outlook(action) if said.what == "points"), None)


def effect(t: Situation, action: Action | None, what: str) -> tuple[Any, ...] | None:
    """What the server said about an action under this name."""
    return next((said.args for said in t.outlook(action) if said.what == what), None)


def sums(t: Situation, action: Action | None) -> str:
    """The own sum before and after."""
    points = change(t, action)
    return "" if points is None else say("svabi-sums", before=own_sum(t), after=own_sum(t) + points)


def names(t: Situation, seats: Sequence[Seat]) -> str:
    """Names side by side, each in its basic form."""
    return ", ".join(t.names[seat] for seat in seats)


def numbers(cards: Sequence[Card]) -> str:
    """Values side by side."""
    return ", ".join(str(value(card)) for card in cards)


def laid(t: Situation) -> list[bool]:
    """By seat: whether it has laid (or hidden) a card. It is read from the table, so it is told when it is seen."""
    zone = "hid" if t.facts.stage == "hide" else "choice"
    return [bool(t.cards(f"{zone}:{seat}")) for seat in range(t.seats)]


def late(t: Situation) -> list[Seat]:
    """Who has not laid a card yet."""
    return [seat for seat, done in enumerate(laid(t)) if not done]


def dealing(t: Situation) -> bool:
    """Whether the cards of a game are being dealt: nobody is asked yet, or the round of the last game still stands."""
    p = t.facts
    if p.stage in ("choose", "hide"):
        return not p.asked
    return p.stage != "over" and p.round == p.rounds and any(t.cards(f"stock:{seat}") for seat in range(t.seats))


# --- what is to be done ---


def prompt(t: Situation) -> Prompt:
    """The bar's words, for who is asked and for who waits."""
    if dealing(t):
        return Prompt(say("svabi-deal"), sub=say("svabi-deal-sub"))
    asking = ASKING.get(t.facts.stage)
    if t.asked and asking is not None:
        return asking(t)
    return WAITING.get(t.facts.stage, over)(t)


def asked_to_hide(t: Situation) -> Prompt:
    action = t.commitment
    if action is None or action.verb != "hide":
        return Prompt(say("svabi-hide"), sub=say("svabi-hide-sub"))
    number = value(action.card)
    return Prompt(
        say("svabi-hide-this", value=number), say("svabi-counts", points=signed(number)), say("svabi-hide-sub")
    )


def asked_to_choose(t: Situation) -> Prompt:
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


def choosing_hint(t: Situation) -> str:
    """The most useful thing to know while choosing."""
    if len(t.cards(f"hand:{me(t)}")) == 1:
        return say("svabi-choose-last")
    if any(entry.verb == "mirror" for entry in t.legal):
        return say("svabi-mirror-may", round=deadline(t))
    return say("svabi-choose-sub")


def asked_to_pick(t: Situation) -> Prompt:
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
        pictures = ((pair[0],), "+", (card,), "exit")
        return Prompt(headline, say("svabi-pair-leaves", value=number), turn(t), pictures)
    points = change(t, action)
    return Prompt(headline, "" if points is None else say("svabi-points", points=signed(points)), turn(t))


def turn(t: Situation) -> str:
    """When it is my turn in this round, and what that means."""
    if t.facts.round == t.facts.rounds:
        return say("svabi-turn-last")
    place = t.facts.order.index(me(t)) + 1 if me(t) in t.facts.order else 1
    return say("svabi-turn", place=place)


def asked_as_king(t: Situation) -> Prompt:
    can_pair = any(entry.verb == "take_all_pair" for entry in t.legal)
    sub = say("svabi-king-hidden-sub") if can_pair else say("svabi-king-sub")
    return Prompt(say("svabi-king-take"), sub=sub, pictures=(t.cards("floor"),))


def asked_for_mirror(t: Situation) -> Prompt:
    if t.commitment is not None and t.commitment.verb == "mirror":
        return with_mirror(t)
    return Prompt(say("svabi-mirror-must"), sub=say("svabi-mirror-must-sub"))


def with_mirror(t: Situation) -> Prompt:
    """A card is held that the mirror would take away."""
    assert t.commitment is not None
    card, points = t.commitment.card, change(t, t.commitment)
    consequence = "" if points is None else say("svabi-points", points=signed(points))
    pictures = ((MIRROR,), "+", (card,), "exit")
    return Prompt(say("svabi-mirror-this", value=value(card)), consequence, say("svabi-mirror-must-sub"), pictures)


def deadline(t: Situation) -> int:
    """The round at whose end the mirror must have been used: the holder draws the last card of the stock then."""
    return int(t.facts.rounds) - 4


def waiting_to_hide(t: Situation) -> Prompt:
    if not late(t):
        return Prompt(say("svabi-all-hidden"))
    return Prompt(say("svabi-wait-hide", names=names(t, late(t))), sub=mind(t))


def waiting_to_choose(t: Situation) -> Prompt:
    if not late(t):
        return Prompt(say("svabi-reveal"))
    return Prompt(say("svabi-wait-choose", names=names(t, late(t))), sub=mind(t))


def mind(t: Situation) -> str:
    """Who has answered may still change it."""
    return say("svabi-change-mind") if TAKE_BACK in t.legal else ""


def waiting_to_pick(t: Situation) -> Prompt:
    if not t.facts.asked:
        return Prompt(say("svabi-reveal"))
    now = t.facts.asked[0]
    after = t.facts.order[t.facts.order.index(now) + 1 :] if now in t.facts.order else ()
    return Prompt(
        say("svabi-wait-pick", name=t.names[now]), sub=say("svabi-wait-then", names=names(t, after)) if after else ""
    )


def waiting_for_king(t: Situation) -> Prompt:
    return Prompt(say("svabi-wait-king", name=names(t, t.facts.asked)), sub=say("svabi-wait-king-sub"))


def waiting_for_mirror(t: Situation) -> Prompt:
    return Prompt(say("svabi-wait-mirror", name=names(t, t.facts.asked)), sub=say("svabi-mirror-must-sub"))


def over(t: Situation) -> Prompt:
    return Prompt(say("svabi-over"), sub=say("svabi-lowest"))


Worded = Callable[[Situation], Prompt]
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


# --- buttons ---


def button(t: Situation, action: Action) -> Words:
    """What an action does, and what follows for the own sum."""
    number, after = value(action.card), sums(t, action)
    match action.verb:
        case "choose" if number == KING:
            points = change(t, action)
            sub = "" if points is None else say("svabi-do-king-sub", points=signed(points))
            return Words(say("svabi-do-king"), sub, icon="paw")
        case "choose":
            return Words(say("svabi-do-choose", value=number), say("svabi-do-choose-sub"), icon="paw")
        case "hide":
            return Words(say("svabi-do-hide", value=number), say("svabi-counts", points=signed(number)), icon="paw")
        case "take":
            return Words(say("svabi-do-take", value=number), after, icon="paw")
        case "mirror":
            return Words(say("svabi-do-mirror", value=number), after, icon="paw")
        case "take_pair":
            return Words(say("svabi-do-pair"), after, icon="paw")
        case "take_all" if paired(t):
            return Words(say("svabi-do-keep"), after, "paper")
        case "take_all":
            return Words(say("svabi-do-all"), after, icon="paw")
        case _:
            return Words(say("svabi-do-pair"), after, icon="paw")


def paired(t: Situation) -> bool:
    """Whether the King could also throw out the hidden card; that is better, so it is the brighter button."""
    return any(entry.verb == "take_all_pair" for entry in t.legal)


def choice(t: Situation, action: Action) -> Words:
    """An entry where one card can do several things: take it and keep both, or throw both out."""
    if action.verb == "take":
        return Words(say("svabi-do-keep"), sums(t, action), "paper")
    return button(t, action)


def missing(t: Situation) -> Words | None:
    """What the big button waits for."""
    if not t.asked:
        return None
    wanted = {
        "hide": say("svabi-want-hide"),
        "choose": say("svabi-want-choose"),
        "pick": say("svabi-want-pick"),
        "mirror": say("svabi-want-mirror"),
    }.get(t.facts.stage)
    return Words(wanted) if wanted is not None else None


def confirm(t: Situation, action: Action) -> tuple[str, str] | None:
    """A King is not taken back, and two equal cards that are kept count twice: both are asked for once more."""
    if action.verb == "choose" and value(action.card) == KING and len(t.cards(f"hand:{me(t)}")) > 1:
        points, earlier = change(t, action), effect(t, action, "earlier_kings")
        text = say("svabi-sure-king") if points is None else say("svabi-sure-king-points", points=signed(points))
        if earlier is not None:
            text = f"{text} {say('svabi-king-earlier', names=names(t, earlier))}"
        return say("svabi-do-king"), text
    if action.verb in ("take", "take_all") and effect(t, action, "both_will_count") is not None:
        return say("svabi-sure-keep"), say("svabi-sure-keep-text")
    return None


def advice(t: Situation, action: Action) -> str:
    """What the bot would do, and what speaks for it."""
    number = value(action.card)
    told = {
        "choose": say("svabi-do-king") if number == KING else say("svabi-do-choose", value=number),
        "hide": say("svabi-do-hide", value=number),
        "take": say("svabi-do-take", value=number),
        "take_pair": say("svabi-advice-pair", value=number),
        "take_all": say("svabi-do-all"),
        "take_all_pair": say("svabi-advice-all-pair"),
        "mirror": say("svabi-do-mirror", value=number),
    }
    return say("svabi-advice", what=told[action.verb], reason=reason(t, action))


def reason(t: Situation, action: Action) -> str:
    """What speaks for an action: what it does to the sum, or what can be seen on the table."""
    match action.verb:
        case "choose" if value(action.card) != KING:
            return reason_to_choose(t, action.card)
        case "hide":
            return say("svabi-why-hide-low") if value(action.card) <= LOW else say("svabi-why-hide-high")
        case "take" if effect(t, action, "pair") is None:
            return reason_to_take(t, action)
    return sums(t, action) or say("svabi-why-sum")


def reason_to_choose(t: Situation, card: Card) -> str:
    """Early or late, and what the card may become on the next floor."""
    hand = t.cards(f"hand:{me(t)}")
    if len(hand) <= 1:
        return say("svabi-why-only")
    if value(card) in map(value, t.cards(f"col:{me(t)}")):
        return say("svabi-why-owned")
    return say("svabi-why-early") if value(card) == min(map(value, hand)) else say("svabi-why-spare")


def reason_to_take(t: Situation, action: Action) -> str:
    """A card that stays: the cheapest one, one that another seat would pair, or one to be paired later."""
    points = change(t, action)
    others = [change(t, entry) for entry in t.legal if entry.verb == "take" and entry != action]
    if points is not None and all(other is not None and points <= other for other in others):
        return say("svabi-why-least")
    wanted = [
        seat for seat in range(t.seats)
        if seat != me(t) and value(action.card) in map(value, t.cards(f"col:{seat}"))
    ]  # fmt: skip
    return say("svabi-why-deny", name=t.names[wanted[0]]) if wanted else say("svabi-why-later")


# --- what has happened ---


def interim(t: Situation, step: Step) -> Interim | None:
    """After a game of a match that goes on: its sums and those of all games, Jožin's too."""
    if not isinstance(step, Fact) or step.name != "results" or not 0 < len(step.now) < t.facts.games:
        return None
    totals = [sum(each) for each in zip(*step.now, strict=True)]
    rows = [
        Standing(t.avatars[n], t.names[n], str(step.now[-1][n]), str(total)) if n < t.seats
        else Standing("", say("svabi-jozin"), str(step.now[-1][n]), str(total))
        for n, total in sorted(enumerate(totals), key=lambda found: found[1])
    ]  # fmt: skip
    title = say("svabi-interim", game=len(step.now), games=t.facts.games)
    return Interim(title, tuple(rows), say("svabi-interim-mirror"))


def line(t: Situation, step: Step) -> Line | None:
    """The log's line for what was told."""
    if not isinstance(step, Tell):
        return None
    seat, what, args = step.seat, step.what, step.args
    if what in PLAIN:
        return Line(seat if seat >= 0 else None, say(f"svabi-log-{PLAIN[what]}"), args if what in WITH_CARDS else ())
    match what:
        case "picking_order":
            order, tied = args
            return Line(tied[0], say("svabi-log-tied")) if tied else Line(order[0], say("svabi-log-begins"))
        case "king":
            return Line(seat, say("svabi-log-king-before", names=names(t, args)) if args else say("svabi-log-king"))
        case "pair" if seat < 0:
            return Line(None, say("svabi-log-jozin-pair"), args)
        case "pair":
            return Line(seat, say("svabi-log-pair"), args)
        case "game_over":
            return told_lowest(t, args[1])
    return None


PLAIN = {
    "tie_card": "tie",
    "king_goes_back": "back",
    "took": "took",
    "took_all": "all",
    "jozin_took": "jozin",
    "hidden_pair": "both",
    "hidden_counts": "counts",
    "mirror": "mirror",
    "mirror_given": "given",
    "mirror_lost": "lost",
    "forced_cards": "forced",
    "last_round": "last",
}
WITH_CARDS = {"king_goes_back", "took", "took_all", "jozin_took", "hidden_pair", "hidden_counts", "mirror"}


def told_lowest(t: Situation, points: Sequence[int]) -> Line:
    """Who has the lowest sum of a game; the last number is Jožin's if he plays."""
    least = min(points[: t.seats])
    lowest = [seat for seat in range(t.seats) if points[seat] == least]
    if points[-1] < least:
        return Line(None, say("svabi-log-jozin-lowest", points=points[-1]))
    if len(lowest) == 1:
        return Line(lowest[0], say("svabi-log-lowest", points=least))
    return Line(None, say("svabi-log-even", names=names(t, lowest), points=least))
