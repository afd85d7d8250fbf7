"""The one rectangle: which points and boxes it takes for its own."""

from client.ui.geometry import Box

HERE = Box(10, 20, 30, 40)


def test_a_point_on_a_seam_belongs_to_one_box_only() -> None:
    left, right, below = HERE, HERE.moved(dx=30), HERE.moved(dy=40)
    assert [box.covers(40, 30) for box in (left, right)] == [False, True]
    assert [box.covers(20, 60) for box in (left, below)] == [False, True]
    assert left.covers(10, 20)


def test_holding_is_being_inside_and_gives_by_so_much() -> None:
    assert HERE.holds(HERE)
    assert not HERE.holds(HERE.moved(dx=1))
    assert HERE.holds(HERE.moved(dx=1), 1)
    assert not Box(15, 25, 5, 5).holds(HERE)


def test_boxes_side_by_side_do_not_meet() -> None:
    assert not HERE.meets(HERE.moved(dx=30))
    assert not HERE.meets(HERE.moved(dy=-40))
    assert HERE.meets(HERE.moved(dx=29))


def test_a_small_box_grows_around_its_middle() -> None:
    assert Box(10, 10, 4, 100).at_least(20) == Box(2, 10, 20, 100)
