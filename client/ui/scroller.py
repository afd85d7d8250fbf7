"""A window onto widgets that need more room than there is: it moves under the finger, the wheel or the keys.

Law: what stands in it works as if it stood on the screen; a finger that moves on scrolls and presses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.ui.canvas import Canvas, Look
from client.ui.focus import neighbour
from client.ui.form import Form, Widget
from client.ui.geometry import Box
from client.ui.overlays import TAP
from client.ui.pointer import Nav, PointerEvent, Typed
from client.ui.scene import Scene
from client.ui.theme import CREAM

MARGIN = 8.0  # left free above and below a widget that is brought into sight
STEP = 64.0  # of the wheel


@dataclass
class Place:
    """Where a scroller stands; its screen keeps it, so that it is still there when the screen is made anew."""

    offset: float = 0.0
    name: str = ""  # of the widget that the arrows were at


class Inner(Form):
    """The widgets inside; when one of them looks different, the scroller is painted anew."""

    def __init__(self, scroller: Scroller, scene: Scene, look: Look) -> None:
        super().__init__(scene, look)
        self.scroller = scroller

    def paint(self, widget: Widget) -> None:
        self.scroller.paint_again()

    def left(self) -> None:
        """The mouse is elsewhere."""
        self._hover(None)


class Scroller(Widget):
    """Add widgets to `inner`, in units from the scroller's corner, then call `filled`."""

    focusable = True
    bleed = 12.0

    def __init__(self, form: Form, box: Box, name: str, place: Place) -> None:
        super().__init__(*box, name)
        self.place = place
        self.inner = Inner(self, form.scene, form.look)
        self._ready = False
        self._from: tuple[float, float] | None = None
        self._moved = False

    def filled(self) -> None:
        """All widgets are there: show them from where the player was."""
        self._ready = True
        self.inner.set_focus(None)
        self.focusable = any(widget.focusable for widget in self.inner.widgets) or self.end > 0
        self.scroll(self.place.offset)
        self.paint_again()

    def paint_again(self) -> None:
        if self._ready and self.form is not None:
            self.form.paint(self)

    @property
    def length(self) -> float:
        """Of all that stands inside."""
        return max((widget.box.bottom for widget in self.inner.widgets), default=0.0)

    @property
    def end(self) -> float:
        return max(0.0, self.length - self.box.h)

    def scroll(self, offset: float) -> None:
        """Show what lies from here on."""
        before, self.place.offset = self.place.offset, max(0.0, min(offset, self.end))
        if before != self.place.offset:
            self.paint_again()

    def refresh(self) -> None:
        """Focus, pointer or window changed: the focus inside follows, for those who steer by it."""
        if self.focused and self.form is not None and self.form.keys_used:
            if self.inner.focus is None:
                known = self.inner.find(self.place.name) if self.place.name else None
                self._enter(known or next(iter(self._reachable()), None))
        elif not self.pressed:
            self.inner.set_focus(None)
        if not self.hovered:
            self.inner.left()
        self.paint_again()

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.inner.widgets if widget.focusable and widget.enabled]

    def _enter(self, widget: Widget | None) -> None:
        self.inner.set_focus(widget)
        self.typing = widget is not None and widget.typing
        if widget is not None:
            self.place.name = widget.name
            top, bottom = widget.box.y - MARGIN, widget.box.bottom + MARGIN
            self.scroll(min(top, max(self.place.offset, bottom - self.box.h)))

    # --- pointers ---

    def _inside(self, event: PointerEvent) -> PointerEvent:
        return event._replace(x=event.x - self.box.x, y=event.y - self.box.y + self.place.offset)

    def press(self, event: PointerEvent) -> None:
        self._from, self._moved = (event.y, self.place.offset), False
        self.inner.handle(self._inside(event))
        self.typing = False  # who points asks for no letters

    def drag(self, event: PointerEvent) -> None:
        if self._from is None:
            return
        way = self._from[0] - event.y
        if abs(way) > TAP and self.end and not self._moved:
            self._moved = True
            self.inner.handle(self._inside(event)._replace(phase="cancel"))
        if self._moved:
            self.scroll(self._from[1] + way)
        else:
            self.inner.handle(self._inside(event))

    def release(self, event: PointerEvent, inside: bool) -> None:
        self._from = None
        if not self._moved:
            self.inner.handle(self._inside(event))

    def point(self, event: PointerEvent) -> None:
        self.inner.handle(self._inside(event))

    def wheel(self, turn: float) -> None:
        self.scroll(self.place.offset - turn * STEP)

    # --- keys ---

    def nav(self, way: Nav) -> bool:
        focus, reachable = self.inner.focus, self._reachable()
        if not reachable:
            return self._nav_reading(way)
        if focus is None or focus not in reachable:
            self._enter(reachable[0])
            return way is not Nav.BACK
        if focus.nav(way):
            return True
        if way not in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT):
            return False
        index = neighbour([widget.box for widget in reachable], reachable.index(focus), way)
        if index is None:
            return False
        self._enter(reachable[index])
        return True

    def _nav_reading(self, way: Nav) -> bool:
        """Nothing can be pressed inside: arrows only scroll."""
        before = self.place.offset
        self.scroll(before + {Nav.UP: -STEP, Nav.DOWN: STEP}.get(way, 0.0))
        return self.place.offset != before

    def typed(self, typed: Typed) -> None:
        self.inner.handle(typed)

    def update(self, dt: float) -> bool:
        return self.inner.update(dt)

    # --- painting ---

    def paint(self, canvas: Canvas) -> None:
        self.inner.keys_used = self.form is not None and self.form.keys_used
        w, h = self.box.w, self.box.h
        edge = self.bleed if not self.end else 0.0
        canvas.surface.set_clip(
            pygame.Rect(canvas.at(-self.bleed, -edge), (canvas.px(w + 2 * self.bleed), canvas.px(h + 2 * edge)))
        )
        for widget in self.inner.widgets:
            y = widget.box.y - self.place.offset
            canvas.cut += self._paint_inside(canvas, widget, y)
        canvas.surface.set_clip(None)
        if self.end:
            canvas.veil(w + 5, 0, 5, h, 2.5, CREAM, 0.12)
            share = h / self.length
            canvas.veil(w + 5, self.place.offset * share, 5, h * share, 2.5, CREAM, 0.65)
            if self.focused and self.inner.keys_used and not self._reachable():
                canvas.ring(0, 0, w, h, 10)

    def _paint_inside(self, canvas: Canvas, widget: Widget, y: float) -> list[str]:
        """Paint one of the widgets where it stands now; return its texts that do not fit, seen or not."""
        own = Canvas(self.inner.look, widget.box.w, widget.box.h, widget.bleed)
        widget.paint(own)
        if not widget.enabled and widget.fades:
            own.surface.set_alpha(115)
        if -widget.box.h - widget.bleed < y < self.box.h + widget.bleed:
            canvas.surface.blit(own.surface, canvas.at(widget.box.x - widget.bleed, y - widget.bleed))
        return own.cut
