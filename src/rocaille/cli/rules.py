"""`rocaille rules`: the rulebook's headings, where each is implemented, and how we ruled where the rulebooks are silent."""
import importlib
import json

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rocaille.kernel.game import Game
from rocaille.words import Words


def rules(game: Game, as_json: bool, words: Words) -> int:
    package = f"rocaille.games.{game.name}.rules"
    contents: dict[str, str] = importlib.import_module(package).CONTENTS
    rulings = words.rulings(game.name)
    if as_json:
        print(json.dumps([{"heading": heading, "module": f"{package}.{module}", "rulings": rulings.get(module, {})}
                          for heading, module in contents.items()], ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for heading, module in contents.items():
        console.print(f"[bold]{heading}[/bold]  [dim]{package}.{module}[/dim]")
        for ruling in rulings.get(module, {}).values():
            console.print(Padding(Text(f"• {ruling}"), (0, 0, 0, 3)))
    return 0
