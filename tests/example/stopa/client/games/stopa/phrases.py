"""Stopa's words: for every decision and every event."""

from __future__ import annotations

from client.table.phrases import LogLine, Phrases, Prompt, Words
from client.table.situation import Situation, Telling
from client.table.stage import Manner, Move, Step, Tell
from client.ui.sound import Sound
from client.ui.text import say
from shared.engine import Action, Card
from shared.games.stopa.position import Public

ANIMALS = (
    "mouse", "squirrel", "hedgehog", "hare", "marten", "otter", "badger", "fox", "beaver", "boar", "stag", "wolf",
    "bear",
)  # fmt: skip
SOUNDS: dict[Manner, Sound] = {Manner.DEAL: "deal", Manner.LAY: "lay", Manner.SWOOP: "capture"}


class StopaPhrases(Phrases[Public]):
    """A turn is one card."""

    def prompt(self, t: Situation[Public]) -> Prompt:
        if not t.awaited:
            return Prompt(say("stopa-over"))
        if not t.asked:
            return Prompt(say("stopa-waiting", name=t.names[t.awaited[0]]))
        taken = [said for said in t.outlook(t.commitment) if said.what == "took"]
        effect = say("stopa-will-take", name=t.names[taken[0].seat]) if taken else ""
        return Prompt(say("stopa-lay"), effect, say("stopa-lay-sub"))

    def primary(self, t: Situation[Public]) -> Words | None:
        if not t.asked:
            return None
        if t.commitment is None:
            return Words(say("stopa-choose"), say("stopa-choose-sub"), icon="paw")
        return self.button(t, t.commitment)

    def button(self, t: Situation[Public], action: Action) -> Words:
        return Words(say("stopa-do-lay", card=self.card_name(action.card)), icon="paw")

    def line(self, t: Telling[Public], step: Step) -> LogLine | None:
        match step:
            case Tell(seat, "laid", (card,)):
                return LogLine(seat, say("stopa-log-laid"), (card,))
            case Tell(seat, "took", (count,)):
                return LogLine(seat, say("stopa-log-took", count=count))
        return None

    def sound(self, t: Telling[Public], step: Step) -> Sound | None:
        return SOUNDS.get(step.manner) if isinstance(step, Move) else None

    def card_name(self, card: Card) -> str:
        return say(f"animal-{ANIMALS[int(card) - 1]}") if card.isdigit() else ""
