"""Rules, statistics, credits and replays."""

from __future__ import annotations

from collections.abc import Callable

from client.app import App
from client.games import SHELF
from client.screens.replay import Replay
from client.screens.rules import RulesScreen
from client.screens.statistics import StatisticsScreen
from client.ui.fields import TextField
from client.ui.pointer import Typed
from shared.messages import GameStatistics, OptionValue, PastMatch, Recording, Statistics
from tests.shots.board import settle
from tests.shots.lobby import Called, played


def rules(app: App) -> None:
    app.push(RulesScreen(app, "korist"))


def rules_at(app: App) -> None:
    """Opened by a "why?"."""
    app.push(RulesScreen(app, "svabi", "S-13"))


def rules_search(app: App) -> None:
    """Found without the marks of the letters."""
    app.push(RulesScreen(app, "korist"))
    settle(app)
    field = app.form.find("search")
    assert isinstance(field, TextField)
    app.form.set_focus(field)
    field.typed(Typed("zolik"))


NAMES = ("Dan", "thumb", "Kateřina Veselá", "search", "Wendelín Wojnar", "random")
AVATARS = ("lynx", "", "fox", "", "bear", "")


def recorded(game: str, seats: int, **options: OptionValue) -> Recording:
    """A match by quick bots, as if some of them had been people."""
    match = played(game, seats, tuple(options.items()))
    levels = tuple("" if avatar else name for name, avatar in zip(NAMES, AVATARS, strict=True))
    return Recording(
        game, seats, dict(match.state.options), "shots", NAMES[:seats], levels[:seats], AVATARS[:seats],
        tuple(match.log), 0, 1_794_000_000.0,
    )  # fmt: skip


def rules_found_nothing(app: App) -> None:
    rules(app)
    settle(app)
    field = app.form.find("search")
    assert isinstance(field, TextField)
    app.form.set_focus(field)
    field.typed(Typed("šachy"))


def replayed(game: str, seats: int, share: float, seat: int = 0, open: bool = False) -> Callable[[App], None]:
    """A recording, stopped somewhere."""

    def arrange(app: App) -> None:
        screen = Replay(app, recorded(game, seats))
        app.push(screen)
        settle(app)
        screen.look_from(seat, open)
        screen.scrub(round(screen.reel.end * share))
        app.step(0.1, (), ())
        settle(app)

    return arrange


ENDED = 1_794_000_000.0
PAST = (
    PastMatch("m1", "korist", ENDED, ("Dan", "thumb", "thumb", "search"), (12, 7, 11, -6), (1, 3, 2, 4), 0,
              ("", "thumb", "thumb", "search")),
    PastMatch("m2", "svabi", ENDED - 5_000,
              ("Kateřina Veselá", "Dan", "Wendelín Wojnarowski", "Bořivoj", "Eva", "search"),
              (13, 8, 31, 22, 19, 40), (2, 1, 5, 4, 3, 6), 1, ("", "", "", "", "", "search")),
    PastMatch("m3", "korist", ENDED - 90_000, ("Dan", "search"), (-22, 7), (2, 1), 0, ("", "search")),
    PastMatch("m4", "canasta", ENDED - 200_000, ("Dan", "Eva", "Petr", "Adam"),
              (5120, 4890, 5120, 4890), (1, 2, 1, 2), 0),
    PastMatch("m5", "bridge", ENDED - 300_000, ("Dan", "Eva", "Petr", "Adam"),
              (-1210, 1210, -1210, 1210), (2, 1, 2, 1), 0),
    PastMatch("m6", "holdem", ENDED - 400_000, ("Dan", "thumb"), (0, 3000), (2, 1), 0, ("", "thumb")),
)  # fmt: skip


def statistics_of(told: Statistics | None) -> Callable[[App], None]:
    """What the own server says, or its silence."""

    def arrange(app: App) -> None:
        app.settings.name, app.settings.avatar = "Dan", "lynx"
        app.servers.home = app.servers.session = Called()
        app.push(StatisticsScreen(app))
        app.step(0.01, (), [told] if told is not None else [])

    return arrange


FEW = (GameStatistics("korist", 14, 5, 2.07), GameStatistics("svabi", 6, 2, 2.5))
ALL = tuple(GameStatistics(game, 3 + 61 * n, 1 + 23 * n, 1.5 + 0.27 * n) for n, game in enumerate(SHELF))


def replay_views(app: App) -> None:
    """Whose eyes to see with, at the fullest table."""
    replayed("svabi", 6, 0.5)(app)
    screen = app.screens[-1]
    assert isinstance(screen, Replay)
    screen.open_views()


SCREENS: dict[str, Callable[[App], None]] = {
    "rules": rules,
    "rules_at": rules_at,
    "rules_search": rules_search,
    "rules_found_nothing": rules_found_nothing,
    "statistics": statistics_of(Statistics(FEW, PAST[:3])),
    "statistics_all": statistics_of(Statistics(ALL, PAST)),
    "statistics_none": statistics_of(Statistics((), ())),
    "statistics_waiting": statistics_of(None),
    "replay": replayed("korist", 4, 0.6),
    "replay_start": replayed("korist", 2, 0.0),
    "replay_open": replayed("korist", 5, 0.7, open=True),
    "replay_disco": replayed("svabi", 6, 0.6, seat=2),
    "replay_disco_open": replayed("svabi", 6, 0.6, open=True),
    "replay_end": replayed("korist", 3, 1.0),
    "replay_views": replay_views,
}
