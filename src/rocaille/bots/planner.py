"""An opponent that plans its whole turn, and where a stage has several turns, the rest of them.

It looks for sequences of its own decisions by beam search, and meanwhile lets the others do nothing. It carries out what it has
planned for this turn, unless something comes in between that makes it impossible.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.budget import Budget
from rocaille.bots.evaluation import next_dice, utility
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

MAX_NULL_MOVES: Final = 400  # in a row, in case a game never gets on by them
MAX_EXPANSIONS: Final = 12000  # positions whose options the planner tries, for one decision: less than a second, mostly
MAX_UNFINISHED: Final = 400  # plans in the middle of something, at each point within a turn


Turn = tuple[Decision, ...]  # what a seat decides in one turn


class Beam:
    """How many plans a beam search keeps: at each point within a turn, and after each of the seat's own turns.

    The last number of `after_turn` holds for all later turns. With a `prefix`, the best plan with each beginning of so many
    decisions is looked at too, however low its utility at the end of the turn. A shallow search of what can follow then tells
    which of them are kept; the best with each first decision always is.
    """

    def __init__(self, within_turn: int, after_turn: list[int], prefix: int = 0) -> None:
        self.within_turn: Final = within_turn
        self.after_turn: Final = after_turn
        self.prefix: Final = prefix


WIDE_BEAM: Final = Beam(40, [14, 6, 4, 3])
NARROW_BEAM: Final = Beam(5, [4, 2, 2])
SHALLOW_BEAM: Final = Beam(3, [1])


class TurnPlan:
    """What to decide this turn, perhaps with later turns behind it, where that leads, and the seat's utility there."""

    __slots__ = ("later", "state", "turn", "utility")

    def __init__(self, state: State, utility: float, turn: Turn, later: tuple[Turn, ...] = ()) -> None:
        self.state: Final = state
        self.utility: Final = utility
        self.turn: Final = turn
        self.later: Final = later


class PlannerBot(Bot):
    """Looks ahead over its turn and, where a stage has several turns, over those that are left in it."""

    def __init__(self, dice: int) -> None:
        super().__init__(dice)
        self.plan: Turn = ()

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        if len(options) == 1:
            if self.plan and self.plan[0] is options[0]:
                self.plan = self.plan[1:]
            return options[0]
        if not self.plan or self.plan[0] not in options:
            self.dice = next_dice(self.dice)
            state = game.imagine(view, self.dice)
            self.plan = plans(game, state, view.seat, WIDE_BEAM, Budget(max_checks=MAX_EXPANSIONS))[0].turn
        choice = self.plan[0]
        self.plan = self.plan[1:]
        return choice


def plans(game: Game, state: State, seat: int, beam: Beam, budget: Budget) -> list[TurnPlan]:
    """Plans for this turn, the best first; the utility of each is that of the best continuation that was found."""
    strategy = game.strategy()
    stage = strategy.stage(state)
    width = beam.after_turn[0]
    candidates = best_distinct(turn_plans(game, strategy, state, seat, beam.within_turn, budget), width, beam.prefix)
    if len(candidates) <= width:
        return continuations(game, candidates, seat, stage, beam, budget)
    shallow = best_distinct(continuations(game, candidates, seat, stage, SHALLOW_BEAM, budget), width, 1)
    by_turn = {plan.turn: plan for plan in candidates}
    deep = continuations(game, [by_turn[plan.turn] for plan in shallow], seat, stage, beam, budget)
    return best_of_each_turn(shallow + deep, 0)


def continuations(game: Game, candidates: list[TurnPlan], seat: int, stage: int, beam: Beam, budget: Budget) -> list[TurnPlan]:
    """The best plan that was found behind each of these plans for this turn, the best first."""
    strategy = game.strategy()
    best = candidates
    for depth in range(1, strategy.planning_depth()):
        width = beam.after_turn[min(depth, len(beam.after_turn) - 1)]
        found: list[TurnPlan] = []
        any_longer = False
        for plan in best:
            later = plan.state.copy()
            if budget.is_spent() or not skip_to_turn(game, strategy, later, seat, stage):
                found.append(plan)
                continue
            any_longer = True
            for after in best_distinct(turn_plans(game, strategy, later, seat, beam.within_turn, budget), width):
                found.append(TurnPlan(after.state, after.utility, plan.turn, (*plan.later, after.turn)))
        if not any_longer:
            break
        best = best_of_each_turn(found, width * 2)
    return best_of_each_turn(best, 0)


def best_distinct(plans: list[TurnPlan], width: int, prefix: int = 0) -> list[TurnPlan]:
    """The best of them, and with a `prefix` the best with each beginning of so many decisions.

    Of those that lead to the same position, such as the same cards taken in another order, only one.
    """
    kept: list[TurnPlan] = []
    prefixes: set[Turn] = set()
    for plan in sorted(plans, key=lambda plan: -plan.utility):
        if len(kept) >= width:
            if not prefix:
                break
            if plan.turn[:prefix] in prefixes:
                continue
        if not kept or plan.utility != kept[-1].utility or plan.state.key() != kept[-1].state.key():
            kept.append(plan)
            prefixes.add(plan.turn[:prefix])
    return kept


def best_of_each_turn(plans: list[TurnPlan], width: int) -> list[TurnPlan]:
    """The best of them, and for everything that the seat may do this turn at least the best plan that begins so."""
    kept: list[TurnPlan] = []
    turns: set[Turn] = set()
    for plan in sorted(plans, key=lambda plan: -plan.utility):
        if len(kept) < width or plan.turn not in turns:
            kept.append(plan)
            turns.add(plan.turn)
    return kept


def skip_to_turn(game: Game, strategy: Strategy, state: State, seat: int, stage: int) -> bool:
    """Let the others do nothing until it is the seat's turn again; False if the stage is over before."""
    for _ in range(MAX_NULL_MOVES):
        seats = game.to_decide(state)
        if not seats or strategy.stage(state) != stage:
            return False
        if seat in seats:
            return True
        options = game.options(state, seats[0])
        game.carry_out(state, seats[0], strategy.null_move(state, seats[0], options), SILENCE)
    return False


def turn_plans(game: Game, strategy: Strategy, state: State, seat: int, width: int, budget: Budget) -> list[TurnPlan]:
    """Everything that the seat may do this turn and that a beam of this width finds, each to the end of the turn.

    When the budget is spent, what was found until then.
    """
    stage = strategy.stage(state)
    ended: list[TurnPlan] = []
    beam = [TurnPlan(state, 0.0, ())]
    while beam:
        quiescent: list[TurnPlan] = []
        unfinished: list[TurnPlan] = []
        for plan in beam:
            if budget.is_spent() and (ended or quiescent or unfinished):
                return ended or best_distinct(quiescent, 1) or unfinished[:1]
            for option in game.options(plan.state, seat):
                after = plan.state.copy()
                game.carry_out(after, seat, option, SILENCE)
                turn = (*plan.turn, option)
                if seat not in game.to_decide(after) or strategy.stage(after) != stage:
                    ended.append(TurnPlan(after, utility(strategy, after, seat), turn))
                elif strategy.is_quiescent(after):
                    quiescent.append(TurnPlan(after, utility(strategy, after, seat), turn))
                else:
                    unfinished.append(TurnPlan(after, 0.0, turn))
        beam = best_distinct(quiescent, width) + unfinished[:MAX_UNFINISHED]
    return ended
