"""Deals of Bridge out of PBN text.

Law: what is read was possible: each call and card is tried on the rules, and PbnError names the line that is not. One
bad board does not spoil the others. What is left out of a board that can be read is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from shared.engine import Action, Card, Match, Seat
from shared.engine.events import permits
from shared.games.bridge.pbn import (
    DOUBLED,
    VULNERABLE,
    Board,
    Contract,
    Impossible,
    call,
    contract_tags,
    in_order,
    started,
    taker,
)
from shared.games.bridge.pbn_text import Entry, PbnError, Word, entries
from shared.games.bridge.position import CALL, FACES, NAMES, NEXT, PASS, PLAY, Public
from shared.games.bridge.scoring import BIDS

SPELLED = {text.upper(): ours for ours, text in VULNERABLE.items()}
SPELLED |= {"-": "none", "LOVE": "none", "BOTH": "both", "": "none", "?": "none"}
OWN = ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Play")
ALL_PASS = (PASS,) * 4


class Reading(NamedTuple):
    """What a text holds."""

    boards: list[Board]
    refused: list[PbnError]  # a board each
    remarks: list[PbnError]  # what was left out of a board


def read(text: str) -> Reading:
    """All boards of a text, and what of it could not be read."""
    reading = Reading([], [], [])
    for entry in entries(text):
        try:
            if entry.error is not None:
                raise entry.error
            remarks: list[PbnError] = []
            reading.boards.append(board_of(entry, lambda line, said: remarks.append(PbnError(line, said))))  # noqa: B023
            reading.remarks.extend(remarks)
        except PbnError as error:
            reading.refused.append(error)
    return reading


Tell = Callable[[int, str], None]  # line, what was left out


def board_of(entry: Entry, tell: Tell) -> Board:
    tags = entry.tags
    if not told(tags, "Deal"):
        raise PbnError(next(iter(tags.values())).line, "this board has no Deal")
    spelled = tags.get("Vulnerable", Word("", 0))
    if spelled.text.upper() not in SPELLED:
        raise PbnError(spelled.line, f"Vulnerable is one of {', '.join(VULNERABLE.values())}, not {spelled.text!r}")
    dealer = told(tags, "Dealer") or Word(tags["Deal"].text[:1], tags["Deal"].line)
    others = tuple((n, word.text) for n, word in tags.items() if word.text and n not in OWN and n not in entry.tables)
    board = Board(seat_of(dealer, "Dealer"), SPELLED[spelled.text.upper()], hands_of(tags["Deal"]), tags=others)
    board = with_contract(with_auction(board, entry, tell), entry, tell)
    cards, unfinished, error = with_play(board, entry, tell)
    board = board._replace(plays=tuple(word.text for word in cards))
    try:
        match = started(board)
    except Impossible as error:
        raise PbnError(tags["Deal"].line, str(error)) from None
    call(match, board.calls)
    for word in cards:
        act(match, PLAY[word.text], word)
    if error is not None:
        raise error
    return board._replace(won=result(match.state.public, entry, unfinished, tell))


def told(tags: dict[str, Word], name: str) -> Word | None:
    """A tag that says something."""
    word = tags.get(name)
    return word if word is not None and word.text.strip() not in ("", "?") else None


def hands_of(deal: Word) -> tuple[tuple[Card, ...], ...]:
    """'N:AK2.QJT9..876543 - ...': the hands clockwise from a seat, spades to clubs; '-' is not given."""
    first, colon, rest = deal.text.partition(":")
    texts = rest.split()
    if not colon or first.upper() not in NAMES or len(first) != 1 or len(texts) != 4:
        raise PbnError(deal.line, "Deal wants a seat, a colon and four hands")
    hands: list[tuple[Card, ...]] = [()] * 4
    for n, text in enumerate(texts):
        if text != "-":
            hands[(NAMES.index(first.upper()) + n) % 4] = hand_of(Word(text, deal.line))
    twice = [card for card in FACES if sum(hand.count(card) for hand in hands) > 1]
    if twice:
        raise PbnError(deal.line, f"B-2: {twice[0]} is there twice")
    return tuple(hands)


def hand_of(word: Word) -> tuple[Card, ...]:
    suits = word.text.split(".")
    if len(suits) != 4:
        raise PbnError(word.line, f"a hand has four suits between dots, not {word.text!r}")
    cards = [suit + rank for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks.upper().strip("-")]
    unknown = [card for card in cards if card not in PLAY]
    if unknown:
        raise PbnError(word.line, f"there is no card {unknown[0]}")
    if len(cards) != 13:
        raise PbnError(word.line, f"B-10: a hand has 13 cards, {word.text!r} has {len(cards)}")
    return in_order(cards)


def seat_of(word: Word, tag: str) -> Seat:
    if len(word.text) != 1 or word.text.upper() not in NAMES:
        raise PbnError(word.line, f"{tag} is N, E, S or W, not {word.text!r}")
    return NAMES.index(word.text.upper())


# --- the auction ---


def with_auction(board: Board, entry: Entry, tell: Tell) -> Board:
    """The board with the calls of its auction, if they can be made by the rules."""
    tag, words = entry.tags.get("Auction"), [*plain(entry, "Auction", "*+")]
    if tag is None or not (words or tag.text):
        return board
    waits = (board.dealer - seat_of(tag, "Auction")) % 4 if told(entry.tags, "Auction") else 0
    if any(word.text != "-" for word in words[:waits]) or (not words and waits):
        raise PbnError(tag.line, "B-20: the auction begins with the dealer")
    swapped = told(entry.tags, "Declarer")
    odd = next((word for word in words if word.text[0] == "^"), None)
    if odd is None and swapped is not None and swapped.text[0] == "^":
        odd = swapped
    if odd is not None:
        tell(odd.line, f"{odd.text} is what the rules do not allow (B-21, B-47): the auction is left out")
        return board
    match = started(board)
    return board._replace(calls=tuple(calls_of(match, words[waits:])))


def calls_of(match: Match[Public], words: list[Word]) -> Iterator[str]:
    """Make and yield the calls."""
    for word in words:
        said = word.text.upper()
        made = {"PASS": PASS, "P": PASS}.get(said, said.replace("NT", "N"))
        if made not in CALL and made != "AP":
            raise PbnError(word.line, f"there is no call {word.text!r}")
        for one in [PASS] * passes_left(match.state.public) if made == "AP" else [made]:
            act(match, CALL[one], word)
            yield one


def passes_left(p: Public) -> int:
    """How many passes end the auction."""
    trailing = next((n for n, made in enumerate(reversed(p.calls)) if made != PASS), len(p.calls))
    return (3 if p.bidder is not None else 4) - trailing


def plain(entry: Entry, section: str, ends: str) -> Iterator[Word]:
    """The calls or cards of a section without remarks, up to an end mark."""
    for word in entry.words.get(section, []):
        if word.text in ends:
            return
        if word.text[0] not in "=$!?":
            yield word


def with_contract(board: Board, entry: Entry, tell: Tell) -> Board:
    """The tags about the contract must say what the auction says; where it says nothing, they are kept."""
    match = started(board)
    call(match, board.calls)
    p, tags = match.state.public, entry.tags
    bid, declarer = told(tags, "Contract"), told(tags, "Declarer")
    if p.stage != "call":
        for name, text in contract_tags(p):
            word = told(tags, name)
            if word is not None and spelled_alike(word.text) != spelled_alike(text):
                raise PbnError(word.line, f"{name} is {word.text!r}, but the auction says {text!r}")
        return board
    if bid is None or (declarer is None and spelled_alike(bid.text) != "PASS"):
        for word in filter(None, (bid, declarer)):
            tell(word.line, f"{word.text!r} is left out: Contract and Declarer go together")
        return board
    if board.calls:
        tell(tags["Auction"].line, "the auction is left out: it does not get to the contract")
    if spelled_alike(bid.text) == "PASS":
        return board._replace(calls=ALL_PASS)
    assert declarer is not None
    who = seat_of(Word(declarer.text.removeprefix("^"), declarer.line), "Declarer")
    return board._replace(calls=(), contract=Contract(*contract_of(bid), who))


def spelled_alike(text: str) -> str:
    return text.upper().replace("NT", "N")


def contract_of(word: Word) -> tuple[str, int]:
    """'3NTX': what is bid, and how it counts."""
    text = spelled_alike(word.text)
    bid = text.rstrip("X")
    times = {mark: times for times, mark in DOUBLED.items()}.get(text[len(bid) :])
    if bid not in BIDS or times is None:
        raise PbnError(word.line, f"there is no contract {word.text!r}")
    return bid, times


# --- the play ---


class Played(NamedTuple):
    """The cards in the order of play, whether it is to be continued, and what is wrong after them."""

    cards: list[Word]
    unfinished: bool
    error: PbnError | None = None


def with_play(board: Board, entry: Entry, tell: Tell) -> Played:
    """The cards of the play: a row is a trick, in columns of the seats."""
    words = [*plain(entry, "Play", "*")]
    unfinished = any(word.text == "+" for word in words)
    tag = entry.tags.get("Play")
    if tag is None or all(word.text in "-+" for word in words):
        return Played([], unfinished)
    match = started(board)
    call(match, board.calls)
    p = match.state.public
    if p.stage != "lead":
        raise PbnError(tag.line, "B-40: cards are played after an auction with a contract")
    column = seat_of(tag, "Play") if told(entry.tags, "Play") else p.turn
    if column != p.turn and words[0].text != "-":
        raise PbnError(tag.line, f"B-29: {NAMES[p.turn]} leads, not {tag.text}")
    rows, odd = rows_of_cards(words, column)
    cards, error = in_turn(rows, p.turn, p.trumps)
    if odd is not None:
        tell(odd.line, f"{odd.text} is what the rules do not allow (B-42, B-47): the play ends before this trick")
    return Played(cards, unfinished or odd is not None, error)


def rows_of_cards(words: list[Word], column: Seat) -> tuple[list[dict[Seat, Word]], Word | None]:
    """Each trick by seats, up to one with an irregular card."""
    rows: list[dict[Seat, Word]] = []
    for n, word in enumerate(words):
        if word.text[0] == "^":
            return rows[: n // 4], word
        if n % 4 == 0:
            rows.append({})
        if word.text in "-+":
            continue
        card = word.text.upper()
        if card not in PLAY:
            raise PbnError(word.line, f"there is no card {word.text!r}")
        rows[-1][(column + n) % 4] = Word(card, word.line)
    return rows, None


def in_turn(rows: list[dict[Seat, Word]], turn: Seat, trumps: str) -> tuple[list[Word], PbnError | None]:
    """The cards of the rows as they were played, up to one that is out of turn."""
    cards: list[Word] = []
    for number, row in enumerate(rows):
        trick: dict[Seat, Card] = {}
        while turn in row and turn not in trick:
            trick[turn] = row[turn].text
            cards.append(row[turn])
            turn = NEXT[turn]
        over = len(trick) == 4
        missing = [word for later in rows[number : number + 1 if over else None] for word in later.values()]
        missing = [word for word in missing if word not in cards[-len(trick) :]] if trick else missing
        if missing:
            return cards, PbnError(missing[0].line, f"B-47: {missing[0].text} is out of turn")
        if not over:
            break
        turn = taker(trick, trumps)
    return cards, None


def act(match: Match[Public], action: Action, word: Word) -> None:
    asked = match.awaited(None)
    if not asked or not permits(match.legal(asked[0]), action):
        rule = match.why(asked[0], action) if asked else "B-45" if action.card else "B-26"
        raise PbnError(word.line, f"{rule}: {word.text} is not allowed here")
    match.act(asked[0], action)


def result(p: Public, entry: Entry, unfinished: bool, tell: Tell) -> int | None:
    """The tricks of the declaring side, as played or as noted."""
    played_out = p.results[0][4] if p.results and p.results[0][2] is not None else None
    word = told(entry.tags, "Result")
    if word is None or word.text == "*" or (unfinished and word is not None and partial(p, word)):
        return played_out
    if p.declarer is None:
        tell(word.line, f"Result {word.text!r} is left out: nobody has declared")
        return None
    number = tricks_of(word, p.declarer)
    if played_out is not None and word.text[0] != "^" and played_out != number:
        raise PbnError(word.line, f"Result is {number}, but {played_out} tricks were won")
    if played_out is None and not p.tricks[p.declarer & 1] <= number <= 13 - p.tricks[1 - (p.declarer & 1)]:
        raise PbnError(word.line, f"Result is {number}, but {p.tricks[p.declarer & 1]} tricks were won so far")
    return played_out if played_out is not None else number


def partial(p: Public, word: Word) -> bool:
    """Whether Result counts the tricks so far of a play that is to be continued."""
    return p.declarer is not None and tricks_of(word, p.declarer) == p.tricks[p.declarer & 1]


def tricks_of(word: Word, declarer: Seat) -> int:
    """'9', 'NS 9', 'EW 4 NS 9': the tricks of the declaring side."""
    parts = word.text.upper().removeprefix("^").split()
    sides = dict(zip(parts[::2], parts[1::2], strict=False)) if len(parts) in (2, 4) else {"": "".join(parts)}
    numbers = {side: int(n) for side, n in sides.items() if n.isascii() and n.isdigit() and len(n) < 3 and int(n) < 14}
    both = len(numbers) == 2
    if len(numbers) < len(sides) or not {*numbers} <= {"", "NS", "EW"} or (both and sum(numbers.values()) != 13):
        raise PbnError(word.line, f"Result is a number of tricks, not {word.text!r}")
    if "" in numbers:
        return numbers[""]
    own, other = ("NS", "EW") if declarer % 2 == 0 else ("EW", "NS")
    return numbers[own] if own in numbers else 13 - numbers[other]
