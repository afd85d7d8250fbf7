"""What fingers do on a touch screen."""

from __future__ import annotations

import pytest

from tests.window.conftest import Arrive
from tests.window.display import Display, changed, paper
from tests.window.person import Person, Scene, answered, box, card_point, middle
from tests.window.touch import Touchscreen

pytestmark = pytest.mark.slow

Touched = tuple[Display, Touchscreen]
STEPS = 6


def begin(person: Person, fingers: Touchscreen) -> Scene:
    """From the title to the first question, by taps."""
    fingers.tap(*middle(box(person.at("Title"), "play")))
    return person.asked()


def first(table: Scene) -> tuple[int, int]:
    """Where the first card of the hand can be touched."""
    return card_point(table, f"hand:{table['seat']}", 0)


def laid(table: Scene) -> bool:
    """Whether something lies before the person."""
    return any(card[0].startswith(f"layer:{table['seat']}") for card in table["cards"])


def test_two_taps_play_a_card(touched: Touched, arrive: Arrive) -> None:
    display, fingers = touched
    person = arrive(display, chosen="svabi", arrangements={"svabi": {"levels": ["random"]}})
    table = begin(person, fingers)["table"]
    hand = f"hand:{table['seat']}"
    before, shot = [card for card in table["cards"] if card[0] == hand], display.shot()
    at = next(card[1] for card in before if not card[2].endswith("13"))  # a King would be asked about once more
    fingers.tap(*card_point(table, hand, at))
    scene = person.wait(lambda scene: scene["table"].get("held") and not scene["moving"], "a card taken up")
    lifted = display.shot()
    assert changed(shot, lifted, box(scene, "spot hand 0")) > 0.005
    fingers.tap(*card_point(scene["table"], hand, at))
    scene = person.wait(lambda scene: answered(scene, table), "an answer")
    assert len([card for card in scene["table"]["cards"] if card[0] == hand]) <= len(before)
    person.asked()
    assert changed(shot, display.shot(), [0, 0, *display.size]) > 0.02
    person.quit()


def test_a_card_is_dragged_onto_the_table(touched: Touched, arrive: Arrive) -> None:
    display, fingers = touched
    person = arrive(display, arrangements={"korist": {"levels": ["random"]}})
    scene = begin(person, fingers)
    table = scene["table"]
    count = len([card for card in table["cards"] if card[0] == f"hand:{table['seat']}"])
    x, y = first(table)
    far_x, far_y = middle(box(scene, "spot layer 0"))
    fingers.down(x, y)
    for step in range(1, STEPS + 1):
        fingers.move(x + (far_x - x) * step / STEPS, y + (far_y - y) * step / STEPS)
    fingers.up(far_x, far_y)
    scene = person.wait(lambda scene: laid(scene["table"]) and not scene["moving"], "a card laid")
    assert len([card for card in scene["table"]["cards"] if card[0] == f"hand:{table['seat']}"]) == count - 1
    assert paper(display.shot(), box(scene, "spot layer 0")) > 0.02
    person.quit()


def test_a_resting_finger_enlarges_a_card(touched: Touched, arrive: Arrive) -> None:
    display, fingers = touched
    person = arrive(display, arrangements={"korist": {"levels": ["random"]}})
    table = begin(person, fingers)["table"]
    before = display.shot()
    x, y = first(table)
    fingers.down(x, y)
    person.wait(lambda scene: scene["table"]["large"] and not scene["moving"], "a large card")
    large = display.shot()
    assert changed(before, large, [x - 200, y - 400, 400, 400]) > 0.2
    fingers.up(x, y)
    scene = person.wait(lambda scene: not scene["table"]["large"] and not scene["moving"], "the table again")
    assert scene["table"]["legal"] == table["legal"]  # looking plays nothing
    assert changed(large, display.shot(), [x - 200, y - 400, 400, 400]) > 0.2
    person.quit()
