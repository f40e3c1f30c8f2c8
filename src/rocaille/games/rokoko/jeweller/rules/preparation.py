"""Preparation.

The two Masters of level 5 are shuffled with the nine new ones; two of the eleven go to level 5, the others are the deck of
the Master's exam. Likewise the Journeymen of level 2. Everybody gets a special Apprentice that nobody else sees, and an exam
card with the Journeyman's exam up. The 24 jewel tiles are a face-down stack.
"""

from typing import Final

from rocaille.games.rokoko.jeweller.names import JOURNEYMANS_EXAM, MASTERS_EXAM
from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import NOTHING
from rocaille.games.rokoko.state import State
from rocaille.kernel.chance import shuffle
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import inserted

FROM_EXAM_DECK: Final = 2  # so many cards of each exam deck are for hire


def set_up(state: State, log: Log) -> JewellerState:
    parts = parts_of(state)
    seats = len(state.players)
    decks: tuple[int, ...] = ()
    for exam in (JOURNEYMANS_EXAM, MASTERS_EXAM):
        pool = shuffle(state, parts.pools[exam])
        for card in pool[:FROM_EXAM_DECK]:
            state.hire_stack = into_stack(state.hire_stack, card, state.box.levels)
        decks += pool[FROM_EXAM_DECK:]
    dealt = shuffle(state, parts.specials)
    for seat in range(seats):
        log.whisper("special_dealt", seat, dealt[seat])
    nothing = (0,) * seats
    return JewellerState(
        state,
        state.players,
        (NOTHING,) * len(parts.window_costs),
        parts.jewels,
        nothing,
        dealt[:seats],
        (),
        nothing,
        nothing,
        nothing,
        tuple(sorted(decks)),
        0,
        (),
        (),
    )


def into_stack(stack: tuple[int, ...], card: int, levels: tuple[int, ...]) -> tuple[int, ...]:
    """The stack for hire with `card` among those of its level, which are sorted."""
    lower = tuple([other for other in stack if levels[other] < levels[card]])
    same = tuple([other for other in stack if levels[other] == levels[card]])
    return lower + inserted(same, card) + stack[len(lower) + len(same) :]
