"""Tables of Kořist: from the deal to the end, every question, and what can lie over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from client.app import App
from client.net.lost import Cause, Lost
from client.screens.table import TableScreen
from client.table.phrases import LogLine
from client.table.stage import Fact
from client.ui.text import say
from shared.engine import Action, Match
from shared.games import GAMES
from shared.messages import Advice, Chatted, Clock, Emoted
from tests.client.croupier import NAMES, Croupier
from tests.games.korist.scene import Scene
from tests.shots.board import settle
from tests.shots.lobby import tap

LONG = ("Daniel Novotný", "Kateřina Veselá", "Maxmilián Nezbednýýý", "Bohumil Křepelka", "Evelína Šťastná")
MIDDLE = (
    "hand(D) = 1 3 3 5 7 7 9 9 12 13 J; L(D) = 4 / 8 8 8 / 2 2 / 10 10; hand(P) = 2 4 4 6 6 11; "
    "L(P) = 2 / 12 12 / 3 3 3 / 7 7 7; hand(A) = 1 2 5 6 8 10 11 12 13; L(A) = 1 / 6 6 / 13 / 5 5; hand(K) = 9 9 10; "
    "L(K) = 4 4 4 4 / 6 6 6 / 1 1 1 / 8 / J; SUP = 2 8 5 J 11 13"
)
FULL = (
    "hand(D) = 1 1 2 3 3 4 5 5 6 7 7 8 9 9 10 11 12 13 J; L(D) = 4 / 8 8 8 / 2 2 / 10 10 / 6; hand(P) = 2 4; "
    "L(P) = 2 / 12 12 / 3 3 3 / 7 7 7 / 1 / 11 11; hand(A) = 1 3 5 6 8 10 11; L(A) = 1 / 6 6 / 13 13 13 13 / 5 5; "
    "hand(K) = 9 10 10 10; L(K) = 4 4 4 4 / 6 6 6 / 1 1 1 / 8 / J; hand(E) = 12 12 13 13; "
    "L(E) = 2 2 2 / 9 / 5 5 5 / 7 / 8 8"
)
DUEL = (
    "hand(D) = 1 3 4 6 6 9 10 10 12 J J; L(D) = 4 / 7 7; hand(P) = 2 2 5 8 11 13; L(P) = 9 / 5 / 8 8; "
    "SUP = 5+13 2 3+J 4 6 7; shadow = 2, 3, 4 4, 6, 7 7, 9 9 9, 11, 12 12"
)


def sit(app: App, match: Match[Any], seat: int | None = 0, names: tuple[str, ...] = NAMES, **more: Any) -> Croupier:
    """A screen at a match that is under way."""
    croupier = Croupier(match, seat, names, **more)
    app.push(TableScreen(app, croupier, croupier.now()))
    listen(app, croupier)
    return croupier


def listen(app: App, croupier: Croupier, seconds: float = 6.0) -> None:
    """Let the screen hear what was said, and let it all arrive."""
    for _ in range(3):
        app.step(0.05, (), croupier.hear())
    for _ in range(round(seconds / 0.1)):
        app.step(0.1, (), croupier.hear())
    settle(app)


def screen_of(app: App) -> TableScreen:
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    return screen


def choose(app: App, croupier: Croupier, *cards: str) -> None:
    """Tap cards of the own hand."""
    play = screen_of(app).play
    for card in cards:
        taken = {slot.at for slot in play.gestures.chosen}
        at = next(n for n, held in enumerate(play.gestures.hand) if held == card and n not in taken)
        screen_of(app).answer(play.gestures.tap(play.target(play.stage.sprites(play.hand)[at], play.hand), play.now))
        play.motion.glide()
        listen(app, croupier, 1.0)


def act(app: App, croupier: Croupier, *acts: tuple[int, Action]) -> None:
    """What happens next."""
    for seat, action in acts:
        croupier.told(seat, action)
    listen(app, croupier)


def start(app: App) -> None:
    """The first question, right after the deal."""
    match: Match[Any] = Match(GAMES["korist"], 4, "start", {"start": "host", "first": 0})
    croupier = Croupier(match)
    app.push(TableScreen(app, croupier, croupier.before()))
    listen(app, croupier)


def middle(app: App) -> None:
    croupier = sit(app, Scene(4, MIDDLE).match)
    history(app)
    choose(app, croupier, "9", "9")


def group(app: App) -> None:
    """In the duel, with the right to decline: a group of the shadow is taken up."""
    croupier = sit(app, Scene(2, DUEL, shadow_capture="may").match)
    croupier.told(0, Action("lay", "10", "", "2+0"))
    for _ in range(20):
        app.step(0.1, (), croupier.hear())
    play = screen_of(app).play
    marked = next(entry.place for entry in play.gestures.legal if entry.verb == "shadow")
    screen_of(app).answer(play.gestures.tap(play.target(play.stage.sprites(marked)[-1], marked), play.now))


def history(app: App) -> None:
    """Some lines in the log."""
    screen_of(app).play.lines += [
        LogLine(1, say("korist-log-laid", count=3), ("7",)), LogLine(2, say("korist-log-laid", count=2), ("5",)),
        LogLine(2, say("korist-log-took"), ("3", "3"), source=1),
        LogLine(1, say("korist-log-drew"), ("?",), joins=True),
        LogLine(1, say("korist-log-drew"), ("10",), joins=True), LogLine(3, say("korist-log-laid", count=1), ("J",)),
        LogLine(3, say("korist-log-drew"), ("12",), joins=True),
    ]  # fmt: skip
    screen_of(app).changed()


def middle_plain(app: App) -> None:
    """My turn, nothing chosen."""
    sit(app, Scene(4, MIDDLE).match)
    history(app)


def three(app: App) -> None:
    text = MIDDLE.replace("hand(K) = 9 9 10; L(K) = 4 4 4 4 / 6 6 6 / 1 1 1 / 8 / J; ", "")
    croupier = sit(app, Scene(3, text).match)
    choose(app, croupier, "9", "9")


def fullest(app: App) -> None:
    croupier = sit(app, Scene(5, FULL).match, names=LONG, clock=Clock(300, 5))
    croupier.watched(2)
    history(app)
    choose(app, croupier, "9", "9")


def duel(app: App) -> None:
    croupier = sit(app, Scene(2, DUEL).match)
    choose(app, croupier, "10", "10")


def lay(card: str, naturals: int, jokers: int = 0) -> Action:
    return Action("lay", card, "", f"{naturals}+{jokers}")


TAKE, LEAVE, DISCARD = Action("take"), Action("leave"), Action("discard")


def question(seat: int | None, *acts: tuple[int, Action], text: str = MIDDLE, seats: int = 4) -> Callable[[App], None]:
    """What is asked after some acts, as one seat sees it."""

    def arrange(app: App) -> None:
        croupier = sit(app, Scene(seats, text).match, seat, LONG)
        act(app, croupier, *acts)

    return arrange


def nothing(app: App) -> None:
    """A choice that captures nothing."""
    croupier = sit(app, Scene(4, MIDDLE).match)
    choose(app, croupier, "1")


def declining(app: App) -> None:
    """The shadow may be left alone."""
    croupier = sit(app, Scene(2, DUEL, shadow_capture="may").match)
    act(app, croupier, (0, lay("10", 2)))


def expert(app: App) -> None:
    """Ones against thirteens, in the second of three deals, with few cards left to draw."""
    text = MIDDLE.replace("L(A) = 1 / 6 6 / 13 / 5 5", "L(A) = 1 / 6 6 / 5 5 / 13") + "; STK ="
    croupier = sit(app, Scene(4, text, ruleset="expert", deals=3).match)
    choose(app, croupier, "1")


def few_left(app: App) -> None:
    """The last cards are drawn."""
    text = MIDDLE.replace("SUP = 2 8 5 J 11 13", "SUP = 2 _ 5 _ _ _; STK =")
    croupier = sit(app, Scene(4, text).match)
    act(app, croupier, (0, lay("3", 2)))


def interim(app: App) -> None:
    """Between two deals."""
    croupier = sit(app, Scene(4, MIDDLE, deals=3).match, names=LONG)
    play = screen_of(app).play
    play.interim = play.game_table.phrases.interim(play.t, Fact("totals", (0, 0, 0, 0), (11, -3, 9, -14)))
    listen(app, croupier, 0.2)


def offline(app: App) -> None:
    """Somebody at the table has no connection, and a clock runs out."""
    croupier = sit(app, Scene(4, MIDDLE).match, names=LONG, clock=Clock(300, 5))
    assert croupier.room is not None
    seats = list(croupier.room.seats)
    seats[2] = structs.replace(seats[2], online=False)
    croupier.room.seats = tuple(seats)
    croupier.told(0, lay("9", 2))
    listen(app, croupier)


def leaving(app: App) -> None:
    """The question before the table is left."""
    middle_plain(app)
    screen_of(app).menu.open()
    app.step(0.05, (), ())
    tap(app, "menu exit")


def last(app: App) -> None:
    """The last cards: what the end would bring, and a question before it."""
    text = MIDDLE.replace("hand(D) = 1 3 3 5 7 7 9 9 12 13 J", "hand(D) = 9 9 J")
    croupier = sit(app, Scene(4, text).match)
    choose(app, croupier, "9", "9", "J")


def confirm(app: App) -> None:
    last(app)
    screen_of(app).press_primary()


def why(app: App) -> None:
    """A card of the supply was tapped when it was time to lay."""
    croupier = sit(app, Scene(4, MIDDLE).match)
    play = screen_of(app).play
    screen_of(app).answer(play.gestures.tap(play.target(play.stage.sprites("supply:2")[0], "supply:2"), play.now + 1))
    listen(app, croupier, 0.3)


def chooser(app: App) -> None:
    middle_plain(app)
    screen = screen_of(app)
    screen.menu.choose(tuple(screen.play.gestures.legal[:4]))


def log(app: App) -> None:
    middle_plain(app)
    screen_of(app).open_log()


def menu(app: App) -> None:
    middle_plain(app)
    screen_of(app).menu.open()


def reactions(app: App) -> None:
    middle_plain(app)
    screen_of(app).menu.open_reactions()


def closely(app: App) -> None:
    """A card is looked at."""
    middle_plain(app)
    play = screen_of(app).play
    screen_of(app).enlarge(play.stage.sprites(play.hand)[9])
    settle(app)


def talk(app: App) -> None:
    """A bubble and a face."""
    croupier = sit(app, Scene(4, MIDDLE).match)
    app.step(0.05, (), [Emoted("p0", "Dan", "wow"), Chatted("p2", "Adam", say("quick-luck"))])
    app.step(0.4, (), croupier.hear())


def lost(app: App) -> None:
    middle_plain(app)
    app.step(0.05, (), [Lost(Cause.GONE, "", 1.0)])


def advice(app: App) -> None:
    croupier = sit(app, Scene(4, MIDDLE).match)
    action = lay("9", 2)
    app.step(0.05, (), [Advice(croupier.asks, action, croupier.match.preview(0, action))])
    listen(app, croupier, 0.5)


SCREENS: dict[str, Callable[[App], None]] = {
    "korist_start": start,
    "korist_middle": middle,
    "korist_plain": middle_plain,
    "korist_three": three,
    "korist_fullest": fullest,
    "korist_duel": duel,
    "korist_take": question(0, (0, lay("9", 2))),
    "korist_return": question(2, (0, lay("9", 2)), (0, LEAVE)),
    "korist_draw": question(2, (0, lay("9", 2)), (0, LEAVE), (2, DISCARD)),
    "korist_may_draw": question(0, (0, lay("3", 2))),
    "korist_shadow": question(0, (0, lay("10", 2)), text=DUEL, seats=2),
    "korist_nothing": nothing,
    "korist_declining": declining,
    "korist_expert": expert,
    "korist_few_left": few_left,
    "korist_interim": interim,
    "korist_offline": offline,
    "korist_leaving": leaving,
    "korist_shadow_group": group,
    "korist_waiting": question(0, (0, lay("9", 2)), (0, TAKE)),
    "korist_watcher": question(None),
    "korist_last": last,
    "korist_confirm": confirm,
    "korist_why": why,
    "korist_chooser": chooser,
    "korist_log": log,
    "korist_menu": menu,
    "korist_reactions": reactions,
    "korist_closely": closely,
    "korist_talk": talk,
    "korist_lost": lost,
    "korist_advice": advice,
}
