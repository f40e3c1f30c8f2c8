"""Playing the game.

The player in turn takes money or buys a building. A building paid exactly brings another action, which is compulsory while one
is possible; with nothing to take and nothing to buy, the turn or what is left of it ends. Then the courtyard and the money are
filled up again, scoring cards that showed are scored, and the next player is in turn.
"""

from __future__ import annotations

from typing import Final

from rocaille.games.alhambra.decisions import BuyBuilding, BuyForDirk, TakeMoney
from rocaille.games.alhambra.rules import buying_buildings, end_of_the_game, scoring, taking_money
from rocaille.games.alhambra.state import State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log


class TakeAction(Step):
    """Take money or buy a building."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        return taking_money.possible(state) or buying_buildings.possible(state, state.players[self.seat])

    def happen(self, state: State, log: Log) -> None:
        log.note("nothing_possible", self.seat)

    def options(self, state: State, seat: int) -> list[Decision]:
        choices: list[Decision] = []
        taking_money.add_options(state.display, choices)
        buying_buildings.add_options(state, state.players[seat], choices)
        return choices

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        player = state.players[seat]
        if isinstance(decision, TakeMoney):
            taking_money.take(state, player, decision, log)
            return
        state.agenda += (self,)  # another action, if the payment is exact
        if isinstance(decision, BuyBuilding):
            buying_buildings.buy(state, player, decision.space, False, log)
        else:
            assert isinstance(decision, BuyForDirk)
            buying_buildings.buy(state, player, decision.space, True, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, TakeMoney):
            return taking_money.why_not(decision)
        if isinstance(decision, BuyBuilding):
            return buying_buildings.why_not(state, state.players[seat], decision.space, False)
        if isinstance(decision, BuyForDirk):
            return buying_buildings.why_not(state, state.players[seat], decision.space, True)
        return Reason("action_first")


class EndOfTurn(Step):
    """Fill up, score, and pass the turn on; or end the game, when there are not enough buildings left."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        full = buying_buildings.refill_courtyard(state, log)
        for shown in taking_money.refill_display(state, log):
            scoring.score(state, shown, log)
        if full:
            begin_turn(state, (self.seat + 1) % len(state.players))
        else:
            end_of_the_game.finish(state, log)


TURNS: Final[list[tuple[Step, ...]]] = [(EndOfTurn(seat), TakeAction(seat)) for seat in range(6)]


def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.agenda = TURNS[seat]
