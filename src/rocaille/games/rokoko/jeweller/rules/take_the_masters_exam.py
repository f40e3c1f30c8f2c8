"""8. Take the Master's exam.

Any Journeyman, like the Journeyman's exam in everything else: when the Master's exam lies open and its tasks are covered, 5
Livre, 1 prestige, and a Master of one's choice from its deck. Both exams may be taken again and again, in turn.
"""

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.kernel.tuples import replaced


def passed_again(state: JewellerState, seat: int) -> None:
    state.passed = replaced(state.passed, seat, state.passed[seat] + 1)


def has_passed(state: JewellerState, seat: int) -> bool:
    return state.passed[seat] > 0
