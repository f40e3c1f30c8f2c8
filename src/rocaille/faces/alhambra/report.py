"""The things that a report on Alhambra counts, in words, and what is printed on them."""

from __future__ import annotations

from rocaille.faces.alhambra.words import names as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.game import Alhambra
from rocaille.kernel.game import Game
from rocaille.words import Words


def label(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    box = _box(game, players)
    if kind == "category":
        return say.category(words, box, box.category_names.index(item))
    if kind == "building":
        return say.building(words, box, box.building_names.index(item))
    if kind == "currency":
        return say.currency(words, box, box.currency_names.index(item))
    if kind == "scoring":
        return words(f"alhambra.report.source.scoring_{item}")
    return words(f"alhambra.report.{kind}.{item}")


def printed(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    """What first, second and third place bring in the scorings."""
    if kind != "category":
        return ""
    box = _box(game, players)
    first = 9 * box.category_names.index(item)
    places = [box.points[at : at + 3] for at in range(first, first + 9, 3)]
    return "  ".join("/".join(str(points) for points in row if points) for row in places)


def _box(game: Game, players: int) -> Box:
    assert isinstance(game, Alhambra)
    return game.boxes[players]
