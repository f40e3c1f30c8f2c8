"""What is in the expansion's box, as tables of ints."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rocaille.games.rokoko.expansion import Expansion
from rocaille.games.rokoko.names import CARD_KINDS, NOTHING
from rocaille.games.rokoko.state import State

if TYPE_CHECKING:
    from rocaille.games.rokoko.jeweller.rules.hiring_conditions import Condition


class Parts(Expansion):
    """The expansion's components. Nothing in it ever changes but what is remembered."""

    def __init__(self, jewels: tuple[int, ...], jewels_origin: str, window_costs: tuple[int, ...], dark_windows: int,
                 windows_origin: str, decorations_origin: str, pools: tuple[tuple[int, ...], ...],
                 specials: tuple[int, ...], conditions: dict[int, Condition]) -> None:
        self.jewels: Final = jewels  # all tiles, by colour
        self.jewels_origin: Final = jewels_origin
        self.window_costs: Final = window_costs  # left to right
        self.dark_windows: Final = dark_windows
        self.windows_origin: Final = windows_origin
        self.decorations_origin: Final = decorations_origin
        self.pools: Final = pools  # the eleven Journeymen of level 2, the eleven Masters of level 5
        self.exam_of: Final[tuple[int, ...]] = tuple(
            [next((exam for exam, pool in enumerate(pools) if card in pool), NOTHING) for card in range(CARD_KINDS)])
        self.parted: Final[dict[tuple[int, ...], tuple[tuple[int, ...], ...]]] = {}  # what the view has found out of cards
        self.specials: Final = specials
        self.conditions: Final = conditions  # by special Apprentice


def parts_of(state: State) -> Parts:
    parts = state.box.expansion
    assert isinstance(parts, Parts)
    return parts
