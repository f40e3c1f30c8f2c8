"""4. Hire a new Employee: the special Apprentice.

Master only. Instead of a card from the hire row, the special Apprentice that one was dealt, once a game and free of charge,
when its condition holds at that moment. It is shown, goes to the hand and is played this round.
"""

from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import MASTER, NOTHING
from rocaille.games.rokoko.state import Player
from rocaille.kernel.decision import Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import inserted, replaced


def obstacle(state: JewellerState, player: Player, rank: int) -> Reason | None:
    """Why the special Apprentice cannot be hired now."""
    special = state.specials[player.seat]
    if rank != MASTER:
        return Reason("needs_master")
    if special == NOTHING:
        return Reason("special_hired")
    if not parts_of(state).conditions[special].holds(state, player):
        return Reason("condition_open", (special,))
    return None


def hire(state: JewellerState, player: Player, log: Log) -> None:
    special = state.specials[player.seat]
    state.specials = replaced(state.specials, player.seat, NOTHING)
    state.hired_specials = inserted(state.hired_specials, special)
    player.hand = inserted(player.hand, special)
    player.shown = inserted(player.shown, special)
    log.note("hires_special", player.seat, special)
