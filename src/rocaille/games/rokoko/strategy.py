"""What there is to know about playing Rokoko well: what a position is worth.

A seat's expected final points are a weighted sum of features: what is certain, what would be scored now, and what money, silk,
employees and decorations promise in the rounds that are left (`prospects.py`). The weights stand in `weights.py`: one set for
the end of the game and what is added to it at the beginning; in between they change in a straight line. Plans and rollouts
mostly end where a round begins. For these positions each round has weights of its own (`round_weights.py`), fitted to how games
with such positions ended.
"""

from __future__ import annotations

from typing import Final

from rocaille.games.rokoko.bonuses.returns import ReturnMore
from rocaille.games.rokoko.decisions import Pass
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import ROUNDS
from rocaille.games.rokoko.prospects import FEATURES, Prospects, as_row, survey
from rocaille.games.rokoko.round_weights import (
    EMPLOYEES,
    EMPLOYEES_WITH_JEWELLER,
    FIRST_ROUND,
    WEIGHTS_AT_START,
    WEIGHTS_AT_START_WITH_JEWELLER,
)
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.end_of_the_game import outcome
from rocaille.games.rokoko.rules.select_3_hand_cards import SelectHandCards
from rocaille.games.rokoko.rules.take_actions import MainAction, PlayOneCard
from rocaille.games.rokoko.state import Player, State
from rocaille.games.rokoko.weights import EARLY, LATE
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.strategy import Strategy


def weights_from(row: list[float]) -> Prospects:
    """A weight for each feature, in their order."""
    weights = Prospects()
    for at, name in enumerate(FEATURES):
        setattr(weights, name, row[at])
    return weights


def weights_in(round: int) -> Prospects:
    """What a unit of each feature is worth, in a round."""
    early = (ROUNDS - round) / (ROUNDS - 1)
    return weights_from([late + early * more for late, more in zip(LATE, EARLY, strict=True)])


WEIGHTS: Final[list[Prospects]] = [weights_in(max(round, 1)) for round in range(ROUNDS + 1)]
AT_START: Final[list[Prospects]] = [weights_from(row) for row in WEIGHTS_AT_START]
AT_START_WITH_JEWELLER: Final[list[Prospects]] = [weights_from(row) for row in WEIGHTS_AT_START_WITH_JEWELLER]


def round_begins(state: State) -> bool:
    """Whether nobody has decided anything in this round; what everybody knows to be in a hand had to be taken."""
    for player in state.players:
        if player.in_play or player.leaving or player.hand != player.shown:
            return False
    return True


def employees_worth(player: Player, worth: list[float]) -> float:
    """What a player's employees are worth together where a round begins."""
    total = 0.0
    for cards in (player.supply, player.hand, player.discard):
        for card in cards:
            total += worth[card]
    return total


def points_at_start(state: State, seats: list[Prospects]) -> list[float]:
    at = state.round - FIRST_ROUND
    if isinstance(state, JewellerState):
        weights, worth = AT_START_WITH_JEWELLER[at], EMPLOYEES_WITH_JEWELLER[at]
    else:
        weights, worth = AT_START[at], EMPLOYEES[at]
    for player in state.players:
        seats[player.seat].cards = employees_worth(player, worth)
    return [seat.times(weights) for seat in seats]


# An extended rollout that comes to the end of round 6 is played to the end of the game: one more round would not show the last.
SETTINGS: Final[dict[str, dict[str, int]]] = {"search": {"play_to_end_from": ROUNDS - 1}}


class RokokoStrategy(Strategy):
    """For the base game and with the jeweller."""

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def stage(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def weights(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return as_row(WEIGHTS[state.round])

    def features(self, state: KernelState, seat: int) -> list[float]:
        assert isinstance(state, State)
        return as_row(survey(state)[seat])

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        if not state.agenda:
            return [float(total) for total in outcome(state).totals]
        seats = survey(state)
        if state.round >= FIRST_ROUND and round_begins(state):
            return points_at_start(state, seats)
        weights = WEIGHTS[state.round]
        return [seat.times(weights) for seat in seats]

    def is_quiescent(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        if not state.agenda:
            return True
        return isinstance(state.agenda[-1], (PlayOneCard, MainAction, BonusOf, SelectHandCards, ReturnMore))

    def planning_depth(self) -> int:
        return 12

    def settings(self, bot: str) -> dict[str, int]:
        return SETTINGS.get(bot, {})

    def null_move(self, state: KernelState, seat: int, options: list[Decision]) -> Decision:
        for option in options:
            if isinstance(option, Pass):
                return option
        return options[0]
