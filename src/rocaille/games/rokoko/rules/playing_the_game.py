"""Playing the Game.

Seven rounds of four phases: prepare, select three hand cards, take actions, collect income. The phases are steps on the
agenda, so what comes next is always written in the state.
"""

from typing import Final

from rocaille.games.rokoko.names import NOBODY, ROUNDS
from rocaille.games.rokoko.rules.collect_income import COLLECT_INCOME
from rocaille.games.rokoko.rules.prepare_for_new_round import prepare
from rocaille.games.rokoko.rules.select_3_hand_cards import SELECT_HAND_CARDS, take_what_must_be_taken
from rocaille.games.rokoko.rules.take_actions import TAKE_ACTIONS
from rocaille.games.rokoko.state import State, Step
from rocaille.kernel.log import Log


class NextRound(Step):
    """Begin the next round; after the last one nothing is left on the agenda."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        if state.round == ROUNDS:
            log.note("game_over", NOBODY)
            return
        state.round += 1
        log.note("round", NOBODY, state.round)
        prepare(state, log)
        take_what_must_be_taken(state, log)
        state.agenda = (self, COLLECT_INCOME, TAKE_ACTIONS, SELECT_HAND_CARDS)


NEXT_ROUND: Final = NextRound(NOBODY)
