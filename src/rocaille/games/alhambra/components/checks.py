# not compiled
"""Every count that the rulebook states, checked on a component table."""

from typing import Any, Final

from rocaille.games.alhambra.names import CATEGORIES, CURRENCIES, VALUES
from rocaille.kernel.components import number, numbers, one_of, part, rows, wrong

ORIGINS: Final = ("rulebook", "public", "chosen", "inferred", "reconstructed", "printed")
COLUMNS: Final = ["color", "name", "name_from", "prices", "A", "B", "C"]
CARDS: Final = (7, 7, 9, 9, 11, 11)
BUILDINGS: Final = 54
MOST_PRICE: Final = 20
MOST_POINTS: Final = 99


def check(table: dict[str, Any]) -> None:
    """Refuse a table that breaks a count or a range."""
    _buildings(part(table, "buildings", dict))
    _money(part(table, "money", dict))


def _buildings(table: dict[str, Any]) -> None:
    one_of(table.get("from"), ORIGINS, "buildings.from")
    categories = rows(table, "categories", COLUMNS, "buildings")
    if len(categories) != CATEGORIES:
        raise wrong("buildings.categories", len(categories), "exactly", value=CATEGORIES)
    for at, (color, name, origin, prices, *places) in enumerate(categories, 1):
        where = f"buildings.categories[{at}]"
        _word(color, f"{where}.color")
        _word(name, f"{where}.name")
        one_of(origin, ORIGINS, f"{where}.name_from")
        numbers(prices, 1, MOST_PRICE, f"{where}.prices", CARDS[at - 1], CARDS[at - 1])
        for scoring, points in zip("ABC", places, strict=True):
            right = "ABC".index(scoring) + 1
            numbers(points, 0, MOST_POINTS, f"{where}.{scoring}", right, right)
            if points != sorted(points, reverse=True):
                raise wrong(f"{where}.{scoring}", points, "falling")
    for column, kind in ((0, "color"), (1, "name")):
        found = [row[column] for row in categories]
        if len(set(found)) < len(found):
            raise wrong(f"buildings.categories ({kind})", found, "different")


def _money(table: dict[str, Any]) -> None:
    one_of(table.get("from"), ORIGINS, "money.from")
    one_of(table.get("values_from", table["from"]), ORIGINS, "money.values_from")  # earlier files do not say it
    one_of(table.get("names_from"), ORIGINS, "money.names_from")
    number(table.get("values"), VALUES, VALUES, "money.values")
    number(table.get("copies"), 3, 3, "money.copies")
    number(table.get("copies_for_two"), 2, 2, "money.copies_for_two")
    names = part(table, "currencies", list, "money.")
    if len(names) != CURRENCIES:
        raise wrong("money.currencies", len(names), "exactly", value=CURRENCIES)
    for at, name in enumerate(names, 1):
        _word(name, f"money.currencies[{at}]")
    if len(set(names)) < len(names):
        raise wrong("money.currencies", names, "different")


def _word(value: object, where: str) -> None:
    """A name that can stand in the notation."""
    if not isinstance(value, str) or not value.isascii() or not value.isalpha() or not value.islower() or len(value) > 16:
        raise wrong(where, value, "a_word")
