"""Kořist's words and marks over whole matches: a word for everything, and nothing that a seat could not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from client.games import table
from client.games.korist.reading import Here
from client.table.layout import Layout, fitted
from client.table.stage import Fact, Stage
from client.ui.text import CATALOGUE, LANGUAGES
from shared.engine import Match, Seat
from shared.games import GAMES
from shared.games.korist.position import Public
from shared.messages import News, Times
from shared.replica import snapshot
from tests.client.matches import before_deal
from tests.client.tables import laid_out, staged

TABLE = table("korist")
NAMES = ("Dan", "Kateřina Veselá", "Petr", "Eva", "Adam")
TONGUES = [pytest.param(language, marks=() if language == "cs" else pytest.mark.slow) for language in LANGUAGES]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"ruleset": "expert", "shadow_capture": "may", "shadow_match": "part"}),
    (3, {"ruleset": "advanced", "deals": 2}),
    (4, {"ruleset": "basic"}),
    (5, {"ruleset": "expert", "ones_scope": "single"}),
]


def situation(stage: Stage, layout: Layout, legal: bool = True) -> Here:
    """What the table would show of a stage at rest."""
    replica, shown = stage.replica, {place: tuple(p.card for p in pieces) for place, pieces in stage.pictures().items()}
    names = NAMES[: replica.seats]
    return Here(
        seat=stage.seat, seats=replica.seats, options=replica.options, facts=replica.public, names=names,
        avatars=("fox",) * len(names), shown=shown, awaited=replica.awaited, legal=replica.legal if legal else [],
        panels=layout.plan.panels, boxes=layout.box, portrait=layout.frame.portrait, poses=layout.slots(shown),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_has_its_words(seats: int, options: dict[str, Any], language: str) -> None:
    CATALOGUE.speak(next(known for known in LANGUAGES if known == language))
    game, chance, phrases = GAMES["korist"], Random(f"{seats}{language}"), TABLE.phrases
    match: Match[Any] = Match(game, seats, f"words {seats}", options)
    seat: Seat = 0
    layout = laid_out("korist", seats, seat, fitted(*chance.choice([(1280, 720), (720, 1280)])).frame)
    stage = staged("korist", before_deal(match, seat))
    tell(stage, layout, News(1, match.opening[seat], 0, match.legal(seat), match.awaited(None)))
    version, prompts = 1, set()
    while not match.over and version < 400:
        (active,) = match.awaited(None)
        action = chance.choice(match.legal(active))
        if active == seat:
            t = situation(stage, layout)
            for entry in match.legal(seat):
                t.commitment = entry if entry.verb == "lay" else None
                t.outlooks = {entry: game.preview(match.state, seat, entry)}
                describe(t)
                phrases.advice(t, entry, t.outlooks[entry])
                phrases.confirm(t, entry)
                assert phrases.choice(t, entry).text if entry.verb != "draw" else True
        prompts.add(phrases.prompt(situation(stage, layout)).headline)
        version += 1
        events = match.act(active, action)[seat]
        tell(stage, layout, News(version, events, version, match.legal(seat), match.awaited(None)))
    assert len(prompts) > 4
    assert stage.cards() == snapshot(match, "x", seat, version, version, Times()).cards


def tell(stage: Stage, layout: Layout, news: News) -> None:
    told = situation(stage, layout, legal=False)
    for step in stage.fold(news):
        line = TABLE.phrases.line(told, step)
        assert line is None or line.text
        TABLE.phrases.sound(told, step)
        if isinstance(step, Fact):
            setattr(told.facts, step.name, step.now)
    describe(situation(stage, layout))


def describe(t: Here) -> None:
    """Everything that is drawn at rest."""
    assert TABLE.phrases.prompt(t).headline or not t.awaited
    assert TABLE.phrases.subtitle(t)
    TABLE.phrases.primary(t)
    for action in TABLE.marks.previews(t):
        assert action in t.legal
    names = [ornament.name for ornament in TABLE.marks.ornaments(t)]
    assert len(names) == len(set(names))
    for slot in TABLE.marks.marks(t):
        assert slot.at < len(t.cards(slot.place))
    for seat in range(t.seats):
        data = TABLE.plaque(t, seat)
        assert all(figure.number and figure.word for figure in data.figures)
        assert data.figures
        assert data.cards >= 0
    for cards in t.shown.values():
        assert all(TABLE.phrases.card_name(card) for card in cards)


def test_points_are_signed() -> None:
    plan = TABLE.layout(fitted(1280, 720).frame, (0, 1, 2))
    t = Here(
        seat=0, seats=3, options={"ruleset": "basic", "deals": 1}, names=NAMES[:3], panels=plan.panels,
        facts=Public(heights=(1, 0, 0), totals=(0, 2, 0)),
    )  # fmt: skip
    t.shown = {"layer:0:0": ("5", "5"), "hand:0": ("1",) * 5, "hand:1": ("?",) * 2, "hand:2": ()}
    CATALOGUE.speak("cs")
    assert [TABLE.plaque(t, seat).figures[0] for seat in range(3)] == [("−3", "body"), ("0", "bodů"), ("0", "bodů")]
