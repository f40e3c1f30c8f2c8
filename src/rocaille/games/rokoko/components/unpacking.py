# not compiled
"""From a checked component table to the box that the rules use."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.components.cards import Cards
from rocaille.games.rokoko.components.checks import KINDS, SIDES
from rocaille.games.rokoko.expansion import Expansion
from rocaille.games.rokoko.names import (
    BALE,
    BOTH,
    COLORS,
    EITHER,
    FOUNTAIN_LOWER,
    FOUNTAIN_UPPER,
    HALLS,
    LACE,
    REWARD_LACE,
    REWARD_THREAD,
    REWARD_TILE,
    SEGMENT_SIZE,
    SEGMENTS,
    THREAD,
    WINDOWS,
)
from rocaille.games.rokoko.places import (
    FUNDABLE,
    MOST_FUNDABLE,
    MOST_SPACES,
    SPACES,
    decoration_at,
    hall_of,
    kind_of,
    place_in_hall,
    place_in_row,
    space_at,
)

_DISCARD: Final = {"T": THREAD, "L": LACE, "T+L": BOTH, "T/L": EITHER}
_REWARD: Final = {"T": REWARD_THREAD, "L": REWARD_LACE, "tile": REWARD_TILE}


def base_box(table: dict[str, Any], players: int) -> Box:
    """The box of the base game."""
    return box_from(table, players, Cards(table["employees"]), Addition(Expansion(), {}))


class Addition:
    """What an expansion adds to the box: itself, and decorations by their kind, of which a player may have one space."""

    def __init__(self, expansion: Expansion, decorations: dict[int, dict[str, Any]]) -> None:
        self.expansion = expansion
        self.decorations = decorations


def box_from(table: dict[str, Any], players: int, cards: Cards, addition: Addition) -> Box:
    side = next(table["board"][side] for side, (counts, _) in SIDES.items() if players in counts)
    dresses = table["dresses"]["tiles"]
    kinds, tiles = _tile_kinds(table["resources"]["tiles"])
    halls = side["halls"]
    in_halls = [tuple(space_at(hall, at) for at in range(len(halls[hall]["spaces"]))) for hall in range(HALLS)]
    spaces = [space for hall in in_halls for space in hall]
    printed = {space: halls[hall_of(space)]["spaces"][place_in_hall(space)] for space in spaces}
    numbers = range(_kept(SPACES, MOST_SPACES, _of_all(table, _spaces)))
    decoration_rows = {kind: side["decorations"][word] for kind, word in enumerate(KINDS)} | addition.decorations
    decorations = [decoration_at(kind, at) for kind, row in decoration_rows.items() for at in range(len(row["cost"]))]
    of_addition = [decoration_at(kind, len(row["cost"]) - 1) for kind, row in addition.decorations.items()]
    fundable = _kept(FUNDABLE, MOST_FUNDABLE, _of_all(table, _fundable) + of_addition)

    def of_decoration(column: str) -> tuple[int, ...]:
        return tuple(
            decoration_rows[kind_of(space)][column][place_in_row(space)] if space in decorations else 0
            for space in range(fundable)
        )

    fireworks = side["decorations"]["fireworks"]["terrace"]
    return Box(
        source=table,
        players=players,
        ranks=tuple(cards.ranks),
        levels=tuple(cards.levels),
        bonuses=cards.bonuses,
        card_texts=cards.texts,
        card_origins=cards.origins,
        card_names=cards.names,
        base=cards.base,
        for_hire=cards.for_hire,
        dress_names=_dress_names(dresses),
        dress_color=tuple(COLORS.index(row[0]) for row in dresses),
        dress_silk=tuple(_silk(row[1:5]) for row in dresses),
        dress_thread=tuple(row[5] for row in dresses),
        dress_lace=tuple(row[6] for row in dresses),
        dress_master=tuple(int(row[7]) for row in dresses),
        dress_sale=tuple(row[8] for row in dresses),
        dress_prestige=tuple(row[9] for row in dresses),
        tile_silk=tuple(_silk(kind[:4]) for kind in kinds),
        tile_discard=tuple(_DISCARD[kind[4]] for kind in kinds),
        tile_names=[_tile_name(kind) for kind in kinds],
        all_tiles=tiles,
        window_costs=tuple(side["workshop"]["costs"]),
        window_places=max(WINDOWS, *_of_all(table, lambda side: [len(side["workshop"]["costs"])])),
        dark_windows=side["workshop"]["dark"],
        segment_size=side["warehouse"]["tiles"],
        places=tuple(segment * SEGMENT_SIZE + at for segment in range(SEGMENTS) for at in range(side["warehouse"]["tiles"])),
        spaces=tuple(spaces),
        space_hall=tuple(hall_of(space) for space in numbers),
        space_master=tuple(int(space in printed and printed[space][0] == "master") for space in numbers),
        space_rewards=tuple(_rewards(printed[space][1]) if space in printed else () for space in numbers),
        hall_spaces=tuple(in_halls),
        hall_first=tuple(hall["majority"][0] for hall in halls),
        hall_second=tuple(hall["majority"][1] for hall in halls),
        decorations=tuple(decorations),
        decoration_cost=of_decoration("cost"),
        decoration_prestige=of_decoration("prestige"),
        one_each=sum(1 << kind for kind in (FOUNTAIN_UPPER, FOUNTAIN_LOWER, *addition.decorations)),
        terrace=tuple(fireworks),
        fireworks_first=side["fireworks_majority"]["first"],
        fireworks_second=side["fireworks_majority"]["second"],
        all_halls=tuple(sorted(side["all_halls"]["prestige"], reverse=True)[: max(side["players"])]),
        expansion=addition.expansion,
    )


def _silk(bales: Sequence[int]) -> int:
    return sum(count * bale for count, bale in zip(bales, BALE, strict=True))


def _rewards(printed: str | int | list[str | int]) -> tuple[int, ...]:
    """Nothing, one reward, or a list of several."""
    each = printed if isinstance(printed, list) else [printed] if printed != "" else []
    return tuple(reward if isinstance(reward, int) else _REWARD[reward] for reward in each)


def _of_all(table: dict[str, Any], counted: Callable[[dict[str, Any]], list[int]]) -> list[int]:
    """What both sides of the board have: what one of them lacks still has a number there."""
    return [number for side in SIDES for number in counted(table["board"][side])]


def _spaces(side: dict[str, Any]) -> list[int]:
    return [space_at(number, len(hall["spaces"]) - 1) for number, hall in enumerate(side["halls"])]


def _fundable(side: dict[str, Any]) -> list[int]:
    return [decoration_at(kind, len(side["decorations"][word]["cost"]) - 1) for kind, word in enumerate(KINDS)]


def _kept(always: int, at_most: int, numbers: list[int]) -> int:
    """How many numbers are kept: always so many, and all there are if a board needs more."""
    return always if max(numbers) < always else at_most


def _dress_names(rows: list[list[Any]]) -> list[str]:
    """Y1 to Y13, G1 to G13, R1 to R10, B1 to B6, in the order of the table."""
    return [f"{row[0][0].upper()}{sum(other[0] == row[0] for other in rows[:n]) + 1}" for n, row in enumerate(rows)]


def _tile_kinds(rows: list[list[Any]]) -> tuple[list[tuple[Any, ...]], tuple[int, ...]]:
    """The different faces of tiles, and the face of each of the 48."""
    kinds: list[tuple[Any, ...]] = []
    tiles: list[int] = []
    for count, *face in rows:
        if tuple(face) not in kinds:
            kinds.append(tuple(face))
        tiles += [kinds.index(tuple(face))] * count
    return kinds, tuple(sorted(tiles))


def _tile_name(kind: tuple[Any, ...]) -> str:
    """Its bales and, after a colon, what it is discarded for: GG:T/L."""
    return "".join(letter * count for letter, count in zip("YGRB", kind[:4], strict=True)) + f":{kind[4]}"
