"""The application: a stack of screens, the input that reaches the top one, and what is drawn of it.

Law: `step` is all that ever happens. It takes the time, the events and the messages, and never waits, so a test can
play any length of time without a clock or a display.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.navigation import Navigation
from client.net.lost import Lost
from client.net.servers import Servers
from client.net.session import Session
from client.screens.screen import Screen
from client.settings import TEXT_SIZES, Keeper, Settings
from client.ui.canvas import Look, Viewport
from client.ui.fields import Keyboard, TextField
from client.ui.form import Form
from client.ui.number_sheet import NumberSheet
from client.ui.overlays import DEPTH, Banner, Toast, veil
from client.ui.pictures import EMPTY, Picture, Pictures
from client.ui.pointer import Inputs, Typed
from client.ui.scene import Scene
from client.ui.sound import Silence
from client.ui.stepper import Stepper
from client.ui.text import CATALOGUE, Letters, say
from client.ui.theme import rgb
from shared.messages import Downward

WITHOUT_KEYS = frozenset({pygame.FINGERDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION})
LIVELY, CALM = 60, 30  # steps a second while something moves, and else

Overlay = Callable[[Form], None]


class Drawable(Protocol):
    """What the app needs of a window."""

    @property
    def surface(self) -> Surface: ...

    def toggle_fullscreen(self) -> None: ...

    def set_typing(self, typing: bool) -> None: ...


class App:
    """Holds what all screens share."""

    def __init__(
        self, window: Drawable, keeper: Keeper, pictures: Pictures, servers: Servers | None = None,
        sounds: Silence | None = None,
    ) -> None:  # fmt: skip
        self.window, self.keeper, self.pictures = window, keeper, pictures
        self.sounds = sounds or Silence()
        self.servers = servers or Servers(keeper.settings)
        self.navigation = Navigation(self)
        self.running = True
        self.lively = False
        self.screens: list[Screen] = []
        self._overlays: list[Overlay] = []
        self._forms: list[Form] = []
        self._toasts: list[str] = []
        self._banner = ""
        self._notice: Form | None = None
        self._time = 0.0
        self._stale = True
        self._typing = False
        self._writing = False  # the player has a keyboard of their own
        self._by_keys = False  # the player steers by keys, so a new screen shows where the focus is
        self.viewport = Viewport(window.surface.get_size())
        self.scene = Scene(self.viewport.size)
        self._inputs = Inputs(self.viewport.unit, self.viewport.size)
        self._speak()

    @property
    def settings(self) -> Settings:
        return self.keeper.settings

    @property
    def session(self) -> Session | None:
        """The server that is talked to now."""
        return self.servers.session

    @property
    def cut(self) -> list[str]:
        """Texts on the current screen that do not fit."""
        return [*(text for form in self._all() for text in form.cut), *self.screens[-1].cut]

    @property
    def form(self) -> Form:
        """The form that gets the input."""
        return self._forms[-1]

    def push(self, screen: Screen) -> None:
        """Show another screen; `pop` comes back to this one."""
        self.screens.append(screen)
        self._overlays.clear()
        self._forget()

    def pop(self) -> None:
        """Leave the screen; leaving the last one ends the game."""
        self.keeper.save()
        self.screens.pop().leave()
        self._overlays.clear()
        self._forget()
        self.running = self.running and bool(self.screens)

    def quit(self) -> None:
        """End the game."""
        self.keeper.save()
        self.running = False

    def rebuild(self) -> None:
        """Language, letters or viewport changed: the screen is made anew before it is drawn again."""
        self._speak()
        self._stale = True

    def _speak(self) -> None:
        """Say everything in the language of the settings."""
        CATALOGUE.speak(self.settings.language)
        self.servers.nameless = say("player-nameless")

    def open(self, overlay: Overlay) -> None:
        """Lay something over the screen that keeps the input to itself."""
        self._overlays.append(overlay)
        self._stale = True

    def close_overlay(self) -> None:
        """Take away what was opened last."""
        self._overlays.pop()
        self._stale = True

    def toast(self, text: str) -> None:
        """Tell something in passing; notices wait for one another."""
        self._toasts.append(text)

    def banner(self, text: str) -> None:
        """Tell something above everything until it is over (an empty text)."""
        if text != self._banner:
            self._banner = text
            self._stale = True

    def backdrop(self, picture: Picture) -> None:
        """Lay a picture behind the current screen, over the whole window; until it is made, the colour of the cloth."""
        colour = self.screens[-1].theme.felt[1]

        def lay(image: Surface) -> None:
            ground = Surface(image.get_size())
            ground.fill(colour)
            ground.blit(image, (0, 0))
            self.scene.set_background(ground.convert())

        found = self.pictures.soon(picture, self.viewport.size, lay)
        if found is self.pictures.now(EMPTY, self.viewport.size):  # the colour of the cloth, until it is woven
            found = Surface(self.viewport.size)
            found.fill(rgb(self.screens[-1].theme.felt[1]))
        lay(found)

    def keyboard(self, field: TextField) -> None:
        """Open the on-screen keyboard for a field; who writes on one of their own has only finished writing."""
        if self._writing:
            self.form.set_focus(None)
            return
        shown, changed = [field.text], field.changed

        def build(form: Form) -> None:
            wide, high = form.look.viewport.stage
            tall = 372 if not form.look.viewport.portrait else 420
            veil(form)
            echo = form.add(
                TextField(wide / 2 - 240, high - tall - 96, 480, 60, shown[0], field.limit, changed, "echo")
            )
            echo.focused = True
            echo.refresh()

            def send(typed: Typed) -> None:
                echo.typed(typed)
                shown[0] = echo.text

            w = min(960, wide - 24)
            keys = Keyboard(wide / 2 - w / 2, high - tall - 16, w, tall, send, self.close_overlay, say("keyboard-done"))
            form.add(keys)
            form.set_focus(keys)
            form.back = self.close_overlay

        self.open(build)

    def enter_number(self, stepper: Stepper, typed: str) -> None:
        """Open the sheet where a number is entered exactly, after these digits."""

        def take(index: int) -> None:
            self.close_overlay()
            stepper.take(index)

        sheet = NumberSheet(stepper.title, stepper.scale, stepper.chosen, typed, take, self.close_overlay)
        self.open(sheet.build)

    def step(self, dt: float, events: Iterable[Event], messages: Iterable[Downward | Lost]) -> list[Rect]:
        """One turn of the loop: take in what happened, let time pass, draw what changed; return what to present."""
        self._time += dt
        for event in events:
            self._take(event)
        for message in messages:
            screens = list(self.screens)  # those below too: a match goes on under an open rule book
            self.navigation.hear(message)
            for screen in screens:
                screen.receive(message)
        if not self.running:
            return []
        if self._stale:
            self._build()
        if self._toasts and self._notice is None:
            self._show_toast()
        self.pictures.poll()
        self.sounds.update(dt)
        moving = [form.update(dt) for form in self._all()]
        self.lively = self.screens[-1].update(dt) or any(moving) or self.pictures.busy
        if self._stale:
            self._build()
        return self.scene.draw(self.window.surface)

    def _take(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._stale = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.touch(Rect((0, 0), self.viewport.size))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.window.toggle_fullscreen()
            self.settings.fullscreen = not self.settings.fullscreen
            self._stale = True
        elif self.running:
            if self._stale:
                self._build()
            known = self._inputs.read(event, self._time, self._typing)
            if known is not None:
                self._writing = event.type not in WITHOUT_KEYS and (self._writing or isinstance(known, Typed))
                self.form.handle(known)
                if not self._stale:
                    self._follow_typing()

    def _follow_typing(self) -> None:
        if self._typing != self.form.typing:
            self._typing = self.form.typing
            self.window.set_typing(self._typing)

    def _forget(self) -> None:
        """The next screen begins without the focus and the pointers of this one."""
        self._by_keys = bool(self._forms) and self.form.keys_used
        self._forms = []
        self._stale = True

    def _build(self) -> None:
        """Make the widgets of the top screen and what lies over it, for the window as it is now."""
        self._stale = False
        self._by_keys = self.form.keys_used if self._forms else self._by_keys
        focus = [(form.focus.name if form.focus else "", form.keys_used) for form in self._forms]
        self.viewport = Viewport(self.window.surface.get_size(), self.screens[-1].whole)
        self._inputs.unit, self._inputs.size = self.viewport.unit, self.viewport.size
        self.scene.clear(self.viewport.size)
        self.pictures.forget_waiting()
        screen = self.screens[-1]
        letters = Letters(self.viewport.scale, TEXT_SIZES[self.settings.text_size])
        look = Look(self.viewport, self.pictures, letters, screen.theme)
        self._forms = [Form(self.scene, look)]
        screen.build(self._forms[0])
        for depth, overlay in enumerate(self._overlays):
            self._forms.append(Form(self.scene, look, DEPTH + depth))
            overlay(self._forms[-1])
        for form, (name, keys_used) in zip(self._forms, focus, strict=False):
            form.keys_used = keys_used
            if name and form.focus is None:
                form.set_focus(form.find(name))
        if self._by_keys:
            self.form.begin_by_keys()
        self._notice = None
        if self._banner:
            Form(self.scene, look, 2 * DEPTH).add(Banner(self._banner, look))
        self._follow_typing()

    def _all(self) -> list[Form]:
        return [*self._forms, self._notice] if self._notice else list(self._forms)

    def _show_toast(self) -> None:
        """Show the notice that waits longest, above everything; it takes no input."""
        self._notice = Form(self.scene, self._forms[0].look, 2 * DEPTH)
        toast = Toast(self._toasts[0], self._notice.look, self._end_toast)
        toast.keep_off([widget.box for widget in self.form.widgets if widget.focusable])
        self._notice.add(toast)

    def _end_toast(self) -> None:
        del self._toasts[0]
        if self._notice is not None:
            self._notice.close()
            self._notice = None
