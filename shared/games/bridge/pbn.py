"""Deals of Bridge as PBN text: read and written, with auction and play where they are there.

Law: what is read was possible: each call and card is tried on the rules, and PbnError names the line that is not.
A board that is written and read again is the same board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from shared.engine import Action, Card, Match, Said, Seat
from shared.engine.events import permits
from shared.games.bridge import Bridge
from shared.games.bridge.position import CALL, FACES, HAND, NAMES, PASS, PLAY, Public
from shared.games.bridge.scoring import VULNERABILITIES

GAME = Bridge()
VULNERABLE = dict(zip(VULNERABILITIES, ("None", "NS", "EW", "All"), strict=True))
SPELLED = {text: ours for ours, text in VULNERABLE.items()} | {"-": "none", "Love": "none", "Both": "both"}
OWN = (
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Result",
    "Auction",
    "Play",
)  # others are kept as they are
LEXEMES = re.compile(
    r'\[\s*(?P<tag>\w+)\s+"(?P<value>[^"\n]*)"\s*\]|(?P<skip>\{[^}]*\}|;[^\n]*|^%[^\n]*|\s+)|(?P<token>[^\s\[\]{};"]+)',
    re.MULTILINE,
)
NOTE = re.compile(r"=\d+=|\$\d+|[!?]+")  # remarks about a call or card


class PbnError(ValueError):
    """Text that is not the record of a deal; it begins with the line."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")


class Board(NamedTuple):
    """One deal: what PBN can say about it."""

    dealer: Seat
    vulnerable: str  # none, NS, EW, both
    hands: tuple[tuple[Card, ...], ...]  # N, E, S, W; spades first, high cards first
    calls: tuple[str, ...] = ()
    plays: tuple[Card, ...] = ()  # in the order of play
    won: int | None = None  # tricks of the declaring side
    tags: tuple[tuple[str, str], ...] = ()  # such as Event, Board, North


class Word(NamedTuple):
    """A piece of the text and its line."""

    text: str
    line: int


class Entry(NamedTuple):
    """The tags of one board and the words that follow its auction and play."""

    tags: dict[str, Word]
    words: dict[str, list[Word]]


# --- reading ---


def read(text: str) -> list[Board]:
    """All boards of a text; PbnError says in which line it makes no sense."""
    return [board_of(entry) for entry in entries(text)]


def entries(text: str) -> Iterator[Entry]:
    """The text cut into boards: each begins with a tag that the one before already has."""
    entry, section, line, at = Entry({}, {}), "", 1, 0
    before: dict[str, Word] = {}
    while at < len(text):
        found = LEXEMES.match(text, at)
        if found is None:
            raise PbnError(line, f"neither a tag nor a word: {text[at:].splitlines()[0][:30]!r}")
        name, value, token = found["tag"], found["value"], found["token"]
        if name is not None:
            if name in entry.tags:
                yield entry
                before, entry = entry.tags, Entry({}, {})
            inherited = before.get(name, Word("", line)).text
            entry.tags[name], section = Word(inherited if value == "#" else value, line), name
        elif token is not None:
            if not section:
                raise PbnError(line, f"{token!r} stands before any tag")
            entry.words.setdefault(section, []).append(Word(token, line))
        line, at = line + found[0].count("\n"), found.end()
    if entry.tags:
        yield entry


def board_of(entry: Entry) -> Board:
    tags = entry.tags
    if "Deal" not in tags:
        raise PbnError(next(iter(tags.values())).line, "this board has no Deal")
    hands = hands_of(tags["Deal"])
    dealer = seat_of(tags.get("Dealer") or Word(tags["Deal"].text[:1], tags["Deal"].line), "Dealer")
    spelled = tags.get("Vulnerable", Word("None", 0))
    if spelled.text not in SPELLED:
        raise PbnError(spelled.line, f"Vulnerable is one of {', '.join(VULNERABLE.values())}, not {spelled.text!r}")
    others = tuple((name, word.text) for name, word in tags.items() if name not in OWN)
    board = Board(dealer, SPELLED[spelled.text], hands, tags=others)
    match = started(board)
    board = board._replace(calls=tuple(auction(match, entry)))
    agree(match, entry)
    board = board._replace(plays=tuple(play(match, entry)))
    return board._replace(won=result(match, entry))


def hands_of(deal: Word) -> tuple[tuple[Card, ...], ...]:
    """'N:AK2.QJT9..876543 ...': the hands clockwise from a seat, spades to clubs."""
    first, colon, rest = deal.text.partition(":")
    texts = rest.split()
    if not colon or first not in NAMES or not first or len(texts) != 4:
        raise PbnError(deal.line, "Deal wants a seat, a colon and four hands")
    hands: list[tuple[Card, ...]] = [()] * 4
    for n, text in enumerate(texts):
        suits = text.split(".")
        if len(suits) != 4:
            raise PbnError(deal.line, f"a hand has four suits between dots, not {text!r}")
        cards = [suit + rank for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks.upper().strip("-")]
        unknown = [card for card in cards if card not in PLAY]
        if unknown:
            raise PbnError(deal.line, f"there is no card {unknown[0]}")
        if len(cards) != 13:
            raise PbnError(deal.line, f"B-10: a hand has 13 cards, {text!r} has {len(cards)}")
        hands[(NAMES.index(first) + n) % 4] = in_order(cards)
    twice = [card for card in FACES if sum(hand.count(card) for hand in hands) > 1]
    if twice:
        raise PbnError(deal.line, f"B-2: {twice[0]} is there twice")
    return tuple(hands)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=FACES.index))


def seat_of(word: Word, tag: str) -> Seat:
    if word.text not in tuple(NAMES):
        raise PbnError(word.line, f"{tag} is N, E, S or W, not {word.text!r}")
    return NAMES.index(word.text)


def started(board: Board) -> Match[Public]:
    """A match of this one deal before its first call."""
    public = {"dealer": board.dealer, "asked": (board.dealer,), "vulnerable": board.vulnerable, "deals": 1}
    cards = {HAND[seat]: list(hand) for seat, hand in enumerate(board.hands)}
    options = {"format": "single", "passed_out": "zero", "auto_last": False}
    return Match.arranged(GAME, {"seats": 4, "options": options, "cards": cards, "public": public})


def auction(match: Match[Public], entry: Entry) -> Iterator[str]:
    """Make and yield the calls of the auction."""
    tag = entry.tags.get("Auction")
    if tag is None:
        return
    if seat_of(tag, "Auction") != match.state.public.dealer:
        raise PbnError(tag.line, "B-20: the auction begins with the dealer")
    for word in said(entry, "Auction"):
        call = {"PASS": PASS, "P": PASS}.get(word.text.upper(), word.text.upper().replace("NT", "N"))
        if call not in CALL and call != "AP":
            raise PbnError(word.line, f"there is no call {word.text!r}")
        for made in [PASS] * passes_left(match.state.public) if call == "AP" else [call]:
            act(match, CALL[made], word)
            yield made


def passes_left(p: Public) -> int:
    """How many passes end the auction."""
    trailing = next((n for n, call in enumerate(reversed(p.calls)) if call != PASS), len(p.calls))
    return (3 if p.bidder is not None else 4) - trailing


def play(match: Match[Public], entry: Entry) -> Iterator[Card]:
    """Play and yield the cards; a row is a trick, in the columns of the seats, the opening leader's first."""
    tag = entry.tags.get("Play")
    if tag is None:
        return
    p = match.state.public
    if p.stage != "lead":
        raise PbnError(tag.line, "B-40: cards are played after an auction with a contract")
    column = seat_of(tag, "Play")
    if column != p.turn:
        raise PbnError(tag.line, f"B-29: {NAMES[p.turn]} leads, not {tag.text}")
    words = [*said(entry, "Play")]
    for row in range(0, len(words), 4):
        cells = {(column + n) % 4: word for n, word in enumerate(words[row : row + 4]) if word.text != "-"}
        for _ in range(4):
            if p.stage == "over" or p.turn not in cells:
                break
            word = cells.pop(p.turn)
            if word.text.upper() not in PLAY:
                raise PbnError(word.line, f"there is no card {word.text!r}")
            card = word.text.upper()
            act(match, PLAY[card], word)
            yield card
        if p.stage == "over":
            return
        if cells:
            word = next(iter(cells.values()))
            raise PbnError(word.line, f"B-47: {word.text} is out of turn")


def act(match: Match[Public], action: Action, word: Word) -> None:
    asked = match.awaited(None)
    if not asked or not permits(match.legal(asked[0]), action):
        rule = match.why(asked[0], action) if asked else "B-26"
        raise PbnError(word.line, f"{rule}: {word.text} is not allowed here")
    match.act(asked[0], action)


def said(entry: Entry, section: str) -> Iterator[Word]:
    """The calls or cards of a section, up to its end mark."""
    for word in entry.words.get(section, []):
        if word.text in ("*", "+"):
            return
        bare = word.text.rstrip("!?")
        if bare and not NOTE.fullmatch(word.text):
            yield Word(bare, word.line)


def agree(match: Match[Public], entry: Entry) -> None:
    """The tags about the contract must say what the auction says."""
    if not match.state.public.calls:
        return
    for tag, text in contract_tags(match.state.public):
        word = entry.tags.get(tag)
        if word is not None and word.text not in ("", "?", text):
            raise PbnError(word.line, f"{tag} is {word.text!r}, but the auction says {text!r}")


def result(match: Match[Public], entry: Entry) -> int | None:
    """The tricks of the declaring side, as played or as noted."""
    p, word = match.state.public, entry.tags.get("Result")
    played_out = p.results[0][4] if p.results and p.results[0][2] is not None else None
    if word is None or word.text in ("", "?", "*"):
        return played_out
    number = word.text.lstrip("^")
    if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) < 14):
        raise PbnError(word.line, f"Result is a number of tricks, not {word.text!r}")
    if played_out is not None and played_out != int(number):
        raise PbnError(word.line, f"Result is {number}, but {played_out} tricks were won")
    return int(number)


# --- writing ---


def write(boards: Iterable[Board]) -> str:
    """Boards as text."""
    return "% PBN 2.1\n" + "".join(f"{written(board)}\n" for board in boards)


def written(board: Board) -> str:
    hands = [".".join("".join(c[1] for c in hand if c[0] == suit) for suit in "SHDC") for hand in board.hands]
    order = [hands[(board.dealer + n) % 4] for n in range(4)]
    tags = [*board.tags, ("Dealer", NAMES[board.dealer]), ("Vulnerable", VULNERABLE[board.vulnerable])]
    lines = [tag_line(*tag) for tag in [*tags, ("Deal", f"{NAMES[board.dealer]}:{' '.join(order)}")]]
    match = started(board)
    for call in board.calls:
        match.act(match.awaited(None)[0], CALL[call])
    p = match.state.public
    lines += [tag_line(*tag) for tag in contract_tags(p)]
    if board.won is not None:
        lines.append(tag_line("Result", str(board.won)))
    if board.calls:
        spelled = [("Pass" if call == PASS else call.replace("N", "NT")) for call in board.calls]
        lines += [tag_line("Auction", NAMES[board.dealer]), *rows_of(spelled)]
        if p.stage == "call":
            lines.append("+")
    if board.plays:
        lines += [tag_line("Play", NAMES[p.turn]), *rows_of(columns(match, board.plays, p.turn)), "*"]
    return "\n".join(lines) + "\n"


def tag_line(name: str, value: str) -> str:
    return f'[{name} "{value}"]'


def rows_of(words: list[str]) -> list[str]:
    return [" ".join(words[n : n + 4]) for n in range(0, len(words), 4)]


def columns(match: Match[Public], plays: Iterable[Card], first: Seat) -> list[str]:
    """The cards of each trick in the columns of the seats."""
    cells: list[str] = []
    holder = {card: seat for seat in range(4) for card in match.state.table[HAND[seat]]}
    for n, card in enumerate(plays):
        if n % 4 == 0:
            cells += ["-"] * 4
        cells[len(cells) - 4 + (holder[card] - first) % 4] = card
    return cells


def contract_tags(p: Public) -> list[tuple[str, str]]:
    """Who declares what, as far as the auction has got."""
    if p.stage == "call":
        return []
    if p.declarer is None:
        return [("Declarer", ""), ("Contract", "Pass")]
    doubled = {1: "", 2: "X", 4: "XX"}[p.times]
    return [("Declarer", NAMES[p.declarer]), ("Contract", p.bid.replace("N", "NT") + doubled)]


def boards(seats: int, seed: str, options: Mapping[str, Any], log: Iterable[tuple[Seat, Action]]) -> list[Board]:
    """All deals of a match, from its record; one that was passed out and dealt again is a board of its own."""
    match, found = Match(GAME, seats, seed, options), list[Board]()
    hear(match, match.opening[None], found)
    for seat, action in log:
        hear(match, match.act(seat, action).get(None, []), found)
    return found


def hear(match: Match[Public], events: Iterable[Any], found: list[Board]) -> None:
    """Add what was said to the last board; a deal begins a new one."""
    for event in events:
        if not isinstance(event, Said):
            continue
        if event.what == "dealt":
            hands = tuple(in_order(match.state.table[HAND[seat]]) for seat in range(4))
            number = ("Board", str(event.args[0]))
            found.append(Board(event.seat, event.args[1], hands, tags=(number,)))
        elif event.what == "called":
            found[-1] = found[-1]._replace(calls=(*found[-1].calls, event.args[0]))
        elif event.what == "played":
            found[-1] = found[-1]._replace(plays=(*found[-1].plays, event.args[0]))
        elif event.what == "deal_over" and event.args[2] is not None:
            found[-1] = found[-1]._replace(won=event.args[4])
