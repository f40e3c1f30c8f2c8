"""`rocaille rules`: the rules in the reader's language, each heading with the modules that carry it out."""

import json
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from rocaille.catalogue import declaration
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words.rules import RulesSection, RulesText, plain, rules_text, without_marks


def rules(game: Game, heading: str | None, as_json: bool, words: Words) -> int:
    """The table of contents, or with `heading` what stands under it; an expansion's rules follow the game's."""
    books = _books(game, words)
    chosen = [(package, book, list(book.sections) if heading is None else book.found(heading)) for package, book in books]
    if not any(sections for _, _, sections in chosen):
        raise Refused("unknown_heading", found=heading, game=game.name)
    if as_json:
        rows = [_row(package, section) for package, _, sections in chosen for section in sections]
        print(json.dumps(rows, ensure_ascii=False))
    elif heading is None:
        _contents(books, words("rules.section", game=game.name))
    else:
        _sections([section for _, _, sections in chosen for section in sections])
    return 0


def _books(game: Game, words: Words) -> list[tuple[str, RulesText]]:
    """The text of the game and those of the options that are on, each with the package of its modules."""
    packages = {book.option: book.package for book in declaration(game.name).rulebooks()}
    texts = [(option, rules_text(game.name, option, words.language)) for option in ("", *game.chosen)]
    books = [(packages.get(option, ""), text) for option, text in texts if text]
    if not books:
        raise Refused("no_rules", game=game.name)
    return books


def _row(package: str, section: RulesSection) -> dict[str, Any]:
    return {
        "anchor": section.anchor,
        "level": section.level,
        "heading": plain(section.heading),
        "modules": [f"{package}.{module}" for module in section.modules],
        "text": without_marks(section.text),
        "rulings": section.rulings,
    }


def _contents(books: list[tuple[str, RulesText]], note: str) -> None:
    console = Console(highlight=False)
    for package, book in books:
        console.print(Text(f"\n{book.title}", "bold underline"), Text(package, "dim"))
        for section in book.sections:
            heading = Text("  " * (section.level - 2) + plain(section.heading))
            modules = Text(" ".join(section.modules), "dim")
            console.print(heading, Text(f" #{section.anchor} ", "bold"), modules)
    console.print(Text(f"\n{note}", "dim"))


def _sections(sections: list[RulesSection]) -> None:
    console = Console(highlight=False)
    for section in sections:
        console.print(Text(f"\n{plain(section.heading)}", "bold"), Text(" ".join(section.modules), "dim"))
        console.print(Markdown(without_marks(section.text), hyperlinks=False))
