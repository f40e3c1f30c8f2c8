# not compiled
"""Every count that the rulebook states, and what this program can hold, checked on a component table.

The rulebook's pages are not known: the scan that we have does not show where they end.
"""

from typing import Any, Final

from rocaille.games.alhambra.names import CATEGORIES, CURRENCIES, VALUES
from rocaille.kernel.findings import Finding, Inspection, Page, Range, refuse_first, stated

ORIGINS: Final = ("rulebook", "public", "chosen", "inferred", "reconstructed", "printed")
COLUMNS: Final = ["color", "name", "name_from", "prices", "A", "B", "C"]
CARDS: Final = (7, 7, 9, 9, 11, 11)  # of each category, as published: the rulebook says how many there are in all
MOST_PRICE: Final = 20
MOST_POINTS: Final = 99
RULEBOOK: Final = Page(0)


def check(table: dict[str, Any]) -> None:
    """Refuse a table that breaks a count or a range."""
    refuse_first(findings(table))


def findings(table: dict[str, Any]) -> list[Finding]:
    """All that is wrong with a table."""
    look = Inspection()
    if (buildings := look.part(table, "buildings", dict)) is not None:
        _buildings(look, buildings)
    if (money := look.part(table, "money", dict)) is not None:
        _money(look, money)
    return look.findings


def _buildings(look: Inspection, table: dict[str, Any]) -> None:
    look.one_of(table.get("from"), ORIGINS, "buildings.from")
    categories = look.rows(table, "categories", COLUMNS, "buildings")
    if categories is None:
        return
    if len(table["categories"]) != CATEGORIES:
        look.wrong("buildings.categories", len(table["categories"]), "exactly", RULEBOOK, value=CATEGORIES)
    for at, (color, name, origin, prices, *places) in categories:
        where = f"buildings.categories[{at}]"
        _word(look, color, f"{where}.color")
        _word(look, name, f"{where}.name")
        look.one_of(origin, ORIGINS, f"{where}.name_from")
        cards = CARDS[min(at, CATEGORIES) - 1]
        look.numbers(prices, Range(1, MOST_PRICE), f"{where}.prices", Range(cards, cards))
        for right, (scoring, points) in enumerate(zip("ABC", places, strict=True), 1):
            found = look.numbers(points, Range(0, MOST_POINTS), f"{where}.{scoring}", stated(right, right, RULEBOOK))
            if found is not None and found != sorted(found, reverse=True):
                look.wrong(f"{where}.{scoring}", points, "falling")
    for column, kind in ((0, "color"), (1, "name")):
        found = [row[column] for _, row in categories]
        if len({*map(str, found)}) < len(found):
            look.malformed(f"buildings.categories ({kind})", found, "different")


def _money(look: Inspection, table: dict[str, Any]) -> None:
    look.one_of(table.get("from"), ORIGINS, "money.from")
    look.number(table.get("values"), stated(VALUES, VALUES, RULEBOOK), "money.values")
    look.number(table.get("copies"), stated(3, 3, RULEBOOK), "money.copies")
    look.number(table.get("copies_for_two"), stated(2, 2, RULEBOOK), "money.copies_for_two")
    look.one_of(table.get("values_from", table.get("from")), ORIGINS, "money.values_from")  # earlier files do not say it
    look.one_of(table.get("names_from"), ORIGINS, "money.names_from")
    names = look.part(table, "currencies", list, "money.")
    if names is None:
        return
    if len(names) != CURRENCIES:
        look.wrong("money.currencies", len(names), "exactly", RULEBOOK, value=CURRENCIES)
    for at, name in enumerate(names, 1):
        _word(look, name, f"money.currencies[{at}]")
    if len({*map(str, names)}) < len(names):
        look.malformed("money.currencies", names, "different")


def _word(look: Inspection, value: object, where: str) -> None:
    """A name that can stand in the notation."""
    if not isinstance(value, str) or not value.isascii() or not value.isalpha() or not value.islower() or len(value) > 16:
        look.malformed(where, value, "a_word")
