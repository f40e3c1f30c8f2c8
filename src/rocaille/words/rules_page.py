"""The rules of a game as plain data, for a page that shows what it did not bring along.

A page has the rules of our own games built in. Those of another package come from whoever wrote it, so they travel as blocks
and runs of text and never as HTML: there is nothing in them that a browser could be made to do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from rocaille.words.rules import RULING, RulesText, plain, rules_text

READER: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
HREF: Final = re.compile(r"(\w*)#([\w-]+)|https://\S+")  # to a rule here or of another game, or out into the world
COMMENT: Final = re.compile(r"^<!--.*-->\n", re.MULTILINE)
CONTAINERS: Final = {
    "bullet_list": "list",
    "ordered_list": "steps",
    "list_item": "item",
    "blockquote": "note",
    "table": "table",
    "tr": "row",
    "th": "head",
    "td": "cell",
}


class Run(Struct, omit_defaults=True):
    """A piece of text that looks the same from beginning to end, and perhaps leads somewhere."""

    text: str
    strong: bool = False
    emphasis: bool = False
    code: bool = False
    href: str = ""


class Block(Struct, omit_defaults=True):
    """A paragraph, a heading or code; or a list, an item, a note, a table, a row or a cell, which hold other blocks."""

    kind: str
    runs: list[Run] = []
    blocks: list[Block] = []
    level: int = 0  # of a heading
    id: str = ""


class Heading(Struct):
    """A heading of the rules; `id` is its place in links."""

    level: int
    id: str
    text: str


class RulesPage(Struct):
    """One page of rules, in the language that it is written in."""

    title: str
    language: str
    headings: list[Heading]
    blocks: list[Block]


@cache
def rules_page(game: str, option: str, language: str) -> RulesPage | None:
    """The rules of a game or of one of its options; None if it has no such text."""
    text = rules_text(game, option, language)
    if text is None:
        return None
    headings = [Heading(section.level, section.anchor, plain(section.heading)) for section in text.sections]
    return RulesPage(text.title, text.language, headings, blocks_of(text))


def blocks_of(text: RulesText) -> list[Block]:
    found = read(text.introduction)
    for section in text.sections:
        runs = runs_of(READER.parseInline(section.heading)[0])
        found += [Block("heading", runs, level=section.level, id=section.anchor), *read(section.text)]
    return found


def read(markdown: str) -> list[Block]:
    """Markdown as blocks. Headings of their own stand between sections, so there are none here."""
    return nested(iter(READER.parse(COMMENT.sub("", RULING.sub(r"\1", markdown)))))


def nested(tokens: Iterator[Token]) -> list[Block]:
    """The blocks up to the end of what holds them."""
    found: list[Block] = []
    for token in tokens:
        name = token.type.removesuffix("_open")
        if token.nesting < 0:
            return found
        if token.nesting > 0 and name in CONTAINERS:
            found.append(Block(CONTAINERS[name], blocks=nested(tokens)))
        elif token.nesting > 0 and name in ("thead", "tbody"):
            found += nested(tokens)
        elif token.nesting > 0:
            found.append(Block("text", [run for block in nested(tokens) for run in block.runs]))
        elif token.type == "inline":
            found.append(Block("text", runs_of(token)))
        elif token.type in ("fence", "code_block"):
            found.append(Block("code", [Run(token.content, code=True)]))
    return found


def runs_of(inline: Token) -> list[Run]:
    found: list[Run] = []
    strong = emphasis = 0
    href = ""
    for token in inline.children or ():
        if token.type.startswith("strong"):
            strong += token.nesting
        elif token.type.startswith("em"):
            emphasis += token.nesting
        elif token.type == "link_open":
            target = str(token.attrGet("href") or "")
            href = target if HREF.fullmatch(target) else ""
        elif token.type == "link_close":
            href = ""
        else:
            text = " " if token.type in ("softbreak", "hardbreak") else token.content
            if text:
                found.append(Run(text, strong > 0, emphasis > 0, token.type == "code_inline", href))
    return found
