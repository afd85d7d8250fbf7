"""A table of cards on the screen: what a match that is played and one that is watched again have in common.

Law: nothing here knows what is asked, or who is on the other side.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from client.games import entry, table
from client.screens.screen import Screen
from client.table.bubbles import Bubbles
from client.table.card_pictures import CardPictures
from client.table.intent import Outcome
from client.table.log import log_sheet
from client.table.marks import Mark
from client.table.match_view import MatchView
from client.table.plan import Frame
from client.table.sprites import Sprites
from client.table.stage import SpriteId, Step
from client.table.touch import LEAST, Spot, Touch
from client.ui.form import Form
from client.ui.geometry import Box
from client.ui.sound import MIDDLE

if TYPE_CHECKING:
    from client.app import App


class CardTable(Screen):
    """The cards, what passes over them, and the fingers on them."""

    whole = True
    play: MatchView
    cast: Sprites
    passing: Bubbles
    form: Form

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.theme, self.game_table = entry(game).theme, table(game)
        self.fingers = Touch(self)
        self.closely: SpriteId | None = None  # the card that is shown large
        self._marks: dict[SpriteId, Mark] = {}
        self._drawn: tuple[int, frozenset[SpriteId]] = (0, frozenset())
        self._changed = True
        self._built = self._was_busy = False

    def answer(self, outcome: Outcome) -> None:
        """A finger meant this."""
        raise NotImplementedError

    def show(self) -> None:
        """Bring everything up to date with the situation as it is now."""
        raise NotImplementedError

    def note(self, sprite: SpriteId) -> str:
        """What is said below a card that is shown large."""
        return ""

    @property
    def cut(self) -> list[str]:
        return self.cast.cut

    # --- widgets ---

    def spread(self, form: Form) -> None:
        """Lay the cloth, and the cards on it."""
        self.app.backdrop(self.game_table.backdrop(self.play.t.seats))
        self.play.fit(Frame(*form.look.viewport.stage))
        self.play.motion.reduced = self.app.settings.reduced_motion
        self.form = form
        cards = CardPictures(form.look, self.game_table.deck, self.game_table.phrases.banner)
        cards.prefetch(self.play.layout.widths)
        self.cast = Sprites(form.scene, form.look, cards)
        self.passing = Bubbles(form.scene, form.look, self.app.settings.reduced_motion)

    def add_spots(self, form: Form, kind: type[Spot]) -> None:
        """Let fingers reach the regions of the table."""
        boxes: set[Box] = set()
        own, me = self.game_table.hand, (str(self.play.stage.seat or 0),)
        for region in self.play.layout.plan.regions:
            box = region.area.box
            if box.w >= LEAST and box.h >= LEAST and box not in boxes:
                boxes.add(box)
                form.add(kind(box, region.name, self.fingers, own in region.zones and region.path == me))

    def draw_cards(self) -> None:
        """Show every card where it is now."""
        motion = self.play.motion
        self.cast.show(motion.sights(), self._marks, motion.flying | motion.held)
        self._drawn = (self.cast.pictures.arrived, motion.landing)
        if self.closely is not None:
            self.enlarge(self.closely)

    def send_paw(self) -> None:
        """Let the paw walk to who is on turn."""
        active = self.game_table.marks.active(self.play.t)
        self.passing.send_paw(None if active is None else self.play.layout.plan.panels.plaques[active])

    # --- time ---

    def refresh(self) -> None:
        """Show the situation, and that is what is shown until something changes."""
        self._changed = False
        self.show()

    def follow(self, begun: list[Step], more: bool = False) -> None:
        """Draw what is different after these steps began, or for another reason (`more`)."""
        motion = self.play.motion
        self._changed = self.play.faded() or self._changed
        if begun or more or self._changed or self._drawn[1] != motion.landing:
            self.refresh()
        elif motion.busy or self._was_busy or self._drawn[0] != self.cast.pictures.arrived:
            self.draw_cards()
        self._was_busy = motion.busy

    def tell(self, begun: list[Step]) -> None:
        """Sounds for what began to be seen."""
        for step in begun:
            name = self.game_table.phrases.sound(self.play.t, step)
            if name is not None:
                self.app.sounds.play(name, self._where(step))

    def _where(self, step: Step) -> float:
        """How far to the right of the table a step happens, from 0 to 1."""
        place = getattr(getattr(step, "dst", None), "place", "")
        if not place:
            return MIDDLE
        box = self.play.layout.box(place)
        return max(0.0, min(1.0, (box.x + box.w / 2) / self.play.layout.frame.width))

    # --- what fingers mean ---

    def changed(self) -> None:
        """Something looks different now."""
        self._changed = True

    def hurry(self) -> bool:
        """Land everything that has not begun to be seen; whether there was anything."""
        if not self.play.motion.waiting:
            return False
        self.tell(self.play.skip())
        self._changed = True
        return True

    def open_log(self) -> None:
        """All that has happened, on a sheet."""
        t, close = self.play.t, self.app.close_overlay
        self.app.open(partial(
            log_sheet, deck=self.game_table.deck, names=t.names, avatars=t.avatars, lines=self.play.lines, close=close
        ))  # fmt: skip

    def enlarge(self, sprite: SpriteId | None) -> None:
        """Show a card large, or none."""
        self.closely = sprite
        if not self._built:
            return
        sight = self.play.motion.sights().get(sprite) if sprite is not None else None
        if sprite is None or sight is None or sight.card[0] == "?":
            self.passing.near(self.cast.pictures, None)
            return
        self.passing.near(
            self.cast.pictures, sight.card, self.game_table.phrases.card_name(sight.card), sight.pose.x,
            sight.pose.y - 0.5 * sight.pose.width, self.note(sprite),
        )  # fmt: skip
