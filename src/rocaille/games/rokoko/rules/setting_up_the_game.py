"""Setting up the Game.

The board side goes by the number of players. The employees for hire are stacked by level, level 1 on top. Everybody has
the five base employees in the supply, 15 Livre, one thread and one lace. The dice name the starting player.
"""

from typing import Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import NOBODY, NOTHING, SEGMENT_SIZE, SEGMENTS
from rocaille.games.rokoko.rules.playing_the_game import NEXT_ROUND
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.agenda import go_on
from rocaille.kernel.chance import throw
from rocaille.kernel.dice import DecisionDice
from rocaille.kernel.log import Log

STARTING_LIVRES: Final = 15


def set_up(box: Box, dice: int, log: Log, source: DecisionDice | None = None) -> State:
    """The position before the first decision."""
    players = [Player(seat, STARTING_LIVRES, 1, 1, 0, box.base, (), (), (), (), (), (), ()) for seat in range(box.players)]
    state = State(
        box,
        players,
        0,
        NOBODY,
        NOBODY,
        NOBODY,
        (NEXT_ROUND,),
        dice,
        (),
        box.for_hire,
        (NOTHING,) * (SEGMENTS * SEGMENT_SIZE),
        box.all_tiles,
        (),
        0,
        (NOTHING,) * box.window_places,
        tuple(range(len(box.dress_color))),
        (),
        (NOTHING,) * len(box.space_hall),
        (NOBODY,) * len(box.space_hall),
        (NOBODY,) * len(box.decoration_cost),
        (NOBODY,) * len(box.all_halls),
    )
    state.source = source
    state.starter = throw(state, box.players)
    log.note("starting_player", state.starter)
    state = box.expansion.set_up(state, log)
    state.source = source
    go_on(state, log)
    state.source = None
    return state
