"""The widgets around the cards: title, menu, rules, prompt, buttons, log and plaques, where the layout has panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from client.table.game_table import GameTable
from client.table.intent import GUARD
from client.table.log import LogPanel
from client.table.match_view import MatchView
from client.table.phrases import Prompt, Words
from client.table.plan import Panels, seat_key
from client.table.plaques import Plaque, PlaqueData, Sitting, Watchers
from client.table.prompt import PromptBar
from client.table.situation import Situation
from client.ui.canvas import Canvas
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.text import FLOOR, say
from client.ui.theme import SCORE
from client.ui.widgets import Button, Label
from shared.engine import Action

GAP = 8.0
ALONE = 200.0  # units: a button that has less is one of two, and its words need the room of an icon
ABREAST = 2  # buttons in the big one's place; more stand in a row where the game has one, or on a sheet
NARROWEST = 96.0  # units: of a button in a row


class Menu(Protocol):
    """What is opened over the table."""

    def open(self) -> None: ...

    def open_rules(self, rule: str = "") -> None: ...

    def open_reactions(self) -> None: ...

    def choose(self, actions: tuple[Action, ...]) -> None: ...


class Handling(Protocol):
    """What the buttons do."""

    play: MatchView
    game_table: GameTable[Any]
    lost: bool
    game: str

    @property
    def menu(self) -> Menu: ...

    def open_log(self) -> None: ...

    def take_back(self) -> None: ...

    def advise(self) -> None: ...

    def press_primary(self) -> None: ...

    def press(self, action: Action) -> None: ...

    def ask_why(self, action: Action) -> None: ...

    def watchers(self) -> int: ...


class LockedButton(Button):
    """It looks as one that is disabled, and says so by a press: the rule that keeps it locked."""

    def paint(self, canvas: Canvas) -> None:
        able, self.enabled = self.enabled, False
        super().paint(canvas)
        self.enabled = able
        canvas.icon("lock", self.box.w - 18, 18, 16, canvas.look.theme.secondary, 2.4)


class Offer(NamedTuple):
    """A button in the big one's place."""

    words: Words
    action: Action | None  # None: what is selected
    enabled: bool = True


class Hud:
    """All of them; `show` brings them up to date."""

    def __init__(self, form: Form, table: Handling, panels: Panels) -> None:
        self.form, self.table, self.panels = form, table, panels.controls
        self.portrait = form.look.viewport.portrait
        self._offers: list[Offer] = []
        self._buttons: list[Button] = []
        self._head()
        self._tools()
        self.prompt = form.add(PromptBar(self.panels.prompt, table.game_table.deck, Prompt(""), mine=False))
        self.log = self._add_log(self.panels.log) if self.panels.log is not None else None
        self.plaques: dict[int, Plaque] = {}
        for seat, box in panels.plaques.items():
            self.plaques[seat] = form.add(Plaque(box, Sitting("", "", PlaqueData(0)), seat_key(seat)))

    def _head(self) -> None:
        form, table, panels = self.form, self.table, self.panels
        x, y, w, h = panels.menu
        form.add(Button("", x, y, w, h, table.menu.open, "menu", icon="menu", size=17))
        x, y, w, h = panels.title
        big, small = (30, 15) if self.portrait else (26, 13.5)
        form.add(Label(say(f"game-{table.game}"), x, y - 1, w, h * 0.6, "serif", big, SCORE, shadow=True))
        self.subtitle = form.add(Label("", x, y + h * 0.64, w, h * 0.34, "semi", small, form.look.theme.secondary))
        self.watchers = form.add(Watchers(panels.watchers))
        x, y, w, h = panels.rules
        form.add(Button(say("table-rules"), x, y, w, h, table.menu.open_rules, "rules", icon="book", size=16))

    def _tools(self) -> None:
        form, table = self.form, self.table
        x, y, w, h = self.panels.tools
        each, size = (w - 2 * GAP) / 3, 15.0 if self.portrait else 13.5
        tools: list[tuple[str, str, str, Callable[[], None]]] = [
            (say("tool-back"), "back", "undo", table.take_back),
            (say("tool-advice"), "advice", "bulb", table.advise),
            (say("tool-react"), "react", "smile", table.menu.open_reactions),
        ]
        self.tools = {
            name: form.add(
                Button(text, x + n * (each + GAP), y, each, h, action, name, icon=icon, size=size, stacked=True)
            )
            for n, (text, name, icon, action) in enumerate(tools)
        }

    def show(self, t: Situation[Any], sittings: Sequence[Sitting]) -> None:
        """Bring everything up to date."""
        table, phrases = self.table, self.table.game_table.phrases
        self.subtitle.show(phrases.subtitle(t))
        self.watchers.show(table.watchers())
        for seat, sitting in enumerate(sittings):
            self.plaques[seat].show(sitting)
        self.prompt.show(self._prompt(t), t.asked and not table.lost)
        self.tools["back"].enable(table.play.can_take_back())
        self.tools["advice"].enable(t.asked)
        self._offer(self._wanted(t))
        if self.panels.log is None:
            self._make_room_for_log()
        if self.log is not None:
            self.log.show(list(t.names), list(t.avatars), table.play.lines)

    def _add_log(self, box: Box) -> LogPanel:
        table = self.table
        names, lines, there = list(table.play.t.names), table.play.lines, table.play.now

        def open_log() -> None:
            if table.play.now - there > GUARD:  # a second tap on the button that was there does not mean the log
                table.open_log()

        return self.form.add(LogPanel(box, table.game_table.deck, names, (), lines, open_log))

    def _make_room_for_log(self) -> None:
        """Upright there is no place for it but the big button's, while others play."""
        if self._buttons and self.log is not None:
            self.form.drop(self.log)
            self.log = None
        elif not self._buttons and self.log is None:
            self.log = self._add_log(self.panels.primary)

    def _prompt(self, t: Situation[Any]) -> Prompt:
        """What is to be done; until a card is chosen, what the bot would do."""
        table, phrases, advice = self.table, self.table.game_table.phrases, self.table.play.suggestion
        if table.lost:
            return Prompt(say("table-lost"), "", say("table-lost-sub"))
        prompt = phrases.prompt(t)
        if advice is None or not t.asked or t.picked:
            return prompt
        return Prompt(phrases.advice(t, advice, t.outlook(advice)), "", prompt.headline, ("bulb",))

    def _wanted(self, t: Situation[Any]) -> list[Offer]:
        """The buttons for now."""
        table, phrases = self.table, self.table.game_table.phrases
        buttons = table.play.buttons()
        if len(buttons) > max(ABREAST, self._in_row):
            return [Offer(Words(say("table-choose")), None)]
        words = phrases.primary(t)
        usable = words is not None and (t.commitment is not None or words.locked is not None)
        if buttons:
            offers = [Offer(phrases.button(t, action), action) for action in buttons]
            if words is not None and usable and len(offers) < ABREAST:
                offers.insert(0, Offer(words, None))
            return offers
        alternatives = table.play.gestures.alternatives() if t.legal else []
        if 0 < len(alternatives) <= ABREAST:
            return [Offer(phrases.choice(t, action), action) for action in alternatives]
        return [] if words is None else [Offer(words, None, usable)]

    def _offer(self, wanted: list[Offer]) -> None:
        if wanted == self._offers and self._buttons:
            return
        focused = self.form.focus.name if self.form.focus in self._buttons and self.form.focus is not None else ""
        for button in self._buttons:
            self.form.drop(button)
        self._offers = wanted
        row = self.panels.row if len(wanted) > ABREAST else None
        x, y, w, h = row or self.panels.primary
        count = max(1, len(wanted))
        each = (w - GAP * (count - 1)) / count
        size = self._size(wanted, each)
        self._buttons = [
            self._button(n, offer, Box(x + n * (each + GAP), y, each, h), size) for n, offer in enumerate(wanted)
        ]
        if focused:
            self.form.set_focus(self.form.find(focused))

    @property
    def _in_row(self) -> int:
        """How many buttons a game's row has room for."""
        row = self.panels.row
        return int((row.w + GAP) // (NARROWEST + GAP)) if row is not None else 0

    def _size(self, wanted: Sequence[Offer], wide: float) -> float:
        """Of the letters: the same on buttons that stand side by side."""
        size = 26.0 if self.portrait and wide > 300 else 21.0 if wide > 150 else 16.0
        width = self.form.look.letters.width
        while len(wanted) > 1 and size > FLOOR and any(width(w.words.text, "extra", size) > wide - 20 for w in wanted):
            size -= 0.5
        return size

    def _button(self, n: int, offer: Offer, box: Box, size: float) -> Button:
        words, table = offer.words, self.table
        action = offer.action
        do = table.press_primary if action is None else partial(table.press, action)
        kind: type[Button] = Button
        if words.locked is not None:
            kind, do = LockedButton, partial(table.ask_why, words.locked)
        elif action is None and len(table.play.buttons()) > max(ABREAST, self._in_row):
            do = partial(table.menu.choose, tuple(table.play.buttons()))
        icon = words.icon if box.w > ALONE else ""
        button = kind(words.text, *box, do, f"primary {n}", words.kind, icon, words.sub, size)
        button.enabled = offer.enabled
        return self.form.add(button)
