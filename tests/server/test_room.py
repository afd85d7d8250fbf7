"""A room around a match: questions, versions, clocks, bots, people who come and go."""

from __future__ import annotations

from shared import messages as m
from tests.server.party import Party


def agree(party: Party) -> None:
    """Every client holds exactly what the match says that its audience was shown."""
    for client in party.clients.values():
        if client.replica is None or client.room is None:
            continue
        play = party.lobby.rooms[client.room.id].play
        assert play is not None
        seat = client.replica.seat
        assert client.replica.table.plain() == play.match.shown[seat].plain()
        assert vars(client.replica.public) == vars(play.match.state.public)
        assert client.replica.version == play.versions[seat]
        if seat is not None:
            assert client.replica.legal == play.match.legal(seat)
            assert client.replica.ask == play.asks[seat]
            assert client.replica.answer == play.match.answers.get(seat)
        assert client.replica.awaited == play.match.awaited(seat)


def test_a_match_from_the_deal_to_the_result():
    party = Party()
    people = party.started("lone", "Ada", "Bob", "Cyd")
    agree(party)
    for _ in range(3):
        for client in people:
            client.act(client.replica.legal[0])
            agree(party)
    result = people[0].last(m.Result)
    assert people[2].last(m.Result) == result
    assert people[0].room.stage == "finished"
    assert sum(result.scores) <= 9
