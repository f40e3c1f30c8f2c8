"""`rocaille rules`: the rulebooks' headings, where each is implemented, and how we ruled where the rulebooks are silent."""

import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rocaille.catalogue import declaration
from rocaille.declaration import Rulebook
from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words.sentences import capital


def rules(game: Game, as_json: bool, words: Words) -> int:
    rulebooks = [book for book in declaration(game.name).rulebooks() if book.option in ("", *game.chosen)]
    books = [(book.option, _headings(game, book, words)) for book in rulebooks]
    if as_json:
        print(json.dumps([row for _, book in books for row in book], ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for option, book in books:
        if option:
            console.print(Text(f"\n{capital(words(f'{game.name}.options.{option}'))}\n", "bold underline"))
        for row in book:
            console.print(f"[bold]{row['heading']}[/bold]  [dim]{row['module']}[/dim]")
            for ruling in row["rulings"].values():
                console.print(Padding(Text(f"• {ruling}"), (0, 0, 0, 3)))
    return 0


def _headings(game: Game, book: Rulebook, words: Words) -> list[dict[str, Any]]:
    """The headings of one rulebook, in its order."""
    ruled = words.rulings(game.name, book.option)
    return [
        {"heading": heading, "module": f"{book.package}.{module}", "rulings": ruled.get(module, {})}
        for heading, module in book.contents.items()
    ]
