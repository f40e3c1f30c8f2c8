"""An opponent that plans its whole turn, and in Rokoko the rest of its round.

It tries sequences of its own decisions, keeps the most promising at every point, and lets the others do nothing meanwhile. What
it has planned for this turn it carries out, unless something comes in between that makes it impossible.
"""
from __future__ import annotations

from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.judging import standing, thrown
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

WIDTHS: Final[list[int]] = [14, 6, 4, 3]  # plans kept after each of one's own turns; the last goes on
WITHIN: Final = 40  # plans kept at each point within a turn
MOST_IDLE: Final = 400


class Plan:
    """A sequence of own decisions, where it leads, and how the seat stands there."""

    __slots__ = ("decisions", "stands", "state")

    def __init__(self, state: State, stands: float, decisions: tuple[Decision, ...]) -> None:
        self.state: Final = state
        self.stands: Final = stands
        self.decisions: Final = decisions


class PlannerBot(Bot):
    """Looks ahead over its turn and, where a stage has several turns, over those that are left in it."""

    def __init__(self, dice: int) -> None:
        super().__init__(dice)
        self.plan: tuple[Decision, ...] = ()

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        if len(options) == 1:
            if self.plan and self.plan[0] is options[0]:
                self.plan = self.plan[1:]
            return options[0]
        if not self.plan or self.plan[0] not in options:
            self.dice = thrown(self.dice)
            self.plan = best_plan(game, game.imagine(view, self.dice), view.seat)
        choice = self.plan[0]
        self.plan = self.plan[1:]
        return choice


def best_plan(game: Game, state: State, seat: int) -> tuple[Decision, ...]:
    """The decisions of this turn in the best plan that was found."""
    strategy = game.strategy()
    stage = strategy.stage(state)
    plans = this_turn(game, strategy, state, seat, stage)
    best = strongest(plans, WIDTHS[0])
    turn = {plan: plan.decisions for plan in best}
    for ahead in range(1, strategy.turns_ahead()):
        width = WIDTHS[min(ahead, len(WIDTHS) - 1)]
        found: list[Plan] = []
        following: dict[Plan, tuple[Decision, ...]] = {}
        going_on = False
        for plan in best:
            later = plan.state.copy()
            if not wait(game, strategy, later, seat, stage):
                found.append(plan)
                following[plan] = turn[plan]
                continue
            going_on = True
            for after in strongest(this_turn(game, strategy, later, seat, stage), width):
                found.append(after)
                following[after] = turn[plan]
        if not going_on:
            break
        best = strongest(found, width * 2)
        turn = following
    return turn[strongest(best, 1)[0]]


def strongest(plans: list[Plan], width: int) -> list[Plan]:
    return sorted(plans, key=lambda plan: -plan.stands)[:width]


def wait(game: Game, strategy: Strategy, state: State, seat: int, stage: int) -> bool:
    """Let the others do nothing until it is the seat's turn again; False if the stage is over before."""
    for _ in range(MOST_IDLE):
        seats = game.to_decide(state)
        if not seats or strategy.stage(state) != stage:
            return False
        if seat in seats:
            return True
        options = game.options(state, seats[0])
        game.carry_out(state, seats[0], strategy.idle(state, seats[0], options), SILENCE)
    return False


def this_turn(game: Game, strategy: Strategy, state: State, seat: int, stage: int) -> list[Plan]:
    """Every way to spend this turn that seems worth it, each to its end."""
    ended: list[Plan] = []
    going = [Plan(state, 0.0, ())]
    while going:
        quiet: list[Plan] = []
        restless: list[Plan] = []
        for plan in going:
            for option in game.options(plan.state, seat):
                after = plan.state.copy()
                game.carry_out(after, seat, option, SILENCE)
                decisions = (*plan.decisions, option)
                seats = game.to_decide(after)
                over = seat not in seats or strategy.stage(after) != stage
                if over:
                    ended.append(Plan(after, standing(strategy, after, seat), decisions))
                elif strategy.quiet(after):
                    quiet.append(Plan(after, standing(strategy, after, seat), decisions))
                else:
                    restless.append(Plan(after, 0.0, decisions))
        going = strongest(quiet, WITHIN) + restless
    return ended
