"""Motion with a fake clock: everything arrives, in order, within bounds, and a skip lands exactly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from client.table.areas import Pose
from client.table.layout import Layout, fitted
from client.table.motion import BEATS, DEALT, FADE, LONGEST, Flight, Motion, Pictures, Sight, takes_time
from client.table.stage import Manner, Move, Piece, Shuffle, Slot, Stage, Step, Tell
from tests.client.matches import record
from tests.client.tables import laid_out, staged

FRAME = 1 / 60


def line(pictures: Pictures) -> dict[int, Pose]:
    """Places below each other, cards side by side."""
    return {
        piece.sprite: Pose(100.0 * at, 100.0 * row, 60, 0.0, at)
        for row, place in enumerate(("stock", "hand:0", "layer:0:0"))
        for at, piece in enumerate(pictures.get(place, ()))
    }


BEFORE = {"stock": (Piece(0, "?"), Piece(1, "?")), "hand:0": (Piece(2, "5"),)}
DEAL = Move(
    Piece(1, "7"), "?", Slot("stock", 1), Slot("hand:0", 1), Manner.DEAL,
    {"stock": (Piece(0, "?"),), "hand:0": (Piece(2, "5"), Piece(1, "7"))},
)  # fmt: skip
LAY = Move(
    Piece(2, "5"), "5", Slot("hand:0", 0), Slot("layer:0:0", 0), Manner.LAY,
    {"hand:0": (Piece(1, "7"),), "layer:0:0": (Piece(2, "5"),)},
)  # fmt: skip
AFTER = {**BEFORE, **DEAL.places, **LAY.places}


def run(motion: Motion, limit: float = 60.0) -> tuple[list[Step], float]:
    """Play to the end."""
    begun, seconds = [], 0.0
    while motion.busy:
        begun += motion.advance(FRAME)
        seconds += FRAME
        assert seconds < limit
    return begun, seconds


def landed(motion: Motion, pictures: Pictures) -> bool:
    poses = line(pictures)
    faces = {piece.sprite: piece.card for pieces in pictures.values() for piece in pieces}
    return motion.sights() == {sprite: Sight(faces[sprite], pose) for sprite, pose in poses.items()}


@pytest.mark.parametrize("reduced", [False, True])
def test_everything_arrives_in_order(reduced: bool) -> None:
    motion = Motion(BEFORE, line, reduced)
    assert not motion.busy
    steps: list[Step] = [Tell(0, "deal", ()), DEAL, Tell(0, "laid", ()), LAY]
    motion.add(steps)
    begun, seconds = run(motion)
    assert begun == steps
    assert landed(motion, AFTER)
    assert seconds < 1.0


def test_a_step_waits_for_the_one_before() -> None:
    motion = Motion(BEFORE, line)
    motion.add([DEAL, LAY])
    assert motion.advance(0.0) == [DEAL]
    assert motion.advance(BEATS[Manner.DEAL].length - 0.01) == []
    assert motion.advance(0.02) == [LAY]


def test_a_card_turns_over_on_its_way_and_flies_in_an_arc() -> None:
    motion = Motion(BEFORE, line)
    motion.add([DEAL])
    motion.advance(0.0)
    seen = []
    while motion.busy:
        seen.append(motion.sights()[1])
        motion.advance(0.01)
    assert seen[0].card == "?"
    assert seen[-1].card == "7"
    assert min(sight.open for sight in seen) < 0.2
    assert all(0.0 <= sight.open <= 1.0 for sight in seen)
    assert all(sight.pose.x >= 100 for sight in seen)  # straight down from 100: it swings aside
    assert max(sight.pose.x for sight in seen) == pytest.approx(100 + BEATS[Manner.DEAL].arc, abs=1)
    ways = [abs(b.pose.y - a.pose.y) for a, b in pairwise(seen)]
    assert max(ways) < 25  # no jump
    assert all(sight.pose.z >= 100_000 for sight in seen)


def test_neighbours_close_up() -> None:
    motion = Motion({**BEFORE, **DEAL.places}, line)
    motion.add([LAY])
    motion.advance(0.0)
    motion.advance(0.05)
    assert 0.0 < motion.sights()[1].pose.x < 100.0


def test_reduced_motion_fades_and_never_travels() -> None:
    motion = Motion(BEFORE, line, reduced=True)
    motion.add([DEAL])
    ends = {line(BEFORE)[1][:2], line({**BEFORE, **DEAL.places})[1][:2]}
    begun, seconds = [], 0.0
    while True:
        begun += motion.advance(0.01)
        sight = motion.sights()[1]
        assert (sight.pose.x, sight.pose.y) in ends
        assert sight.open == 1.0
        seconds += 0.01
        if not motion.busy:
            break
    assert seconds == pytest.approx(FADE, abs=0.03)


@pytest.mark.parametrize("when", [0.0, 0.1, 0.3, 0.6])
def test_a_skip_lands_exactly(when: float) -> None:
    motion = Motion(BEFORE, line)
    motion.add([DEAL, LAY])
    begun = motion.advance(when)
    assert begun + motion.skip() == [DEAL, LAY]
    assert not motion.busy
    assert landed(motion, AFTER)
    motion.add([Shuffle("stock")])
    run(motion)
    assert landed(motion, AFTER)


def test_another_window_size_loses_nothing() -> None:
    def wide(pictures: Pictures) -> dict[int, Pose]:
        return {sprite: pose._replace(x=2 * pose.x, width=90) for sprite, pose in line(pictures).items()}

    motion = Motion(BEFORE, line)
    motion.add([DEAL, LAY])
    motion.advance(0.1)
    motion.rearrange(wide)
    run(motion)
    assert {sprite: sight.pose for sprite, sight in motion.sights().items()} == wide(AFTER)


def test_one_huge_step_of_time_is_as_good_as_many_small() -> None:
    motion = Motion(BEFORE, line)
    motion.add([DEAL, LAY])
    assert motion.advance(1000.0) == [DEAL, LAY]
    assert landed(motion, AFTER)


def test_an_arc_never_sags() -> None:
    def flown(x: float, y: float) -> Pose:
        flight = Flight(Sight("5", Pose(500, 500, 60)), "5", Pose(500 + x, 500 + y, 60), 1.0, 20.0, False, 0.0, 0.2)
        return flight.sight().pose

    for x, y in ((300, 0), (-300, 0), (200, 200), (200, -200), (-200, 200), (-200, -200), (0, 300), (0, -300), (0, 0)):
        straight = 1 - 0.8**3
        pose = flown(x, y)
        assert pose.y <= 500 + y * straight
        aside = (pose.x - 500 - x * straight, pose.y - 500 - y * straight)
        assert aside[0] * x + aside[1] * y == pytest.approx(0, abs=0.01)  # across the way, so no speed is lost
        assert aside[0] ** 2 + aside[1] ** 2 > 100


def test_a_held_card_follows_the_finger_and_floats_home() -> None:
    motion = Motion(BEFORE, line)
    motion.hold(2, 700, 40)
    assert motion.sights()[2].pose[:2] == (700, 40)
    assert not motion.busy
    motion.let_go(2)
    assert motion.busy
    motion.advance(0.05)
    assert 0 < motion.sights()[2].pose.x < 700
    run(motion)
    assert landed(motion, BEFORE)
    motion.let_go(2)
    assert not motion.busy


def test_a_dropped_card_goes_on_from_where_it_was_dropped() -> None:
    motion = Motion({**BEFORE, **DEAL.places}, line)
    motion.hold(2, 700, 40)
    motion.add([LAY])
    motion.advance(0.0)
    assert motion.sights()[2].pose[:2] == pytest.approx((700, 40))
    run(motion)
    assert landed(motion, AFTER)


def test_a_selected_card_rises_softly() -> None:
    selected: set[int] = set()

    def arrange(pictures: Pictures) -> dict[int, Pose]:
        return {sprite: pose.lifted(28) if sprite in selected else pose for sprite, pose in line(pictures).items()}

    motion = Motion(BEFORE, arrange)
    selected.add(2)
    motion.glide()
    motion.advance(0.05)
    assert 72 < motion.sights()[2].pose.y < 100
    run(motion)
    assert motion.sights()[2].pose.y == 72


def test_zero_and_idle_time_do_nothing() -> None:
    motion = Motion(BEFORE, line)
    for dt in (0.0, 5.0):
        assert motion.advance(dt) == []
    assert landed(motion, BEFORE)


def matches() -> list[tuple[str, int]]:
    return [("korist", 2), ("korist", 5), ("svabi", 2), ("svabi", 6)]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("game", "seats"), matches())
def test_whole_matches_end_where_the_stage_is(game: str, seats: int, reduced: bool) -> None:
    for told in record(game, seats, limit=25)[:2]:
        stage = staged(game, told.first)
        layout = laid_out(game, seats, stage.seat, fitted(1280, 720).frame)
        motion = Motion(stage.pictures(), layout.poses, reduced)
        for news in told.news:
            steps = stage.fold(news)
            motion.add(steps)
            begun, seconds = run(motion)
            assert begun == steps
            assert seconds <= bound(steps)
            assert_stands(motion, stage, layout)


def bound(steps: Sequence[Step]) -> float:
    """Never longer than each step by itself, nor than the limit; give or take a frame."""
    return min(0.42 * sum(map(takes_time, steps)), LONGEST) + 2 * FRAME


def assert_stands(motion: Motion, stage: Stage, layout: Layout) -> None:
    pictures = stage.pictures()
    poses = layout.poses(pictures)
    expected = {p.sprite: Sight(p.card, poses[p.sprite]) for pieces in pictures.values() for p in pieces}
    assert motion.sights() == expected


@pytest.mark.parametrize(("game", "seats"), [("korist", 2), ("korist", 5), ("svabi", 5)])
def test_nobody_waits_long_for_a_deal(game: str, seats: int) -> None:
    told = record(game, seats, limit=1)[1]
    stage = staged(game, told.first)
    motion = Motion(stage.pictures(), laid_out(game, seats, stage.seat, fitted(1280, 720).frame).poses)
    motion.add(stage.fold(told.news[0]))
    assert motion.left > DEALT
    assert run(motion)[1] <= DEALT + 2 * FRAME


def test_any_queue_is_played_in_bounded_time() -> None:
    told = record("korist", 5, limit=200)[1]
    stage = staged("korist", told.first)
    layout = laid_out("korist", 5, stage.seat, fitted(1280, 720).frame)
    motion = Motion(stage.pictures(), layout.poses)
    for news in told.news:
        motion.add(stage.fold(news))
    assert motion.left > 20 * LONGEST
    _, seconds = run(motion)
    assert seconds <= LONGEST + FRAME
    assert_stands(motion, stage, layout)
