# not compiled
"""Every count and range that the rulebooks state, checked on a component table.

The first thing that is wrong is refused with where it stands, what is there and what would be right.
"""
import json
from collections import Counter
from typing import Any, Final

from rocaille.games.rokoko.bonuses.reading import bonus_from
from rocaille.games.rokoko.names import (COLORS, HALL_SIZE, HALLS, RANKS, ROW_SIZE, SEGMENT_SIZE, SEGMENTS, WINDOWS)
from rocaille.kernel.decision import Refused

ORIGINS: Final = ("rulebook", "public", "inferred", "reconstructed", "printed")
DISCARDS: Final = ("T", "L", "T+L", "T/L")
DRESSES: Final = {"yellow": 13, "green": 13, "red": 10, "blue": 6}
TILES: Final = 48
LEVELS: Final = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
DRESS_COLUMNS: Final = ["color", "Y", "G", "R", "B", "T", "L", "master", "sale", "prestige"]
TILE_COLUMNS: Final = ["count", "Y", "G", "R", "B", "discard"]
HIRE_COLUMNS: Final = ["level", "type", "bonus", "from"]
SIDES: Final = {"small": ([2, 3], (6, 2)), "large": ([4, 5], (7, 3))}
KINDS: Final = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians")
_MOST: Final = 99


def check(table: dict[str, Any]) -> None:
    """Refuse a table that breaks a count or a range."""
    _dresses(_part(table, "dresses", dict))
    _tiles(_part(table, "resources", dict))
    board = _part(table, "board", dict)
    for side, (players, fireworks) in SIDES.items():
        _side(_part(board, side, dict, "board."), f"board.{side}", players, fireworks)
    employees = _part(table, "employees", dict)
    _base(_part(employees, "base", list, "employees."))
    _hire(_part(employees, "hire", dict, "employees."))


def _wrong(where: str, found: object, right: str, **details: object) -> Refused:
    """`right` is a key, and `details` go with it: the words say what would be right."""
    shown = "–" if found is None else found if isinstance(found, str) else json.dumps(found, default=str)
    return Refused("components_wrong", where=where, found=shown, right_key=right, **details)


def _part(table: dict[str, Any], key: str, kind: type, path: str = "") -> Any:
    if not isinstance(table, dict) or not isinstance(table.get(key), kind):
        raise _wrong(path + key, table.get(key) if isinstance(table, dict) else None,
                     "a_table" if kind is dict else "a_list")
    return table[key]


def _number(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _wrong(where, value, "a_number", low=low, high=high)
    return value


def _numbers(value: object, low: int, high: int, where: str, least: int = 1, most: int = _MOST) -> list[int]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise _wrong(where, value, "so_many_numbers", least=least, most=most)
    return [_number(each, low, high, where) for each in value]


def _one_of(value: object, words: tuple[str, ...], where: str) -> None:
    if value not in words:
        raise _wrong(where, value, "one_of", words=", ".join(words) if all(words) else json.dumps(words))


def _origin(table: dict[str, Any], where: str) -> None:
    _one_of(table.get("from"), ORIGINS, f"{where}.from")


def _rows(table: dict[str, Any], key: str, columns: list[str], where: str) -> list[list[Any]]:
    if table.get("columns") != columns:
        raise _wrong(f"{where}.columns", table.get("columns"), "exactly", value=json.dumps(columns))
    rows: list[list[Any]] = _part(table, key, list, where + ".")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list) or len(row) != len(columns):
            raise _wrong(f"{where}.{key}[{number}]", row, "so_many_values", count=len(columns))
    return rows


def _dresses(table: dict[str, Any]) -> None:
    _origin(table, "dresses")
    rows = _rows(table, "tiles", DRESS_COLUMNS, "dresses")
    for number, row in enumerate(rows, 1):
        where = f"dresses.tiles[{number}]"
        _one_of(row[0], COLORS, f"{where}.color")
        for column, value in zip("YGRBTL", row[1:7], strict=True):
            _number(value, 0, 5, f"{where}.{column}")
        if not row[1 + COLORS.index(row[0])]:
            raise _wrong(f"{where}.{row[0][0].upper()}", 0, "a_bale_of_its_color")
        if not isinstance(row[7], bool):
            raise _wrong(f"{where}.master", row[7], "true_or_false")
        _number(row[8], 6, 28, f"{where}.sale")
        _number(row[9], 2, 4, f"{where}.prestige")
    for color, right in DRESSES.items():
        found = sum(row[0] == color for row in rows)
        if found != right:
            raise _wrong(f"dresses.tiles ({color})", found, "exactly", value=right)


def _tiles(table: dict[str, Any]) -> None:
    _origin(table, "resources")
    rows = _rows(table, "tiles", TILE_COLUMNS, "resources")
    for number, row in enumerate(rows, 1):
        where = f"resources.tiles[{number}]"
        _number(row[0], 1, TILES, f"{where}.count")
        bales = sum(_number(value, 0, 3, f"{where}.{column}") for column, value in zip("YGRB", row[1:5], strict=True))
        if not bales:
            raise _wrong(where, row, "a_bale")
        _one_of(row[5], DISCARDS, f"{where}.discard")
    if (total := sum(row[0] for row in rows)) != TILES:
        raise _wrong("resources.tiles (count)", total, "exactly", value=TILES)
    yellow, green, red, blue = (sum(row[0] for row in rows if row[1 + color]) for color in range(4))
    if not blue < red < min(yellow, green):
        raise _wrong("resources.tiles", f"Y {yellow}, G {green}, R {red}, B {blue}", "rarer_silk")


def _side(side: dict[str, Any], where: str, players: list[int], fireworks: tuple[int, int]) -> None:
    if side.get("players") != players:
        raise _wrong(f"{where}.players", side.get("players"), "exactly", value=json.dumps(players))
    warehouse = _part(side, "warehouse", dict, where + ".")
    _origin(warehouse, f"{where}.warehouse")
    _number(warehouse.get("segments"), SEGMENTS, SEGMENTS, f"{where}.warehouse.segments")
    _number(warehouse.get("tiles"), 3, SEGMENT_SIZE, f"{where}.warehouse.tiles")
    workshop = _part(side, "workshop", dict, where + ".")
    _origin(workshop, f"{where}.workshop")
    costs = _numbers(workshop.get("costs"), 0, 8, f"{where}.workshop.costs", 3, WINDOWS)
    if costs != sorted(costs, reverse=True):
        raise _wrong(f"{where}.workshop.costs", costs, "falling")
    _number(workshop.get("dark"), 2, 2, f"{where}.workshop.dark")
    track = _part(side, "all_halls", dict, where + ".")
    _origin(track, f"{where}.all_halls")
    prestige = _numbers(track.get("prestige"), 0, _MOST, f"{where}.all_halls.prestige", players[1], players[1])
    if prestige != sorted(prestige, reverse=True):
        raise _wrong(f"{where}.all_halls.prestige", prestige, "falling")
    majority = _part(side, "fireworks_majority", dict, where + ".")
    _origin(majority, f"{where}.fireworks_majority")
    for place, right in zip(("first", "second"), fireworks, strict=True):
        _number(majority.get(place), right, right, f"{where}.fireworks_majority.{place}")
    _decorations(_part(side, "decorations", dict, where + "."), f"{where}.decorations")
    halls = _part(side, "halls", list, where + ".")
    if len(halls) != HALLS:
        raise _wrong(f"{where}.halls", len(halls), "exactly", value=HALLS)
    for number, hall in enumerate(halls, 1):
        _hall(hall, f"{where}.halls[{number}]")
    if where.endswith("small") and [3, 1] not in [hall["majority"] for hall in halls]:
        raise _wrong(f"{where}.halls", [hall["majority"] for hall in halls], "the_examples_hall")


def _decorations(table: dict[str, Any], where: str) -> None:
    _origin(table, where)
    for kind in KINDS:
        row = _part(table, kind, dict, where + ".")
        least = HALLS if kind == "musicians" else 1
        cost = _numbers(row.get("cost"), 0, _MOST, f"{where}.{kind}.cost", least, ROW_SIZE)
        _numbers(row.get("prestige"), 0, _MOST, f"{where}.{kind}.prestige", len(cost), len(cost))
        if kind == "fireworks":
            if cost != sorted(set(cost)):
                raise _wrong(f"{where}.{kind}.cost", cost, "rising")
            _numbers(row.get("terrace"), 2, 3, f"{where}.{kind}.terrace", len(cost), len(cost))


def _hall(hall: object, where: str) -> None:
    if not isinstance(hall, dict):
        raise _wrong(where, hall, "a_table")
    _origin(hall, where)
    first, second = _numbers(hall.get("majority"), 0, _MOST, f"{where}.majority", 2, 2)
    if first <= second:
        raise _wrong(f"{where}.majority", [first, second], "falling")
    spaces = hall.get("spaces")
    if not isinstance(spaces, list) or not 2 <= len(spaces) <= HALL_SIZE:
        raise _wrong(f"{where}.spaces", spaces, "so_many_spaces", least=2, most=HALL_SIZE)
    for number, space in enumerate(spaces, 1):
        at = f"{where}.spaces[{number}]"
        if not isinstance(space, list) or len(space) != 2:
            raise _wrong(at, space, "kind_and_reward")
        _one_of(space[0], ("guest", "master"), f"{at}.kind")
        if isinstance(space[1], int):
            _number(space[1], 1, _MOST, f"{at}.reward")
        else:
            _one_of(space[1], ("", "T", "L", "tile"), f"{at}.reward")
    kinds = {space[0] for space in spaces}
    if kinds != {"guest", "master"}:
        raise _wrong(f"{where}.spaces", sorted(kinds), "guest_and_master")


def _base(rows: list[Any]) -> None:
    ranks: Counter[str] = Counter()
    for number, row in enumerate(rows, 1):
        where = f"employees.base[{number}]"
        if not isinstance(row, dict):
            raise _wrong(where, row, "a_table")
        _origin(row, where)
        _one_of(row.get("type"), RANKS, f"{where}.type")
        count = _number(row.get("count", 1), 1, 5, f"{where}.count")
        ranks[row["type"]] += count
        _bonus(row.get("bonus"), f"{where}.bonus")
        if (row["type"] == "master") != (row["bonus"] == "none"):
            raise _wrong(f"{where}.bonus", row["bonus"], "no_bonus_for_masters")
        if row["bonus"].startswith("end:"):
            raise _wrong(f"{where}.bonus", row["bonus"], "crowns_on_level_6")
    found = {rank: ranks[rank] for rank in reversed(RANKS)}
    right = {"master": 2, "journeyman": 1, "apprentice": 2}
    if found != right:
        raise _wrong("employees.base", _counts(found), "exactly", value=_counts(right))


def _counts(ranks: dict[str, int]) -> str:
    return ", ".join(f"{count} {rank}" for rank, count in ranks.items())


def _bonus(text: object, where: str) -> None:
    if not isinstance(text, str) or bonus_from(text) is None:
        raise _wrong(where, text, "a_bonus_text")


def _hire(table: dict[str, Any]) -> None:
    rows = _rows(table, "cards", HIRE_COLUMNS, "employees.hire")
    for number, (level, rank, bonus, origin) in enumerate(rows, 1):
        where = f"employees.hire.cards[{number}]"
        _number(level, 1, 6, f"{where}.level")
        _one_of(rank, RANKS, f"{where}.type")
        _bonus(bonus, f"{where}.bonus")
        if bonus == "none":
            raise _wrong(f"{where}.bonus", bonus, "no_bonus_for_masters")
        _one_of(origin, ORIGINS, f"{where}.from")
        if bonus.startswith("end:") != (level == 6 and rank == "apprentice"):
            raise _wrong(f"{where}.bonus", bonus, "crowns_on_level_6")
    for level, right in LEVELS.items():
        found = sum(row[0] == level for row in rows)
        if found != right:
            raise _wrong(f"employees.hire.cards (level {level})", found, "exactly", value=right)
