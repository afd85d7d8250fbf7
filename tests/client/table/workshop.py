"""A made-up game that asks everything the next ones will ask of the table, and its table. It is registered by a test.

First an offer from 20 to 1,000 in steps of 20, then one of 30 names, then groups are built: from the hand into drafts
of one's own or onto the groups of either side, a new one included. A draft is opened when it has three cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from client.games.entry import Entry
from client.table.areas import Fan, Groups, Pile
from client.table.deck import Deck
from client.table.game_table import GameTable
from client.table.intent import HERE, Guess
from client.table.layout import natural
from client.table.marks import Marks
from client.table.phrases import Phrases, Prompt, Words
from client.table.plan import Frame, Panels, Plan, Region, controls
from client.table.plaques import Figure, PlaqueData, Tag
from client.table.score_sheet import ScoreRow, ScoreSheet, ranked
from client.table.situation import Situation, Telling
from client.ui.geometry import Box
from client.ui.theme import INN
from shared.engine import Action, Card, Game, Place, Said, Seat, See, State, Zone
from shared.engine.events import span
from shared.engine.game import Options
from shared.messages import Result

OFFER = span("offer", 20, 1000, 20)
PASS, SHOUT, CALL, OPEN, END = map(Action, ("pass", "shout", "call", "open", "end"))
NAMES = tuple(Action("name", "", "", f"n{number}") for number in range(30))
ENOUGH = 3


@dataclass
class Public:
    """What everybody may know and is no card."""

    stage: str = "offer"  # offer, name, build, over
    offers: tuple[int, ...] = (0, 0)
    name: str = ""


class Workshop(Game[Public]):
    """Only seat 0 has anything to do."""

    id = "workshop"
    seats = range(2, 3)
    zones: ClassVar[Mapping[str, Zone]] = {
        "stock": Zone(See.NOBODY, pile=True),
        "pocket": Zone(See.OWNER),
        "draft": Zone(See.OWNER),
        "meld": Zone(See.ALL),
    }
    Public = Public

    def deck(self, seats: int, options: Options) -> dict[Place, list[Card]]:
        return {"stock": [str(number) for number in range(1, 13)]}

    def setup(self, s: State[Public]) -> None:
        s.shuffle("stock", label="deal")
        for seat in range(s.seats):
            s.draw("stock", f"pocket:{seat}", 6)

    def legal(self, s: State[Public], seat: Seat) -> list[Action]:
        if seat:
            return []
        match s.public.stage:
            case "offer":
                return [OFFER, PASS]
            case "name":
                return [*NAMES]
            case "build":
                ready = any(len(s.table[draft]) >= ENOUGH for draft in groups(s, "draft:0"))
                return [*builds(s), *([OPEN] if ready else []), END]
            case "shout":
                return [PASS, SHOUT, CALL, END]
        return []

    def apply(self, s: State[Public], seat: Seat, action: Action) -> None:
        match action.verb:
            case "offer":
                s.set(stage="name", offers=(int(action.choice), 0))
            case "name":
                s.set(stage="build", name=action.choice)
            case "stage" | "lay":
                s.move(action.card, lying(s, action.card), action.place)
            case "open":
                for draft in groups(s, "draft:0"):
                    s.sweep(draft, fresh(s, "meld:0"))
            case _:
                s.set(stage="over")

    def awaited(self, s: State[Public]) -> tuple[Seat, ...]:
        return () if s.public.stage == "over" else (0,)

    def scores(self, s: State[Public]) -> list[int] | None:
        return [*s.public.offers] if s.public.stage == "over" else None

    def why(self, s: State[Public], seat: Seat, action: Action) -> str:
        return {"open": "W-3", "lay": "W-2"}.get(action.verb, "W-1")

    def preview(self, s: State[Public], seat: Seat, action: Action) -> list[Said]:
        return [Said(seat, "would_offer", (int(action.choice),))] if action.verb == "offer" else []


def groups(s: State[Public], owner: str) -> list[Place]:
    """The groups of an owner that hold cards."""
    return sorted((place for place in s.table if place.startswith(f"{owner}:") and s.table[place]), key=natural)


def fresh(s: State[Public], owner: str) -> Place:
    """Where a new group of an owner begins."""
    return next(place for n in range(9) if not s.table.get(place := f"{owner}:{n}"))


def lying(s: State[Public], card: Card) -> Place:
    """Where seat 0 has a card."""
    return next(place for place in ("pocket:0", *groups(s, "draft:0")) if card in s.table[place])


def builds(s: State[Public]) -> Iterator[Action]:
    """Each own card to each draft and to each group of both sides, a new one of the own included."""
    for card in (*s.table["pocket:0"], *(card for draft in groups(s, "draft:0") for card in s.table[draft])):
        here = lying(s, card)
        for place in ("pocket:0", *groups(s, "draft:0"), fresh(s, "draft:0")):
            if place != here:
                yield Action("stage", card, place)
        for place in (*groups(s, "meld:0"), fresh(s, "meld:0"), *groups(s, "meld:1")):
            yield Action("lay", card, place)


# --- how it is shown ---


class WorkshopPhrases(Phrases[Public]):
    """Plain words."""

    def prompt(self, t: Situation[Public]) -> Prompt:
        return Prompt(f"Now: {t.facts.stage}")

    def primary(self, t: Situation[Public]) -> Words | None:
        if t.asked and t.facts.stage == "build" and OPEN not in t.legal:
            return Words("Open", "three cards", locked=OPEN)
        return None

    def button(self, t: Situation[Public], action: Action) -> Words:
        told = next((said.args[0] for said in t.outlook(action)), None)
        number = action.choice if action.choice.isdigit() else ""
        return Words(f"{action.verb.title()} {number or action.choice if action.verb == 'name' else number}".strip(),
                     f"then {told}" if told is not None else "")  # fmt: skip

    def card_name(self, card: Card) -> str:
        return card


def layout(frame: Frame, around: tuple[Seat, ...]) -> Plan:
    """Two rows of groups for each side, drafts, and the hand."""
    me, other = map(str, around)
    _, more_y = frame.beyond
    plain = controls(frame)
    plaques = {around[0]: Box(24, 560, 216, 64), around[1]: Box(24, 104, 216, 64)}
    regions = (
        Region(("stock",), "", Pile(Box(24, 200, 70, 90), 60)),
        Region(("meld",), ("1",), Groups(Box(284, 20, 420, 100), 60, 20)),
        Region(("meld",), ("0",), Groups(Box(284, 140, 420, 200), 60, 20)),
        Region(("draft",), "0", Groups(Box(284, 350, 300, 45), 32, 12)),
        Region(("draft",), "1", Pile(Box(600, 350, 40, 45), 16, (0, 0))),
        Region(("draft",), (0, 7), Groups(Box(720, 350, 60, 45), 32, 12)),  # one group of an owner has its own box
        Region(("pocket",), me, Fan(Box(264, 490 + more_y, 752, 200), 110, 80, 57)),
        Region(("pocket",), other, Pile(Box(100, 150, 16, 22.4), 16, (0, 0))),
    )
    row = Box(284, 620, 420, 56) if not frame.portrait else None
    return Plan(regions, Panels(plain._replace(row=row), plaques))


def plaque(t: Situation[Public], seat: Seat) -> PlaqueData:
    """Several numbers and a sign."""
    figures = (Figure("980", "chips"), Figure(str(t.facts.offers[seat]), "bet"))
    few = len(t.cards(f"pocket:{seat}")) < ENOUGH
    tags = (Tag("D", "star"), Tag("vul.", warning=True)) if seat else (Tag("last card!", "warning", warning=True),)
    return PlaqueData(len(t.cards(f"pocket:{seat}")), few, figures, tags)


def scores(t: Telling[Public], result: Result) -> ScoreSheet:
    rows = [ScoreRow(t.party(seat), result.places[seat], ("",), result.scores[seat]) for seat in range(t.seats)]
    return ScoreSheet(("",), "sum", ranked(rows), "")


GAME = Workshop()
TABLE = GameTable[Public](
    game=GAME,
    deck=Deck("korist"),
    layout=layout,
    phrases=WorkshopPhrases(),
    marks=Marks[Public](),
    plaque=plaque,
    scores=scores,
    hand="pocket",
    guesses={"pocket>meld": Guess("lay", card=True, place=HERE), "pocket": Guess("lay", card=True)},
)
ENTRY = Entry(INN, range(2, 3), 1, lambda: TABLE)


def arranged(stage: str, cards: Mapping[Place, Sequence[Card]] | None = None) -> dict[str, Any]:
    """A position of it."""
    given = cards or {"pocket:0": ["1", "2", "3", "4"]}
    held: dict[Place, list[Card]] = {place: [*lie] for place, lie in given.items()}
    dealt = {card for lie in held.values() for card in lie}
    held["stock"] = [str(number) for number in range(1, 13) if str(number) not in dealt]
    return {"game": GAME.id, "seats": 2, "seed": "w", "options": {}, "cards": held, "public": {"stage": stage}}
