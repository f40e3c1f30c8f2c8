"""Phase 1: Prepare for new round.

(A) Who holds the favour card becomes starting player and gives it back. (B) Employees left in the hire row leave the
game, four new ones come. (C) Empty places of the warehouse are filled, segment by segment. (D) Dresses on the dark windows
are discarded, the others move right, and the windows left free are filled from the right out of the bag; an empty bag is
filled from the discards first.
"""

from rocaille.games.rokoko.names import HIRE_ROW, NOBODY, NOTHING
from rocaille.games.rokoko.rules.acquire_resources import drawn_tile
from rocaille.games.rokoko.state import State
from rocaille.kernel.chance import throw
from rocaille.kernel.log import Log


def prepare(state: State, log: Log) -> None:
    pass_on_the_start(state, log)
    new_employees(state, log)
    new_resources(state, log)
    new_dresses(state, log)
    state.box.expansion.prepare(state, log)


def pass_on_the_start(state: State, log: Log) -> None:
    if state.favour != NOBODY:
        state.starter = state.favour
        state.favour = NOBODY
        log.note("starting_player", state.starter)


def new_employees(state: State, log: Log) -> None:
    """Each card comes at random from the lowest level that is left in the stack."""
    levels = state.box.levels
    stack = state.hire_stack
    row: list[int] = []
    while stack and len(row) < HIRE_ROW:
        level = levels[stack[0]]
        of_level = 1
        while of_level < len(stack) and levels[stack[of_level]] == level:
            of_level += 1
        at = throw(state, of_level)
        row.append(stack[at])
        stack = stack[:at] + stack[at + 1 :]
    state.hire_stack = stack
    state.hire_row = tuple(row)
    for card in row:
        log.note("employee_for_hire", NOBODY, card)


def new_resources(state: State, log: Log) -> None:
    warehouse = list(state.warehouse)
    for place in state.box.places:
        if warehouse[place] == NOTHING:
            warehouse[place] = drawn_tile(state, log)
    state.warehouse = tuple(warehouse)


def new_dresses(state: State, log: Log) -> None:
    windows = len(state.box.window_costs)
    lit = windows - state.box.dark_windows
    old_fashioned = [dress for dress in state.workshop[lit:] if dress != NOTHING]
    state.dress_discards += tuple(old_fashioned)
    left = [dress for dress in state.workshop[:lit] if dress != NOTHING]
    while len(left) < windows:
        dress = drawn_dress(state, log)
        if dress == NOTHING:
            break
        left.insert(0, dress)
    state.workshop = (NOTHING,) * (windows - len(left)) + tuple(left) + (NOTHING,) * (state.box.window_places - windows)


def drawn_dress(state: State, log: Log) -> int:
    """A dress from the bag, or nothing when bag and discards are empty."""
    if not state.bag:
        if not state.dress_discards:
            return NOTHING
        state.bag = tuple(sorted(state.dress_discards))
        state.dress_discards = ()
        log.note("bag_refilled", NOBODY, len(state.bag))
    at = throw(state, len(state.bag))
    dress = state.bag[at]
    state.bag = state.bag[:at] + state.bag[at + 1 :]
    return dress
