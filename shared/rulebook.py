"""The rule books: one text per game and language, a short paragraph for each rule id.

    # Kořist
    What the game is about.
    ## Laying cards
    ### K-10 You must lay
    The text of the rule, in one or several paragraphs.

Law: no is never silent. Each id that a game's `why` can name has its paragraph in every language.
"""

from __future__ import annotations

import re
from typing import NamedTuple

HEADING = re.compile(r"(#{1,3}) (.+)")
RULE = re.compile(r"([A-Z]{1,3}-\d+[a-z]?) (.+)")


class RulebookError(ValueError):
    """A rule book that cannot be read; the sentence names the line."""


class Rule(NamedTuple):
    """One rule."""

    id: str
    title: str
    text: str


class Chapter(NamedTuple):
    """Rules that belong together."""

    title: str
    rules: list[Rule]


class Book(NamedTuple):
    """The rules of one game in one language."""

    title: str
    intro: str
    chapters: list[Chapter]

    def rules(self) -> dict[str, Rule]:
        """All rules by their ids, in the order of the book."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}


def read(text: str) -> Book:
    """A book from its text."""
    title, chapters, paragraphs = "", list[Chapter](), list[str]()
    intro: list[str] = paragraphs
    bodies: list[tuple[Chapter, str, str, list[str]]] = []
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        heading = HEADING.fullmatch(line.rstrip())
        if heading is None:
            paragraphs.append(line.rstrip())
            continue
        depth, words = len(heading[1]), heading[2].strip()
        if depth == 1:
            if title:
                raise RulebookError(f"line {number}: a second title")
            title = words
        elif depth == 2:
            chapters.append(Chapter(words, []))
            paragraphs = []
        else:
            rule = RULE.fullmatch(words)
            if rule is None or not chapters:
                raise RulebookError(f"line {number}: a rule is '### ID title' within a chapter")
            if rule[1] in seen:
                raise RulebookError(f"line {number}: {rule[1]} is there already")
            seen.add(rule[1])
            paragraphs = []
            bodies.append((chapters[-1], rule[1], rule[2], paragraphs))
    if not title:
        raise RulebookError("line 1: no title")
    for chapter, id, name, lines in bodies:
        chapter.rules.append(Rule(id, name, joined(lines)))
    return Book(title, joined(intro), chapters)


def joined(lines: list[str]) -> str:
    """Lines as paragraphs: an empty line parts them."""
    paragraphs = re.split(r"\n\s*\n", "\n".join(lines).strip())
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
