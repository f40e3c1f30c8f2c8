"""`rocaille components`: everything printed, with where we have it from; and the judgement on a file with other values."""

import json
from collections import Counter
from typing import Any

from rich.console import Console

from rocaille.catalogue import declaration
from rocaille.cli import options
from rocaille.cli.arguments import the_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words


def check_file(name: str, file: str, chosen: list[str] | None, words: Words) -> int:
    """Say that a file is sound, or refuse it with the first thing that is not.

    The part for an option has to be sound if the option is asked for; otherwise what is wrong with it is only told.
    """
    game = the_game(name, file, chosen)
    origins = Counter(_origins(game.table))
    print(words("components.sound", file=file))
    for option in game.known_options:
        if option in game.table:
            try:
                print(words("components.sound_options", options=options.options_text(words, the_game(name, file, [option]))))
            except Refused as refused:
                print(
                    words(
                        "components.unsound_options", options=words(f"{name}.options.{option}"), problem=words.refusal(refused)
                    )
                )
    print(
        words(
            "components.origins",
            list=", ".join(f"{words(f'origin.{origin}')} {count}" for origin, count in sorted(origins.items())),
        )
    )
    return 0


def _origins(table: Any) -> list[str]:
    """Where each marked part of a component table comes from: a field `from`, or a column of that name, or one like it."""
    if isinstance(table, list):
        return [origin for value in table for origin in _origins(value)]
    if not isinstance(table, dict):
        return []
    found = [value for key, value in table.items() if _tells_origin(key) and isinstance(value, str)]
    columns = [at for at, column in enumerate(table.get("columns", [])) if _tells_origin(column)]
    for value in table.values():
        rows = value if isinstance(value, list) else []
        found += [row[at] for row in rows if isinstance(row, list) for at in columns]
        found += _origins(value)
    return found


def _tells_origin(key: str) -> bool:
    return key == "from" or key.endswith("_from")


def show(game: Game, as_json: bool, words: Words) -> int:
    if as_json:
        off = [option for option in game.known_options if option not in game.chosen]
        print(json.dumps({key: part for key, part in game.table.items() if key not in off}, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for table in declaration(game.name).components().tables(game, words):
        console.print(table)
    console.print(words("components.note"))
    return 0
