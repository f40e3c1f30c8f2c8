"""Overview of the hiring conditions.

What must hold at the moment when a special Apprentice is hired; afterwards it does not matter any more. Dresses, jewels and
decorations are one's own; hand, supply and discard pile play no part.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rocaille.games.rokoko.bonuses.payouts import dresses_of_color, on_master_spaces
from rocaille.games.rokoko.jeweller.names import for_a_woman
from rocaille.games.rokoko.jeweller.rules.fund_a_jewellers_space import kinds_of
from rocaille.games.rokoko.jeweller.rules.take_the_masters_exam import has_passed
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import COLORS, HALLS
from rocaille.games.rokoko.rules.all_halls_bonus import present
from rocaille.games.rokoko.state import Player, State

Measure = Callable[[JewellerState, Player], tuple[int, ...]]


class Condition:
    """So much of something, or of several things. `key` names it for the words."""

    __slots__ = ("key", "least", "measure")

    def __init__(self, key: str, least: tuple[int, ...], measure: Measure) -> None:
        self.key: Final = key
        self.least: Final = least
        self.measure: Final = measure

    def holds(self, state: JewellerState, player: Player) -> bool:
        reached = self.measure(state, player)
        for at in range(len(self.least)):
            if reached[at] < self.least[at]:
                return False
        return True


def dresses(state: State, seat: int, for_women: bool) -> int:
    """Women's dresses or men's coats on the board."""
    return sum([dresses_of_color(state, seat, color) for color in range(len(COLORS)) if for_a_woman(color) == for_women])


def halls_with(state: State, seat: int) -> int:
    """Halls in which a player is present."""
    return sum([1 for hall in range(HALLS) if present(state.hosts, state.decorations, seat, hall)])


def _resources(state: JewellerState, player: Player) -> tuple[int, ...]:
    return (len(player.tiles) + len(player.veiled), player.lace, player.thread)


_N: Final = r"([1-9]\d?)"
_PATTERNS: Final[list[tuple[str, str, Measure]]] = [
    (rf"{_N} men's coats on the board", "coats", lambda state, player: (dresses(state, player.seat, False),)),
    (rf"{_N} women's dresses on the board", "dresses", lambda state, player: (dresses(state, player.seat, True),)),
    (rf"{_N} dresses on master guest spaces", "master_spaces", lambda state, player: (on_master_spaces(state, player.seat),)),
    (rf"{_N} Livre", "livres", lambda state, player: (player.livres,)),
    (rf"{_N} jewels", "jewels", lambda state, player: (state.jewel_count(player.seat),)),
    (rf"decorations of {_N} different kinds", "kinds", lambda state, player: (kinds_of(state, player.seat),)),
    (rf"{_N} resource tiles, {_N} lace and {_N} thread", "resources", _resources),
    (rf"{_N} prestige in tokens", "tokens", lambda state, player: (player.prestige,)),
    (r"the Master's exam passed at least once", "masters_exam", lambda state, player: (int(has_passed(state, player.seat)),)),
    (rf"present in all {HALLS} halls", "all_halls", lambda state, player: (halls_with(state, player.seat),)),
]
_NEEDED: Final[dict[str, tuple[int, ...]]] = {"masters_exam": (1,), "all_halls": (HALLS,)}


def condition_from(text: str) -> Condition | None:
    """The condition that a text of the component table describes; None for a text that is none of the game's."""
    for pattern, key, measure in _PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            return Condition(key, _NEEDED.get(key) or tuple([int(number) for number in match.groups()]), measure)
    return None
