"""Phase 1: Prepare for new round, E) New jewel tiles.

A jewel in the dark window, the last on the right, leaves the game. The others move right, and the windows left free are
filled from the right out of the stack; when it has run out, the leftmost stay empty.
"""

from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import NOBODY, NOTHING
from rocaille.kernel.chance import throw
from rocaille.kernel.log import Log


def new_jewels(state: JewellerState, log: Log) -> None:
    windows = len(state.windows)
    lit = windows - parts_of(state).dark_windows
    left = [jewel for jewel in state.windows[:lit] if jewel != NOTHING]
    for jewel in state.windows[lit:]:
        if jewel != NOTHING:
            log.note("jewel_leaves", NOBODY, jewel)
    while len(left) < windows and state.jewel_stack:
        at = throw(state, len(state.jewel_stack))
        left.insert(0, state.jewel_stack[at])
        state.jewel_stack = state.jewel_stack[:at] + state.jewel_stack[at + 1 :]
    state.windows = (NOTHING,) * (windows - len(left)) + tuple(left)
