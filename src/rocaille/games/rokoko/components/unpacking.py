# not compiled
"""From a checked component table to the box that the rules use."""

from collections.abc import Sequence
from typing import Any, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.components.cards import Cards
from rocaille.games.rokoko.components.checks import KINDS, SIDES
from rocaille.games.rokoko.expansion import Expansion
from rocaille.games.rokoko.names import (
    BALE,
    BOTH,
    COLORS,
    DECORATIONS,
    EITHER,
    FOUNTAIN_LOWER,
    FOUNTAIN_UPPER,
    HALL_SIZE,
    HALLS,
    LACE,
    NO_REWARD,
    REWARD_LACE,
    REWARD_THREAD,
    REWARD_TILE,
    ROW_SIZE,
    SEGMENT_SIZE,
    SEGMENTS,
    THREAD,
)

_DISCARD: Final = {"T": THREAD, "L": LACE, "T+L": BOTH, "T/L": EITHER}
_REWARD: Final = {"": NO_REWARD, "T": REWARD_THREAD, "L": REWARD_LACE, "tile": REWARD_TILE}


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
    spaces = [hall * HALL_SIZE + at for hall in range(HALLS) for at in range(len(halls[hall]["spaces"]))]
    printed = {space: halls[space // HALL_SIZE]["spaces"][space % HALL_SIZE] for space in spaces}
    numbers = range(HALLS * HALL_SIZE)
    decoration_rows = {kind: side["decorations"][word] for kind, word in enumerate(KINDS)} | addition.decorations
    decorations = [kind * ROW_SIZE + at for kind, row in decoration_rows.items() for at in range(len(row["cost"]))]

    def of_decoration(column: str) -> tuple[int, ...]:
        return tuple(
            decoration_rows[space // ROW_SIZE][column][space % ROW_SIZE] if space in decorations else 0
            for space in range(len(DECORATIONS) * ROW_SIZE)
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
        dark_windows=side["workshop"]["dark"],
        segment_size=side["warehouse"]["tiles"],
        places=tuple(segment * SEGMENT_SIZE + at for segment in range(SEGMENTS) for at in range(side["warehouse"]["tiles"])),
        spaces=tuple(spaces),
        space_hall=tuple(space // HALL_SIZE for space in numbers),
        space_master=tuple(int(space in printed and printed[space][0] == "master") for space in numbers),
        space_reward=tuple(_reward(printed[space][1]) if space in printed else NO_REWARD for space in numbers),
        hall_first=tuple(hall["majority"][0] for hall in halls),
        hall_second=tuple(hall["majority"][1] for hall in halls),
        decorations=tuple(decorations),
        decoration_cost=of_decoration("cost"),
        decoration_prestige=of_decoration("prestige"),
        one_each=sum(1 << kind for kind in (FOUNTAIN_UPPER, FOUNTAIN_LOWER, *addition.decorations)),
        terrace=tuple(fireworks + [0] * (ROW_SIZE - len(fireworks))),
        fireworks_first=side["fireworks_majority"]["first"],
        fireworks_second=side["fireworks_majority"]["second"],
        all_halls=tuple(sorted(side["all_halls"]["prestige"], reverse=True)[: max(side["players"])]),
        expansion=addition.expansion,
    )


def _silk(bales: Sequence[int]) -> int:
    return sum(count * bale for count, bale in zip(bales, BALE, strict=True))


def _reward(printed: str | int) -> int:
    return printed if isinstance(printed, int) else _REWARD[printed]


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
