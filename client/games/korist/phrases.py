"""Kořist's words: for every decision and every event."""

from __future__ import annotations

from collections.abc import Sequence

from client.games.korist.reading import (
    Heard,
    Here,
    amount,
    deals_of,
    laid,
    left_to_draw,
    several,
    signed,
    spelled,
    top_of,
    top_size,
)
from client.table.phrases import Interim, InterimRow, LogLine, Part, Phrases, Prompt, Words
from client.table.stage import Fact, Flip, Manner, Move, Shuffle, Step, Tell
from client.ui.sound import Sound
from client.ui.text import say
from shared.engine import Action, Card, Said
from shared.games.korist.position import JOKER, Public

BACK = "?"
FEW = 3  # hand cards from which on the others are warned
LAST = 8  # cards left to draw from which on the last one is spoken of
SOUNDS: dict[Manner, Sound] = {
    Manner.DEAL: "deal",
    Manner.LAY: "lay",
    Manner.SWOOP: "capture",
    Manner.REVEAL: "flip",
}


class KoristPhrases(Phrases[Public]):
    """All variants: basic, advanced, expert, and the duel."""

    def subtitle(self, t: Here) -> str:
        kind = say(f"korist-{t.options['ruleset']}")
        if t.seats == 2:
            kind = say("korist-duel", kind=kind)
        deals = deals_of(t)
        return kind if deals == 1 else say("korist-deal", kind=kind, deal=max(1, t.facts.deal), deals=deals)

    # --- what is to be done ---

    def prompt(self, t: Here) -> Prompt:
        if t.facts.stage == "over":
            return Prompt(say("korist-over"), sub=say("korist-over-sub"))
        if not t.asked:
            return waiting(t)
        match t.facts.stage:
            case "play":
                return laying(t)
            case "take":
                loot = t.cards("loot")
                headline = say("korist-take", cards=amount(loot), name=t.names[t.facts.victim])
                sub = say("korist-take-sub", name=t.names[t.facts.victim], count=len(loot))
                return Prompt(headline, sub=sub, pictures=(loot,))
            case "return":
                loot = t.cards("loot")
                headline = say("korist-return", cards=amount(loot), count=len(loot))
                return Prompt(headline, sub=say("korist-return-sub", name=t.names[t.facts.paw]), pictures=(loot,))
            case "shadow" if t.commitment is not None:
                group = several(top_size(t), t.commitment.card)
                return Prompt(say("korist-shadow-this", cards=group), sub=say("korist-shadow-take"))
            case "shadow":
                return Prompt(say("korist-shadow"), sub=say("korist-shadow-sub"))
            case "may_draw":
                return Prompt(say("korist-may-draw"), sub=last_card(t) or say("korist-may-draw-sub"))
            case _:
                reason = say("korist-draw-sub", name=t.names[t.facts.paw])
                return Prompt(say("korist-draw", count=t.facts.owed), sub=last_card(t) or reason)

    def primary(self, t: Here) -> Words | None:
        action = t.commitment
        if t.asked and t.facts.stage == "shadow":
            if action is None:
                return Words(say("korist-choose-group"), say("korist-choose-group-sub"), icon="paw")
            group = several(top_size(t), action.card)
            return Words(say("korist-take-group", cards=group), say("korist-hold", count=top_size(t)), icon="paw")
        if not t.asked or t.facts.stage != "play":
            return None
        if action is None:
            return Words(say("korist-choose"), say("korist-choose-sub"), icon="paw")
        return Words(say("korist-do-lay", cards=amount(laid(action))), consequence(t, action), icon="paw")

    def button(self, t: Here, action: Action) -> Words:
        count = len(t.cards("loot"))
        match action.verb:
            case "leave":
                sub = say("korist-will-choose")
            case "take" | "return":
                sub = say("korist-hold", count=count)
            case "discard":
                sub = say("korist-you-draw", count=count)
            case _:
                sub = ""
        quiet = action.verb in ("leave", "discard", "pass", "decline")
        return Words(say(f"korist-do-{action.verb}"), sub, "paper" if quiet else "primary")

    def choice(self, t: Here, action: Action) -> Words:
        if action.verb == "shadow":
            return Words(from_shadow(t, action))
        if action.verb == "lay":
            return Words(say("korist-do-lay", cards=spelled(laid(action))))
        return self.button(t, action)

    def confirm(self, t: Here, action: Action) -> tuple[str, str] | None:
        said = t.outlook(action)
        ends = any(each.what == "would_end" for each in said)
        if action.verb == "lay" and (ends or len(laid(action)) == len(t.cards(f"hand:{t.seat}"))):
            return say("korist-end"), " ".join(filter(None, (say("korist-end-lay"), ranking(t, said))))
        if action.verb == "draw" and ends and t.facts.stage == "may_draw":
            return say("korist-end"), " ".join(filter(None, (say("korist-end-draw"), ranking(t, said))))
        return None

    # --- what happened ---

    def line(self, t: Heard, step: Step) -> LogLine | None:
        if not isinstance(step, Tell):
            return None
        match step.what:
            case "deal":
                return LogLine(step.seat, say("korist-log-deal", deal=step.args[0]))
            case "laid":
                return LogLine(step.seat, say("korist-log-laid", count=step.args[1]), (step.args[0],))
            case "took" | "left":
                return LogLine(step.seat, say(f"korist-log-{step.what}"), t.cards("loot"), source=step.args[0])
            case "returned" | "discarded":
                return LogLine(step.seat, say(f"korist-log-{step.what}"), t.cards("loot"))
            case "drew":
                cards = t.cards(step.args[0]) if step.args[0] != "stock" else (BACK,)
                return LogLine(step.seat, say("korist-log-drew"), cards, joins=True)
            case "captured_shadow":
                group = (step.args[0],) * len(t.cards(top_of(t, step.seat)))
                return LogLine(step.seat, say("korist-log-shadow"), group)
            case "passed" | "declined":
                return LogLine(step.seat, say(f"korist-log-{step.what}"))
            case "deal_over":
                return LogLine(None, say(f"korist-log-over-{step.args[0].removeprefix('K-')}"))
        return None

    def interim(self, t: Heard, step: Step) -> Interim | None:
        if not isinstance(step, Fact) or step.name != "totals" or not 0 < t.facts.deal < deals_of(t):
            return None
        order = sorted(range(t.seats), key=lambda seat: -step.now[seat])
        rows = [
            InterimRow(t.party(seat), signed(step.now[seat] - step.was[seat]), signed(step.now[seat])) for seat in order
        ]
        return Interim(say("korist-interim", deal=t.facts.deal, deals=deals_of(t)), tuple(rows))

    def sound(self, t: Heard, step: Step) -> Sound | None:
        match step:
            case Move(manner=Manner.SWOOP) if step.dst.place.startswith(("stock", "left")):
                return None
            case Move(manner=Manner.LAY) if len(step.places.get(step.src.place, ())) == FEW:
                return "last"
            case Move():
                return SOUNDS[step.manner]
            case Flip():
                return "flip"
            case Shuffle():
                return "shuffle"
        return None

    def card_name(self, card: Card) -> str:
        if card[0] == "?":
            return say("korist-card-back")
        return say("korist-card-joker") if card == JOKER else say(f"korist-card-{card}")

    def banner(self, card: Card) -> str:
        return "" if card[0] == "?" else say(f"korist-animal-{card.lower()}")

    def advice(self, t: Here, action: Action, effects: Sequence[Said]) -> str:
        match action.verb:
            case "lay":
                what, reason = say("korist-do-lay", cards=spelled(laid(action))), reason_to_lay(t, action, effects)
            case "draw" if action.place == "stock":
                return say("korist-advice-stock")
            case "draw":
                card = t.cards(action.place)[-1]
                what, reason = say("korist-advice-supply", card=self.card_name(card)), reason_to_draw(t, card)
            case "shadow":
                what, reason = from_shadow(t, action), say("korist-advice-shadow")
            case _:
                what, reason = say(f"korist-do-{action.verb}"), say(f"korist-advice-{action.verb}")
        return say("korist-advice", what=what, reason=reason)


# --- sentences ---


def from_shadow(t: Here, action: Action) -> str:
    """What an entry takes from the shadow: so many cards as were just laid."""
    return say("korist-do-shadow", cards=several(top_size(t), action.card))


def waiting(t: Here) -> Prompt:
    """Whose turn it is, and what is done now: by the victim of a capture too, though it is not that seat's turn."""
    seat, facts = t.facts.asked, t.facts
    if seat in (-1, t.seat) or not t.awaited:
        return Prompt("")
    does = say(f"korist-does-{facts.stage}", name=t.names[seat], count=facts.owed)
    return Prompt(say("korist-turn", name=t.names[facts.paw]), sub=does)


def laying(t: Here) -> Prompt:
    action = t.commitment
    if action is None:
        return Prompt(say("korist-play"), sub=say("korist-play-sub"))
    cards, said = laid(action), t.outlook(action)
    pictures: tuple[Part, ...] = (cards,)
    for loot in captured(t, said)[:2]:
        pictures = (*pictures, "claw", loot)
    return Prompt(say("korist-lay", cards=amount(cards)), effect(t, said), after(t, said), pictures)


def after(t: Here, said: Sequence[Said]) -> str:
    """What follows from laying the chosen cards; until the server has said so, what may be laid at all."""
    found = {each.what for each in said}
    if not said:
        return say("korist-play-sub")
    if "would_end" in found:
        return ranking(t, said)
    if found & {"would_be_captured", "could_capture_shadow"}:
        return say("korist-must")
    return say("korist-then-draw") if "could_draw" in found else say("korist-turn-ends")


def captured(t: Here, said: Sequence[Said]) -> list[tuple[Card, ...]]:
    """What an action would take: from the shadow if there is no choice, and layers."""
    groups = [(each.args[0],) * each.args[1] for each in said if each.what == "could_capture_shadow"]
    layers = [t.cards(top_of(t, each.seat)) for each in said if each.what == "would_be_captured"]
    return [*(groups if len(groups) == 1 else ()), *layers]


def consequence(t: Here, action: Action) -> str:
    return effect(t, t.outlook(action))


def effect(t: Here, said: Sequence[Said]) -> str:
    """What an action would do, in a few words; empty until the server has said so."""
    if not said:
        return ""
    if any(each.what == "would_end" for each in said):
        return say("korist-ends")
    victims = [each for each in said if each.what == "would_be_captured"]
    groups = [each for each in said if each.what == "could_capture_shadow"]
    taken: list[str] = []
    if len(groups) == 1:
        taken.append(say("korist-from-shadow", cards=several(groups[0].args[1], groups[0].args[0])))
    elif groups:
        taken.append(say("korist-choose-from-shadow"))
    if len(victims) == 1:
        rank, count = victims[0].args
        taken.append(say("korist-capture", cards=several(count, rank), name=t.names[victims[0].seat]))
    elif victims:
        taken.append(say("korist-capture-many", count=len(victims)))
    if taken:
        return " + ".join(taken)
    compared = {"other_count", "same_value", "higher_value", "cannot_be_captured", "no_layer", "could_draw"}
    return say("korist-nothing") if all(each.what in compared for each in said) else ""


def reason_to_lay(t: Here, action: Action, effects: Sequence[Said]) -> str:
    """What speaks for these cards: what they bring, else how many leave the hand."""
    brings = any(each.what in ("would_end", "would_be_captured", "could_capture_shadow") for each in effects)
    if brings:
        return effect(t, effects)
    count = len(laid(action))
    return say("korist-advice-many", count=count) if count > 1 else say("korist-advice-one")


def reason_to_draw(t: Here, card: Card) -> str:
    """What speaks for a card of the supply."""
    if card == JOKER:
        return say("korist-advice-joker")
    equal = card in t.cards(f"hand:{t.seat}")
    return say("korist-advice-equal", rank=card) if equal else say("korist-advice-best")


def ranking(t: Here, said: Sequence[Said]) -> str:
    """The places after an end: "1. Adam +3, 2. Dan −4"."""
    scores = sorted((each.args[1], each.args[0], t.names[each.seat]) for each in said if each.what == "would_score")
    places = ", ".join(f"{place}. {name} {signed(points)}" for place, points, name in scores)
    return say("korist-ranking", places=places) if scores else ""


def last_card(t: Here) -> str:
    """A warning when the next cards drawn may be the last ones."""
    left = left_to_draw(t)
    if left == 1:
        return say("korist-last-one")
    return say("korist-few-left", count=left) if left <= LAST and not t.cards("stock") else ""
