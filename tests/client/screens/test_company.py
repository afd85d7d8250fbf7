"""Who sits at a table while its match is played, and who after it."""

from __future__ import annotations

from msgspec.structs import replace

from client.screens.company import Company
from client.ui.text import say
from shared.messages import SeatState
from tests.shots.lobby import ADAM, DAN, KATKA, Said, room_of

BOT = SeatState(level="thumb")


def at_table(*seats: SeatState) -> tuple[Said, Company]:
    session = Said(replace(room_of(seats), stage="playing"))
    return session, Company(session)


def test_bots_have_names_and_seats_that_nobody_knows_are_free() -> None:
    _, company = at_table(DAN, BOT)
    dan, bot, free = company.seats(3)
    assert (dan, free) == (DAN, SeatState())
    assert bot.name
    assert bot.level == "thumb"


def test_who_gets_up_and_who_sits_down_is_told_once() -> None:
    session, company = at_table(DAN, KATKA, BOT)
    session.room = replace(room_of((DAN, BOT, ADAM)), stage="playing")
    bot = company.seats(3)[1].name
    assert company.changes() == [say("table-leaves", name="Katka", bot=bot), say("table-comes", name="Adam")]
    assert company.changes() == []


def test_that_we_sit_down_ourselves_is_no_news() -> None:
    session, company = at_table(BOT, KATKA)
    session.room = replace(room_of((DAN, KATKA)), stage="playing")
    assert company.changes() == []


def test_the_next_match_of_the_room_changes_nobody_at_this_one() -> None:
    session, company = at_table(DAN, KATKA)
    for room in (room_of((DAN, ADAM)), replace(room_of((DAN, ADAM)), stage="playing")):
        session.room = room
        assert company.changes() == []
        assert company.seats(2) == [DAN, KATKA]
