"""A set of widgets that belong together: who is under the pointer, who has the focus, who is painted anew.

Law: a widget is painted when its look changed and at no other time. A pointer that pressed a widget stays with it until
it is released, so two fingers can use two widgets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from client.ui.canvas import Canvas, Look
from client.ui.focus import neighbour
from client.ui.geometry import Box
from client.ui.pointer import Input, Nav, PointerEvent, Typed
from client.ui.scene import Scene, Sprite

TARGET = 48.0  # units: no touch area is smaller
BLEED = 28.0


class Widget:
    """Something at a place that paints itself; most also react. Subclasses fill in what they need."""

    focusable = False
    pointed = False  # reacts to pointers though keys never stop there
    typing = False  # takes letters from a keyboard
    fades = True  # when disabled; else it paints that state itself
    begins = False  # whether the focus begins here
    drawn = True  # or it only reacts, and others show what it does
    bleed = BLEED

    def __init__(self, x: float, y: float, w: float, h: float, name: str = "") -> None:
        self.box = Box(x, y, w, h)
        self.name = name  # by which the focus finds it again after the screen was built anew
        self.enabled = True
        self.hovered = self.pressed = self.focused = False
        self.form: Form | None = None
        self.cut: list[str] = []

    def paint(self, canvas: Canvas) -> None:
        """Draw it as it is now."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Its look changed."""
        if self.form is not None:
            self.form.paint(self)

    def enable(self, enabled: bool) -> None:
        if enabled != self.enabled:
            self.enabled = enabled
            self.refresh()

    def press(self, event: PointerEvent) -> None:
        """A pointer went down on it."""

    def drag(self, event: PointerEvent) -> None:
        """The pointer that pressed it moved."""

    def release(self, event: PointerEvent, inside: bool) -> None:
        """The pointer that pressed it was lifted, on it or elsewhere."""

    def point(self, event: PointerEvent) -> None:
        """The mouse moved over it, without a button."""

    def wheel(self, turn: float) -> None:
        """The wheel turned over it."""

    def nav(self, way: Nav) -> bool:
        """A key while it has the focus; False passes it on."""
        return False

    def typed(self, typed: Typed) -> None:
        """Letters while it has the focus."""

    def update(self, dt: float) -> bool:
        """Time passes; True while it moves."""
        return False


W = TypeVar("W", bound=Widget)


class Form:
    """Widgets over one another. Of several forms the app gives the input to the top one alone."""

    def __init__(self, scene: Scene, look: Look, depth: int = 0) -> None:
        self.scene, self.look, self.depth = scene, look, depth
        self.widgets: list[Widget] = []
        self.back: Callable[[], None] | None = None  # what Escape does here
        self.menu: Callable[[], None] | None = None  # what the menu button of a gamepad does here
        self.beside: Callable[[], None] | None = None  # what a press beside all widgets does
        self.shortcut: Callable[[Nav], bool] | None = None  # what a key means here before any widget gets it
        self.keys_used = False  # the focus is shown only to those who steer by it
        self._sprites: dict[int, Sprite] = {}
        self._pressed: dict[int, Widget] = {}
        self._focus: Widget | None = None
        self.home: Widget | None = None  # where keys begin; else with a widget that says so, or the first

    def add(self, widget: W) -> W:
        """Put a widget above those that are there."""
        widget.form = self
        self.widgets.append(widget)
        self.paint(widget)
        return widget

    def paint(self, widget: Widget) -> None:
        """Paint a widget anew."""
        if not widget.drawn:
            return
        canvas = Canvas(self.look, widget.box.w, widget.box.h, widget.bleed)
        widget.paint(canvas)
        if not widget.enabled and widget.fades:
            canvas.surface.set_alpha(115)
        widget.cut = canvas.cut
        place = self.look.viewport.pixel(widget.box.x - widget.bleed, widget.box.y - widget.bleed)
        sprite = self._sprites.get(id(widget))
        if sprite is None:
            self._sprites[id(widget)] = self.scene.add(canvas.surface, *place, self.depth)
        else:
            sprite.image = canvas.surface
            sprite.move(*place)

    def drop(self, widget: Widget) -> None:
        """Take a widget away."""
        self.widgets.remove(widget)
        if widget.drawn:
            self.scene.remove([self._sprites.pop(id(widget))])
        self._pressed = {pointer: other for pointer, other in self._pressed.items() if other is not widget}
        if self._focus is widget:
            self._focus = None
        if self.home is widget:
            self.home = None

    def close(self) -> None:
        """Take everything away."""
        for widget in list(self.widgets):
            self.drop(widget)

    def opacity(self, widget: Widget, opacity: int) -> None:
        """Fade a widget without painting it anew."""
        self._sprites[id(widget)].opacity = opacity

    @property
    def cut(self) -> list[str]:
        """Texts that do not fit where they stand."""
        return [text for widget in self.widgets for text in widget.cut]

    @property
    def focus(self) -> Widget | None:
        return self._focus

    @property
    def typing(self) -> bool:
        """Whether letters are wanted now."""
        return self._focus is not None and self._focus.typing

    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none."""
        before, self._focus = self._focus, widget
        for changed, has in ((before, False), (widget, True)):
            if changed is not None and changed.focused != has:
                changed.focused = has
                changed.refresh()

    def begin_by_keys(self) -> None:
        """Show a focus from the start, to a player who came here by keys."""
        self.keys_used = True
        if self._focus is None:
            self.set_focus(self._beginning())

    def find(self, name: str) -> Widget | None:
        """The widget of this name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def handle(self, event: Input) -> bool:
        """React; False if nothing here is concerned."""
        if isinstance(event, PointerEvent):
            return self._pointer(event)
        if isinstance(event, Typed):
            if self._focus is None:
                return False
            self._focus.typed(event)
            return True
        return self._nav(event)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        moving = [widget.update(dt) for widget in list(self.widgets)]
        return any(moving)

    def under(self, x: float, y: float) -> Widget | None:
        """The topmost widget that reacts at this point."""
        for widget in reversed(self.widgets):
            if (widget.focusable or widget.pointed) and widget.enabled and widget.box.at_least(TARGET).covers(x, y):
                return widget
        return None

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable and widget.enabled]

    def _beginning(self) -> Widget | None:
        """Where somebody who steers by keys starts: at what is most likely wanted, else at the first widget."""
        reachable = self._reachable()
        if self.home in reachable:
            return self.home
        return next((widget for widget in reachable if widget.begins), reachable[0] if reachable else None)

    def _pointer(self, event: PointerEvent) -> bool:
        there = self.under(event.x, event.y)
        if event.phase == "wheel":
            if there is not None:
                there.wheel(event.turn)
            return there is not None
        self._hover(there if event.kind == "mouse" else None)
        if event.phase == "down":
            return self._down(event, there)
        widget = self._pressed.get(event.id)
        if widget is not None:
            self._follow(event, widget)
            return True
        if there is not None and event.kind == "mouse" and event.phase == "move":
            there.point(event)
        return there is not None

    def _down(self, event: PointerEvent, there: Widget | None) -> bool:
        """A pointer went down, on a widget that none has pressed yet or beside them all."""
        self._show_keys(False)
        if there is None or there in self._pressed.values():
            self.set_focus(None)
            if there is None and self.beside is not None:
                self.beside()
            return there is not None
        self._pressed[event.id] = there
        self.set_focus(there)
        there.pressed = True
        there.refresh()
        there.press(event)
        return True

    def _follow(self, event: PointerEvent, widget: Widget) -> None:
        """The pointer that pressed this widget moved or was lifted."""
        if event.phase == "move":
            widget.drag(event)
            return
        del self._pressed[event.id]
        widget.pressed = False
        widget.refresh()
        widget.release(event, event.phase == "up" and widget.box.at_least(TARGET).covers(event.x, event.y))

    def _hover(self, there: Widget | None) -> None:
        for widget in self.widgets:
            if widget.hovered != (widget is there):
                widget.hovered = widget is there
                widget.refresh()

    def _show_keys(self, used: bool) -> None:
        if self.keys_used != used:
            self.keys_used = used
            if self._focus is not None:
                self._focus.refresh()

    def _nav(self, way: Nav) -> bool:
        if self.shortcut is not None and self.shortcut(way):
            return True
        self._show_keys(True)
        if way is Nav.MENU:
            if self.menu is not None:
                self.menu()
            return self.menu is not None
        if self._focus is not None and self._focus.nav(way):
            return True
        if way is Nav.BACK:
            if self.back is not None:
                self.back()
            return self.back is not None
        reachable = self._reachable()
        if way in (Nav.ACCEPT, Nav.FIRST, Nav.LAST) or not reachable:
            return False
        if self._focus not in reachable:
            self.set_focus(self._beginning())
            return True
        index = neighbour([widget.box for widget in reachable], reachable.index(self._focus), way)
        if index is not None:
            self.set_focus(reachable[index])
        return True
