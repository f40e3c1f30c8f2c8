"""What is in the box: buildings and money, as tables of ints."""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.alhambra.names import VALUES
from rocaille.kernel.remembered import LastAnswer


class Box:
    """The components of one table. Nothing in it ever changes but what is remembered."""

    __slots__ = (
        "source",
        "players",
        "category_names",
        "category_colors",
        "building_category",
        "building_price",
        "building_names",
        "all_buildings",
        "points",
        "money",
        "currency_names",
        "derived",
    )

    def __init__(
        self,
        source: dict[str, Any],
        players: int,
        category_names: list[str],
        category_colors: list[str],
        building_category: tuple[int, ...],
        building_price: tuple[int, ...],
        building_names: list[str],
        all_buildings: tuple[int, ...],
        points: tuple[int, ...],
        money: tuple[int, ...],
        currency_names: list[str],
    ) -> None:
        self.source: Final = source  # the component table, as it was read
        self.players: Final = players
        self.category_names: Final = category_names
        self.category_colors: Final = category_colors
        self.building_category: Final = building_category  # by kind of building, like the next two
        self.building_price: Final = building_price
        self.building_names: Final = building_names
        self.all_buildings: Final = all_buildings  # packed, like `money`
        self.points: Final = points  # 9 a category: first, second and third place in A, in B and in C
        self.money: Final = money  # all cards in play
        self.currency_names: Final = currency_names
        self.derived: Final = LastAnswer()  # of all views of one position


def money_name(box: Box, card: int) -> str:
    return f"{box.currency_names[card // VALUES]}{card % VALUES + 1}"


def cards_written(box: Box, cards: tuple[int, ...]) -> str:
    """Cards that are taken together, as decisions have them."""
    return "+".join([money_name(box, card) for card in cards])
