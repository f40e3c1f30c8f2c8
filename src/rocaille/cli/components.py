"""`rocaille components`: everything printed, with where we have it from; and the judgement on a file with other values."""
import json
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from rocaille.catalogue import game as find_game
from rocaille.catalogue import game_names
from rocaille.games.rokoko.game import Rokoko
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words import rokoko as rokoko_words


def check_file(name: str, file: str, words: Words) -> int:
    """Say that a file is sound, or refuse it with the first thing that is not."""
    if name not in game_names():
        raise Refused("unknown_game", found=name, known=", ".join(game_names()))
    game = find_game(name, Path(file))
    assert isinstance(game, Rokoko)
    origins = Counter(_origins(game.table))
    print(words("components.sound", file=file))
    print(words("components.origins", list=", ".join(f"{words(f'origin.{origin}')} {count}"
                                                     for origin, count in sorted(origins.items()))))
    return 0


def _origins(table: Any) -> list[str]:
    """Where each marked part of a component table comes from."""
    if isinstance(table, dict):
        own = [table["from"]] if isinstance(table.get("from"), str) else []
        if table.get("columns", [])[-1:] == ["from"]:
            own += [row[-1] for row in table.get("cards", [])]
        return own + [origin for key, value in table.items() if key != "cards" for origin in _origins(value)]
    if isinstance(table, list):
        return [origin for value in table for origin in _origins(value)]
    return []


def show(game: Game, as_json: bool, words: Words) -> int:
    assert isinstance(game, Rokoko)
    if as_json:
        print(json.dumps(game.table, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for table in (_employees(game, words), _dresses(game, words), _tiles(game, words), *_boards(game, words)):
        console.print(table)
    console.print(words("components.note"))
    return 0


def _table(words: Words, title: str, columns: tuple[str, ...], origin: str | None = None, **args: object) -> Table:
    shown = words(f"components.{title}", **args)
    if origin:
        shown += f" ({words(f'origin.{origin}')})"
    table = Table(title=shown, title_justify="left")
    for column in columns:
        table.add_column(words(f"components.columns.{column}"))
    return table


def _employees(game: Rokoko, words: Words) -> Table:
    box = game.boxes[4]
    table = _table(words, "employees", ("card", "level", "type", "bonus", "origin"))
    for card, name in enumerate(box.card_names):
        count = box.base.count(card)
        table.add_row(name, str(box.levels[card] or words("components.base", count=count)),
                      rokoko_words.rank(words, box.ranks[card]), rokoko_words.bonus(words, box, card),
                      words(f"origin.{box.card_origins[card]}"))
    return table


def _dresses(game: Rokoko, words: Words) -> Table:
    table = _table(words, "dresses", ("dress", "silk", "thread", "lace", "thimble", "sale", "prestige"),
                   game.table["dresses"]["from"])
    box = game.boxes[4]
    for name, row in zip(box.dress_names, game.table["dresses"]["tiles"], strict=True):
        silk = "".join(letter * count for letter, count in zip("YGRB", row[1:5], strict=True))
        table.add_row(name, silk, str(row[5]), str(row[6]), "★" if row[7] else "", str(row[8]), str(row[9]))
    return table


def _tiles(game: Rokoko, words: Words) -> Table:
    table = _table(words, "tiles", ("count", "silk", "discard"), game.table["resources"]["from"])
    for count, *bales, discard in game.table["resources"]["tiles"]:
        table.add_row(str(count), "".join(letter * n for letter, n in zip("YGRB", bales, strict=True)), discard)
    return table


def _boards(game: Rokoko, words: Words) -> list[Table]:
    return [_board(words, side) for side in game.table["board"].values()]


def _board(words: Words, side: dict[str, Any]) -> Table:
    table = _table(words, "board", ("part", "values", "origin"), players="–".join(map(str, side["players"])))

    def add(part: str, values: str, origin: str, **args: object) -> None:
        table.add_row(words(f"components.parts.{part}", **args), values, words(f"origin.{origin}"))

    warehouse, workshop = side["warehouse"], side["workshop"]
    add("warehouse", f"{warehouse['segments']} × {warehouse['tiles']}", warehouse["from"])
    add("workshop", " ".join(map(str, workshop["costs"])), workshop["from"])
    add("all_halls", " ".join(map(str, side["all_halls"]["prestige"])), side["all_halls"]["from"])
    majority = side["fireworks_majority"]
    add("fireworks_majority", f"{majority['first']} / {majority['second']}", majority["from"])
    for kind, row in side["decorations"].items():
        if kind == "from":
            continue
        terrace = row.get("terrace", [None] * len(row["cost"]))
        add(kind, "  ".join(f"{cost}→{prestige}" + (f"×{times}" if times else "")
                            for cost, prestige, times in zip(row["cost"], row["prestige"], terrace, strict=True)),
            side["decorations"]["from"])
    for number, hall in enumerate(side["halls"], 1):
        spaces = "  ".join(("★" if kind == "master" else "·") + str(reward) for kind, reward in hall["spaces"])
        add("hall", f"{hall['majority'][0]}/{hall['majority'][1]}  {spaces}", hall["from"], number=number)
    return table
