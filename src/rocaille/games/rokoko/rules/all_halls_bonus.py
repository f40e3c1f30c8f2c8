"""“All halls” bonus.

The moment a player is present in all five halls, with a dress or as the musician's patron, a marker of theirs goes on the
most valuable free space of the track. Once a player.
"""

from rocaille.games.rokoko.names import HALL_SIZE, HALLS, MUSICIANS, NOBODY, ROW_SIZE
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


def mark_if_in_all_halls(state: State, player: Player, log: Log) -> None:
    if player.seat in state.all_halls or NOBODY not in state.all_halls:
        return
    for hall in range(HALLS):
        if not present(state, player.seat, hall):
            return
    space = state.all_halls.index(NOBODY)
    state.all_halls = replaced(state.all_halls, space, player.seat)
    log.note("in_all_halls", player.seat, state.box.all_halls[space])


def present(state: State, seat: int, hall: int) -> bool:
    return (
        state.decorations[MUSICIANS * ROW_SIZE + hall] == seat or seat in state.hosts[hall * HALL_SIZE : (hall + 1) * HALL_SIZE]
    )
