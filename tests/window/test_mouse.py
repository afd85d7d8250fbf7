"""What a person does with a mouse and a keyboard, in a real window."""

from __future__ import annotations

import time

import numpy as np
import pytest

from shared.engine import Action
from shared.engine.selection import spread
from tests.window.conftest import ROOMY, Arrive
from tests.window.display import Display, changed, paper
from tests.window.person import Person, Scene, asks, box, card_point

pytestmark = pytest.mark.slow

DUEL = {"korist": {"levels": ["random"]}, "svabi": {"levels": ["random"]}}  # one bot
HOST = "Tester-at-home"  # other servers may be found too
SWIFT = {"speed": "brisk", "reduced_motion": True}
WHOLE_GAME = 150.0  # seconds; usually a third of it


def begin(person: Person) -> Scene:
    """From the title to the first question of a game."""
    person.at("Title")
    person.click("play")
    return person.asked()


def hand(scene: Scene) -> list[str]:
    table = scene["table"]
    return [card[2] for card in table["cards"] if card[0] == f"hand:{table['seat']}"]


def boldest(scene: Scene) -> Action:
    """Lay as much as can be laid; else whatever comes first."""
    legal = [Action(*entry) for entry in scene["table"]["legal"]]
    return max(legal, key=lambda entry: sum((spread(entry, "J") or {}).values()))


def test_one_click_starts_a_game(screen: Display, arrive: Arrive) -> None:
    person = arrive(screen)
    person.at("Title")
    before = screen.shot()
    scene = begin(person)
    after = screen.shot()
    assert scene["table"]["game"] == "korist"
    assert len(hand(scene)) >= 10
    assert paper(after, box(scene, "spot hand 0")) > 0.2  # faces, not backs or blanks
    assert changed(before, after, [0, 0, 1280, 720]) > 0.9
    assert len(np.unique(after[:720, :1280].reshape(-1, 3), axis=0)) > 2000  # a picture, not a plain area
    person.quit()


def test_a_whole_game_of_korist_by_clicks(screen: Display, arrive: Arrive) -> None:
    person = arrive(screen, arrangements=DUEL, **SWIFT)
    begin(person)
    deadline = time.monotonic() + WHOLE_GAME
    answers = 0
    while True:
        scene = person.wait(lambda scene: scene["screen"] == "Results" or (asks(scene) and not scene["moving"]))
        if scene["screen"] == "Results":
            break
        assert time.monotonic() < deadline, f"{answers} answers and no end"
        person.play(boldest(scene))
        answers += 1
    scene = person.at("Results")
    assert answers >= 5
    assert box(scene, "again")
    assert box(scene, "home")
    assert len(np.unique(screen.shot()[:720, :1280].reshape(-1, 3), axis=0)) > 1000
    person.click("home")
    assert not box(person.at("Title"), "resume")  # it is finished
    person.quit()


def test_two_people_find_each_other_and_play(screen: Display, other_screen: Display, arrive: Arrive) -> None:
    host = arrive(screen, HOST, arrangements={"svabi": {"levels": [""]}}, chosen="svabi")
    guest = arrive(other_screen, "Guest", chosen="svabi")
    host.at("Title")
    host.click("lan")
    host.at("LanScreen")
    host.click("host")
    host.at("SetupScreen")
    host.click("start")
    host.at("RoomScreen")
    guest.at("Title")
    guest.click("lan")
    scene = guest.wait(lambda scene: HOST in scene["hosts"], "the host's table")
    x, y, w, _ = box(scene, "tables")
    row = scene["hosts"].index(HOST)
    guest.click_at(x + w // 2, y + row * 136 + 60)
    guest.at("RoomScreen")
    guest.click("start")
    host.click("start")  # as soon as it can be pressed
    before = host.asked(), guest.asked()
    assert before[0]["table"]["match"] == before[1]["table"]["match"]
    assert {scene["table"]["seat"] for scene in before} == {0, 1}
    shots = screen.shot(), other_screen.shot()
    for person, scene in zip((host, guest), before, strict=True):
        person.play(Action(*scene["table"]["legal"][0]))
    for person, scene in zip((host, guest), before, strict=True):
        after = person.wait(lambda now, ask=scene["table"]["ask"]: now["table"]["ask"] > ask and not now["moving"])
        assert after["table"]["cards"] != scene["table"]["cards"]
    for display, shot in zip((screen, other_screen), shots, strict=True):
        assert changed(shot, display.shot(), [0, 0, 1280, 720]) > 0.02
    guest.quit()
    host.quit()


def test_another_language_is_seen_at_once(screen: Display, arrive: Arrive) -> None:
    person = arrive(screen, language="cs")
    scene = person.at("Title")
    play, (x, y, w, h) = box(scene, "play"), box(scene, "language")
    before, texts = screen.shot(), {name: text for name, text, _ in scene["widgets"]}
    seen = {"cs": texts["play"]}
    for third, language in ((1, "sk"), (2, "en")):
        person.click_at(x + w * (2 * third + 1) // 6, y + h // 2)
        scene = person.wait(lambda scene, wanted=language: scene["language"] == wanted and not scene["moving"])
        texts = {name: text for name, text, _ in scene["widgets"]}
        seen[language] = texts["play"]
        after = screen.shot()
        assert changed(before, after, play) > 0.01
        before = after
    assert len(set(seen.values())) == 3, seen
    person.quit()
    assert arrive(screen).at("Title")["language"] == "en"  # it is kept


def test_a_game_left_in_the_middle_goes_on(screen: Display, arrive: Arrive) -> None:
    person = arrive(screen, arrangements=DUEL, **SWIFT)
    scene = begin(person)
    person.play(boldest(scene))
    person.asked()
    left = person.wait(lambda scene: scene["table"].get("new") == 0 and not scene["moving"], "no card stands out")
    shot = screen.shot()
    person.quit()
    person = arrive(screen)
    person.click("resume")
    scene = person.asked()
    assert scene["table"]["match"] == left["table"]["match"]
    assert scene["table"]["legal"] == left["table"]["legal"]
    assert sorted(hand(scene)) == sorted(hand(left))
    assert changed(shot, screen.shot(), box(scene, "spot hand 0")) == 0
    person.play(boldest(scene))
    person.asked()
    person.quit()


def test_the_window_takes_any_size_and_the_whole_screen(screen: Display, arrive: Arrive) -> None:
    person = arrive(screen, arrangements=DUEL)
    begin(person)
    window = screen.do("search", "--class", "tlapa").split()[-1]
    for size in ((1024, 768), (720, 880), (1280, 720)):
        screen.do("windowsize", window, *map(str, size))
        scene = person.wait(lambda scene, size=size: scene["size"] == [*size] and asks(scene) and not scene["moving"])
        table = scene["table"]
        x, y = card_point(table, f"hand:{table['seat']}", 0)
        assert 0 <= x < size[0]
        assert 0 <= y < size[1]
        assert paper(screen.shot(), box(scene, "spot hand 0")) > 0.1
    screen.do("windowfocus", window)
    person.key("F11")
    scene = person.wait(lambda scene: scene["size"] == [*ROOMY] and asks(scene) and not scene["moving"], "all of it")
    assert paper(screen.shot(), box(scene, "spot hand 0")) > 0.1
    person.key("F11")
    person.wait(lambda scene: scene["size"] == [1280, 720] and not scene["moving"], "the window again")
    person.quit()
