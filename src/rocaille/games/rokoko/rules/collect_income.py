"""Phase 4: Collect income.

Everybody gets 5 Livre; with a marker in the upper row of the fountain 1 more for each decoration space one occupies (the
fountain's own included), in the lower row 1 more for each dress one has on the board.
"""

from typing import Final

from rocaille.games.rokoko.names import FOUNTAIN_LOWER, FOUNTAIN_UPPER, NOBODY
from rocaille.games.rokoko.places import of_kind
from rocaille.games.rokoko.state import State, Step
from rocaille.kernel.log import Log

BASE_INCOME: Final = 5


def income(state: State, seat: int) -> int:
    return BASE_INCOME + from_fountain(state.hosts, state.decorations, seat) + state.box.expansion.income(state, seat)


def from_fountain(hosts: tuple[int, ...], decorations: tuple[int, ...], seat: int) -> int:
    livres = 0
    if seat in of_kind(decorations, FOUNTAIN_UPPER):
        livres += decorations.count(seat)
    if seat in of_kind(decorations, FOUNTAIN_LOWER):
        livres += hosts.count(seat)
    return livres


class CollectIncome(Step):
    """Pay everybody's income."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        for player in state.players:
            livres = income(state, player.seat)
            player.livres += livres
            log.note("income", player.seat, livres)


COLLECT_INCOME: Final = CollectIncome(NOBODY)
