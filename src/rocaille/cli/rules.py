"""`rocaille rules`: the rulebooks' headings, where each is implemented, and how we ruled where the rulebooks are silent."""

import importlib
import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words.sentences import capital


def rules(game: Game, as_json: bool, words: Words) -> int:
    books = [_headings(game.name, game.name, words)]
    books += [_headings(f"{game.name}.{option}", f"{game.name}-{option}", words) for option in game.chosen]
    if as_json:
        print(json.dumps([row for book in books for row in book], ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for title, book in zip(("", *[words(f"options.{option}") for option in game.chosen]), books, strict=True):
        if title:
            console.print(Text(f"\n{capital(title)}\n", "bold underline"))
        for row in book:
            console.print(f"[bold]{row['heading']}[/bold]  [dim]{row['module']}[/dim]")
            for ruling in row["rulings"].values():
                console.print(Padding(Text(f"• {ruling}"), (0, 0, 0, 3)))
    return 0


def _headings(folder: str, rulings: str, words: Words) -> list[dict[str, Any]]:
    """The headings of one rulebook, in its order."""
    package = f"rocaille.games.{folder}.rules"
    contents: dict[str, str] = importlib.import_module(package).CONTENTS
    ruled = words.rulings(rulings)
    return [
        {"heading": heading, "module": f"{package}.{module}", "rulings": ruled.get(module, {})}
        for heading, module in contents.items()
    ]
