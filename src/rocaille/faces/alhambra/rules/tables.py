"""The tables of the rules as the components and the program's own words give them: rows of Markdown, by name."""

from typing import Final

from rocaille.catalogue import game as game_of
from rocaille.games.alhambra.game import Alhambra
from rocaille.words import Words
from rocaille.words.rules import table_row


def base(words: Words) -> dict[str, list[str]]:
    """The buildings with their prices, and the points of each scoring."""
    game = game_of("alhambra")
    assert isinstance(game, Alhambra)
    buildings, points = [], []
    for color, name, name_from, prices, *scorings in game.table["buildings"]["categories"]:
        title = words(f"alhambra.category.{name}")
        buildings.append(
            table_row(
                title, words(f"alhambra.color.{color}"), ", ".join(map(str, prices)), len(prices), words(f"origin.{name_from}")
            )
        )
        points.append(table_row(title, *(" / ".join(map(str, places)) for places in scorings)))
    return {"buildings": buildings, "points": points}


TABLES: Final = {"": base}
