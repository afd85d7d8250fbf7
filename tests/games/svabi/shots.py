"""Švábí disko's table: the beginning, every question, the fullest table, the variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame.event import Event

from client.app import App
from client.screens.table import TableScreen
from client.table.phrases import LogLine
from client.table.stage import Fact
from client.ui.text import say
from shared.engine import Action, Card, Match, Place
from shared.games import GAMES
from shared.games.svabi.position import FACES, JOZINS, SETS
from shared.messages import Advice
from tests.shots.board import settle
from tests.shots.lobby import tap as tapped
from tests.shots.solo import LONGEST, NAMES, Solo

Cards = dict[Place, list[Card]]


def position(seats: int, cards: Cards, options: dict[str, Any] | None = None, **public: Any) -> Match[Any]:
    """A match that goes on from here; what is not named lies in the stocks and hands, as many as the rest has."""
    used = {card for lying in cards.values() for card in lying}
    letters = SETS[:seats] + (JOZINS if seats == 2 else "")
    for seat, letter in enumerate(letters):
        rest = [card for card in FACES[letter] if card not in used]
        if letter == JOZINS:
            cards["jozin_stock"] = rest
            continue
        hand = max(0, len(cards.get("hand:0", [])) - len(cards.get(f"hand:{seat}", [])))
        cards.setdefault(f"hand:{seat}", []).extend(rest[len(rest) - hand :])
        cards[f"stock:{seat}"] = rest[: len(rest) - hand]
    spare = SETS[seats:] if seats > 2 else SETS[seats:-1]  # Jožin plays one of the six sets
    unused = [card for letter in spare for card in FACES[letter]]
    cards["box"] = [*unused, *cards.get("box", [])]
    game = GAMES["svabi"]
    facts = {"totals": (0,) * seats, "rounds": 13} | public
    settings = game.settings(seats, options or {})
    if settings["variant_match"] and "mirror" not in used:
        cards["box"].append("mirror")
    return Match.arranged(
        game, {"game": "svabi", "seats": seats, "seed": "shot", "options": settings, "cards": cards, "public": facts}
    )


def sit(app: App, match: Match[Any], seat: int | None = 0, names: Sequence[str] = NAMES) -> Solo:
    """The table of this match, when everything lies."""
    solo = Solo(match, seat, names)
    app.push(TableScreen(app, solo, solo.snapshot()))
    hear(app, solo)
    return solo


def hear(app: App, solo: Solo, seconds: float = 6.0) -> None:
    """Let everything that was said be heard and shown."""
    settle(app)
    for _ in range(int(seconds * 10)):
        app.step(0.1, (), solo.poll())
    settle(app)


def history(app: App) -> None:
    """Some lines in the log, as the round before has written them."""
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    screen.play.lines += [
        LogLine(1, say("svabi-log-took"), ("E12",)), LogLine(4, say("svabi-log-took"), ("D6",)),
        LogLine(4, say("svabi-log-pair"), ("E6", "D6")), LogLine(1, say("svabi-log-tied")),
        LogLine(0, say("svabi-log-begins")),
    ]  # fmt: skip
    screen.changed()


def tap(app: App, solo: Solo, place: Place, card: Card) -> None:
    """A finger on a card."""
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    play = screen.play
    at = play.stage.cards()[place].index(card)
    pose = play.motion.aims()[play.stage.sprites(place)[at]]
    pos = app.viewport.pixel(pose.x - 0.3 * pose.width, pose.y)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step(0.02, [Event(kind, pos=pos, button=1, touch=False)], solo.poll())
    app.step(0.02, [Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0), touch=False)], ())
    hear(app, solo, 1.0)


# The position of the drawn table: five seats, round 6, everything as it may really come.
MIDDLE: Cards = {
    "floor": ["C4", "A10", "B7", "D12", "E9"],
    "col:0": ["A11", "A4", "D7", "B8", "C1"],
    "col:1": ["D5", "C2", "E12"],
    "col:2": ["B3", "C9", "A6", "E2", "B12"],
    "col:3": ["E8", "B10", "E5"],
    "col:4": ["C11"],
    "box": ["D9", "A9", "C3", "A3", "B2", "D2", "E6", "D6"],
    "hand:0": ["A5", "A13"],
}
LAID: Cards = {"choice:0": ["A2"], "choice:1": ["B6"], "choice:2": ["C6"], "choice:3": ["D11"], "choice:4": ["E4"]}


def middle(**changed: Any) -> Match[Any]:
    """My pick."""
    cards = {place: list(lying) for place, lying in (MIDDLE | LAID).items()}
    facts = {
        "stage": "pick", "asked": (0,), "round": 6, "tie": 1, "order": (0, 4, 1, 2, 3), "tied": (1, 2),
    }  # fmt: skip
    return position(5, cards, **facts | changed)


def choosing(hand: Sequence[Card] = ("A2", "A5", "A13")) -> Match[Any]:
    """The same table a moment earlier: all are to lay a card."""
    cards = {place: list(lying) for place, lying in MIDDLE.items()}
    cards["hand:0"] = list(hand)
    return position(5, cards, stage="choose", asked=(0, 1, 2, 3, 4), round=6, tie=1)


def start(app: App) -> None:
    """After the deal, with three seats."""
    sit(app, Match(GAMES["svabi"], 3, "start"))


def choose(app: App) -> None:
    solo = sit(app, choosing())
    tap(app, solo, "hand:0", "A5")


def king(app: App) -> None:
    """The King is warned of."""
    solo = sit(app, choosing())
    tap(app, solo, "hand:0", "A13")


def waiting(app: App) -> None:
    """I have laid and two others too."""
    solo = sit(app, choosing())
    for seat, card in ((0, "A2"), (2, "C8"), (4, "E4")):
        hand = solo.match.state.table[f"hand:{seat}"]
        solo.act(seat, Action("choose", card if card in hand else hand[0]))
    hear(app, solo)


def pick(app: App) -> None:
    """The drawn table: a pair is taken up."""
    solo = sit(app, middle())
    history(app)
    tap(app, solo, "floor", "B7")


def others(app: App) -> None:
    """Another seat picks."""
    sit(app, middle(asked=(2,)))
    history(app)


def watcher(app: App) -> None:
    sit(app, middle(), None)


def full(app: App) -> None:
    """Six seats, the longest names, much in every collection, the last round."""
    cards: Cards = {
        "floor": ["A1", "B2", "C9", "D4", "E12", "F13"],
        "col:0": ["A2", "B3", "C4", "E5", "D6", "E7", "F10", "A12"],
        "col:1": ["C2", "A3", "B4", "C5", "D7", "E8", "F11"],
        "col:2": ["A4", "B5", "C6", "D8", "E9", "F12", "B13"],
        "col:3": ["A5", "B6", "D9", "E10", "B11", "D12"],
        "col:4": ["A6", "B7", "C8", "D10", "E11", "F1", "C13"],
        "col:5": ["A7", "B8", "C10", "D11", "E13", "F2", "A9"],
    }
    used = {card for lying in cards.values() for card in lying}
    rest = [card for letter in SETS for card in FACES[letter] if card not in used]
    cards["box"] = rest
    match = position(6, cards, stage="pick", asked=(0,), round=13, tie=1, order=(0, 5, 4, 3, 2, 1))
    solo = sit(app, match, names=LONGEST)
    history(app)
    tap(app, solo, "floor", "E12")


def jozin(app: App) -> None:
    """Two seats and Jožin."""
    cards: Cards = {
        "floor": ["A8", "B11", "Z4"],
        "col:0": ["A1", "B4", "Z9"],
        "col:1": ["A3", "Z5", "B12"],
        "jozin": ["A11", "B13"],
        "choice:0": ["A2"],
        "choice:1": ["B6"],
        "hand:0": ["A5", "A12"],
    }
    match = position(2, cards, stage="pick", asked=(0,), round=4, tie=1, order=(0, 1))
    solo = sit(app, match)
    tap(app, solo, "floor", "Z4")


def sure_king(app: App) -> None:
    """The King is asked about once more."""
    king(app)
    primary(app)


def primary(app: App) -> None:
    """Press the big button."""
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    screen.press_primary()
    settle(app)


def king_of_another(app: App) -> None:
    """Another seat takes the whole floor."""
    cards = {place: list(lying) for place, lying in (MIDDLE | LAID).items()}
    cards["choice:2"] = ["C13"]
    match = position(5, cards, stage="king", asked=(2,), round=6, tie=1, order=(2,))
    sit(app, match)
    history(app)


def last_choice(app: App) -> None:
    """One card is left to lay."""
    cards = {place: list(lying) for place, lying in MIDDLE.items()}
    cards["hand:0"] = ["A5"]
    sit(app, position(5, cards, stage="choose", asked=(0, 1, 2, 3, 4), round=12, tie=1))


def advice(app: App) -> None:
    """What the bot would take."""
    solo = sit(app, middle())
    action = Action("take_pair", "B7")
    found = next((entry for entry in solo.match.legal(0) if entry.card == "B7"), action)
    effects = list(solo.match.game.preview(solo.match.state, 0, found))
    app.step(0.05, (), [Advice(solo.ask, found, effects)])
    hear(app, solo, 0.5)


def closely(app: App) -> None:
    """A costume is looked at."""
    sit(app, middle())
    screen = app.screens[-1]
    assert isinstance(screen, TableScreen)
    screen.enlarge(screen.play.stage.sprites("floor")[2])
    settle(app)


def hide(app: App) -> None:
    cards: Cards = {"floor": ["A8", "B2", "C11"], "hand:0": ["A13", "A2", "A9", "A11"]}
    options = {"variant_hidden": True}
    match = position(3, cards, options, stage="hide", asked=(0, 1, 2), rounds=12, tie=1)
    solo = sit(app, match)
    tap(app, solo, "hand:0", "A2")


def hidden(app: App) -> None:
    """What is taken up equals my hidden card."""
    cards: Cards = {
        "floor": ["B9", "C1", "A5"],
        "col:0": ["A2", "C6"],
        "hid:0": ["A9"],
        "hid:1": ["B4"],
        "hid:2": ["C8"],
        "col:1": ["A10", "B11"],
        "col:2": ["A3", "B7", "C12"],
        "choice:0": ["A1"],
        "choice:1": ["B6"],
        "choice:2": ["C7"],
        "hand:0": ["A4", "A12"],
    }
    options = {"variant_hidden": True}
    facts = {"stage": "pick", "asked": (0,), "round": 4, "rounds": 12, "tie": 1, "order": (0, 1, 2)}
    solo = sit(app, position(3, cards, options, **facts))
    tap(app, solo, "floor", "B9")


def sure_keep(app: App) -> None:
    """Two equal cards are to be kept: really?"""
    hidden(app)
    tapped(app, "primary 0")


def king_takes(app: App) -> None:
    """The King may throw out the hidden card too."""
    cards: Cards = {
        "floor": ["B7", "C6", "A4", "D4"],
        "col:0": ["A6", "B10"],
        "hid:0": ["A7"],
        "hid:1": ["B3"],
        "hid:2": ["C8"],
        "hid:3": ["D2"],
        "choice:0": ["A13"],
        "choice:1": ["B5"],
        "choice:2": ["C2"],
        "choice:3": ["D7"],
        "hand:0": ["A1", "A12"],
    }
    options = {"variant_hidden": True}
    facts = {"stage": "king", "asked": (0,), "round": 4, "rounds": 12, "tie": 1, "order": (0,)}
    sit(app, position(4, cards, options, **facts))


def mirror(app: App) -> None:
    """The mirror must be used now; the second game of a match."""
    cards: Cards = {
        "floor": ["A8", "B2", "C11"],
        "col:0": ["A1", "B4", "C12", "mirror"],
        "col:1": ["A3", "C5"],
        "col:2": ["B13"],
        "hand:0": ["A5", "A9"],
    }
    facts: dict[str, Any] = {
        "stage": "mirror", "asked": (0,), "round": 9, "tie": 1, "mirror_holder": 0, "game": 2, "games": 3,
        "totals": (41, 30, 20), "results": ((41, 30, 20),),
    }  # fmt: skip
    solo = sit(app, position(3, cards, {"variant_match": True}, **facts))
    tap(app, solo, "col:0", "C12")


def mirror_may(app: App) -> None:
    """The mirror may be used while all choose."""
    cards: Cards = {
        "floor": ["A8", "B2", "C11"],
        "col:0": ["A1", "B4", "C12", "mirror"],
        "col:1": ["A3", "C5"],
        "col:2": ["B13"],
        "hand:0": ["A5", "A9", "A13"],
    }
    facts: dict[str, Any] = {
        "stage": "choose", "asked": (0, 1, 2), "round": 5, "tie": 1, "mirror_holder": 0, "game": 2, "games": 3,
        "totals": (41, 30, 20), "results": ((41, 30, 20),),
    }  # fmt: skip
    sit(app, position(3, cards, {"variant_match": True}, **facts))


def interim(app: App) -> None:
    """Between two games of a match with Jožin."""
    sit(app, position(2, {"floor": ["A8", "B2", "Z11"]}, {"variant_match": True}, stage="choose", asked=(0, 1), tie=1,
                      game=1, games=2), names=LONGEST)  # fmt: skip
    play = app.screens[-1].play  # type: ignore[attr-defined]
    play.interim = play.game_table.phrases.interim(play.t, Fact("results", (), ((41, 30, 28),)))
    hear(app, Solo(Match(GAMES["svabi"], 3, "quiet")), 0.2)


SCREENS: dict[str, Callable[[App], None]] = {
    "svabi_start": start,
    "svabi_choose": choose,
    "svabi_king": king,
    "svabi_waiting": waiting,
    "svabi_pick": pick,
    "svabi_others": others,
    "svabi_watcher": watcher,
    "svabi_full": full,
    "svabi_jozin": jozin,
    "svabi_hide": hide,
    "svabi_hidden": hidden,
    "svabi_king_takes": king_takes,
    "svabi_king_of_another": king_of_another,
    "svabi_sure_king": sure_king,
    "svabi_sure_keep": sure_keep,
    "svabi_last_choice": last_choice,
    "svabi_advice": advice,
    "svabi_closely": closely,
    "svabi_mirror_may": mirror_may,
    "svabi_mirror": mirror,
    "svabi_interim": interim,
}
