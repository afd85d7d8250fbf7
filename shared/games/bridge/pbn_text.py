"""The text of a PBN file cut into games, tags and words; what they mean is not known here.

Law: an empty line begins a new game, a tag that is repeated counts once, and text that cannot be cut spoils its own
game alone. Tables that other programs keep in a game are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

LEXEMES = re.compile(
    r"""(?P<skip> \{[^}]*\} | ;[^\n]* | ^%[^\n]* | [^\S\n]+ | \n(?![^\S\n]*\n) )
    | (?P<empty> \n[^\S\n]*\n )
    | \[ \s* (?P<tag>[A-Za-z]\w*) \s* "(?P<value>(?:[^"\\\n]|\\.)*)" \s* \]
    | (?P<word> "(?:[^"\\\n]|\\.)*" | [^\s\[\]{};"]+ )""",
    re.MULTILINE | re.VERBOSE,
)
PIECES = re.compile(r"\^[A-Za-z]?|=\d*=|\$\d*|[!?]+|[*+]|[A-Za-z0-9-]+|.")  # of a word in an auction or a play
SECTIONS = ("Auction", "Play")
SEVERAL = "Note"  # may be there more than once; it belongs to the remarks, which are not kept
FIRST = ("Event", "Board", "Deal")  # one of these again after a Deal: a game that no empty line has parted
OF_THE_DEAL = ("Dealer", "Vulnerable", "Deal")


class PbnError(ValueError):
    """Text that is not the record of a deal; it begins with the line."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")


class Word(NamedTuple):
    """A piece of the text and its line."""

    text: str
    line: int


@dataclass
class Entry:
    """One game: its tags, the words of its auction and play, and what made it unreadable."""

    tags: dict[str, Word] = field(default_factory=dict)
    words: dict[str, list[Word]] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)  # tags that words followed
    error: PbnError | None = None
    section: str = ""

    def add_tag(self, name: str, value: Word) -> None:
        again = name in self.tags
        self.section = "" if again else name
        if not again and name != SEVERAL:
            self.tags[name] = value

    def add_word(self, word: Word) -> None:
        if not self.tags:
            raise PbnError(word.line, f"{word.text!r} stands before any tag")
        if self.section in SECTIONS:
            pieces = [Word(piece, word.line) for piece in PIECES.findall(word.text)]
            self.words.setdefault(self.section, []).extend(pieces)
        elif self.section:
            self.tables.add(self.section)


def entries(text: str) -> Iterator[Entry]:
    """The games of a text, with what they take over from games before."""
    inheritance = Inheritance()
    for entry in games(re.sub(r"\r\n?", "\n", text.lstrip("\ufeff")).replace("\x1a", " ")):
        inheritance.give(entry)
        yield entry


def games(text: str) -> Iterator[Entry]:
    """The text cut at empty lines."""
    entry, line, at = Entry(), 1, 0
    while at < len(text):
        found = LEXEMES.match(text, at)
        if found is None:
            entry.error = PbnError(line, f"neither a tag nor a word: {text[at : at + 30].partition(chr(10))[0]!r}")
        elif found["empty"] is not None or starts_anew(entry, found["tag"]):
            if entry.tags or entry.error:
                yield entry
            entry = Entry()
        if found is not None and entry.error is None:
            try:
                take(entry, found, line)
            except PbnError as error:
                entry.error = error
        over = found.end() if found is not None else len(text)
        if found is not None and found["empty"] is not None:
            over -= 1  # its second line end may begin another empty line
        elif entry.error is not None:  # on to the next game
            gap = re.compile(r"\n[^\S\n]*\n").search(text, at)
            over = gap.start() if gap is not None else len(text)
        line, at = line + text.count("\n", at, over), over
    if entry.tags or entry.error:
        yield entry


def starts_anew(entry: Entry, tag: str | None) -> bool:
    return tag in FIRST and tag in entry.tags and "Deal" in entry.tags


def take(entry: Entry, found: re.Match[str], line: int) -> None:
    if found["tag"] is not None:
        entry.add_tag(found["tag"], Word(unquoted(found["value"]), line))
    elif found["word"] is not None:
        entry.add_word(Word(found["word"], line))


def unquoted(value: str) -> str:
    return printing(re.sub(r'\\(["\\])', r"\1", value))


def quoted(value: str) -> str:
    """A text as a tag has it."""
    return re.sub(r'(["\\])', r"\\\1", printing(value))


def printing(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)


class Inheritance:
    """What a game takes over: "#" from the game before it, "##text" from there on, the deal of its board."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.lasting: dict[str, str] = {}
        self.deals: dict[str, dict[str, Word]] = {}  # by Board: it may be played again at another table

    def give(self, entry: Entry) -> None:
        tags = entry.tags
        first = next(iter(tags.values()), Word("", 1)).line
        self.share(tags, first)
        for name, word in tags.items():
            value = word.text
            if value == "#":
                value = self.last.get(name, "")
            elif value.startswith("##"):
                value = self.lasting[name] = value[2:]
            tags[name], self.last[name] = Word(value, word.line), value
        for name, value in self.lasting.items():
            tags.setdefault(name, Word(value, first))
        if "Deal" in tags and "Board" in tags:
            self.deals[tags["Board"].text] = {name: tags[name] for name in OF_THE_DEAL if name in tags}

    def share(self, tags: dict[str, Word], first: int) -> None:
        board, deal = tags.get("Board"), tags.get("Deal")
        if board is None or (deal is not None and deal.text != "#"):
            return
        for name, word in self.deals.get(board.text, {}).items():
            if name not in tags or tags[name].text == "#":
                tags[name] = Word(word.text, first)
