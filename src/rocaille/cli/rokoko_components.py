"""What is printed on the parts of Rokoko, as tables."""
from __future__ import annotations

from typing import Any

from rich.table import Table

from rocaille.games.rokoko.game import Rokoko
from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words import rokoko as say


def tables(game: Game, words: Words) -> list[Table]:
    """Everything that is printed, with its origin."""
    assert isinstance(game, Rokoko)
    boards = [_board(words, side) for side in game.table["board"].values()]
    return [_employees(game, words), _dresses(game, words), _tiles(game, words), *boards]


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
                      say.rank(words, box.ranks[card]), say.bonus(words, box, card),
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
