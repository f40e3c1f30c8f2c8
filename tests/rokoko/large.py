"""A box as large as this program can hold: invented values at every limit of ours, and within every one of the rulebook's."""

from __future__ import annotations

import copy
from typing import Any, Final

from rocaille.games.rokoko.components.checks import KINDS
from rocaille.games.rokoko.game import COMPONENTS, VERSION
from rocaille.kernel.components import published

REWARDS: Final[list[Any]] = ["", ["T", "L"], ["tile", 3], ["tile", "tile"], ["T", "L", "tile", 99], 2, "tile", ["L", "L"]]
TILES: Final = [  # up to nine bales of a colour; no colour has more than 127
    [1, 9, 9, 0, 0, "T/L"],
    [1, 0, 9, 9, 9, "T+L"],
    [1, 9, 0, 9, 0, "T"],
    [12, 4, 0, 0, 0, "T/L"],
    [12, 0, 4, 0, 0, "L"],
    [5, 1, 5, 0, 0, "T+L"],
    [9, 0, 0, 4, 0, "T/L"],
    [7, 0, 0, 0, 5, "L"],
]


def largest() -> dict[str, Any]:
    """The published table with everything enlarged."""
    table = copy.deepcopy(published(COMPONENTS, VERSION))
    table["resources"].update({"tiles": TILES, "from": "printed"})
    table["dresses"]["tiles"][12][1:7] = [9, 9, 9, 9, 9, 9]  # nobody can ever make it
    table["dresses"]["from"] = "printed"
    for name, costs, track in (
        ("small", [0, 8, 4, 3, 7, 1, 0, 5, 2, 6], [1, 99, 7, 3, 0, 12, 5, 8]),
        ("large", [4, 4, 0, 8, 1, 7, 2, 6, 3, 5], [9]),
    ):
        side = table["board"][name]
        side["workshop"].update({"costs": costs, "from": "printed"})
        side["all_halls"].update({"prestige": track, "from": "printed"})
        for hall in side["halls"]:
            hall["from"] = "printed"
            hall["spaces"] = [["guest" if at % 3 else "master", REWARDS[at % len(REWARDS)]] for at in range(12)]
        for kind in KINDS[:4]:
            side["decorations"][kind] = {"cost": list(range(3, 11)), "prestige": [0, 1, 0, 2, 0, 3, 0, 99]}
        side["decorations"]["fireworks"]["terrace"] = [2, 3, 2, 3, 2, 3, 2, 3]
        side["decorations"]["from"] = "printed"
    table["jeweller"]["windows"].update({"costs": [0, 3, 1, 6, 2, 0, 4, 1], "from": "printed"})
    table["jeweller"]["decorations"].update({"cost": [1, 2, 3, 4, 5, 6, 7, 8], "prestige": [0] * 8, "from": "printed"})
    return table


LARGEST: Final = largest()
