"""Rollouts: from a position that a seat's view allows to a horizon, at which the strategy evaluates the position.

Rivals do what is best at the end of their turn. The seat does what it planned; where that has become impossible, it too does
what is best at the end of its turn. The horizon is the end of the stage, or as many of the seat's own turns as it should plan.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.budget import Budget
from rocaille.bots.evaluation import next_dice, utilities
from rocaille.bots.planner import MAX_NULL_MOVES, NARROW_BEAM, Turn, TurnPlan, best_distinct, turn_plans
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

MAX_ALTERNATIVES: Final = 24  # what else a rival might do with a turn, in case the best is not possible


class Reply:
    """What a rival would do with its next turn in a determinization, the likeliest first."""

    __slots__ = ("mover", "plans")

    def __init__(self, mover: int, plans: list[TurnPlan]) -> None:
        self.mover: Final = mover
        self.plans: Final = plans


class Determinization:
    """One of the positions that the view allows, and what rivals would do in it if the seat did nothing.

    They would do the same whatever the seat does, as far as that is still possible then: so this is worked out only once.
    `intended` are the turns with which rivals mean to go on, as far as that is known.
    """

    __slots__ = ("intended", "number", "replies", "state")

    def __init__(self, number: int, state: State) -> None:
        self.number: Final = number
        self.state: Final = state
        self.replies: list[Reply] | None = None
        self.intended: Final[dict[int, tuple[Turn, ...]]] = {}


class Rollout:
    """A position on its way from a determinization to the horizon."""

    __slots__ = ("budget", "determinization", "own_turns", "planned", "rival_turns", "state")

    def __init__(self, determinization: Determinization, budget: Budget) -> None:
        self.determinization: Final = determinization
        self.state = determinization.state.copy()
        self.budget: Final = budget
        self.rival_turns = 0  # so far
        self.own_turns = 0  # so far, after the first
        self.planned: tuple[Turn, ...] = ()  # how the seat means to go on


class RolloutPolicy:
    """How rivals and the seat itself decide in rollouts; and the determinizations in which rollouts begin."""

    def __init__(self, game: Game, seat: int, stage: int, dice: int) -> None:
        self.game: Final = game
        self.strategy: Final[Strategy] = game.strategy()
        self.seat: Final = seat
        self.stage: Final = stage  # the one in which rollouts begin
        self.depth: Final = self.strategy.planning_depth()
        self.dice: list[int] = [dice]  # of each determinization
        self.determinizations: list[Determinization] = []  # as the view now allows them

    def reset(self) -> None:
        """The view has changed: determinizations are made anew, with the same dice."""
        self.determinizations = []

    def determinization(self, view: View, number: int) -> Determinization:
        """One of the positions that the view allows, the same for the same number."""
        while len(self.dice) <= number:
            self.dice.append(next_dice(self.dice[-1]))
        known = self.determinizations
        while len(known) <= number:
            known.append(Determinization(len(known), self.determinize(view, len(known))))
        return known[number]

    def determinize(self, view: View, number: int) -> State:
        return self.game.imagine(view, self.dice[number])

    def play_turn(self, turn: Turn, mover: int, rollout: Rollout) -> None:
        """Play a turn. Where something hidden comes out otherwise than planned, the mover does what is best from there."""
        game = self.game
        for decision in turn:
            if mover not in game.to_decide(rollout.state):
                return
            if decision not in game.options(rollout.state, mover):
                self.play_best_turn(mover, rollout)
                return
            game.carry_out(rollout.state, mover, decision, SILENCE)

    def play_best_turn(self, mover: int, rollout: Rollout) -> None:
        """Play the turn that is best at its end."""
        rollout.state = self.greedy_turns(rollout.state, mover, 1, rollout.budget)[0].state

    def position_after(self, turn: Turn, mover: int, state: State) -> State | None:
        """The position after a turn; None if the turn is not possible."""
        game = self.game
        after = state.copy()
        for decision in turn:
            if mover not in game.to_decide(after) or decision not in game.options(after, mover):
                return None
            game.carry_out(after, mover, decision, SILENCE)
        return None if mover in game.to_decide(after) and self.strategy.stage(after) == self.stage else after

    def greedy_turns(self, state: State, mover: int, count: int, budget: Budget) -> list[TurnPlan]:
        """The turns at whose end the mover's utility is highest."""
        return best_distinct(turn_plans(self.game, self.strategy, state, mover, NARROW_BEAM.within_turn, budget), count)

    def replies(self, mover: int, rollout: Rollout) -> list[TurnPlan]:
        """What the rival whose turn it is would do if the seat did nothing; [] if that is not known."""
        known = rollout.determinization.replies
        if known is None:
            known = self.predict_replies(rollout.determinization, rollout.budget)
            rollout.determinization.replies = known
        if rollout.rival_turns < len(known) and known[rollout.rival_turns].mover == mover:
            return known[rollout.rival_turns].plans
        return []

    def predict_replies(self, determinization: Determinization, budget: Budget) -> list[Reply]:
        """What rivals do with their turns up to the horizon, if the seat does nothing with its own."""
        state = determinization.state.copy()
        replies: list[Reply] = []
        self.skip_turn(state)
        own_turns = 0
        while True:
            seats = self.play_forced(state)
            if not seats or self.strategy.stage(state) != self.stage or budget.is_spent():
                return replies
            if self.seat in seats:
                if own_turns == self.depth:
                    return replies
                own_turns += 1
                self.skip_turn(state)
                continue
            reply = Reply(seats[0], self.likely_turns(determinization, state, seats[0], budget))
            replies.append(reply)
            state = reply.plans[0].state.copy()

    def likely_turns(self, determinization: Determinization, state: State, mover: int, budget: Budget) -> list[TurnPlan]:
        """What a rival may do with its turn, the likeliest first."""
        return self.greedy_turns(state, mover, MAX_ALTERNATIVES, budget)

    def skip_turn(self, state: State) -> None:
        """Let the seat do nothing with its turn, as far as that is possible."""
        game, strategy = self.game, self.strategy
        for _ in range(MAX_NULL_MOVES):
            if self.seat not in game.to_decide(state) or strategy.stage(state) != self.stage:
                return
            options = game.options(state, self.seat)
            game.carry_out(state, self.seat, strategy.null_move(state, self.seat, options), SILENCE)

    def play_forced(self, state: State) -> tuple[int, ...]:
        """Play what leaves rivals no choice; who may decide then."""
        game = self.game
        while True:
            seats = game.to_decide(state)
            if not seats or self.seat in seats or self.strategy.stage(state) != self.stage:
                return seats
            options = game.options(state, seats[0])
            if len(options) > 1:
                return seats
            game.carry_out(state, seats[0], options[0], SILENCE)

    def play_reply(self, mover: int, rollout: Rollout) -> None:
        """A rival's turn: the likeliest that is possible."""
        for plan in self.replies(mover, rollout):
            after = self.position_after(plan.turn, mover, rollout.state)
            if after is not None:
                rollout.state = after
                break
        else:
            self.play_best_turn(mover, rollout)
        rollout.rival_turns += 1

    def finish(self, rollout: Rollout) -> list[float]:
        """Play on to the horizon; the utility of each seat there. [] if the budget is spent before."""
        while True:
            seats = self.play_forced(rollout.state)
            if not seats or self.strategy.stage(rollout.state) != self.stage:
                return self.evaluate(rollout)
            if self.seat in seats:
                if rollout.own_turns == self.depth:
                    return self.evaluate(rollout)
                rollout.own_turns += 1
                if rollout.planned:
                    turn = rollout.planned[0]
                    rollout.planned = rollout.planned[1:]
                    self.play_turn(turn, self.seat, rollout)
                else:
                    self.play_best_turn(self.seat, rollout)
            else:
                self.play_reply(seats[0], rollout)
            if rollout.budget.is_spent():
                return []

    def evaluate(self, rollout: Rollout) -> list[float]:
        """The utility of each seat where a rollout has come to its horizon."""
        return utilities(self.strategy.points(rollout.state))
