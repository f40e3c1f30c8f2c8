# not compiled
"""Every count and range that the expansion's rulebook states, and what this program can hold, checked on its part of a table.

Its pages are counted by the order of the text: the scan that we have shows where none of them ends but the last.
"""

from typing import Any, Final

from rocaille.games.rokoko.components.checks import AMOUNT, check_count, check_origin, check_spaces
from rocaille.games.rokoko.jeweller.expansion import OPTION
from rocaille.games.rokoko.jeweller.names import JEWELS, MOST_JEWEL_WINDOWS
from rocaille.games.rokoko.jeweller.reading import bonus_from
from rocaille.games.rokoko.jeweller.rules.hiring_conditions import condition_from
from rocaille.games.rokoko.names import LONGEST_ROW
from rocaille.kernel.findings import Finding, Inspection, Page, Range, refuse_first, stated

JEWEL_COUNTS: Final = [7, 7, 6, 4]
CARDS: Final = {"special_apprentices": 10, "journeymen": 9, "masters": 9}
JOINING: Final = {2: "journeyman", 5: "master"}  # level and type of the base game's two cards that join the new ones

PARTS: Final = Page(1, OPTION)
ROUND: Final = Page(2, OPTION)


def check(table: dict[str, Any]) -> None:
    """Refuse a table, sound for the base game, whose expansion breaks a count or a range."""
    refuse_first(findings(table))


def findings(table: dict[str, Any]) -> list[Finding]:
    """All that is wrong with the expansion's part of a table, and with what it takes from the base game's."""
    look = Inspection()
    jeweller = look.part(table, "jeweller", dict)
    if jeweller is not None:
        _board(look, jeweller)
        if (jewels := look.part(jeweller, "jewels", dict, "jeweller.")) is not None:
            _jewels(look, jewels)
        if (employees := look.part(jeweller, "employees", dict, "jeweller.")) is not None:
            _employees(look, employees)
    for level, rank in JOINING.items():
        found = sum(row[:2] == [level, rank] for row in _for_hire(table))
        check_count(look, f"employees.hire.cards (level {level}, {rank})", found, 2, PARTS)
    return look.findings


def _for_hire(table: Any) -> list[list[Any]]:
    """The employees for hire in the base game's part, as far as it is one."""
    cards = table
    for key in ("employees", "hire", "cards"):
        cards = cards.get(key) if isinstance(cards, dict) else None
    return [row for row in cards if isinstance(row, list)] if isinstance(cards, list) else []


def _board(look: Inspection, jeweller: dict[str, Any]) -> None:
    if (windows := look.part(jeweller, "windows", dict, "jeweller.")) is not None:
        check_origin(look, windows, "jeweller.windows")
        look.numbers(windows.get("costs"), AMOUNT, "jeweller.windows.costs", Range(2, MOST_JEWEL_WINDOWS, ROUND))
        look.number(windows.get("dark"), stated(1, 1, ROUND), "jeweller.windows.dark")
    if (decorations := look.part(jeweller, "decorations", dict, "jeweller.")) is not None:
        check_origin(look, decorations, "jeweller.decorations")
        check_spaces(look, decorations, "jeweller.decorations", Range(1, LONGEST_ROW, ROUND))


def _jewels(look: Inspection, jewels: dict[str, Any]) -> None:
    check_origin(look, jewels, "jeweller.jewels")
    each = stated(1, sum(JEWEL_COUNTS), PARTS)
    counts = [jewels.get(jewel, 0) for jewel in JEWELS if look.number(jewels.get(jewel), each, f"jeweller.jewels.{jewel}")]
    if len(counts) == len(JEWELS) and sorted(counts, reverse=True) != JEWEL_COUNTS:
        look.wrong("jeweller.jewels", counts, "in_any_order", PARTS, value=JEWEL_COUNTS)


def _employees(look: Inspection, employees: dict[str, Any]) -> None:
    for kind, count in CARDS.items():
        texts = look.part(employees, kind, list, "jeweller.employees.")
        if texts is None:
            continue
        check_count(look, f"jeweller.employees.{kind}", len(texts), count, PARTS)
        for at, text in enumerate(texts, 1):
            _text(look, kind, text, f"jeweller.employees.{kind}[{at}]")


def _text(look: Inspection, kind: str, text: object, where: str) -> None:
    right = "a_condition_text" if kind == "special_apprentices" else "a_bonus_text"
    if not isinstance(text, str):
        look.malformed(where, text, right)
    elif kind == "special_apprentices":
        if condition_from(text) is None:
            look.wrong(where, text, "a_condition_text")
    elif text == "none" or bonus_from(text) is None:
        look.wrong(where, text, "a_bonus_text")
