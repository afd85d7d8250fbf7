"""Deals of Bridge as they stand in PBN files: each is a match that can be played again, and a text.

Law: a board that is written and read again is the same board. Remarks about calls and cards are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from shared.engine import Action, Card, Match, Said, Seat
from shared.games.bridge import Bridge
from shared.games.bridge.pbn_text import quoted
from shared.games.bridge.position import (
    ACCEPT,
    CALL,
    FACES,
    HAND,
    NAMES,
    NEXT,
    PARTNER,
    PASS,
    PLAY,
    POWER,
    SEATS,
    Public,
)
from shared.games.bridge.scoring import VULNERABILITIES

GAME = Bridge()
VULNERABLE = dict(zip(VULNERABILITIES, ("None", "NS", "EW", "All"), strict=True))
DOUBLED = {1: "", 2: "X", 4: "XX"}
OPTIONS = {"format": "single", "passed_out": "zero", "auto_last": False}


Voids = set[tuple[Seat, str]]  # who has none of which suit


class Impossible(ValueError):
    """No deal can have been like this."""


class Contract(NamedTuple):
    """What is played, where no auction tells it."""

    bid: str
    times: int
    declarer: Seat


class Board(NamedTuple):
    """One deal: what PBN can say about it."""

    dealer: Seat
    vulnerable: str  # none, NS, EW, both
    hands: tuple[tuple[Card, ...], ...]  # N, E, S, W; spades first, high cards first; a hidden one is empty
    calls: tuple[str, ...] = ()
    plays: tuple[Card, ...] = ()  # in the order of play
    won: int | None = None  # tricks of the declaring side
    tags: tuple[tuple[str, str], ...] = ()  # such as Event, Board, North
    contract: Contract | None = None  # without an auction


# --- played again ---


def started(board: Board) -> Match[Public]:
    """A match of this one deal before its first call, or before the lead where no auction is told."""
    public: dict[str, Any] = {"dealer": board.dealer, "asked": (board.dealer,), "vulnerable": board.vulnerable}
    public |= {"deals": 1, **(facts(board.contract) if board.contract else {})}
    cards = {HAND[seat]: list(hand) for seat, hand in enumerate(dealt(board))}
    return Match.arranged(GAME, {"seats": 4, "options": OPTIONS, "cards": cards, "public": public})


def facts(contract: Contract) -> dict[str, Any]:
    """How a deal stands before the lead."""
    bid, times, declarer = contract
    leader, dummy = NEXT[declarer], PARTNER[declarer]
    return {
        "stage": "lead", "asked": (leader,), "bid": bid, "times": times, "bidder": declarer, "trumps": bid[1],
        "declarer": declarer, "dummy": dummy, "needs": 6 + int(bid[0]), "turn": leader, "leader": leader,
        "decides": tuple(declarer if seat == dummy else seat for seat in SEATS),
    }  # fmt: skip


def played(board: Board) -> Match[Public]:
    """The match of this deal as far as it is told; a result that was not played out is claimed."""
    match = started(board)
    call(match, board.calls)
    for card in board.plays:
        match.act(match.awaited(None)[0], PLAY[card])
    p = match.state.public
    if board.won is not None and p.stage == "play":
        assert p.declarer is not None
        ours, left = board.won - p.tricks[p.declarer & 1], 13 - sum(p.tricks)
        claimed = ours if (p.turn - p.declarer) % 2 == 0 else left - ours
        match.act(p.asked[0], Action("claim", choice=str(claimed)))
        for seat in match.awaited(None):
            match.act(seat, ACCEPT)
    return match


def call(match: Match[Public], calls: Iterable[str]) -> None:
    for made in calls:
        match.act(match.awaited(None)[0], CALL[made])


def dealt(board: Board) -> Sequence[Sequence[Card]]:
    """All four hands: the hidden ones hold what was played from them, and of the rest what they can have held."""
    hidden = [seat for seat in SEATS if not board.hands[seat]]
    if not hidden:
        return board.hands
    hands = [[*hand] for hand in board.hands]
    void: Voids = set()
    for seat, card, led in seats_of(board):
        if seat in hidden:
            if any(card in hand for hand in hands):
                raise Impossible(f"B-2: {card} is there twice")
            hands[seat].append(card)
            if card[0] != led:
                void.add((seat, led))
    free = [card for card in FACES if not any(card in hand for hand in hands)]
    held: dict[Card, Seat] = {}
    for card in free:
        if not lodge(card, held, {seat: 13 - len(hands[seat]) for seat in hidden}, void, set()):
            raise Impossible("B-42: the hidden hands cannot have followed suit as they did")
    for card, seat in held.items():
        hands[seat].append(card)
    return [in_order(hand) for hand in hands]


def lodge(card: Card, held: dict[Card, Seat], room: dict[Seat, int], void: Voids, tried: set[Seat]) -> bool:
    """Find a hand for a card, moving others if need be."""
    for seat, size in room.items():
        if seat in tried or (seat, card[0]) in void:
            continue
        tried.add(seat)
        lodgers = [other for other, where in held.items() if where == seat]
        if len(lodgers) < size or any(lodge(other, held, room, void, tried) for other in lodgers):
            held[card] = seat
            return True
    return False


def seats_of(board: Board) -> Iterator[tuple[Seat, Card, str]]:
    """Who played which card to which suit."""
    if not board.plays:
        return
    match = started(board._replace(plays=()))
    call(match, board.calls)
    p = match.state.public
    turn, trick = p.turn, dict[Seat, Card]()
    for card in board.plays:
        trick[turn] = card
        yield turn, card, next(iter(trick.values()))[0]
        turn = NEXT[turn]
        if len(trick) == 4:
            turn, trick = taker(trick, p.trumps), {}


def taker(trick: dict[Seat, Card], trumps: str) -> Seat:
    """B-43: who wins four cards, the led one first."""
    power = POWER[trumps][next(iter(trick.values()))[0]]
    return max(trick, key=lambda seat: power[trick[seat]])


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=FACES.index))


# --- written ---


def write(boards: Iterable[Board]) -> str:
    """Boards as text, an empty line between them."""
    return "% PBN 2.1\n" + "\n".join(map(written, boards))


def written(board: Board) -> str:
    hands = [".".join("".join(c[1] for c in hand if c[0] == suit) for suit in "SHDC") if hand else "-"
             for hand in board.hands]  # fmt: skip
    order = " ".join(hands[(board.dealer + n) % 4] for n in range(4))
    match = started(board)
    call(match, board.calls)
    p = match.state.public
    tags = [*board.tags, ("Dealer", NAMES[board.dealer]), ("Vulnerable", VULNERABLE[board.vulnerable])]
    tags += [("Deal", f"{NAMES[board.dealer]}:{order}"), *contract_tags(p)]
    if board.won is not None:
        tags.append(("Result", str(board.won)))
    lines = [tag_line(*tag) for tag in tags]
    if board.calls:
        spelled = ["Pass" if made == PASS else made.replace("N", "NT") for made in board.calls]
        lines += [tag_line("Auction", NAMES[board.dealer]), *rows_of([*spelled, *["+"][: p.stage == "call"]])]
    if board.plays:
        lines += [tag_line("Play", NAMES[p.turn]), *rows_of(columns(board, p.turn))]
        if len(board.plays) < 52 and board.won is not None:
            lines.append("*")
    return "\n".join(lines) + "\n"


def tag_line(name: str, value: str) -> str:
    return f'[{name} "{quoted(value)}"]'


def rows_of(words: list[str]) -> list[str]:
    return [" ".join(words[n : n + 4]) for n in range(0, len(words), 4)]


def columns(board: Board, first: Seat) -> list[str]:
    """The cards of each trick in the columns of the seats, and where a play that is not over goes on."""
    cells: list[str] = []
    for n, (seat, card, _) in enumerate(seats_of(board)):
        if n % 4 == 0:
            cells += ["-"] * 4
        cells[len(cells) - 4 + (seat - first) % 4] = card
        last = seat
    if board.won is None and len(board.plays) % 4:
        cells[len(cells) - 4 + (NEXT[last] - first) % 4] = "+"
    elif board.won is None:
        cells.append("+")
    return cells


def contract_tags(p: Public) -> list[tuple[str, str]]:
    """Who declares what, as far as the auction has got."""
    if p.stage == "call":
        return []
    if p.declarer is None:
        return [("Declarer", ""), ("Contract", "Pass")]
    return [("Declarer", NAMES[p.declarer]), ("Contract", p.bid.replace("N", "NT") + DOUBLED[p.times])]


# --- from a match ---


def boards(match: Match[Public], log: Iterable[tuple[Seat, Action]]) -> list[Board]:
    """All deals of a match, from its beginning and record; one that was passed out and dealt again is a board too."""
    found = list[Board]()
    p = match.state.public
    if not any(isinstance(event, Said) and event.what == "dealt" for event in match.opening[None]):  # arranged
        contract = Contract(p.bid, p.times, p.declarer) if p.declarer is not None else None
        found.append(Board(p.dealer, p.vulnerable, hands(match), p.calls, contract=contract))
    hear(match, match.opening[None], found)
    for seat, action in log:
        hear(match, match.act(seat, action).get(None, []), found)
    return found


def hands(match: Match[Public]) -> tuple[tuple[Card, ...], ...]:
    return tuple(in_order(match.state.table[HAND[seat]]) for seat in SEATS)


def hear(match: Match[Public], events: Iterable[Any], found: list[Board]) -> None:
    """Add what was said to the last board; a deal begins a new one."""
    for event in events:
        if not isinstance(event, Said):
            continue
        if event.what == "dealt":
            number = ("Board", str(event.args[0]))
            found.append(Board(event.seat, event.args[1], hands(match), tags=(number,)))
        elif event.what == "called":
            found[-1] = found[-1]._replace(calls=(*found[-1].calls, event.args[0]))
        elif event.what == "played":
            found[-1] = found[-1]._replace(plays=(*found[-1].plays, event.args[0]))
        elif event.what == "deal_over" and event.args[2] is not None:
            found[-1] = found[-1]._replace(won=event.args[4])
