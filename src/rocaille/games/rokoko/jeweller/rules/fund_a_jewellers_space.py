"""6. Fund a Decoration: the jeweller's spaces.

The jeweller's board has decoration spaces like the others: they count as decorations everywhere, and are funded in the same
way. Each player may have only one of them, and whoever has one may take jewels.
"""

from typing import Final

from rocaille.games.rokoko.names import FIREWORKS, FOUNTAIN_LOWER, FOUNTAIN_UPPER, JEWELLER, MUSICIANS, STATUES
from rocaille.games.rokoko.places import of_kind
from rocaille.games.rokoko.state import State

ROWS_OF_KIND: Final[tuple[tuple[int, ...], ...]] = (
    (FIREWORKS,),
    (MUSICIANS,),
    (STATUES,),
    (FOUNTAIN_UPPER, FOUNTAIN_LOWER),
    (JEWELLER,),
)


def kinds_of(state: State, seat: int) -> int:
    """How many different kinds of decoration a player has; both rows of the fountain are one kind."""
    kinds = 0
    for rows in ROWS_OF_KIND:
        for row in rows:
            if seat in of_kind(state.decorations, row):
                kinds += 1
                break
    return kinds
