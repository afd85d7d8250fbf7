"""Every table that there is: complete, laid out for all seats and windows, asked at every decision, played out."""

from __future__ import annotations

from dataclasses import fields
from itertools import islice
from typing import Any

import pytest

from client.games import SHELF, known, table
from client.table.game_table import GameTable
from client.table.layout import fitted
from client.table.marks import Marks
from client.table.match_view import MatchView, telling
from client.table.phrases import Phrases
from client.table.situation import Situation
from client.ui.geometry import Box
from client.ui.text import CATALOGUE, LANGUAGES
from shared.engine import TAKE_BACK, Action, Match
from shared.engine.events import numbers
from shared.games import GAMES
from shared.messages import Result
from tests.client.games.evenings import AVATARS, NAMES, evening, variants

BUILT = [game for game in SHELF if known(game)]
WINDOWS = [(1280, 720), (1920, 1080), (1024, 600), (1024, 768), (1280, 800), (720, 1280), (800, 1280), (2560, 1080)]
EVENINGS = [(game, seats, options) for game in BUILT for seats, options in variants(game)]
SEATS = [(game, seats) for game in BUILT for seats in GAMES[game].seats]


def missing(made: GameTable[Any]) -> list[str]:
    """The parts that a declaration lacks: what the table would stumble over in the middle of an evening."""
    parts: list[tuple[str, object]] = [(field.name, getattr(made, field.name)) for field in fields(made)]
    lacking = [name for name, part in parts if part is None and name != "sealed"]
    own, plain = type(made.phrases), Phrases
    lacking += [f"phrases.{name}" for name in ("prompt", "button") if getattr(own, name) is getattr(plain, name)]
    lacking += [f"zone {made.hand}"] if made.hand and made.hand not in made.game.zones else []
    zones = {zone for guess in made.guesses for zone in guess.split(">")}
    return lacking + [f"zone {zone}" for zone in sorted(zones - {*made.game.zones})]


@pytest.mark.parametrize("game", BUILT)
def test_a_table_is_complete(game: str) -> None:
    assert table(game).game.id == game
    assert missing(table(game)) == []


def test_a_part_that_is_missing_is_named() -> None:
    whole = table(BUILT[0])
    broken: GameTable[Any] = GameTable(
        whole.game, whole.deck, whole.layout, Phrases(), Marks(), whole.plaque, None,  # type: ignore[arg-type]
        hand="paw", guesses={"moon": next(iter(whole.guesses.values()))},
    )  # fmt: skip
    assert missing(broken) == ["scores", "phrases.prompt", "phrases.button", "zone paw", "zone moon"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_card_lies_on_the_screen_in_every_window(game: str, seats: int) -> None:
    last = [*islice(evening(game, seats, {}, "windows"), 60)][-1]
    for audience, view in last.views.items():
        pictures = view.stage.pictures()
        for window in WINDOWS:
            layout = table(game).lay_out(seats, audience, fitted(*window).frame)
            screen = Box(0, 0, *layout.frame)
            assert len(layout.poses(pictures)) == sum(map(len, pictures.values()))
            assert all(screen.holds(pose.bounds()) for pose in layout.poses(pictures).values()), window
            assert [*range(seats)] == sorted(layout.plan.panels.plaques)
            assert all(screen.holds(box) for box in layout.plan.panels.plaques.values())


def ask_everything(view: MatchView, match: Match[Any]) -> None:
    """All that a screen would want to know now."""
    made, t = view.game_table, view.look()
    answered(made, t)
    if t.seat is None or not t.legal:
        return
    t.outlooks = {entry: match.preview(t.seat, entry) for entry in t.legal if entry != TAKE_BACK}
    assert {*made.marks.previews(t)} <= {*t.legal}
    for entry in (entry for entry in [*t.legal[:3], *t.legal[-3:]] if entry != TAKE_BACK):
        t.commitment = entry
        answered(made, t)
        spoken(made, t, entry)
    t.commitment = None
    view.buttons()
    view.marks()


def answered(made: GameTable[Any], t: Situation[Any]) -> None:
    """What is shown whoever looks."""
    assert made.phrases.prompt(t).headline or not t.asked
    made.phrases.subtitle(t)
    made.phrases.primary(t)
    made.acts_from(t)
    assert made.marks.active(t) in (None, *range(t.seats))
    ornaments = [ornament.name for ornament in made.marks.ornaments(t)]
    assert len({*ornaments}) == len(ornaments)
    assert all(0 <= slot.at < len(t.cards(slot.place)) for slot in made.marks.marks(t))
    for seat in range(t.seats):
        assert made.plaque(t, seat).cards >= 0
    for card in {card for cards in t.shown.values() for card in cards}:
        assert made.deck.picture(card)
        assert made.phrases.card_name(card)
        made.phrases.banner(card)


def spoken(made: GameTable[Any], t: Situation[Any], entry: Action) -> None:
    """The words for an entry of the list."""
    if not entry.card and not entry.place:
        assert made.phrases.button(t, entry).text
    if entry.card or not entry.place:  # a place alone is touched, and never a choice between several
        assert made.phrases.choice(t, entry).text
    question = made.phrases.confirm(t, entry)
    assert question is None or all(question)
    assert made.phrases.advice(t, entry, t.outlook(entry)) or numbers(entry) is not None


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), EVENINGS, ids=str)
def test_every_decision_has_its_words_and_marks(game: str, seats: int, options: dict[str, Any]) -> None:
    """Asked of whoever has to answer and of one who only looks on, in each language."""
    made, asked = table(game), 0
    for n, moment in enumerate(evening(game, seats, options, decisions=60)):
        CATALOGUE.speak(LANGUAGES[n % len(LANGUAGES)])
        deciding = [seat for seat in range(seats) if moment.match.legal(seat)]
        for audience in (*deciding[:2], None if n % 2 else n // 2 % seats):
            ask_everything(moment.views[audience], moment.match)
            asked += 1
        for audience, steps in moment.steps.items():
            t = moment.views[audience].t
            for step in steps[:40]:
                made.phrases.sound(t, step)
    CATALOGUE.speak("cs")
    assert asked > 30 or moment.match.over, "a short match is asked to its end"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_match_is_played_to_its_sheet_of_results(game: str, seats: int) -> None:
    for moment in evening(game, seats, {}, "sheet"):
        last = moment
    rules = GAMES[game]
    assert last.match.over
    result = Result("m", rules.scores(last.match.state) or [], rules.places(last.match.state), "", "", ())
    for view in last.views.values():
        sheet = table(game).scores(telling(view.stage, NAMES[:seats], AVATARS[:seats]), result)
        assert sorted(seat for row in sheet.rows for seat in row.party.seats) == [*range(seats)]
        assert all(row.party.name and (row.party.avatars or row.party.likeness) for row in sheet.rows)
        assert all(len(row.parts) == len(sheet.columns) for row in sheet.rows)
        assert len(sheet.signs) in (0, len(sheet.columns) - 1)
        assert [row.place for row in sheet.rows] == sorted(row.place for row in sheet.rows)
        assert len(sheet.highlights) <= 3
        assert view.lines
        assert view.stage.cards() == view.stage.replica.table.plain()
