"""What is done beside the game at a table: talk, log, watching, hints, and what a hand says without words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from client.app import App
from client.games import table
from client.games.korist.phrases import KoristPhrases, effect
from client.games.korist.reading import Here
from client.screens.results import Results
from client.screens.table import TableScreen
from client.table.layout import fitted
from client.table.match_view import NOT_NOW, PICKED, READY
from client.table.phrases import LogLine, Prompt
from client.ui.overlays import ScrollList
from client.ui.text import say
from client.ui.widgets import Label
from client.where import Opening
from shared.engine import Action, Match, Said, Seat
from shared.games import GAMES
from shared.games.korist.position import Public
from shared.messages import Act, Advice, Chat, Clock, Result, SeatState, Why
from tests.client.croupier import Croupier
from tests.client.screens.test_table import Table, acted
from tests.games.korist.scene import Scene
from tests.games.korist.shots import MIDDLE
from tests.games.svabi.shots import middle as dancing
from tests.games.svabi.shots import sit
from tests.shots.screens import SCREENS

LAST = MIDDLE.replace("hand(D) = 1 3 3 5 7 7 9 9 12 13 J", "hand(D) = 9 9 J")


def shown(app: App) -> set[str]:
    """The texts of what can be read and pressed."""
    app.step(0.02, (), ())
    return {getattr(widget, "text", "") for widget in app.form.widgets}


def screen_of(app: App) -> TableScreen:
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    return screen


def test_a_line_of_chat_is_written_at_the_table(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.press("react")
    table.press("line")
    app.step(0.02, [Event(pygame.TEXTINPUT, text="Kdo je na tahu?")], ())
    table.key(pygame.K_RETURN)
    assert Chat("Kdo je na tahu?") in table.croupier.sent
    assert table.screen.menu.line == ""
    assert app.form.find("react") is not None


def test_what_was_written_stays_until_it_is_sent(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.press("react")
    table.press("line")
    app.step(0.02, [Event(pygame.TEXTINPUT, text="Ahoj")], ())
    table.key(pygame.K_ESCAPE)
    table.press("react")
    field = app.form.find("line")
    assert field is not None
    assert field.text == "Ahoj"  # type: ignore[attr-defined]
    table.press("say")
    assert Chat("Ahoj") in table.croupier.sent


def test_the_whole_log_opens_from_the_menu(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.play.lines += [LogLine(n % 4, "…") for n in range(60)]
    table.press("menu")
    table.press("menu bars")
    listed = app.form.find("lines")
    assert isinstance(listed, ScrollList)
    assert len(listed.rows) == 60


def watching(app: App) -> tuple[TableScreen, Croupier]:
    croupier = Croupier(Scene(4, MIDDLE).match, None)
    croupier.watched(3)
    app.push(TableScreen(app, croupier, croupier.now()))
    for _ in range(8):
        app.step(0.2, (), croupier.hear())
    return screen_of(app), croupier


def test_who_watches_may_talk_and_is_refused_nothing(app: App) -> None:
    screen, croupier = watching(app)
    assert screen.desk.watchers.count == 3
    assert screen.desk.tools["react"].enabled
    assert not screen.desk.tools["advice"].enabled
    play = screen.play
    screen.answer(play.gestures.tap(play.target(play.stage.sprites("supply:1")[0], "supply:1"), play.now + 1))
    assert not any(isinstance(message, Why) for message in croupier.sent)
    assert play.t.names[0] in screen.desk.prompt.prompt.headline


def test_who_watches_is_not_told_of_a_seat_or_of_clocks(app: App) -> None:
    screen, croupier = watching(app)
    croupier.clock(Clock(300, 5))
    app.navigation.where = Opening(alone=False)
    screen.menu.open()
    assert say("menu-watch") in shown(app)
    assert say("menu-time") not in shown(app)
    screen.menu.ask_to_leave()
    assert say("leave-watching") in shown(app)


def test_what_leaving_means_follows_from_who_else_is_there(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    app.navigation.where = Opening(alone=False)
    assert table.croupier.room is not None
    table.screen.menu.open()
    table.screen.menu.ask_to_leave()
    assert say("leave-others") in shown(app)
    app.close_overlay()
    first, *others = table.croupier.room.seats
    table.croupier.room.seats = (first, *(replace(state, person="") for state in others))
    table.screen.menu.open()
    table.screen.menu.ask_to_leave()
    assert say("leave-last") in shown(app)


def test_who_gets_up_and_who_sits_down_is_told(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    told: list[str] = []
    app.toast = told.append  # type: ignore[method-assign]
    room = table.croupier.room
    assert room is not None
    seats, emil = room.seats, SeatState("p9", "Emil")
    for state in (SeatState("", "Otter", level="thumb"), emil, replace(emil, online=False)):
        table.croupier.room = replace(room, seats=(*seats[:2], state, seats[3]))
        table.screen.receive(table.croupier.room)
    assert told == [say("table-leaves", name=seats[2].name, bot="Otter"), say("table-comes", name="Emil")]
    table.croupier.room = replace(room, stage="finished")
    table.screen.receive(table.croupier.room)
    assert len(told) == 2


def test_who_played_keeps_the_result_though_the_seats_have_moved_on(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    room = table.croupier.room
    assert room is not None
    told: list[str] = []
    app.toast = told.append  # type: ignore[method-assign]
    for stage in ("setup", "playing"):
        table.croupier.room = replace(room, stage=stage, seats=(*room.seats[1:], room.seats[0]))
        table.screen.receive(table.croupier.room)
    assert not told
    table.screen._end(Result("test", [0, 0, 0, 0], [1, 1, 1, 1], "", "", ()))
    results = app.screens[-1]
    assert isinstance(results, Results)
    assert (results.told.names[0], results.told.names[2]) == ("Dan", "Adam")


def test_a_seat_without_connection_and_a_bot_are_told(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    assert table.croupier.room is not None
    plaques = table.screen.desk.plaques
    assert [plaques[seat].sitting.bars for seat in range(4)] == [0, 3, 0, 1]
    seats = list(table.croupier.room.seats)
    seats[2] = replace(seats[2], online=False)
    table.croupier.room.seats = tuple(seats)
    table.screen.changed()
    table.wait()
    assert [plaques[seat].sitting.online for seat in range(4)] == [True, True, False, True]


def test_what_may_join_the_chosen_cards_rises_and_the_rest_is_dim(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    play, own = table.play, table.play.stage.sprites("hand:0")
    before = play.motion.aims()
    assert play.ready() == []  # all may be laid
    table.tap("hand:0", table.index("9"))
    table.wait()
    joker, bear = own[table.index("J")], own[table.index("13")]
    after, marks = play.motion.aims(), play.marks()
    assert before[joker].y - after[joker].y == pytest.approx(READY, abs=0.5)
    assert after[bear] == before[bear]
    assert marks[bear] == NOT_NOW
    assert not play.refuses(bear)  # a tap on it begins another selection
    assert not play.refuses(joker)
    table.press("back")
    table.tap("hand:0", table.index("13"))
    assert play.t.chosen == ("13",)


def test_cards_that_cannot_be_laid_now_offer_to_say_why(app: App) -> None:
    SCREENS["korist_draw"](app)
    play = screen_of(app).play
    assert all(play.refuses(sprite) for sprite in play.stage.sprites(play.hand))


def test_the_last_cards_are_laid_after_a_question_only(app: App) -> None:
    table = Table(app, Scene(4, LAST).match)
    for card in ("9", "9", "J"):
        table.tap("hand:0", table.index(card))
    table.wait()
    table.press("primary 0")
    assert acted(table) == []
    table.press(say("table-not-yet"))
    assert acted(table) == []
    assert table.play.gestures.open
    for card in ("9", "9", "J"):
        table.tap("hand:0", table.index(card))
    table.press("primary 0")
    table.press(say("table-do-it"))
    assert acted(table) == [Action("lay", "9", "", "2+1")]


def test_a_question_that_came_under_the_finger_is_not_answered(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    table.do(Action("lay", "9", "", "2+0"))
    table.app.step(0.02, (), table.croupier.hear())
    table.screen.hurry()
    table.app.step(0.02, (), ())
    assert table.play.t.asked
    table.screen.press(Action("take"))
    assert acted(table) == [Action("lay", "9", "", "2+0")]
    table.wait()
    table.screen.press(Action("take"))
    assert acted(table)[-1] == Action("take")


def test_two_ways_to_take_a_card_are_two_buttons(app: App) -> None:
    SCREENS["svabi_hidden"](app)
    screen = screen_of(app)
    offered = [offer.action for offer in screen.desk._offers]
    assert offered == [Action("take", "B9", "floor"), Action("take_pair", "B9", "floor")]
    screen.press(offered[1])  # type: ignore[arg-type]
    assert screen.session.said[-1].action == offered[1]  # type: ignore[attr-defined]


def hints(app: App) -> dict[Action, str]:
    """What the hint says for each entry of the list, on the table that is shown."""
    screen, heard = screen_of(app), dict[Action, str]()
    screen._put_down()
    session: Any = screen.session
    for action in screen.play.t.legal:
        effects = session.match.game.preview(session.match.state, session.seat, action)
        app.step(0.02, (), [Advice(screen.play.gestures.ask, action, effects)])
        said = screen.desk.prompt.prompt
        assert said.pictures == ("bulb",)
        heard[action] = said.headline
    return heard


@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        ("korist_plain", {"lay"}), ("korist_take", {"take", "leave"}),
        ("korist_return", {"return", "discard"}), ("korist_draw", {"draw"}),
        ("korist_may_draw", {"draw", "pass"}), ("korist_shadow", {"shadow"}),
        ("svabi_hide", {"hide"}), ("svabi_choose", {"choose"}), ("svabi_pick", {"take"}),
        ("svabi_hidden", {"take", "take_pair"}), ("svabi_king_takes", {"take_all", "take_all_pair"}),
        ("svabi_mirror", {"mirror"}),
    ],
)  # fmt: skip
def test_the_hint_names_a_choice_and_a_reason(app: App, name: str, verbs: set[str]) -> None:
    SCREENS[name](app)
    said = hints(app)
    assert {action.verb for action in said} == verbs
    assert len(set(said.values())) == len(said)
    for line in said.values():
        choice, _, reason = line.partition(" — " if " — " in line else ": ")
        assert len(choice) > 4
        assert len(reason) > 4


@pytest.mark.parametrize(("name", "place"), [("korist_draw", "stock"), ("korist_draw", "supply:2")])
def test_the_hint_marks_the_card_to_be_drawn(app: App, name: str, place: str) -> None:
    SCREENS[name](app)
    screen = screen_of(app)
    app.step(0.02, (), [Advice(screen.play.gestures.ask, Action("draw", "", place), [])])
    marks, named = screen.play.marks(), screen.play.stage.sprites(place)[-1]
    assert marks[named] == PICKED
    assert [sprite for sprite, mark in marks.items() if mark == PICKED] == [named]


def test_choosing_and_escape_end_the_hint(app: App) -> None:
    table = Table(app, Scene(4, MIDDLE).match)
    bar = table.screen.desk.prompt
    usual = bar.prompt
    table.press("advice")
    table.wait()
    assert bar.prompt.pictures == ("bulb",)
    table.tap("hand:0", table.index("1"))
    assert bar.prompt.pictures != ("bulb",)
    table.key(pygame.K_ESCAPE)
    table.wait()
    assert bar.prompt == usual
    assert app.form.find("menu book") is None
    table.key(pygame.K_ESCAPE)
    table.wait(0.1)
    assert app.form.find("menu book") is not None


def test_a_card_of_the_floor_is_dragged_into_the_collection(app: App) -> None:
    solo = sit(app, dancing())
    screen = screen_of(app)
    play = screen.play
    at = play.stage.cards()["floor"].index("B7")
    pose = play.motion.aims()[play.stage.sprites("floor")[at]]
    home = play.layout.box("col:0")
    goal = app.viewport.pixel(home.x + home.w / 2, home.y + home.h / 2)
    start = app.viewport.pixel(pose.x, pose.y)
    app.step(0.02, [Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)], ())
    for share in (0.2, 0.6, 1.0):
        pos = tuple(round(a + share * (b - a)) for a, b in zip(start, goal, strict=True))
        app.step(0.02, [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=False)], ())
    app.step(0.02, [Event(pygame.MOUSEBUTTONUP, pos=goal, button=1, touch=False)], ())
    assert solo.said[-1] == Act(solo.ask - 1, Action("take", "B7", "floor"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("korist", {"deals": 2}, ["korist-interim"]),
        ("svabi", {"variant_match": True, "match_games": 2}, ["svabi-interim", "svabi-interim-mirror"]),
    ],
)
def test_between_two_games_the_standing_is_shown_once(
    app: App, game: str, options: dict[str, Any], words: list[str]
) -> None:
    match: Match[Any] = Match(GAMES[game], 3, "interim", options)
    table = Table(app, match)
    shown = 0
    while not match.over:
        waiting = [seat for seat in match.awaited(None) if seat not in match.answers]
        table.croupier.act(waiting[0])
        table.app.step(0.05, (), table.croupier.hear())
        table.screen.hurry()
        table.app.step(0.05, (), ())
        if app.form.find("close") is not None:
            shown += 1
            labels = [widget.text for widget in app.form.widgets if isinstance(widget, Label)]
            assert labels == [say(word, deal=1, deals=2, game=1, games=2) for word in words]
            table.press("close")
    assert shown == 1


def test_a_group_of_the_shadow_is_taken_up_and_a_button_takes_it(app: App) -> None:
    SCREENS["korist_shadow_group"](app)
    screen = screen_of(app)
    app.step(0.1, (), ())
    taken = screen.play.t.commitment
    assert taken is not None
    assert [offer.action for offer in screen.desk._offers] == [None, Action("decline")]
    said = screen.desk.prompt.prompt.headline
    assert said == say("korist-shadow-this", cards=f"2× {taken.card}")
    screen.press_primary()
    assert screen.session.sent[-1].action == taken  # type: ignore[attr-defined]


def duel(shown: dict[str, tuple[str, ...]] | None = None) -> Here:
    """Two at a table, and nothing asked."""
    plan = table("korist").layout(fitted(1280, 720).frame, (0, 1))
    facts = Public()
    return Here(seat=0, seats=2, options={}, names=("Dan", "Katka"), facts=facts, shown=shown or {}, panels=plan.panels)


def test_the_preview_of_the_duel_promises_no_group_where_there_is_a_choice(app: App) -> None:
    for ranks, words in ((("4", "7"), "korist-choose-from-shadow"), (("4",), "korist-from-shadow")):
        t = duel()
        said = [Said(0, "could_capture_shadow", (rank, 2)) for rank in ranks]
        assert effect(t, said) == say(words, cards="2× 4")
    alone, taken = effect(t, said), say("korist-capture", cards="2× 8", name="Katka")
    assert effect(t, [*said, Said(1, "would_be_captured", ("8", 2))]) == f"{alone} + {taken}"


def said_of(t: Here, *words: tuple[Seat, str, tuple[Any, ...]]) -> Prompt:
    """The prompt for two tens, of which the server said so."""
    t.facts, t.commitment = Public(stage="play"), Action("lay", "10", "", "2+0")
    t.legal, t.awaited, t.outlooks = [t.commitment], [0], {t.commitment: [Said(*word) for word in words]}
    return KoristPhrases().prompt(t)


def test_the_prompt_of_the_duel_shows_all_that_is_captured() -> None:
    t = duel({"layer:1:0": ("8", "8")})
    layer, group, other = (1, "would_be_captured", ("8", 2)), *((0, "could_capture_shadow", (r, 2)) for r in "47")
    tens, eights = ("10", "10"), ("8", "8")
    assert said_of(t, layer, group).pictures == (tens, "claw", ("4", "4"), "claw", eights)
    assert said_of(t, layer, group, other).pictures == (tens, "claw", eights)  # which group is still to be chosen
    assert said_of(t, layer, group).sub == say("korist-must")


def test_the_prompt_says_what_follows_and_nothing_before_it_is_known() -> None:
    t = duel()
    assert said_of(t).sub == say("korist-play-sub")
    assert said_of(t, (1, "other_count", ("8", 1))).sub == say("korist-turn-ends")
    assert said_of(t, (1, "other_count", ("8", 1)), (0, "could_draw", ())).sub == say("korist-then-draw")
