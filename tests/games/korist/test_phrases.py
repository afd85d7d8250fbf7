"""Kořist's dressing over whole matches: a word for everything, and nothing that a seat could not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from client.games.korist.phrases import Korist
from client.table.game_table import Situation
from client.table.layout import Layout, fitted
from client.table.stage import Fact, Stage
from client.ui.geometry import Box
from client.ui.text import CATALOGUE, LANGUAGES
from shared.engine import Match, Seat
from shared.games import GAMES
from shared.messages import News, Times
from shared.replica import snapshot
from tests.client.matches import before_deal

NAMES = ("Dan", "Kateřina Veselá", "Petr", "Eva", "Adam")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"ruleset": "expert", "shadow_capture": "may", "shadow_match": "part"}),
    (3, {"ruleset": "advanced", "deals": 2}),
    (4, {"ruleset": "basic"}),
    (5, {"ruleset": "expert", "ones_scope": "single"}),
]


def situation(stage: Stage, layout: Layout, legal: bool = True) -> Situation:
    """What the table would show of a stage at rest."""
    replica, shown = stage.replica, {place: tuple(p.card for p in pieces) for place, pieces in stage.pictures().items()}
    t = Situation(stage.seat, replica.seats, replica.options, NAMES[: replica.seats])
    t.facts, t.shown, t.awaited = replica.public, shown, replica.awaited
    t.legal = list(replica.legal) if legal else []
    t.panels, t.boxes, t.portrait = layout.plan.panels, layout.box, layout.frame.portrait
    t.poses = layout.slots(shown)
    return t


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_has_its_words(seats: int, options: dict[str, Any], language: str) -> None:
    CATALOGUE.speak(next(known for known in LANGUAGES if known == language))
    game, chance, dressing = GAMES["korist"], Random(f"{seats}{language}"), Korist()
    match: Match[Any] = Match(game, seats, f"words {seats}", options)
    seat: Seat = 0
    layout = Layout("korist", seats, seat, fitted(*chance.choice([(1280, 720), (720, 1280)])).frame)
    stage = Stage(game, before_deal(match, seat))
    tell(dressing, stage, layout, News(1, match.opening[seat], 0, match.legal(seat), match.awaited(None)))
    version, prompts = 1, set()
    while not match.over and version < 400:
        (active,) = match.awaited(None)
        action = chance.choice(match.legal(active))
        if active == seat:
            t = situation(stage, layout)
            for entry in match.legal(seat):
                t.commitment = entry if entry.verb == "lay" else None
                t.outlooks = {entry: game.preview(match.state, seat, entry)}
                describe(dressing, t)
                dressing.advice(t, entry, t.outlooks[entry])
                dressing.confirm(t, entry)
                assert dressing.choice(t, entry).text if entry.verb != "draw" else True
        prompts.add(dressing.prompt(situation(stage, layout)).headline)
        version += 1
        events = match.act(active, action)[seat]
        tell(dressing, stage, layout, News(version, events, version, match.legal(seat), match.awaited(None)))
    assert len(prompts) > 4
    assert stage.cards() == snapshot(match, "x", seat, version, version, Times()).cards


def tell(dressing: Korist, stage: Stage, layout: Layout, news: News) -> None:
    told = situation(stage, layout, legal=False)
    for step in stage.fold(news):
        line = dressing.line(told, step)
        assert line is None or line.text
        dressing.sound(told, step)
        if isinstance(step, Fact):
            setattr(told.facts, step.name, step.now)
    describe(dressing, situation(stage, layout))


def describe(dressing: Korist, t: Situation) -> None:
    """Everything that is drawn at rest."""
    assert dressing.prompt(t).headline or not t.awaited
    assert dressing.subtitle(t)
    dressing.primary(t)
    for action in dressing.previews(t):
        assert action in t.legal
    names = [ornament.name for ornament in dressing.ornaments(t)]
    assert len(names) == len(set(names))
    for slot in dressing.marks(t):
        assert slot.at < len(t.cards(slot.place))
    for seat in range(t.seats):
        number, word = dressing.score(t, seat)
        assert number
        assert word
        assert dressing.count(t, seat) >= 0
    for cards in t.shown.values():
        assert all(dressing.card_name(card) for card in cards)


def test_points_are_signed() -> None:
    t = Situation(0, 3, {"ruleset": "basic", "deals": 1}, NAMES[:3], boxes=lambda _: Box(0, 0, 1, 1))
    t.facts = GAMES["korist"].Public(heights=(1, 0, 0), totals=(0, 2, 0))
    t.shown = {"layer:0:0": ("5", "5"), "hand:0": ("1",) * 5, "hand:1": ("?",) * 2, "hand:2": ()}
    CATALOGUE.speak("cs")
    assert [Korist().score(t, seat) for seat in range(3)] == [("−3", "body"), ("0", "bodů"), ("0", "bodů")]
