"""Švábí disko in words: what a choice would do, what has happened. What is asked is in prompts.py.

Law: a name stands in its basic form and no sentence guesses a gender.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.games.svabi.layout import value
from client.games.svabi.prompts import prompt
from client.games.svabi.reading import KING, Heard, Here, change, effect, me, names, signed, sums
from client.games.svabi.signs import jozin
from client.table.phrases import Interim, InterimRow, LogLine, Phrases, Prompt, Words
from client.table.stage import Fact, Flip, Manner, Move, Shuffle, Step, Tell
from client.ui.sound import Sound
from client.ui.text import say
from shared.engine import Action, Card, Said
from shared.games.svabi.position import JOZIN, MIRROR, Public

COSTUMES = (
    "ballerina", "sailor", "chef", "cowboy", "pirate", "witch", "knight", "diver", "astronaut", "mummy", "vampire",
    "robot", "king",
)  # fmt: skip
LOW = 5  # a hidden card up to this costs little
LOUD: dict[str, Sound] = {
    "pair": "capture",
    "hidden_pair": "capture",
    "mirror": "capture",
    "king": "last",
    "last_round": "last",
}
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


class SvabiPhrases(Phrases[Public]):
    """All variants: with Jožin, with a hidden card, and a match with the mirror."""

    def subtitle(self, t: Here) -> str:
        p = t.facts
        told = say("svabi-round", round=p.round, rounds=p.rounds)
        if p.games > 1:
            told = say("svabi-game-round", game=p.game, games=p.games, round=p.round, rounds=p.rounds)
        return f"{told} · {say('svabi-lowest')}" if t.portrait else told

    def prompt(self, t: Here) -> Prompt:
        return prompt(t)

    def primary(self, t: Here) -> Words | None:
        return self.button(t, t.commitment) if t.commitment is not None else missing(t)

    def button(self, t: Here, action: Action) -> Words:
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

    def choice(self, t: Here, action: Action) -> Words:
        """An entry where one card can do several things: take it and keep both, or throw both out."""
        if action.verb == "take":
            return Words(say("svabi-do-keep"), sums(t, action), "paper")
        return self.button(t, action)

    def confirm(self, t: Here, action: Action) -> tuple[str, str] | None:
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

    def advice(self, t: Here, action: Action, effects: Sequence[Said]) -> str:
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

    # --- what has happened ---

    def line(self, t: Heard, step: Step) -> LogLine | None:
        """The log's line for what was told."""
        if not isinstance(step, Tell):
            return None
        seat, what, args = step.seat, step.what, step.args
        if what in PLAIN:
            cards = args if what in WITH_CARDS else ()
            return LogLine(seat if seat >= 0 else None, say(f"svabi-log-{PLAIN[what]}"), cards)
        match what:
            case "picking_order":
                order, tied = args
                first = (tied[0], say("svabi-log-tied")) if tied else (order[0], say("svabi-log-begins"))
                return LogLine(*first)
            case "king":
                told = say("svabi-log-king-before", names=names(t, args)) if args else say("svabi-log-king")
                return LogLine(seat, told)
            case "pair" if seat < 0:
                return LogLine(None, say("svabi-log-jozin-pair"), args)
            case "pair":
                return LogLine(seat, say("svabi-log-pair"), args)
            case "game_over":
                return told_lowest(t, args[1])
        return None

    def interim(self, t: Heard, step: Step) -> Interim | None:
        """After a game of a match that goes on: its sums and those of all games, Jožin's too."""
        if not isinstance(step, Fact) or step.name != "results" or not 0 < len(step.now) < t.facts.games:
            return None
        totals = [sum(each) for each in zip(*step.now, strict=True)]
        rows = [
            InterimRow(t.party(n) if n < t.seats else jozin(), str(step.now[-1][n]), str(total))
            for n, total in sorted(enumerate(totals), key=lambda found: found[1])
        ]  # fmt: skip
        title = say("svabi-interim", game=len(step.now), games=t.facts.games)
        return Interim(title, tuple(rows), say("svabi-interim-mirror"))

    def sound(self, t: Heard, step: Step) -> Sound | None:
        match step:
            case Move(manner=Manner.DEAL):
                return "deal"
            case Move(manner=Manner.REVEAL) | Flip():
                return "flip"
            case Move() if step.dst.place.startswith(("col", "floor", "choice", "hid", JOZIN)):
                return "lay"
            case Shuffle():
                return "shuffle"
            case Tell() if step.what in LOUD:
                return LOUD[step.what]
        return None

    # --- cards ---

    def card_name(self, card: Card) -> str:
        """The number and the costume."""
        if card[0] == "?":
            return say("svabi-card-back")
        if card == MIRROR:
            return say("svabi-card-mirror")
        return f"{value(card)} · {self.banner(card)}"

    def banner(self, card: Card) -> str:
        """What the cockroach wears, or the name of a card that shows none."""
        if value(card) == 0:
            return say("svabi-card-mirror") if card == MIRROR else ""
        return say(f"svabi-card-{COSTUMES[value(card) - 1]}")


# --- sentences ---


def missing(t: Here) -> Words | None:
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


def paired(t: Here) -> bool:
    """Whether the King could also throw out the hidden card; that is better, so it is the brighter button."""
    return any(entry.verb == "take_all_pair" for entry in t.legal)


def reason(t: Here, action: Action) -> str:
    """What speaks for an action: what it does to the sum, or what can be seen on the table."""
    match action.verb:
        case "choose" if value(action.card) != KING:
            return reason_to_choose(t, action.card)
        case "hide":
            return say("svabi-why-hide-low") if value(action.card) <= LOW else say("svabi-why-hide-high")
        case "take" if effect(t, action, "pair") is None:
            return reason_to_take(t, action)
    return sums(t, action) or say("svabi-why-sum")


def reason_to_choose(t: Here, card: Card) -> str:
    """Early or late, and what the card may become on the next floor."""
    hand = t.cards(f"hand:{me(t)}")
    if len(hand) <= 1:
        return say("svabi-why-only")
    if value(card) in map(value, t.cards(f"col:{me(t)}")):
        return say("svabi-why-owned")
    return say("svabi-why-early") if value(card) == min(map(value, hand)) else say("svabi-why-spare")


def reason_to_take(t: Here, action: Action) -> str:
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


def told_lowest(t: Heard, points: Sequence[int]) -> LogLine:
    """Who has the lowest sum of a game; the last number is Jožin's if he plays."""
    least = min(points[: t.seats])
    lowest = [seat for seat in range(t.seats) if points[seat] == least]
    if points[-1] < least:
        return LogLine(None, say("svabi-log-jozin-lowest", points=points[-1]))
    if len(lowest) == 1:
        return LogLine(lowest[0], say("svabi-log-lowest", points=least))
    return LogLine(None, say("svabi-log-even", names=names(t, lowest), points=least))
