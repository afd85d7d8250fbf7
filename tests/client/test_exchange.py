"""`tlapa export` and `tlapa import`: files of other programs out of recordings and back, without a window."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from client.__main__ import main
from client.ui.text import CATALOGUE
from shared.engine import Match
from shared.exchange import ExchangeError, exported, imported
from shared.games import GAMES
from shared.games.bridge.pbn_reading import read as read_pbn
from shared.games.holdem.phh import Hand
from shared.games.holdem.phh_reading import read as read_phh
from shared.messages import Outset, Recording
from shared.recording import RecordingError, film, read, write
from shared.replica import Replica
from tests.laws.beliefs import play_randomly

HOLDEM: dict[str, Any] = {
    "deck": "one",
    "betting": "no_limit",
    "showdown": "order",
    "hands_n": 3,
    "small_blind": 5,
    "big_blind": 10,
}


def recorded(game_id: str, seat: int | None = 0, **options: Any) -> Recording:
    """A random match of a game."""
    game = GAMES[game_id]
    seats = 4 if game_id == "bridge" else 3
    match: Match[Any] = Match(game, seats, "exchange", options)
    for _ in play_randomly(match, Random("exchange")):
        pass
    names = ("Ada", "Bob", "Cyril", "Dana")[:seats]
    nobody = ("",) * seats
    return Recording(
        game_id, seats, match.state.options, "exchange", names, nobody, nobody, tuple(match.log), seat, 5.0
    )


def kept(folder: Path, recording: Recording, name: str = "a.tlapa") -> Path:
    file = folder / name
    file.write_bytes(write(recording))
    return file


@pytest.fixture(autouse=True)
def english() -> Any:
    yield
    CATALOGUE.speak("cs")


# --- what goes out comes in ---


@pytest.mark.parametrize("seat", [None, 0])
def test_hands_go_out_and_come_in(seat: int | None) -> None:
    out = exported(recorded("holdem", seat, **HOLDEM))
    assert out.suffix == ".phhs"
    hands = [*read_phh(out.text)]
    assert [hand.players != () for hand in hands if isinstance(hand, Hand)] == [True] * 3
    back = imported(out.text, ".phhs")
    assert (len(back.recordings), back.refused) == (3, [])
    for recording, hand in zip(back.recordings, hands, strict=True):
        again = exported(recording)
        assert again.suffix == ".phh"
        [told] = read_phh(again.text)
        assert isinstance(told, Hand)
        assert isinstance(hand, Hand)
        assert (told.stacks, told.finishing, told.players) == (hand.stacks, hand.finishing, hand.players)
        bets = [[line for line in side.actions if line[0] == "p" and " sm" not in line] for side in (told, hand)]
        assert bets[0] == bets[1]


def test_deals_go_out_and_come_in() -> None:
    recording = recorded("bridge", rounds=1)
    out = exported(recording)
    assert out.suffix == ".pbn"
    assert '[West "Dana"]' in out.text
    boards = read_pbn(out.text).boards
    assert len(boards) >= 4
    back = imported(out.text, ".PBN")
    assert (back.refused, len(back.recordings)) == ([], len(boards))
    for single, board in zip(back.recordings, boards, strict=True):
        [again] = read_pbn(exported(single).text).boards
        assert again._replace(tags=()) == board._replace(tags=())
        assert single.names == ("Ada", "Bob", "Cyril", "Dana")


@pytest.mark.parametrize("game_id", ["holdem", "bridge"])
def test_what_came_in_is_a_film_for_everybody(game_id: str) -> None:
    options: dict[str, Any] = HOLDEM if game_id == "holdem" else {"claims": False}
    text = exported(recorded(game_id, None, **options))
    for recording in imported(text.text, text.suffix).recordings:
        recording = read(write(recording))
        for audience in (None, *range(recording.seats)):
            for open in (False, True):
                told = film(recording, audience, open)
                replica = Replica(GAMES[game_id], told.first)
                for news in told.news:
                    replica.fold(news)
                if open:
                    assert not [card for cards in replica.table.values() for card in cards if card[0] == "?"]
                elif audience is None and game_id == "holdem":
                    pockets = [cards for place, cards in told.first.cards.items() if place.startswith("pocket")]
                    assert all(card == "?" for cards in pockets for card in cards)
        assert told.done[-1] == len(recording.log)


def test_files_of_before_have_the_format_of_before() -> None:
    recording = recorded("korist")
    assert write(recording).startswith(b"tlapa recording 1\n")
    assert {*msgspec.to_builtins(recording)} == {*Recording.__struct_fields__} - {"start"}
    single = imported(exported(recorded("bridge", format="single")).text, ".pbn").recordings[0]
    assert write(single).startswith(b"tlapa recording 2\n")
    assert write(read(write(single))) == write(single)


def test_a_position_that_cannot_be_is_no_recording() -> None:
    [single] = imported(exported(recorded("bridge", format="single", claims=False)).text, ".pbn").recordings
    assert single.start is not None
    cards, public = single.start.cards, single.start.public
    for start in (Outset({"hand:0": cards["hand:0"]}, public), Outset(cards, {"nonsense": 1}), Outset({}, {}),
                  Outset(cards, {**public, "asked": 5}), Outset(cards, {**public, "lying": ["x"]}),
                  Outset(cards, {**public, "dealer": "N"})):  # fmt: skip
        with pytest.raises(RecordingError):
            film(msgspec.structs.replace(single, start=start), None)


def test_what_has_no_format_is_named() -> None:
    with pytest.raises(ExchangeError, match="no other program reads korist"):
        exported(recorded("korist"))
    with pytest.raises(ExchangeError, match="one pack"):
        exported(recorded("holdem", hands_n=1))
    with pytest.raises(ExchangeError, match=r"\.txt is not one of \.phh, \.phhs, \.pbn"):
        imported("", ".txt")
    broken = msgspec.structs.replace(recorded("bridge"), log=recorded("holdem", **HOLDEM).log)
    with pytest.raises(ExchangeError, match="not allowed"):
        exported(broken)


# --- the commands ---


def run(capsys: pytest.CaptureFixture[str], *arguments: Path | str) -> tuple[int, str, str]:
    code = main([*map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_export_and_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, recorded("bridge", format="single"))
    code, out, err = run(capsys, "export", file)
    assert (code, str(tmp_path / "a.pbn") in out, err) == (0, True, "")
    code, out, err = run(capsys, "import", tmp_path / "a.pbn", tmp_path / "b.tlapa")
    assert (code, str(tmp_path / "b.tlapa") in out, err) == (0, True, "")
    assert read((tmp_path / "b.tlapa").read_bytes()).game == "bridge"
    assert run(capsys, "export", tmp_path / "b.tlapa", tmp_path / "c.pbn")[0] == 0
    assert (tmp_path / "c.pbn").read_text(encoding="utf-8").count("[Deal ") == 1


def test_several_hands_are_several_recordings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, recorded("holdem", **HOLDEM))
    assert run(capsys, "export", file)[0] == 0
    assert run(capsys, "export", file, tmp_path / "x.phh")[0] == 2  # three hands are no .phh
    code, out, err = run(capsys, "import", tmp_path / "a.phhs", tmp_path / "hand.tlapa")
    assert code == 0
    assert out.count("\n") == 3
    assert "dealt at random" in err
    assert sorted(made.name for made in tmp_path.glob("hand*")) == [f"hand-{n}.tlapa" for n in (1, 2, 3)]


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, recorded("bridge", format="single"))
    (tmp_path / "a.pbn").write_text("mine", encoding="utf-8")
    code, out, err = run(capsys, "export", file)
    assert (code, out, "a.pbn" in err) == (2, "", True)
    assert (tmp_path / "a.pbn").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.pbn", b""),
        ("a.pbn", b"hello"),
        ("a.pbn", b'[Event "\xe9"]\n'),
        ("a.phh", b""),
        ("a.phh", b"\x00\xff"),
        ("a.phhs", b"[1]\n[2]\n"),
        ("a.txt", b"x"),
        ("a", b"x"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    code, out, err = run(capsys, "import", tmp_path / name)
    assert (code, out) == (2, "")
    assert name in err
    assert run(capsys, "export", tmp_path / name)[0] == 2
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("import", "export"):
        code, _, err = run(capsys, command, tmp_path / "none.pbn")
        assert (code, "none.pbn" in err) == (2, True)


def test_the_good_ones_of_a_file_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = exported(recorded("bridge", format="single", claims=False)).text
    (tmp_path / "a.pbn").write_text(f'{text}\n[Event "bad"]\n[Deal "N:..."]\n\n{text}', encoding="latin-1")
    code, out, err = run(capsys, "import", tmp_path / "a.pbn")
    assert (code, out.count("\n")) == (2, 2)
    assert "Deal wants a seat" in err
