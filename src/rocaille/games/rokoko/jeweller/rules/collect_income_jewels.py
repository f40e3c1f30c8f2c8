"""Phase 4: Collect income: jewels.

Besides the usual income, 1 Livre for each jewel one has.
"""

from rocaille.games.rokoko.jeweller.state import JewellerState


def income(state: JewellerState, seat: int) -> int:
    return state.jewel_count(seat)
