# not compiled
"""Every count and range that the rulebooks state, checked on a component table.

The first thing that is wrong is refused with where it stands, what is there and what would be right.
"""

import json
from collections import Counter
from typing import Any, Final

from rocaille.games.rokoko.bonuses.reading import bonus_from
from rocaille.games.rokoko.names import COLORS, HALL_SIZE, HALLS, RANKS, ROW_SIZE, SEGMENT_SIZE, SEGMENTS, WINDOWS
from rocaille.kernel.components import number, numbers, one_of, part, rows, wrong

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
    _dresses(part(table, "dresses", dict))
    _tiles(part(table, "resources", dict))
    board = part(table, "board", dict)
    for side, (players, fireworks) in SIDES.items():
        _side(part(board, side, dict, "board."), f"board.{side}", players, fireworks)
    employees = part(table, "employees", dict)
    _base(part(employees, "base", list, "employees."))
    _hire(part(employees, "hire", dict, "employees."))


def check_origin(table: dict[str, Any], where: str) -> None:
    one_of(table.get("from"), ORIGINS, f"{where}.from")


def _dresses(table: dict[str, Any]) -> None:
    check_origin(table, "dresses")
    tiles = rows(table, "tiles", DRESS_COLUMNS, "dresses")
    for at, row in enumerate(tiles, 1):
        where = f"dresses.tiles[{at}]"
        one_of(row[0], COLORS, f"{where}.color")
        for column, value in zip("YGRBTL", row[1:7], strict=True):
            number(value, 0, 5, f"{where}.{column}")
        if not row[1 + COLORS.index(row[0])]:
            raise wrong(f"{where}.{row[0][0].upper()}", 0, "a_bale_of_its_color")
        if not isinstance(row[7], bool):
            raise wrong(f"{where}.master", row[7], "true_or_false")
        number(row[8], 6, 28, f"{where}.sale")
        number(row[9], 2, 4, f"{where}.prestige")
    for color, right in DRESSES.items():
        found = sum(row[0] == color for row in tiles)
        if found != right:
            raise wrong(f"dresses.tiles ({color})", found, "exactly", value=right)


def _tiles(table: dict[str, Any]) -> None:
    check_origin(table, "resources")
    tiles = rows(table, "tiles", TILE_COLUMNS, "resources")
    for at, row in enumerate(tiles, 1):
        where = f"resources.tiles[{at}]"
        number(row[0], 1, TILES, f"{where}.count")
        bales = sum(number(value, 0, 3, f"{where}.{column}") for column, value in zip("YGRB", row[1:5], strict=True))
        if not bales:
            raise wrong(where, row, "a_bale")
        one_of(row[5], DISCARDS, f"{where}.discard")
    if (total := sum(row[0] for row in tiles)) != TILES:
        raise wrong("resources.tiles (count)", total, "exactly", value=TILES)
    yellow, green, red, blue = (sum(row[0] for row in tiles if row[1 + color]) for color in range(4))
    if not blue < red < min(yellow, green):
        raise wrong("resources.tiles", f"Y {yellow}, G {green}, R {red}, B {blue}", "rarer_silk")


def _side(side: dict[str, Any], where: str, players: list[int], fireworks: tuple[int, int]) -> None:
    if side.get("players") != players:
        raise wrong(f"{where}.players", side.get("players"), "exactly", value=json.dumps(players))
    warehouse = part(side, "warehouse", dict, where + ".")
    check_origin(warehouse, f"{where}.warehouse")
    number(warehouse.get("segments"), SEGMENTS, SEGMENTS, f"{where}.warehouse.segments")
    number(warehouse.get("tiles"), 3, SEGMENT_SIZE, f"{where}.warehouse.tiles")
    workshop = part(side, "workshop", dict, where + ".")
    check_origin(workshop, f"{where}.workshop")
    costs = numbers(workshop.get("costs"), 0, 8, f"{where}.workshop.costs", 3, WINDOWS)
    if costs != sorted(costs, reverse=True):
        raise wrong(f"{where}.workshop.costs", costs, "falling")
    number(workshop.get("dark"), 2, 2, f"{where}.workshop.dark")
    track = part(side, "all_halls", dict, where + ".")
    check_origin(track, f"{where}.all_halls")
    prestige = numbers(track.get("prestige"), 0, _MOST, f"{where}.all_halls.prestige", players[1], players[1])
    if prestige != sorted(prestige, reverse=True):
        raise wrong(f"{where}.all_halls.prestige", prestige, "falling")
    majority = part(side, "fireworks_majority", dict, where + ".")
    check_origin(majority, f"{where}.fireworks_majority")
    for place, right in zip(("first", "second"), fireworks, strict=True):
        number(majority.get(place), right, right, f"{where}.fireworks_majority.{place}")
    _decorations(part(side, "decorations", dict, where + "."), f"{where}.decorations")
    halls = part(side, "halls", list, where + ".")
    if len(halls) != HALLS:
        raise wrong(f"{where}.halls", len(halls), "exactly", value=HALLS)
    for at, hall in enumerate(halls, 1):
        _hall(hall, f"{where}.halls[{at}]")
    if where.endswith("small") and [3, 1] not in [hall["majority"] for hall in halls]:
        raise wrong(f"{where}.halls", [hall["majority"] for hall in halls], "the_examples_hall")


def _decorations(table: dict[str, Any], where: str) -> None:
    check_origin(table, where)
    for kind in KINDS:
        row = part(table, kind, dict, where + ".")
        least = HALLS if kind == "musicians" else 1
        cost = numbers(row.get("cost"), 0, _MOST, f"{where}.{kind}.cost", least, ROW_SIZE)
        numbers(row.get("prestige"), 0, _MOST, f"{where}.{kind}.prestige", len(cost), len(cost))
        if kind == "fireworks":
            if cost != sorted(set(cost)):
                raise wrong(f"{where}.{kind}.cost", cost, "rising")
            numbers(row.get("terrace"), 2, 3, f"{where}.{kind}.terrace", len(cost), len(cost))


def _hall(hall: object, where: str) -> None:
    if not isinstance(hall, dict):
        raise wrong(where, hall, "a_table")
    check_origin(hall, where)
    first, second = numbers(hall.get("majority"), 0, _MOST, f"{where}.majority", 2, 2)
    if first <= second:
        raise wrong(f"{where}.majority", [first, second], "falling")
    spaces = hall.get("spaces")
    if not isinstance(spaces, list) or not 2 <= len(spaces) <= HALL_SIZE:
        raise wrong(f"{where}.spaces", spaces, "so_many_spaces", least=2, most=HALL_SIZE)
    for place, space in enumerate(spaces, 1):
        at = f"{where}.spaces[{place}]"
        if not isinstance(space, list) or len(space) != 2:
            raise wrong(at, space, "kind_and_reward")
        one_of(space[0], ("guest", "master"), f"{at}.kind")
        if isinstance(space[1], int):
            number(space[1], 1, _MOST, f"{at}.reward")
        else:
            one_of(space[1], ("", "T", "L", "tile"), f"{at}.reward")
    kinds = {space[0] for space in spaces}
    if kinds != {"guest", "master"}:
        raise wrong(f"{where}.spaces", sorted(kinds), "guest_and_master")


def _base(cards: list[Any]) -> None:
    ranks: Counter[str] = Counter()
    for at, row in enumerate(cards, 1):
        where = f"employees.base[{at}]"
        if not isinstance(row, dict):
            raise wrong(where, row, "a_table")
        check_origin(row, where)
        one_of(row.get("type"), RANKS, f"{where}.type")
        count = number(row.get("count", 1), 1, 5, f"{where}.count")
        ranks[row["type"]] += count
        _bonus(row.get("bonus"), f"{where}.bonus")
        if (row["type"] == "master") != (row["bonus"] == "none"):
            raise wrong(f"{where}.bonus", row["bonus"], "no_bonus_for_masters")
        if row["bonus"].startswith("end:"):
            raise wrong(f"{where}.bonus", row["bonus"], "crowns_on_level_6")
    found = {rank: ranks[rank] for rank in reversed(RANKS)}
    right = {"master": 2, "journeyman": 1, "apprentice": 2}
    if found != right:
        raise wrong("employees.base", _counts(found), "exactly", value=_counts(right))


def _counts(ranks: dict[str, int]) -> str:
    return ", ".join(f"{count} {rank}" for rank, count in ranks.items())


def _bonus(text: object, where: str) -> None:
    if not isinstance(text, str) or bonus_from(text) is None:
        raise wrong(where, text, "a_bonus_text")


def _hire(table: dict[str, Any]) -> None:
    cards = rows(table, "cards", HIRE_COLUMNS, "employees.hire")
    for at, (level, rank, bonus, origin) in enumerate(cards, 1):
        where = f"employees.hire.cards[{at}]"
        number(level, 1, 6, f"{where}.level")
        one_of(rank, RANKS, f"{where}.type")
        _bonus(bonus, f"{where}.bonus")
        if bonus == "none":
            raise wrong(f"{where}.bonus", bonus, "no_bonus_for_masters")
        one_of(origin, ORIGINS, f"{where}.from")
        if bonus.startswith("end:") != (level == 6 and rank == "apprentice"):
            raise wrong(f"{where}.bonus", bonus, "crowns_on_level_6")
    for level, right in LEVELS.items():
        found = sum(row[0] == level for row in cards)
        if found != right:
            raise wrong(f"employees.hire.cards (level {level})", found, "exactly", value=right)
