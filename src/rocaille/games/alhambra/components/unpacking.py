# not compiled
"""From a checked component table to the box that the rules use."""

from typing import Any

from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import CATEGORIES, CURRENCIES, MONEY_KINDS, PRICES, VALUES
from rocaille.kernel.packed import packed


def box_from(table: dict[str, Any], players: int) -> Box:
    categories = table["buildings"]["categories"]
    prices = [sorted(set(row[3])) for row in categories]
    buildings = [
        category * PRICES + prices[category].index(price) for category, row in enumerate(categories) for price in row[3]
    ]
    kinds = [(category, (prices[category] + [0] * PRICES)[rank]) for category in range(CATEGORIES) for rank in range(PRICES)]
    copies = table["money"]["copies_for_two"] if players == 2 else table["money"]["copies"]
    return Box(
        source=table,
        players=players,
        category_names=[row[1] for row in categories],
        category_colors=[row[0] for row in categories],
        building_category=tuple(category for category, _ in kinds),
        building_price=tuple(price for _, price in kinds),
        building_names=[f"{categories[category][0]}{price}" for category, price in kinds],
        all_buildings=packed(tuple(buildings), CATEGORIES, PRICES),
        points=tuple(points for row in categories for places in row[4:7] for points in [*places, 0, 0][:3]),
        money=packed(tuple(range(MONEY_KINDS)) * copies, CURRENCIES, VALUES),
        currency_names=table["money"]["currencies"],
    )
