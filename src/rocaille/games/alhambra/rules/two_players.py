"""Special rules for two players.

One of each money card is left out. Dirk, an imaginary third player, has six buildings at the start, gets six more after
scoring A, and a third of the stack, rounded down, after scoring B; a short stack gives what it has. Who buys a building may
give it to him. He takes places and points in every scoring, but he cannot win, and left-over buildings never go to him.
"""

from rocaille.games.alhambra.names import CATEGORIES, DIRK, DIRKS_BUILDINGS, A, B
from rocaille.games.alhambra.rules.buying_buildings import drawn_building
from rocaille.games.alhambra.state import State
from rocaille.kernel.log import Log
from rocaille.kernel.packed import size
from rocaille.kernel.tuples import replaced


def give_dirk_his_start(state: State, log: Log) -> None:
    state.dirk = (0,) * CATEGORIES
    give_dirk(state, DIRKS_BUILDINGS, log)


def give_dirk_more(state: State, scoring: int, log: Log) -> None:
    if not state.dirk:
        return
    if scoring == A:
        give_dirk(state, DIRKS_BUILDINGS, log)
    elif scoring == B:
        give_dirk(state, size(state.building_stack) // 3, log)


def give_dirk(state: State, number: int, log: Log) -> None:
    left = size(state.building_stack)
    for drawn in range(min(number, left)):
        building = drawn_building(state, left - drawn)
        category = state.box.building_category[building]
        state.dirk = replaced(state.dirk, category, state.dirk[category] + 1)
        log.note("dirk_gets", DIRK, building)
