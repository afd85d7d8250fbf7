"""Švábí disko's table: words for every step of every variant, and the marks and ornaments that go with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from client.app import App
from client.games import table
from client.games.svabi import VIOLET
from client.games.svabi.phrases import PLAIN
from client.games.svabi.reading import Here
from client.settings import Keeper
from client.table.layout import fitted
from client.table.marks import Badge, Ornament
from client.table.stage import Slot, Stage, Tell
from client.table.touch import Spot
from client.ui.canvas import Canvas, Look, Viewport
from client.ui.pictures import Pictures
from client.ui.text import CATALOGUE, LANGUAGES, Letters, say
from client.ui.widgets import Button
from shared.engine import TAKE_BACK, Action, Match
from shared.games import GAMES
from shared.messages import News, Times
from shared.replica import snapshot
from tests.client.matches import before_deal
from tests.client.screens.test_table import Table
from tests.client.tables import laid_out, staged
from tests.laws.beliefs import pick
from tests.shots.board import Board

NAMES = ["Dan", "Kateřina Nejdelší Ju", "Adam", "Petr", "Eva", "Bořivoj"]
AVATARS = ["lynx", "fox", "beaver", "wolf", "squirrel", "boar"]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"variant_hidden": True, "variant_match": True}),
    (3, {}),
    (3, {"variant_hidden": True}),
    (3, {"variant_match": True, "match_games": 2}),
    (4, {"variant_match": True, "match_games": 2, "mirror_timing": "deadline"}),
    (5, {}),
    (6, {"variant_hidden": True, "variant_match": True, "match_games": 2}),
]
TABLE = table("svabi")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    pictures = Pictures(None)
    yield App(Board((640, 360)), Keeper(tmp_path / "settings.json"), pictures)
    pictures.close()


def situation(stage: Stage, match: Match[Any], window: tuple[int, int] = (1280, 720)) -> Here:
    """What a table would hold after the last news."""
    replica = stage.replica
    seats = match.state.seats
    layout = laid_out("svabi", seats, stage.seat, fitted(*window).frame)
    shown = {place: tuple(piece.card for piece in pieces) for place, pieces in stage.pictures().items()}
    return Here(
        seat=stage.seat, seats=seats, options=match.state.options, names=NAMES[:seats], avatars=AVATARS[:seats],
        facts=replica.public, shown=shown, legal=tuple(replica.legal), awaited=replica.awaited, answer=replica.answer,
        poses=layout.slots(shown), panels=layout.plan.panels, boxes=layout.box, portrait=layout.frame.portrait,
    )  # fmt: skip


def take_up(t: Here, match: Match[Any], action: Action) -> Here:
    """A finger holds the card of an action, and the server has said what everything would do."""
    assert t.seat is not None
    t.outlooks = {entry: match.game.preview(match.state, t.seat, entry) for entry in t.legal if entry != TAKE_BACK}
    t.commitment, t.picked = action, {}
    place = action.place or f"hand:{t.seat}"
    if action.card and action.card in t.cards(place):
        t.picked = {place: (t.cards(place).index(action.card),)}
        twins = [entry for entry in t.legal if entry.card == action.card and entry.place == action.place]
        t.commitment = action if len(twins) == 1 else None
    return t


def played(seats: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Match[Any], dict[int | None, Stage], Any]]:
    """A random match, after each news with the stage of every audience and the steps of the first seat."""
    game, chance = GAMES["svabi"], Random(seed)
    match: Match[Any] = Match(game, seats, seed, options)
    stages = {audience: staged("svabi", before_deal(match, audience)) for audience in (None, *range(seats))}
    version = 0

    def fold(news: dict[int | None, list[Any]]) -> dict[int | None, Any]:
        nonlocal version
        version += 1
        told = {}
        for audience, stage in stages.items():
            view = match.view(audience)
            events = news.get(audience, [])
            told[audience] = stage.fold(News(version, events, version, list(view.legal), view.awaited, view.answer))
        return told

    yield match, stages, fold(match.opening)
    while not match.over:
        seat = next(seat for seat in match.awaited(None) if seat not in match.answers)
        if match.answers and chance.random() < 0.2:
            seat = min(match.answers)
        yield match, stages, fold(match.act(seat, pick(chance, match.legal(seat))))


def speak_all(t: Here) -> list[str]:
    """Everything that is said about a situation."""
    said = TABLE.phrases.prompt(t)
    found = [TABLE.phrases.subtitle(t), said.headline, said.consequence, said.sub]
    for seat in range(t.seats):
        found += TABLE.plaque(t, seat).figures[0]
    phrases = TABLE.phrases
    for words in (phrases.primary(t), *(phrases.button(t, entry) for entry in t.legal if entry != TAKE_BACK)):
        found += [words.text, words.sub] if words is not None else []
    for entry in t.legal:
        if entry != TAKE_BACK:
            words = phrases.choice(t, entry)
            found += [words.text, words.sub, *(phrases.confirm(t, entry) or ()), phrases.advice(t, entry, ())]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_there_are_words_marks_and_ornaments_for_every_step(seats: int, options: dict[str, Any]) -> None:
    lines, heard = 0, set[str]()
    for step, (match, stages, told) in enumerate(played(seats, options, "words")):
        CATALOGUE.speak(LANGUAGES[step % len(LANGUAGES)])
        for audience, stage in stages.items():
            t = situation(stage, match, (720, 1280) if step % 5 == 0 else (1280, 720))
            assert TABLE.phrases.prompt(t).headline
            lines += sum(TABLE.phrases.line(t, one) is not None for one in told[audience])
            heard |= {TABLE.phrases.sound(t, one) for one in told[audience]}
            ornaments = [*TABLE.marks.ornaments(t)]
            assert len({ornament.name for ornament in ornaments}) == len(ornaments)
            assert all(slot.at < len(t.cards(slot.place)) for slot in TABLE.marks.marks(t))
            if audience is None or not t.legal:
                continue
            for entry in t.legal:
                if entry != TAKE_BACK:
                    speak_all(take_up(t, match, entry))
                    assert {*TABLE.marks.previews(t)} <= {*t.legal}
                    [*TABLE.marks.ornaments(t)]
                    TABLE.marks.marks(t)
    CATALOGUE.speak("cs")
    assert lines > 20 * seats
    assert heard == {None, "deal", "lay", "flip", "shuffle", "capture", "last"}


def test_every_event_has_a_line_or_is_meant_to_be_silent() -> None:
    heard: set[str] = set()
    silent: set[str] = set()
    for seats, options in VARIANTS:
        for match, stages, told in played(seats, options, "lines"):
            t = situation(stages[0], match)
            for step in told[0]:
                if isinstance(step, Tell):
                    (heard if TABLE.phrases.line(t, step) is not None else silent).add(step.what)
    assert silent == {"match_over"}
    assert {*PLAIN, "picking_order", "king", "pair", "game_over"} - heard <= {"mirror_lost"}


def arranged(cards: dict[str, list[str]], seats: int = 3, options: dict[str, Any] | None = None, **public: Any) -> Any:
    """A match that goes on from this position, with the stage of seat 0."""
    game = GAMES["svabi"]
    position = {"game": "svabi", "seats": seats, "seed": "x", "cards": cards, "public": public}
    position["options"] = game.settings(seats, options or {})
    match: Match[Any] = Match.arranged(game, position)
    return match, staged("svabi", snapshot(match, "m", 0, 0, 1, Times()))


PICKING: dict[str, Any] = {
    "stage": "pick", "asked": (0,), "order": (0, 1, 2), "round": 3, "totals": (0, 0, 0), "tie": 1,
}  # fmt: skip


def picking(held: str = "") -> Here:
    """My pick: a 7 pairs, a 4 does not."""
    cards = {
        "floor": ["B7", "C4", "A9"],
        "col:0": ["A1", "C7"],
        "choice:0": ["A2"],
        "choice:1": ["B6"],
        "choice:2": ["C6"],
    }
    match, stage = arranged(cards, **PICKING, tied=(1, 2))
    t = situation(stage, match)
    action = Action("take", held or "C4", "floor")
    take_up(t, match, action)
    if not held:
        t.picked, t.commitment = {}, None
    return t


def test_a_pair_is_told_before_it_is_taken() -> None:
    t = picking("B7")
    said = TABLE.phrases.prompt(t)
    assert (said.headline, said.consequence) == ("Vezmi z parketu 7", "dvojice 7 + 7 odejde")
    assert said.pictures == (("C7",), "+", ("B7",), "exit")
    words = TABLE.phrases.primary(t)
    assert words is not None
    assert (words.text, words.sub) == ("Vzít kartu 7", "součet 8 › 1")
    marks = TABLE.marks.marks(t)
    assert marks[Slot("floor", 0)].badge is Badge.TICK
    assert marks[Slot("col:0", 1)].lift == 10
    assert "leaves" in {ornament.name for ornament in TABLE.marks.ornaments(t)}


def test_every_card_of_the_floor_says_what_it_would_change() -> None:
    t = picking()
    ornaments = {ornament.name: ornament for ornament in TABLE.marks.ornaments(t)}
    assert [ornaments[f"tag {at}"].look[0][0].text for at in range(3)] == ["dvojice −7", "+4", "+9"]  # type: ignore[index]
    assert [mark.badge for slot, mark in TABLE.marks.marks(t).items() if slot.place == "floor"] == [
        Badge.PLUS, Badge.NONE, Badge.NONE,
    ]  # fmt: skip


def test_the_tie_card_is_shown_where_it_decided() -> None:
    t = picking()
    looks = {o.name: o.look for o in TABLE.marks.ornaments(t) if o.name.startswith("badges")}
    assert {name: look[:3] for name, look in looks.items()} == {  # type: ignore[index]
        "badges 0": ("1.", True, False),
        "badges 1": ("2.", False, True),
        "badges 2": ("3.", False, False),
    }


def test_the_king_is_warned_of_and_confirmed() -> None:
    cards = {"hand:0": ["A13", "A2"], "hand:1": ["B5", "B13"], "hand:2": ["C3", "C5"], "floor": ["A9", "B9", "C4"]}
    match, stage = arranged(cards, stage="choose", asked=(0, 1, 2), totals=(0, 0, 0), tie=1)
    t = take_up(situation(stage, match), match, Action("choose", "A13"))
    said = TABLE.phrases.prompt(t)
    assert (said.headline, said.consequence) == ("Král: vezmeš celý parket", "součet +4")
    assert NAMES[1] in said.sub
    assert TABLE.phrases.confirm(t, Action("choose", "A13")) is not None
    assert TABLE.phrases.confirm(t, Action("choose", "A2")) is None


def test_a_hidden_pair_is_offered_and_refusing_it_is_confirmed() -> None:
    cards = {"floor": ["B9", "C1", "A5"], "col:0": ["A2"], "hid:0": ["A9"]}
    match, stage = arranged(cards, options={"variant_hidden": True}, **PICKING | {"rounds": 12})
    t = take_up(situation(stage, match), match, Action("take_pair", "B9", "floor"))
    assert t.commitment is None
    assert TABLE.phrases.prompt(t).consequence == "skrytá je stejná"
    assert TABLE.phrases.choice(t, Action("take_pair", "B9", "floor")).sub == "součet 11 › 2"
    assert TABLE.phrases.confirm(t, Action("take", "B9", "floor")) is not None
    assert TABLE.phrases.confirm(t, Action("take_pair", "B9", "floor")) is None
    tag = next(o for o in TABLE.marks.ornaments(t) if o.name == "tag 0")
    assert tag.look[0][0].text == "dvojice −9"  # type: ignore[index]


def test_others_see_that_a_card_is_hidden_not_which() -> None:
    cards = {"col:0": ["A2"], "hid:0": ["A9"], "col:1": ["B3"], "hid:1": ["B8"], "floor": ["C1", "C2", "C3"]}
    match, stage = arranged(cards, options={"variant_hidden": True}, **PICKING | {"rounds": 12})
    t = situation(stage, match)
    assert [TABLE.plaque(t, seat).figures[0].number for seat in range(3)] == ["11", "3+?", "0"]


@pytest.mark.parametrize("window", [(1280, 720), (1024, 600), (720, 1280)], ids=str)
def test_all_ornaments_can_be_painted_and_fit(window: tuple[int, int]) -> None:
    Board(window)
    pictures = Pictures(None)
    look = Look(Viewport(window, True), pictures, Letters(Viewport(window, True).scale), VIOLET)

    def paint(ornament: Ornament) -> list[str]:
        canvas = Canvas(look, ornament.box.w, ornament.box.h, ornament.bleed)
        ornament.paint(canvas)
        return canvas.cut

    for seats, options in ((2, {"variant_hidden": True}), (6, {})):
        for step, (match, stages, _) in enumerate(played(seats, options, "paint")):
            if step % 29:
                continue
            t = situation(stages[0], match, window)
            if t.legal:
                take_up(t, match, t.legal[0])
            for language in LANGUAGES:
                CATALOGUE.speak(language)
                for ornament in TABLE.marks.ornaments(t):
                    assert paint(ornament) == [], (language, ornament.name)
    CATALOGUE.speak("cs")
    pictures.close()


def order_of(t: Here) -> Ornament | None:
    return next((ornament for ornament in TABLE.marks.ornaments(t) if ornament.name == "order"), None)


def test_while_cards_are_dealt_nobody_has_laid_one() -> None:
    match: Match[Any] = Match(GAMES["svabi"], 3, "deal", {"variant_match": True})
    stage = staged("svabi", before_deal(match, 0))
    t = situation(stage, match)
    assert TABLE.phrases.prompt(t).headline == say("svabi-deal")
    assert order_of(t) is None


def test_before_the_next_game_of_a_match_cards_are_dealt_too() -> None:
    """The last round still stands in the facts then."""
    cards = {"stock:0": ["A1", "A2"], "stock:1": ["B1"], "floor": ["A9"], "col:1": ["mirror"]}
    facts = PICKING | {"round": 13, "game": 2, "games": 3, "results": ((30, 40, 20),), "totals": (30, 40, 20)}
    match, stage = arranged(cards, options={"variant_match": True}, **facts)
    assert TABLE.phrases.prompt(situation(stage, match)).headline == say("svabi-deal")


def test_who_has_laid_is_told_by_the_backs_that_lie_there() -> None:
    """Not by whom the server waits for: that may be the question before or after what is seen."""
    cards = {"hand:0": ["A3", "A2"], "hand:1": ["B5", "B13"], "hand:2": ["C3", "C5"], "floor": ["A9", "B9", "C4"]}
    match, stage = arranged(cards, stage="choose", asked=(0, 1, 2), totals=(0, 0, 0), tie=1)
    t = situation(stage, match)
    t.legal, t.awaited = (), (2,)
    assert TABLE.phrases.prompt(t).headline == say("svabi-wait-choose", names=", ".join(NAMES[:3]))
    t.shown = {**t.shown, "choice:0": ("A3",), "choice:2": ("?C",)}
    assert TABLE.phrases.prompt(t).headline == say("svabi-wait-choose", names=NAMES[1])
    panel = order_of(t)
    assert panel is not None
    assert panel.look[1] == say("svabi-laid", count=2, seats=3)  # type: ignore[index]
    t.shown = {**t.shown, "choice:1": ("?B",)}
    assert TABLE.phrases.prompt(t).headline == say("svabi-reveal")


def test_of_two_answers_the_recommended_one_comes_first(app: App) -> None:
    position = {
        "game": "svabi", "seats": 3, "seed": "x",
        "cards": {"floor": ["B9", "C1", "A5"], "col:0": ["A2"], "hid:0": ["A9"]},
        "public": PICKING | {"rounds": 12},
        "options": GAMES["svabi"].settings(3, {"variant_hidden": True}),
    }  # fmt: skip
    table = Table(app, Match.arranged(GAMES["svabi"], position))
    table.tap("floor", 0)
    table.tap("floor", 0)
    first, second = app.form.find("choice 0"), app.form.find("choice 1")
    assert isinstance(first, Button)
    assert isinstance(second, Button)
    assert (first.text, first.kind) == (say("svabi-do-pair"), "primary")
    assert second.text == say("svabi-do-keep")


def test_keys_are_led_to_where_the_question_can_be_answered(app: App) -> None:
    """A whole round without a pointer: the hand, then the floor, then the hand again."""
    table = Table(app, Match(GAMES["svabi"], 3, "keys"))
    table.key(pygame.K_RIGHT)
    stood: list[str] = []
    for _ in range(40):
        while table.croupier.match.awaited(None) and 0 not in table.croupier.match.awaited(None):
            table.croupier.act(next(iter(table.croupier.match.awaited(None))))
        table.wait()
        focus = app.form.focus
        assert isinstance(focus, Spot)
        if not stood or stood[-1] != focus.name:
            stood.append(focus.name)
        if len(stood) == 3:
            break
        table.key(pygame.K_RETURN)
        app.step(0.5, (), table.croupier.hear())
    assert stood == ["spot hand 0", "spot floor", "spot hand 0"]


def test_the_keys_on_a_pile_that_is_told_by_a_panel_are_seen(app: App) -> None:
    table = Table(app, Match(GAMES["svabi"], 3, "box"))
    table.key(pygame.K_RIGHT)
    spot = app.form.find("spot box")
    app.form.set_focus(spot)
    cursor = table.screen.fingers.cursor(spot)
    assert cursor is not None
    assert cursor.width > 20
