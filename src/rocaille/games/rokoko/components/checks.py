# not compiled
"""Every count and range that the rulebook states, and what this program can hold, checked on a component table.

The pages are those of the English and the German rulebook, which are the same.
"""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rocaille.games.rokoko.bonuses.reading import bonus_from
from rocaille.games.rokoko.names import COLORS, HALLS, LARGEST_HALL, LONGEST_ROW, MOST_WINDOWS, RANKS, SEGMENT_SIZE, SEGMENTS
from rocaille.kernel.findings import Finding, Inspection, Page, Range, is_number, refuse_first, stated

ORIGINS: Final = ("rulebook", "public", "inferred", "reconstructed", "printed")
DISCARDS: Final = ("T", "L", "T+L", "T/L")
REWARDS: Final = ("T", "L", "tile")
DRESSES: Final = {"yellow": 13, "green": 13, "red": 10, "blue": 6}
TILES: Final = 48
LEVELS: Final = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
BASE_EMPLOYEES: Final = 5
BASE_MASTERS: Final = 2
DRESS_COLUMNS: Final = ["color", "Y", "G", "R", "B", "T", "L", "master", "sale", "prestige"]
TILE_COLUMNS: Final = ["count", "Y", "G", "R", "B", "discard"]
HIRE_COLUMNS: Final = ["level", "type", "bonus", "from"]
SIDES: Final = {"small": ([2, 3], (6, 2)), "large": ([4, 5], (7, 3))}
KINDS: Final = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians")

PARTS: Final = Page(1)
SETTING_UP: Final = Page(2)
ROUND: Final = Page(3)
ACTIONS: Final = Page(4)
DRESS: Final = Page(5)
DECORATION: Final = Page(6)
SCORING: Final = Page(7)
BONUSES: Final = Page(8)

MOST: Final = 99  # of Livre and of prestige: two digits have room everywhere
MOST_NEEDED: Final = 9  # of a colour, of thread or of lace for a dress, and of a colour on a tile
MOST_REWARDS: Final = 4  # of one guest space
MOST_SILK: Final = 127  # bales of a colour on all tiles together: silk is counted in eight bits a colour, one of them kept free
AMOUNT: Final = Range(0, MOST)


def check(table: dict[str, Any]) -> None:
    """Refuse a table that breaks a count or a range."""
    refuse_first(findings(table))


def findings(table: dict[str, Any]) -> list[Finding]:
    """All that is wrong with the base game's part of a table."""
    look = Inspection()
    if (dresses := look.part(table, "dresses", dict)) is not None:
        _dresses(look, dresses)
    if (tiles := look.part(table, "resources", dict)) is not None:
        _tiles(look, tiles)
    if (board := look.part(table, "board", dict)) is not None:
        for name, (players, fireworks) in SIDES.items():
            if (side := look.part(board, name, dict, "board.")) is not None:
                _side(look, side, f"board.{name}", players, fireworks)
    if (employees := look.part(table, "employees", dict)) is not None:
        if (base := look.part(employees, "base", list, "employees.")) is not None:
            _base(look, base)
        if (hire := look.part(employees, "hire", dict, "employees.")) is not None:
            _hire(look, hire)
    return look.findings


def check_origin(look: Inspection, table: dict[str, Any], where: str) -> None:
    look.one_of(table.get("from"), ORIGINS, f"{where}.from")


def check_count(look: Inspection, where: str, found: int, right: int, page: Page) -> None:
    if found != right:
        look.wrong(where, found, "exactly", page, value=right)


def _dresses(look: Inspection, table: dict[str, Any]) -> None:
    check_origin(look, table, "dresses")
    tiles = look.rows(table, "tiles", DRESS_COLUMNS, "dresses")
    if tiles is None:
        return
    for at, row in tiles:
        where = f"dresses.tiles[{at}]"
        look.one_of(row[0], COLORS, f"{where}.color", PARTS)
        needs = zip("YGRBTL", row[1:7], strict=True)
        fine = [look.number(value, Range(0, MOST_NEEDED), f"{where}.{column}") for column, value in needs]
        if all(fine) and not any(row[1:5]):
            look.wrong(where, row, "a_bale", DRESS)
        if not isinstance(row[7], bool):
            look.malformed(f"{where}.master", row[7], "true_or_false")
        look.number(row[8], stated(6, 28, PARTS), f"{where}.sale")
        look.number(row[9], stated(2, 4, PARTS), f"{where}.prestige")
    for color, right in DRESSES.items():
        check_count(look, f"dresses.tiles ({color})", sum(row[0] == color for _, row in tiles), right, PARTS)


def _tiles(look: Inspection, table: dict[str, Any]) -> None:
    check_origin(look, table, "resources")
    tiles = look.rows(table, "tiles", TILE_COLUMNS, "resources")
    if tiles is None:
        return
    counted = []  # number of tiles, bales of each colour
    for at, row in tiles:
        where = f"resources.tiles[{at}]"
        fine = [look.number(row[0], stated(1, TILES, PARTS), f"{where}.count")]
        bales = zip("YGRB", row[1:5], strict=True)
        fine += [look.number(value, Range(0, MOST_NEEDED), f"{where}.{column}") for column, value in bales]
        if all(fine):
            counted.append(row[:5])
            if not any(row[1:5]):
                look.wrong(where, row, "a_bale", ACTIONS)
        look.one_of(row[5], DISCARDS, f"{where}.discard", ACTIONS)
    check_count(look, "resources.tiles (count)", sum(row[0] for row in counted), TILES, PARTS)
    yellow, green, red, blue = (sum(row[0] for row in counted if row[1 + color]) for color in range(4))
    if not blue < red < min(yellow, green):
        look.wrong("resources.tiles", f"Y {yellow}, G {green}, R {red}, B {blue}", "rarer_silk", PARTS)
    for color, column in enumerate("YGRB", 1):
        look.number(sum(row[0] * row[color] for row in counted), Range(0, MOST_SILK), f"resources.tiles ({column})")


def _side(look: Inspection, side: dict[str, Any], where: str, players: list[int], fireworks: tuple[int, int]) -> None:
    if side.get("players") != players:
        look.wrong(f"{where}.players", side.get("players"), "exactly", SETTING_UP, value=json.dumps(players))
    if (warehouse := look.part(side, "warehouse", dict, where + ".")) is not None:
        check_origin(look, warehouse, f"{where}.warehouse")
        look.number(warehouse.get("segments"), stated(SEGMENTS, SEGMENTS, ACTIONS), f"{where}.warehouse.segments")
        look.number(warehouse.get("tiles"), stated(3, SEGMENT_SIZE, ACTIONS), f"{where}.warehouse.tiles")
    if (workshop := look.part(side, "workshop", dict, where + ".")) is not None:
        check_origin(look, workshop, f"{where}.workshop")
        look.numbers(workshop.get("costs"), stated(0, 8, DRESS), f"{where}.workshop.costs", Range(3, MOST_WINDOWS, ROUND))
        look.number(workshop.get("dark"), stated(2, 2, ROUND), f"{where}.workshop.dark")
    if (track := look.part(side, "all_halls", dict, where + ".")) is not None:
        check_origin(look, track, f"{where}.all_halls")
        look.numbers(track.get("prestige"), AMOUNT, f"{where}.all_halls.prestige", Range(1, MOST, DECORATION))
    if (majority := look.part(side, "fireworks_majority", dict, where + ".")) is not None:
        check_origin(look, majority, f"{where}.fireworks_majority")
        for place, right in zip(("first", "second"), fireworks, strict=True):
            look.number(majority.get(place), stated(right, right, SCORING), f"{where}.fireworks_majority.{place}")
    if (decorations := look.part(side, "decorations", dict, where + ".")) is not None:
        _decorations(look, decorations, f"{where}.decorations")
    if (halls := look.part(side, "halls", list, where + ".")) is not None:
        check_count(look, f"{where}.halls", len(halls), HALLS, DRESS)
        majorities = [_hall(look, hall, f"{where}.halls[{at}]") for at, hall in enumerate(halls, 1)]
        if where.endswith("small") and [3, 1] not in majorities:
            look.wrong(f"{where}.halls", majorities, "the_examples_hall", SCORING)


def _decorations(look: Inspection, table: dict[str, Any], where: str) -> None:
    check_origin(look, table, where)
    for kind in KINDS:
        row = look.part(table, kind, dict, where + ".")
        if row is None:
            continue
        many = stated(HALLS, HALLS, DECORATION) if kind == "musicians" else Range(1, LONGEST_ROW, DECORATION)
        cost = check_spaces(look, row, f"{where}.{kind}", many)
        if kind == "fireworks" and cost is not None:
            if cost != sorted(set(cost)):
                look.wrong(f"{where}.{kind}.cost", cost, "rising", SCORING)
            each = Range(len(cost), len(cost), SCORING, SCORING)
            look.numbers(row.get("terrace"), stated(2, 3, SCORING), f"{where}.{kind}.terrace", each)


def check_spaces(look: Inspection, row: dict[str, Any], where: str, many: Range) -> list[int] | None:
    """The costs of a row of decoration spaces, if all is well with it: each has its prestige too."""
    cost = look.numbers(row.get("cost"), AMOUNT, f"{where}.cost", many)
    if cost is not None:
        look.numbers(row.get("prestige"), AMOUNT, f"{where}.prestige", Range(len(cost), len(cost), DECORATION, DECORATION))
    return cost


def _hall(look: Inspection, hall: object, where: str) -> object:
    """The majority of a hall, whatever stands there."""
    if not isinstance(hall, dict):
        look.malformed(where, hall, "a_table")
        return None
    check_origin(look, hall, where)
    look.numbers(hall.get("majority"), AMOUNT, f"{where}.majority", stated(2, 2, SCORING))
    spaces = hall.get("spaces")
    if not isinstance(spaces, list):
        look.malformed(f"{where}.spaces", spaces, "so_many_spaces", least=2, most=LARGEST_HALL)
        return hall.get("majority")
    if not 2 <= len(spaces) <= LARGEST_HALL:
        page = DRESS if len(spaces) < 2 else None
        look.wrong(f"{where}.spaces", spaces, "so_many_spaces", page, least=2, most=LARGEST_HALL)
    kinds = [_space(look, space, f"{where}.spaces[{at}]") for at, space in enumerate(spaces, 1)]
    if len(spaces) > 1 and all(kinds) and {*kinds} != {"guest", "master"}:
        look.wrong(f"{where}.spaces", sorted({*kinds}), "guest_and_master", DRESS)
    return hall.get("majority")


def _space(look: Inspection, space: object, where: str) -> str:
    """The kind of a guest space, if it has one."""
    if not isinstance(space, list) or len(space) != 2:
        look.malformed(where, space, "kind_and_reward")
        return ""
    kind, reward = space
    fine = look.one_of(kind, ("guest", "master"), f"{where}.kind", DRESS)
    if not isinstance(reward, list):
        _reward(look, reward, ("", *REWARDS), f"{where}.reward")
    elif len(reward) < 2:
        look.malformed(f"{where}.reward", reward, "so_many_rewards", least=2, most=MOST_REWARDS)
    elif len(reward) > MOST_REWARDS:
        look.wrong(f"{where}.reward", reward, "so_many_rewards", least=2, most=MOST_REWARDS)
    else:
        for at, each in enumerate(reward, 1):
            _reward(look, each, REWARDS, f"{where}.reward[{at}]")
    return kind if fine else ""


def _reward(look: Inspection, reward: object, words: Sequence[str], where: str) -> None:
    if isinstance(reward, int):
        look.number(reward, Range(1, MOST), where)
    else:
        look.one_of(reward, words, where, DRESS)


def _base(look: Inspection, cards: list[Any]) -> None:
    counted: Counter[str] = Counter()
    for at, row in enumerate(cards, 1):
        where = f"employees.base[{at}]"
        if not isinstance(row, dict):
            look.malformed(where, row, "a_table")
            continue
        check_origin(look, row, where)
        rank, bonus, count = row.get("type"), row.get("bonus"), row.get("count", 1)
        known = look.one_of(rank, RANKS, f"{where}.type", PARTS)
        if look.number(count, stated(1, BASE_EMPLOYEES, PARTS), f"{where}.count"):
            counted[str(rank)] += count
        if check_bonus(look, bonus, f"{where}.bonus"):
            if known and (rank == "master") != (bonus == "none"):
                look.wrong(f"{where}.bonus", bonus, "no_bonus_for_masters", ACTIONS)
            if str(bonus).startswith("end:"):
                look.wrong(f"{where}.bonus", bonus, "crowns_on_level_6", ACTIONS)
    check_count(look, "employees.base (count)", counted.total(), BASE_EMPLOYEES, PARTS)
    check_count(look, "employees.base (master)", counted["master"], BASE_MASTERS, BONUSES)


def check_bonus(look: Inspection, text: Any, where: str) -> bool:
    if isinstance(text, str) and bonus_from(text) is not None:
        return True
    if isinstance(text, str):
        look.wrong(where, text, "a_bonus_text")
    else:
        look.malformed(where, text, "a_bonus_text")
    return False


def _hire(look: Inspection, table: dict[str, Any]) -> None:
    cards = look.rows(table, "cards", HIRE_COLUMNS, "employees.hire")
    if cards is None:
        return
    for at, (level, rank, bonus, origin) in cards:
        where = f"employees.hire.cards[{at}]"
        fine = [look.number(level, stated(1, 6, PARTS), f"{where}.level"), look.one_of(rank, RANKS, f"{where}.type", PARTS)]
        fine.append(check_bonus(look, bonus, f"{where}.bonus"))
        if bonus == "none":
            look.wrong(f"{where}.bonus", bonus, "no_bonus_for_masters", BONUSES)
        look.one_of(origin, ORIGINS, f"{where}.from")
        if all(fine) and bonus.startswith("end:") != (level == 6 and rank == "apprentice"):
            look.wrong(f"{where}.bonus", bonus, "crowns_on_level_6", ACTIONS)
    for level, right in LEVELS.items():
        found = sum(is_number(row[0]) and row[0] == level for _, row in cards)
        check_count(look, f"employees.hire.cards (level {level})", found, right, SETTING_UP)
