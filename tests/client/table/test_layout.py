"""Every place of the fullest tables is on the screen, apart from the others, and wide enough for a finger."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, combinations, pairwise

import pytest

from client.games import SHELF, known
from client.table.areas import LEAST_STEP, Fan, Grid, Layers, Pile, Pose
from client.table.layout import Layout, fitted
from client.table.stage import Piece, Slot
from client.ui.geometry import Box
from shared.engine import Card, Place
from shared.games import GAMES
from tests.client.matches import record
from tests.client.tables import laid_out, staged

WINDOWS = [(1280, 720), (1920, 1080), (1024, 600), (1024, 768), (1280, 800), (720, 1280), (800, 1280), (2560, 1080)]
TABLES = [(game, seats) for game in filter(known, SHELF) for seats in GAMES[game].seats]
Shown = dict[Place, list[Card]]


@cache
def fullest(game: str, seats: int) -> Shown:
    """More on every place than a long match brings; where a game does not say what, as much as some matches bring."""
    name = f"tests.games.{game}.full"
    if find_spec(name) is not None:
        shown: Shown = import_module(name).fullest(seats)
        return shown
    most: Shown = {}
    for told in chain.from_iterable(record(game, seats, seed) for seed in ("one", "two", "three")):
        stage = staged(game, told.first)
        for news in told.news:
            stage.fold(news)
            for place, cards in stage.cards().items():
                most[place] = max(most.get(place, []), cards, key=len)
    return most


def table(game: str, seats: int, window: tuple[int, int]) -> Layout:
    return laid_out(game, seats, seats - 1, fitted(*window).frame)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_cards_lie_in_their_boxes_on_the_screen(game: str, seats: int, window: tuple[int, int]) -> None:
    layout, shown = table(game, seats, window), fullest(game, seats)
    screen = Box(0, 0, *layout.frame)
    for place, poses in layout.slots(shown).items():
        assert len(poses) == len(shown[place])
        for pose in poses:
            assert layout.box(place).holds(pose.bounds(), 0.1), (place, pose.bounds(), layout.box(place))
            assert screen.holds(pose.bounds()), (place, pose)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_boxes_of_different_places_are_apart(game: str, seats: int, window: tuple[int, int]) -> None:
    layout = table(game, seats, window)
    boxes = {(r.zones, r.owner): r.area.box for r in layout.plan.regions}
    assert len(boxes) == len(layout.plan.regions)
    for one, other in combinations(boxes, 2):
        assert not boxes[one].meets(boxes[other]), (one, boxes[one], other, boxes[other])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_panels_are_on_the_screen_and_cover_no_cards(game: str, seats: int, window: tuple[int, int]) -> None:
    layout = table(game, seats, window)
    screen, plan = Box(0, 0, *layout.frame), layout.plan
    own = {field.name: getattr(plan.panels, field.name) for field in fields(plan.panels)[2:]}
    plaques = {f"plaque {seat}": box for seat, box in plan.panels.plaques.items()}
    named = {**plan.panels.controls._asdict(), **plaques, **own}
    assert [*range(seats)] == sorted(plan.panels.plaques)
    panels = {name: box for name, box in named.items() if box is not None}
    under = [panels.pop(name) for name in plan.panels.under]
    for one, other in combinations(panels, 2):
        assert not panels[one].meets(panels[other]), (one, other)
    for name, panel in panels.items():
        assert screen.holds(panel), name
        for region in plan.regions:
            on_plaque = name.startswith("plaque") and "hand" in region.zones
            assert on_plaque or not panel.meets(region.area.box), (name, region)
    assert all(map(screen.holds, under))


@pytest.mark.parametrize("count", range(1, 39))
@pytest.mark.parametrize("window", WINDOWS)
def test_a_hand_can_be_hit_card_by_card(window: tuple[int, int], count: int) -> None:
    layout = table("korist", 4, window)
    poses = layout.slots({"hand:3": ["5"] * count})["hand:3"]
    rows = {round(pose.y) for pose in poses if pose.angle == 0.0}
    assert count <= 18 or len(rows) >= 2
    for left, right in pairwise(poses):
        if left.angle or right.angle or left.y == right.y:
            assert right.x - left.x >= LEAST_STEP - 0.01


def test_a_mouse_a_lynx_and_a_back_find_their_order() -> None:
    layout = table("korist", 3, (1280, 720))
    hand = layout.slots({"hand:2": ["13", "J", "2", "10"]})["hand:2"]
    assert sorted(range(4), key=lambda at: hand[at].x) == [2, 3, 0, 1]


def test_the_finger_finds_the_uppermost_card() -> None:
    layout = table("korist", 3, (1280, 720))
    shown = {"hand:2": ["2", "7", "7", "9"], "stock": ["?"] * 20}
    slots = layout.slots(shown)
    for at in range(4):
        pose = slots["hand:2"][at]
        assert layout.hit(shown, pose.x - 40, pose.y) == Slot("hand:2", at)
    assert layout.hit(shown, slots["stock"][-1].x, slots["stock"][-1].y) == Slot("stock", 19)
    assert layout.hit(shown, 640, 60) is None
    assert not any(layout.landing(place, shown).covers(*slots["stock"][0][:2]) for place in ("supply:0", "supply:1"))
    middle = layout.box("supply:1")
    assert layout.landing("supply:1", shown).covers(middle.x + 9, middle.y + 9)
    assert not layout.landing("supply:0", shown).covers(middle.x + 9, middle.y + 9)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_finds_a_slot_for_every_card(game: str, seats: int) -> None:
    for told in record(game, seats, limit=120)[:2]:
        stage = staged(game, told.first)
        layout = laid_out(game, seats, stage.seat, fitted(1280, 720).frame)
        screen = Box(0, 0, *layout.frame)
        for news in told.news:
            stage.fold(news)
            poses = layout.poses(stage.pictures())
            assert all(screen.holds(pose.bounds()) for pose in poses.values())
            assert len(poses) == sum(map(len, stage.pictures().values()))


def test_an_unknown_zone_is_named() -> None:
    with pytest.raises(KeyError, match="moon"):
        table("korist", 3, (1280, 720)).box("moon:1")


@pytest.mark.parametrize("counts", [(), (0,), (3,), (1, 0, 2), (8, 8, 8, 8), (1,) * 30, (13, 1), (1, 13)])
@pytest.mark.parametrize("area", [Layers(Box(0, 0, 200, 90), 60, 32), Layers(Box(9, 9, 300, 90), 60, 32, centred=True)])
def test_layers_stay_inside(area: Layers, counts: tuple[int, ...]) -> None:
    found = area.slots(counts)
    assert [*map(len, found)] == [*counts]
    assert all(area.box.holds(pose.bounds(), 0.1) for poses in found for pose in poses)
    zs = [pose.z for poses in found for pose in poses]
    assert zs == sorted(zs)


def test_a_turned_card_is_hit_where_it_is() -> None:
    pose = Pose(100, 100, 50, 45)
    assert pose.covers(100 + 24 * 0.7, 100 + 24 * 0.7)
    assert not Pose(100, 100, 50).covers(126, 100)
    assert Pose(100, 100, 50, 90).covers(134, 100)


def test_windows_have_units_to_spare_in_one_direction() -> None:
    assert fitted(1920, 1080) == ((1280.0, 720.0), 1.5)
    assert fitted(1024, 768) == ((1280.0, 960.0), 0.8)
    assert fitted(1080, 1920) == ((720.0, 1280.0), 1.5)


def test_a_pile_and_a_grid_of_nothing() -> None:
    assert Pile(Box(0, 0, 50, 70), 40).slots([0]) == [[]]
    assert Grid(Box(0, 0, 50, 70), 40, 30).slots([]) == []
    assert Fan(Box(0, 0, 300, 200), 100, 80, 50).slots([0, 0]) == [[], []]


def test_poses_are_by_sprite() -> None:
    layout = table("korist", 3, (1280, 720))
    poses = layout.poses({"hand:2": (Piece(7, "3"), Piece(8, "2"))})
    assert poses[8].x < poses[7].x
    risen = layout.poses({"hand:2": (Piece(7, "3"), Piece(8, "2"))}, {7})
    assert risen[8] == poses[8]
    assert poses[7].y - 29 < risen[7].y < poses[7].y - 27
