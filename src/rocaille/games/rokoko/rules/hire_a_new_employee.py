"""4. Hire a new Employee.

Master only. With 4 cards in the hire row a card costs 5 Livre, with 3 it costs 3, with 2 it costs 1, and the last is free.
It goes to the hand and is played this round; everybody saw which it was.
"""

from typing import Final

from rocaille.games.rokoko.decisions import HIRE, HireEmployee
from rocaille.games.rokoko.names import MASTER
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import inserted, without

PRICES: Final[tuple[int, ...]] = (0, 0, 1, 3, 5)  # by number of cards in the row


def price(hire_row: tuple[int, ...]) -> int:
    """What any card of the row costs now."""
    return PRICES[len(hire_row)]


def add_options(state: State, player: Player, rank: int, choices: list[Decision]) -> None:
    if rank == MASTER and player.livres >= price(state.hire_row):
        for card in state.hire_row:
            choices.append(HIRE[card])


def hire(state: State, player: Player, decision: HireEmployee, log: Log) -> None:
    cost = price(state.hire_row)
    player.livres -= cost
    state.hire_row = without(state.hire_row, decision.card)
    player.hand = inserted(player.hand, decision.card)
    player.shown = inserted(player.shown, decision.card)
    log.note("hires", player.seat, decision.card, cost)


def why_not(state: State, player: Player, rank: int, decision: HireEmployee) -> Reason:
    if rank != MASTER:
        return Reason("needs_master")
    if decision.card not in state.hire_row:
        return Reason("not_for_hire", (decision.card,))
    return Reason("too_dear", (price(state.hire_row), player.livres))
