"""Extended rollouts, for the final: candidates between which ordinary rollouts cannot choose.

Rivals plan their turns too, and sample one of their plans by a softmax. Where the seat's own plan has become impossible, it
makes a new one. At the horizon the rollout is extended, once or more, each time by a stage or a turn: everybody does what is
best at the end of their turn, or at once. The result is the mean of the evaluations at all these points: the first is nearer
and so surer, the later ones show what things were good for.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rocaille.bots.budget import Budget
from rocaille.bots.evaluation import best_option, next_dice, utilities
from rocaille.bots.planner import (
    NARROW_BEAM,
    SHALLOW_BEAM,
    TurnPlan,
    best_distinct,
    continuations,
    plans,
    skip_to_turn,
    turn_plans,
)
from rocaille.bots.rollouts import MAX_ALTERNATIVES, Determinization, Rollout, RolloutPolicy
from rocaille.bots.settings import SearchSettings
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import State, View
from rocaille.kernel.log import SILENCE

BELIEF_SAMPLES: Final = 2  # different deals of what rivals hold; determinizations share them in turn
TEMPERATURE: Final = 0.75  # points of utility that make a plan e times as likely; searches play like that
RIVAL_BEAM: Final = 8  # plans of a rival, and the best with each beginning
RIVAL_PREFIX: Final = 2  # of so many decisions,
MAX_RIVAL_PLANS: Final = 16  # but not more
RESOLUTION: Final = 1 << 20  # faces of the die that samples a plan


class BeliefSample:
    """One deal of what the seat cannot see, and what each rival would like to do in it."""

    __slots__ = ("plans", "state")

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.plans: Final[dict[int, list[TurnPlan]]] = {}  # by rival


def sample_plan(plans: list[TurnPlan], dice: int) -> TurnPlan:
    """One of them by a softmax: the likelier, the higher its utility."""
    highest = max([plan.utility for plan in plans])
    weights = [exp((plan.utility - highest) / TEMPERATURE) for plan in plans]
    left = sum(weights) * face(dice, RESOLUTION) / RESOLUTION
    for at in range(len(plans)):
        left -= weights[at]
        if left < 0.0:
            return plans[at]
    return plans[-1]


class ExtendedPolicy(RolloutPolicy):
    """Thinks further and more carefully in each rollout, so there is time for fewer of them."""

    def __init__(self, policy: RolloutPolicy) -> None:
        super().__init__(policy.game, policy.seat, policy.stage, policy.dice[0])
        self.settings: Final = SearchSettings(self.strategy.settings("search"))
        self.belief: list[BeliefSample] = []

    def reset(self) -> None:
        super().reset()
        self.belief = []

    def determinize(self, view: View, number: int) -> State:
        if number < BELIEF_SAMPLES:
            self.belief.append(BeliefSample(super().determinize(view, number)))
        state = self.belief[number % BELIEF_SAMPLES].state.copy()
        state.dice = self.dice[number]
        return state

    def likely_turns(self, determinization: Determinization, state: State, mover: int, budget: Budget) -> list[TurnPlan]:
        """What the rival intends, if that is possible, then what is best at the end of its turn."""
        others = self.greedy_turns(state, mover, MAX_ALTERNATIVES, budget)
        intended = determinization.intended
        if mover in intended:
            turn = intended[mover][:1]
            intended[mover] = intended[mover][1:]
            after = self.position_after(turn[0], mover, state) if turn else None
            return others if after is None else [TurnPlan(after, 0.0, turn[0]), *others]
        intended[mover] = ()
        rival_plans = self.rival_plans(determinization, mover, budget)
        if rival_plans:
            for plan in [sample_plan(rival_plans, self.rival_dice(determinization, mover)), *rival_plans]:
                after = self.position_after(plan.turn, mover, state)
                if after is not None:
                    intended[mover] = plan.later
                    return [TurnPlan(after, plan.utility, plan.turn), *others]
        return others

    def rival_plans(self, determinization: Determinization, mover: int, budget: Budget) -> list[TurnPlan]:
        """Plans of a rival, made as if nobody did anything before its turn, the best first."""
        sample = self.belief[determinization.number % BELIEF_SAMPLES]
        if mover not in sample.plans:
            state = sample.state.copy()
            found: list[TurnPlan] = []
            if skip_to_turn(self.game, self.strategy, state, mover, self.stage):
                turns = turn_plans(self.game, self.strategy, state, mover, NARROW_BEAM.within_turn, budget)
                candidates = best_distinct(turns, RIVAL_BEAM, RIVAL_PREFIX)[:MAX_RIVAL_PLANS]
                found = continuations(self.game, candidates, mover, self.stage, SHALLOW_BEAM, budget)
            sample.plans[mover] = found
        return sample.plans[mover]

    def rival_dice(self, determinization: Determinization, mover: int) -> int:
        """Dice that sample what a rival does, apart from those of the determinization itself."""
        dice = advance(self.dice[determinization.number])
        for _ in range(mover):
            dice = next_dice(dice)
        return dice

    def play_best_turn(self, mover: int, rollout: Rollout) -> None:
        """A rival does what is best at the end of its turn; the seat makes a new plan for this turn and those to come."""
        if mover != self.seat:
            super().play_best_turn(mover, rollout)
            return
        plan = plans(self.game, rollout.state, mover, SHALLOW_BEAM, rollout.budget)[0]
        for decision in plan.turn:
            self.game.carry_out(rollout.state, mover, decision, SILENCE)
        rollout.planned = plan.later

    def evaluate(self, rollout: Rollout) -> list[float]:
        total = self.strategy.points(rollout.state)
        horizon = self.settings.horizon(self.strategy.stage(rollout.state))
        extensions = self.settings.extensions
        for _ in range(extensions):
            if not self.extend(rollout, horizon):
                return []
            points = self.strategy.points(rollout.state)
            for seat in range(len(total)):
                total[seat] += points[seat]
        return utilities([points / (extensions + 1) for points in total])

    def extend(self, rollout: Rollout, horizon: int) -> bool:
        """Play on to that stage, or for as many own turns as the seat should plan; False if the budget is spent."""
        game, strategy = self.game, self.strategy
        single_decisions = self.settings.single_decisions
        own_turns = 0
        last = -1  # who decided, where a turn is not taken as a whole
        while not rollout.budget.is_spent():
            seats = game.to_decide(rollout.state)
            if not seats or strategy.stage(rollout.state) >= horizon:
                return True
            mover = seats[0]
            if mover == self.seat and mover != last and own_turns == self.depth:
                return True
            options = game.options(rollout.state, mover)
            if len(options) == 1:
                game.carry_out(rollout.state, mover, options[0], SILENCE)
                continue
            if mover == self.seat and mover != last:
                own_turns += 1
            if single_decisions:
                game.carry_out(rollout.state, mover, best_option(game, strategy, rollout.state, mover, options), SILENCE)
                last = mover
            else:
                rollout.state = self.greedy_turns(rollout.state, mover, 1, rollout.budget)[0].state
        return False
