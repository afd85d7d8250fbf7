"""The disco's sheet of results, and what a plaque shows of a seat. The lowest sum wins."""

from __future__ import annotations

from collections.abc import Sequence

from client.games.svabi.reading import Heard, Here, score
from client.games.svabi.signs import jozin
from client.table.plaques import Figure, PlaqueData
from client.table.score_sheet import Highlight, ScoreRow, ScoreSheet, ranked, together
from client.ui.text import say
from shared.engine import Card, Seat
from shared.games.svabi.position import JOZIN
from shared.messages import Result


def plaque(t: Here, seat: Seat) -> PlaqueData:
    """Hand cards, and the sum."""
    word = sum_word(t, t.facts.totals[seat] if t.facts.totals else 0)
    return PlaqueData(len(t.cards(f"hand:{seat}")), figures=(Figure(score(t, seat), word),))


def sum_word(t: Heard, before: int) -> str:
    """Under a sum: in a match, what the finished games have brought."""
    return say("svabi-before", total=before) if t.facts.game > 1 else say("svabi-sum")


def scores(t: Heard, result: Result) -> ScoreSheet:
    """The costumes that are left in a collection, or the games of a match."""
    facts = t.facts
    parties = [t.party(seat) for seat in range(t.seats)]
    collections = [values(t.cards(f"col:{seat}")) for seat in range(t.seats)]
    totals, places = [*facts.totals], [*result.places]
    if t.seats == 2:  # Jožin has a sum of his own
        parties.append(jozin())
        collections.append(values(t.cards(JOZIN)))
        totals.append(facts.jozin_total)
        places = with_jozin(places, facts.totals, facts.jozin_total)
    several = facts.games > 1
    rows = [
        ScoreRow(
            party, places[n],
            tuple(str(game[n]) for game in facts.results) if several else (" + ".join(collections[n]),), totals[n],
        )
        for n, party in enumerate(parties)
    ]  # fmt: skip
    columns = tuple(say("results-game", number=n + 1) for n in range(len(facts.results)))
    return ScoreSheet(
        columns if several else (say("results-collection"),), say("results-sum"), ranked(rows),
        say("results-svabi-note"), tuple(highlights(collections, [party.name for party in parties], t.seat)),
        "+" * (len(facts.results) - 1) if several else "",
    )  # fmt: skip


def with_jozin(places: Sequence[int], totals: Sequence[int], his: int) -> list[int]:
    """The places of the two people, and Jožin's between, before or behind them."""
    jozins = 1 if min(places) > 1 else 1 + sum(total <= his for total in totals)
    people = sorted(range(2), key=places.__getitem__)
    free = [place for place in (1, 2, 3) if place != jozins]
    return [*(free[people.index(seat)] for seat in range(2)), jozins]


def highlights(collections: Sequence[Sequence[str]], names: Sequence[str], me: Seat | None) -> list[Highlight]:
    """The smallest collection, the dearest costume, and what I have kept."""
    least = min(map(len, collections))
    whose = together([name for name, own in zip(names, collections, strict=True) if len(own) == least])
    found = [Highlight("hand", say("results-smallest"), say("results-cards-of", name=whose, count=least))]
    if any(collections):
        dearest = max(int(value) for own in collections for value in own)
        whose = together([name for name, own in zip(names, collections, strict=True) if str(dearest) in own])
        found.append(Highlight("crown", say("results-dearest"), say("results-card-of", name=whose, card=dearest)))
    if me is not None:
        found.append(Highlight("star", say("results-kept"), say("results-costumes", count=len(collections[me]))))
    return found


def values(cards: Sequence[Card]) -> list[str]:
    """The numbers of costumes, in order."""
    return [str(number) for number in sorted(int(card[1:]) for card in cards if card[1:].isdigit())]
