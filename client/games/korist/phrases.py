"""Kořist's dressing: the words for every decision and event. What is drawn beside the cards is in marks.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from client.games.korist import marks as drawn
from client.table.game_table import Dressing, Interim, Line, Mark, Ornament, Prompt, Situation, Standing, Words
from client.table.stage import Fact, Flip, Manner, Move, Shuffle, Slot, Step, Tell
from client.ui.text import say
from shared.engine import Action, Card, Place, Said, Seat
from shared.engine.selection import spread

JOKER, BACK = "J", "?"
FEW = 3  # hand cards from which on the others are warned
LAST = 8  # cards left to draw from which on the last one is spoken of
SOUNDS = {Manner.DEAL: "deal", Manner.LAY: "lay", Manner.SWOOP: "capture", Manner.REVEAL: "flip"}


class Korist(Dressing):
    """All variants: basic, advanced, expert, and the duel."""

    deck = "korist"

    def subtitle(self, t: Situation) -> str:
        kind = say(f"korist-{t.options['ruleset']}")
        if t.seats == 2:
            kind = say("korist-duel", kind=kind)
        deals = deals_of(t)
        return kind if deals == 1 else say("korist-deal", kind=kind, deal=max(1, t.facts.deal), deals=deals)

    def active(self, t: Situation) -> Seat | None:
        paw: Seat = t.facts.paw
        return paw if t.awaited else None

    def count(self, t: Situation, seat: Seat) -> int:
        return len(t.cards(f"hand:{seat}")) + len(t.cards(f"left:{seat}"))

    def warned(self, t: Situation, seat: Seat) -> bool:
        return t.facts.stage != "over" and t.facts.deal > 0 and 0 < len(t.cards(f"hand:{seat}")) <= FEW

    def score(self, t: Situation, seat: Seat) -> tuple[str, str]:
        points = standing(t, seat)
        return signed(points), say("korist-points", count=abs(points))

    # --- what is to be done ---

    def prompt(self, t: Situation) -> Prompt:
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

    def primary(self, t: Situation) -> Words | None:
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

    def button(self, t: Situation, action: Action) -> Words:
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

    def choice(self, t: Situation, action: Action) -> Words:
        if action.verb == "shadow":
            return Words(from_shadow(t, action))
        if action.verb == "lay":
            return Words(say("korist-do-lay", cards=spelled(laid(action))))
        return self.button(t, action)

    def confirm(self, t: Situation, action: Action) -> tuple[str, str] | None:
        said = t.outlook(action)
        ends = any(each.what == "would_end" for each in said)
        if action.verb == "lay" and (ends or len(laid(action)) == len(t.cards(f"hand:{t.seat}"))):
            return say("korist-end"), " ".join(filter(None, (say("korist-end-lay"), ranking(t, said))))
        if action.verb == "draw" and ends and t.facts.stage == "may_draw":
            return say("korist-end"), " ".join(filter(None, (say("korist-end-draw"), ranking(t, said))))
        return None

    def previews(self, t: Situation) -> Iterable[Action]:
        yield from super().previews(t)
        if t.asked and left_to_draw(t) == 1:
            yield from (entry for entry in t.legal if entry.verb == "draw")

    # --- what is seen beside the cards ---

    def marks(self, t: Situation) -> Mapping[Slot, Mark]:
        return drawn.marks(t)

    def ornaments(self, t: Situation) -> Iterable[Ornament]:
        yield from drawn.tray(t)
        for seat in range(t.seats):
            yield from drawn.top_layer(t, seat)
        yield from drawn.own(t)
        yield from drawn.arrows(t)

    # --- what happened ---

    def line(self, t: Situation, step: Step) -> Line | None:
        if not isinstance(step, Tell):
            return None
        match step.what:
            case "deal":
                return Line(step.seat, say("korist-log-deal", deal=step.args[0]))
            case "laid":
                return Line(step.seat, say("korist-log-laid", count=step.args[1]), (step.args[0],))
            case "took" | "left":
                return Line(step.seat, say(f"korist-log-{step.what}"), t.cards("loot"), source=step.args[0])
            case "returned" | "discarded":
                return Line(step.seat, say(f"korist-log-{step.what}"), t.cards("loot"))
            case "drew":
                cards = t.cards(step.args[0]) if step.args[0] != "stock" else (BACK,)
                return Line(step.seat, say("korist-log-drew"), cards, joins=True)
            case "captured_shadow":
                return Line(step.seat, say("korist-log-shadow"), (step.args[0],) * len(t.cards(top_of(t, step.seat))))
            case "passed" | "declined":
                return Line(step.seat, say(f"korist-log-{step.what}"))
            case "deal_over":
                return Line(None, say(f"korist-log-over-{step.args[0].removeprefix('K-')}"))
        return None

    def interim(self, t: Situation, step: Step) -> Interim | None:
        if not isinstance(step, Fact) or step.name != "totals" or not 0 < t.facts.deal < deals_of(t):
            return None
        order = sorted(range(t.seats), key=lambda seat: -step.now[seat])
        rows = [
            Standing(t.avatars[seat], t.names[seat], signed(step.now[seat] - step.was[seat]), signed(step.now[seat]))
            for seat in order
        ]
        return Interim(say("korist-interim", deal=t.facts.deal, deals=deals_of(t)), tuple(rows))

    def sound(self, t: Situation, step: Step) -> str:
        match step:
            case Move(manner=Manner.SWOOP) if step.dst.place.startswith(("stock", "left")):
                return ""
            case Move(manner=Manner.LAY) if len(step.places.get(step.src.place, ())) == FEW:
                return "last"
            case Move():
                return SOUNDS[step.manner]
            case Flip():
                return "flip"
            case Shuffle():
                return "shuffle"
            case _:
                return ""

    def card_name(self, card: Card) -> str:
        if card[0] == "?":
            return say("korist-card-back")
        return say("korist-card-joker") if card == JOKER else say(f"korist-card-{card}")

    def banner(self, card: Card) -> str:
        return "" if card[0] == "?" else say(f"korist-animal-{card.lower()}")

    def advice(self, t: Situation, action: Action, effects: Sequence[Said]) -> str:
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


# --- numbers ---


def deals_of(t: Situation) -> int:
    """How many deals the match has."""
    return t.seats if t.options["deals"] == "players" else int(t.options["deals"])


def standing(t: Situation, seat: Seat) -> int:
    """Points so far: what all can count, laid cards minus hand cards, with the deals that are over."""
    total = t.facts.totals[seat] if t.facts.totals else 0
    if t.facts.stage == "over" or not t.facts.heights:
        return int(total)
    laid_cards = sum(len(t.cards(place)) for place in t.places("layer", seat))
    return int(total) + laid_cards - len(t.cards(f"hand:{seat}"))


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def several(count: int, rank: Card) -> str:
    """So many cards of a value, as it is written everywhere: 2× 9."""
    return say("korist-jokers", count=count) if rank == JOKER else f"{count}× {rank}"


def amount(cards: Sequence[Card]) -> str:
    """A layer by its size and its value, which is that of its first card."""
    return several(len(cards), cards[0]) if cards else ""


def spelled(cards: Sequence[Card]) -> str:
    """The same with its jokers apart: 1× 9 + 1× žolík."""
    groups = [[card for card in cards if (card == JOKER) is wild] for wild in (False, True)]
    return " + ".join(amount(group) for group in groups if group)


def laid(action: Action) -> tuple[Card, ...]:
    """The cards that an entry lays, numbers before jokers."""
    cards = spread(action, JOKER) or Counter[Card]()
    return tuple(sorted(cards.elements(), key=lambda card: card == JOKER))


def left_to_draw(t: Situation) -> int:
    """Stock cards and supply piles."""
    return len(t.cards("stock")) + len(t.places("supply"))


def top_of(t: Situation, seat: Seat) -> Place:
    """The place of a seat's top layer."""
    places = t.places("layer", seat)
    return places[-1] if places else ""


def top_size(t: Situation) -> int:
    """How many cards the own layer has that was just laid."""
    return len(t.cards(top_of(t, t.seat))) if t.seat is not None else 0


# --- sentences ---


def from_shadow(t: Situation, action: Action) -> str:
    """What an entry takes from the shadow: so many cards as were just laid."""
    return say("korist-do-shadow", cards=several(top_size(t), action.card))


def waiting(t: Situation) -> Prompt:
    """Whose turn it is, and what is done now: by the victim of a capture too, though it is not that seat's turn."""
    seat, facts = t.facts.asked, t.facts
    if seat in (-1, t.seat) or not t.awaited:
        return Prompt("")
    does = say(f"korist-does-{facts.stage}", name=t.names[seat], count=facts.owed)
    return Prompt(say("korist-turn", name=t.names[facts.paw]), sub=does)


def laying(t: Situation) -> Prompt:
    action = t.commitment
    if action is None:
        return Prompt(say("korist-play"), sub=say("korist-play-sub"))
    cards, said = laid(action), t.outlook(action)
    pictures: tuple[tuple[Card, ...] | str, ...] = (cards,)
    for loot in captured(t, said)[:2]:
        pictures = (*pictures, "claw", loot)
    return Prompt(say("korist-lay", cards=amount(cards)), effect(t, said), after(t, said), pictures)


def after(t: Situation, said: Sequence[Said]) -> str:
    """What follows from laying the chosen cards; until the server has said so, what may be laid at all."""
    found = {each.what for each in said}
    if not said:
        return say("korist-play-sub")
    if "would_end" in found:
        return ranking(t, said)
    if found & {"would_be_captured", "could_capture_shadow"}:
        return say("korist-must")
    return say("korist-then-draw") if "could_draw" in found else say("korist-turn-ends")


def captured(t: Situation, said: Sequence[Said]) -> list[tuple[Card, ...]]:
    """What an action would take: from the shadow if there is no choice, and layers."""
    groups = [(each.args[0],) * each.args[1] for each in said if each.what == "could_capture_shadow"]
    layers = [t.cards(top_of(t, each.seat)) for each in said if each.what == "would_be_captured"]
    return [*(groups if len(groups) == 1 else ()), *layers]


def consequence(t: Situation, action: Action) -> str:
    return effect(t, t.outlook(action))


def effect(t: Situation, said: Sequence[Said]) -> str:
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


def reason_to_lay(t: Situation, action: Action, effects: Sequence[Said]) -> str:
    """What speaks for these cards: what they bring, else how many leave the hand."""
    brings = any(each.what in ("would_end", "would_be_captured", "could_capture_shadow") for each in effects)
    if brings:
        return effect(t, effects)
    count = len(laid(action))
    return say("korist-advice-many", count=count) if count > 1 else say("korist-advice-one")


def reason_to_draw(t: Situation, card: Card) -> str:
    """What speaks for a card of the supply."""
    if card == JOKER:
        return say("korist-advice-joker")
    equal = card in t.cards(f"hand:{t.seat}")
    return say("korist-advice-equal", rank=card) if equal else say("korist-advice-best")


def ranking(t: Situation, said: Sequence[Said]) -> str:
    """The places after an end: "1. Adam +3, 2. Dan −4"."""
    scores = sorted((each.args[1], each.args[0], t.names[each.seat]) for each in said if each.what == "would_score")
    places = ", ".join(f"{place}. {name} {signed(points)}" for place, points, name in scores)
    return say("korist-ranking", places=places) if scores else ""


def last_card(t: Situation) -> str:
    """A warning when the next cards drawn may be the last ones."""
    left = left_to_draw(t)
    if left == 1:
        return say("korist-last-one")
    return say("korist-few-left", count=left) if left <= LAST and not t.cards("stock") else ""
