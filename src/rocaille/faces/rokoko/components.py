"""What is printed on the parts of Rokoko, as tables."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.names import is_special
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.expansion import OPTION
from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.kernel.game import Game
from rocaille.words import Words


def tables(game: Game, words: Words) -> list[Table]:
    """Everything that is printed, with its origin."""
    assert isinstance(game, Rokoko)
    base = game.variant({})
    boards = [_board(words, side) for side in game.table["board"].values()]
    found = [_employees(base, words), _dresses(base, words), _tiles(base, words), *boards]
    return [*found, *_jeweller(game, words)] if OPTION in game.chosen else found


def _table(words: Words, title: str, columns: tuple[str, ...], origin: str | None = None, **args: object) -> Table:
    shown = words(f"rokoko.components.{title}", **args)
    if origin:
        shown += f" ({words(f'origin.{origin}')})"
    table = Table(title=shown, title_justify="left")
    for column in columns:
        table.add_column(words(f"rokoko.components.columns.{column}"))
    return table


def _employees(game: Rokoko, words: Words) -> Table:
    box = game.boxes[4]
    table = _table(words, "employees", ("card", "level", "type", "bonus", "origin"))
    for card, name in enumerate(box.card_names):
        count = box.base.count(card)
        table.add_row(
            name,
            str(box.levels[card] or words("rokoko.components.base", count=count)),
            say.rank(words, box.ranks[card]),
            say.bonus(words, box, card),
            words(f"origin.{box.card_origins[card]}"),
        )
    return table


def _dresses(game: Rokoko, words: Words) -> Table:
    table = _table(
        words, "dresses", ("dress", "silk", "thread", "lace", "thimble", "sale", "prestige"), game.table["dresses"]["from"]
    )
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
        table.add_row(words(f"rokoko.components.parts.{part}", **args), values, words(f"origin.{origin}"))

    warehouse, workshop = side["warehouse"], side["workshop"]
    add("warehouse", f"{warehouse['segments']} × {warehouse['tiles']}", warehouse["from"])
    add("workshop", " ".join(map(str, workshop["costs"])), workshop["from"])
    add("all_halls", " ".join(map(str, side["all_halls"]["prestige"])), side["all_halls"]["from"])
    majority = side["fireworks_majority"]
    add("fireworks_majority", f"{majority['first']} / {majority['second']}", majority["from"])
    for kind, row in side["decorations"].items():
        if kind != "from":
            add(kind, _decorations(row), side["decorations"]["from"])
    for number, hall in enumerate(side["halls"], 1):
        spaces = "  ".join(("★" if kind == "master" else "·") + _rewards(printed) for kind, printed in hall["spaces"])
        add("hall", f"{hall['majority'][0]}/{hall['majority'][1]}  {spaces}", hall["from"], number=number)
    return table


def _rewards(printed: str | int | list[str | int]) -> str:
    return "+".join(map(str, printed)) if isinstance(printed, list) else str(printed)


def _decorations(row: dict[str, Any]) -> str:
    terrace = row.get("terrace", [None] * len(row["cost"]))
    return "  ".join(
        f"{cost}→{prestige}" + (f"×{times}" if times else "")
        for cost, prestige, times in zip(row["cost"], row["prestige"], terrace, strict=True)
    )


def _jeweller(game: Rokoko, words: Words) -> list[Table]:
    """What the expansion adds."""
    box, printed = game.boxes[4], game.table["jeweller"]
    base = game.variant({}).boxes[4].card_names
    specials = _table(words, "special_apprentices", ("card", "condition", "bonus", "origin"))
    others = _table(words, "new_employees", ("card", "level", "type", "bonus", "origin"))
    for card, name in enumerate(box.card_names):
        bonus, origin = say.bonus(words, box, card), say.origin(words, box, card)
        if is_special(box, card):
            specials.add_row(name, say.condition(words, box, card), bonus, origin)
        elif name not in base:
            others.add_row(name, str(box.levels[card]), say.rank(words, box.ranks[card]), bonus, origin)
    jewels = _table(words, "jewels", ("count", "jewel"), printed["jewels"]["from"])
    for color, jewel in enumerate(JEWELS):
        jewels.add_row(str(printed["jewels"][jewel]), say.jewel(words, color))
    board = _table(words, "jewellers_board", ("part", "values", "origin"))
    windows = printed["windows"]
    lit = len(windows["costs"]) - windows["dark"]
    costs = " ".join(f"{cost}{'▾' if window >= lit else ''}" for window, cost in enumerate(windows["costs"]))
    for part, values, origin in (
        ("jewel_windows", costs, windows["from"]),
        ("jeweller", _decorations(printed["decorations"]), printed["decorations"]["from"]),
    ):
        board.add_row(words(f"rokoko.components.parts.{part}"), values, words(f"origin.{origin}"))
    return [specials, others, jewels, board]
