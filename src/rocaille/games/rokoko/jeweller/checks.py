# not compiled
"""Every count and range that the expansion's rulebook states, checked on its part of a component table."""

from typing import Any, Final

from rocaille.games.rokoko.components.checks import check_origin
from rocaille.games.rokoko.jeweller.names import JEWEL_WINDOWS, JEWELS
from rocaille.games.rokoko.jeweller.reading import bonus_from
from rocaille.games.rokoko.jeweller.rules.hiring_conditions import condition_from
from rocaille.games.rokoko.names import ROW_SIZE
from rocaille.kernel.components import number, numbers, part, wrong

JEWEL_COUNTS: Final = [7, 7, 6, 4]
CARDS: Final = {"special_apprentices": 10, "journeymen": 9, "masters": 9}
JOINING: Final = {2: "journeyman", 5: "master"}  # level and type of the base game's two cards that join the new ones
_MOST: Final = 99


def check(table: dict[str, Any]) -> None:
    """Refuse a table, sound for the base game, whose expansion breaks a count or a range."""
    jeweller = part(table, "jeweller", dict)
    windows = part(jeweller, "windows", dict, "jeweller.")
    check_origin(windows, "jeweller.windows")
    costs = numbers(windows.get("costs"), 0, _MOST, "jeweller.windows.costs", JEWEL_WINDOWS, JEWEL_WINDOWS)
    if costs != sorted(costs, reverse=True):
        raise wrong("jeweller.windows.costs", costs, "falling")
    number(windows.get("dark"), 1, 1, "jeweller.windows.dark")
    decorations = part(jeweller, "decorations", dict, "jeweller.")
    check_origin(decorations, "jeweller.decorations")
    prices = numbers(decorations.get("cost"), 0, _MOST, "jeweller.decorations.cost", 1, ROW_SIZE)
    numbers(decorations.get("prestige"), 0, _MOST, "jeweller.decorations.prestige", len(prices), len(prices))
    jewels = part(jeweller, "jewels", dict, "jeweller.")
    check_origin(jewels, "jeweller.jewels")
    counts = [number(jewels.get(jewel), 1, sum(JEWEL_COUNTS), f"jeweller.jewels.{jewel}") for jewel in JEWELS]
    if sorted(counts, reverse=True) != JEWEL_COUNTS:
        raise wrong("jeweller.jewels", counts, "in_any_order", value=JEWEL_COUNTS)
    _employees(part(jeweller, "employees", dict, "jeweller."))
    for level, rank in JOINING.items():
        found = sum(row[0] == level and row[1] == rank for row in table["employees"]["hire"]["cards"])
        if found != 2:
            raise wrong(f"employees.hire.cards (level {level}, {rank})", found, "exactly", value=2)


def _employees(employees: dict[str, Any]) -> None:
    for kind, count in CARDS.items():
        texts = part(employees, kind, list, "jeweller.employees.")
        if len(texts) != count:
            raise wrong(f"jeweller.employees.{kind}", len(texts), "exactly", value=count)
        for at, text in enumerate(texts, 1):
            where = f"jeweller.employees.{kind}[{at}]"
            if kind == "special_apprentices":
                if not isinstance(text, str) or condition_from(text) is None:
                    raise wrong(where, text, "a_condition_text")
            elif not isinstance(text, str) or text == "none" or bonus_from(text) is None:
                raise wrong(where, text, "a_bonus_text")
