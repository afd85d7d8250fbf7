"""Where each place lies on the screen, for every size of window.

Logical units: 1280x720 in landscape, 720x1280 in portrait; a window of another shape has more of them in one direction,
never fewer. A game's layout is data: regions (which places, arranged how) and panels (boxes for what is no card).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from client.table.areas import Area, Groups, Pose
from client.table.plan import Frame, Plan, Region
from client.table.stage import Piece, Slot, SpriteId
from client.ui.geometry import Box
from shared.engine import Card, Place, Seat, zone

SHORT, LONG = 720.0, 1280.0
LIFT = 28.0  # of a selected card
SEEN = 20.0  # units: a narrower card is a hand that an icon stands for


class View(NamedTuple):
    """A window: its size in logical units, and how many pixels one unit has."""

    frame: Frame
    scale: float


def fitted(width: int, height: int) -> View:
    """The logical units of a window of so many pixels."""
    base = (LONG, SHORT) if width >= height else (SHORT, LONG)
    scale = min(width / base[0], height / base[1])
    return View(Frame(width / scale, height / scale), scale)


@dataclass
class Layout:
    """The places of one match on one screen."""

    made: Callable[[Frame, tuple[Seat, ...]], Plan]  # by the game
    seats: int
    viewer: Seat | None
    frame: Frame
    plan: Plan = field(init=False)
    offered: frozenset[Place] = frozenset()  # places of the legal list: among them groups that are still empty
    _regions: dict[Place, Region] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        me = self.viewer or 0
        around = tuple((me + i) % self.seats for i in range(self.seats))
        self.plan = self.made(self.frame, around)

    def region(self, place: Place) -> Region:
        """The region that shows a place, the closest one where several do; KeyError if the layout forgot its zone."""
        known = self._regions.get(place)
        if known is None:
            kind, *owner = place.split(":")
            fitting = [r for r in self.plan.regions if kind in r.zones and (*owner[: len(r.path)],) == r.path]
            if not fitting:
                raise KeyError(f"no region shows {place!r}")
            known = self._regions[place] = max(fitting, key=lambda region: len(region.path))
        return known

    def box(self, place: Place) -> Box:
        """Where a place lies even when it is empty."""
        return self.region(place).area.box

    def landing(self, place: Place, shown: Mapping[Place, Sequence[Any]]) -> Box:
        """Where a card has to be let go to go there: on the group itself where an area has several."""
        region = self.region(place)
        if not isinstance(region.area, Groups):
            return region.area.box
        places = sorted({*self._groups(region, shown), place}, key=natural)
        return region.area.boxes([len(shown.get(group, ())) for group in places])[places.index(place)]

    def is_group(self, place: Place) -> bool:
        """Whether it is one of several groups in an area."""
        return isinstance(self.region(place).area, Groups)

    def _groups(self, region: Region, shown: Mapping[Place, Sequence[Any]]) -> set[Place]:
        """The groups of an area: those that lie there and those that may be begun."""
        return {place for place in (*shown, *self.offered) if self.region(place) is region}

    @property
    def widths(self) -> set[float]:
        """How wide cards lie here; those of hands that an icon stands for are not seen."""
        return {width for region in self.plan.regions if (width := getattr(region.area, "card", 0.0)) >= SEEN}

    def slots(self, shown: Mapping[Place, Sequence[Card]]) -> dict[Place, list[Pose]]:
        """The pose of each card, in the order of its place; z rises over the whole screen."""
        lying: dict[int, list[Place]] = {}
        rank = {id(region): nth for nth, region in enumerate(self.plan.regions)}
        begun = {place for place in self.offered if self.is_group(place)}
        for place in sorted({*shown, *begun}, key=natural):
            lying.setdefault(rank[id(self.region(place))], []).append(place)
        found: dict[Place, list[Pose]] = {}
        for nth, places in lying.items():
            area: Area = self.plan.regions[nth].area
            seen = {place: self._seen(place, shown.get(place, ())) for place in places}
            groups = area.slots([len(seen[place]) for place in places])
            for place, poses in zip(places, groups, strict=True):
                if place not in shown:
                    continue
                ranked = self._ranked(place, [shown[place][at] for at in seen[place]])
                poses_at = [pose._replace(z=pose.z + 1000.0 * nth) for pose in poses]
                nowhere = Pose(area.box.x + area.box.w / 2, area.box.y + area.box.h / 2, 0.0, 0.0, 1000.0 * nth)
                found[place] = [nowhere] * len(shown[place])
                for at, position in zip(seen[place], ranked, strict=True):
                    found[place][at] = poses_at[position]
        return found

    def _seen(self, place: Place, cards: Sequence[Card]) -> list[int]:
        """Which cards of a place are to be seen; the others have no width."""
        away = self.plan.away.get(zone(place))
        return [at for at, card in enumerate(cards) if away is None or not away(card)]

    def poses(
        self, pictures: Mapping[Place, Sequence[Piece]], selected: Collection[SpriteId] = ()
    ) -> dict[SpriteId, Pose]:
        """The pose of each sprite: what motion asks for. Selected ones are lifted."""
        slots = self.slots({place: [piece.card for piece in pieces] for place, pieces in pictures.items()})
        return {
            piece.sprite: pose.lifted(LIFT) if piece.sprite in selected else pose
            for place, pieces in pictures.items()
            for piece, pose in zip(pieces, slots[place], strict=True)
        }

    def hit(self, shown: Mapping[Place, Sequence[Card]], x: float, y: float) -> Slot | None:
        """The uppermost card under a finger."""
        under = [
            (pose.z, Slot(place, at))
            for place, poses in self.slots(shown).items()
            for at, pose in enumerate(poses)
            if pose.covers(x, y)
        ]
        return max(under)[1] if under else None

    def _ranked(self, place: Place, cards: Sequence[Card]) -> list[int]:
        """For each card its rank in the order in which the place is shown."""
        key: Callable[[Card], Any] | None = self.plan.sort.get(zone(place))
        if key is None:
            return [*range(len(cards))]
        order = sorted(range(len(cards)), key=lambda at: key(cards[at]))
        ranks = [0] * len(cards)
        for rank, at in enumerate(order):
            ranks[at] = rank
        return ranks


def natural(place: Place) -> tuple[tuple[bool, int, str], ...]:
    """Places in the order of their numbers: layer:0:10 after layer:0:9."""
    return tuple((part.isdigit(), int(part) if part.isdigit() else 0, part) for part in place.split(":"))
