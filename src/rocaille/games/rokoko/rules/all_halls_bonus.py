"""“All halls” bonus.

The moment a player is present in all five halls, with a dress or as the musician's patron, a marker of theirs goes on the
most valuable free space of the track. Once a player.
"""

from rocaille.games.rokoko.names import HALLS, MUSICIANS, NOBODY, ROW_SIZE
from rocaille.games.rokoko.places import in_hall
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


def mark_if_in_all_halls(state: State, player: Player, log: Log) -> None:
    space = next_space(state.all_halls)
    if player.seat in state.all_halls or space == NOBODY:
        return
    for hall in range(HALLS):
        if not present(state.hosts, state.decorations, player.seat, hall):
            return
    state.all_halls = replaced(state.all_halls, space, player.seat)
    log.note("in_all_halls", player.seat, state.box.all_halls[space])


def present(hosts: tuple[int, ...], decorations: tuple[int, ...], seat: int, hall: int) -> bool:
    return decorations[MUSICIANS * ROW_SIZE + hall] == seat or seat in in_hall(hosts, hall)


def next_space(all_halls: tuple[int, ...]) -> int:
    """The most valuable free space of the track; nobody's, if none is free."""
    return all_halls.index(NOBODY) if NOBODY in all_halls else NOBODY
